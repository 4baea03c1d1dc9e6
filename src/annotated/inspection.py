"""Look at a model from outside: source, shapes, executed lines, attention maps, parameter counts.

Nothing here changes the model: shapes and maps are read with hooks, which are removed
again, and lines are followed with Python's own tracing.
"""

from __future__ import annotations

import inspect
import linecache
import sys
import textwrap
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


class Source(str):
    """Source code: plain when printed, in colors in a notebook."""

    def __repr__(self) -> str:
        return str(self)

    def _repr_markdown_(self) -> str:
        return f"```python\n{self}\n```"


def show_source(obj: Any) -> Source:
    """Return the source of a function, class or module, as it runs."""
    try:
        source = inspect.getsource(inspect.unwrap(obj) if callable(obj) else obj)
    except (OSError, TypeError) as error:
        raise ValueError(
            f"obj = {obj!r} has no Python source: give a function, a class or a module"
        ) from error
    return Source(textwrap.dedent(source).rstrip())


def first_tensor(output: Any) -> Tensor | None:
    """Return a tensor itself, or the first one in a tuple, a list or a dictionary, however deep."""
    if isinstance(output, dict):
        output = list(output.values())
    if isinstance(output, tuple | list):
        return next((x for x in map(first_tensor, output) if x is not None), None)
    return output if isinstance(output, torch.Tensor) else None


@dataclass(frozen=True)
class ModuleShape:
    """One call of a module: `depth` calls around it, the shapes of its inputs and its output.

    Of several tensors in an output, the first counts; without one, `output` is None.
    """

    depth: int
    path: str
    module: str
    inputs: tuple[tuple[int, ...], ...]
    output: tuple[int, ...] | None


class ShapeTrace(list):
    """A list of `ModuleShape` that prints as a table, in the order in which the calls began."""

    def upto(self, depth: int) -> ShapeTrace:
        """Return only the calls down to this depth."""
        return ShapeTrace(row for row in self if row.depth <= depth)

    def __str__(self) -> str:
        names = ["  " * row.depth + (row.path or row.module) for row in self]
        inputs = [", ".join(map(str, row.inputs)) for row in self]
        wide, wider = max(map(len, names), default=0), max(map(len, inputs), default=0)
        return "\n".join(
            f"{name:<{wide}}  {shapes:<{wider}}  → {row.output}"
            for name, shapes, row in zip(names, inputs, self, strict=True)
        )

    __repr__ = __str__


def trace_shapes(module: nn.Module, *args: Any, **kwargs: Any) -> ShapeTrace:
    """Run `module(*args, **kwargs)` and record the shapes at every submodule that is called.

    The module runs in its present mode, without gradients. Only tensors are recorded.
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

    def after(
        path: str, module: nn.Module, args: tuple, kwargs: dict, output: Any
    ) -> None:
        inputs, first = (*args, *kwargs.values()), first_tensor(output)
        place = open_calls.pop()
        rows[place] = ModuleShape(
            len(open_calls),
            path,
            type(module).__name__,
            tuple(tuple(x.shape) for x in inputs if isinstance(x, torch.Tensor)),
            None if first is None else tuple(first.shape),
        )

    hooks = []
    for path, submodule in module.named_modules():
        hooks.append(submodule.register_forward_pre_hook(before))
        hook = partial(after, path)
        hooks.append(submodule.register_forward_hook(hook, with_kwargs=True))
    try:
        with torch.no_grad():
            module(*args, **kwargs)
    finally:
        for hook in hooks:
            hook.remove()
    return ShapeTrace(rows)


@dataclass(frozen=True)
class LineTrace:
    """One executed line of a function, and the tensors that it made: name -> tensor."""

    function: str
    number: int
    source: str
    tensors: dict[str, Tensor]


def code_of(function: Callable) -> CodeType:
    """Return the code of a Python function whose source can be followed."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    if code is None:
        raise ValueError(
            f"{function!r:.80} is not a Python function whose lines can be followed: give a "
            "function that is written with def"
        )
    try:
        inspect.findsource(code)
    except OSError as error:
        raise ValueError(
            f"{function!r:.80} has no source that Python can show: write it in a file or in a "
            "cell, not with exec"
        ) from error
    return code


def trace_lines(functions: list[Callable], call: Callable[[], Any]) -> list[LineTrace]:
    """Run `call()` and follow the given functions line by line.

    Returns a row for each executed line, with the tensors that the line assigned, or
    that it returned (under the name "return"; of several, the first). The real code runs;
    nothing is parsed or guessed. Errors of `call` are passed on.
    """
    names = {code_of(function): function.__name__ for function in functions}
    rows: list[LineTrace] = []

    def begin(frame: Any, event: str, value: Any) -> Callable | None:
        """Follow this call, if it is one of the functions. Python asks at the start of each."""
        if frame.f_code not in names:
            return None
        name, file = names[frame.f_code], frame.f_code.co_filename
        known, line = dict(frame.f_locals), None

        def follow(frame: Any, event: str, value: Any) -> Callable:
            """Add a row for the line that has just run. Python calls this before the next one."""
            nonlocal known, line
            if line is not None and event in ("line", "return"):
                now = dict(frame.f_locals)
                made = {key: x for key, x in now.items() if known.get(key) is not x}
                made["return"] = first_tensor(value) if event == "return" else None
                made = {k: x for k, x in made.items() if isinstance(x, torch.Tensor)}
                source = linecache.getline(file, line).rstrip("\n")
                rows.append(LineTrace(name, line, source, made))
                known = now
            line = frame.f_lineno if event == "line" else None
            return follow

        return follow

    previous = sys.gettrace()
    sys.settrace(begin)
    try:
        call()
    finally:
        sys.settrace(previous)
    return rows


@contextmanager
def capture_attention(model: nn.Module) -> Iterator[dict[str, Tensor]]:
    """Within the `with` block, collect the attention weights of every forward pass.

    Yields a dictionary from the path of each `MultiHeadAttention` to its weights
    (B, H, Q, K), before dropout, of the latest call. The results stay the same.

        with capture_attention(model) as maps:
            model(src, tgt, src_mask, tgt_mask)
        maps["encoder.layers.0.self_attention"]
    """
    attentions = {
        path: module
        for path, module in model.named_modules()
        if isinstance(module, MultiHeadAttention)
    }
    require(
        bool(attentions),
        "model has no annotated.MultiHeadAttention whose weights can be read",
    )
    maps: dict[str, Tensor] = {}

    def ask_for_weights(_: nn.Module, args: tuple, kwargs: dict) -> tuple[tuple, dict]:
        return args, {**kwargs, "need_weights": True}

    def keep(
        path: str, _: nn.Module, args: tuple, output: tuple[Tensor, Tensor]
    ) -> Tensor:
        values, weights = output
        maps[path] = weights.detach()
        return values  # as without need_weights

    hooks = []
    for path, module in attentions.items():
        ask = module.register_forward_pre_hook(ask_for_weights, with_kwargs=True)
        hooks += [ask, module.register_forward_hook(partial(keep, path))]
    try:
        yield maps
    finally:
        for hook in hooks:
            hook.remove()


def count_parameters(model: nn.Module) -> int:
    """Count the trainable parameters. A tensor with several names counts once."""
    return sum(p.numel() for p in model.parameters() if p.requires_grad)
