"""Formulas are typeset by KaTeX when the book is built, so pages need no MathJax."""

import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

from docutils import nodes
from formula_names import mark_roles
from sphinx.errors import ExtensionError
from sphinx.util import logging
from sphinx.util.math import get_node_equation_number

logger = logging.getLogger(__name__)


@cache
def katex_process():
    """Start the one Node process that serves the whole build."""
    node = shutil.which("node")
    if node is None:
        raise ExtensionError("Node is missing: run `make setup` first.")
    command = [node, Path(__file__).with_name("katex_server.js")]
    pipes = dict(stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    return subprocess.Popen(command, **pipes, encoding="utf-8")


@cache
def typeset(tex, display):
    """Typeset LaTeX: ({"html": ...} or {"error": ...}), with MathML for screen readers."""
    process = katex_process()
    process.stdin.write(json.dumps({"tex": tex, "display": display}) + "\n")
    process.stdin.flush()
    answer = process.stdout.readline()
    if not answer:
        raise ExtensionError("KaTeX has stopped: is `npm ci` done?")
    return json.loads(answer)


def katex_html(translator, node, tex, display):
    answer = typeset(mark_roles(tex.strip()), display)
    if "error" in answer:
        logger.warning("formula: %s", answer["error"], location=node)
        return translator.encode(tex)
    return answer["html"]


def visit_inline(translator, node):
    html = katex_html(translator, node, node.astext(), display=False)
    translator.body.append(f'<span class="formula notranslate">{html}</span>')
    raise nodes.SkipNode


def visit_display(translator, node):
    tex = node.astext()
    if node["nowrap"]:  # \begin{align} ...: unnumbered, as numbers come from labels
        tex = re.sub(r"\\(begin|end)\{(align|equation|gather)\}", r"\\\1{\2*}", tex)
    elif r"\\" in tex and r"\begin" not in tex:
        tex = rf"\begin{{aligned}}{tex}\end{{aligned}}"
    body = translator.body
    body.append(translator.starttag(node, "div", CLASS="formula-block notranslate"))
    body.append(katex_html(translator, node, tex, display=True))
    if node["number"]:
        number = get_node_equation_number(translator, node)
        body.append(f'<span class="eqno">({number})')
        translator.add_permalink_ref(node, "Link to this equation")
        body.append("</span>")
    body.append("</div>\n")
    raise nodes.SkipNode


def add_stylesheet(app, pagename, templatename, context, doctree):
    """Add KaTeX's style sheet to pages with formulas."""
    kinds = nodes.math | nodes.math_block
    if doctree and any(doctree.findall(lambda node: isinstance(node, kinds))):
        app.add_css_file("katex/katex.min.css")


def setup(app):
    inline, block = (visit_inline, None), (visit_display, None)
    app.add_html_math_renderer("katex", inline, block)
    app.connect("html-page-context", add_stylesheet)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
