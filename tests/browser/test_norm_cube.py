"""NormCube in a browser: each number is the one that PyTorch gives."""

import random
import re

import pytest
import torch

from annotated_book.widgets import NormCube
from annotated_book.widgets.norm_cube.norm_cube import NAMES, NORMS, SAME, VERSIONS
from tests.browser.visits import answer_of
from tests.browser.widget_page import axe, put

READY = ".norm-cube caption"
RANDOM = random.Random(10)
AXES = ["sentence", "token", "feature"]
START = NormCube().numbers


def random_state():
    numbers = list(START)
    reach, digits = RANDOM.choice([(20, 0), (9, 2), (20, 4), (0.001, 6), (1e-6, 9)])
    for place in RANDOM.sample(range(24), RANDOM.choice([1, 1, 1, 2, 4, 24])):
        numbers[place] = round(RANDOM.uniform(-reach, reach), digits) + 0.0
    return {
        "numbers": numbers,
        "norm": RANDOM.choice(list(NORMS)),
        "version": RANDOM.choice(list(VERSIONS)),
        "chosen": RANDOM.randrange(24),
    }


WORD = [7.0] * 4, [1e-7, 0.0, 0.0, 0.0], [20.0, -20.0, 20.0, -20.0], [0.0] * 4
EXTREMES = [word + START[4:] for word in WORD] + [word * 6 for word in WORD]
STATES = [random_state() for _ in range(220)] + [
    {"numbers": numbers, "norm": norm, "version": version, "chosen": 1}
    for numbers in EXTREMES
    for norm in NORMS
    for version in VERSIONS
]
DRAWN = """() => ({
    menus: all("select").map((menu) => menu.value),
    said: text(".verdict"), hint: text(".both p:not(.verdict)"),
    blocks: Object.fromEntries(["whole", "shared", "chosen"].map((kind) =>
        [kind, document.querySelector(`.cube .${kind}`).getAttribute("d")])),
    colors: ["cube", "after"].map((name) => all(`.${name} .cell`).map((cell) =>
        [cell.classList[1], cell.classList.contains("moved"), bar(cell)])),
    axes: texts(".cube text"), captions: texts("caption"), lines: texts(".norm-cube li"),
    cells: all("td.number").map((node) => ({
        typed: Number(node.querySelector("input").value),
        label: node.querySelector("input").getAttribute("aria-label"),
        invalid: node.querySelector("input").getAttribute("aria-invalid"),
        text: text("span", node), title: node.title, color: bar(node),
        kinds: [...node.classList].slice(1),
    })),
})"""


def set_state(page, state):
    put(page, *(["[type=number]", x, i] for i, x in enumerate(state["numbers"])))
    focus = "node => node.dispatchEvent(new Event('focus'))"
    page.locator("[type=number]").nth(state["chosen"]).evaluate(focus)
    put(page, ["select", state["norm"]], ["select", state["version"], 1])


def numbers_in(text):
    text = re.sub(r"10⁻\S+|[a-z]\)|n − 1", "", text).replace("−", "-")
    return [float(number) for number in re.findall(r"-?\d[\d.]*(?:e[+-]?\d+)?", text)]


def summary(moves):
    moved = moves[moves.abs() > 1e-8].abs()
    if not len(moved):
        return "none moved"
    return f"{len(moved)} of {moves.numel()} moved, by up to ", moved.max().item()


def same_summary(text, moves):
    expected = summary(moves)
    if isinstance(expected, str):
        return text == expected
    start, most = expected
    shown = float(text.removeprefix(start).replace("−", "-"))
    return text.startswith(start) and shown == pytest.approx(most, rel=0.5, abs=0.0051)


