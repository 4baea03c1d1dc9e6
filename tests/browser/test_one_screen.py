"""Each instrument fits one screen as it opens, with its controls, and no text of them is cut."""

import pytest

from annotated_book import widgets
from tests.browser.widget_page import example

READY = ".annotated-view"
MOST_HIGH = 700  # pixels, on a screen of 1280 × 900
COLUMN = "main { margin: 0 auto; max-width: 45rem }"  # as wide as the book's text
# Higher than a screen as it opens: the whole model on one sheet, which is a page of its own.
HIGHER = ["MachineExplorer"]
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
    return {
        height: view.getBoundingClientRect().height,
        cut: [...cut, ...all("button").filter(overflows).map((node) => node.textContent)],
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
    if name in HIGHER:
        return
    assert facts["height"] <= MOST_HIGH
    assert max(facts["controls"], default=0) <= MOST_HIGH


@pytest.mark.parametrize("name", widgets.__all__)
def test_no_control_s_text_is_cut_on_a_telephone(open_widget, name):
    assert opened(open_widget, name, 390)["cut"] == []
