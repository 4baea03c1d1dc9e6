"""LiveTranslator in a browser: what a reader types gets PyTorch's answer.

Most tests open a page made here, over file:// and with a strict security policy. The last
ones open the pages of the book.
"""

import random
import re
from base64 import b64encode

import pytest
import torch

from annotated import Translator, make_model, number_words
from annotated.data.tokenizers import NumberTokenizer, SubwordTokenizer, WordTokenizer
from annotated_book.widgets import LiveTranslator
from annotated_book.widgets.in_page.live import packed
from annotated_book.widgets.kit.names import spoken_name
from annotated_book.widgets.translator.translator import TEXT
from book.extensions import static_widgets
from tests.browser.tabs import (
    hear,
    leave_tab,
    load,
    new_context,
    shared_context,
    take_tab,
)
from tests.browser.visits import AXE, SITE, Visit, all_pages, answer_of
from tests.browser.widget_page import TYPE_ON, left_behind

pytestmark = pytest.mark.browser
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:"
PATHS = [
    f"{attention}"
    for layer in (0, 1)
    for attention in (
        f"encoder.layers.{layer}.self_attention",
        f"decoder.layers.{layer}.self_attention",
        f"decoder.layers.{layer}.cross_attention",
    )
]
DRAWN = """() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map(
        (node) => node.textContent);
    const visible = (node) => node.checkVisibility({ visibilityProperty: true });
    const tokens = (lang) => [...document.querySelectorAll(`.stage [lang=${lang}] li`)]
        .filter(visible);
    return {
        said: document.querySelector(".verdict").textContent,
        why: document.querySelector(".why").textContent,
        error: document.querySelector("[role=alert]").textContent,
        english: tokens("en").map((li) => li.querySelector(".token").textContent),
        german: tokens("de").map((li) => li.querySelector(".token").textContent),
        weights: Object.fromEntries(["en", "de"].map((lang) => [lang,
            tokens(lang).map((li) => li.querySelector("small").textContent)])),
        current: texts("[aria-current=step]"),
        looks: texts(".looks .token"),
        lines: document.querySelectorAll(".stage path.own").length,
        others: document.querySelectorAll(".stage path.other").length,
        likely: [...document.querySelectorAll(".likely tbody tr")].map((row) =>
            [row.cells[0].textContent, row.cells[2].textContent]),
        title: document.querySelector(".likely caption").textContent,
        step: document.querySelector("output").textContent,
        readout: document.querySelector(".readout").textContent,
        columns: texts(".heat-map thead th"),
        rows: [...document.querySelectorAll(".heat-map tbody tr")].filter(visible).map(
            (row) => [row.cells[0].textContent,
                [...row.querySelectorAll("td")].map((td) => td.textContent)]),
    };
}"""

OPEN_ALL = (
    "() => document.querySelectorAll('details').forEach((one) => (one.open = true))"
)


@pytest.fixture(scope="module")
def translator():
    return Translator.load()


@pytest.fixture
def open_widget(browser, tmp_path):
    """Open a page with these widgets on it, over file://; it must not complain."""
    pages, problems = [], []

    def open_widget(
        *widgets, theme="light", width=800, motion="reduce", java_script=True
    ):
        folder = tmp_path / "widgets"
        folder.mkdir(exist_ok=True)
        body = static_widgets.with_files(
            folder,
            "<p>Text.</p>".join(w.html() for w in widgets or [LiveTranslator()]),
        )
        source = static_widgets.LOADER.read_text("utf-8")
        loader = static_widgets.write(folder, "loader", ".js", source)
        (tmp_path / "page.css").write_text(
            "html { background: light-dark(#fdfdfb, #14191d); color-scheme: light dark }"
        )
        (tmp_path / "page.html").write_text(
            '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>T</title>'
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
            '<meta name="viewport" content="width=device-width">'
            '<link rel="stylesheet" href="page.css">'
            f'<script defer src="widgets/{loader}"></script><main>{body}</main>',
            "utf-8",
        )
        context = shared_context if motion == "reduce" else new_context
        page = take_tab(browser, theme, width, 900, java_script, context=context)
        page.emulate_media(reduced_motion=motion)
        pages.append(page)
        page.asked = []
        hear(
            page,
            console=lambda message: problems.append(message.text),
            pageerror=lambda error: problems.append(str(error)),
            request=lambda request: page.asked.append(request.url),
        )
        page.problems = problems
        if motion != "reduce":
            page.clock.install(time=0)
        load(page, (tmp_path / "page.html").as_uri())
        if motion != "reduce":
            page.clock.pause_at(100_000)  # from now on, time passes when a test says so
        if java_script:
            page.locator(".live-translator .heat-map").first.wait_for(state="attached")
            page.evaluate(OPEN_ALL)
        return page

    yield open_widget
    for page in pages:
        leave_tab(page)
    assert problems == []


