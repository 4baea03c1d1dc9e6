"""What holds for every page of the site."""

import re
from functools import cache, lru_cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlparse

import nbformat
import pytest
from lxml import html

from gauntlet.site_faults import SITE_FAULTS
from scripts.notebooks import all_notebooks, chapters, companions_of, relative_name
from tests.browser.tabs import leave_tab
from tests.browser.visits import SITE, all_pages

PAGES = all_pages()
HEAVIEST = 285_000  # bytes, gzipped
# What web.dev calls poor. A page whose letters come late stays below.
MOST_SHIFT = 0.25
SOURCE = [path for path in PAGES if path.startswith("_modules/")]
BOOK = [path for path in PAGES if path not in SOURCE]


def looked_at():
    """Of the package's source, whose pages are all alike: its list, the longest, and some."""
    longest = max(SOURCE, key=lambda path: (SITE / path).stat().st_size, default=None)
    some = {"_modules/index.html", longest, *(fault.file for fault in SITE_FAULTS)}
    return [path for path in SOURCE if path in some]


@pytest.fixture(scope="module", params=PAGES)
def path(request):
    """All tests of one page follow each other, so that it is parsed once."""
    return request.param


@lru_cache(maxsize=2)
def parsed(path):
    return html.document_fromstring((SITE / path).read_text("utf-8"))


@cache
def places_on(path):
    text = (SITE / path).read_text("utf-8")  # many pages lead here: without a parser
    return {unescape(name) for name in re.findall(r'<[^<>]* id="([^"]*)"', text)}


def test_there_are_pages():
    assert len(PAGES) >= 4, "run `make book` first"


# Each theme, each width, and each way to come by a page once: from a server, and from a file.
LOOKS = [(path, "dark", 390, "http") for path in [*BOOK, *looked_at()]]
LOOKS += [(path, "light", 1280, "file") for path in BOOK]
CHAPTER = re.compile(r"book/(deeper/)?\d\d-")
MAIN_PATH = re.compile(r"/book/\d\d-")
# Of the height of the text, what is drawn: pictures, charts, widgets.
SHARE_OF_PICTURES = """() => {
    const article = document.querySelector("article");
    const drawn = [...article.querySelectorAll("svg, img, canvas, figure, .annotated-view")]
        .filter((node) => node.checkVisibility())
        .map((node) => node.getBoundingClientRect())
        .filter(({ width, height }) => width > 80 && height > 40)
        .sort((a, b) => a.top - b.top);
    let [sum, end] = [0, -Infinity];
    for (const { top, bottom } of drawn) {
        sum += Math.max(0, bottom - Math.max(top, end));
        end = Math.max(end, bottom);
    }
    return sum / article.getBoundingClientRect().height;
}"""
TOO_WIDE = """async () => {
    const folds = [...document.querySelectorAll("details:not([open])")];
    const fold = (open) => {
        for (const details of folds) details.open = open;
        window.dispatchEvent(new Event("resize"));
    };
    fold(true);
    await new Promise((done) => setTimeout(done, 100)); // faces that only a fold needs
    await document.fonts.ready;
    const boxes = "article :is(pre, .cell_output .output, .pst-scrollable-table-container)";
    const found = [...document.querySelectorAll(boxes)]
        .filter((box) => box.scrollWidth > box.clientWidth + 1 && !box.closest(".annotated-view"))
        .map((box) => ({
            text: box.textContent.slice(0, 80),
            python: box.closest(".highlight-python") !== null,
            fades: box.matches(".more-right") || box.querySelector(".more-right") !== null,
            reached: box.tabIndex === 0,
        }));
    fold(false);
    return found;
}"""
FACTS = Path(__file__).with_name("page_facts.js").read_text("utf-8")
SHIFT = """() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().reduce((sum, { value }) => sum + value, 0);
}"""


@pytest.fixture(scope="module", params=LOOKS, ids=lambda look: "-".join(map(str, look)))
def visit(request, visit_page):
    path, *look = request.param
    visit = visit_page(path, *look, small=True)  # no test of these has a pointer
    visit.shift = visit.page.evaluate(
        SHIFT
    )  # before the folds open, which moves the text
    # Before the page is scrolled through, since code stands for a widget until it is alive.
    visit.too_wide = visit.page.evaluate(TOO_WIDE) if CHAPTER.match(path) else []
    visit.scroll_through()
    yield visit
    leave_tab(visit.page)


def test_asks_no_other_server(visit):
    assert visit.foreign == []


def test_has_no_errors(visit):
    assert visit.problems == []


def test_is_accessible(visit):
    assert visit.axe() == []


def test_fits_the_screen(visit):
    width = visit.page.evaluate("document.documentElement.scrollWidth")
    assert width <= visit.page.viewport_size["width"]


def test_nothing_moves_while_it_loads(visit):
    assert visit.shift < MOST_SHIFT


