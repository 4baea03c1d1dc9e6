"""The direction of attention: who attends to whom in the encoder, in the decoder, and across.

Read from the attention weights: what a mask hides has a weight of exactly 0, in every head.
"""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    FAILED,
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
)
from transformer_checkup.model_checks.attention_weights import attentions
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorded import Attention
from transformer_checkup.recorder import record
from transformer_checkup.shared_keys import keys_are_queries
from transformer_checkup.sight import (
    CROSS,
    DECODER,
    ENCODER,
    cut_to_the_target,
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
ITS_OWN_KEY = (
    "queries and keys are one (Reformer), and a token would look at itself above all"
)


def attentions_in(tested: ModelUnderTest, place: str) -> list[Attention]:
    src, tgt = tested.src(), tested.long_tgt(3)
    if place != DECODER and src is None and not tested.is_encoder:
        raise Skip("the model has no source: a decoder alone")
    if place != ENCODER and tested.is_encoder:
        raise Skip("the model has no target: an encoder alone")
    found = attentions(tested, src, tgt)
    there = [a for a in found if place_of(a, tested, src, tgt) == place]
    if not there:
        raise Skip(f"no softmax of the {place} could be told from the others")
    return there


def sights(found: list[Attention], place: str) -> dict[str, str]:
    """What is said of each attention that does not see what it should: path -> sentence."""
    said = {}
    for number, attention in enumerate(found):
        for name, weights in heads_of(attention.weights):
            visible = seen(weights)
            if place == DECODER:  # the future is looked at by other checks
                above = torch.ones_like(visible).triu(1)
                text = past_pattern(visible, above)
            else:
                text = pattern(visible)
            if text:
                where = f"{attention.path or f'attention {number}'}{name}"
                said.setdefault(where, f"{WHO[place]} {text}")
                break
    return said


def in_two_directions(attention: Attention) -> bool:
    """Do some heads look back alone, and the others ahead alone?"""
    if attention.weights.dim() != 4 or pattern(seen(attention.weights)):
        return False
    heads = {pattern(seen(one)) for _, one in heads_of(attention.weights)[1:]}
    ones = torch.ones_like(attention.weights.flatten(0, -3)[0], dtype=torch.bool)
    return heads == {pattern(ones.tril()), pattern(ones.triu())}


def heads_of(weights: Tensor) -> list[tuple[str, Tensor]]:
    """All heads together, and then each on its own."""
    whole = [("", weights)]
    if weights.dim() != 4:
        return whole
    one = [(f", head {h}", weights[:, h : h + 1]) for h in range(weights.shape[1])]
    return [*whole, *one]


def past_pattern(visible: Tensor, above: Tensor) -> str:
    """The same for the decoder, of what stands on the diagonal and below it."""
    expected = torch.ones_like(visible).tril()
    past = visible & ~above
    if torch.equal(past, expected):
        return ""
    if torch.equal(past, expected.tril(-1)) or not past.diagonal()[1:].any():
        return (
            "does not attend to itself: the mask is off by one, the diagonal is missing"
        )
    rows, columns = (~past & expected).nonzero().unbind(1)
    back = int((rows - columns).min())
    if torch.equal(past, expected.triu(1 - back)):
        ahead = reach(visible & above.bool())[1]
        after = f", and {ahead} after it" if ahead else ""
        return f"attends to a window: itself and {back - 1} tokens before it{after}"
    return pattern(past | above)


def judged(tested: ModelUnderTest, place: str, right: str) -> Finding:
    found = attentions_in(tested, place)
    said = sights(found, place)
    if said and place == ENCODER and all(map(in_two_directions, found)):
        text = "some heads look back alone, the others ahead alone (DiSAN)"
        return Finding(UNCOMMON, f"{text}: with positions or without, they tell order")
    if not said:
        return Finding(PASSED, f"{right}, in {len(found)} attentions")
    where, text = next(iter(said.items()))
    text += f" ({where}; {len(said)} of {len(found)} attentions)"
    if "not attend to itself" in text and keys_are_queries(tested):
        for reason in (
            "the mask is off by one, the diagonal is missing",
            "the diagonal is masked",
        ):
            text = text.replace(reason, ITS_OWN_KEY)
        return Finding(UNCOMMON, text)
    windows = all("window" in sentence for sentence in said.values())
    return Finding(UNCOMMON if windows else FAILED, text)


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
    lone, cut = lone_keys(tested), cut_to_the_target(tested)
    if lone:
        return Finding(FAILED, lone)
    if cut:
        text = f"{cut[0] or 'an attention'} gets only as many keys as the target has tokens "
        text += f"({len(cut)} such): the memory is cut to the target's length, and what comes "
        return Finding(FAILED, f"{text}after it in the source is never seen")
    finding = judged(tested, CROSS, "each target position attends to each source token")
    if finding.outcome == PASSED and memory_is_one_vector(tested):
        text = "all positions of the memory have the same vector: no weight can choose"
        return Finding(FAILED, text)
    return finding


def lone_keys(tested: ModelUnderTest) -> str:
    """Says which attentions of a model with a source are given one key alone, or ""."""
    src = tested.src()
    found = [] if src is None else record(tested, src, tested.long_tgt(3)).lone_keys
    if not found:
        return ""
    return (
        f"{found[0] or 'an attention'} is given one key alone ({len(found)} such): its "
        "weight is always 1, and queries and keys never learn. Is one vector of the "
        "encoder, such as the last, handed to the decoder? It should be given those of "
        "all source tokens"
    )


def memory_is_one_vector(tested: ModelUnderTest) -> bool:
    """Is a linear layer given one vector for all tokens of a source, and others for another?"""
    src, _ = tested.require_source()
    for call in record(tested, src, tested.long_tgt(3)).linears:
        given = call.given
        if given.dim() != 3 or given.shape[:2] != src.shape or src.shape[1] < 2:
            continue
        size = given.abs().max()
        alike = (given - given[:, :1]).abs().max() <= 1e-5 * size
        if alike and (given - given[:1]).abs().max() > 1e-3 * size:
            return True
    return False


@check(
    DIRECTIONS,
    "a target position attends to itself",
    expected="each target position attends to itself and to all before it",
    cause="tril(diagonal=-1), a causal mask off by one, or a window",
    topic="causal mask",
)
def target_sees_itself_and_the_past(tested: ModelUnderTest) -> Finding:
    """In the decoder's self-attention nothing is hidden on the diagonal and below it."""
    finding = judged(
        tested, DECODER, "each target position attends to itself and the past"
    )
    if finding.outcome == PASSED and own_token_is_not_used(tested):
        text = "the logits at a position do not depend on its own token, those of the next do: "
        text += "they stand one position late, or the model shifts its target itself"
        return Finding(UNCOMMON, text)
    return finding


def own_token_is_not_used(tested: ModelUnderTest) -> bool:
    """Does another token at one position move the later logits alone?"""
    src, tgt = tested.src(), tested.long_tgt(3)
    other = tgt.clone()
    other[:, 1] = tested.other(tgt[:, 1], tested.tgt_vocab)
    moved = (tested.logits(src, other) - tested.logits(src, tgt)).abs().amax((0, 2))
    limit = 1e-5 * tested.logit_std
    return bool(moved[1] <= limit < moved[2])
