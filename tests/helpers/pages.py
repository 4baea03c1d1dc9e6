"""What stands in the pages of the book: their text, their headings, their links."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import nbformat
from markdown_it.renderer import RendererHTML
from myst_parser.config.main import MdParserConfig
from myst_parser.mdit_to_docutils.base import default_slugify
from myst_parser.parsers.mdit import create_md_parser

from scripts import notebooks

ROOT = Path(__file__).parents[2]
BOOK = ROOT / "book"
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def all_pages():
    """Return the pages of the book, chapters and others, by their paths in its folder."""
    pages = [path for path in BOOK.iterdir() if path.suffix in (".md", ".ipynb")]
    found = pages + notebooks.companions()
    return sorted(path.relative_to(BOOK).as_posix() for path in found)


def chapters():
    return [path.name for path in notebooks.chapters()]


def companions():
    """Return the companions: deeper/06-title.ipynb belongs to the chapter 06-title.ipynb."""
    return [f"deeper/{path.name}" for path in notebooks.companions()]


@cache
def text_of(page):
    """Return the Markdown of a page, without code cells and front matter."""
    path = BOOK / page
    if path.suffix == ".ipynb":
        cells = nbformat.read(path, as_version=4).cells
        return "\n\n".join(c.source for c in cells if c.cell_type == "markdown")
    return re.sub(r"\A---\n.*?\n---\n", "", path.read_text("utf-8"), flags=re.S)


@cache
def headings(page):
    """Return place -> heading: the anchors that MyST makes, of a page's headings down to ###."""
    config = MdParserConfig(enable_extensions={"dollarmath", "colon_fence", "deflist"})
    tokens = create_md_parser(config, RendererHTML).parse(text_of(page))
    found = {}
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open" and opening.tag in ("h1", "h2", "h3"):
            parts = [c for c in inline.children if c.type in ("text", "code_inline")]
            title = "".join(part.content for part in parts)
            slug, n = default_slugify(title), 1
            while slug in found:
                slug, n = f"{default_slugify(title)}-{n}", n + 1
            found[slug] = inline.content
    return found


def labels(page):
    """Return the places that a page names itself: (name)= before a heading."""
    return set(re.findall(r"^\(([\w-]+)\)=$", text_of(page), re.M))


def links(page):
    """Return (text, address) of each link of a page, code left out."""
    text = text_of(page).replace("```{glossary}", "")  # a directive, and not code
    prose = re.sub(r"^(`{3,})\w.*?^\1", "", text, flags=re.M | re.S)
    return LINK.findall(re.sub(r"`[^`\n]*`", "", prose))


def broken_links(page):
    """Return the links of a page inside the book whose file or heading is missing."""
    broken = []
    for text, address in links(page):
        if re.match(r"[a-z]+:", address):
            continue
        file, _, place = address.partition("#")
        path = (BOOK / page).parent.joinpath(file).resolve() if file else BOOK / page
        if not path.is_file() or BOOK not in path.parents:
            broken.append(f"[{text}]({address}): no such file")
            continue
        target = path.relative_to(BOOK).as_posix()
        if place and place not in {*headings(target), *labels(target)}:
            broken.append(f"[{text}]({address}): no such heading")
    return broken
