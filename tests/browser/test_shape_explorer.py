"""The shape lab in a browser: edges are pulled, lines follow, and what breaks says so."""

import random

import pytest
import torch
from torch import nn

from annotated import DecoderLayer, EncoderLayer, count_parameters
from annotated_book.widgets import ShapeExplorer
from annotated_book.widgets.shape_explorer import shape_explorer as source
from tests.browser.tabs import new_context
from tests.browser.visits import answer_of
from tests.browser.widget_page import axe, opener, put

READY = ".shape-explorer .lines button"
RANDOM = random.Random(4)
LINES = """() => all(".lines ol").map((list) => all("li", list).map((line) => [
    text("code", line), texts(".shape b", line)]))"""
# Of each block: its name and shape, its edges, the numbers of its cells and their words.
BLOCKS = """() => all(".block").map((block) => ({
    name: text(".name", block), edges: texts(".edge > text", block),
    cells: all(".cell", block).map((cell) => [Number(cell.dataset.flat), cell.textContent]),
    lit: all(".lit", block).map((cell) => Number(cell.dataset.flat)),
    empty: all(".empty", block).length,
}))"""


def random_state(number):
    state = {slider: RANDOM.choice(stops) for slider, stops in source.STOPS.items()}
    if RANDOM.random() < 0.7:
        fits = [h for h in source.STOPS["n_heads"] if state["d_model"] % h == 0]
        state["n_heads"] = RANDOM.choice(fits)
    return {"part": list(source.PARTS)[number % len(source.PARTS)]} | state


def set_state(page, state):
    put(page, ["select", state["part"]])
    for i, (name, stops) in enumerate(source.STOPS.items()):
        put(page, [".controls [type=range]", stops.index(state[name]), i])


def sizes_at(state):
    letters = {letter: state[name] for name, letter in source.LETTERS.items()}
    return letters | source.FIXED | {"d_k": state["d_model"] // state["n_heads"]}


def written(axes, sizes):
    shape = [axis if isinstance(axis, int) else sizes[axis] for axis in axes]
    return str(tuple(shape))


def test_every_state_is_what_was_recorded(open_widget):
    page = open_widget(ShapeExplorer())
    for state in map(random_state, range(64)):
        set_state(page, state)
        part, sizes = source.recorded(state["part"]), sizes_at(state)
        refused = [
            refusal["template"].format(**sizes)
            for refusal in part["refusals"]
            if [state[slider] for slider in refusal["sliders"]] in refusal["values"]
        ]
        said = page.locator(".error").text_content()
        assert said == (f"ValueError: {refused[0]}" if refused else "")
        if refused or state["d_model"] % state["n_heads"]:
            continue
        for drawn, one in zip(answer_of(page, LINES), part["functions"], strict=True):
            expected = [
                [name, [written(x["shape"], sizes)]] for name, x in one["inputs"]
            ]
            for line in one["lines"]:
                shapes = [written(x["shape"], sizes) for _, x in line["made"]]
                expected.append([line["source"], shapes])
            assert drawn == expected


def pull(page, edge, dx, dy):
    """Take an edge by its knob and drag it, a little at a time."""
    knob = page.locator(f'[data-axis="{edge}"] circle:not(.reach)')
    box = knob.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2)
    page.mouse.move(x + dx, y + dy)
    page.mouse.up()


def shape_of(page, name):
    names = [block["name"] for block in answer_of(page, BLOCKS)]
    return next(text for text in names if text.startswith(f"{name} ")).partition(" ")[2]


def test_a_pulled_edge_changes_the_shapes(open_widget):
    page = open_widget(ShapeExplorer("split_heads"))
    cell = page.locator(".cell rect").first.bounding_box()
    pull(page, "0.2", 4 * cell["width"] + 2, 0)  # four features more
    assert shape_of(page, "x") == "(2, 4, 12)"
    assert answer_of(page, LINES)[0][-1][1] == ["(2, 2, 4, 6)"]
    assert page.get_by_label("Features d_model, typed").input_value() == "12"
    page.get_by_label("Features d_model, typed").fill("16")
    page.keyboard.press("Tab")
    assert shape_of(page, "x") == "(2, 4, 16)"
    page.locator(".lines button").last.click()
    heads = page.locator('[data-axis="1.1"]')
    assert heads.get_attribute("aria-label") == "Heads H of returned"
    page.get_by_label("Heads H, typed").fill("3")
    page.keyboard.press("Tab")
    assert "d_model = 16 cannot be split" in page.locator(".error").text_content()
    put(page, [".controls [type=range]", source.STOPS["n_heads"].index(2), 4])
    heads.focus()
    page.keyboard.press("ArrowUp")  # 3 do not divide 16, so 4 is next
    assert page.get_by_label("Heads H, typed").input_value() == "4"
    assert page.locator(".error").text_content() == ""
    page.locator('[data-axis="1.0"]').focus()
    page.keyboard.press("End")
    assert shape_of(page, "returned") == "(128, 4, 4, 4)"
    assert page.evaluate("document.activeElement.dataset.axis") == "1.0"


