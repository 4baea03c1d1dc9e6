"""Rotary positions, read from what an attention is given for a source that repeats one token.

Then the queries of two places differ by their rotation alone, so that each feature runs along
a sine, and the score of two places depends on their distance alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

from transformer_checkup.graph import PRODUCTS

TOLERANCE = 1e-3  # of the largest number: what float32 rounds is far below
SMALLEST_BASE = 50  # in use are 100 (images), 10000 and more


@dataclass
class Given:
    """What one attention between `length` positions is given, and its scores (..., L, L)."""

    query: Tensor
    key: Tensor
    scores: Tensor
    value: Tensor | None = None


class Operands(TorchFunctionMode):
    """Collects what the attentions of a sequence of one length are given, in their order."""

    def __init__(self, length: int):
        super().__init__()
        self.length = length
        self.found: list[Given] = []
        self.turns = False  # sines or cosines are computed on the way

    def __torch_function__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        name = getattr(func, "__name__", "")
        self.turns |= name in ("cos", "sin", "polar")
        if name == "scaled_dot_product_attention":
            query, key, value = (*args, *(kwargs or {}).values())[:3]
            if query.shape[-2] == key.shape[-2] == self.length:
                heads = key.repeat_interleave(query.shape[-3] // key.shape[-3], -3)
                scores = query @ heads.transpose(-2, -1)
                self.found.append(Given(query, key, scores.detach(), value))
        elif name in PRODUCTS and isinstance(out, Tensor):
            factors = args[1:] if name == "einsum" else args[:2]
            if name == "einsum" and isinstance(args[1], (list, tuple)):
                factors = args[1]
            if len(factors) == 2:
                self.note_product(factors, out)
        return out

    def note_product(self, factors: tuple, out: Tensor) -> None:
        if self.is_square(out) and not any(map(self.is_square, factors)):
            self.found.append(Given(factors[0], factors[1], out.detach().clone()))
        elif self.found and self.found[-1].value is None:
            values = [x for x in factors if not self.is_square(x)]
            if len(values) == 1 and self.length in values[0].shape:
                self.found[-1].value = values[0]

    def is_square(self, x: Tensor) -> bool:
        return x.dim() > 2 and x.shape[-1] == x.shape[-2] == self.length


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
