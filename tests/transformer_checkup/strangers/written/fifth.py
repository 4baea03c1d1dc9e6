"""Designs and a fault of a fifth hand: a signal for the depth, one stack for both texts, NaN."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    HEADS,
    SRC,
    TGT,
    Attention,
    D,
    Seq2Seq,
    sines,
)


class DepthSignal(Seq2Seq):
    """A table of three rows tells how deep, and sines made in each pass tell where."""

    def prepare(self, rate):
        self.register_buffer("when", sines(3))
        self.drop = nn.Dropout(rate)

    def positions(self, x):
        return x + sines(x.shape[1]) + self.when[1]


class PrefixModel(nn.Module):
    """One stack over the source, which is seen as a whole, and the target behind it."""

    def __init__(self):
        super().__init__()
        self.src_table, self.tgt_table = nn.Embedding(SRC, D), nn.Embedding(TGT, D)
        self.places, self.heads = nn.Embedding(64, D), HEADS
        self.norms = nn.ModuleList(nn.LayerNorm(D) for _ in range(3))
        self.qkv = nn.ModuleList(nn.Linear(D, 3 * D) for _ in range(2))
        self.out = nn.ModuleList(nn.Linear(D, D) for _ in range(2))
        self.head = nn.Linear(D, TGT)

    def forward(self, src, tgt):
        s, t = src.shape[1], tgt.shape[1]
        x = torch.cat([self.at(self.src_table, src), self.at(self.tgt_table, tgt)], 1)
        seen = torch.zeros(len(src), s + t, s + t, dtype=torch.bool)
        seen[:, :, :s] = (src != 0)[:, None]
        seen[:, s:, s:] = torch.ones(t, t, dtype=torch.bool).tril()
        for norm, qkv, out in zip(self.norms[:2], self.qkv, self.out, strict=True):
            q, k, v = (
                qkv(norm(x)).unflatten(-1, (3, self.heads, -1)).permute(2, 0, 3, 1, 4)
            )
            y = F.scaled_dot_product_attention(q, k, v, seen[:, None])
            x = x + out(y.transpose(1, 2).flatten(2))
        return self.head(self.norms[-1](x[:, s:]))

    def at(self, table, ids):
        return table(ids) + self.places(torch.arange(ids.shape[1]))


class PaddedQueries(Attention):
    def hide(self, scores, mask):
        if mask.dim() == 4 and mask.shape[-1] == scores.shape[-2]:
            mask = mask & mask.transpose(-1, -2)
        return scores.masked_fill(~mask, -torch.inf)


def padded_queries():
    model = Seq2Seq()
    for layer in model.encoder:
        layer.attend = PaddedQueries()
    return model


DESIGNS = [
    Strange(
        "a table of three rows counts layers, positions are made in each pass",
        DepthSignal,
    ),
    Strange(
        "one stack over source and target, each counted from its start",
        PrefixModel,
        told=dict(dropout=0.0),
    ),
]
FAULTS = [
    Strange(
        "padded queries are masked with -inf, so that their rows are NaN",
        padded_queries,
        "nan: are whole rows of scores masked",
    )
]
