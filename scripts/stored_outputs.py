"""Name the chapters whose code has changed since their outputs were stored.

    python -m scripts.stored_outputs            name them, and say how to run them
    python -m scripts.stored_outputs --record   record that all outputs are those of today's code

The site shows the outputs that the notebooks store. `book/stored_outputs.json` has, for each
notebook, a digest of its code and of every module of the packages that this code imports, as
they were when its outputs were made or found to be the same. Comments and docstrings do not count.
"""

import ast
import hashlib
import json
import sys
from functools import cache
from pathlib import Path

from scripts.notebooks import all_notebooks, relative_name

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
RECORD = ROOT / "book/stored_outputs.json"


def code_of(notebook):
    """Return the code cells of a notebook as one program, without the lines for IPython alone."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    lines = [
        line
        for cell in cells
        if cell["cell_type"] == "code"
        for line in "".join(cell["source"]).splitlines()
        if not line.lstrip().startswith(("%", "!"))
    ]
    return "\n".join(lines)


def parsed(program):
    """Return the syntax tree of a program, without docstrings."""
    tree = ast.parse(program)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        is_named = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        if is_named and ast.get_docstring(node, clean=False) is not None:
            body[0] = ast.Pass()
    return tree


def imported_files(tree):
    """Return the files of our packages that a program imports, `__init__.py` files included."""
    found = set()
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            for length in range(1, len(parts) + 1):
                place = SOURCE.joinpath(*parts[:length])
                files = place / "__init__.py", place.with_suffix(".py")
                found |= {file for file in files if file.is_file()}
    return found


@cache
def file_tree(path):
    return parsed(path.read_text("utf-8"))


@cache
def file_digest(path):
    return hashlib.sha256(ast.dump(file_tree(path)).encode()).hexdigest()


def digest_of(notebook):
    """Digest the code of a notebook together with all that it imports from our packages."""
    tree = parsed(code_of(notebook))
    files, new = set(), imported_files(tree)
    while new:
        files |= new
        new = {used for file in new for used in imported_files(file_tree(file))} - files
    digests = [hashlib.sha256(ast.dump(tree).encode()).hexdigest()]
    digests += [file_digest(file) for file in sorted(files)]
    return hashlib.sha256("".join(digests).encode()).hexdigest()[:16]


def digests_now():
    return {relative_name(path): digest_of(path) for path in all_notebooks()}


def stale_notebooks():
    """Return the names of notebooks whose digest is not the recorded one."""
    recorded = json.loads(RECORD.read_text("utf-8")) if RECORD.exists() else {}
    return [name for name, now in digests_now().items() if recorded.get(name) != now]


def record(names):
    """Record that the outputs of these notebooks are those of today's code."""
    recorded = json.loads(RECORD.read_text("utf-8")) if RECORD.exists() else {}
    now = digests_now()
    kept = {name: recorded.get(name, "") for name in now} | {n: now[n] for n in names}
    RECORD.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def main(arguments):
    if "--record" in arguments:
        record(digests_now())
    elif stale := stale_notebooks():
        print(
            "== The code of these notebooks has changed since their outputs were stored:"
        )
        print("  ", *stale)
        paths = " ".join(f"book/{name}.ipynb" for name in stale)
        print(f"   Run them afresh with: make notebooks CHAPTERS='{paths}'")


if __name__ == "__main__":
    main(sys.argv[1:])
