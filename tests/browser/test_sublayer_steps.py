"""SublayerSteps in a browser: what is drawn is what was recorded, at every step of each run."""

import random
from urllib.parse import urlencode

import pytest
import torch
from torch import nn

from annotated import SublayerConnection
from annotated_book.widgets import SublayerSteps
from annotated_book.widgets.sublayer_steps.sublayer_steps import PASSED
from tests.browser.visits import answer_of
from tests.browser.widget_page import (
    at_hostile_addresses,
    axe,
    left_behind,
    looks_with,
    opener,
)

pytestmark = pytest.mark.browser
RANDOM = random.Random(12)
RUNS = SublayerSteps().table["runs"]
EVERY = [
    (passed, norm_first, step)
    for passed in PASSED
    for norm_first in (False, True)
    for step in range(len(RUNS[passed][norm_first]["steps"]))
]
STATES = EVERY + [RANDOM.choice(EVERY) for _ in range(200)]  # in any order

SET = """([passed, norm_first, step]) => {
    const menu = document.querySelector("select");
    if (menu) {
        menu.value = passed;
        menu.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const box = document.querySelector("[type=checkbox]");
    if (box.checked !== norm_first) box.click();
    const slider = document.querySelector("[type=range]");
    slider.value = step;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""
DRAWN = """() => {
    const text = (node) => node.textContent;
    const all = (selector) => [...document.querySelectorAll(selector)];
    const lines = all(".listing li");
    return {
        said: text(document.querySelector(".verdict")),
        alarming: document.querySelector(".verdict").matches(".alarming"),
        stack: all(".stack li").map(text),
        innermost: all(".stack [aria-current]").map(text),
        name: text(document.querySelector(".listing p")),
        lines: lines.map((line) => text(line.querySelector("code"))),
        here: lines.flatMap((line, i) => line.matches("[aria-current=step]") ? [i] : []),
        arrows: lines.map((line) => text(line.querySelector(".arrow"))),
        marks: all(".listing mark").map(text),
        caption: text(document.querySelector("caption code")),
        rows: all("tbody tr").map((row) => [
            text(row.querySelector("code")), text(row.querySelector("small")),
            text(row.cells[1]),
        ]),
        hues: Object.fromEntries(all(".tensor").map((node) =>
            [node.textContent.match(/\\d+/)[0], node.style.getPropertyValue("--own")])),
        slider: document.querySelector("[type=range]").getAttribute("aria-valuetext"),
        most: Number(document.querySelector("[type=range]").max),
        buttons: all("button").map((button) => button.disabled),
        menu: document.querySelector("select")?.value,
        wire: {
            boxes: all(".wire .box").map((box) => [text(box.nextSibling),
                ["done", "here", "stopped"].filter((name) => box.classList.contains(name))]),
            chips: all(".wire .chip").map((chip) => [Number(text(chip.nextSibling)),
                chip.style.getPropertyValue("--own")]),
            says: document.querySelector(".wire svg").getAttribute("aria-label"),
            rails: all(".wire .residual").map((rail) => {
                const { x, width } = rail.getBBox();
                return [x, x + width];
            }),
        },
    };
}"""


@pytest.fixture
def open_widget(browser, tmp_path):
    yield from opener(browser, tmp_path, ".sublayer-steps tbody tr")


def set_state(page, *state):
    page.evaluate(SET, list(state))


def check(drawn, widget):
    """What is drawn is the step that Python recorded."""
    run, step = widget.run, widget.here
    steps, number = run["steps"], run["steps"].index(step)
    assert drawn["said"] == step["says"]
    assert drawn["alarming"] == step.get("error", False)
    assert drawn["stack"] == step["stack"]
    assert drawn["innermost"] == [step["stack"][-1]] == [drawn["caption"]]
    source = widget.table["sources"][step["source"]]
    line, start, end = step["at"]
    assert (drawn["name"], drawn["lines"]) == (source["name"], source["lines"])
    arrow = "✗" if step.get("error") else "▶"
    wanted = [arrow if i == line else "" for i in range(len(source["lines"]))]
    assert drawn["here"] == [line] and drawn["arrows"] == wanted
    assert drawn["marks"] == ([source["lines"][line][start:end]] if end else [])
    rows = [
        [name, where, held]
        if isinstance(held, str)
        else [name, where, "tensor {} {} {}".format(held, *run["tensors"][held - 1])]
        for name, where, held in step["rows"]
    ]
    assert drawn["rows"] == rows
    for tensor, hue in drawn["hues"].items():
        assert hue == f"var(--hue-{(int(tensor) - 1) % 8})"
    last = len(steps) - 1
    assert (drawn["slider"], drawn["most"]) == (f"{number + 1} of {last + 1}", last)
    assert drawn["buttons"] == [number == 0, number == last]
    check_wire(drawn["wire"], widget)


ORDERS = {
    True: ["norm", "sublayer", "dropout", "+"],
    False: ["sublayer", "dropout", "+", "norm"],
}


def given_until(steps, number):
    """Station -> the tensor it has given: the results in the connection's own frame."""
    given = {}
    for step in steps[: number + 1]:
        if step["stack"][-1] != "SublayerConnection.forward":
            continue
        for name, where, held in step["rows"]:
            if where or isinstance(held, str):
                continue
            first = name.removeprefix("self.").partition("(")[0]
            given[first if first in ("norm", "sublayer", "dropout") else "+"] = held
    return given


