"""Hand-outs hold no answer, and what nbgrader, Otter and this package read in them is there."""

import re

import nbformat
import pytest

from annotated_course import TASKS
from annotated_course.exercises import chapters, exercises
from annotated_course.hand_outs import FORMS, MARK, build
from scripts.notebooks import BOOK

ALL = chapters(BOOK)


def built(book, out, *settings):
    """Return the hand-out and the solutions of the small chapter."""
    given, solved = build(out, book, *settings)
    assert solved == out / "solutions/08-masks.ipynb"
    return [nbformat.read(path, as_version=4) for path in (given, solved)]


def roles(notebook):
    marked = [cell.metadata[MARK] for cell in notebook.cells if MARK in cell.metadata]
    return [(about["exercise"], about["role"]) for about in marked]


def texts(notebook):
    return "\n".join(cell.source for cell in notebook.cells)


def test_a_student_finds_a_cell_below_each_exercise_and_no_answer(book, tmp_path):
    given, _ = built(book, tmp_path / "out")
    assert roles(given) == [
        *[("8.1", role) for role in ("text", "answer", "check")],
        *[("8.2", role) for role in ("text", "answer", "check", "sentence")],
        *[("8.3", role) for role in ("text", "answer", "check")],
        *[("8.4", role) for role in ("text", "answer", "sentence")],
    ]
    said = texts(given)
    for answer in (
        "Never",
        "book_causal",
        "second = 2",
        "y == 4",
        "SOLUTION",
        "because",
    ):
        assert answer not in said
    for kept in (
        "x = 3",
        "y = x + 1",
        "More.",
        "When?",
        "How many?",
        "exercise",
        "a[0](x)",
    ):
        assert kept in said
    worth = "2 points, and 1 for the sentence"
    assert (
        f'<a id="exercise-8-2"></a>\n\n**Exercise 8.2 · medium · {worth}.** Attend'
        in said
    )
    assert "**Exercise 8.1 · warm-up · 1 point.**" in said
    assert given.metadata[MARK] == {"chapter": 8, "seed": 0}
    nbformat.validate(given)


def test_what_a_student_is_given_runs_up_to_what_is_not_written(book, tmp_path):
    given, _ = built(book, tmp_path / "out")
    cells = {
        (c.metadata[MARK]["exercise"], c.metadata[MARK]["role"]): c.source
        for c in given.cells
        if MARK in c.metadata
    }
    names = {}
    exec(cells["8.2", "answer"], names)
    with pytest.raises(NotImplementedError):
        names["sliding_window"](5)
    assert cells["8.2", "answer"].endswith(
        'itself."""\n    raise NotImplementedError()'
    )
    assert cells["8.4", "answer"] == "# Code for exercise 8.4"
    with pytest.raises(AssertionError, match=r"Exercise 8\.2: "):
        exec(cells["8.2", "check"], names)


def test_solutions_hold_right_answers_and_the_books_own(book, tmp_path):
    _, solved = built(book, tmp_path / "out")
    said, names = texts(solved), {}
    for own in ("Never", "book_causal = 1", "second = 2", "because = 2", "y == 4"):
        assert own in said
    assert "SOLUTION" not in said
    for cell in solved.cells:
        if cell.cell_type == "code":
            exec(cell.source, names)  # its checks pass


def test_a_seed_is_in_the_text_the_code_and_the_check(book, tmp_path):
    given, solved = built(book, tmp_path / "out", "plain", None, 3)
    value = TASKS["8.2"].numbers(3)["before"]
    assert f"to the {value} before it" in texts(given)
    assert f"sliding_window(length, before={value})" in texts(given)
    assert 'require("8.2", sliding_window, seed=3)' in texts(given)
    assert f"before={value}" in texts(solved)
    assert given.metadata[MARK]["seed"] == 3


def test_links_lead_to_the_site_or_are_words(book, tmp_path):
    without, _ = built(book, tmp_path / "a")
    site = "https://example.org/b/"
    led, _ = built(book, tmp_path / "b", "plain", None, 0, site)
    assert "See heads, ``a[0](x)``" in texts(without)
    assert f"See [heads]({site}book/07-heads.html#by-hand), ``a[0](x)``" in texts(led)


