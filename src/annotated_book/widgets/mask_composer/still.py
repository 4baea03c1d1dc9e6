"""The still of MaskComposer: the weights of each sequence, hatched where the mask closes them."""

from __future__ import annotations

import torch
from torch import Tensor

from annotated_book.pictures import Picture
from annotated_book.pictures.boxes import text_width

WIDTH, CELL, GAP = 340, 20, 24  # a telephone shows it in full


def mask_picture(
    tokens: list[list[str]], mask: Tensor, weights: Tensor, pad: str, kind: str
) -> tuple[str, str]:
    """One map for each sequence; where padding is masked, its columns are cross-hatched."""
    batch, length = len(tokens), len(tokens[0])
    mask = mask.expand(batch, length, length)
    n_pads = sum(row.count(pad) for row in tokens)
    masked = int((~mask).sum())
    desc = (
        f"A batch of {batch} sequences of {length} tokens, {n_pads} of them padding. With "
        f"the {kind} mask, {masked} of {mask.numel()} scores are masked."
    )
    picture = Picture(WIDTH, f"Attention weights with the {kind} mask", desc)
    widest = max(text_width(token, 11) for row in tokens for token in row)
    beside = widest + 8
    step = beside + length * CELL + GAP
    across = max(1, int((WIDTH + GAP) // step))
    for number, row in enumerate(tokens):
        is_pad = torch.tensor([token == pad for token in row])
        is_pad &= torch.tensor("padding" in kind)
        picture.grid(
            weights[number].nan_to_num(),
            beside + number % across * step,
            widest + 30 + number // across * (widest + length * CELL + 44),
            label=f"sequence {number}",
            cell=CELL,
            heat=True,
            allowed=mask[number] | is_pad,
            real=mask[number] | ~is_pad,
            row_labels=row,
            column_labels=row,
        )
    picture.legend(2, picture.height + 16, "weight", "causal", "padding")
    return picture.svg(alone=True), desc
