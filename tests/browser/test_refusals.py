"""Where something is typed that is refused, no answer to what was typed before stands beside it."""

import pytest

from annotated_book import widgets
from tests.browser.widget_page import example, show_own

READY = ".annotated-view"
# For each widget with fields: a field, what to open first, what is good and what is refused,
# where the refusal is said, and the parts that show an answer.
FIELDS = {
    "DecodingLab": (
        "[type=text]", "seven", "sevn", ".error", ".verdict, .view, details:not(.more)"),
    "LiveTranslator": (
        "[type=text]", "seven", "sevn", ".error", ".stage, .verdict, .sure, details"),
    "MachineExplorer": ("form input", "12", "hello", ".error", ".rows, .said"),
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
    show_own(page)
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


MOST_HIGH = 700  # pixels, on a screen of 1280 × 900
COLUMN = "main { margin: 0 auto; max-width: 45rem }"  # as wide as the book's text
FACTS = """() => {
    const view = document.querySelector(".annotated-view");
    const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
    const all = (selector) => [...view.querySelectorAll(selector)].filter(isSeen);
    const top = view.getBoundingClientRect().top;
    // How wide a menu would have to be for one of its choices.
    const needs = (select, option) => {
        const alone = select.cloneNode(false);
        alone.append(option.cloneNode(true));
        alone.removeAttribute("id");
        for (const [name, value] of Object.entries({
            flex: "none", position: "absolute", width: "max-content", visibility: "hidden" }))
            alone.style.setProperty(name, value);
        select.after(alone);
        const { width } = alone.getBoundingClientRect();
        alone.remove();
        return width;
    };
    const cut = all("select").flatMap((select) => {
        const { width } = select.getBoundingClientRect();
        return [...select.options].filter((option) => needs(select, option) > width + 1)
            .map((option) => option.textContent);
    });
    const overflows = (node) => node.scrollWidth > node.clientWidth + 1;
    cut.push(...all("button").filter(overflows).map((node) => node.textContent));
    for (const fold of view.querySelectorAll("details")) fold.open = false;
    return {
        height: view.getBoundingClientRect().height,
        cut,
        controls: all("select, input, .control").map((node) =>
            node.getBoundingClientRect().bottom - top),
    };
}"""


def opened(open_widget, name, width):
    page = open_widget(example(name), width=width)
    page.evaluate(
        """css => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(css);
            document.adoptedStyleSheets.push(sheet);
        }""",
        COLUMN,
    )
    page.wait_for_function("!document.querySelector('[aria-busy=true]')")
    page.wait_for_timeout(200)
    return page.evaluate(FACTS)


@pytest.mark.parametrize("name", widgets.__all__)
def test_an_instrument_fits_one_screen(open_widget, name):
    facts = opened(open_widget, name, 1280)
    assert facts["cut"] == []
    assert facts["height"] <= MOST_HIGH
    assert max(facts["controls"], default=0) <= MOST_HIGH


@pytest.mark.parametrize("name", widgets.__all__)
def test_no_control_s_text_is_cut_on_a_telephone(open_widget, name):
    assert opened(open_widget, name, 390)["cut"] == []
