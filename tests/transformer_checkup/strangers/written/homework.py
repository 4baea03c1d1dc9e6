"""Faults that students hand in, and right designs that were once taken for faults."""

import math

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    HEADS,
    LONGEST,
    TGT,
    Alone,
    Attention,
    Block,
    D,
    Seq2Seq,
    become,
)


class CutTable(Seq2Seq):
    """The table is cut to the length of a batch, and stays so."""

    def positions(self, x):
        self.table_of_sines = self.table_of_sines[: x.shape[1]]
        return x + self.table_of_sines


class NormedBlock(Block):
    def add(self, number, x, sublayer):
        x = self.norms[number](x)
        return x + self.drops[number](sublayer(x))


class FirstMask(Alone):
    """The causal mask of the first batch is kept, and serves all others."""

    kept = None

    def mask(self, ids):
        if self.kept is None:
            self.kept = self.causal(ids)
        return self.kept & self.padding(ids)


class Tagger(nn.Module):
    """PyTorch's encoder, whose padding mask is True where a token is hidden."""

    def __init__(self, inverted, heads=4):
        super().__init__()
        self.table, self.places = nn.Embedding(TGT, D), nn.Embedding(LONGEST, D)
        layer = nn.TransformerEncoderLayer(D, heads, 2 * D, 0.1, batch_first=True)
        self.stack = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)
        for p in self.stack.parameters():
            if p.dim() > 1:
                nn.init.xavier_uniform_(p)
        self.head, self.inverted = nn.Linear(D, TGT), inverted

    def forward(self, ids):
        x = self.table(ids) + self.places(torch.arange(ids.shape[1]))
        padding = (ids == 0) != self.inverted
        return self.head(self.stack(x, src_key_padding_mask=padding))


class Learned(Alone):
    """A table of learned positions, as long as the vocabulary, and a last layer without bias."""

    def prepare(self, rate):
        super().prepare(rate)
        self.places = nn.Embedding(TGT, D)
        nn.init.normal_(self.places.weight, std=0.2)

    def __init__(self):
        super().__init__()
        self.head = nn.Linear(D, TGT, bias=False)

    def embed(self, table, ids):
        return self.drop(table(ids) + self.places(self.where(ids)))

    def where(self, ids):
        return torch.arange(ids.shape[1])


class IdsForPositions(Learned):
    def where(self, ids):
        return ids


def tied_by_a_copy():
    model = Learned()
    model.head.weight.data.copy_(model.table.weight.data)
    return model


class Wrapper(nn.Module):
    """nn.Transformer with all its masks: with an even number of heads it nests tensors."""

    def __init__(self):
        super().__init__()
        self.table, self.head = nn.Embedding(TGT, D), nn.Linear(D, TGT)
        self.places = nn.Embedding(LONGEST, D)
        self.stacks = nn.Transformer(D, 4, 2, 2, 2 * D, 0.1, batch_first=True)

    def embed(self, ids):
        return self.table(ids) + self.places(torch.arange(ids.shape[1]))

    def forward(self, src, tgt):
        n = tgt.shape[1]
        future = torch.ones(n, n, dtype=torch.bool).triu(1)
        x = self.stacks(
            self.embed(src),
            self.embed(tgt),
            tgt_mask=future,
            src_key_padding_mask=src == 0,
            tgt_key_padding_mask=tgt == 0,
            memory_key_padding_mask=src == 0,
        )
        return self.head(x)


class Switch(nn.Module):
    """Each token goes to one expert, which sees its tokens as (n, d)."""

    def __init__(self):
        super().__init__()
        self.router = nn.Linear(D, 4, bias=False)
        self.experts = nn.ModuleList(
            nn.Sequential(nn.Linear(D, 2 * D), nn.GELU(), nn.Linear(2 * D, D))
            for _ in range(4)
        )

    def forward(self, x):
        gate, chosen = self.router(x).softmax(-1).max(-1)
        out = torch.zeros_like(x)
        for number, expert in enumerate(self.experts):
            here = chosen == number
            if here.any():
                out[here] = expert(x[here]) * gate[here].unsqueeze(-1)
        return out


def switch():
    model = Alone()
    for layer in model.layers:
        layer.feed = Switch()
    return model


