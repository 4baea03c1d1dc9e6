"""Standard input, output and error, also where one is closed, full, or no longer read.

And the exit codes; `main.py` says what they mean.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from annotated.checks import require
from annotated_lab.data.text_files import decode_lines

DONE, FAILED, UNUSABLE, INTERRUPTED = 0, 1, 2, 130


def open_closed_streams() -> None:
    """Open what is closed of the three streams. What is written there goes nowhere.

    Python has `None` for a closed stream, and `print` takes it for standard output. And the
    next file that is opened, such as a checkpoint, would get its number, under which
    libraries write what they mean for standard error.
    """
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
    """Write a result on standard output.

    Raises:
        OSError: if it cannot be written; a `BrokenPipeError` if the reader has enough.
        ValueError: if the encoding of standard output does not have its characters.
    """
    try:
        print(result, flush=True)
    except UnicodeEncodeError as error:
        raise ValueError(
            f"standard output has the encoding {error.encoding}, which does not have "
            f"{error.object[error.start]!a}: set PYTHONIOENCODING=utf-8"
        ) from error
    except OSError:
        silence(sys.stdout)
        raise


def flush() -> None:
    """Write what `argparse` has printed. A reader that has enough of it is not an error."""
    try:
        sys.stdout.flush()
    except OSError:
        silence(sys.stdout)


def silence(stream: TextIO) -> None:
    """Send the rest nowhere: Python writes it at its end, and would fail with a traceback."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def input_lines() -> Iterator[str]:
    """Read the lines of standard input, which is UTF-8."""
    require(
        sys.stdin is not None,
        "standard input is closed: give the texts as arguments, or a file with <",
    )
    if sys.stdin.isatty():
        log("one text a line; Ctrl-D ends")
    return decode_lines(sys.stdin.buffer, "standard input")
