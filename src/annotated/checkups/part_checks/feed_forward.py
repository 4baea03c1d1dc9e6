"""Checks of the feed-forward network."""

from __future__ import annotations

import torch
from torch import nn

from annotated.checkups.checklist import (
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from annotated.checkups.part_checks.any_layer import (
    compared_with_other_neighbors,
    random_x,
)
from annotated.checkups.part_under_test import PartUnderTest

FEED_FORWARD: list[Check] = []


@check(
    FEED_FORWARD,
    "each position on its own",
    expected="no change",
    cause="a layer across positions",
    topic="position-wise",
)
def each_position_on_its_own(tested: PartUnderTest) -> Finding:
    """Other positions of the sequence and other examples of the batch do not matter."""
    return compared_with_other_neighbors(tested)


@check(
    FEED_FORWARD,
    "not linear",
    expected="a non-linearity",
    cause="the ReLU is missing: two matrices are one",
    topic="feed-forward network",
)
@torch.no_grad()
def is_not_linear(tested: PartUnderTest) -> Finding:
    """f(x + y) is not f(x) + f(y) − f(0)."""
    tested.eval()
    x, y = random_x(tested), random_x(tested, seed=1)
    f_x, f_0 = tested.call(x), tested.call(torch.zeros_like(x))
    off = (tested.call(x + y) - f_x - tested.call(y) + f_0).norm() / f_x.norm()
    return passed_if(
        bool(off > 1e-3), f"off from linear by {two_digits(off)} of its size"
    )


@check(
    FEED_FORWARD,
    "width",
    expected="d_ff",
    cause="a typing error: 2024 for 2048",
    topic="feed-forward network",
)
def has_the_width_asked_for(tested: PartUnderTest) -> Finding:
    """The two matrices have the width that was asked for."""
    if tested.d_ff is None:
        raise Skip("say d_ff=… to have the width compared")
    linears = [m for m in tested.part.modules() if isinstance(m, nn.Linear)]
    widths = {size for m in linears for size in (m.in_features, m.out_features)}
    inner = sorted(widths - {tested.d_model}) or [tested.d_model]
    text = f"d_ff = {inner}, asked for was {tested.d_ff}"
    return passed_if(inner == [tested.d_ff], text)
