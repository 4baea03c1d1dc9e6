"""AttentionByHand in a browser: each number is the one of the package's attention."""

import random
from itertools import product
from urllib.parse import urlencode

import pytest
import torch
from playwright.sync_api import expect

from annotated_book.widgets import AttentionByHand
from annotated_book.widgets.attention_by_hand.attention_by_hand import SIZES
from tests.browser.particulars import ADDRESSED
from tests.browser.visits import answer_of
from tests.browser.widget_page import ANEW, make_page, number, put

READY = ".attention-by-hand .bars tbody tr"
RANDOM = random.Random(6)
KINDS = "query", "key", "value"


def random_vectors():
    digits, reach = RANDOM.choice([0, 1, 4]), RANDOM.choice([0, 1, 4, 4])
    draw = lambda: round(RANDOM.uniform(-reach, reach), digits) + 0.0  # noqa: E731
    return [[draw(), draw()] for _ in range(3)]


def random_state():
    vectors = {kind: random_vectors() for kind in KINDS}
    one = {"scale": RANDOM.random() < 0.5, "d_k": RANDOM.choice([2, *SIZES])}
    return vectors | one | {"word": RANDOM.randrange(3)}


STATES = [random_state() for _ in range(200)]
for x, scale in product((0.0, 4.0), (False, True)):  # the corners
    state = {"query": [[x, x], [-x, x], [0.0, -x]], "scale": scale, "d_k": 2, "word": 2}
    state |= {"key": [[x, x], [0.0, 0.0], [-x, -x]]}
    STATES.append(state | {"value": [[-4.0, 4.0], [4.0, 4.0], [x, -4.0]]})
DRAWN = """() => {
    const point = (text) => text.split(" ").map((x, i) => (i ? -1 : 1) * Number(x) + 0);
    const ends = (css) => all(css).map((path) =>
        path.getAttribute("d").replace("Z", "").slice(1).split("L").map(point));
    const style = (bar, name) => Number(bar.style.getPropertyValue(name));
    return {
        said: text(".verdict"), sum: text(".sum"), payoff: text(".payoff"),
        handles: ["query", "key", "value"].map((kind) => all(`.handle.${kind}`).map((end) =>
            [Number(end.getAttribute("cx")), 0 - Number(end.getAttribute("cy"))])),
        shadow: ends(".shadow")[0][1], drops: ends(".drop").map(([, end]) => end),
        links: ends(".link .shaft").map(([start]) => start),
        output: ends(".output .shaft")[0], names: texts("svg text"),
        rows: all(".bars tbody tr").map((row) => ({
            numbers: texts("td", row).map(number),
            bars: all(".bar", row).map((bar) => [style(bar, "--from"), style(bar, "--to")]),
        })),
        grids: all(".grid").map((grid) => ({
            title: grid.caption.textContent,
            full: rows(grid, "td", (td) => number(exact(td))),
        })),
    };
}"""


def set_state(page, state):
    told = {
        f"AttentionByHand.{name}": ADDRESSED[name](value)
        if name in KINDS
        else str(value).lower()
        for name, value in state.items()
    }
    page.evaluate(ANEW, f"?{urlencode(told)}")
    page.locator(READY).first.wait_for()


def near(numbers, tensor, **tolerance):
    numbers = torch.tensor(numbers, dtype=torch.float64)
    torch.testing.assert_close(numbers, tensor.double(), **tolerance)


def check(drawn, widget):
    kinds = [widget.query, widget.key, widget.value]
    kinds = [torch.tensor(x, dtype=torch.float64) for x in kinds]
    word, n = widget.word, len(widget.query)
    features = torch.cat(kinds, dim=1)
    kinds[0] = kinds[0][[word]]
    for handles, vectors in zip(drawn["handles"], kinds, strict=True):
        near(handles, vectors, rtol=0, atol=1e-9)
    check_planes(drawn, widget, *kinds)
    check_bars(drawn["rows"], widget, kinds[0] @ kinds[1].T)
    root = widget.d_k**0.5
    scores, weights = widget.scores, widget.weights
    steps = [features, scores, scores / root, weights, widget.output]
    if not widget.scale:
        del steps[2]
    if drawn["grids"]:
        for grid, step in zip(drawn["grids"], steps, strict=True):
            near(grid["full"], step, rtol=1e-6, atol=1e-9)
    row = widget.weights[word]
    words, is_one = widget.given["words"], row.topk(2).values.diff() < -1e-12
    most = f"“{words[row.argmax()]}”" if is_one else "several"
    assert f"“{words[word]}” attends most to {most}" in drawn["said"]
    share = drawn["said"].split("with ")[1].split("%")[0]
    assert float(share) == pytest.approx(100 * row.max().item(), abs=0.0501)
    assert ("saturated" in drawn["said"]) == (row.max() > 0.98)
    assert len(drawn["names"]) == 2 * n + 2


