"""A real browser reads the built site, served from a sub-folder with no way out.

Fixtures for tests of single pages and widgets:
    open_page(path, theme="light", width=1280, scheme="http") -> Visit
A Visit (see visits.py) holds Playwright's `page` and what the page asked for.
"""

import os
import shutil
import threading

import psutil
import pytest
from playwright.sync_api import sync_playwright

from scripts.serve import make_server
from tests.browser import tabs
from tests.browser.visits import SITE, Visit
from tests.browser.widget_page import opener
from tests.helpers import annotations

# There is no way out. (Playwright's `route` could close it, too, but with it a browser
# keeps no file, and every page asks for all of them anew.)
NO_WAY_OUT = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
FLAGS = """--no-sandbox --disable-gpu --disable-quic --disable-background-networking
--disable-component-update --disable-sync"""
# The longest files, in seconds: begun last, one would keep the others waiting.
LONG_FILES = "every_widget pages live_jupyter translator decoding_lab machine"
SHELL = "chromium-headless-shell"
# Seconds for a test; after them its pages are crashed.
LONGEST = int(os.environ.get("LONGEST", 400))


@pytest.fixture(scope="package", autouse=True)
def annotations_unchecked():
    """The tests of the code check them. Here what the code gives is compared with a page."""
    with annotations.unchecked():
        yield


def pytest_collection_modifyitems(items):
    def rank(item):
        long, name = LONG_FILES.split(), item.path.stem.removeprefix("test_")
        return long.index(name) if name in long else len(long)

    items.sort(key=rank)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item):
    """A page that never answers would stop all tests."""
    over = threading.Event()

    def watch():
        while not over.wait(LONGEST):
            for process in psutil.Process().children(recursive=True):
                if "--type=renderer" in process.cmdline():
                    process.kill()

    threading.Thread(target=watch, daemon=True).start()
    result = yield
    over.set()
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    report = yield
    if report.failed:
        tabs.forget_tabs()
    return report


@pytest.fixture(scope="session")
def base_url(tmp_path_factory):
    """The site at http://127.0.0.1:PORT/book/, as if it were one of many on its host."""
    if not (SITE / "index.html").exists():
        pytest.fail("There is no site to test: run `make book` first.", pytrace=False)
    folder = tmp_path_factory.mktemp("host")
    (folder / "book").symlink_to(SITE)
    server = make_server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/book/"
    server.shutdown()


@pytest.fixture(scope="session")
def browser():
    """A Chromium of the system where there is one, else Playwright's own."""
    names = (SHELL, "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        flags = [*FLAGS.split(), NO_WAY_OUT]
        browser = playwright.chromium.launch(executable_path=found, args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def visit_page(browser, base_url):
    """Open a page; the caller leaves it: `leave_tab(visit.page)`."""

    def visit_page(path, theme="light", width=1280, scheme="http", small=False, **how):
        home = base_url if scheme == "http" else SITE.as_uri() + "/"
        visit = Visit(tabs.take_tab(browser, theme, width, **how), home)
        if small:
            tabs.draw_small(visit.page)
        visit.watch()
        tabs.load(visit.page, home + path)
        visit.settle()
        visit.at_first = len(visit.weights), sum(visit.weights.values())
        return visit

    return visit_page


@pytest.fixture
def open_page(visit_page):
    """Open pages that are left when the test ends."""
    visits = []

    def open_page(*args, **kwargs):
        visits.append(visit_page(*args, **kwargs))
        return visits[-1]

    yield open_page
    for visit in visits:
        tabs.leave_tab(visit.page)


@pytest.fixture
def open_widget(browser, tmp_path, request):
    yield from opener(browser, tmp_path, request.module.READY)


def pytest_terminal_summary(terminalreporter):
    """The weight of every page, as a table under the results."""
    weights = {
        value[0]: value[1:]
        for report in terminalreporter.getreports("passed")
        + terminalreporter.getreports("failed")
        for name, value in report.user_properties
        if name == "weight"
    }
    if weights:
        terminalreporter.section("page weights, gzipped, before anything is touched")
    for page, (total, requests) in sorted(weights.items()):
        line = f"{total / 1000:8.1f} kB {requests:4} files  {page}"
        terminalreporter.write_line(line)
