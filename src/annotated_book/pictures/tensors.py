"""Tensors as grids of square cells."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from annotated.checks import require
from annotated_book.pictures import cells
from annotated_book.pictures.boxes import Box, Grid, text_width
from annotated_book.pictures.canvas import Canvas


class Tensors(Canvas):
    """The parts of a picture that show numbers."""

    def grid(
        self,
        values: Tensor,
        x: float,
        y: float,
        *,
        label: str = "",
        name: str = "",
        cell: float = 16,
        role: str = "",
        head: int | None = None,
        heat: bool = False,
        largest: float | None = None,
        decimals: int | None = None,
        allowed: Tensor | None = None,
        real: Tensor | None = None,
        parameter: bool = False,
        row_labels: Sequence[str] = (),
        column_labels: Sequence[str] = (),
    ) -> Grid:
        """A matrix as square cells, its upper left corner at (x, y); labels stand outside.

        Args:
            values: (rows, columns), or one row.
            label: name and shape, such as "q (L, d_k) = (3, 4)", above it.
            name: what arrows call it; otherwise the first word of the label.
            cell: the side of a cell.
            role: "query", "key" or "value": hue of frame and label.
            head: its number, for the hue of a head. A picture has roles or heads.
            heat: one hue, for weights in [0, 1]; otherwise two, for above and below zero.
            largest: the value of the full color; without it, the largest there is.
            decimals: print the values, with so many places.
            allowed: causal mask, True where one may attend: the others are hatched.
            real: padding mask, True for real tokens: the others are cross-hatched.
            parameter: dashed and hollow; it has values only if they are trained ones.
            row_labels, column_labels: tokens, or numbers; long ones stand upright.
        """
        matrix = cells.as_matrix(values, label or name)
        closed = (
            cells.blocked_by(allowed, matrix.shape, "allowed"),
            cells.blocked_by(real, matrix.shape, "real"),
        )
        shown = ~(closed[0] | closed[1])
        full = largest or (1.0 if heat else cells.largest_of(matrix[shown]))
        rows, columns = matrix.shape
        above, beside = edge_room(row_labels, column_labels, cell)
        grid = Grid(
            *(x, y, columns * cell, rows * cell, name or label.split(" ")[0]),
            *(rows, columns, full, above + (20 if label else 0), beside),
        )
        hue = self.hue(role, head)
        self.inside(grid)
        self.open(grid.name, hue)
        self.paint(grid, matrix, closed, heat, decimals is not None, parameter)
        if decimals is not None:
            self.numbers(grid, matrix, shown, decimals)
        self.edge_labels(grid, row_labels, column_labels)
        if label:
            self.text(label, x, y - 7 - above, mono=True, own=bool(hue))
        self.close(grid)
        return grid

    def paint(
        self,
        grid: Grid,
        matrix: Tensor,
        closed: tuple[Tensor, Tensor],
        heat: bool,
        under_text: bool,
        parameter: bool,
    ) -> None:
        """The cells in their colors, what is masked as causal and as padding, and the frame."""
        shown = ~(closed[0] | closed[1])
        if not parameter:
            self.shape("ground", grid)
        filled = cells.levels(matrix.where(shown, 0.0), grid.largest, heat)
        strength = cells.UNDER_TEXT if under_text else 1.0
        self.parts += cells.cell_paths(grid, filled, heat, strength)
        self.parts.append(cells.not_a_number(grid, matrix.isnan() & shown))
        self.parts.append(cells.lines_between(grid))
        self.parts.append(cells.hatch(grid, closed[0], crossed=False))
        self.parts.append(cells.hatch(grid, closed[1], crossed=True))
        self.shape("hollow" if parameter else "frame", grid)

    def numbers(self, grid: Grid, matrix: Tensor, shown: Tensor, decimals: int) -> None:
        for row, column in shown.nonzero().tolist():
            x, y = grid.cell_at(row, column).center
            number = in_figures(float(matrix[row, column]), decimals)
            self.text(number, x, y + 4, size=11, anchor="middle", kind="in-cell")

    def edge_labels(
        self, grid: Grid, rows: Sequence[str], columns: Sequence[str]
    ) -> None:
        for names, count, edge in (
            (rows, grid.rows, "row"),
            (columns, grid.columns, "column"),
        ):
            require(
                len(names) in (0, count),
                f"{edge}_labels are {len(names)}, but there are {count} {edge}s",
            )
        for number, words in enumerate(rows):
            y = grid.row(number).center[1] + 4
            self.text(words, grid.x - 6, y, size=11, anchor="end")
        for number, words in enumerate(columns):
            x = grid.column(number).center[0]
            if stand_upright(columns, grid.cell):
                self.text(words, x + 4, grid.y - 5, size=11, turned=True)
            else:
                self.text(words, x, grid.y - 5, size=11, anchor="middle")

    def scale(self, grid: Grid, x: float, y: float, *, heat: bool = False) -> Box:
        """The colors of a grid as a ruler: its smallest and its largest value in figures."""
        low = "0" if heat else f"−{grid.largest:.2g}"
        high = f"{'' if heat else '+'}{grid.largest:.2g}"
        start = self.text(low, x, y + 9, size=11)
        steps = 5 if heat else 10
        ruler = Grid(start.right + 4, y, steps * 10, 10, "", 1, steps, 1.0)
        filled = cells.levels(
            cells.as_matrix(steps_of_ruler(heat, steps), "scale"), 1.0, heat=heat
        )
        self.open("", "")
        self.parts += cells.cell_paths(ruler, filled, heat, 1.0)
        self.shape("frame", ruler)
        self.close(ruler)
        stop = self.text(high, ruler.right + 4, y + 9, size=11)
        return Box(x, y, stop.right - x, 12)


def steps_of_ruler(heat: bool, steps: int) -> Tensor:
    """The values of a ruler's cells, from the smallest to the largest."""
    low = 0.0 if heat else -1.0
    return low + (1 - low) * (torch.arange(steps) + 0.5) / steps


def stand_upright(columns: Sequence[str], cell: float) -> bool:
    """Whether the names of the columns are too long to lie above cells of this size."""
    return any(text_width(words, 11) > cell - 2 for words in columns)


def edge_room(
    rows: Sequence[str], columns: Sequence[str], cell: float
) -> tuple[float, float]:
    """The room that the names of rows and columns take above a grid, and on its left."""
    widest = max((text_width(words, 11) for words in columns), default=0.0)
    above = widest + 6 if stand_upright(columns, cell) else 15.0 if columns else 0.0
    return above, max((text_width(words, 11) + 8 for words in rows), default=0.0)


def in_figures(number: float, decimals: int) -> str:
    """The number with a minus that is as wide as a plus, and no −0.0."""
    if number != number:
        return "NaN"
    words = f"{number:.{decimals}f}"
    return words.replace("-", "−" if float(words) else "")
