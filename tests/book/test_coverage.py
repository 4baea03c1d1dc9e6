"""The table for teachers: all topics and questions, each with headings that exist."""

import re

import pytest

from tests.helpers.pages import BOOK, LINK, broken_links, headings, text_of

PAGE = "coverage.md"
ROW = re.compile(r"^\| (Q?\d+) \| (.+?) \| (.+?) \|$", re.M)
ROWS = ROW.findall(text_of(PAGE))
TOPICS = [str(number) for number in range(1, 73)]
QUESTIONS = [f"Q{number}" for number in range(1, 50)]


def where(page):
    """How the table names a page: 6 for a chapter, 6 deeper for its companion."""
    folder, _, name = page.rpartition("/")
    if not name[0].isdigit():
        return "References"
    return name[:2].lstrip("0") + (" deeper" if folder else "")


def test_every_topic_and_every_question_is_there_once():
    assert [number for number, _, _ in ROWS] == TOPICS + QUESTIONS


def test_no_two_are_the_same():
    asked = [text for _, text, _ in ROWS]
    assert len(set(asked)) == len(asked)


@pytest.mark.parametrize("row", ROWS, ids=[number for number, _, _ in ROWS])
def test_every_answer_is_a_heading_that_exists(row):
    answers = LINK.findall(row[2])
    assert answers
    for text, address in answers:
        page, _, place = address.partition("#")
        assert (BOOK / page).is_file()
        assert place in headings(page), f"{page} has no heading {text!r}"
        assert text == f"{where(page)}: {headings(page)[place]}", (
            "the heading has changed"
        )


def test_questions_end_in_a_question_mark():
    for number, text, _ in ROWS:
        assert text.endswith("?") == number.startswith("Q"), text


def test_most_topics_lead_to_chapters():
    for _, _, answers in ROWS:
        assert re.search(r"\]\((deeper/)?\d\d-", answers)


def test_all_its_links_lead_somewhere():
    assert broken_links(PAGE) == []
