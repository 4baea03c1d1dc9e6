"""An instrument is seen whole: at 1280 × 900 it is at most 700 pixels high as it opens."""

import pytest

from tests.browser.widget_page import example, opener

pytestmark = pytest.mark.browser
COLUMN = 768  # pixels: as wide as a widget gets
NAMES = [
    "AttentionByHand",
    "AttentionExplorer",
    "DecodingLab",
    "ForwardBackward",
    "Gauntlet",
    "PositionExplorer",
    "ScaleSwitch",
    "TrainingScrubber",
]
BOX = """() => {
    const view = document.querySelector(".annotated-view");
    return [view.getBoundingClientRect().height, document.documentElement.scrollWidth];
}"""
# What a select shows of its choice, and how much room it has for it.
CLIPPED = """() => [...document.querySelectorAll("select")].filter((menu) => {
    const style = getComputedStyle(menu);
    const ruler = document.createElement("span");
    ruler.textContent = menu.selectedOptions[0].textContent;
    ruler.style.setProperty("font", style.font);
    ruler.style.setProperty("position", "absolute");
    ruler.style.setProperty("white-space", "nowrap");
    document.body.append(ruler);
    const arrow = 20;
    const room = menu.clientWidth - parseFloat(style.paddingLeft) - arrow;
    const isClipped = menu.checkVisibility() && ruler.offsetWidth > room;
    ruler.remove();
    return isClipped;
}).map((menu) => menu.selectedOptions[0].textContent)"""


@pytest.fixture
def open_widget(browser, tmp_path):
    yield from opener(browser, tmp_path, ".annotated-view :is(svg, input, button)")


@pytest.mark.parametrize("name", NAMES)
def test_fits_one_screen(open_widget, name):
    page = open_widget(example(name), width=COLUMN + 16)
    height, width = page.evaluate(BOX)
    assert height <= 700 and width <= COLUMN + 16


@pytest.mark.parametrize("name", NAMES)
def test_no_choice_is_cut_off_on_a_telephone(open_widget, name):
    page = open_widget(example(name), width=390)
    assert page.evaluate(CLIPPED) == []
