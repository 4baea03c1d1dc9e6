"""Matrices of one layer that begin with the same random numbers: one seed, or one key, for all."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import torch
from torch import Tensor

from transformer_checkup.layer_paths import layer_of


def module_of(name: str) -> str:
    """What holds the matrix, or the linear layer whose matrix it is."""
    return name.removesuffix(".weight").rpartition(".")[0]


def is_random(matrix: Tensor) -> bool:
    """Are most of its numbers different, as they are not in an identity or in zeros?"""
    return matrix.unique().numel() > matrix.numel() / 2


def twins_in_each_layer(matrices: Sequence[tuple[str, Tensor]]) -> str:
    """Says so if in every layer two matrices of one module begin alike, or ""."""
    layers: dict[str, list[tuple[str, Tensor]]] = defaultdict(list)
    for name, matrix in matrices:
        _, layer = layer_of(name)
        if layer:
            layers[layer].append((name, matrix))
    stacked = [own for own in layers.values() if len(own) > 1]
    found = [pair for own in stacked if (pair := twins_of(own))]
    if len(found) < max(2, len(stacked)):
        return ""
    one, other = found[0]
    return (
        f"in each of {len(found)} layers matrices begin with the same random numbers, such as "
        f"{one} and {other}: one random key, generator or seed for all of them?"
    )


def twins_of(matrices: Sequence[tuple[str, Tensor]]) -> tuple[str, str] | None:
    for i, (name, matrix) in enumerate(matrices):
        for other, earlier in matrices[:i]:
            alike = module_of(name) == module_of(other) and torch.equal(matrix, earlier)
            if alike and is_random(matrix):
                return other, name
    return None
