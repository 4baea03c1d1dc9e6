"""DecodingLab in a browser: what is drawn is PyTorch's search."""

import itertools
import math
import random
import re

import pytest

from annotated_book.widgets import DecodingLab
from annotated_book.widgets.decoding_lab.decoding_lab import CHOICES, TEXTS
from annotated_book.widgets.in_page.search import SETTINGS, decode
from tests.browser.visits import answer_of
from tests.helpers.searches import YEAR, random_settings, some_texts, untrained

READY = ".decoding-lab :is(.stale, .node)"
MARKS = {"finished, the best": "★", "finished": "✓", "dropped": "✗"}
HOW = {"greedy": "Greedy decoding", "beam": "Beam search", "sampling": "Sampling"}
TREE = """() => {
    const number = (node, name) => Number(node.getAttribute(name));
    const nodes = all(".decoding-lab .node").map((node) => {
        const [rect, label] = [node.querySelector("rect"), node.querySelector("text")];
        const [x, y, width, high] = ["x", "y", "width", "height"].map((n) => number(rect, n));
        const end = label.getBBox().x + label.getBBox().width;
        return {
            label: label.firstChild.data, share: text(".share", label), say: node.dataset.say,
            step: Number(node.dataset.step), x, y: y + high / 2, width, fits: end <= x + width,
            kinds: [...node.classList].slice(1), tail: texts(".tail", node).join(""),
        };
    });
    const branches = all(".decoding-lab .branch").map((path) => {
        const numbers = path.getAttribute("d").match(/[\\d.]+/g).map(Number);
        return { from: numbers.slice(0, 2), to: numbers.slice(-2),
            width: number(path, "stroke-width"), kinds: [...path.classList].slice(1) };
    });
    return { nodes, branches };
}"""
# Numbers that a branch runs over.
COVERED = """() => {
    const points = all(".branch").flatMap((path) => {
        const half = Number(path.getAttribute("stroke-width")) / 2;
        return [...Array(Math.floor(path.getTotalLength())).keys()].map((at) =>
            [path.getPointAtLength(at), half]);
    });
    return all(".node .share").filter((share) => share.textContent && points.some(([p, half]) => {
        const { x: left, y: low } = share.getStartPositionOfChar(0);
        const { x: right } = share.getEndPositionOfChar(share.getNumberOfChars() - 1);
        return p.x + half > left && p.x - half < right && p.y > low - 9 && p.y < low;
    })).map((share) => share.textContent);
}"""
DRAWN = """() => ({
    said: text(".verdict"), error: text("[role=alert]"), hints: texts(".legend .hint"),
    step: text(".decoding-lab .answered > .control output"),
    tables: all("details table").map((table) => ({
        title: table.caption.textContent, rows: rows(table, "th, td"),
        columns: [...table.tHead.rows[0].cells].map((cell) => cell.textContent),
        said: rows(table, "th, td", (cell) => cell.getAttribute("aria-label"))
            .map((row) => row.slice(1)),
        bars: rows(table, ".bar", bar),
    })),
})"""
# Sets what the reader would set, all at once, sliders to a step; the last event brings the answer.
SET = """(settings) => {
    const fire = (node, event) => node.dispatchEvent(new Event(event, { bubbles: true }));
    for (const [name, value] of Object.entries(settings)) {
        if (name === "text") {
            document.querySelector("[type=text]").value = value;
            document.querySelector(".decoding-lab form").requestSubmit();
        } else if (name === "strategy") {
            document.querySelector("select").value = value;
            fire(document.querySelector("select"), "change");
        } else {
            const code = [...document.querySelectorAll("code")].find(
                (node) => node.textContent === name);
            const slider = code.closest("label").querySelector("input");
            slider.value = value;
            fire(slider, "input");
        }
    }
}"""


@pytest.fixture(scope="module")
def shipped():
    return DecodingLab().translator


