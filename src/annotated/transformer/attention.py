"""Attention: each position takes a weighted average of others. (Paper, section 3.2.)"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import torch.nn.functional as F
from torch import nn

from annotated.checks import check_attention, check_axes, check_features, check_size

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Bool, Float
    from torch import Tensor


def attention(
    query: Float[Tensor, "*B Q d_k"],
    key: Float[Tensor, "*B K d_k"],
    value: Float[Tensor, "*B K d_v"],
    mask: Bool[Tensor, "*#B #Q #K"] | None = None,
    dropout: Callable[[Tensor], Tensor] | None = None,
) -> tuple[Float[Tensor, "*B Q d_v"], Float[Tensor, "*B Q K"]]:
    """Compute scaled dot-product attention, equation 1: softmax(Q Kᵀ / √d_k) V.

    Args:
        mask: Boolean, broadcasts to (*B, Q, K), True = may attend.
        dropout: applied to the weights before they are used, such as an `nn.Dropout`.

    Returns:
        The values (*B, Q, d_v), and the weights (*B, Q, K) before dropout, so that each
        row sums to 1.

    Raises:
        ValueError: if the shapes do not fit, or the mask is not Boolean or masks every
            key from some query.
    """
    check_attention(query, key, value, mask)
    d_k = query.shape[-1]
    # Dividing before the product gives the same scores, and float16 does not overflow.
    scores = (query / math.sqrt(d_k)) @ key.transpose(-2, -1)  # (*B, Q, K)
    if mask is not None:
        scores = scores.masked_fill(~mask, float("-inf"))
    weights = scores.softmax(dim=-1)
    used = weights if dropout is None else dropout(weights)
    return used @ value, weights


def split_heads(
    x: Float[Tensor, "B L d_model"], n_heads: int
) -> Float[Tensor, "B n_heads L d_k"]:
    """Cut the last axis into heads, and put the head axis beside the batch (section 3.2.2)."""
    check_axes(x, "B L d_model")
    check_heads(x.shape[-1], n_heads)
    batch, length, d_model = x.shape
    x = x.view(batch, length, n_heads, d_model // n_heads)  # (B, L, H, d_k)
    return x.transpose(1, 2)  # (B, H, L, d_k)


def concat_heads(x: Float[Tensor, "B n_heads L d_k"]) -> Float[Tensor, "B L d_model"]:
    """Undo `split_heads`: lay the heads side by side again (section 3.2.2)."""
    check_axes(x, "B H L d_k")
    batch, n_heads, length, d_k = x.shape
    x = x.transpose(1, 2).contiguous()  # (B, L, H, d_k)
    return x.view(batch, length, n_heads * d_k)  # (B, L, d_model)


def check_heads(d_model: int, n_heads: int) -> None:
    """Require a `d_model` that `n_heads` divides."""
    check_size(d_model, "d_model")
    check_size(n_heads, "n_heads")
    if d_model % n_heads != 0:
        raise ValueError(
            f"d_model = {d_model} cannot be split into n_heads = {n_heads} equal heads: "
            "choose a d_model that is a multiple of n_heads"
        )


class MultiHeadAttention(nn.Module):
    """Several attention heads side by side, each on its own projection (section 3.2.2).

    Args:
        dropout: on the attention weights. The paper has none there; many versions do.
    """

    def __init__(self, d_model: int, n_heads: int, dropout: float = 0.0):
        super().__init__()
        check_heads(d_model, n_heads)
        self.n_heads = n_heads
        self.w_q = nn.Linear(d_model, d_model)
        self.w_k = nn.Linear(d_model, d_model)
        self.w_v = nn.Linear(d_model, d_model)
        self.w_o = nn.Linear(d_model, d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(
        self,
        query: Float[Tensor, "B Q d_model"],
        key: Float[Tensor, "B K d_model"],
        value: Float[Tensor, "B K d_model"],
        mask: Bool[Tensor, "#B #Q #K"] | None = None,
        need_weights: bool = False,
    ) -> Float[Tensor, "B Q d_model"] | tuple[Tensor, Tensor]:
        """Attend with every head, then concatenate and project what they found.

        Args:
            mask: (B, 1, K), (1, Q, K) or (B, Q, K) Boolean, True = may attend.
            need_weights: also return the weights (B, H, Q, K). Without it, PyTorch's
                fused kernel does the work and the weights are never stored.
        """
        for name, x in [("query", query), ("key", key), ("value", value)]:
            check_axes(x, "B L d_model", name)
            check_features(x, self.w_q.in_features, name)
        check_attention(query, key, value, mask)
        k, v = self.project_kv(key, value)
        return self.attend(query, k, v, mask, need_weights)

    def project_kv(
        self, key: Float[Tensor, "B K d_model"], value: Float[Tensor, "B K d_model"]
    ) -> tuple[Float[Tensor, "B H K d_k"], Float[Tensor, "B H K d_k"]]:
        """Project keys and values for each head. They need no query, so decoding can cache them."""
        k = split_heads(self.w_k(key), self.n_heads)
        v = split_heads(self.w_v(value), self.n_heads)
        return k, v

    def attend(
        self,
        query: Float[Tensor, "B Q d_model"],
        k: Float[Tensor, "B H K d_k"],
        v: Float[Tensor, "B H K d_k"],
        mask: Bool[Tensor, "#B #Q #K"] | None = None,
        need_weights: bool = False,
    ) -> Float[Tensor, "B Q d_model"] | tuple[Tensor, Tensor]:
        """Attend to keys and values that are already projected."""
        q = split_heads(self.w_q(query), self.n_heads)  # (B, H, Q, d_k)
        if mask is not None:
            mask = mask.unsqueeze(-3)  # (B, 1, Q, K): every head has the same mask
        if need_weights:
            values, weights = attention(q, k, v, mask, self.dropout)  # (B, H, Q, d_k)
            return self.w_o(concat_heads(values)), weights
        rate = self.dropout.p if self.training else 0.0
        values = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=rate)
        return self.w_o(concat_heads(values))  # (B, Q, d_model)
