"""What holds for each widget: it bears anything, in every browser, on the site and alone."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlencode

import pytest

from annotated_book import widgets
from tests.browser import widget_page
from tests.browser.other_browsers import EXERCISE, HERE, in_firefox, in_webkit
from tests.browser.particulars import ADDRESSED, HOSTILE, STATES
from tests.browser.tabs import draw_small, new_context, shared_context
from tests.browser.visits import SITE, all_pages
from tests.browser.widget_page import axe, chapters_with, example, make_page

MOVES = 200
FEWER = 40  # in other browsers
SEED = 5
EXERCISE_CALL = f"(given) => ({EXERCISE})(...given)"
NAMES = "exercise.js", "contracts.js"
CONTRACTS = "".join((HERE / name).read_text("utf-8") for name in NAMES)
UNFOLD = "document.querySelectorAll('details').forEach((fold) => (fold.open = true))"
PLACE = re.compile(r'data-widget="(\w+)"')
SMALLEST = 24  # pixels, for a finger: WCAG 2.2, success criterion 2.5.8
SMALL = """smallest => [...document.querySelectorAll(
    ".annotated-view :is(input, select, textarea, button, summary, a, [tabindex])"
)].filter((node) => node.checkVisibility() && !node.matches("p[tabindex], div[tabindex]"))
    .filter((node) => !node.matches(".parameter-calculator .part")) // its size is its number
    .map((node) => (node.matches("[type=checkbox], [type=radio]") && node.labels[0]) || node)
    .filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        return Math.min(width, height) < smallest;
    }).map((node) => node.outerHTML)"""
GRIDS = ":is(table.grid, table.heat-map)"
PLACE_IN_GRID = """(node) => [node.closest("tr")?.rowIndex ?? -1,
    [...node.parentElement.children].indexOf(node)]"""
SLIDERS = ".annotated-view [type=range]:enabled:visible"
BOXES = ".annotated-view [type=checkbox]:enabled:visible"
CELLS = ".annotated-view .grid .number[aria-label]:visible"
# What a screen reader hears from now on: each text that comes into a live region.
LISTEN = """() => {
    const regionOf = ({ target }) => {
        const node = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
        return node?.closest?.("[aria-live], [role=status], [role=alert]");
    };
    window.heard = [];
    new MutationObserver((changes) => {
        for (const region of new Set(changes.map(regionOf)))
            if (region?.textContent && region.ariaLive !== "off") heard.push(region.textContent);
    }).observe(document, { childList: true, characterData: true, subtree: true });
}"""
ODD = ["<img src=x onerror=alert(1)>", "'\"><x-evil>1</x-evil>", "9" * 400]
ODD += ["__proto__", "NaN", "-1e999", "%00"]
shown = cache(example)  # as it opens; nobody changes it
every_widget = pytest.mark.parametrize("name", widgets.__all__)


@pytest.fixture(scope="module")
def chromium(browser):
    """Open a page, run exercise.js on a widget."""
    problems, tabs, opened = [], {}, {}

    def tab(width):
        if width not in tabs:
            tabs[width] = shared_context(browser, width=width, height=900).new_page()
            tabs[width].set_default_timeout(120_000)
            draw_small(tabs[width])  # exercise.js has no pointer
            tabs[width].on("pageerror", lambda error: problems.append(str(error)))
            tabs[width].on("console", note)
        return tabs[width]

    def note(message):
        if message.type in ("error", "warning"):
            problems.append(message.text)

    @cache
    def chromium(url, which=0, seed=SEED, times=FEWER, width=800, stay=False, query=""):
        page = tab(width)
        try:
            if not stay or opened.get(width) != url:
                # What the page before still complains of is not this one's.
                page.goto("about:blank")
                problems.clear()
                page.goto(url)
                opened[width] = url
            if query:
                page.wait_for_selector(".annotated-view > *")
                page.evaluate(widget_page.ANEW, query)
            answer = page.evaluate(EXERCISE_CALL, [which, seed, times])
            answer["width"] = page.evaluate("document.documentElement.scrollWidth")
        except Exception:
            tabs.pop(width).close()  # it may have crashed: a second try gets its own
            opened.pop(width, None)
            raise
        told, problems[:] = [*problems], []
        return answer | {"problems": told}

    yield chromium
    for page in tabs.values():
        page.close()


@pytest.fixture(scope="module")
def page_of(tmp_path_factory):
    @cache
    def page_of(name):
        folder = tmp_path_factory.mktemp(name)
        make_page(folder, shown(name))
        return (folder / "page.html").as_uri()

    return page_of


def bears_it(answer, times):
    assert answer["problems"] == [] and answer["foreign"] == []
    assert answer["markup"] == 0
    assert len(answer["told"]) == times
    assert all(text.strip() for _, text in answer["told"])


@every_widget
def test_bears_any_state(name, chromium, page_of):
    answer = chromium(page_of(name), times=MOVES, width=390)
    bears_it(answer, MOVES)
    assert len({text for _, text in answer["told"]}) > 10, "hardly anything changed"
    assert answer["width"] <= 390


def places(half):
    """Half of the places of each kind of widget, at most two: (page, number on the page)."""
    found = {name: [] for name in widgets.__all__}
    for path in filter(lambda path: path.startswith("book/"), all_pages()):
        names = PLACE.findall((SITE / path).read_text("utf-8"))
        for which, name in enumerate(names):
            found[name].append((path, which))
    turns = enumerate(found.values(), start=half)
    return sorted(place for n, some in turns for place in some[n % 2 :: 2][:2])


@dataclass
class OtherBrowser:
    run: Callable
    alone: dict  # name -> what it is asked of this widget, in a file that `save_html` wrote
    chapters: list  # and of widgets on the site's own pages
    told: dict | None = None

    def answer(self, task):
        if self.told is None:
            tasks = [*self.alone.values(), *self.chapters]
            self.told = dict(zip(tasks, self.run(tasks), strict=True))
        # Who asks twice, since a busy browser was late, gets one of its own.
        return self.told.pop(task, None) or self.run([task])[0]


@pytest.fixture(
    scope="module", params=[(in_firefox, 0), (in_webkit, 1)], ids=["Firefox", "WebKit"]
)
def other_browser(request, tmp_path_factory):
    run, half = request.param
    folder = tmp_path_factory.mktemp("alone")
    save = lambda name: shown(name).save_html(folder / f"{name}.html").as_uri()  # noqa: E731
    alone = {name: (save(name), 0, SEED, FEWER) for name in widgets.__all__}
    pages = [((SITE / path).as_uri(), which) for path, which in places(half)]
    return OtherBrowser(run, alone, [(*page, SEED, 8) for page in pages])


@every_widget
def test_the_same_from_one_file(name, other_browser, chromium, page_of):
    answer = other_browser.answer(other_browser.alone[name])
    bears_it(answer, FEWER)
    assert answer["told"] == chromium(page_of(name))["told"]
    if answer["hasSlider"]:
        assert answer["slider"] > 0, "the arrow key moved nothing"


def test_the_same_in_the_chapters(other_browser, chromium):
    assert len(other_browser.chapters) >= len(widgets.__all__) / 2
    for task in other_browser.chapters:
        answer = other_browser.answer(task)
        bears_it(answer, 8)
        assert answer["told"] == chromium(*task, stay=True)["told"], task


@every_widget
def test_hostile_addresses_are_left_out(name, chromium, page_of):
    page = page_of(name)
    names = [f"{name}.{trait}" for trait in shown(name).traits(page=True)]
    assert names
    for text in ODD:
        query = urlencode(dict.fromkeys([*names, f"{name}.constructor"], text))
        bears_it(chromium(page, times=2, stay=True, query=f"?{query}"), 2)


@every_widget
def test_by_touch(name, browser, page_of):
    size = {"width": 390, "height": 800}
    page = browser.new_page(viewport=size, has_touch=True, is_mobile=True)
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(page_of(name))
    page.locator(".annotated-view").wait_for()
    assert page.evaluate(SMALL, SMALLEST) == []
    for i in range(page.locator(BOXES).count()):
        box = page.locator(BOXES).nth(i)
        was = box.is_checked()
        box.tap()
        assert box.is_checked() != was
    for i in range(page.locator(SLIDERS).count()):
        slider = page.locator(SLIDERS).nth(i)
        if slider.evaluate("node => node.max - node.min") < 1:
            continue
        for share, most in (0.98, True), (0.02, False):
            place = slider.bounding_box()
            spot = {"x": share * place["width"], "y": place["height"] / 2}
            slider.tap(position=spot)
            assert slider.evaluate("node => node.value === node.max") == most
    if page.locator(CELLS).count():
        cell = page.locator(CELLS).last
        says = cell.get_attribute("aria-label")
        cell.tap()
        assert says.rstrip(".") in page.locator(".annotated-view").inner_text()
    page.close()
    assert problems == []


@pytest.fixture
def page(browser):
    page = shared_context(browser, height=720).new_page()
    yield page
    page.close()


def opened(page, address):
    page.goto(address)
    page.locator(".annotated-view").wait_for()


@every_widget
@pytest.mark.parametrize("width, root", [(320, 16), (390, 32)])
def test_nothing_sticks_out(name, width, root, page, page_of):
    page.set_viewport_size({"width": width, "height": 900})
    opened(page, page_of(name))
    page.evaluate(UNFOLD)
    page.evaluate(f"document.documentElement.style.fontSize = '{root}px'")
    page.evaluate("document.body.style.margin = '1rem'")
    page.wait_for_timeout(100)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    size = "getComputedStyle(document.querySelector('.verdict, .says, .told')).fontSize"
    assert page.evaluate(size) == f"{15 * root // 16}px"


@every_widget
def test_on_paper(name, page, page_of):
    page.emulate_media(media="print")
    opened(page, page_of(name))
    styles = page.locator(".annotated-view, .annotated-view *").evaluate_all(
        """all => all.map((node) => getComputedStyle(node))
            .map((style) => [style.position, style.printColorAdjust])"""
    )
    assert not {"sticky", "fixed"} & {position for position, _ in styles}
    assert {adjust for _, adjust in styles} == {"exact"}


@pytest.fixture
def hurried(browser):
    """A page whose clock the test moves on: nobody waits for it. No other page shares it."""
    context = new_context(browser, height=720)
    page = context.new_page()
    page.clock.install()
    yield page
    context.close()


@every_widget
def test_is_not_noisy(name, hurried, page_of):
    """While a slider moves a screen reader is left alone; then it says what is so now."""
    page = hurried
    opened(page, page_of(name))
    page.evaluate(LISTEN)
    sliders = page.locator(SLIDERS)
    for i in range(sliders.count()):
        before = page.locator(".verdict, .error").all_text_contents()
        slider = sliders.nth(i)
        rises = slider.evaluate("node => node.value - node.min < node.max - node.value")
        slider.focus()
        for _ in range(10):
            page.keyboard.press("ArrowRight" if rises else "ArrowLeft")
        page.clock.run_for(1500)
        heard = page.evaluate("heard.splice(0)")
        assert len(heard) <= 2
        says = page.locator(".verdict, .error").all_text_contents()
        if says != before:
            assert heard and heard[-1] in says


class Alone:
    """A page with one or two widgets of a kind, which can start anew at any address."""

    def __init__(self, browser, folder, *shown):
        make_page(folder, *shown)
        self.page = shared_context(browser, width=800, height=900).new_page()
        self.page.set_default_timeout(60_000)
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda message: self.problems.append(message.text))
        self.page.goto((folder / "page.html").as_uri())

    def start(self, query="", width=800, theme="light"):
        """Its widgets start anew; returns what is drawn then."""
        self.page.set_viewport_size({"width": width, "height": 900})
        self.page.emulate_media(color_scheme=theme)
        self.page.locator(".annotated-view > *").first.wait_for()
        self.page.evaluate(widget_page.ANEW, query or "?")
        return self.seen()

    def call(self, function, *arguments):
        """What a function of contracts.js gives, for these arguments."""
        code = f"async (given) => {{ {CONTRACTS}; return await {function}(...given); }}"
        return self.page.evaluate(code, [*arguments])

    def seen(self, which=0):
        return self.call("seen", which)


@pytest.fixture(scope="module", params=widgets.__all__)
def name(request):
    return request.param


@pytest.fixture(scope="module")
def page_alone(browser, tmp_path_factory, name):
    alone = Alone(browser, tmp_path_factory.mktemp(name), shown(name))
    yield alone
    alone.page.close()


@pytest.fixture
def alone(page_alone):
    page_alone.problems.clear()
    yield page_alone
    assert page_alone.problems == []


@pytest.fixture(scope="module")
def pair(browser, tmp_path_factory, name):
    """Two on a page: as it opens, and in another state."""
    two = shown(name), example(name, **STATES[name])
    pair = Alone(browser, tmp_path_factory.mktemp(name), *two)
    yield pair
    pair.page.close()
    assert pair.problems == []


# What a page tells once it has computed an answer itself.
NOT_FROM_PYTHON = ".address, .sure, .why, .more"
NUMBER = re.compile(r"\d+(?:\.\d+)?(?:e-?\d+)?")


def differences(one, other):
    """Lines that differ by more than the last digits, which two languages round differently."""
    lines = one.splitlines(), other.splitlines()
    found = [(a, b) for a, b in zip(*lines, strict=False) if not are_near(a, b)]
    return found[:9] or [len(lines[0]) - len(lines[1])]


def are_near(one, other):
    texts = [text.replace("−", "-") for text in (one, other)]
    numbers = [[float(x) for x in NUMBER.findall(text)] for text in texts]
    skeletons = {NUMBER.sub("0", text) for text in texts}
    near = pytest.approx(numbers[1], rel=1e-3, abs=6e-4)
    return len(skeletons) == 1 and numbers[0] == near


def rounds(name):
    """Addresses with texts that cannot be read, each trait's once: trait -> text."""
    most = max(map(len, HOSTILE[name].values()))
    for i in range(most):
        yield {trait: all[i] for trait, all in HOSTILE[name].items() if i < len(all)}


