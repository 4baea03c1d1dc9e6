"""SublayerSteps in a browser: what is drawn is what was recorded, at every step of each run."""

import random
from itertools import product

import torch
from torch import nn

from annotated import SublayerConnection
from annotated_book.widgets import SublayerSteps
from annotated_book.widgets.sublayer_steps.sublayer_steps import PASSED
from tests.browser.visits import answer_of
from tests.browser.widget_page import put

READY = ".sublayer-steps tbody tr"
RANDOM = random.Random(12)
RUNS = SublayerSteps().table["runs"]
KINDS = list(product(PASSED, (False, True)))
EVERY = [(*k, i) for k in KINDS for i in range(len(RUNS[k[0]][k[1]]["steps"]))]
STATES = EVERY + [RANDOM.choice(EVERY) for _ in range(200)]  # in any order
DRAWN = """() => {
    const said = (node) => node.textContent;
    const hue = (node) => node.style.getPropertyValue("--own");
    const lines = all(".listing li");
    const slider = document.querySelector("[type=range]");
    return {
        said: text(".verdict"), stack: texts(".stack li"), name: text(".listing p"),
        alarming: document.querySelector(".verdict").matches(".alarming"),
        innermost: texts(".stack [aria-current]"), caption: text("caption code"),
        lines: lines.map((line) => text("code", line)), marks: texts(".listing mark"),
        here: lines.flatMap((line, i) => line.matches("[aria-current=step]") ? [i] : []),
        arrows: lines.map((line) => text(".arrow", line)),
        rows: all("tbody tr").map((row) => [text("code", row), text("small", row),
            said(row.cells[1])]),
        hues: Object.fromEntries(all(".tensor").map((node) => [said(node).match(/\\d+/)[0],
            hue(node)])),
        slider: slider.getAttribute("aria-valuetext"), most: Number(slider.max),
        buttons: all("button").map((button) => button.disabled),
        menu: document.querySelector("select")?.value,
        wire: {
            boxes: all(".wire .box").map((box) => [said(box.nextSibling),
                ["done", "here", "stopped"].filter((name) => box.classList.contains(name))]),
            chips: all(".wire .chip").map((chip) => [Number(said(chip.nextSibling)), hue(chip)]),
            says: document.querySelector(".wire svg").getAttribute("aria-label"),
            rails: all(".wire .residual").map((rail) => {
                const { x, width } = rail.getBBox();
                return [x, x + width];
            }),
        },
    };
}"""


def set_state(page, passed, norm_first, step):
    box = ["[type=checkbox]", norm_first]
    put(page, ["select", passed], box, ["[type=range]", step])


def check(drawn, widget):
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
    for row, (name, where, held) in zip(drawn["rows"], step["rows"], strict=True):
        if not isinstance(held, str):
            held = "tensor {} {} {}".format(held, *run["tensors"][held - 1])
        assert row == [name, where, held]
    for tensor, hue in drawn["hues"].items():
        assert hue == f"var(--hue-{(int(tensor) - 1) % 8})"
    last = len(steps) - 1
    assert (drawn["slider"], drawn["most"]) == (f"{number + 1} of {last + 1}", last)
    assert drawn["buttons"] == [number == 0, number == last]
    check_wire(drawn["wire"], widget)


INNER = ["sublayer", "dropout", "+"]
ORDERS = {True: ["norm", *INNER], False: [*INNER, "norm"]}


def given_until(steps, number):
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
    steps, number = widget.run["steps"], widget.run["steps"].index(widget.here)
    given, order = given_until(steps, number), ORDERS[widget.norm_first]
    assert [name for name, _ in wire["boxes"]] == order
    assert wire["rails"] == [[15, 228]]  # from x to out, never interrupted
    marks = dict(wire["boxes"])
    done = [name for name in order if name in given]
    assert [name for name in order if "done" in marks[name]] == done
    held = [given[name] for name in done]
    assert wire["chips"] == [[n, f"var(--hue-{(n - 1) % 8})"] for n in held]
    framed = [name for name in order if "here" in marks[name]]
    stopped = [name for name in order if "stopped" in marks[name]]
    step = steps[number]
    is_inside = "SublayerConnection.forward" in step["stack"]
    assert bool(stopped) == bool(step.get("error") and is_inside)
    if stopped or "SublayerConnection.forward" in step["stack"][:-1]:
        assert framed == [next(name for name in order if name not in given)]
    elif number and given != (before := given_until(steps, number - 1)):
        assert framed == [name for name in given if name not in before]
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


def test_buttons_and_shorter_runs(open_widget):
    page = open_widget(SublayerSteps())
    for step in range(1, 10):
        page.get_by_role("button", name="Next").click()
        check_state(page, "function", True, step)
    assert page.get_by_role("button", name="Next").is_disabled()
    page.get_by_label("What is passed").select_option("module")  # it has four steps
    check_state(page, "module", True, 3)
    page.get_by_label("The norm comes first").uncheck()  # and now three
    check_state(page, "module", False, 2)
    query = "?SublayerSteps.passed=four&SublayerSteps.step=10"
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
        assert page.locator("select, main b").count() == 0
        for norm_first in (True, False):
            widget.norm_first = norm_first
            for step in range(len(widget.run["steps"])):
                widget.step = step
                set_state(page, "own", norm_first, step)
                check(answer_of(page, DRAWN), widget)
