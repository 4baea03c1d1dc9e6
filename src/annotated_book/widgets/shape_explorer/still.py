"""The still of ShapeExplorer: each tensor of a function as a block whose edges are its axes."""

from __future__ import annotations

from math import log2
from typing import Any

from annotated_book.pictures import Picture
from annotated_book.pictures.boxes import Box, text_width

WIDTH, LEFT, TOP, DEEP, MOST_SHEETS = 340, 46, 40, 3, 16
ROLES = {"query": "query", "q": "query", "key": "key", "k": "key"}
ROLES |= {"value": "value", "v": "value"}

Axis = str | int


def blocks_picture(
    name: str, made: list[list[Any]], sizes: dict[str, int], desc: str
) -> tuple[str, str]:
    """What the lines of a function make, in their order; blocks.js draws the same."""
    picture = Picture(WIDTH, f"The tensors of {name} as blocks", desc)
    picture.text(name, 2, 14, mono=True, strong=True)
    x, y, low = 0.0, 20.0, 20.0
    for variable, tensor in made:
        block = Block(picture, variable, tensor["shape"], sizes)
        if x and x + block.width > WIDTH:
            x, y = 0.0, low
        low = max(low, block.draw(x, y))
        x += block.width
    return picture.svg(alone=True), desc


class Block:
    """One tensor: rows downwards, columns to the right, heads as sheets behind each other."""

    def __init__(
        self, picture: Picture, variable: str, shape: list[Axis], sizes: dict[str, int]
    ):
        self.picture, self.sizes = picture, sizes
        self.name = "returned" if variable == "return" else variable
        self.role = ROLES.get(variable, "")
        has_batch = shape[:1] == ["B"] or len(shape) > 2
        drawn = shape[has_batch:][-3:]
        self.written = shape[: len(shape) - len(drawn)]
        self.heads, self.rows, self.columns = [None] * (3 - len(drawn)) + drawn
        self.wide, self.high = (edge(self.size(x)) for x in (self.columns, self.rows))
        self.deep = (min(max(self.size(self.heads), 1), MOST_SHEETS) - 1) * DEEP
        names = max(
            text_width(self.name, 13, mono=True) + 4,
            LEFT + text_width(self.label(self.columns), 11),
            LEFT + self.deep + text_width(self.label(self.heads), 11) + 4,
        )
        self.width = max(LEFT + self.wide + self.deep, names) + 12

    def size(self, axis: Axis | None) -> int:
        if axis is None or isinstance(axis, int):
            return axis or 1
        return self.sizes[axis]

    def label(self, axis: Axis | None) -> str:
        return (
            ""
            if axis is None
            else f"{axis} {self.size(axis)}" * (axis in self.sizes) or str(axis)
        )

    def draw(self, x: float, y: float) -> float:
        """With its upper left corner at (x, y); gives where it ends below."""
        picture, top = self.picture, y + TOP + self.deep
        picture.open(self.name, picture.hue(self.role, None))
        picture.text(self.name, x + 2, y + 16, mono=True, own=bool(self.role))
        for behind in range(self.deep, -1, -DEEP):
            sheet = Box(x + LEFT + behind, top - behind, self.wide, self.high)
            picture.shape("solid", sheet)
        batch = " ".join(f"{self.label(axis)} ×" for axis in self.written)
        for words, left, base, anchor in (
            (self.label(self.columns), x + LEFT, top + self.high + 13, "start"),
            (self.label(self.rows), x + LEFT - 5, top + self.high / 2 + 4, "end"),
            (self.label(self.heads), x + LEFT + self.deep + 4, y + TOP - 5, "start"),
            (batch, x + LEFT - 5, y + TOP - 5, "end"),
        ):
            picture.text(words, left, base, size=11, anchor=anchor, soft=True)
        picture.close(Box(x, y, self.width, TOP + self.deep + self.high + 18))
        return y + TOP + self.deep + self.high + 18


def edge(size: int) -> float:
    """Sizes reach from 1 to 37,000: an edge grows by so much each time its size doubles."""
    return 8 + 6.5 * log2(max(size, 1))
