"""The pages: how much travels, and how long a reader waits for a widget. In Chromium."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.timing import Fact
from scripts.serve import make_server
from tests.browser.visits import SITE, Visit, all_pages

# As soon as the page is read, go to one widget, and note when it can be used.
GO_TO = """window.canBeUsed = new Promise((done) => {
    addEventListener("DOMContentLoaded", () => {
        const place = document.querySelectorAll(".annotated-widget")[%d];
        place.scrollIntoView();
        new MutationObserver(() => {
            if (place.querySelector(".annotated-view")) done(performance.now());
        }).observe(place, { childList: true, subtree: true });
    });
})"""
ANSWER = """(text) => new Promise((done) => {
    const view = document.querySelector(".annotated-view:has(form)");
    const status = view.querySelector("[role=status]");
    const start = performance.now();
    new MutationObserver(() => {
        if (status.textContent.includes(text)) done(performance.now() - start);
    }).observe(status, { childList: true, subtree: true, characterData: true });
    view.querySelector("form input").value = text;
    view.querySelector("form").requestSubmit();
})"""
# From a press to the drawing, laid out: the row before or after, many times.
STEPS = """async (times) => {
    const spans = [];
    for (let i = 0; i < times; i++) {
        await new Promise(requestAnimationFrame);
        const start = performance.now();
        document.querySelectorAll(".machine-explorer .pill")[i % 2].click();
        await Promise.resolve();
        await Promise.resolve(); // it draws before the next task
        document.querySelector(".machine-explorer .stage").getBoundingClientRect();
        spans.push(performance.now() - start);
    }
    return spans;
}"""
PLACES = {
    "the whole model": {},
    "a layer": {"path": "decoder.layers.1"},
    "an attention": {"path": "decoder.layers.1.cross_attention"},
    "a head": {"path": "decoder.layers.1.cross_attention", "head": 0},
}
TEXTS = ["seven", "nine hundred and twelve thousand three hundred and nineteen"]


def page_facts() -> list[Fact]:
    """Measure each page's weight and widgets, and the live translator's answers."""
    if not SITE.exists():
        return []
    print("\npages ", end="", flush=True)
    with serve_site() as home, chromium() as browser:
        facts = []
        for path in [path for path in all_pages() if path.startswith("book/")]:
            facts.append(weight_fact(browser, home, path))
            facts += widget_facts(browser, home, path)
            print(".", end="", flush=True)
        return [*facts, *answer_facts(browser, home), *step_facts(browser, home)]


@contextmanager
def serve_site() -> Iterator[str]:
    server = make_server(SITE)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


@contextmanager
def chromium() -> Iterator[Browser]:
    found = filter(None, map(shutil.which, ("chromium", "google-chrome")))
    with sync_playwright() as playwright:
        program = dict(executable_path=next(found, None), args=["--no-sandbox"])
        browser = playwright.chromium.launch(**program)
        yield browser
        browser.close()


@contextmanager
def open_tab(browser: Browser, script: str = "") -> Iterator[Page]:
    """Open a tab that has nothing in its cache."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    if script:
        page.add_init_script(script)
    yield page
    context.close()


def weight_fact(browser: Browser, home: str, path: str) -> Fact:
    with open_tab(browser) as page:
        visit = Visit(page, home)
        visit.watch()
        page.goto(home + path, wait_until="networkidle")
        load = page.evaluate("performance.getEntriesByType('navigation')[0].duration")
        total = sum(visit.weights.values()) / 1000
        weight = f"{total:.0f} kB gzipped in {len(visit.weights)} files"
        how = "fonts and pictures included; before anything is touched; local server"
        return Fact("Pages", path, f"{weight}; loaded after {load:.0f} ms", how)


def widget_facts(browser: Browser, home: str, path: str) -> list[Fact]:
    """Measure how long after the request each widget of a page can be used."""
    how = "from the request for the page, going straight to the widget; median of 3"
    facts, html = [], (SITE / path).read_text("utf-8")
    for which in range(html.count('class="annotated-widget"')):
        time = f"{median(ready_times(browser, home + path, which)):.0f} ms"
        facts.append(Fact("Widgets", f"{path}, widget {which + 1}", time, how))
    return facts


def ready_times(browser: Browser, url: str, which: int) -> list[float]:
    times = []
    for _ in range(3):
        with open_tab(browser, GO_TO % which) as page:
            page.goto(url, wait_until="commit")
            times.append(page.evaluate("window.canBeUsed"))
    return times


def answer_facts(browser: Browser, home: str) -> Iterator[Fact]:
    """Time the live translator's first answer, which loads the model, and its second."""
    with open_tab(browser, GO_TO % 0) as page:
        page.goto(home + "book/index.html")
        ready = page.evaluate("window.canBeUsed")
        first, second = (page.evaluate(ANSWER, text) for text in TEXTS)
        n_tokens = page.locator(".stage [lang=de] li").count()
        yield Fact(
            "Live translator",
            "first answer",
            f"{ready + first:.0f} ms after the page was asked for",
            "typed at once; the weights are fetched and read in this time",
        )
        yield Fact(
            "Live translator",
            f"{n_tokens} tokens",
            f"{second:.0f} ms, {second / n_tokens:.1f} ms a token",
            "the model is there; drawing included",
        )


def step_facts(browser: Browser, home: str) -> Iterator[Fact]:
    """Time a step of the machine explorer on each level."""
    for name, traits in PLACES.items():
        query = urlencode({f"MachineExplorer.{key}": x for key, x in traits.items()})
        with open_tab(browser, GO_TO % 0) as page:
            page.goto(f"{home}book/machine.html?{query}")
            page.evaluate("window.canBeUsed")
            page.wait_for_selector(".machine-explorer .spot")
            spans = page.evaluate(STEPS, 60)[10:]
            yield Fact(
                "Machine explorer",
                f"a step, {name}",
                f"{median(spans):.1f} ms, {max(spans):.1f} ms at most",
                "from a press on another row to the drawing, laid out; 50 steps",
            )
