"""Looking at a model from outside: shapes, attention maps, executed lines, parameter counts.

Nothing here changes the model. Shapes and maps are read with hooks that are removed
again, and the lines of a function are followed with Python's own tracing.
"""

from __future__ import annotations

import inspect
import linecache
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from types import CodeType
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from annotated.checks import require
from annotated.transformer.attention import MultiHeadAttention

if TYPE_CHECKING:
    from torch import Tensor


@dataclass(frozen=True)
class ModuleShape:
    """One call of one module: what went in and what came out.

    `depth` says how many calls it is inside of: 0 for the module that was traced. Of an
    output with several tensors in it, the first counts; without one, `output` is None.
    """

    depth: int
    path: str
    module: str
    inputs: tuple[tuple[int, ...], ...]
    output: tuple[int, ...] | None


class ShapeTrace(list):
    """A list of `ModuleShape` that prints as a table, in the order in which the calls began."""

    def upto(self, depth: int) -> ShapeTrace:
        """Only the calls down to this depth."""
        return ShapeTrace(row for row in self if row.depth <= depth)

    def __str__(self) -> str:
        names = ["  " * row.depth + (row.path or row.module) for row in self]
        inputs = [", ".join(map(str, row.inputs)) for row in self]
        wide, wider = max(map(len, names), default=0), max(map(len, inputs), default=0)
        return "\n".join(
            f"{name:<{wide}}  {given:<{wider}}  → {row.output}"
            for name, given, row in zip(names, inputs, self, strict=True)
        )

    __repr__ = __str__


def trace_shapes(module: nn.Module, *args: Any, **kwargs: Any) -> ShapeTrace:
    """Run `module(*args, **kwargs)` and note the shapes at every submodule that is called.

    The module runs in its present mode, without gradients. Non-tensor inputs are left
    out.
    """
    require(
        isinstance(module, nn.Module),
        f"module must be an nn.Module, got {type(module).__name__}: for a function use trace_lines",
    )
    rows: list[ModuleShape | None] = []
    open_calls: list[int] = []  # where in `rows`: calls that have not returned yet

    def before(*_: Any) -> None:
        open_calls.append(len(rows))
        rows.append(None)

    def after(path: str) -> Callable:
        def hook(submodule: nn.Module, args: tuple, kwargs: dict, output: Any) -> None:
            inputs = (*args, *kwargs.values())
            first = first_tensor(output)
            place = open_calls.pop()
            rows[place] = ModuleShape(
                len(open_calls),
                path,
                type(submodule).__name__,
                tuple(tuple(x.shape) for x in inputs if isinstance(x, torch.Tensor)),
                None if first is None else tuple(first.shape),
            )

        return hook

    hooks = []
    for path, submodule in module.named_modules():
        hooks += [
            submodule.register_forward_pre_hook(before),
            submodule.register_forward_hook(after(path), with_kwargs=True),
        ]
    try:
        with torch.no_grad():
            module(*args, **kwargs)
    finally:
        for hook in hooks:
            hook.remove()
    return ShapeTrace(rows)


def first_tensor(output: Any) -> Tensor | None:
    """A tensor itself, or the first one in a tuple, a list or a dictionary, however deep."""
    if isinstance(output, dict):
        output = list(output.values())
    if isinstance(output, tuple | list):
        return next((x for x in map(first_tensor, output) if x is not None), None)
    return output if isinstance(output, torch.Tensor) else None


@dataclass(frozen=True)
class LineTrace:
    """One executed line of a function, and the tensors it made: name -> tensor."""

    function: str
    number: int
    source: str
    tensors: dict[str, Tensor]


