"""Standard input, output and error, also where one is closed, full, or no longer read."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from annotated.checks import require
from annotated_lab.data.text_files import decode_lines

DONE, FAILED, UNUSABLE, INTERRUPTED = 0, 1, 2, 130


def open_closed_streams() -> None:
    """Send what is written to closed streams nowhere, and not into the next file opened."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # it gets the lowest number that is free
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w"))  # noqa: SIM115, it stays open


def log(message: object) -> None:
    """Write a message on standard error. If nobody reads it any more, the work goes on."""
    try:
        print(message, file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def write(result: object) -> None:
    """Write a result on standard output. A reader that has enough is a `BrokenPipeError`."""
    try:
        print(result, flush=True)
    except UnicodeEncodeError as error:
        missing = f"{error.object[error.start]!a}: set PYTHONIOENCODING=utf-8"
        message = (
            f"standard output has the encoding {error.encoding}, which does not have "
        )
        raise ValueError(message + missing) from error
    except OSError:
        silence(sys.stdout)
        raise


def flush() -> None:
    try:
        sys.stdout.flush()
    except OSError:
        silence(sys.stdout)


def silence(stream: TextIO) -> None:
    """Send the rest nowhere: Python's own last flush would fail with a traceback."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def input_lines() -> Iterator[str]:
    """Read the lines of standard input, which is UTF-8."""
    message = "standard input is closed: give the texts as arguments, or a file with <"
    require(sys.stdin is not None, message)
    if sys.stdin.isatty():
        log("one text a line; Ctrl-D ends")
    return decode_lines(sys.stdin.buffer, "standard input")
