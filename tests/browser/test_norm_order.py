"""NormOrder in a browser."""

import math
import random
import re
from itertools import product

import pytest
import torch

from annotated_book.widgets import NormOrder
from annotated_book.widgets.norm_order import orders
from annotated_book.widgets.norm_order.orders import CHOICES, DEPTHS, FLOOR, ORDERS
from tests.browser.visits import answer_of
from tests.browser.widget_page import number, put

READY = ".norm-order .curve"
RAISED = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "−0123456789")
RANDOM = random.Random(11)
EVERY = list(product(*CHOICES.values()))
STATES = EVERY + [RANDOM.choice(EVERY) for _ in range(200)]  # in any order
CURVES = ["spread", "gradient", "telling", "noise"]
CHARTS = [["spread"], ["gradient", "telling"], ["noise"]]
SPOKEN = {"spread": "standard deviation", "telling": "telling gradient"}
MARKS = {"mark": "→", "del": "−", "ins": "+", "span": " "}
DRAWN = """() => {
    const [wires, charts] = [all(".wire"), all(".charts svg")];
    const get = (node, name) => Number(node.getAttribute(name));
    const place = (node) => ({ x: get(node, "x"), y: get(node, "y") });
    const words = (node) => ({ text: node.textContent, ...place(node) });
    const right = (node) => get(node, "x") + get(node, "width");
    return {
        said: text(".verdict"), note: text(".hint"),
        controls: [text(".wire[aria-pressed=true] .title"),
            document.querySelector("[type=checkbox]").checked, Number(text(".control output"))],
        pressed: wires.map((wire) => wire.getAttribute("aria-pressed") === "true"),
        diagrams: wires.map((wire) => ({
            says: wire.querySelector("svg").getAttribute("aria-label"),
            texts: all("text", wire).map(words),
            boxes: all("rect", wire).map((node) => ({ ...place(node), right: right(node) })),
            residual: all(".residual", wire).map((node) => node.getAttribute("d")),
        })),
        ends: texts(".charts strong"),
        code: all(".lines > *").map((node) => [node.tagName.toLowerCase(), node.textContent]),
        charts: charts.map((chart) => ({
            says: chart.getAttribute("aria-label"),
            left: all("text.left", chart).map(words),
            below: all("text:not(.left, .label)", chart).map(words),
            curves: all(".curve", chart).map((node) => [node.getAttribute("class"),
                node.getAttribute("d").slice(1).split("L").map((p) => p.split(" ").map(Number))]),
        })),
        table: all("details table tbody tr").map((row) => [...row.cells].map((c) => c.textContent)),
        labels: all("details td.number").map((cell) => cell.getAttribute("aria-label")),
    };
}"""


PLACES = "all => all.map((node) => node.getAttribute('d'))"


def set_state(page, order, residual, layers):
    boxes = ["[type=checkbox]", residual]
    wire = page.locator(".wire").nth(list(ORDERS).index(order))
    wire.evaluate("(node) => node.click()")
    put(page, ["[type=range]", DEPTHS.index(layers)], boxes)


def tidy(x):
    return -1.0 if 0 < x <= FLOOR else float(f"{x:.1e}")


def check(drawn, facts):
    assert drawn["controls"] == [facts[name] for name in CHOICES]
    check_sentence(drawn["said"], facts)
    check_ends(drawn, facts)
    assert drawn["pressed"] == [order == facts["order"] for order in ORDERS]
    for diagram, steps in zip(drawn["diagrams"], ORDERS.values(), strict=True):
        check_diagram(diagram, [s for s in steps if facts["residual"] or s != "+"])
    check_code(drawn, facts)
    for chart, names in zip(drawn["charts"], CHARTS, strict=True):
        check_chart(chart, names, facts)
    check_table(drawn, facts)


def check_sentence(said, facts):
    layers, order, residual = facts["layers"], facts["order"], facts["residual"]
    left = facts["spread"][-1]
    apart = "are nearly one vector" if left < 0.05 else "stay apart"
    verdict = "are one vector" if left < 1e-6 else apart
    has = "with" if residual else "without"
    after = f"After {layers} layer{'s' * (layers > 1)}, {order} {has} the residual"
    assert said == f"{after}, the tokens {verdict}."


def check_ends(drawn, facts):
    """Compare what the titles say of the end, and, backwards, of the beginning."""
    ends = facts["spread"][-1], facts["gradient"][0], facts["telling"][0]
    found = re.findall(
        r"<10⁻¹²|\d[\d.]*(?:e−\d+)?", " ".join(drawn["ends"]).replace("layer 0", "")
    )
    read = [-1.0 if n == "<10⁻¹²" else number(n) for n in found]
    assert read == [tidy(x) for x in (*ends, facts["noise"][-1])]


