"""Peak memory of three training steps, in a process of its own. Started by `memory_measures.py`.

python -m benchmarks.memory_of_step THREADS own|torch SIZE [DROPOUT] prints MiB.
"""

from __future__ import annotations

import resource
import sys

import torch

from benchmarks.measures import own_step, torch_step

if __name__ == "__main__":
    threads, which, *size_and_dropout = sys.argv[1:]
    torch.set_num_threads(int(threads))
    make_step = {"own": own_step, "torch": torch_step}[which]
    step = make_step(*size_and_dropout, padding=True)
    for _ in range(3):
        step()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(peak / 2**20 if sys.platform == "darwin" else peak / 2**10)
