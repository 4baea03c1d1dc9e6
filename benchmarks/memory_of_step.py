"""Peak memory of three training steps, in a process of its own. Started by `memory_measures.py`.

python -m benchmarks.memory_of_step THREADS SIZE [DROPOUT] prints MiB.
"""

from __future__ import annotations

import resource
import sys

import torch

from benchmarks.measures import step_of

if __name__ == "__main__":
    threads, size, *dropout = sys.argv[1:]
    torch.set_num_threads(int(threads))
    step = step_of(size, True, *dropout)
    for _ in range(3):
        step()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(peak / 2**20 if sys.platform == "darwin" else peak / 2**10)
