"""What the trainer needs to stop at any time and to go on as if it had not stopped."""

from __future__ import annotations

import math
import signal
import threading
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import torch
from torch.optim.lr_scheduler import LRScheduler, ReduceLROnPlateau

from annotated.checks import require
from annotated.training.batches import Batch
from annotated_lab.training.checkpoint_files import check_known

# SIGTERM is what `kill`, a cluster and a computer that shuts down send; SIGHUP, which Windows does
# not have, comes when a terminal is closed or its connection is lost.
ENDING = [signal.SIGINT, signal.SIGTERM]
ENDING += [signal.SIGHUP] if hasattr(signal, "SIGHUP") else []


@dataclass
class TrainState:
    """How far a training has come: all that changes beside parameters and random numbers."""

    step: int = 0
    epoch: int = 0
    batch: int = 0  # batches of this epoch that are done
    best_loss: float = math.inf
    since_best: int = 0  # evaluations since the best one
    seconds: float = 0.0


def check_same_run(
    path: Path, checkpoint: dict[str, Any], settings: dict[str, Any], world_size: int
) -> None:
    """Another model, other settings or another number of processes are another run.

    A longer run and another patience are not: they change no step that was made. (The
    learning rates of one cycle do depend on its length.)
    """
    require(
        "training" in checkpoint,
        f"path = {path} holds a model and no training: begin a new one in another folder",
    )
    training = checkpoint["training"]
    check_known(path, training["state"], TrainState)
    before = {**checkpoint["config"], **training["config"]}
    before["world_size"] = len(training["rng_states"])
    before["dtype"] = dtypes_of(checkpoint["weights"])
    before["model"] = checkpoint.get("model", "EncoderDecoder")
    now = {**settings, "world_size": world_size}
    known = now.keys() | TrainState().__dict__.keys()
    newer = sorted({*before, *training["state"]} - known)
    done = training["state"]["step"]
    require(
        done <= settings["n_steps"],
        f"n_steps = {settings['n_steps']:,} is less than the {done:,} steps that {path} has made: "
        "give more",
    )
    require(
        not newer,
        f"path = {path} was written by a newer version of this package, which knows "
        f"{', '.join(newer)}: update the package",
    )
    free = {"patience"}
    if now["schedule"] != "one-cycle":
        free.add("n_steps")
    for name in sorted(now.keys() - free):
        require(
            now[name] == before.get(name),
            f"{name} = {now[name]!r} cannot resume {path}, which has {before.get(name)!r}: "
            "resume with the settings of that run, or begin a new one in another folder",
        )


def dtypes_of(weights: dict[str, torch.Tensor]) -> str:
    """The dtypes of parameters, nearly always one: "float32"."""
    names = {str(weight.dtype).removeprefix("torch.") for weight in weights.values()}
    return ", ".join(sorted(names))


def fingerprint_of(batches: Iterable[Batch]) -> str:
    """A short text that other batches, or the same in another order, do not have."""
    digest = blake2b(digest_size=16)
    for batch in batches:
        digest.update(repr((batch.src.tolist(), batch.tgt.tolist())).encode())
    return digest.hexdigest()


def keep_best(
    path: Path, is_same: bool, state: TrainState, scheduler: LRScheduler
) -> None:
    """The best checkpoint stays the best if it is there, and the validation batches are the same.

    Losses on two validation sets cannot be compared, and a file that is gone serves nobody: then
    the best is looked for anew.
    """
    if is_same and (path.exists() or state.best_loss == math.inf):
        return
    problem = f"{path} is gone: it will be the best from now on"
    if not is_same:
        problem = "the validation batches are not those that this run had before: best.pt will be "
        problem += "the best on these"
    warnings.warn(problem, stacklevel=4)
    state.best_loss, state.since_best = math.inf, 0
    if isinstance(scheduler, ReduceLROnPlateau):
        scheduler.best, scheduler.num_bad_epochs = math.inf, 0


def get_rng_state(device: torch.device) -> dict[str, torch.Tensor]:
    """The states of the random number generators: the CPU's, and that of the GPU in use."""
    state = {"cpu": torch.get_rng_state()}
    if device.type == "cuda":
        state["cuda"] = torch.cuda.get_rng_state(device)
    return state


def set_rng_state(state: dict[str, torch.Tensor], device: torch.device) -> None:
    torch.set_rng_state(state["cpu"])
    if device.type == "cuda":
        torch.cuda.set_rng_state(state["cuda"], device)


@contextmanager
def deferred_interrupt(single_process: bool) -> Iterator[threading.Event]:
    """Ctrl-C and its kin set the event, and do not break into a step. A second one does.

    With several processes it does not, because `torchrun` sends them each Ctrl-C once
    more. Outside of the main thread Python delivers no signals, and nothing changes. A signal
    that is ignored, as `nohup` has it, stays ignored.
    """
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted
        return
    former = {
        number: signal.getsignal(number)
        for number in ENDING
        if signal.getsignal(number) != signal.SIG_IGN
    }

    def handle(number: int, _: object) -> None:
        interrupted.set()
        if single_process:
            signal.signal(number, former[signal.Signals(number)])

    for number in former:
        signal.signal(number, handle)
    try:
        yield interrupted
    finally:
        for number, before in former.items():
            signal.signal(number, before)
