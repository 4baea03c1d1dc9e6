"""The layers of both stacks: attention and feed-forward, each in a residual. (Paper, section 3.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
import torch.nn.functional as F
from torch import nn

from annotated.checks import check_features, check_same_batch, check_size, require
from annotated.transformer.attention import MultiHeadAttention

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Bool, Float
    from torch import Tensor


class LayerNorm(nn.Module):
    """Give each position mean 0 and variance 1, then a learned scale and shift.

    y = (x - mean) / √(variance + eps) · weight + bias, over the last axis, with the
    biased variance (divided by n), as in Ba et al. (2016), section 3. The numbers equal
    those of `torch.nn.LayerNorm`; the fused kernel is several times faster.
    """

    def __init__(self, d_model: int, eps: float = 1e-5):
        super().__init__()
        check_size(d_model, "d_model")
        require(eps >= 0, f"eps must be at least 0, got {eps}")
        self.weight = nn.Parameter(torch.ones(d_model))
        self.bias = nn.Parameter(torch.zeros(d_model))
        self.eps = eps

    def forward(self, x: Float[Tensor, "*B d_model"]) -> Float[Tensor, "*B d_model"]:
        check_features(x, self.weight.numel())
        return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)


class PositionwiseFeedForward(nn.Module):
    """max(0, x W₁ + b₁) W₂ + b₂ at each position on its own (equation 2, section 3.3).

    Args:
        dropout: on the hidden activations. The paper has none there; many versions do.
    """

    def __init__(self, d_model: int, d_ff: int, dropout: float = 0.0):
        super().__init__()
        check_size(d_model, "d_model")
        check_size(d_ff, "d_ff")
        self.w_1 = nn.Linear(d_model, d_ff)
        self.w_2 = nn.Linear(d_ff, d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Float[Tensor, "*B d_model"]) -> Float[Tensor, "*B d_model"]:
        check_features(x, self.w_1.in_features)
        return self.w_2(self.dropout(self.w_1(x).relu()))  # (..., d_ff) inside


class SublayerConnection(nn.Module):
    """The residual around a sublayer, with its norm and its dropout (sections 3.1 and 5.4).

    Args:
        norm_first: True: x + dropout(sublayer(norm(x))), "pre-norm", which trains deep
            stacks more easily (Xiong et al., 2020). False: norm(x +
            dropout(sublayer(x))), "post-norm", the order of the paper.
    """

    def __init__(self, d_model: int, dropout: float, norm_first: bool = True):
        super().__init__()
        self.norm = LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)
        self.norm_first = norm_first

    def forward(
        self, x: Float[Tensor, "B L d_model"], sublayer: Callable[[Tensor], Tensor]
    ) -> Float[Tensor, "B L d_model"]:
        """Apply `sublayer`, anything that maps (B, L, d_model) to the same shape."""
        if self.norm_first:
            return x + self.dropout(sublayer(self.norm(x)))
        return self.norm(x + self.dropout(sublayer(x)))


class TransformerLayer(nn.Module):
    """The common part of both stacks' layers: sublayers, each in a residual connection.

    Args:
        dropout: on the output of each sublayer (section 5.4).
        attention_dropout, feed_forward_dropout: on the attention weights and inside the
            feed-forward, where other versions have it.
    """

    has_cross_attention = False

    def __init__(
        self,
        d_model: int,
        n_heads: int,
        d_ff: int,
        dropout: float,
        *,
        norm_first: bool = True,
        attention_dropout: float = 0.0,
        feed_forward_dropout: float = 0.0,
    ):
        super().__init__()
        self.self_attention = MultiHeadAttention(d_model, n_heads, attention_dropout)
        if self.has_cross_attention:
            self.cross_attention = MultiHeadAttention(
                d_model, n_heads, attention_dropout
            )
        self.feed_forward = PositionwiseFeedForward(d_model, d_ff, feed_forward_dropout)
        n_sublayers = 3 if self.has_cross_attention else 2
        self.sublayers = nn.ModuleList(
            SublayerConnection(d_model, dropout, norm_first) for _ in range(n_sublayers)
        )


class EncoderLayer(TransformerLayer):
    """Self-attention, then feed-forward (section 3.1)."""

    def forward(
        self,
        x: Float[Tensor, "B S d_model"],
        src_mask: Bool[Tensor, "#B #S #S"] | None = None,
    ) -> Float[Tensor, "B S d_model"]:
        """Run the layer. `src_mask` (B, 1, S) masks the padding."""
        x = self.sublayers[0](x, lambda x: self.self_attention(x, x, x, src_mask))
        return self.sublayers[1](x, self.feed_forward)


class DecoderLayer(TransformerLayer):
    """Masked self-attention, attention to the encoder's memory, then feed-forward (section 3.1)."""

    has_cross_attention = True

    def forward(
        self,
        x: Float[Tensor, "B T d_model"],
        memory: Float[Tensor, "B S d_model"],
        src_mask: Bool[Tensor, "#B #T #S"] | None = None,
        tgt_mask: Bool[Tensor, "#B #T #T"] | None = None,
    ) -> Float[Tensor, "B T d_model"]:
        """Run the layer. `src_mask` masks padding of `memory`, `tgt_mask` (B, T, T) the future."""
        check_same_batch(memory, x, "memory and x")
        x = self.sublayers[0](x, lambda x: self.self_attention(x, x, x, tgt_mask))
        x = self.sublayers[1](
            x, lambda x: self.cross_attention(x, memory, memory, src_mask)
        )
        return self.sublayers[2](x, self.feed_forward)
