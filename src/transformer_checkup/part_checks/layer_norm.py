"""Checks of layer norm."""

from __future__ import annotations

import torch

from transformer_checkup.checklist import (
    FAILED,
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.norm_formulas import (
    DYNAMIC_TANH,
    LARGEST_EPSILON,
    STANDARD,
    detached_statistic,
    epsilon_of,
    has_one_gain,
    is_finite_on_constant_rows,
    which_norm,
)
from transformer_checkup.part_checks.any_layer import (
    compared_with_other_neighbors,
    in_float16,
)
from transformer_checkup.part_under_test import PartUnderTest
from transformer_checkup.unstable_norms import lost_digits

LAYER_NORM: list[Check] = []


def require_statistics(tested: PartUnderTest) -> None:
    if which_norm(tested.part, tested.d_model) == DYNAMIC_TANH:
        raise Skip(DYNAMIC_TANH)


@check(
    LAYER_NORM,
    "formula",
    expected="(x − mean) / √(variance + eps), divided by n",
    cause="torch.std divides by n − 1; or another axis",
    topic="layer norm",
)
def follows_the_formula(tested: PartUnderTest) -> Finding:
    """(x − mean) / √(variance), the variance divided by n; then a gain and a bias."""
    tested.eval()
    kind = which_norm(tested.part, tested.d_model)
    if kind == STANDARD and tested.d_model > 1 and has_one_gain(tested.part):
        text = (
            "layer norm with one gain or bias for all features: a number, not a vector"
        )
        return passed_if(False, text)
    said = lost_digits(tested.part, tested.d_model) if kind == STANDARD else ""
    if said:
        return passed_if(False, f"{kind}, but {said}")
    known = UNCOMMON if kind and not kind.startswith("×") else FAILED
    outcome = PASSED if kind == STANDARD else known
    return Finding(outcome, kind or "no known norm: other axes, or another formula")


@check(
    LAYER_NORM,
    "each position on its own",
    expected="no change",
    cause="statistics over another axis: a batch norm, or a norm over the whole sequence",
    topic="layer norm",
)
def each_position_on_its_own(tested: PartUnderTest) -> Finding:
    """Other positions of the sequence and other examples of the batch do not matter."""
    return compared_with_other_neighbors(tested)


@check(
    LAYER_NORM,
    "epsilon",
    expected="under the root, and not 0",
    cause="x / (std + eps), or no eps",
    topic="epsilon",
)
@torch.no_grad()
def epsilon(tested: PartUnderTest) -> Finding:
    """The epsilon is under the root, and a constant row gives no NaN."""
    tested.eval()
    if not is_finite_on_constant_rows(tested.call, tested.d_model):
        return passed_if(False, "a constant row gives NaN")
    require_statistics(tested)
    where, size = epsilon_of(tested.call, torch.zeros(tested.d_model))
    if where == "none seen":
        return passed_if(True, "no epsilon is seen down to rows of size 0.001; no NaN")
    if where == "neither formula":
        return passed_if(False, "rows of small numbers follow neither formula")
    if size > LARGEST_EPSILON:
        return passed_if(False, f"ε = {size:.2g} {where}: usual are 1e-12 to 1e-3")
    if where == "under the root":
        return passed_if(True, f"epsilon {two_digits(size)} under the root")
    text = f"epsilon {two_digits(size)} is added outside the root"
    return Finding(UNCOMMON, text)


@check(
    LAYER_NORM,
    "mean and variance get a gradient",
    expected="a gradient through both",
    cause="detach() or no_grad() around the mean or the variance",
    topic="gradient",
)
def statistics_get_a_gradient(tested: PartUnderTest) -> Finding:
    """The gradient has no part along shifts of a row and along stretches of it."""
    tested.eval()
    require_statistics(tested)
    detached = detached_statistic(tested.call, torch.zeros(tested.d_model))
    text = f"the {detached} is detached: no gradient goes through it"
    return passed_if(not detached, text if detached else "through both")


@check(
    LAYER_NORM,
    "float16, a constant row",
    expected="finite",
    cause="an epsilon of 1e-12, which is 0 in float16",
    topic="float16",
)
def constant_row_in_float16(tested: PartUnderTest) -> Finding:
    """In float16 a constant row is finite: the epsilon must not round to 0."""
    with in_float16(tested):
        y = tested.call(torch.full((1, 2, tested.d_model), 3.0).half())
    finite = bool(y.isfinite().all())
    return passed_if(finite, "finite" if finite else "NaN")