def check(drawn, widget):
    output, changes = widget.output.flatten(), widget.changes.flatten()
    places, start = widget.given["places"], widget.given["start"]
    same, at = SAME[widget.norm], places[widget.chosen]
    assert drawn["menus"] == [widget.norm, widget.version]
    edited = [x != y for x, y in zip(widget.numbers, start, strict=True)]
    for k, cell in enumerate(drawn["cells"]):
        place, change = places[k], changes[k].item()
        assert cell["typed"] == widget.numbers[k] and cell["invalid"] == "false"
        assert cell["label"] == ", ".join(map("{} {}".format, AXES, place))
        x, y, moved = numbers_in(cell["title"])
        assert x == pytest.approx(widget.numbers[k], rel=1e-6)
        assert y == pytest.approx(output[k].item(), rel=1e-6, abs=1e-9)
        has_moved = abs(change) > 1e-8
        assert moved == pytest.approx(change * has_moved, rel=1e-6, abs=1e-9)
        assert cell["text"][0] == ("→" if not has_moved else "▲" if change > 0 else "▼")
        assert numbers_in(cell["text"])[0] == pytest.approx(y, abs=0.0051, rel=0.01)
        color = min(abs(change) / 2, 1) * has_moved
        assert cell["color"] == pytest.approx(color, abs=1e-6)
        shares = all(place[axis] == at[axis] for axis in same)
        kinds = {"shared": shares, "chosen": k == widget.chosen, "edited": edited[k]}
        assert sorted(cell["kinds"]) == sorted(kind for kind in kinds if kinds[kind])
    for b, caption in enumerate(drawn["captions"]):
        start = f"Sentence {b}: "
        assert caption.startswith(start)
        assert same_summary(caption.removeprefix(start), widget.changes[b])
    words = {tuple(places[k][:2]) for k, is_it in enumerate(edited) if is_it}
    others = torch.tensor([tuple(place[:2]) not in words for place in places])
    if any(edited):
        before, after = drawn["said"].removesuffix(".").split(": ")
        changed = f"You changed {sum(edited)} of {len(places)} numbers."
        assert (
            before == f"{changed} Outputs of other tokens, after {NORMS[widget.norm]}"
        )
        assert same_summary(after, changes[others])
    else:
        shape = tuple(widget.start.shape)
        assert drawn["said"].startswith(f"The batch x: (B, L, d_model) = {shape} ")
    check_formulas(drawn, widget, at, same)
    check_cube(drawn, widget.start.shape, at, same)
    check_colors(drawn["colors"], widget)


def check_colors(colors, widget):
    """Each small cube, from behind to the front; what has moved is outlined."""
    places = widget.given["places"]
    order = sorted(range(len(places)), key=lambda k: (*(-i for i in places[k][:2]), k))
    moved = (widget.changes.flatten().abs() > 1e-8).tolist()
    for drawn, x, marked in [
        (colors[0], widget.x, [False] * len(places)),
        (colors[1], widget.output, moved),
    ]:
        x = x.flatten()
        most = x.abs().max().item() or 1.0
        for (kind, is_moved, color), k in zip(drawn, order, strict=True):
            assert color == pytest.approx(abs(x[k].item()) / most, abs=1e-6)
            assert is_moved == marked[k]
            if color > 1e-6:
                assert kind == ("minus" if x[k] < 0 else "plus")


def reach(path, sizes):
    """Return the corners (sentence, token, feature) between which a block is drawn."""
    left, top, side, deep = 34, 6 + 13 * sizes[0], 32, 13
    points = [float(x) for x in re.findall(r"-?[\d.]+", path)]
    xs, ys = points[::2], points[1::2]
    front, above = slice(0, 4), slice(4, 8)  # four corners for each face
    # in front: x = left + 32 f + 18 b, y = top + 32 l − 13 b; above, b goes on
    depth = (ys[above][0] - ys[above][1]) / deep
    for b in range(sizes[0]):
        f0, f1 = ((x - left - 18 * b) / side for x in (xs[front][0], xs[front][1]))
        l0, l1 = ((y - top + deep * b) / side for y in (ys[front][0], ys[front][2]))
        if f0 == int(f0) and l0 == int(l0):
            return [b, l0, f0], [b + depth, l1, f1]
    raise AssertionError("the block begins between two numbers")


