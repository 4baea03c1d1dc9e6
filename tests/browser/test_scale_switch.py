"""ScaleSwitch in a browser: what is drawn is what the real code gave, in every state."""

import random

import pytest
import torch
from playwright.sync_api import expect

from annotated_book.widgets import ScaleSwitch
from annotated_book.widgets.scale_switch import scale_switch
from annotated_book.widgets.scale_switch.scale_switch import SIZES
from tests.browser.visits import answer_of
from tests.browser.widget_page import put

READY = ".scale-switch .bars"
RANDOM = random.Random(9)
EVERY = [(d_k, scale) for d_k in SIZES for scale in (False, True)]
STATES = EVERY + [RANDOM.choice(EVERY) for _ in range(200)]  # in any order
DRAWN = """() => ({
    said: text(".verdict"),
    slider: document.querySelector("[type=range]")?.getAttribute("aria-valuetext"),
    bars: all(".bars").map((bars) => all(".bar", bars).map((bar) =>
        Number(bar.style.getPropertyValue("--share")))),
    tables: all("details table").map((table) =>
        [...table.rows].map((row) => parseFloat(row.cells[1].textContent))),
})"""


def set_state(page, d_k, scale):
    put(page, ["[type=range]", SIZES.index(d_k)], ["[type=checkbox]", scale])


def check(drawn, facts, d_k, scale):
    assert drawn["slider"] in (str(d_k), None)
    how = f"divided by √{d_k}" if scale else "as they are"
    spread = f"their standard deviation is {facts['spread']:.2f}, the "
    assert drawn["said"].startswith(f"d_k = {d_k}, scores {how}: {spread}")
    assert f"{100 * facts['largest']:.1f}% on average" in drawn["said"]
    assert ("all but picks one" in drawn["said"]) == (facts["largest"] > 0.9)
    scores, weights = drawn["bars"]
    longest = max(0.5, *facts["shares"])
    assert scores == pytest.approx([s / longest for s in facts["shares"]])
    assert weights == pytest.approx(facts["weights"])
    if drawn["tables"]:
        percents = [100 * share for share in facts["shares"]]
        assert drawn["tables"][0] == pytest.approx(percents, abs=0.051)
        assert drawn["tables"][1] == pytest.approx(facts["weights"], abs=1e-9)


def test_every_state_is_what_the_code_gives(open_widget):
    page = open_widget(ScaleSwitch())
    page.locator("summary").click()
    page.locator("details table").first.wait_for()
    for d_k, scale in STATES:
        set_state(page, d_k, scale)
        check(answer_of(page, DRAWN), scale_switch.facts(d_k, scale), d_k, scale)


def test_own_features(open_widget):
    torch.manual_seed(0)
    widget = ScaleSwitch(torch.randn(5, 33), torch.randn(7, 33))
    page = open_widget(widget)
    assert page.locator("[type=range]").count() == 0
    check(answer_of(page, DRAWN), widget.facts, 33, False)
    page.get_by_label("Divide the scores").check()
    widget.scale = True
    check(answer_of(page, DRAWN), widget.facts, 33, True)


KEEP_COPY = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"
REFUSE = "navigator.clipboard.writeText = async () => { throw new Error('not here'); }"


def href(page):
    return page.get_by_role("link", name="Link to this setting").get_attribute("href")


def test_the_link_has_only_what_differs_from_the_opening(open_widget):
    page = open_widget(ScaleSwitch(d_k=64, scale=False))
    assert href(page).endswith("/page.html#play")
    box = page.get_by_role("checkbox").first
    box.click()
    assert href(page) == "?ScaleSwitch.scale=true#play"
    box.click()
    assert href(page).endswith("/page.html#play")


def test_what_the_address_brought_can_be_taken_back(open_widget):
    page = open_widget(ScaleSwitch(), query="?ScaleSwitch.scale=true&other=1")
    assert href(page) == "?ScaleSwitch.scale=true&other=1#play"
    page.get_by_role("checkbox").first.click()
    assert href(page) == "?other=1#play"


@pytest.mark.parametrize(
    "clipboard, said", [(KEEP_COPY, "Copied."), (REFUSE, "copy it from there.")]
)
def test_one_click_copies_the_whole_address(open_widget, clipboard, said):
    page = open_widget(ScaleSwitch())
    page.evaluate(f"() => {{ {clipboard} }}")
    page.get_by_role("checkbox").first.click()
    page.get_by_role("link", name="Copy link").click()
    expect(page.locator(".address [role=status]")).to_contain_text(said)
    if clipboard == KEEP_COPY:
        assert page.evaluate("copied").endswith("?ScaleSwitch.scale=true#play")
    assert page.url.endswith("?ScaleSwitch.scale=true#play")
