"""MachineExplorer in a browser: what is drawn on each level is what PyTorch computes."""

import math
import re
from itertools import combinations, pairwise
from urllib.parse import urlencode

import pytest
import torch

from annotated import Translator
from annotated_book.widgets import MachineExplorer
from annotated_book.widgets.in_page import stories
from annotated_book.widgets.in_page.languages import asked, many
from annotated_book.widgets.machine.machine import TEXT
from annotated_lab.storyteller.recorder import EXAMPLE
from tests.browser.visits import answer_of
from tests.browser.widget_page import axe, number, press, show_own
from tests.helpers.machine import matrices, torch_tensors

READY = ".machine-explorer .told:not(:empty)"
EIGHT = ".rows li:nth-child(8)"  # of a longer number, which the page has computed
ROUNDED = 1 / 4095  # of the largest: how exact the opening example is
CROSS = "decoder.layers.1.cross_attention"
PARTS = (
    "encoder.layers.0 decoder.layers.1 encoder.layers.1.feed_forward src_embed decoder"
)
PLACES = {"decoder.layers.0.self_attention": 2, f"{CROSS}.": 3}
PLACES |= dict.fromkeys(["", CROSS, *PARTS.split(), "generator"], -1)
EVERYWHERE = PLACES | {f"{CROSS}.w_k.weight": -1}  # its numbers are fetched
# Each matrix of the picture as a screen reader has it: id -> rows of texts.
GRIDS = """() => Object.fromEntries(all(".spot.cells").map((spot) => {
    spot.click();
    return [spot.dataset.id, all(".stage [role=grid] tr").map((row) => texts("td", row))];
}))"""
# Cells as they are drawn: where, and how strongly; of each matrix, where it stands.
DRAWN = r"""() => {
    const cells = [...document.querySelectorAll(".picture :is(.plus, .minus, .heat)[d]")].flatMap(
        (path) => [...path.getAttribute("d").matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) =>
            [+x, +y, path.getAttribute("fill-opacity") * (path.matches(".minus") ? -1 : 1)]));
    const px = (node, name) => parseFloat(node.style.getPropertyValue(name));
    const grids = [...document.querySelectorAll(".spot.cells")].map((node) => [node.dataset.id,
        px(node, "left"), px(node, "top"), px(node, "width"), px(node, "height")]);
    return { cells, grids };
}"""
# Strips that are drawn, as lists of [red, green, blue].
KEEP_STRIPS = """() => {
    window.strips = new Set();
    const seen = new Set();
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (image, ...more) {
        if (image.width === 1 && !seen.has(image)) {
            seen.add(image);
            const { data } = image.getContext("2d").getImageData(0, 0, 1, image.height);
            strips.add(Array.from({ length: image.height },
                (_, i) => [...data.slice(4 * i, 4 * i + 3)]));
        }
        return draw.call(this, image, ...more);
    };
}"""
COLOR = r"""(name) => {
    const probe = document.querySelector(".walk i");
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color.match(/[\d.]+/g).map(Number).slice(0, 3);
}"""
# From the whole model, a click into each part, on a cell of each matrix, and on the first operand
# of each kind: path -> [clicks, index, value] for whatever has not been seen.
WALK = r"""async () => {
    const one = (selector) => document.querySelector(selector);
    const rest = async () => {
        for (let i = 0; i < 400; i++) {
            await new Promise((done) => setTimeout(done, 5));
            if (one(".page").hidden && one(".walk-spots > button")) return;
            if (one(".picture > g").childElementCount && one(".page .spots > button")) return;
            if (one(".ending") && !one(".number-value").textContent.includes("≈")) return;
            one(".number-page button:not([data-id])")?.click();  // exactly
        }
        throw new Error("nothing comes");
    };
    const go = async (node) => { node.click(); await rest(); };
    const home = async () => { if (one("nav button")) await go(one("nav button")); };
    const cell = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        node.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true,
            clientX: left + 0.6 * width, clientY: top + 0.6 * height }));
    };
    const seen = {};
    const todo = [];
    for (const { dataset: { id: part } } of all(".walk-spots > .spot")) {
        const enter = async () => { await home(); await go(one(`.spot[data-id="${part}"]`)); };
        await enter();
        for (const { dataset: { id } } of all(".spot.cells"))
            todo.push([2, id.split("#")[0], async () => {
                await enter();
                cell(one(`.spot[data-id="${id}"]`));
                await rest();
            }]);
        await home();
    }
    for (const [clicks, path, enter] of todo) {  // it grows; the shortest ways come first
        if (seen[path]) continue;
        await enter();
        const [, name, index] = /^(.*)\[(.*)\]$/.exec(one(".number-top code").textContent);
        if (name !== path) throw new Error(`${name} is not ${path}`);
        seen[path] = [clicks, JSON.parse(`[${index}]`), one(".number-value").textContent];
        const from = ({ dataset }) => dataset.id.split("@")[0];
        const operands = new Map(all(".operand").map((node) => [from(node), node.dataset.id]));
        for (const [from, id] of operands)
            todo.push([clicks + 1, from, async () => {
                await enter();
                await go(one(`.operand[data-id="${id}"]`));
            }]);
    }
    return seen;
}"""
# What is drawn, and the buttons above it, whatever the order of attributes.
AS_DRAWN = r"""() => {
    const told = (node) => [node.tagName, node.children.length ? "" : node.textContent,
        [...node.attributes].filter(({ name }) => name !== "tabindex")
            .map(({ name, value }) => `${name}=${value.trim().replace(/hatch-\d+/, "")}`).sort(),
        [...node.children].map(told)];
    const one = (selector) => told(document.querySelector(selector));
    return JSON.stringify([".picture > g", ".page .spots"].map(one));
}"""
# The widget's model, to be set from outside.
KEEP_MODEL = """() => {
    const place = document.querySelector("[data-widget=MachineExplorer]");
    const state = Object.assign({}, ...Object.values(annotatedWidgets.data),
        JSON.parse(place.dataset.state));
    const listeners = [];
    window.given = {
        later: async () => { throw new Error("no parameters here"); },
        get: (name) => state[name],
        set: (name, value) => { state[name] = value; },
        save_changes() {}, on: (_, listener) => listeners.push(listener), off() {},
        tell: () => listeners.forEach((listener) => listener()),
    };
    place.replaceChildren();
    annotatedWidgets.modules.MachineExplorer.render({ model: given, el: place });
}"""
SET = """async (state) => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame); // its width is known
    for (const [name, value] of Object.entries(state)) given.set(name, value);
    given.tell();
    await Promise.resolve();
    await Promise.resolve();
    return document.querySelector(".error").textContent || null;
}"""
# Each text: its size, and its four corners, less the room above and below its letters.
TEXTS = """() => [...document.querySelectorAll(".picture text")]
    .filter((node) => node.textContent.trim() && getComputedStyle(node).opacity !== "0")
    .map((node) => {
        const { x, y, width, height } = node.getBBox();
        const [top, low] = [y + 0.22 * height, y + 0.78 * height];
        const corners = [[x, top], [x + width, top], [x + width, low], [x, low]];
        const size = parseFloat(getComputedStyle(node).fontSize);
        return [node.textContent, size, corners.map(([x, y]) => {
            const point = new DOMPoint(x, y).matrixTransform(node.getScreenCTM());
            return [point.x, point.y];
        })];
    })"""