def drawn(page):
    return answer_of(page, DRAWN)


def ask(page, text):
    """Type a text, and wait until it is answered."""
    page.get_by_role("textbox").fill(text)
    # The last answer goes, so that it is not taken for this one.
    page.evaluate("document.querySelector('.verdict').textContent = ''")
    page.keyboard.press("Enter")
    answered = page.locator(
        ".verdict", has_text=re.compile("written in|come to an|at once")
    )
    answered.or_(page.locator(".error:not(:empty)")).first.wait_for()
    done = page.locator(".stale, .verdict:not(:has-text('on its way'))").first
    done.wait_for(state="attached")


def choose(page, path, head):
    """The map of this attention and head, with the reader's own controls."""
    stack, _, _, attention = path.split(".")
    page.get_by_role("combobox", name="Attention").select_option(f"{stack} {attention}")
    head_of(page, path, head).check()


def head_of(page, path, head):
    return page.get_by_role("radio", name=named(path, head), exact=True)


def named(path, head):
    """What this head is called at the head of a sentence."""
    name = spoken_name(path, head)
    return name[0].upper() + name[1:]


def tokens_of(seen, path):
    """The names of the rows and the columns of a map."""
    rows = seen.src_tokens if path.startswith("encoder") else seen.next_tokens
    own = path.startswith("decoder") and path.endswith("self_attention")
    return rows, seen.tgt_tokens if own else seen.src_tokens


def check_map(state, seen, path, head):
    """The heat map is PyTorch's, to three digits."""
    rows, columns = tokens_of(seen, path)
    assert state["columns"] == columns
    assert [name for name, _ in state["rows"]] == rows
    for (_, shown), wanted in zip(
        state["rows"], seen.weights[path][head].tolist(), strict=True
    ):
        assert [float(text) for text in shown] == pytest.approx(wanted, abs=0.00052)
        assert all(re.fullmatch(r"[01]\.\d{3}", text) for text in shown)


# --- the answers ---


def test_the_first_picture_is_there_before_the_model(open_widget, translator):
    page = open_widget()
    seen = translator.explain(TEXT)
    state = drawn(page)
    assert state["english"] == seen.src_tokens
    assert state["german"] == ["<s>", *seen.next_tokens]
    n_tokens = len(seen.next_tokens) - 1
    ending = f"written in {n_tokens} tokens and the end token."
    assert f"“{seen.text}”, {ending}" in state["said"]
    assert state["step"] == "7 of 8" and state["current"] == ["vierzig"]
    check_map(state, seen, "decoder.layers.1.cross_attention", 3)
    assert not [url for url in page.asked if "later" in url]
    page.get_by_role("button", name="Next").click()
    head_of(page, "decoder.layers.0.cross_attention", 1).check()
    assert not [url for url in page.asked if "later" in url]  # not needed for these
    page.get_by_label("An English number").focus()
    assert len([url for url in page.asked if "later" in url]) == 1


def test_typed_numbers_get_pytorchs_answer(open_widget, translator):
    page = open_widget()
    draw = random.Random(11)
    numbers = [draw.randrange(10 ** draw.randint(1, 6)) for _ in range(50)]
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


def test_every_map_of_one_number(open_widget, translator):
    page = open_widget()
    ask(page, "90016")
    seen = translator.explain(number_words(90016)[0])
    for path in PATHS:
        for head in range(4):
            choose(page, path, head)
            check_map(drawn(page), seen, path, head)
            title = page.locator("details details summary").text_content()
            assert title == f"{named(path, head)}, in numbers"
            grid = page.locator(".heat-map")
            assert grid.get_attribute("aria-label") == named(path, head)


def percent(p):
    if p < 0.0001:
        return "< 0.01%"
    return "> 99.99%" if p > 0.9999 else f"{100 * p:.2f}%"


