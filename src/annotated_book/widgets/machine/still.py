"""The still of the machine: the whole model in two columns, with the numbers of a real run.

It is what a notebook, a printer and a page without JavaScript show. A part can be lit; then the
others are faint.
"""

from __future__ import annotations

from typing import Any

import torch

from annotated_book.pictures import Picture
from annotated_book.pictures.boxes import Box, plain
from annotated_book.widgets.machine.opening import Model, passed, writer
from annotated_book.widgets.machine.strokes import BRANCH, COLUMN, Side, Strokes
from annotated_lab.storyteller.storyteller import Storyteller

WIDTH = 320  # of the picture: a telephone shows it in full
SUBLAYERS = {
    "encoder": ["self_attention", "feed_forward"],
    "decoder": ["self_attention", "cross_attention", "feed_forward"],
}
TITLES = {
    ("encoder", "self_attention"): ["self-attention"],
    ("decoder", "self_attention"): ["masked", "self-attention"],
    ("decoder", "cross_attention"): ["cross-attention"],
    ("encoder", "feed_forward"): ["feed-forward"],
    ("decoder", "feed_forward"): ["feed-forward"],
}


LEGEND = [
    ("bead", "a vector: its length"),
    ("⊕", "added to the stream"),
    ("▦", "a head's attention"),
    ("=", "memory: keys, values"),
]