def check_cube(drawn, sizes, at, same):
    assert drawn["axes"] == [f"L {sizes[1]}", f"d_model {sizes[2]}", f"B {sizes[0]}"]
    whole, shared, chosen = (drawn["blocks"][k] for k in ("whole", "shared", "chosen"))
    assert reach(whole, sizes) == ([0, 0, 0], list(sizes))
    assert reach(chosen, sizes) == (at, [i + 1 for i in at])
    start = [at[axis] if axis in same else 0 for axis in range(3)]
    end = [at[axis] + 1 if axis in same else sizes[axis] for axis in range(3)]
    assert reach(shared, sizes) == (start, end)


def check_formulas(drawn, widget, at, same):
    over = [axis for axis in range(3) if axis not in same]
    measured = widget.start if widget.norm == "stored" else widget.x
    place = tuple(at)
    same_state = {"numbers": widget.numbers, "norm": widget.norm}
    others = {v: NormCube(widget.start, version=v, **same_state) for v in VERSIONS}
    results = {version: other.output[place] for version, other in others.items()}
    mean = measured.mean(over, keepdim=True).expand_as(measured)[place].item()
    for line, (version, result) in zip(drawn["lines"], results.items(), strict=True):
        about = widget.given["versions"][version]
        correction = 1 if widget.norm == "stored" else about["less"]
        variance = measured.var(over, correction=correction, keepdim=True)
        variance = variance.expand_as(measured)[place].item()
        head = f"{NAMES[version]}: {about['formula']}mean "
        assert line.startswith(head)
        *said, y, apart = [*numbers_in(line.removeprefix(head)), None][:6]
        inside, outside = (about["eps"], 0) if about["inside"] else (0, about["eps"])
        divisor = (variance + inside) ** 0.5 + outside
        wanted = [mean, variance, widget.x[place].item() - mean, divisor]
        assert said == pytest.approx(wanted, rel=1e-6, abs=1e-12)
        assert y == pytest.approx(result.item(), rel=1e-6, abs=1e-10)
        if version == widget.version:
            assert line.endswith("(chosen)") and apart is None
        else:
            difference = result - results[widget.version]
            assert apart == pytest.approx(difference.item(), rel=1e-6, abs=1e-9)
    assert drawn["hint"].startswith(", ".join(map("{} {}".format, AXES, at)))
    shared = ", ".join(f"{AXES[axis]} {at[axis]}" for axis in same)
    assert f"are those of {shared} (outlined" in drawn["hint"]
    assert ("at the start" in drawn["hint"]) == (widget.norm == "stored")


def test_every_state_matches_pytorch(open_widget):
    page = open_widget(NormCube())
    check(answer_of(page, DRAWN), NormCube())
    for state in STATES:
        set_state(page, state)
        check(answer_of(page, DRAWN), NormCube(**state))


def test_a_number_is_chosen_in_a_cube(open_widget):
    page = open_widget(NormCube())
    page.locator(".after .cell").nth(-2).click(position={"x": 10, "y": 30})
    check(answer_of(page, DRAWN), NormCube(chosen=2))


def test_a_number_is_pulled_in_the_cube(open_widget):
    page = open_widget(NormCube())
    box = page.locator(
        ".cube .cell"
    ).last.bounding_box()  # sentence 0, token 0, feature 3
    x, y = box["x"] + 10, box["y"] + box["height"] - 8
    page.mouse.move(x, y)
    page.mouse.down()
    for to, value in [(41, 7), (17, 5), (500, 20), (484, 19)]:
        page.mouse.move(x + to, y)
        numbers = [*START[:3], value, *START[4:]]
        check(answer_of(page, DRAWN), NormCube(numbers=numbers, chosen=3))
    page.mouse.up()
    page.mouse.move(x, y)  # what is dragged over is not marked
    page.mouse.down()
    page.mouse.move(x, y - 150, steps=5)
    assert page.evaluate("String(getSelection())") == ""


