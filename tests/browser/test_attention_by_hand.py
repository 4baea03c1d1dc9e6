"""AttentionByHand in a browser: each number is the one of the package's attention."""

import random
from itertools import product

import pytest
import torch

from annotated_book.widgets import AttentionByHand
from tests.browser.visits import answer_of
from tests.browser.widget_page import POINT_AND_TYPE, make_page, put

READY = ".attention-by-hand .grid"
RANDOM = random.Random(6)
KINDS = "query", "key", "value"


def random_vectors():
    digits, reach = RANDOM.choice([0, 1, 4]), RANDOM.choice([0, 1, 4, 4])
    draw = lambda: round(RANDOM.uniform(-reach, reach), digits) + 0.0  # noqa: E731
    return [[draw(), draw()] for _ in range(3)]


def random_state():
    vectors = {kind: random_vectors() for kind in KINDS}
    return vectors | {"scale": RANDOM.random() < 0.5, "word": RANDOM.randrange(3)}


STATES = [random_state() for _ in range(200)]
for x, scale in product((0.0, 4.0), (False, True)):  # the corners
    state = {"query": [[x, x], [-x, x], [0.0, -x]], "scale": scale, "word": 2}
    state |= {"key": [[x, x], [0.0, 0.0], [-x, -x]]}
    STATES.append(state | {"value": [[-4.0, 4.0], [4.0, 4.0], [x, -4.0]]})
DRAWN = """() => ({
    error: text(".error"), said: text(".verdict"),
    typed: all("[type=number]").map((input) => Number(input.value)),
    arrows: all("figure").map((figure) => all("circle", figure).map((end) =>
        [Number(end.getAttribute("cx")), -Number(end.getAttribute("cy"))])),
    broad: all("path.arrow.value").map(bar),
    grids: all(".grid").map((grid) => ({
        title: grid.caption.textContent,
        texts: rows(grid, "td", (td) => number(td.textContent)),
        full: rows(grid, "td", (td) => number(exact(td))),
        chosen: all("tbody tr", grid).map((row) => row.querySelector("td").matches(".chosen")),
    })),
})"""


def set_state(page, state):
    words = zip(*(state[kind] for kind in KINDS), strict=True)
    numbers = [x for word in words for vector in word for x in vector]
    fields = [["[type=number]", x, i] for i, x in enumerate(numbers)]
    put(page, *fields, ["[type=checkbox]", state["scale"]], ["select", state["word"]])


def near(numbers, tensor, **tolerance):
    numbers = torch.tensor(numbers, dtype=torch.float64)
    torch.testing.assert_close(numbers, tensor.double(), **tolerance)


def check(drawn, widget):
    kinds = [widget.query, widget.key, widget.value]
    assert drawn["error"] == ""
    words = zip(*kinds, strict=True)
    assert drawn["typed"] == [x for word in words for v in word for x in v]
    n = len(widget.query)
    output = widget.output
    for arrows, vectors in zip(drawn["arrows"], kinds, strict=True):
        near(arrows[:n], torch.tensor(vectors), rtol=0, atol=1e-6)
    near(drawn["arrows"][2][n:], output, rtol=0, atol=1e-9)
    steps = [widget.scores, widget.scores / 2**0.5, widget.weights, output]
    if not widget.scale:
        del steps[1]
    assert len(drawn["grids"]) == len(steps)
    for grid, step in zip(drawn["grids"], steps, strict=True):
        near(grid["full"], step, rtol=1e-6, atol=1e-12)
        assert grid["chosen"] == [i == widget.word for i in range(n)]
        if "Weights" in grid["title"]:
            near(grid["texts"], step, rtol=0, atol=5.1e-4)
    row = widget.weights[widget.word]
    near(drawn["broad"], row, rtol=0, atol=1e-9)
    words, is_one = widget.given["words"], row.topk(2).values.diff() < -1e-12
    most = f"“{words[row.argmax()]}”" if is_one else "several"
    assert f"“{words[widget.word]}” attends most to {most}" in drawn["said"]
    share = drawn["said"].split("with ")[1].split("%")[0]
    assert float(share) == pytest.approx(100 * row.max().item(), abs=0.0501)


