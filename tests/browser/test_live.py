"""The widgets that run a model on what a reader types."""

from base64 import b64encode

import pytest

from annotated import Translator
from annotated_book.widgets.in_page import live as of_translator
from annotated_book.widgets.in_page import stories as of_storyteller
from annotated_lab import Storyteller
from tests.browser.tabs import hear
from tests.browser.widget_page import TYPE_ON, example, show_own

READY = ".annotated-view > *"
# What is typed, what is seen then, and the button that asks.
ASKED = {
    "DecodingLab": ("1812", ": “eintausendachthundertzwölf”", "Decode"),
    "LiveTranslator": ("12", "is “zwölf”", "Translate"),
    "MachineExplorer": ("12", "12 → zwölf", "Translate"),
    "StoryLab": ("Anna meets Ben.", "No contradiction so far", "Begin"),
}
live = pytest.mark.parametrize("name", ASKED)
# As in Jupyter: Python sends the parameters, in bytes somewhere in a buffer, once they are wanted.
WITH_A_KERNEL = """([name, blueprint, base64]) => {
    const place = document.querySelector("[data-widget]");
    const state = Object.assign({}, ...Object.values(annotatedWidgets.data),
        JSON.parse(place.dataset.state),
        { weights: new DataView(new ArrayBuffer(0)), blueprint: {} });
    const listeners = {};
    const model = (globalThis.model = {
        get: (name) => state[name],
        set(name, value) {
            if (state[name] === value) return;
            state[name] = value;
            for (const react of listeners[`change:${name}`] ?? []) react();
        },
        save_changes() {
            if (!state.wanted || state.blueprint === blueprint) return;
            const bytes = Uint8Array.from("xyz" + atob(base64), (c) => c.charCodeAt(0));
            setTimeout(() => {
                model.set("blueprint", blueprint);
                model.set("weights", new DataView(bytes.buffer, 3));
            }, 50);
        },
        on: (name, react) => (listeners[name] ??= []).push(react),
        off: (name, react) =>
            (listeners[name] = listeners[name]?.filter((other) => other !== react)),
    });
    globalThis.waiting = () => listeners["change:weights"]?.length ?? 0;
    const el = document.createElement("div");
    document.querySelector("main").replaceChildren(el);
    annotatedWidgets.modules[name].render({ model, el });
}"""


def ask(page, text):
    show_own(page)
    page.get_by_role("textbox").first.fill(text)
    page.get_by_role("textbox").first.press("Enter")


def answered(page, says):
    page.locator(".annotated-view", has_text=says).wait_for()
    assert page.get_by_role("alert").first.text_content() == ""


@live
def test_parameters_are_fetched_once_and_when_they_are_needed(name, open_widget):
    page, asked = open_widget(example(name)), []
    hear(page, request=lambda request: asked.append(request.url))
    text, says, _ = ASKED[name]
    assert asked == []
    ask(page, text)
    answered(page, says)
    ask(page, text + " ")
    answered(page, says)
    assert len(asked) == 1 and "later" in asked[0]


@live
def test_a_model_that_does_not_come_is_asked_for_again(name, open_widget, tmp_path):
    page = open_widget(example(name))
    text, says, button = ASKED[name]
    (later,) = tmp_path.glob("widgets/*later*")
    content = later.read_bytes()
    later.unlink()
    ask(page, text)
    message = (
        "The model cannot answer: a file could not be loaded; check the connection. "
        f"Press {button} to try again."
    )
    page.get_by_role("alert").filter(has_text=message).wait_for()
    assert says not in page.locator(".annotated-view").inner_text()
    assert page.problems
    page.problems.clear()
    later.write_bytes(content)
    page.get_by_role("button", name=button, exact=True).click()
    answered(page, says)


@live
def test_what_is_typed_while_the_model_comes_stays(name, open_widget):
    page = open_widget(example(name))
    text, says, _ = ASKED[name]
    show_own(page)
    page.evaluate(TYPE_ON, [text, "seven thous"])
    answered(page, says)
    assert page.get_by_role("textbox").first.input_value() == "seven thous"


@pytest.mark.parametrize("name", ["DecodingLab", "LiveTranslator", "StoryLab"])
def test_with_a_kernel_python_gives_the_parameters(name, open_widget):
    page = open_widget(example(name))
    text, says, _ = ASKED[name]
    if name == "StoryLab":
        blueprint, weights = of_storyteller.packed(Storyteller.load())
    else:
        blueprint, weights = of_translator.packed(Translator.load())
    page.evaluate(WITH_A_KERNEL, [name, blueprint, b64encode(weights).decode()])
    ask(page, text)
    answered(page, says)
    assert page.evaluate("model.get('text')") == text
    assert page.evaluate("waiting()") == 0
    before = page.locator(".annotated-view").inner_text()
    other = "Ben meets Anna." if name == "StoryLab" else "seven"
    page.evaluate("other => model.set('text', other)", other)  # as Python would
    page.wait_for_function(
        "before => document.querySelector('.annotated-view').innerText !== before",
        arg=before,
    )
    assert page.get_by_role("textbox").first.input_value() == other
