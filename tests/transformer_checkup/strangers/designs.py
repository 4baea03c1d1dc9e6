"""Right models that are unusual: no row of a check-up may be red."""

import math

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    FF,
    HEADS,
    Alone,
    Attention,
    D,
    EncoderAlone,
    FeedForward,
    Seq2Seq,
    attentions,
    become,
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
