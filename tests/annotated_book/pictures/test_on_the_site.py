"""How a picture of a notebook gets into the page, and the colors it has there."""

import re
from itertools import count, pairwise
from pathlib import Path

import pytest
import torch

from annotated_book import pictures
from annotated_book.pictures import Frames, Layouts, Picture
from book.extensions.pictures import page_html

ROOM = Path(pictures.__file__).parent
HUE = re.compile(r"--([\w-]+): (?:var\([\w-]+, )?light-dark\((#\w{6}), (#\w{6})\)")
HUES = {
    name: {"light": light, "dark": dark}
    for name, light, dark in HUE.findall((ROOM / "legend.css").read_text("utf-8"))
}
GROUND = {"light": "#fdfdfb", "dark": "#14191d"}


def picture_of(width=320):
    picture = Picture(width, "Two <s>", "Two numbers.")
    picture.grid(torch.tensor([1.0, -1.0]), 20, 30, label="x (2,)", role="value")
    return picture


def test_page_has_the_picture_itself():
    html = page_html(picture_of()._repr_mimebundle_()["text/html"], count(1))
    assert html.startswith('<div class="picture-frame beside"><svg class="picture"')
    assert "<img" not in html and "<style" not in html and "light-dark" not in html
    assert picture_of().svg().split("</desc>")[1] in html
    html = page_html(Layouts(picture_of)._repr_mimebundle_()["text/html"], count(1))
    assert re.findall(r'picture-frame (\w+-picture)"><svg.*? width="(\d+)"', html) == [
        ("narrow-picture", "320"),
        ("wide-picture", "720"),
    ]
    assert "<picture" not in html and "<source" not in html
    numbers = count(1)
    one = picture_of()._repr_mimebundle_()["text/html"]
    html = page_html(one, numbers) + page_html(one, numbers)
    parts = [("p1-title", "p1-desc"), ("p2-title", "p2-desc")]
    assert re.findall(r'id="([^"]+)"', html) == [*parts[0], *parts[1]]
    labels = re.findall(r'aria-labelledby="([^"]+)"', html)
    assert labels == [" ".join(pair) for pair in parts]
    html = '<img src="data:image/svg+xml;base64,AAAA" alt="a still">'
    assert page_html(html, count(1)) == html


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_hues_can_be_read_and_compared(theme):
    hues = {name: pair[theme] for name, pair in HUES.items()}
    cell = hues["cell"]
    for name in ("query", "key", "value", "plus", "minus", "alarm"):  # as texts
        for ground in (GROUND[theme], hues["panel"], cell):
            assert contrast(hues[name], ground) >= 4.5
    for name in ("plus", "minus", "heat"):  # as grounds of numbers
        assert contrast(mixed(hues[name], cell, 0.5), hues["cell-ink"]) >= 4.5
        tones = [contrast(mixed(hues[name], cell, i / 10), cell) for i in range(11)]
        assert all(less < more for less, more in pairwise(tones))
        assert tones[-1] >= 4.5


def test_widgets_and_pictures_have_one_list_of_colors():
    base = (ROOM.parent / "widgets/kit/base.css").read_text("utf-8")
    assert not HUE.search(base)
    assert set(HUES) > {"query", "key", "value", "heat", "hue-7"}


def numbers_of(color):
    return [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]


def mixed(hue, ground, share):
    parts = zip(numbers_of(hue), numbers_of(ground), strict=True)
    mixed = (round(255 * (share * a + (1 - share) * b)) for a, b in parts)
    return "#" + "".join(f"{part:02x}" for part in mixed)


def contrast(one, other):
    """Return the ratio of WCAG 2.2, from 1 to 21."""

    def light(color):
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in numbers_of(color)
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("width", "shown"), [(320, 480), (640, 704)])
def test_pictures_are_larger_where_there_is_room(width, shown):
    """A telephone shrinks it again."""
    picture = Picture(width, "A box", "One box.")
    picture.box("one", 10, 10, 80, 40)
    html = page_html(picture._repr_mimebundle_()["text/html"], count(1))
    assert f' width="{shown}" ' in html and f'viewBox="0 0 {width} ' in html
    heights = re.findall(r'<svg.*? width="\d+" height="(\d+)"', picture.svg() + html)
    as_drawn, as_shown = map(int, heights)
    assert as_shown == pytest.approx(as_drawn * shown / width, abs=0.5)


def step_of(height, width=320):
    picture = Picture(width, f"Step <{height}>", f"It is {height} high.")
    picture.text(str(height), 10, height)
    return picture


def frames_of(*heights):
    return Frames(
        "Turns <so> far", {str(height): step_of(height) for height in heights}
    )


def test_all_steps_are_there_and_the_last_is_chosen():
    made = frames_of(20, 30, 40)._repr_mimebundle_()
    html = made["text/html"]
    steps = re.findall(r'<input type="radio"[^>]*?( checked)?>(\d+)<', html)
    assert steps == [("", "20"), ("", "30"), (" checked", "40")]
    assert html.count("<img") == 3
    assert "<legend>Turns &lt;so&gt; far</legend>" in html
    assert made["text/plain"] == "It is 40 high."
    steps = {"0": step_of(20), "1": step_of(30)}
    assert " checked>0<" in Frames("Step", steps, start="0").html()
    frames = frames_of(20, 90, 40)
    assert len({picture.height for picture in frames.steps.values()}) == 1
    made = (frames_of(20, last).html() for last in (30, 40))
    one, two = ({*re.findall(r'name="([^"]*)"', html)} for html in made)
    assert len(one) == len(two) == 1 and one != two
    html = page_html(frames_of(20, 30).html(), count(1))
    assert html.startswith('<fieldset class="frames">')
    assert html.count("<svg") == 2 and "<img" not in html and "<style" not in html


def test_a_screen_holds_each_step():
    """They are large where there is room, and a high picture less so."""
    for highest, width in ((200, 480), (589, 320)):
        html = page_html(frames_of(20, highest).html(), count(1))
        assert html.count(f' width="{width}" ') == 2
        assert max(map(int, re.findall(r' height="(\d+)"', html))) <= 600


def test_wrong_steps_are_refused():
    with pytest.raises(ValueError, match="two or more pictures, got 1"):
        frames_of(20)
    with pytest.raises(ValueError, match=r"one width, got \[300, 320\]"):
        Frames("Step", {"0": step_of(20), "1": step_of(20, width=300)})
    with pytest.raises(ValueError, match="start must be one of 0, 1, got '2'"):
        Frames("Step", {"0": step_of(20), "1": step_of(20)}, start="2")
