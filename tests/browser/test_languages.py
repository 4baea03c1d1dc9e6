"""A language is picked: its model comes once, and answers; what it says of them is true."""

import re

import pytest

from annotated_book.widgets import LiveTranslator, MachineExplorer
from annotated_book.widgets.in_page.languages import NAMES, many
from annotated_book.widgets.kit.names import spoken_name
from annotated_book.widgets.translator.alignments import aligning_head
from annotated_book.widgets.translator.answers import answer
from tests.browser.tabs import hear
from tests.browser.widget_page import axe, show_own

READY = ":is(.live-translator .stage li, .machine-explorer .told:not(:empty))"
OTHERS = [code for code in NAMES if code != "de"]


def menu(page):
    show_own(page)
    return page.get_by_role("combobox", name="Translate into")


def ask(page, text):
    page.get_by_role("textbox").fill(text)
    page.evaluate("document.querySelector('.verdict').textContent = ''")
    page.keyboard.press("Enter")


def answered(page):
    ends = re.compile("written in|come to an|at once")
    said = page.locator(".verdict", has_text=ends)
    said.or_(page.locator(".error:not(:empty)")).first.wait_for()
    return page.locator(".verdict").text_content()


def what_is_said(seen):
    """Right only if it is, wrong only if it names another number, or nothing."""
    name, truth = seen["translation"], seen["truth"]
    asked = " ".join(seen["src_tokens"][1:])
    n = len(seen["next_tokens"]) - 1
    end = f", written in {n} token{'s' * (n != 1)} and the end token."
    if truth["number"] is None:
        return f"“{asked}” became “{name}”{end} No number has this name in English"
    if name == truth["right"]:
        return f"Right: “{asked}” is “{name}”{end}"
    if truth["named"] is None:
        taught = f"The spelling that it was taught is “{truth['right']}”."
        return f"“{asked}” became “{name}”{end}{taught}"
    end = f"{truth['named']:,}{end}It is “{truth['right']}”."
    return f"Wrong: “{asked}” became “{name}”, which is {end}"


def test_a_language_is_picked_and_its_model_comes_once(open_widget):
    page = open_widget(LiveTranslator(text="ninety-seven"))
    asked = []
    hear(page, request=lambda request: asked.append(request.url))
    assert menu(page).input_value() == "de"
    names = menu(page).locator("option").all_text_contents()
    assert names == [name for name, _ in NAMES.values()]
    assert page.locator(".breaks").is_visible()
    for code in ("fr", "fi", "da"):
        menu(page).select_option(code)
        seen = answer(many(), "ninety-seven", language=code)
        page.locator(".verdict", has_text=seen["translation"]).wait_for()
        assert what_is_said(seen) in answered(page)
        lists = page.locator(".stage ol")
        assert lists.nth(0).locator(".token").first.text_content() == f"<{code}>"
        assert lists.nth(1).get_attribute("lang") == code
        assert lists.nth(1).get_attribute("aria-label") == f"{NAMES[code][0]} tokens"
        assert page.locator(f'.verdict [lang="{code}"]').first.is_visible()
        assert not page.locator(".breaks").is_visible()
    assert [re.sub(r".*/|\..*", "", url) for url in asked] == ["languages"]
    ask(page, "forty-seven")
    page.locator(".verdict", has_text="“forty seven” is “syvogfyrre”").wait_for()
    menu(page).select_option("de")
    page.locator(".verdict", has_text="“siebenundvierzig”").wait_for()
    assert lists.nth(0).locator(".token").first.text_content() == "forty"
    assert page.locator(".breaks").is_visible()


def test_the_drawing_begins_with_the_head_that_aligns(open_widget):
    page = open_widget(LiveTranslator(text="ninety-seven"))
    chosen = page.locator(".heads :checked")
    first = chosen.get_attribute("aria-label")
    menu(page).select_option("nl")
    page.locator(".readout", has_text="“<nl>” asks for Dutch.").wait_for()
    path, head = aligning_head(many())
    assert chosen.get_attribute("aria-label").lower() == spoken_name(path, head)
    assert LiveTranslator(language="nl").head == head
    menu(page).select_option("fi")
    assert chosen.get_attribute("aria-label").lower() == spoken_name(path, head)
    menu(page).select_option("de")
    page.locator(".verdict", has_text="“siebenundneunzig”").wait_for()
    assert chosen.get_attribute("aria-label") == first
    assert "asks for" not in page.locator(".readout").text_content()


@pytest.mark.parametrize("text", ["twelve hundred", "nineteen hundred", "seven forty"])
def test_nothing_false_is_said_of_an_answer(open_widget, text):
    page = open_widget(LiveTranslator(text="ninety-seven", language="fr"))
    assert "Right: “ninety seven” is “quatre-vingt-dix-sept”" in answered(page)
    for code in OTHERS[::2]:
        menu(page).select_option(code)
        ask(page, text)
        seen = answer(many(), text, language=code)
        assert what_is_said(seen) in answered(page)


@pytest.mark.parametrize("kind", [LiveTranslator, MachineExplorer])
def test_a_model_that_does_not_come_is_said_in_words(kind, open_widget, tmp_path):
    page = open_widget(kind(text="ninety-seven"))
    (file,) = tmp_path.glob("widgets/languages.*.js")
    content = file.read_bytes()
    file.unlink()
    menu(page).select_option("fr")
    says = "The model cannot answer: a file could not be loaded; check the connection. "
    says += "Press Translate to try again."
    page.get_by_role("alert").filter(has_text=says).wait_for()
    # It is German, and French is picked: what is seen is dimmed.
    assert page.locator(".house.stale .floor[inert], [inert] .stage").count()
    page.problems.clear()
    file.write_bytes(content)
    page.get_by_role("button", name="Translate", exact=True).click()
    right = page.locator("b:visible, .verdict", has_text="quatre-vingt-dix-sept")
    right.first.wait_for()
    assert page.locator(".error").first.text_content() == ""
    assert page.locator("[inert]").count() == 0


def test_by_keyboard_and_in_the_address(open_widget):
    page = open_widget(LiveTranslator(text="ninety-seven"))
    menu(page).focus()
    page.keyboard.type("Fr")
    page.locator(".verdict", has_text="quatre-vingt-dix-sept").wait_for()
    assert page.evaluate("document.activeElement.tagName") == "SELECT"
    link = page.get_by_role("link", name="Copy link").get_attribute("href")
    assert "LiveTranslator.language=fr" in link
    voice = page.locator(".annotated-voice", has_text="Right: “ninety seven”")
    voice.wait_for(state="attached")
    for query, css, says, picked in [
        ("it", ".verdict", "“novantasette”", "it"),
        ("xx", ".address", "could not be read", "de"),
    ]:
        query = f"?LiveTranslator.language={query}"
        page = open_widget(LiveTranslator(text="ninety-seven"), query=query)
        page.locator(css, has_text=says).wait_for()
        assert menu(page).input_value() == picked


@pytest.mark.parametrize(("theme", "width"), [("light", 800), ("dark", 390)])
def test_accessible(open_widget, theme, width):
    widget = LiveTranslator(text="ninety-seven", language="fi")
    page = open_widget(widget, theme=theme, width=width)
    assert "Right" in answered(page)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
