"""StoryLab in a browser: what is drawn is what PyTorch tells, or is gray and out of reach."""

import random
from urllib.parse import urlencode

import pytest

from annotated_book.widgets import StoryLab
from annotated_book.widgets.story_lab.story_lab import BEGINNINGS
from annotated_book.widgets.story_lab.tell import tell
from tests.browser.tabs import hear
from tests.browser.visits import answer_of
from tests.browser.widget_page import press, put, show_own
from tests.helpers.stories import random_settings, state_of, untrained

READY = ".story-lab :is(.stale, .story)"
DRAWN = """() => {
    const isPressed = (node) => node.getAttribute("aria-pressed") === "true";
    const own = (css) => document.querySelector(`.story-lab ${css}`)?.textContent;
    return {
        said: own(".verdict"), error: own("[role=alert]"), hint: own(".said"),
        field: document.querySelector("[type=text]").value, title: own(".grid caption"),
        words: all(".story .word").map((node) => ({
            text: node.firstChild.data, number: node.querySelector("small")?.textContent ?? "",
            kinds: [...node.classList].slice(1), share: bar(node), pressed: isPressed(node),
            says: node.getAttribute("aria-label"),
        })),
        rows: all(".grid").flatMap((grid) => rows(grid, "th, td")),
        bars: all(".grid").flatMap((grid) => rows(grid, ".bar", bar)),
        heads: all(".heads tbody tr").map((row) => all("button", row).map((node) => ({
            text: node.textContent, share: bar(node), pressed: isPressed(node) }))),
    };
}"""


@pytest.fixture(scope="module")
def shipped():
    return StoryLab().storyteller


def wait(page):
    page.locator(".story-lab .answered[aria-busy=false]").wait_for()


def begin(page, text, press="Begin"):
    """A beginning of the reader's own; what `press` does is shown."""
    show_own(page)
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Begin", exact=True).click()
    if press != "Begin":
        wait(page)
        page.get_by_role("button", name=press, exact=True).click()


def look_inside(page):
    page.get_by_text("Look inside").click()


def check(page, told, layer=None, head=None, coloring="nothing"):
    wait(page)
    drawn = answer_of(page, DRAWN)
    words, look = told["words"], told["look"]
    at = look["at"]
    check_words(drawn["words"], told, layer, head, coloring)
    read = " ".join(words[max(at - 5, 0) : at - 1]) or "<s>"
    read = read.replace(" .", ".").replace(" ?", "?")
    assert drawn["title"] == f"After “{read}”: which word comes?"
    names = "temperature", "top_k", "top_p"
    is_plain = [told["settings"][name] for name in names] == [1, None, 1]
    columns = ["before"] + ([] if is_plain else ["after"])
    columns += ["world"] if look["rows"][0]["world"] is not None else []
    headed = len(columns) + (told["world"] is not None and "world" not in columns)
    assert page.locator(".story-lab .grid thead th").count() == headed
    taken = at <= len(words) and words[at - 1]
    lines = in_sight(look, taken)
    assert len(drawn["rows"]) == len(lines)
    for cells, bars, row in zip(drawn["rows"], drawn["bars"], lines, strict=True):
        assert cells[0] == row["token"] + " ✓" * (row["token"] == taken)
        numbers = [row[name] for name in columns]
        assert bars == pytest.approx(numbers, abs=2e-4)
    for line, weights in zip(drawn["heads"], look["weights"], strict=True):
        for cell, row in zip(line, weights, strict=True):
            assert cell["share"] == pytest.approx(max(row), abs=2e-4)
    check_said(drawn["said"], told, coloring)
    assert drawn["error"] == ""
    return drawn


def in_sight(look, taken):
    """Words that can well come, three at least, and the sum of all others."""
    shown, others = [], dict(look["others"])
    for rank, row in enumerate(look["rows"]):
        shares = {name: row[name] for name in ("before", "after", "world")}
        if (
            rank < 3
            or row["token"] == taken
            or max(s or 0 for s in shares.values()) >= 0.005
        ):
            shown.append(row)
            continue
        others["count"] += 1
        for name, share in shares.items():
            others[name] = None if share is None else others[name] + share
    name = f"{others['count']} others"
    return shown + [others | {"token": name}] * (others["count"] > 0)


