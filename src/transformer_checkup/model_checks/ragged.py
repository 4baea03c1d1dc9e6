"""Ragged batches: rows of different length, each compared with itself alone."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.model_checks.causality import OTHER_SHAPE
from transformer_checkup.model_under_test import SRC_LEN, TGT_LEN, ModelUnderTest
from transformer_checkup.sight import ROWS, ragged

RAGGED: list[Check] = []


def rows_moved(tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, which: str):
    """For each row, how far its logits in the batch are from those it has alone."""
    pads = tested.require_padding()
    given, pad_id = (src, pads[0]) if which == "source" else (tgt, pads[1])
    assert given is not None
    padded, lengths = ragged(given, pad_id)
    batch = (padded, tgt) if which == "source" else (src, padded)
    together = tested.logits(*batch)
    moved, alone_logits = [], []
    for row, length in enumerate(lengths):
        alone = given[row : row + 1, :length]
        other = None if src is None else src[row : row + 1]
        pair = (alone, tgt[row : row + 1]) if which == "source" else (other, alone)
        logits = tested.logits(*pair)[0]
        alone_logits.append(logits)
        moved.append((together[row, : len(logits)] - logits).abs().max().item())
    return moved, lengths, exchanged_rows(tested, together, alone_logits)


def exchanged_rows(
    tested: ModelUnderTest, together: Tensor, alone: list[Tensor]
) -> str:
    """Says which row of the batch gives what another gives alone, or ""."""
    limit = OTHER_SHAPE * tested.logit_std
    for row in range(len(alone)):
        for other, logits in enumerate(alone):
            off = (together[row, : len(logits)] - logits).abs().max()
            own = (together[row, : len(alone[row])] - alone[row]).abs().max()
            if other != row and off <= limit < own:
                return (
                    f"; row {row} gives what row {other} gives alone: are the rows sorted by "
                    "their length, and not put back?"
                )
    return ""


def judged(tested: ModelUnderTest, which: str) -> Finding:
    longest = tested.fit(SRC_LEN), tested.fit(TGT_LEN)
    if min(longest) < 4:
        raise Skip(
            f"max_len = {tested.max_len} is too short for rows of different length"
        )
    src, tgt = tested.src(ROWS, longest[0]), tested.tgt(ROWS, longest[1])
    moved, lengths, exchanged = rows_moved(tested, src, tgt, which)
    limit = OTHER_SHAPE * tested.logit_std
    wrong = [n for n, size in zip(lengths, moved, strict=True) if not size <= limit]
    text = f"{ROWS} rows of {', '.join(map(str, lengths))} tokens: alone and in the "
    text += f"batch their logits differ by up to {two_digits(worst_of(moved))}"
    if wrong and exchanged:
        text += exchanged
    elif max(lengths) in wrong:
        text += f"; so do those of {max(lengths)} tokens, which have no padding: does a row get "
        text += "another's mask (repeat for repeat_interleave), or positions by its place in the "
        text += "batch?"
    elif wrong:
        rows = ", ".join(map(str, wrong))
        text += f"; the {which}'s padding is not hidden in the rows of {rows} tokens"
    return passed_if(not wrong, text)


def worst_of(moved: list[float]) -> float:
    return torch.tensor(moved).max().item()  # NaN, if there is one


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
