"""Two decks in a browser: turned by keys, alive, light enough, and printed slide by slide."""

import re

import pytest

from tests.browser.test_pages import HEAVIEST

DECKS = ["06-scaled-dot-product-attention", "07-splitting-and-joining-the-heads"]


@pytest.fixture(params=DECKS)
def visit(request, open_page):
    return open_page(f"book/{request.param}.slides.html", theme="dark", scheme="file")


def at(page):
    return page.evaluate("Reveal.getIndices().h")


def test_keys_turn_slides_unless_a_widget_has_the_focus(visit):
    page = visit.page
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.keyboard.press("d")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.keyboard.press("ArrowRight")
    assert at(page) == 1
    last = page.locator(".slides > section").count() - 1
    assert page.evaluate("Reveal.getTotalSlides()") == last + 1
    slides = page.locator(".slides > section")
    widget = next(
        i for i in range(last) if slides.nth(i).locator("[data-widget]").count()
    )
    page.evaluate(f"Reveal.slide({widget})")
    view = slides.nth(widget).locator(".annotated-view")
    view.locator("button, input, select, [tabindex='0']").first.focus()
    for own in view.locator(".controls").all():  # a class of reveal.js, too
        assert own.evaluate("(node) => getComputedStyle(node).position") == "static"
    page.keyboard.press("ArrowRight")
    assert at(page) == widget
    assert visit.axe() == []
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("End")
    assert at(page) == last
    visit.settle()
    assert visit.problems == [] and visit.foreign == []
    assert visit.at_first[1] <= HEAVIEST


def test_paper_has_a_sheet_for_each_slide(visit):
    page = visit.page
    sheets = page.pdf(prefer_css_page_size=True)
    n_slides = page.locator(".slides > section").count()
    assert len(re.findall(rb"/Type /Page\b", sheets)) == n_slides > 8
