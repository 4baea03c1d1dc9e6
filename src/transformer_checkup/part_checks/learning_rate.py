"""Checks of a learning-rate schedule, that of the paper."""

from __future__ import annotations

import math

from transformer_checkup.checklist import UNCOMMON, Check, Finding, check, passed_if
from transformer_checkup.part_under_test import PartUnderTest

SMALLEST_FACTOR = 0.02  # times the paper's rate; factors of 0.1 to 5 are in use

LEARNING_RATE: list[Check] = []


def rates(tested: PartUnderTest, steps: list[int]) -> list[float]:
    return [float(tested.call(step)) for step in steps]


@check(
    LEARNING_RATE,
    "runs",
    expected="finite, above 0",
    cause="a division by 0, an integer division (//), or a rate that is never set",
    topic="learning rate",
)
def runs(tested: PartUnderTest) -> Finding:
    """A finite number above 0 at the first step, and of at least 0 later."""
    found = rates(tested, [1, tested.warmup, 10 * tested.warmup])
    right = all(math.isfinite(r) and r >= 0 for r in found) and found[0] > 0
    text = ", ".join(f"{r:.2e}" for r in found)
    return passed_if(right, text + steps_without_a_rate(tested))


def steps_without_a_rate(tested: PartUnderTest) -> str:
    """Says where in the warm-up the rate is 0, or ""."""
    steps = list(range(1, tested.warmup, max(1, tested.warmup // 200)))
    zero = [n for n, rate in zip(steps, rates(tested, steps), strict=True) if rate == 0]
    if not zero:
        return ""
    text = (
        f"; it is 0 at steps {zero[0]} to {zero[-1]} of a warm-up of {tested.warmup}: "
    )
    return f"{text}an integer division, step // warmup?"


@check(
    LEARNING_RATE,
    "step 0",
    expected="a finite number of at least 0, or an error that says why",
    cause="step 0 to the power of -0.5: count from 1, or take max(step, 1)",
    topic="learning rate",
)
def step_0(tested: PartUnderTest) -> Finding:
    """PyTorch's schedulers ask for step 0 before the first step of the optimizer."""
    try:
        rate = float(tested.call(0))
    except ValueError as error:
        return passed_if(True, f"refused, with {type(error).__name__}: {error}"[:120])
    except ZeroDivisionError:
        text = "step 0 is a division by zero: right as long as steps are counted from 1, as the "
        text += "paper does, and an error where a scheduler of PyTorch asks for step 0"
        return Finding(UNCOMMON, text)
    return passed_if(math.isfinite(rate) and rate >= 0, f"{rate:.2e} at step 0")


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
    text = f"ratios to the formula at steps {', '.join(map(str, steps))}: "
    text += ", ".join(f"{r:.3f}" for r in ratios)
    if max(ratios) / min(ratios) < 1.001 and abs(ratios[0] - 1) > 1e-3:
        if ratios[0] < SMALLEST_FACTOR:
            text += ": the curve is multiplied by a small number. Is it the factor of a LambdaLR, "
            return passed_if(False, f"{text}and the optimizer's own lr is not 1?")
        if abs(ratios[0] / tested.d_model - 1) < 1e-3 and tested.d_model > 1:
            text += f": {tested.d_model} times too high, which is d_model. Does "
            text += "d_model ** 0.5 stand where d_model ** -0.5 belongs?"
            return passed_if(False, text)
        return Finding(UNCOMMON, f"{text}: the same curve with another factor")
    late = [
        f / paper_rate(tested, step + 1) for f, step in zip(found, steps, strict=True)
    ]
    if all(abs(r - 1) < 1e-3 for r in late):
        text = "the paper's curve one step late: the steps are counted from 0 inside, and it "
        text += "adds 1. That is right for a scheduler that counts from 0"
        return Finding(UNCOMMON, text)
    said = known_mistake(tested, found, steps)
    text += f": {said}" if said else ""
    return passed_if(all(abs(r - 1) < 1e-3 for r in ratios), text)


def known_mistake(tested: PartUnderTest, found: list[float], steps: list[int]) -> str:
    """The usual mistake whose curve this is, but for a constant factor, or ""."""
    w = tested.warmup
    curves = {
        "max stands where min belongs": lambda n: max(n**-0.5, n * w**-1.5),
        "it stays at its peak, nothing decays": lambda n: min(w**-0.5, n * w**-1.5),
        "it rises without end, nothing decays": lambda n: n,
        "it falls from the first step, there is no warm-up": lambda n: n**-0.5,
        "it decays as 1/step, and not as its root": lambda n: min(1 / n, n / w**2),
        "it never changes": lambda n: 1.0,
        "the decay counts its steps from the end of the warm-up: the rate jumps there": lambda n: (
            n * w**-1.5 if n < w else (n - w + 1) ** -0.5
        ),
        "the decay counts its steps from the end of the warm-up: the rate jumps behind": lambda n: (
            n * w**-1.5 if n <= w else (n - w) ** -0.5
        ),
    }
    for name, curve in curves.items():
        ratios = [rate / curve(n) for rate, n in zip(found, steps, strict=True)]
        if 0 < max(ratios) < 1.001 * min(ratios):
            return name
    tried = sorted({round(w * 1.05**n) or 1 for n in range(-120, 58)})
    peak = max(zip(rates(tested, tried), tried, strict=True))[1]
    return (
        "" if abs(peak / w - 1) < 0.1 else f"the peak is at step {peak}, and not at {w}"
    )
