"""LiveTranslator in a browser: what a reader types gets PyTorch's answer."""

import random
import re

import pytest
import torch

from annotated import Translator, make_model, number_words
from annotated.data.tokenizers import SubwordTokenizer, WordTokenizer
from annotated_book.widgets import LiveTranslator
from annotated_book.widgets.in_page.live import shipped
from annotated_book.widgets.kit.names import spoken_name
from annotated_book.widgets.translator.translator import TEXT
from tests.browser.tabs import hear, new_context
from tests.browser.visits import answer_of
from tests.browser.widget_page import opener

PATHS = list(shipped().explain("one").weights)
READY = ".live-translator .stage li"
ANSWERED = re.compile("written in|come to an|at once")
DRAWN = """() => {
    const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
    const tokens = (lang, css) => all(`.stage [lang=${lang}] li:not(.more)`).filter(isSeen)
        .map((li) => text(css, li));
    return {
        said: text(".verdict"), why: text(".why"), error: text("[role=alert]"),
        english: tokens("en", ".token"), german: tokens("de", ".token"),
        weights: { en: tokens("en", "small"), de: tokens("de", "small") },
        current: texts("[aria-current=step]"), looks: texts(".looks .token"),
        lines: all(".stage path.own").length, others: all(".stage path.other").length,
        likely: all(".likely tbody tr").map((row) =>
            [row.cells[0].textContent, row.cells[2].textContent]),
        title: text(".likely caption"), step: text("output"), readout: text(".readout"),
        columns: texts(".heat-map thead th"),
        rows: all(".heat-map tbody tr").filter(isSeen).map((row) =>
            [row.cells[0].textContent, texts("td", row)]),
    };
}"""
OPEN_ALL = "document.querySelectorAll('details').forEach((one) => (one.open = true))"


@pytest.fixture(scope="module")
def translator():
    return Translator.load()


@pytest.fixture
def open_widget(browser, tmp_path):
    opening = opener(browser, tmp_path, READY, new_context)
    open_page = next(opening)

    def open_widget(*shown, with_motion=False, width=800):
        page, page.asked = open_page(*shown or [LiveTranslator()], width=width), []
        hear(page, request=lambda request: page.asked.append(request.url))
        if with_motion:  # and time passes when a test says so
            page.emulate_media(reduced_motion="no-preference")
            page.clock.install(time=0)
            page.reload()
            page.wait_for_selector(READY)
            page.clock.pause_at(100_000)
        page.evaluate(OPEN_ALL)
        return page

    yield open_widget
    next(opening, None)


def asked(page, word):
    return sum(word in address for address in page.asked)


def drawn(page):
    return answer_of(page, DRAWN)


def ask(page, text):
    page.get_by_role("textbox").fill(text)
    # The last answer goes, so that it is not taken for this one.
    page.evaluate("document.querySelector('.verdict').textContent = ''")
    page.keyboard.press("Enter")
    answered = page.locator(".verdict", has_text=ANSWERED)
    answered.or_(page.locator(".error:not(:empty)")).first.wait_for()
    done = page.locator("[inert], .verdict:not(:has-text('on its way'))").first
    done.wait_for(state="attached")


def choose(page, path, head):
    stack, _, _, attention = path.split(".")
    page.get_by_role("combobox", name="Attention").select_option(f"{stack} {attention}")
    head_of(page, path, head).check()


def head_of(page, path, head):
    return page.get_by_role("radio", name=named(path, head), exact=True)


def named(path, head):
    name = spoken_name(path, head)
    return name[0].upper() + name[1:]


def tokens_of(seen, path):
    rows = seen.src_tokens if path.startswith("encoder") else seen.next_tokens
    own = path.startswith("decoder") and path.endswith("self_attention")
    return rows, seen.tgt_tokens if own else seen.src_tokens


def check_map(state, seen, path, head):
    rows, columns = tokens_of(seen, path)
    assert state["columns"] == columns
    assert [name for name, _ in state["rows"]] == rows
    weights = seen.weights[path][head].tolist()
    for (_, shown), wanted in zip(state["rows"], weights, strict=True):
        assert [float(text) for text in shown] == pytest.approx(wanted, abs=0.00052)
        assert all(re.fullmatch(r"[01]\.\d{3}", text) for text in shown)


