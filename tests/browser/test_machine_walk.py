"""MachineExplorer, on the walk: what is told, compared and pointed at is where the reader looks."""

import json
import re
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from annotated import Translator
from annotated_book.widgets import MachineExplorer
from annotated_book.widgets.in_page import stories
from annotated_book.widgets.machine.machine import TEXT
from tests.browser.widget_page import show_own
from tests.helpers.machine import torch_tensors

CROSS = "decoder.layers.0.cross_attention"
READY = ".machine-explorer .told:not(:empty)"
ROOT = Path(__file__).parents[2]
SIZES = [(1280, 720), (390, 844)]
# What the next picture holds, in pixels of the page: texts with their ends, boxes with their
# four sides, and how many of the boxes are dashed evenly, as what is compared with is.
KEEP_DRAWN = """() => {
    const proto = CanvasRenderingContext2D.prototype;
    const { clearRect, fillText, roundRect, setLineDash } = proto;
    const scaled = (context, [x, y]) => {
        const m = context.getTransform();
        const ratio = context.canvas.width / context.canvas.clientWidth;
        return [(m.a * x + m.e) / ratio, (m.d * y + m.f) / ratio];
    };
    proto.clearRect = function (...all) {
        window.drawn = { texts: [], boxes: [], dashed: 0 };
        return clearRect.apply(this, all);
    };
    proto.fillText = function (words, x, y) {
        const wide = this.measureText(words).width;
        const left = x - { left: 0, center: wide / 2, right: wide }[this.textAlign];
        if (this.globalAlpha > 0.05) window.drawn.texts.push([words, left, left + wide, y]);
        return fillText.call(this, words, x, y);
    };
    proto.roundRect = function (x, y, w, h, r) {
        const box = [...scaled(this, [x, y]), ...scaled(this, [x + w, y + h])];
        if (this.globalAlpha > 0.05) window.drawn.boxes.push(box);
        return roundRect.call(this, x, y, w, h, r);
    };
    proto.setLineDash = function (parts) {
        if (parts.length === 2 && parts[0] === parts[1]) window.drawn.dashed += 1;
        return setLineDash.call(this, parts);
    };
}"""
WITH_RULES = """([text, more]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    if (!more) return;
    document.querySelector("#play").classList.add("tag_stage");
    document.querySelector("h1").style.height = "120px";
    document.querySelector("h1").insertAdjacentHTML("afterend", "<p>What it is about.</p>");
    document.querySelector("main").style.paddingBottom = "400px";
}"""


@pytest.fixture
def walk(open_widget):
    """Opens the widget at a size, and keeps what is drawn; goes to a station."""

    def opened(size, *given, **more):
        page = open_widget(MachineExplorer(*given, **more), width=size[0])
        page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
        page.evaluate(KEEP_DRAWN)
        return page

    return opened


def drawn_at(page, station):
    page.locator(".scrubber input").focus()
    page.keyboard.press("Home")
    for _ in range(station - 1):
        page.locator(".steer .next").click()
    return page.evaluate("window.drawn")


def count(page):
    return page.locator(".station small").inner_text().split(" /")[0]


@pytest.mark.parametrize("width", [390, 1280])
def test_a_number_stands_at_the_top_of_its_page(width, open_widget):
    query = (
        "?MachineExplorer.path=decoder.layers.1.cross_attention&MachineExplorer.head=1"
    )
    page = open_widget(MachineExplorer(), query=query, width=width)
    rules = (
        ROOT / "src/annotated_book/pictures/picture.css"
    )  # of the book's other pictures
    page.evaluate(WITH_RULES, [rules.read_text("utf-8"), False])
    page.locator('.page [data-id$=".k#1"]').click(position={"x": 4, "y": 4})
    page.locator(".ending").wait_for()
    top = lambda name: page.locator(name).bounding_box()["y"]  # noqa: E731
    assert top(".number-page") - top(".page") < 30
    assert page.locator("nav").bounding_box()["height"] < 32  # one line


def test_back_from_a_number_of_a_head_leads_to_the_step_that_told_of_it(walk):
    page = walk((390, 844))
    page.locator(".walk .spot[data-id='decoder.layers.0']").click()
    page.locator("[data-id='decoder.layers.0.cross_attention#1']").click()
    for _ in range(2):
        page.locator(".steer .next").click()
    page.locator('.page [data-id$=".scores#1"]').click(position={"x": 4, "y": 4})
    assert page.locator(".number-value").is_visible()
    page.get_by_role("button", name="Back").click()
    assert count(page) == "3"


