"""Prepare notebooks for those who open them: python -m scripts.prepared_notebooks

The first cell of each says what to install where the book's code is missing, and installs it on
Google Colab. It is committed without an address, so that a chapter is the same in every clone;
the address is filled in where chapters are handed out: on the notebooks' branch and beside the
pages. And what the site folds is closed in JupyterLab and on Colab, too.
"""

import nbformat

from scripts.notebooks import FOLDED, all_notebooks
from scripts.repository import NOTEBOOKS

FIRST_CELL = """\
# The book's code: where it is missing, Colab fetches it, and elsewhere this says how to install it.
import importlib.util
import sys

ADDRESS = "{address}"  # filled in where the book is published
if importlib.util.find_spec("annotated_book") is None:
    source = f"transformer-annotated[book] @ git+{{ADDRESS}}@{branch}" if ADDRESS else ".[book]"
    if not ADDRESS or "google.colab" not in sys.modules:
        where = "a new cell, run: %" if ADDRESS else "the book's folder, run: "
        raise ModuleNotFoundError(f"In {{where}}pip install '{{source}}'")
    %pip install --quiet --no-deps num2words sacrebleu portalocker colorama "{{source}}"
"""
CODE_HIDDEN = FOLDED
OUTPUT_HIDDEN = {"remove-cell", "hide-cell", "hide-output", "remove-output"}


def first_cell(address=""):
    return FIRST_CELL.format(address=address, branch=NOTEBOOKS).rstrip()


def put_first_cell(notebook, address=""):
    first = notebook.cells[0]
    if first.get("id") not in ("install", "colab"):
        first = nbformat.v4.new_code_cell()
        notebook.cells.insert(0, first)
    first.id = "install"
    first.source = first_cell(address)
    first.metadata.tags = ["remove-cell"]


def close_folded_cells(notebook):
    """Close in JupyterLab (`jupyter`), Jupyter Notebook (`collapsed`) and Colab (`cellView`) what
    the site folds or leaves out, and open all else."""
    for cell in notebook.cells:
        if cell.cell_type != "code":
            continue
        tags = set(cell.metadata.get("tags", []))
        for key in ("jupyter", "cellView", "collapsed"):
            cell.metadata.pop(key, None)
        jupyter = {}
        if tags & CODE_HIDDEN:
            jupyter["source_hidden"] = True
            cell.metadata["cellView"] = "form"
        if tags & OUTPUT_HIDDEN:
            jupyter["outputs_hidden"] = cell.metadata["collapsed"] = True
        if jupyter:
            cell.metadata["jupyter"] = jupyter


def prepare(notebook, address=""):
    put_first_cell(notebook, address)
    close_folded_cells(notebook)


def fill_in(path, address):
    """Rewrite the notebook at `path` with the address in its first cell."""
    notebook = nbformat.read(path, as_version=4)
    put_first_cell(notebook, address)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for path in all_notebooks():
        notebook = nbformat.read(path, as_version=4)
        prepare(notebook)
        nbformat.write(notebook, path)
