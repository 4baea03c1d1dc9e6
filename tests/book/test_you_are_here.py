"""The drawing at the head of each chapter: its part is lit, and its link leads there."""

import gzip
import re
from fnmatch import fnmatch
from types import SimpleNamespace
from urllib.parse import parse_qsl, urlsplit

import pytest

from annotated_book.widgets import MachineExplorer
from annotated_book.widgets.in_page.live import shipped
from annotated_book.widgets.machine.machine import machine_of, places
from book.extensions import you_are_here
from book.extensions.you_are_here import PLACES, elements, link_of, miniature, strip
from tests.helpers.pages import ROOT

CHAPTERS = sorted((ROOT / "book").glob("[0-9][0-9]-*.ipynb"))
each_chapter = pytest.mark.parametrize("number", PLACES)


def drawn():
    config = shipped().model.config
    return elements(config.n_layers, config.norm_first)[0]


@each_chapter
def test_the_link_leads_to_a_part_of_the_model(number):
    page, query = urlsplit(link_of(PLACES[number]))[2:4]
    traits = {name.removeprefix("MachineExplorer."): x for name, x in parse_qsl(query)}
    numbers = {name: int(traits[name]) for name in {"head", "station"} & set(traits)}
    widget = MachineExplorer(**traits | numbers)  # refuses what is not there
    place = PLACES[number]
    assert widget.path == ("" if "station" in traits else place.path)
    assert widget.station == int(place.more.get("station", 1))
    assert page == "machine.html"


@each_chapter
def test_highlighted_parts_exist_in_drawing(number):
    place, names = PLACES[number], drawn()
    lit = [n for n in names if any(fnmatch(n, pattern) for pattern in place.lit)]
    for pattern in place.lit:
        assert any(fnmatch(name, pattern) for name in lit), pattern
    svg = miniature(place.lit)
    assert re.search(r'<path class="here \w+" d="M', svg)
    assert (place.lit == ("*",)) != ('<path class="part"' in svg)
    # the part of the link is one of them, or lies inside of one, or around it
    path = place.path
    kept = [
        n for n in lit if "tokens." in n or path.startswith(n) or n.startswith(path)
    ]
    assert kept or not path
    html = strip(number)
    assert len(gzip.compress(html.encode())) < 1_000
    assert "You are here: <strong>" in html and 'aria-hidden="true"' in html
    assert "style=" not in html  # the pages' policy forbids it


def test_drawing_has_every_part_of_the_shipped_model():
    known = places(machine_of(shipped()))
    others = r"tokens|rails|wires|memory"
    parts = {name for name in drawn() if not re.match(others, name)}
    assert parts <= known
    shown = r"(attention|feed_forward|norm|sublayers\.\d|_embed)$"
    modules = {path for path in known if re.search(shown, path)}
    assert modules - {"tgt_embed"} <= parts | {"encoder.norm"}
    names, high = elements(3, norm_first=False)
    assert sum(name.endswith("feed_forward") for name in names) == 6
    assert "encoder.norm" not in names and high > elements(2, True)[1]
    assert [int(path.name[:2]) for path in CHAPTERS] == list(PLACES)


def built(pagename, found=("book/machine",)):
    sheets = []
    app = SimpleNamespace(
        env=SimpleNamespace(found_docs=set(found)),
        builder=SimpleNamespace(name="html", format="html"),
        add_css_file=sheets.append,
    )
    context = {"body": "<h1>Title</h1><p>Text.</p><h1>no</h1>"}
    you_are_here.add_strip(app, pagename, "page.html", context, None)
    return context["body"], sheets


def test_strip_is_below_the_titles_of_chapters_only():
    body, sheets = built("book/05-positional-encoding")
    assert body.startswith('<h1>Title</h1><a class="you-are-here"')
    assert body.count("you-are-here") == 1 and sheets == ["you-are-here.css"]
    for page in (
        "book/01-the-machine-on-one-page",
        "book/index",
        "book/machine",
        "genindex",
    ):
        assert "you-are-here" not in built(page)[0]
    assert "you-are-here" not in built("book/05-x", found=())[0]
