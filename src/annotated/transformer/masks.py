"""Masks say which keys each query may attend to. True = may attend. (Paper, section 3.2.3.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from annotated.checks import check_ids, check_size

if TYPE_CHECKING:
    from jaxtyping import Bool, Int
    from torch import Tensor


def padding_mask(ids: Int[Tensor, "B L"], pad_id: int) -> Bool[Tensor, "B 1 L"]:
    """Return True where `ids` holds a real token, False where it holds padding.

    The middle axis has size 1, so that the same row of keys serves every query.
    """
    check_ids(ids, "ids")
    return (ids != pad_id).unsqueeze(1)


def causal_mask(
    length: int, device: torch.device | str | None = None
) -> Bool[Tensor, "1 L L"]:
    """Return True on and below the diagonal: position i may attend to positions 0 to i.

    It keeps the decoder from reading the answer that it has to predict (section 3.2.3).
    """
    check_size(length, "length")
    return torch.ones(1, length, length, dtype=torch.bool, device=device).tril()


def target_mask(tgt: Int[Tensor, "B T"], pad_id: int) -> Bool[Tensor, "B T T"]:
    """Return the mask of the decoder's self-attention: no padding, and no future.

    `(B, 1, T) & (1, T, T)` broadcasts to `(B, T, T)`: a key is visible where both masks
    allow it.
    """
    return padding_mask(tgt, pad_id) & causal_mask(tgt.shape[1], tgt.device)
