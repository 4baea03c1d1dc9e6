"""The direction of attention: who attends to whom in the encoder, in the decoder, and across.

Read from the attention weights: what a mask hides has a weight of exactly 0, in every head.
"""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
)
from transformer_checkup.model_checks.attention_weights import attentions
from transformer_checkup.model_checks.causality import NEGLIGIBLE, influence
from transformer_checkup.model_under_test import BATCH, SRC_LEN, ModelUnderTest
from transformer_checkup.recorded import Attention
from transformer_checkup.recorder import record
from transformer_checkup.shared_keys import keys_are_queries
from transformer_checkup.sharpness import SATURATED, sharpness
from transformer_checkup.sight import (
    CROSS,
    DECODER,
    ENCODER,
    cut_to_the_target,
    in_words,
    pattern,
    place_of,
    reach,
    seen,
)

DIRECTIONS: list[Check] = []
WHO = {
    ENCODER: "a source token",
    CROSS: "a target position, looking at the source,",
    DECODER: "a target position",
}
MANY = 64  # examples
ITSELF = "does not attend to itself"


def attentions_in(
    tested: ModelUnderTest, place: str, rows: int = BATCH
) -> list[Attention]:
    src, tgt = tested.src(), tested.long_tgt(3)
    if rows != BATCH:
        src, tgt = tested.src(rows, tested.fit(SRC_LEN)), tested.tgt(rows, tgt.shape[1])
    if place != DECODER and src is None and not tested.is_encoder:
        raise Skip("the model has no source: a decoder alone")
    if place != ENCODER and tested.is_encoder:
        raise Skip("the model has no target: an encoder alone")
    found = attentions(tested, src, tgt)
    there = [a for a in found if place_of(a, tested, src, tgt) == place]
    if not there:
        raise Skip(f"no softmax of the {place} could be told from the others")
    return there


def what_is_not_seen(attention: Attention, place: str) -> tuple[str, str]:
    """The pattern of what should be seen and is not, and of which head; or empty."""
    for name, weights in heads_of(attention.weights):
        visible = seen(weights)
        # The future is looked at by other checks.
        text = past_pattern(visible) if place == DECODER else pattern(visible)
        if text:
            return text, name
    return "", ""


def in_two_directions(attention: Attention) -> bool:
    """Do some heads look back alone, and the others ahead alone?"""
    if attention.weights.dim() != 4 or pattern(seen(attention.weights)):
        return False
    heads = {pattern(seen(one)) for _, one in heads_of(attention.weights)[1:]}
    ones = torch.ones_like(attention.weights.flatten(0, -3)[0], dtype=torch.bool)
    return heads == {pattern(ones.tril()), pattern(ones.triu())}


def heads_of(weights: Tensor) -> list[tuple[str, Tensor]]:
    """All heads together, and then each on its own."""
    n_heads = weights.shape[1] if weights.dim() == 4 else 0
    one = [(f", head {h}", weights[:, h : h + 1]) for h in range(n_heads)]
    return [("", weights), *one]


def past_pattern(visible: Tensor) -> str:
    """The same for the decoder, of what stands on the diagonal and below it."""
    expected = torch.ones_like(visible).tril()
    past = visible & expected
    if torch.equal(past, expected):
        return ""
    if not past.diagonal()[1:].any():
        return f"{ITSELF}: the mask is off by one, the diagonal is missing"
    rows, columns = (~past & expected).nonzero().unbind(1)
    back = int((rows - columns).min())
    if torch.equal(past, expected.triu(1 - back)):
        ahead = reach(visible)[1]
        after = f", and {ahead} after it" if ahead else ""
        return f"attends to a window: itself and {back - 1} tokens before it{after}"
    return pattern(past | ~expected)


def judged(tested: ModelUnderTest, place: str, right: str) -> Finding:
    if lost := [a for a in attentions_in(tested, place) if a.keyless]:
        return failed(
            f"in {len(lost)} attentions the weights are summed over the keys, without the values",
            "Attention weighs other tokens, but each token gets its own value alone.",
            [a.path for a in lost],
            line=lost[0].line,
            like="an einsum whose values have the letter of the queries: bhqk,bhqd->bhqd",
            remedy="weights @ values, or the letter of the keys: bhqk,bhkd->bhqd",
        )
    for rows in (BATCH, MANY):  # in a few examples, a weight may be rounded to 0
        found = attentions_in(tested, place, rows)
        said = [(a, *what) for a in found if (what := what_is_not_seen(a, place))[0]]
        if not said:
            break
    if not said:
        return Finding(PASSED, f"{right}, in {len(found)} attentions")
    if place == ENCODER and all(map(in_two_directions, found)):
        text = "some heads look back alone, the others ahead alone (DiSAN)"
        return Finding(UNCOMMON, f"{text}: with positions or without, they tell order")
    first, text, head = said[0]
    where = (
        f" ({first.path or 'the model'}{head}; {len(said)} of {len(found)} attentions)"
    )
    if ITSELF in text and keys_are_queries(tested):
        reason = "queries and keys are one (Reformer), and a token would look at itself above all"
        return Finding(UNCOMMON, f"{WHO[place]} {ITSELF}: {reason}{where}")
    if all("window" in what for _, what, _ in said):
        return Finding(UNCOMMON, f"{WHO[place]} {text}{where}")
    if text.endswith("pairs") and sharpness(tested) > SATURATED:
        raise Skip("attention is saturated: weights of what is seen are rounded to 0")
    what, _, like = text.partition(": ")
    return failed(
        f"{WHO[place]} {text}{where}",
        f"In {in_words(place, '')}, {WHO[place].removesuffix(', looking at the source,')} {what}.",
        [a.path for a, _, _ in said],
        line=first.line,
        like=like,
        remedy=REMEDIES[place],
    )