def test_first_picture_needs_no_model(open_widget, translator):
    page = open_widget()
    page.reload()
    page.wait_for_selector(READY)
    page.evaluate(OPEN_ALL)
    seen = translator.explain(TEXT)
    state = drawn(page)
    assert state["english"] == seen.src_tokens
    assert state["german"] == ["<s>", *seen.next_tokens]
    n_tokens = len(seen.next_tokens) - 1
    ending = f"written in {n_tokens} tokens and the end token."
    assert f"“{seen.text}”, {ending}" in state["said"]
    assert state["step"] == "7 of 8" and state["current"] == ["vierzig"]
    check_map(state, seen, "decoder.layers.1.cross_attention", 3)
    page.get_by_role("button", name="Next").click()
    head_of(page, "decoder.layers.0.cross_attention", 1).check()
    assert asked(page, "later") == 0  # not needed for these
    page.get_by_label("An English number").focus()
    assert asked(page, "later") == 1


def test_typed_numbers_get_pytorchs_answer(open_widget, translator):
    page, draw = open_widget(), random.Random(11)
    numbers = [draw.randrange(10 ** draw.randint(1, 6)) for _ in range(16)]
    for i, number in enumerate(numbers):
        words, german = number_words(number)
        typed = [words, str(number), f"{number:,}", words.title()][i % 4]
        ask(page, typed)
        seen = translator.explain(words)
        state = drawn(page)
        assert state["error"] == ""
        assert seen.text == german  # the model is right about all of these
        assert f"is “{seen.text}”" in state["said"]
        assert state["english"] == seen.src_tokens
        assert state["german"] == ["<s>", *seen.next_tokens]
        path, head = draw.choice(PATHS), draw.randrange(4)
        choose(page, path, head)
        check_map(drawn(page), seen, path, head)
    assert page.get_by_label("An English number").input_value() == typed


def test_every_map_and_probability_of_one_text(open_widget, translator):
    text = "nineteen hundred and eighty-four"
    page, seen = open_widget(LiveTranslator(text=text)), translator.explain(text)
    for path in PATHS:
        for head in range(4):
            choose(page, path, head)
            check_map(drawn(page), seen, path, head)
            title = page.locator("details details summary").text_content()
            assert title == f"{named(path, head)}, in numbers"
            grid = page.locator(".heat-map")
            assert grid.get_attribute("aria-label") == named(path, head)
    for step, row in enumerate(LiveTranslator(text=text).example["likely"], start=1):
        page.get_by_label("Token", exact=True).fill(str(step))
        state = drawn(page)
        assert state["title"] == f"Probabilities for token {step}"
        assert [token for token, _ in state["likely"]] == [t for t, _ in row]
        for (_, shown), (_, p) in zip(state["likely"], row, strict=True):
            if p < 0.0001 or p > 0.9999:
                assert shown == ("> 99.99%" if p > 0.5 else "< 0.01%")
            else:
                assert float(shown.rstrip("%")) == pytest.approx(100 * p, abs=0.0101)


def test_answer_is_compared_with_the_truth(open_widget):
    page = open_widget()
    for text, said, kind in [
        ("a hundred and one", "Right: “one hundred and one” is “einhunderteins”", "right"),
        ("nineteen hundred", "Right: “nineteen hundred” is “neunzehnhundert”", "right"),
        ("twelve hundred", "Wrong: “twelve hundred” became “zwölf”, written in 1 token and "
         "the end token.It is “eintausendzweihundert” or “zwölfhundert”.", "wrong"),
        ("seven forty", "“seven forty” became “siebenundvierzig”, written in 3 tokens and the "
         "end token. No number has this name in English, so no answer is right.", "odd"),
    ]:  # fmt: skip
        ask(page, text)
        assert drawn(page)["said"].startswith(said)
        assert page.locator(".verdict").get_attribute("class") == f"verdict {kind}"
    ask(page, "zero hundred and one")  # nothing of what was said before stays
    assert page.locator(".slip, .truth, .why *").count() == 0
    page = open_widget()
    ask(page, "twelve hundred")
    likely = LiveTranslator(text="twelve hundred").example["likely"]
    [_, [[_, one], [_, other], *_]] = likely
    assert (round(100 * one), round(100 * other)) == (62, 38)
    sure, why = page.locator(".sure"), page.locator(".why")
    says = "It wavered at token 2 between the end (</s>)  and “hundert”: 62 to 38."
    assert sure.text_content() == says
    says = "In training, such a number is always written “one thousand two hundred”, so this is "
    assert why.text_content() == f"{says}a guess."
    slipped = page.locator(".slipped .token").all_text_contents()
    assert slipped == ["zwölf", "</s>"]  # right would be “eintausend…”
    ask(page, "nineteen hundred")
    assert why.text_content().endswith("so this is a guess, and a lucky one.")
    assert page.locator(".slipped").count() == 0
    ask(page, "twelve hundred")
    share = "(node) => node.style.getPropertyValue('--p')"
    share = float(page.locator(".split").evaluate(share))
    assert share == pytest.approx(one / (one + other), abs=1e-4)
    ask(page, "nineteen hundred and eighty-four")
    sure.get_by_role("button").click()
    assert drawn(page)["step"].startswith("1 of")
    ask(page, "47")
    assert sure.text_content() == "It was sure of each token: 99.99% or more."
    assert why.text_content() == ""
    ask(page, "one hundred and one hundred")  # it finds no end
    state = drawn(page)
    assert (
        state["step"] == "7 of 8"
    )  # the first ones are shown, and how many more there are
    tokens = page.locator(".stage ol").last.locator("li:visible")
    assert tokens.count() == 10 and "and 23 more" in tokens.last.text_content()
    # As while it plays.
    tokens.nth(8).evaluate("(node) => node.classList.add('unwritten')")
    assert tokens.count() == 8  # without what follows it
    assert "” … and the model did not come to an end." in state["said"]
    says = "No number has this name in English, so no answer is right."
    assert state["said"].endswith(says)


