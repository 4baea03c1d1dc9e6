"""What is done with the output of each norm: read by a layer, or carried on as the stream."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from transformer_checkup.graph import PRODUCTS as MATMUL_NAMES
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import ADDITION, is_norm


class NormUses(TorchFunctionMode):
    """Follows a pass by the memory its tensors stand in, which no view changes.

    Attributes:
        read: (path of the reading module, what it read) for each layer with a matrix:
            the path of a norm, "before " and a path for what a norm reads, "sum" for
            another sum, and "" for anything else. With the shape of the input.
        carried: norms whose output a layer reads and to which something is added: they
            stand on the residual stream.
    """

    def __init__(self, model: nn.Module):
        super().__init__()
        self.norm_of: dict[int, str] = {}
        self.before: dict[int, str] = {}
        self.sums: set[int] = set()
        self.kept: list[Tensor] = []  # so that no memory is used again
        self.read: list[tuple[str, int, torch.Size]] = []
        self.carried: set[str] = set()
        self.path: list[str] = []
        self.hooks = []
        for path, module in model.named_modules():
            self.hooks.append(module.register_forward_pre_hook(self.enter(path)))
            self.hooks.append(module.register_forward_hook(self.leave))
            if is_norm(module):
                self.hooks.append(module.register_forward_hook(self.note_norm(path)))

    def enter(self, path: str):
        return lambda module, args: self.path.append(path)

    def leave(self, module: nn.Module, args: tuple, out: Any) -> None:
        self.path.pop()

    def note_norm(self, path: str):
        def note(module: nn.Module, args: tuple, out: Any) -> None:
            if isinstance(out, Tensor) and args and isinstance(args[0], Tensor):
                self.kept += [out, args[0]]
                self.before[args[0].data_ptr()] = path
                self.norm_of[out.data_ptr()] = path

        return note

    def __exit__(self, *error: Any) -> None:
        super().__exit__(*error)
        for hook in self.hooks:
            hook.remove()

    def __torch_function__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        name = getattr(func, "__name__", "")
        tensors = [x for x in args if isinstance(x, Tensor)]
        if name == "einsum" and isinstance(args[1], (list, tuple)):
            tensors = list(args[1])
        if func is F.multi_head_attention_forward:
            self.note_read(*tensors[:2])
        elif func is F.linear or (
            name in MATMUL_NAMES and any(isinstance(x, nn.Parameter) for x in tensors)
        ):
            self.note_read(tensors[0])
        elif name in ADDITION and len(tensors) == 2:
            self.note_sum(name, tensors, out)
        return out

    def note_read(self, *inputs: Tensor) -> None:
        for x in inputs:
            self.kept.append(x)
            place = self.path[-1] if self.path else ""
            self.read.append((place, x.data_ptr(), x.shape))

    def note_sum(self, name: str, summands: list[Tensor], out: Tensor) -> None:
        read = {pointer for _, pointer, _ in self.read}
        if summands[0].shape == summands[1].shape:
            for x in summands:
                pointer = x.data_ptr()
                if pointer in self.norm_of and pointer in read:
                    self.carried.add(self.norm_of[pointer])
            self.sums.add(out.data_ptr())
        if name.endswith("add_") or name == "__iadd__":  # the memory holds a sum now
            self.norm_of.pop(summands[0].data_ptr(), None)
        self.kept.append(out)

    def norms_read(self) -> set[str]:
        """Norms whose output a layer with a matrix reads."""
        return {self.norm_of[p] for _, p, _ in self.read if p in self.norm_of}


def norm_uses(tested: ModelUnderTest) -> NormUses:
    model = tested.require_module()
    model = tested.copy().eval()
    with NormUses(model) as uses:
        tested.forward(tested.src(), tested.tgt(), model)
    return uses
