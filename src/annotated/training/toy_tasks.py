"""Tasks that a small model learns in seconds: copying a random sequence."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from annotated.checks import require
from annotated.training.batches import Batch


def copy_task(
    n_batches: int,
    batch_size: int,
    length: int = 10,
    vocab_size: int = 11,
    seed: int = 0,
) -> Iterator[Batch]:
    """Random sequences whose target is the source. Id 0 is padding; each row starts with id 1."""
    require(length >= 2, f"length must be at least 2, got {length}")
    require(vocab_size >= 2, f"vocab_size must be at least 2, got {vocab_size}")
    generator = torch.Generator().manual_seed(seed)
    for _ in range(n_batches):
        ids = torch.randint(1, vocab_size, (batch_size, length), generator=generator)
        ids[:, 0] = 1
        yield Batch(ids, ids.clone(), pad_id=0)
