"""AttentionExplorer in a browser: each cell is the weight of that head and sequence."""

import random
from urllib.parse import urlencode

import pytest
import torch
from torch import nn

from annotated import make_model, padding_mask, target_mask
from annotated_book.widgets import AttentionExplorer
from annotated_book.widgets.kit.names import spoken_name
from tests.browser.visits import answer_of
from tests.browser.widget_page import put

READY = ".attention-explorer .heat-map"
RANDOM = random.Random(20)


def explorer(**traits):
    """Two layers with 3 heads; the second sequence of each side ends in padding."""
    torch.manual_seed(3)
    model = make_model(20, 30, n_layers=2, d_model=12, d_ff=16, n_heads=3)
    src, tgt = torch.randint(1, 20, (2, 4)), torch.randint(1, 30, (2, 11))
    src[1, 2:] = tgt[1, 8:] = 0
    masks = {"src_mask": padding_mask(src, 0), "tgt_mask": target_mask(tgt, 0)}
    tokens = [["<b>x</b>", "b", "“c”", "a longer one"], ["e", "f", "g", "h"]]
    return AttentionExplorer(model, src, tgt, src_tokens=tokens, **masks, **traits)


FIRST = explorer()
PATHS = list(FIRST.seen["maps"])
EVERY = [(p, head, n) for p in PATHS for head in range(3) for n in range(2)]
STATES = EVERY + [RANDOM.choice(EVERY) for _ in range(200)]
DRAWN = """() => {
    const cells = (see) => rows(document.querySelector(".heat-map"), "td", see);
    const names = (css) => all(css).map((node) => node.ariaLabel);
    return {
        said: text(".verdict"), code: text(".large code"), label: names(".heat-map")[0],
        rows: texts(".heat-map tbody th"), columns: texts(".heat-map thead th"),
        texts: cells((cell) => Number(cell.textContent)), shares: cells(bar),
        masked: cells((cell) => cell.matches(".masked")),
        small: all(".attention").map((one) => all("svg", one).map((map) =>
            all("path", map).flatMap((level) =>
                [...level.getAttribute("d").matchAll(/M(\\d+) (\\d+)/g)].map(([, x, y]) =>
                    [Number(y), Number(x), Number(level.getAttribute("fill-opacity"))])))),
        named: texts(".attention p"), pressed: names(".heads button[aria-pressed=true]"),
        heads: all(".heads").map((one) =>
            [...one.children].map((node) => [node.textContent, node.ariaLabel])),
        lit: all(".heat-map thead th").map(bar),
        current: all(".heat-map tbody tr").findIndex((row) => row.matches(".current")),
        most: Number(all("[type=range]").at(-1).max),
        state: [document.querySelector("select").value,
            ...all("[type=range]").map((node) => Number(node.value)).reverse()],
    };
}"""


def set_state(page, path, head, *sequence):
    sliders = [["[type=range]", x, i] for i, x in enumerate([*sequence, head])]
    put(page, ["select", path], *sliders)


def near(numbers, tensor, atol):
    numbers = torch.tensor(numbers, dtype=torch.float64)
    torch.testing.assert_close(numbers, tensor.double(), rtol=0, atol=atol)


def check(drawn, widget, path, head, sequence):
    map, weights = widget.seen["maps"][path], widget.weights[path][sequence]
    rows = widget.seen["labels"][map["rows"]][sequence]
    if map["rows"] == "tgt":
        rows = [f"{a} → {b}" for a, b in zip(rows, [*rows[1:], "?"], strict=True)]
    assert drawn["rows"] == rows
    assert drawn["columns"] == widget.seen["labels"][map["columns"]][sequence]
    near(drawn["texts"], weights[head], 5.6e-4)
    near(drawn["shares"], weights[head], 5.1e-5)
    if path in PATHS:  # there the masks hide what has no weight, and nothing else
        assert drawn["masked"] == (weights[head] == 0).tolist()
    check_gallery(drawn, widget, sequence)
    name = spoken_name(path, head)
    assert drawn["pressed"] == [name] and drawn["code"] == path
    assert drawn["most"] == len(weights) - 1
    assert drawn["label"] == name
    start = f"{name[0].upper()}{name[1:]}: the largest weight is "
    assert drawn["said"].startswith(start)
    largest = float(drawn["said"].split("largest weight is ")[1].split(", where")[0])
    assert largest == pytest.approx(weights[head].max().item(), abs=5.1e-5)
    mean = weights[head].amax(-1).mean().item()
    assert float(drawn["said"].split()[-3]) == pytest.approx(mean, abs=0.0051)
    at = drawn["said"].split("where “")[1].split("”. The")[0].split("” attends to “")
    i, j = drawn["rows"].index(at[0]), drawn["columns"].index(at[1])
    if len({*drawn["rows"]}) == len(drawn["rows"]):
        assert weights[head][i, j] == pytest.approx(largest, abs=5.1e-5)