def test_entries_are_where_pytorch_has_them(open_widget):
    """What stands in a cell is the index that the entry had in x."""
    widget = ShapeExplorer("split_heads", line="x.view(B, H, S, d_k)", source=3)
    page = open_widget(widget)
    x = torch.arange(2 * 3 * 8).view(2, 3, 8)
    wrong, right = x.view(2, 2, 3, 4), x.view(2, 3, 2, 4).transpose(1, 2)

    def check(block, tensor):
        entries = tensor.flatten()
        drawn = sorted(flat for flat, _ in block["cells"])
        assert drawn == list(range(tensor[0].numel()))  # of the first sequence
        for flat, words in block["cells"]:
            _, token, feature = torch.unravel_index(entries[flat], x.shape)
            assert words == f"{token},{feature}"

    check(answer_of(page, BLOCKS)[-1], wrong)
    astray = (wrong != right).sum().item()
    says = page.locator(".own-says")
    assert f"but {astray} of 48 entries are in the wrong place" in says.text_content()
    assert page.locator(".astray").count() == (wrong != right)[0].sum().item()
    assert page.locator(".broken").count() == 0  # no error, and not in its color
    page.get_by_label("A line of your own").fill("x.view(B, S, H, d_k)")
    assert "Your line gives (2, 3, 2, 4)" in says.text_content()
    page.get_by_role("button", name=".transpose(1, 2)", exact=True).click()
    assert says.text_content().startswith("✓ Shape and entries are those")
    check(answer_of(page, BLOCKS)[-1], right)
    page.get_by_label("A line of your own").fill(".view(B, S, 5, d_k)")
    with pytest.raises(RuntimeError) as caught:
        x.view(2, 3, 5, 4)
    assert says.text_content() == f"RuntimeError: {caught.value}"
    assert page.get_by_text(f"RuntimeError: {caught.value}").count() == 1
    before = answer_of(page, BLOCKS)
    page.get_by_label("A line of your own").fill("x.view(")
    assert "cannot be followed here" in says.text_content()
    assert before and answer_of(page, BLOCKS) == before
    assert page.locator(".stage[inert]").count() == 1
    page.get_by_label("A line of your own").fill("x.view(B, S, H, d_k)")
    assert page.locator(".stage[inert]").count() == 0


@pytest.mark.parametrize("part", ["split_heads", "EncoderLayer"])
def test_the_code_begins_with_a_whole_line(open_widget, part):
    page = open_widget(ShapeExplorer(part), width=362)
    top, tops = page.locator(".lines").evaluate("""node =>
        [node.scrollTop, [...node.querySelectorAll("li")].map((line) => line.offsetTop)]""")
    assert top in [0, *tops]


def test_a_step_is_played_and_an_entry_shows_its_sources(open_widget):
    page = open_widget(ShapeExplorer("attention", source=4, target=3))
    before = answer_of(page, BLOCKS)
    assert [block["empty"] for block in before] == [0, 0, 0]
    page.locator(".place .cell").last.hover()
    query, key, scores = answer_of(page, BLOCKS)
    (flat,) = scores["lit"]
    head, row, column = (
        int(n) for n in torch.unravel_index(torch.tensor(flat), (2, 3, 4))
    )
    assert query["lit"] == [head * 12 + row * 4 + i for i in range(4)]
    assert sorted(key["lit"]) == [head * 16 + i * 4 + column for i in range(4)]
    page.mouse.move(1, 1)
    page.get_by_label("Entry by entry").fill("10")
    assert answer_of(page, BLOCKS)[-1]["empty"] == 24 - 10
    page.emulate_media(reduced_motion="reduce")
    page.locator(".play").click()  # a step, and no motion
    assert answer_of(page, BLOCKS)[-1]["empty"] == 24 - 11
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="2 transpose", exact=True).click()
    page.locator(".play").click()
    page.wait_for_function("() => document.querySelector('.flying .cell')")
    page.locator(".play").click()
    left = answer_of(page, BLOCKS)[-1]["empty"]
    page.wait_for_timeout(300)
    assert answer_of(page, BLOCKS)[-1]["empty"] == left > 0  # it was stopped


