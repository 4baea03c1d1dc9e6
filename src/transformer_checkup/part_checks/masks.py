"""Checks of the functions that make masks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    ERROR,
    PASSED,
    Finding,
    Skip,
    failed,
    passed,
    uncommon,
)
from transformer_checkup.formula_tables import MASKS, Masked, closest
from transformer_checkup.part_under_test import Checks, PartUnderTest, judged
from transformer_checkup.words import error_in_words

PADDING_MASK = Checks()
CAUSAL_MASK = Checks()
TARGET_MASK = Checks()
ANY_MASK = Checks()


class NoMaskError(Exception):
    """What is returned is no mask. The message says what it is."""


def may_attend(tested: PartUnderTest, mask: Any, batch: int, length: int) -> Tensor:
    """A mask of any convention and shape as Boolean (B, Q, K), True = may attend."""
    if not isinstance(mask, Tensor):
        raise NoMaskError(f"{type(mask).__name__}, and no tensor")
    allowed = mask != 0 if tested.mask == "attend" else mask == 0
    if mask.dim() == 4 and mask.shape[1] == 1:
        allowed = allowed[:, 0]
    if mask.dim() == 2 and mask.shape == (batch, length):
        allowed = allowed[:, None]  # one row of keys for each example
    try:
        return allowed.expand(batch, length, length)
    except RuntimeError as error:
        wanted = f"{(batch, length, length)}"
        text = f"shape {tuple(mask.shape)}, which does not broadcast to (B, Q, K) = {wanted}"
        raise NoMaskError(text) from error


def compared(tested: PartUnderTest, masked: Masked, remedy: str) -> Finding:
    """A finding for the mask of these ids, or of this length, with what it is like instead."""
    is_triangle = masked.pad_id is None
    batch, length = masked.ids.shape
    try:
        mask = tested.call(length if is_triangle else masked.ids)
    except Exception as error:
        words, remedy = error_in_words(error), f"the check-up calls {tested.called}"
        return Finding(ERROR, words, "The part does not run.", remedy=remedy)
    right = masked.right.expand(batch, length, length)
    try:
        got = may_attend(tested, mask, batch, length)
    except NoMaskError as error:
        return failed(str(error), "The part gives no mask of pairs.", remedy=remedy)
    text, is_token = f"shape {tuple(mask.shape)}, ", masked.keys[:, 0]
    if torch.equal(got, right):
        return passed(f"{text}{int(got.sum())} pairs may attend")
    are_seen = masked.is_causal or bool(got.any(-1).all())
    if torch.equal(got[is_token], right[is_token]) and are_seen:
        text = "the keys are right for each token; queries that are padding see other keys, which "
        text += "changes nothing, since nobody reads what they give"
        return passed(text) if masked.is_causal else uncommon(text)
    row, query, key = (got != right).nonzero()[0].tolist()
    text += f"{int((got != right).sum())} of {right.numel()} pairs are wrong: for "
    text += f"length {length}" if is_triangle else str(masked.ids[row].tolist())
    text += f", query {query} {'sees' if got[row, query, key] else 'does not see'} key {key}"
    wrong = {
        "hides keys that should be seen": right & ~got,
        "shows keys that should be hidden": got & ~right,
    }
    cause = " and ".join(what for what, pairs in wrong.items() if pairs.any())
    if torch.equal(got, ~right):
        remedy += "; mask='hide' if True is meant to mask"
    like = closest(got, MASKS, masked, then=lambda mask: mask.expand_as(right))
    return failed(text, f"The mask {cause}.", like=like, remedy=remedy)


def first_wrong(tested: PartUnderTest, masks: Iterable[Masked], remedy: str) -> Finding:
    """The first finding that did not pass, or else the last."""
    for masked in masks:
        finding = compared(tested, masked, remedy)
        if finding.outcome != PASSED:
            break
    return finding


def of_padding(tested: PartUnderTest, is_causal: bool) -> list[Masked]:
    """Four examples of six ids: each from 0 to 12 is there, the padding at the end.

    Then the same in another order: a mask must not be kept for the shape of the ids.
    """
    pad_id = tested.pad_id
    ids = torch.tensor([i for i in range(13) if i != pad_id][:12] * 2).view(4, 6)
    ids[1, 4:] = ids[2, 5:] = ids[3, 1:] = pad_id
    return [Masked(x, pad_id, is_causal) for x in (ids, ids.flip(0))]


def of_length(length: int) -> Masked:
    return Masked(torch.arange(length)[None], None, True)


@PADDING_MASK.add("masks padding and nothing else", "padding mask")
def masks_padding(tested: PartUnderTest) -> Finding:
    """True for keys that are tokens, for each id there is; never for padding."""
    remedy = "(ids != pad_id)[:, None, :]"
    return first_wrong(tested, of_padding(tested, False), remedy)


@CAUSAL_MASK.add("masks the future and nothing else", "causal mask")
def masks_the_future(tested: PartUnderTest) -> Finding:
    """Position i may attend to positions 0 to i: for lengths 7, 2 and 1."""
    remedy = "torch.ones(length, length, dtype=torch.bool).tril()"
    return first_wrong(tested, map(of_length, (7, 2, 1)), remedy)


@TARGET_MASK.add("masks padding and the future", "causal mask")
def masks_padding_and_the_future(tested: PartUnderTest) -> Finding:
    """Neither padding nor the future; queries of padding may attend to anything."""
    remedy = "(ids != pad_id)[:, None, :] & torch.ones(L, L, dtype=torch.bool).tril()"
    return first_wrong(tested, of_padding(tested, True), remedy)


def some_mask(tested: PartUnderTest) -> tuple[Any, Tensor]:
    """A mask of any kind, as it is returned, and as Boolean (B, Q, K)."""
    has_ids = hasattr(tested, "pad_id")
    masked = of_padding(tested, False)[0] if has_ids else of_length(7)
    try:
        mask = tested.call(masked.ids if has_ids else 7)
        return mask, may_attend(tested, mask, *masked.ids.shape)
    except Exception as error:
        raise Skip("there is no mask of pairs to look at") from error


@ANY_MASK.add("no fully masked row", "mask")
def no_fully_masked_row(tested: PartUnderTest) -> Finding:
    """No query is left without a key: a softmax over nothing is 0/0."""
    empty = ~some_mask(tested)[1].any(-1)
    text = f"{int(empty.sum())} rows are fully masked"
    if empty.any():
        row, query = empty.nonzero()[0].tolist()
        text += f", first query {query} of example {row}: NaN with a fill of -inf"
    cause = "Some queries may attend to nothing: their softmax is 0/0."
    remedy = "mask keys, and let queries of padding see a key"
    return judged(not empty.any(), text, cause, remedy)


@ANY_MASK.add("dtype", "mask")
def is_boolean(tested: PartUnderTest) -> Finding:
    """Boolean, or 0 and -inf: other masks depend on how they are used."""
    mask, _ = some_mask(tested)
    if mask.dtype == torch.bool or tested.mask == "additive":
        return passed(str(mask.dtype))
    text = f"{mask.dtype}: works with mask == 0; masked_fill and ~ do not"
    return uncommon(text)
