"""A small chapter with every kind of exercise that the book has."""

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

ANSWER = '<details class="answer"><summary>Answer</summary>\n\nNever.\n\n</details>'
CHAPTER = [  # the number of chapter 8, whose exercises 1 to 3 are graded
    ("", "x = 3"),
    (
        f"# Masks\n\nSee [heads](07-heads.ipynb#by-hand), ``a[0](x)``.\n\n{ANSWER}\n\nMore.",
        "",
    ),
    ("remove-cell", "y = x + 1"),
    (f"## Check yourself\n\n**1.** When?\n\n{ANSWER}", ""),
    ("hide-cell", "assert y == 4  # the answer, checked"),
    ("## Exercises\n\n**Warm-up.** Build the causal mask.", ""),
    ("hide-cell solution", "book_causal = 1"),
    ("**Medium.** Attend to itself and to the two before it.\n\nHow many?", ""),
    ("hide-cell solution", "first = 1"),
    ("hide-cell solution", "second = 2"),
    ("**Medium.** Sentences are packed.\n\n**Hard.** Say *why*.", ""),
    ("hide-cell solution", "because = 2"),
    (f"{ANSWER}\n\n## Deeper\n\n**No.** exercise", ""),
    ("remove-cell", "assert book_causal"),
]


def notebook_of(cells):
    """Return a notebook of (tags, code) and of (text, "") cells."""
    made = new_notebook(
        metadata={"kernelspec": {"name": "python3", "display_name": ""}}
    )
    for text, code in cells:
        kind, tags = (new_code_cell, text.split()) if code else (new_markdown_cell, [])
        made.cells.append(kind(code or text, metadata={"tags": tags} if code else {}))
    return made


@pytest.fixture
def book(tmp_path):
    """A folder with this chapter as 08-masks.ipynb, and a chapter 1 without exercises."""
    folder = tmp_path / "book"
    folder.mkdir()
    nbformat.write(notebook_of(CHAPTER), folder / "08-masks.ipynb")
    nbformat.write(notebook_of([("# One", "")]), folder / "01-one.ipynb")
    return folder
