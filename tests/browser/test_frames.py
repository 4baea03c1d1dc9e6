"""A picture in steps, on the site: one is shown, arrow keys go on, paper has them all."""

import pytest
from playwright.sync_api import expect

PAGE = "book/deeper/20-several-processes.html"
N_STEPS = 7  # none, and six turns


@pytest.fixture
def frames(open_page):
    return open_page(PAGE).page.get_by_role("group", name="Turns so far")


def shown(frames):
    pictures = frames.locator(".step").all()
    return [i for i, picture in enumerate(pictures) if picture.is_visible()]


def test_a_picture_in_steps(frames):
    assert frames.get_by_role("radio").count() == N_STEPS
    assert shown(frames) == [N_STEPS - 1]
    frames.locator("label", has_text="2").click()
    assert shown(frames) == [2]
    frames.page.keyboard.press("ArrowRight")
    expect(frames.get_by_role("radio", name="3")).to_be_focused()
    assert shown(frames) == [3]

    def place():
        return frames.evaluate("(frames) => [frames.offsetTop, frames.offsetHeight]")

    at_first = place()
    for radio in frames.get_by_role("radio").all():
        radio.check()
        assert place() == at_first
    frames.page.emulate_media(media="print")
    assert shown(frames) == [*range(N_STEPS)]
    assert frames.locator("label").first.is_visible()
    frames.page.emulate_media(media="screen")
