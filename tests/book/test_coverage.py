"""The table for teachers: all topics and questions, each with headings that exist."""

import re

import pytest

from tests.helpers.pages import BOOK, LINK, headings, text_of

PAGE = "coverage.md"
ROW = re.compile(r"^\| (Q?\d+) \| (.+?) \| (.+?) \|$", re.M)
ROWS = ROW.findall(text_of(PAGE))
TOPICS = [str(number) for number in range(1, 73)]
QUESTIONS = [f"Q{number}" for number in range(1, 50)]


def where(page):
    """Return the table's name of a page: 6 for a chapter, 6 deeper for its companion."""
    folder, _, name = page.rpartition("/")
    if not name[0].isdigit():
        return "References"
    return name[:2].lstrip("0") + (" deeper" if folder else "")


def test_every_topic_and_every_question_is_there_once():
    assert [number for number, _, _ in ROWS] == TOPICS + QUESTIONS
    assert len({text for _, text, _ in ROWS}) == len(ROWS)
    for number, text, answers in ROWS:
        assert text.endswith("?") == number.startswith("Q"), text
        assert re.search(r"\]\((deeper/)?\d\d-", answers), "it leads to no chapter"


@pytest.mark.parametrize("row", ROWS, ids=[number for number, _, _ in ROWS])
def test_every_answer_is_a_heading_that_exists(row):
    answers = LINK.findall(row[2])
    assert answers
    for text, address in answers:
        page, _, place = address.partition("#")
        assert (BOOK / page).is_file()
        assert place in headings(page), f"{page} has no heading {text!r}"
        heading = f"{where(page)}: {headings(page)[place]}"
        assert text == heading, "the heading has changed"
