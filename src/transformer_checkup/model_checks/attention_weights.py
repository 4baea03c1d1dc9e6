"""The attention weights inside, read by the recorder, whatever the model calls its parts.

Where a model computes them in a form that is not recognized, the check says so and is
skipped.
"""

from __future__ import annotations

import math

from torch import Tensor

from transformer_checkup.checklist import (
    DOUBTFUL,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
    two_digits,
)
from transformer_checkup.model_checks.causality import (
    OTHER_SHAPE,
    leak,
    leak_in_training,
)
from transformer_checkup.model_checks.mixing import given_for_one_token
from transformer_checkup.model_checks.padding import padding_moves
from transformer_checkup.model_checks.ragged import beside_others
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorded import Attention
from transformer_checkup.recorder import LAYOUTS, record
from transformer_checkup.rotations import head_groups
from transformer_checkup.score_scale import (
    distance_from_right,
    fit_scale,
    flat_cosines,
    other_factor,
    size_of_scores,
)
from transformer_checkup.score_terms import is_scaled_twice
from transformer_checkup.sight import (
    ANOTHER_ORDER,
    CROSS,
    DECODER,
    ENCODER,
    Batch,
    Looks,
    in_words,
    likeness,
    looks_at_hidden,
    padded,
    reach,
    seen,
)
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
    wrong = [a for a in found if not sums_to_one(a)]
    off = max((a.weights.sum(-1) - 1).abs().max().item() for a in found)
    text = f"{len(found)} attentions, sums off by up to {two_digits(off)}"
    if math.isnan(off):
        nan = [a for a in wrong if a.weights.isnan().any()]
        return failed(
            text,
            "Attention weights are NaN: a query's scores are -inf for every key.",
            [a.path for a in nan],
            line=nan[0].line,
            like="a mask that hides every key",
        )
    if wrong:
        along = next((axis for a in wrong if (axis := sums_to_one_along(a))), "")
        where, line = [a.path for a in wrong], wrong[0].line
        if not along:
            cause = "A query's weights do not sum to 1 over the keys."
            return failed(text, cause, where, line=line)
        return failed(
            f"{text}: they sum to 1 {along}, where the keys are meant",
            f"The softmax runs {along}, not over the keys.",
            where,
            line=line,
            remedy="scores.softmax(dim=-1), where the last axis holds the keys",
        )
    changed = [a for a in found if a.used is not None and changed_after(a)]
    if not changed:
        return passed_if(True, text)
    if all(map(has_equal_sums, changed)):
        text = f"the weights of {len(changed)} attentions are scaled after the softmax, all alike"
        return Finding(UNCOMMON, f"{text} (as in differential attention)")
    if added := [a for a in changed if a.added]:
        return failed(
            f"something is added to the weights of {len(added)} attentions after the softmax",
            "A bias is added behind the softmax: the weights no longer sum to 1.",
            [a.path for a in added],
            line=added[0].line,
            remedy="add it to the scores: (q @ k.transpose(-2, -1) + bias).softmax(-1)",
        )
    path = changed[0].path
    text = (
        f"the weights are changed after the softmax, in {len(changed)} of {text} before"
    )
    text += f" ({path})" if path else ""
    dropouts = record(tested, tested.src(), tested.tgt()).dropouts
    active = any(d.active and d.applied_to == "weights" for d in dropouts)
    return failed(
        f"{text}; a dropout of the weights is active in evaluation" if active else text,
        "A dropout of the attention weights is active in evaluation mode."
        if active
        else "The attention weights are changed after the softmax, and no longer sum to 1.",
        [a.path for a in changed],
        line=changed[0].line,
        remedy="F.dropout(weights, p, training=self.training), or nn.Dropout"
        if active
        else "mask the scores, before the softmax: scores.masked_fill(~mask, float('-inf'))",
    )


def sums_to_one(attention: Attention) -> bool:
    return bool((attention.weights.sum(-1) - 1).abs().max() < 1e-3)


