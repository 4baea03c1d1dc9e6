"""Right models that are unusual: no row of a check-up may be red."""

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
    EncoderAlone,
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


@design("query and key have exchanged names")
def _():
    def weigh(self, scores, mask):
        return self.hide(scores.mT, mask).softmax(-1)

    model = with_attention(place="encoder", weigh=weigh)
    return with_attention(model, "decoder", weigh=weigh)


def with_feed_forward(make):
    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        layer.feed = make()
    return model


design("the plain model")(Seq2Seq)
design("a decoder alone", "decoder")(Alone)
design("an encoder alone", "encoder")(EncoderAlone)
design("no dropout", dropout=0.0)(lambda: Seq2Seq(rate=0.0))
design("one layer")(lambda: Seq2Seq(layers=1))
design("RMSNorm")(lambda: Seq2Seq(norm=nn.RMSNorm))
design("a layer norm with an ε of 1e-12")(
    lambda: Seq2Seq(norm=lambda size: nn.LayerNorm(size, eps=1e-12))
)
design("a layer norm without a gain")(
    lambda: Seq2Seq(norm=lambda size: nn.LayerNorm(size, elementwise_affine=False))
)


@design("post-norm")
def _():
    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        become(
            layer,
            add=lambda s, n, x, f: s.norms[n](x + s.drops[n](f(x))),
        )
    model.encoder_norm, model.decoder_norm = nn.Identity(), nn.Identity()
    return model


@design("DeepNorm: a residual multiplied by a number")
def _():
    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        become(layer, add=lambda s, n, x, f: s.norms[n](1.5 * x + s.drops[n](f(x))))
    model.encoder_norm, model.decoder_norm = nn.Identity(), nn.Identity()
    return model


@design("sandwich norm")
def _():
    def add(self, n, x, f):
        return x + self.drops[n](self.after[n](f(self.norms[n](x))))

    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        become(layer, add=add)
        layer.after = nn.ModuleList(nn.LayerNorm(D) for _ in layer.norms)
    return model


@design("ReZero: gains of 0 at the start")
def _():
    def add(self, n, x, f):
        return x + self.gains[n] * self.drops[n](f(x))

    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        become(layer, add=add)
        layer.gains = nn.Parameter(torch.zeros(3))
        layer.norms = nn.ModuleList(nn.Identity() for _ in layer.norms)
        if layer.cross is None:
            layer.gains = nn.Parameter(torch.zeros(2))
    return model


@design("LayerScale of 1e-4")
def _():
    def add(self, n, x, f):
        return x + self.gains[n] * self.drops[n](f(self.norms[n](x)))

    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        become(layer, add=add)
        layer.gains = nn.ParameterList(torch.full((D,), 1e-4) for _ in layer.norms)
    return model


class Gated(nn.Module):
    """SwiGLU and its relatives."""

    def __init__(self, act=F.silu):
        super().__init__()
        self.gate, self.up, self.down = (
            nn.Linear(D, FF),
            nn.Linear(D, FF),
            nn.Linear(FF, D),
        )
        self.act, self.drop = act, nn.Dropout(0.1)

    def forward(self, x):
        return self.down(self.drop(self.act(self.gate(x)) * self.up(x)))


design("SwiGLU")(lambda: with_feed_forward(Gated))
design("a gate of ReLU")(lambda: with_feed_forward(lambda: Gated(F.relu)))


class Activated(FeedForward):
    act = staticmethod(F.gelu)

    def forward(self, x):
        return self.down(self.drop(self.act(self.up(x))))


class Squared(Activated):
    act = staticmethod(lambda x: x.relu().square())


design("GELU")(lambda: with_feed_forward(Activated))
design("squared ReLU")(lambda: with_feed_forward(Squared))


@design("a feed-forward of 1×1 convolutions")
def _():
    class Convolved(nn.Module):
        def __init__(self):
            super().__init__()
            self.up, self.down = nn.Conv1d(D, FF, 1), nn.Conv1d(FF, D, 1)
            self.drop = nn.Dropout(0.1)

        def forward(self, x):
            hidden = self.drop(self.up(x.transpose(1, 2)).relu())
            return self.down(hidden).transpose(1, 2)

    return with_feed_forward(Convolved)


@design("experts: a router picks a feed-forward")
def _():
    class Experts(nn.Module):
        def __init__(self):
            super().__init__()
            self.router = nn.Linear(D, 2)
            self.experts = nn.ModuleList(FeedForward() for _ in range(2))

        def forward(self, x):
            share = self.router(x).softmax(-1)
            return sum(share[..., i : i + 1] * e(x) for i, e in enumerate(self.experts))

    return with_feed_forward(Experts)


def plain_positions(model):
    return become(model, positions=lambda self, x: x)


@design("rotary positions")
def _():
    def score(self, q, k):
        def turn(x):
            table = sines_for(x)
            a, b = x[..., 0::2], x[..., 1::2]
            sin, cos = table
            return torch.stack([a * cos - b * sin, a * sin + b * cos], -1).flatten(-2)

        return turn(q) @ turn(k).mT / math.sqrt(q.shape[-1])

    def sines_for(x):
        angle = torch.arange(x.shape[2])[:, None] / 100 ** (
            torch.arange(0, x.shape[-1], 2) / x.shape[-1]
        )
        return angle.sin().to(x), angle.cos().to(x)

    model = plain_positions(Seq2Seq())
    with_attention(model, "encoder", score=score)
    return with_attention(model, "decoder", score=score)


def distances(q, k):
    return torch.arange(k.shape[2])[None] - torch.arange(q.shape[2])[:, None]


@design("ALiBi")
def _():
    def score(self, q, k):
        slopes = torch.tensor([0.5, 0.25, 0.125]).view(3, 1, 1).to(q)
        return Attention.score(self, q, k) - slopes * distances(q, k).abs()

    model = plain_positions(Seq2Seq())
    with_attention(model, "encoder", score=score)
    return with_attention(model, "decoder", score=score)


@design("biases by distance, and no scale, as in T5")
def _():
    def score(self, q, k):
        by = self.bias[(distances(q, k).clamp(-8, 8) + 8)]
        return q @ k.mT + by.permute(2, 0, 1)

    model = plain_positions(Seq2Seq(norm=nn.RMSNorm))
    with_attention(model, "encoder", score=score)
    with_attention(model, "decoder", score=score)
    for attend in attentions(model, "encoder") + attentions(model, "decoder"):
        attend.bias = nn.Parameter(torch.randn(17, HEADS) * 0.1)
    with_attention(model, "cross", score=lambda self, q, k: q @ k.mT)
    return model


@design("learned positions")
def _():
    model = Seq2Seq()
    del model.table_of_sines
    model.table_of_sines = nn.Parameter(torch.randn(64, D) * 0.2)
    return model


@design("sines in halves, as in tensor2tensor")
def _():
    model = Seq2Seq()
    table = model.table_of_sines
    model.table_of_sines = torch.cat([table[:, 0::2], table[:, 1::2]], 1)
    return model


@design("a zero row in the table of sines, as in fairseq", max_len=60)
def _():
    """Positions count from 1, and a padding token has the row of zeros."""

    class Fairseq(Seq2Seq):
        def embed(self, table, ids):
            real = (ids != 0).long()
            count = real.cumsum(1) * real
            x = table(ids) * math.sqrt(D) + self.table_of_sines[count]
            return self.drop(x)

    model = Fairseq()
    model.table_of_sines[0] = 0
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
