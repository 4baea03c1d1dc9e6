"""What SublayerSteps knows: the calls of one run of a connection, and what each name held.

Python's tracing follows the real code. `trace_lines` sees whole lines; here each call
within a line is a step of its own, and so are a closure and an error.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from types import CodeType, FrameType, ModuleType
from typing import Any

import torch
from torch import Tensor, nn

from annotated.transformer.layers import SublayerConnection
from annotated_book.widgets.kit.source_lines import source_lines

FIRST = 4  # numbers of a tensor that are told
MOST = 100  # steps


def steps_of(call: Callable, sources: list, note: str = "") -> dict[str, Any]:
    """Run `call()`: its steps, and the tensors they speak of. Listings go to `sources`.

    What it raises is its last step.
    """
    recorder = Recorder(sources, note)
    previous = sys.gettrace()
    sys.settrace(recorder.enter)
    try:
        call()
    except Exception as error:
        recorder.end_with(error)
    finally:
        sys.settrace(previous)
    tensors = [told(copy) for _, copy in recorder.seen]
    return {"steps": recorder.steps, "tensors": tensors}


@dataclass
class Call:
    """A call that is followed: its frame, and the results of the calls made in it."""

    frame: FrameType
    given: dict[str, Any]
    is_leaf: bool  # only what goes in and what comes out is of interest
    is_told: bool = False
    is_raising: bool = False
    expression: str = ""  # as it stands in the caller
    results: dict[str, Any] = field(default_factory=dict)

    @property
    def own(self) -> Any:
        return next(iter(self.given.values()), None)

    @property
    def name(self) -> str:
        return short_name(self.frame.f_code)


class Recorder:
    """Follows a connection, the function handed to it, and what these two call."""

    def __init__(self, sources: list[dict[str, Any]], note: str):
        self.sources, self.note = sources, note
        self.calls: list[Call] = []
        self.steps: list[dict[str, Any]] = []
        self.seen: list[tuple[Tensor, Tensor]] = []  # each tensor, and a copy of it
        self.errors: list[tuple[BaseException, int, dict[str, Any]]] = []
        self.connection: Any = None
        self.function: CodeType | None = None  # what was handed over, if it is one
        self.is_over = False  # the connection has returned
        self.is_done = False

    # --- what Python calls ---

    def enter(self, frame: FrameType, event: str, _: Any) -> Callable | None:
        """At each call of a function: is it to be followed?"""
        parent = self.calls[-1] if self.calls else None
        if self.is_done or (parent and parent.is_leaf):
            return None
        call = Call(frame, arguments(frame), is_leaf=False)
        is_forward = isinstance(call.own, nn.Module) and frame.f_code is code_of(
            type(call.own).forward
        )
        is_inside = parent and parent.frame.f_code is self.function
        if not is_forward and (frame.f_code is not self.function or is_inside):
            return None
        if self.connection is None and isinstance(call.own, SublayerConnection):
            self.connection = call.own
            self.function = code_of(list(call.given.values())[-1])
            call.results["self.norm_first"] = call.own.norm_first
        elif parent:
            call.is_leaf = is_forward
        if parent:
            call.expression = place_of(parent.frame)[3] or f"{call.name}(…)"
            self.look_at_arguments(parent, call)
            call.is_told = self.connection is not None and any(
                call.own is part
                for part in (self.connection.norm, self.connection.dropout)
            )
        self.calls.append(call)

        def follow(frame: FrameType, event: str, value: Any) -> Callable:
            if not self.is_done:
                getattr(self, f"on_{event}", lambda *_: None)(call, value)
            return follow

        return follow

    def look_at_arguments(self, parent: Call, call: Call) -> None:
        """What was worked out to be handed on is a step, if no call has told it."""
        try:
            written = ast.parse(call.expression, mode="eval").body.args
        except (SyntaxError, AttributeError):
            return
        values = list(call.given.values())[1 if call.is_leaf else 0 :]
        for argument, value in zip(written, values, strict=False):
            text = ast.get_source_segment(call.expression, argument)
            worked_out = isinstance(argument, ast.Call | ast.BinOp)
            if call.is_leaf and worked_out and text not in parent.results:
                self.give(parent, text, value)

    def on_line(self, call: Call, _: Any) -> None:
        call.is_raising = False
        if self.is_over:
            now = self.describe(call.frame.f_locals["x"])
            self.step(call, f"Back in {call.name}. The name x now holds {now}.")
            self.is_done = True
        elif not call.is_told:
            call.is_told = True
            self.step(call, self.entered(call))

    def on_return(self, call: Call, value: Any) -> None:
        if call.own is self.connection and not call.is_raising:
            line, start, end, text = place_of(call.frame)
            said = text.removeprefix("return ")
            call.results[said or "returned"] = value
            says = f"{call.name} returns {self.describe(value)}."
            self.step(call, says, (line, start + len(text) - len(said), end, said))
            self.is_over = True
        self.calls.pop()
        if self.calls and not (self.is_over or call.is_raising):
            self.give(self.calls[-1], call.expression, value)

    def on_exception(self, call: Call, found: tuple) -> None:
        call.is_raising = True
        error = found[1]
        if not any(error is other for other, *_ in self.errors):
            place = place_of(call.frame)
            says = f"Python stops at {in_one_line(place[3]) or call.name}. "
            says += f"{type(error).__name__}: {str(error)[:300]}"
            self.step(call, says, place)
            self.errors.append((error, len(self.steps) - 1, self.steps.pop()))

    def end_with(self, error: Exception) -> None:
        for other, number, step in self.errors:
            if other is error:  # what came after it was only the way out
                self.steps[number:] = [step | {"error": True}]

    # --- what is told of a step ---

    def give(self, call: Call, expression: str, value: Any) -> None:
        call.results[expression] = value
        line, start, end, text = place_of(call.frame)
        if (inside := text.find(expression)) > 0:
            start, end = start + inside, start + inside + len(expression)
        says = f"{in_one_line(expression)} has given {self.describe(value)}."
        self.step(call, says, (line, start, end, text))

    def step(self, call: Call, says: str, place: tuple | None = None) -> None:
        line, start, end, _ = place or (call.frame.f_lineno, 0, 0, "")
        source, numbers, indent = self.source(call.frame.f_code)
        at = [numbers.index(line) if line in numbers else 0]
        at += [max(start - indent, 0), max(end - indent, 0)]
        self.is_done = self.is_done or len(self.steps) == MOST - 1
        more = " More steps than these are not shown." if self.is_done else ""
        self.steps.append(
            {
                "source": source,
                "at": at,
                "stack": [one.name for one in self.calls],
                "rows": list(self.rows(call)),
                "says": says + more,
            }
        )

    def source(self, code: CodeType) -> tuple[int, list[int], int]:
        """The number of its listing, the numbers of its lines, and how far it is indented."""
        for other in self.calls:  # a lambda stands in another function
            if code in other.frame.f_code.co_consts:
                return self.source(other.frame.f_code)
        try:
            raw = inspect.getsourcelines(code)[0]
            lines = source_lines(code)[0] if code.co_name != "<lambda>" else None
        except (OSError, SyntaxError):
            raw, lines = ["(Python has no source of this)"], None
        indent = len(raw[0]) - len(raw[0].lstrip())
        lines = lines or {
            code.co_firstlineno + i: line[indent:].rstrip()
            for i, line in enumerate(raw)
        }
        listing = {"name": short_name(code), "lines": list(lines.values())}
        if listing not in self.sources:
            self.sources.append(listing)
        return self.sources.index(listing), list(lines), indent

    def rows(self, call: Call) -> Iterator[list]:
        """Name, where it is from, and what it holds: the number of a tensor, or a text."""
        code, known = call.frame.f_code, dict(call.frame.f_locals)
        outside = {name: known.pop(name) for name in code.co_freevars if name in known}
        inside = {name: known[name] for name in known if name not in call.given}
        used = {}
        if code is self.function:  # what it finds outside, though not in a closure
            everything = call.frame.f_globals
            used = {n: everything[n] for n in code.co_names if n in everything}
            used = {n: v for n, v in used.items() if not isinstance(v, ModuleType)}
        for where, names in {
            "argument": {name: known[name] for name in call.given if name in known},
            "from its closure": outside,
            "global": used,
            "local": inside,
            "": call.results,
        }.items():
            for name, value in names.items():
                yield [in_one_line(name), where, self.held(value)]
                for free, kept in closure_of(value).items():
                    yield [f"↳ {free}", f"in the closure of {name}", self.held(kept)]

    def held(self, value: Any) -> int | str:
        if isinstance(value, Tensor):
            return self.number(value)
        return self.describe(value)

    def number(self, tensor: Tensor) -> int:
        """From 1, in the order they turn up. A tensor that was changed is a new one."""
        for number, (other, copy) in enumerate(self.seen, 1):
            if other is tensor and is_same(copy, tensor):
                return number
        self.seen.append((tensor, tensor.detach().clone()))
        return len(self.seen)

    def describe(self, value: Any) -> str:
        if isinstance(value, Tensor):
            return f"tensor {self.number(value)}"
        if isinstance(value, type):
            return f"the class {value.__name__}"
        if inspect.isfunction(value):
            return f"a function of ({', '.join(inspect.signature(value).parameters)})"
        if value is None or isinstance(value, bool | int | float | str):
            return repr(value)[:40]
        return f"an object: {type(value).__name__}"

    def entered(self, call: Call) -> str:
        names = [name for name in call.given if call.given[name] is not call.own]
        if not isinstance(call.own, nn.Module):
            names = list(call.given)
        given = [f"{name} = {self.describe(call.given[name])}" for name in names]
        says = f"{call.name} is called with {', '.join(given)}."
        if free := call.frame.f_code.co_freevars:
            says += f" From its closure it has {' and '.join(free)}."
        if call.own is self.connection and self.connection is not None:
            says += f" The norm comes {'first' if call.own.norm_first else 'last'}."
            if self.function:
                says += " The function has not run yet."
        return says if self.steps else f"{says} {self.note}".strip()


# --- about frames, functions and tensors ---


def code_of(function: Any) -> CodeType | None:
    return getattr(inspect.unwrap(function), "__code__", None)


def short_name(code: CodeType) -> str:
    """EncoderLayer.forward, and for what was written in it <lambda>, as Python says."""
    return code.co_qualname.split("<locals>.")[-1]


def arguments(frame: FrameType) -> dict[str, Any]:
    code, known = frame.f_code, frame.f_locals
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return {name: known[name] for name in names if name in known}


def closure_of(value: Any) -> dict[str, Any]:
    if not inspect.isfunction(value):
        return {}
    cells = dict(zip(value.__code__.co_freevars, value.__closure__ or (), strict=True))
    return {n: cell.cell_contents for n, cell in cells.items() if cell != type(cell)()}


def place_of(frame: FrameType) -> tuple[int, int, int, str]:
    """What the frame is working on: line, first and last column in it, and its whole text."""
    code = frame.f_code
    spot = next(islice(code.co_positions(), frame.f_lasti // 2, None))
    if None in spot:
        return frame.f_lineno, 0, 0, ""
    line, last, start, end = spot
    lines = [
        linecache.getline(code.co_filename, n).encode() for n in range(line, last + 1)
    ]
    lines[-1] = lines[-1][:end]
    first = lines[0].decode().rstrip()
    column = len(lines[0][:start].decode())
    text = b"".join([lines[0][start:], *lines[1:]]).decode()
    return line, column, len(first), text


def is_same(copy: Tensor, tensor: Tensor) -> bool:
    return copy.shape == tensor.shape and torch.allclose(copy, tensor, 0, 0, True)


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def told(tensor: Tensor) -> list[str]:
    """Shape and first numbers, in words."""
    numbers = [in_words(x) for x in tensor.flatten()[:FIRST].tolist()]
    more = " …" if tensor.numel() > FIRST else ""
    shape = ", ".join(map(str, tensor.shape)) + ("," if tensor.dim() == 1 else "")
    return [f"({shape})", "  ".join(numbers) + more]


def in_words(number: Any) -> str:
    if not isinstance(number, float):
        return str(number).replace("-", "−")
    is_odd = abs(number) >= 1e4 or 0 < abs(number) < 0.005
    return (f"{number:.0e}" if is_odd else f"{number + 0.0:.2f}").replace("-", "−")
