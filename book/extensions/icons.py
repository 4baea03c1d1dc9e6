"""The book's sign for tabs, bookmarks and home screens, all made from one SVG.

Browsers take the SVG, older ones and those who only ask for /favicon.ico the small picture, and
telephones the large one, whose corners they cut themselves.
"""

import re
import struct
from pathlib import Path

import vl_convert

from book.extensions.builders import runs_scripts

SIGN = Path(__file__).parents[1] / "assets/favicon.svg"
TAB, PHONE = 32, 180  # pixels


def draw_png(svg, size):
    """Draw the sign as a PNG of this many pixels in each direction."""
    sized = f'<svg width="{size}" height="{size}" '
    return vl_convert.svg_to_png(svg.replace("<svg ", sized, 1))


def as_ico(png, size):
    """Wrap the PNG in an icon file: the format's header, then the picture."""
    n_pictures, head = 1, 6 + 16
    about = struct.pack("<4B2H2I", size, size, 0, 0, 1, 32, len(png), head)
    return struct.pack("<3H", 0, 1, n_pictures) + about + png


def write(app, exception):
    if exception is None and runs_scripts(app):
        out, svg = Path(app.outdir), SIGN.read_text("utf-8")
        (out / "favicon.ico").write_bytes(as_ico(draw_png(svg, TAB), TAB))
        full = re.sub(r' rx="7"', "", svg, count=1)
        (out / "_static/apple-touch-icon.png").write_bytes(draw_png(full, PHONE))


def setup(app):
    app.connect("build-finished", write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