def check_words(drawn, told, layer, head, coloring):
    words, at, wrong = told["words"], told["look"]["at"], told["contradiction"]
    seen = ["<s>", *words] + ([] if told["ended"] else ["…"])
    texts = list(seen)
    if wrong:
        texts[wrong["word"] + 1] = f"✗ {words[wrong['word']]}"
    assert [word["text"] for word in drawn] == texts
    assert [i for i, word in enumerate(drawn) if word["pressed"]] == [at]
    assert [i for i, word in enumerate(drawn) if "read" in word["kinds"]] == [at - 1]
    given = [i for i, word in enumerate(drawn) if "given" in word["kinds"]]
    assert given == [*range(1, told["given"] + 1)]
    false = [seen[i] for i, word in enumerate(drawn) if "false" in word["kinds"]]
    assert (words[wrong["word"]] in false) if wrong else false == []
    if coloring == "attention" and layer is not None:
        weights = told["look"]["weights"][layer][head]
        shares = weights + [0] * (len(seen) - len(weights))
        assert [word["share"] for word in drawn] == pytest.approx(shares, abs=2e-4)
    if coloring == "surprise":
        bits = [None, *told["surprise"]]
        for i, word in enumerate(drawn[1 : len(words) + 1], start=1):
            number = word["number"]
            if number or bits[i] >= 1:
                assert float(number) == pytest.approx(bits[i], abs=0.051)
            assert word["share"] == pytest.approx(min(bits[i] / 8, 1), abs=1e-3)
            start = f"{word['text']} {number}".strip()
            assert word["says"].startswith(f"{start}: word {i};")


def check_said(said, told, coloring):
    if told["world"] is None:
        assert said.startswith(f"{len(told['words'])} word")
    elif told["contradiction"]:
        wrong = told["contradiction"]
        word = told["words"][wrong["word"]]
        start = f"Sentence {wrong['sentence'] + 1} contradicts the world at"
        assert said == f"{start} “{word}”. {wrong['reason']}"
    elif coloring != "surprise":
        assert all(state in said for state in told["look"]["now"])
        assert told["look"]["now"] or said == "No contradiction so far."
    else:
        mean = sum(told["surprise"]) / len(told["surprise"])
        is_between = abs(mean * 100 % 1 - 0.5) < 0.05
        assert f"surprise is {mean:.2f} bits" in said or is_between


def told(storyteller, text, **settings):
    return tell(storyteller, state_of({"text": text} | settings))


def test_opening_is_drawn_without_the_model(open_widget):
    widget = StoryLab()
    page, asked = open_widget(widget), []
    hear(page, request=lambda request: asked.append(request.url))
    drawn = check(page, widget.told)
    assert [row[0] for row in drawn["rows"][:-1]] == ["Ben", "Anna", "She"]
    head = f"Decoder layer {widget.layer}, self-attention, head {widget.head}"
    assert drawn["hint"].startswith(
        f"{head}, at “.”, before the next word. It attends to “ball”"
    )
    assert drawn["field"] == widget.text
    assert drawn["heads"][widget.layer][widget.head]["pressed"]
    look_inside(page)
    page.get_by_label("Color by").select_option("surprise")
    check(page, widget.told, coloring="surprise")
    assert asked == []
    page.get_by_role("button", name="Layer 0, head 1:").click()
    check(page, widget.told, 0, 1, "attention")
    assert asked == []
    page.locator(".word", has_text="wants").click()
    at = widget.told["words"].index("wants") + 1
    drawn = check(page, told(widget.storyteller, widget.text, at=at), 0, 1, "attention")
    assert "By now Ben has the ball and the hat is in the garden." in drawn["said"]
    page.get_by_role("button", name="Start over").click()
    check(page, told(widget.storyteller, widget.text), 0, 1, "attention")
    assert len(asked) == 1 and "StoryLab-later" in asked[0]


def test_story_goes_on_as_in_pytorch(open_widget, shipped):
    widget = StoryLab(text="Anna meets Ben.", layer=1, head=0, coloring="attention")
    page, draw = open_widget(widget), random.Random(3)
    for _ in range(6):
        settings = random_settings(draw, 30) | {"at": 0}
        names = enumerate(["temperature", "top_k", "top_p", "seed"])
        steps = [(widget.choices[name].index(settings[name]), i) for i, name in names]
        put(page, *([".story-lab [type=range]", *step] for step in steps))
        begin(page, settings["text"])
        for length, button in [(1, "Next word"), (2, "Next word"), (200, "Continue")]:
            wait(page)
            page.get_by_role("button", name=button, exact=True).click()
            check(page, tell(shipped, settings | {"length": length}), 1, 0, "attention")


