"""NormCube: a small batch of numbers to edit, and whose outputs change with it.

The page works the norms out for itself; the tests compare each number with PyTorch.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product
from typing import Any

import torch
from torch import Tensor, nn
from traitlets import Dict, Enum, Float, List, TraitError, validate

from annotated.checks import require, shape_of
from annotated.transformer.layers import LayerNorm
from annotated_book.widgets.kit.base import (
    Int,
    Widget,
    as_float64,
    between,
    script,
    style,
)
from annotated_book.widgets.norm_cube.still import cube_picture

START = [
    [[8, 0, 2, 2], [1, 3, -2, 6], [4, -4, 0, 4]],
    [[-3, 5, 1, 1], [2, 2, 5, -3], [0, 6, -1, 3]],
]
REACH, MOST_REACH = 20, 1000  # of a number, to both sides of 0
MOST = (4, 6, 8)  # sentences, tokens and features of a reader's own tensor
DIGITS = 7  # of its numbers
MOVED = 1e-8  # what is less is rounding

NORMS = {
    "layer": "layer norm",
    "batch": "batch norm, training",
    "stored": "batch norm, evaluation",
    "sentence": "layer norm, whole sentence",
}
# Numbers share mean and variance if they have these axes in common.
SAME = {"layer": [0, 1], "batch": [2], "stored": [2], "sentence": [0]}
NAMES = {
    "torch": "here and in PyTorch",
    "annotated": "the Annotated Transformer",
    "other": "with an ε of 10⁻¹²",
}
# `less`: the variance is divided by n - less
VERSIONS = {
    "torch": {"less": 0, "eps": 1e-5, "inside": True},
    "annotated": {"less": 1, "eps": 1e-6, "inside": False},
    "other": {"less": 1, "eps": 1e-12, "inside": False},
}


def formula(less: int, eps: float, inside: bool) -> str:
    small = {1e-5: "10⁻⁵", 1e-6: "10⁻⁶", 1e-12: "10⁻¹²"}[eps]
    divisor = f"√(variance + {small})" if inside else f"(√variance + {small})"
    return f"(x − mean) / {divisor}, variance over {'n − 1' if less else 'n'}"


def normalize(x: Tensor, start: Tensor, norm: str, version: str) -> Tensor:
    """x (B, L, d_model) after a norm; "stored" has the statistics of `start`."""
    if version != "torch":
        over = [axis for axis in range(3) if axis not in SAME[norm]]
        measured = start if norm == "stored" else x
        std, mean = torch.std_mean(measured, over, keepdim=True)  # divided by n - 1
        return (x - mean) / (std + VERSIONS[version]["eps"])
    if norm == "layer":
        return LayerNorm(x.shape[-1]).to(x)(x).detach()
    if norm == "sentence":
        return nn.LayerNorm(x.shape[1:]).to(x)(x).detach()
    layer = nn.BatchNorm1d(x.shape[-1], affine=False, momentum=None).to(x)
    if norm == "stored":
        layer(start.mT)  # (B, d_model, L)
        layer.eval()
    return layer(x.mT).mT


class NormCube(Widget):
    """Edit one number of a small batch, and see whose outputs move.

    Args:
        x: (B, L, d_model), your own numbers, at most 4 sentences, 6 tokens and 8 features;
            they are rounded to seven significant digits.

    The traits can be set, observed and linked: `numbers`, those of the cube in one list;
    `norm`, one of layer, batch, stored (batch norm in evaluation, with the statistics
    of the start) and sentence; `version` of the formula, one of torch, annotated and
    other; `chosen`, which of the numbers is looked at. `x` is the cube, `output` what
    PyTorch makes of it, and `changes` how far that is from the output at the start.

    Raises:
        ValueError: if `x` is not such a tensor, or has numbers of 1000 and more.
    """

    _esm = script("norm_cube/norm_cube.js")
    _css = style("norm_cube/norm_cube.css")

    numbers = List(Float()).tag(sync=True, page=True)
    norm = Enum(list(NORMS), "layer").tag(sync=True, page=True)
    version = Enum(list(VERSIONS), "torch").tag(sync=True, page=True)
    chosen = Int().tag(sync=True, page=True)
    given = Dict().tag(
        sync=True, page="if own"
    )  # the numbers at the start, their places, names

    def __init__(self, x: Tensor | list | None = None, **traits):
        self.start = as_cube(START if x is None else x)
        own = facts_of(self.start)
        super().__init__(given=own, **{"numbers": own["start"]} | traits)

    @validate("numbers")
    def must_fit(self, proposal: dict[str, Any]) -> list[float]:
        numbers, reach, n = proposal["value"], self.given["reach"], self.start.numel()
        if len(numbers) != n:
            raise TraitError(
                f"numbers must hold {n} of them, for x {tuple(self.start.shape)}; got "
                f"{len(numbers)}: make a new NormCube for another shape"
            )
        if not all(abs(number) <= reach for number in numbers):
            raise TraitError(f"numbers must be from -{reach} to {reach}, got {numbers}")
        return numbers

    @validate("chosen")
    def must_be_one(self, proposal: dict[str, Any]) -> int:
        return between(0, self.start.numel() - 1, proposal)

    @property
    def x(self) -> Tensor:
        return torch.tensor(self.numbers, dtype=torch.float64).view(self.start.shape)

    @property
    def output(self) -> Tensor:
        return normalize(self.x, self.start, self.norm, self.version)

    @property
    def changes(self) -> Tensor:
        before = normalize(self.start, self.start, self.norm, self.version)
        return self.output - before

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"given": facts_of(as_cube(START))}

    def still(self) -> tuple[str, str]:
        name = f"{NORMS[self.norm]}, {NAMES[self.version]}"
        n, length, d_model = self.start.shape
        moved = (self.changes.abs() > MOVED).any(-1)
        says = (
            f"A cube of numbers: {n} sentences of {length} tokens with {d_model} features, "
            f"after {name}. Numbers that were changed: {(self.x != self.start).sum()}. "
            f"Tokens whose output moved: {moved.sum()} of {moved.numel()}. "
            + "; ".join(rows_of(self.x, self.output))
        )
        shared = SAME[self.norm]
        return cube_picture(self.x, self.output, self.chosen, shared, name, says)


def facts_of(start: Tensor) -> dict[str, Any]:
    """What the page needs to know of a cube."""
    versions = {key: of | {"formula": formula(**of)} for key, of in VERSIONS.items()}
    return {
        "start": start.flatten().tolist(),
        "places": [list(place) for place in product(*map(range, start.shape))],
        "reach": max(REACH, math.ceil(start.abs().max()) + 3),
        "norms": NORMS,
        "same": SAME,
        "names": NAMES,
        "versions": versions,
    }


def as_cube(x: Tensor | list) -> Tensor:
    """The numbers in float64, with as many digits as a reader can read."""
    x = as_float64(x, "x", "(B, L, d_model)")
    require(
        x.dim() == 3 and all(n <= most for n, most in zip(x.shape, MOST, strict=True)),
        f"x must be a tensor (B, L, d_model) of at most {MOST}, got {shape_of(x)}: slice "
        f"it, such as x[:{MOST[0]}, :{MOST[1]}, :{MOST[2]}]",
    )
    require(
        x.numel() > 0 and x.shape[0] * x.shape[1] > 1 and x.shape[2] > 1,
        f"x must have two tokens and two features at least, got {shape_of(x)}: one number "
        "alone has no variance",
    )
    require(
        bool((x.abs() < MOST_REACH).all()),
        f"x must hold finite numbers below {MOST_REACH}, got {x.abs().max():g}: divide them",
    )
    rounded = [float(f"{number:.{DIGITS}g}") + 0.0 for number in x.flatten().tolist()]
    return torch.tensor(rounded, dtype=x.dtype).view(x.shape)


def rows_of(x: Tensor, output: Tensor) -> Iterator[str]:
    """Each token's numbers and its outputs, to be read out."""
    for sentence, token in product(*map(range, x.shape[:2])):
        row = ", ".join(f"{number:g}" for number in x[sentence, token].tolist())
        after = ", ".join(f"{y:.2f}" for y in output[sentence, token].tolist())
        says = f"sentence {sentence}, token {token}: {row} → {after}"
        yield says.replace("-", "\N{MINUS SIGN}")
