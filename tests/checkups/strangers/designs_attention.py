"""Right designs of attention, of sharing, of precision and of masks."""

import math

import torch
import torch.nn.functional as F
from torch import nn

from tests.checkups.strangers.fault import Strange
from tests.checkups.strangers.models import (
    FF,
    HEADS,
    SRC,
    TGT,
    Alone,
    Attention,
    Block,
    D,
    FeedForward,
    Seq2Seq,
    attentions,
    become,
    greedy,
    parts,
)

DESIGNS = []


def design(title, kind="model", **told):
    def add(build):
        DESIGNS.append(Strange(title, build, "", kind, told))
        return build

    return add


def with_attention(model=None, place="", **methods):
    model = model or Seq2Seq()
    for attend in attentions(model, place):
        become(attend, **methods)
    return model


@design("shared query and key, as in Reformer")
def _():
    model = Seq2Seq()
    for attend in attentions(model):
        attend.to_k = attend.to_q
    return model


@design("one pair of keys and values for all heads")
def _():
    def project(self, x, memory):
        k, v = self.to_k(memory).unsqueeze(1), self.to_v(memory).unsqueeze(1)
        return self.split(self.to_q(x)), k, v

    model = with_attention(project=project)
    for attend in attentions(model):
        attend.to_k, attend.to_v = nn.Linear(D, 8), nn.Linear(D, 8)
    return model


@design("queries and keys are normed")
def _():
    def project(self, x, memory):
        q, k, v = Attention.project(self, x, memory)
        return self.norm_q(q), self.norm_k(k), v

    model = with_attention(project=project)
    for attend in attentions(model):
        attend.norm_q, attend.norm_k = nn.LayerNorm(8), nn.LayerNorm(8)
    return model


@design("muP divides by d_k")
def _():
    return with_attention(score=lambda s, q, k: q @ k.mT / q.shape[-1])


@design("scores are capped by a tanh, as in Gemma")
def _():
    return with_attention(
        score=lambda s, q, k: 5 * torch.tanh(Attention.score(s, q, k) / 5)
    )


@design("a sink: softmax with one more in the sum")
def _():
    def weigh(self, scores, mask):
        scores = self.hide(scores, mask)
        one = torch.zeros_like(scores[..., :1])
        return torch.cat([scores, one], -1).softmax(-1)[..., :-1]

    return with_attention(weigh=weigh)


@design("torch's own fused attention")
def _():
    def forward(self, x, memory, mask):
        q, k, v = self.project(x, memory)
        rate = self.drop.p if self.training else 0.0
        mask = mask.expand(len(x), 1, q.shape[2], k.shape[2]).bool()
        return self.to_out(
            self.merge(F.scaled_dot_product_attention(q, k, v, mask, rate))
        )

    return with_attention(forward=forward)


@design("attention by einsum, one matrix for q, k and v")
def _():
    class Together(nn.Module):
        def __init__(self):
            super().__init__()
            self.qkv, self.to_out = nn.Linear(D, 3 * D), nn.Linear(D, D)

        def forward(self, x, memory, mask):
            weight, bias = self.qkv.weight.chunk(3), self.qkv.bias.chunk(3)
            q = F.linear(x, weight[0], bias[0]).unflatten(-1, (HEADS, -1))
            k = F.linear(memory, weight[1], bias[1]).unflatten(-1, (HEADS, -1))
            v = F.linear(memory, weight[2], bias[2]).unflatten(-1, (HEADS, -1))
            scores = torch.einsum("bqhd,bkhd->bhqk", q, k) / math.sqrt(8)
            weights = scores.masked_fill(
                mask == 0, torch.finfo(scores.dtype).min
            ).softmax(-1)
            return self.to_out(torch.einsum("bhqk,bkhd->bqhd", weights, v).flatten(2))

    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        layer.attend = Together()
        if layer.cross is not None:
            layer.cross = Together()
    return model


@design("tied embeddings and output")
def _():
    model = Seq2Seq()
    model.head.weight = model.tgt_table.weight
    return model


@design("one layer for the whole encoder, as in ALBERT")
def _():
    class Universal(Seq2Seq):
        def __init__(self):
            super().__init__(layers=1)
            self.depth = 3

        def encode(self, src):
            x = self.embed(self.src_table, src)
            for _ in range(self.depth):
                x = self.encoder[0](x, self.src_mask(src))
            return self.encoder_norm(x)

    return Universal()


@design("attention and feed-forward in parallel, as in GPT-J", "decoder")
def _():
    def forward(self, x, mask, memory=None, memory_mask=None):
        y = self.norms[0](x)
        both = self.attend(y, y, mask) + self.feed(self.norms[1](x))
        return x + self.drops[0](both)

    model = Alone()
    for layer in model.layers:
        become(layer, forward=forward)
        layer.drops[1] = nn.Identity()
    return model


