"""Still pictures, as SVG: what is seen of a widget where no JavaScript runs."""

from __future__ import annotations

from html import escape

from annotated_book.pictures.alone import style_alone

WIDE, HIGH, EDGE = 34, 26, 16


def text(x: int, y: int, words: str, kind: str = "t") -> str:
    return f'<text x="{x}" y="{y}" class="{kind}">{escape(words)}</text>'


def sheet(parts: list[str], width: int, height: int) -> str:
    """An SVG that stands alone, in the colors of the legend: light or dark as the page is."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" '
        f'viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<style>{style_alone()}.picture .t{{font-size:14px}}.picture .s{{font-size:12px}}"
        f"</style>{''.join(parts)}</svg>"
    )
