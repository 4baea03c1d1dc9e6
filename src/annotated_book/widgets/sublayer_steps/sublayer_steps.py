"""SublayerSteps: the closure unwrapped, in a recorded run of the real code."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import torch
from torch import Tensor
from traitlets import Bool, Dict, Unicode, observe, validate

from annotated.checks import require
from annotated.transformer.attention import MultiHeadAttention
from annotated.transformer.layers import EncoderLayer, SublayerConnection
from annotated_book.widgets.kit.base import Int, Widget, brief, one_of, script, style
from annotated_book.widgets.kit.drawing import EDGE, sheet, text
from annotated_book.widgets.sublayer_steps.calls import steps_of

WORDS = [[[8.0, 0, 2, 2], [1, 5, 3, 3], [4, 1, 0, 7]]]  # the first is the chapter's
MASK = [[[True, True, False]]]  # the third is padding
RATE = 0.5  # of the dropout


# The first line of EncoderLayer.forward, with something else handed over.


class Network(EncoderLayer):
    def forward(self, x, mask=None):
        return self.sublayers[1](x, self.feed_forward)


class Result(EncoderLayer):
    def forward(self, x, mask=None):
        return self.sublayers[0](x, self.self_attention(x, x, x, mask))  # wrong


class Module(EncoderLayer):
    def forward(self, x, mask=None):
        return self.sublayers[0](x, self.self_attention)  # wrong


class FourArguments(EncoderLayer):
    def forward(self, x, mask=None):
        return self.sublayers[0](x, lambda q, k, v, m: self.self_attention(q, k, v, m))


class Class(EncoderLayer):
    def forward(self, x, mask=None):
        return self.sublayers[0](x, MultiHeadAttention)  # wrong


PASSED = {  # name: (label, code, what is said before the first call)
    "function": (
        "right: a function of x",
        EncoderLayer,
        "The lambda is written here, and handed over. It runs later.",
    ),
    "network": (
        "right: the feed-forward network, an object",
        Network,
        "The network is handed over as it is. It can be called with one argument.",
    ),
    "result": (
        "wrong: what the attention gives, a tensor",
        Result,
        "To hand over a result, the attention has to run first, on x without a norm.",
    ),
    "module": (
        "wrong: the attention, an object",
        Module,
        "The attention is handed over as it is. It wants a query, a key and a value.",
    ),
    "four": (
        "wrong: a function of four arguments",
        FourArguments,
        "A lambda is handed over that wants four arguments.",
    ),
    "class": (
        "wrong: the class of the attention",
        Class,
        "A class is handed over. To call it means to build an object.",
    ),
}


def example(passed: str, norm_first: bool) -> tuple[EncoderLayer, Tensor, Tensor]:
    """A small layer in training mode, its input (1, 3, 4), and its mask (1, 1, 3)."""
    torch.manual_seed(0)
    layer = PASSED[passed][1](
        d_model=4, n_heads=2, d_ff=8, dropout=RATE, norm_first=norm_first
    )
    torch.manual_seed(9)  # the dropout hits the first word’s second feature
    return layer, torch.tensor(WORDS), torch.tensor(MASK)


@cache
def table() -> dict[str, Any]:
    """Every run: `runs[passed][norm_first]`, and the listings that they go through."""
    sources: list = []
    runs = {passed: [] for passed in PASSED}
    with torch.random.fork_rng(devices=[]), torch.no_grad():
        for passed, (_, _, note) in PASSED.items():
            for norm_first in (False, True):
                layer, x, mask = example(passed, norm_first)

                def call(layer=layer, x=x, mask=mask):
                    layer(x, mask)

                runs[passed].append(steps_of(call, sources, note))
    labels = {passed: label for passed, (label, _, _) in PASSED.items()}
    return {"sources": sources, "runs": runs, "labels": labels}


def own_table(connection: SublayerConnection, x: Tensor, sublayer: Any) -> dict:
    """The same for a connection of the reader's, in both orders."""
    sources: list = []
    runs = []
    with torch.random.fork_rng(devices=[]), torch.no_grad():
        for norm_first in (False, True):
            other = copy.copy(connection)  # with the same weights
            other.norm_first = norm_first
            given = x.detach().clone()
            runs.append(steps_of(lambda o=other, x=given: o(x, sublayer), sources))
    require(
        all(run["steps"] for run in runs),
        "connection has no Python code that can be followed: give one that is not compiled",
    )
    return {"sources": sources, "runs": {"own": runs}, "labels": {"own": "your own"}}


