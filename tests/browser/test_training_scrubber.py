"""TrainingScrubber in a browser: what is drawn is what was recorded, in every state."""

import copy
import json
import math
import random
from itertools import product

import pytest

from annotated_book.widgets import TrainingScrubber
from annotated_book.widgets.kit.names import spoken_name
from annotated_book.widgets.training_scrubber.training_scrubber import shipped_run
from annotated_lab.storyteller.storyteller import COMPARED
from tests.browser.tabs import new_context
from tests.browser.visits import answer_of
from tests.browser.widget_page import axe, opener, put

READY = ".training-scrubber .grid"
RUN = shipped_run()
STORIES = json.loads(COMPARED.with_suffix(".run.json").read_text("utf-8"))
STORY = (
    "“Ben meets Anna. The ball is red. Anna has it. The key is blue. Ben has it. Who has "
    "the ball” goes on with (✗: what is right)"
)
STEPS = [checkpoint["step"] for checkpoint in RUN["checkpoints"]]
PATHS = list(RUN["checkpoints"][0]["weights"])
EVERY = list(product(STEPS, PATHS, range(RUN["n_heads"])))
RANDOM = random.Random(16)
STATES = EVERY + [RANDOM.choice(EVERY) for _ in range(200)]  # in any order
LAST, CROSS, HEAD = STEPS[-1], PATHS[-1], RUN["n_heads"] - 1
DRAWN = """() => {
    const [steps, heads] = all("[type=range]");
    const grid = document.querySelector(".grid");
    const drawn = (css) => all(css).map((node) => node.getAttribute("d"));
    const at = (node, name) => Number(node.getAttribute(name));
    return {
        said: text(".verdict"), example: text(".hint"), title: grid.caption.textContent,
        steps: [Number(steps.value), steps.getAttribute("aria-valuetext")],
        chosen: [document.querySelector("select").value, Number(heads.value)],
        markers: drawn(".marker"), dots: drawn(".dots"),
        curves: all("polyline").map((node) => [node.getAttribute("class"),
            node.getAttribute("points")]),
        ticks: all("svg text").map((node) => [node.textContent, at(node, "x"), at(node, "y")]),
        written: all(".said li").map((node) => [node.firstChild.textContent,
            node.lastChild.textContent, node.className]),
        columns: [...grid.tHead.rows[0].cells].slice(1).map((cell) => cell.textContent),
        rows: rows(grid, "th").flat(),
        cells: rows(grid, "td", (td) => [td.textContent, td.getAttribute("aria-label"), bar(td),
            td.matches(".hidden")]),
        table: rows(document.querySelector("details table"), "th, td"),
    };
}"""


@pytest.fixture
def open_in_time(browser, tmp_path):
    yield from opener(browser, tmp_path, ".training-scrubber .grid", new_context)


def set_state(page, step, path=CROSS, head=HEAD):
    steps = ["[type=range]", STEPS.index(step)]
    put(page, steps, ["select", path], ["[type=range]", head, 1])


def js_precision(number, digits):
    exponent = math.floor(math.log10(number)) if number else 0
    if -7 < exponent < 21:
        places = digits - 1 - exponent
        return f"{number:.{max(places, 0)}f}"
    mantissa, power = f"{number:.{digits - 1}e}".split("e")
    return f"{mantissa}e{int(power):+}"


def row_of(run, checkpoint):
    rate = checkpoint["learning_rate"]
    share = checkpoint["tokens_right"] / run["n_tokens"]
    return [
        f"{checkpoint['step']:,}",
        "none" if rate is None else js_precision(rate, 2),
        js_precision(checkpoint["loss"], 3),
        f"{100 * share:.1f}%",
        f"{checkpoint['exact']} of {run['n_sentences']}",
        " ".join(checkpoint["written"]),
    ]


