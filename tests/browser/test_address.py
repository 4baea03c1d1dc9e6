"""The link to a widget's setting: no longer than needed, and copied with one click."""

import pytest
from playwright.sync_api import expect

from annotated_book.widgets import ScaleSwitch

READY = ".scale-switch .bars"
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
