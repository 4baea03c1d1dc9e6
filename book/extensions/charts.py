"""Altair charts are drawn when the book is built and come alive on the page.

A notebook keeps Altair's ordinary output. Here it is replaced by an SVG picture and
the Vega specification; `charts.js` lets Vega take over when the chart is scrolled into
view. No chart without a text alternative: `chart.properties(description="...")`.
"""

import json
from html import escape

import altair
import vl_convert
from docutils import nodes
from sphinx.util import logging

from book.extensions.chart_theme import COLORS, in_book_colors, with_variables

logger = logging.getLogger(__name__)
VEGA_LITE = ".".join(altair.SCHEMA_VERSION.removeprefix("v").split(".")[:2])


def vega_lite_spec(html):
    """Read the specification: the first argument of the function call in Altair's HTML."""
    start = html.index("})(") + len("})(")
    spec, _ = json.JSONDecoder().raw_decode(html, start)
    return spec


def chart_html(spec):
    spec = in_book_colors(spec)
    svg = with_variables(vl_convert.vegalite_to_svg(spec, vl_version=VEGA_LITE))
    vega = vl_convert.vegalite_to_vega(spec, vl_version=VEGA_LITE)
    data = json.dumps(vega, separators=(",", ":")).replace("<", r"\u003c")
    colors = escape(json.dumps(COLORS, separators=(",", ":")))
    label = escape(spec["description"], quote=True)
    return f"""
<div class="chart" data-colors="{colors}">
<div class="chart-view" role="img" aria-label="{label}">{svg}</div>
<div class="chart-controls"></div>
<script type="application/json">{data}</script>
</div>
"""


def replace_charts(app, doctree):
    for node in list(doctree.findall(nodes.raw)):
        if "html" not in node["format"] or "vegaEmbed(" not in node.astext():
            continue
        spec = vega_lite_spec(node.astext())
        if "description" not in spec:
            logger.warning("a chart has no description", location=node)
            continue
        node.parent.replace(node, nodes.raw("", chart_html(spec), format="html"))
        app.env.metadata[app.env.docname]["has_charts"] = "yes"


def add_script(app, pagename, templatename, context, doctree):
    """Add the script to pages with charts."""
    if "has_charts" in (context.get("meta") or {}):
        app.add_js_file("charts.js", loading_method="defer")


def setup(app):
    app.connect("doctree-read", replace_charts)
    app.connect("html-page-context", add_script)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
