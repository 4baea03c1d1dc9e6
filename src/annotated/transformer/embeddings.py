"""From token ids to vectors that know their position. (Paper, sections 3.4 and 3.5.)"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import torch
from torch import nn

from annotated.checks import check_axes, check_features, check_ids, check_size, shape_of

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from torch import Tensor


class Embeddings(nn.Module):
    """A table with one learned row per token, scaled by the square root of `d_model`.

    Section 3.4 asks for the scale. Built alone, rows have a standard deviation of 1;
    `make_model` initializes them again, much smaller.

    Args:
        vocab_size, d_model: rows and columns of the table, in the order of `nn.Embedding`.
        name: what error messages call the ids.
    """

    def __init__(self, vocab_size: int, d_model: int, name: str = "ids"):
        super().__init__()
        check_size(vocab_size, "vocab_size")
        check_size(d_model, "d_model")
        self.table = nn.Embedding(vocab_size, d_model)
        self.scale = math.sqrt(d_model)
        self.name = name

    def forward(self, ids: Int[Tensor, "B L"]) -> Float[Tensor, "B L d_model"]:
        """Look up each id: (B, L) -> (B, L, d_model)."""
        check_ids(ids, self.name, self.table.num_embeddings)
        return self.table(ids) * self.scale


def sinusoids(max_len: int, d_model: int) -> Float[Tensor, "max_len d_model"]:
    """Compute the table of section 3.5: sin(pos / 10000^(2i/d_model)) in even columns, cos in odd.

    It is computed in float64, because float32 has lost three digits of the angle by
    position 5000.
    """
    position = torch.arange(max_len, dtype=torch.float64).unsqueeze(1)  # (max_len, 1)
    even = torch.arange(0, d_model, 2, dtype=torch.float64)  # the 2i of the formula
    angle = position / 10000 ** (even / d_model)  # (max_len, d_model / 2), rounded up
    table = torch.empty(max_len, d_model, dtype=torch.float64)
    table[:, 0::2] = angle.sin()
    n_cosines = d_model // 2  # an odd d_model has one cosine fewer
    table[:, 1::2] = angle.cos()[:, :n_cosines]
    return table.to(torch.get_default_dtype())


class PositionalEncoding(nn.Module):
    """Add a fixed vector for each position, then apply dropout to the sum (section 5.4).

    The table is a buffer: it moves and is saved with the model, and is not trained.
    """

    pe: Tensor  # (max_len, d_model)

    def __init__(self, d_model: int, dropout: float, max_len: int = 5000):
        super().__init__()
        check_size(d_model, "d_model")
        check_size(max_len, "max_len")
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("pe", sinusoids(max_len, d_model))

    def forward(
        self, x: Float[Tensor, "B L d_model"], start: int = 0
    ) -> Float[Tensor, "B L d_model"]:
        """Add positions `start` to `start + L - 1`. Decoding with a cache starts after 0."""
        max_len, d_model = self.pe.shape
        check_axes(x, "B L d_model")
        check_features(x, d_model)
        if start < 0:
            raise ValueError(f"start must be at least 0, got {start}")
        end = start + x.shape[1]
        if end > max_len:
            raise ValueError(
                f"x of shape {shape_of(x)} at start = {start} needs {end} positions, but max_len "
                f"is {max_len}: shorten the sequence, or build the model with a larger max_len"
            )
        return self.dropout(x + self.pe[start:end])
