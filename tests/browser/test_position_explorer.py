"""PositionExplorer in a browser: each number is that of the package's own layer."""

import math
import random
import re
from functools import cache
from itertools import pairwise, product

import pytest
import torch

from annotated import PositionalEncoding
from annotated_book.widgets import PositionExplorer
from annotated_book.widgets.position_explorer import position_explorer as source
from tests.browser.visits import answer_of
from tests.browser.widget_page import put

READY = ".position-explorer .products svg"
RANDOM = random.Random(5)
BOTH = False, True


def random_state():
    d_model = RANDOM.choice(source.SIZES)
    return {
        "position": RANDOM.randrange(93),
        "offset": RANDOM.randrange(1, 8),
        "d_model": d_model,
        "pair": RANDOM.choice([0, d_model // 2 - 1, RANDOM.randrange(d_model // 2)]),
        "without_colon": RANDOM.random() < 0.4,
    }


START = {"position": 3, "offset": 5, "d_model": 16, "pair": 1}
START |= {"without_colon": False}
CORNERS = [
    START | {"d_model": n, "without_colon": bug, "position": p, "offset": k, "pair": 0}
    for n, bug, (p, k) in product((4, 512), BOTH, ((0, 1), (0, 7), (92, 7)))
]
PAIRS = [  # all features of all positions
    START | {"d_model": size, "without_colon": bug, "pair": pair}
    for size, bug in product((4, 8, 16, 32, 64), BOTH)
    for pair in range(size // 2)
]
STATES = CORNERS + [random_state() for _ in range(120)] + PAIRS
# The features before the pair; where each slider stands.
SLIDERS = {"position": 0, "d_model": 2, "pair": 1}
DRAWN = r"""() => {
    const plain = (words) => words.replaceAll("−", "-");
    const points = (path) => path.getAttribute("d").slice(1).split("L").map((point) =>
        point.split(" ").map(Number));
    const numbers = (css) => all(css).flatMap((table) =>
        rows(table, "td", (td) => number(exact(td))));
    return {
        said: plain(text(".verdict")), turn: plain(text(".turn")),
        used: all("li").map((line) => line.matches(".used")),
        sliders: all("[type=range]").map((input) => input.getAttribute("aria-valuetext")),
        tokens: all(".token").map((token) => ({
            name: text("b", token), position: Number(text("small", token)),
            hand: points([...token.querySelectorAll(".hand")].at(-1))[1],
            arcs: token.querySelectorAll(".arc").length, chosen: token.ariaPressed,
        })),
        span: plain(text(".span")), told: plain(text(".caption")),
        strips: all(".strip").map((strip) => ({
            curves: all(".curve", strip).map(points), ends: texts("small", strip),
            dots: all(".dot", strip).map((dot) =>
                ["--x", "--y"].map((name) => Number(dot.style.getPropertyValue(name)))),
        })),
        here: ["x", "width"].map((name) =>
            Number(document.querySelector(".here").getAttribute(name))),
        dials: all(".dials figure").map((figure) => ({
            says: plain(figure.textContent), chosen: figure.querySelector("strong") !== null,
            hands: all(".hand", figure).map((mark) => points(mark)[1]),
        })),
        table: numbers(".waves"),
    };
}"""


@cache
def usual():
    return PositionExplorer()


def set_state(page, state, widget=None):
    choices = (widget or usual()).given["choices"]
    sliders = [
        ["[type=range]", choices[name].index(state[name]), i]
        for name, i in SLIDERS.items()
    ]
    put(page, *sliders, ["[type=checkbox]", state["without_colon"]])
    page.locator(".token").nth(state["offset"]).click()


def added_by(state, pe=None):
    """Return what the package's layer adds, in float64; `pe` is a table of the reader's own."""
    if pe is None:
        return added(state["d_model"], state["without_colon"])
    return computed(state["d_model"], state["without_colon"], pe)


def computed(d_model, without_colon, pe=None):
    n_words = source.WORDS if pe is None else len(pe) - 1
    torch.set_default_dtype(torch.float64)
    try:
        kind = source.WithoutColon if without_colon else PositionalEncoding
        layer = kind(d_model, dropout=0.0)
        if pe is not None:
            layer.pe = pe.double()
        return layer(torch.zeros(1, n_words, d_model))[0]
    finally:
        torch.set_default_dtype(torch.float32)


added = cache(computed)  # for the same few sizes again and again


def near(numbers, tensor, atol=1e-6, rtol=1e-6):
    given = torch.tensor(numbers, dtype=torch.float64)
    torch.testing.assert_close(given, tensor.double(), atol=atol, rtol=rtol)


def number_after(words, text):
    return float(text.split(words)[1].split()[0].rstrip(".;,"))


def numbers_of(text):
    return [float(x) for x in re.findall(r"-?\d[\d.]*(?:e-?\d+)?", text)]


def rotation(k, pair, d_model):
    angle = torch.tensor(k / 10000 ** (2 * pair / d_model), dtype=torch.float64)
    sin, cos = angle.sin(), angle.cos()
    return torch.stack([cos, sin, -sin, cos]).view(2, 2)


def check(drawn, state, pe=None):
    p, k, pair = (state[name] for name in ("position", "offset", "pair"))
    rows = added_by(state, pe)
    hands = rows.view(len(rows), -1, 2)  # sine, cosine
    products = rows @ rows[p]
    if pe is None:
        says = [str(state[name]) for name in ("position", "pair", "d_model")]
        assert drawn["sliders"] == says
    check_row(drawn, state, hands[:, pair])
    check_strips(drawn, state, rows, products, pe)
    check_dials(drawn["dials"], hands[p], hands[p + k], pair)
    check_rotation(drawn, state, hands[:, pair])
    check_said(drawn, state, rows, products, pe)
    if drawn["table"]:
        near(drawn["table"], torch.cat([hands[:, pair], products[:, None]], dim=1))


def check_row(drawn, state, hands):
    """A clock for each token, and the angle between the two that are marked."""
    p, k = state["position"], state["offset"]
    tokens = drawn["tokens"]
    at = range(p, p + len(tokens))
    assert [token["position"] for token in tokens] == [*at]
    assert [token["name"] for token in tokens] == source.TOKENS[: len(tokens)]
    longest = hands.norm(dim=-1).max().item() or 1.0
    tips = hands[p : p + len(tokens)].flip(-1) / longest * torch.tensor([1.0, -1.0])
    near([token["hand"] for token in tokens], tips)
    marked = [i == k for i in range(len(tokens))]
    assert [token["arcs"] == 1 for token in tokens] == marked
    assert [token["chosen"] == "true" for token in tokens] == marked
    angles = torch.atan2(hands[[p, p + k], 0], hands[[p, p + k], 1])
    turn = (angles[1] - angles[0]).remainder(2 * math.pi).item()
    apart = abs(number_after(f"{k} apart:", drawn["span"]) - turn)
    assert min(apart, 2 * math.pi - apart) < 6e-4


def check_strips(drawn, state, rows, products, pe):
    p, pair = state["position"], state["pair"]
    q, n = p + state["offset"], len(rows)
    places = 100 * (torch.arange(n).double() + 0.5) / n
    low, high = min(0.0, products.min().item()), max(0.0, products.max().item())
    reach = reach_of(state, pe)
    wanted = [
        (products[None], (low, high)),
        (rows[:, 2 * pair : 2 * pair + 2].T, (-reach, reach)),
    ]
    for strip, (lines, (bottom, top)) in zip(drawn["strips"], wanted, strict=False):
        curves = torch.tensor(strip["curves"], dtype=torch.float64)
        near(curves[..., 0].tolist(), places.expand(len(lines), -1))
        values = top - (curves[..., 1] - 4) / 32 * (top - bottom)
        near(values.tolist(), lines, rtol=1e-9)
        near(strip["dots"], curves[0][[p, q]] / torch.tensor([100.0, 40.0]))
        first, told, last = strip["ends"]
        assert [first, told.split()[0], last] == ["0", "position", str(n - 1)]
        assert float(told.split()[-1]) == pytest.approx(top, abs=5.1e-3)
    tokens = len(drawn["tokens"])
    near(drawn["here"], torch.tensor([100 * p / n, 100 * tokens / n]))
    told = number_after("each:", drawn["told"]), number_after("itself,", drawn["told"])
    assert told == pytest.approx(products[[p, q]].tolist(), abs=5.1e-3)


def reach_of(state, pe):
    """Return the largest number of the table and of the row behind its words."""
    whole = added_by(state | {"without_colon": False}, pe)
    shared = state | {"without_colon": True}
    end = added_by(shared)[0] if pe is None else pe[-1].double()
    return max(whole.abs().max(), end.abs().max()).item()


def check_dials(dials, at_p, at_q, pair):
    angles = [torch.atan2(hands[:, 0], hands[:, 1]) for hands in (at_p, at_q)]
    turns = (angles[1] - angles[0]).remainder(2 * math.pi)
    shown = [int(dial["says"].split()[1]) for dial in dials]
    assert len(shown) == min(8, len(at_p)) and pair in shown
    assert all(b == a + 1 for a, b in pairwise(shown))
    for i, dial in zip(shown, dials, strict=True):
        both = torch.stack([at_p[i], at_q[i]])
        longest = both.norm(dim=-1).max().item() or 1.0
        tips = both.flip(-1) / longest * torch.tensor([1.0, -1.0])
        near(dial["hands"], tips)
        angle = number_after(f"pair {i}", dial["says"])
        apart = abs(angle - turns[i].item())
        assert min(apart, 2 * math.pi - apart) < 6e-4
        assert dial["chosen"] == (i == pair)


def check_rotation(drawn, state, hands):
    p, k, pair, d_model = (state[n] for n in ("position", "offset", "pair", "d_model"))
    q = p + k
    matrix = rotation(k, pair, d_model)
    turned = hands @ matrix.T
    told = numbers_of(drawn["turn"].split(" turns")[0])
    assert told == pytest.approx(matrix.flatten().tolist(), abs=6e-4)
    omega = number_after(f"k · ω = {k} · ", drawn["turn"])
    assert omega == pytest.approx(10000 ** (-2 * pair / d_model), rel=1e-6)
    off = (turned[:-k] - hands[k:]).norm(dim=-1)
    verb = "equals" if off[p] < 1e-6 else "misses"
    assert f"R · PE({p}) {verb} PE({q})" in drawn["turn"]
    for words, wanted in {"distance is": off[p], "at most": off.max()}.items():
        found = number_after(words, drawn["turn"])
        assert found == pytest.approx(wanted.item(), abs=6e-5)


def check_said(drawn, state, rows, products, pe):
    p, k = state["position"], state["offset"]
    q = p + k
    alike = (rows[:-k] * rows[k:]).sum(-1)
    assert drawn["used"] == [not state["without_colon"], state["without_colon"]]
    if state["without_colon"]:
        assert torch.equal(rows, rows[:1].expand_as(rows))
        same = f"get the same row, row {len(rows)}, and so do all others"
        assert drawn["said"].startswith(f"Positions {p} and {q} {same}")
        return
    product = number_after("dot product is", drawn["said"])
    assert product == pytest.approx(products[q].item(), abs=6e-4)
    said = drawn["said"].split("apart it is ")[1].rstrip(".").split(" to ")
    ends = [alike.min().item(), alike.max().item()]
    assert [float(said[0]), float(said[-1])] == pytest.approx(ends, abs=6e-4)
    if pe is None:
        assert len(said) == 1  # the same, wherever they stand


def test_every_state_is_what_the_layer_adds(open_widget):
    page = open_widget(PositionExplorer())
    for number, state in enumerate(STATES):
        if number == 100:
            page.locator("summary").last.click()
            page.locator(".waves table").wait_for()  # drawn a moment after the click
        set_state(page, state)
        check(answer_of(page, DRAWN), state)


def drag(page, start, *ends):
    page.mouse.move(*start)
    page.mouse.down()
    for end in ends:
        page.mouse.move(*end, steps=3)
    page.mouse.up()


def test_the_sentence_is_dragged_over_its_positions(open_widget):
    page = open_widget(PositionExplorer())
    box = page.locator(".products svg").bounding_box()

    def place(position):
        return box["x"] + (position + 0.5) * box["width"] / 100, box["y"] + 40

    for start, ends, position in [
        (9, (20, 31), 25),  # held by its seventh token
        (50, (52,), 48),  # beside it: its middle comes there
        (48, (99,), 92),
        (93, (5,), 4),
        (4, (0,), 0),
    ]:
        drag(page, place(start), *map(place, ends))
        check(answer_of(page, DRAWN), START | {"position": position})


def test_a_token_is_dragged_or_clicked(open_widget):
    page = open_widget(PositionExplorer())
    token = page.locator(".token").nth(2).bounding_box()
    x, y = token["x"] + token["width"] / 2, token["y"] + 20
    strip = page.locator(".products svg")
    step = strip.bounding_box()["width"] / 100
    drag(page, (x, y), (x + 30 * step, y), (x + 10 * step, y))
    check(answer_of(page, DRAWN), START | {"position": 13})  # and not chosen
    page.mouse.click(x, y)
    check(answer_of(page, DRAWN), START | {"position": 13, "offset": 2})
    page.locator(".token").first.click()  # the first is not compared with itself
    check(answer_of(page, DRAWN), START | {"position": 13, "offset": 2})


@pytest.mark.parametrize("width", [390, 730])
def test_bracket_ends_at_its_tokens(open_widget, width):
    page = open_widget(PositionExplorer(position=92), width=width)
    names, span = page.locator(".token b"), page.locator(".span")
    middle = "node => { const box = node.getBoundingClientRect(); return box.x + box.width / 2 }"
    for k in range(1, 8):
        page.locator(".token").nth(k).click()
        box = span.bounding_box()
        ends = [names.nth(i).evaluate(middle) for i in (0, k)]
        assert [box["x"], box["x"] + box["width"]] == pytest.approx(ends, abs=2.5)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_one_step_is_open_at_a_time(open_widget):
    page = open_widget(PositionExplorer())
    for summary in page.locator("summary").all():
        summary.click()
    assert page.locator("details[open]").count() == 1


def test_pair_stays_within_the_table(open_widget):
    page = open_widget(PositionExplorer(d_model=64, pair=31))
    page.locator("summary").first.click()
    page.get_by_label("Features d_model").fill("0")
    check(answer_of(page, DRAWN), START | {"d_model": 4, "pair": 1})
    assert page.get_by_label("Pair of features i").get_attribute("max") == "1"
    page = open_widget(PositionExplorer(), query="?PositionExplorer.pair=255")
    check(answer_of(page, DRAWN), START | {"pair": 7})


def own_tables():
    torch.manual_seed(0)
    return {
        "learned": 0.3 * torch.randn(13, 6),
        "smallest": torch.randn(3, 2),
        "zeros": torch.zeros(5, 4),
        "large": 10 * torch.randn(200, 8)[:101],
        "sines": PositionalEncoding(14, 0.0, max_len=31).pe,
    }


@pytest.mark.parametrize("name", own_tables())
def test_own_tables(open_widget, name):
    pe = own_tables()[name]
    widget = PositionExplorer(pe)
    stored = torch.tensor(widget.given["table"], dtype=torch.float64)
    torch.testing.assert_close(stored, pe.double(), atol=0, rtol=1e-6)
    page = open_widget(widget)
    choices = widget.given["choices"]
    for _ in range(20):
        state = {option: RANDOM.choice(values) for option, values in choices.items()}
        state["without_colon"] = RANDOM.random() < 0.4
        set_state(page, state, widget)
        check(answer_of(page, DRAWN), state, stored)
