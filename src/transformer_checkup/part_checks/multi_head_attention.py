"""Checks of the attention layer, with its projections and several heads."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.attention_path import projection_found, softmax_found
from transformer_checkup.checklist import (
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    failed,
    two_digits,
)
from transformer_checkup.part_checks.any_layer import (
    finite_in_float16,
    gives,
    has_the_rate_asked_for,
    largest_move,
    parameters_get_gradients,
)
from transformer_checkup.part_checks.attention import (
    WRITE_MASK,
    B,
    K,
    Q,
    attend,
    fully_masked_row,
    order_found,
)
from transformer_checkup.part_under_test import PartUnderTest, judged, part_check
from transformer_checkup.recorder import Recorder
from transformer_checkup.score_scale import RIGHT_SCALE, fit_scale, scale_like
from transformer_checkup.twin_heads import heads_of, side_by_side, twins

WRONG_VIEW = "view(B, H, L, d_k) without transpose, on the way in or on the way out"
SPLIT = "x.view(B, L, H, d_k).transpose(1, 2), and back x.transpose(1, 2).flatten(2)"

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


@part_check(MULTI_HEAD_ATTENTION, "runs", "(B, Q, d_model)", "shape")
def runs(tested: PartUnderTest) -> Finding:
    """Queries (B, Q, d_model), keys and values (B, K, d_model) give (B, Q, d_model)."""
    shape = (B, Q, tested.d_model)
    finding = gives(tested, lambda: attend(tested, *vectors(tested)), shape)
    if finding.outcome != PASSED:
        return finding
    masked = *vectors(tested), one_key_each()
    finding = gives(tested, lambda: attend(tested, *masked), shape, finite=False)
    rank = tested.call.rank or "(B, Q, K)"
    if finding.outcome != PASSED or rank == "(B, Q, K)":
        return finding
    return Finding(PASSED, f"{finding.measured}; mask {rank}")


@part_check(
    MULTI_HEAD_ATTENTION,
    "values reach the right queries",
    "the query that attends to it, and no other",
    "multi-head attention",
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
        if moved[1:].max() > 1e-5 * before.abs().max():
            text = f"another value at key {key} of example 0 changes example 1"
            return failed(text, "Examples of the batch are mixed.", remedy=SPLIT)
    reached = effect > 1e-5 * effect.max()
    if torch.equal(reached, mask[0]):
        if has_its_own_mask(tested):
            text = "each value reaches the one query that attends to it"
            return Finding(PASSED, text)
        return failed(
            "example 1 gives something else beside an example with another mask than alone",
            "An example is given the mask of another.",
            like="a mask repeated in another order than the heads stand in",
            remedy="mask.repeat_interleave(n_heads, 0) for heads that follow the batch",
        )
    if torch.equal(reached, ~mask[0]):
        text = "values reach the masked queries, and no others"
        cause, remedy = "The mask is inverted.", "mask='hide' if True is meant to mask"
    elif reached.all():
        text, cause = "each value reaches all queries", "The mask is not used."
        remedy = WRITE_MASK
    else:
        query, key = (reached != mask[0]).nonzero()[0].tolist()
        happens = "reaches" if reached[query, key] else "does not reach"
        text = f"value {key} {happens} query {query}, which attends to key {query + 1} alone"
        cause, remedy = "Values reach other queries: positions are mixed.", SPLIT
    return failed(text, cause, remedy=remedy)


def has_its_own_mask(tested: PartUnderTest) -> bool:
    """Beside an example with another mask, does the last one give what it gives alone?"""
    q, k, v = vectors(tested)
    mask = one_key_each()
    mask[-1] = mask[-1].roll(-1, dims=-1)
    alone = attend(tested, q[-1:], k[-1:], v[-1:], mask[-1:])
    return largest_move(attend(tested, q, k, v, mask)[-1:], alone) < 1e-4


@part_check(MULTI_HEAD_ATTENTION, "values come from value", "no change", "value")
@torch.no_grad()
def values_come_from_value(tested: PartUnderTest) -> Finding:
    """A query with one key gets its value, whatever the query and the key are."""
    tested.eval()
    q, k, v = vectors(tested)
    mask = one_key_each()
    before = attend(tested, q, k, v, mask)
    moved = largest_move(attend(tested, q + 1, k.flip(-1), v, mask), before)
    out = tested.call(q, k, v)
    weights = out[1] if isinstance(out, (tuple, list)) else None
    if moved >= 1e-4 and isinstance(weights, Tensor) and weights.shape[-1] > K:
        text = "keys are added to those that are given (bias_kv, add_zero_attn)"
        return Finding(UNCOMMON, text)
    text = f"another query and key move it by up to {two_digits(moved)}"
    cause = "With one key to attend to, the result is not made of its value alone."
    remedy = "attention(w_q(query), w_k(key), w_v(value), mask)"
    return judged(moved < 1e-4, text, cause, remedy)


@part_check(
    MULTI_HEAD_ATTENTION,
    "order of keys does not matter",
    "no change",
    "permutation equivariance",
)
@torch.no_grad()
def order_of_keys_does_not_matter(tested: PartUnderTest) -> Finding:
    """Keys and values in another order give the same."""
    tested.eval()
    q, k, v = vectors(tested)
    order = torch.randperm(K)
    return order_found(
        attend(tested, q, k[:, order], v[:, order]), attend(tested, q, k, v)
    )


def record_part(tested: PartUnderTest, train: bool = False) -> Recorder:
    return tested.record(lambda: attend(tested, *vectors(tested)), {Q, K}, train)


def number_of_heads(weights: Tensor) -> int:
    """Heads have an axis of their own, or stand along that of the batch."""
    own = weights.shape[1:-2]
    return own.numel() if own else max(1, len(weights) // B)


@part_check(MULTI_HEAD_ATTENTION, "weights sum to 1", "1 for each query", "softmax")
def weights_sum_to_one(tested: PartUnderTest) -> Finding:
    """The weights inside sum to 1 over the keys, and are one set for each head."""
    found = record_part(tested).attentions
    if not found:
        raise Skip("no softmax between positions was seen")
    found = side_by_side(found)
    off = max((a.weights.sum(-1) - 1).abs().max().item() for a in found)
    n_heads = sum(number_of_heads(a.weights) for a in found)
    text = f"{n_heads} heads, sums off by up to {two_digits(off)}"
    if off >= 1e-3:
        cause = "The weights do not sum to 1 over the keys."
        return failed(text, cause, remedy="scores.softmax(-1), over the last axis")
    cause = f"There are {n_heads} heads, and not {tested.n_heads}."
    return judged(tested.n_heads in (None, n_heads), text, cause)


@part_check(
    MULTI_HEAD_ATTENTION,
    "scores are divided by √d_k",
    "1/√d_k",
    "scaled dot-product attention",
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
    like = scale_like(factor, d_k, found[0].weights)
    cause = f"Scores are multiplied by {factor:.4f}, and not by 1/√d_k."
    remedy = "scores / math.sqrt(d_k), with d_k = d_model / n_heads"
    return judged(like == RIGHT_SCALE, text, cause, remedy, like)


@part_check(
    MULTI_HEAD_ATTENTION,
    "scores go through one softmax",
    "the scores as they are, then one softmax",
    "scaled dot-product attention",
)
def one_softmax(tested: PartUnderTest) -> Finding:
    """Between q kᵀ and the product with the values stands one softmax, and no activation."""
    return softmax_found(record_part(tested))


@part_check(
    MULTI_HEAD_ATTENTION,
    "heads are joined and projected",
    "Concat(head_1, …, head_h) W_O",
    "multi-head attention",
)
def heads_are_projected(tested: PartUnderTest) -> Finding:
    """What the heads give goes through a linear layer, W_O, all of it and unchanged."""
    return projection_found(record_part(tested))


@part_check(
    MULTI_HEAD_ATTENTION,
    "query, key and value have their own projections",
    "0",
    "multi-head attention",
)
def separate_projections(tested: PartUnderTest) -> Finding:
    """Query, key and value have a matrix each."""
    recorder = record_part(tested)
    if not recorder.attentions:
        raise Skip("no softmax between positions was seen")
    if said := twins(
        [h for a in side_by_side(recorder.attentions) for h in heads_of(a)]
    ):
        remedy = "nn.ModuleList([Head() for _ in range(n_heads)])"
        return failed(said, "Several heads are one head.", remedy=remedy)
    shared = recorder.shared_projections
    twice = len(set(shared))
    text = f"{twice} of the matrices before the softmax are used twice"
    if not twice:
        return Finding(PASSED, text)
    short = {id(c.weight) for c in recorder.linears if len(c.weight) < tested.d_model}
    if short.issuperset(shared):
        text += ", to a vector shorter than d_model, of which both are made (DeepSeek's latent)"
        return Finding(UNCOMMON, text)
    cause = "Query, key and value share a projection."
    remedy = "self.w_q, self.w_k, self.w_v, an nn.Linear each"
    return failed(text, cause, remedy=remedy)


@part_check(
    MULTI_HEAD_ATTENTION, "every parameter learns", "a gradient for each", "gradient"
)
def every_parameter_learns(tested: PartUnderTest) -> Finding:
    """Each parameter of the layer gets a gradient."""
    return parameters_get_gradients(tested, lambda: attend(tested, *vectors(tested)))


@part_check(
    MULTI_HEAD_ATTENTION, "dropout has the rate asked for", "that rate", "dropout"
)
def dropout_rate(tested: PartUnderTest) -> Finding:
    """The dropout on the weights has the rate asked for, and is off in evaluation."""
    dropouts = record_part(tested, train=True).dropouts
    if any(d.active and d.applied_to == "scores" for d in dropouts):
        text = "a dropout on the scores, before the softmax: 0 there is no weight of 0, and a "
        text += "masked key that is dropped is seen in training"
        cause = "Dropout stands before the softmax, and not after it."
        return failed(text, cause, remedy="dropout(scores.softmax(-1))")
    return has_the_rate_asked_for(
        tested, lambda train: record_part(tested, train), True
    )


@part_check(
    MULTI_HEAD_ATTENTION, "a fully masked row", "an error, or no harm to others", "mask"
)
def fully_masked_row_is_harmless(tested: PartUnderTest) -> Finding:
    """A query that may attend to no key is refused, or its row alone is lost."""
    tested.eval()
    mask = torch.ones(B, Q, K, dtype=torch.bool)
    mask[0, 1] = False
    return fully_masked_row(lambda: attend(tested, *vectors(tested), mask))


@part_check(MULTI_HEAD_ATTENTION, "float16", "finite", "float16")
def runs_in_float16(tested: PartUnderTest) -> Finding:
    """In float16, with a mask, the result is finite."""
    q, k, v = (x.half() for x in vectors(tested))
    return finite_in_float16(tested, lambda: attend(tested, q, k, v, one_key_each()))
