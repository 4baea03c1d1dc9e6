"""Peak memory of training, each measured in a process of its own: in MiB.

python -m benchmarks.memory_measures THREADS SIZE [DROPOUT] prints that of three steps.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys

import torch

from benchmarks.measures import PLACES, announce, step_of
from benchmarks.timing import Row

# Without it, glibc keeps freed tensors for later, and the peak says more about its luck
# in filling the gaps than about the model. Elsewhere it does nothing.
GIVE_BACK_AT_ONCE = {"MALLOC_MMAP_THRESHOLD_": "131072"}


def peak_memory(*arguments: str) -> float:
    """Return the MiB of a fresh process. On Linux a child starts with the peak of its parent."""
    program = [sys.executable, "-m", __name__, str(torch.get_num_threads())]
    environment = os.environ | GIVE_BACK_AT_ONCE
    printed = subprocess.check_output(
        [*program, *arguments], env=environment, text=True
    )
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


def main(threads: str, size: str, *dropout: str) -> None:
    torch.set_num_threads(int(threads))
    step = step_of(size, True, *dropout)
    for _ in range(3):
        step()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(peak / 2**20 if sys.platform == "darwin" else peak / 2**10)


if __name__ == "__main__":
    main(*sys.argv[1:])
