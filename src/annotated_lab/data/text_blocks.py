"""Batches of plain text for a decoder-only model: blocks, cut anew in each epoch."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from annotated.checks import require
from annotated.data.vocabulary import Vocabulary
from annotated.training.batches import Batch, pad
from annotated_lab.data.token_batches import check_rank

if TYPE_CHECKING:
    from jaxtyping import Int

Block = list[int]


class TextBatch(Batch):
    """A batch for a decoder-only model: texts (B, T) as source and target, each with `<s>`."""

    def __init__(self, ids: Int[Tensor, "B T"], pad_id: int):
        super().__init__(ids, ids, pad_id)

    def to(self, device: torch.device | str) -> TextBatch:
        if self.tgt.device == torch.device(device):
            return self
        return TextBatch(self.tgt.to(device), self.pad_id)

    @property
    def inputs(self) -> tuple[Tensor, ...]:
        return (self.tgt_in,)


class TextBlocks:
    """Batches of blocks: `<s>` and at most `block` tokens of a stretch, cut anew in each epoch."""

    def __init__(
        self,
        stretches: Sequence[Sequence[int]],
        block: int,
        max_tokens: int,
        *,
        vocabulary: Vocabulary,
        seed: int = 0,
        rank: int = 0,
        world_size: int = 1,
    ):
        check_rank(rank, world_size)
        # White space alone is a stretch without words.
        self.stretches = [ids for ids in stretches if len(ids)]
        require(bool(self.stretches), "stretches hold no token: give some text")
        self.block = block
        self.size = max_tokens // block  # blocks of a batch
        self.vocabulary, self.seed = vocabulary, seed
        self.rank, self.world_size = rank, world_size

    def blocks(self, rng: random.Random | None = None) -> list[Block]:
        """Cut the text into blocks. With `rng`, the first of each stretch has a random length."""
        blocks = []
        for ids in self.stretches:
            # Where the second block starts, less one block: at most 0.
            start = rng.randint(1, self.block) - self.block if rng else 0
            for at in range(start, len(ids), self.block):
                tokens = ids[max(at, 0) : at + self.block]
                blocks.append([self.vocabulary.bos_id, *tokens])
        return blocks

    def epoch(self, number: int) -> Iterator[TextBatch]:
        """Yield the batches of an epoch. The same seed and number give the same batches."""
        rng = random.Random(f"seed {self.seed}, epoch {number}")
        blocks = self.blocks(rng)
        rng.shuffle(blocks)
        return self.in_batches(blocks)

    def in_batches(self, blocks: Sequence[Block]) -> Iterator[TextBatch]:
        """Yield this process's share of the blocks, in batches of nearly the same size."""
        message = f"{len(blocks)} blocks are not enough for {self.world_size} processes"
        require(len(blocks) >= self.world_size, f"{message}: start fewer")
        rounds = math.ceil(len(blocks) / (self.size * self.world_size))
        n_batches = min(rounds, len(blocks) // self.world_size) * self.world_size
        pad_id = self.vocabulary.pad_id
        for i in range(self.rank, n_batches, self.world_size):
            yield TextBatch(pad(blocks[i::n_batches], pad_id), pad_id)