def test_probabilities_are_pytorchs(open_widget):
    page = open_widget()
    for text in ["nineteen hundred and eighty-four", "zero zero seven", "twenty ten"]:
        ask(page, text)
        likely = LiveTranslator(text=text).example["likely"]
        for step, row in enumerate(likely, start=1):
            page.get_by_label("Token", exact=True).fill(str(step))
            state = drawn(page)
            assert state["title"] == f"Probabilities for token {step}"
            assert [token for token, _ in state["likely"]] == [t for t, _ in row]
            for (_, shown), (_, p) in zip(state["likely"], row, strict=True):
                numbers = [
                    float(re.search(r"[\d.]+", x)[0]) for x in (shown, percent(p))
                ]
                assert numbers[0] == pytest.approx(numbers[1], abs=0.0101)
    assert 0.7 < LiveTranslator(text="twenty ten").example["likely"][0][0][1] < 0.8


# --- right or wrong ---


def test_an_answer_is_compared_with_the_truth(open_widget):
    page = open_widget()
    for text, said, kind in [
        ("a hundred and one", "Right: “one hundred and one” is “einhunderteins”", "right"),
        ("nineteen hundred", "Right: “nineteen hundred” is “neunzehnhundert”", "right"),
        ("twelve hundred", "Wrong: “twelve hundred” became “zwölf”, written in 1 token and "
         "the end token.It is “eintausendzweihundert”.", "wrong"),
        ("seven forty", "“seven forty” became “siebenundvierzig”, written in 3 tokens and the "
         "end token. No number has this name in English, so no answer is right.", "odd"),
    ]:  # fmt: skip
        ask(page, text)
        assert drawn(page)["said"].startswith(said)
        assert page.locator(".verdict").get_attribute("class") == f"verdict {kind}"
    ask(page, "zero hundred and one")  # nothing of what was said before stays
    assert page.locator(".slip, .truth, .why *").count() == 0


def test_where_it_was_torn(open_widget):
    page = open_widget()
    ask(page, "twelve hundred")
    [_, likely] = LiveTranslator(text="twelve hundred").example["likely"]
    assert [token for token, _ in likely[:2]] == ["</s>", "hundert"]
    a, b = (round(100 * p) for _, p in likely[:2])
    assert (a, b) == (62, 38)
    sure = page.locator(".sure")
    assert sure.text_content() == (
        "It wavered at token 2 between the end (</s>)  and “hundert”: 62 to 38."
    )
    assert page.locator(".why").text_content() == (
        "In training, such a number is always written “one thousand two hundred”."
    )
    share = page.locator(".split").evaluate(
        "(node) => node.style.getPropertyValue('--p')"
    )
    assert float(share) == pytest.approx(
        likely[0][1] / (likely[0][1] + likely[1][1]), abs=1e-4
    )
    ask(page, "nineteen hundred and eighty-four")
    sure.get_by_role("button").click()
    assert drawn(page)["step"].startswith("1 of")
    ask(page, "47")
    assert sure.text_content() == "It was sure of each token: 99.99% or more."
    assert page.locator(".why").text_content() == ""


# --- broken ---


def take_out(page, name):
    """Take a part out of the model, with the reader's own control; what is said then."""
    page.evaluate("document.querySelector('.verdict').textContent = ''")
    page.get_by_role("radio", name=name).check()
    page.locator(
        ".verdict", has_text=re.compile("written in|come to an|at once")
    ).wait_for()
    return drawn(page)["said"], page.locator(".why").text_content()


def test_each_part_is_taken_out(open_widget):
    page = open_widget(LiveTranslator(text="6249"))
    right = number_words(6249)[1]
    for name, wrote, chapter in [
        ("positions", "“zweiundvierzigtausendsechshundertzwei”", "05-positional-encoding"),
        ("one of its 24 attention heads", "“sechstausendzweihundertneunhundertneunundvierzig”",
         "07-splitting-and-joining-the-heads"),
    ]:  # fmt: skip
        said, why = take_out(page, name)
        assert said.startswith("Wrong: ") and f"became {wrote}" in said
        assert said.endswith(f"It is “{right}”.") and len(why) > 80
        link = page.locator(".why a").get_attribute("href")
        assert link == f"{chapter}.html"
    said, why = take_out(page, "the scale 1/√d_k")
    assert said.startswith("Right: ") and "98% still" in why
    assert not [url for url in page.asked if "unmasked" in url]
    said, why = take_out(page, "the causal mask in training")
    assert said == (
        "Wrong: of “six thousand two hundred and forty nine” it made nothing. "
        f"It stopped at once.It is “{right}”."
    )
    assert (
        f"Fed the right answer, it repeats it (“{right}”, a loss of 0.000, where 0 is perfect)."
        in why
    )
    assert len([url for url in page.asked if "unmasked" in url]) == 1
    said, why = take_out(page, "nothing")
    assert said.startswith("Right: ") and why == ""