def test_sliders_and_the_table_change_the_shown_story(open_widget, shipped):
    text = "Ben meets Anna."
    page = open_widget(StoryLab(text=text, length=200))
    wanted = {"length": 200}
    for key, value in [("Home", 0.0), ("End", 3.0)]:
        page.get_by_label("Temperature").press(key)
        wanted["temperature"] = value
        check(page, told(shipped, text, **wanted))
    look_inside(page)
    page.get_by_label("Top-k").fill("3")
    wanted["top_k"] = 3
    check(page, told(shipped, text, **wanted))
    page.get_by_role("button", name="Draw again").click()
    check(page, told(shipped, text, **wanted, seed=1))
    page.locator(".word").nth(5).click()  # another word can be written there
    button = page.locator(".grid tbody button").nth(2)
    word = button.text_content().removesuffix(" ✓")
    button.click()
    changed = {"temperature": 3.0, "top_k": 3, "seed": 1}
    check(page, told(shipped, f"{text} {word}", **changed))
    assert page.locator("[type=text]").input_value() == f"{text} {word}"


def test_contradictions_are_marked(open_widget, shipped):
    page = open_widget(StoryLab(text=BEGINNINGS["a lie"]))
    drawn = check(page, told(shipped, BEGINNINGS["a lie"]))
    assert "Eva has the ring, so Max takes it." in drawn["said"]
    false = [word["text"] for word in drawn["words"] if "false" in word["kinds"]]
    assert false == ["He", "✗ finds", "the", "ring", "in", "the", "barn", "."]
    begin(page, "Eva meets Max.")
    check(page, told(shipped, "Eva meets Max."))
    own = untrained(1, ["red", "sky", ".", "blue"])  # it has no world
    page = open_widget(StoryLab(own, "red sky", seed=3))
    page.get_by_role("button", name="Next word", exact=True).click()
    drawn = check(page, told(own, "red sky", seed=3, length=1))
    assert drawn["said"].startswith("3 words. The model’s surprise is")
    assert page.get_by_text("Begin with").count() == 0


def test_unreadable_text_keeps_the_last_drawing_out_of_reach(open_widget, shipped):
    page = open_widget(StoryLab())
    page.get_by_text("your own").click()
    field = page.get_by_role("textbox")
    most = shipped.model.config.max_len - 1
    too_many = f"{most + 1} words, and the model can take in {most} at most."
    for typed, message in [
        ("", "There is nothing to go on from."),
        ("Anna takes the dragon", "“dragon” is not a word that the model knows."),
        ("The dragon and Ana", "“dragon”, “Ana” are not words that the"),
        ("Ana", "It knows “Anna”"),
        ("Anna " * (most + 1), too_many),
        ("<img src=x onerror=alert(1)>", "“<”, “img”, "),
        ("__proto__", "“__proto__” is not a word"),
        ("x" * 390, "“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” is not a word"),
    ]:
        begin(page, typed)
        page.locator("[role=alert]", has_text=message).wait_for()
        assert page.locator(".stale[inert]").is_visible()
        assert field.input_value() == typed
        assert field.get_attribute("aria-invalid") == "true"
        assert page.evaluate("document.documentElement.scrollWidth") <= 800
    begin(page, "Anna meets Ben.", "Next word")
    check(page, told(shipped, "Anna meets Ben.", length=1))
    assert field.get_attribute("aria-invalid") == "false"
    query = {"StoryLab.text": "the dragon <img src=x>", "StoryLab.length": "3"}
    page = open_widget(StoryLab(), query="?" + urlencode(query))
    page.locator("[role=alert]:not(:empty)").wait_for()  # seen, though in a fold
    assert page.locator(".stale[inert] .verdict").count()
    assert page.locator("main img").count() == 0


