"""What ShapeExplorer knows: source, shapes, parameters and refusals of a part, in letters.

The code is traced once, at sizes that are all different, so that each axis of each tensor
can be called by its letter. The tests trace it again at many other sizes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from types import SimpleNamespace
from typing import Any

import torch
from torch import Tensor, nn

from annotated.inspection import LineTrace, trace_lines
from annotated_book.widgets.kit.letters import formula
from annotated_book.widgets.kit.source_lines import source_lines
from annotated_book.widgets.shape_explorer.parts import (
    APART,
    FIXED,
    LETTERS,
    PARTS,
    STOPS,
)

# --- running the code ---


def run(name: str, s: SimpleNamespace) -> tuple[Any, dict[str, Any], list[LineTrace]]:
    """Build a part and call it: what was built, its inputs, and the lines that ran."""
    part = PARTS[name]
    built = part.build(s)
    inputs = part.call(built, s)
    with torch.no_grad():
        rows = trace_lines(part.follow, lambda: built(**inputs))
    return built, inputs, rows


def shown(
    functions: list[Callable], inputs: dict[str, Any], rows: list[LineTrace]
) -> list[dict[str, Any]]:
    """The source of each function, with the tensors that each line made."""
    fresh = new_memory(inputs, rows)
    answer = []
    for number, function in enumerate(functions):
        lines, starts = source_lines(function)
        made: dict[int, dict[str, Any]] = {}
        for i, row in enumerate(rows):
            if row.function != function.__name__:
                continue
            for variable, tensor in row.tensors.items():
                entry = described(tensor) | {"fresh": 0}
                place = made.setdefault(starts.get(row.number, row.number), {})
                kept = place.setdefault(variable, entry)
                if kept and kept["shape"] == entry["shape"]:
                    kept["fresh"] += (i, variable) in fresh
                else:
                    place[variable] = None  # a loop over different tensors
        if number == 0:
            given = {
                k: described(x) for k, x in inputs.items() if isinstance(x, Tensor)
            }
            arguments_of(lines, given, made)
        written = [
            {
                "source": source,
                "made": [[k, v] for k, v in made.get(at, {}).items() if v],
            }
            for at, source in lines.items()
        ]
        answer.append({"name": function.__qualname__, "lines": written})
    return answer


def new_memory(inputs: dict[str, Any], rows: list[LineTrace]) -> set[tuple[int, str]]:
    """Which tensors of which rows are not views of what was there before."""
    tensors = [x for x in inputs.values() if isinstance(x, Tensor)]
    seen = {x.untyped_storage().data_ptr() for x in tensors}
    fresh = set()
    for i, row in enumerate(rows):
        for variable, tensor in row.tensors.items():
            if tensor.untyped_storage().data_ptr() not in seen:
                seen.add(tensor.untyped_storage().data_ptr())
                fresh.add((i, variable))
    return fresh


def described(tensor: Tensor) -> dict[str, Any]:
    return {"shape": list(tensor.shape), "bytes": tensor.element_size()}


def arguments_of(lines: dict[int, str], given: dict, made: dict) -> None:
    """Put the inputs beside their names, in the lines before the body."""
    left = dict(given)
    for at, source in lines.items():
        for name in [name for name in left if re.search(rf"\b{name}:", source)]:
            made.setdefault(at, {})[name] = left.pop(name) | {"input": True}
        if source.rstrip().endswith(":") and not source.lstrip().startswith("def "):
            return


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
        built, inputs, rows = run(name, apart)
    functions = shown(PARTS[name].follow, inputs, rows)
    for function in functions:
        for line in function["lines"]:
            for _, made in line["made"]:
                made["shape"] = [letters[size] for size in made["shape"]]
                if made.get("fresh", 0) > 1:  # once for each layer
                    made["fresh"] = {apart.n_layers: "n_layers"}[made["fresh"]]
    return {
        "sliders": PARTS[name].sliders,
        "functions": functions,
        "parameters": formula(weights_of(built), letters),
        "refusals": list(refusals(name)),
    }


def weights_of(built: Any) -> Iterable[tuple[str, Tensor]]:
    return built.named_parameters() if isinstance(built, nn.Module) else []


def refusals(name: str) -> Iterator[dict[str, Any]]:
    """Which values of which sliders the part refuses, and in what words.

    Found by trying: each pair of d_model and n_heads, each length. A module refuses its
    heads when it is built; lengths it sees when it is called.
    """
    longest = {"max_len": FIXED["max_len"]}
    small = dict.fromkeys(LETTERS, 1) | {"d_model": 4, "src_vocab": 2, "tgt_vocab": 2}
    small, apart = small | longest, APART | longest
    for sliders, bad in (
        (["d_model", "n_heads"], {"d_model": 37}),
        (["source"], {"source": 6007}),
        (["target"], {"target": 6007}),
    ):
        if not set(sliders) <= set(PARTS[name].sliders):
            continue
        called = len(sliders) == 1
        values = [
            list(state)
            for state in product(*(STOPS[slider] for slider in sliders))
            if error_of(name, small | dict(zip(sliders, state, strict=True)), called)
        ]
        if values:
            message = error_of(name, apart | bad, called)
            template = in_letters(message, SimpleNamespace(**apart | bad))
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
