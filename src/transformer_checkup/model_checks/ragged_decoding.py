"""Decoding of ragged batches: rows of different length, each compared with itself alone."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    DOUBTFUL,
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
)
from transformer_checkup.decoding_models import (
    STEPS,
    decoded,
    louder,
    require_decoding,
    targets_in,
    uneven_model,
)
from transformer_checkup.model_under_test import SRC_LEN, ModelUnderTest
from transformer_checkup.sight import ROWS, ragged

RAGGED_DECODING: list[Check] = []


@check(
    RAGGED_DECODING,
    "decoding of sources of different length",
    expected="the tokens that each row gives alone",
    cause="decoding encodes without the source's padding mask, or leaves it out across",
    topic="padding mask",
    is_symptom=True,
)
def decoding_hides_padding(tested: ModelUnderTest) -> Finding:
    """A source in a batch of longer ones gives the target that it gives alone."""
    tested.require_deterministic()
    require_decoding(tested)
    tested.require_source()
    src_pad, _ = tested.require_padding()
    length = tested.fit(SRC_LEN)
    src = tested.src(ROWS, length, seed=7)
    assert src is not None
    if length < 4:
        raise Skip(
            f"max_len = {tested.max_len} is too short for rows of different length"
        )
    padded, lengths = ragged(src, src_pad)
    model = louder(tested)
    together = targets_in(decoded(tested, model, src=padded), tested)
    wrong = []
    for row, n in enumerate(lengths):
        (alone,) = targets_in(
            decoded(tested, model, src=src[row : row + 1, :n]), tested
        )
        if alone != together[row]:
            wrong.append(
                f"{together[row]} in the batch, {alone} alone, {n} tokens long"
            )
    text = f"{ROWS - len(wrong)} of {ROWS} sources give what they give alone"
    if not wrong:
        return passed_if(True, text)
    cause = "In decoding, the padding behind a source changes its target."
    remedy = "give the source's mask to the encoder and to cross-attention in each step"
    return failed(f"{text}; {wrong[0]}", cause, remedy=remedy)


@check(
    RAGGED_DECODING,
    "decoding ends each row for itself",
    expected="rows that go on after others have ended",
    cause="the loop stops as soon as any row has ended, or when the first has",
    topic="end token",
    is_symptom=True,
)
def each_row_ends_for_itself(tested: ModelUnderTest) -> Finding:
    """With a model whose rows end at different steps, no row is cut short."""
    require_decoding(tested)
    if tested.eos_id is None:
        raise Skip("say eos_id=…, the token that ends a target")
    found = uneven_model(tested)
    if found is None:
        raise Skip("no model was found whose rows end at different steps")
    model, expected = found
    given = targets_in(decoded(tested, model), tested)
    text = f"rows of {', '.join(str(len(row)) for row in expected)} tokens"
    again = goes_on_after_padding(longer(tested, model), tested, model)
    if again:
        cause = "A row that has ended and was padded goes on after its end token."
        remedy = "accumulate who has ended: finished |= …"
        return failed(f"{text}: {again}", cause, remedy=remedy)
    pairs = enumerate(zip(given, expected, strict=True))
    for row, (ids, right) in pairs:
        if ids == right:
            continue
        text += f": row {row} gives {len(ids)} tokens"
        if ids == right[: len(ids)]:
            cause = "For all rows, decoding stops when another row has ended."
            return failed(
                text, cause, remedy="stop when all rows have ended: ended.all()"
            )
        text += ", and others than plain greedy decoding"
        return failed(text, "The tokens of a row are wrong before it ends.")
    after = behind_the_end(decoded(tested, model).tolist(), tested)
    if after:
        text += f"; a row goes on behind its end token, with {after[:3]}"
        cause = (
            "A row that has ended is written on, unless the caller cuts it off there."
        )
        return Finding(
            DOUBTFUL, text, cause, remedy="write padding behind the end token"
        )
    return passed_if(True, text)


def longer(tested: ModelUnderTest, model: Any) -> list[list[int]]:
    """What is decoded with room for more steps, after which rows have ended."""
    decode, src, _ = require_decoding(tested)
    ids = decode(model, src, tested.fit(3 * STEPS))
    return ids.tolist() if isinstance(ids, Tensor) else ids


def goes_on_after_padding(
    rows: list[list[int]], tested: ModelUnderTest, model: Any
) -> str:
    """Says which row writes padding behind its end, and then tokens again, or ""."""
    pad_id = None if tested.pad_ids is None else tested.pad_ids[1]
    for number, row in enumerate(rows):
        end = row.index(tested.eos_id) + 1 if tested.eos_id in row else len(row)
        after = row[end:]
        n = next((i for i, token in enumerate(after) if token != pad_id), len(after))
        if not 0 < n < len(after) or pad_id in (None, tested.eos_id):
            continue
        src, tgt = tested.src(), torch.tensor([row[:end]], device=tested.device)
        own_src = None if src is None else src[number : number + 1]
        own = tested.logits(own_src, tgt, model)[0, -1].argmax()
        if own != pad_id:  # the decoding has written it, and not the model
            return f"row {number} goes on after its end token, with {after[n : n + 3]}"
    return ""


def behind_the_end(rows: list[list[int]], tested: ModelUnderTest) -> list[int]:
    """What stands behind the first end token of a row, and is neither it nor padding."""
    allowed = {tested.eos_id, *(tested.pad_ids or ())}
    for row in rows:
        after = row[row.index(tested.eos_id) + 1 :] if tested.eos_id in row else []
        if set(after) - allowed:
            return [token for token in after if token not in allowed]
    return []
