"""A picture in steps, for what happens in an order. The reader chooses which step is shown."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from annotated.checks import require
from annotated_book.pictures.alone import without_comments
from annotated_book.pictures.canvas import Canvas


class Frames:
    """One picture for each step, of which the reader sees one, at first the last.

    The steps are radio buttons of HTML: arrow keys go on and back, and nothing has to run. On
    paper, and where styles are dropped, all steps stand below one another.

    Args:
        name: what is counted or named by the steps, such as "Turns so far".
        steps: a picture for each step, in their order, at least two; all of one width.

    Shape of use: `Frames("Turns so far", {"0": first, "1": second})` as the last line of a cell.
    """

    def __init__(self, name: str, steps: dict[str, Canvas]) -> None:
        require(len(steps) > 1, f"steps must be two or more pictures, got {len(steps)}")
        widths = sorted({picture.width for picture in steps.values()})
        require(len(widths) == 1, f"steps must have one width, got {widths}")
        self.name, self.steps = name, steps
        self.last = [*steps.values()][-1]
        highest = max(picture.height for picture in steps.values())
        for picture in steps.values():
            picture.grow(highest)  # so that nothing below moves from step to step

    def html(self) -> str:
        last = len(self.steps) - 1
        group = escape(f"{self.name}: {self.last.title}")  # of its own on a page
        frames = "".join(
            f'<label><input type="radio" name="{group}"'
            f"{' checked' if i == last else ''}>{escape(step)}</label>"
            f'<div class="step">{picture.image()}</div>'
            for i, (step, picture) in enumerate(self.steps.items())
        )
        return (
            f"<style>{style()}</style>"
            f'<fieldset class="frames"><legend>{escape(self.name)}</legend>{frames}</fieldset>'
        )

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, str]:
        return {"text/html": self.html(), "text/plain": self.last.desc}


@cache
def style() -> str:
    sheet = Path(__file__).with_name("frames.css")
    return without_comments(sheet.read_text("utf-8"))
