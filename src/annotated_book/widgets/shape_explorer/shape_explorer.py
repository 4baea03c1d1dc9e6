"""ShapeExplorer, the shape lab: the code's own lines, and their tensors as blocks to be pulled."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import torch
from torch import nn
from traitlets import Bool, Dict, TraitError, Unicode, observe, validate

from annotated.checks import require
from annotated.inspection import code_of, count_parameters, trace_shapes
from annotated_book.widgets.kit.base import (
    Int,
    Widget,
    between,
    brief,
    one_of,
    script,
    style,
)
from annotated_book.widgets.shape_explorer.parts import (
    FIRST,
    FIXED,
    LETTERS,
    PARTS,
    STOPS,
)
from annotated_book.widgets.shape_explorer.shapes import (
    followed,
    helpers,
    recorded,
    shown,
)
from annotated_book.widgets.shape_explorer.still import blocks_picture

LONGEST_LINE = 120


class ShapeExplorer(Widget):
    """Pull the edges of tensors, and watch the shapes of real code follow, line by line.

    Args:
        part: a class or function of the package, or its name: "EncoderLayer". Or a module
            or function of your own, with the `args` to call it with.

    The traits can be set, observed and linked: `part`, `batch`, `source`, `target`,
    `d_model`, `n_heads`, `d_ff` and `n_layers`; `line`, a line of your own over the same
    tensors, such as "x.view(B, H, S, d_k)"; and `odd`, edges of inputs whose size differs
    from that of their letter: "key.3=5" makes the last axis of `key` 5 long. What is
    shown is `focus` ("0.5.1": function, line and step, or "own"), `entry`, `alone` (the
    edges of one input are pulled) and `task`, a challenge.

    Raises:
        ValueError: if there is no such part, or if your own cannot be followed: it needs
            arguments that it can be called with, and source that is written with def.
    """

    _esm = script("shape_explorer/shape_explorer.js")
    _css = style("shape_explorer/shape_explorer.css")

    part = Unicode("MultiHeadAttention").tag(sync=True, page=True)
    batch = Int(FIRST["batch"]).tag(sync=True, page=True)
    source = Int(FIRST["source"]).tag(sync=True, page=True)
    target = Int(FIRST["target"]).tag(sync=True, page=True)
    d_model = Int(FIRST["d_model"]).tag(sync=True, page=True)
    n_heads = Int(FIRST["n_heads"]).tag(sync=True, page=True)
    d_ff = Int(FIRST["d_ff"]).tag(sync=True, page=True)
    n_layers = Int(FIRST["n_layers"]).tag(sync=True, page=True)
    odd = Unicode("").tag(sync=True, page=True)
    line = Unicode("").tag(sync=True, page=True)
    focus = Unicode("").tag(sync=True, page=True)  # function.line.step; "" is the first
    entry = Int(-1).tag(sync=True, page=True)  # how many are filled in; -1 is all
    alone = Bool(False).tag(sync=True, page=True)
    task = Int(0).tag(sync=True, page=True)
    table = Dict().tag(sync=True)  # what was recorded

    def __init__(self, part: Any = "MultiHeadAttention", *args: Any, **traits):
        name = part if isinstance(part, str) else getattr(part, "__name__", "")
        is_ours = isinstance(part, str) or is_of_the_package(part)
        part = getattr(part, "_orig_mod", part)  # what torch.compile has wrapped
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
                name in PARTS, f"part must be one of {', '.join(PARTS)}, got {name!r}"
            )
            table = recording(name)
        super().__init__(table=table, part=name, **traits)

    @observe("part")
    def record_it(self, _: Any = None) -> None:
        if "stops" in self.table and self.table["parts"][self.part] is None:
            self.table = copy.deepcopy(recording(self.part))

    @validate("part")
    def must_be_known(self, proposal: dict[str, Any]) -> str:
        parts = self.table["parts"]
        return one_of(parts, proposal, written=", ".join(parts))

    @validate("odd")
    def must_name_edges(self, proposal: dict[str, Any]) -> str:
        edges = proposal["value"]
        if not re.fullmatch(r"(\w+\.\d=\d+(, )?)*", edges):
            raise TraitError(
                f'odd must name edges and their sizes, such as "key.3=5", got {edges!r:.80}'
            )
        return edges

    @validate("focus")
    def must_name_a_line(self, proposal: dict[str, Any]) -> str:
        focus = proposal["value"]
        if not re.fullmatch(r"(\d+\.\d+(\.\d+)?|own(\.\d+)?)?", focus):
            raise TraitError(
                f'focus must be function.line.step, such as "0.5.1", or "own", got {focus!r:.80}'
            )
        return focus

    @validate("entry", "task")
    def must_be_countable(self, proposal: dict[str, Any]) -> int:
        least = -1 if proposal["trait"].name == "entry" else 0
        return between(least, 9999, proposal)

    @validate("line")
    def must_be_short(self, proposal: dict[str, Any]) -> str:
        line = proposal["value"]
        if len(line) > LONGEST_LINE:
            raise TraitError(
                f"line must have at most {LONGEST_LINE} characters, got {len(line)}"
            )
        return line

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
        return shown_blocks(self.part, self.table["parts"][self.part], state)


def is_of_the_package(part: Any) -> bool:
    module = getattr(part, "__module__", None) or ""  # None of what exec has made
    return module.startswith("annotated.") and not isinstance(part, nn.Module)


def recording(*names: str) -> dict[str, Any]:
    """All parts by name, with what was recorded of the named ones."""
    parts = {name: recorded(name) if name in names else None for name in PARTS}
    return {"parts": parts, "stops": STOPS, "fixed": FIXED, "helpers": helpers()}


def shown_blocks(
    name: str, part: dict[str, Any], state: dict[str, int]
) -> tuple[str, str]:
    """The tensors of the first function, with the names of their axes."""
    function = part["functions"][0]
    made = [
        *function["inputs"],
        *(one for line in function["lines"] for one in line["made"]),
    ]
    result = in_letters(made[-1][1]) if function["lines"] and made else ""
    tensors = "; ".join(f"{variable} {in_letters(one)}" for variable, one in made)
    where = ", ".join(f"{LETTERS[k]} = {state[k]}" for k in part["sliders"])
    says = f"The tensors of {name} as blocks, line after line"
    says += f": {tensors}. The result is {result}." if result else "."
    says += f" Here {where}." if where else ""
    sizes = {LETTERS[name]: size for name, size in state.items()} | FIXED
    sizes["d_k"] = state["d_model"] // state["n_heads"]
    return blocks_picture(name, made, sizes, says)


def in_letters(made: dict[str, Any]) -> str:
    return f"({', '.join(map(str, made['shape']))})"


def traced(module: Callable, args: tuple) -> dict[str, Any]:
    """The same of any module or function, at the sizes that it was given."""
    is_module = isinstance(module, nn.Module)
    function = type(module).forward if is_module else module
    code = code_of(function)
    require(
        code.co_name != "<lambda>",
        "part is a lambda, whose line holds other code too: write it with def",
    )
    tried, traced_too = (copied(module) if is_module else module for _ in range(2))
    try:
        with torch.random.fork_rng(devices=[]), torch.no_grad():
            rows, given = followed([function], lambda: tried(*args))
            calls = trace_shapes(traced_too, *args) if is_module else []
    except Exception as error:
        said = ", ".join(map(brief, args))
        raise ValueError(f"part cannot be called with {said}: {error}") from error
    functions = shown([function], given, rows)
    functions[0] |= {"numbers": {}, "modules": {}}  # all are at their sizes
    if calls:
        lines = [
            {"source": f"{row.path or '(whole)'}: {row.module}", "made": made_by(row)}
            for row in calls
        ]
        every = {"name": f"Every call: {len(lines)}", "inputs": [], "lines": lines}
        functions.append(every)
    parameters = [[count_parameters(module), []]] if is_module else []
    return {"sliders": [], "parameters": parameters, "functions": functions}


def made_by(row: Any) -> list:
    if row.output is None:
        return []
    return [[row.path or row.module, {"shape": list(row.output), "bytes": 4}]]


def copied(module: nn.Module) -> nn.Module:
    try:
        return copy.deepcopy(module)
    except Exception as error:  # each module has its own way of not being copied
        raise ValueError(
            f"part is a {type(module).__name__} that cannot be copied, and yours is to stay "
            f"as it is: {error} (for a weight norm take the one of "
            "torch.nn.utils.parametrizations)"
        ) from error