def test_every_state_is_pytorch_s_answer(open_widget):
    page = open_widget(AttentionByHand())
    for state in STATES:
        set_state(page, state)
        check(answer_of(page, DRAWN), AttentionByHand(**state))


def test_dragging_an_arrow(open_widget):
    page = open_widget(AttentionByHand())
    widget = AttentionByHand()
    for figure, kind in enumerate(KINDS):
        for word, (x, y) in enumerate([(-3.0, 2.5), (1.5, -4.0), (0.0, 3.3)]):
            plane = page.locator("figure").nth(figure)
            plane.scroll_into_view_if_needed()
            end = plane.locator(f".end.{kind}").nth(word).bounding_box()
            box = plane.locator("svg").bounding_box()
            unit = (box["width"] - 2) / 9.2
            page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
            page.mouse.down()
            middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
            page.mouse.move(middle[0], middle[1], steps=2)
            page.mouse.move(middle[0] + x * unit, middle[1] - y * unit, steps=2)
            page.mouse.up()
            page.mouse.move(1, 1)
            vectors = [list(vector) for vector in getattr(widget, kind)]
            vectors[word] = [x, y]
            setattr(widget, kind, vectors)
    widget.word = 2  # the query that was touched last
    check(answer_of(page, DRAWN), widget)
    page = open_widget(AttentionByHand())  # an arrow stops at the edge
    end = page.locator(".end.query").first.bounding_box()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    page.mouse.down()
    page.mouse.move(790, 890, steps=2)
    page.mouse.up()
    assert answer_of(page, DRAWN)["typed"][:2] == [4, -4]


def test_a_finger_drags_an_arrow(browser, tmp_path):
    make_page(tmp_path, AttentionByHand())
    size = {"width": 390, "height": 600}
    context = browser.new_context(viewport=size, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto((tmp_path / "page.html").as_uri())
    end = page.locator(".end.query").first
    end.wait_for()
    box = end.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    unit = (page.locator("figure svg").first.bounding_box()["width"] - 2) / 9.2
    client = context.new_cdp_session(page)

    def touch(kind, *points):
        points = [dict(zip("xy", point, strict=True)) for point in points]
        event = {"type": f"touch{kind}", "touchPoints": points}
        client.send("Input.dispatchTouchEvent", event)

    touch("Start", (x, y))
    for share in (0.2, 0.6, 1):
        touch("Move", (x + share * unit, y + 2 * share * unit))
        page.wait_for_timeout(50)  # moves come with the frames of the screen
    touch("End")
    assert page.evaluate("scrollY") == 0
    drawn = answer_of(page, DRAWN)
    assert drawn["typed"][:2] == [2, -2]
    vectors = [[2.0, -2.0], *AttentionByHand().query[1:]]
    check(drawn, AttentionByHand(query=vectors, word=0))
    context.close()


def test_what_cannot_be_read_is_said(open_widget):
    page = open_widget(AttentionByHand())
    before = answer_of(page, DRAWN)["grids"]
    page.locator("summary").click()
    field = page.get_by_label("key of “the”, feature 0")
    for typed in ("", "5", "-4.01", "1e9"):
        field.fill(typed)
        assert "must be a number from −4 to 4" in page.locator(".error").text_content()
        assert answer_of(page, DRAWN)["grids"] == before
    field.fill("0")
    assert page.locator(".error").text_content() == ""
    page = open_widget(AttentionByHand())
    given = [".grid .number", ".foot input", "elf"]
    before, after = page.evaluate(POINT_AND_TYPE, given)
    assert before and after == ""  # nothing is pointed at beside an error


def test_own_vectors(open_widget):
    torch.manual_seed(0)
    vectors = 7 * torch.randn(3, 5, 2)
    widget = AttentionByHand(*vectors, words=["<b>", *"cdef"])
    page = open_widget(widget)
    check(answer_of(page, DRAWN), widget)
    assert page.locator("main b").count() == 0
