"""Sublayers that norm what they are given, and then carry on the norm in place of it.

x = norm(x); x = x + f(x): what a block was given leaves it only through its norm, and the sum
leaves it without one. Pre-norm adds to x itself, and post-norm ends with the norm.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import ADDITION, is_norm


@dataclass
class Block:
    """One call of a module: the memory of what it was given, of norms of it, of their sums."""

    given: set[int]
    norms: dict[int, str] = field(default_factory=dict)
    sums: dict[int, set[str]] = field(default_factory=dict)


class NormedResiduals(TorchFunctionMode):
    """Notes the norms that take the place of a block's input in the sum that it returns."""

    def __init__(self, model: nn.Module):
        super().__init__()
        self.blocks: list[Block] = []
        self.kept: list[Tensor] = []  # so that no memory is used again
        self.found: set[str] = set()
        for path, module in model.named_modules():
            module.register_forward_pre_hook(self.enter)
            module.register_forward_hook(self.leave)
            if is_norm(module):
                module.register_forward_hook(self.note_norm(path))

    def enter(self, module: nn.Module, args: tuple) -> None:
        given = [x for x in args if isinstance(x, Tensor) and x.is_floating_point()]
        self.kept += given
        self.blocks.append(Block({x.data_ptr() for x in given}))

    def leave(self, module: nn.Module, args: tuple, out: Any) -> None:
        block = self.blocks.pop()
        first = out[0] if isinstance(out, (tuple, list)) and out else out
        if isinstance(first, Tensor) and first.data_ptr() not in block.norms:
            self.found |= block.sums.get(first.data_ptr(), set())

    def note_norm(self, path: str) -> Any:
        def note(module: nn.Module, args: tuple, out: Tensor) -> None:
            pointer = args[0].data_ptr()
            self.kept.append(out)
            for block in self.blocks:
                if pointer in block.given or pointer in block.sums:
                    block.norms[out.data_ptr()] = path
                    block.sums[out.data_ptr()] = set(block.sums.get(pointer, ()))

        return note

    def __torch_function__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        given = [x for x in args if isinstance(x, Tensor)]
        is_sum = getattr(func, "__name__", "") in ADDITION and len(given) == 2
        if is_sum and given[0].shape == given[1].shape:
            self.kept.append(out)
            for block in self.blocks:
                self.note_sum(block, given, out)
        return out

    @staticmethod
    def note_sum(block: Block, given: list[Tensor], out: Tensor) -> None:
        for x in given:
            pointer = x.data_ptr()
            if pointer in block.norms:
                known = block.sums.get(pointer, set())
                block.sums[out.data_ptr()] = known | {block.norms[pointer]}
            elif pointer in block.sums:
                block.sums[out.data_ptr()] = set(block.sums[pointer])


def normed_residuals(tested: ModelUnderTest) -> str:
    """What is said of norms that are the residual of a block which ends with the sum, or "".

    One alone may be a norm of the embeddings, in the first block of a pre-norm model. Several
    are post-norm with each norm at the other end of its block: it may be meant.
    """
    model = tested.copy()
    if not isinstance(model, nn.Module):
        return ""
    with torch.no_grad(), NormedResiduals(model.eval()) as watch:
        tested.forward(tested.src(), tested.tgt(), model)
    found = [path for path, _ in model.named_modules() if path in watch.found]
    if len(found) < 2:
        return ""
    return (
        f"x = {found[0]}(x) comes first, and the sublayer's output is added to that "
        f"({len(found)} norms): what a block is given is not carried on, but its norm, as in "
        "post-norm. Pre-norm adds to x itself: x + f(norm(x))"
    )