def near(text, number, digits=4):
    """The text is this number, as far as it can be written: 0.4193, −0.906 or 4e−5."""
    value = float(text.replace("−", "-"))
    power = int(f"{value:e}".split("e")[1])
    step = 10**power if "e" in text else 10**-digits
    noise = 1e-4 if value < 0 else 1e-5  # sums of logarithms, and probabilities
    return abs(value - number) <= 0.51 * step + (noise if "e" not in text else 0)


def check_said(said, answer, at):
    """The verdict: of all that was generated, or of no more than the step that is shown."""
    found, greedy, settings = answer["found"], answer["greedy"], answer["settings"]
    steps = found["steps"]
    number, judged = r"(−?\d+\.\d{3})", r"(?: \((?:[\d,]+|not a number) [✓✗]\))?"
    quoted = lambda text: re.escape(f"“{text}”")  # noqa: E731
    if at < len(steps):
        numbers, pattern = [], f"Step {at} of {len(steps)}: "
        if settings["strategy"] == "beam":
            _, finished, nodes = grown(steps[:at])
            kept = [one for one in nodes if one["fate"] == "kept"]
            numbers = [one["score"] for one in finished[:1]]
            best = f"best so far {quoted(finished[0]['text'])}" if finished else ""
            pattern += (
                f"{best}{judged}, score {number}" if best else "nothing is finished yet"
            )
            likeliest = f"{' '.join(kept[0]['tokens'])} …" if kept else ""
            go = rf" {len(kept)} go on, the likeliest {quoted(likeliest)}\."
            pattern += r"\." + (go if kept else "")
        else:
            *_, last = tokens = [one["token"] for one in steps[:at]]
            is_greedy = settings["strategy"] == "greedy"
            how = "taken: the likeliest" if is_greedy else "drawn"
            pattern += re.escape(f"{' '.join(tokens)} …. “{last}” is {how}.")
    else:
        names = {
            "greedy": "Greedy",
            "beam": "Beams",
            "sampling": f"Seed {settings.get('seed')}",
        }
        pattern = f"{names[settings['strategy']]}: {quoted(found['text'])}{judged}"
        pattern += f", log-probability {number}"
        pattern += f", score {number}" if "score" in found else ""
        pattern += r"\." + ("" if found["ended"] else r" It did not come to an end\.")
        numbers = [found[x] for x in ("log_probability", "score") if x in found]
        if settings["strategy"] != "greedy":
            apart = abs(found["log_probability"] - greedy["log_probability"])
            if found["text"] == greedy["text"] and apart < 1e-3:
                pattern += r" Greedy: the same\."
            else:
                pattern += f" Greedy: {quoted(greedy['text'])}"
                pattern += rf"{judged}, log-probability {number}\."
                numbers.append(greedy["log_probability"])
    groups = re.fullmatch(pattern, said.strip())
    assert groups, (said, pattern)
    for text, wanted in zip(groups.groups(), numbers, strict=True):
        assert near(text, wanted, 3), (said, wanted)


def check_drawn(page, answer, step=0):
    drawn = answer_of(page, DRAWN)
    steps = answer["found"]["steps"]
    at = min(step or len(steps), len(steps))
    check_said(drawn["said"], answer, at)
    assert drawn["step"] == str(at) and drawn["error"] == ""
    if answer["settings"]["strategy"] == "beam":
        check_beams(drawn, answer_of(page, TREE), answer, at)
    else:
        check_distribution(drawn, answer_of(page, TREE), answer, at)
        check_strip(answer_of(page, STRIP), answer, at)


