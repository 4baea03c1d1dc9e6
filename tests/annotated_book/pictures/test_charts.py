"""Charts are SVG in the book's colors, at two widths, and leave the reader's figure alone."""

import re
from base64 import b64decode
from itertools import count

import matplotlib

matplotlib.use("agg")

import matplotlib.pyplot as plt
import pytest
import seaborn as sns
import torch

from annotated_book.pictures.chart_colors import colormaps, level
from annotated_book.pictures.charts import as_html, settings, use_book_charts
from book.extensions.pictures import page_html


@pytest.fixture(autouse=True)
def style():
    with matplotlib.rc_context():
        use_book_charts()
        yield
    plt.close("all")


def lines():
    figure, ax = plt.subplots()
    for number, style in enumerate(["-", "--", ":"]):
        ax.plot([number, 2, 1.2345], style, label=f"<{number}>")
    ax.set(xlabel="step & more", ylabel="loss", title="A title")
    ax.legend()
    ax.grid(alpha=0.3)
    return figure


def maps():
    figure, axes = plt.subplots(1, 2)
    look = dict(cmap="book-heat", vmin=0, vmax=1)
    sns.heatmap(torch.rand(3, 3), annot=True, fmt=".2f", ax=axes[0], **look)
    sns.heatmap(torch.randn(9, 9), cmap="book-diverging", center=0, ax=axes[1])
    return figure


def svgs(figure):
    """Return the narrow and the wide one, without the style that they carry along."""
    found = re.findall(r"base64,([^\"]+)\"", as_html(figure))
    texts = [b64decode(data).decode() for data in found]
    return [re.sub(r"<style>.*?</style>", "", text) for text in texts]


@pytest.mark.parametrize("draw", [lines, maps])
def test_no_color_is_written_in_a_chart(draw):
    for svg in svgs(draw()):
        assert "var(--" in svg
        assert re.findall(r"#[0-9a-fA-F]{3,8}\b(?!\))|rgb\(", svg) == []
        assert "<image" not in svg  # it would keep its colors in dark mode


@pytest.mark.parametrize("draw", [lines, maps])
def test_the_same_figure_gives_the_same_chart(draw):
    torch.manual_seed(0)
    one = as_html(draw())
    torch.manual_seed(0)
    assert as_html(draw()) == one


def test_text_is_text_and_numbers_stay_as_they_are():
    torch.manual_seed(0)
    for svg in svgs(lines()):
        assert ">step &amp; more</text>" in svg and ">&lt;0&gt;</text>" in svg
        assert "font-family" not in svg
    weight = f"{torch.rand(3, 3)[0, 0]:.2f}"
    torch.manual_seed(0)
    assert all(f">{weight}</text>" in svg for svg in svgs(maps()))
    figure = lines()
    before = figure.get_size_inches().tolist(), len(plt.get_fignums())
    narrow, wide = svgs(figure)
    assert 'width="320"' in narrow and 'width="672"' in wide
    assert (figure.get_size_inches().tolist(), len(plt.get_fignums())) == before
    figure, _ = plt.subplots(1, 3, figsize=(7.5, 2))
    found = [re.search(r'height="(\d+)"', svg)[1] for svg in svgs(figure)]
    assert found == ["576", "192"]  # on a telephone one above the other


def test_maps_begin_at_the_ground_and_end_at_the_hues():
    heat, diverging = colormaps()
    ends = map(matplotlib.colors.to_hex, (heat(0.0), heat(1.0), diverging(0.0)))
    assert [*ends] == [level("plus", 0), level("plus", 20), level("minus", 20)]
    assert matplotlib.colors.to_hex(diverging(0.5)) == level("plus", 0) == "#ffffff"
    assert set(settings()) <= set(matplotlib.rcParams)
    numbers = count(1)
    html = "".join(page_html(as_html(lines()), numbers) for _ in range(2))
    ids = re.findall(r' id="([^"]+)"', html)
    used = set(re.findall(r'(?:url\(|href=")#([^")]+)', html))
    assert len(ids) == len(set(ids)) and used <= set(ids) and used
