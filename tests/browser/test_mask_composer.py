"""MaskComposer in a browser: what is drawn is what PyTorch answers, in every state."""

import random

import torch

from annotated_book.widgets import MaskComposer
from annotated_book.widgets.mask_composer import conventions as source
from annotated_book.widgets.mask_composer.mask_composer import WORDS
from tests.browser.visits import answer_of
from tests.browser.widget_page import POINT_AND_TYPE, number, opener, press, put

READY = ".mask-composer .grid"
RANDOM = random.Random(8)
PAIRS = [
    (convention, fill) for convention in source.CONVENTIONS for fill in source.FILLS
]


def random_state(number):
    convention, fill = PAIRS[number % len(PAIRS)]
    most = RANDOM.randint(1, 5)
    words = WORDS[1:] if RANDOM.random() < 0.7 else WORDS
    return {
        "rows": [
            " ".join(RANDOM.choices(words, k=RANDOM.randint(most // 2, most)))
            for _ in range(3)
        ],
        "side": RANDOM.choice(["right", "left"]),
        "kind": RANDOM.choice(source.KINDS),
        "convention": convention,
        "fill": fill,
        "sequence": RANDOM.randrange(3),
    }


STATES = [random_state(number) for number in range(220)]
DRAWN = """() => ({
    error: text(".error"), said: text(".verdict"), code: text("pre"),
    note: document.querySelector("pre").previousSibling.textContent,
    ids: all(".numbers:not(.grid) tbody tr").map((row) => texts("small", row).map(Number)),
    grids: all(".grid").map((grid) => ({
        title: grid.caption.textContent, texts: rows(grid, "td"), full: rows(grid, "td", exact),
        hidden: rows(grid, "td", (td) => td.matches(".hidden")),
    })),
})"""


def set_state(page, state):
    fields = [[".rows input[type=text]", row, i] for i, row in enumerate(state["rows"])]
    names = enumerate(["kind", "convention", "side"])
    menus = [["select", state[name], i] for i, name in names]
    put(page, *fields, *menus)
    page.locator("[type=radio]").nth(state["sequence"]).evaluate("node => node.click()")
    put(page, ["[type=range]", source.FILLS.index(state["fill"])])


def numbers(rows):
    return torch.tensor([[number(text) for text in row] for row in rows])


def check(drawn, widget):
    ids, scores, fill = widget.ids, widget.scores, float(widget.fill)
    batch, length = ids.shape
    mask = widget.mask.expand(batch, length, length)
    assert drawn["ids"] == ids.tolist()
    turned = bool(widget.turned.any())
    assert drawn["code"] == source.shown_code(widget.convention, widget.kind, turned)
    shape = source.CODE[widget.convention]["shapes"][widget.kind]
    if turned:
        shape = "attn_mask (B, L, L)" if widget.convention == "torch" else "(B, L, L)"
    assert shape.replace("B", str(batch)).replace("L", str(length)) in drawn["note"]
    may = mask[widget.sequence]
    for grid in drawn["grids"]:
        assert grid["hidden"] == (~may).tolist()
    written = {
        "ours": ["False", "True"],
        "torch": ["True", "False"],
        "additive": [widget.fill.replace("-", "−").replace("inf", "∞"), "0"],
        "zero_one": ["0", "1"],
    }[widget.convention]
    shown = [[written[cell] for cell in row] for row in may.int().tolist()]
    assert drawn["grids"][0]["texts"] == shown
    if widget.convention == "additive":
        masked = scores + torch.zeros(mask.shape).masked_fill(~mask, fill)
    else:
        hides = fill if widget.convention == "zero_one" else float("-inf")
        masked = scores.masked_fill(~mask, hides)
    said = numbers(drawn["grids"][1]["full"])
    torch.testing.assert_close(said, masked[widget.sequence], rtol=1e-6, atol=1e-12)
    blind = int((~mask.any(-1)).sum())
    try:
        weights = widget.weights
    except ValueError as error:
        assert drawn["error"] == str(error)
        assert drawn["said"] == ""
        assert len(drawn["grids"]) == 2
        return
    assert drawn["error"] == ""
    assert f"{int((~may).sum())} of {may.numel()} cells" in drawn["said"]
    for kind, near in ("full", [1e-4, 0]), ("texts", [0, 5.1e-4]):
        read, wanted = numbers(drawn["grids"][2][kind]), weights[widget.sequence]
        near = dict(zip(["rtol", "atol"], near, strict=True))
        torch.testing.assert_close(read, wanted, **near, equal_nan=True)
    leaks = weights.masked_fill(mask, 0).sum(-1)[mask.any(-1)]
    leak = float(leaks.max()) if leaks.numel() else 0.0
    assert ("The mask leaks" in drawn["said"]) == (leak >= 5e-5)
    assert ("too little" in drawn["said"]) == (0 < leak < 5e-5)
    sees = "query attends to" if blind == 1 else "queries attend to"
    assert (f"{blind} {sees} no key" in drawn["said"]) == bool(blind)
    assert ("NaN" in drawn["said"]) == bool(weights.isnan().any())


def test_every_state_is_pytorch_s_answer(open_widget):
    page = open_widget(MaskComposer())
    for state in STATES:
        set_state(page, state)
        check(answer_of(page, DRAWN), MaskComposer(**state))


def test_every_painted_mask_is_pytorch_s_answer(open_widget):
    """Cells are turned one after the other, and kept while the other settings change."""
    page, painted = open_widget(MaskComposer()), set()
    for state in STATES[:60]:
        set_state(page, state)
        length = MaskComposer(**state).ids.shape[1]
        query, key = (RANDOM.randrange(length) for _ in range(2))
        cell = page.locator(".painting tbody tr").nth(query).locator("td").nth(key)
        cell.evaluate("node => node.click()")
        painted ^= {(state["sequence"] * 5 + query) * 5 + key}
        check(answer_of(page, DRAWN), MaskComposer(**state, painted=sorted(painted)))
    page.get_by_role("button", name="Undo the painting").click()
    check(answer_of(page, DRAWN), MaskComposer(**state))


def turned(page):
    return page.locator(".painting td.painted").evaluate_all(
        "all => all.map((td) => [td.parentElement.rowIndex - 1, td.cellIndex - 1])"
    )


def middle(page, query, key):
    row = page.locator(".painting tbody tr").nth(query)
    box = row.locator("td").nth(key).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_mask_is_painted_with_a_finger(browser, tmp_path):
    def context(browser, *_):
        size = {"width": 390, "height": 844}
        return browser.new_context(has_touch=True, viewport=size)

    opened = opener(browser, tmp_path, ".mask-composer .grid", context)
    page = next(opened)(MaskComposer())
    page.locator(".painting").scroll_into_view_if_needed()
    page.touchscreen.tap(*middle(page, 1, 0))
    assert turned(page) == [[1, 0]]
    opened.close()


def test_the_mask_is_painted_with_a_pointer_and_by_keyboard(open_widget):
    page = open_widget(MaskComposer(kind="causal"))
    page.mouse.move(*middle(page, 0, 1))
    page.mouse.down()
    assert turned(page) == [[0, 1]]
    for place in [
        (0, 2),
        (1, 2),
        (1, 1),
        (0, 3),
    ]:  # (1, 1) is open, as the brush paints
        page.mouse.move(*middle(page, *place))
    page.mouse.up()
    page.mouse.move(*middle(page, 2, 3))
    assert turned(page) == [[0, 1], [0, 2], [0, 3], [1, 2]]
    page.mouse.click(*middle(page, 0, 2))  # and back
    assert turned(page) == [[0, 1], [0, 3], [1, 2]]
    check(answer_of(page, DRAWN), MaskComposer(kind="causal", painted=[26, 28, 32]))
    assert (
        "2 queries attend to a later token: a leak."
        in page.locator(".alarming").inner_text()
    )
    page = open_widget(MaskComposer())
    page.locator(".painting td.number").first.focus()
    press(page, "ArrowDown Enter ArrowRight Space")
    assert turned(page) == [[1, 0], [1, 1]]
    said = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert said == "False: query 1 (zwei), key 1 (zwei), masked (painted)."
    # That query attends to no key.
    assert "(1, 1)" in page.locator(".error").text_content()
    assert page.locator(".grid").count() == 2


ODD = {
    "<s> elf": "“elf” cannot be read: write <pad>, <s>, ein",
    "<img src=x onerror=alert(1)>": "“<img” cannot be read",
    "ein ein ein ein ein ein": "That is 6 tokens; there is room for 5.",
    "a" * 5000: "“" + "a" * 40 + "”",
}


def test_what_is_pointed_at_and_what_cannot_be_read_is_said(open_widget):
    page = open_widget(MaskComposer())
    for grid, cell, said in [
        (0, 2, "False: query 0 (<s>), key 2 (hundert), masked (a later position)."),
        (2, 4, "0.870: query 1 (zwei), key 0 (<s>), not masked, exactly 0.869"),
        (2, 7, "0: query 1 (zwei), key 3 (<pad>), masked (padding), exactly 0."),
    ]:
        page.locator(".grid").nth(grid).locator(".number").nth(cell).hover()
        assert page.locator(".pointed").text_content().startswith(said)
    page = open_widget(MaskComposer())
    page.locator("summary").click()
    before = answer_of(page, DRAWN)["grids"]
    field = page.get_by_label("Sequence 1", exact=True)
    for typed, said in ODD.items():
        field.fill(typed)
        assert said in page.locator(".error").text_content()
        assert field.get_attribute("aria-invalid") == "true"
        assert answer_of(page, DRAWN)["grids"] == before
    assert page.locator("main img").count() == 0
    field.fill("ein")
    assert page.locator(".error").text_content() == ""
    given = [".grid .number", ".rows [type=text]", "elf"]
    before, after = page.evaluate(POINT_AND_TYPE, given)
    assert before and after == ""  # nothing is pointed at beside an error


def test_numbers_have_room_in_their_cells(open_widget):
    page = open_widget(MaskComposer(convention="additive", fill="-1e-12"))
    rooms = page.locator(".number").evaluate_all("""all => all.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return cell.clientWidth - range.getBoundingClientRect().width;
    })""")
    assert min(rooms) >= 4


def test_own_batch(open_widget):
    ids = torch.tensor([[31, 7, 5, 5, 5, 5, 5], [11, 5, 3, 3, 2, 2, 2]])
    scores = torch.randn(2, 7, 7, generator=torch.Generator().manual_seed(0))
    widget = MaskComposer(ids, pad_id=5, scores=scores)
    page = open_widget(widget)
    exact = numbers(answer_of(page, DRAWN)["grids"][2]["full"])
    torch.testing.assert_close(exact, widget.weights[0], rtol=1e-4, atol=0)
    page.locator("summary").click()
    page.get_by_label("Sequence 1", exact=True).fill("4 x")
    assert "write ids, such as 5 3 0" in page.locator(".error").text_content()
