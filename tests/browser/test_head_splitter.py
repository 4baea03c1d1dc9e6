"""HeadSplitter in a browser: what is drawn is what PyTorch does, in every state."""

import random

import pytest
import torch

from annotated import attention, concat_heads, split_heads
from annotated_book.widgets import HeadSplitter
from annotated_book.widgets.head_splitter import head_splitter
from tests.browser.visits import answer_of

READY = ".head-splitter .stage"
SIZES = list(head_splitter.SIZES)
RANDOM = random.Random(7)
STATES = [
    {name: RANDOM.randint(1, most) for name, most in head_splitter.SIZES.items()}
    | {"skip_transpose": RANDOM.random() < 0.4}
    for _ in range(200)
]
STATES += [  # the corners
    {"batch": b, "length": w, "d_model": d, "n_heads": h, "skip_transpose": s}
    for b in (1, 3)
    for w in (1, 5)
    for d in (1, 12)
    for h in (1, 8)
    for s in (False, True)
]

SET = """state => {
    const [batch, length, d_model, n_heads] = document.querySelectorAll("input[type=range]");
    const sliders = { batch, length, d_model, n_heads };
    for (const [name, input] of Object.entries(sliders)) {
        if (!input || !(name in state)) continue;
        input.value = state[name];
        input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const box = document.querySelector("input[type=checkbox]");
    if (box.checked !== state.skip_transpose) box.click();
}"""
DRAWN = """() => {
    const drawn = {
    error: document.querySelector(".error").textContent,
    dimmed: document.querySelector(".stages").inert,
    stages: [...document.querySelectorAll(".stage")].map((stage) => ({
        kind: stage.dataset.kind,
        shape: stage.dataset.shape.split(",").map(Number),
        places: [...stage.querySelectorAll(".number")].map((n) => n.lastChild.textContent),
        colors: [...stage.querySelectorAll(".number")].map((n) =>
            [...new Set(n.getAttribute("style").match(/hue-\\d/g))].sort()),
        lit: [...stage.querySelectorAll(".number")].map((n) => n.matches(".lit")),
        values: [...stage.querySelectorAll(".value")].map((n) => Number(n.textContent)),
    })),
    lines: [...document.querySelectorAll(".listing li")].map((line) => ({
        source: [...line.querySelectorAll("code")].map((c) => c.textContent).join("  "),
        made: line.querySelector("span")?.textContent ?? null,
    })),
    };
    const at = drawn.stages.findIndex(({ kind }) => kind === "other");
    return { ...drawn, beside: drawn.stages.splice(at, 1)[0] };
}"""


def holdings(x, n_heads, skip_transpose):
    """PyTorch's own answer: stage -> (shape, for each cell the numbers of x in it)."""
    batch, length, d_model = x.shape
    d_k = d_model // n_heads
    apart = x.reshape(batch, length, n_heads, d_k)
    split = (
        x.reshape(batch, n_heads, length, d_k)
        if skip_transpose
        else apart.movedim(2, 1)
    )
    # Behind each value, the whole column that it mixes: (B, H, L, d_k, L).
    mixed = split.mT.unsqueeze(2).expand(batch, n_heads, length, d_k, length)
    joined = mixed.movedim(1, 2).reshape(batch, length, d_model, length)
    stages = {"input": x, "viewed": apart, "split": split}
    if skip_transpose:
        del stages["viewed"]
    answer = {
        kind: (list(tensor.shape), tensor.reshape(-1, 1).tolist())
        for kind, tensor in stages.items()
    }
    for kind, tensor in [("attended", mixed), ("joined", joined)]:
        answer[kind] = (list(tensor.shape[:-1]), tensor.reshape(-1, length).tolist())
    return answer


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
    assert stage["colors"] == [
        sorted({f"hue-{number % d_model // d_k % 8}" for number in held})
        for held in cells
    ]


def legal(state):
    return state["d_model"] % state["n_heads"] == 0


def counting(state):
    sizes = [state["batch"], state["length"], state["d_model"]]
    return torch.arange(torch.tensor(sizes).prod()).view(sizes)


def test_every_state_is_pytorch_s_answer(open_widget):
    page = open_widget(HeadSplitter())
    page.get_by_text("The code that ran").click()
    for state in STATES:
        page.evaluate(SET, state)
        drawn = answer_of(page, DRAWN)
        facts = head_splitter.facts(*(state[name] for name in SIZES))
        if legal(state):
            assert drawn["error"] == "" and not drawn["dimmed"]
            check(drawn, counting(state), state["n_heads"], state["skip_transpose"])
            lines = facts["wrong" if state["skip_transpose"] else "right"]["lines"]
            assert [line["source"] for line in drawn["lines"]] == [
                line["source"] for line in lines
            ]
            for shown, line in zip(drawn["lines"], lines, strict=True):
                if "shape" in line:
                    shape, strides = (
                        f"({', '.join(map(str, line[key]))})"
                        for key in ("shape", "strides")
                    )
                    name = line["name"].replace("return", "returned")
                    assert shown["made"] == f"{name} {shape} strides {strides}"
                else:
                    assert shown["made"] is None
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
        page.evaluate(SET, state)
        expected = holdings(counting(state), state["n_heads"], state["skip_transpose"])
        kind = RANDOM.choice(list(expected))
        cells = expected[kind][1]
        position = RANDOM.randrange(len(cells))
        cell = page.locator(f"[data-kind={kind}] .number").nth(position)
        if RANDOM.random() < 0.5:
            cell.hover()
        else:
            cell.focus()
        wanted = set(cells[position])
        for stage in answer_of(page, DRAWN)["stages"]:
            assert stage["lit"] == [
                not wanted.isdisjoint(held) for held in expected[stage["kind"]][1]
            ]
        assert page.locator(".pointed").text_content() == cell.get_attribute(
            "aria-label"
        )
        page.mouse.move(1, 1)
        page.evaluate("document.activeElement.blur()")
        assert not any(any(stage["lit"]) for stage in answer_of(page, DRAWN)["stages"])


def test_numbers_and_heads_are_named(open_widget):
    page = open_widget(HeadSplitter())

    def said(kind, position):
        cell = page.locator(f"[data-kind={kind}] .number").nth(position)
        return cell.get_attribute("aria-label")

    assert said("input", 17) == (
        "2,5 at batch 0, token 2, feature 5: batch 0, token 2, feature 5 of x → head 2, feature 1."
    )
    assert said("split", 21) == (
        "2,5 at batch 0, head 2, token 2, feature 1: "
        "batch 0, token 2, feature 5 of x → head 2, feature 1."
    )
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
    page = open_widget(
        HeadSplitter(length=2, d_model=4, n_heads=2, skip_transpose=True)
    )
    page.get_by_text("What each head holds").click()
    rows = page.locator("tbody tr")
    rows.nth(3).wait_for()  # the browser tells of the opening a little later
    texts = [row.locator("td").all_text_contents() for row in rows.all()]
    assert texts == [
        ["0", "0", "0", "x[0, 0, 0], x[0, 0, 1]"],
        ["0", "0", "1", "x[0, 0, 2], x[0, 0, 3]"],
        ["0", "1", "0", "x[0, 1, 0], x[0, 1, 1]"],
        ["0", "1", "1", "x[0, 1, 2], x[0, 1, 3]"],
    ]
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
    page.get_by_role("alert").filter(
        has_text=f"This widget could not start: {says}"
    ).wait_for()
    assert page.locator(".annotated-widget img").is_visible()
    assert page.locator(".head-splitter").count() == 0 and page.problems
    page.problems.clear()
