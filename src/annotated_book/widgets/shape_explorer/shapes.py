"""What ShapeExplorer knows: source, shapes, parameters and refusals of a part, in letters.

The code is traced once, at sizes that are all different, so that each axis of each tensor
can be called by its letter. The tests trace it again at many other sizes.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from types import SimpleNamespace
from typing import Any

import torch
from torch import Tensor, nn

from annotated.inspection import LineTrace, code_of, trace_lines
from annotated.transformer.attention import attention, concat_heads, split_heads
from annotated.transformer.layers import LayerNorm
from annotated_book.widgets.kit.letters import formula
from annotated_book.widgets.shape_explorer.parts import (
    APART,
    FIXED,
    LETTERS,
    PARTS,
    STOPS,
)

# --- running the code ---


def run(
    name: str, s: SimpleNamespace
) -> tuple[Any, dict[str, Any], list[LineTrace], dict[Callable, dict[str, Any]]]:
    """Build a part and call it: what was built, its inputs, the lines that ran, and the calls."""
    part = PARTS[name]
    built = part.build(s)
    inputs = part.call(built, s)
    with torch.no_grad():
        rows, calls = followed(part.follow, lambda: built(**inputs))
    return built, inputs, rows, calls


def followed(
    functions: list[Callable], call: Callable[[], Any]
) -> tuple[list[LineTrace], dict[Callable, dict[str, Any]]]:
    """The lines that ran, and what each function was first called with."""
    codes = {code_of(function): function for function in functions}
    calls: dict[Callable, dict[str, Any]] = {}

    def note(frame: Any, event: str, _: Any) -> None:
        function = codes.get(frame.f_code)
        if event == "call" and function is not None and function not in calls:
            calls[function] = dict(frame.f_locals)

    previous = sys.getprofile()
    sys.setprofile(note)
    try:
        rows = trace_lines(functions, call)
    finally:
        sys.setprofile(previous)
    return rows, calls


def shown(
    functions: list[Callable],
    calls: dict[Callable, dict[str, Any]],
    rows: list[LineTrace],
) -> list[dict[str, Any]]:
    """Each function: what it was called with, and its statements with the tensors they made.

    A statement's `turns` count the tensors that one run had made when it had ended, each time.
    """
    counted: dict[int, int] = {}  # a tensor that is passed on counts once
    turns = []
    for row in rows:
        for tensor in row.tensors.values():
            counted.setdefault(id(tensor), len(counted))
        turns.append(len(counted))
    answer = []
    for function in functions:
        lines = []
        for statement in statements(function):
            made: dict[str, Any] = {}
            ended = []
            for row, turn in zip(rows, turns, strict=True):
                if (
                    row.function != function.__name__
                    or row.number not in statement.lines
                ):
                    continue
                ended.append(turn)
                for variable, tensor in row.tensors.items():
                    entry = described(tensor)
                    kept = made.setdefault(variable, entry)
                    if kept != entry:
                        made[variable] = None  # a loop over different tensors
            pairs = [[k, v] for k, v in made.items() if v]
            if pairs or ".shape" in statement.source:
                lines.append(
                    {"source": statement.source, "made": pairs, "turns": ended}
                )
        given = calls.get(function, {})
        answer.append(
            {
                "name": function.__qualname__,
                "inputs": [
                    [k, described(x)] for k, x in given.items() if isinstance(x, Tensor)
                ],
                "numbers": {k: x for k, x in given.items() if type(x) is int},
                "modules": modules_of(given.get("self")),
                "lines": lines,
            }
        )
    return answer


def modules_of(owner: Any) -> dict[str, Any]:
    """What lines about shapes need to know of `self`: its linear layers, and what keeps a shape."""
    if not isinstance(owner, nn.Module):
        return {}
    found: dict[str, Any] = {}
    for name, module in owner.named_children():
        if isinstance(module, nn.Linear):
            found[name] = [module.in_features, module.out_features]
        elif isinstance(module, nn.Dropout | LayerNorm | nn.LayerNorm):
            found[name] = "same"
    if isinstance(getattr(owner, "n_heads", None), int):
        found["n_heads"] = owner.n_heads
    return found


@dataclass(frozen=True)
class Statement:
    """A statement in one line, where it stands, and the name whose `if … is not None` it is in."""

    source: str
    lines: range
    guard: str


def statements(function: Callable) -> list[Statement]:
    """The statements of a function that give a value to a name, or return one."""
    texts, first = inspect.getsourcelines(inspect.unwrap(function))
    text = textwrap.dedent("".join(texts))
    found = []

    def walk(body: list[ast.stmt], guard: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            if isinstance(
                node, ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Return
            ):
                source = " ".join((ast.get_source_segment(text, node) or "").split())
                source = re.sub(r"(?<=[(\[]) | (?=[)\]])", "", source)
                last = node.end_lineno or node.lineno
                lines = range(node.lineno + first - 1, last + first)
                found.append(Statement(source, lines, guard))
            test = ast.unparse(node.test) if isinstance(node, ast.If) else ""
            inner = (
                test.removesuffix(" is not None") if "is not None" in test else guard
            )
            for inside in ("body", "orelse", "finalbody"):
                walk(getattr(node, inside, []), inner)

    walk(ast.parse(text).body[0].body, "")
    return found


@cache
def helpers() -> dict[str, Any]:
    """The functions that lines call, as the page follows them."""
    return {
        function.__name__: {
            "params": list(inspect.signature(function).parameters),
            "lines": [[one.source, one.guard] for one in statements(function)],
        }
        for function in (split_heads, concat_heads, attention)
    }


def described(tensor: Tensor) -> dict[str, Any]:
    return {"shape": list(tensor.shape), "bytes": tensor.element_size()}


# --- in letters ---


def letter_of(s: SimpleNamespace) -> dict[int, Any]:
    """Size -> letter, at sizes that are all different."""
    letters = {getattr(s, name): letter for name, letter in LETTERS.items()}
    letters |= {
        s.src_vocab: "src_vocab",
        s.tgt_vocab: "tgt_vocab",
        s.max_len: "max_len",
    }
    del letters[s.n_layers]  # no tensor has it as an axis
    return letters | {s.d_model // s.n_heads: "d_k", 1: 1}


@cache
def recorded(name: str) -> dict[str, Any]:
    """Source, shapes, parameters and refusals of a part, in letters."""
    apart = SimpleNamespace(**APART)
    letters = letter_of(apart)
    with torch.random.fork_rng(devices=[]):  # the reader's random numbers stay
        built, _, rows, calls = run(name, apart)
    part = PARTS[name]
    functions = shown(part.follow, calls, rows)
    for function in functions:
        pairs = [pair for line in function["lines"] for pair in line["made"]]
        for _, made in function["inputs"] + pairs:
            made["shape"] = [letters[size] for size in made["shape"]]
        counts = function["numbers"].items()
        function["numbers"] = {k: letters[n] for k, n in counts if n in letters}
        function["modules"] = {
            key: [letters[n] for n in kind]
            if isinstance(kind, list)
            else letters.get(kind, kind)
            for key, kind in function["modules"].items()
        }
    return {
        "sliders": part.sliders,
        "functions": functions,
        "parameters": formula(weights_of(built), letters),
        "refusals": list(refusals(name)),
        "tries": list(part.tries),
        "tasks": list(part.tasks),
    }


def weights_of(built: Any) -> Iterable[tuple[str, Tensor]]:
    return built.named_parameters() if isinstance(built, nn.Module) else []


def refusals(name: str) -> Iterator[dict[str, Any]]:
    """Which values of which sliders the part refuses, and in what words.

    Its words are found by trying; the tests try many other sizes. A module refuses its heads
    when it is built; lengths it sees when it is called.
    """
    longest = {"max_len": FIXED["max_len"]}
    pairs = product(STOPS["d_model"], STOPS["n_heads"])
    uneven = [[d_model, heads] for d_model, heads in pairs if d_model % heads]
    long = [[length] for length in STOPS["source"] if length > FIXED["max_len"]]
    for sliders, bad, values in (
        (["d_model", "n_heads"], {"d_model": 37}, uneven),
        (["source"], {"source": 6007}, long),
        (["target"], {"target": 6007}, long),
    ):
        if not set(sliders) <= set(PARTS[name].sliders):
            continue
        state = APART | longest | bad
        message = error_of(name, state, called=len(sliders) == 1)
        if message:
            template = in_letters(message, SimpleNamespace(**state))
            yield {"sliders": sliders, "values": values, "template": template}


def error_of(name: str, state: dict[str, int], called: bool = True) -> str:
    """What a part says of these sizes, or "". The meta device has shapes and no numbers."""
    s = SimpleNamespace(**state)
    try:
        with torch.device("meta"), torch.no_grad():
            built = PARTS[name].build(s)
            inputs = PARTS[name].call(built, s)
            if called or not isinstance(built, nn.Module):
                built(**inputs)
    except ValueError as error:
        return str(error)
    except RuntimeError:  # of PyTorch: the page's own rules say where
        return ""
    return ""


def in_letters(message: str, s: SimpleNamespace) -> str:
    """The message with a gap for each size, such as {d_model}."""
    letters = letter_of(s)
    names = {size: letter for size, letter in letters.items() if size != 1}
    names = {size: letter for size, letter in names.items() if letter not in FIXED}
    return re.sub(
        r"\b\d+\b",
        lambda n: f"{{{names[int(n[0])]}}}" if int(n[0]) in names else n[0],
        message,
    )
