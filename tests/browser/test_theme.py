"""What the site as a whole can do."""

import re
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.tabs import new_context
from tests.browser.visits import SITE

# Of all visible words outside of formulas and instruments, as large as they are drawn.
SIZES = """() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement: node } = texts.currentNode;
        const apart = ".katex, .annotated-widget, .chart, .skip-link, .visually-hidden, i, " +
            ".wide-picture";
        if (!data.trim() || !node.checkVisibility() || node.closest(apart)) continue;
        const svg = node.closest("svg");
        const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
        found.add(Math.round(scale * parseFloat(getComputedStyle(node).fontSize)));
    }
    return [...found];
}"""
FACES = "[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"


def test_a_page_has_six_sizes_of_text_in_the_faces_of_the_book(open_page):
    page = open_page("book/06-scaled-dot-product-attention.html", width=1280).page
    assert set(page.evaluate(SIZES)) <= {14, 15, 18, 22, 28, 40}
    page.evaluate("document.fonts.ready")
    faces = {face.strip('"') for face in page.evaluate(FACES)}
    assert faces >= {"Book Serif", "Book Sans", "Book Mono"}


def test_every_page_has_a_title_of_its_own():
    pages = sorted((SITE / "book").rglob("*.html"))
    heads = [page.read_text("utf-8").split("</head>")[0] for page in pages]
    titles = [re.search("<title>(.*?)</title>", head)[1] for head in heads]
    assert len(set(titles)) == len(titles) > 1
    assert "The Transformer, annotated" in titles  # once, on the front page


def test_head_and_foot_of_a_page(open_page):
    page = open_page("search.html?q=notation").page
    form = page.locator(".bd-search-container form")
    glass, box = (form.locator(tag).bounding_box() for tag in ("i", "input"))
    padding = "e => parseFloat(getComputedStyle(e).paddingLeft)"
    padding = form.locator("input").evaluate(padding)
    assert box["x"] + padding >= glass["x"] + glass["width"]
    page = open_page("book/03-tokens-and-batches.html", width=320).page
    for name in ("left-prev", "right-next"):
        link = page.locator(f".prev-next-area a.{name}")
        assert link.evaluate("e => e.scrollWidth <= e.clientWidth"), name
    page = open_page("book/notation.html").page
    page.keyboard.press("Control+k")
    expect(page.locator("#pst-search-dialog input")).to_be_focused()
    page.keyboard.type("heads")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=heads")
    page = open_page("book/notation.html").page
    page.keyboard.press("Tab")
    assert page.locator(":focus").get_attribute("href") == "#main-content"
    page.keyboard.press("Enter")
    assert page.evaluate("location.hash") == "#main-content"


def test_colour_mode_can_be_chosen_and_is_kept(open_page):
    page = open_page("book/notation.html", context=new_context).page
    button = page.get_by_role("button", name="Colour mode")
    for _ in range(3):  # automatic, light, dark in some order
        button.click()
        if page.evaluate("document.documentElement.dataset.mode") == "dark":
            break
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_still_is_as_light_as_its_page(browser, theme):
    context = new_context(browser, theme, java_script=False)
    page = context.new_page()
    page.goto(f"file://{SITE}/book/07-splitting-and-joining-the-heads.html")
    still = page.locator(".annotated-widget img").first
    still.scroll_into_view_if_needed()
    picture = Image.open(BytesIO(still.screenshot())).convert("L")
    ground = picture.getpixel((2, picture.height - 2))
    assert ground > 230
    context.close()
