"""ForwardBackward in a browser: what is drawn is what was recorded, for each tensor."""

import math
import random
import re
from itertools import product

import pytest
import torch

from annotated import make_model
from annotated_book.widgets import ForwardBackward
from annotated_book.widgets.forward_backward.forward_backward import (
    EXAMPLES,
    KINDS,
    model_of,
)
from annotated_book.widgets.forward_backward.passes import STACKS, TENSORS, sums
from tests.browser.visits import answer_of
from tests.browser.widget_page import number, opener, put

RANDOM = random.Random(14)
RUNS = list(product(KINDS, range(len(EXAMPLES))))
LAYERS = {kind: range(len(model_of(kind).decoder.layers)) for kind in KINDS}
EVERY = [(*run, layer) for run in RUNS for layer in LAYERS[run[0]]]
WEIGHTS = "decoder.cross_attention.weights"
DRAWN = """() => ({
    names: Object.values(tensors).map((node) => node.childNodes[0].data.trim()),
    norms: Object.values(tensors).map((node) => all("span", node).map((span) =>
        [span.textContent, Number(span.style.getPropertyValue("--share"))])),
    pressed: Object.keys(tensors).filter((name) => tensors[name].ariaPressed === "true"),
    order: all(".forward-backward button").map((node) =>
        Object.keys(tensors).find((name) => tensors[name] === node)),
    said: text(".verdict"),
    ...all(".grid").map((grid) => {
        const [corner, ...columns] = texts("thead th, thead td", grid);
        return { about: text("details p"), title: grid.caption.textContent, corner, columns,
            rows: [...grid.tBodies[0].rows].map((row) => row.cells[0].textContent),
            cells: rows(grid, "td", (td) => [td.textContent, td.getAttribute("aria-label"),
                bar(td)]) };
    })[0],
})"""
# The buttons by the names of their tensors: `window.tensors`
FIND = """(names) => {
    const stacks = document.querySelectorAll(".stack");
    const find = (name) => {
        const [stack, part, own] = name.split(".");
        if (own) return document.querySelector(`[aria-label="${stack} ${part}"] .${own}`);
        return stacks[name === "memory" || stack === "encoder" ? 0 : 1].querySelector(
            `:scope > .${part ?? name}`);
    };
    window.tensors = Object.fromEntries(names.map((name) => [name, find(name)]));
}"""


@pytest.fixture
def open_widget(browser, tmp_path):
    opened = opener(browser, tmp_path, ".forward-backward button")
    open_page = next(opened)

    def open_and_find(*args, **kwargs):
        page = open_page(*args, **kwargs)
        page.evaluate(FIND, TENSORS)
        return page

    yield open_and_find
    next(opened, None)


def in_short(text, x):
    room = 0.501 * 10 ** (math.floor(math.log10(abs(x))) - 1) if x else 0
    return abs(number(text) - x) <= room and len(text) <= 9


def order_of(pre):
    names = []
    for stack, parts in STACKS.items():
        names.append(f"{stack}.x")
        for part in parts:
            inner = [n for n in TENSORS if n.startswith(f"{stack}.{part}.")]
            names += inner if pre else [*inner[1:], inner[0]]
        names += ["memory"] if stack == "encoder" else ["states", "logits"]
    return names


def check_picture(drawn, widget):
    pre = widget.given["models"][widget.kind]["pre"]
    assert drawn["order"] == order_of(pre)
    assert drawn["pressed"] == [widget.tensor]
    assert drawn["names"] == [t["label"] for t in widget.given["tensors"].values()]
    for norms, sizes in zip(drawn["norms"], widget.facts["sizes"], strict=True):
        for i, (written, share) in enumerate(norms):
            assert written[:2] == "↓↑"[i] + " " and in_short(written[2:], sizes[i])
            length = 1 + math.log10(sizes[i] / widget.facts["most"][i]) / 4
            assert share == pytest.approx(max(length, 0))
            assert 0 <= share <= 1


