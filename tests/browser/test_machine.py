"""MachineExplorer in a browser: what is drawn on each level is what PyTorch computes."""

import math
import re
from itertools import combinations, pairwise
from urllib.parse import urlencode

import pytest
import torch

from annotated import Translator
from annotated_book.widgets import MachineExplorer
from annotated_book.widgets.in_page.languages import asked, many
from annotated_book.widgets.machine.machine import TEXT
from tests.browser.visits import answer_of
from tests.browser.widget_page import axe, number, press
from tests.helpers.machine import matrices, torch_tensors

READY = ".machine-explorer nav li"
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
# From the whole model, a click into each part, on a cell of each matrix, and on the first operand
# of each kind: path -> [clicks, index, value] for whatever has not been seen.
WALK = r"""async () => {
    const one = (selector) => document.querySelector(selector);
    const rest = async () => {
        for (let i = 0; i < 400; i++) {
            await new Promise((done) => setTimeout(done, 5));
            if (one(".picture:not(.bars)").childElementCount && one(".spots > button")) return;
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
    for (const { dataset: { id: part } } of all(".spot")) {
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
    return JSON.stringify([".picture > g", ".spots"].map((x) => told(document.querySelector(x))));
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


def test_beads_are_as_large_as_their_vectors(open_widget, tensors):
    page = open_widget(MachineExplorer())
    stages = [f"decoder.layers.{i}.sublayers.{j}" for i in (0, 1) for j in (0, 1, 2)]
    lengths = torch.cat([tensors[path].norm(dim=-1) for path in stages])
    radii = answer_of(page, "() => all('.bead').map((x) => +x.getAttribute('r'))")
    rows = len(tensors["positions.tgt"])
    ours = torch.tensor(radii[-1 - rows * len(stages) : -1])  # the last is the legend's
    free = ours > 1.6
    ratio = ours[free] / lengths[free]
    assert free.sum() > 5 and (ratio.max() / ratio.min() - 1) < 0.02


def test_any_number_in_five_clicks(open_widget):
    translator = Translator.load()
    wanted = pytorch(translator, TEXT) | matrices(translator.model)
    page = open_widget(MachineExplorer(), query=at(mode="teacher"))
    first = {"src_embed", "generator", "positions.src"}  # and every sublayer
    parts = page.eval_on_selector_all(".spot", "all => all.map((x) => x.dataset.id)")
    assert first.issubset(parts)
    found = answer_of(page, WALK)
    for path, (clicks, index, shown) in found.items():
        assert clicks <= 5, path
        value = pytest.approx(wanted[path][tuple(index)].item(), rel=1e-3, abs=2e-4)
        assert number(shown) == value, path
    assert found.keys() == wanted.keys()


def test_keys(open_widget):
    page = open_widget(MachineExplorer())
    crumbs = lambda: page.locator("nav li").all_inner_texts()  # noqa: E731
    page.locator(f'[data-id="{CROSS}#1"]').focus()
    page.keyboard.press("Enter")
    assert crumbs() == ["Model", "Decoder layer 1", "Cross-attention", "Head 1"]
    page.keyboard.press("3")
    assert crumbs()[-1] == "Head 3"
    page.keyboard.press("PageUp")
    assert crumbs()[1] == "Decoder layer 0"
    page.keyboard.press("]")
    assert page.locator(".pill[aria-current]").inner_text() == "sieben"
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
    page.keyboard.press(" ")
    assert page.locator(".bar button").last.inner_text() == "Pause"
    page.keyboard.press(" ")
    stops = page.locator('.stage [tabindex="0"]').count()
    assert stops == 1


def test_three_modes(open_widget):
    translator = Translator.load()
    page = open_widget(MachineExplorer(), query=at(mode="teacher", text="4247"))
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
    assert f"drei {losses[2]:.2f}" in page.locator(".picture").text_content()
    said = page.locator(".more .hint").last.inner_text()
    assert float(re.search(r"logit: ([\d.e-]+)\.$", said)[1]) < 1e-4
    # Another token, and the model goes on from there.
    page.locator("[data-mode=generate]").click()
    page.locator(".pill").nth(2).click()
    hidden = page.locator(".picture .token.unwritten").count()
    assert hidden >= 5
    page.locator(".more .line button").nth(1).click()
    page.wait_for_selector("button:has-text('own')")
    assert page.locator(".rows li").count() >= 4


def test_a_step_leaves_nothing_of_the_step_before(open_widget):
    """Only what changes is drawn anew: the picture is the one that a fresh page draws."""
    page = open_widget(MachineExplorer())
    fresh = {}
    states = [
        {"path": path.rstrip("."), "head": head, "mode": mode, "step": step}
        for path, head in [("", -1), (CROSS, -1), (CROSS, 1), ("generator", -1)]
        for step, mode in enumerate(["step", "generate", "teacher", "generate"])
    ]
    for i, state in enumerate(states):
        page.goto(page.url.split("?")[0] + at(**state))
        page.wait_for_selector(READY)
        page.wait_for_selector(".spots > button")
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
        page.locator(".pill").nth(row).click()
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
    assert page.locator(".listing ol").is_visible() == (width > 560)
    if is_beside:
        line = page.locator(".listing [aria-current]").inner_text()
        assert "weights = scores.softmax" in line and CROSS in line
        page.locator(".listing button", has_text="query").first.click()
        assert page.locator("nav li").last.inner_text() == "q"
        assert page.locator(".source-light").count() == 1


def test_the_opening_example_fetches_nothing(open_widget):
    """All levels and modes: what needs no parameters is there without them."""
    page = open_widget(MachineExplorer())
    page.evaluate(KEEP_MODEL)
    page.evaluate("() => { given.later = () => { throw new Error('fetched'); }; }")
    for mode in ("step", "teacher", "generate"):
        for path, head in PLACES.items():
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
    for gone in ("form", ".modes", "div.bar", ".address"):
        assert not page.locator(f".machine-explorer {gone}").first.is_visible()
    assert page.locator(".picture").is_visible() and page.locator(".rows").is_visible()
    assert page.locator("rect.bar.lit").is_visible()


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
    inner = ("", -1), (CROSS, 0), ("encoder.layers.0.self_attention", 1)
    views += [(text, *view) for text in long for view in inner]
    for text, path, head in views:
        mode = "teacher" if path == "generator" else "step"
        page.goto(page.url.split("?")[0] + at(path, head, text=text, mode=mode))
        page.wait_for_selector(EIGHT)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        texts = page.evaluate(TEXTS)
        assert all(size >= 11 for _, size, _ in texts)
        assert all(0 <= x <= width for *_, box in texts for x, _ in box), path
        pairs = combinations(texts, 2)
        hits = [(a, b) for (a, _, one), (b, _, other) in pairs if covers(one, other)]
        assert hits == [], (text, path)
    assert axe(page) == []
    page.goto(page.url.split("?")[0] + at(text=text, mode="step", step=6))
    page.wait_for_selector(EIGHT)
    assert page.locator(".picture .token.lit").count() == 2