def take_out(page, name):
    """Take a part out of the model, with the reader's control; return what is written then."""
    page.evaluate("document.querySelector('.verdict').textContent = ''")
    page.get_by_role("radio", name=name).check()
    page.locator(".verdict", has_text=ANSWERED).wait_for()
    return drawn(page)["said"], page.locator(".why").text_content()


def test_broken_models(open_widget):
    page = open_widget(LiveTranslator(text="6249"))
    right = number_words(6249)[1]
    for name, wrote, chapter in [
        ("positions", "“zweiundvierzigtausendsechshundertzwei”", "05-positional-encoding"),
        ("one head", "“sechstausendzweihundertneunhundertneunundvierzig”",
         "07-splitting-and-joining-the-heads"),
    ]:  # fmt: skip
        said, why = take_out(page, name)
        assert said.startswith("Wrong: ") and f"became {wrote}" in said
        assert said.endswith(f"It is “{right}”.") and len(why) > 80
        link = page.locator(".why a").get_attribute("href")
        assert link == f"{chapter}.html"
    wrong = page.locator(".slipped .token").all_text_contents()
    assert wrong[:2] == ["hundert", "neun"]
    said, why = take_out(page, "the scale")
    assert said.startswith("Right: ") and "98% still" in why
    assert why.startswith("This number survives. Try 457. ")
    page.locator(".why button").click()
    page.locator(".verdict.wrong", has_text="“vierhundertfünfzig”, written").wait_for()
    ask(page, "6249")
    assert asked(page, "unmasked") == 0
    said, why = take_out(page, "the causal mask")
    nothing = "“six thousand two hundred and forty nine” it made nothing."
    assert said == f"Wrong: of {nothing} It stopped at once.It is “{right}”."
    loss = "a loss of 0.000, where 0 is perfect"
    assert f"Fed the right answer, it repeats it (“{right}”, {loss})." in why
    assert asked(page, "unmasked") == 1
    said, why = take_out(page, "nothing")
    assert said.startswith("Right: ") and why == ""
    take_out(page, "positions")
    page.get_by_role("button", name="7001", exact=True).click()  # by the whole model
    page.locator(".verdict.right", has_text="siebentausendeins").wait_for()
    assert page.get_by_role("radio", name="nothing").is_checked()
    page = open_widget(LiveTranslator(text="54277", broken="scale"))
    assert page.get_by_role("radio", name="the scale").is_checked()
    wanted = LiveTranslator(text="54277", broken="scale").translation
    assert f"became “{wanted}”" in drawn(page)["said"]
    ask(page, "7")
    assert "Right: " in drawn(page)["said"] and "98%" in drawn(page)["why"]
    take_out(page, "positions")
    wrote = []
    for text in ("seven hundred and four", "four hundred and seven"):
        ask(page, text)
        wrote.append(page.locator(".verdict strong").first.text_content())
    assert wrote == [number_words(704)[1]] * 2
    assert "“four hundred and seven” and “seven hundred and four”" in drawn(page)["why"]


