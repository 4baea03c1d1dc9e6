"""An examination: questions drawn from a bank of sixty, and their key in a file of its own."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

BANK = Path(__file__).with_name("exam.toml")


def questions(chapters: list[int] | None = None) -> list[dict[str, Any]]:
    """Return the bank's questions on these chapters, or all of them."""
    bank = tomllib.loads(BANK.read_text("utf-8"))["question"]
    return [one for one in bank if chapters is None or one["chapter"] in chapters]


def draw(
    n: int, chapters: list[int] | None = None, seed: int = 0
) -> list[dict[str, Any]]:
    """Draw `n` questions, in the order of the book: the same for the same seed.

    Raises:
        ValueError: if there are fewer of them.
    """
    bank = questions(chapters)
    if not 1 <= n <= len(bank):
        raise ValueError(
            f"questions is {n}, but these chapters have {len(bank)}: ask for 1 to {len(bank)}"
        )
    return [bank[i] for i in sorted(random.Random(seed).sample(range(len(bank)), n))]


def write(folder: Path, drawn: list[dict[str, Any]]) -> list[Path]:
    """Write paper.md and key.md into a folder; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    total = sum(one["points"] for one in drawn)
    written = []
    for name, parts in (("paper", ["asks"]), ("key", ["asks", "key"])):
        title = "Examination" if name == "paper" else "Examination: the key"
        blocks = [f"# {title}\n\n{total} points"]
        for number, one in enumerate(drawn, 1):
            head = f"## Question {number} ({one['points']} points, chapter {one['chapter']})"
            blocks += [head, *(one[part] for part in parts)]
        written.append(folder / f"{name}.md")
        written[-1].write_text("\n\n".join(blocks) + "\n", "utf-8")
    return written
