"""How a chapter marks its exercises: below "Exercises", a label in bold, then its solutions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

LABEL = re.compile(r"\*\*([^*]+?)\.\*\*\s+")
ANSWER = re.compile(r'<details class="answer">.*?</details>\n*', re.S)
POINTS = {"Warm-up": 1, "Medium": 2, "Hard": 3}


@dataclass
class Exercise:
    """An exercise: its label and text, and the cells of its solution."""

    label: str
    text: str
    solutions: list[Any] = field(default_factory=list)

    @property
    def line(self) -> str:
        return " ".join(self.text.split())

    @property
    def points(self) -> int:
        return POINTS.get(self.label, 2)


def pieces(notebook: Any) -> list[Any]:
    """Return a notebook's cells, and each of its exercises where the first of its cells is.

    Text that follows an exercise's solutions, such as a folded remark, is a cell again.
    """
    found: list[Any] = []
    inside, current = False, None
    for cell in notebook.cells:
        if cell.cell_type != "markdown":
            if current and "solution" in cell.metadata.get("tags", []):
                current.solutions.append(cell)
            else:
                found.append(cell)
            continue
        texts: list[str] = []
        begun = None  # in this cell
        for block in cell.source.split("\n\n"):
            if block.startswith("## "):
                inside, current, begun = block.strip() == "## Exercises", None, None
            if inside and (start := LABEL.match(block)):
                if texts:
                    found.append(as_cell(cell, texts))
                texts, current = [], Exercise(start[1], block[start.end() :])
                begun = current
                found.append(current)
            elif begun and not block.startswith("<details"):
                begun.text += f"\n\n{block}"
            else:
                texts.append(block)
                begun = None
        if texts:
            found.append(as_cell(cell, texts))
    return found


def as_cell(cell: Any, blocks: list[str]) -> Any:
    return type(cell)(cell, source="\n\n".join(blocks))


def exercises(notebook: Any) -> list[Exercise]:
    """Return the exercises of a notebook, in order."""
    return [piece for piece in pieces(notebook) if isinstance(piece, Exercise)]


def chapters(book: Path, wanted: list[int] | None = None) -> dict[int, Path]:
    """Return the chapters by their numbers: all that have exercises, or those wanted.

    Raises:
        ValueError: if one is not there.
    """
    found = {
        int(path.name[:2]): path for path in sorted(book.glob("[0-9][0-9]-*.ipynb"))
    }
    if not found:
        raise ValueError(f"--book {book} has no chapters: name the book's folder")
    if missing := set(wanted or ()) - set(found):
        raise ValueError(
            f"--chapters {min(missing)} is not there: choose from 1 to {max(found)}"
        )
    return {n: path for n, path in found.items() if not wanted or n in wanted}
