"""In which module does a later position first change an earlier one?"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.model_under_test import ModelUnderTest

ROUNDING = 1e-5  # of a module's output
Call = tuple[str, list[Tensor], list[Tensor]]  # path and class, inputs, outputs


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
        passes.append(calls_of(model, tgt.shape[1]))
        # With gradients: without them PyTorch's encoder nests its tensors, which have no shape.
        tested.forward(src, ids, model.eval())
    # Hooks run once a module has ended, so that the innermost one comes first.
    for (name, given, out), (other, given_then, out_then) in zip(*passes, strict=False):
        mixes = not moved(given, given_then) and moved(out, out_then)
        if name == other and given and mixes:
            return name
    return ""


def calls_of(model: nn.Module, length: int) -> list[Call]:
    """A list that gets, of each call in a pass, what stands at all positions but the last."""
    found: list[Call] = []

    def first_positions(values: Any) -> list[Tensor]:
        kept = []
        for x in values if isinstance(values, (tuple, list)) else [values]:
            axes = [n for n in range(1, len(getattr(x, "shape", ())))]
            axes = [n for n in axes if x.shape[n] == length]
            if isinstance(x, Tensor) and x.is_floating_point() and len(axes) == 1:
                kept.append(x.detach().narrow(axes[0], 0, length - 1).clone())
        return kept

    for path, module in model.named_modules():

        def note(
            module: nn.Module, args: tuple, kwargs: dict, out: Any, path: str = path
        ) -> None:
            given = first_positions([*args, *kwargs.values()])
            name = f"{path} ({type(module).__name__})"
            found.append((name, given, first_positions(out)))

        if path:
            module.register_forward_hook(note, with_kwargs=True)
    return found


def moved(before: list[Tensor], after: list[Tensor]) -> bool:
    return any(
        not torch.allclose(a, b, rtol=ROUNDING, atol=ROUNDING * b.abs().max().item())
        for a, b in zip(before, after, strict=True)
        if a.shape == b.shape
    )