def check_distribution(drawn, tree, answer, at):
    steps, settings = answer["found"]["steps"], answer["settings"]
    is_greedy = settings["strategy"] == "greedy"
    step = steps[at - 1]
    check_tree(tree, path_of(steps[:at], is_greedy))
    [table], hint = drawn["tables"], drawn["hints"][-1]
    before = ["<s>", *(x["token"] for x in steps[: at - 1])]
    assert table["title"] == "After " + " ".join(before)
    columns = "probability choice" if is_greedy else "in the model reshaped place"
    assert " ".join(table["columns"]) == f"token {columns}"
    if is_greedy:
        assert hint.endswith(f"The likeliest token is taken: {step['token']}.")
    else:
        assert f"number {step['number']:.4f} falls on {step['token']}." in hint
    names, others = ["before", "after"][: 2 - is_greedy], step["others"]
    wanted = [*step["rows"], {"token": f"{others['count']} others", **others}]
    assert [row[0] for row in table["rows"]] == [row["token"] for row in wanted]
    lines = zip(table["rows"], table["bars"], table["said"], wanted, strict=True)
    for row, bars, said, numbers in lines:
        assert bars == pytest.approx([numbers[name] for name in names], abs=1e-5)
        for name, text, label in zip(names, row[1:], said, strict=False):
            assert near(text, numbers[name])
            exact = re.search(r"exactly ([\d.e−]+)$", label)[1].replace("−", "-")
            assert float(exact) == pytest.approx(numbers[name], abs=1e-5)
    for rank, numbers in enumerate(step["rows"]):
        fate = table["rows"][rank][-1]
        taken = numbers["token"] == step["token"]
        if is_greedy:
            assert fate == ("taken" if taken else "")
        elif numbers["after"]:
            assert fate.startswith("drawn: ") == taken
            ends = fate.removeprefix("drawn: ").split(" to ")
            place = numbers["end"] - numbers["after"], numbers["end"]
            assert all(near(text, x) for text, x in zip(ends, place, strict=True))
            if taken:
                assert place[0] - 1e-5 <= step["number"] <= place[1] + 1e-5
        elif settings["top_k"] and rank >= settings["top_k"]:
            assert fate == "cut by top-k"
        else:
            assert fate == ("cut by top-p" if settings["top_p"] < 1 else "")


def check_beams(drawn, tree, answer, at):
    steps = answer["found"]["steps"]
    lines, finished, nodes = grown(steps[:at])
    best = finished[0] if finished else None

    def fate(node):
        if node["fate"] == "finished":
            return "finished, the best" if node is best else "finished"
        is_kept = way_has(nodes, node) and node["fate"] == "kept"
        return "kept" if is_kept else "dropped"

    way = []
    node = best
    while node:
        way.append(node)
        node = node["parent"]
    for node in lines:
        share = math.exp(node["log_probability"])
        word = "" if node["below"] or not node["tokens"] else fate(node)
        node.update(
            share=share,
            kinds={word.split(",")[0], "best" if way_has(way, node) else ""} - {""},
            mark=MARKS.get(word, ""),
            tail="greedy" if node["greedy"] and not node["below"] else "",
            ended=node["score"] if word.startswith("finished") else None,
        )
    check_tree(tree, lines)
    candidates = drawn["tables"][0]
    assert candidates["title"] == f"Candidates of step {at}, the likeliest first"
    for row, node in zip(candidates["rows"], nodes, strict=True):
        assert row[0] == " ".join(node["tokens"]) and row[3] == fate(node)
        assert near(row[1], math.exp(node["log_probability"]))
        assert near(row[2], node["log_probability"], 3)
    assert len(drawn["tables"]) == 1
    stops = at == len(steps) and any(x["fate"] == "kept" for x in nodes)
    assert ("The search stops" in drawn["hints"][0]) == stops


def way_has(way, node):
    return any(node is other for other in way)


