"""Faults and designs of a tenth hand: sums that begin anew, large tables, half precision."""

import math

import torch
from torch import nn

from tests.checkups.strangers.models import (
    TGT,
    Alone,
    Attention,
    D,
    EncoderAlone,
    Seq2Seq,
    become,
    greedy,
)
from tests.checkups.strangers.written.seventh import ENDS, strange


class Stacked(Attention):
    """The four matrices are one parameter."""

    def __init__(self, rate=0.1):
        super().__init__(rate)
        self.to_q = self.to_k = self.to_v = self.to_out = None
        self.matrices = nn.Parameter(torch.randn(4, D, D) * D**-0.5)

    def forward(self, x, memory, mask):
        given = zip((x, memory, memory), self.matrices, strict=False)
        q, k, v = (self.split(y @ matrix) for y, matrix in given)
        weights = self.drop(self.weigh(self.score(q, k), mask))
        return self.merge(weights @ v) @ self.matrices[3]


def stacked():
    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        layer.attend = Stacked()
    for layer in model.decoder:
        layer.cross = Stacked()
    return model


def left_behind(model, copied=False):
    """The cross-attention is added to the layer's input, not to the sum before it."""

    def forward(self, x, mask, memory=None, memory_mask=None):
        first, second, _ = self.norms
        y = first(x)
        before = x.clone() if copied else x
        h = x + self.drops[0](self.attend(y, y, mask))
        h = before + self.drops[1](self.cross(second(h), memory, memory_mask))
        return self.add(-1, h, self.feed)

    for layer in model.decoder:
        become(layer, forward=forward)
    return model


class Transformed(nn.Module):
    """RoBERTa's last layers: one more layer before the table of embeddings."""

    def __init__(self, table):
        super().__init__()
        self.dense = nn.Sequential(nn.Linear(D, D), nn.GELU(), nn.LayerNorm(D))
        self.bias, self.table = nn.Parameter(torch.zeros(TGT)), table

    def forward(self, x):
        return self.dense(x) @ self.table.weight.T + self.bias


def tied(kind, head=None):
    """The table of embeddings, of size 1, is the output projection, too."""
    model = kind()
    nn.init.normal_(model.table.weight)
    model.head = nn.Linear(D, TGT, bias=False) if head is None else head(model.table)
    if head is None:
        model.head.weight = model.table.weight
    return become(model, embed=lambda self, table, ids: self.positions(table(ids)))


def scaled_together(size=1.0):
    """Tokens and positions are multiplied by the root together."""

    def embed(self, table, ids):
        return self.drop(self.positions(table(ids)) * math.sqrt(D))

    model = become(Seq2Seq(), embed=embed)
    for table in (model.src_table, model.tgt_table):
        nn.init.normal_(table.weight, std=size)
    return model


def a_billion(query, key, value, mask=None):
    scores = query @ key.mT / math.sqrt(query.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -1e9)
    return scores.softmax(-1) @ value


def in_any_mode(model, src, max_len):
    """Greedy decoding that leaves eval() to its caller."""
    ids = src.new_full((len(src), 1), 1)
    ended = torch.zeros(len(src), dtype=torch.bool)
    while ids.shape[1] < max_len and not ended.all():
        new = model(src, ids)[:, -1].argmax(-1).masked_fill(ended, 0)
        ids = torch.cat([ids, new[:, None]], 1)
        ended |= new == 2
    return ids


def in_training_mode(model, src, max_len):
    return in_any_mode(model.train(), src, max_len)


FAULTS = [
    strange(
        "a sublayer is left behind, in one parameter",
        lambda: left_behind(stacked()),
        "leaves behind what the first has added",
    ),
    strange(
        "a sublayer is left behind by a copy",
        lambda: left_behind(Seq2Seq(), copied=True),
        "cross.to_out is added to what was there before .*attend.to_out",
    ),
    strange(
        "decoding does not call eval()",
        Seq2Seq,
        r"has to call model.eval\(\)",
        decode=in_any_mode,
        **ENDS,
    ),
    strange(
        "decoding calls train()",
        Seq2Seq,
        "puts the model into training mode itself",
        decode=in_training_mode,
        **ENDS,
    ),
    strange(
        "small tokens and positions are scaled together",
        lambda: scaled_together(D**-0.5),
        "the positions are multiplied by √d_model too",
    ),
]
DESIGNS = [
    strange("four matrices in one parameter", stacked),
    strange("a large tied table", lambda: tied(Alone), kind="decoder"),
    strange("a large tied table, encoder", lambda: tied(EncoderAlone), kind="encoder"),
    strange(
        "a large tied table behind one more layer",
        lambda: tied(EncoderAlone, Transformed),
        kind="encoder",
    ),
    strange("large tokens and positions are scaled together", scaled_together),
    strange("minus a billion", lambda: a_billion, kind="attention"),
    strange("eval() is the caller's", Seq2Seq, decode=in_any_mode, **ENDS),
    strange("decoding that calls eval()", Seq2Seq, decode=greedy, **ENDS),
]
