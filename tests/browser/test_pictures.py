"""The pictures of the chapters as a browser draws them: no text is small, cut off, or covered."""

import re
from base64 import b64decode
from pathlib import Path

import nbformat
import pytest

from annotated_book import pictures
from scripts.notebooks import chapters, companions
from tests.browser.tabs import shared_context

ROOT = Path(__file__).parents[2]
ROOM = Path(pictures.__file__).parent
DATA = re.compile(r"data:image/svg\+xml;base64,([\w+/=]+)")
MEASURE = """() => {
    const svg = document.querySelector("svg");
    const sheet = svg.getBoundingClientRect();
    const scale = sheet.width / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll("text")].map((text) => ({
        words: text.textContent,
        box: text.getBoundingClientRect(),
        size: parseFloat(getComputedStyle(text).fontSize) * scale,
    }));
    const found = [];
    texts.forEach(({ words, box, size }, i) => {
        if (size < 10.9) found.push(`${words}: ${size} px`);
        if (box.left < sheet.left - 1 || box.right > sheet.right + 1 ||
            box.top < sheet.top - 1 || box.bottom > sheet.bottom + 1)
            found.push(`${words}: cut off`);
        for (const other of texts.slice(i + 1)) {
            const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            if (wide > 1 && high > 2) found.push(`${words} lies on ${other.words}`);
        }
    });
    return found;
}"""


def pictures_of(notebook):
    for cell in nbformat.read(notebook, 4).cells:
        for output in cell.get("outputs", []):
            html = output.get("data", {}).get("text/html", "")
            if "annotated-picture" in html:
                for data in DATA.findall(html):
                    yield cell.id, b64decode(data).decode()


DRAWN = [
    pytest.param(svg, id=f"{path.parent.stem}-{path.stem[:2]}-{cell}-{number}")
    for path in chapters() + companions()
    for number, (cell, svg) in enumerate(pictures_of(path))
    if "chart-picture" not in svg[:300]
]


@pytest.fixture(scope="module")
def page(browser):
    page = shared_context(browser).new_page()
    yield page
    page.close()


@pytest.mark.parametrize("svg", DRAWN)
def test_texts_can_be_read(page, svg):
    css = "".join((ROOM / f"{x}.css").read_text("utf-8") for x in ("legend", "picture"))
    width = int(re.search(r'width="(\d+)"', svg)[1])
    page.set_viewport_size({"width": width + 40, "height": 900})
    page.set_content(f"<style>body {{ margin: 20px }} {css}</style>{svg}")
    assert page.evaluate(MEASURE) == []


def test_the_chapters_have_pictures():
    assert len(DRAWN) >= 15


@pytest.mark.parametrize("svg", DRAWN)
def test_every_picture_says_what_it_shows_and_writes_no_color(svg):
    drawing = re.sub(r"<style>.*?</style>", "", svg)
    assert re.search(r"<title[^>]*>[^<]+</title><desc[^>]*>[^<]{20,}</desc>", drawing)
    assert not re.search(r"#[0-9a-f]{6}\b|rgb\(|style=", drawing)
    roles = r'class="(?:\w+ )*?(query|key|value|head)(?:-\d)?\b'
    hues = set(re.findall(roles, drawing))
    assert "head" not in hues or hues == {"head"}
