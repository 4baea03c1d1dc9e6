"""The folder of a training: the names of its files, and one process at a time that writes them."""

from __future__ import annotations

import os
import socket
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from annotated.checks import require

LAST, BEST, LOG = "last.pt", "best.pt", "log.jsonl"
LOCK = ".lock"


def check_new(folder: Path) -> None:
    """Refuse a folder with the checkpoints of an earlier training, also if only one is left.

    A best checkpoint of another training would be taken for that of this one.
    """
    require(
        not (folder / LAST).exists(),
        f"folder = {folder} holds a training already: go on with it by resume=True, "
        "or give another folder",
    )
    require(
        not (folder / BEST).exists(),
        f"folder = {folder} holds the {BEST} of an earlier training, whose {LAST} is gone: "
        f"move {BEST} away, or give another folder",
    )


def put_aside(log: Path | None) -> None:
    """The log of an earlier training, whose checkpoints are gone, gets another name."""
    if log is None or not log.exists():
        return
    numbered = (log.with_stem(f"{log.stem}-{number}") for number in count(1))
    free = next(path for path in numbered if not path.exists())
    log.rename(free)
    warnings.warn(
        f"{log} is of an earlier training: it is {free.name} now", stacklevel=3
    )


def check_unlocked(folder: Path) -> None:
    """Refuse a folder in which another process trains. To know it before any work is done."""
    if (folder / LOCK).exists():
        with locked(folder):
            pass


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """A block in which no other process trains in this folder, and nothing of a former one is left.

    The lock is the operating system's, on a file that is there meanwhile. It ends with its
    process, however that ends: the file of one that was killed locks nothing.

    Raises:
        ValueError: if another process, or another trainer of this one, has the lock.
    """
    from filelock import FileLock, SoftFileLock, Timeout  # torch brings it along

    path = folder / LOCK
    lock = FileLock(path, timeout=0)
    try:
        lock.acquire()
    except Timeout as error:
        raise ValueError(
            f"folder = {folder} is in use: {holder_of(path)} trains there. Wait until it has "
            "ended, stop it, or give another folder"
        ) from error
    try:
        if not isinstance(lock, SoftFileLock):  # which has its own text in the file
            with suppress(OSError):
                path.write_text(f"process {os.getpid()} on {socket.gethostname()}")
        yield
    finally:
        with suppress(OSError):  # Windows cannot remove it; it does no harm
            path.unlink()
        lock.release()


def holder_of(path: Path) -> str:
    """Who wrote into the file of a lock, as far as it can be read (on Windows it cannot)."""
    with suppress(OSError, ValueError):
        return path.read_text("utf-8") or "another process"
    return "another process"


def remove_unfinished(folder: Path) -> None:
    """Remove what processes left behind that were killed while they wrote a file."""
    for name in (LAST, BEST, LOG):
        for path in folder.glob(f"{name}*.part"):
            path.unlink()


@contextmanager
def own_folder(folder: Path | None, resume: bool) -> Iterator[None]:
    """A block in which a training has its folder to itself. None: it has none, and needs none."""
    if folder is None:
        yield
        return
    if resume:  # the folder has to be there; for a new training it is made
        require(
            (folder / LAST).is_file(),
            f"path = {folder / LAST} is no file: check the name, or begin a new training",
        )
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder):
        remove_unfinished(folder)
        yield
