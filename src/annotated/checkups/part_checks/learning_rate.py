"""Checks of a learning-rate schedule, that of the paper."""

from __future__ import annotations

import math

from annotated.checkups.checklist import BY_DESIGN, Check, Finding, check, passed_if
from annotated.checkups.part_under_test import PartUnderTest

LEARNING_RATE: list[Check] = []


def rates(tested: PartUnderTest, steps: list[int]) -> list[float]:
    return [float(tested.call(step)) for step in steps]


@check(
    LEARNING_RATE,
    "runs",
    expected="finite, above 0",
    cause="step 0 to the power of -0.5: count from 1",
    topic="learning rate",
)
def runs(tested: PartUnderTest) -> Finding:
    """A finite number of at least 0, at step 0 too (or an error that says why)."""
    found = rates(tested, [0, 1, tested.warmup, 10 * tested.warmup])
    right = all(math.isfinite(r) and r >= 0 for r in found) and found[1] > 0
    return passed_if(right, ", ".join(f"{r:.2e}" for r in found))


@check(
    LEARNING_RATE,
    "warms up, then decays",
    expected="its maximum at the end of the warm-up",
    cause="the schedule is never stepped, or warmup to the power of -0.5",
    topic="warm-up",
)
def warms_up_then_decays(tested: PartUnderTest) -> Finding:
    """It rises until the warm-up is over and falls from there."""
    steps = [1, tested.warmup // 2, tested.warmup, 4 * tested.warmup]
    found = rates(tested, steps)
    first, halfway, top, late = found
    text = " → ".join(f"{rate:.2e}" for rate in found)
    return passed_if(first < halfway < top > late > 0, text)


def paper_rate(tested: PartUnderTest, step: int) -> float:
    return (
        tested.factor
        * tested.d_model**-0.5
        * min(step**-0.5, step * tested.warmup**-1.5)
    )


@check(
    LEARNING_RATE,
    "formula",
    expected="the paper's, section 5.3",
    cause="max for min, an exponent",
    topic="learning rate",
)
def follows_the_formula(tested: PartUnderTest) -> Finding:
    """factor · d_model^-½ · min(step^-½, step · warmup^-1½), section 5.3."""
    steps = [
        1,
        tested.warmup // 2,
        tested.warmup,
        2 * tested.warmup,
        16 * tested.warmup,
    ]
    found = rates(tested, steps)
    ratios = [
        f / paper_rate(tested, step) for f, step in zip(found, steps, strict=True)
    ]
    text = "ratios to the formula " + ", ".join(f"{r:.3f}" for r in ratios)
    if max(ratios) / min(ratios) < 1.001 and abs(ratios[0] - 1) > 1e-3:
        return Finding(BY_DESIGN, f"{text}: the same curve with another factor")
    return passed_if(all(abs(r - 1) < 1e-3 for r in ratios), text)