REMEDIES = {
    ENCODER: "give the encoder the source's padding mask alone, (B, 1, 1, S), and no causal one",
    CROSS: "give cross-attention the source's padding mask alone, (B, 1, 1, S)",
    DECODER: "ones(T, T).tril(): each token sees itself and all before it",
}


@check(
    DIRECTIONS,
    "the encoder attends in both directions",
    expected="each source token attends to each other, and to itself",
    cause="the encoder is given the target's causal mask, or a mask that is off by one",
    topic="self-attention",
)
def encoder_sees_everything(tested: ModelUnderTest) -> Finding:
    """No source token is hidden from another in the encoder, where none is padding."""
    return judged(tested, ENCODER, "each source token attends to each other")


@check(
    DIRECTIONS,
    "cross-attention reaches the whole source",
    expected="each target position attends to each source token",
    cause="a causal mask, or the target's mask, is given to cross-attention",
    topic="cross-attention",
)
def cross_attention_sees_the_source(tested: ModelUnderTest) -> Finding:
    """No source token is hidden from a target position, where none is padding."""
    src, cut = tested.src(), cut_to_the_target(tested)
    whole = (
        "give the decoder the encoder's vectors of all source tokens, (B, S, d_model)"
    )
    lone = [] if src is None else record(tested, src, tested.long_tgt(3)).lone_keys
    if lone:
        who = lone[0] or "an attention"
        return failed(
            f"{who} is given one key alone ({len(lone)} such): its weight is always 1, and queries "
            "and keys never learn. Is one vector of the encoder, such as the last, handed on?",
            "Cross-attention is given one vector of the source, and has nothing to choose from.",
            lone,
            so_that="its weight is always 1",
            remedy=whole,
        )
    if cut:
        return failed(
            f"{cut[0].path or 'an attention'} gets only as many keys as the target has tokens "
            f"({len(cut)} such): the memory is cut to the target's length, and what comes "
            "after it in the source is never seen",
            "The memory is cut to the target's length.",
            [a.path for a in cut],
            line=cut[0].line,
            remedy=whole,
        )
    finding = judged(tested, CROSS, "each target position attends to each source token")
    if finding.outcome == PASSED and (one := memory_is_one_vector(tested)):
        return failed(
            "all positions of the memory have the same vector: no weight can choose",
            "All positions of the memory have the same vector.",
            one,
            like="a mean over the source, or its last vector, repeated",
            remedy=whole,
        )
    return finding


def memory_is_one_vector(tested: ModelUnderTest) -> list[str]:
    """The linear layers given one vector for all tokens of a source, others for another's."""
    src, _ = tested.require_source()
    found = []
    for call in record(tested, src, tested.long_tgt(3)).linears:
        given = call.given
        if given.dim() != 3 or given.shape[:2] != src.shape or src.shape[1] < 2:
            continue
        size = given.abs().max()
        alike = (given - given[:, :1]).abs().max() <= 1e-5 * size
        if alike and (given - given[:1]).abs().max() > 1e-3 * size:
            found.append(call.path)
    return found


@check(
    DIRECTIONS,
    "a target position attends to itself",
    expected="each target position attends to itself and to all before it",
    cause="tril(diagonal=-1), a causal mask off by one, or a window",
    topic="causal mask",
)
def target_sees_itself_and_the_past(tested: ModelUnderTest) -> Finding:
    """In the decoder's self-attention nothing is hidden on the diagonal and below it."""
    right = "each target position attends to itself and the past"
    finding = judged(tested, DECODER, right)
    moved, limit = influence(tested), NEGLIGIBLE * tested.logit_std
    if finding.outcome == PASSED and moved[1, 1] <= limit < moved[2, 1]:
        text = "the logits at a position do not depend on its own token, those of the next do: "
        text += "they stand one position late, or the model shifts its target itself"
        return Finding(UNCOMMON, text)
    return finding
