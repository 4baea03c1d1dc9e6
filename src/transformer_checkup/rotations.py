"""Rotary positions, read from what an attention is given for a source that repeats one token.

Then the queries of two places differ by their rotation alone, so that each feature runs along
a sine, and the score of two places depends on their distance alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
from torch import Tensor

from transformer_checkup.graph import PRODUCTS, Graph

TOLERANCE = 1e-3  # of the largest number: what float32 rounds is far below
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