def test_the_arrows_on_the_scrubber_are_back_and_next(open_widget):
    page = open_widget(MachineExplorer())
    scrubber = page.locator(".scrubber input")
    scrubber.focus()
    for key, stop in [
        *[("ArrowRight", 2), ("ArrowUp", 3), ("PageUp", 4), ("ArrowLeft", 3)],
        *[("ArrowDown", 2), ("PageDown", 1), ("End", 14), ("ArrowLeft", 13)],
    ]:
        page.keyboard.press(key)
        assert (count(page), scrubber.input_value()) == (str(stop), str(stop)), key
    show_own(page)  # another slider keeps its own keys
    page.locator("[data-mode=generate]").click()
    heat = page.get_by_label("Temperature")
    heat.focus()
    before = count(page)
    page.keyboard.press("ArrowRight")
    assert float(heat.input_value()) > 1 and count(page) == before


def without(part):
    translator = Translator.load()
    if part:
        path, _, head = part.partition("#")
        module = translator.model.get_submodule(path)
        out = module.w_o if "attention" in path else module.w_2
        columns = slice(16 * int(head), 16 * int(head) + 16) if head else slice(None)
        out.weight.data[:, columns] = 0
        if not head:
            out.bias.data.zero_()
    return translator


def outcome(part):
    """Of each row, the token with the highest probability, and this; and all logits."""
    translator = without(part)
    src = translator.encode_source(TEXT)
    ids, rows = [translator.tgt_vocab.bos_id], []
    while ids[-1] != translator.tgt_vocab.eos_id and len(ids) < 12:
        tensors = torch_tensors(translator.model, src, ids)
        shares = tensors["probabilities"][-1]
        ids.append(shares.argmax().item())
        rows.append((translator.tgt_vocab.tokens[ids[-1]], shares.max().item()))
    return rows, tensors["generator"]


def test_what_if_compares_with_the_whole_model_where_it_differs_first(walk):
    page = walk((1280, 720))
    page.locator(".walk .spot[data-id='encoder.layers.0']").click()  # no bars are there
    page.locator(".try").click()
    whole, _ = outcome("")
    others = "decoder.layers.0.self_attention", "encoder.layers.1.feed_forward"
    seen = set()
    for part in (*others, "decoder.layers.1.cross_attention#3"):
        now, _ = outcome(part)
        both = list(zip(whole, now, strict=False))
        differ = [i for i, (old, new) in enumerate(both) if old[0] != new[0]]
        change = [abs(old[1] - new[1]) for old, new in both]
        row = differ[0] if differ else change.index(max(change))
        page.get_by_label("Switch off").select_option(part)
        (old, p), (new, q) = both[row]
        told = rf"{old} ([\d.]+)\s% in the whole model, {new} ([\d.]+)\s% now"
        page.locator(".changed", has_text=re.compile(told)).wait_for()
        said = re.search(told, page.locator(".changed").inner_text()).groups()
        assert [100 * p, 100 * q] == pytest.approx([*map(float, said)], rel=2e-3)
        assert (
            page.locator(".pill[aria-current]").inner_text()
            == ["<s>", *(token for token, _ in now)][row]
        )
        assert page.evaluate("window.drawn.dashed") > 0
        seen.add(row)
    assert len(seen) > 1
    drawn = drawn_at(page, 1)
    assert drawn["dashed"] > 0
    page.get_by_label("Switch off").select_option("")
    page.wait_for_function("() => !document.querySelector('.changed').textContent")


