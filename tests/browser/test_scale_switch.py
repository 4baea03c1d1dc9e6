"""ScaleSwitch in a browser: what is drawn is what the real code gave, in every state."""

import random

import pytest
import torch

from annotated_book.widgets import ScaleSwitch
from annotated_book.widgets.scale_switch import scale_switch
from annotated_book.widgets.scale_switch.scale_switch import SIZES
from tests.browser.visits import answer_of
from tests.browser.widget_page import (
    at_hostile_addresses,
    axe,
    left_behind,
    looks_with,
    opener,
)

pytestmark = pytest.mark.browser
RANDOM = random.Random(9)
EVERY = [(d_k, scale) for d_k in SIZES for scale in (False, True)]
STATES = EVERY + [RANDOM.choice(EVERY) for _ in range(200)]  # in any order

SET = """([place, scale]) => {
    const slider = document.querySelector("[type=range]");
    slider.value = place;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    const box = document.querySelector("[type=checkbox]");
    if (box.checked !== scale) box.click();
}"""
DRAWN = """() => ({
    said: document.querySelector(".verdict").textContent,
    bars: [...document.querySelectorAll(".bars")].map((bars) =>
        [...bars.querySelectorAll(".bar")].map((bar) =>
            Number(bar.style.getPropertyValue("--share")))),
    tables: [...document.querySelectorAll("details table")].map((table) =>
        [...table.rows].map((row) => parseFloat(row.cells[1].textContent))),
})"""


@pytest.fixture
def open_widget(browser, tmp_path):
    yield from opener(browser, tmp_path, ".scale-switch .bars")


def set_state(page, d_k, scale):
    page.evaluate(SET, [SIZES.index(d_k), scale])


def check(drawn, facts, d_k, scale):
    how = f"divided by √{d_k}" if scale else "as they are"
    assert drawn["said"].startswith(
        f"d_k = {d_k}, scores {how}: their standard deviation is {facts['spread']:.2f}, the "
    )
    assert f"{100 * facts['largest']:.1f}% on average" in drawn["said"]
    assert ("all but picks one" in drawn["said"]) == (facts["largest"] > 0.9)
    scores, weights = drawn["bars"]
    assert scores == pytest.approx(
        [s / max(0.5, *facts["shares"]) for s in facts["shares"]]
    )
    assert weights == pytest.approx(facts["weights"])
    if drawn["tables"]:
        percents = [100 * share for share in facts["shares"]]
        assert drawn["tables"][0] == pytest.approx(percents, abs=0.051)
        assert drawn["tables"][1] == pytest.approx(facts["weights"], abs=1e-9)


def test_every_state_is_what_the_code_gave(open_widget):
    page = open_widget(ScaleSwitch())
    page.locator("summary").click()
    page.locator("details table").first.wait_for()
    for d_k, scale in STATES:
        set_state(page, d_k, scale)
        check(answer_of(page, DRAWN), scale_switch.facts(d_k, scale), d_k, scale)


def test_controls_by_keyboard(open_widget):
    page = open_widget(ScaleSwitch())
    page.get_by_label("Features d_k").focus()
    for key, d_k in [("End", 1024), ("ArrowLeft", 512), ("Home", 1), ("ArrowRight", 2)]:
        page.keyboard.press(key)
        assert page.get_by_label("Features d_k").get_attribute("aria-valuetext") == str(
            d_k
        )
        check(answer_of(page, DRAWN), scale_switch.facts(d_k, False), d_k, False)
    page.get_by_label("Divide the scores").focus()
    page.keyboard.press("Space")
    check(answer_of(page, DRAWN), scale_switch.facts(2, True), 2, True)


def test_address_carries_the_state(open_widget):
    page = open_widget(ScaleSwitch())
    set_state(page, 256, True)
    page.get_by_role("link", name="Link to this setting").click()
    page.reload()
    page.wait_for_selector(".scale-switch .bars")
    assert page.url.endswith("?ScaleSwitch.d_k=256&ScaleSwitch.scale=true#play")
    check(answer_of(page, DRAWN), scale_switch.facts(256, True), 256, True)


HOSTILE = [
    ("d_k", "3"),
    ("d_k", "0x40"),
    ("d_k", "<b>"),
    ("scale", "yes"),
    ("scale", "valueOf"),
]


def test_hostile_addresses_change_nothing(open_widget):
    page = open_widget(ScaleSwitch())
    for _ in at_hostile_addresses(page, "ScaleSwitch", HOSTILE):
        check(answer_of(page, DRAWN), scale_switch.facts(64, False), 64, False)


def test_own_features(open_widget):
    torch.manual_seed(0)
    widget = ScaleSwitch(torch.randn(5, 33), torch.randn(7, 33))
    page = open_widget(widget)
    assert page.locator("[type=range]").count() == 0
    check(answer_of(page, DRAWN), widget.facts, 33, False)
    page.get_by_label("Divide the scores").check()
    widget.scale = True
    check(answer_of(page, DRAWN), widget.facts, 33, True)


def test_nothing_is_left_behind(open_widget):
    page = open_widget(ScaleSwitch())

    def redraw(times):
        for number in [*range(times), 0]:
            set_state(page, *EVERY[37 * number % len(EVERY)])

    assert left_behind(page, "ScaleSwitch", redraw) == (0, 0)


def test_without_javascript_the_still_is_shown(open_widget):
    page = open_widget(ScaleSwitch(), java_script=False)
    assert "With d_k = 64" in page.locator(".annotated-widget img").get_attribute("alt")


@pytest.mark.parametrize("theme, width", [("light", 390), ("dark", 800)])
def test_accessible_and_as_wide_as_the_screen(open_widget, theme, width):
    page = open_widget(ScaleSwitch(), theme=theme, width=width)
    page.locator("summary").click()
    for state in (EVERY[0], EVERY[-1], EVERY[-2]):
        set_state(page, *state)
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path, theme, width", looks_with("ScaleSwitch"))
def test_alive_in_the_chapter(open_page, path, theme, width):
    visit = open_page(path, theme=theme, width=width)
    visit.scroll_through()
    widget = visit.page.locator(".scale-switch").first
    widget.get_by_label("Features d_k").fill(str(SIZES.index(512)))
    assert "d_k = 512" in widget.locator(".verdict").text_content()
    assert visit.problems == [] and visit.foreign == [] and visit.axe_of_widget() == []
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