@pytest.mark.parametrize("part", ["split_heads", "EncoderLayer"])
def test_nothing_else_moves_while_an_edge_is_pulled(open_widget, part):
    page = open_widget(ShapeExplorer(part, source=3))
    if part != "split_heads":  # its input is in the picture of its first line
        page.locator(".way button").first.click()
    fronts = page.locator(".block").first.locator(".front")
    cell = page.locator(".block").first.locator(".cell rect").first
    grip = page.locator('[data-axis="0.2"] circle').last.bounding_box()
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    seen = [".lines", ".foot"]
    places = lambda: [  # noqa: E731
        *(page.locator(css).bounding_box()["y"] for css in seen),
        *(fronts.last.bounding_box()[side] for side in ("x", "y")),
        cell.bounding_box()["height"],
    ]
    before = places()
    page.mouse.move(x, y)
    page.mouse.down()
    sizes = set()
    for step in range(1, 11):  # half of the sizes on the way cannot be split into heads
        page.mouse.move(x + 13 * step, y)
        assert places() == pytest.approx(before, abs=0.6)
        assert page.locator(".error").text_content() == ""
        sizes.add(shape_of(page, "x"))
    page.mouse.up()
    assert len(sizes) > 2


WAY = """() => all(".way button").map((one) => [
    text("code", one), text("span", one), one.matches(".inside"), one.matches(".end")])"""


def test_one_run_is_what_the_code_makes_in_its_order(open_widget):
    page = open_widget(ShapeExplorer("EncoderLayer"))
    layer, made = EncoderLayer(8, 2, 12, 0.1), {}
    for path, module in layer.named_modules():
        name = path.split(".")[-1] or "returned"
        module.register_forward_hook(
            lambda _, args, out, name=name: made.update({name: str(tuple(out.shape))})
        )
    layer(torch.zeros(2, 4, 8))
    heads = dict.fromkeys(["k", "v", "q", "values"], "(2, 2, 4, 4)")
    drawn = answer_of(page, WAY)
    names = ["x", *heads, "w_o", "x", "w_1", "w_2", "returned"]
    assert [name for name, *_ in drawn] == names
    real = made | heads | {"x": made["self_attention"]}
    assert [shape for _, shape, *_ in drawn] == [real[name] for name in names]
    assert [name for name, _, inside, _ in drawn if inside] == [
        *("k", "v", "q", "values", "w_o", "x")
    ]
    assert [i for i, one in enumerate(drawn) if one[3]] == [0, len(drawn) - 1]
    page.locator(".way button").first.focus()
    page.locator(".way button", has_text="w_1").click()
    assert "1 w_1" in page.locator(".steps [aria-pressed=true]").text_content()
    assert page.locator(".says").text_content().startswith("w_1 multiplies")
    page.keyboard.press("ArrowRight")
    assert "4 w_2" in page.locator(".steps [aria-pressed=true]").text_content()


def test_only_inside_does_a_layer_change_its_shape(open_widget):
    """The challenge: both ends stay what they are, and the edge inside is pulled."""
    page = open_widget(ShapeExplorer("EncoderLayer"))
    page.get_by_role("button", name="Challenge 1").click()
    page.locator(".way button", has_text="w_1").click()
    edge = page.locator('[aria-label="Hidden d_ff of self.w_1(x)"]')
    edge.focus()
    for _ in range(9):
        assert "Solved" not in page.locator(".asked").text_content()
        page.keyboard.press("ArrowUp")
        if page.get_by_label("Hidden d_ff, typed").input_value() == "32":
            break
    assert "✓ Solved" in page.locator(".asked").text_content()
    shapes = {name: shape for name, shape, *_ in answer_of(page, WAY)}
    assert shapes["w_1"] == "(2, 4, 32)" and shapes["returned"] == "(2, 4, 8)"
    says = (
        "In: x (2, 4, 8). Out: (2, 4, 8), the shape of x. Only inside does it change."
    )
    assert page.locator(".through").text_content() == says