def check(drawn, run, step, path, head):
    checkpoints = run["checkpoints"]
    steps = [c["step"] for c in checkpoints]
    place = steps.index(step)
    now = checkpoints[place]
    written, rate, loss, share, exact, _ = row_of(run, now)
    right = "of questions answered right", "stories told without a contradiction"
    if run["src_tokens"]:
        right = "of tokens right", "answers wholly right"
    right = f"loss {loss}, {share} {right[0]}, {exact} {right[1]}"
    says = f"Step {written} of {steps[-1]:,}: {right}. Learning rate: {rate}."
    assert drawn["said"] == says
    assert drawn["steps"] == [place, written]
    assert drawn["chosen"] == [path, head]
    assert drawn["table"] == [row_of(run, c) for c in checkpoints]
    example = f"“{' '.join(run['src_tokens'])}” becomes (✗: what is right)"
    assert drawn["example"] == (example if run["src_tokens"] else STORY)
    check_tokens(drawn["written"], now["written"], run["next_tokens"])
    check_map(drawn, run, now["weights"][path], path, head)
    charts = zip(drawn["markers"], drawn["dots"], ([0], [1, 2]), strict=True)
    for marker, dots, lines in charts:
        ends = [drawn["curves"][i][1].split()[place].replace(",", " ") for i in lines]
        assert marker == f"M{ends[0].split()[0]} 8V100"
        assert dots == "".join(f"M{end}h0" for end in ends)


def check_tokens(drawn, written, right):
    assert len(drawn) == max(len(written), len(right))
    for i, (token, note, kind) in enumerate(drawn):
        given = written[i] if i < len(written) else None
        wanted = right[i] if i < len(right) else None
        assert token == (given or "–")
        assert note == ("✓" if given == wanted else f"✗ {wanted or 'extra'}")
        assert kind == ("" if given == wanted else "wrong")


def check_map(drawn, run, weights, path, head):
    source, first = run["src_tokens"], len(run["tgt_tokens"]) - len(run["next_tokens"])
    pairs = zip(run["tgt_tokens"][first:], run["next_tokens"], strict=True)
    target = [f"{token} → {after}" for token, after in pairs]
    rows, columns = {
        "encoder self": (source, source),
        "decoder self": (target, run["tgt_tokens"]),
        "decoder cross": (target, source),
    }[f"{path.split('.')[0]} {path.split('.')[3].split('_')[0]}"]
    assert drawn["title"] == spoken_name(path, head)
    assert (drawn["rows"], drawn["columns"]) == (rows, columns)
    values = iter(weights[head * len(rows) * len(columns) :])
    for i, j in product(range(len(rows)), range(len(columns))):
        weight = next(values) / 1000
        text, says, share, is_hidden = drawn["cells"][i][j]
        if columns is run["tgt_tokens"] and j > first + i:
            assert is_hidden and weight == share == 0 and text == "–"
            assert says == f"–: “{rows[i]}” may not attend to “{columns[j]}”."
        else:
            assert not is_hidden and share == weight
            assert float(text) == pytest.approx(weight, abs=0.00501)
            pair = f"“{rows[i]}” attends to “{columns[j]}”"
            assert says.endswith(f": {pair}, exactly {weight:.3f}.")


def check_curves(drawn, run):
    checkpoints = run["checkpoints"]
    steps = [c["step"] for c in checkpoints]
    number = lambda text: float(text.replace(",", "").replace("%", ""))  # noqa: E731
    wanted = {
        "loss": [c["loss"] for c in checkpoints],
        "tokens": [100 * c["tokens_right"] / run["n_tokens"] for c in checkpoints],
        "exact": [100 * c["exact"] / run["n_sentences"] for c in checkpoints],
    }
    labels = [label for label in drawn["ticks"] if not label[0].startswith("training")]
    half = len(labels) // 2
    axes = {"loss": labels[:half], "tokens": labels[half:], "exact": labels[half:]}
    assert [name for name, _ in drawn["curves"]] == list(wanted)
    for name, points in drawn["curves"]:
        places = (map(float, point.split(",")) for point in points.split())
        xs, ys = zip(*places, strict=True)
        left = [(number(text), y - 4) for text, x, y in axes[name] if y != 114]
        below = [(number(text), x) for text, x, y in axes[name] if y == 114]
        (low, bottom), (high, top) = left[0], left[-1]
        assert len(left) == 3 and low == 0
        for y, value in zip(ys, wanted[name], strict=True):
            read = high * (bottom - y) / (bottom - top)
            assert read == pytest.approx(value, abs=1e-3 * high)
        (_, start), (far, end) = below[0], below[-1]
        for x, step in zip(xs, steps, strict=True):
            read = math.log1p(far) * (x - start) / (end - start)
            assert read == pytest.approx(math.log1p(step), abs=1e-3)
        for step, x in below:
            share = math.log1p(step) / math.log1p(far)
            assert x == pytest.approx(start + (end - start) * share)