def check_planes(drawn, widget, query, key, value):
    """The shadows of the keys on the query, and the values tip to tail."""
    long = query.norm().item() or 1.0
    told_output = [number(x) for x in drawn["payoff"].split("(")[1][:-1].split(", ")]
    near(told_output, widget.output[widget.word], rtol=6e-2, atol=6e-3)
    drops = (key @ query[0] / long)[:, None] * query / long
    near(drawn["drops"], drops, rtol=0, atol=1e-6)
    looked = [torch.tensor(drawn["shadow"]).double().sub(x).norm() for x in drops]
    assert min(looked) < 1e-6
    products = (key @ query[0]).tolist()
    told = number(drawn["sum"].split("= ")[1].split(";")[0])
    score = number(drawn["sum"].split(" ")[-1])  # with the other features
    scores = zip(products, widget.scores[widget.word].tolist(), strict=True)
    assert any((told, score) == pytest.approx(pair, abs=0.00501) for pair in scores)
    chain = (widget.weights[widget.word][:, None] * value).cumsum(0)
    near(drawn["links"][1:], chain[:-1], rtol=0, atol=1e-9)
    near(chain[-1].tolist(), widget.output[widget.word], rtol=0, atol=1e-9)
    start, end = (torch.tensor(x).double() for x in drawn["output"])
    assert start.tolist() == [0, 0]
    tip = 0.36 * widget.given["reach"] / 4 * 0.7  # the shaft ends within the tip
    missing = (chain[-1] - end).norm().item()
    assert missing == pytest.approx(min(tip, 0.7 * chain[-1].norm().item()), abs=1e-6)


def check_bars(rows, widget, seen):
    scores, weights = (x[widget.word] for x in (widget.scores, widget.weights))
    root = widget.d_k**0.5 if widget.scale else 1
    numbers = torch.stack([scores, scores / root, weights], dim=1)
    for row, wanted in zip(rows, numbers, strict=True):
        near(row["numbers"][:2], wanted[:2], rtol=0, atol=5.1e-3)
        near(row["numbers"][2:], wanted[2:], rtol=0, atol=5.1e-4)
    most = max(8, scores.abs().max().item(), seen.abs().max().item())
    place = lambda x: 0.5 + x / most / 2  # noqa: E731
    middle = torch.full_like(scores, 0.5)
    zero = torch.zeros_like(scores)
    bars = [(middle, place(seen[0])), (zero, weights)]
    if widget.d_k > 2:
        bars.insert(1, (place(seen[0]), place(scores)))
    wanted = torch.stack([torch.stack(bar).sort(0).values.T for bar in bars], dim=1)
    near([row["bars"] for row in rows], wanted, rtol=0, atol=1e-9)


def test_every_state_is_pytorch_s_answer(open_widget):
    page = open_widget(AttentionByHand())
    for place, state in enumerate(STATES):
        set_state(page, state)
        if place % 4 == 0:
            page.locator("summary").click()
            page.locator(".grid").first.wait_for()
        check(answer_of(page, DRAWN), AttentionByHand(**state))


def drag(page, kind, which, x, y):
    end = page.locator(f".handle.{kind}").nth(which)
    end.scroll_into_view_if_needed()
    box = end.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    plane = end.locator("..").bounding_box()
    middle = [plane["x"] + plane["width"] / 2, plane["y"] + plane["height"] / 2]
    unit = (plane["width"] - 2) / 8.96
    page.mouse.move(middle[0], middle[1], steps=2)
    page.mouse.move(middle[0] + x * unit, middle[1] - y * unit, steps=2)
    page.mouse.up()


def test_dragging_an_arrow(open_widget):
    page = open_widget(AttentionByHand())
    widget = AttentionByHand()
    for kind in KINDS:
        for word, (x, y) in enumerate([(-3.0, 2.5), (1.5, -3.6), (0.0, 3.3)]):
            page.locator(".pill").nth(word).click()
            drag(page, kind, 0 if kind == "query" else word, x, y)
            vectors = [list(vector) for vector in getattr(widget, kind)]
            vectors[word] = [x, y]
            setattr(widget, kind, vectors)
    widget.word = 2  # the query that was touched last
    check(answer_of(page, DRAWN), widget)
    page = open_widget(AttentionByHand(word=0))  # an arrow stops at the edge
    drag(page, "query", 0, 5, -6)
    assert answer_of(page, DRAWN)["handles"][0] == [[4, -4]]


