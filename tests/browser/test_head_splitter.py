"""HeadSplitter in a browser: what is drawn is what PyTorch does, in every state."""

import random
from itertools import product

import pytest
import torch

from annotated import attention, concat_heads, split_heads
from annotated_book.widgets import HeadSplitter
from annotated_book.widgets.head_splitter import head_splitter
from tests.browser.visits import answer_of
from tests.browser.widget_page import put

READY = ".head-splitter .stage"
SIZES = list(head_splitter.SIZES)
RANDOM = random.Random(7)
STATES = [
    {name: RANDOM.randint(1, most) for name, most in head_splitter.SIZES.items()}
    | {"skip_transpose": RANDOM.random() < 0.4}
    for _ in range(200)
]
CORNERS = product((1, 3), (1, 5), (1, 12), (1, 8), (False, True))
NAMES = [*SIZES, "skip_transpose"]
STATES += [dict(zip(NAMES, corner, strict=True)) for corner in CORNERS]
DRAWN = """() => {
    const stages = all(".stage").map((stage) => {
        const numbers = all(".number", stage);
        return {
            kind: stage.dataset.kind, shape: stage.dataset.shape.split(",").map(Number),
            places: numbers.map((n) => n.lastChild.textContent),
            colors: numbers.map((n) =>
                [...new Set(n.getAttribute("style").match(/hue-\\d/g))].sort()),
            lit: numbers.map((n) => n.matches(".lit")),
            values: texts(".value", stage).map(Number),
        };
    });
    const at = stages.findIndex(({ kind }) => kind === "other");
    const lines = all(".listing li").map((line) => ({ source: texts("code", line).join("  "),
        made: line.querySelector("span")?.textContent ?? null }));
    const dimmed = document.querySelector(".stages").inert;
    return { error: text(".error"), dimmed, lines, beside: stages.splice(at, 1)[0], stages };
}"""


def set_state(page, state):
    sliders = [["[type=range]", state[name], i] for i, name in enumerate(SIZES)]
    put(page, *sliders, ["[type=checkbox]", state["skip_transpose"]])


def holdings(x, n_heads, skip_transpose):
    """PyTorch's own answer: stage -> (shape, for each cell the numbers of x in it)."""
    batch, length, d_model = x.shape
    d_k = d_model // n_heads
    apart = x.reshape(batch, length, n_heads, d_k)
    split = apart.movedim(2, 1)
    if skip_transpose:
        split = x.reshape(batch, n_heads, length, d_k)
    # Behind each value, the whole column that it mixes: (B, H, L, d_k, L).
    mixed = split.mT.unsqueeze(2).expand(batch, n_heads, length, d_k, length)
    joined = mixed.movedim(1, 2).reshape(batch, length, d_model, length)
    stages = {"input": x, "viewed": apart, "split": split}
    if skip_transpose:
        del stages["viewed"]
    stages = {kind: tensor[..., None] for kind, tensor in stages.items()}
    stages |= {"attended": mixed, "joined": joined}
    return {
        kind: (list(tensor.shape[:-1]), tensor.flatten(end_dim=-2).tolist())
        for kind, tensor in stages.items()
    }


def place(held, length, d_model):
    if len(held) == 1:
        return f"{held[0] // d_model % length},{held[0] % d_model}"
    features = {number % d_model for number in held}
    return f":,{features.pop()}" if len(features) == 1 else "mix"


def check(drawn, x, n_heads, skip_transpose):
    _, length, d_model = x.shape
    d_k = d_model // n_heads
    expected = holdings(x, n_heads, skip_transpose)
    assert [stage["kind"] for stage in drawn["stages"]] == list(expected)
    for stage, (shape, cells) in zip(drawn["stages"], expected.values(), strict=True):
        check_stage(stage, shape, cells, length, d_model, d_k)
    shape, cells = holdings(x, n_heads, not skip_transpose)["split"]
    assert drawn["beside"]["kind"] == "other"  # the way that was not taken
    check_stage(drawn["beside"], shape, cells, length, d_model, d_k)