def sums_to_one_along(attention: Attention) -> str:
    """Over what other axis than the keys the weights sum to 1, or ""."""
    weights = attention.weights
    axes = {-2: "over the queries", -3: "over the heads", -4: "over the batch"}
    for axis, words in axes.items():
        several = weights.dim() >= -axis and weights.shape[axis] > 1
        if several and (weights.sum(axis) - 1).abs().max() < 1e-3:
            return words
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
    is_open = attention.added or bool(used.min() >= 0)
    return is_open and bool((used.sum(-1) - 1).abs().max() > 1e-3)


def by_query(attention: Attention) -> Tensor:
    """The weights that meet the values, (…, Q, K) also where they are (Q, K, B, H)."""
    used, shape = attention.used, attention.weights.shape
    assert used is not None
    orders = LAYOUTS if used.dim() == 4 and used.shape != shape else ()
    turned = (used.permute(order) for order in orders)
    return next((x for x in turned if x.shape == shape), used)


@check(
    ATTENTION_WEIGHTS,
    "no weight on the future",
    expected="0",
    cause="the mask is missing, off by one, inverted (nearly 1), or fills with a small number",
    topic="causal mask",
)
def no_weight_on_the_future(tested: ModelUnderTest) -> Finding:
    """The decoder's self-attention puts no weight on later positions, in no situation."""
    tested.require_causal()
    tested.long_tgt()
    looks, moved = hidden_looks(tested, DECODER), leak_in_training(tested)
    text = f"up to {two_digits(looks.most)} of a row's weight"
    both = "build the causal mask in both modes, with padding and without it"
    reads = "a loss in training reads the answers"
    if not looks.wrong and (leak(tested) or not moved):
        return passed_if(True, text)
    if not looks.wrong:
        dropouts = record(tested, tested.src(), tested.tgt(), train=True).dropouts
        if any(d.active and d.applied_to == "scores" for d in dropouts):
            raise Skip("a dropout of the scores sets those of hidden tokens to 0")
        return failed(
            f"{text}; in training mode earlier logits move by {two_digits(moved)}",
            "In training mode alone, logits depend on later tokens.",
            like="a mask, or a layer that works across positions (a batch norm), that "
            "depends on self.training",
            so_that=reads,
            remedy=f"{both}, and let no norm see other positions",
        )
    usual, when = looks.usual, looks.when
    far = max(reach(seen(x.weights * x.hidden[:, None]))[1] for x in usual)
    is_all = far >= usual[0].longest[1] - 1
    text += "; all later tokens" if is_all else f"; up to {far} tokens ahead"
    text += f" are seen by {len(usual)} of {looks.n_attentions} attentions ({usual[0].name})"
    return failed(
        f"{text}; {when}" if when else text,
        f"The decoder's self-attention attends to later tokens{when and f', {when}'}.",
        [x.attention.path for x in usual],
        line=usual[0].attention.line,
        like=likeness(usual[0]) or ("" if is_all else "a window to both sides"),
        so_that=f"earlier logits move by up to {two_digits(max(moved, leak(tested)))} "
        f"with later tokens: {reads}",
        remedy=both
        if when
        else "ones(T, T).tril(): hide the scores of later tokens, with -inf, before the softmax",
    )


def hidden_looks(tested: ModelUnderTest, *places: str) -> Looks:
    """Who looks at what is hidden, or the reason why nothing can be said."""
    looks = looks_at_hidden(tested, *places)
    if not looks.n_attentions:
        place = "the target" if DECODER in places else "the source"
        raise Skip(f"no attention to {place} could be told from the others")
    if looks.raised and not looks.wrong:
        raise looks.raised
    if not all(sums_to_one(x.attention) for x in looks.wrong):
        raise Skip("the weights do not sum to 1 over the keys")
    return looks


