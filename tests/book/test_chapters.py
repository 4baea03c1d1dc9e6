"""The head of a page: the chapter's number comes from its file, the minutes from its text."""

import pytest
from docutils import nodes

from book.extensions.chapters import (
    LINES_PER_MINUTE,
    WORDS_PER_MINUTE,
    chapter_number,
    count,
    reading_minutes,
)


@pytest.mark.parametrize(
    "name, number",
    [
        ("book/06-scaled-dot-product-attention", 6),
        ("book/21-what-came-after", 21),
        ("book/how-to-read", None),
        ("book/deeper/21-what-came-after", None),
        ("book/1-too-short", None),
        ("08-folder/glossary", None),
    ],
)
def test_number_of_a_chapter(name, number):
    assert chapter_number(name) == number


def page(words=0, lines=0):
    text = nodes.paragraph("", nodes.Text("word " * words))
    code = nodes.literal_block("", "x = 1\n\n" * lines)
    return nodes.section("", text, nodes.container("", code))


@pytest.mark.parametrize(
    "words, lines, minutes",
    [
        (0, 0, 1),
        (WORDS_PER_MINUTE * 3, 0, 3),
        (WORDS_PER_MINUTE * 3 + 1, 0, 4),
        (WORDS_PER_MINUTE, LINES_PER_MINUTE * 2, 3),
    ],
)
def test_minutes_for_words_and_lines(words, lines, minutes):
    assert reading_minutes(page(words, lines)) == minutes


def test_rates_are_those_of_readers():
    assert 200 <= WORDS_PER_MINUTE <= 230


def test_outputs_formulas_and_hidden_things_take_no_time():
    shown = nodes.container("", page(50), classes=["cell_output"])
    silent = [nodes.comment("", "no word"), nodes.raw("", "<b>x</b>", format="html")]
    formula = nodes.math_block("", "a + b")
    text = nodes.paragraph("", nodes.Text("It's a d_model-wide row."))
    assert count(nodes.section("", shown, *silent, formula, text)) == (4, 0)