class SublayerSteps(Widget):
    """Step through `sublayer(self.norm(x))`, and see what each name holds.

    Args:
        connection, x, sublayer: a `SublayerConnection` of your own, a tensor
            (B, L, d_model), and what is handed to it. It is called once in each order;
            what it raises is shown. Without them, an encoder layer of the package runs.

    The traits can be set, observed and linked: `passed`, what is handed over;
    `norm_first`, pre-norm or post-norm; and `step`. `here` is the step that is shown.

    Raises:
        ValueError: if connection or x are not such objects, or one of the three is
            missing.
    """

    _esm = script("sublayer_steps/sublayer_steps.js")
    _css = style("kit/listing.css", "sublayer_steps/sublayer_steps.css")

    passed = Unicode("function").tag(sync=True, page=True)
    norm_first = Bool(True).tag(sync=True, page=True)
    step = Int(0, min=0).tag(sync=True, page=True)  # beyond the last: the last
    table = Dict().tag(sync=True, page="if own")

    def __init__(
        self,
        connection: SublayerConnection | None = None,
        x: Tensor | None = None,
        sublayer: Any = None,
        **traits,
    ):
        found = table()
        if not (connection is None and x is None and sublayer is None):
            check(connection, x, sublayer)
            found = own_table(connection, x, sublayer)
            traits = {"passed": "own", "norm_first": connection.norm_first} | traits
        super().__init__(table=found, **traits)

    @validate("passed")
    def must_be_known(self, proposal: dict[str, Any]) -> str:
        known = self.table["runs"]
        return one_of(known, proposal, written=", ".join(known))

    @observe("passed", "norm_first")
    def stay_in_the_run(self, _: Any = None) -> None:
        self.step = min(self.step, len(self.run["steps"]) - 1)

    @property
    def run(self) -> dict[str, Any]:
        return self.table["runs"][self.passed][self.norm_first]

    @property
    def here(self) -> dict[str, Any]:
        steps = self.run["steps"]
        return steps[min(self.step, len(steps) - 1)]

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"table": table()}

    def still(self) -> tuple[str, str]:
        return code_picture(self.table["sources"], self.here)


def check(connection: Any, x: Any, sublayer: Any) -> None:
    require(
        isinstance(connection, SublayerConnection),
        f"connection must be a SublayerConnection, got {type(connection).__name__}: give "
        "one, such as layer.sublayers[0]",
    )
    is_fine = isinstance(x, Tensor) and x.dim() == 3 and x.is_floating_point()
    is_fine = is_fine and not x.is_meta
    require(
        is_fine and x.numel() > 0,
        f"x must be a floating-point tensor (B, L, d_model), got {brief(x)}: convert it with "
        "torch.as_tensor(...).float()",
    )
    require(
        sublayer is not None,
        "sublayer is missing: give what the connection is to call, such as a function "
        "of one tensor",
    )


def code_picture(sources: list, step: dict[str, Any]) -> tuple[str, str]:
    """The code with the line that runs, and the sentence."""
    listing = sources[step["source"]]
    parts = [text(EDGE, 28, step["says"].partition(". ")[0][:96])]
    for number, line in enumerate(listing["lines"]):
        y = 58 + 22 * number
        if number == step["at"][0]:
            parts.append(text(EDGE, y, "▶", "s"))
        indent = len(line) - len(line.lstrip())
        parts.append(text(EDGE + 20 + 7 * indent, y, line.strip()[:96], "s"))
    where = " → ".join(step["stack"])
    says = f"Step by step through {where}. {step['says']}"
    return sheet(parts, 760, 66 + 22 * len(listing["lines"])), says
