"""What joins the parts of a picture: rails, arrows, brackets."""

from __future__ import annotations

from html import escape

from annotated.checks import require
from annotated_book.pictures import strokes
from annotated_book.pictures.boxes import Box, Point
from annotated_book.pictures.canvas import Canvas


class Joins(Canvas):
    """The parts of a picture that lead from one to another."""

    def rail(self, start: Point, end: Point, *, double: bool = False) -> None:
        """The residual stream of a token, or the memory (double). Draw it before what is on it."""
        offsets = (-3.0, 3.0) if double else (0.0,)
        along = strokes.direction(start, end)
        for shift in offsets:
            one = (start[0] - along[1] * shift, start[1] + along[0] * shift)
            two = (end[0] - along[1] * shift, end[1] + along[0] * shift)
            self.parts.append(
                f'<path class="rail" d="M{strokes.at(one)}L{strokes.at(two)}"/>'
            )
        self.grow(max(start[1], end[1]))

    def arrow(
        self,
        start: Box | Point | str,
        end: Box | Point | str,
        *,
        role: str = "",
        kind: str = "plain",
        label: str = "",
        alarm: bool = False,
    ) -> None:
        """From one part to another, from edge to edge; parts may be called by their names.

        Args:
            kind: "plain", "gradient" (dashed) or "memory" (double).
            role: the hue of a query, key or value that it carries.
            label: beside its middle.
            alarm: an arrow that must not be there.
        """
        require(
            kind in ("plain", "gradient", "memory"),
            f'kind must be "plain", "gradient" or "memory", got {kind!r}',
        )
        one, two = self.find(start), self.find(end)
        points, first, last = strokes.wire(one, two)
        hue = "alarm" if alarm else self.hue(role, None)
        joins = f' data-from="{escape(one.name)}" data-to="{escape(two.name)}"'
        self.parts.append(f'<g class="arrow {hue}"{joins}>')
        look = "wire dashed" if kind == "gradient" else "wire"
        size = strokes.TIP + (3 if kind == "memory" else 0)
        for shift in (-strokes.APART, strokes.APART) if kind == "memory" else (0.0,):
            d = strokes.curve(points, shift, size)
            self.parts.append(f'<path class="{look}" d="{d}"/>')
        self.parts.append(f'<path class="tip" d="{strokes.head(points, size)}"/></g>')
        self.grow(max(first[1], last[1]))
        if label:
            x, y = (first[0] + last[0]) / 2, (first[1] + last[1]) / 2
            level = abs(first[1] - last[1]) < 12
            if level:
                self.text(label, x, y - 6, size=11, anchor="middle")
            else:
                self.text(label, x + 7, y + 4, size=11)

    def link(
        self,
        start: Box | Point | str,
        end: Box | Point | str,
        weight: float,
        *,
        head: int | None = None,
        sideways: bool = True,
    ) -> None:
        """A line without a head, the stronger the weight in [0, 1]: who reads whom.

        It runs from side to side, or without `sideways` as arrows do.
        """
        one, two = self.find(start), self.find(end)
        points, first, last = strokes.wire(one, two, sideways)
        joins = f' data-from="{escape(one.name)}" data-to="{escape(two.name)}"'
        look = f'stroke-width="{0.5 + 3.5 * weight:.1f}" stroke-opacity="{0.3 + 0.7 * weight:.1f}"'
        hue = self.hue("", head)
        self.parts.append(
            f'<g class="{hue}"{joins}><path class="thread" {look} '
            f'd="{strokes.curve(points, 0.0, 1.0)}"/></g>'.replace(' class=""', "", 1)
        )
        self.grow(max(first[1], last[1]))

    def bracket(
        self, box: Box, words: str, *, side: str = "right", gap: float = 4
    ) -> None:
        """A bracket along a side of a box ("left", "right", "above", "below"), and its words."""
        anchors = {
            "left": "end",
            "right": "start",
            "above": "middle",
            "below": "middle",
        }
        require(
            side in anchors,
            f"side must be one of {', '.join(anchors)}, got {side!r}",
        )
        d, (x, y) = strokes.bracket_path(box, side, gap)
        self.parts.append(f'<path class="wire" d="{d}"/>')
        drop = {"above": 0.0, "below": 8.0}.get(side, 4.0)
        self.text(words, x, y + drop, size=11, anchor=anchors[side])
