"""Odd values in every box and every address of each widget; and no control is dead."""

import pytest

from annotated_book import widgets
from tests.browser.other_browsers import HERE
from tests.browser.tabs import shared_context
from tests.browser.widget_page import example, make_page

SEED = 7
TIMES = 20  # addresses for each widget
FILES = "exercise.js", "odd.js"
SCRIPTS = "".join((HERE / name).read_text("utf-8") for name in FILES)
every_widget = pytest.mark.parametrize("name", widgets.__all__)


@pytest.fixture
def told(browser, tmp_path, request):
    """What a function of odd.js tells of the widget of this name."""
    page = shared_context(browser, width=390, height=900).new_page()
    page.set_default_timeout(120_000)
    problems = []
    page.on("pageerror", lambda error: problems.append(error.stack))
    page.on("console", lambda message: problems.append(message.text))

    def told(name, call):
        make_page(tmp_path, example(name))
        page.goto((tmp_path / "page.html").as_uri())
        answer = page.evaluate(f"async () => {{ {SCRIPTS}; return await {call}; }}")
        return answer, problems

    yield told
    page.close()


@every_widget
def test_every_control_does_something(name, told):
    assert told(name, f"deadControls(0, {SEED})") == ([], [])


@every_widget
def test_odd_texts_in_every_box(name, told):
    assert told(name, "oddBoxes(0)") == ([], [])


@every_widget
def test_odd_addresses(name, told):
    assert told(name, f"oddAddresses(0, {SEED}, {TIMES})") == ([], [])
