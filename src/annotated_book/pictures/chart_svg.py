"""Matplotlib's SVG made small, with the book's colors instead of numbers."""

from __future__ import annotations

import re

from annotated_book.pictures.alone import style_alone
from annotated_book.pictures.boxes import plain
from annotated_book.pictures.chart_colors import variables

UNDER_TEXT = 0.5  # of the full color, where numbers stand in the cells of a map
COLOR = re.compile(r"#[0-9a-f]{6}\b")
NUMBER = re.compile(r"-?\d+\.\d{2,}(?:e-?\d+)?")
PATH = re.compile(r'<path d="([^"]*)"([^>]*)/>')
IN_CELL = re.compile(r"#262626|#ffffff(?=[^>]*>[^<]*</text>)")  # seaborn chooses one
TAG = re.compile(r"<[^>]*>")
COORDINATE = re.compile(r"-?[\d.]+")
MESH = re.compile(r'(<g id="QuadMesh_\d+">)(.*?)(</g>)', re.DOTALL)


def themed(svg: str, width: int, height: int) -> str:
    """The SVG without what is not seen, its cells of one color as one path."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = MESH.sub(lambda found: found[1] + merged(found[2]) + found[3], svg)
    svg = with_variables(svg)
    svg = with_short_ids(svg.replace("xlink:href", "href"))
    svg = re.sub(r"<style.*?</style>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", svg)
    svg = re.sub(r"font-family: [^;\"]*; ?", "", svg)
    svg = TAG.sub(
        lambda tag: NUMBER.sub(rounded, tag[0]), svg
    )  # texts stay as they are
    svg = re.sub(r' transform="rotate\(-?0 [^"]*"', "", svg)
    svg = re.sub(r'<path d="[^"]*" style="fill: none"/>', "", svg)
    svg = re.sub(r"\s+", " ", svg).replace("> <", "><").replace('" />', '"/>')
    points = f"{0.75 * width:g} {0.75 * height:g}"
    start = (
        '<svg xmlns="http://www.w3.org/2000/svg" class="picture chart-picture" '
        f'viewBox="0 0 {points}" width="{width}" height="{height}" role="img" aria-label="">'
    )
    style = f"<style>{style_alone()}</style>"
    return re.sub(r"<svg[^>]*>", lambda _: start + style, svg, count=1)


def rounded(number: re.Match) -> str:
    return plain(float(number[0]))


def merged(cells: str) -> str:
    """The cells of a map: one path for each color, cells one below the other as one."""
    looks: dict[str, list] = {}
    for d, look in PATH.findall(cells.replace("\n", " ")):
        corners = [float(number) for number in COORDINATE.findall(d)]
        xs, ys = corners[0::2], corners[1::2]
        looks.setdefault(look, []).append([min(xs), min(ys), max(xs), max(ys)])
    return "".join(
        f'<path d="{"".join(map(rectangle, columns(boxes)))}"{look}/>'
        for look, boxes in looks.items()
    )


def columns(boxes: list[list[float]]) -> list[list[float]]:
    """Boxes [left, upper, right, lower]; those that touch one below the other are joined."""
    joined: list[list[float]] = []
    for box in sorted(boxes):
        last = joined[-1] if joined else None
        if last and abs(last[0] - box[0]) < 0.01 and abs(last[3] - box[1]) < 0.01:
            last[3] = box[3]
        else:
            joined.append(box)
    return joined


def rectangle(box: list[float]) -> str:
    left, upper, right, lower = box
    wide, high = plain(right - left), plain(lower - upper)
    return f"M{plain(left)} {plain(upper)}h{wide}v{high}h{plain(left - right)}z"


def with_variables(svg: str) -> str:
    """Colors as variables; the numbers in a map's cells are written in its ink."""
    annotated = "QuadMesh" in svg and IN_CELL.search(svg)
    table = variables(UNDER_TEXT if annotated else 1.0)
    svg = IN_CELL.sub("var(--cell-ink)", svg)
    return COLOR.sub(lambda color: table.get(color[0], color[0]), svg)


def with_short_ids(svg: str) -> str:
    """Only ids that something refers to, as p-1, p-2 …: the page puts a number before them."""
    used = dict.fromkeys(re.findall(r"(?:url\(#|href=\"#)([\w.-]+)", svg))
    short = {name: f"p-{number}" for number, name in enumerate(used, 1)}
    svg = re.sub(
        r' id="([\w.-]+)"',
        lambda found: f' id="{short[found[1]]}"' if found[1] in short else "",
        svg,
    )
    return re.sub(
        r"((?:url\(|href=\")#)([\w-]+)", lambda found: found[1] + short[found[2]], svg
    )
