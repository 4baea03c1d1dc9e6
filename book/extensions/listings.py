"""Python on the pages: the idea of a function before the whole of it, and names in colors.

What `show_source` shows is set with everything that its idea leaves out marked, so the
reader can switch between the two without a second copy on the page. Long lines are marked
too, so that `listings.css` can wrap them with their indentation.
"""

import re
from bisect import bisect_right
from html import escape
from itertools import pairwise

from docutils import nodes
from pygments.lexers import PythonLexer
from pygments.styles import get_style_by_name
from pygments.token import STANDARD_TYPES, Name, Token
from sphinx.writers.html5 import HTML5Translator

from annotated_book.listings.idea import idea_cuts

PYTHON = ("python", "python3", "ipython3")
SHORT = 40  # columns: a telephone has room for them
WIDE, WIDEST = 92, 98  # columns of an output in ordinary and in small type, at 1280 px

ROLES = {
    **dict.fromkeys(["query", "queries", "q", "w_q"], "query"),
    **dict.fromkeys(["key", "keys", "k", "w_k"], "key"),
    **dict.fromkeys(["value", "values", "v", "w_v"], "value"),
}
# What formulas and pictures name too (see formula_names.py): here anywhere, and about attention.
ALSO_NAMED = {"w_o", "w_1", "w_2"}
OF_ATTENTION = {"d_k", "softmax", "transpose", "scores", "weights"}

HEAD = """<div class="two-views">
<fieldset class="views"><legend>Show</legend>\
<label><input type="radio" name="view-{n}" checked>the idea</label>\
<label><input type="radio" name="view-{n}" value="full">as it runs</label></fieldset>
"""


# --- which listings have two views


def mark_listings(app, doctree):
    """Keep the whole source of a `show_source`, marked as one that has an idea."""
    for cell in doctree.findall(lambda n: is_part(n, "cell_code")):
        parts = {part.get("nb_element"): part for part in cell.children}
        source, output = map(parts.get, ("cell_code_source", "cell_code_output"))
        if output is None:
            continue
        if source and re.search(r"^show_source\(", source.astext(), re.M):
            for shown in output.findall(is_markdown):
                *_, whole = shown.findall(nodes.literal_block)
                whole["two_views"] = True
                shown.children = [whole]
        for block in output.findall(nodes.literal_block):
            columns = max(map(len, block.astext().splitlines()), default=0)
            if block.get("language") not in PYTHON and columns > WIDE:
                block["classes"].append("wide" if columns <= WIDEST else "wraps")


def is_part(node, name):
    return isinstance(node, nodes.container) and node.get("nb_element") == name


def is_markdown(node):
    is_container = isinstance(node, nodes.container)
    return is_container and node.get("mime_type") == "text/markdown"


# --- how Python is set


def visit_literal_block(translator, node):
    if node.get("language") not in PYTHON or node.get("linenos"):
        HTML5Translator.visit_literal_block(translator, node)
        return
    source = node.rawsource.rstrip("\n")
    cuts = idea_cuts(source) if node.get("two_views") else []
    body = translator.body
    if cuts:
        translator.n_listings = getattr(translator, "n_listings", 0) + 1
        body.append(HEAD.format(n=translator.n_listings))
    look = dict(suffix="", CLASS="highlight-python notranslate")
    html = f'<div class="highlight"><pre>{python_html(source, cuts)}\n</pre></div>'
    ends = "</div>\n" + "</div>\n" * bool(cuts)
    body += [translator.starttag(node, "div", **look), html, ends]
    raise nodes.SkipNode


def python_html(source, cuts=()):
    """Return Python source as HTML, with the parts that its idea leaves out (`cuts`) marked."""
    lines, cuts = marked_lines(source, cuts), Ranges(cuts)
    lexed = PythonLexer().get_tokens_unprocessed(source)
    tokens = [(at, value, kind) for at, kind, value in lexed]
    starts, attributes = [at for at, _, _ in tokens], attributes_of(tokens)
    edges = sorted({*starts, *cuts.edges, *lines.edges, 0, len(source)})
    html = Html()
    for start, stop in pairwise(edges):
        line = lines.at(start)
        look = None if line is None else f'class="{lines.names[line]}"'
        html.within(look, None if cuts.at(start) is None else 'class="rest"')
        html.add(source[start:stop], attributes[bisect_right(starts, start) - 1])
    html.within(None, None)
    return "".join(html.parts)


