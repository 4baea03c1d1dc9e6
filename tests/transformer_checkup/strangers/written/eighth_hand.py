"""Faults and designs of an eighth hand: one axis or one number taken for another."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    LONGEST,
    Alone,
    Attention,
    D,
    FeedForward,
    Seq2Seq,
    become,
)
from tests.transformer_checkup.strangers.written.seventh import Narrow, strange


def narrow_encoder(width):
    model = Seq2Seq()
    for layer in model.encoder:
        layer.feed = Narrow(width)
    return model


class Adapted(FeedForward):
    """A narrow network in a residual connection of its own, behind a wide one."""

    def __init__(self):
        super().__init__()
        self.adapter = nn.Sequential(nn.Linear(D, 3), nn.GELU(), nn.Linear(3, D))

    def forward(self, x):
        y = super().forward(x)
        return y + self.adapter(y)


def with_adapters():
    model = Seq2Seq()
    for layer in model.encoder:
        layer.feed = Adapted()
    return model


def one_vector():
    def encode(self, src):
        return Seq2Seq.encode(self, src)[:, -1:]

    def cross_mask(self, src, tgt):
        return self.padding(src)[..., -1:]

    return become(Seq2Seq(), encode=encode, cross_mask=cross_mask)


class Turned(Attention):
    """Rotary positions from one tensor: the cosines, and the sines."""

    axis, length, dtype = -2, LONGEST, torch.float32
    angles: torch.Tensor

    def __init__(self):
        super().__init__()
        half = D // self.heads // 2
        rates = 1000.0 ** -(torch.arange(half) / half)
        places = torch.arange(self.length).to(self.dtype).float()
        angles = places[:, None] * rates
        angles = torch.stack([angles.cos(), angles.sin()])
        self.register_buffer("angles", angles, persistent=False)

    def turn(self, x):
        cos, sin = self.angles[:, : x.shape[self.axis]]
        if self.axis == -3:
            cos, sin = cos[:, None], sin[:, None]
        a, b = x.chunk(2, -1)
        return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)

    def project(self, x, memory):
        q, k, v = super().project(x, memory)
        return self.turn(q), self.turn(k), v


class TurnedByHead(Turned):
    axis = -3


class ComplexByHead(TurnedByHead):
    """The same, with complex numbers."""

    def __init__(self):
        super().__init__()
        self.angles = torch.complex(*self.angles)

    def turn(self, x):
        pairs = torch.view_as_complex(x.unflatten(-1, (-1, 2)).contiguous())
        turned = pairs * self.angles[: x.shape[-3], None]
        return torch.view_as_real(turned).flatten(-2)


class TurnedByHalf(Turned):
    length, dtype = 2100, torch.float16


class TurnedFar(Turned):
    length = 2100


def turned(*kinds):
    model = become(Alone(), positions=lambda self, x: x)
    for layer, kind in zip(model.layers, kinds, strict=True):
        layer.attend = kind()
    return model


def root_of_d_model(step, d_model=32, warmup=100):
    step = max(step, 1)
    return d_model**0.5 * min(step**-0.5, step * warmup**-1.5)


class Table(nn.Module):
    table: torch.Tensor

    def __init__(self, dtype, d=32, length=3000):
        super().__init__()
        places = torch.arange(length).to(dtype).float()[:, None]
        angles = places / 10000 ** (torch.arange(0, d, 2) / d)
        table = torch.stack([angles.sin(), angles.cos()], -1).flatten(1)
        self.register_buffer("table", table)

    def forward(self, x):
        return x + self.table[: x.shape[1]].to(x)


class Depth(nn.Module):
    """A sublayer that is left out at times, with a factor for each of the modes."""

    def __init__(self, in_training, in_evaluation, d=32, rate=0.3):
        super().__init__()
        self.norm, self.rate = nn.LayerNorm(d), rate
        self.scales = in_evaluation, in_training

    def forward(self, x, sublayer):
        y = self.scales[self.training] * sublayer(self.norm(x))
        if self.training:
            y = y * (torch.rand(len(x), 1, 1) >= self.rate)
        return x + y


class Dropped(nn.Module):
    def __init__(self, d=32):
        super().__init__()
        self.norm = nn.LayerNorm(d)

    def forward(self, x, sublayer):
        return x + F.dropout(sublayer(self.norm(x)), 0.2, self.training)


FAULTS = [
    strange(
        "an inner width of 2 in one stack",
        lambda: narrow_encoder(2),
        r"inner width of 2, for d_model = 24 \(encoder.0",
    ),
    strange("one vector of the source", one_vector, "cross is given one key alone"),
    strange(
        "angles by head",
        lambda: turned(TurnedByHead, TurnedByHead),
        "no query is turned by where it stands",
        "decoder",
    ),
    strange(
        "complex angles by head",
        lambda: turned(ComplexByHead, ComplexByHead),
        "no query is turned by where it stands",
        "decoder",
    ),
    strange(
        "angles in float16",
        lambda: turned(TurnedByHalf, TurnedByHalf),
        "positions 2048 and 2049 have one vector",
        "decoder",
    ),
    strange(
        "a rate times the root of d_model",
        lambda: root_of_d_model,
        "32 times too high, which is d_model",
        "learning rate",
        d_model=32,
        warmup=100,
    ),
    strange(
        "positions in float16",
        lambda: Table(torch.float16),
        "positions 2048 and 2049 have one vector",
        "positional encoding",
        d_model=32,
    ),
    strange(
        "sublayers left out, none scaled",
        lambda: Depth(1, 1),
        "in training 0.[67]. of what evaluation adds",
        "residual",
        d_model=32,
    ),
]
DESIGNS = [
    strange("an encoder narrower than d_model", lambda: narrow_encoder(12)),
    strange("adapters in one stack", with_adapters),
    strange("angles in one tensor", lambda: turned(Turned, TurnedFar), kind="decoder"),
    strange(
        "no positions in the first layer",
        lambda: turned(Attention, Turned),
        kind="decoder",
    ),
    strange(
        "positions in float32",
        lambda: Table(torch.float32),
        kind="positional encoding",
        d_model=32,
    ),
    strange(
        "sublayers left out, kept ones scaled",
        lambda: Depth(1 / 0.7, 1),
        kind="residual",
        d_model=32,
    ),
    strange(
        "sublayers left out, scaled in evaluation",
        lambda: Depth(1, 0.7),
        kind="residual",
        d_model=32,
    ),
    strange("a dropout as a function", Dropped, kind="residual", d_model=32),
]
