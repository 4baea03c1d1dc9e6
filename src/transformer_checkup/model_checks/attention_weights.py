"""The attention weights inside, read by the recorder, whatever the model calls its parts.

Where a model computes them in a form that is not recognized, the check says so and is
skipped.
"""

from __future__ import annotations

import math

from torch import Tensor

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.model_checks.mixing import given_for_one_token
from transformer_checkup.model_checks.padding import padding_moves_nothing
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorded import Attention
from transformer_checkup.recorder import record
from transformer_checkup.rotations import head_groups
from transformer_checkup.score_scale import (
    distance_from_right,
    fit_scale,
    flat_cosines,
    is_scaled_twice,
    is_split_by_view,
    other_factor,
    size_of_scores,
)
from transformer_checkup.sight import (
    ENCODER,
    cut_to_the_target,
    in_words,
    place_of,
    who_looks_ahead,
)
from transformer_checkup.training_leak import leak_in_training
from transformer_checkup.twin_heads import twins_of_one_module

ATTENTION_WEIGHTS: list[Check] = []
SMALL = 0.25  # scores, whose softmax is nearly uniform


def attentions(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor
) -> list[Attention]:
    found = record(tested, src, tgt).attentions
    if not found:
        raise Skip("no softmax between positions was seen: the weights cannot be read")
    return found


@check(
    ATTENTION_WEIGHTS,
    "weights sum to 1",
    expected="1 for each query, over the keys",
    cause="softmax over the wrong axis, or a mask that multiplies after it",
    topic="softmax",
    is_hint=True,
)
def weights_sum_to_one(tested: ModelUnderTest) -> Finding:
    """Each query's weights sum to 1 over the keys."""
    found = attentions(tested, tested.src(), tested.tgt())
    off = max((a.weights.sum(-1) - 1).abs().max().item() for a in found)
    text = f"{len(found)} attentions, sums off by up to {two_digits(off)}"
    changed = [a for a in found if a.used is not None and changed_after(a)]
    if off < 1e-3 and changed and all(map(has_equal_sums, changed)):
        text = f"the weights of {len(changed)} attentions are scaled after the softmax, all alike"
        return Finding(UNCOMMON, f"{text} (as in differential attention)")
    if off < 1e-3 and changed:
        text = f"the weights are changed after the softmax, in {len(changed)} of {text}"
        path = changed[0].path
        text += f" before ({path})" if path else " before"
        dropouts = record(tested, tested.src(), tested.tgt()).dropouts
        if any(d.active and d.applied_to == "weights" for d in dropouts):
            text += "; a dropout of the weights is active in evaluation"
        return passed_if(False, text)
    along = next((axis for a in found if (axis := sums_to_one_along(a))), "")
    return passed_if(off < 1e-3, f"{text}: they sum to 1 {along}" if along else text)


def sums_to_one_along(attention: Attention) -> str:
    """Over what other axis than the keys the weights sum to 1, or ""."""
    weights = attention.weights
    axes = {-2: "over the queries", -3: "over the heads", -4: "over the batch"}
    for axis, words in axes.items():
        several = weights.dim() >= -axis and weights.shape[axis] > 1
        if several and (weights.sum(axis) - 1).abs().max() < 1e-3:
            return f"{words}, where the keys are meant"
    return ""


def has_equal_sums(attention: Attention) -> bool:
    """Do the weights that meet the values have one sum, whatever is masked?"""
    assert attention.used is not None
    sums = attention.used.sum(-1)
    return bool((sums - sums.mean()).abs().max() < 1e-4)


def changed_after(attention: Attention) -> bool:
    """Are the weights that meet the values others than those of the softmax?"""
    used = by_query(attention)
    if attention.mixed:
        return False
    return bool((used.sum(-1) - 1).abs().max() > 1e-3 and used.min() >= 0)


def by_query(attention: Attention) -> Tensor:
    """The weights that meet the values, (…, Q, K) also where they are (Q, K, B, H)."""
    used = attention.used
    assert used is not None
    if used.dim() == 4 and used.shape != attention.weights.shape:
        turned = used.permute(2, 3, 0, 1)
        return turned if turned.shape == attention.weights.shape else used
    return used