class LineFollower:
    """Sees one call of a function, line by line, as the callback of Python's tracing."""

    def __init__(self, name: str, frame: Any, rows: list[LineTrace]):
        self.name, self.rows = name, rows
        self.file = frame.f_code.co_filename
        self.known = dict(frame.f_locals)
        self.line: int | None = None

    def __call__(self, frame: Any, event: str, value: Any) -> LineFollower:
        """Python calls this before each line, and when the function returns."""
        if self.line is not None and event in ("line", "return"):
            result = value if event == "return" else None
            self.note(self.line, dict(frame.f_locals), result)
        self.line = frame.f_lineno if event == "line" else None
        return self

    def note(self, line: int, variables: dict[str, Any], result: Any) -> None:
        """Add a row for the line that has just run, with the tensors that it made."""
        made = {k: x for k, x in variables.items() if self.known.get(k) is not x}
        made["return"] = first_tensor(result)
        tensors = {k: x for k, x in made.items() if isinstance(x, torch.Tensor)}
        source = linecache.getline(self.file, line).rstrip("\n")
        self.rows.append(LineTrace(self.name, line, source, tensors))
        self.known = variables


def follower(
    names: dict[CodeType, str],
    rows: list[LineTrace],
    frame: Any,
    event: str,
    value: Any,
) -> LineFollower | None:
    """Who follows this call: Python asks at the beginning of each."""
    name = names.get(frame.f_code)
    return None if name is None else LineFollower(name, frame, rows)


def trace_lines(functions: list[Callable], call: Callable[[], Any]) -> list[LineTrace]:
    """Run `call()` and follow the given functions line by line.

    Returns a row for each line that was executed, with the tensors that the line
    assigned, or that it returned (under the name "return"; of several, the first). The
    real code runs; nothing is parsed or guessed. What it raises is passed on.

    Raises:
        ValueError: if one of the functions is no Python function, or has no source.
    """
    names = {code_of(function): function.__name__ for function in functions}
    rows: list[LineTrace] = []
    previous = sys.gettrace()
    sys.settrace(partial(follower, names, rows))
    try:
        call()
    finally:
        sys.settrace(previous)
    return rows


def code_of(function: Callable) -> CodeType:
    """The code of a Python function that has source to be followed."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    if code is None:
        raise ValueError(
            f"{function!r:.80} is no Python function whose lines could be followed: give a "
            "function that is written with def"
        )
    try:
        # What exec was given; under this name Python 3.13 keeps the text of `python -c` instead.
        if code.co_filename == "<string>":
            raise OSError("no file and no cell")
        inspect.findsource(code)
    except OSError as error:
        raise ValueError(
            f"{function!r:.80} has no source that Python could show: write it in a file or "
            "in a cell, not with exec"
        ) from error
    return code


@contextmanager
def capture_attention(model: nn.Module) -> Iterator[dict[str, Tensor]]:
    """Within the `with` block, collect the attention weights of every forward pass.

    Yields a dictionary from the path of each `MultiHeadAttention` ("decoder.layers.0.
    cross_attention") to its weights (B, H, Q, K), before dropout, of the latest call.
    Inside the block the weights are computed explicitly; the results are the same.

        with capture_attention(model) as maps:
            model(src, tgt, src_mask, tgt_mask)
        maps["encoder.layers.0.self_attention"]

    Raises:
        ValueError: if the model has no `MultiHeadAttention` in it.
    """
    attentions = {
        path: module
        for path, module in model.named_modules()
        if isinstance(module, MultiHeadAttention)
    }
    require(
        bool(attentions),
        "model has no annotated.MultiHeadAttention whose weights could be read",
    )
    maps: dict[str, Tensor] = {}

    def ask_for_weights(_: nn.Module, args: tuple, kwargs: dict) -> tuple[tuple, dict]:
        return args, {**kwargs, "need_weights": True}

    def keep(path: str) -> Callable:
        def hook(_: nn.Module, args: tuple, output: tuple[Tensor, Tensor]) -> Tensor:
            values, weights = output
            maps[path] = weights.detach()
            return values  # what the caller asked for

        return hook

    hooks = []
    for path, module in attentions.items():
        hooks += [
            module.register_forward_pre_hook(ask_for_weights, with_kwargs=True),
            module.register_forward_hook(keep(path)),
        ]
    try:
        yield maps
    finally:
        for hook in hooks:
            hook.remove()


def count_parameters(model: nn.Module) -> int:
    """The number of trainable parameters. A tensor with several names counts once."""
    return sum(p.numel() for p in model.parameters() if p.requires_grad)
