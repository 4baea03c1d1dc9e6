"""Peak memory of training, each measured in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

import torch

from benchmarks.measures import PLACES, announce
from benchmarks.timing import Row

# Without it, glibc keeps freed tensors for later, and the peak says more about its luck
# in filling the gaps than about the model. Elsewhere it does nothing.
GIVE_BACK_AT_ONCE = {"MALLOC_MMAP_THRESHOLD_": "131072"}


def peak_memory(*arguments: str) -> float:
    """Return the MiB of a fresh process. On Linux a child starts with the peak of its parent."""
    program = [sys.executable, "-m", "benchmarks.memory_of_step"]
    command = [*program, str(torch.get_num_threads()), *arguments]
    environment = os.environ | GIVE_BACK_AT_ONCE
    printed = subprocess.check_output(command, env=environment, text=True)
    print(".", end="", flush=True)
    return float(printed)


def memory_rows(sizes: list[str]) -> list[Row]:
    """Compare peak memory. Call this first, while this process is small."""
    rows = []
    conditions = (
        "dropout at {} places; Adam; 3 steps; a fresh process each, PyTorch itself included; "
        "freed memory is given back at once"
    )
    for size in sizes:
        announce(f"peak memory, {size}")
        other = peak_memory(size)
        for dropout in PLACES:
            about = (f"{size}, padding", "nn.Transformer", conditions.format(dropout))
            values = [peak_memory(size, dropout)], [other]
            aim = 1.0 if size == "base" else None
            rows.append(Row("Peak memory of training", *about, *values, aim, "MiB"))
    return rows
