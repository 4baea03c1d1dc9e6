"""Altair's charts: the legend's colors instead of their own, and variables in the page."""

import re
from base64 import b64decode

import altair as alt
import nbformat
import pandas as pd
import pytest

from annotated_book.pictures.chart_colors import level, light
from book.extensions import chart_theme, charts
from scripts.notebooks import all_notebooks, relative_name

DATA = pd.DataFrame({"x": [0, 1, 2], "y": [0.0, 0.5, 1.0], "kind": ["a", "b", "c"]})
PAINT = re.compile(r'\b(?:fill|stroke|stop-color)="([^"]*)"')


def svg_of(chart):
    html = charts.chart_html(chart.properties(description="A chart.").to_dict())
    return html.partition("<script")[0]


def base():
    return alt.Chart(DATA).encode(x="x:O", y="y:Q")


def scaled(field, **scale):
    return alt.Color(field, scale=alt.Scale(**scale))


def with_numbers(color="y:Q"):
    cells = base().mark_rect(stroke="#8a8a8a").encode(color=color)
    return cells + base().mark_text(color="#222").encode(text="y:Q")


WHITE_OR_BLACK = alt.condition("datum.y > 0.5", alt.value("white"), alt.value("black"))
DRAWN = {
    "line": base().mark_line(color="#1f6fb4", point=True),
    "bars": base().mark_bar(color="#7fb3d5", stroke="#777"),
    "kinds": base().mark_point().encode(color="kind:N", shape="kind:N"),
    "tableau": base().mark_bar().encode(color=scaled("kind:N", scheme="tableau10")),
    "map": base().mark_rect().encode(color=scaled("y:Q", scheme="blues", domain=[0, 1])),
    "map with numbers": with_numbers(),
    "default map": base().mark_rect().encode(color="y:Q"),
    "diverging": with_numbers(scaled("y:Q", scheme="purpleorange", domainMid=0)),
    "order": base().mark_point().encode(color=scaled("x:O", scheme="viridis")),
    "own colors": base().mark_rect().encode(
        color=scaled("kind:N", range=["#e0a13c", "white", "#bcd4e6"])
    ),
    "condition": with_numbers() + base().mark_text().encode(color=WHITE_OR_BLACK),
}  # fmt: skip


@pytest.mark.parametrize("name", DRAWN)
def test_no_color_is_left_that_does_not_follow_the_theme(name):
    found = set(PAINT.findall(svg_of(DRAWN[name])))
    follows = r"var\(|color-mix\(|none|transparent|url"
    assert [color for color in found if not re.match(follows, color)] == []
    assert any("var(" in color for color in found)


def test_texts_in_a_map_can_be_read():
    """Check for the dark ink, and for at most half of the hue in the map."""
    svg = svg_of(with_numbers())
    assert "var(--cell-ink)" in svg
    shares = [float(share) for share in re.findall(r"var\(--plus\) ([\d.]+)%", svg)]
    assert max(shares) == pytest.approx(50, abs=2)
    assert 'var(--plus)"' not in svg
    spec = with_numbers().to_dict()
    before = str(spec)
    chart_theme.in_book_colors(spec)
    assert str(spec) == before


@pytest.mark.parametrize(
    ("color", "kind", "words", "becomes"),
    [
        ("#222222", "text", True, light("cell-ink")),
        ("white", "text", False, light("ink")),
        ("#888", "rect", False, light("soft")),
        ("white", "rect", False, light("cell")),
        ("#f4f1ea", "rect", False, light("cell")),
        ("#1f5a7a", "bar", False, light("plus")),
        ("#c44e00", "line", False, light("minus")),
        ("#bcd4e6", "rect", True, level("plus", 5)),
        (light("alarm"), "line", False, light("alarm")),
        ("transparent", "rect", False, "transparent"),
    ],
)
def test_each_color_becomes_one_of_the_legend(color, kind, words, becomes):
    assert chart_theme.book_color(color, kind, words) == becomes


@pytest.mark.parametrize(
    ("color", "written"),
    [
        (light("ink"), "var(--ink)"),
        (light("plus").upper(), "var(--plus)"),
        ("rgb(255, 255, 255)", "var(--cell)"),
        ("rgb(134, 164, 177)", "color-mix(in srgb, var(--plus) 50%, var(--cell))"),
        (level("minus", 5), "color-mix(in srgb, var(--minus) 25%, var(--cell))"),
        ("#00ff00", "#00ff00"),
    ],
)
def test_colors_are_written_as_variables(color, written):
    assert chart_theme.variable(color) == written


STORED_SVG = re.compile(r"data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)")


@pytest.mark.parametrize("notebook", all_notebooks(), ids=relative_name)
def test_no_chart_holds_pixels(notebook):
    for cell in nbformat.read(notebook, as_version=4).cells:
        for output in cell.get("outputs", []):
            html = output.get("data", {}).get("text/html", "")
            for svg in STORED_SVG.findall(html):
                assert b"<image" not in b64decode(svg), cell.source[:200]