def test_what_if_nothing_changes_it_says_by_how_much_and_what_would(walk):
    page = walk((390, 844))
    page.locator(".try").click()
    part = "decoder.layers.1.cross_attention"
    page.get_by_label("Switch off").select_option(f"{part}#1")
    changed = page.locator(".changed", has_text="The same tokens")
    said = re.search(r"moved by up to ([\d.]+)\.", changed.inner_text())
    moved = outcome(f"{part}#1")[1] - outcome("")[1]
    assert float(said[1]) == pytest.approx(moved.abs().max().item(), abs=0.06)
    changed.get_by_role("button", name="Leave out all its heads").click()
    page.locator(".changed del", has_text="sieben und vierzig").wait_for()
    for name in (".changed", "canvas", ".what-if select"):  # cause and effect together
        box = page.locator(name).bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= 844, name


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("is_alone", [False, True], ids=["two stacks", "one stack"])
def test_what_is_told_in_numbers_is_wholly_in_sight(size, is_alone, walk):
    page = walk(size, *([stories.shipped()] if is_alone else []))
    wide = page.locator("canvas").bounding_box()["width"]
    told = {}
    for station in (1, 4, 6, 11 if is_alone else 14):
        texts = drawn_at(page, station)["texts"]
        told[station] = [one for one in texts if re.search(r"[=%]|norm", one[0])]
        for words, left, right, y in told[station]:
            assert left >= 6 and right <= wide - 6, (station, words, left, right)
            assert 6 < y < page.locator("canvas").bounding_box()["height"] - 3, words
            beside = [one for one in texts if abs(one[3] - y) < 3 and one[0] != words]
            hits = [a for a, from_, to, _ in beside if from_ < right and left < to]
            assert hits == [], (station, words, hits)
    assert [sum(" = " in one[0] for one in told[k]) for k in (4, 6)] == [2, 2]
    said = page.locator(".told").inner_text()
    [share] = re.findall(r"[\d.]+\s%", said)
    assert share in [words for words, *_ in told[station]]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_at_the_first_stations_of_the_decoder_nothing_of_the_encoder_is_seen(
    size, walk
):
    page = walk(size)
    for station in (9, 10):
        boxes = drawn_at(page, station)["boxes"]
        assert [box for box in boxes if box[1] < 0 < box[3] - 1] == []


def test_the_scores_fill_the_stage(walk):
    page = walk((1280, 720))
    texts = drawn_at(page, 12)["texts"]
    box = page.locator("canvas").bounding_box()
    bars = [one for one in texts if "%" in one[0]]
    assert len(bars) == 6
    high = max(y for *_, y in bars) - min(y for *_, y in bars)
    assert high > 0.55 * box["height"]


