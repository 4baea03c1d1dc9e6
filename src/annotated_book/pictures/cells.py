"""A tensor as square cells: one path for each level of color."""

from __future__ import annotations

from itertools import product

import torch
from torch import Tensor

from annotated.checks import require, shape_of
from annotated_book.pictures.boxes import Grid, plain

LEVELS = 10  # an eye does not see more of one hue side by side
UNDER_TEXT = (
    0.5  # of the full color: what is printed in a cell can be read in both themes
)


def as_matrix(values: Tensor, name: str) -> Tensor:
    """The values as rows and columns; one vector is one row."""
    values = torch.as_tensor(values).detach().to("cpu", torch.float64)
    if values.ndim < 2:
        values = values.reshape(1, -1)
    require(
        values.ndim == 2 and values.numel() > 0,
        f"{name or 'values'} has the shape {shape_of(values)}: give one matrix, such as x[0]",
    )
    return values


def largest_of(values: Tensor) -> float:
    """The largest distance from zero of what is finite; 1 if all are zero."""
    finite = values[values.isfinite()].abs()
    return float(finite.max()) or 1.0 if finite.numel() else 1.0


def levels(values: Tensor, largest: float, heat: bool) -> Tensor:
    """How strongly each cell is filled, in tenths, with the sign of its value."""
    if heat:
        require(
            bool((values >= -1e-6).all() and (values <= 1 + 1e-6).all()),
            f"heat is for weights in [0, 1], got {values.min():.3g} to {values.max():.3g}: "
            "leave heat out",
        )
    shares = (values.nan_to_num(0.0) / largest).clamp(-1, 1)
    return (shares * LEVELS).round().int()


def not_a_number(grid: Grid, places: Tensor) -> str:
    """Cells that hold NaN, in the color of an alarm."""
    side = plain(grid.cell)
    found = [grid.cell_at(*place) for place in places.nonzero().tolist()]
    d = "".join(f"M{plain(c.x)} {plain(c.y)}h{side}v{side}h-{side}z" for c in found)
    return f'<path class="nan" fill-opacity="0.35" d="{d}"/>' if d else ""


def cell_paths(grid: Grid, filled: Tensor, heat: bool, strength: float) -> list[str]:
    """The filled cells. A level that no cell has is left out, and so is zero: the ground."""
    gap = 0.6 if grid.cell >= 8 else 0  # between large cells the ground shows
    side = plain(grid.cell - gap)
    paths = []
    for level in [level for level in range(-LEVELS, LEVELS + 1) if level]:
        places = (filled == level).nonzero().tolist()
        if places:
            hue = "heat" if heat else "plus" if level > 0 else "minus"
            d = "".join(
                f"M{plain(cell.x + gap / 2)} {plain(cell.y + gap / 2)}h{side}v{side}h-{side}z"
                for cell in (grid.cell_at(*place) for place in places)
            )
            share = f"{abs(level) / LEVELS * strength:.2f}"
            paths.append(f'<path class="{hue}" fill-opacity="{share}" d="{d}"/>')
    return paths


def lines_between(grid: Grid) -> str:
    """Hair lines between the cells; none where cells are so small that only lines were seen."""
    if grid.cell < 8:
        return ""
    side = grid.cell
    across = (
        f"M{plain(grid.x)} {plain(grid.y + i * side)}h{plain(grid.width)}"
        for i in range(1, grid.rows)
    )
    down = (
        f"M{plain(grid.x + i * side)} {plain(grid.y)}v{plain(grid.height)}"
        for i in range(1, grid.columns)
    )
    return f'<path class="lines" d="{"".join((*across, *down))}"/>'


def hatch(grid: Grid, blocked: Tensor, crossed: bool) -> str:
    """Strokes over the cells that are blocked; two directions for padding."""
    d = ""
    for row, column in product(range(grid.rows), range(grid.columns)):
        if not blocked[row, column]:
            continue
        cell = grid.cell_at(row, column)
        x, y, side, half = cell.x, cell.y, cell.width, cell.width / 2
        d += f"M{plain(x)} {plain(cell.bottom)}l{plain(side)} -{plain(side)}"
        d += f"M{plain(x)} {plain(y + half)}l{plain(half)} -{plain(half)}"
        d += f"M{plain(x + half)} {plain(cell.bottom)}l{plain(half)} -{plain(half)}"
        if crossed:
            d += f"M{plain(x)} {plain(y)}l{plain(side)} {plain(side)}"
            d += f"M{plain(x + half)} {plain(y)}l{plain(half)} {plain(half)}"
            d += f"M{plain(x)} {plain(y + half)}l{plain(half)} {plain(half)}"
    return f'<path class="hatch" d="{d}"/>' if d else ""


def blocked_by(mask: Tensor | None, shape: torch.Size, name: str) -> Tensor:
    """Where a mask, True where one may attend, forbids it; of one row for all if it has one."""
    if mask is None:
        return torch.zeros(shape, dtype=torch.bool)
    mask = torch.as_tensor(mask)
    require(
        mask.dtype == torch.bool,
        f"{name} must be a bool mask with True where one may attend, got {mask.dtype}",
    )
    require(
        mask.ndim <= 2
        and all(
            m in (1, s) for m, s in zip(mask.shape[::-1], shape[::-1], strict=False)
        ),
        f"{name} has the shape {shape_of(mask)}, but the values {tuple(shape)}: give the mask "
        "of this one map, such as mask[0, 0]",
    )
    return ~mask.expand(shape)
