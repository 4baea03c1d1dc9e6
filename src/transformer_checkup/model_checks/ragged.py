"""Ragged batches: rows of different length, each compared with itself alone."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
    two_digits,
)
from transformer_checkup.model_checks.causality import OTHER_SHAPE
from transformer_checkup.model_checks.padding import outside_attention
from transformer_checkup.model_under_test import SRC_LEN, TGT_LEN, ModelUnderTest
from transformer_checkup.once import once
from transformer_checkup.sight import ROWS, ragged

RAGGED: list[Check] = []


@once
def rows_alone(tested: ModelUnderTest, which: str) -> tuple[Tensor, list[int]]:
    """(rows, rows): how far the logits of each in a batch are from those that each has alone.

    And the rows' lengths without padding.
    """
    tested.require_deterministic()
    longest, pads = (tested.fit(SRC_LEN), tested.fit(TGT_LEN)), tested.require_padding()
    if min(longest) < 4:
        raise Skip(
            f"max_len = {tested.max_len} is too short for rows of different length"
        )
    src, tgt = tested.src(ROWS, longest[0]), tested.tgt(ROWS, longest[1])
    ids, pad_id = (src, pads[0]) if which == "source" else (tgt, pads[1])
    assert ids is not None
    given, lengths = ragged(ids, pad_id)

    def logits(rows: slice, length: int, ids: Tensor) -> Tensor:
        if which == "source":
            return tested.logits(ids[rows, :length], tgt[rows])
        return tested.logits(None if src is None else src[rows], ids[rows, :length])

    together = logits(slice(ROWS), ids.shape[1], given)
    alone = [
        logits(slice(n, n + 1), length, ids)[0] for n, length in enumerate(lengths)
    ]
    moved = [[distance(batched, own) for own in alone] for batched in together]
    return torch.tensor(moved), lengths


def distance(batched: Tensor, alone: Tensor) -> float:
    return (batched[: len(alone)] - alone).abs().max().item()  # NaN, if there is one


def beside_others(tested: ModelUnderTest, which: str) -> float:
    """How far the logits of padded rows are from those that they have alone."""
    return rows_alone(tested, which)[0].diagonal().max().item()


def judged(tested: ModelUnderTest, which: str) -> Finding:
    """For each row, are its logits in the batch those that it has alone?"""
    moved, lengths = rows_alone(tested, which)
    limit = OTHER_SHAPE * tested.logit_std
    own = moved.diagonal()
    wrong = [
        n for n, size in zip(lengths, own.tolist(), strict=True) if not size <= limit
    ]
    text = f"{ROWS} rows of {', '.join(map(str, lengths))} tokens: alone and in the "
    text += f"batch their logits differ by up to {two_digits(own.max().item())}"
    if not wrong:
        return passed_if(True, text)
    exchanged = ((moved <= limit) & (own > limit)[:, None]).nonzero().tolist()
    if exchanged:
        row, other = exchanged[0]
        text += f"; row {row} gives what row {other} gives alone: are the rows sorted by their "
        return failed(
            f"{text}length, and not put back?",
            f"Row {row} of a batch gives what row {other} gives alone.",
            like="rows that are sorted by their length, and not put back",
        )
    if max(lengths) in wrong:
        text += f"; so do those of {max(lengths)} tokens, which have no padding: does a row get "
        text += "another's mask (repeat for repeat_interleave), or positions by its place in the "
        return failed(f"{text}batch?")
    rows = ", ".join(map(str, wrong))
    text += f"; the {which}'s padding is not hidden in the rows of {rows} tokens"
    return failed(text, outside_attention(tested) if which == "source" else "")


@check(
    RAGGED,
    "sources of different length",
    expected="the logits that each row has alone",
    cause="one row's padding mask serves the whole batch, the mask is repeated in the wrong "
    "order for the heads, or a sum or a mean runs over padding",
    topic="padding mask",
    is_symptom=True,
)
def sources_of_different_length(tested: ModelUnderTest) -> Finding:
    """A source with padding in a batch of longer ones gives what it gives alone."""
    tested.require_source()
    return judged(tested, "source")


@check(
    RAGGED,
    "targets of different length",
    expected="the logits that each row has alone",
    cause="one row's padding mask serves the whole batch, or a sum or a mean runs over padding",
    topic="padding mask",
    is_symptom=True,
)
def targets_of_different_length(tested: ModelUnderTest) -> Finding:
    """A target with padding in a batch of longer ones gives what it gives alone."""
    tested.require_padding()
    return judged(tested, "target")