class CausalConv(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv1d(D, D, 3, groups=D)

    def forward(self, x):
        return self.conv(F.pad(x.mT, (2, 0))).mT


class ConvAttention(Attention):
    """Primer: queries go through a convolution of three tokens, itself and two before it."""

    def __init__(self):
        super().__init__()
        self.conv = CausalConv()

    def project(self, x, memory):
        q, k, v = super().project(x, memory)
        return self.split(self.conv(self.merge(q))), k, v


def primer():
    model = become(Alone(), positions=lambda self, x: x)
    for layer in model.layers:
        layer.attend = ConvAttention()
    return model


class SplitFirst(nn.Module):
    """Features are split into heads, and one small matrix serves all of them."""

    def __init__(self):
        super().__init__()
        size = D // HEADS
        self.q, self.k, self.v = (nn.Linear(size, size) for _ in range(3))
        self.out = nn.Linear(D, D)

    def forward(self, query, key, value, mask=None):
        q, k, v = (
            f(x.unflatten(-1, (HEADS, -1))).transpose(1, 2)
            for f, x in ((self.q, query), (self.k, key), (self.v, value))
        )
        scores = q @ k.mT / math.sqrt(q.shape[-1])
        if mask is not None:
            scores = scores.masked_fill(mask.unsqueeze(1) == 0, -1e4)
        return self.out((scores.softmax(-1) @ v).transpose(1, 2).flatten(2))


class TwiceTheExponent(nn.Module):
    """A loop in steps of two, and an exponent that doubles again."""

    def __init__(self):
        super().__init__()
        pos, table = torch.arange(LONGEST)[:, None], torch.zeros(LONGEST, D)
        i = torch.arange(0, D, 2)
        table[:, 0::2] = (pos / 10000 ** (2 * i / D)).sin()
        table[:, 1::2] = (pos / 10000 ** (2 * (i + 1) / D)).cos()
        self.register_buffer("table", table)

    def forward(self, x):
        return x + self.table[: x.shape[1]]


FAULTS = [
    Strange(
        "a pass cuts the table of positions, for all that come after",
        CutTable,
        "a pass changes table_of_sines",
    ),
    Strange(
        "the causal mask of the first batch is kept for all others",
        FirstMask,
        "end in .*without the short ones before they run",
        "decoder",
    ),
    Strange(
        "x = norm(x) in a layer, and the sublayer is added to that",
        lambda: Seq2Seq(block=NormedBlock),
        "what a block is given is not carried on, but its norm",
    ),
    Strange(
        "nn.TransformerEncoder hides all tokens but the padding",
        lambda: Tagger(inverted=True),
        "the padding mask is inverted: stack.layers.0",
        "encoder",
    ),
    Strange(
        "the same with three heads, which PyTorch has no fast path for",
        lambda: Tagger(inverted=True, heads=3),
        "the mask is inverted, padding is seen and tokens are masked",
        "encoder",
    ),
    Strange(
        "the table of positions is looked up with the tokens",
        IdsForPositions,
        "table and places are both looked up with the target's token ids",
        "decoder",
    ),
    Strange(
        "the last layer is tied to the embedding by a copy",
        tied_by_a_copy,
        "table.weight and head.weight .* tied by a copy",
        "decoder",
    ),
    Strange(
        "heads share one small matrix, and see a slice of the input each",
        SplitFirst,
        "head 0 reads features 0 to 7 of the query alone",
        "multi-head attention",
        dict(d_model=D),
    ),
    Strange(
        "positions: sine and cosine of a pair have two frequencies",
        TwiceTheExponent,
        "n = 0, 2, 4, 6, 8, 10, for n = 0, 0, 2, 2, 4, 4; sine and cosine",
        "positional encoding",
        dict(d_model=D, max_len=LONGEST),
    ),
]
DESIGNS = [
    Strange(
        "as many positions as tokens", Learned, kind="decoder", told=dict(max_len=12)
    ),
    Strange(
        "a tagger of PyTorch's own layers",
        lambda: Tagger(inverted=False),
        kind="encoder",
    ),
    Strange("nn.Transformer with nested tensors", Wrapper, told=dict(src_vocab=TGT)),
    Strange("Switch: each token goes to one expert", switch, kind="decoder"),
    Strange("Primer: queries through a convolution", primer, kind="decoder"),
]
