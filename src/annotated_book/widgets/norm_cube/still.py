"""The still of NormCube: the cube with what is normalized together, its numbers and outputs."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from torch import Tensor

from annotated_book.pictures import Picture
from annotated_book.pictures.boxes import plain

SIDE, DEEP_X, DEEP_Y, LEFT, TOP = 30, 17, 12, 40, 8
CELL, BESIDE, BETWEEN = 38, 50, 40  # of a number; room for names of rows; for an arrow

Corner = Sequence[int]  # sentence, token, feature


def cube_picture(
    x: Tensor, output: Tensor, chosen: int, same: list[int], title: str, desc: str
) -> tuple[str, str]:
    """Axes in `same` are those that numbers have in common that are normalized together."""
    d_model = x.shape[-1]
    width = max(340, BESIDE + BETWEEN + 2 * d_model * CELL + 4)
    picture = Picture(width, title, desc)
    low = draw_cube(picture, x.shape, chosen, same)
    right = LEFT + d_model * SIDE + len(x) * DEEP_X + 44
    told = wrap(f"{title}. Blue: the numbers that share mean and variance.", 20)
    for i, line in enumerate(told if right + 140 < width else []):
        picture.text(line, right, TOP + 14 + 17 * i)
    for number, sentence in enumerate(x):
        rows = [f"token {i}" for i in range(len(sentence))]
        y = low + 24 + number * (len(rows) * CELL + 34)
        given = picture.grid(
            sentence,
            BESIDE,
            y,
            label=f"sentence {number}",
            name=f"sentence {number}",
            cell=CELL,
            decimals=0 if bool((sentence == sentence.round()).all()) else 1,
            row_labels=rows,
        )
        after = picture.grid(
            output[number],
            given.right + BETWEEN,
            y,
            label="output",
            name=f"output {number}",
            cell=CELL,
            decimals=2,
            largest=max(float(output.abs().max()), 1e-9),
        )
        picture.arrow(given, after, label="norm")
    return picture.svg(alone=True), picture.desc


def draw_cube(
    picture: Picture, sizes: Sequence[int], chosen: int, same: list[int]
) -> float:
    """The cube, and on it what shares mean and variance with the chosen number."""
    batch, length, d_model = sizes
    place = place_of(chosen, sizes)
    following = [i + 1 for i in place]
    first = [place[axis] if axis in same else 0 for axis in range(3)]
    last = [following[axis] if axis in same else sizes[axis] for axis in range(3)]
    for kind, start, end in (
        ("solid", (0, 0, 0), sizes),
        ("tint here", first, last),
        ("frame here", first, last),
        ("frame", place, following),
    ):
        faint = ' fill-opacity="0.35"' if "tint" in kind else ""
        d = faces(start, end, batch)
        picture.parts.append(f'<path class="{kind}"{faint} d="{d}"/>')
        if kind == "solid":
            picture.parts.append(f'<path class="lines" d="{lines(sizes)}"/>')
    low = TOP + batch * DEEP_Y + length * SIDE
    right = LEFT + d_model * SIDE
    picture.text(f"L {length}", LEFT - 6, low - length * SIDE / 2 + 4, anchor="end")
    picture.text(f"d_model {d_model}", LEFT, low + 16)
    picture.text(f"B {batch}", right + batch * DEEP_X + 5, TOP + 14)
    return low + 24


def place_of(number: int, sizes: Sequence[int]) -> list[int]:
    _, length, d_model = sizes
    return [number // (length * d_model), number // d_model % length, number % d_model]


def project(place: Corner, batch: int) -> str:
    """From a corner of the cube to the picture; drawing.js has the same."""
    b, token, feature = place
    x = LEFT + feature * SIDE + b * DEEP_X
    y = TOP + batch * DEEP_Y + token * SIDE - b * DEEP_Y
    return f"{plain(x)} {plain(y)}"


def along(batch: int, *places: Corner) -> str:
    return "M" + "L".join(project(place, batch) for place in places)


def faces(start: Corner, end: Corner, batch: int) -> str:
    """The three faces that are seen of what reaches from one corner to another."""
    (b, t, f), (b2, t2, f2) = start, end
    front = along(batch, (b, t, f), (b, t, f2), (b, t2, f2), (b, t2, f))
    above = along(batch, (b, t, f), (b2, t, f), (b2, t, f2), (b, t, f2))
    beside = along(batch, (b, t, f2), (b2, t, f2), (b2, t2, f2), (b, t2, f2))
    return f"{front}Z{above}Z{beside}Z"


def lines(sizes: Sequence[int]) -> str:
    """The grid on these faces."""
    b, t, f = sizes
    return "".join(
        [along(b, (0, i, 0), (0, i, f), (b, i, f)) for i in range(1, t)]
        + [along(b, (0, t, i), (0, 0, i), (b, 0, i)) for i in range(1, f)]
        + [along(b, (i, 0, 0), (i, 0, f), (i, t, f)) for i in range(1, b)]
    )
