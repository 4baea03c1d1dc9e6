"""Charts that are alive keep the colors of the page."""

import re

import pytest

from tests.browser.visits import SITE, all_pages

PAGES = [p for p in all_pages() if 'class="chart"' in (SITE / p).read_text("utf-8")]
PAINT = """() => [...document.querySelectorAll(".chart-view *")].flatMap((node) =>
    ["fill", "stroke", "stop-color"].map((name) => node.getAttribute(name) ?? "none"))"""
SEEN = """() => getComputedStyle(document.querySelector(".chart-view text")).fill"""
MOVE = """() => {
    for (const box of document.querySelectorAll(".chart-controls :is(select, input)")) {
        if (box.type === "range") box.value = box.max;
        else if (box.tagName === "SELECT") box.selectedIndex = box.options.length - 1;
        else if (box.type === "radio") box.click();
        for (const kind of ["input", "change"])
            box.dispatchEvent(new Event(kind, { bubbles: true }));
    }
}"""


def literal(colors):
    known = re.compile(r"var\(|color-mix\(|none|transparent|url\(|currentColor")
    return {color for color in colors if not known.match(color)}


@pytest.mark.parametrize("path", PAGES)
def test_a_live_chart_has_the_colors_of_the_page(path, open_page):
    visit = open_page(path, theme="dark")
    page = visit.page
    visit.scroll_through()
    page.locator(".chart[data-live]").first.wait_for()
    assert literal(page.evaluate(PAINT)) == set()
    page.evaluate(MOVE)
    page.wait_for_timeout(300)
    assert literal(page.evaluate(PAINT)) == set()
    dark = page.evaluate(SEEN)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert page.evaluate(SEEN) != dark
    assert visit.problems == []
