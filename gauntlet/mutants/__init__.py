"""Mutants of the packages, to prove their tests: `python -m gauntlet.mutate`. No test may miss one.

The mutants of a source file stand in the text file of its name here. A line with the mutant's
name comes first, then, as in a diff, the text that it replaces (-) and what it puts there (+):

    label shift by two
    -self.tgt_out = tgt[:, 1:]
    +self.tgt_out = tgt[:, 2:]

A line with a question mark is a condition that becomes always true: a check is removed. It needs
no name. Numbers such as 003.1 name mistakes that were found in well-known versions of this code,
as in `gauntlet/catalogue`. The other mutants are slips of the same kind.
"""

from pathlib import Path
from typing import NamedTuple

__all__ = ["MUTANTS", "Mutant"]

HERE = Path(__file__).parent


class Mutant(NamedTuple):
    """In `file` (from `src`), the text `old`, which stands there once, becomes `new`."""

    file: str
    name: str
    old: str
    new: str


def read_mutants(text: str, file: str) -> list[Mutant]:
    """Read the mutants of one source file."""
    found, name, lines = [], "", {"-": [], "+": []}
    for line in [*text.splitlines(), "end"]:
        kind, rest = line[:1], line[1:]
        if kind in lines:
            lines[kind].append(rest)
            continue
        if lines["-"]:
            found.append(Mutant(file, name, *map("\n".join, lines.values())))
            name, lines = "", {"-": [], "+": []}
        if kind == "?":
            check = f"check removed: {name or rest}"
            found.append(Mutant(file, check, rest, f"{rest} or True"))
        name = "" if kind == "?" else line
    return found


MUTANTS: list[Mutant] = [
    mutant
    for path in sorted(HERE.rglob("*.txt"))
    for mutant in read_mutants(
        path.read_text("utf-8"), path.relative_to(HERE).with_suffix("").as_posix()
    )
]