def check_sentence(said, widget, name):
    model, facts = widget.given["models"][widget.kind], widget.facts
    sizes = dict(zip(TENSORS, facts["sizes"], strict=True))
    where, least, most, slope, rest = re.fullmatch(
        r"(.*): values from (\S+) to (\S+); gradient norm ([^\s,]+?)(\.| ?, .*)", said
    ).groups()
    what = name.replace(".", " ").replace("_", "-")
    if "." in name:
        stack, what = what.split(" ", 1)
        last = model["layers"] - 1
        layer = f"{stack.title()} layer {widget.layer} (the last is {last})"
        assert where == f"{layer}, {what}"
    else:
        assert where == name.title()
    assert in_short(least, sizes[name][2]) and in_short(most, sizes[name][3])
    assert in_short(slope, sizes[name][1])
    if name == "logits":
        assert rest == "."
        return
    share = 100 * sizes[name][1] / sizes["logits"][1]
    norm = r", (\S+)% of the norm at the logits\.(.*)"
    written, rest = re.fullmatch(norm, rest).groups()
    assert in_short(written, share)
    added = sums(model["pre"]).get(name)
    if added is None:
        assert rest == ""
        return
    both = r"out has (\S+); the other has (\S+), for what"
    out, other = re.search(both, rest).groups()
    assert out == slope and in_short(out, sizes[added[0]][1])
    assert in_short(other, sizes[added[1]][1])


def check_numbers(drawn, widget, name, head, gradient):
    place = TENSORS.index(name)
    detail = widget.facts["details"][place]
    which = "gradient" if gradient else "value"
    model, tensor = widget.given["models"][widget.kind], widget.given["tensors"][name]
    path = model["paths"][place].replace("{layer}", str(widget.layer))
    shape = ", ".join(map(str, detail["shape"]))
    start = f"{path}, shape ({shape}). {which}: mean "
    assert drawn["about"].startswith(start)
    written = drawn["about"].removeprefix(start)
    stats = re.findall(r"−?\d[\d.]*(?:e−?\d+)?(?=[, ]|\.$)", written)
    assert [number(text) for text in stats] == detail[which]["stats"]
    weights = name.endswith("weights")
    title = tensor["label"] + f", head {head}" * weights + f": {which}"
    assert drawn["title"] == title
    assert drawn["corner"] == ("query ↓ key →" if weights else "token ↓ feature →")
    tokens, cells = widget.given["tokens"][widget.example], detail[which]["cells"]
    rows, cells = tokens[tensor["rows"]], cells[head if weights else 0]
    columns = tokens[tensor["columns"]] if weights else list("012345")[: len(cells[0])]
    assert drawn["rows"] == rows and drawn["columns"] == columns
    most = max(abs(x) for line in cells for x in line) or 1
    for row, line, numbers in zip(rows, drawn["cells"], cells, strict=True):
        for column, (text, says, share), x in zip(columns, line, numbers, strict=True):
            assert in_short(text, x)
            kind = "key" if weights else "feature"
            place = f"{title} at {row}, {kind} {column}"
            assert says.startswith(f"{text}: {place}, exactly ")
            assert number(says.split("exactly ")[1]) == x
            assert share == pytest.approx(abs(x) / most)


def check(page, widget):
    drawn = answer_of(page, DRAWN)
    check_picture(drawn, widget)
    check_sentence(drawn["said"], widget, widget.tensor)
    if "about" in drawn:
        check_numbers(drawn, widget, widget.tensor, widget.head, widget.gradient)


def open_numbers(page):
    page.locator("summary").click()
    page.locator(".grid").wait_for()


def set_state(page, widget):
    selects = enumerate([widget.kind, widget.example])
    put(page, *(["select", value, i] for i, value in selects))
    put(page, ["[type=range]", widget.layer], ["select", widget.head, 2])
    put(page, ["[type=checkbox]", widget.gradient])
    page.evaluate("(tensor) => tensors[tensor].click()", widget.tensor)


