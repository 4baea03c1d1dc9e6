"""What the search can find: each section of each page with its prose, in a script of its own.

assets/search.js reads it. A section is also found by the terms of the glossary that refer
to it ("See …") and by their synonyms, which the glossary's front matter has.
"""

import json
import re
from itertools import takewhile
from pathlib import Path
from posixpath import join, normpath

from docutils import nodes
from sphinx import addnodes

from book.extensions.builders import runs_scripts

GLOSSARY = "book/glossary"
# Code and what it prints, drawings, and what stands elsewhere.
NOT_PROSE = nodes.literal_block | nodes.raw | nodes.math_block | nodes.Invisible
NOT_PROSE |= (
    nodes.section | nodes.title | addnodes.toctree | addnodes.glossary | addnodes.desc
)
BARE = str.maketrans("", "", "{}\\")  # of a formula's LaTeX
WEIGHTS = {
    r"book/\d\d-": 1.3,
    r"book/(index|glossary|installation)": 1.1,
    r"book/(nn-transformer|pytorch-masks|other-texts|judging-claims|in-the-world)": 1.1,
    "book/deeper": 0.9,
}
SELDOM = 0.6  # the API, lists of faults, changes, and the like
# A line above a heading that keeps what the section was called: its question, or its slot.
FORMER = re.compile(r'<(?:a|p class="slot") id="([\w-]+)"')


def prose_of(node):
    """Return the running text in a node, without that of the sections in it."""
    if isinstance(node, nodes.Text):
        return str(node)
    if isinstance(node, NOT_PROSE) or "cell" in node.get("classes", []):
        return ""
    if isinstance(node, nodes.math):
        bare = node.astext().replace("\\sqrt", "√").replace("\\text", "")
        return re.sub(r"\\([a-zA-Z]+)", r"\1 ", bare).translate(BARE)
    between = "" if isinstance(node, nodes.TextElement) else " "
    return between.join(filter(None, map(prose_of, node.children)))


def records_of(doctree):
    """Yield (ids, heading, prose): of the page's sections, its glossary and its objects."""
    for section in doctree.findall(nodes.section):
        heading = next(section.findall(nodes.title)).astext()
        parts = takewhile(lambda n: not isinstance(n, nodes.section), section.children)
        yield section["ids"], heading, " ".join(filter(None, map(prose_of, parts)))
    for entry in doctree.findall(nodes.definition_list_item):
        terms = list(entry.findall(nodes.term))
        if isinstance(entry.parent.parent, addnodes.glossary):
            names = " · ".join(term.astext() for term in terms)
            meaning = next(entry.findall(nodes.definition))
            yield (
                [one for term in terms for one in term["ids"]],
                names,
                prose_of(meaning),
            )
    for signature in doctree.findall(addnodes.desc_signature):
        content = next(signature.parent.findall(addnodes.desc_content))
        for name in signature["ids"]:
            yield [name], name, prose_of(content)


def former_names(doctree):
    """Return what sections were called before: id of a section -> the words of its old anchors."""
    found, above = {}, []
    for node in doctree.findall(lambda n: isinstance(n, nodes.raw | nodes.section)):
        if isinstance(node, nodes.raw):
            above += FORMER.findall(node.astext())
        else:
            found[node["ids"][0]] = " ".join(above).replace("-", " ")
            above = []
    return found


def weight_of(name):
    found = (weight for start, weight in WEIGHTS.items() if re.match(start, name))
    return next(found, SELDOM)


def collect(app):
    """Return the pages [address, title, weight] and the sections, as the script has them."""
    pages, sections, place = [], [], {}
    for name in sorted(app.env.found_docs):
        title = app.env.titles[name].astext()
        doctree = app.env.get_doctree(name)
        former = former_names(doctree)
        for ids, heading, prose in records_of(doctree):
            is_page = heading == title
            names = former.get(ids[0], "")
            record = {"page": len(pages), "heading": heading, "names": names}
            record["anchor"] = "" if is_page else ids[0]
            record["text"] = " ".join(prose.split())
            place |= {f"{name}.html#{one}": record for one in ids}
            if is_page:
                record["names"] = name.rpartition("/")[2].replace("-", " ")
                place[f"{name}.html"] = record
            sections.append(record)
        pages.append([f"{name}.html", title, weight_of(name)])
    if GLOSSARY in app.env.found_docs:
        add_terms(app, place)
    return {"pages": pages, "sections": sections}


def add_terms(app, place):
    """Name each section by the terms of the glossary that refer to it, and by their synonyms."""
    synonyms = json.loads(app.env.metadata[GLOSSARY]["synonyms"])
    glossary = app.env.get_and_resolve_doctree(GLOSSARY, app.builder)
    for entry in glossary.findall(nodes.definition_list_item):
        term = next(entry.findall(nodes.term))
        links = [link.get("refuri", "") for link in entry.findall(nodes.reference)]
        addresses = [normpath(join("book", link)) for link in links]
        for address in [f"{GLOSSARY}.html#{term['ids'][0]}", *addresses]:
            if (section := place.get(address)) is not None:
                names = [term.astext(), synonyms.get(term.astext(), "")]
                section["names"] += ", ".join(["", *filter(None, names)])


def write(app, exception):
    if exception is None and runs_scripts(app):
        out = Path(app.outdir)
        script = f"window.SECTIONS = {json.dumps(collect(app), ensure_ascii=False)};"
        (out / "_static/sections.js").write_text(script, "utf-8")
        for name in ("searchindex.js", "_static/searchtools.js"):  # Sphinx's own search
            (out / name).unlink(missing_ok=True)


def setup(app):
    app.connect("build-finished", write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
