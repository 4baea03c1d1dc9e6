"""Repairs that are tried on a model that is not right: what follows from a cause goes with it.

A repair is a mode of torch functions, inside of which the model is called: it changes what one
kind of operation gives, as the corrected code would. Rows that pass under it are consequences
of the cause that it mends. Where no repair is known, nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor
from torch.overrides import TorchFunctionMode

from transformer_checkup.graph import WRITTEN_OUT
from transformer_checkup.model_under_test import ModelUnderTest

SOFTMAX = {torch.softmax, Tensor.softmax, F.softmax}


class HidesInSoftmax(TorchFunctionMode):
    """Puts a mask before each softmax between positions: True where a query may attend.

    Args:
        allowed: from the weights' last two sizes (Q, K) to a mask that broadcasts to
            (B, Q, K), or None for an attention that is left as it is.
    """

    def __init__(self, allowed: Callable[[int, int], Tensor | None]):
        super().__init__()
        self.allowed = allowed

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func in SOFTMAX and args[0].dim() >= 3:
            scores = args[0]
            mask = self.allowed(*scores.shape[-2:])
            if mask is not None:
                args = (
                    scores.masked_fill(~self.fitted(mask, scores), -torch.inf),
                    *args[1:],
                )
        elif func is F.scaled_dot_product_attention:
            mask = self.allowed(args[0].shape[-2], args[1].shape[-2])
            if mask is not None:
                names = "attn_mask", "dropout_p", "is_causal"
                kwargs = dict(zip(names, args[3:], strict=False)) | kwargs
                mask, given = self.fitted(mask, args[0]), kwargs.get("attn_mask")
                if kwargs.get("is_causal"):
                    mask = mask & torch.ones_like(mask).tril()
                if isinstance(given, Tensor):
                    is_bool = given.dtype == torch.bool
                    hidden = given.masked_fill(~mask, -torch.inf)
                    mask = mask & given if is_bool else hidden
                args, kwargs = args[:3], kwargs | dict(attn_mask=mask, is_causal=False)
        elif func is F.multi_head_attention_forward:
            with self:  # and so for each of its steps
                return WRITTEN_OUT(*args, **kwargs)
        return func(*args, **kwargs)

    @staticmethod
    def fitted(mask: Tensor, scores: Tensor) -> Tensor:
        """(B, Q, K) for scores (B, H, Q, K) or (B · H, Q, K)."""
        if mask.dim() < 3:
            return mask
        if scores.dim() == 4:
            return mask[:, None]
        return mask.repeat_interleave(max(1, len(scores) // len(mask)), 0)


class KeepsAll(TorchFunctionMode):
    """Dropouts of a model in evaluation give what they are given."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func is F.dropout:
            return args[0] if args else kwargs["input"]
        if func is F.scaled_dot_product_attention and len(args) < 5:
            kwargs = kwargs | dict(dropout_p=0.0)
        return func(*args, **kwargs)


def hides_the_future(tested: ModelUnderTest, src: Tensor | None, tgt: Tensor) -> Any:
    n = tgt.shape[1]
    causal = torch.ones(n, n, dtype=torch.bool, device=tgt.device).tril()
    is_source = src is not None and src.shape[1] == n
    return HidesInSoftmax(
        lambda q, k: causal if (q, k) == (n, n) and not is_source else None
    )


def hides_padding(tested: ModelUnderTest, src: Tensor | None, tgt: Tensor) -> Any:
    """That of the source, in its own attention and in cross-attention."""
    ids, pad_id = (tgt, 1) if src is None else (src, 0)
    real = ids != (tested.pad_ids or (-1, -1))[pad_id]
    real = real | ~real.any(1, keepdim=True)
    return HidesInSoftmax(lambda q, k: real[:, None] if k == ids.shape[1] else None)


def keeps_all(tested: ModelUnderTest, src: Tensor | None, tgt: Tensor) -> Any:
    is_training = tested.is_module and tested.model.training
    return nullcontext() if is_training else KeepsAll()


# By the name of the check that found the cause.
REPAIRS = {
    "no weight on the future": hides_the_future,
    "no look-ahead": hides_the_future,
    "no weight on padding": hides_padding,
    "source padding changes nothing": hides_padding,
    "evaluation is deterministic": keeps_all,
}


def mended(tested: ModelUnderTest, name: str) -> ModelUnderTest | None:
    """The same model, called inside the repair for the cause that this check has found."""
    repair = REPAIRS.get(name)
    if repair is None:
        return None
    usual = tested.call

    def call(model: Any, src: Tensor | None, tgt: Tensor) -> Any:
        with repair(tested, src, tgt):
            return usual(model, src, tgt)

    return replace(tested, call=call, never=[], passes={})
