"""The bank of examination questions: its numbers are computed, and a draw can be repeated."""

import math
from collections import Counter

import pytest
import torch

import annotated
from annotated_course.cli import main
from annotated_course.exam import draw, questions

BANK = questions()
CHECKED = [one for one in BANK if "check" in one]


def test_sixty_questions_and_some_on_every_chapter():
    assert len(BANK) == len({one["asks"] for one in BANK}) == 60
    assert Counter(one["chapter"] for one in BANK).keys() == set(range(1, 24))
    assert {one["points"] for one in BANK} <= {2, 3, 4}
    assert len(CHECKED) >= 25


@pytest.mark.parametrize("one", CHECKED, ids=lambda one: one["asks"][:40])
def test_the_numbers_of_a_key_are_right(one):
    known = {"torch": torch, "annotated": annotated, "math": math}
    assert eval(one["check"], known) is True


def test_a_draw_is_repeated_by_its_seed_and_keeps_to_its_chapters():
    drawn = draw(6, [3, 4, 5], seed=2)
    assert drawn == draw(6, [3, 4, 5], seed=2) != draw(6, [3, 4, 5], seed=3)
    numbers = [one["chapter"] for one in drawn]
    assert numbers == [3, 3, 4, 4, 5, 5]
    for seed in range(20):  # one of each chapter before a second of any
        assert [one["chapter"] for one in draw(3, [3, 4, 5], seed)] == [3, 4, 5]
    with pytest.raises(ValueError, match="questions is 99, but these chapters have 5"):
        draw(99, [8])


def test_the_paper_has_no_key(tmp_path):
    arguments = ["exam", str(tmp_path), "--chapters", "8", "--questions", "5"]
    assert main(arguments) == 0
    paper, key = ((tmp_path / f"{name}.md").read_text() for name in ("paper", "key"))
    for one in questions([8]):
        assert one["asks"] in paper and one["key"] not in paper
        assert one["asks"] in key and one["key"] in key
    assert f"{sum(one['points'] for one in questions([8]))} points" in paper
    assert "Seed 0, chapters: [8]." in key
    assert main(arguments) == 2  # what is printed already keeps its key
    assert (tmp_path / "key.md").read_text() == key