def test_every_state_is_what_was_recorded(open_widget):
    page = open_widget(TrainingScrubber())
    check_curves(answer_of(page, DRAWN), RUN)
    for state in STATES:
        set_state(page, *state)
        check(answer_of(page, DRAWN), RUN, *state)


@pytest.mark.parametrize("which", [0, 1])
def test_marker_is_dragged_in_a_chart(open_widget, which):
    page = open_widget(TrainingScrubber())
    box = page.locator(".charts svg").nth(which).bounding_box()
    last = math.log1p(STEPS[-1])

    def place(step):
        x = 42 + 270 * math.log1p(step) / last
        return box["x"] + x * box["width"] / 320, box["y"] + 60

    page.mouse.move(*place(STEPS[2]))
    page.mouse.down()
    check(answer_of(page, DRAWN), RUN, STEPS[2], CROSS, HEAD)
    for step in (STEPS[-3], STEPS[5]):
        page.mouse.move(*place(step))
        check(answer_of(page, DRAWN), RUN, step, CROSS, HEAD)
    page.mouse.move(box["x"] - 30, box["y"] + 60)
    check(answer_of(page, DRAWN), RUN, STEPS[0], CROSS, HEAD)
    page.mouse.up()
    page.mouse.move(*place(STEPS[4]))
    check(answer_of(page, DRAWN), RUN, STEPS[0], CROSS, HEAD)


def moving(page):
    """Load the page anew with motion and a stopped clock; return its button."""
    page.clock.install(time=0)
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.wait_for_selector(".training-scrubber .grid")
    page.clock.pause_at(60_000)
    return page.get_by_role("button")


def step_of(page):
    return STEPS[int(page.get_by_label("Checkpoint step").input_value())]


def test_plays_to_the_end_and_pauses(open_in_time):
    page = open_in_time(TrainingScrubber())
    play = moving(page)
    heard = page.locator(".annotated-voice")
    assert play.text_content() == "Play"
    play.click()
    for step in STEPS[1:]:
        assert step_of(page) == step
        check(answer_of(page, DRAWN), RUN, step, CROSS, HEAD)
        is_over = step == LAST
        assert play.text_content() == ("Play" if is_over else "Pause")
        assert heard.text_content() == ""  # no sentence for each picture
        page.clock.run_for(800)
    assert step_of(page) == LAST
    page.clock.run_for(800)
    assert heard.text_content() == page.locator(".verdict").text_content()
    play.click()  # from the start
    assert step_of(page) == 0 and play.text_content() == "Pause"
    page.clock.run_for(1600)
    assert step_of(page) == STEPS[2]
    page = open_in_time(TrainingScrubber())
    play = moving(page)
    slider = page.get_by_label("Checkpoint step")
    focus = page.locator(".grid .number").first.focus
    for stop in (play.click, lambda: slider.fill("1"), focus):
        slider.fill("0")
        play.click()
        assert play.text_content() == "Pause"
        stop()
        assert play.text_content() == "Play"
        page.clock.run_for(5000)
        assert step_of(page) == STEPS[1]
        assert page.locator(".annotated-voice").text_content().startswith("Step ")
    assert page.evaluate("document.activeElement.matches('.number')")


def test_goes_step_by_step_and_leaves_no_timer(open_in_time):
    page = open_in_time(TrainingScrubber())
    page.clock.install(time=0)
    page.reload()
    page.wait_for_selector(".training-scrubber .grid")
    button = page.get_by_role("button", name="Next checkpoint")
    for step in [*STEPS[1:], STEPS[0]]:
        button.click()
        page.clock.run_for(2000)
        assert step_of(page) == step
    page = open_in_time(TrainingScrubber())
    moving(page)
    page.evaluate(
        """() => {
            const state = Object.assign({}, ...Object.values(annotatedWidgets.data),
                JSON.parse(document.querySelector("[data-widget]").dataset.state));
            window.changes = 0;
            const model = {
                get: (name) => state[name], set: () => changes++,
                save_changes() {}, on() {}, off() {},
            };
            const el = document.createElement("div");
            const remove = annotatedWidgets.modules.TrainingScrubber.render({ model, el });
            el.querySelector("button").click();
            window.remove_it = remove;
        }"""
    )
    page.clock.run_for(800)
    assert page.evaluate("changes") == 2
    page.evaluate("remove_it()")
    page.clock.run_for(60_000)
    assert page.evaluate("changes") == 2