def test_each_step_and_weight_is_reached(open_widget, translator):
    page, seen = open_widget(), translator.explain(TEXT)
    maps = seen.weights["decoder.layers.1.cross_attention"][3]
    for step, weights in enumerate(maps, start=1):
        page.get_by_label("Token", exact=True).fill(str(step))
        state, token = drawn(page), seen.next_tokens[step - 1]
        assert state["step"] == f"{step} of 8"
        assert state["current"] == state["looks"] == [token]
        for shown, weight in zip(state["weights"]["en"], weights.tolist(), strict=True):
            assert float(shown or 0) == pytest.approx(weight, abs=0.0052)
        assert state["lines"] == int((weights >= 0.02).sum())
        others = (maps >= 0.2).sum() - (weights >= 0.2).sum()
        assert state["others"] == int(others)
        most = seen.src_tokens[weights.argmax()]
        assert f"“{token}” looks most at “{most}”" in state["readout"]
        assert state["likely"][0][0] == token
    page = open_widget(LiveTranslator(text="forty-seven", step=1))
    press = lambda name: page.get_by_role("button", name=name).press("Enter")  # noqa: E731
    assert page.get_by_role("button", name="Back").is_disabled()
    for name, step in [("Next", 2), ("Next", 3), ("Next", 4), ("Back", 3)]:
        press(name)
        assert drawn(page)["step"] == f"{step} of 4"
    press("7001")
    page.locator(".verdict", has_text="siebentausendeins").wait_for()
    page, seen = open_widget(), translator.explain(TEXT)
    weights = seen.weights["decoder.layers.1.cross_attention"][3]
    here = "() => Object.values(document.activeElement.dataset).slice(0, 2).map(Number)"
    page.locator(".heat-map td[tabindex='0']").focus()
    keys = "ArrowRight ArrowDown End ArrowRight ArrowUp Home ArrowLeft"
    places = (0, 1), (1, 1), (1, 6), (1, 6), (0, 6), (0, 0), (0, 0)
    for key, (row, column) in zip(keys.split(), places, strict=True):
        page.keyboard.press(key)
        assert page.evaluate(here) == [row, column]
        pair = f"“{seen.next_tokens[row]}” looks at “{seen.src_tokens[column]}”"
        assert drawn(page)["readout"] == f"{pair}: {weights[row, column]:.3f}."
    assert page.locator(".heat-map td[tabindex='0']").count() == 1
    page.locator(".heat-map td").nth(1 + 3 * 7 + 3).hover()
    assert "“hundert” looks at “hundred”" in drawn(page)["readout"]


def type_and_wait(page, text, step):
    page.get_by_label("An English number").fill(text)
    page.keyboard.press("Enter")
    page.locator("output", has_text=step).wait_for()


def test_token_lights_up_what_it_attends_to(open_widget, translator):
    page = open_widget()
    seen = translator.explain(TEXT)
    for path, side, other in [
        ("decoder.layers.1.cross_attention", "de", "en"),
        ("decoder.layers.0.cross_attention", "de", "en"),
        ("encoder.layers.1.self_attention", "en", "en"),
        ("decoder.layers.0.self_attention", "de", "de"),
    ]:
        choose(page, path, 2)
        buttons = page.locator(f".stage [lang={side}] button")
        for row in range(buttons.count()):
            page.mouse.move(1, 1)
            (buttons.nth(row).hover if row % 2 else buttons.nth(row).focus)()
            state = drawn(page)
            weights = seen.weights[path][2][row].tolist()
            shown = [float(text or 0) for text in state["weights"][other]]
            if side == other == "de":
                weights = [*weights, 0]  # </s> is written, and read by nobody
            assert shown == pytest.approx(weights, abs=0.0052)
            assert state["looks"] == [buttons.nth(row).text_content()]
            page.evaluate("document.activeElement.blur()")
        page.mouse.move(1, 1)
    buttons.nth(1).click()
    assert drawn(page)["step"] == "2 of 8"


