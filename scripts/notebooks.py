"""Which notebooks the book has: chapters, their companions, and a few pages more."""

from pathlib import Path

BOOK = Path(__file__).parents[1] / "book"


def chapters():
    """The short chapters, in order."""
    return sorted(BOOK.glob("[0-9][0-9]-*.ipynb"))


def companions(book=BOOK):
    """What goes deeper: one for a chapter, with its name, in a folder of their own."""
    return sorted(book.glob("deeper/[0-9][0-9]-*.ipynb"))


def all_notebooks(book=BOOK):
    return sorted(book.glob("*.ipynb")) + companions(book)


def relative_name(path):
    """How a notebook is called on the site: 06-title, deeper/06-title."""
    return ("deeper/" if path.parent.name == "deeper" else "") + path.stem


def companion_of(chapter):
    """The companion of a chapter, or None."""
    path = chapter.parent / "deeper" / chapter.name
    return path if path.exists() else None
