"""ShapeExplorer in a browser: the shapes are those of the real code, in every state."""

import math
import random
import re
from types import SimpleNamespace

import pytest
import torch
from torch import nn

from annotated import EncoderLayer, count_parameters
from annotated_book.widgets import ShapeExplorer
from annotated_book.widgets.shape_explorer import shapes
from annotated_book.widgets.shape_explorer.shape_explorer import (
    FIRST,
    FIXED,
    LETTERS,
    PARTS,
    STOPS,
    recorded,
)
from tests.browser.visits import answer_of
from tests.browser.widget_page import (
    at_hostile_addresses,
    axe,
    left_behind,
    looks_with,
    opener,
)

pytestmark = pytest.mark.browser
RANDOM = random.Random(4)


def random_state(number):
    state = {slider: RANDOM.choice(stops) for slider, stops in STOPS.items()}
    if RANDOM.random() < 0.7:
        fits = [h for h in STOPS["n_heads"] if state["d_model"] % h == 0]
        state["n_heads"] = RANDOM.choice(fits)
    return {"part": list(PARTS)[number % len(PARTS)]} | state


STATES = [random_state(number) for number in range(210)]

SET = """state => {
    const menu = document.querySelector("select");
    menu.value = state.part;
    menu.dispatchEvent(new Event("change", { bubbles: true }));
    document.querySelectorAll("input[type=range]").forEach((input, i) => {
        if (Number(input.value) === state.stops[i]) return;
        input.value = state.stops[i];
        input.dispatchEvent(new Event("input", { bubbles: true }));
    });
}"""
DRAWN = """() => ({
    error: document.querySelector(".error").textContent,
    said: document.querySelector(".verdict").textContent,
    dimmed: document.querySelector(".listings").inert,
    sliders: [...document.querySelectorAll(".control:not([hidden]) label code")].map(
        (node) => node.textContent),
    functions: [...document.querySelectorAll(".listing")].map((listing) => ({
        name: listing.querySelector("p").textContent,
        lines: [...listing.querySelectorAll("li")].map((line) => ({
            source: line.querySelector("code").textContent,
            made: [...line.querySelectorAll("span")].map((span) => [
                span.firstChild.textContent.split(" ")[0],
                span.querySelector("b").textContent,
                span.querySelector("small").textContent]),
        })),
    })),
})"""


@pytest.fixture
def open_widget(browser, tmp_path):
    yield from opener(browser, tmp_path, ".shape-explorer .listing")


def set_state(page, state):
    stops = [STOPS[name].index(state[name]) for name in STOPS]
    page.evaluate(SET, {"part": state["part"], "stops": stops})