def check_gallery(drawn, widget, sequence):
    assert drawn["named"] == [spoken_name(path) for path in widget.weights]
    pictures = zip(widget.weights, drawn["small"], drawn["heads"], strict=True)
    for path, maps, heads in pictures:
        every = widget.weights[path][sequence]
        names = [[f"head {i}", spoken_name(path, i)] for i in range(len(every))]
        assert heads == names
        for small, wanted in zip(maps, every, strict=True):
            shown = torch.zeros_like(wanted)
            for row, column, opacity in small:
                shown[row, column] = opacity
            near(shown.tolist(), wanted, 0.0252)


def check_state(page, *state):
    drawn = answer_of(page, DRAWN)
    check(drawn, FIRST, *state)
    assert drawn["state"] == list(state)


def test_every_map_is_the_model_s(open_widget):
    page = open_widget(explorer())
    for state in STATES:
        set_state(page, *state)
        check_state(page, *state)
    assert page.locator("main b").count() == 0


def test_pointing_says_the_weight_and_lights_the_keys(open_widget):
    page = open_widget(explorer(path=PATHS[2], sequence=1))
    weights = FIRST.weights[PATHS[2]][1, 0]
    tokens = FIRST.seen["labels"]["tgt"][1]
    pointed = page.locator(".pointed")
    for row, column in [(0, 0), (3, 1), (10, 7), (2, 5), (9, 8)]:
        cell = page.locator(f"td[data-row='{row}'][data-column='{column}']")
        cell.hover()
        said = pointed.text_content()
        read = [*tokens, "?"]
        assert said.startswith(f"“{read[row]} → {read[row + 1]}” (row {row}) ")
        assert f" to “{tokens[column]}” (column {column})" in said
        assert said.endswith("Its row sums to 1.00.")
        if weights[row, column] == 0:
            assert "may not attend to" in said and "masked" in said
        else:
            number = float(said.split("with the weight ")[1].split(". Its")[0])
            assert number == pytest.approx(weights[row, column].item(), abs=5.1e-5)
    page.mouse.move(1, 1)
    assert pointed.text_content() == ""
    page = open_widget(explorer(path=PATHS[-1]))
    weights = FIRST.weights[PATHS[-1]][0, 0]

    def lit():
        drawn = answer_of(page, DRAWN)
        near(drawn["lit"], weights[drawn["current"]], 5.1e-5)
        return drawn["current"]

    first = int(weights.amax(-1).argmax())
    assert lit() == first
    row = (first + 2) % len(weights)
    page.locator(f"td[data-row='{row}']").first.hover()
    assert lit() == row
    page.mouse.move(1, 1)
    assert lit() == first
    page.locator(f"td[data-row='{row}']").first.click()
    page.mouse.move(1, 1)
    assert lit() == row
    page.locator(f"td[data-row='{row}']").first.click()  # and again: no longer kept
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement.blur()")
    assert lit() == first
    page = open_widget(explorer())  # from head to head with the arrow keys
    page.locator(".gallery [tabindex='0']").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "End", "Enter"):
        page.keyboard.press(key)
    check_state(page, PATHS[2], 2, 0)


def test_models_of_other_kinds(open_widget):
    torch.manual_seed(0)
    model = nn.Transformer(16, 4, 1, 1, 16, batch_first=True)
    causal = nn.Transformer.generate_square_subsequent_mask(64)
    src, tgt = torch.randn(1, 3, 16), torch.randn(1, 64, 16)
    widget = AttentionExplorer(model, src, tgt, tgt_mask=causal)
    page = open_widget(widget)
    assert page.get_by_label("Sequence B").count() == 0
    for path in widget.seen["maps"]:
        for head in range(4):
            set_state(page, path, head)
            drawn = answer_of(page, DRAWN)
            check(drawn, widget, path, head, 0)
            if path == "decoder.layers.0.self_attn":
                hidden = torch.ones(64, 64).triu(1).bool()
                assert drawn["masked"] == hidden.tolist()
    few, many = (nn.MultiheadAttention(8, n, batch_first=True) for n in (2, 4))
    model = nn.ModuleDict({"few": few, "many": many})
    model.forward = lambda src: [module(src, src, src) for module in model.values()]
    widget = AttentionExplorer(model, torch.randn(2, 1, 8), head=3)
    page = open_widget(widget)
    check(answer_of(page, DRAWN), widget, "many", 3, 0)
    page.get_by_role("combobox").select_option("few")
    check(answer_of(page, DRAWN), widget, "few", 1, 0)
    query = {"AttentionExplorer.path": "few", "AttentionExplorer.head": 3}
    page = open_widget(widget, query="?" + urlencode(query))  # beyond the last
    check(answer_of(page, DRAWN), widget, "few", 1, 0)


def test_heads_and_map_are_on_one_screen_of_a_telephone(open_widget):
    page = open_widget(explorer(path=PATHS[2]), width=362)  # what a page of 390 leaves
    first = page.get_by_label("Attention", exact=True).bounding_box()["y"]
    last = page.locator(".heat-map tr").last.bounding_box()
    assert last["y"] + last["height"] - first < 844 - 56  # the site's bar
    heads = page.locator(".heads button[aria-pressed=true]").bounding_box()
    assert first < heads["y"] < page.locator(".heat-map").bounding_box()["y"]
