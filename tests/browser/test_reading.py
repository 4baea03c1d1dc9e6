"""What was read, and where a reader stopped: shown when there is something, and forgotten."""

from functools import partial

import pytest
from playwright.sync_api import expect

from scripts.notebooks import chapters
from tests.browser.tabs import load, new_context

CHAPTER, FRONT, OTHER = (
    f"{name}.html" for name in ("book/08-masking", "index", "book/notation")
)
HEADING = "Three short functions make all masks"
KEPT = "() => Object.keys(localStorage).filter((key) => /read/.test(key)).sort()"
TO_MIDDLE = "(node) => node.scrollIntoView({ block: 'start', behavior: 'instant' })"


@pytest.fixture(params=[("light", 1280), ("dark", 390)])
def reader(open_page, request):
    """A browser of its own, which keeps what it is told."""
    visit = open_page(CHAPTER, *request.param, context=new_context)
    visit.go = lambda path: load(visit.page, visit.home + path)
    return visit


def test_nothing_is_shown_before_there_is_something(reader):
    reader.go(FRONT)
    reader.go(CHAPTER)
    assert reader.page.locator(".reading, .resume, .read-mark").count() == 0
    assert reader.page.evaluate(KEPT) == []


def test_a_reader_comes_back_to_the_place(reader):
    page = reader.page
    page.get_by_role("heading", name=HEADING).evaluate(TO_MIDDLE)
    reader.go(FRONT)
    line = page.locator("article > .resume")
    expect(line).to_have_text(f"You stopped at {HEADING} (8 · Masking)")
    assert reader.axe() == []
    line.get_by_role("link").click()
    assert page.url.endswith(f"{CHAPTER}#three-short-functions-make-all-masks")
    expect(line).to_have_count(0)
    reader.go(CHAPTER)
    expect(line).to_have_text(f"You stopped at {HEADING}")
    reader.go(OTHER)
    expect(line).to_have_count(0)
    expect(page.locator(".reading")).to_contain_text(f"{HEADING} (8 · Masking)")
    expect(page.get_by_label("chapters read")).to_have_count(0)


def test_a_chapter_read_to_its_end_counts_and_is_forgotten(reader):
    page = reader.page
    page.locator(".prev-next-footer").scroll_into_view_if_needed()
    mark = partial(page.locator, ".bd-docs-nav .read-mark")
    expect(mark()).to_have_count(1)
    reader.go(OTHER)
    if page.viewport_size["width"] < 600:
        page.locator(".primary-toggle").click()
    box = page.locator(".reading")
    expect(box.get_by_label("chapters read")).to_have_js_property("value", 1)
    expect(box).to_contain_text(f"1 of {len(chapters())} chapters read")
    expect(box).to_contain_text("Next for you: 9 · The feed-forward network")
    assert page.evaluate(KEPT) == ["chapters-read", "reading-place"]
    assert reader.axe() == []
    box.get_by_role("button", name="Forget what I have read").click()
    expect(box).to_have_count(0)
    expect(mark()).to_have_count(0)
    assert page.evaluate(KEPT) == []