def sizes_at(state):
    letters = {letter: state[name] for name, letter in LETTERS.items()}
    return letters | FIXED | {"d_k": state["d_model"] // state["n_heads"]}


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
    """What the page shows is what was recorded, which test_shape_explorer_widget.py tries out."""
    part, name = recorded(state["part"]), state["part"]
    refused = [
        refusal["template"].format(**sizes_at(state))
        for refusal in part["refusals"]
        if [state[slider] for slider in refusal["sliders"]] in refusal["values"]
    ]
    assert drawn["error"] == (refused or [""])[0]
    assert drawn["dimmed"] == bool(refused)
    assert drawn["sliders"] == [LETTERS[s] for s in STOPS if s in part["sliders"]]
    assert [f["name"] for f in drawn["functions"]] == [
        f["name"] for f in part["functions"]
    ]
    if refused:
        assert drawn["said"] == ""
        return
    total = 0
    for shown, function in zip(drawn["functions"], part["functions"], strict=True):
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
                expected.append(
                    [
                        variable.replace("return", "returned"),
                        str(tuple(shape)),
                        "input" if made.get("input") else said,
                    ]
                )
            assert line["made"] == expected
    count = sum(
        times * product(in_numbers(factors, state))
        for times, factors in part["parameters"]
    )
    if count:
        assert f"{name} has {count:,} parameters, " in drawn["said"]
        assert (
            f": {memory(4 * count)} in float32, and {memory(16 * count)} in"
            in drawn["said"]
        )
    else:
        assert f"{name} has no parameters." in drawn["said"]
    assert f"named here take {memory(total)}, in float32." in drawn["said"]


def test_every_state_is_what_was_recorded(open_widget):
    page = open_widget(ShapeExplorer())
    for state in STATES:
        set_state(page, state)
        check(answer_of(page, DRAWN), state)


BLOCKS = """() => [...document.querySelectorAll(".blocks figure")].map((figure) => {
    const sheets = [...figure.querySelectorAll("rect")];
    return {
        name: figure.querySelector("code").textContent,
        labels: [...figure.querySelectorAll("text")].map((text) => text.textContent),
        sheets: sheets.length,
        edges: ["height", "width"].map((side) => Number(sheets[0].getAttribute(side))),
        current: figure.matches(".current"), later: figure.matches(".later"),
    };
})"""


def edge(size):
    return 8 + 6.5 * math.log2(size)


def test_blocks_have_the_edges_of_their_tensors(open_widget):
    """The tensors of the function whose line is chosen: each axis with its letter and size."""
    page = open_widget(ShapeExplorer())
    for state in STATES[:60]:
        set_state(page, state)
        if page.locator(".error").text_content():
            continue
        part, sizes = recorded(state["part"]), sizes_at(state)
        at = page.evaluate(
            """() => [...document.querySelectorAll(".listing")].findIndex(
                (listing) => listing.querySelector("li.current"))"""
        )
        lines = part["functions"][at]["lines"]
        made = [pair for line in lines for pair in line["made"]]
        blocks = page.evaluate(BLOCKS)
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


def test_a_line_is_chosen_by_keys_and_in_the_picture(open_widget):
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
    assert (
        current.locator("code").text_content() == "    weights = scores.softmax(dim=-1)"
    )
    assert page.locator("button.line[tabindex='0']").count() == 1
    assert current.locator("b").is_visible()
    assert not page.locator("li:not(.current) b").first.is_visible()
    before = page.evaluate(BLOCKS)
    page.get_by_label("Heads H").fill("1")
    after = page.evaluate(BLOCKS)
    assert [block["current"] for block in after] == [
        block["current"] for block in before
    ]
    assert after[0]["sheets"] == STOPS["n_heads"][1]


def test_shapes_are_those_of_the_running_code(open_widget):
    """Straight against PyTorch, where the sizes are small enough to run."""
    page = open_widget(ShapeExplorer())
    for name in PARTS:
        if name == "EncoderDecoder":
            continue  # its vocabularies take a while
        state = {s: RANDOM.choice(stops[:5]) for s, stops in STOPS.items()}
        state |= {"part": name, "d_model": 12, "n_heads": RANDOM.choice([2, 3, 6])}
        set_state(page, state)
        drawn = answer_of(page, DRAWN)
        built, _, rows = shapes.run(name, SimpleNamespace(**state | FIXED))
        last = (
            drawn["functions"][0]["lines"][-1]["made"]
            or [
                made for line in drawn["functions"][0]["lines"] for made in line["made"]
            ][-1:]
        )
        main = PARTS[name].follow[0].__name__
        result = [row for row in rows if row.function == main][-1].tensors["return"]
        assert last[-1][:2] == ["returned", str(tuple(result.shape))]
        if isinstance(built, nn.Module) and count_parameters(built):
            assert f"{name} has {count_parameters(built):,} parameters" in drawn["said"]


def test_sliders_and_menu_by_keyboard(open_widget):
    page = open_widget(ShapeExplorer("LayerNorm"))
    menu = page.get_by_label("Code")
    menu.focus()
    page.keyboard.press("ArrowDown")
    state = {"part": "SublayerConnection"} | FIRST
    check(answer_of(page, DRAWN), state)
    slider = page.get_by_label("Features d_model")
    slider.focus()
    for key, move in [("ArrowRight", 1), ("ArrowLeft", -1), ("Home", -99), ("End", 99)]:
        page.keyboard.press(key)
        at = STOPS["d_model"].index(state["d_model"]) + move
        state["d_model"] = STOPS["d_model"][min(max(at, 0), len(STOPS["d_model"]) - 1)]
        assert slider.get_attribute("aria-valuetext") == str(state["d_model"])
        check(answer_of(page, DRAWN), state)


def test_package_s_own_error(open_widget):
    page = open_widget(ShapeExplorer(EncoderLayer))
    before = answer_of(page, DRAWN)["functions"]
    page.get_by_label("Heads H").fill(str(STOPS["n_heads"].index(6)))
    with pytest.raises(ValueError) as caught:
        EncoderLayer(512, 6, 2048, 0.1)
    assert page.locator(".error").text_content() == str(caught.value)
    assert answer_of(page, DRAWN)["functions"] == before  # the last drawing stays


def test_address_carries_the_state(open_widget):
    page = open_widget(ShapeExplorer())
    state = next(state for state in STATES if state["part"] == "DecoderLayer")
    set_state(page, state)
    page.get_by_role("link", name="Link to this setting").click()
    page.reload()
    page.wait_for_selector(".shape-explorer .listing")
    assert page.url.endswith("#play") and "ShapeExplorer.part=DecoderLayer" in page.url
    check(answer_of(page, DRAWN), state)


HOSTILE = [
    ("part", "constructor"),
    ("part", "<img src=x onerror=alert(1)>"),
    ("d_model", "513"),
    ("d_model", "5e2"),
    ("batch", "2 "),
    ("batch", ""),
    ("n_heads", "-1"),
    ("source", "NaN"),
]


def test_hostile_addresses_change_nothing(open_widget):
    page = open_widget(ShapeExplorer())
    for _ in at_hostile_addresses(page, "ShapeExplorer", HOSTILE):
        check(answer_of(page, DRAWN), {"part": "MultiHeadAttention"} | FIRST)


def test_own_module(open_widget):
    model = nn.Sequential(nn.Linear(11, 13), nn.ReLU(), nn.Linear(13, 7))
    page = open_widget(ShapeExplorer(model, torch.zeros(5, 11)))
    drawn = answer_of(page, DRAWN)
    assert drawn["said"].startswith(
        f"Sequential has {count_parameters(model)} parameters: "
    )
    assert page.locator("input, select").count() == 0
    (function,) = drawn["functions"]
    assert function["lines"][-1]["made"] == [["returned", "(5, 7)", "no new memory"]]
    rows = [
        row.all_text_contents()
        for row in map(lambda r: r.locator("td"), page.locator("tbody tr").all())
    ]
    assert rows == [
        ["Sequential", "Sequential", "(5, 11)", "(5, 7)"],
        ["· 0", "Linear", "(5, 11)", "(5, 13)"],
        ["· 1", "ReLU", "(5, 13)", "(5, 13)"],
        ["· 2", "Linear", "(5, 13)", "(5, 7)"],
    ]


def test_nothing_is_left_behind(open_widget):
    page = open_widget(ShapeExplorer())

    def redraw(times):
        for number in [*range(times), 0]:
            set_state(page, STATES[number % 15])

    assert left_behind(page, "ShapeExplorer", redraw) == (0, 0)


def test_without_javascript_the_still_is_shown(open_widget):
    page = open_widget(ShapeExplorer(), java_script=False)
    picture = page.locator(".annotated-widget img")
    assert "(B, T, d_model)" in picture.get_attribute("alt")


@pytest.mark.parametrize("theme, width", [("light", 390), ("dark", 800)])
def test_accessible_and_as_wide_as_the_screen(open_widget, theme, width):
    page = open_widget(
        ShapeExplorer(),
        ShapeExplorer(nn.Linear(3, 2), torch.ones(3)),
        theme=theme,
        width=width,
    )
    for state in [
        STATES[11],
        STATES[14],
        STATES[0] | {"part": "Encoder", "n_heads": 5},
    ]:
        set_state(page, state)
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path, theme, width", looks_with("ShapeExplorer"))
def test_alive_in_the_chapter(open_page, path, theme, width):
    visit = open_page(path, theme=theme, width=width)
    visit.scroll_through()
    widget = visit.page.locator(".shape-explorer").first
    before = widget.locator(".listings").text_content()
    slider = widget.get_by_label("Batch B")  # every part has it
    slider.fill(slider.get_attribute("max"))
    after = widget.locator(".listings").text_content()
    assert after != before and re.search(rf"\({STOPS['batch'][-1]},", after)
    assert visit.problems == [] and visit.foreign == [] and visit.axe_of_widget() == []
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