def check_wire(wire, widget):
    """Filled is what has given a tensor, with its number; framed is where Python is."""
    steps, number = widget.run["steps"], widget.run["steps"].index(widget.here)
    given, order = given_until(steps, number), ORDERS[widget.norm_first]
    assert [name for name, _ in wire["boxes"]] == order
    assert wire["rails"] == [[15, 228]]  # from x to out, never interrupted
    marks = dict(wire["boxes"])
    assert [name for name in order if "done" in marks[name]] == [
        name for name in order if name in given
    ]
    assert wire["chips"] == [
        [given[name], f"var(--hue-{(given[name] - 1) % 8})"]
        for name in order
        if name in given
    ]
    framed = [name for name in order if "here" in marks[name]]
    stopped = [name for name in order if "stopped" in marks[name]]
    step = steps[number]
    assert bool(stopped) == bool(
        step.get("error") and "SublayerConnection.forward" in step["stack"]
    )
    if stopped or "SublayerConnection.forward" in step["stack"][:-1]:
        assert framed == [next(name for name in order if name not in given)]
    elif given != given_until(steps, number - 1) and number:
        assert framed == [
            name for name in given if name not in given_until(steps, number - 1)
        ]
    else:
        assert framed == []
    for name, tensor in given.items():
        assert f"{name} has given tensor {tensor}" in wire["says"]


def check_state(page, passed, norm_first, step):
    drawn = answer_of(page, DRAWN)
    check(drawn, SublayerSteps(passed=passed, norm_first=norm_first, step=step))
    assert drawn["menu"] == passed


def test_every_step_is_the_recorded_one(open_widget):
    page = open_widget(SublayerSteps())
    widget = SublayerSteps()
    for passed, norm_first, step in STATES:
        set_state(page, passed, norm_first, step)
        widget.passed, widget.norm_first, widget.step = passed, norm_first, step
        check(answer_of(page, DRAWN), widget)


def test_another_run_may_be_shorter(open_widget):
    page = open_widget(SublayerSteps())
    set_state(page, "function", True, 9)
    page.get_by_label("What is passed").select_option("module")
    check_state(page, "module", True, 3)
    page.get_by_label("The norm comes first").uncheck()
    check_state(page, "module", False, 2)


def test_controls_by_pointer(open_widget):
    page = open_widget(SublayerSteps())
    for step in range(1, 10):
        page.get_by_role("button", name="Next").click()
        check_state(page, "function", True, step)
    assert page.get_by_role("button", name="Next").is_disabled()
    page.get_by_role("button", name="Previous").click()
    check_state(page, "function", True, 8)


