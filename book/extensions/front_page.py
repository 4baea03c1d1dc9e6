"""The front page at the root of the site: what stands at `book/index.html`, one folder up."""

import re
from pathlib import Path

from sphinx.errors import ExtensionError

from book.extensions.builders import runs_scripts

HERE = "book/"
LINK = re.compile(r'\b(href|src|action|property="og:image" content)="([^"]*)"')
AWAY = re.compile(r"[a-z][a-z+.-]*:|//|#", re.IGNORECASE)  # another site, or this page


def move_to_root(html):
    """Rewrite each relative address for the folder above."""
    return rewrite_links(html, "../", "./", one_up)


def rewrite_links(html, old_root, new_root, rewrite):
    """Rewrite the page's root, which stands there once, and each address."""
    named = 'data-content_root="{}"'.format
    if html.count(named(old_root)) != 1:
        raise ExtensionError("The theme has changed: a page does not name its root.")
    page = html.replace(named(old_root), named(new_root))
    return LINK.sub(lambda match: f'{match[1]}="{rewrite(match[2])}"', page)


def one_up(address):
    if not address or AWAY.match(address):
        return address
    if address.startswith("../"):
        return address.removeprefix("../")
    own = re.match(r"index\.html($|[?#])", address)
    return address if own else HERE + address


def write(app, exception):
    if exception is None and runs_scripts(app):
        out = Path(app.outdir)
        page = (out / HERE / "index.html").read_text("utf-8")
        (out / "index.html").write_text(move_to_root(page), "utf-8")


def setup(app):
    # After sphinx_external_toc has written a redirect there, and before light_pages.
    app.connect("build-finished", write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