@pytest.mark.parametrize("is_alone", [False, True], ids=["two stacks", "one stack"])
def test_no_sentence_is_cut_beside_the_readers_own_text(is_alone, open_widget):
    """As wide as on a page of the book, on a screen of 1280 × 720; its letters are narrower."""
    shown = MachineExplorer(stories.shipped()) if is_alone else MachineExplorer()
    page = open_widget(shown, width=964)
    page.set_viewport_size({"width": 964, "height": 720})
    page.locator(".try").click()
    if is_alone:
        page.locator(".what-if button", has_text="Draw a token").click()
        page.locator(".changed b").wait_for()
    for station in range(1, 12 if is_alone else 15):
        drawn_at(page, station)
        hidden = "(node) => node.scrollHeight - node.clientHeight"
        assert page.eval_on_selector(".narration", hidden) <= 1, station
        assert page.locator("canvas").bounding_box()["height"] > 340


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_block_of_the_first_picture_becomes_its_layers(size, walk):
    page = walk(size)
    for stack, count in (("encoder", 8), ("decoder", 16)):
        page.locator(f".walk .spot[data-id='{stack}.layers.0']").click()
        map_button = page.get_by_role("button", name="Map")
        assert map_button.get_attribute("aria-pressed") == "true"
        heads = page.locator(f".walk .spot[data-id^='{stack}.layers.0.'][data-id*='#']")
        assert heads.count() == count / 2
        floor = page.locator(".floor").bounding_box()
        for box in (heads.nth(i).bounding_box() for i in range(count // 2)):
            assert box["width"] >= 24 and box["x"] >= 0 and box["y"] >= floor["y"]
            assert box["x"] + box["width"] <= size[0]
        map_button.click()
    assert page.locator(".walk .spot").count() == 4


@pytest.mark.parametrize("is_alone", [False, True], ids=["two stacks", "one stack"])
def test_on_a_phone_the_map_lists_all_parts_and_each_leads_to_itself(is_alone, walk):
    page = walk((390, 844), *([stories.shipped()] if is_alone else []))
    page.get_by_role("button", name="Map").click()
    names = [words.lower() for words, *_ in page.evaluate("window.drawn")["texts"]]
    assert names.count("self-attention") == 4 and names.count("feed-forward") == 4
    spots = page.locator(".walk .spot")
    boxes = [spots.nth(i).bounding_box() for i in range(spots.count())]
    assert len(boxes) == (15 if is_alone else 20)
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24
    for one, other in combinations(boxes, 2):
        high = min(one["y"] + one["height"], other["y"] + other["height"])
        wide = min(one["x"] + one["width"], other["x"] + other["width"])
        over = (wide - max(one["x"], other["x"]), high - max(one["y"], other["y"]))
        assert min(over) <= 1, (one, other)
    for path in spots.evaluate_all("all => all.map((one) => one.dataset.id)"):
        page.locator(f".walk .spot[data-id='{path}']").click()
        assert page.locator(".page .spot").count() > 0
        page.get_by_role("button", name="Model", exact=True).click()  # back on the map


def test_what_is_pointed_at_is_told_beside_the_pointer(open_widget):
    page = open_widget(MachineExplorer())
    floor = page.locator(".floor").bounding_box()
    for name in ("encoder.layers.0", "probabilities"):
        box = page.locator(f".walk .spot[data-id='{name}']").bounding_box()
        x, y = box["x"] + box["width"] - 4, box["y"] + box["height"] / 2
        page.mouse.move(x - 9, y)
        page.mouse.move(x, y)
        said = page.locator(".pointed").bounding_box()
        assert 0 < y - said["y"] - said["height"] < 30
        assert said["x"] <= x + 20 and x - said["x"] < said["width"] + 20
        assert said["x"] + said["width"] <= floor["x"] + floor["width"]
    page.mouse.move(1, 1)
    assert not page.locator(".pointed").get_attribute("style")


def test_a_phone_says_what_is_written(open_widget):
    page = open_widget(MachineExplorer(), width=390)
    said = page.locator(".said")
    assert said.is_visible()
    assert said.text_content() == "forty-seven → siebenundvierzig"
    hidden = "(node) => node.scrollWidth - node.clientWidth"
    assert (
        max(said.locator(":scope > *").evaluate_all(f"all => all.map({hidden})")) <= 0
    )
    assert not page.locator("nav ol").is_visible()
    page.get_by_role("button", name="Map").click()
    page.locator("[data-id$='cross_attention']").first.click()
    assert page.locator("nav ol").is_visible() and not said.is_visible()


def test_at_the_first_next_nothing_grows_or_moves(open_widget):
    page = open_widget(MachineExplorer(), width=1280)
    page.set_viewport_size({"width": 1280, "height": 720})
    rules = (ROOT / "book/assets/pages.css").read_text("utf-8")
    page.evaluate(WITH_RULES, [rules, True])
    parts = [page.locator(name) for name in (".house", ".floor", ".steer .next")]
    before = [part.bounding_box() for part in parts]
    assert before[0]["y"] + before[0]["height"] <= 720
    parts[-1].click()
    assert [part.bounding_box() for part in parts] == before


def test_wherever_it_stands_below_a_text_all_of_it_is_in_sight():
    """The tag makes it lower until it is begun, see pages.css."""
    found = []
    for path in sorted(ROOT.glob("book/**/*.ipynb")):
        for cell in json.loads(path.read_text("utf-8"))["cells"]:
            last = "".join(cell["source"]).splitlines()[-1:]
            if (
                cell["cell_type"] == "code"
                and last[0:1]
                and last[0].startswith("MachineExplorer(")
            ):
                found.append(path.name)
                assert "stage" in cell["metadata"]["tags"], path.name
    assert len(found) >= 3


def test_one_stack_counts_its_rows_and_names_one_of_the_table(walk):
    page = walk((1280, 720), stories.shipped())
    texts = drawn_at(page, 3)["texts"]
    assert len([words for words, *_ in texts if words.startswith("row ")]) == 1
    drawn_at(page, 2)
    rows = page.locator(".told").inner_text()
    assert "with <s>, here" in rows
    page.locator(".scrubber input").focus()
    page.keyboard.press("End")
    assert "tokens and <s> in" in page.locator(".told").inner_text()


def test_of_equal_tokens_all_name_the_one_that_comes_out(walk):
    """After <s>, one stack has six names whose logits are equal to the digits that are stored."""
    page = walk((1280, 720), stories.shipped())
    show_own(page)
    page.locator("[data-mode=generate]").click()
    page.locator(".rows button").first.click()
    told = page.locator(".told", has_text="the start token")
    name = told.inner_text().split("predicts “")[1].split("”")[0]
    assert page.locator(".more .line button").first.inner_text().startswith(f"{name} ")
    texts = [words for words, *_ in page.evaluate("window.drawn")["texts"]]
    shares = [i for i, words in enumerate(texts) if "%" in words]
    assert len(shares) == 6 and texts[shares[0] - 1] == name
    assert texts[shares[0]] == texts[shares[1]]


def test_on_a_phone_the_typed_text_ends_in_sight_and_no_shares_cross(walk):
    page = walk((390, 844), stories.shipped())
    texts = drawn_at(page, 2)["texts"]
    [typed] = [one for one in texts if one[0].endswith("red.")]
    assert typed[0].startswith("… ") and typed[1] >= 0
    page.locator(".try").click()
    page.locator(".steer .next").click()  # it stays below the panel
    assert count(page) == "3" and page.locator(".own").is_visible()
    page.locator("[data-mode=generate]").click()
    page.locator(".what-if button", has_text="Draw a token").click()
    page.locator(".changed b").wait_for()
    lines = [
        y for words, *_, y in page.evaluate("window.drawn")["texts"] if "%" in words
    ]
    assert len(lines) == 6 and min(b - a for a, b in pairwise(lines)) >= 12


@pytest.mark.parametrize("size", [(964, 720), (390, 844)], ids=str)
def test_the_loss_that_is_told_of_stands_beside_its_row(size, walk):
    page = walk(size)
    page.get_by_role("button", name="Map").click()
    page.locator(".try").click()
    page.locator("[data-mode=teacher]").click()
    page.locator(".told", has_text="its loss stands beside it").wait_for(
        state="attached"
    )
    for _ in range(2):
        texts = [words for words, *_ in page.evaluate("window.drawn")["texts"]]
        assert any(re.search(r"→ .* \d\.\d\d$", words) for words in texts), texts
        page.locator(".try").click()


def test_a_low_map_names_its_layers_parts_and_rows_apart(walk):
    page = walk((964, 540))
    page.get_by_role("button", name="Map").click()
    texts = page.evaluate("window.drawn")["texts"]
    names = [words for words, *_ in texts]
    assert {"Encoder", "encoder layer 0", "self", "forty", "vierzig"} <= set(names)
    assert min(y for *_, y in texts) >= 10  # none is cut
    for one, other in combinations(texts, 2):
        wide = min(one[2], other[2]) - max(one[1], other[1])
        assert wide <= 0 or abs(one[3] - other[3]) > 9.5, (one, other)


def test_ids_come_when_their_tokens_stand_apart(walk):
    page = walk((390, 844), stories.shipped())
    for time in (1.34, 1.4, 1.5, 1.6, 1.8, 2):
        scrubber = page.locator(".scrubber input")
        scrubber.evaluate(
            "(node, time) => { node.value = time; "
            "node.dispatchEvent(new Event('input')); }",
            time,
        )
        texts = page.evaluate("window.drawn")["texts"]
        ids = [y for words, *_, y in texts if words.startswith("id ")]
        assert all(b - a > 10 for a, b in pairwise(ids)), time
    assert len(ids) >= 9


def test_a_long_narration_is_not_cut_on_a_phone(walk):
    page = walk((390, 844), text="seven forty")
    page.locator(".told", has_text="names no number").wait_for()
    page.evaluate("document.querySelector('main').style.padding = '0 16px'")
    narration = page.locator(".narration")
    assert narration.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 1
    low = page.locator(".told").bounding_box()
    assert low["y"] + low["height"] <= page.locator(".scrubber").bounding_box()["y"]


def test_the_map_closes_the_readers_own_text(walk):
    page = walk((1280, 720))
    page.locator(".try").click()
    page.get_by_role("button", name="Map").click()
    assert not page.locator(".own").is_visible()


def test_another_picture_says_nothing_of_what_passed_under_the_pointer(open_widget):
    page = open_widget(MachineExplorer(), width=1280)
    page.emulate_media(reduced_motion="no-preference")
    box = page.locator(".walk .spot[data-id='decoder.layers.0']").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(900)
    assert "encoder" not in page.locator(".pointed").text_content()


def test_what_is_told_later_in_a_head_has_a_name_that_is_read(open_widget):
    """The veil is drawn over the numbers, below the names."""
    page = open_widget(MachineExplorer())
    page.get_by_role("button", name="Map").click()
    for _ in range(2):  # the first brings it near
        page.locator(f"[data-id='{CROSS}#0']").dispatch_event("click")
    page.locator(".veil").first.wait_for()
    sides = """all => all.map((one) => one.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => [left, right, top, bottom])"""
    names = page.locator(".picture .code").evaluate_all(sides)
    veils = page.locator(".picture .veil").evaluate_all(sides)
    assert len(names) == len(veils) + 1 == 6
    for left, right, top, bottom in veils:
        over = [
            a < right and left < b and c < bottom and top < d for a, b, c, d in names
        ]
        assert not any(over)
