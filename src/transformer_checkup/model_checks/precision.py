"""Half precision: the model stays finite, and gives about the same."""

from __future__ import annotations

import torch

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
)
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record
from transformer_checkup.words import error_in_words

PRECISION: list[Check] = []
NEAR_FLOAT32 = "finite numbers, near those of float32"


@check(
    PRECISION,
    "float16",
    expected=NEAR_FLOAT32,
    cause="masked_fill with -1e9, an epsilon of 1e-12, or a tensor that .half() does not reach",
    topic="float16",
)
def runs_in_float16(tested: ModelUnderTest) -> Finding:
    """The logits in float16 are finite, and near those of float32."""
    return compared_with_float32(tested, torch.float16)


@check(
    PRECISION,
    "bfloat16",
    expected=NEAR_FLOAT32,
    cause="a tensor that .to() does not reach: register it as a buffer",
    topic="bfloat16",
)
def runs_in_bfloat16(tested: ModelUnderTest) -> Finding:
    """The logits in bfloat16 are finite, and near those of float32."""
    return compared_with_float32(tested, torch.bfloat16)


def compared_with_float32(tested: ModelUnderTest, dtype: torch.dtype) -> Finding:
    if isinstance(tested.require_module(), torch.jit.ScriptModule):
        raise Skip("a traced or scripted module keeps the types it was traced with")
    if any(p.is_complex() for p in tested.parameters()):
        raise Skip("complex parameters would lose their imaginary part")
    model = tested.copy().to(dtype)
    try:
        low = tested.logits(tested.src(), tested.tgt(), model)
    except (RuntimeError, NotImplementedError) as error:
        if "not implemented for" in str(error):
            raise Skip(f"this PyTorch cannot do it here: {error}") from error
        return refused(tested, dtype, error)
    if not low.isfinite().all():
        return passed_if(False, "logits that are not finite")
    high = tested.logits(tested.src(), tested.tgt())
    if tested.logit_std < 1e-6:
        raise Skip("all logits are alike, so that no change can be judged")
    off = (low - high).abs().max().item() / tested.logit_std
    # A limit, and not the number itself: rounding differs from one machine to another.
    limit = next((limit for limit in (0.01, 0.03, 0.1, 0.3) if off < limit), None)
    size = f"{off:.0%}" if limit is None else f"less than {limit:.0%}"
    text = f"off by {size} of the logits' size"
    if off >= 0.3 and chooses(tested):
        text += ": it chooses by topk or argmax, and a rounded score can choose another"
        return Finding(UNCOMMON, text)
    return passed_if(off < 0.3, text)


def chooses(tested: ModelUnderTest) -> bool:
    """Does a pass choose by the largest score, as a mixture of experts does?"""
    called = {node.op for node in record(tested, tested.src(), tested.tgt()).nodes}
    return not called.isdisjoint(("topk", "argmax", "sort", "argsort"))


def refused(tested: ModelUnderTest, dtype: torch.dtype, error: Exception) -> Finding:
    """A model that ends in an error misleads nobody. Does it run under autocast, at least?"""
    text = f"a model in {str(dtype).removeprefix('torch.')} ends in {error_in_words(error)}"
    try:
        with torch.autocast(tested.device.type, dtype):
            logits = tested.logits(tested.src(), tested.tgt())
    except (RuntimeError, NotImplementedError):
        return Finding(UNCOMMON, f"{text}, and so does autocast")
    runs = (
        "autocast runs"
        if logits.isfinite().all()
        else "autocast gives no finite logits"
    )
    return Finding(UNCOMMON, f"{text}; {runs}")
