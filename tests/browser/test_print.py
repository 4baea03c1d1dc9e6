"""On paper: light, with pictures of the instruments, answers at the end, nothing to click."""

import pytest
from playwright.sync_api import Locator, expect

PAGE = "book/08-masking.html"
ON_PAPER = "() => window.dispatchEvent(new Event('beforeprint'))"
ON_SCREEN = "() => window.dispatchEvent(new Event('afterprint'))"
FOLDS = "() => [...document.querySelectorAll('details')].map((x) => [x.textContent, x.open])"


@pytest.fixture
def sheet(open_page):
    """A page of a reader with dark mode, awake and then as it goes to the printer."""
    page = open_page(PAGE, theme="dark").page
    page.locator(".annotated-widget").first.scroll_into_view_if_needed()
    page.locator(".annotated-widget .annotated-view").first.wait_for()
    page.folds = page.evaluate(FOLDS)
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate(ON_PAPER)
    yield page
    page.emulate_media(media="screen", color_scheme="dark")


def test_the_sheet_and_the_screen_afterwards(sheet):
    for name in (".bd-sidebar-primary", ".bd-header-article", ".prev-next-footer"):
        for node in sheet.locator(name).all():
            expect(node).to_be_hidden()
    buttons = ".bd-article :is(button:not(.choice), input, select):visible"
    assert sheet.locator(buttons).count() == 0
    choices = sheet.locator("#check-yourself .choice")
    assert choices.count() and all(map(Locator.is_visible, choices.all()))
    assert choices.first.evaluate("(x) => getComputedStyle(x).borderTopWidth") == "0px"
    expect(sheet.get_by_role("heading", level=1)).to_be_visible()
    ground = "() => getComputedStyle(document.body).backgroundColor"
    assert sheet.evaluate("document.documentElement.dataset.theme") == "light"
    assert sheet.evaluate(ground) == "rgb(255, 255, 255)"
    place = sheet.locator(".annotated-widget").first
    expect(place.locator("img")).to_be_visible()
    expect(place.locator(".annotated-view")).to_have_count(0)
    notes = sheet.locator(".printed-note").all_text_contents()
    heads = sheet.locator(".printed-answers h3").all_text_contents()
    assert len(notes) == len(heads) >= 5
    assert notes == [f"{head} is at the end." for head in heads]
    assert len(set(heads)) == len(heads)
    answers = sheet.locator(".printed-answers details")
    for answer in answers.all():
        assert answer.evaluate("(x) => x.open && x.lastElementChild.clientHeight > 0")
    last = "() => document.querySelector('.bd-article').lastElementChild.className"
    assert sheet.evaluate(last) == "printed-answers"
    inside = "(x) => getComputedStyle(x).breakInside"
    for name in (".picture-frame", ".annotated-widget", ".formula-block"):
        assert sheet.locator(name).first.evaluate(inside) == "avoid", name
    sheet.evaluate(ON_SCREEN)
    assert sheet.evaluate(FOLDS) == sheet.folds
    assert sheet.locator(".printed-note, .printed-answers").count() == 0
    assert sheet.evaluate("document.documentElement.dataset.theme") == "dark"
    assert sheet.locator(".annotated-widget .annotated-view").count() > 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_page_without_answers_prints_too(open_page, theme):
    page = open_page("book/glossary.html", theme=theme).page
    page.evaluate(ON_PAPER)
    assert page.locator(".printed-answers").count() == 0
    page.evaluate(ON_SCREEN)