def test_tokens_come_one_by_one(open_widget):
    page = open_widget(with_motion=True)
    type_and_wait(page, "47", "1 of 4")
    state = drawn(page)
    assert state["german"] == ["<s>"] and state["rows"] == []
    assert state["said"] == "The model generates …"
    assert state["readout"] == "“47” is split into 2 tokens."
    page.clock.run_for(1100)
    state = drawn(page)
    assert state["readout"].endswith("The encoder takes in all of them together.")
    assert state["lines"] == 2
    page.clock.run_for(1000)
    state = drawn(page)
    assert state["german"] == ["<s>", "sieben"]
    assert [name for name, _ in state["rows"]] == ["sieben"]
    page.clock.run_for(600)
    assert drawn(page)["german"] == ["<s>", "sieben", "und"]
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(2000)
    assert drawn(page)["german"] == ["<s>", "sieben", "und"]
    page.get_by_role("button", name="Back").click()
    assert drawn(page)["current"] == ["sieben"]
    page.get_by_role("button", name="Play").click()
    page.clock.run_for(6000)
    state = drawn(page)
    assert "“siebenundvierzig”" in state["said"]
    assert state["german"] == ["<s>", "sieben", "und", "vierzig", "</s>"]
    page.get_by_role("button", name="Play").click()  # from the beginning
    assert drawn(page)["german"] == ["<s>"]
    page.get_by_label("Token", exact=True).fill("4")
    assert len(drawn(page)["german"]) == 5
    page.clock.run_for(1200)
    assert drawn(page)["step"] == "4 of 4"
    page.get_by_role("button", name="Play").click()
    page.locator(".stage .decoder").click()  # the result at once
    assert len(drawn(page)["german"]) == 5
    page = open_widget(with_motion=True)
    for text in ("999999", "12"):
        page.get_by_label("An English number").fill(text)
        page.keyboard.press("Enter")
    type_and_wait(page, "7", "1 of 2")
    page.clock.run_for(12_000)
    state = drawn(page)
    assert "“sieben”, written" in state["said"]
    assert state["german"] == ["<s>", "sieben", "</s>"]
    page = open_widget(with_motion=True)
    attention = page.get_by_role("combobox", name="Attention")
    attention.select_option("decoder self_attention")
    type_and_wait(page, "999999", "1 of")
    page.clock.run_for(2390)
    assert len(drawn(page)["rows"]) == 2
    page.locator(".heat-map td[tabindex='0']").focus()
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    here = page.evaluate("() => Number(document.activeElement.dataset.row)")
    assert here == 1
    assert page.evaluate("() => document.activeElement.tabIndex") == 0
    page.get_by_label("Token", exact=True).press("End")
    page.locator(".heat-map td[tabindex='0']").press("End")
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    page.get_by_role("button", name="Play").click()  # what has the stop is gone again
    page.clock.run_for(2100)
    stop = page.locator(".heat-map td[tabindex='0'][data-row='0'][data-column='0']")
    assert stop.count() == 1


def test_what_is_wrong_is_red_when_all_is_written(open_widget):
    page = open_widget(with_motion=True)
    type_and_wait(page, "twelve hundred", "1 of 2")
    color = "(node) => getComputedStyle(node).color"
    slipped = page.locator(".slipped .token").first
    ink = page.locator(".stage .token").first.evaluate(color)
    page.clock.run_for(2700)
    assert slipped.evaluate(color) == ink
    page.clock.run_for(6000)
    assert drawn(page)["said"].startswith("Wrong: ")
    assert slipped.evaluate(color) != ink


STAGE = "() => document.querySelector('.stage').outerHTML"


