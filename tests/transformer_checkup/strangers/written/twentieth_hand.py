"""Designs and faults by a twentieth hand: axes that stand elsewhere, and what is faint at first."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    LONGEST,
    TGT,
    Alone,
    Attention,
    D,
    FeedForward,
    Seq2Seq,
    become,
    parts,
)
from tests.transformer_checkup.strangers.written.seventh import strange


class HeadsAlongTheBatch(Attention):
    """The first head of all examples, then the second: (H · B, L, d / H)."""

    def split(self, x):
        return torch.cat(x.chunk(self.heads, -1))

    def merge(self, x):
        return torch.cat(x.chunk(self.heads), -1)

    def for_all_heads(self, mask):  # (B, Q, K)
        return mask.repeat(self.heads, 1, 1)

    def forward(self, x, memory, mask):
        if mask is None:
            mask = torch.ones(len(x), x.shape[1], memory.shape[1])
        return super().forward(x, memory, self.for_all_heads(mask))


class InTheOrderOfTheBatch(HeadsAlongTheBatch):
    def for_all_heads(self, mask):
        return mask.repeat_interleave(self.heads, 0)


def as_part(make):
    """Called with query, key and value, where `Attention` takes one tensor for the last two."""

    class Part(make):
        def forward(self, query, key, value, mask=None):
            self.value = value
            return super().forward(query, key, mask)

        def project(self, x, memory):
            q, k, v = self.to_q(x), self.to_k(memory), self.to_v(self.value)
            return self.split(q), self.split(k), self.split(v)

    return lambda: Part(rate=0.0)


def repaired():
    """Rows of padding see nothing, and their NaN is put right: but not that of the gradient."""

    def weigh(self, scores, mask):
        hidden = torch.zeros(mask.shape).masked_fill(mask == 0, -torch.inf)
        return (scores + hidden).softmax(-1).nan_to_num(0)

    def src_mask(self, src):
        return self.padding(src) & self.padding(src).transpose(-1, -2)

    model = become(Seq2Seq(), src_mask=src_mask)
    for attention in parts(model, Attention):
        become(attention, weigh=weigh)
    return model


class Rotated(Attention):
    def score(self, q, k):
        return super().score(self.turn(q), self.turn(k))

    def turn(self, x):  # (B, H, L, d / H)
        half = x.shape[-1] // 2
        angle = torch.arange(x.shape[2])[:, None] / 100 ** (torch.arange(half) / half)
        a, b = x.chunk(2, -1)
        cos, sin = angle.cos(), angle.sin()
        return torch.cat([a * cos - b * sin, a * sin + b * cos], -1)


class Faint(nn.Module):
    """LayerScale as for the deepest models: 0.0001 at first."""

    def __init__(self):
        super().__init__()
        self.norms = nn.ModuleList(nn.LayerNorm(D) for _ in range(2))
        self.attend, self.feed = Rotated(0.0), FeedForward(0.0)
        nn.init.normal_(self.attend.to_q.weight, std=0.05)
        self.scales = nn.ParameterList(torch.full((D,), 1e-4) for _ in range(2))

    def forward(self, x, mask):
        y = self.norms[0](x)
        x = x + self.scales[0] * self.attend(y, y, mask)
        return x + self.scales[1] * self.feed(self.norms[1](x))


class FaintRotated(Alone):
    def __init__(self):
        super().__init__(rate=0.0)
        self.layers = nn.ModuleList(Faint() for _ in range(2))

    def positions(self, x):
        return x


class OneTable(Alone):
    """The first GPT's port: positions are rows of the table, behind those of the tokens."""

    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(TGT + LONGEST, D)
        nn.init.normal_(self.table.weight, std=D**-0.5)
        self.head = nn.Linear(D, TGT + LONGEST, bias=False)
        self.head.weight = self.table.weight

    def embed(self, table, ids):
        places = torch.arange(TGT, TGT + ids.shape[1], device=ids.device)
        return self.drop(table(ids) + table(places))

    def forward(self, ids):
        return super().forward(ids)[..., :TGT]


class Shortened(Seq2Seq):
    """Whisper's way in: a convolution with a stride, then positions, for half the length."""

    def __init__(self):
        super().__init__()
        self.front = nn.Conv1d(D, D, 3, stride=2, padding=1)
        self.tgt_places = nn.Parameter(torch.randn(LONGEST, D) * D**-0.5)

    def encode(self, src):
        x = F.gelu(self.front(self.src_table(src).transpose(1, 2))).transpose(1, 2)
        x = self.positions(x)
        everything = torch.ones(x.shape[1], x.shape[1])
        for layer in self.encoder:
            x = layer(x, everything)
        return self.encoder_norm(x)

    def cross_mask(self, src, tgt):
        return torch.ones(tgt.shape[1], (src.shape[1] + 1) // 2)

    def tgt_mask(self, tgt):
        return self.causal(tgt)

    def decode(self, tgt, memory, src):
        x = self.tgt_table(tgt) + self.tgt_places[: tgt.shape[1]]
        for layer in self.decoder:
            x = layer(x, self.tgt_mask(tgt), memory, self.cross_mask(src, tgt))
        return self.decoder_norm(x)


class LengthFirst(Seq2Seq):
    """The last layer, too, is given (L, B, d_model), as in OpenNMT."""

    def forward(self, src, tgt):
        x = self.decode(tgt, self.encode(src), src).transpose(0, 1)
        return self.head(x).log_softmax(-1).transpose(0, 1)


def newest_alone(model, src, max_len):
    """The last layer is given the newest token alone, (1, B, d_model)."""
    ids = src.new_full((len(src), 1), 1)
    ended = torch.zeros(len(src), dtype=torch.bool)
    memory = model.encode(src)
    while ids.shape[1] < max_len and not ended.all():
        x = model.decode(ids, memory, src).transpose(0, 1)[-1:]
        new = model.head(x)[-1].argmax(-1).masked_fill(ended, 0)
        ids = torch.cat([ids, new[:, None]], 1)
        ended |= new == 7
    return ids


PART = dict(kind="multi-head attention", d_model=D, n_heads=3)
FAULTS = [
    strange(
        "masks in another order than heads",
        as_part(InTheOrderOfTheBatch),
        "mask of another",
        **PART,
    ),
    strange("NaN that is put right", repaired, "gradients are NaN"),
]
DESIGNS = [
    strange("heads along the batch", as_part(HeadsAlongTheBatch), **PART),
    strange("LayerScale of 1e-4, rotated", FaintRotated, kind="decoder", dropout=None),
    strange("tokens and positions in one table", OneTable, kind="decoder"),
    strange("half as many memories", Shortened, pad_id=None),
    strange("length first", LengthFirst, decode=newest_alone, bos_id=1, eos_id=7),
]