def test_controls_by_keyboard(open_widget):
    page = open_widget(SublayerSteps())
    page.get_by_label("Step step").focus()
    for key, step in [("ArrowRight", 1), ("End", 9), ("ArrowLeft", 8), ("Home", 0)]:
        page.keyboard.press(key)
        check_state(page, "function", True, step)
    page.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    check_state(page, "function", True, 2)
    page.get_by_role("button", name="Previous").focus()
    page.keyboard.press("Enter")
    check_state(page, "function", True, 1)
    page.get_by_label("The norm comes first").focus()
    page.keyboard.press("Space")
    check_state(page, "function", False, 1)
    page.get_by_label("What is passed").focus()
    page.keyboard.press("ArrowDown")
    check_state(page, "network", False, 1)


def test_address_carries_the_state(open_widget):
    page = open_widget(SublayerSteps())
    set_state(page, "result", False, 3)
    page.get_by_role("link", name="Link to this setting").click()
    page.reload()
    page.wait_for_selector(".sublayer-steps tbody tr")
    assert page.url.endswith(
        "?SublayerSteps.passed=result&SublayerSteps.norm_first=false"
        "&SublayerSteps.step=3#play"
    )
    check_state(page, "result", False, 3)


HOSTILE = [
    ("passed", "own"),
    ("passed", "__proto__"),
    ("passed", "<b>"),
    ("norm_first", "1"),
    ("norm_first", "toString"),
    ("step", "11"),
    ("step", "-1"),
    ("step", "1e0"),
    ("step", ""),
]


def test_hostile_addresses_change_nothing(open_widget):
    page = open_widget(SublayerSteps())
    for _ in at_hostile_addresses(page, "SublayerSteps", HOSTILE):
        check_state(page, "function", True, 0)


def test_a_step_beyond_the_end_is_the_last(open_widget):
    query = "?" + urlencode({"SublayerSteps.passed": "four", "SublayerSteps.step": 10})
    page = open_widget(SublayerSteps(), query=query)
    check_state(page, "four", True, 3)
    page.get_by_role("button", name="Previous").click()
    check_state(page, "four", True, 2)


def own_widgets():
    connection, x = SublayerConnection(4, 0.1), 1e6 * torch.randn(2, 3, 4)
    w = nn.Linear(4, 4)
    yield SublayerSteps(connection, x, lambda z: w(z).relu())
    yield SublayerSteps(connection, x, nn.Linear(4, 5))
    yield SublayerSteps(connection, x, type("<b>B</b>", (), {})())


def test_own_connections(open_widget, unchecked):
    for widget in own_widgets():
        page = open_widget(widget)
        assert (
            page.locator("select").count() == 0 and page.locator("main b").count() == 0
        )
        for norm_first in (True, False):
            widget.norm_first = norm_first
            for step in range(len(widget.run["steps"])):
                widget.step = step
                set_state(page, "own", norm_first, step)
                check(answer_of(page, DRAWN), widget)


def test_nothing_is_left_behind(open_widget):
    page = open_widget(SublayerSteps())

    def redraw(times):
        for number in [*range(times), 0]:
            set_state(page, *EVERY[37 * number % len(EVERY)])

    assert left_behind(page, "SublayerSteps", redraw) == (0, 0)


def test_without_javascript_the_still_is_shown(open_widget):
    page = open_widget(SublayerSteps(), java_script=False)
    picture = page.locator(".annotated-widget img")
    assert "EncoderLayer.forward is called" in picture.get_attribute("alt")


@pytest.mark.parametrize("theme, width", [("light", 390), ("dark", 800)])
def test_accessible_and_as_wide_as_the_screen(open_widget, theme, width):
    page = open_widget(SublayerSteps(), theme=theme, width=width)
    for state in [("function", True, 4), ("function", False, 8), ("class", True, 3)]:
        set_state(page, *state)
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path, theme, width", looks_with("SublayerSteps"))
def test_alive_in_the_chapter(open_page, path, theme, width):
    visit = open_page(path, theme=theme, width=width)
    visit.scroll_through()
    widget = visit.page.locator(".sublayer-steps").first
    widget.get_by_role("button", name="Next").click()
    assert "SublayerConnection.forward is called" in widget.inner_text()
    assert visit.problems == [] and visit.foreign == [] and visit.axe_of_widget() == []
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
