"""Matplotlib's SVG made small, with the book's colours in the place of numbers."""

from __future__ import annotations

import re
from itertools import groupby

from annotated.pictures.alone import style_alone
from annotated.pictures.boxes import plain
from annotated.pictures.chart_colors import variables

UNDER_TEXT = 0.5  # of the full colour, where numbers stand in the cells of a map
COLOR = re.compile(r"#[0-9a-f]{6}\b")
NUMBER = re.compile(r"-?\d+\.\d{2,}(?:e-?\d+)?")
PATH = re.compile(r'<path d="([^"]*)"([^>]*)/>')
POINT = r"(-?[\d.]+) (-?[\d.]+)\s+"
RECTANGLE = re.compile(rf"M {POINT}L {POINT}L {POINT}L {POINT}L \1 \2(?: z)?")
MESH = re.compile(r'(<g id="QuadMesh_\d+">)(.*?)(</g>)', re.DOTALL)


def themed(svg: str, width: int, height: int) -> str:
    """The SVG without what is not seen, its cells of one colour as one path."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = MESH.sub(lambda found: found[1] + merged(found[2]) + found[3], svg)
    svg = with_variables(svg)
    svg = with_short_ids(svg.replace("xlink:href", "href"))
    svg = re.sub(r"<style.*?</style>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", svg)
    svg = re.sub(r"font-family: [^;\"]*; ?", "", svg)
    svg = NUMBER.sub(lambda number: plain(float(number[0])), svg)
    svg = RECTANGLE.sub(short_rectangle, svg)
    svg = re.sub(r' transform="rotate\(-?0 [^"]*"', "", svg)
    svg = re.sub(r'<path d="[^"]*" style="fill: none"/>', "", svg)
    svg = re.sub(r"\s+", " ", svg).replace("> <", "><").replace('" />', '"/>')
    head = re.search(r'viewBox="[^"]*"', svg)[0]
    start = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture chart-picture" {head} '
        f'width="{width}" height="{height}" role="img" aria-label="">'
    )
    style = f"<style>{style_alone()}</style>"
    return re.sub(r"<svg[^>]*>", lambda _: start + style, svg, count=1)


def short_rectangle(found: re.Match) -> str:
    """A rectangle by its corner and sides; other shapes of four points as they are."""
    x, y, x2, y2, x3, y3, x4, y4 = map(float, found.groups())
    if (y, x2, y3, x4) != (y2, x3, y4, x):
        return found[0]
    wide, high = plain(x3 - x), plain(y3 - y)
    return f"M{plain(x)} {plain(y)}h{wide}v{high}h{plain(x - x3)}z"


def merged(cells: str) -> str:
    """The cells of a map: one path for each colour."""
    paths = sorted(
        ((looks, d.strip()) for d, looks in PATH.findall(cells.replace("\n", " "))),
        key=lambda path: path[0],
    )
    return "".join(
        f'<path d="{" ".join(d for _, d in group)}"{looks}/>'
        for looks, group in groupby(paths, key=lambda path: path[0])
    )


def with_variables(svg: str) -> str:
    """Colours as variables; the numbers in a map's cells are written in its ink."""
    maps = re.findall(r'<g id="axes_\d+">.*?(?=<g id="axes_|\Z)', svg, re.DOTALL)
    inside = any("QuadMesh" in part and '"w"' in part for part in maps)
    annotated = inside or any(
        "QuadMesh" in part and re.search(r'<g id="text_\d+">\s*<text[^>]*fill', part)
        for part in maps
    )
    table = variables(UNDER_TEXT if annotated else 1.0)
    svg = re.sub(r"#262626|#ffffff(?=[^>]*>[^<]*</text>)", "var(--cell-ink)", svg)
    return COLOR.sub(lambda color: table.get(color[0], color[0]), svg)


def with_short_ids(svg: str) -> str:
    """Only ids that something refers to, as p-1, p-2 …: the page puts a number before them."""
    used = dict.fromkeys(re.findall(r"(?:url\(#|href=\"#)([\w-]+)", svg))
    short = {name: f"p-{number}" for number, name in enumerate(used, 1)}
    svg = re.sub(
        r' id="([\w-]+)"',
        lambda found: f' id="{short[found[1]]}"' if found[1] in short else "",
        svg,
    )
    return re.sub(
        r"((?:url\(|href=\")#)([\w-]+)", lambda found: found[1] + short[found[2]], svg
    )