def own_run():
    run = copy.deepcopy(RUN)
    run["n_heads"] = 1
    for name in ("src_tokens", "tgt_tokens", "next_tokens"):
        run[name] = [f"<b>{token}" for token in run[name]]
    places = [0, 9, 20]
    run["checkpoints"] = [run["checkpoints"][place] for place in places]
    for step, checkpoint in zip((7, 1200, 30_000), run["checkpoints"], strict=True):
        checkpoint["step"] = step
        checkpoint["learning_rate"] = None
        checkpoint["weights"] = {
            path.replace("1", "5"): weights[: len(weights) // 4]
            for path, weights in checkpoint["weights"].items()
        }
    run["checkpoints"][-1]["loss"] = 0.0
    return run


def test_other_runs(open_widget):
    run = own_run()
    widget = TrainingScrubber(run, step=1200)
    page = open_widget(widget)
    check_curves(answer_of(page, DRAWN), run)
    check(answer_of(page, DRAWN), run, 1200, CROSS.replace("1", "5"), 0)
    page.get_by_label("Checkpoint step").fill("2")
    check(answer_of(page, DRAWN), run, 30_000, CROSS.replace("1", "5"), 0)
    assert page.locator("main b").count() == 0
    run["checkpoints"] = run["checkpoints"][:1]
    run["checkpoints"][0]["step"] = 0
    page = open_widget(TrainingScrubber(run))
    page.get_by_role("button").click()  # there is nothing to go on to
    check(answer_of(page, DRAWN), run, 0, CROSS.replace("1", "5"), 0)
    steps = [checkpoint["step"] for checkpoint in STORIES["checkpoints"]]
    path = "decoder.layers.2.self_attention"
    page = open_widget(TrainingScrubber(STORIES, path=path))
    check_curves(answer_of(page, DRAWN), STORIES)
    for place, head in [(0, 3), (len(steps) // 2, 0), (len(steps) - 1, 2)]:
        page.get_by_label("Checkpoint step").fill(str(place))
        page.get_by_label("Head h").fill(str(head))
        check(answer_of(page, DRAWN), STORIES, steps[place], path, head)
    assert page.evaluate("document.documentElement.scrollWidth") <= 800
    assert axe(page) == []


@pytest.mark.parametrize("width", [390, 730])
def test_nothing_moves_from_checkpoint_to_checkpoint(open_widget, width):
    page = open_widget(TrainingScrubber(), width=width)
    top = (
        "document.querySelector('.training-scrubber .grid').getBoundingClientRect().top"
    )
    tops = set()
    for place in range(len(STEPS)):
        page.get_by_label("Checkpoint step").fill(str(place))
        tops.add(round(page.evaluate(top)))
    assert len(tops) == 1
    slider = page.get_by_label("Checkpoint step").bounding_box()
    token = page.locator(".said li").last.bounding_box()
    assert token["y"] + token["height"] - slider["y"] < 300
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert page.locator(".said li").evaluate_all(cut) == 0


def test_slider_and_what_it_moves_are_on_one_screen_of_a_telephone(open_widget):
    page = open_widget(TrainingScrubber(), width=362)  # what a page of 390 leaves
    page.set_viewport_size({"width": 362, "height": 844 - 56})  # the site's bar
    slider = page.get_by_label("Checkpoint step")
    first = page.locator(".play").bounding_box()["y"]
    last = page.locator(".grid tr").last.bounding_box()
    assert last["y"] + last["height"] - first < 844 - 56
    page.locator(".charts svg").last.scroll_into_view_if_needed()
    assert 0 <= slider.bounding_box()["y"] < 60  # it stays
    before = page.locator(".charts strong").last.text_content()
    slider.fill("20")
    assert page.locator(".charts strong").last.text_content() != before
