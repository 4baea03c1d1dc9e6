"""NormOrder: where norm, dropout and residual stand, and what becomes of tokens and gradients.

orders.py runs the stacks; what is measured after each layer is stored for the page.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from torch import Tensor
from traitlets import Bool, Dict, Unicode, observe, validate

from annotated.checks import require, shape_of
from annotated_book.widgets.kit.base import Int, Widget, brief, one_of, script, style
from annotated_book.widgets.kit.record import record
from annotated_book.widgets.norm_order.orders import (
    CHOICES,
    N_HEADS,
    facts,
    measured,
    measured_here,
)
from annotated_book.widgets.norm_order.still import orders_picture

MOST_FEATURES, MOST_TOKENS = 128, 64  # of a reader's own


class NormOrder(Widget):
    """Move the norm, remove the residual, and see what a stack of layers does to tokens.

    Args:
        x: (B, L, d_model), embedded tokens of your own; without it, eight random ones.

    The traits `order`, `residual` and `layers` can be set, observed and linked; `facts` is
    the code and what was measured with it.

    Raises:
        ValueError: if x is not such a tensor, or too large to be measured at once.
    """

    _esm = script("norm_order/norm_order.js")
    _css = style("norm_order/norm_order.css")

    order = Unicode("pre-norm").tag(sync=True, page=True)
    residual = Bool(True).tag(sync=True, page=True)
    layers = Int(12).tag(sync=True, page=True)
    choices = Dict().tag(sync=True)
    facts = Dict().tag(sync=True)

    def __init__(self, x: Tensor | None = None, **traits):
        self.is_own = x is not None
        self.curves = measured_here
        if self.is_own:
            check_tokens(x)
            self.curves = cache(partial(measured, x.detach().double().cpu()))
        super().__init__(choices=CHOICES, **traits)
        self.run_again()

    @validate("order", "layers")
    def must_be_a_choice(self, proposal: dict[str, Any]) -> Any:
        return one_of(CHOICES[proposal["trait"].name], proposal)

    @observe("order", "residual", "layers")
    def run_again(self, _: Any = None) -> None:
        self.facts = facts(self.order, self.residual, self.layers, self.curves)

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"table": record(CHOICES, facts), "choices": CHOICES}

    def page_state(self) -> dict[str, Any]:
        own = {"table": record(CHOICES, partial(facts, curves=self.curves))}
        return super().page_state() | (own if self.is_own else {})

    def still(self) -> tuple[str, str]:
        return orders_picture(self.order, self.residual, self.layers, self.curves)


def check_tokens(x: Tensor) -> None:
    require(
        isinstance(x, Tensor) and x.dim() == 3 and x.is_floating_point(),
        f"x must be a floating-point tensor (B, L, d_model), got {brief(x)}: give embedded "
        "tokens",
    )
    batch, length, d_model = x.shape
    require(
        batch >= 1 and length >= 2,
        f"x must have at least two tokens to tell apart, got {shape_of(x)}: give more of them",
    )
    require(
        d_model % N_HEADS == 0 and 0 < d_model <= MOST_FEATURES,
        f"x must have a d_model that {N_HEADS} heads divide, up to {MOST_FEATURES}, got "
        f"{d_model}: take fewer features, such as x[..., :64]",
    )
    require(
        batch * length <= MOST_TOKENS,
        f"x must have at most {MOST_TOKENS} tokens, got {shape_of(x)}: take fewer, such as "
        "x[:1, :20]",
    )
    require(
        bool((x.abs() < 1e6).all()),
        "x must hold finite numbers below 1e6: look for inf and nan in it",
    )