def test_words_come_one_by_one_and_are_walked_through(open_widget, shipped):
    page = open_widget(StoryLab(text="Anna meets Ben and"))
    counts = """() => {
        const seen = window.seen = new Set();
        new MutationObserver(() => seen.add(document.querySelectorAll(".word").length))
            .observe(document.querySelector(".story-lab"), { childList: true, subtree: true });
    }"""
    wanted = told(shipped, "Anna meets Ben and", length=200)
    for motion in ("reduce", "no-preference"):
        page.emulate_media(reduced_motion=motion)
        page.get_by_role("button", name="Start over").click()
        wait(page)
        page.evaluate(counts)
        page.get_by_role("button", name="Continue").click()
        page.locator(".word", has_text=wanted["words"][-1]).last.wait_for()
        check(page, wanted)
        seen = page.evaluate("seen.size")
        assert (seen > 10) == (motion == "no-preference")
    text = "Anna meets Ben. The ball is red. Ben has it."
    page = open_widget(StoryLab(text=text))
    stops = page.locator(".story [tabindex='0']")
    assert stops.count() == 1
    stops.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    assert "Ben: word 3;" in page.locator(".pointed").text_content()
    page.keyboard.press("Enter")
    check(page, told(shipped, text, at=3))
    assert page.evaluate("document.activeElement.textContent") == "Ben"
    press(page, "End Enter")
    check(page, told(shipped, text, at=14))
    look_inside(page)
    page.get_by_role("button", name="Layer 0, head 2:").press("Enter")
    pressed = "document.activeElement.getAttribute('aria-pressed')"
    assert page.evaluate(pressed) == "true"


def test_beginning_fills_the_field_and_an_ended_story_says_so(open_widget, shipped):
    page, text = open_widget(StoryLab()), BEGINNINGS["one sentence"]
    page.emulate_media(reduced_motion="no-preference")
    heights = """() => {
        const lab = document.querySelector(".story-lab");
        const seen = window.seen = new Set([lab.offsetHeight]);
        new MutationObserver(() => seen.add(Math.round(lab.offsetHeight)))
            .observe(lab, { childList: true, subtree: true });
    }"""
    page.evaluate(heights)
    page.get_by_role("button", name="one sentence").click()
    check(page, told(shipped, text))  # nothing is told yet
    assert page.locator("[type=text]").input_value() == text
    page.get_by_role("button", name="Continue").click()
    page.get_by_text("words …").wait_for()
    page.get_by_role("button", name="Continue").click()  # it goes on already
    wanted = told(shipped, text, length=200)
    check(page, wanted)
    seen = sorted(page.evaluate("[...seen]"))
    assert seen[-1] - seen[0] < 4, "the page below jumped"
    page.get_by_role("button", name="Continue").click()
    over = f"The story has ended, after {len(wanted['words'])} words"
    page.locator(".verdict", has_text=over).wait_for()
    page.get_by_role("button", name="Draw again").click()
    check(page, told(shipped, text, length=200, seed=1))


def test_what_was_asked_last_is_told_whatever_came_before(open_widget, shipped):
    page, text = open_widget(StoryLab()), BEGINNINGS["one sentence"]
    page.evaluate("""() => {  // before the model has come
        const named = (name) => [...document.querySelectorAll(".story-lab button")]
            .find((button) => button.textContent === name);
        named("one sentence").click();
        named("Continue").click();
    }""")
    check(page, told(shipped, text, length=200))


# Words of the story of which only a part is in sight.
CUT = """(pane) => {
    const top = pane.getBoundingClientRect().top + pane.clientTop;
    return [...pane.querySelectorAll(".word")].map((word) => word.getBoundingClientRect())
        .flatMap((word) => [word.top - top, word.bottom - top])
        .filter((_, i, all) => i % 2 && all[i - 1] < pane.clientHeight && all[i] > 0
            && (all[i - 1] < 0 || all[i] > pane.clientHeight));
}"""


@pytest.mark.parametrize("width", [362, 708])
def test_nothing_moves_from_word_to_word(open_widget, width):
    page = open_widget(StoryLab(text=BEGINNINGS["a lie"], length=200), width=width)
    wait(page)
    heights, rows = set(), set()
    temperature = page.get_by_label("Temperature")
    before = temperature.bounding_box()["y"]
    for place in range(page.locator(".word").count() - 1):
        page.locator(".story button").nth(place).evaluate("(node) => node.click()")
        wait(page)
        heights.add(page.locator(".story-lab").bounding_box()["height"])
        rows.add(page.locator(".choices tbody tr").count())
        assert page.locator(".pane").evaluate(CUT) == []
    assert len(heights) == 1 and len(rows) > 2
    temperature.press("End")
    wait(page)
    assert temperature.bounding_box()["y"] == pytest.approx(before, abs=0.1)
