"""Rotations that turn a query by its head or its example, not by where it stands."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

from transformer_checkup.formulas import is_of_rotations
from transformer_checkup.graph import Graph
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.rotations import Given, operands


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
