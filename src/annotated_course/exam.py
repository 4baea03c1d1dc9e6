"""An examination: questions drawn from a bank of sixty, and their key in a file of its own."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
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
    """Draw `n` questions, in the order of the book: one of each chapter before a second of any.

    Raises:
        ValueError: if there are fewer of them.
    """
    bank, generator = questions(chapters), random.Random(seed)
    if not 1 <= n <= len(bank):
        raise ValueError(
            f"questions is {n}, but these chapters have {len(bank)}: ask for 1 to {len(bank)}"
        )
    seen: Counter[int] = Counter()
    rounds = []
    for place in generator.sample(range(len(bank)), len(bank)):
        seen[bank[place]["chapter"]] += 1
        rounds.append((seen[bank[place]["chapter"]], len(rounds), place))
    return [bank[place] for place in sorted(place for *_, place in sorted(rounds)[:n])]


def write(folder: Path, drawn: list[dict[str, Any]], how: str = "") -> list[Path]:
    """Write paper.md and key.md, which tells how it was drawn; return their paths.

    Raises:
        ValueError: if the folder has a paper or a key.
    """
    paths = [folder / "paper.md", folder / "key.md"]
    if there := [path for path in paths if path.exists()]:
        raise ValueError(f"OUT has {there[0]} from before: name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    total = sum(one["points"] for one in drawn)
    paper = [f"# Examination\n\nName:\n\n{total} points"]
    key = [f"# Examination: the key\n\n{total} points. {how}".rstrip()]
    for number, one in enumerate(drawn, 1):
        head = f"## Question {number} ({one['points']} points)\n\n{one['asks']}"
        paper.append(head)
        key.append(f"{head}\n\n**Chapter {one['chapter']}.** {one['key']}")
    for path, blocks in zip(paths, (paper, key), strict=True):
        path.write_text("\n\n".join(blocks) + "\n", "utf-8")
    return paths
