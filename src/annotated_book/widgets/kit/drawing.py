"""Still pictures, as SVG: what is seen of a widget where no JavaScript runs."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from annotated_book.pictures.alone import style_alone

WIDE, HIGH, EDGE = 34, 26, 16


def text(x: int, y: int, words: str, kind: str = "t") -> str:
    return f'<text x="{x}" y="{y}" class="{kind}">{escape(words)}</text>'


def bar(x: int, y: int, width: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="16" class="heat"/>'


def heat_map(
    weights: list[list[float]], rows: list[str], columns: list[str], left: int, top: int
) -> Iterator[str]:
    """A cell for each weight, with the tokens of its row and column beside it and above it."""
    for j, token in enumerate(columns):
        x = left + j * WIDE + WIDE // 2 + 4
        turned = text(x, top - 8, token, "s")
        yield f'<g transform="rotate(-60 {x} {top - 8})">{turned}</g>'
    for i, (token, row) in enumerate(zip(rows, weights, strict=True)):
        y = top + i * HIGH
        yield text(EDGE, y + 18, token, "s")
        for j, weight in enumerate(row):
            yield (
                f'<rect x="{left + j * WIDE}" y="{y}" width="{WIDE - 2}" '
                f'height="{HIGH - 2}" rx="3" class="heat" '
                f'fill-opacity="{max(weight, 0.04)}"/>'
            )


def sheet(parts: list[str], width: int, height: int) -> str:
    """An SVG that stands alone, in the colors of the legend: light or dark as the page is."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" '
        f'viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<style>{style_alone()}.picture .t{{font-size:14px}}.picture .s{{font-size:12px}}"
        f"</style>{''.join(parts)}</svg>"
    )