@pytest.fixture(scope="module")
def tensors():
    translator = Translator.load()
    return pytorch(translator, TEXT) | matrices(translator.model)


def pytorch(translator, text, answer=None):
    """Every tensor for a text and the target that is fed in, if not the model's own."""
    src = translator.encode_source(text)
    written = answer or translator.explain(text).tgt_tokens
    return torch_tensors(translator.model, src, translator.tgt_vocab.encode(written))


def at(path="", head=-1, **more):
    more |= {"path": path.rstrip("."), "head": head}
    return "?" + urlencode({f"MachineExplorer.{k}": v for k, v in more.items()})


def tensor_of(tensors, spot):
    path, head = spot.split("#")
    found = tensors[path]
    return found[int(head)] if found.ndim == 3 else found


def assert_near(rows, expected, most):
    drawn = torch.tensor([[number(text) for text in row] for row in rows])
    finite = expected.isfinite()
    assert drawn.shape == expected.shape and (drawn[~finite] == -math.inf).all()
    assert (drawn - expected)[finite].abs().max() <= most


@pytest.mark.parametrize(("path", "head"), EVERYWHERE.items())
def test_every_number_of_a_picture(path, head, open_widget, tensors):
    page = open_widget(MachineExplorer(), query=at(path, head))
    page.wait_for_selector(".spot")
    grids = answer_of(page, GRIDS)
    assert bool(grids) == bool(path)
    for spot, rows in grids.items():
        expected = tensor_of(tensors, spot)
        largest = expected[expected.isfinite()].abs().max()
        assert_near(rows, expected, 40 * ROUNDED * largest + 0.001)


