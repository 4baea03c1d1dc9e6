"""A variance as the difference of two large numbers, E[x²] − E[x]², which float32 cannot hold."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

LARGE = 4096.0  # its square has 24 bits, all that float32 holds


@torch.no_grad()
def lost_digits(module: Any, width: int) -> str:
    """What a layer norm gives for rows far from 0 beside what it gives for them around 0, or "".

    The rows are made of whole numbers, so that the shift itself rounds nothing.
    """
    first = (
        next(iter(module.parameters()), None) if isinstance(module, nn.Module) else None
    )
    like = torch.zeros(1) if first is None else first
    if like.dtype != torch.float32 or width < 2:
        return ""
    generator = torch.Generator().manual_seed(0)
    x = torch.randint(-3, 4, (1, 8, width), generator=generator).to(like)
    x[..., 0], x[..., 1] = 3, -3  # no row is constant
    near, far = module(x), module(x + LARGE)
    off = ((far - near).norm() / near.norm()).item()
    if off < 0.05:
        return ""
    wrong = "NaN" if not far.isfinite().all() else f"off by {off:.0%}"
    return (
        f"around a mean of {LARGE:.0f} and with a deviation of 2 it is {wrong}: is the variance "
        "E[x²] − E[x]², a difference of large numbers? Square what is left of x − mean"
    )
