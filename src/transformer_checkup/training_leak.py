"""Does a model look ahead in training mode, although it does not in evaluation mode?"""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import two_digits
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record

SAME = 1e-6  # of the logits' size: the two passes do the same arithmetic


def leak_in_training(tested: ModelUnderTest) -> str:
    """Where earlier logits depend on later tokens in training mode alone, in words, or ""."""
    src, tgt = tested.src(), tested.tgt()
    if not tested.is_module or tgt.shape[1] < 3:
        return ""
    changed = tgt.clone()
    changed[:, 2:] = tested.other(tgt[:, 2:], tested.tgt_vocab)
    try:
        before, after = (in_training(tested, src, ids) for ids in (tgt, changed))
        moved = (after - before)[:, :2].abs().max().item()
        if not moved > SAME * before.std(-1).mean().item():
            return ""
        # Where its random numbers are not PyTorch's, nothing can be compared.
        repeats = torch.equal(before, in_training(tested, src, tgt))
        now, then = (tested.logits(src, ids)[:, :2] for ids in (tgt, changed))
        if not repeats or (now - then).abs().max().item() > SAME * now.std().item():
            return ""
    except (Exception, SystemExit):  # other checks say what training mode raises
        return ""
    unmasked = looking_ahead(tested, src, tgt)
    moves = f"earlier logits move by {two_digits(moved)}"
    if unmasked is None:
        text = (
            f"in training mode {moves}, and in evaluation not: a mask, or a layer that"
        )
        return f"{text} works across positions (a batch norm), depends on self.training"
    where = f" ({unmasked})" if unmasked else ""
    return f"in training mode the causal mask is missing{where}, and {moves}: mask in both modes"


def in_training(tested: ModelUnderTest, src: Tensor | None, tgt: Tensor) -> Tensor:
    """Logits of a fresh copy in training mode, with the same dropout each time."""
    torch.manual_seed(0)
    with torch.no_grad():
        return tested.forward(src, tgt, tested.copy().train()).float()


def looking_ahead(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor
) -> str | None:
    """The path of an attention that sees the future in training; None if none is seen to."""
    length = tgt.shape[1]
    for attention in record(tested, src, tgt, train=True).attentions:
        weights = attention.weights
        own = weights.shape[-2:] == (length, length)
        if own and weights.triu(1).max() > SAME:
            return attention.path
    return None
