"""The still of HeadSplitter: x, and below it what each head holds, in the hues of the heads."""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from textwrap import wrap
from typing import Any

from annotated_book.pictures import Picture
from annotated_book.pictures.boxes import Box, plain

WIDTH = 340  # a telephone shows it in full
LARGEST, GAP, LEFT, HUES = 28, 12, 18, 8


def heads_picture(facts: dict[str, Any], way: str) -> tuple[str, str]:
    """The first sequence of a batch, before and after it is split into heads."""
    picture = refused(facts["error"]) if "error" in facts else split(facts, way)
    return picture.svg(alone=True), picture.desc


def refused(error: str) -> Picture:
    picture = Picture(WIDTH, "This cannot be split into heads", error)
    for i, line in enumerate(wrap(error, 44)):
        picture.text(line, 2, 16 + 18 * i)
    return picture


def split(facts: dict[str, Any], way: str) -> Picture:
    before, after = (stage_of(facts[way], kind) for kind in ("input", "split"))
    shapes = tuple(before["shape"]), tuple(after["shape"])
    name = "split into heads" if way == "right" else "viewed without the transpose"
    desc = (
        f"x has the shape {shapes[0]}; {name} it has the shape {shapes[1]}. "
        "A cell shows the token and the feature of its number, in the color of its head."
    )
    sheet = Cells(Picture(WIDTH, f"x, {name}", desc), facts, before)
    first = ", the first of the batch" if shapes[0][0] > 1 else ""
    sheet.picture.text(f"x {shapes[0]}{first}", 2, 14, mono=True)
    whole = sheet.block(before, LEFT, 24)
    _, heads, length, d_k = shapes[1]
    wide, high = d_k * sheet.cell, length * sheet.cell
    for head in range(heads):
        box = Box(LEFT + head * (wide + GAP), whole.bottom + 40, wide, high)
        part = Box(LEFT + head * wide, whole.y, wide, whole.height)
        if way == "right":
            sheet.picture.link(part, box, 0.6, head=head, sideways=False)
        sheet.block(after, box.x, box.y, head)
        if wide > 36 or not head:
            sheet.picture.text(f"head {head}", box.x, box.bottom + 14, size=11)
    low = whole.bottom + 40 + high + 38
    sheet.picture.text(f"{name} {shapes[1]}", 2, low, mono=True)
    return sheet.picture


class Cells:
    """Draws the numbers of x wherever they are, a square for each."""

    def __init__(self, picture: Picture, facts: dict[str, Any], before: dict[str, Any]):
        home = stage_of(facts["right"], "split")
        self.picture = picture
        _, self.length, self.d_model = before["shape"]
        self.head_of = {number(home, index): index[0] for index in inside(home)}
        room = WIDTH - LEFT - GAP * (home["shape"][1] - 1)
        self.cell = min(LARGEST, room / self.d_model)

    def block(self, stage: dict[str, Any], x: float, y: float, *outer: int) -> Box:
        """One matrix of a stage; `outer` says which."""
        rows, columns = stage["shape"][-2:]
        size = self.cell
        box = Box(x, y, columns * size, rows * size)
        self.picture.shape("ground", box)
        squares, texts = defaultdict(str), []
        for row, column in product(range(rows), range(columns)):
            here = number(stage, (*outer, row, column))
            token, feature = divmod(here, self.d_model)
            left, top = x + column * size, y + row * size
            side = plain(size - 1)
            squares[self.head_of[here] % HUES, token] += (
                f"M{plain(left)} {plain(top)}h{side}v{side}h-{side}z"
            )
            texts.append((f"{token},{feature}", left + size / 2, top + size / 2 + 4))
        for (head, token), d in squares.items():
            share = 0.34 + 0.28 * token / max(self.length - 1, 1)
            hue = self.picture.hue("", head)
            self.picture.parts.append(
                f'<path class="tint {hue}" fill-opacity="{share:.2f}" d="{d}"/>'
            )
        if size == LARGEST:
            for words, left, top in texts:
                self.picture.text(
                    words, left, top, size=11, anchor="middle", kind="in-cell"
                )
        self.picture.grow(box.bottom)
        return box


def stage_of(way: dict[str, Any], kind: str) -> dict[str, Any]:
    return next(stage for stage in way["stages"] if stage["kind"] == kind)


def inside(stage: dict[str, Any]):
    """All indices of the first sequence of the batch."""
    return product(*map(range, stage["shape"][1:]))


def number(stage: dict[str, Any], index: tuple[int, ...]) -> int:
    steps = stage["origin"][1:]
    return sum(i * step for i, step in zip(index, steps, strict=True))
