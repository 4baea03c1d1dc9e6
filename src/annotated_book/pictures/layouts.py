"""A picture as a notebook keeps it, drawn at two widths."""

from __future__ import annotations

from collections.abc import Callable

from annotated_book.pictures.alone import data_uri
from annotated_book.pictures.canvas import WIDE, Canvas

NARROW = 320  # what a telephone of 360 px holds beside its margins


class Layouts:
    """A picture drawn twice: wide, and narrow for telephones. The page shows the one that fits.

    Args:
        draw: called with `WIDE` and with `NARROW`; gives a `Picture` of that width, or of less.

    Shape of use: `Layouts(draw)` as the last line of a cell.
    """

    def __init__(self, draw: Callable[[int], Canvas]) -> None:
        self.wide, self.narrow = draw(WIDE), draw(NARROW)

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, str]:
        """JupyterLab drops `source` or shows the wide one; the site takes both."""
        narrow = data_uri(self.narrow.svg(alone=True))
        narrow = f'<source media="(max-width: 600px)" srcset="{narrow}">'
        html = f"<picture>{narrow}{self.wide.image()}</picture>"
        return {"text/html": html, "text/plain": self.wide.desc}
