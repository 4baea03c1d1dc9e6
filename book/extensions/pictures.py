"""The pictures of `annotated_book.pictures` stand in the page itself, in the colors of its theme.

A notebook keeps a picture as an image, because JupyterLab drops SVG that stands in HTML. An
image knows nothing of the page: here it is taken apart again. Its text can then be found and
copied, and it follows the switch between light and dark.
"""

import re
from base64 import b64decode
from html import escape
from itertools import count
from math import inf
from pathlib import Path

from docutils import nodes
from sphinx.util import logging

import annotated_book.pictures
from annotated_book.pictures.alone import without_comments
from book.extensions.builders import runs_scripts

logger = logging.getLogger(__name__)
CHART = 'aria-label=""'
ROOM = Path(annotated_book.pictures.__file__).parent
COLUMN = 704  # px: how wide a page's text is
LARGER = 1.5  # drawn for a telephone
TALLEST = 600  # px: a step of a picture in steps, so that a screen holds it
BESIDE = 480  # px: a picture of this width stands in the margin of a wide screen
SIZE = re.compile(r'(?<=<svg )([^>]*) width="(\d+)" height="(\d+)"')
DATA = r"data:image/svg\+xml;base64,([\w+/=]+)"
IMAGE = re.compile(rf'<img class="annotated-picture" src="{DATA}"[^>]*>')
NARROW = f'<source media="[^"]*" srcset="{DATA}">'
TWO_WIDTHS = re.compile(f"<picture>{NARROW}({IMAGE.pattern})</picture>")
FRAMES_STYLE = re.compile(r'<style>[^<]*</style>(?=<fieldset class="frames")')


def put_pictures_inline(app, doctree):
    """Replace each image that the package drew by the SVG in it."""
    numbers = count(1)  # an id is there once in a page
    for node in list(doctree.findall(nodes.raw)):
        if "html" in node["format"] and "annotated-picture" in node.astext():
            html = page_html(node.astext(), numbers)
            if CHART in html:
                label = f'aria-label="{escape(alternative_text(node))}"'
                html = html.replace(CHART, label)
            node.parent.replace(node, nodes.raw("", html, format="html"))
            app.env.metadata[app.env.docname]["has_pictures"] = "yes"
            if 'class="frames"' in html:
                app.env.metadata[app.env.docname]["has_frames"] = "yes"


def alternative_text(node):
    """Return the text alternative of a chart from the cell's metadata."""
    cell = node
    while cell is not None and "cell_metadata" not in getattr(cell, "attributes", {}):
        cell = cell.parent
    metadata = cell["cell_metadata"] if cell is not None else {}
    alt = metadata.get("mystnb", {}).get("image", {}).get("alt", "")
    if not alt:
        logger.warning("a chart has no text alternative", location=node)
    return alt


def page_html(html, numbers):
    def at_two_widths(found):
        narrow = inline(found[1], numbers, "narrow-picture")
        return narrow + inline(found[3], numbers, "wide-picture")

    tallest = TALLEST if 'class="frames"' in html else inf
    html = TWO_WIDTHS.sub(at_two_widths, FRAMES_STYLE.sub("", html))
    return IMAGE.sub(lambda found: inline(found[1], numbers, "", tallest), html)


def inline(data, numbers, layout, tallest=inf):
    svg = b64decode(data).decode()
    svg = re.sub(r"<style>.*?</style>", "", svg, count=1, flags=re.DOTALL)
    svg = svg.replace(' xmlns="http://www.w3.org/2000/svg"', "", 1)
    if not layout:
        svg = SIZE.sub(lambda found: enlarge(found, tallest), svg, count=1)
        size = SIZE.search(svg)
        layout = "beside" if size and int(size[2]) <= BESIDE else ""
    svg = re.sub(r'(?<=["\s#])p-(?=\w+[\s")])', f"p{next(numbers)}-", svg)
    return f'<div class="picture-frame {layout}">{svg}</div>'.replace(' ">', '">')


def enlarge(found, tallest):
    before, *size = found.groups()
    factor = min(LARGER, COLUMN / int(size[0]), tallest / int(size[1]))
    width, height = (round(factor * int(side)) for side in size)
    scale = f'style="--scale: {factor:.4g}"'
    return f'{before} width="{width}" height="{height}" {scale}'


def write_styles(app):
    """Write the package's style sheets as files of the site."""
    if runs_scripts(app):
        folder = Path(app.outdir) / "_static"
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("legend.css", "picture.css", "frames.css"):
            css = without_comments((ROOM / name).read_text("utf-8"))
            (folder / name).write_text(css, "utf-8")
        app.add_css_file("legend.css", priority=400)


def add_style(app, pagename, templatename, context, doctree):
    """Add the style sheet to pages with pictures."""
    kept = context.get("meta") or {}
    if "has_pictures" in kept:
        app.add_css_file("picture.css")
    if "has_frames" in kept:
        app.add_css_file("frames.css")


def setup(app):
    app.connect("builder-inited", write_styles)
    app.connect("doctree-read", put_pictures_inline)
    app.connect("html-page-context", add_style)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