@check(
    ATTENTION_WEIGHTS,
    "no weight on the future",
    expected="0",
    cause="the mask is missing, off by one, inverted (nearly 1), or fills with a small number",
    topic="causal mask",
)
def no_weight_on_the_future(tested: ModelUnderTest) -> Finding:
    """The decoder's self-attention puts no weight on later positions."""
    tested.require_causal()
    src, tgt = tested.src(), tested.long_tgt()
    length = tgt.shape[1]
    cut = cut_to_the_target(
        tested
    )  # such an attention looks like one of the target to itself
    found = [a.weights for a in attentions(tested, src, tgt) if a.path not in cut]
    own = [weights for weights in found if weights.shape[-2:] == (length, length)]
    if not own or (src is not None and src.shape[1] == length):
        raise Skip("no self-attention of the target could be told from the others")
    future = [weights.triu(1).sum(-1)[..., :-1] for weights in own]
    most = max(mass.max().item() for mass in future)
    mean = sum(mass.mean().item() for mass in future) / len(future)
    text = f"up to {two_digits(most)} of a row's weight, {mean:.2f} on average"
    trained = record(tested, src, tgt, train=True).attentions
    own = [a.weights for a in trained if a.weights.shape[-2:] == (length, length)]
    if most >= 1e-6 and own and all(weights.triu(1).max() < 1e-9 for weights in own):
        text += (
            "; none in training mode: the causal mask depends on self.training, but "
        )
        text += "evaluation and decoding need it too"
    if most >= 1e-6:
        text += who_looks_ahead(attentions(tested, src, tgt), length)
    leak = leak_in_training(tested) if most < 1e-6 else ""
    if leak:
        return passed_if(False, f"{text}; {leak}")
    return passed_if(most < 1e-6, text)


@check(
    ATTENTION_WEIGHTS,
    "no weight on padding",
    expected="0",
    cause="the mask is missing, masks queries, is inverted, or fills with a small number",
    topic="padding mask",
    is_hint=True,
)
def no_weight_on_padding(tested: ModelUnderTest) -> Finding:
    """No token puts weight on the padding of the source."""
    src, tgt = tested.src(), tested.tgt()
    ids = tgt if tested.is_encoder else tested.require_source()[0]
    pad_id = tested.require_padding()[0]
    if ids.shape[1] < 4 or (src is not None and src.shape[1] == tgt.shape[1]):
        raise Skip(f"max_len = {tested.max_len} is too short")
    real = ids.shape[1] - 3
    ids[:, real:] = pad_id
    found = attentions(tested, ids if src is not None else None, tgt)
    to_source = [a for a in found if a.weights.shape[-1] == ids.shape[1]]
    if not to_source:
        raise Skip("no attention to the source could be told from the others")
    most, where = 0.0, {}
    for attention in to_source:
        place = place_of(attention, tested, src, tgt) or "attention"
        # An encoder's last queries are padding themselves.
        rows = attention.weights[..., : real if place == ENCODER else None, :]
        mass = rows[..., real:].sum(-1).max().item()
        most = max(most, mass)
        if mass >= 1e-6:
            where.setdefault(place, in_words(place, attention.path))
    text = f"up to {two_digits(most)} of a row's weight"
    if where:
        text += f" is on padding, in {' and in '.join(where.values())}"
    if most >= 1e-6 and not tested.is_encoder and padding_moves_nothing(tested):
        text += ", and yet padding changes no logit: keys stand in another order than the tokens"
        return Finding(UNCOMMON, text)
    return passed_if(most < 1e-6, text)


