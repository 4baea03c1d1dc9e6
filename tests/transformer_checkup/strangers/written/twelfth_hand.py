"""Faults and designs of a twelfth hand: batches of one, one side, one row, one number."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    FF,
    HEADS,
    LONGEST,
    Alone,
    Attention,
    D,
    EncoderAlone,
    become,
    parts,
)
from tests.transformer_checkup.strangers.written.seventh import strange


def one_row(self, x):
    """The colon is missing: one row of the table is taken for all positions."""
    return x + self.table_of_sines[x.shape[1] - 1]


def squeezed():
    return become(Alone(), forward=lambda self, ids: Alone.forward(self, ids).squeeze())


def layers_dropped(always):
    """LayerDrop: a layer is left out now and then, in training or always."""

    def forward(self, ids):
        x = self.embed(self.table, ids)
        for layer in self.layers:
            if (always or self.training) and torch.rand(()) < 0.3:
                continue
            x = layer(x, self.mask(ids))
        return self.head(self.norm(x))

    return become(Alone(), forward=forward)


def of_one_number():
    model = Alone()
    for attention in parts(model, Attention):
        for linear in parts(attention, nn.Linear):
            nn.init.constant_(linear.weight, 0.02)
    return model


def biased(sided):
    """An encoder with a bias by distance (T5): of both sides, or of the past alone."""
    model = EncoderAlone()
    distance = torch.arange(LONGEST) - torch.arange(LONGEST)[:, None]
    bucket = distance.clamp(-8, 0) if sided else distance.clamp(-8, 8)

    class Biased(Attention):
        def score(self, q, k):
            length = q.shape[-2]
            bias = self.bias.weight[8 + bucket[:length, :length]]
            return Attention.score(self, q, k) + bias.permute(2, 0, 1)

    for attention in parts(model, Attention):
        attention.bias = nn.Embedding(17, HEADS)
        attention.__class__ = Biased
    return become(model, positions=lambda self, x: x)


def near_or_first(self, ids):
    """One token on each side, and the first; the first sees all (Longformer)."""
    at = torch.arange(ids.shape[1])
    mask = ((at - at[:, None]).abs() <= 1) | (at == 0) | (at[:, None] == 0)
    return mask & self.padding(ids)


def of_another_row(self, ids):
    return Alone.padding(self, ids.roll(1, 0))


class Gated(nn.Module):
    """SwiGLU with one matrix for the gate and what goes through it."""

    def __init__(self):
        super().__init__()
        self.up, self.down = nn.Linear(D, 2 * FF), nn.Linear(FF, D)

    def forward(self, x):
        gate, up = self.up(x).chunk(2, -1)
        return self.down(F.silu(gate) * up)


class Sandwich(nn.Module):
    """A norm before the sublayer and one behind it, or a sum that is made in place."""

    def __init__(self, in_place=False):
        super().__init__()
        self.before, self.after = nn.LayerNorm(D), nn.LayerNorm(D)
        self.in_place = in_place

    def forward(self, x, sublayer):
        if self.in_place:
            x += sublayer(self.before(x))
            return x
        return x + self.after(sublayer(self.before(x)))


FAULTS = [
    strange(
        "one row of the table for all positions",
        lambda: become(Alone(), positions=one_row),
        r"the length alone does. Is one row of a position table",
        "decoder",
    ),
    strange(
        "a batch of one loses an axis",
        squeezed,
        r"one example gives \(5, 19\)",
        "decoder",
    ),
    strange(
        "layers are dropped in evaluation, too",
        lambda: layers_dropped(True),
        "deterministic: two passes differ by",
        "decoder",
    ),
    strange(
        "matrices of one number", of_one_number, "hold one number each, 0.02", "decoder"
    ),
    strange(
        "a decoder's bias in the encoder",
        lambda: biased(True),
        "positions to the right of a token all weigh the same",
        "encoder",
    ),
    strange(
        "each row has the mask of another",
        lambda: become(Alone(), padding=of_another_row),
        "which have no padding: does a row get another's mask",
        "decoder",
    ),
    strange(
        "a sum in place",
        lambda: Sandwich(in_place=True),
        "x is changed in place",
        "residual",
        d_model=D,
    ),
]
DESIGNS = [
    strange(
        "layers are dropped in training", lambda: layers_dropped(False), kind="decoder"
    ),
    strange("a bias by distance", lambda: biased(False), kind="encoder"),
    strange(
        "a window, and a token that sees all",
        lambda: become(EncoderAlone(), mask=near_or_first),
        kind="encoder",
    ),
    strange("a fused gate", Gated, kind="feed-forward", d_model=D, d_ff=FF),
    strange("a norm on both sides", Sandwich, kind="residual", d_model=D),
    strange(
        "steps counted from 1",
        lambda: lambda step: D**-0.5 * min(step**-0.5, step * 40**-1.5),
        kind="learning rate",
        d_model=D,
        warmup=40,
    ),
]
