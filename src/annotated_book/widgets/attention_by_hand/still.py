"""The still of AttentionByHand: the arrows of query, keys and values, and the weights."""

from __future__ import annotations

from math import hypot

from torch import Tensor

from annotated_book.pictures import Picture
from annotated_book.pictures.boxes import plain, text_width
from annotated_book.pictures.strokes import at, head

WIDTH, SIDE, GAP = 340, 152, 32  # a telephone shows it in full
TOP, CELL, LETTER = 22, 40, 11
MOST_LETTERS = 12  # of a name beside five cells

Vectors = list[list[float]]


def planes_picture(
    words: list[str],
    vectors: dict[str, Vectors],
    word: int,
    reach: float,
    weights: Tensor,
    output: Tensor,
) -> tuple[str, str]:
    """The query of one word beside all keys; values, scaled by weights, tip to tail."""
    picture = Picture(
        WIDTH, f"Attention of “{words[word]}” in two dimensions", says(words, weights)
    )
    rows = [shorten(name) for name in words]
    left = Plane(picture, 2, reach, "Query and keys")
    left.arrow(vectors["query"][word], f"q {rows[word]}", "query", 3, side=1)
    for name, key in zip(rows, vectors["key"], strict=True):
        left.arrow(key, f"k {name}", "key", side=-1)
    right = Plane(picture, 2 + SIDE + GAP, reach, "Values × weights: output")
    start = [0.0, 0.0]
    for name, value, share in zip(
        rows, vectors["value"], weights[word].tolist(), strict=True
    ):
        right.arrow(value, f"v {name}", "value")
        end = [a + share * x for a, x in zip(start, value, strict=True)]
        right.arrow(end, "", "value", 3, start=start)
        start = end
    right.arrow(output[word].tolist(), "output", "", 2, side=1)
    picture.grid(
        weights,
        max(text_width(name, LETTER) for name in rows) + 10,
        TOP + SIDE + 58,
        label="attention weights",
        cell=CELL,
        heat=True,
        largest=1.0,
        decimals=2,
        row_labels=rows,
        column_labels=[name[:6] for name in rows],
    )
    return picture.svg(alone=True), picture.desc


def shorten(name: str) -> str:
    return name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 1]}…"


def says(words: list[str], weights: Tensor) -> str:
    most = [words[j] for j in weights.argmax(-1).tolist()]
    told = "; ".join(
        f"“{word}” attends most to “{other}”, with weight {max(row):.2f}"
        for word, other, row in zip(words, most, weights.tolist(), strict=True)
    )
    return f"Attention in two dimensions: {told}."


class Plane:
    """Arrows from a middle, on lines that are a fourth of the reach apart."""

    def __init__(self, picture: Picture, x: float, reach: float, title: str):
        self.picture, self.unit = picture, SIDE / 2 / reach
        self.middle = x + SIDE / 2, TOP + SIDE / 2
        picture.text(title, x, 14, size=LETTER)
        steps = [plain(i * SIDE / 8) for i in range(9)]
        picture.parts.append(
            f'<path class="lines" transform="translate({plain(x)} {TOP})" d="'
            + "".join(f"M{step} 0v{SIDE}M0 {step}h{SIDE}" for step in steps)
            + '"/>'
        )
        picture.grow(TOP + SIDE)

    def place(self, vector: list[float]) -> tuple[float, float]:
        x, y = self.middle
        return x + vector[0] * self.unit, y - vector[1] * self.unit

    def arrow(
        self,
        vector: list[float],
        name: str,
        role: str,
        width: float = 1.0,
        side: int = 0,
        start: list[float] | None = None,
    ) -> None:
        """From the middle, or from `start`. Its name stands beyond its end, or on one side of
        it, 1 or -1, where two arrows may lie upon each other."""
        x, y = self.middle
        start, end = self.place(start or [0.0, 0.0]), self.place(vector)
        hue = self.picture.hue(role, None)
        self.picture.parts.append(
            f'<g class="{hue}"><path class="wire" style="stroke-width:{width:.1f}" '
            f'd="M{at(start)}L{at(end)}"/>'
            f'<path class="tip" d="{head([start, start, start, end], 8)}"/></g>'
        )
        if not name:
            return
        length = hypot(*vector)
        along = (vector[0] / length, -vector[1] / length) if length else (1.0, 0.0)
        half = text_width(name, LETTER) / 2
        to = (-side * along[1], side * along[0]) if side else along
        rooms = (max(SIDE / 2 - half, 0), SIDE / 2 - 6)
        far = (end[0] - x + (6 + half) * to[0], end[1] - y + 11 * to[1])
        left, top = (
            min(max(-room, z), room) for z, room in zip(far, rooms, strict=True)
        )
        self.picture.text(
            name, x + left, y + top + 4, size=LETTER, anchor="middle", role=role
        )