class Still(Strokes):
    """Draws the model from the top down; see `model_picture`."""

    def __init__(self, model: Model, opening: dict[str, Any], lit: str):
        self.config = model.model.config
        self.is_alone = isinstance(model, Storyteller)
        seen, self.maps = passed(model, opening["src"], opening["tgt"])
        target = writer(model).vocabulary.tokens
        fed = [target[i] for i in opening["tgt"]]
        self.writes = [target[i] for i in opening["next"]]
        right = WIDTH - COLUMN - 2
        if isinstance(model, Storyteller):  # its one stack goes on in the second column
            self.desc = says_alone(
                fed, self.writes[opening["given"] - 1 :], self.config
            )
            self.sides = [
                Side("decoder", fed, 2, is_left=True, lang="en"),
                Side("decoder", fed, right, is_left=False, lang="en"),
            ]
        else:
            reads = [model.src_vocab.tokens[i] for i in opening["src"]]
            self.desc = says(reads, fed, self.writes, self.config)
            self.sides = [
                Side("encoder", reads, 2, is_left=True, lang="en"),
                Side("decoder", fed, right, is_left=False, lang="de"),
            ]
        super().__init__(Picture(WIDTH, "The whole model", self.desc), seen, lit)
        self.crossings: list[float] = []

    def draw(self) -> Picture:
        return self.draw_alone() if self.is_alone else self.draw_both()

    def draw_alone(self) -> Picture:
        left, right = self.sides
        self.head(left)
        top = right.y = left.y
        self.embedding(left)
        half = (self.config.n_layers + 1) // 2
        for layer in range(self.config.n_layers):
            side = left if layer < half else right
            self.layer(side, f"decoder.layers.{layer}", layer)
        self.down(left, left.y + 12)
        self.go_over(left, right, top)
        self.final_norm(right)
        self.ending(right)
        self.legend(left, LEGEND[:3])
        return self.picture

    def go_over(self, left: Side, right: Side, top: float) -> None:
        """From the end of the first column to the head of the second."""
        middle, end = (left.x + COLUMN + right.x) / 2, right.rail(len(right.tokens) - 1)
        for row in range(len(left.tokens)):
            start = left.rail(row)
            d = f"M{plain(start)} {plain(left.y)}H{plain(middle)}V{plain(top)}H{plain(end)}"
            self.wires(d, "thin rail")

    def draw_both(self) -> Picture:
        for side in self.sides:
            self.head(side)
        top = max(side.y for side in self.sides)
        for side in self.sides:
            side.y = top
            self.embedding(side)
            for layer in range(self.config.n_layers):
                self.layer(side, f"{side.stack}.layers.{layer}", layer)
            self.final_norm(side)
        self.memory(*self.sides)
        self.ending(self.sides[1])
        self.legend(self.sides[0], LEGEND)
        return self.picture

    # --- from the top down ---

    def head(self, side: Side) -> None:
        """The stack's name, and its tokens, upright above the rails."""
        edge, anchor = (side.x, "start") if side.is_left else (side.x + COLUMN, "end")
        letter = "S" if side.stack == "encoder" else "T"
        title = side.stack.capitalize()
        self.picture.text(title, edge, 12, strong=True, anchor=anchor)
        size = f"{letter} = {len(side.tokens)} tokens in"
        self.picture.text(size, edge, 26, size=11, soft=True, anchor=anchor)
        side.y = self.names(side, side.tokens, 34, below=False)

    def embedding(self, side: Side) -> None:
        name = "src" if side.is_left else "tgt"
        embed, positions = f"{name}_embed", f"positions.{name}"
        if self.is_alone:
            embed, positions = "embedding", "positions"
        left, right = (
            min(side.parts, side.rails - 2),
            max(side.parts + BRANCH, side.rails + side.wide + 2),
        )
        self.down(side, side.y + 4)
        box = Box(left, side.y, right - left, 19)
        middle = side.parts + BRANCH / 2
        self.block(embed, box, ["embedding"], "hollow", middle)
        side.y += 19
        self.down(side, side.y + 46)
        place = Box(side.parts, box.bottom + 8, BRANCH, 19)
        self.block(positions, place, ["positions"])
        start = (side.near, place.center[1])
        self.adds(side, f"{positions}.add", start, place.center[1])
        self.beads(side, positions, side.y - 7)

    def layer(self, side: Side, path: str, number: int) -> None:
        top = side.y + 2
        place = len(self.picture.parts)
        x, anchor = (
            (side.parts + BRANCH - 4, "end")
            if side.is_left
            else (side.parts + 4, "start")
        )
        self.picture.text(
            f"layer {number}", x, top + 13, size=11, soft=True, anchor=anchor
        )
        self.down(side, top + 18)
        for i, kind in enumerate(SUBLAYERS["encoder" if self.is_alone else side.stack]):
            self.sublayer(side, path, kind, i)
        frame = Box(side.x - 1, top, COLUMN + 2, side.y - top)
        self.picture.shape("lines", frame, radius=6)
        self.picture.parts.insert(place, self.picture.parts.pop())  # below all else

    def sublayer(self, side: Side, layer: str, kind: str, i: int) -> None:
        path, around = f"{layer}.{kind}", f"{layer}.sublayers.{i}"
        words = TITLES[side.stack, kind]
        norm_first = self.config.norm_first
        top = side.y + (24 if norm_first else 6)
        tall = 13 * len(words) + 7
        thumbs = self.thumbs(side, path, top + tall) if kind != "feed_forward" else []
        tall += max((grid[2] for grid in thumbs), default=0)
        box = Box(side.parts, top, BRANCH, tall)
        end = box.bottom + 9
        after = end + (18 if norm_first else 38)
        rail_start = side.y
        self.down(side, after)
        if norm_first:
            self.norm(f"{around}.norm", Box(side.parts, rail_start + 2, BRANCH, 16))
            self.tap(side, rail_start + 10)
            middle = plain(box.center[0])
            self.wires(f"M{middle} {plain(rail_start + 18)}V{plain(top)}")
        else:
            self.tap(side, top + 9)
        self.block(path, box, words)
        self.draw_thumbs(path, thumbs)
        if kind == "cross_attention":
            self.crossings.append(top + 9)
        start = (box.center[0], box.bottom)
        self.adds(side, around, start, end)
        if not norm_first:
            self.norm(f"{around}.norm", Box(side.rails, end + 7, side.wide, 15))
        self.beads(side, around, after - 7)

    def norm(self, path: str, box: Box) -> None:
        self.block(path, box, ["norm"] if box.width >= 30 else [])

    # --- a small map of each head ---

    def thumbs(
        self, side: Side, path: str, y: float
    ) -> list[tuple[float, float, float, float]]:
        """Where the maps lie: x, y, what they take in height, and the side of a cell."""
        heads, queries, keys = self.maps[path].shape
        across = min(heads, 4)
        room = (BRANCH - 4) / across - 3
        cell = min(7.0, room / keys, 44 / queries)
        rows = -(-heads // across)
        high = queries * cell + 4
        wide = keys * cell
        gap = (BRANCH - across * wide) / (across + 1)
        return [
            (
                side.parts + gap + (h % across) * (wide + gap),
                y + (h // across) * high - 2,
                rows * high,
                cell,
            )
            for h in range(heads)
        ]

    def draw_thumbs(self, path: str, places: list[tuple]) -> None:
        for head, (x, y, _, cell) in enumerate(places):
            weights = self.maps[path][head].clamp(0, 1)
            name = f"{path}.weights {head}"
            is_causal = path.startswith("decoder") and path.endswith("self_attention")
            allowed = torch.ones_like(weights, dtype=torch.bool).tril()
            self.picture.grid(
                *(weights, x, y),
                cell=cell,
                heat=True,
                name=name,
                allowed=allowed if is_causal and cell >= 4 else None,
            )

    # --- the ends ---

    def final_norm(self, side: Side) -> None:
        if not self.config.norm_first:
            return
        self.down(side, side.y + 6)
        wide = max(side.wide, 34)
        left = side.rails if side.is_left else side.rails + side.wide - wide
        self.norm(f"{side.stack}.norm", Box(left, side.y, wide, 16))
        side.y += 16

    def memory(self, encoder: Side, decoder: Side) -> None:
        """From the encoder's end to every decoder layer: it feeds keys and values."""
        self.down(encoder, encoder.y + 10)
        wide = max(encoder.wide, 62)
        box = Box(encoder.rails - 1, encoder.y, wide, 19)
        middle = (encoder.x + COLUMN + decoder.x) / 2
        start = box.center[1]
        ends = self.crossings
        low, high = min(start, *ends), max(start, *ends)
        d = f"M{plain(box.right)} {plain(start)}H{plain(middle)}"
        d += f"M{plain(middle)} {plain(low)}V{plain(high)}"
        d += "".join(
            f"M{plain(middle)} {plain(y)}H{plain(decoder.parts - 6)}" for y in ends
        )
        self.picture.open("memory", "")
        self.wires(d, "memory")
        self.wires(d, "memory inner")
        tips = "".join(f"M{plain(decoder.parts)} {plain(y)}l-7 -4v8z" for y in ends)
        self.wires(tips, "tip")
        self.done(box)
        self.block("encoder", box, ["memory"])
        encoder.y = box.bottom

    def ending(self, side: Side) -> None:
        self.down(side, side.y + 10)
        right = max(side.parts + BRANCH, side.rails + side.wide + 2)
        box = Box(side.parts, side.y, right - side.parts, 19)
        middle = side.parts + BRANCH / 2
        self.block("generator", box, ["generator"], "hollow", middle)
        side.y = box.bottom
        self.chances(side, middle)
        high = self.names(side, self.writes, side.y + 3, below=True)
        self.picture.grow(high)

    def chances(self, side: Side, middle: float) -> None:
        """How likely the likeliest next token is, as a bar at each rail."""
        self.part("probabilities")
        tall, wide = 22.0, max(2.0, side.pitch - 4)
        top = side.y + 4
        most = self.seen["generator"].softmax(-1).max(-1).values
        for i, p in enumerate(most.tolist()):
            x = side.rail(i) - wide / 2
            self.picture.shape("heat", Box(x, top + tall * (1 - p), wide, tall * p))
            self.picture.shape("frame", Box(x, top, wide, tall))
        self.picture.text("softmax", middle, top + 15, size=11, anchor="middle")
        self.done(Box(side.parts, top, COLUMN, tall, "probabilities"))
        side.y = top + tall

    def legend(self, side: Side, lines: list[tuple[str, str]]) -> None:
        """What the signs mean, in the free corner below the encoder."""
        y = max([side.y, *self.crossings]) + 40
        for sign, words in lines:
            x = side.x + 8
            if sign == "bead":
                self.picture.parts.append(
                    f'<circle class="bead" cx="{plain(x)}" cy="{plain(y - 4)}" r="4.5"/>'
                )
            elif sign == "=":
                d = f"M{plain(x - 6)} {plain(y - 4)}h12"
                self.wires(d, "memory")
                self.wires(d, "memory inner")
            else:
                self.picture.text(sign, x, y, anchor="middle")
            self.picture.text(words, x + 12, y, size=11, soft=True)
            y += 17


def model_picture(
    model: Model, opening: dict[str, Any], lit: str = ""
) -> tuple[str, str]:
    """The whole model as SVG with its own colors, and what it shows in words."""
    still = Still(model, opening, lit)
    return still.draw().svg(alone=True), still.desc


def says(reads: list[str], fed: list[str], writes: list[str], config: Any) -> str:
    return (
        f"The whole model: an encoder of {config.n_layers} layers takes “{' '.join(reads)}” as "
        f"input, and its memory feeds the cross-attention of each of the {config.n_layers} decoder "
        f"layers. The decoder takes “{' '.join(fed)}” and predicts “{' '.join(writes)}”."
    )


def says_alone(fed: list[str], writes: list[str], config: Any) -> str:
    given = fed[: len(fed) - len(writes) + 1]
    return (
        f"The whole model: one decoder of {config.n_layers} layers takes “{' '.join(given)}” as "
        f"input and continues “{' '.join(writes)}”, token by token."
    )