@pytest.mark.parametrize("head", [0, 3])
def test_cells_are_as_strong_as_their_numbers(head, open_widget, tensors):
    page = open_widget(MachineExplorer(), query=at(CROSS, head))
    drawn = answer_of(page, DRAWN)
    seen = {(round(x, 1), round(y, 1)): share for x, y, share in drawn["cells"]}
    checked = 0
    for spot, left, top, width, height in drawn["grids"]:
        expected = tensor_of(tensors, spot)
        rows, columns = expected.shape
        path = spot.split("#")[0]
        most = 1 if path.endswith("weights") else tensors[path].abs().max()
        for i in range(rows):
            for j in range(columns):
                cell = left + j * width / columns, top + i * height / rows
                share = min(seen.items(), key=lambda one: math.dist(one[0], cell))
                found = share[1] if math.dist(share[0], cell) < 0.5 else 0
                assert abs(found - expected[i, j] / most) <= 1 / 16 + 0.03, (spot, i, j)
                checked += 1
    assert checked > 200


def test_every_strip_is_a_row_of_pytorchs(open_widget, tensors):
    """The whole machine: as many strips as tokens have on their way, each with its numbers."""
    page = open_widget(MachineExplorer())
    page.evaluate(KEEP_STRIPS)
    page.get_by_role("button", name="Map").click()
    page.wait_for_function("() => strips.size > 90")
    drawn = page.evaluate("[...strips]")
    colors = {name: page.evaluate(COLOR, name) for name in ("cell", "plus", "minus")}
    wanted = set()
    for tensor in tensors.values():
        if tensor.ndim == 2 and tensor.shape[1] in (64, 128) and len(tensor) <= 4:
            parts = tensor.split(64, dim=1)  # hidden units stand in two columns
            wanted |= {shades(row, colors) for part in parts for row in part}
    for side in ("src", "tgt"):  # what each position adds
        pattern = tensors[f"positions.{side}"] - tensors[f"{side}_embed"]
        wanted |= {shades(row, colors) for row in pattern}
    streams = [path for path in tensors if re.search(r"sublayers\.\d$", path)]
    found = [strip for strip in map(tuple, drawn) if len(strip) == 64]
    assert len(found) >= sum(len(tensors[path]) for path in streams)
    for strip in found:
        near = min(wanted, key=lambda row: sum(map(far, row, strip)))
        assert sum(far(a, b) > 12 for a, b in zip(near, strip, strict=True)) == 0


COVERED = """all => all.filter((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== node;
})"""


def test_first_picture_is_entered_and_each_head_of_the_whole_is_clicked(open_widget):
    page = open_widget(MachineExplorer())
    parts = page.locator(".walk .spot")
    names = parts.evaluate_all("all => all.map((node) => node.dataset.id)")
    stacks = [f"{stack}.layers.0" for stack in ("encoder", "decoder")]
    assert names == [stacks[0], "encoder", stacks[1], "probabilities"]
    boxes = [parts.nth(i).bounding_box() for i in range(4)]
    assert min(min(box["width"], box["height"]) for box in boxes) > 60
    page.get_by_role("button", name="Map").click()
    page.locator(f'[data-id="{CROSS}#0"]').wait_for()
    heads = page.locator(".walk .spot[data-id*='#']")
    assert heads.count() == 24
    assert heads.evaluate_all(COVERED) == []


def test_it_moves_at_once_though_a_frame_began_before_the_click(open_widget):
    page = open_widget(MachineExplorer())
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("""() => {
        const frame = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (act) => frame((now) => act(now - 50));
    }""")
    page.locator(".steer .next").click()
    moved = "() => document.querySelector('.scrubber input').value > 1"
    page.wait_for_function(moved, timeout=1500)


def test_what_is_drawn_answers_while_it_moves(open_widget):
    page = open_widget(MachineExplorer(), query=at(station=4))
    page.emulate_media(reduced_motion="no-preference")
    time = lambda: float(page.locator(".scrubber input").input_value())  # noqa: E731
    page.locator(".steer .next").click()
    page.wait_for_function(
        "() => document.querySelector('.scrubber input').value > 4.2"
    )
    page.locator("[data-id='encoder.layers.0.self_attention#1']").click()
    assert page.locator("nav li").last.inner_text() == "Head 1"
    stopped = time()
    assert 4.2 < stopped < 4.9
    page.wait_for_timeout(300)
    assert time() == stopped
    page.locator("nav button").first.click()
    page.locator(".page").wait_for(state="hidden")
    page.locator(".steer .next").click()  # on from there
    page.wait_for_function(
        f"() => document.querySelector('.scrubber input').value > {stopped}"
    )
    page.locator("canvas").click(position={"x": 3, "y": 3})  # nothing is there
    assert time() == 5
    page.locator(".steer .next").click()
    page.get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Pause").click()
    stopped = time()
    page.wait_for_timeout(300)
    assert time() == stopped < 6


