"""Where the parts of a picture lie, in units of the picture; y runs downwards."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True)
class Box:
    """A part that was drawn: its upper left corner, its size, and the name arrows know it by."""

    x: float
    y: float
    width: float
    height: float
    name: str = ""

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def center(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def north(self) -> Point:
        return self.center[0], self.y

    @property
    def south(self) -> Point:
        return self.center[0], self.bottom

    @property
    def west(self) -> Point:
        return self.x, self.center[1]

    @property
    def east(self) -> Point:
        return self.right, self.center[1]


@dataclass(frozen=True)
class Grid(Box):
    """A drawn tensor. Its rows are positions and its columns features, or queries and keys."""

    rows: int = 1
    columns: int = 1
    largest: float = 1.0  # the value that has the full color
    above: float = 0.0  # the room that labels take above it, and on its left
    beside: float = 0.0

    @property
    def north(self) -> Point:
        return self.center[0], self.y - self.above

    @property
    def west(self) -> Point:
        return self.x - self.beside, self.center[1]

    @property
    def cell(self) -> float:
        """The side of a cell."""
        return self.width / self.columns

    def cell_at(self, row: int, column: int) -> Box:
        """One cell; negative numbers count from the end."""
        row, column = row % self.rows, column % self.columns
        side = self.cell
        x, y = self.x + column * side, self.y + row * side
        return Box(x, y, side, side, f"{self.name}[{row}, {column}]")

    def row(self, row: int) -> Box:
        row %= self.rows
        y = self.y + row * self.cell
        return Box(self.x, y, self.width, self.cell, f"{self.name}[{row}]")

    def column(self, column: int) -> Box:
        column %= self.columns
        x = self.x + column * self.cell
        return Box(x, self.y, self.cell, self.height, f"{self.name}[:, {column}]")


def facing(
    start: Box | Point, end: Box | Point, sideways: bool = False
) -> tuple[Point, Point, bool]:
    """The points that an arrow from start to end joins, and whether it runs up or down."""
    one, two = as_box(start), as_box(end)
    if sideways and one.right <= two.x:
        return one.east, two.west, False
    if one.bottom <= two.y:
        return one.south, two.north, True
    if two.bottom <= one.y:
        return one.north, two.south, True
    if one.right <= two.x:
        return one.east, two.west, False
    return one.west, two.east, False


def as_box(place: Box | Point) -> Box:
    return place if isinstance(place, Box) else Box(*place, 0, 0)


def text_width(words: str, size: float, mono: bool = False) -> float:
    """About how wide a text is: fonts differ from system to system, so it is a little more."""
    if mono:
        return 0.62 * size * len(words)
    narrow = sum(letter in "ijlt.,:;|'!()[] " for letter in words)
    wide = sum(letter in "mwMWÄÖÜ—→" for letter in words)
    square = sum(letter >= "\u2e80" for letter in words)  # as in Chinese and Japanese
    return size * (0.6 * len(words) - 0.25 * narrow + 0.28 * wide + 0.4 * square)


def plain(number: float) -> str:
    """A coordinate: one place behind the point is finer than any screen."""
    return f"{number:.1f}".removesuffix(".0").replace("-0", "0", number == 0)
