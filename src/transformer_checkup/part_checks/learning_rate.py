"""Checks of a learning-rate schedule, that of the paper."""

from __future__ import annotations

import math
from functools import partial
from typing import SupportsFloat

import torch
from torch import Tensor

from transformer_checkup.checklist import Finding, failed, passed, uncommon
from transformer_checkup.formula_tables import SCHEDULES, closest
from transformer_checkup.part_under_test import Checks, PartUnderTest, judged

SMALLEST_FACTOR = 0.02  # times the paper's rate; factors of 0.1 to 5 are in use
WRITE = "factor * d_model**-0.5 * min(step**-0.5, step * warmup**-1.5)"

CHECKS = Checks()


def rates(tested: PartUnderTest, steps: list[int]) -> list[float]:
    return [float(tested.call(step)) for step in steps]


@CHECKS.add("runs", "learning rate")
def runs(tested: PartUnderTest) -> Finding:
    """A finite number above 0 at the first step, and of at least 0 later."""
    if not isinstance(rate := tested.call(1), SupportsFloat):
        remedy = "return the rate as a number; an optimizer or a scheduler is none"
        return failed(type(rate).__name__, "The part gives no rate.", remedy=remedy)
    warm = list(range(1, tested.warmup, max(1, tested.warmup // 200))) or [1]
    found = rates(tested, [*warm, tested.warmup, 10 * tested.warmup])
    text = ", ".join(f"{r:.2e}" for r in (found[0], *found[-2:]))
    text = f"at steps 1, {tested.warmup} and {10 * tested.warmup}: {text}"
    zero = [n for n, rate in zip(warm, found, strict=False) if rate == 0]
    if zero:
        text += f"; it is 0 at steps {zero[0]} to {zero[-1]} of a warm-up of {tested.warmup}"
    if not all(math.isfinite(r) and r >= 0 for r in found):
        return failed(text, "A rate is below 0, or not finite.", remedy=WRITE)
    like = "an integer division, step // warmup" if len(zero) > 1 else ""
    cause = "The rate is 0 at the first step."
    return judged(found[0] > 0, text, cause, WRITE, like)


@CHECKS.add("step 0", "learning rate")
def step_0(tested: PartUnderTest) -> Finding:
    """PyTorch's schedulers ask for step 0 before the first step of the optimizer."""
    try:
        rate = float(tested.call(0))
    except ValueError as error:
        return passed(f"refused, with {type(error).__name__}: {error}"[:120])
    except ZeroDivisionError:
        text = "step 0 is a division by zero: right as long as steps are counted from 1, as the "
        text += "paper does, and an error where a scheduler of PyTorch asks for step 0"
        return uncommon(text)
    cause = "Step 0 has no rate, and PyTorch's schedulers ask for it first."
    right = math.isfinite(rate) and rate >= 0
    return judged(right, f"{rate:.2e} at step 0", cause, "step = max(step, 1)")


@CHECKS.add("warms up, then decays", "warm-up")
def warms_up_then_decays(tested: PartUnderTest) -> Finding:
    """It rises until the warm-up is over and falls from there."""
    steps = [1, tested.warmup // 2, tested.warmup, 4 * tested.warmup]
    first, halfway, top, late = found = rates(tested, steps)
    text = f"at steps {', '.join(map(str, steps))}: "
    text += " → ".join(f"{rate:.2e}" for rate in found)
    cause = "The rate does not rise to the end of the warm-up and fall from there."
    right = first < halfway < top > late > 0
    return judged(right, text, cause, WRITE, partial(like, tested))


def paper_rate(tested: PartUnderTest, step: int) -> float:
    curve = min(step**-0.5, step * tested.warmup**-1.5)
    return tested.factor * tested.d_model**-0.5 * curve


def some_steps(tested: PartUnderTest) -> list[int]:
    w = tested.warmup
    return [1, w // 2, w, 2 * w, 16 * w]


@CHECKS.add("formula", "learning rate")
def follows_the_formula(tested: PartUnderTest) -> Finding:
    """factor · d_model^-½ · min(step^-½, step · warmup^-1½), section 5.3."""
    steps = some_steps(tested)
    found = rates(tested, steps)
    ratios, late = (
        [f / paper_rate(tested, n + shift) for f, n in zip(found, steps, strict=True)]
        for shift in (0, 1)
    )
    text = f"ratios to the formula at steps {', '.join(map(str, steps))}: "
    text += ", ".join(f"{r:.3f}" for r in ratios)
    if all(abs(r - 1) < 1e-3 for r in ratios):
        return passed(text)
    if all(abs(r - 1) < 1e-3 for r in late):
        text = "the paper's curve one step late: the steps are counted from 0 inside, and it "
        text += "adds 1. That is right for a scheduler that counts from 0"
        return uncommon(text)
    if not 0 < max(ratios) < 1.001 * min(ratios):
        cause = "The rate follows another curve than the paper's."
        return failed(text, cause, like=like(tested), remedy=WRITE)
    times = ratios[0]
    if times < SMALLEST_FACTOR:
        cause = f"The paper's curve is multiplied by {times:.2g}."
        remedy = "the optimizer's own lr is 1 where this is the factor of a LambdaLR"
        return failed(text, f"{cause} Is the optimizer's own lr not 1?", remedy=remedy)
    if abs(times / tested.d_model - 1) < 1e-3 and tested.d_model > 1:
        cause = f"The rate is {tested.d_model} times too high, which is d_model."
        return failed(text, cause, like="d_model ** 0.5", remedy="d_model ** -0.5")
    return uncommon(f"{text}: the same curve with another factor")


def like(tested: PartUnderTest) -> str:
    """The usual mistake whose curve this is, but for a constant factor, or ""."""
    steps = some_steps(tested)

    def distance(curve: Tensor, found: Tensor) -> float:
        low, high = (found / curve).aminmax()
        return (high / low - 1).item() if low > 0 else math.inf

    curves = {
        name: lambda f=f: [float(f(n, tested.warmup)) for n in steps]
        for name, f in SCHEDULES.items()
    }
    found = torch.tensor(rates(tested, steps))
    if name := closest(found, curves, distance=distance, limit=1e-3):
        return name
    w = tested.warmup
    tried = sorted({round(w * 1.05**n) or 1 for n in range(-120, 58)})
    _, peak = max(zip(rates(tested, tried), tried, strict=True))
    is_near = abs(peak / w - 1) < 0.1
    return "" if is_near else f"the peak is at step {peak}, and not at {w}"