def test_a_softmax_shows_what_it_subtracts(open_widget, tensors):
    path = "encoder.layers.0.self_attention"
    row = tensors[f"{path}.scores"][3, 0]
    query = at(f"{path}.weights", 3, row=0, cell="3,0,0")
    page = open_widget(MachineExplorer(), query=query)
    page.locator(".ending").wait_for()
    lines = page.locator(".terms li").all_inner_texts()
    powers = [re.findall(r"exp\((.*)\) =\s*([\d.]+)", line)[0] for line in lines]
    for (less, power), score in zip(powers, (row - row.max()).tolist(), strict=True):
        assert number(less) == pytest.approx(score, abs=0.002)
        assert number(power) == pytest.approx(math.exp(score), abs=0.002)


@pytest.mark.parametrize("name", ["q", "k", "v"])
def test_a_copy_says_from_where_and_shows_the_sum_there(name, open_widget, tensors):
    page = open_widget(MachineExplorer(), query=at(f"{CROSS}.{name}", 1, cell="1,1,3"))
    page.locator(".ending").wait_for()
    value = tensors[f"{CROSS}.{name}"][1, 1, 3].item()
    said = page.locator(".number-page").inner_text()
    assert "Head 1 takes the features 16 to 31" in said and f"w_{name}[1, 19]" in said
    products = [number(x) for x in page.locator(".product").all_inner_texts()]
    bias = number(page.locator(".ending .operand").inner_text())
    assert len(products) == 64 and sum(products) + bias == pytest.approx(
        value, abs=0.02
    )
    for end in page.locator(".number-page strong", has_text="=").all_inner_texts():
        assert number(end.removeprefix("= ")) == pytest.approx(value, abs=2e-3)


@pytest.mark.parametrize(("station", "rows"), [(1, 10), (10, 14)])
def test_a_head_of_one_stack_has_the_rows_that_are_told_of(station, rows, open_widget):
    query = at("decoder.layers.0.self_attention", 1, station=station, step=rows - 1)
    page = open_widget(MachineExplorer(stories.shipped()), query=query)
    grids = {key.split(".")[-1]: x for key, x in answer_of(page, GRIDS).items()}
    assert len(grids["q#1"]) == len(grids["k#1"]) == rows
    assert (len(grids["weights#1"]), len(grids["weights#1"][0])) == (rows, rows)


def far(one, other):
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def shades(row, colors):
    """The color of each number: from the ground to that of its sign, ever more slowly."""
    mixed = []
    for value in row.tolist():
        share = round(24 * (1 - math.exp(-abs(value) / 1.05))) / 24
        end = colors["minus" if value < 0 else "plus"]
        pairs = zip(colors["cell"], end, strict=True)
        mixed.append(tuple(a + (b - a) * share for a, b in pairs))
    return tuple(mixed)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (390, 844)], ids=str)
@pytest.mark.parametrize("is_alone", [False, True], ids=["two stacks", "one stack"])
def test_stage_narration_and_controls_are_on_one_screen(size, is_alone, open_widget):
    shown = MachineExplorer(stories.shipped()) if is_alone else MachineExplorer()
    page = open_widget(shown, width=size[0])
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    count = int(page.locator(".scrubber input").get_attribute("max"))
    assert count == (11 if is_alone else 14)
    for station in range(1, count + 1):
        page.locator(".house").scroll_into_view_if_needed()
        page.evaluate(
            "document.querySelector('.house').scrollIntoView({ block: 'end' })"
        )
        for part in (".walk canvas", ".narration", ".steer .next", ".scrubber"):
            box = page.locator(part).bounding_box()
            assert box["y"] >= -1 and box["y"] + box["height"] <= size[1] + 1, station
            assert box["x"] >= 0 and box["x"] + box["width"] <= size[0], station
        hidden = "(node) => node.scrollHeight - node.clientHeight"
        assert page.eval_on_selector(".narration", hidden) <= 1, station
        words = page.locator(".narration").inner_text()
        assert not re.search(r"undefined|NaN|[{}]", words), words
        assert (
            page.locator(".station small").inner_text().strip()
            == f"{station} / {count}"
        )
        if station < count:
            page.locator(".steer .next").click()


def test_it_moves_and_with_reduced_motion_it_does_not(open_widget):
    page = open_widget(MachineExplorer())
    frame = "document.querySelector('canvas').toDataURL()"
    page.emulate_media(reduced_motion="no-preference")
    page.locator(".steer .next").click()
    seen = set()
    for _ in range(40):
        page.wait_for_timeout(120)
        seen.add(page.evaluate(frame))
        if len(seen) >= 4:
            break
    assert len(seen) >= 4 and page.locator(".beat.now").count() == 1
    page.emulate_media(reduced_motion="reduce")
    page.locator(".steer .next").click()
    still = page.evaluate(frame)
    page.wait_for_timeout(400)
    assert page.evaluate(frame) == still


