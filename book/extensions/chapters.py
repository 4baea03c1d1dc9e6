"""What a page says about itself at its head: the chapter's number, how long it takes to read,
what comes before and after.

A chapter has the number that its file's name begins with; nobody types it twice. It becomes a
part of the title, so that sidebar, search, tab and neighbors have it, too.
"""

import re

from docutils import nodes

from scripts.notebooks import minutes_of

NUMBERED = re.compile(r"^book/(\d\d)-[^/]*$")
COMPANION = re.compile(r"^book/deeper/")


def chapter_number(name):
    """Return a chapter's number, 6 for "book/06-scaled-dot-product-attention", else None."""
    found = NUMBERED.search(name)
    return int(found[1]) if found else None


def number_title(app, doctree):
    """Put the number before the title, early enough for everything that Sphinx makes of it."""
    number = chapter_number(app.env.docname)
    title = next(doctree.findall(nodes.title), None)
    if number is not None and title is not None:
        title.insert(0, nodes.Text(f"{number} · "))


def set_template_values(app, pagename, templatename, context, doctree):
    number = chapter_number(pagename)
    context["chapter_number"] = number
    is_read = number is not None or COMPANION.match(pagename)
    if is_read and doctree is not None:
        context["minutes"] = minutes_of(app.env.doc2path(pagename))


def skip_companions(app, pagename, templatename, context, doctree):
    """Link a chapter to its neighboring chapters, past the companions."""
    relations = app.builder.relations
    for direction, side in (("prev", 1), ("next", 2)):
        neighbor = context.get(direction)
        name = relations.get(pagename, [None] * 3)[side]
        while neighbor and name and COMPANION.match(name):
            name = relations[name][side]
            neighbor = name and {
                "link": app.builder.get_relative_uri(pagename, name),
                "title": app.builder.render_partial(app.env.titles[name])["title"],
            }
        context[direction] = neighbor


def setup(app):
    app.connect("doctree-read", number_title, priority=400)
    app.connect("html-page-context", skip_companions)
    app.connect("html-page-context", set_template_values)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
