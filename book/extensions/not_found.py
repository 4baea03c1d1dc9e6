"""The page for an address that the site does not have: 404.html.

A server shows it at any depth, so no address in it may be relative to where it stands. Each
begins where the site does: at the path of `html_baseurl` (see sharing.py), else at the server's
root, as with `make serve`.
"""

from pathlib import Path
from urllib.parse import urlsplit

from book.extensions.builders import runs_scripts
from book.extensions.front_page import AWAY, rewrite_links

NAME = "404"


def collect(app):
    """Yield the page, whose template is book/templates/404.html."""
    if runs_scripts(app):
        yield NAME, {"title": "This page is not here"}, f"{NAME}.html"


def use_whole_addresses(html, root):
    """Rewrite relative addresses as whole paths."""
    named = f'data-content_root="{root}"'
    if named in html:  # nothing had changed, and no page was written
        return html

    def whole(address):
        return address if not address or AWAY.match(address) else root + address

    return rewrite_links(html, "./", root, whole)


def finish(app, exception):
    if exception is None and runs_scripts(app):
        path = Path(app.outdir, f"{NAME}.html")
        root = urlsplit(app.config.html_baseurl).path or "/"
        path.write_text(use_whole_addresses(path.read_text("utf-8"), root), "utf-8")


def setup(app):
    app.connect("html-collect-pages", collect)
    app.connect("build-finished", finish)  # before light_pages
    return {"parallel_read_safe": True, "parallel_write_safe": True}