def check_tree(tree, wanted):
    """Each token once, in its column, with its probability; each branch from parent to child."""
    found, named = {}, {}
    for node in tree["nodes"]:
        assert node["fits"], node
        found[node["x"] + node["width"], node["y"]] = node
        found[node["x"], node["y"]] = node
    assert len(found) == 2 * len(tree["nodes"])
    for branch in tree["branches"]:
        parent, child = found[tuple(branch["from"])], found[tuple(branch["to"])]
        assert child["step"] == parent["step"] + 1
        named[id(child)] = id(parent), branch

    def way_to(node):
        above, _ = named.get(id(node), (None, None))
        parent = next((x for x in tree["nodes"] if id(x) == above), None)
        return (*(way_to(parent) if parent else ()), bare(node["label"]))

    drawn = {way_to(node): node for node in tree["nodes"]}
    assert drawn.keys() == {("<s>", *node["tokens"]) for node in wanted}
    assert len(tree["branches"]) == len(wanted) - 1
    for node in wanted:
        seen = drawn["<s>", *node["tokens"]]
        assert seen["step"] == len(node["tokens"])
        assert seen["label"] == f"{node['mark']} {bare(seen['label'])}".strip()
        assert set(seen["kinds"]) == node["kinds"] and seen["tail"] == node["tail"]
        if not node["tokens"]:
            continue
        written, share = seen["share"], node["share"]
        if node.get("ended") is not None:
            assert near(written, node["ended"], 3)
        else:
            same = (
                "parent" in node and math.exp(node["parent"]["log_probability"]) - share
            )
            assert (
                near(written, share, 2)
                if written
                else share < 0.005 + 1e-5 or same < 0.0101
            )
        branch = named[id(seen)][1]
        assert branch["width"] == pytest.approx(max(16 * node["share"], 1), abs=0.01)
        assert set(branch["kinds"]) == node["kinds"]
        exact = re.search(r"probability ([\d.e−]+)", seen["say"])[1].replace("−", "-")
        assert float(exact) == pytest.approx(node["share"], abs=1e-5)
    check_rows(tree["nodes"])


def bare(label):
    return label.split(" ", 1)[1] if label[0] in "★✓✗" and " " in label else label


def check_rows(nodes):
    rows = {}
    for node in nodes:
        rows.setdefault(node["y"], []).append((node["x"], node["x"] + node["width"]))
    for row in rows.values():
        row.sort()
        for (_, end), (start, _) in itertools.pairwise(row):
            assert end < start
    heights = sorted(rows)
    assert all(b - a >= 20 for a, b in itertools.pairwise(heights))


def path_of(steps, is_greedy):
    """What is drawn of a text that is written token by token: those taken, and four others."""
    path = []
    wanted = [{"tokens": [], "kinds": {"best"}, "mark": "", "tail": "", "share": 1}]
    for step in steps:
        others = [row for row in step["rows"] if row["token"] != step["token"]][:4]
        taken = [row for row in step["rows"] if row["token"] == step["token"]]
        for row in taken + others:
            share = row["before" if is_greedy else "after"]
            is_cut = row in others and not share
            kinds = {"best"} if row in taken else {"dropped"} if is_cut else set()
            wanted.append(
                {"tokens": [*path, row["token"]], "share": share, "kinds": kinds,
                 "mark": "✗" if is_cut else "", "tail": ""}
            )  # fmt: skip
        path.append(step["token"])
    return wanted


STRIP = """() => all(".strip").map((strip) => {
    const percent = (node, name) => parseFloat(node.style.getPropertyValue(name)) / 100;
    return {
        number: percent(strip.querySelector("i"), "left"),
        parts: all("span", strip).map((part) => [part.textContent, percent(part, "left"),
            percent(part, "width"), part.className, part.scrollWidth - part.clientWidth]),
    };
})[0]"""


def check_strip(strip, answer, at):
    step = answer["found"]["steps"][at - 1]
    if step["number"] is None:
        assert strip is None
        return
    assert strip["number"] == pytest.approx(step["number"], abs=1e-6)
    rows = sorted((x for x in step["rows"] if x["after"] > 0), key=lambda x: x["end"])
    for (text, left, width, kind, over), row in zip(strip["parts"], rows, strict=True):
        assert left == pytest.approx(row["end"] - row["after"], abs=1e-5)
        assert width == pytest.approx(row["after"], abs=1e-5)
        assert text in ("", row["token"]) and (over <= 0 or not text)
        assert (kind == "drawn") == (row["token"] == step["token"])
        if kind == "drawn":
            assert left - 1e-5 <= strip["number"] <= left + width + 1e-5


