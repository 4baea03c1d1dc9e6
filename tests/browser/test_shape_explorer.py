"""ShapeExplorer in a browser: the shapes are those of the real code, in every state."""

import math
import random

import pytest
import torch
from torch import nn

from annotated import EncoderLayer, count_parameters
from annotated_book.widgets import ShapeExplorer
from annotated_book.widgets.shape_explorer import shape_explorer as source
from tests.browser.visits import answer_of
from tests.browser.widget_page import axe, put

READY = ".shape-explorer .listing"
RANDOM = random.Random(4)


def random_state(number):
    state = {slider: RANDOM.choice(stops) for slider, stops in source.STOPS.items()}
    if RANDOM.random() < 0.7:
        fits = [h for h in source.STOPS["n_heads"] if state["d_model"] % h == 0]
        state["n_heads"] = RANDOM.choice(fits)
    return {"part": list(source.PARTS)[number % len(source.PARTS)]} | state


STATES = [random_state(number) for number in range(210)]
DRAWN = """() => ({
    error: text(".error"), said: text(".verdict"),
    dimmed: document.querySelector(".listings").inert,
    sliders: all(".control:not([hidden])").flatMap((control) => texts("label code", control)
        .map((name) => [name, control.querySelector("input").getAttribute("aria-valuetext")])),
    functions: all(".listing").map((listing) => ({
        name: text("p", listing),
        lines: all("li", listing).map((line) => ({
            source: text("code", line),
            made: all("span", line).map((span) => [
                span.firstChild.textContent.split(" ")[0], text("b", span), text("small", span)]),
        })),
    })),
})"""


def set_state(page, state):
    stops = [stops.index(state[name]) for name, stops in source.STOPS.items()]
    put(page, ["select", state["part"]])
    put(page, *(["[type=range]", stop, i] for i, stop in enumerate(stops)))


