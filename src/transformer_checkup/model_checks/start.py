"""How the weights start: around 0, and no larger than their number of inputs allows."""

from __future__ import annotations

import math

from torch import Tensor

from transformer_checkup.checklist import Check, Finding, Skip, check, failed, passed_if
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record
from transformer_checkup.sharpness import SATURATED, sharpness

START: list[Check] = []
LARGEST = 3.5  # times 1/√(inputs); PyTorch's is 0.6, Xavier's about 1


@check(
    START,
    "weights start small and around 0",
    expected="a mean near 0, and a standard deviation near 1/√(number of inputs)",
    cause="uniform_(0, 1) for xavier_uniform_, or N(0, 1): then softmaxes saturate",
    topic="Xavier initialization",
)
def weights_start_small(tested: ModelUnderTest) -> Finding:
    """The matrices of most linear layers have a mean near 0, and are not too large."""
    tested.require_module()
    if tested.trained or tested.moved_off_zero:
        raise Skip("the model is trained, or some matrices begin at 0")
    calls = record(tested, tested.src(), tested.tgt()).linears
    matrices = {
        id(c.weight): c.weight
        for c in calls
        if c.weight.numel() >= 64 and not c.weight.is_complex()
    }
    if len(matrices) < 3:
        raise Skip("too few linear layers were seen")
    several_rows = [w for w in matrices.values() if len(w) > 1]
    constant = [w for w in several_rows if w.min() == w.max() != 0]
    if constant:
        text = f"{len(constant)} of {len(matrices)} matrices hold one number each, "
        cause = "All units of these matrices are the same, and learn the same."
        paths = [c.path for c in calls if any(c.weight is w for w in constant)]
        return failed(f"{text}{constant[0].mean().item():.2g}", cause, paths)
    shifted = [w for w in matrices.values() if is_shifted(w)]
    if 2 * len(shifted) > len(matrices):
        mean, std = shifted[0].mean().item(), shifted[0].std().item()
        text = (
            f"{len(shifted)} of {len(matrices)} matrices are not around 0: the mean is "
        )
        text += f"{mean:.2g}, the standard deviation {std:.2g}"
        paths = [c.path for c in calls if any(c.weight is w for w in shifted)]
        cause = "Weights are not around 0: all units of a layer do nearly the same."
        return failed(text, cause, paths, remedy="xavier_uniform_, which is around 0")
    sizes = sorted(map(size_of, matrices.values()))
    middle = sizes[len(sizes) // 2]
    text = f"{len(matrices)} matrices, {middle:.2g} times 1/√(inputs) in the middle"
    sharp = sharpness(tested)
    if sharp > SATURATED and sizes[-1] > LARGEST:
        text += f", {sizes[-1]:.2g} the largest: attention starts saturated, {sharp:.2f} of a "
        text += "row's weight is on one key"
        large = [c.path for c in calls if size_of(c.weight) > LARGEST]
        cause = "Weights start so large that each query attends to one key alone."
        return failed(text, cause, large, remedy="a standard deviation of 1/√(inputs)")
    if middle < LARGEST:
        return passed_if(True, text)
    cause = f"Weights start {middle:.2g} times as large as they should."
    return failed(text, cause, remedy="a standard deviation of 1/√(inputs)")


def size_of(weight: Tensor) -> float:
    """The standard deviation, in units of 1/√(number of inputs)."""
    return weight.std().item() * math.sqrt(weight.shape[1])


def is_shifted(weight: Tensor) -> bool:
    return bool(1e-3 * weight.mean().abs() < weight.std() < 2 * weight.mean().abs())