def random_state():
    kind, example, layer = RANDOM.choice(EVERY)
    more = {"tensor": RANDOM.choice(TENSORS), "head": RANDOM.randrange(4)}
    more |= {"gradient": RANDOM.random() < 0.5}
    return {"kind": kind, "example": example, "layer": layer} | more


STATES = [random_state() for _ in range(200)]
# Each tensor, and each layer of each run, at least once.
STATES += [random_state() | {"tensor": tensor} for tensor in TENSORS]
for kind, example, layer in EVERY:
    STATES += [random_state() | {"kind": kind, "example": example, "layer": layer}]


def test_each_state_is_drawn_as_it_was_recorded(open_widget):
    page = open_widget(ForwardBackward())
    check(page, ForwardBackward())
    assert page.locator(".grid").count() == 0  # fetched when it is asked for
    open_numbers(page)
    for state in STATES:
        widget = ForwardBackward(**state)
        set_state(page, widget)
        check(page, widget)


def test_numbers_that_cannot_be_loaded_are_asked_for_again(open_widget):
    page = open_widget(ForwardBackward())
    page.evaluate("""() => {
        document.head.append = (node) => setTimeout(() => node.onerror());
    }""")
    page.locator("summary").click()
    about = page.locator("details p").first
    about.filter(has_text="could not be loaded").wait_for()
    assert page.locator(".grid").count() == 0
    page.evaluate("() => { delete document.head.append; }")
    page.locator("summary").click()
    open_numbers(page)
    check(page, ForwardBackward())


def test_an_address_may_name_a_model_with_fewer_layers(open_widget):
    widget = ForwardBackward(kind="pre-norm", layer=5)
    page = open_widget(widget, query="?ForwardBackward.kind=trained")
    check(page, ForwardBackward(layer=1))


@pytest.mark.parametrize("norm_first", [True, False])
def test_own_model(open_widget, norm_first):
    torch.manual_seed(0)
    sizes = dict(n_layers=3, d_model=4, d_ff=5, n_heads=2, norm_first=norm_first)
    model = make_model(17, 19, **sizes)
    src, tgt = torch.tensor([[3, 4, 0]]), torch.tensor([[1, 5, 6, 2]])
    page = open_widget(ForwardBackward(model, src, tgt))
    open_numbers(page)
    for layer, gradient in [(0, False), (2, True)]:
        widget = ForwardBackward(model, src, tgt, layer=layer, gradient=gradient)
        for widget.tensor in TENSORS:
            set_state(page, widget)
            check(page, widget)


KERNEL = """(state) => {
    const listeners = {};
    const model = {
        get: (name) => state[name],
        set: (name, value) => (state[name] = value),
        save_changes: () => (window.sent = { ...state }),
        on: (event, listener) => (listeners[event] = listener),
        off() {},
    };
    window.tell = (name, value) => {
        state[name] = value;
        listeners[`change:${name}`]?.();
    };
    const el = document.createElement("div");
    document.querySelector("main").replaceChildren(el);
    annotatedWidgets.modules.ForwardBackward.render({ model, el });
}"""


def test_with_a_kernel(open_widget):
    """There the facts come as a trait, one after the other with the rest of the state."""
    page = open_widget(ForwardBackward())
    widget = ForwardBackward(kind="pre-norm", layer=5, tensor="encoder.x")
    names = ["kind", "example", "layer", "tensor", "head", "gradient", "given", "facts"]
    page.evaluate(KERNEL, {name: getattr(widget, name) for name in names})
    page.evaluate(FIND, TENSORS)
    open_numbers(page)
    check(page, widget)
    page.get_by_label("Layer layers[i]").press("Home")
    assert page.evaluate("sent.layer") == 0
    told = []
    widget.layer = 5
    widget.observe(lambda change: told.append([change.name, change.new]), names)
    widget.kind = "trained"
    widget.tensor = WEIGHTS
    assert {"kind", "layer", "facts"} <= {name for name, _ in told}
    for name, value in [["layer", 5], *told]:
        page.evaluate("([name, value]) => tell(name, value)", [name, value])
    check(page, widget)
