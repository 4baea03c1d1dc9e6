"""Half precision: the model stays finite, and gives about the same."""

from __future__ import annotations

import torch

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
)
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record
from transformer_checkup.words import error_in_words

PRECISION: list[Check] = []
MOST = 0.3  # of the logits' size, at any position
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
    tested.require_deterministic()
    model = tested.copy().to(dtype)
    try:
        low = tested.logits(tested.src(), tested.tgt(), model)
    except (RuntimeError, NotImplementedError) as error:
        if "not implemented for" in str(error):
            raise Skip(f"this PyTorch cannot do it here: {error}") from error
        text = f"a model in {short(dtype)} ends in {error_in_words(error)}"
        text += (
            "; autocast runs"
            if runs_under_autocast(tested, dtype)
            else ", and so does autocast"
        )
        return Finding(UNCOMMON, text)  # what ends in an error misleads nobody
    if not low.isfinite().all():
        cause = f"In {short(dtype)} numbers overflow, or become 0 where they divide."
        return failed("logits that are not finite", cause)
    high = tested.logits(tested.src(), tested.tgt())
    if tested.logit_std < 1e-6:
        raise Skip("all logits are alike, so that no change can be judged")
    # What it costs to round the logits themselves is not judged: log-probabilities of
    # thousands of tokens are near -9, and differ by little.
    rounding = torch.finfo(dtype).eps * high.abs()
    off = ((low - high).abs() - rounding).clamp(min=0)
    off = off.square().mean(-1).sqrt().max().item() / tested.logit_std
    # A limit, and not the number itself: rounding differs from one machine to another.
    limit = next((limit for limit in (0.01, 0.03, 0.1, MOST) if off < limit), None)
    size = f"{off:.0%}" if limit is None else f"less than {limit:.0%}"
    text = f"off by {size} of the logits' size"
    if off < MOST:
        return passed_if(True, text)
    if chooses(tested):
        text += ": it chooses by topk or argmax, and a rounded score can choose another"
        return Finding(UNCOMMON, text)
    return failed(text, f"In {short(dtype)} the model gives other logits.")


def short(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")


def chooses(tested: ModelUnderTest) -> bool:
    """Does a pass choose by the largest score, as a mixture of experts does?"""
    called = {node.op for node in record(tested, tested.src(), tested.tgt()).nodes}
    return not called.isdisjoint(("topk", "argmax", "sort", "argsort"))


def runs_under_autocast(tested: ModelUnderTest, dtype: torch.dtype) -> bool:
    try:
        with torch.autocast(tested.device.type, dtype):
            return bool(tested.logits(tested.src(), tested.tgt()).isfinite().all())
    except (RuntimeError, NotImplementedError):
        return False
