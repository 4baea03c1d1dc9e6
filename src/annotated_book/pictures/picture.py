"""A picture, drawn part by part from a cell's own tensors.

    picture = Picture(320, "Scores", "Three keys and how well each fits the query.")
    scores = picture.grid(q @ k.T, 20, 40, label="scores (3, 3)")
    weights = picture.grid(w, 180, 40, label="weights (3, 3)", heat=True)
    picture.arrow(scores, weights, label="softmax")
    picture

Each method draws one part, and gives back its box, for what is drawn next to it. Colors are
variables of the page (legend.css), so that a picture follows the theme.
"""

from __future__ import annotations

from annotated_book.pictures.boxes import Box
from annotated_book.pictures.legend import draw_legend
from annotated_book.pictures.parts import Parts


class Picture(Parts):
    """A drawing in SVG, `width` units wide and as high as what is drawn in it.

    A unit is a px where there is room: give at most 320 for what telephones show too, or draw
    it twice (`Layouts`).

    Args:
        width: 100 to 720.
        title: its name, in a few words.
        desc: what it shows, in one or two sentences, for who cannot see it.
    """

    def legend(self, x: float, y: float, *entries: str) -> Box:
        """Small samples with their names, in a line that wraps: see `legend.ENTRIES`."""
        return draw_legend(self, x, y, entries)
