"""What the book asks of its own chapters, for lessons of your own: a plugin for pytest.

    pytest -p annotated_course.rules --book-rules --nbval lessons/

`annotated-course validate` runs it with nbval, which compares stored outputs with those of a
fresh run. A rule is a function that yields what is wrong, in words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

SANITIZE = Path(__file__).parent / "nbval.cfg"
LONGEST_CELL = 12  # lines of code
LONGEST_PICTURE = 40  # in a cell that only draws, and that no reader is shown
LOCAL_PATH = re.compile(r"(?<![\w.])/(home|root|Users|tmp|work|opt|usr|var|mnt)/")
PICTURE = re.compile(r"data:image/[^\"')\s]+")
CLOSED = {"source_hidden": True, "outputs_hidden": True}
Rule = Callable[[Any], Iterator[str]]
RULES: list[Rule] = []


def rule(function: Rule) -> Rule:
    RULES.append(function)
    return function


def code_cells(notebook: Any) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def tags(cell: Any) -> set[str]:
    return set(cell.metadata.get("tags", []))


def begin(cell: Any) -> str:
    return repr((cell.source.splitlines() or [""])[0][:60])


@rule
def every_cell_was_run_in_order(notebook: Any) -> Iterator[str]:
    for wanted, cell in enumerate(code_cells(notebook), start=1):
        if cell.execution_count != wanted:
            found = cell.execution_count
            yield f"cell {begin(cell)} has the count {found}, not {wanted}: restart and run all"
            return


@rule
def has_outputs_and_no_errors(notebook: Any) -> Iterator[str]:
    if not any(cell.outputs for cell in code_cells(notebook)):
        yield "no cell has an output, so a fresh run has nothing to be compared with"
    for cell in code_cells(notebook):
        kinds = {output.output_type for output in cell.outputs}
        if "error" in kinds and "raises-exception" not in tags(cell):
            yield f"cell {begin(cell)} ends in an error: mend it, or tag it raises-exception"


@rule
def cells_are_short(notebook: Any) -> Iterator[str]:
    for cell in code_cells(notebook)[1:]:  # the first is for Google Colab
        lines = [line.strip() for line in cell.source.splitlines()]
        lines = [line for line in lines if line and not line.startswith("#")]
        most = LONGEST_PICTURE if "remove-input" in tags(cell) else LONGEST_CELL
        if len(lines) > most:
            yield f"cell {begin(cell)} has {len(lines)} lines of code, more than {most}: split it"


@rule
def solutions_are_closed(notebook: Any) -> Iterator[str]:
    for cell in code_cells(notebook):
        if "solution" in tags(cell) and cell.metadata.get("jupyter") != CLOSED:
            yield f"solution {begin(cell)} stands open: its metadata needs jupyter = {CLOSED}"


@rule
def pictures_have_words(notebook: Any) -> Iterator[str]:
    for cell in code_cells(notebook):
        drawn = any("image/png" in output.get("data", {}) for output in cell.outputs)
        image = cell.metadata.get("mystnb", {}).get("image", {})
        if drawn and not image.get("alt"):
            yield f"the picture of cell {begin(cell)} has no words: mystnb.image.alt in metadata"


@rule
def outputs_show_no_path_of_a_machine(notebook: Any) -> Iterator[str]:
    for cell in code_cells(notebook)[1:]:
        for output in cell.outputs:
            for text in (output.get("text", ""), *output.get("data", {}).values()):
                text = PICTURE.sub("", str(text))
                found = LOCAL_PATH.search(text)
                if found and "image/" not in text[:40]:
                    yield f"cell {begin(cell)} prints a path of this machine, {found[0]}…"


@rule
def is_at_home_on_every_machine(notebook: Any) -> Iterator[str]:
    kernel = notebook.metadata.get("kernelspec", {}).get("name")
    if kernel != "python3":
        yield f"its kernel is {kernel!r}: python3 is there on every machine"
    if "widgets" in notebook.metadata:
        yield "it stores the state of widgets: clear it, or it grows with each run"


class RuleItem(pytest.Item):
    """A rule, and one notebook."""

    def __init__(self, *, rule: Rule, **given: Any):
        super().__init__(**given)
        self.rule = rule

    def runtest(self) -> None:
        wrong = [*self.rule(nbformat.read(self.path, as_version=4))]
        if wrong:
            pytest.fail("\n".join(wrong), pytrace=False)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"{self.path.name}: {self.name.replace('_', ' ')}"


class RulesFile(pytest.File):
    def collect(self) -> Iterator[RuleItem]:
        for one in RULES:
            yield RuleItem.from_parent(self, name=one.__name__, rule=one)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--book-rules", action="store_true", help="hold notebooks to them")


def pytest_collect_file(file_path: Path, parent: Any) -> RulesFile | None:
    if file_path.suffix == ".ipynb" and parent.config.getoption("--book-rules"):
        return RulesFile.from_parent(parent, path=file_path)
    return None


def validate(notebooks: list[Path], run_them: bool = True) -> int:
    """Run pytest on the notebooks; return its exit code. Needs nbval, to run them.

    Raises:
        FileNotFoundError: if one is not there.
    """
    for path in notebooks:
        if not path.exists():
            raise FileNotFoundError(f"NOTEBOOK = {path} is not there")
    options = ["-q", "-p", "annotated_course.rules", "--book-rules"]
    if run_them:
        import nbval  # noqa: F401, says what is missing before pytest says what it does not know

        options += [
            "--nbval",
            "--nbval-current-env",
            f"--nbval-sanitize-with={SANITIZE}",
        ]
    return int(pytest.main([*options, *map(str, notebooks)]))
