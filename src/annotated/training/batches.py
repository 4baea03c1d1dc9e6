"""From lists of ids to batches: padding, the right-shifted target, masks; and a toy task."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from annotated.checks import check_ids, check_same_batch, require
from annotated.transformer.masks import padding_mask, target_mask

if TYPE_CHECKING:
    from jaxtyping import Bool, Int


class Batch:
    """Source and target of one training step, with their masks and the shift (section 3.1).

    The decoder takes `tgt_in`, the target without its last token, and is trained to predict
    `tgt_out`, the target without its first: at each position, the token that comes next.

    Attributes:
        src (B, S), tgt (B, T), tgt_in and tgt_out (B, T-1): ids.
        src_mask (B, 1, S), tgt_mask (B, T-1, T-1): True where attention is allowed.
        n_tokens: how many tokens of `tgt_out` are real and count in the loss.
    """

    def __init__(self, src: Int[Tensor, "B S"], tgt: Int[Tensor, "B T"], pad_id: int):
        check_ids(src, "src")
        check_ids(tgt, "tgt")
        check_same_batch(src, tgt)
        require(
            tgt.shape[1] >= 2,
            f"tgt has shape {tuple(tgt.shape)}, but needs at least two tokens: "
            "one to read and one to predict, such as <s> and </s>",
        )
        self.src, self.tgt, self.pad_id = src, tgt, pad_id
        self.tgt_in = tgt[:, :-1]
        self.tgt_out = tgt[:, 1:]
        self.n_tokens = int((self.tgt_out != pad_id).sum())

    def to(self, device: torch.device | str) -> Batch:
        """Return the batch on this device: itself, if it is already there."""
        if self.src.device == torch.device(device):
            return self
        return Batch(self.src.to(device), self.tgt.to(device), self.pad_id)

    @property
    def inputs(self) -> tuple[Tensor, ...]:
        """The arguments of the model, in its order."""
        return self.src, self.tgt_in, self.src_mask, self.tgt_mask

    @cached_property
    def src_mask(self) -> Bool[Tensor, "B 1 S"]:
        return padding_mask(self.src, self.pad_id)

    @cached_property
    def tgt_mask(self) -> Bool[Tensor, "B T T"]:
        return target_mask(self.tgt_in, self.pad_id)


def pad(sequences: Sequence[Sequence[int]], pad_id: int) -> Int[Tensor, "B L"]:
    """Stack lists of ids into one tensor, the short ones padded on the right."""
    require(len(sequences) > 0, "sequences is empty: give at least one")
    rows = [torch.tensor(ids, dtype=torch.long) for ids in sequences]
    return torch.nn.utils.rnn.pad_sequence(rows, batch_first=True, padding_value=pad_id)


def batches(
    pairs: Sequence[tuple[Sequence[int], Sequence[int]]],
    batch_size: int,
    *,
    pad_id: int,
    n_batches: int,
    seed: int = 0,
) -> Iterator[Batch]:
    """Yield `n_batches` batches of pairs of id lists, shuffled again for each epoch.

    In an epoch no pair comes twice. Pairs that do not fill a last batch are left out.
    """
    require(
        1 <= batch_size <= len(pairs),
        f"batch_size = {batch_size} must be from 1 to the number of pairs, {len(pairs)}",
    )
    generator = torch.Generator().manual_seed(seed)
    order: list[int] = []
    for _ in range(n_batches):
        if len(order) < batch_size:
            order = torch.randperm(len(pairs), generator=generator).tolist()
        chosen, order = [pairs[i] for i in order[:batch_size]], order[batch_size:]
        yield Batch(
            pad([s for s, _ in chosen], pad_id),
            pad([t for _, t in chosen], pad_id),
            pad_id,
        )


def copy_task(
    n_batches: int,
    batch_size: int,
    length: int = 10,
    vocab_size: int = 11,
    seed: int = 0,
) -> Iterator[Batch]:
    """Yield random sequences, targets equal to sources. Id 0 is padding; each row starts with 1."""
    require(length >= 2, f"length must be at least 2, got {length}")
    require(vocab_size >= 2, f"vocab_size must be at least 2, got {vocab_size}")
    generator = torch.Generator().manual_seed(seed)
    for _ in range(n_batches):
        ids = torch.randint(1, vocab_size, (batch_size, length), generator=generator)
        ids[:, 0] = 1
        yield Batch(ids, ids.clone(), pad_id=0)
