"""Rotary positions, read from what an attention is given for a source that repeats one token.

Then the queries of two places differ by their rotation alone, so that each feature runs along
a sine, and the score of two places depends on their distance alone. A rotation may also turn a
query by its head or its example, or by a position counted in bfloat16: it has no odd numbers
above 256.
"""

from __future__ import annotations

import math
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

from transformer_checkup.formulas import coinciding_rows, is_of_rotations, lost_steps
from transformer_checkup.graph import PRODUCTS, Graph
from transformer_checkup.model_under_test import ModelUnderTest

TOLERANCE = 1e-3  # of the largest number: what float32 rounds is far below
LONG, FIRST_LOST = 320, 256
SMALLEST_BASE = 50  # in use are 100 (images), 10000 and more


@dataclass
class Given:
    """What one attention between `length` positions is given, and its scores (..., L, L)."""

    query: Tensor
    key: Tensor
    scores: Tensor
    value: Tensor | None = None


def operands(graph: Graph, length: int) -> list[Given]:
    """What the attentions of a sequence of one length are given, in their order."""

    def is_square(x: Tensor) -> bool:
        return x.dim() > 2 and x.shape[-1] == x.shape[-2] == length

    found: list[Given] = []
    for node in graph.nodes:
        factors = [x.value for x in node.given]
        if node.is_step:
            continue
        if node.op == "scaled_dot_product_attention":
            query, key, value = factors[:3]
            if query.shape[-2] == key.shape[-2] == length:
                heads = key.repeat_interleave(query.shape[-3] // key.shape[-3], -3)
                found.append(Given(query, key, query @ heads.mT, value))
        elif node.op in PRODUCTS and len(factors) == 2:
            others = [x for x in factors if not is_square(x)]
            if is_square(node.value) and len(others) == 2:
                query, key = others
                found.append(Given(query, key, node.value))
            elif found and found[-1].value is None and len(others) == 1:
                found[-1].value = others[0] if length in others[0].shape else None
    return found


@dataclass
class Rotation:
    """The angle, from one place to the next, of each feature that turns."""

    angles: Tensor

    def base(self) -> float:
        """Of angles base^(-2i/d), by the first two that differ; inf where there is one."""
        first = self.angles.max()
        slower = self.angles[self.angles < 0.99 * first]
        if not len(slower):
            return math.inf
        pairs = len(self.angles) / (self.angles > 0.99 * first).sum().item()
        return (first / slower.max()).item() ** pairs


def along_positions(x: Tensor, length: int) -> Tensor:
    """(length, features), whatever the order of the axes is."""
    axis = next(a for a in range(x.dim() - 1, -1, -1) if x.shape[a] == length)
    return x.detach().double().movedim(axis, 0).flatten(1)


def moves(x: Tensor) -> Tensor:
    """(features,), True where a feature is not the same at all positions."""
    return (x - x[0]).abs().amax(0) > 1e-4 * x.abs().max().clamp(min=1e-12)


def rotation_of(x: Tensor) -> Rotation | None:
    """The angles of (length, features), if each feature that moves runs along a sine.

    A sine of angle θ p fulfills x[p + 1] + x[p - 1] = 2 cos θ x[p].
    """
    x = x[:, moves(x)]
    if not x.shape[1]:
        return None
    middle, neighbors = x[1:-1], x[2:] + x[:-2]
    cosine = (middle * neighbors).sum(0) / (2 * middle.square().sum(0))
    rest = (neighbors - 2 * cosine * middle).abs().amax(0)
    if (rest > TOLERANCE * x.abs().amax(0)).any() or (cosine < -1.001).any():
        return None
    return Rotation(cosine.clamp(-1, 1).acos())


def varies_at_one_distance(scores: Tensor) -> float:
    """The largest difference of two scores of one distance, as a share of all differences."""
    scores = scores.double()
    apart = (scores[..., 1:, 1:] - scores[..., :-1, :-1]).abs().max()
    spread = scores.amax((-2, -1)) - scores.amin((-2, -1))
    return (apart / spread.max().clamp(min=1e-12)).item()


def head_groups(x: Tensor, axis: int) -> list[int]:
    """For each head, the first head that is given the same numbers."""
    heads = x.unbind(axis)
    return [
        next(j for j, other in enumerate(heads) if torch.equal(head, other))
        for head in heads
    ]


def rotation_tables(module: Any) -> list[Tensor]:
    """Its cosines and sines: in two tensors, in halves of one, or complex."""
    stored = {**module._buffers, **vars(module)}.values()
    tables = [t for t in stored if isinstance(t, Tensor) and t.dim() > 1]
    found = [t for t in tables if is_of_both(t)]
    sines = [t for t in tables if t.is_floating_point() and not t.squeeze()[:1].any()]
    return found + [t for t in sines if is_of_rotations(t, tables)]


def is_of_both(table: Tensor) -> bool:
    """Does it hold cos + i sin, or cosines in one half and sines in the other?"""
    if table.is_complex():
        return bool((table.abs() - 1).abs().max() < 1e-2)
    halves = [
        table.chunk(2, axis)
        for axis in (0, -1)
        if table.is_floating_point() and table.shape[axis] % 2 == 0 < table.shape[axis]
    ]
    return any(is_of_rotations(a, [b]) and bool(a.any()) for a, b in halves)


class WithoutAngles(TorchFunctionMode):
    """Sines and cosines that a pass computes are 0."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        is_angle = func.__name__ in ("cos", "sin", "polar")
        return torch.zeros_like(out) if is_angle else out


def turn_without_position(tested: ModelUnderTest, ids: tuple[Any, Tensor]) -> bool:
    """Do rotations change the first attention's queries, and not its values?

    The ids repeat one token, whose queries are known to be the same everywhere.
    """
    if not tested.is_module:
        return False
    model, given = tested.copy().eval(), []
    for is_zero in (False, True):
        for module in model.modules() if is_zero else ():
            for table in rotation_tables(module):
                table.zero_()
        length = max(x.shape[1] for x in ids if x is not None)
        mode = WithoutAngles() if is_zero else nullcontext()
        with torch.no_grad(), Graph(model) as graph, mode:
            tested.forward(*ids, model)
        given += operands(graph, length)[:1]
    return len(given) == 2 and only_queries_differ(*given)


def only_queries_differ(before: Given, after: Given) -> bool:
    values = before.value, after.value
    if values[0] is None or values[1] is None:
        return False
    same = torch.equal(values[0], values[1])
    return same and not torch.equal(before.query, after.query)


def coinciding_positions(tested: ModelUnderTest) -> str:
    """Says which two neighbors have one position, in a table or in a long sequence, or "".

    The sequence is of one token. Some neighbors coincide and some do not, and none of the first
    ones: so positions that are clamped, or that count blocks of tokens, are not meant.
    """
    modules = tested.model.modules() if tested.is_module else ()
    for table in (table for module in modules for table in rotation_tables(module)):
        places = max(range(table.dim()), key=lambda axis: table.shape[axis])
        if said := coinciding_rows(table.detach().movedim(places, 0).flatten(1)):
            return said
    if tested.max_len is None or tested.max_len < LONG:
        return ""
    src, tgt = tested.src(1, 1), tested.tgt(1, 1).expand(1, LONG)
    if src is not None:
        src, tgt = src.expand(1, LONG), tested.tgt(1, 4)
    model = tested.copy()
    if tested.is_module:
        model.eval()
    try:
        with torch.no_grad(), Graph(model) as graph:
            tested.forward(src, tgt, model)
    except (RuntimeError, IndexError):  # another check tries the longest sequence
        return ""
    found = operands(graph, LONG)
    lost = lost_steps(along_positions(found[0].query, LONG)) if found else []
    if not lost or lost[0] < FIRST_LOST - 2 or len(lost) > 0.9 * (LONG - FIRST_LOST):
        return ""
    return (
        f"positions {lost[0]} and {lost[0] + 1} are the same to the queries, and {len(lost)} more "
        f"such pairs up to {LONG}: positions or angles are counted in bfloat16, which has no odd "
        "numbers above 256. Count them in float32, and round the sines"
    )
