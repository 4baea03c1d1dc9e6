"""A mutant: the package with one wrong place in it, which some test must see."""

from typing import NamedTuple


class Mutant(NamedTuple):
    """In `file` (from the package's folder), the text `old`, which stands there once, is `new`."""

    file: str
    name: str
    old: str
    new: str


def removed(file: str, condition: str, name: str | None = None) -> Mutant:
    """The check is there and never fails."""
    name = f"check removed: {name or condition}"
    return Mutant(file, name, condition, f"{condition} or True")
