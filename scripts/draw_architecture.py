"""Draw the five packages from what they import: python -m scripts.draw_architecture

The rows are those of the contracts in pyproject.toml, the arrows are read from the source by
grimp, and the words are each docstring's first paragraph. Writes the picture, and the same as a
table into ARCHITECTURE.md.
"""

import ast
import re
import textwrap
import tomllib
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PICTURE = ROOT / "book/figures/architecture.svg"
PAGE = ROOT / "ARCHITECTURE.md"
TABLE = re.compile(r"(?<=<!-- rooms -->\n).*?(?=<!-- end -->)", re.DOTALL)

# The contract with the order of each package's rooms.
CONTRACTS = {
    "annotated_course": "course",
    "annotated_book": "book",
    "annotated_lab": "lab",
    "annotated": "textbook",
}
PLACES = {  # the left edge and the width of each package, and its row
    "annotated_book": (20, 340, 0),
    "annotated_course": (380, 340, 0),
    "transformer_checkup": (380, 340, 1),
    "annotated_lab": (20, 340, 1),
    "annotated": (20, 700, 2),
}
LINE, PADDING, BETWEEN = 16, 12, 40
WIDTH = 740
TIP = (
    '<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="6" markerHeight="6" '
    'orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker>'
)
STYLE = """
svg { --sheet: #fdfdfb; --room: #eef3f8; --line: #5b7f9f; --ink: #22303c }
@media (prefers-color-scheme: dark) {
  svg { --sheet: #14191d; --room: #1e2a35; --line: #7fa6c9; --ink: #d3dde6 }
}
.sheet { fill: var(--sheet) } .package { fill: var(--room); stroke: var(--line) }
.arrow { stroke: var(--line); stroke-width: 1.6; fill: none } .tip { fill: var(--line) }
text { font: 12px system-ui, sans-serif; fill: var(--ink) }
.name { font-weight: 600; font-size: 15px } .room { font-weight: 600 }
"""


def contracts() -> dict[str, dict]:
    """Return the import contracts by their id."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return {c["id"]: c for c in settings["tool"]["importlinter"]["contracts"]}


def rooms(package: str) -> list[str]:
    """Return the rooms of a package from bottom to top: in the order in which to read them."""
    if package not in CONTRACTS:
        return []
    layers = contracts()[CONTRACTS[package]]["layers"]
    found = [room for layer in layers for room in layer.split(" | ")]
    return [f"{package}.{room}" for room in reversed(found) if room != "__main__"]


def imports() -> dict[str, set[str]]:
    """Return, for each package and room, the packages and rooms that its files import."""
    graph = grimp.build_graph(
        *PLACES, exclude_type_checking_imports=True, cache_dir=None
    )
    inner = [room for package in PLACES for room in rooms(package)]
    for room in inner:
        graph.squash_module(room)
    found = {room: graph.find_modules_directly_imported_by(room) for room in inner}
    for package in PLACES:
        files = {package, *graph.find_descendants(package)}
        outside = set().union(*map(graph.find_modules_directly_imported_by, files))
        found[package] = {name.partition(".")[0] for name in outside} - {package}
    return {
        name: {other for other in used if other in found and other != name}
        for name, used in found.items()
    }


def drawn_arrows(used: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Return the imports between packages without those that follow from others."""

    def below(name: str) -> set[str]:
        return used[name].union(*map(below, used[name]))

    return [
        (package, other)
        for package in PLACES
        for other in sorted(used[package])
        if not any(other in below(third) for third in used[package])
    ]


def purpose(name: str) -> str:
    """Return the first paragraph of a docstring."""
    path = SOURCE.joinpath(*name.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return " ".join(text.split("\n\n")[0].split())


def lines_of(package: str, width: float) -> list[tuple[str, str]]:
    """Return the lines of text in a package's box, each with its class."""

    def wrapped(text: str) -> list[str]:
        return textwrap.wrap(text.replace("`", ""), int((width - 2 * PADDING) / 6.6))

    lines = [("", line) for line in wrapped(purpose(package))]
    for room in rooms(package):
        first, *rest = wrapped(f"{room.partition('.')[2]}: {purpose(room)}")
        lines += [("room", first), *(("", line) for line in rest)]
    return lines


def picture(used: dict[str, set[str]]) -> str:
    heights = {
        package: 2 * PADDING + 8 + LINE * (1 + len(lines_of(package, width)))
        for package, (_, width, _) in PLACES.items()
    }
    tops, top = {}, 20
    for number in range(3):
        tops[number] = top
        top += max(heights[p] for p, at in PLACES.items() if at[2] == number) + BETWEEN
    parts = []
    for package, other in drawn_arrows(used):
        left, width, row = PLACES[package]
        x, y = left + width / 2, tops[row] + heights[package]
        end = tops[PLACES[other][2]]
        parts.append(
            f'<path class="arrow" d="M{x:g} {y}V{end}" marker-end="url(#tip)"/>'
        )
    for package, (left, width, row) in PLACES.items():
        y = tops[row]
        parts.append(
            f'<rect class="package" x="{left}" y="{y}" width="{width}" '
            f'height="{heights[package]}" rx="8"/>'
        )
        parts.append(
            f'<text class="name" x="{left + PADDING}" y="{y + 24}">{package}</text>'
        )
        for number, (kind, line) in enumerate(lines_of(package, width), start=1):
            at = y + 26 + LINE * number
            text = escape(line)
            if kind:
                name, _, rest = text.partition(":")
                text = f'<tspan class="room">{name}</tspan>:{rest}'
            parts.append(f'<text x="{left + PADDING}" y="{at}">{text}</text>')
    height = top - BETWEEN + 20
    said = "; ".join(
        f"{package} imports {other}" for package, other in drawn_arrows(used)
    )
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" role="img" '
            f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">',
            "<title>The five packages. An arrow leads from a package to one that it imports."
            "</title>",
            f"<desc>{said}.</desc>",
            f"<style>{STYLE}</style>",
            TIP,
            '<rect class="sheet" width="100%" height="100%" rx="10"/>',
            *parts,
            "</svg>\n",
        ]
    )


def table(used: dict[str, set[str]]) -> str:
    lines = ["| package or room | what it is | imports |", "|---|---|---|"]
    for package in reversed(PLACES):
        for name in (package, *rooms(package)):
            label = (
                f"**`{name}`**" if name == package else f"`{name.partition('.')[2]}`"
            )
            inside = f"{package}."
            others = {
                other.removeprefix(inside)
                if other.startswith(inside)
                else other.partition(".")[0]
                for other in used[name]
            }
            names = ", ".join(f"`{other}`" for other in sorted(others))
            lines.append(f"| {label} | {purpose(name)} | {names or 'PyTorch alone'} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    used = imports()
    PICTURE.write_text(picture(used), "utf-8")
    page = PAGE.read_text("utf-8")
    PAGE.write_text(TABLE.sub(lambda _: table(used), page), "utf-8")


if __name__ == "__main__":
    main()
