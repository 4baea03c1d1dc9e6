"""Which notebooks the book has, and how long it takes to read one."""

import math
import re
from pathlib import Path

import nbformat

# The pace of a beginner, who knows Python and school mathematics. By the clock, 178 minutes went
# to the front page and the first eleven chapters, which had 20,346 words and 588 lines then.
WORDS_PER_MINUTE = 200
LINES_PER_MINUTE = 8  # of code, in cells and in listings
# Code that no reader sees unasked.
FOLDED = {"remove-cell", "remove-input", "hide-input", "hide-cell"}
LISTING = re.compile(r"```python\n(.*?)\n```", re.S)
# What helps after a wrong answer: a reader meets one of them, or none.
RESPONSES = re.compile(r"^- \*\*[^*]+\.\*\* .+\n(?=(?:- .+\n)*\n</details>)", re.M)
WORD = re.compile(r"[\w’'.,/-]*\w[\w’'.,/-]*")
BOOK = Path(__file__).parents[1] / "book"


def chapters():
    """Return the paths of the main chapters, in order."""
    return sorted(BOOK.glob("[0-9][0-9]-*.ipynb"))


def companions(book=BOOK):
    """Return the paths of the companions: one or a few for each chapter."""
    return sorted(book.glob("deeper/[0-9][0-9]-*.ipynb"))


def all_notebooks(book=BOOK):
    return sorted(book.glob("*.ipynb")) + companions(book)


def relative_name(path):
    """Return the name of a notebook on the site: 06-title, deeper/06-title."""
    return ("deeper/" if path.parent.name == "deeper" else "") + path.stem


def companions_of(chapter):
    """Return the companions of a chapter, the one with its name first."""
    found = chapter.parent.glob(f"deeper/{chapter.name[:2]}-*.ipynb")
    return sorted(found, key=lambda path: (path.name != chapter.name, path.name))


def chapter_of(companion):
    (chapter,) = companion.parents[1].glob(f"{companion.name[:2]}-*.ipynb")
    return chapter


def prose_of(notebook):
    return "\n".join(c.source for c in notebook.cells if c.cell_type == "markdown")


def words_of(notebook):
    """Return the words of prose, answers included, without formulas, code and references."""
    text = RESPONSES.sub("", prose_of(notebook).split("\n## References\n")[0])
    text = re.sub(r"^(`{3,}).*?^\1", "", text, flags=re.M | re.S)  # code
    text = re.sub(r"\$\$.*?\$\$|\$[^$\n]+\$", " x ", text, flags=re.S)
    text = re.sub(r"<[^>]+>|\]\([^)]*\)|^:::.*$", " ", text, flags=re.M)
    return WORD.findall(text)


def seen_cells(notebook):
    """Return the cells whose code a reader sees without opening a fold."""
    cells = (cell for cell in notebook.cells if cell.cell_type == "code")
    return [cell for cell in cells if not FOLDED & set(cell.metadata.get("tags", []))]


def visible_lines(notebook):
    """Return the lines of code that a reader sees without opening a fold, listings apart."""
    sources = (cell.source for cell in seen_cells(notebook))
    return [line for source in sources for line in source.splitlines() if line.strip()]


def listed_lines(notebook):
    """Return the lines of the listings (`show_source`) as a page first shows them: their ideas."""
    outputs = (output for cell in seen_cells(notebook) for output in cell.outputs)
    texts = (output.get("data", {}).get("text/markdown", "") for output in outputs)
    listings = "\n".join(found[1] for found in map(LISTING.match, texts) if found)
    return [line for line in listings.splitlines() if line.strip()]


def shown_words(notebook):
    """Return the words of what the code gives: tables and print, without listings and widgets."""
    found = []
    for output in (o for c in notebook.cells for o in c.get("outputs", ())):
        data = output.get("data", {"text/plain": output.get("text", "")})
        text = (
            data.get("text/markdown")
            or data.get("text/html")
            or data.get("text/plain", "")
        )
        if not LISTING.match(text) and "data-widget" not in text:
            text = re.sub(r"<(script|style)\b.*?</\1>|<[^>]+>", " ", text, flags=re.S)
            found += WORD.findall(text)
    return found


def reading_minutes(words, lines):
    """Return whole minutes."""
    return max(1, math.ceil(words / WORDS_PER_MINUTE + lines / LINES_PER_MINUTE))


def minutes_of(path):
    notebook = nbformat.read(path, as_version=4)
    lines = visible_lines(notebook) + listed_lines(notebook)
    words = words_of(notebook) + shown_words(notebook)
    return reading_minutes(len(words), len(lines))