def test_next_before_a_station_has_ended_shows_its_end(open_widget):
    page = open_widget(MachineExplorer())
    page.emulate_media(reduced_motion="no-preference")
    scrubber, onward = page.locator(".scrubber input"), page.locator(".steer .next")
    for stop in (2, 3):
        onward.click()
        assert float(scrubber.input_value()) < stop
        assert onward.inner_text() == "Skip ▶"
        onward.click()
        assert (scrubber.input_value(), onward.inner_text()) == (str(stop), "Next ▶")


def test_the_narration_has_pytorchs_numbers(open_widget, tensors):
    page = open_widget(MachineExplorer())
    told = []
    for _ in range(14):
        told.append(page.locator(".told").inner_text().replace("\xa0", " "))
        page.locator(".steer .next").click()
    two = lambda x: f"{x:.2f}".replace("-", "−")  # noqa: E731
    embedded, placed = (tensors[path][0] for path in ("src_embed", "positions.src"))
    assert ", ".join(map(two, embedded[:2].tolist())) in told[2]
    added = (
        f"{two(embedded[1])} + {two(placed[1] - embedded[1])} becomes {two(placed[1])}"
    )
    assert added in told[3]
    weights = tensors["encoder.layers.0.self_attention.weights"]
    head = (-(weights[:, -1] * weights[:, -1].log()).sum(-1)).argmax()
    share = lambda x: f"{100 * x:.1f} %" if x > 0.989 else f"{100 * x:.0f} %"  # noqa: E731
    first, second = (share(weights[head, 1, key]) for key in (0, 1))
    assert f"In head {head}, seven gets {first} from forty and {second} from" in told[4]
    update = tensors["encoder.layers.0.self_attention.w_o"][0, 0]
    assert f"gives {two(placed[0] + update)}" in told[5]
    on = (tensors["encoder.layers.0.feed_forward.hidden"] > 0).sum(-1).tolist()
    assert f"{on[0]} stay on for forty, {on[1]} for seven" in told[6]
    cross = tensors["decoder.layers.0.cross_attention.weights"][:, 0, 1]
    *others, last = map(share, cross)
    assert f"on seven: {', '.join(others)} and {last}" in told[10]
    logits = tensors["generator"][0].sort(descending=True).values
    assert f"sieben {logits[0]:.1f}, the next only {logits[1]:.1f}" in told[11]
    late = tensors["decoder.layers.1.cross_attention.weights"][:, 2, 0]
    *others, last = map(share, late)
    assert f"on forty: {', '.join(others)} and {last}" in told[12]


def test_a_storyteller_is_told_of_with_pytorchs_numbers(open_widget):
    """40 words: the last rows stay readable; the token that is drawn comes back as a row."""
    teller = stories.shipped()
    page = open_widget(MachineExplorer(teller))
    show_own(page)
    page.locator(".own input[type=text]").fill(EXAMPLE)
    page.locator(".own .main").click()
    page.locator(".said b", has_text="Anna").wait_for()
    told = []
    for _ in range(10):
        told.append(page.locator(".told").inner_text().replace("\xa0", " "))
        page.locator(".steer .next").click()
    ids = teller.encode(EXAMPLE)
    tensors = torch_tensors(teller.model, None, ids)
    two = lambda x: f"{x:.2f}".replace("-", "−")  # noqa: E731
    embedded, placed = (tensors[path][-1] for path in ("embedding", "positions"))
    assert ", ".join(map(two, embedded[:2].tolist())) in told[2]
    assert f"becomes {two(placed[1])}" in told[3] and f"{len(ids)} rows" in told[1]
    weights = tensors["decoder.layers.0.self_attention.weights"][:, -1]
    head = -(weights * weights.clamp(min=1e-30).log()).sum(-1)
    share = weights[head.argmax()].max()
    assert f"In head {head.argmax()}," in told[4] and f"{100 * share:.0f} %" in told[4]
    logits = tensors["generator"][-1].sort(descending=True).values
    assert f"Anna {logits[0]:.1f}, the next only {logits[1]:.1f}" in told[8]
    assert "Row Anna gives “.”" in told[9]
    page.locator(".what-if button", has_text="Draw a token").click()
    page.locator(".changed b").wait_for()
    assert (
        page.locator(".station").inner_text().endswith("From scores to probabilities")
    )
    page.get_by_role("button", name="Map").click()
    for _ in range(2):  # the first brings it near
        page.locator("[data-id='decoder.layers.3.feed_forward']").dispatch_event(
            "click"
        )
    assert page.locator(".stage .picture text").first.is_visible()
    assert axe(page) == []


