"""Where a chapter is and what it is called: the pages that are made here link to it."""

import json
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


@cache
def stem_of(number: int) -> str:
    """Return the chapter's file without its ending, as in the table of contents."""
    contents = (ROOT / "_toc.yml").read_text("utf-8")
    found = re.findall(rf"book/({number:02}-[\w-]+)", contents)
    if len(found) != 1:
        raise ValueError(f"_toc.yml has {len(found)} chapters with the number {number}")
    return found[0]


@cache
def title_of(number: int) -> str:
    """Return the chapter's first heading."""
    text = (ROOT / "book" / f"{stem_of(number)}.ipynb").read_text("utf-8")
    cells = json.loads(text)["cells"]
    prose = (cell for cell in cells if cell["cell_type"] == "markdown")
    lines = (line for cell in prose for line in "".join(cell["source"]).splitlines())
    return next(line[2:] for line in lines if line.startswith("# "))


def name_of(number: int) -> str:
    return f"chapter {number}, {title_of(number)}"
