"""What is shown of every page when its link is shared, and the page for wrong addresses."""

import re
from functools import cache
from threading import Thread
from urllib.parse import urljoin

import matplotlib.image
import pytest
from bs4 import BeautifulSoup
from playwright.sync_api import expect

from book.extensions.cards import HIGH, WIDE
from scripts.serve import make_server
from tests.browser.tabs import leave_tab, load, new_context, take_tab
from tests.browser.visits import SITE, Visit, all_pages

PAGES = [page for page in all_pages() if page.startswith("book/")]


@cache
def head_of(page):
    html = (SITE / page).read_text("utf-8").partition("</head>")[0]
    return BeautifulSoup(html, "html.parser")


def told(page, name):
    (tag,) = head_of(page).select(f'meta[property="{name}"], meta[name="{name}"]')
    return tag["content"]


@pytest.mark.parametrize("page", ["index.html", *PAGES])
def test_a_link_to_it_has_title_description_and_picture(page):
    title = head_of(page).title.text
    assert title.startswith(told(page, "og:title"))
    description = told(page, "og:description")
    assert 30 < len(description) <= 200
    assert told(page, "description") == description
    assert told(page, "twitter:card") == "summary_large_image"
    size = [told(page, f"og:image:{side}") for side in ("width", "height")]
    assert size == [str(WIDE), str(HIGH)]
    assert told(page, "og:image:alt")
    image = told(page, "og:image")
    at_home = re.sub(r"^https://[^/]+/(?:[^/_]+/)?", "/", image)
    seen = matplotlib.image.imread(SITE / urljoin(f"/{page}", at_home)[1:])
    assert seen.shape[:2] == (HIGH, WIDE)
    assert seen.shape[2] == 3 or (seen[..., 3] == 1).all(), "the ground is not opaque"


def test_titles_pictures_and_icons_of_all_pages():
    for name in ("og:title", "og:description", "og:image"):
        found = [told(page, name) for page in PAGES]
        assert len(set(found)) == len(found) > 20, name
    for page in all_pages():
        links = head_of(page).select('link[rel~="icon"], link[rel="apple-touch-icon"]')
        names = [link["href"].split("/")[-1].partition("?")[0] for link in links]
        icons = ["apple-touch-icon.png", "favicon.ico", "favicon.svg"]
        assert sorted(names) == icons, page
    seen = matplotlib.image.imread(SITE / "_static/apple-touch-icon.png")
    assert seen.shape[:2] == (180, 180)
    assert seen.shape[2] == 3 or (seen[..., 3] == 1).all()


@pytest.fixture(params=["nowhere", "book/06-attention.html", "a/b/c/"])
def lost(request, browser, tmp_path):
    """A visit of an address that the site does not have, at the root that the page names."""
    root = re.search(r'data-content_root="([^"]+)"', not_found())[1]
    place = tmp_path / root.strip("/")
    if place != tmp_path:
        place.symlink_to(SITE)
    server = make_server(SITE if place == tmp_path else tmp_path)
    Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_address[1]}{root}"
    visit = Visit(take_tab(browser, context=new_context), home)
    visit.watch()
    answer = {"status": 404, "body": not_found(), "content_type": "text/html"}
    address = f"{home}{request.param}"
    visit.page.route(address, lambda route: route.fulfill(**answer))
    visit.page.goto(home + request.param)
    yield visit
    leave_tab(visit.page)
    server.shutdown()


def not_found():
    return (SITE / "404.html").read_text("utf-8")


def test_a_wrong_address_shows_a_page_of_the_book(lost):
    page = lost.page
    expect(page.get_by_role("heading", level=1)).to_have_text("This page is not here")
    page.wait_for_load_state("networkidle")
    # The address itself is missing, and no file that the page asks for.
    assert [problem for problem in lost.problems if "404" not in problem] == []
    missing = [p for p in lost.problems if p.startswith("404:")]
    assert missing in ([], [f"404: {page.url}"])
    assert lost.axe() == []
    looks = page.locator("h1").evaluate("(node) => getComputedStyle(node).fontFamily")
    assert "Book Serif" in looks
    address = "/book/06-scaled-dot-product-attention.html"
    page.locator(f".not-found a[href$='{address}']").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Scaled dot-product")


def test_a_wrong_address_fits_a_telephone_and_offers_the_search(lost):
    page = lost.page
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert '<meta name="robots" content="noindex">' in page.content()
    page = lost.page
    page.get_by_label("Search this book").last.fill("masking")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=masking")
    page.locator(".search-hits li a").first.wait_for()


def test_a_teachers_demonstrations_open_as_they_say(open_page):
    """Each link of the plan sets a widget: what its address says is read, and kept."""
    visit = open_page("book/teaching.html", "light", 1280)
    links = visit.page.locator("article a[href*='?']")
    addresses = links.evaluate_all(
        "links => links.map((link) => link.getAttribute('href'))"
    )
    assert len(addresses) >= 7
    for address in addresses:
        load(visit.page, f"{visit.home}book/{address}")
        widget, setting = re.search(r"\?(\w+)\.([^#]+)", address).groups()
        visit.page.locator(
            f'[data-widget="{widget}"]'
        ).first.scroll_into_view_if_needed()
        own = visit.page.locator(f'[data-widget="{widget}"] .address').first
        expect(own.get_by_role("link")).to_have_attribute(
            "href", re.compile(re.escape(setting))
        )
        expect(own).not_to_contain_text("could not be read")
