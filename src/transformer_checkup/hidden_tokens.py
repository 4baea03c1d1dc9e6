"""Padding masks of PyTorch's own modules that hide every token of a batch without padding."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.model_under_test import ModelUnderTest

OWN = (nn.TransformerEncoderLayer, nn.TransformerDecoderLayer, nn.MultiheadAttention)


def all_tokens_hidden(tested: ModelUnderTest) -> str:
    """Names a module that is given such a mask, and what it is most likely; or ""."""
    if not tested.is_module:
        return ""
    model, found = tested.copy().train(), []

    def look(path: str) -> Any:
        def note(module: nn.Module, args: tuple, kwargs: dict) -> None:
            for name, mask in kwargs.items():
                is_mask = "key_padding_mask" in name and isinstance(mask, Tensor)
                if is_mask and mask.dtype != torch.bool:
                    mask = mask == -torch.inf  # PyTorch makes numbers of it on the way
                if is_mask and mask.all():
                    found.append((path, name))

        return note

    for path, module in model.named_modules():
        if isinstance(module, OWN):
            module.register_forward_pre_hook(look(path), with_kwargs=True)
    with torch.no_grad():
        tested.forward(tested.src(), tested.tgt(), model)
    if not found:
        return ""
    path, name = found[0]
    return (
        f"; the padding mask is inverted: {path} is told to hide every token, and none is "
        f"padding. In PyTorch's modules {name} is True where a token is hidden: ids == pad_id"
    )
