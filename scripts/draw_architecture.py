"""Draw the rooms of the package from what they import: python scripts/draw_architecture.py

The rows are those of the contract `rooms` in pyproject.toml, the arrows are read from the
source by grimp, and the words are each room's own docstring. Writes the picture, and the same
as a table into ARCHITECTURE.md.
"""

import ast
import re
import textwrap
import tomllib
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import grimp

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/annotated"
PICTURE = ROOT / "book/figures/architecture.svg"
PAGE = ROOT / "ARCHITECTURE.md"
TABLE = re.compile(r"(?<=<!-- rooms -->\n).*?(?=<!-- end -->)", re.DOTALL)

FLOOR = [
    "pictures",
    "scores",
    "checks",
]  # any room may use them: their arrows would hide the others
WIDTH, GAP, BETWEEN, MARGIN = 214, 34, 40, 20
WIDE = 2 * WIDTH + GAP  # a room that has its row for itself
MIDDLE = MARGIN + (3 * WIDTH + 2 * GAP) / 2  # three rooms fit side by side
BAR = 34
TITLE = "The rooms of src/annotated. An arrow leads from a room to one that it imports."
TIP = (
    '<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="6" markerHeight="6" '
    'orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker>'
)
STYLE = """
svg { --sheet: #fdfdfb; --room: #eef3f8; --bar: #e6e6e1; --line: #5b7f9f; --ink: #22303c }
@media (prefers-color-scheme: dark) {
  svg { --sheet: #14191d; --room: #1e2a35; --bar: #2a3036; --line: #7fa6c9; --ink: #d3dde6 }
}
.sheet { fill: var(--sheet) } .bar { fill: var(--bar) }
.room { fill: var(--room); stroke: var(--line) }
.arrow { stroke: var(--line); stroke-width: 1.6; fill: none } .tip { fill: var(--line) }
text { font: 12px system-ui, sans-serif; text-anchor: middle; fill: var(--ink) }
.name { font-weight: 600; font-size: 15px }
"""


class Box(NamedTuple):
    """A room of the picture: the middle of its upper edge, and its size."""

    x: float
    y: float
    width: float
    height: float

    def nearest(self, x: float) -> float:
        """The point of its edge, a little away from the corners, that is closest to x."""
        reach = self.width / 2 - 40
        return min(max(x, self.x - reach), self.x + reach)


def contracts() -> dict[str, dict]:
    """The import contracts, by their id."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return {c["id"]: c for c in settings["tool"]["importlinter"]["contracts"]}


def rows() -> list[list[str]]:
    """The rooms from top to bottom. `__main__` is only the door to the command line."""
    layers = [layer.split(" | ") for layer in contracts()["rooms"]["layers"]]
    return [row for row in layers if row != ["__main__"]]


def imports_between_rooms() -> dict[str, set[str]]:
    """Each room, and the rooms that its files import."""
    graph = grimp.build_graph(
        "annotated", exclude_type_checking_imports=True, cache_dir=None
    )
    rooms = [room for row in rows() for room in row]
    for room in rooms:
        graph.squash_module(f"annotated.{room}")
    found = {
        room: graph.find_modules_directly_imported_by(f"annotated.{room}")
        for room in rooms
    }
    return {
        room: {used for used in rooms if f"annotated.{used}" in found[room]} - {room}
        for room in rooms
    }


def drawn_arrows(imports: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Imports without those that follow from others: widgets → translator → data."""

    def below(room: str) -> set[str]:
        return imports[room].union(*map(below, imports[room]))

    return [
        (room, used)
        for room, all_used in imports.items()
        for used in sorted(all_used - set(FLOOR))
        if not any(used in below(other) for other in all_used)
    ]


def purpose(room: str) -> str:
    """The first paragraph of the room's docstring."""
    path = PACKAGE / room / "__init__.py"
    path = path if path.exists() else PACKAGE / f"{room}.py"
    text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return " ".join(text.split("\n\n")[0].split())


def lines_of(room: str, width: float) -> list[str]:
    return textwrap.wrap(purpose(room).replace("`", ""), int(width / 6.7))


def boxes() -> dict[str, Box]:
    places, y = {}, MARGIN + BAR + BETWEEN
    for row in rows():
        if set(row) <= set(FLOOR):
            continue
        width = WIDE if len(row) == 1 else WIDTH
        height = 34 + 16 * max(len(lines_of(room, width)) for room in row)
        left = MIDDLE - (len(row) - 1) * (width + GAP) / 2
        for number, room in enumerate(row):
            places[room] = Box(left + number * (width + GAP), y, width, height)
        y += height + BETWEEN
    return places