def test_words_that_name_no_number_and_a_sum_whose_digits_add_up(open_widget):
    page = open_widget(MachineExplorer(text="seven forty"))
    said = "seven forty names no number, yet the model answers, as for forty-seven."
    page.locator(".told", has_text=said).wait_for()
    place = {"path": "encoder.layers.0.sublayers.0", "row": 0, "cell": "0,1"}
    page = open_widget(MachineExplorer(**place))
    page.locator(".ending strong").wait_for()
    *terms, total = re.findall(r"−?\d\.\d+", page.locator(".ending").inner_text())
    assert sum(map(number, terms)) == pytest.approx(number(total), abs=1e-9)
    assert len({len(text.partition(".")[2]) for text in [*terms, total]}) == 1


def test_without_seven_the_first_piece_is_vierzig():
    """What station 11 says: seven is hidden in both cross-attentions."""
    translator = Translator.load()
    model = translator.model
    src = torch.tensor([translator.encode_source(TEXT)])
    memory = model.encode(src, None)
    mask = torch.tensor([[[True, False]]])
    start = torch.tensor([[translator.tgt_vocab.bos_id]])
    logits = model.generator(model.decode(memory, mask, start, None))
    assert translator.tgt_vocab.tokens[logits.argmax()] == "vierzig"


def test_any_number_in_five_clicks(open_widget):
    translator = Translator.load()
    wanted = pytorch(translator, TEXT) | matrices(translator.model)
    page = open_widget(MachineExplorer(), query=at(mode="teacher"))
    page.get_by_role("button", name="Map").click()  # the first of them
    first = {"src_embed", "generator", "positions.src"}  # and every sublayer
    parts = page.eval_on_selector_all(".spot", "all => all.map((x) => x.dataset.id)")
    assert first.issubset(parts)
    found = answer_of(page, WALK)
    for path, (clicks, index, shown) in found.items():
        assert 1 + clicks <= 5, path
        value = pytest.approx(wanted[path][tuple(index)].item(), rel=1e-3, abs=2e-4)
        assert number(shown) == value, path
    assert found.keys() == wanted.keys()


def test_keys(open_widget):
    page = open_widget(MachineExplorer())
    crumbs = lambda: page.locator("nav li").all_inner_texts()  # noqa: E731
    page.get_by_role("button", name="Map").click()
    page.locator(f'[data-id="{CROSS}#1"]').focus()
    assert page.locator('.walk [tabindex="0"]').count() == 1
    page.keyboard.press("Enter")
    assert crumbs() == ["Model", "Decoder layer 1", "Cross-attention", "Head 1"]
    assert "1 / 5" in page.locator(".station").inner_text()
    page.keyboard.press("3")
    assert crumbs()[-1] == "Head 3"
    page.keyboard.press("PageUp")
    assert crumbs()[1] == "Decoder layer 0"
    page.keyboard.press("]")
    assert page.locator(".pill[aria-current]").text_content() == "sieben"
    page.locator('.page [data-id$="q#3"]').focus()
    page.keyboard.press("Enter")  # into the grid of the queries
    press(page, "ArrowRight ArrowDown")
    assert "feature 1" in page.locator(".pointed").inner_text()
    assert page.locator(".cell-light").count() == 1
    page.keyboard.press("Enter")
    assert page.locator(".pointed").inner_text().endswith("for its sum.")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ending")
    for _ in range(3):
        page.keyboard.press("Escape")
    assert crumbs() == ["Model", "Decoder layer 0", "Cross-attention"]
    press(page, "Escape Escape")
    assert crumbs() == ["Model"]
    page.locator(".steer .next").focus()
    title = page.locator(".station")
    before = title.inner_text()
    page.keyboard.press("ArrowLeft")
    assert title.inner_text() != before
    page.keyboard.press("ArrowRight")
    assert title.inner_text() == before
    page.keyboard.press("m")
    assert page.get_by_text("Map", exact=True).get_attribute("aria-pressed") == "true"
    page.keyboard.press("Escape")
    assert page.get_by_text("Map", exact=True).get_attribute("aria-pressed") == "false"


def test_what_was_refused_goes_with_the_panel(open_widget):
    page = open_widget(MachineExplorer())
    page.get_by_text("Try your own").click()
    page.locator(".own input").first.fill("hello")
    page.keyboard.press("Enter")
    page.locator(".house.stale").wait_for()
    page.keyboard.press("Escape")
    page.locator(".house:not(.stale)").wait_for()
    assert page.locator(".own").is_hidden()
    assert page.locator(".own input").first.input_value() == "forty-seven"
    assert page.locator(".try").evaluate("(node) => node === document.activeElement")