# --- what other programs read


def test_nbgrader_finds_its_metadata(book, tmp_path):
    """As its documentation has it: schema 3, one id a cell, points where it grades."""
    given, _ = built(book, tmp_path / "out", "nbgrader")
    assert (
        (tmp_path / "out/nbgrader_config.py").read_text("utf-8").startswith("c = get")
    )
    assert (tmp_path / "out/source/08-masks/08-masks.ipynb").exists()
    found = {
        c.metadata.nbgrader.grade_id: c for c in given.cells if "nbgrader" in c.metadata
    }
    assert len(found) == len(roles(given))
    kinds = {  # role: grade, solution, locked
        "text": (False, False, True),
        "answer": (False, True, False),
        "check": (True, False, True),
        "sentence": (True, True, False),
    }
    for name, cell in found.items():
        about = cell.metadata.nbgrader
        assert (about.grade, about.solution, about.locked) == kinds[name.split("-")[-1]]
        assert about.schema_version == 3 and not about.task
        assert ("points" in about) == about.grade
    points = {name: c.metadata.nbgrader.get("points") for name, c in found.items()}
    assert points["exercise-8-2-check"] == 2 and points["exercise-8-2-sentence"] == 1
    assert points["exercise-8-4-sentence"] == 3
    answer = found["exercise-8-1-answer"].source
    assert re.search(
        r"^    # BEGIN SOLUTION\n.*\n    # END SOLUTION$", answer, re.M | re.S
    )
    assert "because = 2" in found["exercise-8-4-answer"].source


def test_otter_finds_its_blocks(book, tmp_path):
    given, _ = built(book, tmp_path / "out", "otter")
    raw = [c.source for c in given.cells if c.cell_type == "raw"]
    assert (
        raw[0].startswith("# ASSIGNMENT CONFIG\n") and raw[0] == given.cells[0].source
    )
    block = ["BEGIN QUESTION", "BEGIN SOLUTION", "END SOLUTION"]
    tested = [*block, "BEGIN TESTS", "END TESTS", "END QUESTION"]
    manual = [*block, "END QUESTION"]
    lines = [text.splitlines()[0].removeprefix("# ") for text in raw[1:]]
    assert lines == [*tested, *tested, *manual, *tested, *manual]
    names = [re.findall(r"name: (\w+)\npoints: (\d)(\nmanual)?", text) for text in raw]
    assert [found[0] for found in names if found] == [
        ("exercise_8_1", "1", ""),
        ("exercise_8_2", "2", ""),
        ("exercise_8_2_sentence", "1", "\nmanual"),
        ("exercise_8_3", "2", ""),
        ("exercise_8_4", "3", "\nmanual"),
    ]
    # Otter compares what a test prints: nothing.
    assert all(not c.outputs for c in given.cells if c.cell_type == "code")


@pytest.mark.parametrize("form", FORMS)
def test_every_chapter_of_the_book_becomes_a_hand_out(form, tmp_path):
    paths = build(tmp_path / "out", BOOK, form, [6, 12, 23])
    assert len(paths) == 6
    for path in paths:
        made = nbformat.read(path, as_version=4)
        nbformat.validate(made)
        asked = {name for name, role in roles(made) if role == "text"}
        number = int(path.stem[:2])
        count = len(exercises(nbformat.read(ALL[number], as_version=4)))
        assert asked == {f"{number}.{n}" for n in range(1, count + 1)}


def test_a_folder_with_files_is_left_alone(book, tmp_path):
    with pytest.raises(ValueError, match="has files already: name a new folder"):
        build(book, book)
    with pytest.raises(
        ValueError, match="--chapters 9 is not there: choose from 1 to 8"
    ):
        build(tmp_path / "out", book, "plain", [9])
    with pytest.raises(ValueError, match="has no chapters: name the book's folder"):
        build(tmp_path / "out", tmp_path)
