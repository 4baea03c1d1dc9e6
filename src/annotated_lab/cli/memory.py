"""Models and batches that no memory has room for: a message, and early where that is sure."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

import torch

from annotated.checks import require

MOST_NUMBERS = 10**12  # of a model: 4 TB
MOST_LAYERS = 10_000


def check_room(options: Namespace, max_len: int) -> None:
    """Refuse a model that fits into no computer, before any text is read.

    Vocabularies are not known yet, so these are the layers and the positions alone.
    """
    d_model, d_ff = options.d_model, options.d_ff
    n_numbers = (
        max_len * d_model + options.n_layers * (4 * d_model + 2 * d_ff) * d_model
    )
    require(
        n_numbers <= MOST_NUMBERS and options.n_layers <= MOST_LAYERS,
        f"--n-layers {options.n_layers}, --d-model {d_model}, --d-ff {d_ff} and positions for "
        f"{max_len} tokens make a model of at least {n_numbers:,} numbers, for which no computer "
        "has room: lower the largest",
    )


@contextmanager
def enough_memory() -> Iterator[None]:
    """A block in which it is a `ValueError` that memory is short, on whatever device."""
    try:
        yield
    except (MemoryError, RuntimeError) as error:
        if not is_out_of_memory(error):
            raise
        raise ValueError(
            "there is not enough memory: lower the sizes of the model, --max-tokens or "
            f"--batch-size ({str(error) or type(error).__name__:.200})"
        ) from error


def is_out_of_memory(error: Exception) -> bool:
    """PyTorch has an error of its own for GPUs. For the processor it has only words."""
    if isinstance(error, MemoryError | torch.OutOfMemoryError):
        return True
    return "DefaultCPUAllocator" in str(error) or "invalid size" in str(error)