def test_three_modes(open_widget):
    translator = Translator.load()
    page = open_widget(MachineExplorer(), query=at(mode="teacher", text="4247"))
    page.locator(".try").click()
    page.wait_for_selector(EIGHT)
    assert not page.locator(".said").is_visible()  # what is fed in is not the model's
    answer = "vier tausend drei hundert sieben und vierzig"
    page.locator(".more input").fill(answer.replace(" ", ""))
    page.locator(".more form button").click()
    page.wait_for_selector(".pill:has-text('drei')")
    fed = ["<s>", *answer.split()]
    logits = pytorch(translator, "four thousand two hundred and forty-seven", fed)
    targets = torch.tensor(translator.tgt_vocab.encode([*answer.split(), "</s>"]))
    losses = -logits["probabilities"].log()[range(8), targets]
    assert f"Loss: {losses.mean():.3f} per token" in page.locator(".more").inner_text()
    said = page.locator(".more .hint").last.inner_text()
    assert float(re.search(r"logit: ([\d.e-]+)\.$", said)[1]) < 1e-4
    # Another token, and the model goes on from there.
    page.locator("[data-mode=generate]").click()
    page.locator(".pill").nth(2).click()
    assert page.locator(".pill.unwritten").count() >= 5
    page.locator(".more .line button").nth(1).click()
    page.wait_for_selector("button:has-text('own')")
    assert page.locator(".rows li").count() >= 4


def test_a_step_leaves_nothing_of_the_step_before(open_widget):
    """Only what changes is drawn anew: the picture is the one that a fresh page draws."""
    page = open_widget(MachineExplorer())
    fresh = {}
    states = [
        {"path": path.rstrip("."), "head": head, "mode": mode, "step": step}
        for path, head in [
            ("encoder.layers.0", -1),
            (CROSS, -1),
            (CROSS, 1),
            ("generator", -1),
        ]
        for step, mode in enumerate(["step", "generate", "teacher", "generate"])
    ]
    for i, state in enumerate(states):
        page.goto(page.url.split("?")[0] + at(**state))
        page.wait_for_selector(READY)
        page.wait_for_selector(".page .spots > button")
        fresh[i] = page.evaluate(AS_DRAWN)
    page.evaluate(KEEP_MODEL)
    for i in [5, 0, 3, 9, 1, 2, 15, 14, 4, 7, 6, 12, 13, 8, 11, 10, 0]:
        state = states[i] | {"row": -1, "cell": ""}
        assert page.evaluate(SET, state) is None
        assert page.evaluate(AS_DRAWN) == fresh[i], states[i]


def test_every_place_leads_to_its_chapter(open_widget):
    page = open_widget(MachineExplorer(), query=at(f"{CROSS}.scores", 0))
    assert not page.locator("nav a").is_visible()
    for row, root in enumerate(("./", "../", "../../"), 1):
        page.evaluate(f"document.documentElement.dataset.content_root = '{root}'")
        page.evaluate("(row) => document.querySelectorAll('.pill')[row].click()", row)
        link = page.locator("nav a")
        assert link.inner_text() == "Chapter 6: Scaled dot-product attention"
        address = f"{root}book/06-scaled-dot-product-attention.html"
        assert link.get_attribute("href") == address
    crumbs = {"Head 0": "6: Scaled", "Cross-attention": "13: The decoder"}
    crumbs |= {"Decoder layer 1": "13: The decoder", "Model": "14: The full"}
    for crumb, words in crumbs.items():
        page.locator("nav button", has_text=crumb).click()
        assert words in link.inner_text()


@pytest.mark.parametrize("width", [1200, 960, 390])
def test_code_beside_the_picture(width, open_widget):
    is_beside = width == 1200
    page = open_widget(MachineExplorer(), query=at(CROSS, 1), width=width)
    picture, listing = (page.locator(x).bounding_box() for x in (".stage", ".listing"))
    right = picture["x"] + picture["width"] - 1
    assert (listing["x"] > right) == is_beside
    assert (listing["y"] < picture["y"] + picture["height"]) == is_beside
    assert page.locator(".listing ol").is_visible() == is_beside
    wide, high = map(
        int, page.locator(".page .picture").get_attribute("viewBox").split()[2:]
    )
    ratio = picture["width"] / page.locator(".page .picture").bounding_box()["height"]
    assert ratio == pytest.approx(wide / high, rel=0.05)  # no empty stripe above it
    if is_beside:
        line = page.locator(".listing [aria-current]").inner_text()
        assert "weights = scores.softmax" in line and CROSS in line
        page.locator(".listing button", has_text="query").first.click()
        assert page.locator("nav li").last.inner_text() == "q"
        assert page.locator(".source-light").count() == 1


