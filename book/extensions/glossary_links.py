"""The first mention of each term of the glossary on a page leads to its entry.

All terms of `book/glossary.md` are linked but those that its front matter calls `common`:
words that also have an everyday meaning. Only running prose is touched: no headings, links,
code, formulas, tables, captions or lists of references; nothing in italics, where titles of
works stand, and nothing in bold, where a term is being explained.
"""

import re

from docutils import nodes

GLOSSARY = "book/glossary"
NOT_PROSE = nodes.reference | nodes.literal | nodes.emphasis | nodes.strong
NOT_PROSE |= nodes.math | nodes.table | nodes.legend


def first_sentence(text):
    return re.match(r".+?[.](?=\s|$)|.+", " ".join(text.split()))[0]


def read_terms(doctree, common):
    """Return, for each term to link (in lower case), its place and its first sentence."""
    terms = {}
    for entry in doctree.findall(nodes.definition_list_item):
        meaning = first_sentence(next(entry.findall(nodes.definition)).astext())
        for term in entry.findall(nodes.term):
            if term.astext() not in common:
                terms[term.astext().lower()] = (term["ids"][0], meaning)
    return terms


def forms_of(term):
    """Return a pattern for a term and its plural."""
    stem, ending = (term[:-1], "(?:y|ies)") if term[-1] == "y" else (term, "(?:s|es)?")
    return re.escape(stem) + ending


def pattern_of(terms):
    """Return a pattern of the terms as whole words, the longest first, each with its group."""
    terms = sorted(terms, key=lambda term: (-len(term), term))
    forms = "|".join(f"({forms_of(term)})" for term in terms)
    return re.compile(rf"(?<![\w-])(?:{forms})(?![\w-])", re.I), terms


def is_prose(node):
    """Return whether a text is prose: in a paragraph, and in nothing that must not change."""
    in_paragraph = False
    while (node := node.parent) is not None:
        if isinstance(node, NOT_PROSE) or "references" in node.get("ids", []):
            return False
        if "cell" in node.get("classes", []):  # a notebook's code and what it gave
            return False
        in_paragraph |= isinstance(node, nodes.paragraph)
    return in_paragraph


def link_terms(doctree, terms, address):
    """Turn the first mention of each term into a link to `address` + "#" + its place."""
    if not terms:
        return
    pattern, names = pattern_of(terms)
    seen = set()
    for text in filter(is_prose, list(doctree.findall(nodes.Text))):
        parts, end = [], 0
        for found in pattern.finditer(text):
            term = names[found.lastindex - 1]
            if term not in seen:
                seen.add(term)
                place, meaning = terms[term]
                to = dict(internal=True, refuri=f"{address}#{place}")
                link = nodes.reference("", found[0], **to)
                link.update_basic_atts({"classes": ["term-link"]})
                link["reftitle"] = meaning
                parts += [nodes.Text(text[end : found.start()]), link]
                end = found.end()
        if parts:
            text.parent.replace(text, [*parts, nodes.Text(text[end:])])


def renew(app, env):
    """Write all pages again after a change of the glossary."""
    terms = {}
    if GLOSSARY in env.all_docs:
        common = env.metadata[GLOSSARY].get("common", "").split(", ")
        terms = read_terms(env.get_doctree(GLOSSARY), common)
    changed = terms != getattr(env, "glossary_terms", {})
    env.glossary_terms = terms
    return env.all_docs if changed else []


def link_page(app, doctree, docname):
    if docname != GLOSSARY:
        address = app.builder.get_relative_uri(docname, GLOSSARY)
        link_terms(doctree, app.env.glossary_terms, address)


def setup(app):
    app.connect("env-updated", renew)
    app.connect("doctree-resolved", link_page)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