@check(
    ATTENTION_WEIGHTS,
    "no weight on padding",
    expected="0",
    cause="the mask is missing, masks queries, is inverted, or fills with a small number",
    topic="padding mask",
)
def no_weight_on_padding(tested: ModelUnderTest) -> Finding:
    """No token puts weight on the padding of the source, in no mode."""
    if not tested.is_encoder:
        tested.require_source()
    tested.require_padding()
    looks = hidden_looks(tested, ENCODER, CROSS)
    if not any(batch.has_padding for batch in looks.measured):
        raise Skip(f"max_len = {tested.max_len} is too short")
    text = f"up to {two_digits(looks.most)} of a row's weight"
    if not looks.wrong:
        return passed_if(True, text)
    usual, when = looks.usual, looks.when
    first = {x.place: x for x in reversed(usual)}
    places = sorted(first, reverse=True)
    where = [in_words(place, first[place].name) for place in places]
    text += f" is on padding, in {' and in '.join(where)}"
    like, which = likeness(usual[0]), "target" if tested.is_encoder else "source"
    moved = max(
        padding_moves(tested, which),
        beside_others(tested, which),
        more_padding_moves(tested, usual[0].batch),
    )
    if moved <= OTHER_SHAPE * tested.logit_std and not when:
        text += ", and yet padding changes no logit: keys stand in another order than the tokens"
        return Finding(UNCOMMON, text)
    who = " and ".join(in_words(place, "") for place in places)
    whose = "" if tested.is_encoder else "the source's "
    cause = (
        f"{who[0].upper()}{who[1:]} attend{'s' * (len(first) == 1)} to {whose}padding"
    )
    if like == ANOTHER_ORDER:
        cause = "Examples are given each other's padding masks"
    return failed(
        f"{text}; {when}" if when else text,
        f"{cause}{when and f', {when}'}.",
        [x.attention.path for x in usual],
        line=usual[0].attention.line,
        like=like,
        so_that=f"padding moves the logits of a sentence by up to {two_digits(moved)}"
        if moved > OTHER_SHAPE * tested.logit_std
        else "",
        remedy="hide the keys where ids == pad_id, (B, 1, 1, K), with -inf before the softmax"
        + (", in both modes" if when else ""),
    )


def more_padding_moves(tested: ModelUnderTest, batch: Batch) -> float:
    """How far the logits of a batch that has padding move with more of it."""
    pad_id, n = tested.require_padding()[0], batch.tgt.shape[1]
    more = None if batch.src is None else padded(batch.src, pad_id, 2), batch.tgt
    more = (None, padded(batch.tgt, pad_id, 2)) if tested.is_encoder else more
    after, before = tested.logits(*more)[:, :n], tested.logits(batch.src, batch.tgt)
    own = batch.tgt != tested.require_padding()[1]
    return (after - before)[own].abs().max().item()


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
    if twice := [a for a in found if is_scaled_twice(a)]:
        return failed(
            f"queries or keys, and their products, are scaled twice in {len(twice)} attentions",
            "Queries or keys are divided by √d_k, and their products once more.",
            [a.path for a in twice],
            line=twice[0].line,
            like="a division by d_k",
            remedy="divide once; F.scaled_dot_product_attention does so itself",
        )
    if not fits:
        said = flat_cosines(found)
        if said:
            return Finding(UNCOMMON, said)
        raise Skip(
            "the weights are not the softmax of a multiple of the dot products that were seen "
            "(rotary positions, biases, or another split into heads)"
        )
    factor, d_k = max(fits, key=distance_from_right)
    text = f"factor {factor:.4f} in {len(fits)} of {len(found)} attentions, d_k = {d_k}"
    if design := scale_by_design(tested, fits, factor, d_k):
        return Finding(UNCOMMON, f"{text}: {design}")
    text += f", 1/√d_k = {d_k**-0.5:.4f}"
    # A fit is a little off where scores are bent, as by Gemma's tanh.
    if abs(factor * math.sqrt(d_k) - 1) < 0.03:
        return passed_if(True, text)
    lengths = {n for a in found for n in a.weights.shape[-2:]}
    by = [n for n in lengths if abs(factor * math.sqrt(n) - 1) < 0.01]
    like = f"the root of the sequence's length, {by[0]}, for that of d_k" if by else ""
    wrong = [a for a, fit in pairs if fit == (factor, d_k)]
    return failed(
        text + other_factor(factor, d_k, found[0].weights),
        f"Scores are multiplied by {factor:.4f}, where 1/√d_k is {d_k**-0.5:.4f}.",
        [a.path for a in wrong],
        line=wrong[0].line,
        like=like,
        remedy="divide once: q @ k.transpose(-2, -1) / math.sqrt(q.shape[-1])",
    )


