"""Where something is typed that is refused, no answer to what was typed before stands beside it."""

import pytest

from tests.browser.widget_page import example

READY = ".annotated-view"
# For each widget with fields: a field, what to open first, what is good and what is refused,
# where the refusal is said, and the parts that show an answer.
FIELDS = {
    "AttentionByHand": ("[type=number]", "0.5", "99", ".error", ".verdict, .steps"),
    "DecodingLab": ("[type=text]", "seven", "sevn", ".error", ".verdict, .view, details"),
    "LiveTranslator": (
        "[type=text]", "seven", "sevn", ".error", ".stage, .verdict, .sure, details"),
    "MachineExplorer": ("form input", "12", "hello", ".error", ".stage, .rows, .said"),
    "MaskComposer": (
        "[type=text]", "<s> zwei", "xyz", ".error", ".verdict, .maps, .batch, pre"),
    "NormCube": (
        "[type=number]", "0.5", "1e9", ".verdict", "td.number span, details ul"),
    "ParameterCalculator": ("[type=number]", "37000", "-1", ".error", ".verdict, details, .areas"),
}  # fmt: skip
# Of these parts, those that can be seen and are neither dimmed nor empty.
ANSWERS = """(selector) => [...document.querySelectorAll(selector)].filter((node) =>
    node.textContent && !node.closest("[inert]") &&
    node.checkVisibility({ visibilityProperty: true })).map((node) => node.outerHTML)"""


@pytest.mark.parametrize("name", FIELDS)
def test_no_answer_stands_beside_an_error(open_widget, name):
    selector, good, bad, error, answers = FIELDS[name]
    page = open_widget(example(name))
    page.locator("details").evaluate_all("all => all.map((one) => (one.open = true))")
    field = page.locator(selector).first
    refused = page.locator(f"{error}:not(:empty)")

    def type_in(text):
        field.fill(text)
        field.press("Enter")

    type_in(good)
    page.wait_for_timeout(500)
    shown = len(page.evaluate(ANSWERS, answers))
    assert shown
    type_in(bad)
    refused.first.wait_for()
    page.locator("[aria-invalid=true]").wait_for()
    assert page.evaluate(ANSWERS, answers) == []
    assert field.input_value() == bad  # nothing is cut or put right in secret
    type_in(good)
    page.locator("[aria-invalid=true]").wait_for(state="detached")
    page.wait_for_timeout(500)
    assert len(page.evaluate(ANSWERS, answers)) == shown