def test_without_motion_each_step_is_one_picture(open_widget):
    for motion, n_pictures in [("reduce", 1), ("no-preference", 4)]:
        page = open_widget(with_motion=True)
        page.emulate_media(reduced_motion=motion)
        page.reload()
        page.wait_for_selector(READY)
        page.get_by_role("button", name="Play").click()
        # The text is split, the encoder reads, the first token is written.
        for lasts in (1000, 1000, 360):  # of eight tokens
            page.clock.run_for(lasts // 6)
            seen = set()
            for _ in range(4):
                page.clock.run_for(lasts // 6)
                seen.add(page.evaluate(STAGE))
            assert len(seen) == n_pictures
            page.clock.run_for(lasts // 6)


# How far each line's ends are from the edges of two tokens, and what overlaps.
ENDS = """() => {
    const boxes = (css) => all(css).map((node) => node.getBoundingClientRect());
    const far = ([x, y], box) => Math.hypot(
        Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const nearest = (point, css) => Math.min(...boxes(css).map((box) => far(point, box)));
    const gaps = all(".stage path").map((path) => {
        const ends = [0, path.getTotalLength()].map((l) => path.getPointAtLength(l));
        const matrix = path.getScreenCTM();
        const [from, to] = ends.map((end) => end.matrixTransform(matrix)).map((p) => [p.x, p.y]);
        return Math.max(nearest(from, "ol[lang=en] .token"), nearest(to, "ol[lang=de] .token"));
    });
    const tops = (css) => new Set(boxes(css).map((box) => Math.round(box.top))).size;
    const lefts = (css) => new Set(boxes(css).map((box) => Math.round(box.left))).size;
    return { gap: Math.max(...gaps), n: gaps.length, columns: all(".columns").length,
        wraps: ["en", "de"].map((lang) => `ol[lang=${lang}] li`)
            .map((css) => Math.min(tops(css), lefts(css))) };
}"""


@pytest.mark.parametrize("width", [1000, 800, 390])
def test_lines_lead_from_token_to_token(open_widget, width):
    page = open_widget(width=width)
    for text in ("249", "777777"):
        ask(page, text)
        for step in ("1", "5"):
            page.get_by_label("Token", exact=True).fill(step)
            found = answer_of(page, ENDS)
            assert found["gap"] < 1 and found["n"] >= 5
            assert found["wraps"] == [1, 1]  # one row or one column of each language
            assert found["columns"] == (
                width == 390 or (width, text) == (800, "777777")
            )
            assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_is_below_a_short_answer_stays_where_it_is(open_widget):
    page, places = open_widget(width=362, with_motion=True), set()
    for text in ("457", "47", "7"):
        type_and_wait(page, text, "1 of")
        for _ in range(4):
            places.add(page.locator(".breaks").bounding_box()["y"])
            page.clock.run_for(1000)
    assert len(places) == 1


READS = "I translate integers from 0 to 999,999. "
ODD = {  # more of them are read in Node (test_engine.py)
    "": READS + "Write one, such as 47 or forty-seven.",
    "fourty": READS
    + "“fourty” is not a number word that I know. Did you mean “forty”?",
    "-5": READS + "“-5” is not one of them. Write 4247, 4,247 or forty-seven.",
    "one " * 33: READS + "This text has 33 words, and I can take in 32 at most.",
    "x" * 5000: "“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” is not a number word",
    "<img src=x onerror=alert(1)>": "“<img” is not a number word",
    "<script>alert(1)</script>": "“<script>alert(1)</script>” is not a number word",
    "__proto__": "“__proto__”",
    "<s> seven": "“<s>”",
}


def test_odd_inputs_are_refused_in_words(open_widget):
    page = open_widget()
    nodes = page.locator("main *").count()
    field = page.get_by_label("An English number")
    for typed, message in ODD.items():
        ask(page, typed)
        state = drawn(page)
        assert message in state["error"], typed
        assert field.get_attribute("aria-invalid") == "true"
        assert field.input_value() == typed  # nothing was cut
        assert page.locator(
            ".answered[inert] .stage"
        ).is_visible()  # the last one, dimmed
        assert "✓" not in page.locator(".verdict").text_content()
        assert page.locator("main *").count() <= nodes  # nothing became markup
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 800
    ask(page, "seven")
    assert drawn(page)["error"] == "" and drawn(page)["english"] == ["seven"]
    assert page.locator("[inert]").count() == 0
    assert field.get_attribute("aria-invalid") == "false"


@pytest.mark.parametrize("kind", ["words", "sub-words"])
def test_own_translator_of_other_texts(open_widget, kind):
    texts = ["The dog's cat isn't here.", "A cat sat!", "the 漢 dog"]
    is_words = kind == "words"
    learnt = (
        WordTokenizer.learn(texts) if is_words else SubwordTokenizer.learn(texts, 40)
    )
    torch.manual_seed(0)
    sizes = dict(n_layers=1, d_model=8, d_ff=16, n_heads=2, max_len=24)
    own = Translator(make_model(len(learnt), len(learnt), **sizes), learnt, learnt)
    page = open_widget(LiveTranslator(own, texts[0]))
    field = page.get_by_label("A text for your translator")
    assert page.get_by_text("Try").count() == 0
    assert "German" not in page.locator(".live-translator").text_content()
    for text in [*texts, "cat 47"]:
        ask(page, text)
        seen = own.explain(text)
        assert drawn(page)["error"] == ""
        assert f"“{text}” is “{seen.text}”" in drawn(page)["said"]
        both = {"Source": seen.src_tokens, "Target": ["<s>", *seen.next_tokens]}
        for name, tokens in both.items():
            shown = page.get_by_role("list", name=name).locator(".token")
            seen_as = [token if token.strip() else "␣" for token in tokens]
            assert shown.all_text_contents() == seen_as
    assert "<unk>" in page.get_by_role("list", name="Source").text_content()
    ask(page, "")
    assert "The text is empty." in drawn(page)["error"]
    assert field.input_value() == ""
