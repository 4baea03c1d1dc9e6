"""A picture as a file of its own, which a notebook keeps as an image."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from html import escape
from pathlib import Path

SHEETS = ("legend.css", "picture.css", "alone.css")


def as_image(svg: str, width: int, desc: str) -> str:
    """The picture as HTML that every Jupyter shows: inline SVG is dropped by JupyterLab."""
    return (
        f'<img class="annotated-picture" src="{data_uri(svg)}" '
        f'width="{width}" alt="{escape(desc)}">'
    )


def data_uri(svg: str) -> str:
    return "data:image/svg+xml;base64," + b64encode(svg.encode()).decode()


@cache
def style_alone() -> str:
    """The colors and looks that a picture needs where no page gives them."""
    here = Path(__file__).parent
    return without_comments(
        "".join((here / name).read_text("utf-8") for name in SHEETS)
    )


def without_comments(css: str) -> str:
    """A style sheet of ours in as few letters."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"\s*([{};:,])\s*", r"\1", css)
    return re.sub(r"\s+", " ", css).replace(";}", "}").strip()
