"""The widgets of `annotated_book.widgets` come alive on a page without a kernel.

A widget leaves two things in a notebook: the view that Jupyter brings to life, and HTML
with a still picture and its state. Here the HTML is taken, and `loader.js` of the package runs
the widget's own module on it. Module, style and data become files that a page asks for
when the widget is about to be seen.
"""

import json
import re
import subprocess
from functools import cache
from html import escape, unescape
from pathlib import Path

from docutils import nodes
from sphinx.util import logging

import annotated_book.widgets
from annotated_book.widgets.kit.standalone import (
    LOADER,
    as_classic_script,
    data_file,
    digest,
    fetched_later,
)

logger = logging.getLogger(__name__)
VIEW = "application/vnd.jupyter.widget-view+json"
PLACE = re.compile(
    r'<div class="annotated-widget" data-widget="(\w+)" data-state="([^"]*)"'
)
ESBUILD = Path(__file__).parents[2] / "node_modules/.bin/esbuild"
LONGEST_STATE = 8_000  # characters; what is longer goes to a file


def take_html(app, doctree):
    """Of a widget's output, keep the HTML; leave Jupyter's widget manager off the page."""
    for view in list(doctree.findall(lambda n: has_type(n, VIEW))):
        if not any(
            PLACE.search(html.astext()) for html in view.parent.findall(nodes.raw)
        ):
            logger.warning(
                "a widget has no HTML for a page without a kernel", location=view
            )
        view.parent.remove(view)
    scripts = app.env.nb_metadata[app.env.docname].get("js_files", {})
    for key in [key for key in scripts if key.startswith("ipywidgets")]:
        del scripts[key]


def has_type(node, mime_type):
    return isinstance(node, nodes.container) and node.get("mime_type") == mime_type


def add_files(app, pagename, templatename, context, doctree):
    """Tell each widget of a page which files it needs."""
    body = context.get("body", "")
    if app.builder.format == "html" and PLACE.search(body):
        folder = Path(app.outdir) / "_static/widgets"
        folder.mkdir(parents=True, exist_ok=True)
        context["body"] = PLACE.sub(lambda found: place_with_files(folder, found), body)
        loader = write(folder, "loader", ".js", LOADER.read_text("utf-8"))
        app.add_js_file(f"widgets/{loader}", loading_method="defer")


def place_with_files(folder, found):
    name, state = found[1], unescape(found[2])
    widget = getattr(annotated_book.widgets, name)
    files = [
        write(folder, name, ".css", widget._css),
        write(folder, name, ".js", as_classic_script(name, widget._esm)),
    ]
    if data := widget.page_data():
        files.append(write_data(folder, f"{name}-data", data))
    if len(state) > LONGEST_STATE:
        files.append(write_data(folder, f"{name}-state", json.loads(state)))
        state = "{}"
    place = (
        f'<div class="annotated-widget" data-widget="{name}" '
        f'data-state="{escape(state)}" data-files="{" ".join(files)}"'
    )
    for kind, stem, data in fetched_later(widget):
        place += f' data-{kind}="{write_data(folder, stem, data)}"'
    return place


def write_data(folder, stem, data):
    name, script = data_file(stem, data)
    (folder / name).write_text(script, "utf-8")
    return name


def write(folder, stem, suffix, text):
    """Write code, without comments and long names, under a name that changes with it."""
    text = minified(text, suffix)
    name = f"{stem}.{digest(text)}{suffix}"
    (folder / name).write_text(text, "utf-8")
    return name


@cache
def minified(text, suffix):
    command = [str(ESBUILD), "--minify", f"--loader={suffix[1:]}"]
    run = subprocess.run(command, input=text, capture_output=True, encoding="utf-8")
    if run.returncode:
        raise ValueError(f"a widget's {suffix} cannot be read: {run.stderr}")
    return run.stdout


def setup(app):
    app.connect("doctree-read", take_html)
    app.connect("html-page-context", add_files)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
