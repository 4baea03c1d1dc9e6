"""By which numbers the products of queries and keys are multiplied before the softmax.

A scale may stand at the queries, at the scores, or inside PyTorch's fused attention: once is
right, and in two places it is easily done twice.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from transformer_checkup.provenance import Origin

TIMES = {"mul", "__mul__", "__rmul__", "mul_", "__imul__"}
DIVIDED = {"div", "__truediv__", "div_", "__itruediv__", "true_divide"}


class ScoreFactors:
    """The product of the numbers that each product of queries and keys was multiplied by."""

    def __init__(self) -> None:
        self.of: dict[int, float] = {}

    def note(self, number: int, name: str, args: tuple) -> None:
        """Scores of this number go through a function: is it a multiplication by a number?"""
        if name not in TIMES | DIVIDED or len(args) != 2:
            return
        other = args[1]
        if isinstance(other, Tensor) and other.numel() == 1:
            other = other.item()
        if isinstance(other, (int, float)) and other:
            factor = 1 / other if name in DIVIDED else float(other)
            self.of[number] = self.of.get(number, 1.0) * factor

    def __getitem__(self, origin: Origin | None) -> float:
        is_known = origin is not None and origin.kind == "scores"
        return self.of.get(origin.number, 1.0) if origin and is_known else 1.0


def weights_of_fused(
    q: Tensor,
    k: Tensor,
    attn_mask: Tensor | None = None,
    is_causal: bool = False,
    scale: float | None = None,
    **_: Any,
) -> tuple[Tensor, float]:
    """The weights inside F.scaled_dot_product_attention, and the scale that it applies."""
    scale = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
    if k.shape[-3] != q.shape[-3]:  # grouped queries
        k = k.repeat_interleave(q.shape[-3] // k.shape[-3], -3)
    scores = scale * q @ k.transpose(-2, -1)
    if is_causal:
        attn_mask = torch.ones_like(scores, dtype=torch.bool).tril()
    if attn_mask is not None and attn_mask.dtype == torch.bool:
        scores = scores.masked_fill(~attn_mask, float("-inf"))
    elif attn_mask is not None:
        scores = scores + attn_mask
    return scores.softmax(-1).detach(), scale
