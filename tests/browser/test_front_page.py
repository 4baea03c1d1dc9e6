"""The front page: a model at work, a first step, and nothing that moves under the reader's eyes."""

import re

import pytest

from tests.browser.visits import SITE, all_pages

SHIFTS = """() => new Promise((done) => {
    let shift = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(shift), 500);
})"""


def front_page():
    """Wherever the site has it: the page that begins with the title of the book."""
    title = 'id="the-transformer-annotated"'
    pages = (p for p in all_pages() if title in (SITE / p).read_text("utf-8"))
    return next(pages, "the site has no front page")


def high(width):
    return 844 if width < 500 else 720


@pytest.fixture
def front(open_page):
    def front(width, theme="light"):
        visit = open_page(front_page(), width=width, theme=theme)
        visit.page.set_viewport_size({"width": width, "height": high(width)})
        visit.page.locator(".live-translator .stage li").first.wait_for()
        return visit

    return front


@pytest.mark.parametrize("width", [1280, 1000, 600, 390])
def test_nothing_moves_when_the_widget_wakes(front, width):
    """On a first visit the typefaces come after the words: 0.1 counts as good."""
    page = front(width).page
    assert page.evaluate(SHIFTS) < 0.1
    page.reload()
    page.locator(".live-translator .stage li").first.wait_for()
    assert page.evaluate(SHIFTS) < 0.01


@pytest.mark.parametrize("width", [1920, 1280, 390, 360])
def test_the_first_screen(front, width):
    """The model at work, from what is typed to what it says, before any prose."""
    page = front(width).page
    start = page.get_by_role("link", name="start with chapter 1")
    assert start.get_attribute("href") == "01-the-machine-on-one-page.html"
    bottom = lambda node: node.evaluate("(x) => x.getBoundingClientRect().bottom")  # noqa: E731
    last = ".stage" if width < 500 else ".breaks"
    for node in (start, page.get_by_label("An English number"), page.locator(last)):
        assert bottom(node) < high(width)
    if width > 500:
        assert page.locator(".live-translator").bounding_box()["width"] > 900
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    room = page.locator(".annotated-widget").first.bounding_box()["height"]
    awake = page.locator(".live-translator").bounding_box()["height"]
    assert 0 <= room - awake < 140  # no large hole below it, either


def test_chapters_are_reached_from_the_root(open_page):
    """The same page stands at the root of the site, where a chapter is in a folder."""
    page = open_page("index.html").page
    page.get_by_role("radio", name="positions").check()
    link = page.locator(".why").get_by_role("link")
    link.wait_for()
    path = page.evaluate("document.querySelector('.why a').href")
    assert path.endswith("/book/05-positional-encoding.html")
    page = page.locator("svg.picture a").first.get_attribute("href")
    assert page == "book/01-the-machine-on-one-page.html"


@pytest.mark.parametrize("width", [1280, 390])
def test_the_map_is_made_of_links(front, width):
    page = front(width).page
    links = page.locator("svg.picture:visible a")
    pages = links.evaluate_all("all => all.map((link) => link.getAttribute('href'))")
    assert sorted(int(name[:2]) for name in pages) == list(range(1, 24))
    assert page.get_by_role("link", name="6 Attention").count() == 1
    links.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/01-the-machine-on-one-page.html")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_five_minutes_of_a_newcomer(front, theme):
    visit = front(1280, theme)
    page = visit.page
    verdict = page.locator(".verdict")
    assert verdict.text_content().startswith("Right: “four hundred and fifty seven”")
    page.get_by_role("radio", name="the scale").check()
    page.locator(".verdict.wrong", has_text="became “vierhundertfünfzig”").wait_for()
    page.get_by_role("radio", name="one head").check()
    page.locator(".why").get_by_role("button", name="1107").click()
    page.locator(
        ".verdict.wrong", has_text="siebenhundertsiebenhundertsieben"
    ).wait_for()
    page.get_by_role("radio", name="nothing").check()
    page.get_by_role("button", name="twelve hundred").click()
    page.locator(".verdict.wrong", has_text="became “zwölf”").wait_for()
    assert "It is “eintausendzweihundert” or “zwölfhundert”." in verdict.text_content()
    assert "62 to 38" in page.locator(".sure").text_content()
    page.get_by_label("An English number").fill("fourty")
    page.keyboard.press("Enter")
    page.get_by_role("alert").filter(has_text="Did you mean “forty”?").wait_for()
    assert page.locator(".answered[inert]").count() == 1
    page.get_by_label("An English number").fill("6,249")
    page.keyboard.press("Enter")
    page.locator(".verdict.right").wait_for()
    page.get_by_role("radio", name="positions").check()
    name = "zweiundvierzigtausendsechshundertzwei"
    page.locator(".verdict.wrong", has_text=name).wait_for()
    assert visit.axe_of_widget() == []
    page.get_by_role("radio", name="the causal mask").check()
    page.locator(".why", has_text="a loss of 0.000").wait_for()
    page.get_by_role("link", name=re.compile("Chapter 8")).click()
    page.wait_for_url("**/08-masking.html")
    page.go_back()
    page.get_by_role("link", name="Start here").click()
    page.wait_for_url("**/01-the-machine-on-one-page.html")
    assert visit.problems == [] and visit.foreign == []
