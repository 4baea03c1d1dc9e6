"""A picture in steps: what is in the notebook, and what the site makes of it."""

import re
from itertools import count

import pytest

from annotated_book.pictures import Frames, Picture
from book.extensions.pictures import page_html


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
    frames = frames_of(20, 90, 40)
    assert len({picture.height for picture in frames.steps.values()}) == 1
    made = (frames_of(20, last).html() for last in (30, 40))
    one, two = ({*re.findall(r'name="([^"]*)"', html)} for html in made)
    assert len(one) == len(two) == 1 and one != two
    html = page_html(frames_of(20, 30).html(), count(1))
    assert html.startswith('<fieldset class="frames">')
    assert html.count("<svg") == 2 and "<img" not in html and "<style" not in html


def test_wrong_steps_are_refused():
    with pytest.raises(ValueError, match="two or more pictures, got 1"):
        frames_of(20)
    with pytest.raises(ValueError, match=r"one width, got \[300, 320\]"):
        Frames("Step", {"0": step_of(20), "1": step_of(20, width=300)})
