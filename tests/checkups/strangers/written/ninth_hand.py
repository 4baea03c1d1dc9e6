"""Faults and designs of a ninth hand: one length, layer or mode taken for another."""

import copy
import math

import torch
from torch import nn

from tests.checkups.strangers.models import (
    LONGEST,
    TGT,
    Alone,
    Attention,
    Block,
    D,
    EncoderAlone,
    Seq2Seq,
    attentions,
    become,
    sines,
)
from tests.checkups.strangers.written.seventh import ENDS, strange


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


def until_all_have_ended(model, src, max_len, start=1, end=2):
    model.eval()
    ids = src.new_full((len(src), 1), start)
    while ids.shape[1] < max_len:
        new = model(src, ids)[:, -1].argmax(-1)
        ids = torch.cat([ids, new[:, None]], 1)
        if (ids == end).any(1).all():
            break
    return ids


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


class NormedOnce(Block):
    """The residual connection begins from the normed input."""

    def add(self, number, x, sublayer):
        x = self.norms[number](x)
        return x + self.drops[number](sublayer(x))


def mean_over_heads():
    """The heads are averaged, not joined; W_O is as wide as one head, and repeated."""

    def merge(self, x):
        return x.mean(1).repeat(1, 1, self.heads)

    model = Seq2Seq()
    for attention in attentions(model, "encoder"):
        become(attention, merge=merge)
    return model


def softmax_over_queries():
    model = Seq2Seq()
    for attention in attentions(model):
        become(attention, weigh=lambda self, s, mask: self.hide(s, mask).softmax(-2))
    return model


def memory_of_the_first_layer():
    def encode(self, src):
        return self.encoder_norm(
            self.encoder[0](self.embed(self.src_table, src), self.src_mask(src))
        )

    return become(Seq2Seq(), encode=encode)


def same_memory_for_queries():
    """Cross-attention's queries come from the memory, its keys from the target."""
    model = Seq2Seq()

    def project(self, x, memory):
        q, k, v = self.to_q(x), self.to_k(x), self.to_v(memory)
        k = k.mean(1, keepdim=True).expand_as(v)
        return self.split(q), self.split(k), self.split(v)

    for attention in attentions(model, "cross"):
        become(attention, project=project)
    return model


def dropped_tokens():
    """nn.Dropout1d on the embeddings: whole positions are dropped."""
    model = Seq2Seq()
    model.drop = nn.Dropout1d(0.1)
    return model


def a_norm_over_the_sentence():
    class OverSentence(nn.LayerNorm):
        def forward(self, x):
            mean, std = x.mean((1, 2), keepdim=True), x.std((1, 2), keepdim=True)
            return self.weight * (x - mean) / (std + 1e-5) + self.bias

    return Seq2Seq(norm=OverSentence)


def positions_from_the_end():
    def positions(self, x):
        return x + self.table_of_sines[: x.shape[1]].flip(0)

    return become(Seq2Seq(), positions=positions)


def one_row_too_late():
    """The target's positions begin at 1: no fault, another convention."""

    def positions(self, x):
        return x + self.table_of_sines[1 : x.shape[1] + 1]

    model = become(Seq2Seq(), positions=positions)
    model.register_buffer("table_of_sines", sines(LONGEST + 1))
    return model


FAULTS = [
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
        "until all have ended",
        Seq2Seq,
        "after its end token|end together",
        decode=until_all_have_ended,
        **ENDS,
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
    strange(
        "scores over d_k, no root",
        lambda: scaled_by(lambda q, k: 1 / q.shape[-1]),
        "d_k|root",
    ),
    strange(
        "residual from the normed input", lambda: Seq2Seq(block=NormedOnce), "norm"
    ),
    strange("heads averaged", mean_over_heads, "heads"),
    strange("softmax over the queries", softmax_over_queries, "sum to 1|quer"),
    strange("memory of the first layer", memory_of_the_first_layer, "encoder.1"),
    strange("keys are one mean", same_memory_for_queries, "cross"),
    strange("whole positions dropped", dropped_tokens, "whole tokens|whole"),
    strange("a norm over the sentence", a_norm_over_the_sentence, "norm"),
    strange("positions from the end", positions_from_the_end, "position"),
]
DESIGNS = [
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