def test_a_wrong_size_breaks_where_pytorch_does_until_it_is_pulled_back(open_widget):
    page = open_widget(ShapeExplorer("tensors"))
    page.get_by_role("button", name="Challenge").first.click()
    with pytest.raises(RuntimeError) as caught:
        torch.zeros(2, 4, 8) @ torch.zeros(5, 12)
    assert page.locator(".raised").text_content() == f"RuntimeError: {caught.value}"
    assert "product = centered @ weight" in page.locator("li.current").text_content()
    says = "d_model = 8 of centered must equal d_model = 5 of weight. "
    assert page.locator(".says").text_content().startswith(says)
    assert page.locator(".wrong").count() == 2 and axe(page) == []
    page.locator('[data-axis="1.0"]').focus()
    for _ in range(3):
        assert "Solved" not in page.locator(".asked").text_content()
        page.keyboard.press("ArrowUp")
    assert page.locator(".asked").text_content().count("✓ Solved") == 1
    assert page.locator(".raised").count() == 0
    page.locator(".lines button").first.click()
    page.get_by_label("Pull the edges of this tensor alone").check()
    page.locator('[data-axis="0.1"]').focus()
    page.keyboard.press("ArrowUp")
    assert shape_of(page, "x") == "(2, 5, 8)"
    assert page.get_by_label("Source length S, typed").input_value() == "4"
    page.get_by_role("button", name="Put the edges back").click()
    assert shape_of(page, "x") == "(2, 4, 8)"


@pytest.mark.parametrize("width", [1280, 390])
def test_of_a_refused_size_nothing_is_made_and_nothing_moves(open_widget, width):
    page = open_widget(ShapeExplorer("EncoderLayer"), width=width)
    whole = answer_of(page, LINES)
    lab = page.locator(".shape-explorer")
    high = lab.bounding_box()["height"]
    typed = page.get_by_label("Features d_model, typed")
    typed.fill("7")
    page.keyboard.press("Tab")
    with pytest.raises(ValueError) as refused:
        EncoderLayer(7, 2, 12, 0.1)
    error = page.locator(".error")
    assert error.text_content() == f"ValueError: {refused.value}"
    assert page.locator(".says").text_content() == ""  # what comes later did not happen
    assert page.get_by_text("RuntimeError").count() == 0
    assert page.get_by_text("✗ breaks here").count() == 0
    assert page.locator(":is(.stage, .lines)[inert]").count() == 0
    assert page.locator(".wrong").count() == 1 and axe(page) == []  # d_model alone
    made = [name for one in answer_of(page, LINES) for name, shapes in one if shapes]
    assert made == ["x", "src_mask"]  # what goes in
    assert lab.bounding_box()["height"] == pytest.approx(high, abs=0.5)
    page.locator('[data-axis="0.2"]').focus()  # the edge can be pulled back
    page.keyboard.press("ArrowUp")
    assert answer_of(page, LINES) == whole and page.locator("[inert]").count() == 0


def test_the_lab_is_as_high_at_every_line(open_widget):
    page = open_widget(ShapeExplorer("attention"))
    heights = set()
    for line in page.locator(".lines button:enabled").all():
        line.click()
        heights.add(page.locator(".shape-explorer").bounding_box()["height"])
    assert len(heights) == 1


def test_entries_go_slowly_enough_to_be_followed(browser, tmp_path):
    opening = opener(
        browser, tmp_path, READY, new_context
    )  # which has a clock of its own
    page = next(opening)(ShapeExplorer("split_heads", source=3, d_model=4, batch=1))
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install(time=0)
    page.reload()
    page.wait_for_selector(READY)
    page.clock.pause_at(100_000)
    page.locator(".play").click()
    page.clock.run_for(1300)
    assert answer_of(page, BLOCKS)[-1]["empty"] == 9  # of 12: an entry takes 420 ms
    assert page.locator(".flying .cell").count() == 1
    next(opening, None)


def test_sliders_are_wide_and_indices_can_be_read(open_widget):
    page = open_widget(ShapeExplorer("split_heads", source=3, d_model=4, batch=1))
    for wide in page.locator(".control:not([hidden]) [type=range]").all():
        assert wide.bounding_box()["width"] >= 120
    page = open_widget(
        ShapeExplorer("split_heads", source=3, d_model=4, batch=1), width=390
    )
    cells = page.locator(".cell text")
    assert cells.count() == 24  # each has its indices
    sizes = cells.evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 10


