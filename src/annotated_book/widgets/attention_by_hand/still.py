"""The still of AttentionByHand: the arrows of queries, keys and values, and the weights."""

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
    """The query of one word beside all keys; all values, as broad as its weights, and its sum."""
    picture = Picture(
        WIDTH, f"Attention of “{words[word]}” in two dimensions", says(words, weights)
    )
    shares = weights[word].tolist()
    left = Plane(picture, 2, reach, "Query and keys")
    left.arrow(vectors["query"][word], f"q{word}", "query", 1.0, side=1)
    for i, key in enumerate(vectors["key"]):
        left.arrow(key, f"k{i}", "key", side=-1)
    right = Plane(picture, 2 + SIDE + GAP, reach, f"Values, and the output o{word}")
    for i, (value, share) in enumerate(zip(vectors["value"], shares, strict=True)):
        right.arrow(value, f"v{i}", "value", share)
    right.arrow(output[word].tolist(), f"o{word}", "", 1.0)
    rows = [shorten(name) for name in words]
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
        column_labels=[f"k{i}" for i in range(len(words))],
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

    def arrow(
        self,
        vector: list[float],
        name: str,
        role: str,
        share: float = 0.0,
        side: int = 0,
    ) -> None:
        """The larger the share, the broader the arrow. Its name stands beyond its end, or on
        one side of it, 1 or -1, where two arrows may lie upon each other."""
        x, y = self.middle
        end = x + vector[0] * self.unit, y - vector[1] * self.unit
        length = hypot(*vector)
        along = (vector[0] / length, -vector[1] / length) if length else (1.0, 0.0)
        points = [(x, y), (x, y), (x, y), end]
        hue = self.picture.hue(role, None)
        self.picture.parts.append(
            f'<g class="{hue}"><path class="wire" style="stroke-width:{1 + 4 * share:.1f}" '
            f'd="M{at((x, y))}L{at(end)}"/><path class="tip" d="{head(points, 8)}"/></g>'
        )
        far = SIDE / 2 - 6
        to = (-side * along[1], side * along[0]) if side else along
        place = [
            min(max(-far, z + 13 * a), far)
            for z, a in zip((end[0] - x, end[1] - y), to, strict=True)
        ]
        self.picture.text(
            name,
            x + place[0],
            y + place[1] + 4,
            size=LETTER,
            anchor="middle",
            role=role,
        )