@check(
    ATTENTION_WEIGHTS,
    "scores are divided by √d_k",
    expected="1/√d_k",
    cause="no scale, √d_model instead of √d_k, or the scale twice",
    topic="scaled dot-product attention",
)
def score_scale(tested: ModelUnderTest) -> Finding:
    """The factor before the softmax, fitted to queries, keys and weights."""
    found = attentions(tested, tested.src(), tested.tgt())
    pairs = [(attention, fit_scale(attention)) for attention in found]
    fits = [fit for _, fit in pairs if fit is not None]
    twice = [a.path for a, fit in pairs if fit is not None and is_scaled_twice(a, *fit)]
    if not fits:
        if any(map(is_split_by_view, found)):
            text = "heads are split by view(B, H, L, d_k) without a transpose: each holds whole "
            text += "tokens of one stretch, and not its own features of every token. "
            return passed_if(False, f"{text}Write view(B, L, H, d_k).transpose(1, 2)")
        said = flat_cosines(found)
        if said:
            return Finding(UNCOMMON, said)
        raise Skip(
            "the weights are not the softmax of a multiple of the dot products that were seen "
            "(rotary positions, biases, or another split into heads)"
        )
    factor, d_k = max(fits, key=distance_from_right)
    text = f"factor {factor:.4f} in {len(fits)} of {len(found)} attentions, d_k = {d_k}"
    if abs(factor - 1) < 0.01 and len(fits) < len(found):
        text += ": no scale, as in T5, whose initialization makes up for it"
        return Finding(UNCOMMON, text)
    if abs(factor - 1) < 0.01 and (size := size_of_scores(found)) < SMALL:
        text += f": no scale, and scores of about {size:.2g}, which are small at first (GPT-Neo)"
        return Finding(UNCOMMON, text)
    if twice:
        text += f": scaled twice in {len(twice)} of them ({twice[0]}). The queries or keys are "
        return passed_if(False, f"{text}divided by √d_k, and their products again")
    if abs(factor * d_k - 1) < 0.01 and d_k > 1:
        text += ": a division by d_k, as in muP, and not by its root (or by the root twice: "
        text += "of the queries, and of the scores again?)"
        heads = found[0].weights.shape[1] if found[0].weights.dim() == 4 else 1
        text += "; 1/√d_model is the same number here" if heads == d_k else ""
        return Finding(UNCOMMON, text)
    times = round(factor * d_k)
    if (
        tested.moved_off_zero
        and 1 < times < d_k
        and abs(factor * d_k / times - 1) < 0.001
    ):
        text += f": {times} / d_k, as in muP, where queries or the output begin at 0"
        return Finding(UNCOMMON, text)
    usual = [f * math.sqrt(d) for f, d in fits]
    if len(usual) > 1 and all(abs(u * n - 1) < 0.01 for n, u in enumerate(usual, 1)):
        text += ": divided by the number of the layer too, as GPT-2 can do it"
        return Finding(UNCOMMON, text)
    right = abs(factor * math.sqrt(d_k) - 1) < 0.01
    text += f", 1/√d_k = {d_k**-0.5:.4f}"
    if not right:
        text += other_factor(factor, d_k, found[0].weights)
    lengths = {n for a in found for n in a.weights.shape[-2:]}
    by = [n for n in lengths if abs(factor * math.sqrt(n) - 1) < 0.01]
    if by and not right:
        text += (
            f": divided by the root of the sequence's length, {by[0]}, and not of d_k"
        )
    return passed_if(right, text)


@check(
    ATTENTION_WEIGHTS,
    "query, key and value have their own projections",
    expected="0",
    cause="one linear layer is used for all three, or keys and values of grouped queries are "
    "repeated in two orders",
    topic="multi-head attention",
)
def separate_projections(tested: ModelUnderTest) -> Finding:
    """Query, key and value have a matrix each."""
    recorder = record(tested, tested.src(), tested.tgt())
    if not recorder.attentions:
        raise Skip("no softmax between positions was seen")
    shared = recorder.shared_projections
    twice = len(set(shared))
    text = f"{twice} matrices are used twice before one softmax"
    said = groups_differ(tested) or twins_of_one_module(recorder.attentions)
    if said:
        return passed_if(False, f"{text}; {said}")
    if twice and max(map(shared.count, shared)) < 3:
        text += ": two of query, key and value share one, as in Reformer"
        return Finding(UNCOMMON, text)
    if not twice and any(map(heads_share_a_projection, recorder.attentions)):
        text += "; the heads of a layer share one of (d_k, d_k)"
        return Finding(UNCOMMON, text)
    return passed_if(not twice, text)


def heads_share_a_projection(attention: Attention) -> bool:
    """Was a projection made of (B, L, H, d_k), by one matrix for all of these heads?"""
    n_heads = attention.weights.shape[1]
    shapes = [x.shape for x in attention.projections if x.dim() == 4]
    return attention.weights.dim() == 4 and any(s[2] == n_heads > 1 for s in shapes)


def groups_differ(tested: ModelUnderTest) -> str:
    """Do query heads that share keys not share values?"""
    found = given_for_one_token(tested)[0] if tested.fit(11) > 6 else []
    for given in found:
        key, value, length = given.key, given.value, given.scores.shape[-1]
        if value is None or key.dim() != 4 or value.dim() != 4:
            continue
        axis = 1 if key.shape[1] != length else 2
        by_key, by_value = head_groups(key, axis), head_groups(value, axis)
        shared = [len(set(groups)) < len(groups) for groups in (by_key, by_value)]
        if all(shared) and by_key != by_value:
            one, other = (
                next(i for i in range(1, len(g)) if g[i] < i)
                for g in (by_key, by_value)
            )
            return (
                f"query heads {by_key[one]} and {one} share their keys, and {by_value[other]} and "
                f"{other} their values: one is repeated by repeat, the other by repeat_interleave"
            )
    return ""
