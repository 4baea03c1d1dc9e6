"""What one call leaves behind for the next.

A table of positions that is cut to the length of a batch, and stays so, ends every other check
in one error: so that is asked first, by the check that a model runs.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    ERROR,
    Check,
    Finding,
    check,
    failed,
    passed_if,
    two_digits,
)
from transformer_checkup.model_checks.causality import SAME_SHAPE
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.words import error_in_words

CALLS: list[Check] = []


@check(
    CALLS,
    "earlier calls do not matter",
    expected="the logits of a copy that was never called",
    cause="a mask, a length or a memory is kept from the first call, or a buffer is written to",
    topic="padding mask",
)
def earlier_calls_do_not_matter(tested: ModelUnderTest) -> Finding:
    """After a batch with padding, another one of the same shape gives what it always gives."""
    shape = 2, tested.fit(6)  # no other check calls the model with these
    src = None if tested.src_vocab is None else tested.src(*shape)
    tgt = tested.tgt(2, tested.fit(8))
    before = None if src is None else with_padding(src, tested, 0)
    first = before, with_padding(tgt, tested, 1)
    fresh, used = tested.copy(), tested.copy()
    tested.require_deterministic()
    expected = tested.logits(src, tgt, fresh)
    moved = kept_without_a_change_of_mode(tested, src, tgt, expected)
    if moved:
        text = f"after a batch of other ids the logits move by {two_digits(moved)}, but not where "
        cause = "Something, such as keys and values, is kept from call to call."
        return failed(f"{text}eval() is called in between", cause)
    tested.logits(*first, used)
    moved = (tested.logits(src, tgt, used) - expected).abs().max().item()
    text = f"after a batch of the same shape the logits move by {two_digits(moved)}"
    if moved > SAME_SHAPE * tested.logit_std:
        cause = "Something of the first batch is kept, such as its padding mask."
        return failed(text, cause, remedy="compute it anew in each pass")
    return passed_if(True, text)


@torch.no_grad()
def kept_without_a_change_of_mode(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, expected: Tensor
) -> float:
    """By how much a pass differs after one over other ids, if nobody calls eval() in between.

    A model may clear its cache in train() and eval(), which most checks call before each pass.
    """
    model, other = tested.copy(), src
    if src is not None and tested.src_vocab is not None:
        other = tested.other(src, tested.src_vocab)
    tested.logits(other, tested.other(tgt, tested.tgt_vocab), model)
    moved = (tested.forward(src, tgt, model) - expected).abs().max().item()
    # What survives eval() too is named by the comparison below.
    forgotten = torch.equal(tested.logits(src, tgt, model), expected)
    return moved if moved > SAME_SHAPE * tested.logit_std and forgotten else 0.0


def with_padding(ids: Tensor, tested: ModelUnderTest, which: int) -> Tensor:
    """Other ids of this shape, the last two of each row padding where that is known."""
    other = torch.roll(ids, 1, 1)
    if tested.pad_ids is not None and ids.shape[1] > 3:
        other[:, -2:] = tested.pad_ids[which]
    return other


def spoiled_by_a_short_sequence(tested: ModelUnderTest) -> Finding | None:
    """What happens to a longer sequence after a short one, where it runs without it."""
    if not tested.is_module:
        return None
    used = tested.copy()
    src, tgt = tested.src(), tested.tgt()
    before = shapes_kept(used)
    try:
        tested.logits(None if src is None else src[:2, :3], tgt[:2, :2], used)
    except (Exception, SystemExit):  # a check of short sequences says so
        return None
    cut = [name for name, shape in shapes_kept(used).items() if before[name] != shape]
    try:
        tested.logits(src, tgt, used)
        return None
    except (Exception, SystemExit) as error:
        if not runs_afresh(tested):
            return None
        text = f"after 2 targets of 2 tokens, {len(tgt)} of {tgt.shape[1]} end in "
        text += f"{error_in_words(error)}, and without the short ones before they run"
    kept = ", ".join(cut[:2]) or "what the model keeps"
    return Finding(ERROR, text, f"A pass changes {kept}, and the next one finds it so.")


def runs_afresh(tested: ModelUnderTest) -> bool:
    try:
        tested.logits(tested.src(), tested.tgt(), tested.copy())
    except (Exception, SystemExit):
        return False
    return True


def shapes_kept(model: nn.Module) -> dict[str, torch.Size]:
    return {name: buffer.shape for name, buffer in model.named_buffers()}
