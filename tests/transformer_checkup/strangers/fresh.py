"""Faults of other kinds, written when the checks were finished; seven of 26 were not named then."""

import math

import torch
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    SRC,
    Attention,
    D,
    Seq2Seq,
    attentions,
    become,
    greedy,
)

FRESH = []


def fault(title, named, kind="model", **told):
    def add(build):
        FRESH.append(Strange(title, build, named, kind, told))
        return build

    return add


def with_attention(place="", **methods):
    model = Seq2Seq()
    for attend in attentions(model, place):
        become(attend, **methods)
    return model


@fault(
    "the memory is one mean vector at each position", r"order of the source|memory|mean"
)
def _():
    def encode(self, src):
        memory = Seq2Seq.encode(self, src)
        real = (src != 0).unsqueeze(-1).to(memory)
        mean = (memory * real).sum(1, keepdim=True) / real.sum(1, keepdim=True)
        return mean.expand_as(memory)

    return become(Seq2Seq(), encode=encode)


@fault(
    "ids are looked up modulo 8", r"alike|same (row|vector)|embedding|table|distinct"
)
def _():
    class Folded(nn.Embedding):
        def forward(self, ids):
            return super().forward(torch.where(ids == 0, 0, 1 + ids % 8))

    model = Seq2Seq()
    model.src_table = Folded(SRC, D)
    nn.init.normal_(model.src_table.weight, std=D**-0.5)
    return model


@fault(
    "positions are added twice",
    r"position.*(twice|2\.0|×|multipl|size)|embedding.*position",
)
def _():
    def positions(self, x):
        return x + 2 * self.table_of_sines[: x.shape[1]]

    return become(Seq2Seq(), positions=positions)


@fault("positions go on from one call to the next", r"same|two passes|determin|call")
def _():
    def positions(self, x):
        self.count = getattr(self, "count", 0) + 1
        return x + self.table_of_sines[self.count % 20 :][: x.shape[1]]

    return become(Seq2Seq(), positions=positions)


@fault(
    "the memory of the first call is kept",
    r"source is used|kept|call|batch|size|memory",
)
def _():
    def encode(self, src):
        if src.shape not in self.kept:
            self.kept[src.shape] = Seq2Seq.encode(self, src).detach()
        return self.kept[src.shape]

    model = become(Seq2Seq(), encode=encode)
    model.kept = {}
    return model


@fault("noise is added in evaluation too", r"determin|two passes|evaluation")
def _():
    def encode(self, src):
        memory = Seq2Seq.encode(self, src)
        return memory + 0.1 * torch.randn_like(memory)

    return become(Seq2Seq(), encode=encode)


@fault("the table is used through .data", r"src_table|tgt_table|embedding|gradient")
def _():
    def embed(self, table, ids):
        x = table.weight.data[ids] * math.sqrt(D)
        return self.drop(self.positions(x))

    return become(Seq2Seq(), embed=embed)


@fault("all heads use the weights of the first", r"head|row|to_q|gradient")
def _():
    def weigh(self, scores, mask):
        return Attention.weigh(self, scores, mask)[:, :1].expand(scores.shape)

    return with_attention(weigh=weigh)


@fault("logits are clamped to 1", r"logit|clamp|above|largest")
def _():
    def forward(self, src, tgt):
        return Seq2Seq.forward(self, src, tgt).clamp(-1, 1)

    return become(Seq2Seq(), forward=forward)


@fault("logits stand one position too late", r"shift|own|position|late|itself")
def _():
    def forward(self, src, tgt):
        logits = Seq2Seq.forward(self, src, tgt)
        return torch.cat([logits[:, :1], logits[:, :-1]], 1)

    return become(Seq2Seq(), forward=forward)


@fault("dropout on the scores, before the softmax", r"score|sum|dropout")
def _():
    def score(self, q, k):
        return self.drop(Attention.score(self, q, k))

    return with_attention(score=score)


@fault("the scale is applied twice", r"√d_k|scale|factor")
def _():
    def score(self, q, k):
        return Attention.score(self, q / math.sqrt(q.shape[-1]), k)

    return with_attention(score=score)


@fault("matrices are initialized with a deviation of 1", r"initiali|first loss|large")
def _():
    model = Seq2Seq()
    for p in model.parameters():
        if p.dim() > 1:
            nn.init.normal_(p)
    return model


