"""The direction of sight: who attends to whom in the encoder, in the decoder, and across.

Read from the attention weights: what a mask hides has a weight of exactly 0, in every head.
"""

from __future__ import annotations

import torch
from torch import Tensor

from annotated.checkups.checklist import (
    BY_DESIGN,
    FAILED,
    PASSED,
    Check,
    Finding,
    Skip,
    check,
)
from annotated.checkups.model_checks.attention_weights import attentions
from annotated.checkups.model_under_test import ModelUnderTest
from annotated.checkups.recorded import Attention
from annotated.checkups.sight import CROSS, DECODER, ENCODER, pattern, place_of, seen

DIRECTIONS: list[Check] = []
WHO = {
    ENCODER: "a source token",
    CROSS: "a target position, looking at the source,",
    DECODER: "a target position",
}


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
        return "does not see itself: the mask is off by one, the diagonal is missing"
    rows, columns = (~past & expected).nonzero().unbind(1)
    back = int((rows - columns).min())
    if torch.equal(past, expected.triu(1 - back)):
        return f"sees a window: itself and {back - 1} tokens before it"
    return pattern(past | above)


def judged(tested: ModelUnderTest, place: str, right: str) -> Finding:
    found = attentions_in(tested, place)
    said = sights(found, place)
    if not said:
        return Finding(PASSED, f"{right}, in {len(found)} attentions")
    where, text = next(iter(said.items()))
    text += f" ({where}; {len(said)} of {len(found)} attentions)"
    windows = all("window" in sentence for sentence in said.values())
    return Finding(BY_DESIGN if windows else FAILED, text)


@check(
    DIRECTIONS,
    "the encoder sees in both directions",
    expected="each source token attends to each other, and to itself",
    cause="the encoder is given the target's causal mask, or a mask that is off by one",
    topic="self-attention",
)
def encoder_sees_everything(tested: ModelUnderTest) -> Finding:
    """No source token is hidden from another in the encoder, where none is padding."""
    return judged(tested, ENCODER, "each source token sees each other")


@check(
    DIRECTIONS,
    "cross-attention sees the whole source",
    expected="each target position attends to each source token",
    cause="a causal mask, or the target's mask, is given to cross-attention",
    topic="cross-attention",
)
def cross_attention_sees_the_source(tested: ModelUnderTest) -> Finding:
    """No source token is hidden from a target position, where none is padding."""
    return judged(tested, CROSS, "each target position sees each source token")


@check(
    DIRECTIONS,
    "a target position attends to itself",
    expected="each target position attends to itself and to all before it",
    cause="tril(diagonal=-1), a causal mask off by one, or a window",
    topic="causal mask",
)
def target_sees_itself_and_the_past(tested: ModelUnderTest) -> Finding:
    """In the decoder's self-attention nothing is hidden on the diagonal and below it."""
    return judged(tested, DECODER, "each target position sees itself and the past")
