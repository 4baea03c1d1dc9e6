"""Run chapters afresh, in place: python scripts/run_notebooks.py book/*.ipynb

What a chapter stores is what a fresh run gives: the cell for Google Colab is put first,
outputs are renewed, and what changes from run to run (times, widget state) is left out.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import nbformat
import yaml
from nbclient import NotebookClient

COLAB_CELL = """\
# Only on Google Colab: fetch the package that this book teaches.
import sys

REPOSITORY = "{url}"  # set in _config.yml, brought here by `make notebooks`
if REPOSITORY and "google.colab" in sys.modules:
    %pip install --quiet --no-deps num2words sacrebleu portalocker colorama
    %pip install --quiet --no-deps "annotated @ git+{{REPOSITORY}}"
"""


def colab_cell():
    """The first cell of every chapter, with the repository's address from _config.yml."""
    config = yaml.safe_load(Path("_config.yml").read_text("utf-8"))
    return COLAB_CELL.format(url=config["repository"]["url"]).rstrip()


def put_colab_cell_first(notebook):
    first = notebook.cells[0]
    if "google.colab" not in first.source:
        first = nbformat.v4.new_code_cell(id="colab")
        notebook.cells.insert(0, first)
    first.source = colab_cell()
    first.metadata.tags = ["remove-cell"]


def run(path):
    start = time.perf_counter()
    notebook = nbformat.read(path, as_version=4)
    put_colab_cell_first(notebook)
    client = NotebookClient(
        notebook,
        timeout=600,
        kernel_name="python3",
        record_timing=False,
        resources={"metadata": {"path": Path(path).parent}},
    )
    client.execute()
    notebook.metadata = {
        "kernelspec": {
            "display_name": "Python 3",
            "language": "python",
            "name": "python3",
        },
        "language_info": {"name": "python"},
    }
    nbformat.write(notebook, path)
    return f"{path}: {len(notebook.cells)} cells, {time.perf_counter() - start:.0f} s"


if __name__ == "__main__":
    with ProcessPoolExecutor(max_workers=2) as pool:
        for line in pool.map(run, sys.argv[1:]):
            print(line, flush=True)