class Html:
    """Build nested spans: a line, in it what its idea leaves out, in it the tokens."""

    def __init__(self):
        self.parts, self.open, self.last = [], (None, None), None

    def within(self, line, rest):
        """Open and close spans so that what follows stands in this line and this rest."""
        if (line, rest) == self.open:
            return
        same_line = line == self.open[0]
        closed = self.open[1:] if same_line else self.open
        opened = (rest,) if same_line else (line, rest)
        self.parts.append("</span>" * sum(one is not None for one in closed))
        self.parts += [f"<span {one}>" for one in opened if one is not None]
        self.open, self.last = (line, rest), None

    def add(self, text, attributes):
        text = escape(text, quote=False)
        if not attributes or not text.strip():
            self.parts.append(text)
            self.last = None
        elif attributes == self.last:  # goes on in the span before it
            self.parts[-1] = self.parts[-1].removesuffix("</span>") + text + "</span>"
        else:
            self.parts.append(f"<span {attributes}>{text}</span>")
            self.last = attributes


class Ranges:
    """Ranges of characters that do not overlap, with a name for each."""

    def __init__(self, ranges, names=()):
        self.ranges, self.names = list(ranges), names
        self.starts = [start for start, _ in self.ranges]
        self.edges = [edge for one in self.ranges for edge in one]

    def at(self, place):
        """Return the number of the range that contains this character."""
        n = bisect_right(self.starts, place) - 1
        return n if n >= 0 and place < self.ranges[n][1] else None


def marked_lines(source, cuts):
    """Return the lines that a phone has to wrap, named after their indentation.

    Lines that the idea joins are one, named `joined`. What it leaves out is not marked.
    """
    cuts, ranges, names, start = Ranges(cuts), [], [], 0
    while start < len(source):
        end = source.find("\n", start)
        while end >= 0 and cuts.at(end) is not None and cuts.at(start) != cuts.at(end):
            end = source.find("\n", end + 1)  # the idea has no line break here
        end = len(source) if end < 0 else end
        line, inside = source[start:end], cuts.at(start)
        gone = inside is not None and cuts.ranges[inside][1] >= end
        if len(line.rstrip()) > SHORT and not gone:
            indentation = min(len(line) - len(line.lstrip(" ")), 32)
            joined = " joined" * ("\n" in line)
            ranges.append((start, end))
            names.append(f"long i{indentation}{joined}")
        start = end + 1
    return Ranges(ranges, names)


def plain_types():
    """Return the kinds of tokens that both themes leave in the color of the text."""
    styles = [get_style_by_name(f"a11y-high-contrast-{t}") for t in ("light", "dark")]
    return {
        kind
        for kind in STANDARD_TYPES
        if all(s.style_for_token(kind) == s.style_for_token(Name) for s in styles)
    } | {Token.Text, Token.Text.Whitespace}


PLAIN = plain_types()


def attributes_of(tokens):
    """Return the attributes of each token's span; "" if it needs none."""
    names = {value for _, value, kind in tokens if kind in Name}
    roles = {ROLES[name] for name in names & ROLES.keys()}
    about_attention = roles >= {"query", "key"}  # and not the keys of some dictionary
    also = ALSO_NAMED | OF_ATTENTION if about_attention else ALSO_NAMED
    found = []
    for _, value, kind in tokens:
        css, data = "" if kind in PLAIN else STANDARD_TYPES.get(kind, ""), ""
        if about_attention and kind in Name:
            css = f"role-{ROLES[value]}" if value in ROLES else css
        if kind in Name and value in also:
            data = f'data-name="{value}"'
        found.append(" ".join(filter(None, [css and f'class="{css}"', data])))
    return found


def add_files(app, pagename, templatename, context, doctree):
    """Add the style and the script to pages with code."""
    if 'class="highlight' in context.get("body", ""):
        app.add_css_file("listings.css")
        app.add_js_file("listings.js", loading_method="defer")


def setup(app):
    app.connect("doctree-read", mark_listings)
    visits = visit_literal_block, HTML5Translator.depart_literal_block
    app.add_node(nodes.literal_block, override=True, html=visits)
    app.connect("html-page-context", add_files)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
