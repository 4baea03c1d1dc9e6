"""The index of exercises is that of the chapters, and each exercise has a solution."""

import pytest

from scripts import write_solutions
from tests.helpers.pages import BOOK, chapters, companions

AGAIN = "run `python -m scripts.write_solutions`"


def test_the_index_is_up_to_date():
    written = (BOOK / "solutions.md").read_text("utf-8")
    assert written == write_solutions.page(), AGAIN


@pytest.mark.parametrize("chapter", chapters())
def test_every_chapter_has_exercises_from_a_warm_up_on(chapter):
    found = write_solutions.exercises(BOOK / chapter)
    assert len(found) >= 3
    assert found[0][0] == "Warm-up"


@pytest.mark.parametrize("chapter", chapters() + companions())
def test_every_exercise_has_a_solution_that_runs(chapter):
    for label, text, n_cells in write_solutions.exercises(BOOK / chapter):
        assert n_cells, f"{label}: {text[:60]}"
