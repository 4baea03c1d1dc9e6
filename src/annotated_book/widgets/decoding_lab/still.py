"""The still of DecodingLab: the tree of what could be generated, from the top down."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import accumulate
from textwrap import wrap
from typing import Any

from annotated_book.pictures import WIDE, Picture
from annotated_book.pictures.boxes import text_width

LEAST, MOST_BESIDE, MOST_STEPS, MOST_LETTERS = 0.02, 2, 12, 24
ROW, NUMBER = 46, 32  # from token to token; room for a probability


@dataclass
class Node:
    """A token after those above it; `share` is a probability, `below` has the likeliest first."""

    token: str
    share: float
    mark: str = ""
    below: list[Node] = field(default_factory=list)
    depth: int = 0
    lane: int = 0

    @property
    def words(self) -> str:
        return f"{self.mark} {self.token[:MOST_LETTERS]}".strip()


def width_of(node: Node) -> float:
    return text_width(node.words, 13) + 16


def tree_picture(seen: dict[str, Any], desc: str) -> tuple[str, str]:
    """Tokens of a probability of at least 0.02, and what was found, as far as there is room."""
    found, settings = seen["found"], seen["settings"]
    grow = searched if settings["strategy"] == "beam" else chosen
    rows = arranged(grow(found["steps"]))[: MOST_STEPS + 1]
    wide: dict[int, float] = defaultdict(float)  # lane -> its widest token
    for one in (one for row in rows for one in row):
        wide[one.lane] = max(wide[one.lane], width_of(one))
    steps = (wide[lane] + NUMBER for lane in range(len(wide)))
    edges = list(accumulate(steps, initial=2.0))
    lanes = sum(edge <= WIDE for edge in edges) - 1  # others have no room
    nodes = [one for row in rows for one in row if one.lane < lanes]
    picture = Picture(max(320, math.ceil(edges[lanes])), "What is generated", desc)
    top = 0
    for line in wrap(f"“{settings['text']}”", 46):
        top += 18
        picture.text(line, 2, top, lang="en")
    boxes = {}
    for one in nodes:
        left = edges[one.lane] + (wide[one.lane] - width_of(one)) / 2
        name = f"{one.depth}.{one.lane}"
        place = left, top + 14 + one.depth * ROW
        boxes[id(one)] = picture.pill(one.words, *place, name=name)
    for one in nodes:
        box = boxes[id(one)]
        picture.text(f"{one.share:.2f}", box.right + 4, box.y + 15, size=11)
        for other in [other for other in one.below if id(other) in boxes]:
            share = min(max(other.share, 0.0), 1.0)
            picture.link(box, boxes[id(other)], share, sideways=False)
    end = "" if found["ended"] else " …"
    for line in wrap(f"{found['text']}{end}", 34):
        picture.text(line, 2, picture.height + 20, strong=True)
    return picture.svg(alone=True), desc


def searched(steps: list[list[dict[str, Any]]]) -> Node:
    """A beam search: a probability is that of all tokens up to there."""
    root = Node("<s>", 1.0)
    kept, ways = [[root]], []  # from the root on
    dropped: set[int] = set()
    for number, step in enumerate(steps):
        following = []
        for one in step:
            node = Node(one["token"], math.exp(one["log_probability"]))
            way = [*kept[one["parent"]], node]
            way[-2].below.append(node)
            if one["fate"] == "finished":
                node.mark = "✓"
                ways.append((one["score"], way))
            elif one["fate"] == "kept":
                following.append(way)
            elif number < len(steps) - 1:
                dropped.add(id(node))
        kept = following
    best = max(ways, key=lambda pair: pair[0])[1] if ways else [root]
    best[-1].mark = "★" if ways else ""
    prune(root, {id(node) for node in best}, dropped)
    return root


def prune(node: Node, wanted: set[int], dropped: set[int]) -> None:
    """Leave out what is unlikely or was dropped on the way, but never what was found."""
    node.below = [
        one
        for one in node.below
        if id(one) in wanted or (one.share >= LEAST and id(one) not in dropped)
    ]
    for one in node.below:
        prune(one, wanted, dropped)


def chosen(steps: list[dict[str, Any]]) -> Node:
    """Greedy decoding or sampling: what was taken, and what else was likely."""
    root = last = Node("<s>", 1.0)
    for step in steps:
        shares = {row["token"]: row["before"] for row in step["rows"]}
        taken = Node(step["token"], shares.pop(step["token"], 0.0))
        others = sorted(shares.items(), key=lambda pair: -pair[1])[:MOST_BESIDE]
        last.below = [taken] + [Node(*pair) for pair in others if pair[1] >= LEAST]
        last = taken
    return root


def arranged(root: Node) -> list[list[Node]]:
    """The nodes by depth, in lanes: what is likeliest goes straight on."""
    free: dict[int, int] = {}
    rows: list[list[Node]] = []

    def put(node: Node, depth: int, least: int) -> None:
        line = [node]
        while line[-1].below:
            line.append(line[-1].below[0])
        depths = range(depth, depth + len(line))
        lane = max(least, *(free.get(at, 0) for at in depths))
        for at, one in zip(depths, line, strict=True):
            one.depth, one.lane, free[at] = at, lane, lane + 1
            rows.extend([] for _ in range(at + 1 - len(rows)))
            rows[at].append(one)
        for at, one in reversed(list(zip(depths, line, strict=True))):
            for other in one.below[1:]:
                put(other, at + 1, lane + 1)

    put(root, 0, 0)
    return rows
