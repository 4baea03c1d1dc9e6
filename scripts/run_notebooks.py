"""Run chapters afresh, in place: python -m scripts.run_notebooks book/*.ipynb

What a chapter stores is what a fresh run gives: the cell that says what to install is put first,
outputs are renewed, and what changes from run to run (times, widget state) is left out. Records
that widgets show (book/records) are written where they changed.
"""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from annotated_book.widgets.kit.stored import WRITE
from scripts.prepared_notebooks import prepare


def run(path):
    start = time.perf_counter()
    notebook = nbformat.read(path, as_version=4)
    prepare(notebook)
    client = NotebookClient(
        notebook,
        timeout=600,
        kernel_name="python3",
        record_timing=False,
        coalesce_streams=True,  # a print stays in one box
        resources={"metadata": {"path": Path(path).parent}},
    )
    client.execute()
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook.metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    nbformat.write(notebook, path)
    return f"{path}: {len(notebook.cells)} cells, {time.perf_counter() - start:.0f} s"


if __name__ == "__main__":
    os.environ[WRITE] = "1"
    with ProcessPoolExecutor(max_workers=2) as pool:
        for line in pool.map(run, sys.argv[1:]):
            print(line, flush=True)