def grown(steps):
    """What is in the tree; the finished; the last step."""
    root = {"tokens": [], "below": [], "parent": None}
    root |= {"log_probability": 0, "greedy": True}
    beams, everything, nodes, finished = [root], [root], [], []
    for step in steps:
        everything = [x for x in everything if x.get("fate") != "dropped"]
        for node in everything:
            node["below"] = [x for x in node["below"] if x["fate"] != "dropped"]
        nodes, greedy = [], set()
        for x in step:
            above = beams[x["parent"]]
            first = above["greedy"] and x["parent"] not in greedy
            greedy.add(x["parent"])
            node = x | {"tokens": [*above["tokens"], x["token"]], "below": [],
                        "parent": above, "greedy": first}  # fmt: skip
            nodes.append(node)
            above["below"].append(node)
        everything += nodes
        finished += [x for x in nodes if x["fate"] == "finished"]
        beams = [x for x in nodes if x["fate"] == "kept"]
    finished.sort(key=lambda x: -x["score"])
    return everything, finished, nodes


def put(page, settings):
    steps = {n: CHOICES[n].index(v) for n, v in settings.items() if n in CHOICES}
    page.evaluate(SET, settings | steps)


def check_after(page, answer, step=0):
    for _ in range(100):
        try:
            return check_drawn(page, answer, step)
        except AssertionError:
            page.wait_for_timeout(30)
    check_drawn(page, answer, step)


@pytest.mark.parametrize("which", [0, 1], ids=["shipped", "own"])
def test_random_states_are_drawn_as_they_are(open_widget, shipped, which):
    draw = random.Random(5 + which)
    translator = untrained(shipped, which) if which else shipped
    texts = some_texts(draw, shipped, 9 if which else 14)
    page = open_widget(DecodingLab(translator, texts[0]) if which else DecodingLab())
    for _ in range(40 if which else 80):
        settings = random_settings(draw, texts)
        answer = decode(translator, settings)
        put(page, settings)
        check_after(page, answer)  # what is set shows its last step
        step = draw.randint(1, len(answer["found"]["steps"]))
        page.get_by_label("Step step").fill(str(step))
        check_drawn(page, answer, step)


def test_answers_are_judged_and_nothing_moves_between_steps(open_widget):
    page = open_widget(DecodingLab())
    judged = page.locator(".verdict")
    names = lambda: re.findall(r"\([^)]*\)", judged.text_content())  # noqa: E731
    assert names() == ["(17 ✗)"]  # at step 2
    assert judged.bounding_box()["y"] > page.locator(".branch").last.bounding_box()["y"]
    foot = page.locator(".foot")
    before = foot.bounding_box()["y"]
    slider = page.get_by_label("Step step")
    for step in range(1, int(slider.get_attribute("max")) + 1):
        slider.fill(str(step))
        assert foot.bounding_box()["y"] == pytest.approx(before, abs=0.5), step
    assert names() == ["(1,743 ✓)", "(17,003 ✗)"]
    put(page, {"text": "sixty-five seventy"})  # the name of no number
    page.locator(".verdict", has_text="fünfundsechzig").wait_for()
    assert "(" not in judged.text_content()


def test_steps_are_played_to_the_last(open_widget):
    page = open_widget(DecodingLab())
    steps = page.get_by_label("Step step")
    last, root = steps.get_attribute("max"), page.locator(".node").first
    for branch in answer_of(page, TREE)["branches"]:  # broad, and yet no block
        assert branch["to"][0] - branch["from"][0] >= 24
    page.get_by_role("button", name="Play").click()
    assert page.get_by_role("button", name="Pause").count() == 1
    assert steps.input_value() == "3"  # it begins at the second
    page.get_by_role("button", name="Play").wait_for()
    assert steps.input_value() == last
    page.get_by_role("button", name="Play").click()  # and now from the first
    assert steps.input_value() == "1"
    steps.fill("2")  # whoever goes by hand ends it
    assert page.get_by_role("button", name="Pause").count() == 0
    page.wait_for_timeout(1200)
    assert steps.input_value() == "2" and root.is_visible()


