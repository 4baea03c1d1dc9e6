"""A filled-in hand-out is run and graded: by its properties, offline, as JSON."""

import json
import sys
from unittest.mock import Mock

import nbformat
import pytest
import torch

from annotated_course import require
from annotated_course.cli import main
from annotated_course.grading import grade, result
from annotated_course.hand_outs import MARK, build

RIGHT = (
    "import torch\ndef causal_from_aranges(n):\n    return torch.ones(n, n).tril() > 0"
)
WRONG = RIGHT.replace("causal_from_aranges(n)", "sliding_window(n, before=2)")
UNFINISHED = "print('annotated-course grades: {}')\nraise NotImplementedError"


@pytest.fixture
def filled_in(book, tmp_path):
    """A hand-out in which one answer is right, one wrong and one missing, and a check changed."""
    path = build(tmp_path / "out", book)[0]
    notebook = nbformat.read(path, as_version=4)
    written = {"8.1": RIGHT, "8.2": WRONG, "8.3": UNFINISHED, "8.4": "1 / 0"}
    for cell in notebook.cells:
        about = cell.metadata.get(MARK, {})
        if about.get("role") == "answer":
            cell.source = written[about["exercise"]]
        elif about.get("role") == "check":
            cell.source = "sliding_window = causal_from_aranges = None"
        elif about.get("role") == "sentence":
            cell.source = f"My answer to {about['exercise']}."
    nbformat.write(notebook, path)
    return path


def test_grades_are_given_by_properties(filled_in, capsys):
    assert main(["grade", str(filled_in), "--json"]) == 0
    grades = json.loads(capsys.readouterr().out)
    sums = {"earned": 1, "graded": 5, "by hand": 4}
    assert (
        grades.items()
        >= {"notebook": "08-masks.ipynb", "chapter": 8, "seed": 0, **sums}.items()
    )
    rows = {(row["exercise"], row["points"]): row for row in grades["exercises"]}
    assert [*rows] == [("8.1", 1), ("8.2", 2), ("8.2", 1), ("8.3", 2), ("8.4", 3)]
    earned = [row["earned"] for row in rows.values()]
    assert earned == [1, 0, None, 0, None]
    assert rows["8.1", 1]["right"] and len(rows["8.1", 1]["properties"]["passed"]) == 3
    assert rows["8.2", 2]["properties"] == {"failed": ["right for every input"]}
    assert "gives 1, expected 0, for the input 4" in rows["8.2", 2]["report"]
    assert rows["8.3", 2]["report"] == "packed_mask is not defined."
    assert rows["8.4", 3]["answer"] == "My answer to 8.4."


def test_a_person_reads_the_same(filled_in, capsys):
    assert main(["grade", str(filled_in)]) == 0
    said = capsys.readouterr().out
    assert "08-masks.ipynb: 1 of 5 points, and 4 to be given by hand\n" in said
    assert "8.2  0/2  Exercise 8.2: NOT RIGHT" in said
    assert "8.4  ?/3  My answer to 8.4." in said


def test_an_answer_that_was_never_begun_is_no_error(book, tmp_path):
    rows = grade(build(tmp_path / "out", book)[0])["exercises"]
    said = [row["report"] for row in rows if row["earned"] is not None]
    assert said[0] == "causal_from_aranges is not written, or not to its end."
    assert len(said) == 3 and all("not written" in one for one in said)
    with pytest.raises(AssertionError, match="causal_from_aranges is not written"):
        require("8.1", Mock(side_effect=NotImplementedError))
    names = {"causal_from_aranges": lambda n: torch.ones(n, n).long().softmax(-1)}
    said = result("8.1", names, seed=0)["report"]  # PyTorch raises the same error
    assert "not implemented for 'Long'" in said and "not written" not in said


def test_what_cannot_be_graded_is_said(filled_in, book, capsys):
    assert main(["grade", str(book / "01-one.ipynb")]) == 2
    assert "is no hand-out: make one with" in capsys.readouterr().err
    assert main(["grade", "nowhere.ipynb"]) == 2
    notebook = nbformat.read(filled_in, as_version=4)
    notebook.cells[0].source = "import os\nos._exit(1)"
    nbformat.write(notebook, filled_in)
    with pytest.raises(ValueError, match="does not run to its end: Kernel died"):
        grade(filled_in)


def test_a_missing_library_is_named_by_what_to_install(filled_in, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "nbclient", None)
    assert main(["grade", str(filled_in)]) == 2
    assert "pip install 'transformer-annotated[book,course]'" in capsys.readouterr().err
