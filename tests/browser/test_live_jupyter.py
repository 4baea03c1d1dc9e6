"""Live JupyterLab, driven by a browser."""

import os
import socket
import subprocess
import time
from contextlib import closing, contextmanager
from urllib.request import urlopen

import nbformat
import pytest
from playwright.sync_api import TimeoutError

from annotated_book import widgets
from tests.browser.other_browsers import EXERCISE
from tests.browser.visits import ROOT
from tests.browser.widget_page import CODE, example, make_page

PYTHONS = {8: ROOT / ".venv/bin/python", 7: ROOT / ".venv/ipywidgets7/bin/python"}
SIZE = {"width": 1200, "height": 900}
NAMES = sorted(widgets.__all__)
SHOW = f"{CODE}\ndisplay({', '.join(NAMES)})"
EXERCISE_CALL = f"(given) => ({EXERCISE})(...given)"
SEED, TIMES, CALM = 3, 4, 400  # CALM: milliseconds in which nothing may change any more
PATIENCE, TRIES = 30, 10  # seconds, for one try
KERNEL_IS_READY = ".jp-Notebook-ExecutionIndicator[data-status=idle]"
TEXT = "(which) => document.querySelectorAll('.annotated-view')[which].textContent"
SERVER = """--no-browser --allow-root --ip=127.0.0.1 --ServerApp.token= --ServerApp.password=
--ServerApp.disable_check_xsrf=True --LabApp.news_url=None"""
HEARD = """from ipywidgets import VBox, __version__, jslink, IntSlider
lab = widgets.ShapeExplorer("split_heads")
slider = IntSlider(value=4, min=1, max=5)
jslink((slider, "value"), (lab, "source"))
heard = []
lab.observe(lambda change: heard.append(change["new"]), "source")
VBox([slider, lab])
"""


@contextmanager
def jupyterlab(python, folder):
    with closing(socket.socket()) as place:
        place.bind(("127.0.0.1", 0))
        port = place.getsockname()[1]
    settings = {"HOME": str(folder), "JUPYTER_CONFIG_DIR": str(folder / "settings")}
    place = f"--port={port}", f"--notebook-dir={folder}"
    server = subprocess.Popen(
        [str(python), "-m", "jupyterlab", *place, *SERVER.split()],
        env=os.environ | settings,
        stdout=(folder / "server.log").open("w"),
        stderr=subprocess.STDOUT,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(240):
            try:
                urlopen(f"{address}/api").close()
                break
            except OSError:
                time.sleep(0.25)
        yield address
    finally:
        server.terminate()
        server.wait()


@pytest.fixture(scope="module", params=[8, 7], ids=["ipywidgets8", "ipywidgets7"])
def lab(request, tmp_path_factory, browser):
    """A notebook with all widgets, run in a live JupyterLab."""
    python = PYTHONS[request.param]
    assert python.exists(), "run `make test`: it makes this environment"
    folder = tmp_path_factory.mktemp("lab")
    cells = [nbformat.v4.new_code_cell(code) for code in (SHOW, HEARD, "heard")]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel})
    nbformat.write(notebook, folder / "all.ipynb")
    with jupyterlab(python, folder) as address:
        context = browser.new_context(viewport=SIZE, reduced_motion="reduce")
        context.set_default_timeout(120_000)
        page = context.new_page()
        page.problems, page.moved = [], set()
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.goto(f"{address}/lab/tree/all.ipynb")
        # A cell that is run while its kernel starts may never be answered.
        page.locator(KERNEL_IS_READY).first.wait_for()
        show_all(page)
        yield page
        context.close()


def run(page, number):
    """Run a cell, as a reader does."""
    cell = page.locator(".jp-CodeCell").nth(number)
    prompt = cell.locator(".jp-InputPrompt")
    output = cell.locator(".jp-OutputArea-output").first
    before = prompt.text_content()
    for _ in range(TRIES):
        cell.locator(".jp-InputArea-editor").click()
        page.keyboard.press("Shift+Enter")
        page.wait_for_timeout(1000)
        if prompt.text_content() == before:
            continue
        try:
            return output.wait_for(timeout=1000 * PATIENCE)
        except TimeoutError:
            before = None  # by now it shows that it is waited for
    pytest.fail(f"no answer to cell {number} in {TRIES} tries")


def show_all(page):
    run(page, 0)
    page.locator(".annotated-view").nth(len(NAMES) - 1).wait_for()
    page.mouse.move(1, 1)  # a number under the pointer would be read out


@pytest.fixture(scope="module")
def on_the_site(browser, tmp_path_factory):
    """What each widget says in the end, moved in the same way on a page without a kernel."""
    folder = tmp_path_factory.mktemp("site")
    make_page(folder, *map(example, NAMES))
    page = browser.new_page(viewport=SIZE, reduced_motion="reduce")
    page.set_default_timeout(120_000)
    page.goto((folder / "page.html").as_uri())
    moves = [[which, SEED, TIMES] for which in range(len(NAMES))]
    answers = [page.evaluate(EXERCISE_CALL, move) for move in moves]
    page.close()
    return [without_link(answer["told"][-1][1]) for answer in answers]


@pytest.mark.parametrize("which", range(len(NAMES)), ids=NAMES)
def test_alive_with_a_kernel_as_on_the_site(lab, on_the_site, which):
    if which in lab.moved:  # a second try starts where the first one did
        remove = "all => all.forEach((view) => view.remove())"
        lab.locator(".annotated-view").evaluate_all(remove)
        show_all(lab)
        lab.moved.clear()
    lab.moved.add(which)
    lab.evaluate(EXERCISE_CALL, [which, SEED, TIMES, CALM])
    wanted, end = on_the_site[which], time.monotonic() + PATIENCE
    while (text := lab.evaluate(TEXT, which)) != wanted and time.monotonic() < end:
        lab.wait_for_timeout(200)  # Python may still be at work
    assert text == wanted
    assert lab.problems == []


def without_link(text):
    return text.replace("Copy link to this setting", "")


def test_python_hears_and_a_slider_is_linked(lab):
    run(lab, 1)
    box = lab.locator(".jp-CodeCell").nth(1)
    box.locator(".annotated-view").wait_for()
    box.get_by_label("Source length S", exact=True).press("ArrowLeft")
    # The slider of ipywidgets follows.
    box.locator(".widget-readout", has_text="3").wait_for()
    run(lab, 2)
    output = lab.locator(".jp-CodeCell").nth(2).locator(".jp-OutputArea-output")
    assert "[3]" in output.first.text_content()