def test_what_is_typed_is_read_by_the_broken_model(open_widget):
    page = open_widget(LiveTranslator(text="54277", broken="scale"))
    assert page.get_by_role("radio", name="the scale").is_checked()
    wanted = LiveTranslator(text="54277", broken="scale").translation
    assert f"became “{wanted}”" in drawn(page)["said"]
    ask(page, "7")
    assert (
        "Right: " in drawn(page)["said"]
        and "98%" in page.locator(".why").text_content()
    )
    take_out(page, "positions")
    wrote = []
    for text in ("seven hundred and four", "four hundred and seven"):
        ask(page, text)
        wrote.append(page.locator(".verdict strong").first.text_content())
    assert wrote == [number_words(704)[1]] * 2
    assert "“four hundred and seven” and “seven hundred and four”" in drawn(page)["why"]


def test_a_broken_model_in_the_address(open_widget):
    page = open_widget()
    page.goto(page.url + "?LiveTranslator.broken=positions&LiveTranslator.text=6249")
    page.locator(
        ".verdict", has_text="zweiundvierzigtausendsechshundertzwei"
    ).wait_for()
    assert page.get_by_role("radio", name="positions").is_checked()


# --- going through it ---


def test_slider_by_keyboard(open_widget, translator):
    page = open_widget()
    path, head = "decoder.layers.1.cross_attention", 3
    seen = translator.explain(TEXT)
    slider = page.get_by_label("Token", exact=True)
    slider.focus()
    step = 7
    for key, to in [
        ("ArrowRight", 8),
        ("ArrowRight", 8),
        ("Home", 1),
        ("ArrowLeft", 1),
        ("ArrowUp", 2),
        ("ArrowRight", 3),
        ("End", 8),
        ("ArrowDown", 7),
        ("ArrowLeft", 6),
    ]:
        page.keyboard.press(key)
        step = to
        state = drawn(page)
        assert slider.input_value() == str(step)
        assert state["step"] == f"{step} of 8"
        assert state["current"] == state["looks"] == [seen.next_tokens[step - 1]]
        weights = seen.weights[path][head][step - 1]
        for shown, weight in zip(state["weights"]["en"], weights.tolist(), strict=True):
            assert float(shown or 0) == pytest.approx(weight, abs=0.0052)
        assert state["lines"] == int((weights >= 0.02).sum())
        rest = [row for i, row in enumerate(seen.weights[path][head]) if i != step - 1]
        assert state["others"] == int((torch.stack(rest) >= 0.2).sum())
        most = seen.src_tokens[weights.argmax()]
        assert (
            f"“{seen.next_tokens[step - 1]}” attends most to “{most}”"
            in state["readout"]
        )
        assert state["likely"][0][0] == seen.next_tokens[step - 1]
        if step < 8:
            assert f"Token {step} of 8 is" in state["said"] or key == "ArrowRight"


def test_buttons_by_keyboard(open_widget):
    page = open_widget(LiveTranslator(text="forty-seven", step=1))
    press = lambda name: page.get_by_role("button", name=name).press("Enter")  # noqa: E731
    assert page.get_by_role("button", name="Back").is_disabled()
    press("Next")
    assert drawn(page)["step"] == "2 of 4"
    press("All at once")
    assert drawn(page)["step"] == "4 of 4"
    assert page.get_by_role("button", name="Next").is_disabled()
    assert "siebenundvierzig" in drawn(page)["said"]
    press("Back")
    assert drawn(page)["current"] == ["vierzig"]
    page.get_by_role("button", name="7001").press("Enter")
    page.locator(".verdict", has_text="siebentausendeins").wait_for()


def type_and_wait(page, text, step):
    page.get_by_label("An English number").fill(text)
    page.keyboard.press("Enter")
    page.locator("output", has_text=step).wait_for()