def check_stage(stage, shape, cells, length, d_model, d_k):
    assert stage["shape"] == shape
    assert stage["places"] == [place(held, length, d_model) for held in cells]
    heads = [{number % d_model // d_k % 8 for number in held} for held in cells]
    assert stage["colors"] == [[f"hue-{head}" for head in sorted(h)] for h in heads]


def legal(state):
    return state["d_model"] % state["n_heads"] == 0


def counting(state):
    sizes = [state["batch"], state["length"], state["d_model"]]
    return torch.arange(torch.tensor(sizes).prod()).view(sizes)


def test_every_state_is_pytorch_s_answer(open_widget):
    page = open_widget(HeadSplitter())
    page.get_by_text("The code that ran").click()
    for state in STATES:
        set_state(page, state)
        drawn = answer_of(page, DRAWN)
        facts = head_splitter.facts(*(state[name] for name in SIZES))
        if legal(state):
            assert drawn["error"] == "" and not drawn["dimmed"]
            check(drawn, counting(state), state["n_heads"], state["skip_transpose"])
            lines = facts["wrong" if state["skip_transpose"] else "right"]["lines"]
            for shown, line in zip(drawn["lines"], lines, strict=True):
                made = None
                if "shape" in line:
                    keys = line["shape"], line["strides"]
                    shape, strides = (f"({', '.join(map(str, key))})" for key in keys)
                    name = line["name"].replace("return", "returned")
                    made = f"{name} {shape} strides {strides}"
                assert shown == {"source": line["source"], "made": made}
        else:
            with pytest.raises(ValueError) as caught:
                split_heads(counting(state).float(), state["n_heads"])
            assert drawn["error"] == str(caught.value)
            assert drawn["dimmed"]
    assert 60 < sum(map(legal, STATES)) < 200


def test_following_a_number_lights_it_up_everywhere(open_widget):
    page = open_widget(HeadSplitter())
    states = [state for state in STATES if legal(state)][:25]
    for state in states:
        set_state(page, state)
        expected = holdings(counting(state), state["n_heads"], state["skip_transpose"])
        kind = RANDOM.choice(list(expected))
        cells = expected[kind][1]
        position = RANDOM.randrange(len(cells))
        cell = page.locator(f"[data-kind={kind}] .number").nth(position)
        RANDOM.choice([cell.hover, cell.focus])()
        wanted = set(cells[position])
        for stage in answer_of(page, DRAWN)["stages"]:
            held = expected[stage["kind"]][1]
            assert stage["lit"] == [not wanted.isdisjoint(cell) for cell in held]
        pointed = page.locator(".pointed").text_content()
        assert pointed == cell.get_attribute("aria-label")
        page.mouse.move(1, 1)
        page.evaluate("document.activeElement.blur()")
        assert not any(any(stage["lit"]) for stage in answer_of(page, DRAWN)["stages"])


def test_numbers_and_heads_are_named(open_widget):
    page = open_widget(HeadSplitter())

    def said(kind, position):
        cell = page.locator(f"[data-kind={kind}] .number").nth(position)
        return cell.get_attribute("aria-label")

    held = "batch 0, token 2, feature 5 of x → head 2, feature 1."
    assert said("input", 17) == f"2,5 at batch 0, token 2, feature 5: {held}"
    assert said("split", 21) == f"2,5 at batch 0, head 2, token 2, feature 1: {held}"
    assert said("attended", 21) == (
        ":,5 at batch 0, head 2, token 2, feature 1: "
        "a mixture of all 4 tokens, feature 5, batch 0 → head 2, feature 1."
    )
    page.get_by_label("Leave out the transpose").check()
    assert said("split", 2) == (
        "0,2 at batch 0, head 0, token 1, feature 0: "
        "batch 0, token 0, feature 2 of x, which belongs to head 1, feature 0: at the wrong index."
    )
    assert said("attended", 0) == (
        "mix at batch 0, head 0, token 0, feature 0: a mixture of what does not belong together, "
        "from 3 heads: x[0, 0, 0], x[0, 0, 2], x[0, 0, 4], x[0, 1, 0]."
    )
    page = open_widget(HeadSplitter())
    page.emulate_media(forced_colors="active")
    heads = """kind => [...document.querySelectorAll(`[data-kind=${kind}] .number`)]
        .map((node) => getComputedStyle(node, "::after").content)"""
    after = page.evaluate(heads, "input")
    assert after == ['" h0"', '" h0"', '" h1"', '" h1"', '" h2"', '" h2"'] * 4
    page.get_by_label("Leave out the transpose").check()
    assert page.evaluate(heads, "joined")[-1] == '" h0+1+2"'
    widget = HeadSplitter(length=2, d_model=4, n_heads=2, skip_transpose=True)
    page = open_widget(widget)
    page.get_by_text("What each head holds").click()
    rows = page.locator("tbody tr")
    rows.nth(3).wait_for()  # the browser tells of the opening a little later
    texts = [row.locator("td").all_text_contents() for row in rows.all()]
    held = lambda i, j: f"x[0, {i}, {2 * j}], x[0, {i}, {2 * j + 1}]"  # noqa: E731
    places = product((0, 1), (0, 1))
    assert texts == [["0", str(i), str(j), held(i, j)] for i, j in places]
    page.get_by_label("Leave out the transpose").uncheck()
    assert rows.nth(1).locator("td").last.text_content() == "x[0, 1, 0], x[0, 1, 1]"


def test_own_tensor(open_widget):
    x = torch.randn(2, 3, 12, generator=torch.Generator().manual_seed(0))
    page = open_widget(HeadSplitter(x, n_heads=4))
    assert page.locator("input[type=range]").count() == 1
    assert "B = 2, L = 3, d_model = 12" in page.locator(".hint").text_content()
    number = torch.arange(x.numel()).view(x.shape)
    for n_heads in (4, 5, 6, 12, 1):
        page.get_by_label("Heads H").fill(str(n_heads))
        drawn = answer_of(page, DRAWN)
        if 12 % n_heads:
            assert "cannot be split" in drawn["error"]
            continue
        check(drawn, number, n_heads, False)
        heads = split_heads(x, n_heads)
        values = attention(heads, heads, heads)[0]
        tensors = [x, x.view(2, 3, n_heads, -1), heads, values, concat_heads(values)]
        for stage, tensor in zip(drawn["stages"], tensors, strict=True):
            shown = torch.tensor(stage["values"])
            torch.testing.assert_close(shown, tensor.flatten(), rtol=5e-3, atol=0)


SPOILED = ["HeadSplitter.*.js", "HeadSplitter-data*", "HeadSplitter*.css", "broken"]


@pytest.mark.parametrize("part", SPOILED)
def test_failure_is_said_in_words(open_widget, part):
    """Of the loader: a file that does not come, or a module that breaks; the still stays."""

    def spoil(folder):
        (file,) = folder.glob(part.replace("broken", "HeadSplitter.*.js"))
        if part != "broken":
            return file.unlink()
        broken = "annotatedWidgets.modules.HeadSplitter.render = () => broken();\n"
        file.write_text(file.read_text() + broken)

    page = open_widget(HeadSplitter(), spoil=spoil)
    says = "broken is not defined" if part == "broken" else "a file could not be loaded"
    says = f"This widget could not start: {says}"
    page.get_by_role("alert").filter(has_text=says).wait_for()
    assert page.locator(".annotated-widget img").is_visible()
    assert page.locator(".head-splitter").count() == 0 and page.problems
    page.problems.clear()
