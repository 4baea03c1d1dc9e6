"""Faults and designs of a ninth hand: one length, layer or mode taken for another."""

import copy
import math

import torch
from torch import nn

from tests.transformer_checkup.strangers.models import (
    LONGEST,
    TGT,
    Alone,
    Attention,
    D,
    EncoderAlone,
    Seq2Seq,
    attentions,
    become,
    sines,
)
from tests.transformer_checkup.strangers.written.seventh import strange


def as_long_as_the_target():
    """The memory is cut to the target's length, and its mask as well."""

    def forward(self, src, tgt):
        memory, length = self.encode(src), tgt.shape[1]
        return self.head(self.decode(tgt, memory[:, :length], src[:, :length]))

    return become(Seq2Seq(), forward=forward)


def a_mask_as_long_as_the_target():
    """Source positions beyond the target's length are masked."""

    def cross_mask(self, src, tgt):
        seen = torch.arange(src.shape[1]) < tgt.shape[1]
        return self.padding(src) & seen

    return become(Seq2Seq(), cross_mask=cross_mask)


def shallow_layers():
    """copy.copy of a layer: a module of its own, with the parts of the first."""
    model = Seq2Seq()
    model.encoder = nn.ModuleList(copy.copy(model.encoder[0]) for _ in range(2))
    return model


def shallow_layers_alone():
    model = Alone()
    model.layers = nn.ModuleList([model.layers[0], copy.copy(model.layers[0])])
    return model


def one_layer_for_all():
    model = Seq2Seq()
    model.encoder = nn.ModuleList([model.encoder[0]] * 2)
    return model


def one_attention_for_all_layers():
    model = Seq2Seq()
    model.encoder[1].attend = model.encoder[0].attend
    return model


class Biased(Attention):
    """A learned bias for each distance."""

    sign = 1

    def __init__(self, rate=0.1):
        super().__init__(rate)
        self.bias = nn.Embedding(2 * LONGEST, self.heads)

    def distance(self, q, k):
        return torch.arange(q)[:, None] - torch.arange(k)

    def score(self, q, k):
        distance = self.distance(q.shape[2], k.shape[2]) + LONGEST
        return super().score(q, k) + self.bias(distance).permute(2, 0, 1)


class WithoutDirection(Biased):
    def distance(self, q, k):
        return super().distance(q, k).abs()


class ByBuckets(Biased):
    """T5's idea: near distances one by one, far ones together; one half for each direction."""

    def distance(self, q, k):
        distance = super().distance(q, k)
        near = distance.abs().clamp(max=8)
        return near + 9 * (distance > 0)


def relative(kind, model=EncoderAlone):
    model = become(model(), positions=lambda self, x: x)
    for layer in model.layers:
        layer.attend = kind()
    return model


class Kept(nn.Module):
    """A mask that is kept for each shape of ids."""

    def __init__(self, make):
        super().__init__()
        self.make, self.masks = make, {}

    def forward(self, ids):
        if ids.shape not in self.masks:
            self.masks[ids.shape] = self.make(ids)
        return self.masks[ids.shape]


def padding_of(ids):
    return (ids != 0)[:, None]


def target_of(ids):
    return padding_of(ids) & torch.ones(ids.shape[1], ids.shape[1]).tril().bool()


def only_in(training, place="src_mask"):
    """The padding mask is there in one of the two modes only."""

    def mask(self, ids):
        right = getattr(Seq2Seq, place)(self, ids)
        if self.training == training:
            return right
        return right | ~self.padding(ids) if place == "src_mask" else self.causal(ids)

    model = become(Seq2Seq(), **{place: mask})
    if place == "src_mask":
        model = become(model, cross_mask=lambda self, src, tgt: self.src_mask(src))
    return model


def scaled_by(factor):
    model = Seq2Seq()
    for attention in attentions(model):
        become(
            attention, score=lambda self, q, k: q @ k.transpose(-1, -2) * factor(q, k)
        )
    return model


class Shrunk(nn.Linear):
    def forward(self, x):
        return super().forward(x) / math.sqrt(D)


def large_tables():
    """PaLM's: one table of variance 1, and logits over the root of d_model."""
    model = Alone()
    nn.init.normal_(model.table.weight)
    model.head = Shrunk(D, TGT, bias=False)
    model.head.weight = model.table.weight
    return model


def one_row_too_late():
    """The target's positions begin at 1: no fault, another convention."""

    def positions(self, x):
        return x + self.table_of_sines[1 : x.shape[1] + 1]

    model = become(Seq2Seq(), positions=positions)
    model.register_buffer("table_of_sines", sines(LONGEST + 1))
    return model