def test_no_code_and_no_output_is_cut_off(visit):
    """A telephone wraps code, and shows that output and tables scroll."""
    is_telephone = visit.page.viewport_size["width"] == 390
    for box in visit.too_wide:
        assert is_telephone and not box["python"], box
        assert box["fades"] and box["reached"], box


def test_a_seventh_of_a_chapter_is_picture(visit):
    page = visit.page
    if MAIN_PATH.search(page.url) and page.viewport_size["width"] == 1280:
        assert page.evaluate(SHARE_OF_PICTURES) >= 1 / 7


def test_is_light(visit, record_property):
    n_files, total = visit.at_first
    record_property("weight", (visit.page.url.removeprefix(visit.home), total, n_files))
    assert total <= HEAVIEST


def test_keyboard_focus_is_visible(visit):
    page = visit.page
    for stop in range(12):
        page.keyboard.press("Tab")
        look = page.evaluate(
            """() => {
                const style = getComputedStyle(document.activeElement);
                const outline = style.outlineStyle !== "none" && style.outlineWidth !== "0px";
                return { tag: document.activeElement.outerHTML.slice(0, 100),
                         visible: outline || style.boxShadow !== "none" };
            }"""
        )
        if look["tag"].startswith("<body"):
            break  # round once
        assert look["visible"], f"stop {stop}: {look['tag']}"


# After the test before: it moves the focus.
def test_all_can_be_seen_read_and_used(visit):
    facts = visit.page.evaluate(f"() => {{ {FACTS}; return pageFacts(); }}")
    assert {name: found for name, found in facts.items() if found} == {}


def test_links_lead_somewhere(path):
    for link in parsed(path).iter("a", "img", "script", "link", "source"):
        if link.get("rel") == "canonical":
            continue  # the page's own address, where the site has one
        address = link.get("href") or link.get("src") or ""
        url = urlparse(address)
        leads_out = link.tag == "a" and url.scheme in ("https", "mailto")
        if url.scheme == "data" or leads_out:
            continue
        assert not url.scheme and not url.netloc, f"{link.tag} asks for {address}"
        target = (SITE / path).parent / unquote(url.path) if url.path else SITE / path
        assert target.exists(), f"{address} is missing"
        if url.fragment and target.suffix == ".html":
            places = places_on(target.resolve().relative_to(SITE.resolve()))
            assert unquote(url.fragment) in places, f"{address}: no such place"


def test_pictures_have_a_text_alternative(path):
    for image in parsed(path).iterfind(".//main//img"):
        assert image.get("alt", "").strip(), f"no text for {image.get('src')[:80]}"


def test_has_a_language_and_a_title(path):
    page = parsed(path)
    assert page.get("lang"), "no language"
    assert page.findtext("head/title", "").strip(), "no title"


def test_scripts_may_ask_no_other_server(path):
    """Even one that slips in later: the page itself forbids it."""
    (policy,) = parsed(path).iterfind('.//meta[@http-equiv="Content-Security-Policy"]')
    rules = policy.get("content").split("; ")
    assert "default-src 'none'" in rules and "connect-src 'self'" in rules
    assert not re.search(r"https?:|\*", policy.get("content"))


def way_on(page):
    (area,) = page.find_class("prev-next-area")
    return area.xpath(".//a/@href")


@pytest.mark.parametrize("notebook", chapters(), ids=relative_name)
def test_the_way_on_leads_from_chapter_to_chapter(notebook):
    number = int(notebook.name[:2])
    page = parsed(f"book/{notebook.stem}.html")
    for address in [*page.xpath("//a[@rel]/@href"), *way_on(page)]:
        assert "deeper/" not in address
    for companion in companions_of(notebook):
        back, *on = way_on(parsed(f"book/deeper/{companion.stem}.html"))
        assert back == f"../{notebook.stem}.html"
        assert number == len(chapters()) or f"/{number + 1:02}-" in on[0]


def printed(notebook):
    """The texts under the cells of a notebook, as far as no picture or HTML is shown instead."""
    for cell in nbformat.read(notebook, as_version=4).cells:
        hidden = {"remove-cell", "remove-output"} & set(cell.metadata.get("tags", []))
        for output in [] if hidden else cell.get("outputs", []):
            data = output.get("data", {"text/plain": output.get("text", "")})
            if data.keys() == {"text/plain"}:
                yield data["text/plain"].strip()


@pytest.mark.parametrize("notebook", all_notebooks(), ids=relative_name)
def test_shows_what_the_chapter_stores(notebook):
    """And nbval has run the chapter and found the same."""
    page = parsed(f"book/{relative_name(notebook)}.html")
    outputs = page.find_class("cell_output")
    shown = "\n".join(pre.text_content() for box in outputs for pre in box.iter("pre"))
    for text in printed(notebook):
        assert text in shown