def scale_by_design(
    tested: ModelUnderTest, fits: list[tuple[float, int]], factor: float, d_k: int
) -> str:
    """The design that a factor other than 1/√d_k is known from, or ""."""
    found = attentions(tested, tested.src(), tested.tgt())
    is_one, times = abs(factor - 1) < 0.01, round(factor * d_k)
    by_d_k = d_k > 1 and abs(factor * d_k - 1) < 0.01
    is_multiple = 1 < times < d_k and abs(factor * d_k / times - 1) < 0.001
    usual = [n * f * math.sqrt(d) for n, (f, d) in enumerate(fits, 1)]
    by_layer = len(usual) > 1 and all(abs(u - 1) < 0.01 for u in usual)
    size = size_of_scores(found) if is_one else math.inf
    designs = {
        "no scale, as in T5, whose initialization makes up for it": is_one
        and len(fits) < len(found),
        f"no scale, and scores of about {size:.2g}, which are small at first (GPT-Neo)": size
        < SMALL,
        "a division by d_k, as in muP, and not by its root": by_d_k,
        f"{times} / d_k, as in muP, where queries or the output begin at 0": is_multiple
        and tested.moved_off_zero,
        "divided by the number of the layer too, as GPT-2 can do it": by_layer,
    }
    return next((design for design, holds in designs.items() if holds), "")


@check(
    ATTENTION_WEIGHTS,
    "query, key and value have their own projections",
    expected="0",
    cause="one linear layer is used for all three, or keys and values of grouped queries are "
    "repeated in two orders",
    topic="multi-head attention",
)
def separate_projections(tested: ModelUnderTest) -> Finding:
    """Query, key and value have a matrix each, and each head reads all features."""
    recorder = record(tested, tested.src(), tested.tgt())
    if not recorder.attentions:
        raise Skip("no softmax between positions was seen")
    shared = recorder.shared_projections
    text = f"{len(set(shared))} matrices are used twice before one softmax"
    if said := groups_differ(tested):
        return failed(
            f"{text}; {said}",
            "Queries that share their keys do not share their values.",
            remedy="repeat keys and values in one order: repeat_interleave(n, dim=1) for both",
        )
    if twin := twins_of_one_module(recorder.attentions):
        said, path = twin
        return failed(
            f"{text}; {said}", "Several heads of one layer are the same.", [path]
        )
    if shared:
        calls = [call for call in recorder.linears if id(call.weight) in set(shared)]
        if max(map(shared.count, shared)) < 3:
            text += ": two of query, key and value share one, as in Reformer"
            return Finding(UNCOMMON, text)
        return failed(
            text,
            "Query, key and value are made by one matrix.",
            [call.path for call in calls],
            line=calls[0].line if calls else None,
            remedy="one nn.Linear for each of the three",
        )
    if split := [a for a in recorder.attentions if heads_share_a_projection(a)]:
        return Finding(
            DOUBTFUL,
            f"{text}; the heads of a layer share one of (d_k, d_k)",
            "The input is split into heads before it is projected: one small matrix serves all "
            "heads, and each reads its own d_k features alone.",
            tuple(dict.fromkeys(a.path for a in split)),
            like="one head's projection, for all heads",
            remedy="project with nn.Linear(d_model, d_model), and split into heads then",
        )
    return passed_if(True, text)


def heads_share_a_projection(attention: Attention) -> bool:
    """Was a projection made of (B, L, H, d_k), by one matrix for all of these heads?"""
    n_heads = attention.weights.shape[1]
    shapes = [x.shape for x in attention.projections if x.dim() == 4]
    return attention.weights.dim() == 4 and any(
        n_heads in s[1:3] for s in shapes if n_heads > 1
    )


def groups_differ(tested: ModelUnderTest) -> str:
    """Do query heads that share keys not share values?"""
    found = given_for_one_token(tested) if tested.fit(11) > 6 else []
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
