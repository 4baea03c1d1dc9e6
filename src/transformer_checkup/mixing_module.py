"""In which module does a later position first change an earlier one?"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.model_under_test import ModelUnderTest

ROUNDING = 1e-5  # of a module's output


class FirstPositions:
    """Of each module that is called, what stands at all positions but the last.

    Attributes:
        found: for each call its module's path and class, its inputs and its output.
    """

    def __init__(self, model: nn.Module, length: int):
        self.length = length
        self.found: list[tuple[str, list[Tensor], list[Tensor]]] = []
        for path, module in model.named_modules():
            name = f"{path} ({type(module).__name__})"
            if path:
                module.register_forward_hook(self.hook(name), with_kwargs=True)

    def hook(self, name: str) -> Any:
        def keep(_: Any, args: tuple, kwargs: dict, out: Any) -> None:
            given = self.first_positions([*args, *kwargs.values()])
            outs = out if isinstance(out, (tuple, list)) else [out]
            self.found.append((name, given, self.first_positions(outs)))

        return keep

    def first_positions(self, values: Any) -> list[Tensor]:
        kept = []
        for x in values:
            axes = [n for n, size in enumerate(getattr(x, "shape", ())) if n]
            axes = [n for n in axes if x.shape[n] == self.length]
            if isinstance(x, Tensor) and x.is_floating_point() and len(axes) == 1:
                kept.append(x.detach().narrow(axes[0], 0, self.length - 1).clone())
        return kept


def first_that_mixes(tested: ModelUnderTest) -> str:
    """The innermost module that is given equal first positions and gives others, and its class."""
    if not tested.is_module:
        return ""
    src, tgt = tested.src(), tested.long_tgt()
    changed = tgt.clone()
    changed[:, -1:] = tested.other(tgt[:, -1:], tested.tgt_vocab)
    passes = []
    for ids in (tgt, changed):
        model = tested.copy()
        passes.append(FirstPositions(model, tgt.shape[1]))
        # With gradients: without them PyTorch's encoder nests its tensors, which have no shape.
        tested.forward(src, ids, model.eval())
    first, second = (p.found for p in passes)
    # Hooks run once a module has ended, so that the innermost one comes first.
    for (name, given, out), (other, given_then, out_then) in zip(
        first, second, strict=False
    ):
        if name != other or not given:
            continue
        if not moved(given, given_then) and moved(out, out_then):
            return name
    return ""


def moved(before: list[Tensor], after: list[Tensor]) -> bool:
    return any(
        not torch.allclose(a, b, rtol=ROUNDING, atol=ROUNDING * b.abs().max().item())
        for a, b in zip(before, after, strict=True)
        if a.shape == b.shape
    )
