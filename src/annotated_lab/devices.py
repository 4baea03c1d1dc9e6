"""The device that a model runs on: the processor, or a GPU by its name."""

import torch

from annotated.checks import require

KINDS = ("cpu", "cuda", "mps", "xpu")


def device_named(name: str | None = None) -> torch.device:
    """Return the device of a name such as "cuda:1". None: CUDA where there is one, else the CPU."""
    if name is None:
        name = "cuda" if torch.cuda.is_available() else "cpu"
    counts = {kind: torch.get_device_module(kind).device_count() for kind in KINDS}
    there = [
        kind if count == 1 else f"{kind}:{number}"
        for kind, count in counts.items()
        for number in range(count)
    ]
    kind, colon, number = name.partition(":")
    known = number.isdecimal() if colon else name in counts
    exists = known and int(number or 0) < counts.get(kind, 0)
    message = f"device = {name!r} is not there: PyTorch finds {', '.join(there)}. Give one of "
    message += "them, or install the PyTorch that is made for it"
    require(exists, message)
    return torch.device(name)


def random_state_of(device: torch.device) -> torch.Tensor:
    """Return the state of a GPU's random numbers, which its dropout uses."""
    return torch.get_device_module(device).get_rng_state(*index_of(device))


def set_random_state(device: torch.device, state: torch.Tensor) -> None:
    torch.get_device_module(device).set_rng_state(state, *index_of(device))


def index_of(device: torch.device) -> tuple[torch.device, ...]:
    """Return the device, or nothing for MPS: a Mac has one, and its functions take none."""
    return () if device.type == "mps" else (device,)
