"""A picture in steps, for what happens in an order. The reader chooses which step is shown."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from annotated.checks import require
from annotated_book.pictures.alone import without_comments
from annotated_book.pictures.canvas import Canvas


class Frames:
    """One picture for each step, of which the reader sees one, at first the last or `start`.

    The steps are radio buttons of HTML: arrow keys go on and back, and nothing has to run. On
    paper, and where styles are dropped, all steps stand below one another.

    Args:
        name: what is counted or named by the steps, such as "Turns so far".
        steps: a picture for each step, in their order, at least two; all of one width.
        start: the step that is shown at first, if not the last.

    Shape of use: `Frames("Turns so far", {"0": first, "1": second})` as the last line of a cell.
    """

    def __init__(self, name: str, steps: dict[str, Canvas], start: str = "") -> None:
        require(len(steps) > 1, f"steps must be two or more pictures, got {len(steps)}")
        self.start = start or [*steps][-1]
        require(
            self.start in steps,
            f"start must be one of {', '.join(steps)}, got {start!r}",
        )
        widths = sorted({picture.width for picture in steps.values()})
        require(len(widths) == 1, f"steps must have one width, got {widths}")
        self.name, self.steps = name, steps
        self.last = [*steps.values()][-1]
        highest = max(picture.height for picture in steps.values())
        for picture in steps.values():
            picture.grow(highest)  # so that nothing below moves from step to step

    def html(self) -> str:
        group = escape(f"{self.name}: {self.last.title}")  # of its own on a page
        frames = "".join(
            f'<label><input type="radio" name="{group}"'
            f"{' checked' if step == self.start else ''}>{escape(step)}</label>"
            f'<div class="step">{picture.image()}</div>'
            for step, picture in self.steps.items()
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
