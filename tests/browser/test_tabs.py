"""A tab that is used again tells nothing of the page before."""

import pytest

from tests.browser import tabs

LOOK = ("dark", 700, 600)  # of no other test
PAGE = """<!DOCTYPE html><title>T</title>
<style>main { height: 90vh }</style><main>Text.</main>"""
SEEN = """() => ({
    size: [innerWidth, innerHeight],
    media: ["print", "(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)",
        "(forced-colors: active)"].map((query) => matchMedia(query).matches),
    hovered: document.querySelectorAll("main:hover").length,
    stored: sessionStorage.length,
    was: window.was ?? null,
})"""
NEW = {"size": [700, 600], "media": [False, True, True, False], "hovered": 0}
NEW |= {"stored": 0, "was": None}


@pytest.fixture
def address(tmp_path):
    page = tmp_path / "page.html"
    page.write_text(PAGE, "utf-8")
    return page.as_uri()


def use(browser, address, **how):
    tab = tabs.take_tab(browser, *LOOK, **how)
    tabs.load(tab, address)
    return tab


def test_a_tab_is_used_again_and_is_as_new(browser, address):
    told = []
    tab = use(browser, address)
    assert tab.evaluate(SEEN) == NEW
    tabs.hear(tab, console=lambda message: told.append(message.text))
    tab.set_viewport_size({"width": 300, "height": 400})
    tab.emulate_media(media="print", color_scheme="light", forced_colors="active")
    tab.emulate_media(reduced_motion="no-preference")
    tab.mouse.move(20, 20)
    tab.evaluate("sessionStorage.setItem('is', 'here'); window.was = 1; console.log(1)")
    used = {"size": [300, 400], "media": [True, False, False, True]}
    assert tab.evaluate(SEEN) == used | {"hovered": 1, "stored": 1, "was": 1}
    tabs.leave_tab(tab)
    again = use(browser, f"{address}#place")
    assert again is tab
    again.evaluate("console.log(2)")
    assert again.evaluate(SEEN) == NEW
    note = "onmousedown = ({ clientX, clientY }) => was = [clientX, clientY]"
    again.evaluate(f"() => {{ {note} }}")
    again.mouse.down()
    again.mouse.up()
    assert again.evaluate("was") == [0, 0]
    assert told == ["1"]
    tabs.leave_tab(again)


def test_a_tab_that_was_drawn_small_is_as_large_as_before(browser, address):
    tab = use(browser, address)
    tabs.draw_small(tab)
    tab.mouse.move(90, 90)
    assert tab.evaluate(SEEN) == NEW | {"hovered": 0}, "the pointer misses"
    tabs.leave_tab(tab)
    again = use(browser, address)
    assert again is tab
    again.mouse.move(90, 90)
    assert again.evaluate(SEEN) == NEW | {"hovered": 1}
    tabs.leave_tab(again)


def test_a_tab_that_crashed_is_closed(browser, address):
    tab = use(browser, address)
    with pytest.raises(Exception, match="crash"):
        tab.goto("chrome://crash")
    tabs.leave_tab(tab)
    assert tab.is_closed()
    assert use(browser, address).evaluate(SEEN) == NEW


def test_tabs_in_use_of_their_own_context_or_after_a_failure(browser, address):
    first, second = use(browser, address), use(browser, address)
    assert first is not second
    tabs.leave_tab(first)
    tabs.leave_tab(second)
    tab = use(browser, address, context=tabs.new_context)
    tabs.leave_tab(tab)
    assert tab.context not in browser.contexts
    before, of_the_test = use(browser, address), use(browser, address)
    tabs.leave_tab(before)
    tabs.forget_tabs()  # when the test is reported; then it leaves its own
    tabs.leave_tab(of_the_test)
    assert before.is_closed() and of_the_test.is_closed()
    assert tabs.shared_context(browser, *LOOK) in browser.contexts
