"""Heads that give the same weights: one head, several times."""

from __future__ import annotations

from itertools import pairwise

import torch
from torch import Tensor

from transformer_checkup.recorded import Attention
from transformer_checkup.sharpness import is_even


def heads_of(attention: Attention) -> list[Tensor]:
    """The weights of each head, (B, Q, K), where heads have an axis of their own.

    Grouped queries can have two: (B, groups, heads of a group, Q, K).
    """
    weights = attention.weights
    return [*weights.flatten(1, -3).unbind(1)] if weights.dim() > 3 else [weights]


def side_by_side(found: list[Attention]) -> list[Attention]:
    """The first attention, and those that follow with weights of its shape."""
    first = found[0].weights
    if first.dim() != 3:
        return found[:1]
    n = next((i for i, a in enumerate(found) if a.weights.shape != first.shape), None)
    return found[:n]


def twins(heads: list[Tensor]) -> str:
    """Says which two heads have the same weights, unless all keys have the same, or ""."""
    for i, head in enumerate(heads):
        if is_even(head):
            continue  # queries or keys begin at 0
        for j in range(i):
            if torch.equal(heads[j], head):
                return (
                    f"heads {j} and {i} give the same weights: is it one head, several times "
                    "([Head] * n), or do they begin with the same numbers?"
                )
    return ""


def twins_of_one_module(found: list[Attention]) -> tuple[str, str] | None:
    """Which heads have the same weights, in words, and the module that makes them."""
    for before, after in pairwise(found):
        one = before.path == after.path and before.weights.shape == after.weights.shape
        if one and before.path and twins([before.weights, after.weights]):
            text = (
                f"{before.path} is called twice in a row, and gives the same weights: "
            )
            return f"{text}one head, several times ([Head] * n)?", before.path
    for attention in found:
        if attention.weights.dim() == 4 and (said := twins(heads_of(attention))):
            return f"{said} ({attention.path})", attention.path
    return None