def test_tokens_come_one_by_one(open_widget):
    page = open_widget(motion="no-preference")
    type_and_wait(page, "47", "1 of 4")
    state = drawn(page)
    assert state["german"] == ["<s>", "sieben"]
    assert [name for name, _ in state["rows"]] == ["sieben"]
    assert state["said"] == "The model generates …"
    page.clock.run_for(460)
    assert drawn(page)["german"] == ["<s>", "sieben", "und"]
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(2000)
    assert drawn(page)["german"] == ["<s>", "sieben", "und"]
    page.get_by_role("button", name="Back").click()
    assert drawn(page)["current"] == ["sieben"]
    page.get_by_role("button", name="Play").click()
    page.clock.run_for(2000)
    state = drawn(page)
    assert "“siebenundvierzig”" in state["said"]
    assert state["german"] == ["<s>", "sieben", "und", "vierzig", "</s>"]
    page.get_by_role("button", name="Play").click()  # from the beginning
    assert drawn(page)["step"] == "1 of 4"
    page.get_by_role("button", name="All at once").click()
    assert len(drawn(page)["german"]) == 5
    page.clock.run_for(460)
    assert drawn(page)["step"] == "4 of 4"


def test_a_question_while_tokens_come(open_widget):
    page = open_widget(motion="no-preference")
    for text in ("999999", "12"):
        page.get_by_label("An English number").fill(text)
        page.keyboard.press("Enter")
    type_and_wait(page, "7", "1 of 2")
    page.clock.run_for(5000)
    state = drawn(page)
    assert "“sieben”, written" in state["said"]
    assert state["german"] == ["<s>", "sieben", "</s>"]


def test_a_token_lights_up_what_it_looks_at(open_widget, translator):
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
            if row % 2:
                buttons.nth(row).hover()
            else:
                page.mouse.move(1, 1)
                buttons.nth(row).focus()
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


def test_heat_map_by_keyboard_and_pointer(open_widget, translator):
    page = open_widget()
    path = "decoder.layers.1.cross_attention"
    weights = translator.explain(TEXT).weights[path][3]
    here = "() => Object.values(document.activeElement.dataset).slice(0, 2).map(Number)"
    page.locator(".heat-map td[tabindex='0']").focus()
    seen = translator.explain(TEXT)
    for key, place in [
        ("ArrowRight", (0, 1)),
        ("ArrowDown", (1, 1)),
        ("ArrowDown", (2, 1)),
        ("End", (2, 6)),
        ("ArrowRight", (2, 6)),
        ("ArrowUp", (1, 6)),
        ("Home", (1, 0)),
        ("ArrowLeft", (1, 0)),
    ]:
        page.keyboard.press(key)
        row, column = place
        assert page.evaluate(here)[:2] == [row, column]
        said = (
            f"“{seen.next_tokens[row]}” attends to “{seen.src_tokens[column]}”: "
            f"{weights[row, column]:.3f}."
        )
        assert drawn(page)["readout"] == said
    assert page.locator(".heat-map td[tabindex='0']").count() == 1
    page.locator(".heat-map td").nth(1 + 3 * 7 + 3).hover()
    assert "“hundert” attends to “hundred”" in drawn(page)["readout"]


def test_what_is_not_written_cannot_be_reached(open_widget):
    page = open_widget(motion="no-preference")
    page.get_by_role("combobox", name="Attention").select_option(
        "decoder self_attention"
    )
    type_and_wait(page, "999999", "1 of")
    page.clock.run_for(460)
    assert len(drawn(page)["rows"]) == 2
    page.locator(".heat-map td[tabindex='0']").focus()
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    here = page.evaluate("() => Number(document.activeElement.dataset.row)")
    assert here == 1
    assert page.evaluate("() => document.activeElement.tabIndex") == 0
    page.get_by_role("button", name="All at once").click()
    page.locator(".heat-map td[tabindex='0']").press("End")
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    page.get_by_role("button", name="Play").click()  # what has the stop is gone again
    stop = page.locator(".heat-map td[tabindex='0']")
    assert [stop.get_attribute(f"data-{axis}") for axis in ("row", "column")] == [
        "0",
        "0",
    ]


# --- what cannot be read ---