def arrow(places: dict[str, Box], room: str, used: str) -> str:
    """A line from the lower edge of one room to the upper edge of another, past all others.

    Where a row stands in its way, it bends and goes through the gap in the middle.
    """
    above, below = places[room], places[used]
    narrow, wide = sorted((above, below), key=lambda box: box.width)
    ends = {narrow: narrow.x, wide: wide.nearest(narrow.x)}
    points = [(ends[above], above.y + above.height), (ends[below], below.y)]
    if blocking := in_the_way(places, *points[0], *points[1]):
        edges = blocking.y - BETWEEN / 4, blocking.y + blocking.height + BETWEEN / 4
        points = [
            (above.nearest(MIDDLE), above.y + above.height),
            *((MIDDLE, edge) for edge in edges),
            (below.nearest(MIDDLE), below.y),
        ]
    for (x1, y1), (x2, y2) in pairwise(points):
        if in_the_way(places, x1, y1, x2, y2):
            raise ValueError(
                f"the arrow {room} → {used} would run through a room: change the order of the "
                "rooms in that row of the contract in pyproject.toml"
            )
    path = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polyline class="arrow" points="{path}" marker-end="url(#tip)"/>'


def in_the_way(
    places: dict[str, Box], x1: float, y1: float, x2: float, y2: float
) -> Box | None:
    """The first room that this line would run through."""
    for box in places.values():
        edges = box.y, box.y + box.height
        passes = [x1 + (x2 - x1) * (y - y1) / (y2 - y1) for y in edges]
        near = min(abs(x - box.x) for x in passes) < box.width / 2
        if near and y1 < sum(edges) / 2 < y2:
            return box
    return None


def label(kind: str, x: float, y: float, text: str) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def room_box(room: str, box: Box) -> str:
    left = box.x - box.width / 2
    lines = lines_of(room, box.width)
    return "\n".join(
        [
            f'<rect class="room" x="{left:g}" y="{box.y:g}" width="{box.width:g}" '
            f'height="{box.height:g}" rx="8"/>',
            label("name", box.x, box.y + 22, room),
            *(
                label("says", box.x, box.y + 40 + 16 * n, s)
                for n, s in enumerate(lines)
            ),
        ]
    )


def bar(y: float, text: str) -> str:
    width = 2 * (MIDDLE - MARGIN)
    return (
        f'<rect class="bar" x="{MARGIN}" y="{y:g}" width="{width:g}" height="{BAR}" rx="8"/>\n'
        + label("says", MIDDLE, y + 21, text)
    )


def picture(imports: dict[str, set[str]]) -> str:
    places = boxes()
    around = ", ".join(contracts()["package"]["forbidden_modules"])
    floor = max(box.y + box.height for box in places.values()) + BETWEEN / 2
    width, height = 2 * MIDDLE, floor + BAR + MARGIN
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" '
        f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}">',
        f"<title>{TITLE}</title>",
        f"<desc>{in_words(imports)}</desc>",
        f"<style>{STYLE}</style>",
        TIP,
        '<rect class="sheet" width="100%" height="100%" rx="10"/>',
        bar(MARGIN, f"{around}: use the package, which knows none of them"),
        *(arrow(places, *pair) for pair in drawn_arrows(imports)),
        *(room_box(room, box) for room, box in places.items()),
        bar(floor, f"{', '.join(FLOOR)}: any room may use them"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def in_words(imports: dict[str, set[str]]) -> str:
    """What the arrows say, for a reader who does not see them."""
    said = [f"{room} imports {used}" for room, used in drawn_arrows(imports)]
    return "; ".join(said) + "."


def table(imports: dict[str, set[str]]) -> str:
    lines = ["| room | what it is | imports |", "|---|---|---|"]
    for room, used in imports.items():
        names = ", ".join(f"`{other}`" for other in imports if other in used)
        lines.append(f"| `{room}` | {purpose(room)} | {names or 'torch alone'} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    imports = imports_between_rooms()
    PICTURE.write_text(picture(imports), "utf-8")
    page = PAGE.read_text("utf-8")
    PAGE.write_text(TABLE.sub(lambda _: table(imports), page), "utf-8")


if __name__ == "__main__":
    main()