def test_hostile_addresses_change_nothing(alone, name):
    first = alone.start()
    for query in rounds(name):
        told = {f"{name}.{trait}": text for trait, text in query.items()}
        assert alone.start(f"?{urlencode(told)}") == first, query
        note = alone.page.locator(".address").text_content()
        left_out = note.partition("was left out: ")[2].rstrip(".").split(", ")
        assert sorted(left_out) == sorted(query)


def test_address_gives_the_state_that_python_gives(pair, name):
    """In the first of two, whose link then holds it; the second stays as it is."""
    pair.start()
    second = pair.seen(1)
    state = STATES[name].items()
    state = {f"{name}.{trait}": text_of(trait, value) for trait, value in state}
    pair.start(f"?{urlencode(state)}")
    both = (pair.call("seen", which, NOT_FROM_PYTHON) for which in (0, 1))
    assert differences(*both) == [0]
    assert pair.call("linkOf", 0) == state
    assert pair.seen(1) == second
    moved = {key.replace(".", "2.", 1): text for key, text in state.items()}
    assert pair.start(f"?{urlencode(moved)}") != second  # they are of the second
    assert pair.seen(1) == second


def text_of(trait, value):
    if trait in ADDRESSED:
        return ADDRESSED[trait](value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_two_on_a_page_do_not_disturb_each_other(pair):
    pair.start()
    for moved, still in ((0, 1), (1, 0)):
        seen = pair.seen(moved), pair.seen(still)
        pair.call("moveQuietly", moved, SEED, 8)
        assert pair.seen(moved) != seen[0] and pair.seen(still) == seen[1]


def test_link_brings_back_what_is_seen(alone):
    first = alone.start()
    alone.call("moveQuietly", 0, SEED, 12)
    moved, link = alone.seen(), alone.call("linkOf", 0)
    assert moved != first and link
    assert differences(alone.start(f"?{urlencode(link)}"), moved) == [0]
    assert alone.call("linkOf", 0) == link


def test_leaves_nothing_behind(alone, name):
    alone.start()

    def redraw(times):
        assert alone.call("moveAndBack", 0, times)

    assert widget_page.left_behind(alone.page, name, redraw) == (0, 0)


@pytest.mark.parametrize("theme, width", [("light", 390), ("dark", 800)])
def test_is_accessible_and_fits_in_every_state(alone, theme, width):
    """With all its parts unfolded, after moves at random, and with an odd text in a box."""
    alone.start(width=width, theme=theme)
    alone.page.evaluate(UNFOLD)
    for seed in range(2):
        alone.page.evaluate(EXERCISE_CALL, [0, seed, 10])
        assert axe(alone.page) == []
        assert alone.page.evaluate("document.documentElement.scrollWidth") <= width
    alone.start(width=width, theme=theme)


KEYS = {"range": ("ArrowRight", "ArrowLeft"), "checkbox": ("Space",) * 2}
MENU = ("ArrowDown", "ArrowUp")


def test_controls_work_by_keyboard(alone):
    alone.start()
    alone.page.evaluate(UNFOLD)
    kinds = alone.call("markForKeys", 0)
    for place, kind in enumerate(kinds):
        control = alone.page.locator(f"[data-place='{place}']")
        if not control.count() or control.is_disabled() or not control.is_visible():
            continue  # another control has taken its place
        control.focus()
        value = control.evaluate("node => [node.value, node.checked]")
        for key in KEYS.get(kind, MENU):
            before = alone.seen()
            alone.page.keyboard.press(key)
            after = alone.seen()
            if control.evaluate("node => [node.value, node.checked]") != value:
                assert after != before
                break
        else:
            raise AssertionError(f"no key moves {control.get_attribute('outerHTML')}")
        assert control.evaluate("node => node === document.activeElement")


def test_numbers_are_walked_through_by_keyboard(alone, name):
    alone.start()
    alone.page.evaluate(UNFOLD)
    alone.seen()
    if name == "ShiftRight":  # the first number of its table is hidden: no key gets in
        return
    grids = alone.page.locator(f"{GRIDS}:visible:has([tabindex='0'])")
    for grid in grids.all():
        stops = grid.locator("[tabindex='0']")
        stops.focus()
        first, visited = stops.evaluate(PLACE_IN_GRID), []
        for key in ("End", "ArrowDown", "ArrowLeft", "ArrowUp", "Home"):
            alone.page.keyboard.press(key)
            assert stops.evaluate("node => node === document.activeElement")
            says = stops.get_attribute("aria-label")
            said = alone.page.locator(".pointed, .said, .readout").all_text_contents()
            assert says in said if says else any(said)
            visited.append(stops.evaluate(PLACE_IN_GRID))
        assert visited[-1] == first
        is_large = grid.locator("tbody tr:first-child > :nth-child(4)").count()
        assert len({*map(tuple, visited)}) >= (5 if is_large else 2), visited


def test_stills_are_shown_without_javascript(browser, tmp_path):
    make_page(tmp_path, *map(shown, widgets.__all__))
    page = shared_context(browser, width=800, java_script=False).new_page()
    page.goto((tmp_path / "page.html").as_uri())
    for name in widgets.__all__:
        place = page.locator(f"[data-widget={name}]")
        if name == "Gauntlet":  # its cases can be read, and the answers unfolded
            assert place.get_by_text("Case 16.").is_visible()
            answer = place.get_by_text("A class that ends too early")
            assert not answer.is_visible()
            place.get_by_text("Answer", exact=True).first.click()
            assert answer.is_visible()
            continue
        picture = place.locator("img")
        assert picture.get_attribute("alt") == shown(name).still()[1]
        assert picture.bounding_box()["width"] > 200
    page.close()


def looks():
    """Each page with a widget in one look, in turn; each widget in both."""
    names = {name: chapters_with(name) for name in widgets.__all__}
    pages = sorted({path for paths in names.values() for path in paths})
    both = ("light", 390), ("dark", 1280)
    found = {(path, *both[i % 2]) for i, path in enumerate(pages)}
    for paths in filter(None, names.values()):
        for look in both:
            if not any((path, *look) in found for path in paths):
                found.add((paths[0], *look))
    return sorted(found)


@pytest.mark.parametrize("path, theme, width", looks())
def test_alive_in_the_chapter(open_page, path, theme, width):
    visit = open_page(path, theme=theme, width=width)
    visit.scroll_through()
    places = visit.page.locator("[data-widget]")
    all_names = places.evaluate_all("all => all.map((x) => x.dataset.widget)")
    for name in set(all_names):
        task = [all_names.index(name), SEED, 8]
        answer = visit.page.evaluate(EXERCISE_CALL, task)
        bears_it(answer | {"problems": visit.problems}, 8)
        assert len({text for _, text in answer["told"]}) > 1, name
    assert visit.problems == [] and visit.foreign == [] and visit.axe_of_widget() == []
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