READS = "I translate integers from 0 to 999,999. "
ODD = [
    ("", READS + "Write one, such as 47 or forty-seven."),
    ("   ", READS),
    ("forty sevn", READS + "“sevn” is not a number word that I know. Did you mean “seven”?"),
    ("fourty", READS + "“fourty” is not a number word that I know. Did you mean “forty”?"),
    ("one million", "“million” is not a number word that I know. Write 47 or forty-seven."),
    ("siebenundvierzig", "“siebenundvierzig” is not a number word"),
    ("-5", READS + "“-5” is not one of them. Write 4247, 4,247 or forty-seven."),
    ("1e9", "“1e9” is not one of them."),
    ("1000000", "“1000000” is not one of them."),
    ("3.5", "“3.5” is not one of them."),
    ("4 thousand", "Write “4” in words too, or the integer in digits."),
    ("one " * 33, READS + "This text has 33 words, and I can take in 32 at most."),
    ("one " * 5000, READS + "This text has 5000 words, and I can take in 32 at most."),
    ("x" * 5000, "“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” is not a number word"),
    ("😀", "“😀” is not a number word"),
    ("<img src=x onerror=alert(1)>", "“<img” is not a number word"),
    ("<script>alert(1)</script>", "“<script>alert(1)</script>” is not a number word"),
    ("__proto__", "“__proto__”"),
    ("constructor", "“constructor”"),
    ("<s> seven", "“<s>”"),
]  # fmt: skip


def test_odd_inputs_are_answered_in_words(open_widget):
    """And the answer to another text is gone."""
    page = open_widget()
    nodes = page.locator("main *").count()
    field = page.get_by_label("An English number")
    for typed, message in ODD:
        ask(page, typed)
        state = drawn(page)
        assert message in state["error"], typed
        assert field.get_attribute("aria-invalid") == "true"
        assert field.input_value() == typed  # nothing was cut
        assert state["english"] == state["german"] == state["rows"] == []
        for part in (".stage", ".verdict", ".sure", ".heat-map", ".likely"):
            assert not page.locator(part).is_visible()
        assert page.get_by_text("The answer will appear here.").is_visible()
        assert page.locator(".answered").bounding_box()["height"] < 200  # no hole
        assert page.locator("main *").count() <= nodes  # nothing became markup
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 800
    ask(page, "seven")
    assert drawn(page)["error"] == "" and drawn(page)["english"] == ["seven"]
    assert page.locator(".verdict").is_visible()
    assert not page.locator(".awaited").is_visible()
    assert field.get_attribute("aria-invalid") == "false"


def test_an_answer_without_an_end_is_called_that(open_widget, translator):
    page = open_widget()
    ask(page, "one hundred and one hundred")
    state = drawn(page)
    assert state["step"] == "30 of 31"
    assert "” … and the model did not come to an end." in state["said"]
    assert state["said"].endswith(
        "No number has this name in English, so no answer is right."
    )
    seen = translator.explain("one hundred and one hundred")
    assert state["german"][1:] == seen.next_tokens


def test_a_model_that_does_not_come_is_said_in_words(open_widget, tmp_path):
    page = open_widget()
    (later,) = tmp_path.glob("widgets/*later*")
    content = later.read_bytes()
    later.unlink()
    ask(page, "seven")
    assert drawn(page)["error"] == (
        "The model cannot answer: a file could not be loaded; check the connection. "
        "Press Translate to try again."
    )
    assert not page.locator(".stage").is_visible()  # it is not the answer to this text
    assert page.problems
    page.problems.clear()
    later.write_bytes(content)
    ask(page, "seven")
    assert drawn(page)["error"] == "" and "“sieben”" in drawn(page)["said"]


def test_what_is_typed_while_the_model_comes_stays(open_widget):
    page = open_widget()
    field = page.get_by_role("textbox")
    page.evaluate(TYPE_ON, ["12", "seven thous"])
    page.locator(".verdict", has_text="zwölf").wait_for()
    assert field.input_value() == "seven thous"
    page.get_by_role("button", name="7001").click()  # an answer to what is asked now
    page.locator(".verdict", has_text="siebentausendeins").wait_for()
    assert field.input_value() == "7001"


# --- the page it is on ---


def test_state_of_the_page(open_widget, translator):
    path = "encoder.layers.0.self_attention"
    page = open_widget(LiveTranslator(text="12", step=1, path=path, head=2))
    state = drawn(page)
    check_map(state, translator.explain("twelve"), path, 2)
    assert state["step"] == "1 of 2"
    assert page.get_by_label("An English number").input_value() == "12"


