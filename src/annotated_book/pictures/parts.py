"""The parts of a model: tokens, boxes, layer norms, and ⊕."""

from __future__ import annotations

from annotated_book.pictures.boxes import Box, plain, text_width
from annotated_book.pictures.joins import Joins
from annotated_book.pictures.tensors import Tensors


class Parts(Tensors, Joins):
    """All that a picture can show, but the legend, which is made of it."""

    def pill(
        self,
        words: str,
        x: float,
        y: float,
        *,
        lang: str = "",
        number: int | None = None,
        name: str = "",
        role: str = "",
        width: float | None = None,
    ) -> Box:
        """A token in a rounded frame, (x, y) its upper left corner, with its id behind it."""
        wide = text_width(words, 13) + 16
        tail = "" if number is None else str(number)
        wide += text_width(tail, 11) + 5 if tail else 0
        box = Box(x, y, width or wide, 22, name or words)
        self.inside(box)
        self.open(box.name, self.hue(role, None))
        self.shape("solid", box, radius=11)
        middle = box.center[0] - (text_width(tail, 11) / 2 + 3 if tail else 0)
        self.text(words, middle, y + 15.5, anchor="middle", lang=lang)
        if tail:
            self.text(tail, box.right - 8, y + 15.5, size=11, anchor="end", soft=True)
        self.close(box)
        return box

    def box(
        self,
        words: str,
        x: float,
        y: float,
        width: float,
        height: float = 28,
        *,
        note: str = "",
        name: str = "",
        parameter: bool = False,
        training_only: bool = False,
        role: str = "",
        head: int | None = None,
    ) -> Box:
        """A part with a name: an activation (solid), a parameter (dashed), dropout (dotted)."""
        box = Box(x, y, width, height, name or words)
        hue = self.hue(role, head)
        self.inside(box)
        self.open(box.name, hue)
        look = "hollow dotted" if training_only else "hollow" if parameter else "solid"
        self.shape(look, box, radius=3)
        middle, center = box.center
        if note:
            self.text(
                words, middle, center - 2, anchor="middle", mono=True, own=bool(hue)
            )
            self.text(note, middle, center + 13, size=11, anchor="middle", soft=True)
        else:
            self.text(
                words, middle, center + 4.5, anchor="middle", mono=True, own=bool(hue)
            )
        self.close(box)
        return box

    def norm(self, x: float, y: float, *, width: float = 46, name: str = "norm") -> Box:
        """Layer norm: a narrow box on the rail or on the branch."""
        box = Box(x, y, width, 18, name)
        self.inside(box)
        self.open(name, "")
        self.shape("solid", box, radius=3)
        self.text("norm", box.center[0], y + 13, size=11, anchor="middle")
        self.close(box)
        return box

    def add(self, x: float, y: float, *, name: str = "⊕") -> Box:
        """⊕ around the point (x, y): where a sublayer comes back to the stream."""
        box = Box(x - 8, y - 8, 16, 16, name)
        self.inside(box)
        self.open(name, "")
        self.parts.append(
            f'<circle class="solid" cx="{plain(x)}" cy="{plain(y)}" r="8"/>'
        )
        cross = f"M{plain(x - 5)} {plain(y)}h10M{plain(x)} {plain(y - 5)}v10"
        self.parts.append(f'<path class="wire" d="{cross}"/>')
        self.close(box)
        return box
