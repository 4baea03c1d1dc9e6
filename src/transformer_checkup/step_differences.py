"""Where a step of decoding parts from a pass over the whole target: the first module that tells."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import torch
from torch import Tensor

from transformer_checkup.decoding_models import require_decoding
from transformer_checkup.graph import Call, Graph
from transformer_checkup.model_under_test import ModelUnderTest

APART = 1e-3  # of the largest number


def newest(x: Tensor, batch: int) -> Tensor:
    """What stands at the last position: of positions (L,), ids (B, L) or vectors (B, L, d)."""
    if x.dim() not in (1, 2, 3) or not x.numel():
        return torch.zeros(0)
    return x.select(int(x.dim() > 1 and x.shape[0] in (1, batch)), -1).double()


def are_apart(a: Tensor, b: Tensor) -> bool:
    return a.numel() > 0 and bool((a - b).abs().max() > APART * a.abs().max())


def first_other_input(
    tested: ModelUnderTest, model: Any, decoding: Graph, ids: Tensor
) -> tuple[str, str]:
    """A sentence on the module that is first given other numbers, and its path; or "", "".

    Only modules that are called once in each step are compared.

    Args:
        decoding: the graph of what decoded these ids.
    """
    _, given, begin = require_decoding(tested)
    own = defaultdict(list)
    for call in decoding.module_calls:
        own[call.path].append(call)
    n, batch = begin.shape[1], len(given)
    steps = ids.shape[1] - n
    for step in range(1, steps + 1):
        with torch.no_grad(), Graph(model) as whole:
            tested.forward(tested.src(), ids[:, : n + step - 1], model)
        made: list[tuple[str, Tensor]] = []
        paths = [call.path for call in whole.module_calls]
        for call in whole.module_calls:
            is_in_each = len(own[call.path]) - steps in (0, 1)
            if not is_in_each or paths.count(call.path) > 1:
                continue
            there = own[call.path][step - 1]
            for x, y in zip(call.given, there.given, strict=False):
                a, b = newest(x.value, batch), newest(y.value, batch)
                if a.shape == b.shape and are_apart(a, b):
                    return in_words(call, step, a, b, made), call.path
            made += [(call.path, newest(x.value, batch)) for x in call.out]
    return "", ""


def in_words(
    call: Call, step: int, a: Tensor, b: Tensor, made: list[tuple[str, Tensor]]
) -> str:
    """Why the pass gives a module a, and the step b; both have made the same before it."""
    start, off = f"In step {step} of decoding", a - b
    if not call.given[0].tensor.is_floating_point():
        row, right = (int(x.flatten()[0]) for x in (b, a))
        return f"{start} {call.path} looks up row {row}, and in a whole pass {right}."
    for path, x in made:
        factor = (off * x).sum() / x.square().sum() if x.shape == off.shape else 0.0
        if factor and not are_apart(off, factor * x):
            return f"{start} the vectors of {path} are multiplied by another number than in a pass."
    if off.dim() > 1 and len(off) > 1 and not are_apart(off, off[:1].expand_as(off)):
        return f"{start} {call.path} is given tokens with another position than in a whole pass."
    text = f"{start} {call.path} is the first that is given other numbers than in a whole pass"
    return f"{text}: keys, values, positions or a mask before it are others."
