"""What the still of the machine is made of: rails, beads, boxes on a branch, ⊕."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from annotated_book.pictures import Picture
from annotated_book.pictures.boxes import Box, plain, text_width

COLUMN = 150  # of each stack
BRANCH = 88  # of the parts, beside the rails
BEAD = 5.0  # radius of the longest vector's


@dataclass
class Side:
    """One column of the sheet: where its rails and its parts are, and how far down we are."""

    stack: str
    tokens: list[str]
    x: float
    is_left: bool
    lang: str
    y: float = 0.0

    @property
    def pitch(self) -> float:
        return min(14.0, (COLUMN - BRANCH - 8) / len(self.tokens))

    @property
    def wide(self) -> float:
        return self.pitch * len(self.tokens)

    @property
    def rails(self) -> float:
        """Their left edge: outside, so that the memory passes between the parts."""
        return self.x + 2 if self.is_left else self.x + COLUMN - self.wide - 2

    @property
    def parts(self) -> float:
        return self.x + COLUMN - BRANCH if self.is_left else self.x

    @property
    def near(self) -> float:
        """The edge of the parts that faces the rails."""
        return self.parts if self.is_left else self.parts + BRANCH

    def rail(self, i: int) -> float:
        return self.rails + (i + 0.5) * self.pitch


class Strokes:
    """A sheet with rails on it.

    Args:
        seen: what each module gave out, by its path (L, d_model).
        lit: the path of the part that is lit, if one is.
    """

    def __init__(self, picture: Picture, seen: dict[str, Tensor], lit: str):
        self.picture, self.seen, self.lit = picture, seen, lit
        streams = [x for path, x in seen.items() if ".sublayers." in path]
        self.longest = max(lengths(x).max().item() for x in streams) or 1.0

    def part(self, path: str) -> bool:
        """Begin a part: lit, faint, or neither."""
        look = "" if not self.lit else "here" if touches(self.lit, path) else "faint"
        self.picture.open(path, look)
        return look == "here"

    def done(self, box: Box) -> None:
        self.picture.close(box)

    def block(
        self,
        path: str,
        box: Box,
        words: list[str],
        look: str = "solid",
        middle: float | None = None,
    ) -> None:
        """A frame with its name, line by line."""
        lit = self.part(path)
        self.picture.shape(look, box, radius=3)
        if lit:
            self.picture.shape("tint glow", box, radius=3)
        for i, line in enumerate(words):
            x = box.center[0] if middle is None else middle
            self.picture.text(line, x, box.y + 13 + 13 * i, size=11, anchor="middle")
        self.done(Box(box.x, box.y, box.width, box.height, path))

    def wires(self, d: str, look: str = "wire") -> None:
        self.picture.parts.append(f'<path class="{look}" d="{d}"/>')

    def down(self, side: Side, to: float) -> None:
        """The rails, one for each token, which nothing covers."""
        d = "".join(
            f"M{plain(side.rail(i))} {plain(side.y)}V{plain(to)}"
            for i in range(len(side.tokens))
        )
        self.wires(d, "thin rail")
        side.y = to

    def beads(self, side: Side, path: str, y: float) -> None:
        """The vector of each token at this place: the longer, the larger."""
        most = min(BEAD, side.pitch / 2 - 0.3)
        circles = "".join(
            f'<circle cx="{plain(side.rail(i))}" cy="{plain(y)}" r="{plain(r)}"/>'
            for i, r in enumerate(
                # the area tells the length
                ((lengths(self.seen[path]) / self.longest) ** 0.5 * most).tolist()
            )
        )
        self.picture.parts.append(f'<g class="bead" data-name="{path}">{circles}</g>')

    def tap(self, side: Side, y: float) -> None:
        """From every rail to the branch."""
        far = side.rail(0 if side.is_left else len(side.tokens) - 1)
        self.wires(f"M{plain(far)} {plain(y)}H{plain(side.near)}")
        dots = "".join(
            f'<circle cx="{plain(side.rail(i))}" cy="{plain(y)}" r="1.6"/>'
            for i in range(len(side.tokens))
        )
        self.picture.parts.append(f'<g class="bead">{dots}</g>')

    def adds(self, side: Side, path: str, start: tuple[float, float], y: float) -> None:
        """From the branch back to every rail: ⊕."""
        far = side.rail(0 if side.is_left else len(side.tokens) - 1)
        self.part(path)
        self.wires(f"M{plain(start[0])} {plain(start[1])}V{plain(y)}H{plain(far)}")
        radius = min(4.5, side.pitch / 2 - 0.3)
        for i in range(len(side.tokens)):
            x = side.rail(i)
            self.picture.parts.append(
                f'<circle class="solid" cx="{plain(x)}" cy="{plain(y)}" r="{plain(radius)}"/>'
            )
            cross = f"M{plain(x - radius)} {plain(y)}h{plain(2 * radius)}"
            cross += f"M{plain(x)} {plain(y - radius)}v{plain(2 * radius)}"
            self.wires(cross, "wire thin")
        left = side.rails
        self.done(Box(left, y - radius, side.wide, 2 * radius, path))

    def names(self, side: Side, words: list[str], y: float, *, below: bool) -> float:
        """Tokens that stand upright at their rails, or spread out if the rails are too near."""
        high = max(text_width(word, 11) for word in words)
        if len(words) * 11.5 > COLUMN:
            return y  # the heading has their number
        step = max(side.pitch, min(14.0, COLUMN / len(words)))
        edge = 0 if side.is_left else len(words) - 1
        top, join = (y + 10, y) if below else (y, y + high + 3)
        for i, word in enumerate(words):
            x, rail = side.rail(edge) + (i - edge) * step, side.rail(i)
            self.picture.text(
                word, x + 4, top + high, size=11, turned=True, lang=side.lang
            )
            ends = (rail, x) if below else (x, rail)
            self.wires(
                f"M{plain(ends[0])} {plain(join)}L{plain(ends[1])} {plain(join + 7)}",
                "thin rail",
            )
        return y + high + 10


# What has no part of its own in the drawing.
STANDS_FOR = {"loss": "probabilities", "positions.pe": "positions"}


def touches(lit: str, path: str) -> bool:
    """Whether a part is lit: it has this name, or is inside of it, or has it inside."""
    lit = STANDS_FOR.get(lit, lit)
    if path == lit or path.startswith(f"{lit}."):
        return True
    return (
        lit.startswith(f"{path}.") and path != "encoder" and not lit.endswith(".norm")
    )


def lengths(x: Tensor) -> Tensor:
    return torch.linalg.vector_norm(x, dim=-1)
