"""Checks of the attention layer, with its projections and several heads."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.attention_path import projection_found, softmax_found
from transformer_checkup.checklist import (
    PASSED,
    Finding,
    Skip,
    failed,
    passed,
    two_digits,
    uncommon,
)
from transformer_checkup.norm_formulas import parameters_of
from transformer_checkup.part_checks.any_layer import (
    LENGTHS,
    gives,
    largest_move,
)
from transformer_checkup.part_checks.attention import (
    WRITE_MASK,
    B,
    K,
    Q,
    attend,
    inputs,
    one_key_each,
)
from transformer_checkup.part_under_test import Checks, PartUnderTest, judged
from transformer_checkup.recorder import Recorder
from transformer_checkup.score_scale import RIGHT_SCALE, fit_scale, scale_like
from transformer_checkup.twin_heads import heads_of, side_by_side, twins

SPLIT = "x.view(B, L, H, d_k).transpose(1, 2), and back x.transpose(1, 2).flatten(2)"

CHECKS = Checks()


@CHECKS.add("runs", "shape")
def runs(tested: PartUnderTest) -> Finding:
    """Queries (B, Q, d_model), keys and values (B, K, d_model) give (B, Q, d_model)."""
    shape = (B, Q, tested.d_model)
    masked = *inputs(tested), one_key_each()
    finding = gives(tested, tested.usual, shape)
    if finding.outcome == PASSED:
        finding = gives(tested, lambda: attend(tested, *masked), shape, finite=False)
    rank = tested.call.rank or "(B, Q, K)"
    if finding.outcome != PASSED or rank == "(B, Q, K)":
        return finding
    return passed(f"{finding.measured}; mask {rank}")


@CHECKS.add("values reach the right queries", "multi-head attention")
@torch.no_grad()
def values_reach_the_right_queries(tested: PartUnderTest) -> Finding:
    """Each query attends to one key. Another value there changes that row, and no other."""
    tested.eval()
    q, k, v = inputs(tested)
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
    if torch.equal(reached, mask[0]) and not has_its_own_mask(tested):
        return failed(
            "example 1 gives something else beside an example with another mask than alone",
            "An example is given the mask of another.",
            like="a mask repeated in another order than the heads stand in",
            remedy="mask.repeat_interleave(n_heads, 0) for heads that follow the batch",
        )
    if torch.equal(reached, mask[0]):
        return passed("each value reaches the one query that attends to it")
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
    q, k, v = inputs(tested)
    mask = one_key_each()
    mask[-1] = mask[-1].roll(-1, dims=-1)
    alone = attend(tested, q[-1:], k[-1:], v[-1:], mask[-1:])
    return largest_move(attend(tested, q, k, v, mask)[-1:], alone) < 1e-4


@CHECKS.add("values come from value", "value")
@torch.no_grad()
def values_come_from_value(tested: PartUnderTest) -> Finding:
    """A query with one key gets its value, whatever the query and the key are."""
    tested.eval()
    q, k, v = inputs(tested)
    mask = one_key_each()
    before = attend(tested, q, k, v, mask)
    moved = largest_move(attend(tested, q + 1, k.flip(-1), v, mask), before)
    out = tested.call(q, k, v)
    weights = out[1] if isinstance(out, (tuple, list)) else None
    if moved >= 1e-4 and isinstance(weights, Tensor) and weights.shape[-1] > K:
        return uncommon(
            "keys are added to those that are given (bias_kv, add_zero_attn)"
        )
    text = f"another query and key move it by up to {two_digits(moved)}"
    cause = "With one key to attend to, the result is not made of its value alone."
    remedy = "attention(w_q(query), w_k(key), w_v(value), mask)"
    return judged(moved < 1e-4, text, cause, remedy)


def record_part(tested: PartUnderTest) -> Recorder:
    return tested.record(tested.usual, LENGTHS)


def number_of_heads(weights: Tensor) -> int:
    """Heads have an axis of their own, or stand along that of the batch."""
    own = weights.shape[1:-2]
    return own.numel() if own else max(1, len(weights) // B)


@CHECKS.add("weights sum to 1", "softmax")
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


@CHECKS.add("scores are divided by √d_k", "scaled dot-product attention")
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


@CHECKS.add("scores go through one softmax", "scaled dot-product attention")
def one_softmax(tested: PartUnderTest) -> Finding:
    """Between q kᵀ and the product with the values stands one softmax, and no activation."""
    return softmax_found(record_part(tested))


@CHECKS.add("heads are joined and projected", "multi-head attention")
def heads_are_projected(tested: PartUnderTest) -> Finding:
    """What the heads give goes through a linear layer, W_O, all of it and unchanged."""
    return projection_found(record_part(tested))


@CHECKS.add("query, key and value have their own projections", "multi-head attention")
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
        return passed(text)
    short = {id(c.weight) for c in recorder.linears if len(c.weight) < tested.d_model}
    if short.issuperset(shared):
        text += ", to a vector shorter than d_model, of which both are made (DeepSeek's latent)"
        return uncommon(text)
    cause = "Query, key and value share a projection."
    remedy = "self.w_q, self.w_k, self.w_v, an nn.Linear each"
    return failed(text, cause, remedy=remedy)


@CHECKS.add("each head reads all features", "multi-head attention")
@torch.no_grad()
def heads_read_all_features(tested: PartUnderTest) -> Finding:
    """Change a slice of the query's features, as wide as a head: all heads' weights move."""
    before = weights_for(tested, *inputs(tested))
    n_heads = number_of_heads(before)
    if n_heads < 2 or tested.d_model % n_heads:
        raise Skip("no weights of several heads were seen")
    width = tested.d_model // n_heads
    moved = []
    for n in range(n_heads):
        q, k, v = inputs(tested)
        q[..., n * width : (n + 1) * width] += 1
        moved.append((weights_for(tested, q, k, v) - before).abs())
    alone = torch.eye(n_heads, dtype=torch.bool)
    is_cut = any(torch.equal(reached, alone) for reached in by_head(torch.stack(moved)))
    text = f"{n_heads} heads read all {tested.d_model} features"
    if is_cut:
        text = f"head 0 reads features 0 to {width - 1} of the query alone, and each head its own "
        text += f"slice of {width}"
    is_shared = any(p.shape == (width, width) for p in parameters_of(tested.part))
    return judged(
        not is_cut,
        text,
        "The input is split into heads before it is projected.",
        "nn.Linear(d_model, d_model) first, then view(B, L, H, d_k)",
        f"one matrix of {width} × {width} for all heads" if is_shared else "",
    )


def by_head(moved: Tensor) -> list[Tensor]:
    """(slice, head), True where the slice moves the head; two of them where heads are folded.

    Weights are (B, H, Q, K), with more axes for grouped heads, or (B · H, Q, K) in either order.
    """
    sizes = moved.amax((-2, -1))
    orders = [sizes.flatten(2)] if sizes.dim() > 2 else []
    orders = orders or [sizes.unflatten(1, (B, -1)), sizes.unflatten(1, (-1, B)).mT]
    return [x.amax(1) > 1e-5 * x.max() for x in orders]


def weights_for(tested: PartUnderTest, q, k, v) -> Tensor:
    found = tested.record(lambda: attend(tested, q, k, v), LENGTHS).attentions
    if not found:
        raise Skip("no softmax between positions was seen")
    return found[0].weights
