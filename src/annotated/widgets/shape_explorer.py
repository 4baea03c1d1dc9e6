"""ShapeExplorer: real source with the shape after each line, at sizes the reader chooses."""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn
from traitlets import Dict, Int, Unicode, observe, validate

from annotated.checks import require
from annotated.inspection import count_parameters, trace_lines, trace_shapes
from annotated.widgets.base import Widget, one_of, script, style
from annotated.widgets.drawing import EDGE, sheet, text
from annotated.widgets.parts import FIRST, FIXED, LETTERS, PARTS, STOPS
from annotated.widgets.shapes import recorded, shown


class ShapeExplorer(Widget):
    """Real source with the shape after each line, its parameters and its memory.

    Args:
        part: a class or function of the package, or its name: "EncoderLayer". Or a module
            or function of your own, with the `args` to call it with.

    The traits can be set, observed and linked: `part`, `batch`, `source`, `target`,
    `d_model`, `n_heads`, `d_ff` and `n_layers`.

    Raises:
        ValueError: if there is no such part, or nothing to call your own module with.
    """

    _esm = script("shape_explorer.js")
    _css = style("listing.css", "shape_explorer.css")

    part = Unicode("MultiHeadAttention").tag(sync=True, page=True)
    batch = Int(FIRST["batch"]).tag(sync=True, page=True)
    source = Int(FIRST["source"]).tag(sync=True, page=True)
    target = Int(FIRST["target"]).tag(sync=True, page=True)
    d_model = Int(FIRST["d_model"]).tag(sync=True, page=True)
    n_heads = Int(FIRST["n_heads"]).tag(sync=True, page=True)
    d_ff = Int(FIRST["d_ff"]).tag(sync=True, page=True)
    n_layers = Int(FIRST["n_layers"]).tag(sync=True, page=True)
    table = Dict().tag(sync=True)  # what was recorded

    def __init__(self, part: Any = "MultiHeadAttention", *args: Any, **traits):
        name = part if isinstance(part, str) else getattr(part, "__name__", "")
        is_ours = isinstance(part, str) or is_of_the_package(part)
        if args or not is_ours:
            require(
                callable(part) and bool(args),
                "give a module or a function with what to call it with, such as "
                f"ShapeExplorer(model, x), or one of {', '.join(PARTS)}; got {part!r}",
            )
            name = type(part).__name__ if isinstance(part, nn.Module) else name
            table = {"parts": {name: traced(part, args)}}
        else:
            require(
                name in PARTS,
                f"part must be one of {', '.join(PARTS)}, got {name!r}",
            )
            table = recording(name)
        super().__init__(table=table, part=name, **traits)

    @observe("part")
    def record_it(self, _: Any = None) -> None:
        if "stops" in self.table and self.table["parts"][self.part] is None:
            self.table = recording(self.part)

    @validate("part")
    def must_be_known(self, proposal: dict[str, Any]) -> str:
        parts = self.table["parts"]
        return one_of(parts, proposal, told=", ".join(parts))

    @validate(*STOPS)
    def must_be_a_stop(self, proposal: dict[str, Any]) -> int:
        return one_of(STOPS[proposal["trait"].name], proposal)

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"table": recording(*PARTS)}

    def page_state(self) -> dict[str, Any]:
        own = {} if "stops" in self.table else {"table": self.table}
        return super().page_state() | own

    def still(self) -> tuple[str, str]:
        state = {name: getattr(self, name) for name in STOPS}
        return code_picture(self.part, self.table["parts"][self.part], state)


def is_of_the_package(part: Any) -> bool:
    return getattr(part, "__module__", "").startswith("annotated.") and not isinstance(
        part, nn.Module
    )


def recording(*names: str) -> dict[str, Any]:
    """All parts by name, with what was recorded of the named ones."""
    parts = {name: recorded(name) if name in names else None for name in PARTS}
    return {"parts": parts, "stops": STOPS, "fixed": FIXED}


def code_picture(
    name: str, part: dict[str, Any], state: dict[str, int]
) -> tuple[str, str]:
    """The first function, and beside each line the shapes it made, in letters."""
    parts = [text(EDGE, 28, f"{name}: the shape after each line")]
    rows = part["functions"][0]["lines"] if part["functions"] else []
    for number, line in enumerate(rows):
        y = 56 + 22 * number
        indent = len(line["source"]) - len(line["source"].lstrip())
        parts.append(text(EDGE + 7 * indent, y, line["source"].strip()[:72], "s"))
        made = "  ".join(
            f"{n} ({', '.join(map(str, m['shape']))})" for n, m in line["made"]
        )
        parts.append(text(560, y, made, "s"))
    last = [made for line in rows for made in line["made"]][-1:]
    result = "".join(f"({', '.join(map(str, made['shape']))})" for _, made in last)
    where = ", ".join(f"{LETTERS[k]} = {state[k]}" for k in part["sliders"])
    says = (
        f"The source of {name} with the shape after each line. The result is {result}."
    )
    return sheet(parts, 900, 70 + 22 * len(rows)), says + (
        f" Here {where}." if where else ""
    )


def traced(module: Callable, args: tuple) -> dict[str, Any]:
    """The same of any module or function, at the sizes that it was given."""
    is_module = isinstance(module, nn.Module)
    tried = copy.deepcopy(module) if is_module else module
    function = type(module).forward if is_module else module
    bound = inspect.signature(function).bind(*((tried, *args) if is_module else args))
    inputs = {k: x for k, x in bound.arguments.items() if isinstance(x, Tensor)}
    answer = {"sliders": [], "refusals": [], "calls": [], "parameters": []}
    with torch.random.fork_rng(devices=[]), torch.no_grad():
        rows = trace_lines([function], lambda: tried(*args))
        if is_module:
            answer["calls"] = [
                [
                    "· " * row.depth + (row.path or row.module),
                    row.module,
                    ", ".join(map(str, row.inputs)),
                    str(row.output),
                ]
                for row in trace_shapes(copy.deepcopy(module), *args)
            ]
            answer["parameters"] = [[count_parameters(module), []]]
    return answer | {"functions": shown([function], inputs, rows)}