def test_on_a_telephone_the_steps_the_best_and_the_verdict_are_in_one_view(open_widget):
    page = open_widget(DecodingLab(), width=390)
    box = lambda css: page.locator(css).last.bounding_box()  # noqa: E731
    steps = page.get_by_label("Step step")
    steps.fill(steps.get_attribute("max"))
    verdict, tree = box(".verdict"), box(".view .scroller")
    assert verdict["y"] + verdict["height"] - box(".play")["y"] < 500
    low = verdict["y"] + verdict["height"] - box(".decoding-lab")["y"]
    assert low < 844 - 56  # below the site's bar, field and settings included
    best = page.locator(".best rect")
    places = [one.bounding_box() for one in best.all()]
    assert len(places) == 7  # from the top down, and whole
    assert [one["y"] for one in places] == sorted({one["y"] for one in places})
    for one in places:
        assert tree["x"] <= one["x"] and tree["y"] <= one["y"]
        assert one["x"] + one["width"] <= tree["x"] + tree["width"]
    fold = page.locator(".more summary")
    assert page.get_by_label("Length penalty").is_hidden()
    fold.click()
    assert page.get_by_label("Length penalty").is_visible()
    assert answer_of(page, COVERED) == []
    put(page, {"text": "sixty-five seventy", "strategy": "sampling"})
    page.locator(".fall").wait_for()
    assert answer_of(page, COVERED) == []


def state_of(settings, **changes):
    strategy = changes.get("strategy", settings["strategy"])
    first = {"beam_size": 4, "length_penalty": 0.6, "temperature": 1.0, "top_k": None,
             "top_p": 1.0, "seed": 0}  # fmt: skip
    names = ["text", "strategy", *SETTINGS[strategy]]
    return {name: (first | settings | changes)[name] for name in names}


def test_buttons_and_keys(open_widget, shipped):
    page = open_widget(DecodingLab(strategy="sampling", text=YEAR, seed=998))
    now = {"text": YEAR, "strategy": "sampling", "seed": 998}
    for seed in (999, 0):  # after the last, the first
        page.get_by_role("button", name="Draw again").click()
        now["seed"] = seed
        check_after(page, decode(shipped, state_of(now)))
    page.get_by_role("button", name="eighteen hundred and twelve").click()
    now["text"] = TEXTS[1]
    check_after(page, decode(shipped, state_of(now)))
    assert page.get_by_label("An English number").input_value() == TEXTS[1]
    page = open_widget(DecodingLab(strategy="sampling", text=YEAR, temperature=2))
    page.get_by_label("Seed seed").focus()
    for _ in range(25):
        page.keyboard.press("ArrowRight")
    page.locator(".answered[aria-busy=false]").wait_for()
    now = {"text": YEAR, "strategy": "sampling", "temperature": 2.0, "seed": 25}
    check_after(page, decode(shipped, state_of(now)))


ODD = [  # in all its words in test_engine.py
    ("", "I translate integers from 0 to 999,999. Write one, such as 47 or forty-seven."),
    ("one " * 33, "This text has 33 words, and I can take in 32 at most."),
    ("<img src=x onerror=alert(1)>", "“<img” is not a number word that I know."),
]  # fmt: skip


def test_text_that_cannot_be_read_changes_nothing(open_widget, shipped):
    page = open_widget(DecodingLab())
    before = answer_of(page, DRAWN)
    field = page.get_by_label("An English number")
    for typed, message in ODD:
        field.fill(typed)
        field.press("Enter")
        page.locator("[role=alert]", has_text=message).wait_for()
        assert answer_of(page, DRAWN) | {"error": ""} == before
        assert page.locator(".stale[inert] .verdict").is_visible()
        assert field.get_attribute("aria-invalid") == "true"
        assert field.input_value() == typed
        field.fill("seven")
    page.get_by_label("Beams beam_size").press("Home")  # goes on with the text before
    now = {"text": TEXTS[0], "strategy": "beam", "beam_size": 1}
    check_after(page, decode(shipped, state_of(now)))
    assert page.locator(".verdict").is_visible()
    field.press("Enter")
    check_after(page, decode(shipped, state_of(now, text="seven")))
    assert field.get_attribute("aria-invalid") == "false"
