"""The line of a user's own code from which PyTorch, or a module, was called."""

from __future__ import annotations

import linecache
import sys
from dataclasses import dataclass
from pathlib import Path

import torch

import annotated.checks

# A line of these would say nothing about the model: PyTorch, the check-up itself, and what
# beartype puts around a function to compare its annotations.
NOT_THEIRS = (
    str(Path(torch.__file__).parent),
    str(Path(__file__).parent),
    annotated.checks.__file__,
    "<@beartype",
    "<frozen",
)


@dataclass(frozen=True)
class CodeLine:
    file: str
    number: int

    @property
    def text(self) -> str:
        return linecache.getline(self.file, self.number).strip()

    @property
    def place(self) -> str:
        """Such as "model.py:87", or "a cell, line 3" in a notebook."""
        if "ipykernel" in self.file or self.file.startswith("<ipython"):
            return f"a cell, line {self.number}"
        return f"{Path(self.file).name}:{self.number}"

    def __str__(self) -> str:
        return f"{self.place}   {self.text}"


def calling_line() -> CodeLine | None:
    """The innermost line on the stack that is the user's."""
    frame = sys._getframe(1)
    while frame is not None:
        file = frame.f_code.co_filename
        if not file.startswith(NOT_THEIRS) and "contextlib" not in file:
            return CodeLine(file, frame.f_lineno)
        frame = frame.f_back
    return None