def sizes_at(state):
    letters = {letter: state[name] for name, letter in source.LETTERS.items()}
    return letters | source.FIXED | {"d_k": state["d_model"] // state["n_heads"]}


def in_numbers(axes, state):
    sizes = sizes_at(state)
    return [axis if isinstance(axis, int) else sizes[axis] for axis in axes]


def product(numbers):
    return torch.tensor(numbers, dtype=torch.int64).prod().item()


def memory(count):
    for unit in ("B", "kB", "MB", "GB", "TB"):
        if count < 1000 or unit == "TB":
            return f"{count:.1f} {unit}" if unit != "B" else f"{count} {unit}"
        count /= 1000


def check(drawn, state):
    """Compare with what is recorded, which test_shape_explorer_widget.py runs."""
    part, name = source.recorded(state["part"]), state["part"]
    refused = [
        refusal["template"].format(**sizes_at(state))
        for refusal in part["refusals"]
        if [state[slider] for slider in refusal["sliders"]] in refusal["values"]
    ]
    assert drawn["error"] == (refused or [""])[0]
    assert drawn["dimmed"] == bool(refused)
    used = [slider for slider in source.STOPS if slider in part["sliders"]]
    assert drawn["sliders"] == [[source.LETTERS[s], str(state[s])] for s in used]
    if refused:
        assert drawn["said"] == ""
        return
    total = 0
    for shown, function in zip(drawn["functions"], part["functions"], strict=True):
        assert shown["name"] == function["name"]
        for line, wanted in zip(shown["lines"], function["lines"], strict=True):
            assert line["source"] == wanted["source"]
            expected = []
            for variable, made in wanted["made"]:
                shape = in_numbers(made["shape"], state)
                size = made["bytes"] * product(shape)
                times = in_numbers([made.get("fresh", 0)], state)[0]
                total += times * size
                how = f"{times} × " if times > 1 else ""
                said = how + memory(size) if times else "no new memory"
                said = "input" if made.get("input") else said
                variable = variable.replace("return", "returned")
                expected.append([variable, str(tuple(shape)), said])
            assert line["made"] == expected
    parameters = part["parameters"]
    count = sum(times * product(in_numbers(axes, state)) for times, axes in parameters)
    if count:
        assert f"{name} has {count:,} parameters, " in drawn["said"]
        held = f": {memory(4 * count)} in float32, and {memory(16 * count)} in"
        assert held in drawn["said"]
    else:
        assert f"{name} has no parameters." in drawn["said"]
    assert f"named here take {memory(total)}, in float32." in drawn["said"]


def test_every_state_is_what_was_recorded(open_widget):
    page = open_widget(ShapeExplorer())
    for state in STATES:
        set_state(page, state)
        check(answer_of(page, DRAWN), state)


BLOCKS = """() => all(".blocks figure").map((figure) => {
    const sheets = all("rect", figure);
    return {
        name: text("code", figure), labels: texts("text", figure), sheets: sheets.length,
        edges: ["height", "width"].map((side) => Number(sheets[0].getAttribute(side))),
        current: figure.matches(".current"), later: figure.matches(".later"),
    };
})"""


def edge(size):
    return 8 + 6.5 * math.log2(size)


def test_blocks_have_the_sizes_of_their_tensors(open_widget):
    page = open_widget(ShapeExplorer())
    for state in STATES[:60]:
        set_state(page, state)
        if page.locator(".error").text_content():
            continue
        part, sizes = source.recorded(state["part"]), sizes_at(state)
        find = "all => all.findIndex((listing) => listing.querySelector('li.current'))"
        at = page.locator(".listing").evaluate_all(find)
        lines = part["functions"][at]["lines"]
        made = [pair for line in lines for pair in line["made"]]
        blocks = answer_of(page, BLOCKS)
        for block, (name, tensor) in zip(blocks, made, strict=True):
            shape = tensor["shape"]
            assert block["name"] == name.replace("return", "returned")
            named = {a if isinstance(a, int) else f"{a} {sizes[a]}" for a in shape}
            written = {label.removesuffix(" ×") for label in block["labels"]}
            assert written == {str(label) for label in named}
            drawn = in_numbers(shape[1:] if shape[0] == "B" else shape, state)
            rows, columns = [1, *drawn][-2:]
            assert block["edges"] == pytest.approx([edge(rows), edge(columns)])
            heads = drawn[-3] if len(drawn) > 2 and len(shape) > 3 else 1
            assert block["sheets"] == min(heads, 16)


def test_line_is_chosen_and_an_error_is_the_package_s_own(open_widget):
    page = open_widget(ShapeExplorer(EncoderLayer))
    before = answer_of(page, DRAWN)["functions"]
    page.get_by_label("Heads H").fill(str(source.STOPS["n_heads"].index(6)))
    with pytest.raises(ValueError) as caught:
        EncoderLayer(512, 6, 2048, 0.1)
    assert page.locator(".error").text_content() == str(caught.value)
    assert answer_of(page, DRAWN)["functions"] == before
    page = open_widget(ShapeExplorer("attention"))
    current = page.locator("li.current")
    assert current.locator("code").text_content() == "    return used @ value, weights"
    current.locator("button").focus()
    page.keyboard.press("ArrowUp")
    assert "used = " in current.locator("code").text_content()
    assert page.locator("figure.current code").all_text_contents() == ["used"]
    assert page.locator("figure.later code").all_text_contents() == ["returned"]
    page.keyboard.press("Home")  # the first line with a tensor is an input
    assert page.locator("figure.current code").all_text_contents() == ["query"]
    page.locator("figure", has_text="weights").click()
    weights = "    weights = scores.softmax(dim=-1)"
    assert current.locator("code").text_content() == weights
    assert page.locator("button.line[tabindex='0']").count() == 1
    assert current.locator("b").is_visible()
    assert not page.locator("li:not(.current) b").first.is_visible()
    before = [block["current"] for block in answer_of(page, BLOCKS)]
    page.get_by_label("Heads H").fill("1")
    after = answer_of(page, BLOCKS)
    assert [block["current"] for block in after] == before
    assert after[0]["sheets"] == source.STOPS["n_heads"][1]


def test_own_module(open_widget):
    model = nn.Sequential(nn.Linear(11, 13), nn.ReLU(), nn.Linear(13, 7))
    page = open_widget(ShapeExplorer(model, torch.zeros(5, 11)))
    drawn = answer_of(page, DRAWN)
    n_parameters = count_parameters(model)
    assert drawn["said"].startswith(f"Sequential has {n_parameters} parameters: ")
    assert page.locator("input, select").count() == 0 and axe(page) == []
    (function,) = drawn["functions"]
    assert function["lines"][-1]["made"] == [["returned", "(5, 7)", "no new memory"]]
    rows = page.locator("tbody tr").all()
    assert [" ".join(row.locator("td").all_text_contents()) for row in rows] == [
        "Sequential Sequential (5, 11) (5, 7)",
        "· 0 Linear (5, 11) (5, 13)",
        "· 1 ReLU (5, 13) (5, 13)",
        "· 2 Linear (5, 13) (5, 7)",
    ]
