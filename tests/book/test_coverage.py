"""The table for teachers: all topics and questions, each with headings that exist."""

import re

import pytest

from tests.helpers.pages import BOOK, LINK, broken_links, headings, text_of

PAGE = "coverage.md"
ROW = re.compile(r"^\| (Q?\d+) \| (.+?) \| (.+?) \|$", re.M)
ROWS = ROW.findall(text_of(PAGE))
TOPICS = [str(number) for number in range(1, 73)]
QUESTIONS = [f"Q{number}" for number in range(1, 50)]


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
        number = page[:2].lstrip("0") if page[0].isdigit() else "References"
        assert text == f"{number}: {headings(page)[place]}", "the heading has changed"


def test_questions_end_in_a_question_mark():
    for number, text, _ in ROWS:
        assert text.endswith("?") == number.startswith("Q"), text


def test_most_topics_lead_to_chapters():
    for _, _, where in ROWS:
        assert re.search(r"\]\(\d\d-", where)


def test_all_its_links_lead_somewhere():
    assert broken_links(PAGE) == []