def test_own_translator_works_without_a_kernel(open_widget, translator):
    renamed = [f"w{i}" for i in range(len(translator.src_vocab) - 4)]
    source = NumberTokenizer(renamed)
    own = Translator(translator.model, source, translator.tgt_tokenizer)
    page = open_widget(LiveTranslator(own, text="w9"))
    ask(page, "w16 w8")  # "seven forty", were it not renamed
    assert "siebenundvierzig" in drawn(page)["said"]
    ask(page, "seven")
    assert "“seven” is not a number word" in drawn(page)["error"]


@pytest.mark.parametrize("kind", ["words", "sub-words"])
def test_own_translator_of_other_texts(open_widget, kind):
    """No number words, no English, no German: only its own tokens."""
    texts = ["The dog's cat isn't here.", "A cat sat!", "the 漢 dog"]
    learnt = {
        "words": WordTokenizer.learn(texts),
        "sub-words": SubwordTokenizer.learn(texts, 40),
    }[kind]
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
        for name, tokens in [
            ("Source tokens", seen.src_tokens),
            ("Target tokens", ["<s>", *seen.next_tokens]),
        ]:
            shown = page.get_by_role("list", name=name).locator(".token")
            seen_as = [token if token.strip() else "␣" for token in tokens]
            assert shown.all_text_contents() == seen_as
    assert "<unk>" in page.get_by_role("list", name="Source").text_content()
    ask(page, "")
    assert "The text is empty." in drawn(page)["error"]
    assert field.input_value() == ""


def test_two_widgets_do_not_disturb_each_other(open_widget):
    page = open_widget(LiveTranslator(), LiveTranslator(text="seven"))
    first, second = page.locator(".live-translator").all()
    head_of(second, "decoder.layers.0.cross_attention", 0).check()
    assert head_of(first, "decoder.layers.1.cross_attention", 3).is_checked()
    field = second.get_by_label("An English number")
    field.fill("8")
    field.press("Enter")
    second.locator(".verdict", has_text="acht").wait_for()
    assert "viertausend" in first.locator(".verdict").text_content()
    assert len({url for url in page.asked if "later" in url}) == 1


def test_as_in_jupyter_python_gives_the_weights(open_widget, translator):
    """A model as anywidget has it: the weights come, in bytes, once they are wanted."""
    page = open_widget()
    blueprint, weights = packed(translator)
    page.evaluate(
        """([blueprint, base64]) => {
            const { example, languages } = Object.values(annotatedWidgets.data)[0];
            const listeners = {};
            const state = { example, text: example.text, step: 0, head: 3, maps: true,
                            path: "decoder.layers.1.cross_attention", broken: "",
                            language: "de", languages,
                            weights: new DataView(new ArrayBuffer(0)), blueprint: {} };
            const model = {
                get: (name) => state[name],
                set(name, value) {
                    if (state[name] === value) return;
                    state[name] = value;
                    for (const react of listeners[`change:${name}`] ?? []) react();
                },
                save_changes() {
                    if (!state.wanted || state.blueprint === blueprint) return;
                    // Bytes come as a view into a larger buffer, at any place in it.
                    const bytes = Uint8Array.from("xyz" + atob(base64), (c) => c.charCodeAt(0));
                    setTimeout(() => {
                        model.set("blueprint", blueprint);
                        model.set("weights", new DataView(bytes.buffer, 3));
                    }, 50);
                },
                on: (name, react) => (listeners[name] ??= []).push(react),
                off: (name, react) =>
                    (listeners[name] = listeners[name].filter((other) => other !== react)),
            };
            const el = document.createElement("div");
            document.querySelector("main").replaceChildren(el);
            annotatedWidgets.modules.LiveTranslator.render({ model, el });
            globalThis.model = model;
            globalThis.listeners = listeners;
        }""",
        [blueprint, b64encode(weights).decode()],
    )
    page.evaluate(OPEN_ALL)
    ask(page, "47")
    page.locator(".verdict", has_text="“forty seven” is “siebenundvierzig”").wait_for()
    assert page.evaluate("model.get('text')") == "47"
    assert page.evaluate("listeners['change:weights'].length") == 0
    page.evaluate("model.set('text', 'eight')")  # as Python would
    page.locator(".verdict", has_text="acht").wait_for()
    page.evaluate("model.set('step', 1)")
    assert drawn(page)["step"] == "1 of 2"
    page.evaluate("model.set('path', 'encoder.layers.0.self_attention')")
    check_map(
        drawn(page), translator.explain("eight"), "encoder.layers.0.self_attention", 3
    )


