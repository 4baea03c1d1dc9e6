"""Checks of the attention layer, with its projections and several heads."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.attention_path import projection_found, softmax_found
from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.part_checks.any_layer import (
    in_float16,
    parameters_get_gradients,
)
from transformer_checkup.part_checks.attention import (
    B,
    K,
    Q,
    attend,
    finite_in_float16,
    fully_masked_row,
)
from transformer_checkup.part_under_test import PartUnderTest
from transformer_checkup.recorder import Recorder
from transformer_checkup.score_scale import fit_scale
from transformer_checkup.twin_heads import heads_of, side_by_side, twins

WRONG_VIEW = "view(B, H, L, d_k) without transpose, on the way in or on the way out"

MULTI_HEAD_ATTENTION: list[Check] = []


def vectors(tested: PartUnderTest) -> tuple[Tensor, Tensor, Tensor]:
    """Query (B, Q, d_model), key and value (B, K, d_model)."""
    generator = torch.Generator().manual_seed(1)
    sizes = [(B, length, tested.d_model) for length in (Q, K, K)]
    q, k, v = (torch.randn(size, generator=generator) for size in sizes)
    return q, k, v


def one_key_each() -> Tensor:
    """(B, Q, K): query i may attend to key i + 1 alone."""
    mask = torch.zeros(B, Q, K, dtype=torch.bool)
    mask[:, range(Q), range(1, Q + 1)] = True
    return mask


@check(
    MULTI_HEAD_ATTENTION,
    "runs",
    expected="(B, Q, d_model)",
    cause="two axes swapped, a method missing",
    topic="shape",
)
def runs(tested: PartUnderTest) -> Finding:
    """Queries (B, Q, d_model), keys and values (B, K, d_model) give (B, Q, d_model)."""
    tested.eval()
    out = attend(tested, *vectors(tested))
    expected = (B, Q, tested.d_model)
    right = out.shape == expected and bool(out.isfinite().all())
    text = f"shape {tuple(out.shape)}, for {expected}"
    attend(tested, *vectors(tested), one_key_each())  # with a mask it runs too
    rank = tested.call.rank
    return passed_if(right, text if rank == "(B, Q, K)" else f"{text}; mask {rank}")


@check(
    MULTI_HEAD_ATTENTION,
    "values reach the right queries",
    expected="the query that attends to it, and no other",
    cause=WRONG_VIEW,
    topic="multi-head attention",
)
@torch.no_grad()
def values_reach_the_right_queries(tested: PartUnderTest) -> Finding:
    """Each query attends to one key. Another value there changes that row, and no other."""
    tested.eval()
    q, k, v = vectors(tested)
    mask = one_key_each()
    before = attend(tested, q, k, v, mask)
    effect = torch.zeros(Q, K)
    for key in range(K):
        other = v.clone()
        other[0, key] += torch.randn(tested.d_model)
        moved = (attend(tested, q, k, other, mask) - before).abs().amax(-1)  # (B, Q)
        effect[:, key] = moved[0]
        if moved[1:].max() > 1e-5:
            return passed_if(False, "a value changes another example of the batch")
    reached = effect > 1e-5 * effect.max()
    if torch.equal(reached, mask[0]):
        if not has_its_own_mask(tested):
            text = "an example is given the mask of another: is it repeated in another "
            text += "order than the heads stand in (repeat_interleave for repeat)?"
            return passed_if(False, text)
        return passed_if(True, "each value reaches the one query that attends to it")
    if torch.equal(reached, ~mask[0]):
        return passed_if(False, "the mask is inverted: values reach the masked queries")
    if reached.all():
        return passed_if(False, "each value reaches all queries: the mask is not used")
    text = "values reach queries that do not attend to them: positions are mixed"
    return passed_if(False, text)


def has_its_own_mask(tested: PartUnderTest) -> bool:
    """Beside an example with another mask, does the last one give what it gives alone?"""
    q, k, v = vectors(tested)
    mask = one_key_each()
    mask[-1] = mask[-1].roll(-1, dims=-1)
    alone = attend(tested, q[-1:], k[-1:], v[-1:], mask[-1:])
    return bool((attend(tested, q, k, v, mask)[-1:] - alone).abs().max() < 1e-4)


@check(
    MULTI_HEAD_ATTENTION,
    "values come from value",
    expected="no change",
    cause="key and value swapped, or the product is thrown away",
    topic="value",
)
@torch.no_grad()
def values_come_from_value(tested: PartUnderTest) -> Finding:
    """A query with one key gets its value, whatever the query and the key are."""
    tested.eval()
    q, k, v = vectors(tested)
    mask = one_key_each()
    before = attend(tested, q, k, v, mask)
    moved = (attend(tested, q + 1, k.flip(-1), v, mask) - before).abs().max().item()
    text = f"another query and key move it by up to {two_digits(moved)}"
    return passed_if(moved < 1e-4, text)


@check(
    MULTI_HEAD_ATTENTION,
    "order of keys does not matter",
    expected="no change",
    cause=WRONG_VIEW,
    topic="permutation equivariance",
)
@torch.no_grad()
def order_of_keys_does_not_matter(tested: PartUnderTest) -> Finding:
    """Keys and values in another order give the same."""
    tested.eval()
    q, k, v = vectors(tested)
    order = torch.randperm(K)
    permuted = attend(tested, q, k[:, order], v[:, order])
    off = (permuted - attend(tested, q, k, v)).abs().max().item()
    return passed_if(off < 1e-4, f"off by up to {two_digits(off)}")


def record_part(tested: PartUnderTest, train: bool = False) -> Recorder:
    tested.train(train)
    with Recorder(tested.part, {Q, K}) as recorder:
        attend(tested, *vectors(tested))
    return recorder


def number_of_heads(weights: Tensor) -> int:
    """Heads have an axis of their own, or stand along that of the batch."""
    own = weights.shape[1:-2]
    return own.numel() if own else max(1, len(weights) // B)


@check(
    MULTI_HEAD_ATTENTION,
    "weights sum to 1",
    expected="1 for each query",
    cause="softmax over another axis",
    topic="softmax",
)
def weights_sum_to_one(tested: PartUnderTest) -> Finding:
    """The weights inside sum to 1 over the keys, and are one set for each head."""
    found = record_part(tested).attentions
    if not found:
        raise Skip("no softmax between positions was seen")
    found = side_by_side(found)
    off = max((a.weights.sum(-1) - 1).abs().max().item() for a in found)
    n_heads = sum(number_of_heads(a.weights) for a in found)
    right = tested.n_heads is None or n_heads == tested.n_heads
    text = f"{n_heads} heads, sums off by up to {two_digits(off)}"
    return passed_if(off < 1e-3 and right, text)


@check(
    MULTI_HEAD_ATTENTION,
    "scores are divided by √d_k",
    expected="1/√d_k",
    cause="no scale, or √d_model",
    topic="scaled dot-product attention",
)
def scores_are_scaled(tested: PartUnderTest) -> Finding:
    """The factor before the softmax, fitted to queries, keys and weights."""
    found = record_part(tested).attentions
    fit = fit_scale(found[0]) if found else None
    if fit is None:
        raise Skip(
            "the weights are not the softmax of a multiple of the dot products that were seen"
        )
    factor, d_k = fit
    text = f"factor {factor:.4f}, 1/√d_k = {d_k**-0.5:.4f}"
    return passed_if(abs(factor * d_k**0.5 - 1) < 0.01, text)


@check(
    MULTI_HEAD_ATTENTION,
    "scores go through one softmax",
    expected="the scores as they are, then one softmax",
    cause="a softmax twice, or an activation on the scores",
    topic="scaled dot-product attention",
)
def one_softmax(tested: PartUnderTest) -> Finding:
    """Between q kᵀ and the product with the values stands one softmax, and no activation."""
    return softmax_found(record_part(tested))


@check(
    MULTI_HEAD_ATTENTION,
    "heads are joined and projected",
    expected="Concat(head_1, …, head_h) W_O",
    cause="the output projection W_O is missing, or heads are averaged and not concatenated",
    topic="multi-head attention",
)
def heads_are_projected(tested: PartUnderTest) -> Finding:
    """What the heads give goes through a linear layer, W_O, all of it and unchanged."""
    return projection_found(record_part(tested))


@check(
    MULTI_HEAD_ATTENTION,
    "query, key and value have their own projections",
    expected="0",
    cause="one linear layer is used for all three",
    topic="multi-head attention",
)
def separate_projections(tested: PartUnderTest) -> Finding:
    """Query, key and value have a matrix each."""
    recorder = record_part(tested)
    if not recorder.attentions:
        raise Skip("no softmax between positions was seen")
    heads = [h for a in side_by_side(recorder.attentions) for h in heads_of(a)]
    said = twins(heads)
    if said:
        return passed_if(False, said)
    shared = recorder.shared_projections
    twice = len(set(shared))
    text = f"{twice} matrices are used twice before the softmax"
    short = {id(c.weight) for c in recorder.linears if len(c.weight) < tested.d_model}
    if twice and short.issuperset(shared):
        text += ", to a vector shorter than d_model, of which both are made (DeepSeek's latent)"
        return Finding(UNCOMMON, text)
    return passed_if(not twice, text)


@check(
    MULTI_HEAD_ATTENTION,
    "every parameter learns",
    expected="a gradient for each",
    cause="the product is thrown away: a name is assigned again",
    topic="gradient",
)
def every_parameter_learns(tested: PartUnderTest) -> Finding:
    """Each parameter of the layer gets a gradient."""
    return parameters_get_gradients(tested, lambda: attend(tested, *vectors(tested)))


@check(
    MULTI_HEAD_ATTENTION,
    "dropout has the rate asked for",
    expected="that rate",
    cause="a default that is not overridden, or a dropout in the wrong place",
    topic="dropout",
)
def dropout_rate(tested: PartUnderTest) -> Finding:
    """The dropout on the weights has the rate asked for, and is off in evaluation."""
    dropouts = record_part(tested, train=True).dropouts
    if any(d.active and d.applied_to == "scores" for d in dropouts):
        text = "a dropout on the scores, before the softmax: 0 there is no weight of 0, and a "
        return passed_if(False, f"{text}masked key that is dropped is seen in training")
    if tested.dropout is None:
        raise Skip("say dropout=… to have the rate compared")
    rates = {d.rate for d in dropouts if d.active}
    active = [d for d in record_part(tested, train=False).dropouts if d.active]
    text = f"rates in training {sorted(rates)}, in evaluation {len(active)} active"
    return passed_if(rates == {tested.dropout} - {0} and not active, text)


@check(
    MULTI_HEAD_ATTENTION,
    "a fully masked row",
    expected="an error, or no harm to others",
    cause="0/0",
    topic="mask",
)
def fully_masked_row_is_harmless(tested: PartUnderTest) -> Finding:
    """A query that may attend to no key is refused, or its row alone is lost."""
    tested.eval()
    mask = torch.ones(B, Q, K, dtype=torch.bool)
    mask[0, 1] = False
    return fully_masked_row(lambda: attend(tested, *vectors(tested), mask))


@check(
    MULTI_HEAD_ATTENTION,
    "float16",
    expected="finite",
    cause="a fill of -1e9: use torch.finfo or -inf",
    topic="float16",
)
def runs_in_float16(tested: PartUnderTest) -> Finding:
    """In float16, with a mask, the result is finite."""
    with in_float16(tested):
        q, k, v = (x.half() for x in vectors(tested))
        return finite_in_float16(lambda: attend(tested, q, k, v, one_key_each()))
