"""The widgets of `annotated_book.widgets` come alive on a page without a kernel.

A widget leaves two things in a notebook: the view that Jupyter brings to life, and HTML with a
still, its state and the names of its records. Here the HTML is taken, and `loader.js` of the
package runs the widget's own module on it. Module, style and records become files that a page
loads when the widget is about to be seen. Nothing is computed: the records were written when the
notebook ran (kit/stored.py).
"""

import json
import subprocess
from functools import cache
from html import escape
from html.parser import HTMLParser
from pathlib import Path

from docutils import nodes
from sphinx.errors import ExtensionError
from sphinx.util import logging

import annotated_book.widgets
from annotated_book.widgets.kit import stored
from annotated_book.widgets.kit.base import Widget
from annotated_book.widgets.kit.standalone import (
    LOADER,
    as_classic_script,
    data_file,
    data_script,
    digest,
)
from book.extensions.builders import runs_scripts

logger = logging.getLogger(__name__)
VIEW = "application/vnd.jupyter.widget-view+json"
ESBUILD = Path(__file__).parents[2] / "node_modules/.bin/esbuild"
LONGEST_STATE = 8_000  # characters; what is longer goes to a file
OWN = ("class", "data-widget", "data-state")  # attributes that name no record


class Places(HTMLParser):
    """Finds the widgets in HTML: (their start tag, its attributes)."""

    def __init__(self, html):
        super().__init__()
        self.found = []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        if ("class", "annotated-widget") in attributes:
            self.found.append((self.get_starttag_text(), dict(attributes)))


def take_html(app, doctree):
    """Of a widget's output, keep the HTML; leave Jupyter's widget manager off the page."""
    for view in list(doctree.findall(lambda n: has_type(n, VIEW))):
        html = [n for n in view.parent.findall(nodes.raw) if Places(n.astext()).found]
        for node in html:
            node["has_widget"] = True
        if not html:
            message = "a widget has no HTML for a page without a kernel"
            logger.warning(message, location=view)
        view.parent.remove(view)
    scripts = app.env.nb_metadata[app.env.docname].get("js_files", {})
    for key in [key for key in scripts if key.startswith("ipywidgets")]:
        del scripts[key]


def has_type(node, mime_type):
    return isinstance(node, nodes.container) and node.get("mime_type") == mime_type


def widgets_of(doctree):
    raw = doctree.findall(nodes.raw) if doctree else []
    return [node for node in raw if node.get("has_widget")]


def write_files(app, doctree, docname):
    """Write the files of each widget of a page, and name them in its HTML."""
    if not runs_scripts(app):
        return
    folder = Path(app.outdir) / "_static/widgets"
    for node in widgets_of(doctree):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            node[:] = [nodes.Text(with_files(folder, node.astext()))]
        except ValueError as error:
            path = Path(app.env.doc2path(docname)).relative_to(app.srcdir)
            remedy = f"run the chapter: python -m scripts.run_notebooks {path}"
            raise ExtensionError(f"{error}; {remedy}") from error


def add_loader(app, pagename, templatename, context, doctree):
    if runs_scripts(app) and widgets_of(doctree):
        folder = Path(app.outdir) / "_static/widgets"
        loader = write(folder, "loader", ".js", LOADER.read_text("utf-8"))
        app.add_js_file(f"widgets/{loader}", loading_method="defer")


def with_files(folder, html):
    """Write the files of the widgets in some HTML, and return it with their names.

    Raises:
        ValueError: if a stored record is not the one that the HTML names.
    """
    for tag, attributes in Places(html).found:
        html = html.replace(tag, tag_with_files(folder, attributes), 1)
    return html


def tag_with_files(folder, attributes):
    name, state = attributes["data-widget"], attributes["data-state"]
    widget = getattr(annotated_book.widgets, name)
    records = {key: file for key, file in attributes.items() if key not in OWN}
    has_record = widget.page_data.__func__ is not Widget.page_data.__func__
    if has_record and "data-record" not in records:
        raise ValueError(f"{name} stands in the notebook without its record")
    for file in filter(None, records.values()):  # data-heavy has none
        copy_record(folder, file)
    files = [
        write(folder, name, ".css", widget._css),
        write(folder, name, ".js", as_classic_script(name, widget._esm)),
        *(file for key, file in records.items() if key == "data-record"),
    ]
    if len(state) > LONGEST_STATE:
        file, script = data_file(f"{name}-state", json.loads(state))
        (folder / file).write_text(script, "utf-8")
        files.append(file)
        state = "{}"
    later = {key: file for key, file in records.items() if key != "data-record"}
    places = {"data-state": state, "data-files": " ".join(files), **later}
    own = " ".join(f'{key}="{escape(value)}"' for key, value in places.items())
    return f'<div class="annotated-widget" data-widget="{name}" {own}>'


def copy_record(folder, file):
    """Copy a stored record for the site, if it has the digest in the name of its file."""
    path = stored.RECORDS / f"{file.split('.')[0]}.json"
    text = path.read_text("utf-8") if path.exists() else ""
    if digest(text) != file.split(".")[1]:
        raise ValueError(f"{path.name} in book/records does not hold {file}")
    (folder / file).write_text(data_script(file, text), "utf-8")


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
    app.connect("doctree-resolved", write_files)
    app.connect("html-page-context", add_loader)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
