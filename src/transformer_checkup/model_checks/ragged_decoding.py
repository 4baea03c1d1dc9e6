"""Decoding of ragged batches: rows of different length, each compared with itself alone."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
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

OTHER_TOKENS = (
    ", and others than plain greedy decoding: its tokens are wrong before it ends"
)

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
    if wrong:
        text += f"; {wrong[0]}: is the source's padding hidden in decoding?"
    return passed_if(not wrong, text)


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
    ends = [len(row) for row in expected]
    again = goes_on_after_padding(longer(tested, model), tested, model)
    if again:
        return passed_if(False, f"rows of {', '.join(map(str, ends))} tokens: {again}")
    short = [n for n, (a, b) in enumerate(zip(given, expected, strict=True)) if a != b]
    text = f"rows of {', '.join(map(str, ends))} tokens"
    if short:
        text += f": row {short[0]} gives {len(given[short[0]])} tokens"
        cut = given[short[0]] == expected[short[0]][: len(given[short[0]])]
        text += ": decoding stops when another row has ended" if cut else OTHER_TOKENS
    after = behind_the_end(decoded(tested, model).tolist(), tested)
    if not short and after:
        text += f"; a row goes on behind its end token, with {after[:3]}: cut it off, or write "
        return Finding(UNCOMMON, f"{text}padding there")
    return passed_if(not short, text)


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
            return (
                f"row {number} has ended, is padded, and then goes on after its end token, with "
                f"{after[n : n + 3]}: `finished` is set anew at each step, where it is to be "
                "accumulated (finished |= …)"
            )
    return ""


def behind_the_end(rows: list[list[int]], tested: ModelUnderTest) -> list[int]:
    """What stands behind the first end token of a row, and is neither it nor padding."""
    allowed = {tested.eos_id, *(tested.pad_ids or ())}
    for row in rows:
        after = row[row.index(tested.eos_id) + 1 :] if tested.eos_id in row else []
        if set(after) - allowed:
            return [token for token in after if token not in allowed]
    return []
