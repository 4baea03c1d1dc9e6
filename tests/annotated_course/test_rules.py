"""The book's rules, for lessons of a course: each is broken once, and pytest runs them all."""

import copy
import os
import subprocess
import sys

import nbformat
import pytest
from nbformat.v4 import new_output

from annotated_course.rules import CLOSED, RULES
from tests.annotated_course.conftest import notebook_of

BY_NAME = {rule.__name__: rule for rule in RULES}


@pytest.fixture
def lesson():
    """A lesson that keeps all rules."""
    made = notebook_of([("", "x = 1"), ("", "print(x)"), ("solution", "print(x + 1)")])
    for number, cell in enumerate(made.cells, start=1):
        cell.execution_count = number
        cell.outputs = [new_output("stream", text=f"{number - 1}\n")] * (number > 1)
    made.cells[2].metadata["jupyter"] = CLOSED
    return made


def picture(**more):
    return new_output("display_data", data={"image/png": "AAAA", **more})


def out_of_order(lesson):
    lesson.cells[1].execution_count = 7


def without_outputs(lesson):
    for cell in lesson.cells:
        cell.outputs = []


def with_an_error(lesson):
    lesson.cells[1].outputs = [new_output("error", ename="E", evalue="", traceback=[])]


def with_a_long_cell(lesson):
    lesson.cells[1].source = "x = 1\n" * 13


def with_an_open_solution(lesson):
    del lesson.cells[2].metadata["jupyter"]


def with_a_wordless_picture(lesson):
    lesson.cells[1].outputs = [picture()]


def with_a_path(lesson):
    lesson.cells[1].outputs[0].text = "/home/anna/lesson.ipynb"


def with_a_kernel_of_its_own(lesson):
    lesson.metadata.kernelspec.name = "anna"


def with_widget_state(lesson):
    lesson.metadata["widgets"] = {}


BROKEN = [
    (out_of_order, "every_cell_was_run_in_order", "'print(x)' has the count 7, not 2"),
    (without_outputs, "has_outputs_and_no_errors", "no cell has an output"),
    (with_an_error, "has_outputs_and_no_errors", "'print(x)' ends in an error"),
    (with_a_long_cell, "cells_are_short", "has 13 lines of code, more than 12"),
    (with_an_open_solution, "solutions_are_closed", "'print(x + 1)' stands open"),
    (with_a_wordless_picture, "pictures_have_words", "'print(x)' has no words"),
    (with_a_path, "outputs_show_no_path_of_a_machine", "/home/"),
    (with_a_kernel_of_its_own, "is_at_home_on_every_machine", "'anna'"),
    (with_widget_state, "is_at_home_on_every_machine", "state of widgets"),
]


@pytest.mark.parametrize(
    "spoil, rule, said", BROKEN, ids=lambda x: getattr(x, "__name__", "")
)
def test_a_broken_rule_is_told_with_its_cell(spoil, rule, said, lesson):
    assert [wrong for one in RULES for wrong in one(lesson)] == []
    spoil(lesson)
    assert said in "\n".join(BY_NAME[rule](lesson))
    others = [one for one in RULES if one.__name__ != rule]
    assert [wrong for one in others for wrong in one(lesson)] == []


def test_every_rule_is_broken_once():
    assert {rule for _, rule, _ in BROKEN} == set(BY_NAME)


def test_what_is_meant_is_allowed(lesson):
    allowed = copy.deepcopy(lesson)
    with_an_error(allowed)
    allowed.cells[1].metadata["tags"] = ["raises-exception"]
    allowed.cells[2].outputs = [picture(), new_output("stream", text="a/tmp/b")]
    allowed.cells[2].metadata["mystnb"] = {"image": {"alt": "A line."}}
    allowed.cells[2].source = "# a comment\n" * 20
    assert [wrong for one in RULES for wrong in one(allowed)] == []
    allowed.cells[2].metadata["tags"] = ["remove-input"]
    allowed.cells[2].source = "draw()\n" * 40
    assert [*BY_NAME["cells_are_short"](allowed)] == []


def validate(*arguments):
    """Run the command as a teacher does, with the plugins of pytest that are installed."""
    command = [
        sys.executable,
        "-m",
        "annotated_course",
        "validate",
        *map(str, arguments),
    ]
    alone = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")}
    return subprocess.run(command, env=alone, capture_output=True, text=True)


def test_validate_runs_the_rules_and_compares_outputs(lesson, tmp_path):
    pytest.importorskip("nbval")
    good, bad = tmp_path / "good.ipynb", tmp_path / "bad.ipynb"
    nbformat.write(lesson, good)
    done = validate(good)
    assert done.returncode == 0, done.stdout
    assert f"{len(RULES) + 3} passed" in done.stdout  # and three cells
    with_widget_state(lesson)
    lesson.cells[1].outputs[0].text = "4\n"  # a fresh run gives 1
    nbformat.write(lesson, bad)
    done = validate(bad)
    assert done.returncode == 1
    assert "it stores the state of widgets" in done.stdout
    assert "2 failed" in done.stdout
    assert "1 failed" in validate("--rules-only", bad).stdout
    assert "nowhere.ipynb is not there" in validate("nowhere.ipynb").stderr
