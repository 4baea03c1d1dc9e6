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
    """6 for "book/06-scaled-dot-product-attention"; None for what is no chapter, companions too."""
    found = NUMBERED.search(name)
    return int(found[1]) if found else None


def number_title(app, doctree):
    """Before Sphinx notes the title for everybody else."""
    number = chapter_number(app.env.docname)
    title = next(doctree.findall(nodes.title), None)
    if number is not None and title is not None:
        title.insert(0, nodes.Text(f"{number} · "))


def tell_template(app, pagename, templatename, context, doctree):
    number = chapter_number(pagename)
    context["chapter_number"] = number
    is_read = number is not None or COMPANION.match(pagename)
    if is_read and doctree is not None:
        context["minutes"] = minutes_of(app.env.doc2path(pagename))


def pass_over_companions(app, pagename, templatename, context, doctree):
    """A page's neighbors are chapters: who reads on is not led into a companion."""
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
    app.connect("html-page-context", pass_over_companions)
    app.connect("html-page-context", tell_template)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
