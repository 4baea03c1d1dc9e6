"""What a page says about itself at its head: the chapter's number, how long it takes to read,
what comes before and after.

A chapter has the number that its file's name begins with; nobody types it twice. It becomes a
part of the title, so that sidebar, search, tab and neighbors have it, too.
"""

import math
import re

from docutils import nodes

WORDS_PER_MINUTE = 215  # prose of this kind is read at 200 to 230
LINES_PER_MINUTE = 15  # of code: four seconds for a line
NUMBERED = re.compile(r"^book/(\d\d)-[^/]*$")
COMPANION = re.compile(r"^book/deeper/")
WORD = re.compile(r"\w+(?:['’.,-]\w+)*")


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


def reading_minutes(doctree):
    """Whole minutes for the words and the lines of code; what code prints is looked at."""
    words, lines = count(doctree)
    return max(1, math.ceil(words / WORDS_PER_MINUTE + lines / LINES_PER_MINUTE))


def count(node):
    """(words of prose, lines of code with something on them) within a node."""
    if isinstance(node, nodes.literal_block):
        return 0, sum(bool(line.strip()) for line in node.astext().splitlines())
    if is_passed_over(node):
        return 0, 0
    if isinstance(node, nodes.Text):
        return len(WORD.findall(node.astext())), 0
    counts = [count(child) for child in node.children]
    return sum(words for words, _ in counts), sum(lines for _, lines in counts)


def is_passed_over(node):
    """Outputs, formulas, and what no reader sees."""
    silent = (nodes.raw, nodes.comment, nodes.math_block, nodes.Invisible)
    classes = node.get("classes", []) if isinstance(node, nodes.Element) else []
    return isinstance(node, silent) or "cell_output" in classes


def tell_template(app, pagename, templatename, context, doctree):
    number = chapter_number(pagename)
    context["chapter_number"] = number
    is_read = number is not None or COMPANION.match(pagename)
    if is_read and doctree is not None:
        context["minutes"] = reading_minutes(doctree)


def setup(app):
    app.connect("doctree-read", number_title, priority=400)
    app.connect("html-page-context", tell_template)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
