"""What a training needs in order to stop and to go on as if it had not stopped."""

from __future__ import annotations

import math
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from annotated.checks import require


@dataclass
class Place:
    """Where a training stands: all that changes and is neither weight nor random number."""

    step: int = 0
    epoch: int = 0
    batch: int = 0  # batches of this epoch that are done
    best_loss: float = math.inf
    since_best: int = 0  # evaluations since the best one
    seconds: float = 0.0


def check_same_run(
    path: Path, content: dict[str, Any], settings: dict[str, Any], n_processes: int
) -> None:
    """Another model, other settings or another number of processes are another run.

    A longer run and another patience are not: they change no step that was made. (The
    rates of one cycle do depend on its length.)
    """
    require(
        "training" in content,
        f"path = {path} holds a model and no training: begin a new one in another folder",
    )
    training = content["training"]
    before = {**content["config"], **training["config"]}
    before["processes"] = len(training["random_states"])
    now = {**settings, "processes": n_processes}
    free = {"patience", "n_steps"} - (
        {"n_steps"} if now["schedule"] == "one-cycle" else set()
    )
    for name in sorted(now.keys() - free):
        require(
            now[name] == before.get(name),
            f"{name} = {now[name]!r} cannot resume {path}, which has {before.get(name)!r}: "
            "resume with the settings of that run, or begin a new one in another folder",
        )


def random_state(device: torch.device) -> dict[str, torch.Tensor]:
    """Where the random numbers stand: those of the CPU, and of the GPU in use."""
    state = {"cpu": torch.get_rng_state()}
    if device.type == "cuda":
        state["cuda"] = torch.cuda.get_rng_state(device)
    return state


def set_random_state(state: dict[str, torch.Tensor], device: torch.device) -> None:
    torch.set_rng_state(state["cpu"])
    if device.type == "cuda":
        torch.cuda.set_rng_state(state["cuda"], device)


@contextmanager
def note_interrupt(alone: bool) -> Iterator[threading.Event]:
    """Ctrl-C is noted, and does not break into a step. A second one does.

    With several processes it does not: `torchrun` sends them each Ctrl-C once more. Away
    from the main thread Python hands no signals out, and nothing changes.
    """
    noted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield noted
        return
    former = signal.getsignal(signal.SIGINT)

    def note(*_: object) -> None:
        noted.set()
        if alone:
            signal.signal(signal.SIGINT, former)

    signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, former)
