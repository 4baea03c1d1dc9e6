"""One training in several processes, each with its share of every batch: `torchrun`."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

import torch
from torch import distributed, nn
from torch.nn.parallel import DistributedDataParallel

from annotated.checks import require
from annotated_lab.devices import device_named

CPU = torch.device("cpu")


@dataclass(frozen=True)
class ProcessGroup:
    """The processes of a training: this one is `rank` of `world_size`, and uses `device`."""

    rank: int = 0
    world_size: int = 1
    device: torch.device = CPU

    @property
    def is_main(self) -> bool:
        """Tell whether this process, rank 0, writes files and messages."""
        return self.rank == 0

    def wrap(self, model: nn.Module) -> nn.Module:
        """The model, or one that averages its gradients over all processes."""
        if self.world_size == 1:
            return model
        return DistributedDataParallel(model)

    def all_reduce(self, *numbers: int | float) -> list[int | float]:
        """Sum each number over all processes, on the CPU: no GPU waits."""
        if self.world_size == 1:
            return list(numbers)
        sums = torch.tensor(numbers, dtype=torch.float64)
        distributed.all_reduce(sums)
        return sums.tolist()

    def all_gather(self, value: Any) -> list[Any]:
        values = [value] * self.world_size
        if self.world_size > 1:
            distributed.all_gather_object(values, value)
        return values


def without_sync(model: nn.Module) -> AbstractContextManager:
    is_wrapped = isinstance(model, DistributedDataParallel)
    return model.no_sync() if is_wrapped else nullcontext()


@contextmanager
def process_group(device_name: str | None = None) -> Iterator[ProcessGroup]:
    """Join the group of all processes that `torchrun` started, for the time of a `with` block.

    With CUDA, each takes the GPU of its local rank. After an error no process waits for the
    others: this one ends, and `torchrun` ends the rest.

    Args:
        device_name: for `device_named`. Several processes have no other than "cpu" and "cuda".
    """
    device, several = device_named(device_name), "WORLD_SIZE" in os.environ
    message = (
        f"device = {device_name!r} is for one process: give cpu or cuda to torchrun's"
    )
    require(not several or device_name in (None, "cpu", "cuda"), message)
    if device.type == "cuda":
        local = int(os.environ.get("LOCAL_RANK", device.index or 0))
        device = torch.device("cuda", local)
        torch.cuda.set_device(device)
    if not several:
        yield ProcessGroup(device=device)
        return
    on_gpu = device.type == "cuda"
    distributed.init_process_group("cpu:gloo,cuda:nccl" if on_gpu else "gloo")
    yield ProcessGroup(distributed.get_rank(), distributed.get_world_size(), device)
    distributed.destroy_process_group()