def check_diagram(diagram, steps):
    boxes, texts = diagram["boxes"], diagram["texts"]
    inside = [t for t in texts if t["text"] not in ("x", "out", "residual")]
    assert [t["text"] for t in inside] == steps
    ends = [t["x"] for t in texts if t["text"] in ("x", "out")]
    edges = [edge for box in boxes for edge in (box["x"], box["right"])]
    path = [ends[0], *edges, ends[1]]
    assert path == sorted(path) and path[-1] < 256  # one after the other
    for box, label in zip(boxes, inside, strict=True):
        assert box["x"] < label["x"] < box["right"]
    assert f"x → {' → '.join(steps)} → out" in diagram["says"]
    assert ("residual: x → +" in diagram["says"]) == ("+" in steps)
    if "+" not in steps:
        assert diagram["residual"] == []
        return
    (rail,) = diagram["residual"]  # one straight line from x to the end
    start, y, end = map(float, re.match(r"M([\d.]+) ([\d.]+)H([\d.]+)$", rail).groups())
    assert ends[0] < start < boxes[0]["x"] and end > boxes[-1]["right"]
    plus = steps.index("+")
    for i, box in enumerate(boxes):  # the branch comes back at the +
        assert (box["y"] < y < box["y"] + 24) == (i >= plus)


def check_code(drawn, facts):
    expected = [[mark, f"{mark} {line}\n"] for mark, line in facts["code"]]
    assert [[MARKS[tag], text] for tag, text in drawn["code"]] == expected
    assert drawn["note"] == facts["note"]


def between(ticks, axis):
    """Return the function from a place along an axis to its value, as the labels show it."""
    ticks = sorted(ticks, key=lambda tick: tick[axis])

    def value_at(place):
        at = next((i for i, t in enumerate(ticks) if t[axis] >= place), -1) or 1
        one, other = ticks[at - 1], ticks[at]
        share = (place - one[axis]) / (other[axis] - one[axis])
        return one["value"] + share * (other["value"] - one["value"])

    return value_at


def check_chart(chart, names, facts):
    is_log = names != ["noise"]
    for tick in chart["left"]:
        raised = tick["text"].translate(RAISED).replace("−", "-")
        power = {"1": "0", "10": "1"}.get(raised, raised.removeprefix("10"))
        value = int(power) if is_log else number(tick["text"])
        tick |= {"value": value, "y": tick["y"] - 4}
    named = {"input": 0}
    below = [
        t | {"value": int(named.get(t["text"], t["text"]))} for t in chart["below"]
    ]
    assert below[0]["text"] == "input"
    assert len(below) >= 2 and 4 <= len(chart["left"]) <= 12
    height, layer = between(chart["left"], "y"), between(below, "x")
    assert [kind for kind, _ in chart["curves"]] == [f"curve {name}" for name in names]
    for (_, points), name in zip(chart["curves"], names, strict=True):
        expected = [math.log10(x) if is_log else x for x in facts[name]]
        layers = list(range(facts["layers"] + 1))
        assert [layer(x) for x, _ in points] == pytest.approx(layers, abs=0.02)
        close = 0.01 if is_log else 0.002
        for (_, y), x in zip(points, expected, strict=True):
            assert height(y) == pytest.approx(x, abs=close if x >= -3 else 0.02)
        assert all(11.9 <= y <= 102.1 for _, y in points)  # within the frame
        for place in (0, -1):
            assert f"{full(facts[name][place])}" in chart["says"]


def full(x):
    """Write it as grid.js does, for numbers of four digits."""
    if x == int(x):
        return str(int(x))
    if x >= 1e-6:
        return f"{x:.10f}".rstrip("0")
    return repr(x).replace("-0", "−").replace("-", "−")


def check_table(drawn, facts):
    assert len(drawn["table"]) == facts["layers"] + 1
    labels = iter(drawn["labels"])
    for layer, (row, *cells) in enumerate(drawn["table"]):
        assert int(row) == layer
        for name, cell in zip(CURVES, cells, strict=True):
            value = facts[name][layer]
            read = -1.0 if cell == "<10⁻¹²" else number(cell)
            assert read == tidy(value)
            kind = SPOKEN.get(name, name)
            assert next(labels) == f"{cell}: layer {layer}: {kind} {full(value)}"


def test_every_state_is_what_the_code_gives(open_widget):
    page = open_widget(NormOrder())
    for state in STATES:
        set_state(page, *state)
        check(answer_of(page, DRAWN), orders.facts(*state))


