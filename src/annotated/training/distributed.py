"""One training in several processes, each with its share of every batch: `torchrun`.

Each process has the whole model. After each backward pass the gradients are averaged
over all of them (DistributedDataParallel), so every copy makes the same update. Started
without `torchrun`, a program is alone, and all of this does nothing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import torch
from torch import distributed, nn
from torch.nn.parallel import DistributedDataParallel

CPU = torch.device("cpu")


@dataclass(frozen=True)
class Processes:
    """Who takes part: this process is number `rank` of `count`, and computes on `device`."""

    rank: int = 0
    count: int = 1
    device: torch.device = CPU

    @property
    def is_first(self) -> bool:
        """The first one writes files and talks. The others only compute."""
        return self.rank == 0

    def wrap(self, model: nn.Module) -> nn.Module:
        """The model, or one that averages its gradients over all processes."""
        if self.count == 1:
            return model
        return DistributedDataParallel(model)

    def sum(self, *numbers: int | float) -> list[int | float]:
        """Each number summed over all processes. All have to ask, and all get the same."""
        if self.count == 1:
            return list(numbers)
        sums = torch.tensor(numbers, dtype=torch.float64, device=self.device)
        distributed.all_reduce(sums)
        return sums.tolist()

    def gather(self, value: Any) -> list[Any]:
        """The value that each process has, in the order of their ranks, for all of them."""
        values = [value] * self.count
        if self.count > 1:
            distributed.all_gather_object(values, value)
        return values


@contextmanager
def join_processes() -> Iterator[Processes]:
    """Meet the other processes that `torchrun` started, and leave them at the end.

    With CUDA each process takes the GPU of its number on this machine, and they talk
    over nccl; without, over gloo. After an error nobody is waited for: the process ends,
    and `torchrun` ends the others.
    """
    device = CPU
    if torch.cuda.is_available():
        device = torch.device("cuda", int(os.environ.get("LOCAL_RANK", 0)))
        torch.cuda.set_device(device)
    if "WORLD_SIZE" not in os.environ:
        yield Processes(device=device)
        return
    distributed.init_process_group("nccl" if device.type == "cuda" else "gloo")
    yield Processes(distributed.get_rank(), distributed.get_world_size(), device)
    distributed.destroy_process_group()
