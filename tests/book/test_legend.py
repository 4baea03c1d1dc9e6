"""The legend on the Notation page: each sign of the drawings, drawn as they draw it."""

import re
from inspect import getclosurevars

import pytest
from bs4 import BeautifulSoup

from annotated_book.pictures.legend import ENTRIES
from book.extensions import legend_table
from tests.helpers.pages import text_of

ROWS = BeautifulSoup(legend_table.table(), "html.parser").select("tbody tr")


def test_page_has_the_legend_with_every_sign():
    assert "```{legend}\n```" in text_of("notation.md")
    drawn = [
        getclosurevars(draw).nonlocals.get("names", ())
        for *_, draw in legend_table.SIGNS
    ]
    assert sorted(name for names in drawn for name in names) == sorted(ENTRIES)
    roles = next(row for row in ROWS if row.th.text.startswith("query"))
    assert [text.text for text in roles.select("text")] == ["q", "k", "v"]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.th.text[:20])
def test_signs_have_a_name_a_meaning_and_the_colors_of_the_page(row):
    assert row.th.find(string=True) and len(row.td.text) > 20
    assert row.svg["aria-hidden"] == "true"
    assert not re.search(r"#[0-9a-f]{3,8}\b|rgb\(", str(row.svg))
