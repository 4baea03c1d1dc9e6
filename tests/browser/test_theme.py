"""What the site as a whole can do."""

from playwright.sync_api import expect


def test_search_finds_a_page(open_page):
    visit = open_page("search.html?q=notation")
    results = visit.page.locator("#search-results li a")
    results.first.wait_for()
    assert "Notation" in results.first.inner_text()
    visit.page.wait_for_load_state("networkidle")  # it quotes from the pages it found
    assert visit.problems == []


def test_search_opens_from_the_keyboard(open_page):
    page = open_page("book/notation.html").page
    page.keyboard.press("Control+k")
    expect(page.locator("#pst-search-dialog input")).to_be_focused()
    page.keyboard.type("heads")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=heads")


def test_skip_link_comes_first_and_leads_to_the_text(open_page):
    page = open_page("book/notation.html").page
    page.keyboard.press("Tab")
    assert (
        page.evaluate("document.activeElement.getAttribute('href')") == "#main-content"
    )
    page.keyboard.press("Enter")
    assert page.evaluate("location.hash") == "#main-content"


def test_colour_mode_can_be_chosen_and_is_kept(open_page):
    page = open_page("book/notation.html", theme="light").page
    button = page.get_by_role("button", name="Colour mode")
    for _ in range(3):  # automatic, light, dark in some order
        button.click()
        if page.evaluate("document.documentElement.dataset.mode") == "dark":
            break
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