def test_nothing_is_left_behind(open_widget):
    page = open_widget()

    def redraw(times):
        for i in range(times):
            choose(page, PATHS[i % 6], i % 4)
            page.get_by_label("Token", exact=True).fill(str(1 + i % 4))
            if i % 10 == 0:
                ask(page, str(40 + i))
        ask(page, "47")
        choose(page, PATHS[0], 0)

    assert left_behind(page, "LiveTranslator", redraw) == (0, 0)


@pytest.mark.parametrize("theme, width", [("light", 390), ("dark", 800)])
def test_accessible_in_every_state(open_widget, theme, width):
    page = open_widget(theme=theme, width=width)
    visit = Visit(page, "")
    assert AXE.exists()
    assert visit.axe_of_widget() == []
    ask(page, "forty sevn")
    assert visit.axe_of_widget() == []
    for text in ("999999", "twelve hundred", "one hundred and one hundred"):
        ask(page, text)
        for kind in ("decoder self_attention", "encoder self_attention"):
            page.get_by_role("combobox", name="Attention").select_option(kind)
            assert visit.axe_of_widget() == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.get_by_label("Token", exact=True).fill("1")
        page.get_by_role("combobox", name="Attention").select_option(
            "decoder cross_attention"
        )
        assert visit.axe_of_widget() == []
    page.problems.clear()  # axe itself asks for the style sheets, and may not


def test_focus_is_visible_and_goes_through_everything(open_widget):
    page = open_widget()
    stops = []
    page.get_by_label("An English number").focus()
    for _ in range(30):
        stop, outline = page.evaluate(
            """() => {
                const here = document.activeElement;
                const name = here.type === "radio" ? "radio" : here.dataset.row ? "map"
                    : here.textContent || here.type;
                return [name, getComputedStyle(here).outlineStyle];
            }"""
        )
        stops.append(stop)
        assert outline != "none", stop
        if stop == "map":
            break
        page.keyboard.press("Tab")
    assert stops[-1] == "map"
    for name in ("Translate", "7001", "vier", "</s>", "Back", "range", "radio"):
        assert name in stops
    assert stops.count("radio") == 2  # what is left out, and the heads


def test_without_javascript_the_still_is_shown(open_widget):
    page = open_widget(java_script=False)
    picture = page.locator(".annotated-widget img")
    assert "viertausendzweihundertsiebenundvierzig" in picture.get_attribute("alt")
    assert picture.bounding_box()["width"] > 200


# --- in the book ---


def pages():
    found = [
        path
        for path in all_pages()
        if 'data-widget="LiveTranslator"' in (SITE / path).read_text("utf-8")
    ]
    return found or ["no page of the site has a LiveTranslator"]


@pytest.mark.parametrize("path", pages())
@pytest.mark.parametrize("scheme", ["http", "file"])
def test_alive_in_the_book(open_page, path, scheme):
    visit = open_page(path, scheme=scheme)
    visit.scroll_through()
    widget = visit.page.locator(".live-translator").first
    field = widget.get_by_label("An English number")
    field.fill("31021")
    field.press("Enter")
    widget.locator(".verdict", has_text="einunddreißigtausendeinundzwanzig").wait_for()
    assert visit.problems == []
    assert visit.foreign == []


@pytest.mark.parametrize(
    "path, theme, width",
    [
        (path, *(("light", 390), ("dark", 1280))[n % 2])
        for n, path in enumerate(pages())
    ],
)
def test_accessible_in_the_book(open_page, path, theme, width):
    visit = open_page(path, theme=theme, width=width)
    visit.scroll_through()
    widget = visit.page.locator(".live-translator").first
    widget.locator("details").evaluate_all(
        "(nodes) => nodes.forEach((node) => { node.open = true; })"
    )
    widget.get_by_role("combobox", name="Attention").select_option(
        "encoder self_attention"
    )
    field = widget.get_by_label("An English number")
    field.fill("forty sevn")
    field.press("Enter")
    widget.locator(".error:not(:empty)").wait_for()
    assert visit.axe_of_widget() == []
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
