"""Gauntlet: its traits, and what it leaves on a page without a kernel or JavaScript."""

import json

import pytest
from bs4 import BeautifulSoup
from traitlets import TraitError

from annotated_book.widgets import Gauntlet
from annotated_book.widgets.gauntlet.gauntlet import curve_html, gauntlets, rich

PARTS = list(gauntlets())
every_part = pytest.mark.parametrize("part", PARTS)


def page_of(widget):
    return BeautifulSoup(widget.html(), "html.parser").div


def test_the_parts():
    assert PARTS == ["loud", "parts", "attention", "whole", "sentences"]
    assert Gauntlet().part == "loud"
    with pytest.raises(ValueError, match=r"part must be one of loud, .* got 'quiet'"):
        Gauntlet("quiet")
    assert Gauntlet("whole", case=15).case == len(Gauntlet("whole").cases) == 15
    with pytest.raises(TraitError, match="from 1 to 15, got 16"):
        Gauntlet("whole", case=16)
    widget = Gauntlet("parts")
    with pytest.raises(TraitError, match="read-only"):
        widget.part = "loud"
    assert widget.part == "parts"


@every_part
def test_without_javascript_all_cases_can_be_read(part):
    page, given = page_of(Gauntlet(part)), gauntlets()[part]
    folds = page.find_all("details")
    assert all(not fold.has_attr("open") for fold in folds)
    answers = [fold for fold in folds if fold.summary.text == "Answer"]
    hints = [fold for fold in folds if fold.summary.text == "Hints"]
    for case, answer, fold in zip(given["cases"], answers, hints, strict=True):
        right = case["options"][case["right"]]["text"]
        for text in (right, case["title"], case["explanation"]):
            assert text.replace("`", "") in answer.text
        told = [hint.replace("`", "") for hint in case["hints"]]
        assert [li.text for li in fold.find_all("li")] == told
    for fold in folds:
        fold.extract()
    seen = page.text
    for case in given["cases"]:
        assert case["given"].replace("`", "") in seen
        for option in case["options"]:
            assert option["text"].replace("`", "") in seen
        for block in case["symptom"]:
            assert block["caption"] in seen
        assert case["explanation"].replace("`", "") not in seen
    page = page_of(Gauntlet(part, case=2))
    state = json.loads(page["data-state"])
    given = gauntlets()[part]
    assert state == {"part": part, "case": 2, "progress": {}, "given": given}


def test_text_is_never_markup():
    assert rich("a < b, `<b>` & c") == "a &lt; b, <code>&lt;b&gt;</code> &amp; c"
    widget = Gauntlet()
    text = json.dumps(widget.given)
    bad = json.loads(text.replace("The model", "<img src=x onerror=alert(1)>"))
    assert bad != widget.given
    widget.given = bad
    page = page_of(widget)
    assert not page.find("img")
    assert "<img src=x onerror=alert(1)>" in page.text
    lines = [{"name": "this one", "values": [3.0, 2.5, 2.0, 1.5, 1.0, 0.5]}]
    floor = {"name": "ln 17", "value": 2.833}
    block = dict(caption="Loss", every=5, lines=lines, floor=floor)
    table = BeautifulSoup(curve_html(block), "html.parser").table
    every = table.find_all("tr")
    rows = [[cell.text for cell in row.find_all(["td", "th"])] for row in every]
    assert rows == [
        ["training step", "5", "10", "15", "20", "25", "30"],
        ["this one", "3.00", "2.50", "2.00", "1.50", "1.00", "0.50"],
        ["ln 17", *["2.83"] * 6],
    ]