def test_pointing_at_a_curve_shows_its_numbers(open_widget):
    page = open_widget(NormOrder())
    facts = orders.facts("pre-norm", True, 12)
    pointed = page.locator(".pointed")
    for i, names in enumerate(CHARTS):
        chart = page.locator(".charts svg").nth(i)
        chart.scroll_into_view_if_needed()
        box = chart.bounding_box()
        *_, (_, points) = answer_of(page, DRAWN)["charts"][i]["curves"]
        for layer in (0, 5, 12):
            x, y = (z * box["width"] / 340 for z in points[layer])
            page.mouse.move(box["x"] + x, box["y"] + y)
            said = (f"{SPOKEN.get(n, n)} {full(facts[n][layer])}" for n in names)
            assert pointed.text_content() == f"layer {layer}: {', '.join(said)}"
        page.mouse.move(box["x"] + 1, box["y"] + 20)  # left of all points
        assert pointed.text_content().startswith("layer 0: ")
    page.mouse.move(2, 2)
    assert pointed.text_content() == ""


def test_own_words(open_widget):
    widget = NormOrder(torch.linspace(-3, 5, 48).sin().view(2, 3, 8), layers=4)
    page = open_widget(widget)
    check(answer_of(page, DRAWN), widget.facts)
    for state in product(ORDERS, (True, False), [6]):
        set_state(page, *state)
        widget.order, widget.residual, widget.layers = state
        check(answer_of(page, DRAWN), widget.facts)


def test_axes_and_titles_stay_and_so_does_the_setting_before(open_widget):
    page = open_widget(NormOrder())
    ghosts, curves = page.locator("path.ghost"), page.locator(".curve")
    places = """(css) => [...all(`.charts text${css}`).map((one) =>
        [one.textContent, one.getAttribute("x"), one.getAttribute("y")]),
        ...all(".charts svg").map((one) => one.getBoundingClientRect().top)]"""
    placed = lambda css: answer_of(page, f"() => ({places})('{css}')")  # noqa: E731
    axes, left = placed(":not(.label)"), placed(".left")
    before = curves.evaluate_all(PLACES)
    assert ghosts.count() == 0 and ["10⁻¹²", "40", "106"] in axes
    page.get_by_label("Add the residual").uncheck()
    assert placed(":not(.label)") == axes
    drawn = ghosts.evaluate_all(PLACES)
    assert len(drawn) == len(before) and drawn[-1] == before[-1]  # of the noise
    assert curves.evaluate_all(PLACES) != drawn
    for layers, depth in enumerate(DEPTHS):
        put(page, ["[type=range]", layers])
        assert placed(".left") == left
        for svg in page.locator("svg:has(.label.end)").all():  # at the end of its line
            points = svg.locator("path.ghost").first.get_attribute("d")
            label = svg.locator(".label.end").get_attribute("x")
            assert float(label) == pytest.approx(
                float(re.findall(r"[ML]([\d.]+)", points)[-1]) - 4
            )
        for chart in answer_of(page, DRAWN)["charts"]:  # no empty half
            assert max(float(one["x"]) for one in chart["below"]) == 326
            assert all(points[-1][0] == 326 for _, points in chart["curves"])
            assert str(depth) in [one["text"] for one in chart["below"]]


def test_lines_have_their_names_beside_them(open_widget):
    page = open_widget(NormOrder())
    for state in EVERY:
        set_state(page, *state)
        spread, gradient, noise = page.locator(".charts svg").all()
        told = [
            one.locator(".label:not(.end)").all_text_contents()
            for one in (spread, noise)
        ]
        assert told == [["all tokens are one vector"], []]
        names = gradient.locator(".label:not(.end)").all_text_contents()
        assert sorted(names) == ["gradient", "telling: tells tokens apart"]
        labels = gradient.locator(".label:not(.end)").all()
        one, other = (float(label.get_attribute("y")) for label in labels)
        assert other - one >= 15  # neither lies on the other
        if page.locator(
            ".label.end"
        ).count():  # of the setting before, where it stands apart
            assert set(page.locator(".label.end").all_text_contents()) == {"before"}


def test_cause_and_effect_are_on_one_screen_of_a_telephone(open_widget):
    page = open_widget(NormOrder(), width=362)  # what a page of 390 leaves
    first = page.locator(".wire").first.bounding_box()["y"]
    effect = page.locator(".charts svg").last.bounding_box()
    assert effect["y"] + effect["height"] - first < 844 - 56  # the site's bar


def test_the_orders_come_first_and_keep_the_focus(open_widget):
    page = open_widget(NormOrder(), width=390)
    wires, charts = page.locator(".wire"), page.locator(".charts svg")
    tops = [wire.bounding_box()["y"] for wire in wires.all()]
    below = [charts.nth(i).bounding_box()["y"] for i in range(3)]
    assert tops[-1] < below[0] < 560 and tops == sorted(set(tops))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.get_by_role("combobox").count() == 0  # the wires choose
    wires.last.focus()
    page.keyboard.press("Enter")
    assert page.locator(":focus .title").text_content() == "dropout last"
    assert page.locator(":focus").get_attribute("aria-pressed") == "true"
    assert page.locator(".cut").count() == 2  # both have a long step
