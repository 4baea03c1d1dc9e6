"""Designs and faults by a seventeenth hand: what is read in place of a softmax, a table, a norm."""

import math

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    FF,
    HEADS,
    TGT,
    Alone,
    Attention,
    D,
    EncoderAlone,
    FeedForward,
    become,
    parts,
)
from tests.transformer_checkup.strangers.written.seventh import strange


class SumNorm(nn.Module):
    """Divided by the root of the sum of squares: rows of length 1, and not √d_model."""

    def __init__(self, d=D):
        super().__init__()
        self.gain, self.bias = nn.Parameter(torch.ones(d)), nn.Parameter(torch.zeros(d))

    def forward(self, x):
        x = x - x.mean(-1, keepdim=True)
        size = (x.square().sum(-1, keepdim=True) + 1e-5).sqrt()
        return x / size * self.gain + self.bias


class Root(SumNorm):
    """The same with a gain that begins at √d_model: a layer norm."""

    def __init__(self, d=D):
        super().__init__(d)
        self.gain.data *= math.sqrt(d)


def joined(self, x):
    return x.reshape(len(x), -1, D)  # (B, H, L, d_k), and no transpose


def apart(self, x):
    return x.view(len(x), HEADS, x.shape[1], -1)


def an_encoder_that(**methods):
    model = EncoderAlone()
    for attention in parts(model, Attention):
        become(attention, **methods)
    return model


class Sandwich(nn.Module):
    """Norms before and after the sublayer, and a small gain."""

    def __init__(self, after=nn.LayerNorm):
        super().__init__()
        self.before, self.after = nn.LayerNorm(D), after(D)
        self.gain = nn.Parameter(torch.full((D,), 0.05))

    def forward(self, x, sublayer):
        return torch.addcmul(x, self.gain, self.after(sublayer(self.before(x))))


class Polar(nn.Module):
    """Sines, then cosines, as complex numbers. An attribute hides the method half()."""

    def __init__(self, d=D):
        super().__init__()
        self.half = d // 2

    def forward(self, x):
        angle = torch.arange(x.shape[1])[:, None] * 1e4 ** -(
            torch.arange(self.half) / self.half
        )
        z = torch.polar(torch.ones_like(angle), angle)
        return x + torch.cat([z.imag, z.real], -1).to(x)


class Squared(Attention):
    """Squares of positive scores over the number of keys, as in FLASH, and no softmax."""

    def weigh(self, scores, mask):
        return scores.relu().square().masked_fill(mask == 0, 0) / mask.sum(-1, True)


class FromTime(Alone):
    """A network makes positions from the time, and from sines and cosines of it."""

    def __init__(self):
        super().__init__()
        time = torch.linspace(0, 1, 64)[:, None]
        turns = 2 * math.pi * time * torch.arange(1, 5)
        table = torch.cat([time, turns.sin(), turns.cos()], 1)
        self.register_buffer("table_of_sines", table)
        self.network = nn.Sequential(nn.Linear(9, 16), nn.Tanh(), nn.Linear(16, D))

    def positions(self, x):
        return x + self.network(self.table_of_sines[: x.shape[1]])


class Adapted(FeedForward):
    """Behind it a narrow adapter, of whose six units one is at rest."""

    def __init__(self):
        super().__init__()
        self.narrow, self.wide = nn.Linear(D, 6), nn.Linear(6, D)
        self.narrow.bias.data[2] = -9

    def forward(self, x):
        x = super().forward(x)
        return x + self.wide(self.narrow(x).relu())


class ComplexMatrix(FeedForward):
    """The first matrix is complex, and its result's absolute value goes on."""

    def __init__(self):
        super().__init__()
        matrix = torch.randn(D, FF, dtype=torch.cfloat) / math.sqrt(2 * D)
        self.up = nn.Parameter(matrix)

    def forward(self, x):
        return self.down(self.drop((x.to(self.up.dtype) @ self.up).abs()))


def a_decoder_with(name, kind):
    model = Alone()
    for layer in model.layers:
        setattr(layer, name, kind())
    return model


class ZeroHead(Alone):
    """As in modded-nanogpt, last layer and output projections begin at 0. A factor follows."""

    def __init__(self):
        super().__init__()
        for layer in (self.head, *(block.attend.to_out for block in self.layers)):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, ids):
        return 2 * super().forward(ids)


class Feedback(nn.Module):
    """Position by position: all layers attend to what the last one gave before."""

    def __init__(self):
        super().__init__()
        self.table, self.head = nn.Embedding(TGT, D), nn.Linear(D, TGT)
        nn.init.normal_(self.table.weight, std=0.02)
        self.keys_values = nn.Linear(D, 2 * D)
        self.queries = nn.ModuleList(nn.Linear(D, D) for _ in range(2))
        self.norms = nn.ModuleList(nn.LayerNorm(D) for _ in range(2))
        self.feeds = nn.ModuleList(
            nn.Sequential(
                nn.LayerNorm(D), nn.Linear(D, FF), nn.ReLU(), nn.Linear(FF, D)
            )
            for _ in range(2)
        )

    def forward(self, ids):
        memory, logits = [], []
        for token in ids.unbind(1):
            x = self.table(token)
            for query, norm, feed in zip(
                self.queries, self.norms, self.feeds, strict=True
            ):
                if memory:
                    k, v = self.keys_values(torch.stack(memory, 1)).chunk(2, -1)
                    score = (k @ query(norm(x))[..., None]).squeeze(-1) / D**0.5
                    x = x + (score.softmax(-1)[:, None] @ v).squeeze(1)
                x = x + feed(x)
            memory.append(F.layer_norm(x, (D,)))
            logits.append(self.head(memory[-1]))
        return torch.stack(logits, 1)


def divided_by_length(query, key, value, mask=None):
    scores = query @ key.mT / math.sqrt(key.shape[-2])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -1e9)
    return scores.softmax(-1) @ value


FAULTS = [
    strange(
        "scores over the root of the length",
        lambda: divided_by_length,
        "a division by the root of the number of keys",
        "attention",
    ),
    strange(
        "a layer norm over the root of the sum",
        SumNorm,
        "rows of size 0.2 and not 1",
        "layer norm",
        d_model=D,
    ),
    strange(
        "heads joined by a reshape, encoder",
        lambda: an_encoder_that(merge=joined),
        "heads are taken for positions",
        "encoder",
        pad_id=None,
    ),
    strange(
        "heads split by a view, encoder",
        lambda: an_encoder_that(split=apart),
        "heads are taken for positions",
        "encoder",
        pad_id=None,
    ),
]
DESIGNS = [
    strange("a sum, and a gain of its root", Root, kind="layer norm", d_model=D),
    strange("a sandwich, as a part", Sandwich, kind="residual", d_model=D),
    strange(
        "a sandwich of RMS norms",
        lambda: Sandwich(nn.RMSNorm),
        kind="residual",
        d_model=D,
    ),
    strange("polar", Polar, kind="positional encoding", d_model=D),
    strange(
        "squares for a softmax",
        lambda: a_decoder_with("attend", Squared),
        kind="decoder",
    ),
    strange("positions from time", FromTime, kind="decoder"),
    strange(
        "a narrow adapter", lambda: a_decoder_with("feed", Adapted), kind="decoder"
    ),
    strange(
        "a complex matrix",
        lambda: a_decoder_with("feed", ComplexMatrix),
        kind="decoder",
    ),
    strange("a head of zeros", ZeroHead, kind="decoder"),
    strange("feedback", Feedback, kind="decoder", pad_id=None, dropout=None),
]
