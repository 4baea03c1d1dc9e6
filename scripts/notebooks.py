"""Which notebooks the book has: chapters, their companions, and a few pages more. And how long
it takes to read one.
"""

import math
import re
from pathlib import Path

import nbformat

WORDS_PER_MINUTE = 215  # prose of this kind is read at 200 to 230
LINES_PER_MINUTE = 15  # of code: four seconds for a line
FOLDED = {
    "remove-cell",
    "remove-input",
    "hide-input",
    "hide-cell",
}  # code that no reader sees unasked
BOOK = Path(__file__).parents[1] / "book"


def chapters():
    """The short chapters, in order."""
    return sorted(BOOK.glob("[0-9][0-9]-*.ipynb"))


def companions(book=BOOK):
    """What goes deeper: one for a chapter with its name, or a few, in a folder of their own."""
    return sorted(book.glob("deeper/[0-9][0-9]-*.ipynb"))


def all_notebooks(book=BOOK):
    return sorted(book.glob("*.ipynb")) + companions(book)


def relative_name(path):
    """How a notebook is called on the site: 06-title, deeper/06-title."""
    return ("deeper/" if path.parent.name == "deeper" else "") + path.stem


def companions_of(chapter):
    """The pages that go deeper than a chapter: the one with its name comes first."""
    found = chapter.parent.glob(f"deeper/{chapter.name[:2]}-*.ipynb")
    return sorted(found, key=lambda path: (path.name != chapter.name, path.name))


def chapter_of(companion):
    (chapter,) = companion.parents[1].glob(f"{companion.name[:2]}-*.ipynb")
    return chapter


def prose_of(notebook):
    return "\n".join(c.source for c in notebook.cells if c.cell_type == "markdown")


def words_of(notebook):
    """The words of prose: answers count, formulas, code and the list of references do not."""
    text = prose_of(notebook).split("\n## References\n")[0]
    text = re.sub(r"^(`{3,}).*?^\1", "", text, flags=re.M | re.S)  # code
    text = re.sub(r"\$\$.*?\$\$|\$[^$\n]+\$", " x ", text, flags=re.S)
    text = re.sub(r"<[^>]+>|\]\([^)]*\)|^:::.*$", " ", text, flags=re.M)
    return re.findall(r"[\w’'.,/-]*\w[\w’'.,/-]*", text)


def visible_lines(notebook):
    """The lines of code that a reader sees without opening a fold."""
    cells = (cell for cell in notebook.cells if cell.cell_type == "code")
    seen = (cell for cell in cells if not FOLDED & set(cell.metadata.get("tags", [])))
    return [line for cell in seen for line in cell.source.splitlines() if line.strip()]


def reading_minutes(words, lines):
    """Whole minutes; what code prints is looked at, and not counted."""
    return max(1, math.ceil(words / WORDS_PER_MINUTE + lines / LINES_PER_MINUTE))


def minutes_of(path):
    notebook = nbformat.read(path, as_version=4)
    return reading_minutes(len(words_of(notebook)), len(visible_lines(notebook)))