def test_fills_the_screen_where_a_notebook_would_clip_it(open_widget):
    page = open_widget(MachineExplorer())
    house = page.locator(".machine-explorer .house")
    house.evaluate(
        "node => { node.parentNode.style.transform = 'translate(9px, 40px)'; }"
    )
    page.get_by_label("Fill the screen").click()
    size = page.viewport_size
    assert house.bounding_box() == {"x": 0, "y": 0, **size}
    page.mouse.click(size["width"] / 2, size["height"] - 4)  # no button is there
    page.keyboard.press("Escape")
    assert house.bounding_box()["height"] < size["height"]


def test_the_opening_example_fetches_nothing(open_widget):
    """All levels and modes: what needs no parameters is there without them."""
    page = open_widget(MachineExplorer())
    page.evaluate(KEEP_MODEL)
    page.evaluate("() => { given.later = () => { throw new Error('fetched'); }; }")
    for mode in ("step", "teacher", "generate"):
        for path, head in [place for place in PLACES.items() if place[0]]:
            state = {"mode": mode, "path": path.rstrip("."), "head": head}
            state |= {"row": -1, "cell": ""}
            page.evaluate(SET, state)
            assert page.locator(".picture > g > *").count() > 3
        cells = {"scores": "0,2,1", "weights": "3,1,0", "values": "1,0,2"}
        for path, cell in cells.items():
            page.evaluate(SET, state | {"path": f"{CROSS}.{path}", "cell": cell})
            assert page.locator(".ending").count() == 1
            assert page.locator(".number-value").inner_text().startswith("≈")


@pytest.fixture(scope="module")
def in_french():
    return pytorch(many(), asked(TEXT, "fr")) | matrices(many().model)


def picked(page, code):
    if not page.locator(".own").is_visible():
        page.locator(".try").click()
    page.get_by_label("Translate into").select_option(code)
    page.locator(f".said b[lang={code}]").wait_for()


@pytest.mark.parametrize(("path", "head"), [(CROSS, 3), ("generator", -1)])
def test_the_model_of_many_languages_is_entered_too(path, head, open_widget, in_french):
    page = open_widget(MachineExplorer(), query=at(path, head))
    picked(page, "fr")
    assert page.locator(".said").text_content() == f"{TEXT} → quarante-sept"
    assert page.locator(".rows li").count() == 4  # <s> quarante - sept
    grids = answer_of(page, GRIDS)
    assert grids
    for spot, rows in grids.items():
        expected = tensor_of(in_french, spot)
        largest = max(1.0, expected[expected.isfinite()].abs().max())
        assert_near(rows, expected, 0.001 * largest)


def test_a_language_in_the_address_and_back_to_german(open_widget):
    page = open_widget(MachineExplorer(), query=at(language="fi", text="97"))
    page.locator(".said b[lang=fi]").wait_for()
    assert page.locator(".said").text_content() == "97 → yhdeksänkymmentäseitsemän"
    picked(page, "de")
    assert page.locator(".said").text_content() == "97 → siebenundneunzig"
    assert "language" not in page.locator(".address a").get_attribute("href")


def test_on_paper(open_widget):
    page = open_widget(MachineExplorer())
    page.emulate_media(media="print")
    for gone in (".own", ".steer", ".scrubber", ".address"):
        assert not page.locator(f".machine-explorer {gone}").first.is_visible()
    assert page.locator("canvas").is_visible() and page.locator(".told").is_visible()


def covers(one, other):
    for corners in (one, other):
        for (x, y), (to_x, to_y) in pairwise(corners[:3]):
            axis = to_x - x, to_y - y
            a, b = (
                [px * axis[0] + py * axis[1] for px, py in box] for box in (one, other)
            )
            if max(a) <= min(b) or max(b) <= min(a):
                return False
    return True


@pytest.mark.parametrize("theme, width", [("light", 360), ("dark", 800)])
def test_every_picture_is_legible(theme, width, open_widget):
    """However many tokens: nothing sticks out, no two texts overlap, none is too small."""
    page = open_widget(MachineExplorer(), width=width, theme=theme)
    views = [("4247", path, head) for path, head in EVERYWHERE.items()]
    long = "356,977", "one hundred and " * 10 + "one"
    inner = (CROSS, 0), ("encoder.layers.0.self_attention", 1)
    views += [(text, *view) for text in long for view in inner]
    for text, path, head in views:
        mode = "teacher" if path == "generator" else "step"
        page.goto(page.url.split("?")[0] + at(path, head, text=text, mode=mode))
        page.wait_for_selector(EIGHT, state="attached")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        texts = page.evaluate(TEXTS)
        assert all(size >= 11 for _, size, _ in texts)
        assert all(0 <= x <= width for *_, box in texts for x, _ in box), path
        pairs = combinations(texts, 2)
        hits = [(a, b) for (a, _, one), (b, _, other) in pairs if covers(one, other)]
        assert hits == [], (text, path)
    assert axe(page) == []
