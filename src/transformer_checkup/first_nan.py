"""The first function in a pass that makes NaN of numbers that have none."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

from transformer_checkup.model_under_test import ModelUnderTest

PRODUCTS = {"mul", "__mul__", "__rmul__", "mul_", "__imul__", "rmul"}


def has_nan(x: Any) -> bool:
    return isinstance(x, Tensor) and x.is_floating_point() and bool(x.isnan().any())


class FirstNan(TorchFunctionMode):
    """Keeps a sentence about the first function whose result has NaN and whose arguments not."""

    said = ""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        given = [*args, *(kwargs or {}).values()]
        if not self.said and has_nan(out) and not any(map(has_nan, given)):
            self.said = in_words(getattr(func, "__name__", "a function"), given)
        return out


def in_words(name: str, given: list) -> str:
    tensors = [x for x in given if isinstance(x, Tensor)]
    if name in PRODUCTS:
        return "a product of 0 and infinity, such as 0 · -inf in a mask: use masked_fill or where"
    if name == "softmax" and tensors[0].isneginf().all(-1).any():
        return "a softmax over a fully masked row"
    return f"the function {name}"


@torch.no_grad()
def first_nan(tested: ModelUnderTest) -> str:
    """ "; the first NaN is made by …", or "" where no function of PyTorch makes one."""
    model = tested.copy()
    if tested.is_module:
        model.eval()
    with FirstNan() as seen:
        tested.forward(tested.src(), tested.tgt(), model)
    return f"; the first NaN is made by {seen.said}" if seen.said else ""
