"""Code on the pages of the site: the reader chooses the view."""

import pytest

from tests.browser.tabs import new_context
from tests.browser.visits import SITE

ATTENTION = "book/06-scaled-dot-product-attention.html"


@pytest.fixture
def page(browser):
    context = new_context(browser)
    yield context.new_page()
    context.close()


def listing(page):
    return page.locator(".two-views", has_text="def attention(")


def goto_when_stored(page, address):
    """A busy browser tells the next page late what the last one has stored."""
    for _ in range(20):
        page.goto(address)
        if page.evaluate("localStorage.getItem('listings')"):
            break
        page.wait_for_timeout(250)


def test_the_reader_chooses_the_view_for_all_listings_and_later_pages(page):
    page.goto(f"file://{SITE}/{ATTENTION}")
    assert "Float[" not in listing(page).inner_text()
    assert len(listing(page).locator("pre").inner_text().strip().splitlines()) <= 10
    listing(page).get_by_label("as it runs").check()
    assert "Float[" in listing(page).inner_text()
    goto_when_stored(page, f"file://{SITE}/{WITH_NAMES[1]}")
    for box in page.locator(".two-views").all():
        assert box.get_by_label("as it runs").is_checked()
        assert box.locator(".rest").first.is_visible()
    page.locator(".two-views").first.get_by_label("the idea").check()
    assert page.locator(".rest:visible").count() == 0


def test_the_view_can_be_chosen_without_javascript(browser):
    context = new_context(browser, java_script=False)
    page = context.new_page()
    page.goto(f"file://{SITE}/{ATTENTION}")
    assert "Float[" not in listing(page).inner_text()
    listing(page).get_by_label("as it runs").check()
    assert "Float[" in listing(page).inner_text()
    context.close()


LIT = """() => Object.fromEntries(["formula", "highlight", "picture"].map((kind) => [
    kind, [...document.querySelectorAll(`.${kind} .shining, .${kind}-block .shining`)].map((part) =>
        part.dataset.name ?? part.textContent)]))"""
WITH_NAMES = [
    ATTENTION,
    "book/07-splitting-and-joining-the-heads.html",
    "book/09-the-feed-forward-network.html",
]


def lit(page):
    return page.evaluate(LIT)


def test_a_name_is_lit_in_formula_code_and_picture_alike(open_page):
    visit = open_page(ATTENTION, scheme="file")
    page = visit.page
    formula = page.locator(".formula-block .katex-html .role-key").first
    formula.scroll_into_view_if_needed()
    visit.settle()  # what comes late would move it away from the pointer
    formula.hover()
    shown = lit(page)
    assert "key" in shown["highlight"] and "K" in shown["formula"]
    assert set(shown["highlight"]) <= {"key", "keys", "k", "w_k"}
    assert set(shown["picture"]) & {"keys", "k", "kᵀ"}
    listing(page).locator(".highlight .role-value").last.hover()
    shown = lit(page)
    assert "V" in shown["formula"] and "key" not in shown["highlight"]
    assert set(shown["picture"]) & {"values", "v"}
    page.locator(".picture:visible [data-name=weights]").first.hover()
    assert set(lit(page)["highlight"]) == {"weights"}
    page.locator("h1").hover()
    assert lit(page) == {"formula": [], "highlight": [], "picture": []}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_lit_has_an_outline(browser, theme):
    context = new_context(browser, theme)
    page = context.new_page()
    page.goto(f"file://{SITE}/{ATTENTION}")
    listing(page).get_by_role("button", name="query").focus()
    looks = page.locator(".shining").evaluate_all("""all => all.map((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return `${outlineStyle} ${outlineWidth}`;
    })""")
    assert len(looks) > 3 and set(looks) == {"solid 2px"}
    context.close()


@pytest.mark.parametrize("path", WITH_NAMES)
def test_names_can_be_shown_by_keyboard(page, path):
    page.goto(f"file://{SITE}/{path}")
    for button in page.locator(".names button").all():
        button.focus()
        shown = lit(page)
        assert shown["highlight"] and (shown["formula"] or shown["picture"])
    page.keyboard.press("Enter")
    assert button.get_attribute("aria-pressed") == "true"
    page.locator("h1").hover()
    assert lit(page) == shown  # it stays
    page.keyboard.press("Enter")
    assert button.get_attribute("aria-pressed") == "false"
    button.blur()
    page.locator("h1").hover()
    assert not any(lit(page).values())


def test_names_do_not_stand_on_other_text(page):
    for path in WITH_NAMES:
        page.goto(f"file://{SITE}/{path}")
        for box in page.locator(".two-views:has(.names)").all():
            code = box.locator("pre").bounding_box()
            names = box.locator(".names").bounding_box()
            assert code["y"] + code["height"] <= names["y"] + 1


def test_folds_say_what_is_in_them(page):
    for path in (ATTENTION, "book/08-masking.html"):
        page.goto(f"file://{SITE}/{path}")
        labels = page.locator("summary").all_inner_texts()
        assert labels and not any("code cell" in label for label in labels)
        assert labels.count("Imports") <= 2
        assert page.locator("details.fold details.fold").count() == 0
