"""Checks of the functions that make masks."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    FAILED,
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    check,
    passed_if,
)
from transformer_checkup.part_under_test import PartUnderTest

WRONG_PADDING = "another pad_id, True and False swapped, or unsqueeze on the wrong axis"

PADDING_MASK: list[Check] = []
CAUSAL_MASK: list[Check] = []
TARGET_MASK: list[Check] = []
ANY_MASK: list[Check] = []


def may_attend(mask: Any, convention: str) -> Tensor:
    """A mask in any convention as Boolean, True = may attend."""
    mask = torch.as_tensor(mask)
    return mask != 0 if convention == "attend" else mask == 0


def in_full(mask: Tensor, batch: int, length: int) -> Tensor:
    """(B, Q, K), from any shape that broadcasts to it, with or without a head axis."""
    if mask.dim() == 4 and mask.shape[1] == 1:
        mask = mask[:, 0]
    if mask.dim() == 2 and mask.shape == (batch, length):
        mask = mask[:, None]  # one row of keys for each example
    return mask.expand(batch, length, length)


def compared(tested: PartUnderTest, mask: Any, right: Tensor) -> Finding:
    """A finding for a mask against the right one (B, Q, K), with a word on what it is instead."""
    shape = tuple(torch.as_tensor(mask).shape)
    got = in_full(may_attend(mask, tested.mask), *right.shape[:2])
    if torch.equal(got, right):
        return passed_if(True, f"shape {shape}, {int(got.sum())} pairs may attend")
    n_wrong = int((got != right).sum())
    text = f"shape {shape}, {n_wrong} of {right.numel()} pairs are wrong"
    if len(right) > 1 and torch.equal(got, right[:1].expand_as(right)):
        text += ": the mask of the first example is used for all"
    elif torch.equal(got, ~right):
        text += ": inverted (say mask='hide' if True is meant to mask)"
    elif torch.equal(got, right & ~torch.eye(right.shape[-1], dtype=torch.bool)):
        text += ": the diagonal is masked, so that no position sees itself"
    elif torch.equal(got, right.transpose(1, 2)):
        text += ": it masks queries, not keys"
    elif torch.equal(got, right.flip(0)):
        text += ": they are right for the ids of the call before. Is the mask kept for their shape?"
    elif torch.equal(got, right.any(1, keepdim=True) | lower_triangle(right.shape[-1])):
        text += ": what one of the two masks allows is seen: & for |"
    elif got.all():
        text += ": nothing is masked"
    else:
        text += off_by_one(got, right) or first_wrong(got, right)
    return passed_if(False, text)


def off_by_one(got: Tensor, right: Tensor) -> str:
    """Is one key more seen in each row, or one less, than the keys that should be?"""
    n_keys = right.shape[-1]
    seen = right.sum(-1, keepdim=True)  # the first ones, where padding is at the end
    places = torch.arange(n_keys)
    if not torch.equal(right, places < seen):
        return ""
    if torch.equal(got, places <= seen):
        return (
            ": one key too many is seen, the first padding token of each row (or, of the "
            "future, the next one): < for <=, or a length that is off by one"
        )
    if torch.equal(got, places < seen - 1):
        return ": the last key that should be seen is hidden, in each row: a length off by one"
    return ""


def first_wrong(got: Tensor, right: Tensor) -> str:
    """The first pair that is wrong, with what it should be."""
    row, query, key = (got != right).nonzero()[0].tolist()
    said = "seen, and should be hidden"
    if not got[row, query, key]:
        said = "hidden, and should be seen"
    return f": first in example {row}, where for query {query} key {key} is {said}"


def ids_with_padding(pad_id: int) -> Tensor:
    """Four examples of six: each id from 0 to 12 is there, the padding at the end."""
    tokens = [i for i in range(13) if i != pad_id]
    ids = torch.tensor(tokens * 2).view(4, 6).clone()
    ids[1, 4:] = pad_id
    ids[2, 5:] = pad_id
    ids[3, 1:] = pad_id
    return ids


@check(
    PADDING_MASK,
    "masks padding and nothing else",
    expected="True for tokens",
    cause=WRONG_PADDING,
    topic="padding mask",
)
def masks_padding(tested: PartUnderTest) -> Finding:
    """True for keys that are tokens, for each id there is; never for padding."""
    ids = ids_with_padding(tested.pad_id)
    for order in (ids, ids.flip(0)):  # the second time other ids of the same shape
        right = (order != tested.pad_id)[:, None].expand(4, 6, 6)
        mask = tested.call(order)
        finding = compared(tested, mask, right)
        if finding.outcome != PASSED:
            return of_padded_queries(tested, mask, right) or finding
    return finding


def of_padded_queries(
    tested: PartUnderTest, mask: Any, right: Tensor
) -> Finding | None:
    """Only the rows of padding may be other ones, as long as each sees a key."""
    got = in_full(may_attend(mask, tested.mask), *right.shape[:2])
    is_token = right[:, 0]
    if not torch.equal(got[is_token], right[is_token]) or not got.any(-1).all():
        return None
    text = "the keys are right for each token; queries that are padding see other keys, which "
    return Finding(
        UNCOMMON, f"{text}changes nothing, since nobody reads what they give"
    )


def lower_triangle(length: int) -> Tensor:
    return torch.ones(1, length, length, dtype=torch.bool).tril()


@check(
    CAUSAL_MASK,
    "masks the future and nothing else",
    expected="True on and below the diagonal",
    cause="triu for tril, a diagonal off by one, or True and False swapped",
    topic="causal mask",
)
def masks_the_future(tested: PartUnderTest) -> Finding:
    """Position i may attend to positions 0 to i: for lengths 1, 2 and 7."""
    for length in (7, 2, 1):
        finding = compared(tested, tested.call(length), lower_triangle(length))
        if finding.outcome != PASSED:
            return Finding(FAILED, f"length {length}: {finding.measured}")
    return finding


@check(
    TARGET_MASK,
    "masks padding and the future",
    expected="both masks at once",
    cause=WRONG_PADDING,
    topic="causal mask",
)
def masks_padding_and_the_future(tested: PartUnderTest) -> Finding:
    """Neither padding nor the future; queries of padding may attend to anything."""
    ids = ids_with_padding(tested.pad_id)
    for order in (ids, ids.flip(0)):  # the longest row first, and the shortest
        is_token = order != tested.pad_id
        right = is_token[:, None] & lower_triangle(6)
        mask = tested.call(order)
        got = in_full(may_attend(mask, tested.mask), 4, 6)
        if not torch.equal(got[is_token], right[is_token]):
            return compared(tested, mask, right)
    shape = tuple(torch.as_tensor(mask).shape)
    return passed_if(True, f"shape {shape}, right for each token")


def example(tested: PartUnderTest) -> tuple[Any, tuple[int, int]]:
    """An argument for a mask of any kind, ids or a length, and the batch and length of it."""
    if hasattr(tested, "pad_id"):
        return ids_with_padding(tested.pad_id), (4, 6)
    return 7, (1, 7)


@check(
    ANY_MASK,
    "no fully masked row",
    expected="0",
    cause="queries of padding are masked from everything (mask & mask.T)",
    topic="mask",
)
def no_fully_masked_row(tested: PartUnderTest) -> Finding:
    """No query is left without a key: a softmax over nothing is 0/0."""
    argument, sizes = example(tested)
    mask = in_full(may_attend(tested.call(argument), tested.mask), *sizes)
    count = int((~mask.any(-1)).sum())
    text = f"{count} rows are fully masked"
    if count and hasattr(tested, "pad_id"):
        text += ", of padding: NaN with -inf, harmless with a finite fill"
    return passed_if(not count, text)


@check(
    ANY_MASK,
    "dtype",
    expected="torch.bool",
    cause="a mask of bytes or numbers",
    topic="mask",
)
def is_boolean(tested: PartUnderTest) -> Finding:
    """Boolean, or 0 and -inf: other masks depend on how they are used."""
    argument, _ = example(tested)
    mask = torch.as_tensor(tested.call(argument))
    if mask.dtype == torch.bool or tested.mask == "additive":
        return passed_if(True, str(mask.dtype))
    text = f"{mask.dtype}: works with mask == 0; masked_fill and ~ do not"
    return Finding(UNCOMMON, text)
