"""Does a short sequence leave something behind that a longer one, later, runs into?

Such as a table of positions that is cut to the length of a batch, and stays so. Every check
calls a model with several lengths, so this is asked first: all the others would end in the
same error.
"""

from __future__ import annotations

import torch
from torch import nn

from transformer_checkup.checklist import ERROR, Finding
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.words import error_in_words


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
