"""Faults and designs of an eleventh hand: what begins anew, in the wrong order or too early."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    LONGEST,
    Alone,
    Attention,
    D,
    EncoderAlone,
    Seq2Seq,
    attentions,
    become,
)
from tests.transformer_checkup.strangers.written.seventh import ENDS, strange
from tests.transformer_checkup.strangers.written.tenth_decoding import Cached, go_on


def in_blocks():
    """Queries in blocks of 16; the causal mask of each block begins at the first key."""

    def causal(self, ids):
        length = ids.shape[1]
        rows = [torch.ones(16, length).tril() for _ in range(0, length, 16)]
        return torch.cat(rows)[:length].bool()

    return become(Seq2Seq(), causal=causal)


def sorted_by_length():
    """The longest row comes first, and no row is put back."""

    def forward(self, ids):
        order = (ids != 0).sum(1).argsort(descending=True)
        return EncoderAlone.forward(self, ids[order])

    return become(EncoderAlone(), forward=forward)


def until_one_ends(model, src, max_len):
    """Greedy decoding that stops with the first row that ends."""
    was_training = model.training
    model.eval()
    ids = src.new_full((len(src), 1), 1)
    while ids.shape[1] < max_len and not (ids == 2).any():
        ids = torch.cat([ids, model(src, ids)[:, -1:].argmax(-1)], 1)
    model.train(was_training)
    return ids


def normalized(axis):
    """Queries and keys have length 1 along an axis: the features, or the positions."""

    def project(self, x, memory):
        q, k, v = Attention.project(self, x, memory)
        return 4 * F.normalize(q, dim=axis), F.normalize(k, dim=axis), v

    model = Alone()
    for attention in attentions(model):
        become(attention, project=project)
    return model


class AlwaysCausal(Cached):
    """PyTorch's fused attention with is_causal=True, also where one query comes alone."""

    right = False

    def attended(self, attention, q, k, v, begin):
        hides = not (self.right and begin)
        return F.scaled_dot_product_attention(q, k, v, is_causal=hides)


def fused(right):
    model = AlwaysCausal()
    model.right = right
    return model


def counted_from_the_warm_up(step):
    if step <= 400:
        return D**-0.5 * step * 400**-1.5
    return D**-0.5 * (step - 400) ** -0.5


class Grouped(nn.GroupNorm):
    """RetNet's: over the features of each head, of each token alone."""

    def __init__(self):
        super().__init__(3, D)

    def forward(self, x):
        return super().forward(x.flatten(0, 1)).view_as(x)


def norms_in_groups():
    model = Alone()
    model.norm = Grouped()
    return model


def two_dropouts():
    """Dropout on a sum of two branches, which is then added to the stream."""

    def forward(self, x, mask):
        y = self.norms[0](x)
        both = y + self.attend(y, y, mask)
        return self.add(-1, x + self.drops[0](both), self.feed)

    model = Alone()
    for layer in model.layers:
        become(layer, forward=forward)
    return model


def near_tokens(self, ids):
    """Each token sees itself and three before it."""
    ones = torch.ones(LONGEST, LONGEST, dtype=torch.bool)[
        : ids.shape[1], : ids.shape[1]
    ]
    return ones.tril() & ones.triu(-3)


FAULTS = [
    strange("a causal mask for each block", in_blocks, "begin anew at the first key"),
    strange(
        "rows sorted by length", sorted_by_length, "sorted by their length", "encoder"
    ),
    strange(
        "decoding until one row ends",
        Seq2Seq,
        "decoding stops when another row has ended",
        decode=until_one_ends,
        **ENDS,
    ),
    strange(
        "queries of length 1 along the positions",
        lambda: normalized(2),
        "normalize in layers.0.attend works across positions",
        "decoder",
    ),
    strange(
        "is_causal with one query",
        lambda: fused(False),
        "attends to 1 of . positions: is_causal=True hides the past",
        "decoder",
        decode=go_on,
        eos_id=2,
    ),
    strange(
        "a decay counted from the warm-up",
        lambda: counted_from_the_warm_up,
        "counts its steps from the end of the warm-up",
        "learning rate",
        d_model=D,
        warmup=400,
    ),
]
DESIGNS = [
    strange("queries of length 1", lambda: normalized(-1), kind="decoder"),
    strange(
        "is_causal for the prompt alone",
        lambda: fused(True),
        kind="decoder",
        decode=go_on,
        eos_id=2,
    ),
    strange("norms in groups", norms_in_groups, kind="decoder"),
    strange("dropout on a sum beside the stream", two_dropouts, kind="decoder"),
    strange(
        "a window of four tokens",
        lambda: become(Alone(), causal=near_tokens),
        kind="decoder",
    ),
]
