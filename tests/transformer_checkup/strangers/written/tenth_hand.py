"""Faults and designs of a tenth hand: sums that begin anew, large tables, half precision."""

import math

import torch
from torch import nn

from tests.transformer_checkup.strangers.models import (
    TGT,
    Alone,
    Attention,
    D,
    EncoderAlone,
    Seq2Seq,
    attentions,
    become,
)
from tests.transformer_checkup.strangers.written.seventh import strange


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


class Einsums(Attention):
    """A projection for each head, in einsums; the scores are divided by a root."""

    def __init__(self, rate=0.1, root=D):
        super().__init__(rate)
        self.to_q = self.to_k = self.to_v = self.to_out = None
        width = D // self.heads
        self.w_q, self.w_k, self.w_v = (
            nn.Parameter(torch.randn(self.heads, D, width) * D**-0.5) for _ in range(3)
        )
        self.w_o = nn.Parameter(torch.randn(self.heads, width, D) * D**-0.5)
        self.root = root

    def forward(self, x, memory, mask):
        given = ((x, self.w_q), (memory, self.w_k), (memory, self.w_v))
        q, k, v = (torch.einsum("bld,hde->bhle", y, w) for y, w in given)
        scores = torch.einsum("bhqe,bhke->bhqk", q, k) / math.sqrt(self.root)
        weights = self.drop(self.weigh(scores, mask))
        return torch.einsum("bhqk,bhke,hed->bqd", weights, v, self.w_o)


def in_einsums(root):
    model = EncoderAlone()
    for layer in model.layers:
        layer.attend = Einsums(root=root)
    return model


def split_by_view():
    """(B, L, d) is taken for (B, H, L, d / H), on the way in and on the way out."""
    model = EncoderAlone()
    for attention in attentions(model):
        become(
            attention,
            split=lambda self, x: x.reshape(len(x), self.heads, x.shape[1], -1),
            merge=lambda self, x: x.reshape(len(x), x.shape[2], -1),
        )
    return model


def positions_by_example():
    """pe[:x.size(0)] where the batch comes first."""
    return become(
        Seq2Seq(),
        positions=lambda self, x: x + self.table_of_sines[: len(x)].unsqueeze(1),
    )


def norm_behind_the_sublayer(on_the_stream=False):
    """Swin's: x + dropout(norm(f(x))); or, on the stream, dropout(norm(x + f(x)))."""

    def add(self, number, x, sublayer):
        if on_the_stream:
            return self.drops[number](self.norms[number](x + sublayer(x)))
        return x + self.drops[number](self.norms[number](sublayer(x)))

    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        become(layer, add=add)
    return model


def as_wide_as_the_vocabulary():
    """There are as many tokens as features, and no module gives the logits."""
    model = Alone()
    model.table = nn.Embedding(D, D)
    nn.init.normal_(model.table.weight, std=D**-0.5)
    del model.head
    return become(model, head=lambda self, x: x @ self.table.weight.T)


FAULTS = [
    strange(
        "einsums and √d_model", lambda: in_einsums(D), "It is 1/√d_model", "encoder"
    ),
    strange(
        "heads by view alone",
        split_by_view,
        r"heads are split by view\(B, H, L, d_k\) without a transpose",
        "encoder",
    ),
    strange(
        "positions by the example",
        positions_by_example,
        "counted along the batch",
    ),
    strange(
        "dropout behind each norm on the stream",
        lambda: norm_behind_the_sublayer(on_the_stream=True),
        "on the normalized residual stream",
    ),
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
        "small tokens and positions are scaled together",
        lambda: scaled_together(D**-0.5),
        "the positions are multiplied by √d_model too",
    ),
]
DESIGNS = [
    strange("einsums and √d_k", lambda: in_einsums(D // 3), kind="encoder"),
    strange("a norm behind the sublayer", norm_behind_the_sublayer),
    strange(
        "a vocabulary as large as d_model",
        as_wide_as_the_vocabulary,
        kind="decoder",
        tgt_vocab=D,
    ),
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
]
