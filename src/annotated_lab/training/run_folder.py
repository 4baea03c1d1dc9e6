"""The folder of a run: its files, one process at a time that writes them, and what resumes it."""

import math
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from annotated.checks import require
from annotated.training.checkpoints import BEST, LAST

LOG, LOCK = "log.jsonl", ".lock"
# `kill`, a cluster and a shutdown send SIGTERM, a closed terminal SIGHUP (not on Windows).
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


def check_folder(folder: Path, resume: bool) -> None:
    """Reject a folder that is in use, holds another training, or none to resume."""
    if (folder / LOCK).exists():
        with locked(folder):
            pass
    for path in (folder / LAST, folder / BEST):
        message = f"folder = {folder} holds a training already, {path.name}: go on with --resume"
        message += " (resume=True), or give another folder"
        require(resume or not path.exists(), message)
    message = f"path = {folder / LAST} is not a file: check it, or begin a new training"
    require(not resume or (folder / LAST).is_file(), message)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock the folder for the time of a block. The system unlocks it if the process dies."""
    from filelock import FileLock, Timeout  # torch brings it along

    lock = FileLock(folder / LOCK, timeout=0)
    try:
        lock.acquire()
    except Timeout as error:
        message = (
            f"another run is using {folder}: wait until it ends, or give another folder"
        )
        raise ValueError(message) from error
    try:
        yield
    finally:
        with suppress(OSError):  # Windows cannot remove it; it does no harm
            (folder / LOCK).unlink()
        lock.release()


@contextmanager
def own_folder(folder: Path | None, resume: bool) -> Iterator[None]:
    """Give a training its folder to itself, without unfinished files. None: it needs none."""
    if folder is None:
        yield
        return
    check_folder(folder, resume)
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder):
        for name in (LAST, BEST, LOG):  # of processes that were killed while they wrote
            for path in folder.glob(f"{name}*.part"):
                path.unlink()
        yield


def check_same_settings(path: Path, now: dict, before: dict) -> None:
    for name, value in now.items():
        former = before.get(name)
        message = f"{name} = {value!r} cannot resume {path}, which has {former!r}: give that, "
        require(value == former, message + "or begin a new one in another folder")


@contextmanager
def deferred_interrupt(single_process: bool) -> Iterator[threading.Event]:
    """Let Ctrl-C and its kin set the event, and not break into a step. A second one does.

    With several processes it does not: `torchrun` sends them each Ctrl-C once more. A signal that
    is ignored, as `nohup` has it, stays ignored. Only the main thread gets signals.
    """
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted
        return
    handlers = {number: signal.getsignal(number) for number in ENDING}
    former = {n: h for n, h in handlers.items() if h != signal.SIG_IGN}

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


@contextmanager
def not_ours(path: Path | None) -> Iterator[None]:
    """Turn whatever a damaged or forged file leads to into an error that names it."""
    try:
        yield
    except (ValueError, OSError):
        raise
    except Exception as error:
        message = f"path = {path} holds what does not fit ({error!r:.200}): it is damaged, or of "
        message += "another program or version; get it again, or begin a new training"
        raise ValueError(message) from error
