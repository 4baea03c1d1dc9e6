"""PositionExplorer in a browser: each number is that of the package's own layer."""

import math
import random
from functools import cache
from itertools import pairwise, product

import pytest
import torch

from annotated import PositionalEncoding
from annotated_book.widgets import PositionExplorer
from annotated_book.widgets.position_explorer import position_explorer as source
from tests.browser.visits import answer_of
from tests.browser.widget_page import put

READY = ".position-explorer .charts svg"
RANDOM = random.Random(5)
BOTH = False, True


def random_state():
    d_model = RANDOM.choice(source.SIZES)
    return {
        "position": RANDOM.randrange(50),
        "offset": RANDOM.randrange(1, 51),
        "d_model": d_model,
        "pair": RANDOM.choice([0, d_model // 2 - 1, RANDOM.randrange(d_model // 2)]),
        "power": RANDOM.choice(source.POWERS),
        "without_colon": RANDOM.random() < 0.4,
    }


START = {"position": 3, "offset": 5, "d_model": 16, "pair": 2, "power": 0.5}
START |= {"without_colon": False}
CORNERS = [
    START | {"d_model": n, "without_colon": bug, "position": p, "offset": k, "pair": 0}
    for n, bug, (p, k) in product((4, 512), BOTH, ((0, 1), (0, 50), (49, 50)))
]
PAIRS = [  # all features of all positions
    START | {"d_model": size, "without_colon": bug, "pair": pair}
    for size, bug in product((4, 8, 16, 32, 64), BOTH)
    for pair in range(size // 2)
]
STATES = CORNERS + [random_state() for _ in range(120)] + PAIRS
# The order is that of the sliders: the features before the pair.
SLIDERS = ["position", "offset", "d_model", "pair", "power"]
DRAWN = r"""() => {
    const plain = (words) => words.replaceAll("−", "-");
    const points = (path) => path.getAttribute("d").slice(1).split("L").map((point) =>
        point.split(" ").map(Number));
    const numbers = (css) => all(css).flatMap((table) =>
        rows(table, "td", (td) => number(exact(td))));
    return {
        said: plain(text(".verdict")), check: plain(text(".check")),
        balance: plain(text(".balance")), caption: plain(text(".turn caption")),
        share: Number(document.querySelector(".balance").style.getPropertyValue("--share")),
        used: all("li").map((line) => line.matches(".used")),
        sliders: all("[type=range]").map((input) => input.getAttribute("aria-valuetext")),
        charts: all(".charts figure").map((figure) => ({
            title: figure.textContent, curves: all(".curve", figure).map(points),
            marks: all(".hand", figure).map((mark) => points(mark)[0][0]),
            labels: texts("text", figure).map(plain),
        })),
        dials: all(".dials figure").map((figure) => ({
            says: plain(figure.textContent), chosen: figure.querySelector("strong") !== null,
            hands: all(".hand", figure).map((mark) => points(mark)[1]),
        })),
        turn: numbers(".turn"), table: numbers(".tables"), columns: texts(".turn th[scope=col]"),
    };
}"""


@cache
def usual():
    return PositionExplorer()


def set_state(page, state, widget=None):
    choices = (widget or usual()).given["choices"]
    steps = [choices[name].index(state[name]) for name in SLIDERS]
    sliders = [["[type=range]", step, i] for i, step in enumerate(steps)]
    put(page, *sliders, ["[type=checkbox]", state["without_colon"]])


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
        factor = f"{state['d_model'] ** state['power']:.2f}"
        if state["power"] == 0.5:
            factor = f"√{state['d_model']} = {factor}"
        says = [*(str(state[name]) for name in SLIDERS[:-1]), factor]
        assert drawn["sliders"] == says
    check_charts(drawn, state, rows, products, pe)
    check_dials(drawn["dials"], hands[p], hands[p + k], pair)
    check_rotation(drawn, state, hands[:, pair])
    check_lengths(drawn, state, rows[p].norm().item())
    check_said(drawn, state, rows, products, pe)
    if drawn["table"]:
        near(drawn["table"], torch.cat([hands[:, pair], products[:, None]], dim=1))


def check_charts(drawn, state, rows, products, pe):
    p, pair = state["position"], state["pair"]
    last = len(rows) - 1
    places = 38 + 304 * torch.arange(len(rows)).double() / last
    low, high = min(0.0, products.min().item()), max(0.0, products.max().item())
    reach = reach_of(state, pe)
    for chart, lines, (bottom, top) in zip(
        drawn["charts"],
        [rows[:, 2 * pair : 2 * pair + 4].T, products[None]],
        [(-reach, reach), (low, high)],
        strict=True,
    ):
        curves = torch.tensor(chart["curves"], dtype=torch.float64)
        near(curves[..., 0].tolist(), places.expand(len(lines), -1))
        values = top - (curves[..., 1] - 20) / 120 * (top - bottom)
        near(values.tolist(), lines, rtol=1e-9)
        q = p + state["offset"]
        near(chart["marks"], places[[p, q]])
        numbers = [float(x) for x in chart["labels"][:2]]
        assert numbers == pytest.approx([bottom, top], abs=0.0501)
        assert chart["labels"][2:] == ["0", "position", str(last), str(p), str(q)]
    assert drawn["charts"][0]["title"].startswith(f"Pair {pair}: sine")
    assert f"position {p} " in drawn["charts"][1]["title"]


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
    columns = [matrix, hands[p][:, None], turned[p][:, None], hands[q][:, None]]
    near(drawn["turn"], torch.cat(columns, dim=1))
    assert drawn["columns"][2:] == [f"PE({p})", f"R · PE({p})", f"PE({q})"]
    omega = number_after(f"k · ω = {k} · ", drawn["caption"])
    assert omega == pytest.approx(10000 ** (-2 * pair / d_model), rel=1e-6)
    off = (turned[:-k] - hands[k:]).norm(dim=-1)
    verb = "equals" if off[p] < 1e-6 else "misses"
    assert f"R · PE({p}) {verb} PE({q})" in drawn["check"]
    for words, wanted in {"distance is": off[p], "at most": off.max()}.items():
        found = number_after(words, drawn["check"])
        assert found == pytest.approx(wanted.item(), abs=6e-5)


def check_lengths(drawn, state, place):
    d_model = state["d_model"]
    word = source.word_length(d_model) * d_model ** state["power"]
    assert number_after(" is", drawn["balance"]) == pytest.approx(word, abs=6e-4)
    assert number_after("adds is", drawn["balance"]) == pytest.approx(place, abs=6e-4)
    assert drawn["share"] == pytest.approx(word / (word + place), abs=1e-6)


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
            page.locator("summary").click()
            page.locator(".tables table").wait_for()  # drawn a moment after the click
        set_state(page, state)
        check(answer_of(page, DRAWN), state)


@pytest.mark.parametrize("chart", [0, 1])
def test_positions_are_dragged_in_a_chart(open_widget, chart):
    page = open_widget(PositionExplorer())
    box = page.locator(".charts svg").nth(chart).bounding_box()

    def place(position):
        return box["x"] + (38 + 304 * position / 99) * box["width"] / 360

    for start, ends, position, offset in [
        (9, (20, 31), 3, 28),  # the second one: 8 is nearer than 3
        (5, (12,), 12, 28),
        (12, (99,), 49, 28),
        (76, (20,), 49, 1),
    ]:
        page.mouse.move(place(start), box["y"] + 80)
        page.mouse.down()
        for end in ends:
            page.mouse.move(place(end), box["y"] + 60)
        page.mouse.up()
        state = START | {"position": position, "offset": offset}
        check(answer_of(page, DRAWN), state)


def test_pair_stays_within_the_table(open_widget):
    page = open_widget(PositionExplorer(d_model=64, pair=31))
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