class Kernels(Attention):
    """Written in einsums, W_O in the same one as weights and values."""

    def __init__(self, rate=0.1):
        super().__init__(rate)
        self.out = nn.Parameter(torch.randn(self.heads, D // self.heads, D) * D**-0.5)
        self.to_out = None

    def forward(self, x, memory, mask):
        q, k, v = self.project(x, memory)
        weights = self.drop(self.weigh(self.score(q, k), mask))
        return torch.einsum("bhqk,bhkd,hdm->bqm", weights, v, self.out)


def kernels():
    model = Seq2Seq()
    for layer in model.encoder:
        layer.attend = Kernels()
    return model


class Dense(nn.Module):
    def __init__(self, d, width):
        super().__init__()
        self.kernel = nn.Parameter(torch.randn(d, width) * d**-0.5)
        self.bias = nn.Parameter(torch.zeros(width))

    def forward(self, x):
        return torch.einsum("...i,io->...o", x, self.kernel) + self.bias


def without_a_residual(kind=Dense):
    """One attention of an encoder has no residual connection; its layers are einsums."""
    model = EncoderAlone()
    for attention in attentions(model):
        attention.to_out = kind(D, D)

    def forward(self, x, mask):
        y = self.norms[0](x)
        return self.add(-1, self.drops[0](self.attend(y, y, mask)), self.feed)

    become(model.layers[1], forward=forward)
    return model


class Turned(Attention):
    """Rotary positions, of queries and keys, or of one of them."""

    def __init__(self, keys=True, queries=True):
        super().__init__()
        self.keys, self.queries = keys, queries

    def turn(self, x):
        rates = 1000.0 ** -(torch.arange(x.shape[-1] // 2) / (x.shape[-1] // 2))
        angles = torch.arange(x.shape[-2])[:, None] * rates
        a, b = x.chunk(2, -1)
        cos, sin = angles.cos(), angles.sin()
        return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)

    def project(self, x, memory):
        q, k, v = super().project(x, memory)
        return self.turn(q) if self.queries else q, self.turn(k) if self.keys else k, v


def sines_alone(x):
    return x + sines(x.shape[1], D)[:, 0::2].repeat_interleave(2, 1)


def one_or_the_other(ids):
    return padding_of(ids) | torch.ones(ids.shape[1], ids.shape[1]).tril().bool()


FAULTS = [
    strange(
        "no residual around einsums",
        without_a_residual,
        "no residual around layers.1",
        "encoder",
    ),
    strange(
        "queries turned alone",
        lambda: relative(lambda: Turned(keys=False), Alone),
        "the queries, and not the keys: these are not turned",
        "decoder",
    ),
    strange(
        "keys turned alone",
        lambda: relative(lambda: Turned(queries=False), Alone),
        "the keys, and not the queries: these are not turned",
        "decoder",
    ),
    strange(
        "sines alone",
        lambda: sines_alone,
        "all columns are sines",
        "positional encoding",
        d_model=D,
    ),
    strange(
        "one mask or the other",
        lambda: one_or_the_other,
        "& for |",
        "target mask",
        pad_id=0,
    ),
    strange(
        "a memory as long as the target",
        as_long_as_the_target,
        "cut to the target's length",
    ),
    strange(
        "a mask as long as the target",
        a_mask_as_long_as_the_target,
        "never attends to position 5, 6",
    ),
    strange(
        "shallow copies of a layer", shallow_layers, "copy.copy copies no parameters"
    ),
    strange(
        "shallow copies in a decoder",
        shallow_layers_alone,
        "copy.copy copies no parameters",
        "decoder",
    ),
    strange(
        "distances without direction",
        lambda: relative(WithoutDirection),
        "direction|before and after|mirror",
        "encoder",
    ),
    strange(
        "a padding mask for each shape",
        lambda: Kept(padding_of),
        "Is the mask kept for their shape",
        "padding mask",
        pad_id=0,
    ),
    strange(
        "a target mask for each shape",
        lambda: Kept(target_of),
        "Is the mask kept for their shape",
        "target mask",
        pad_id=0,
    ),
    strange(
        "no source mask in evaluation",
        lambda: only_in(True),
        "in evaluation mode alone",
    ),
    strange(
        "no source mask in training",
        lambda: only_in(False),
        "in training mode padding is seen",
    ),
    strange(
        "scores over the number of keys",
        lambda: scaled_by(lambda q, k: k.shape[-2] ** -0.5),
        "root of the sequence's length",
    ),
    strange(
        "scores over d_model",
        lambda: scaled_by(lambda q, k: D**-0.5),
        "It is 1/√d_model",
    ),
]
DESIGNS = [
    strange("weights, values and W_O in one einsum", kernels),
    strange("queries and keys turned", lambda: relative(Turned, Alone), kind="decoder"),
    strange("one layer for the whole encoder", one_layer_for_all),
    strange("one attention for all layers", one_attention_for_all_layers),
    strange("distances in buckets", lambda: relative(ByBuckets), kind="encoder"),
    strange("distances in a decoder", lambda: relative(Biased, Alone), kind="decoder"),
    strange(
        "distances without direction, causal",
        lambda: relative(WithoutDirection, Alone),
        kind="decoder",
    ),
    strange("large tied tables", large_tables, kind="decoder"),
    strange("positions from 1", one_row_too_late),
]
