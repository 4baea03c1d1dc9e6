"""The first cell of every chapter: on Google Colab it fetches the package.

It is committed without an address, so that a chapter is the same in every clone. The address
is filled in where chapters are handed out: on the notebooks' branch and beside the pages.
"""

import nbformat

from scripts.repository import NOTEBOOKS

COLAB_CELL = """\
# Only on Google Colab: fetch the package that this book teaches.
import sys

REPOSITORY = "{address}"  # filled in where the book is published
if REPOSITORY and "google.colab" in sys.modules:
    %pip install --quiet --no-deps num2words sacrebleu portalocker colorama
    %pip install --quiet --no-deps "annotated @ git+{{REPOSITORY}}@{branch}"
"""


def colab_cell(address=""):
    return COLAB_CELL.format(address=address, branch=NOTEBOOKS).rstrip()


def put_colab_cell_first(notebook, address=""):
    first = notebook.cells[0]
    if "google.colab" not in first.source:
        first = nbformat.v4.new_code_cell(id="colab")
        notebook.cells.insert(0, first)
    first.source = colab_cell(address)
    first.metadata.tags = ["remove-cell"]


def fill_in(path, address):
    """Rewrite the notebook at `path` with the address in its first cell."""
    notebook = nbformat.read(path, as_version=4)
    put_colab_cell_first(notebook, address)
    nbformat.write(notebook, path)