def test_arrow_keys_move_an_arrow_and_its_shadow_is_shown(open_widget):
    page = open_widget(AttentionByHand())
    page.locator(".handle.key").nth(2).focus()
    for key in ("ArrowLeft", "Shift+ArrowUp", "ArrowUp", "x"):
        page.keyboard.press(key)
    handle = page.locator(".handle.key:focus")
    assert handle.get_attribute("aria-valuetext") == "0.90, 0.10"
    widget = AttentionByHand()
    widget.key = [*widget.key[:2], [0.9, 0.1]]
    drawn = answer_of(page, DRAWN)
    check(drawn, widget)
    assert "k sleeps on q 0.10" in drawn["sum"] and drawn["shadow"] == [0, 0.1]
    page.locator(".bars tbody tr").nth(0).hover()
    assert "k the on q 0.00" in answer_of(page, DRAWN)["sum"]


# Names that an arrow or another name runs through.
CROSSED = """() => all("figure svg").flatMap((plane) => {
    const names = all("text", plane).map((name) => name.getBoundingClientRect());
    const points = all(".shaft", plane).flatMap((line) => Array.from({ length: 51 }, (_, i) =>
        line.getPointAtLength((i / 50) * line.getTotalLength())
            .matrixTransform(line.getScreenCTM())));
    const within = ({ x, y }, box) =>
        x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 2;
    const crosses = (a, b) => a !== b && a.left < b.right && b.left < a.right
        && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
    return names.filter((box) => points.some((point) => within(point, box))
        || names.some((other) => crosses(box, other)));
}).length"""


@pytest.mark.parametrize("width", [362, 800])
def test_names_stand_beside_the_arrows_and_nothing_jumps(open_widget, width):
    page, heights = open_widget(AttentionByHand(), width=width), set()
    for d_k, word in product((0, 4, 8), range(3)):
        put(page, ["[type=range]", d_k])
        page.locator(".pill").nth(word).click()
        heights.add(round(page.locator(".attention-by-hand").bounding_box()["height"]))
        assert answer_of(page, CROSSED) == 0
    assert len(heights) == 1


def test_a_finger_drags_an_arrow(browser, tmp_path):
    make_page(tmp_path, AttentionByHand(word=0))
    size = {"width": 390, "height": 600}
    context = browser.new_context(viewport=size, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto((tmp_path / "page.html").as_uri())
    end = page.locator(".handle.query").first
    end.wait_for()
    box = end.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    unit = (page.locator("figure svg").first.bounding_box()["width"] - 2) / 8.96
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
    assert drawn["handles"][0] == [[2, -2]]
    vectors = [[2.0, -2.0], *AttentionByHand().query[1:]]
    check(drawn, AttentionByHand(query=vectors, word=0))
    context.close()


def test_own_vectors(open_widget):
    torch.manual_seed(0)
    query, key, value = 7 * torch.randn(3, 5, 2)
    widget = AttentionByHand(query, key, value, words=["<b>", *"cdef"])
    page = open_widget(widget)
    check(answer_of(page, DRAWN), widget)
    assert page.locator("main b").count() == 0
    query, key = torch.randn(2, 5, 33)
    widget = AttentionByHand(query, key, value, scale=False)
    page = open_widget(widget)
    assert not page.locator("[type=range]").is_visible()
    check(answer_of(page, DRAWN), widget)


KEEP_COPY = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"
REFUSE = "navigator.clipboard.writeText = async () => { throw new Error('not here'); }"


def href(page):
    return page.get_by_role("link", name="Link to this setting").get_attribute("href")


def test_the_link_has_only_what_differs_from_the_opening(open_widget):
    page = open_widget(AttentionByHand(scale=False))
    assert href(page).endswith("/page.html#play")
    box = page.get_by_role("checkbox").first
    box.click()
    assert href(page) == "?AttentionByHand.scale=true#play"
    box.click()
    assert href(page).endswith("/page.html#play")


def test_what_the_address_brought_can_be_taken_back(open_widget):
    page = open_widget(AttentionByHand(), query="?AttentionByHand.scale=false&other=1")
    assert href(page) == "?AttentionByHand.scale=false&other=1#play"
    page.get_by_role("checkbox").first.click()
    assert href(page) == "?other=1#play"


@pytest.mark.parametrize(
    "clipboard, said", [(KEEP_COPY, "Copied."), (REFUSE, "copy it from there.")]
)
def test_one_click_copies_the_whole_address(open_widget, clipboard, said):
    page = open_widget(AttentionByHand())
    page.evaluate(f"() => {{ {clipboard} }}")
    page.get_by_role("checkbox").first.click()
    page.get_by_role("link", name="Copy link").click()
    expect(page.locator(".address [role=status]")).to_contain_text(said)
    if clipboard == KEEP_COPY:
        assert page.evaluate("copied").endswith("?AttentionByHand.scale=false#play")
    assert page.url.endswith("?AttentionByHand.scale=false#play")
