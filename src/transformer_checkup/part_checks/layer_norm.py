"""Checks of layer norm."""

from __future__ import annotations

import torch

from transformer_checkup import norm_formulas as norms
from transformer_checkup.checklist import Finding, Skip, failed, passed, uncommon
from transformer_checkup.formula_tables import DYNAMIC_TANH, STANDARD, standardized
from transformer_checkup.part_checks.any_layer import (
    compared_with_other_neighbors,
    in_float16,
)
from transformer_checkup.part_under_test import Checks, PartUnderTest, judged
from transformer_checkup.unstable_norms import lost_digits

UNDER_THE_ROOT = "(x - mean) / torch.sqrt(variance + eps)"

CHECKS = Checks()


def require_statistics(tested: PartUnderTest) -> None:
    if norms.which_norm(tested.part, tested.d_model) == DYNAMIC_TANH:
        raise Skip(DYNAMIC_TANH)


@torch.no_grad()
def example(tested: PartUnderTest) -> str:
    row = torch.arange(tested.d_model).float()
    got, right = tested.call(row.expand(1, 2, -1))[0, 0], standardized(row)
    size = got.square().mean().sqrt().item()
    return (
        f"rows of size {size:.2g} and not 1; the row 0, 1, …, {tested.d_model - 1} becomes "
        f"{got[0]:.2f}, …, {got[-1]:.2f}, expected {right[0]:.2f}, …, {right[-1]:.2f}"
    )


@CHECKS.add("formula", "layer norm")
def follows_the_formula(tested: PartUnderTest) -> Finding:
    """(x − mean) / √(variance), the variance divided by n; then a gain and a bias."""
    tested.eval()
    kind = norms.which_norm(tested.part, tested.d_model)
    if kind == STANDARD:
        if tested.d_model > 1 and norms.has_one_gain(tested.part):
            text = "layer norm with one gain or bias for all features: a number, not a vector"
            cause = "One number is learned, where each feature has its own."
            return failed(text, cause, remedy="nn.Parameter(torch.ones(d_model))")
        if lost := lost_digits(tested.part, tested.d_model):
            cause = "The variance is a difference of two large numbers, E[x²] − E[x]²."
            remedy = "(x - x.mean(-1, keepdim=True)).square().mean(-1, keepdim=True)"
            return failed(f"{kind}, but {lost}", cause, remedy=remedy)
        return passed(kind)
    if kind and not kind.startswith("×"):
        return uncommon(kind)
    return failed(
        f"{example(tested)}{'' if kind else ': no known norm'}",
        "It is not the layer norm of each position's features.",
        like=kind.removeprefix("× "),
        remedy=f"{UNDER_THE_ROOT}, both over dim=-1",
    )


@CHECKS.add("each position on its own", "layer norm")
def each_position_on_its_own(tested: PartUnderTest) -> Finding:
    """Other positions of the sequence and other examples of the batch do not matter."""
    return compared_with_other_neighbors(tested)


@CHECKS.add("epsilon", "epsilon")
@torch.no_grad()
def epsilon(tested: PartUnderTest) -> Finding:
    """The epsilon is under the root, and a constant row gives no NaN."""
    tested.eval()
    if not norms.is_finite_on_constant_rows(tested.call, tested.d_model):
        text = "a constant row, 3, 3, …, 3, gives NaN"
        return failed(text, "There is no epsilon: 0/0.", remedy=UNDER_THE_ROOT)
    require_statistics(tested)
    where, size = norms.epsilon_of(tested.call, torch.zeros(tested.d_model))
    if where == "none seen":
        return passed("none is seen down to rows of size 0.001, and no NaN")
    if where == "neither formula":
        text = "rows of small numbers follow neither formula"
        return failed(text, "Small rows are not normed.", remedy=UNDER_THE_ROOT)
    text = f"ε = {size:.2g} {where}; usual are 1e-12 to 1e-3"
    if where == "outside the root" and size <= norms.LARGEST_EPSILON:
        return uncommon(text)
    return judged(size <= norms.LARGEST_EPSILON, text, "ε is too large.", "eps=1e-5")


@CHECKS.add("mean and variance get a gradient", "gradient")
def statistics_get_a_gradient(tested: PartUnderTest) -> Finding:
    """The gradient has no part along shifts of a row and along stretches of it."""
    tested.eval()
    require_statistics(tested)
    detached = norms.detached_statistic(tested.call, torch.zeros(tested.d_model))
    if not detached:
        return passed("through both")
    cause = f"The {detached} is detached: no gradient goes through it."
    return failed(f"not through the {detached}", cause, remedy="no detach(), no_grad()")


@CHECKS.add("float16, a constant row", "float16")
def constant_row_in_float16(tested: PartUnderTest) -> Finding:
    """In float16 a constant row is finite: the epsilon must not round to 0."""
    with in_float16(tested):
        y = tested.call(torch.full((1, 2, tested.d_model), 3.0).half())
    finite = bool(y.isfinite().all())
    cause = "The epsilon is 0 in float16."
    return judged(finite, "finite" if finite else "NaN", cause, "eps=1e-5")