def test_buttons(open_widget):
    page = open_widget(NormCube())
    page.get_by_label("Norm", exact=True).select_option("batch")
    press = lambda name: page.get_by_role("button", name=name).click()  # noqa: E731
    for name, end in [
        ("Add 3 to all of sentence 1", [x + 3 for x in START[12:]]),
        ("Set sentence 1 to 0", [0.0] * 12),
        ("Back to the start", START[12:]),
    ]:
        press(name)
        check(answer_of(page, DRAWN), NormCube(numbers=START[:12] + end, norm="batch"))
    page.get_by_label("Norm", exact=True).select_option("layer")
    for power in range(1, 9):
        press("Divide the chosen token by 10")
        small = [float(f"{x}e-{power}") for x in (8, 0, 2, 2)]
        check(answer_of(page, DRAWN), NormCube(numbers=small + START[4:]))
    press("Back to the start")
    for _ in range(5):  # the last one would leave the range
        press("Add 3 to all of sentence 1")
    drawn = answer_of(page, DRAWN)
    assert drawn["said"].startswith("Not taken: sentence 1, token 2, feature 1 must be")
    typed = [cell["typed"] for cell in drawn["cells"]]
    assert typed[12:] == [x + 12 for x in START[12:]]
    press("Back to the start")
    check(answer_of(page, DRAWN), NormCube())


def test_invalid_numbers_are_refused(open_widget):
    page = open_widget(NormCube())
    field = page.get_by_label("sentence 0, token 1, feature 1")
    field.click()
    check(answer_of(page, DRAWN), NormCube(chosen=5))
    before = answer_of(page, DRAWN)["cells"]
    for typed in ("", "21", "-20.01", "1e9"):
        field.fill(typed)
        drawn = answer_of(page, DRAWN)
        assert drawn["said"] == (
            "Not taken: sentence 0, token 1, feature 1 must be a number from −20 to 20."
        )
        titles = [cell["title"] for cell in drawn["cells"]]
        assert titles == [cell["title"] for cell in before]
        page.keyboard.press("Tab")  # the message stays, and so does what was typed
        assert answer_of(page, DRAWN)["said"] == drawn["said"]
        assert field.get_attribute("aria-invalid") == "true"
        assert field.input_value() == typed
        field.fill("3")  # what it was
        check(answer_of(page, DRAWN), NormCube(chosen=5))


def test_message_goes_when_an_equal_value_is_typed(open_widget):
    """Jupyter's model reports no change when a list is set to equal numbers."""
    page = open_widget(NormCube())
    said = page.evaluate("""() => {
        const place = document.querySelector("[data-widget=NormCube]");
        const state = Object.assign({}, ...Object.values(annotatedWidgets.data),
            JSON.parse(place.dataset.state));
        const model = { get: (name) => state[name], set() {}, save_changes() {}, on() {} };
        const el = document.createElement("div");
        annotatedWidgets.modules.NormCube.render({ model, el });
        const input = el.querySelector("input");
        return ["", "8"].map((typed) => {
            input.value = typed;
            input.dispatchEvent(new Event("input"));
            return el.querySelector(".verdict").textContent;
        });
    }""")
    assert said[0].startswith("Not taken") and said[1].startswith("The batch x")


def test_own_numbers_and_large_cubes(open_widget):
    torch.manual_seed(0)
    for shape in [(4, 6, 8), (2, 1, 2), (1, 2, 3)]:
        widget = NormCube(300 * torch.randn(shape).clamp(-3, 3), norm="sentence")
        page = open_widget(widget)
        check(answer_of(page, DRAWN), widget)
        page.get_by_label("sentence 0, token 0, feature 1").fill("12")
        widget.numbers = [widget.numbers[0], 12, *widget.numbers[2:]]
        widget.chosen = 1
        check(answer_of(page, DRAWN), widget)
    page = open_widget(NormCube(torch.randn(4, 6, 8)), width=390)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
