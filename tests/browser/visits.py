"""One visit of a page: what it asks for, what it complains about, how accessible it is."""

import gzip
import json
import os
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from time import monotonic

from playwright.sync_api import Page

from book.extensions.moved import MOVED
from tests.browser.tabs import hear

ROOT = Path(__file__).parents[2]
SITE = Path(os.environ.get("SITE", ROOT / "_build/html"))
AXE = ROOT / "node_modules/axe-core/axe.min.js"
RUN_AXE = f"""(given) => {{
{Path(__file__).with_name("run_axe.js").read_text("utf-8")}
return runAxe(...given);
}}"""
# A browser that draws nothing for a while shall not stop the test.
FRAME = """() => new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
})"""
IN_JSON = """(answer) => JSON.stringify(answer, (_, value) =>
    value === undefined ? null
    : typeof value === "number" && !Number.isFinite(value) ? `__${value}__` : value)
    .replace(/"__(NaN|-?Infinity)__"/g, "$1")"""
# For what a test asks of a page: texts, numbers (of a bar, in a label), the cells of a table.
HELPERS = """
const all = (css, node = document) => [...node.querySelectorAll(css)];
const text = (css, node = document) => node.querySelector(css).textContent;
const texts = (css, node = document) => all(css, node).map((one) => one.textContent);
const number = (text) => Number(text.replaceAll("−", "-"));
const bar = (node) => Number(node.style.getPropertyValue("--w"));
const exact = (node) => node.getAttribute("aria-label").split("exactly ").at(-1).slice(0, -1);
const rows = (table, css, see) => all("tbody tr", table).map((row) =>
    all(css, row).map((cell) => see ? see(cell) : cell.textContent));
"""
# What waits until it comes into view.
WAITING = "[data-widget], .chart, img[loading=lazy]"
QUIET_FRAMES = 6
SLIDES = ".slides.html"  # test_slides.py looks at them
PATIENCE = 60  # seconds, for all that a page asks for
ALREADY_PACKED = (".woff2", ".png", ".jpg", ".gif")


def answer_of(page, code):
    """What a function of the page gives: thousands of numbers in one text."""
    code = f"{HELPERS} return ({IN_JSON})(await ({code})());"
    return json.loads(page.evaluate(f"async () => {{ {code} }}"))


def all_pages():
    """Every page of the site, as paths relative to it: no slides, no wrong and old addresses."""
    pages = (path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
    left_out = {"404.html", *(f"{old}.html" for old in MOVED)}
    return sorted(
        p
        for p in pages
        if p not in left_out and not p.startswith("_static/") and SLIDES not in p
    )


@dataclass
class Visit:
    page: Page
    home: str  # what every address must start with
    weights: dict = field(default_factory=dict)  # address -> bytes, gzipped
    foreign: list = field(default_factory=list)  # requests that would leave the site
    under_way: set = field(default_factory=set)  # requests without an answer so far
    problems: list = field(default_factory=list)  # errors and warnings of the page
    at_first: tuple = ()  # files, and their bytes, before anything is touched

    def axe(self, within="html"):
        """Violations of WCAG 2.2 A and AA and of what axe calls best practice, one a line."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        options = {"resultTypes": ["violations"]}  # what is right is not described
        options["preload"] = False  # it would break the pages' security policy
        return self.page.evaluate(RUN_AXE, [within, options])

    def axe_of_widget(self):
        """The same of a chapter's widgets. The whole page is looked at by test_pages.py."""
        return self.axe(".annotated-widget")

    def settle(self):
        """Wait until all that was asked for has come, and for some frames nothing more is."""
        self.page.wait_for_load_state()
        end, quiet = monotonic() + PATIENCE, 0
        while quiet < QUIET_FRAMES:
            assert monotonic() < end, f"still waited for: {self.under_way}"
            self.page.evaluate(FRAME)
            quiet = 0 if self.under_way else quiet + 1

    def scroll_through(self):
        """Down to the end and back, with a stop at all that waits for the reader's eye."""
        self.page.evaluate(
            f"""async () => {{
                document.documentElement.style.opacity = 0;
                for (const node of document.querySelectorAll("{WAITING}, footer")) {{
                    node.scrollIntoView();
                    await ({FRAME})();
                }}
            }}"""
        )
        self.settle()
        self.page.evaluate(
            "() => { window.scrollTo(0, 0); document.documentElement.style.opacity = '' }"
        )

    def watch(self):
        """Note what the page asks for: the browser itself looks up no name (conftest.py)."""

        def note_end(request):
            self.under_way.discard(request.url)

        hear(self.page, request=self._note_request, response=self._note_response)
        hear(self.page, requestfinished=note_end, requestfailed=note_end)
        hear(self.page, pageerror=lambda error: self.problems.append(str(error)))
        hear(self.page, console=self._note_console)

    def _note_request(self, request):
        self.under_way.add(request.url)
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.foreign.append(request.url)

    def _note_console(self, message):
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")

    def _note_response(self, response):
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.url}")
        path = SITE / response.url.removeprefix(self.home).split("?")[0].split("#")[0]
        if path.is_file():
            self.weights[response.url] = packed_size(path)


@cache
def packed_size(path):
    data = path.read_bytes()
    return len(data if path.suffix in ALREADY_PACKED else gzip.compress(data))
