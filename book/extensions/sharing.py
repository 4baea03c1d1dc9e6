"""What others show of a page when its link is shared: its title, how it begins, its picture.

A service wants whole addresses. The site's is that of `html.baseurl` in _config.yml, or where
GitHub publishes the pages of the repository (scripts/repository.py). Without either the picture
has an address relative to the page: some services complete it, others leave it out.
"""

import re
from pathlib import Path

from docutils import nodes
from sphinx.util.osutil import relative_uri

from book.extensions.builders import runs_scripts
from book.extensions.cards import HIGH, WIDE, card, first_drawing
from scripts.repository import site_of

FOLDER = "_static/cards"
FRONT = (
    Path(__file__).parents[1] / "figures/front-page.png"
)  # by scripts/film_front_page.py
LONGEST = 200  # letters: no service shows more of a description
SENTENCE = re.compile(r"(?<=[.?!…])[”’)]?\s+(?=[“‘(]?[A-Z0-9])")


def find_site(app, config):
    """Find the site's address, once launch.py has found the repository."""
    given = config.html_baseurl or site_of(config.repository_address)
    config.html_baseurl = given and given.rstrip("/") + "/"


def opening(doctree):
    """Return the first sentences of a page's prose, as many as fit."""
    text = ""
    for paragraph in doctree.findall(nodes.paragraph):
        if not isinstance(paragraph.parent, nodes.section) or has_formulas(paragraph):
            continue
        for sentence in SENTENCE.split(" ".join(paragraph.astext().split())):
            if text and len(text) + 1 + len(sentence) > LONGEST:
                return text
            text = f"{text} {shorten(sentence)}".strip()
        if len(text) > LONGEST / 2:
            return text
    return text


def has_formulas(paragraph):
    return any(paragraph.findall(nodes.math))


def shorten(sentence):
    if len(sentence) <= LONGEST:
        return sentence
    return sentence[: sentence.rindex(" ", 0, LONGEST)] + "…"


def add_tags(app, pagename, templatename, context, doctree):
    """Give layout.html the contents of the tags, and draw the picture."""
    if not runs_scripts(app) or doctree is None:
        return
    title = plain_title(context["title"])
    picture = f"{FOLDER}/{pagename.replace('/', '-')}.png"
    path = Path(app.outdir) / picture
    path.parent.mkdir(parents=True, exist_ok=True)
    is_front = pagename == app.config.root_doc
    drawn = (title, app.config.html_title, first_drawing(context["body"]))
    path.write_bytes(FRONT.read_bytes() if is_front else card(*drawn))
    site = app.config.html_baseurl
    if is_front and site:
        context["pageurl"] = site
    own = app.builder.get_target_uri(pagename)
    context["shared"] = {
        "kind": "website" if is_front else "article",
        "title": title,
        "description": opening(doctree),
        "address": context["pageurl"] if site else "",
        "image": site + picture if site else relative_uri(own, picture),
        "size": (WIDE, HIGH),
    }


def plain_title(html):
    return re.sub(r"<[^>]*>", "", html)


def setup(app):
    app.connect("config-inited", find_site, priority=600)
    app.connect("html-page-context", add_tags)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