def test_what_is_refused_solves_nothing(open_widget):
    page = open_widget(ShapeExplorer("EncoderLayer"))
    for button in page.locator(".challenge button").all():
        button.click()
        heads = page.get_by_label("Heads H, typed")
        for n_heads in ("6", "8"):  # 8 // 6 is 1, as well
            heads.fill(n_heads)
            page.keyboard.press("Tab")
            refused = page.locator(".error").text_content() != ""
            assert not (refused and "Solved" in page.locator(".asked").text_content())
    assert "✓ Solved" in page.locator(".asked").text_content()
    heads.fill("3")
    page.keyboard.press("Tab")
    assert page.locator(".error").text_content() != ""
    page.locator(".challenge button").first.click()  # it begins from sizes that fit
    assert page.locator(".error").text_content() == "" and heads.input_value() == "2"
    assert "Solved" not in page.locator(".asked").text_content()


def test_on_a_telephone_the_picture_comes_before_its_code(open_widget):
    page = open_widget(ShapeExplorer("EncoderLayer"), width=390)
    top = lambda css: page.locator(css).bounding_box()["y"]  # noqa: E731
    assert top(".way") < top(".stage") < top(".lines")
    stops = page.locator(".way li")
    assert len({stop.bounding_box()["y"] for stop in stops.all()}) == 1
    page.locator(".way button").first.click()
    for _ in range(stops.count() - 1):
        page.keyboard.press("ArrowRight")
    last, row = stops.last.bounding_box(), page.locator(".way ol").bounding_box()
    assert last["x"] + last["width"] <= row["x"] + row["width"] + 1  # it is in view
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_an_error_is_the_package_s_own(open_widget):
    page = open_widget(ShapeExplorer(DecoderLayer))  # whose lines are not followed
    before = answer_of(page, LINES)
    page.get_by_label("Features d_model, typed").fill("7")
    page.keyboard.press("Tab")
    with pytest.raises(ValueError) as caught:
        DecoderLayer(7, 2, 12, 0.1)
    assert page.locator(".error").text_content() == f"ValueError: {caught.value}"
    made = [name for one in answer_of(page, LINES) for name, shapes in one if shapes]
    assert made == ["x", "memory", "src_mask", "tgt_mask"] != before  # what goes in


def test_own_module(open_widget):
    model = nn.Sequential(nn.Linear(11, 13), nn.ReLU(), nn.Linear(13, 7))
    page = open_widget(ShapeExplorer(model, torch.zeros(5, 11)))
    has = f"Sequential has {count_parameters(model)} parameters"
    assert has in page.locator(".verdict").text_content()
    assert (
        page.locator("select, .controls [type=range]").count() == 0 and axe(page) == []
    )
    forward, calls = answer_of(page, LINES)
    assert forward[-1][1] == ["(5, 7)"]
    made = ["(5, 7)", "(5, 13)", "(5, 13)", "(5, 7)"]
    names = ["(whole): Sequential", "0: Linear", "1: ReLU", "2: Linear"]
    assert calls == [[name, [shape]] for name, shape in zip(names, made, strict=True)]


SPOILED = ["ShapeExplorer.*.js", "ShapeExplorer-data*", "ShapeExplorer*.css", "broken"]


@pytest.mark.parametrize("part", SPOILED)
def test_failure_is_said_in_words(open_widget, part):
    """Of the loader: a file that does not come, or a module that breaks; the still stays."""

    def spoil(folder):
        (file,) = folder.glob(part.replace("broken", "ShapeExplorer.*.js"))
        if part != "broken":
            return file.unlink()
        broken = "annotatedWidgets.modules.ShapeExplorer.render = () => broken();\n"
        file.write_text(file.read_text() + broken)

    page = open_widget(ShapeExplorer(), spoil=spoil)
    says = "broken is not defined" if part == "broken" else "a file could not be loaded"
    says = f"This widget could not start: {says}"
    page.get_by_role("alert").filter(has_text=says).wait_for()
    assert page.locator(".annotated-widget img").is_visible()
    assert page.locator(".shape-explorer").count() == 0 and page.problems
    page.problems.clear()