@design("a sliding window in a decoder alone, as in Mistral", "decoder")
def _():
    return become(Alone(), mask=lambda s, ids: s.padding(ids) & s.causal(ids).triu(-7))


@design("a mask made of -inf", "decoder")
def _():
    model = Alone()
    for attend in attentions(model):
        become(
            attend,
            hide=lambda s, x, mask: (
                x + torch.zeros_like(x).masked_fill(~mask, -math.inf)
            ),
        )
    return model


@design("the logit of padding is -inf")
def _():
    def forward(self, src, tgt):
        logits = Seq2Seq.forward(self, src, tgt)
        never = torch.zeros(TGT, dtype=torch.bool)
        never[0] = True
        return logits.masked_fill(never, -math.inf)

    return become(Seq2Seq(), forward=forward)


@design("log-probabilities")
def _():
    def forward(self, src, tgt):
        return Seq2Seq.forward(self, src, tgt).log_softmax(-1)

    return become(Seq2Seq(), forward=forward)


@design("a model in bfloat16")
def _():
    return Seq2Seq().bfloat16()


@design("a model in float16")
def _():
    return Seq2Seq().half()


@design("a convolution between attention and feed-forward, as in a Conformer")
def _():
    def encode(self, src):
        x = self.embed(self.src_table, src)
        for layer in self.encoder:
            x = layer(x, self.src_mask(src))
            real = (src != 0).unsqueeze(-1)
            x = x + self.around((x * real).transpose(1, 2)).transpose(1, 2)
        return self.encoder_norm(x)

    model = become(Seq2Seq(), encode=encode)
    model.around = nn.Conv1d(D, D, 3, padding=1, groups=D)
    return model


@design("factored embeddings")
def _():
    class Factored(nn.Module):
        def __init__(self, size):
            super().__init__()
            self.small, self.large = nn.Embedding(size, 8), nn.Linear(8, D, bias=False)

        def forward(self, ids):
            return self.large(self.small(ids)) / 4

    model = Seq2Seq()
    model.src_table, model.tgt_table = Factored(SRC), Factored(TGT)
    return model


@design("a norm on the embeddings")
def _():
    def embed(self, table, ids):
        return self.drop(self.first_norm(self.positions(table(ids))))

    model = become(Seq2Seq(), embed=embed)
    model.first_norm = nn.LayerNorm(D)
    return model


@design("padding_idx is padding")
def _():
    model = Seq2Seq()
    model.src_table = nn.Embedding(SRC, D, padding_idx=0)
    model.tgt_table = nn.Embedding(TGT, D, padding_idx=0)
    return model


@design("whole layers are dropped in training")
def _():
    def forward(self, x, mask, memory=None, memory_mask=None):
        if self.training and torch.rand(()) < 0.1:
            return x
        return Block.forward(self, x, mask, memory, memory_mask)

    model = Seq2Seq()
    for layer in model.encoder:
        become(layer, forward=forward)
    return model


@design("dropout on attention weights alone")
def _():
    model = Seq2Seq()
    for module in parts(model, nn.Dropout):
        module.p = 0.0
    for attend in attentions(model):
        attend.drop.p = 0.1
    return model


@design("masks of four axes are asked for")
def _():
    class Asks(Seq2Seq):
        def forward(self, src, tgt, src_mask, tgt_mask):
            assert src_mask.dim() == 4 and tgt_mask.dim() == 4
            self.given = src_mask, tgt_mask
            out = Seq2Seq.forward(self, src, tgt)
            del self.given
            return out

        def src_mask(self, src):
            return self.given[0]

        def cross_mask(self, src, tgt):
            return self.given[0]

        def tgt_mask(self, tgt):
            return self.given[1]

    return Asks()


@design("masks of three axes are asked for, heads are added inside")
def _():
    class Asks(Seq2Seq):
        def forward(self, src, tgt, src_mask, tgt_mask):
            self.given = src_mask.unsqueeze(1), tgt_mask.unsqueeze(1)
            out = Seq2Seq.forward(self, src, tgt)
            del self.given
            return out

        def src_mask(self, src):
            return self.given[0]

        def cross_mask(self, src, tgt):
            return self.given[0]

        def tgt_mask(self, tgt):
            return self.given[1]

    return Asks()


@design("decoding as it should be", decode=greedy, bos_id=1, eos_id=2)
def _():
    model = Seq2Seq()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter *= 1.7
    return model


@design("an nn.Transformer, norm first")
def _():
    return nn.Transformer(D, 3, 2, 2, FF, 0.1, batch_first=True, norm_first=True)


@design("target padding is not masked")
def _():
    return become(Seq2Seq(), tgt_mask=lambda s, tgt: s.causal(tgt))


@design("sublayers project to zero at the start")
def _():
    model = Seq2Seq()
    for attend in attentions(model):
        nn.init.zeros_(attend.to_out.weight)
    for feed in parts(model, FeedForward):
        nn.init.zeros_(feed.down.weight)
    return model