@fault("a gain of layer norm starts at 0", r"gain|norm|learn|gradient|residual")
def _():
    model = Seq2Seq()
    nn.init.zeros_(model.decoder_norm.weight)
    return model


@fault("a tanh on the residual stream", r"tanh|residual|stream|norm")
def _():
    def add(self, number, x, sublayer):
        return torch.tanh(x + self.drops[number](sublayer(self.norms[number](x))))

    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        become(layer, add=add)
    return model


@fault("the second encoder layer has no mask", r"encoder\.1|padding.*encoder")
def _():
    model = Seq2Seq()
    become(model.encoder[1].attend, hide=lambda self, scores, mask: scores)
    return model


@fault(
    "cross-attention leaves the last source token out",
    r"cross.*(never|last|source)|source",
)
def _():
    def cross_mask(self, src, tgt):
        last = torch.arange(src.shape[1]) < src.shape[1] - 1
        return self.padding(src) & last if src.shape[1] > 1 else self.padding(src)

    return become(Seq2Seq(), cross_mask=cross_mask)


@fault("a residual that is halved", r"residual|stream|carried", "residual", d_model=D)
def _():
    class Halved(nn.Module):
        def __init__(self):
            super().__init__()
            self.norm, self.drop = nn.LayerNorm(D), nn.Dropout(0.1)

        def forward(self, x, sublayer):
            return 0.5 * x + self.drop(sublayer(self.norm(x)))

    return Halved()


@fault("a padding mask by comparison", r"mask|token", "padding mask", pad_id=4)
def _():
    return lambda ids: (ids > 4).unsqueeze(1)


@fault(
    "positions that are multiplied",
    r"position|added|formula",
    "positional encoding",
    d_model=D,
)
def _():
    class Multiplied(nn.Module):
        def __init__(self):
            super().__init__()
            angle = torch.arange(64)[:, None] / 10000 ** (torch.arange(0, D, 2) / D)
            table = torch.stack([angle.sin(), angle.cos()], -1).flatten(1)
            self.register_buffer("table", table)

        def forward(self, x):
            return x * self.table[: x.shape[1]]

    return Multiplied()


@fault(
    "smoothing with the sign exchanged",
    r"cross-entropy|confiden",
    "label smoothing",
    smoothing=0.1,
    pad_id=0,
)
def _():
    def loss(logits, targets):
        log = logits.log_softmax(-1)
        own = log.gather(1, targets[:, None])[:, 0]
        each = -(0.9 * own - 0.1 * log.mean(-1))
        return each[targets != 0].mean()

    return loss


@fault(
    "the rate grows with d_model",
    r"factor|formula|d_model",
    "learning rate",
    d_model=8,
    warmup=40,
)
def _():
    return lambda step: 8**0.5 * min(max(step, 1) ** -0.5, step * 40**-1.5)


def decoding(title, named):
    def add(decode):
        told = dict(decode=decode, bos_id=1, eos_id=2)
        FRESH.append(Strange(title, loud_enough, named, "model", told))
        return decode

    return add


def loud_enough():
    model = Seq2Seq()
    with torch.no_grad():
        for p in model.parameters():
            p *= 1.7
    return model


@decoding("decoding takes the least likely token", r"greedy")
def _(model, src, max_len):
    return greedy(lambda_of(model, lambda logits: -logits), src, max_len)


@decoding("decoding forgets all but three tokens", r"greedy")
def _(model, src, max_len):
    model.eval()
    ids = src.new_full((len(src), 1), 1)
    ended = torch.zeros(len(src), dtype=torch.bool)
    while ids.shape[1] < max_len and not ended.all():
        new = model(src, ids[:, -3:])[:, -1].argmax(-1).masked_fill(ended, 0)
        ids = torch.cat([ids, new[:, None]], 1)
        ended |= new == 2
    return ids


@decoding("decoding leaves the start token out", r"start token")
def _(model, src, max_len):
    return greedy(model, src, max_len)[:, 1:]


@decoding("decoding goes on one token too long", r"max_len|stops|long")
def _(model, src, max_len):
    return greedy(model, src, max_len + 1)


def lambda_of(model, change):
    """The same model, with its logits changed."""
    own = type(model).forward
    return become(model, forward=lambda self, s, t: change(own(self, s, t)))
