"""PositionExplorer in a browser: each number is that of the package's own layer."""

import math
import random
from functools import cache
from itertools import pairwise

import pytest
import torch

from annotated import PositionalEncoding
from annotated_book.widgets import PositionExplorer
from annotated_book.widgets.position_explorer.position_explorer import (
    POWERS,
    SIZES,
    WORDS,
    WithoutColon,
    word_length,
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
RANDOM = random.Random(5)


def random_state():
    d_model = RANDOM.choice(SIZES)
    return {
        "position": RANDOM.randrange(50),
        "offset": RANDOM.randrange(1, 51),
        "d_model": d_model,
        "pair": RANDOM.choice([0, d_model // 2 - 1, RANDOM.randrange(d_model // 2)]),
        "power": RANDOM.choice(POWERS),
        "without_colon": RANDOM.random() < 0.4,
    }


CORNERS = [
    {
        "position": position,
        "offset": offset,
        "d_model": d_model,
        "pair": 0,
        "power": 0.5,
        "without_colon": bug,
    }
    for position, offset in ((0, 1), (0, 50), (49, 50))
    for d_model in (4, 512)
    for bug in (False, True)
]
STATES = CORNERS + [random_state() for _ in range(200)]

# The order is that of the sliders: the features before the pair.
SLIDERS = ["position", "offset", "d_model", "pair", "power"]
SET = """([steps, withoutColon]) => {
    document.querySelectorAll("[type=range]").forEach((input, i) => {
        input.value = steps[i];
        input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const box = document.querySelector("[type=checkbox]");
    if (box.checked !== withoutColon) box.click();
}"""
DRAWN = r"""() => {
    const all = (css, place = document) => [...place.querySelectorAll(css)];
    const text = (css) => document.querySelector(css).textContent;
    const minus = (words) => words.replaceAll("−", "-");
    const points = (path) => path.getAttribute("d").slice(1).split("L").map((point) =>
        point.split(" ").map(Number));
    const numbers = (css) => all(`${css} tbody tr`).map((row) => all("td", row).map((cell) =>
        Number(minus(cell.getAttribute("aria-label")).split("exactly ").at(-1).slice(0, -1))));
    return {
        said: minus(text(".verdict")),
        check: minus(text(".check")),
        balance: minus(text(".balance")),
        share: Number(document.querySelector(".balance").style.getPropertyValue("--share")),
        used: all("li").map((line) => line.matches(".used")),
        sliders: all("[type=range]").map((input) => input.getAttribute("aria-valuetext")),
        charts: all(".charts figure").map((figure) => ({
            title: figure.textContent,
            marks: all(".hand", figure).map((mark) => points(mark)[0][0]),
            labels: all("text", figure).map((label) => minus(label.textContent)),
            curves: all(".curve", figure).map(points),
        })),
        dials: all(".dials figure").map((figure) => ({
            says: minus(figure.textContent),
            chosen: figure.querySelector("strong") !== null,
            hands: all(".hand", figure).map((mark) => points(mark)[1]),
        })),
        turn: numbers(".turn"),
        caption: minus(text(".turn caption")),
        columns: all(".turn th[scope=col]").map((cell) => cell.textContent),
        table: numbers(".tables"),
    };
}"""


@pytest.fixture
def open_widget(browser, tmp_path):
    yield from opener(browser, tmp_path, ".position-explorer .charts svg")


@cache
def usual():
    return PositionExplorer()


def set_state(page, state, widget=None):
    choices = (widget or usual()).given["choices"]
    steps = [choices[name].index(state[name]) for name in SLIDERS]
    page.evaluate(SET, [steps, state["without_colon"]])


def added_by(state, pe=None):
    """What the package's layer adds, in float64; `pe` is a table of the reader's own."""
    if pe is None:
        return added(state["d_model"], state["without_colon"])
    return computed(state["d_model"], state["without_colon"], pe)


def computed(d_model, without_colon, pe=None):
    n_words = WORDS if pe is None else len(pe) - 1
    torch.set_default_dtype(torch.float64)
    try:
        kind = WithoutColon if without_colon else PositionalEncoding
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
    found = text.split(words)[1].split()[0].rstrip(".;,")
    return float(found)


def rotation(k, pair, d_model):
    angle = torch.tensor(k / 10000 ** (2 * pair / d_model), dtype=torch.float64)
    sin, cos = angle.sin(), angle.cos()
    return torch.stack([cos, sin, -sin, cos]).view(2, 2)


def check(drawn, state, pe=None):
    """Everything that is drawn or said is what PyTorch gives."""
    p, k, pair = (state[name] for name in ("position", "offset", "pair"))
    rows = added_by(state, pe)
    hands = rows.view(len(rows), -1, 2)  # sine, cosine
    products = rows @ rows[p]
    check_charts(drawn, state, rows, products, pe)
    check_dials(drawn["dials"], hands[p], hands[p + k], pair)
    check_rotation(drawn, state, hands[:, pair])
    check_lengths(drawn, state, rows[p].norm().item())
    check_said(drawn, state, rows, products, pe)
    if drawn["table"]:
        near(drawn["table"], torch.cat([hands[:, pair], products[:, None]], dim=1))


def check_charts(drawn, state, rows, products, pe):
    """The curves, read off the picture, and the two positions that are marked."""
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
    """The largest number of the whole table, and of the row behind its words."""
    whole = added_by(state | {"without_colon": False}, pe)
    shared = state | {"without_colon": True}
    end = added_by(shared)[0] if pe is None else pe[-1].double()
    return max(whole.abs().max(), end.abs().max()).item()


def check_dials(dials, at_p, at_q, pair):
    """The clock hands of the pairs at two positions (pairs, 2), and the angles between them."""
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
    """R, and what it makes of the pair (positions, 2)."""
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
    """A word's vector beside what its position adds."""
    d_model = state["d_model"]
    word = word_length(d_model) * d_model ** state["power"]
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
        assert drawn["said"].startswith(
            f"Positions {p} and {q} get the same row, row {len(rows)}, and so do all others"
        )
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
            open_tables(page)
        set_state(page, state)
        check(answer_of(page, DRAWN), state)


def test_the_whole_tables_are_the_package_s(open_widget):
    """Pair by pair: all features of all positions, with the colon and without."""
    page = open_widget(PositionExplorer())
    for d_model in (4, 8, 16, 32, 64):
        for bug in (False, True):
            state = {"position": 7, "offset": 3, "d_model": d_model, "power": 1.0}
            state |= {"without_colon": bug}
            for pair in range(d_model // 2):
                set_state(page, state | {"pair": pair})
                check(answer_of(page, DRAWN), state | {"pair": pair})


START = {
    "position": 3,
    "offset": 5,
    "d_model": 16,
    "pair": 2,
    "power": 0.5,
    "without_colon": False,
}


def open_tables(page):
    """All is drawn anew for it, a moment after the click."""
    page.locator("summary").click()
    page.locator(".tables table").wait_for()


def test_every_control_by_keyboard(open_widget):
    page = open_widget(PositionExplorer())
    state = dict(START)
    check(answer_of(page, DRAWN), state)
    for label, key, name, value, written in [
        ("Position p", "End", "position", 49, "49"),
        ("Offset k", "Home", "offset", 1, "1"),
        ("Features d_model", "End", "d_model", 512, "512"),
        ("Pair of features i", "End", "pair", 255, "255"),
        ("Embeddings ×", "ArrowRight", "power", 0.75, "107.63"),
        ("Embeddings ×", "Home", "power", 0.0, "1.00"),
        ("Position p", "ArrowLeft", "position", 48, "48"),
    ]:
        page.get_by_label(label).focus()
        page.keyboard.press(key)
        state[name] = value
        assert page.get_by_label(label).get_attribute("aria-valuetext") == written
        check(answer_of(page, DRAWN), state)
    page.get_by_label("Leave out the colon").focus()
    page.keyboard.press("Space")
    check(answer_of(page, DRAWN), state | {"without_colon": True})
    open_tables(page)
    page.locator(".turn .number").first.focus()
    page.keyboard.press("End")
    cosine = added_by(state | {"without_colon": True})[49, 510]
    said = page.locator(".pointed").text_content().replace("−", "-")
    assert said.startswith(f"{cosine:.3f}: sine, PE(49), exactly ")


def test_controls_by_pointer(open_widget):
    page = open_widget(PositionExplorer())
    for label, value in (("Position p", 49), ("Offset k", 50)):
        slider = page.get_by_label(label)
        box = slider.bounding_box()
        page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2)
        assert slider.get_attribute("aria-valuetext") == str(value)
    page.get_by_text("Leave out the colon").click()
    state = START | {"position": 49, "offset": 50, "without_colon": True}
    check(answer_of(page, DRAWN), state)
    open_tables(page)
    page.locator(".turn .number").nth(2).hover()
    assert "exactly" in page.locator(".pointed").text_content()


@pytest.mark.parametrize("chart", [0, 1])
def test_positions_are_dragged_in_a_chart(open_widget, chart):
    """The nearer one follows the pointer, as far as its slider goes."""
    page = open_widget(PositionExplorer())
    box = page.locator(".charts svg").nth(chart).bounding_box()

    def place(position):
        return box["x"] + (38 + 304 * position / 99) * box["width"] / 360

    def drag(start, *ends):
        page.mouse.move(place(start), box["y"] + 80)
        page.mouse.down()
        for end in ends:
            page.mouse.move(place(end), box["y"] + 60)
        page.mouse.up()

    drag(9, 20, 31)  # the second one: 8 is nearer than 3
    check(answer_of(page, DRAWN), START | {"offset": 28})
    drag(5, 12)
    check(answer_of(page, DRAWN), START | {"position": 12, "offset": 28})
    drag(12, 99)
    check(answer_of(page, DRAWN), START | {"position": 49, "offset": 28})
    drag(76, 20)
    check(answer_of(page, DRAWN), START | {"position": 49, "offset": 1})


def test_a_smaller_table_has_fewer_pairs(open_widget):
    page = open_widget(PositionExplorer(d_model=64, pair=31))
    page.get_by_label("Features d_model").fill("0")
    check(answer_of(page, DRAWN), START | {"d_model": 4, "pair": 1})
    assert page.get_by_label("Pair of features i").get_attribute("max") == "1"


def test_address_carries_the_state(open_widget):
    page = open_widget(PositionExplorer())
    for state in STATES[-3:]:
        set_state(page, state)
        page.get_by_role("link", name="Link to this setting").click()
        page.reload()
        page.wait_for_selector(".position-explorer .charts svg")
        assert page.url.endswith("#play")
        check(answer_of(page, DRAWN), state)


HOSTILE = [
    ("position", "50"),
    ("position", "-1"),
    ("position", "3.0"),
    ("offset", "0"),
    ("offset", "51"),
    ("d_model", "6"),
    ("d_model", "0x10"),
    ("pair", "256"),
    ("pair", "<b>2</b>"),
    ("power", "Infinity"),
    ("power", "0.50"),
    ("without_colon", "1"),
    ("without_colon", "constructor"),
]


def test_hostile_addresses_change_nothing(open_widget):
    page = open_widget(PositionExplorer())
    for _ in at_hostile_addresses(page, "PositionExplorer", HOSTILE):
        check(answer_of(page, DRAWN), START)


def test_a_pair_that_the_table_does_not_have(open_widget):
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
def test_tables_of_ones_own(open_widget, name):
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


def test_learned_positions_are_no_rotation(open_widget):
    page = open_widget(PositionExplorer(own_tables()["learned"]))
    assert "misses" in page.locator(".check").text_content()
    page = open_widget(PositionExplorer(own_tables()["sines"]))
    assert "equals" in page.locator(".check").text_content()


def test_nothing_is_left_behind(open_widget):
    page = open_widget(PositionExplorer())
    page.locator("summary").click()
    states = [state for state in STATES if state["d_model"] < 64][:10]

    def redraw(times):
        for number in [*range(times), 0]:
            set_state(page, states[number % len(states)])

    assert left_behind(page, "PositionExplorer", redraw) == (0, 0)


def test_without_javascript_the_still_is_shown(open_widget):
    page = open_widget(PositionExplorer(), java_script=False)
    picture = page.locator(".annotated-widget img").get_attribute("alt")
    assert "dot product of positions 3 and 8 is 6.14" in picture


@pytest.mark.parametrize("theme, width", [("light", 390), ("dark", 800)])
def test_accessible_and_as_wide_as_the_screen(open_widget, theme, width):
    page = open_widget(PositionExplorer(), theme=theme, width=width)
    page.locator("summary").click()
    for state in STATES[:2] + CORNERS[-2:] + STATES[-1:]:
        set_state(page, state)
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path, theme, width", looks_with("PositionExplorer"))
def test_alive_in_the_chapter(open_page, path, theme, width):
    visit = open_page(path, theme=theme, width=width)
    visit.scroll_through()
    widget = visit.page.locator(".position-explorer").first
    widget.get_by_label("Leave out the colon").check()
    said = widget.locator(".verdict").text_content()
    assert said.startswith("Positions 3 and 8 get the same row, row 100")
    assert visit.problems == [] and visit.foreign == [] and visit.axe_of_widget() == []
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
