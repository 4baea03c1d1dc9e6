"""Make the book to take along: as an EPUB, and the same pages as one PDF.

    python -m scripts.take_along epub        _build/take-along/the-transformer-annotated.epub
    python -m scripts.take_along pdf         the same, and a .pdf beside it

Sphinx writes the pages at rest (book/extensions/stills.py) and makes the EPUB of them. The PDF is
those pages in one file, printed by Chromium: once to learn on which page each of them begins, and
once with these numbers in the contents.
"""

import json
import re
import shutil
import subprocess
import sys
import uuid
from html import escape
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import urlsplit

import yaml
from jupyter_book.sphinx import build_sphinx
from lxml import etree
from playwright.sync_api import sync_playwright
from pypdf import PdfReader

from annotated import __version__
from scripts import repository

ROOT = Path(__file__).parents[1]
# What they do wants a page with scripts, or the theme of the site.
OF_THE_SITE = {"sphinx_book_theme", "sphinx.ext.viewcode"}

KINDS = ("epub", "pdf")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PRINT = ROOT / "book/assets/print.css"
WHOLE = """<html xmlns="http://www.w3.org/1999/xhtml" lang="en" data-theme="light">
<head>
<title>{title}</title>
<link rel="stylesheet" href="_static/fonts/fonts.css" />
<link rel="stylesheet" href="_static/katex/katex.min.css" />
<link rel="stylesheet" href="_static/take-along.css" />
<link rel="stylesheet" href="{print}" />
<style>
@page {{
  margin: 2.2cm 2cm 2cm;
  size: A4;
  font: 8.5pt "Book Sans";
  @bottom-center {{ content: counter(page); }}
}}
@page cover {{ margin: 0; @bottom-center {{ content: none; }} }}
{rules}</style>
</head>
<body>
<img class="cover" src="_static/cover.svg" alt="{title}" />
<section class="bd-article contents">{contents}</section>
{chapters}
</body>
</html>
"""
RUNNING = "@page {name} {{ @top-right {{ content: {title}; }} }}\n"
SHEET = 643  # px: how wide a sheet is between its margins, 17 cm
TOO_WIDE = """(width) => [...document.querySelectorAll("article *")]
  .filter((node) => !node.closest("svg *, .katex-mathml, .map-frame"))
  .filter((node) => node.getBoundingClientRect().right > width + 3
    || (node.scrollWidth > node.clientWidth + 2 && getComputedStyle(node).overflowX !== "visible"))
  .map((node) => `${node.closest("article").id}: ${node.textContent.trim().slice(0, 60)}`)"""
NUMBER_CONTENTS = """(pages) => {
  for (const link of document.querySelectorAll(".contents a"))
    link.dataset.page = pages[decodeURIComponent(link.hash.slice(1))];
}"""


def write_pages(source, out, **config):
    """Write the pages of the book in `source`, and an EPUB of them, into the folder `out`.

    Args:
        source: a folder with a _config.yml and a _toc.yml.
        out: where to.
        config: of Sphinx, beside what _config.yml has.

    Raises:
        SystemExit: if the build fails, or warns of something.
    """
    written = yaml.safe_load(Path(source, "_config.yml").read_text("utf-8"))
    extensions = written["sphinx"]["config"]["extensions"]
    title = written["title"]
    place = repository.site_of(repository.address()) or title
    name = f"book-{uuid.uuid5(uuid.NAMESPACE_URL, place)}"
    config = {
        "extensions": [one for one in extensions if one not in OF_THE_SITE],
        "html_static_path": [],
        "templates_path": [],
        "epub_cover": ("_static/cover.png", "epub-cover.html"),
        "epub_identifier": name,
        "epub_title": title,
        "epub_uid": name,
        "version": __version__,
        "latex_individualpages": False,
        **config,
    }
    shutil.rmtree(out, ignore_errors=True)
    result = build_sphinx(
        source,
        out / "pages",
        path_config=Path(source, "_config.yml"),
        confoverrides=config,
        builder="epub",
        noconfig=True,
        warningiserror=True,
        keep_going=True,
    )
    if result:
        sys.exit("== The book has not been made: see above.")


def join_pages(folder):
    """Return all pages of the EPUB in `folder` as one, in its order, with the contents before them.

    A page's own ids get its name, since each page has a "summary"; the links follow.
    """
    package = etree.parse(folder / "content.opf")
    items = package.findall(".//{*}item")
    address = {item.get("id"): item.get("href") for item in items}
    names = [address[ref.get("idref")] for ref in package.findall(".//{*}itemref")]
    title = package.findtext(".//{*}title")
    chapters, rules = [], []
    for name in names:
        article = etree.parse(folder / name).find(".//{*}article")
        if article is None:  # the cover
            continue
        join_links(article, name)
        words = "".join(article.find(".//{*}h1").itertext()).split()
        running = escape(json.dumps(" ".join(words), ensure_ascii=False), quote=False)
        chapters.append(text_of(article))
        rules.append(RUNNING.format(name=anchor(name), title=running))
    contents = etree.parse(folder / "nav.xhtml").find(".//{*}nav")
    for entry in list(contents.iter("{*}li")):
        if "#" in entry[0].get("href"):  # a section: the outline has it
            entry.getparent().remove(entry)
    join_links(contents, "nav.xhtml")
    return WHOLE.format(
        title=escape(title),
        print=PRINT.as_uri(),
        rules="".join(rules),
        contents=text_of(contents),
        chapters="".join(chapters),
    )


def text_of(node):
    node.tail = None
    return etree.tostring(node, encoding="unicode")


def anchor(page, fragment=""):
    """Return the id that a place of a page has in the whole."""
    name = page.removesuffix(".xhtml").removeprefix("book/").replace("/", "-")
    return f"page-{name}" + f"-{fragment}" * bool(fragment)


def join_links(node, page):
    """Rewrite ids, links and addresses of pictures in a part of this page."""

    def inside(found):  # a hatching, a clip
        return f"url(#{anchor(page, found[1])})"

    for one in node.iter(etree.Element):
        for key, value in one.items():
            if key in ("href", "src"):
                one.set(key, whole_address(value, page))
            elif key in ("id", "for", "aria-labelledby"):
                one.set(key, anchor(page, value))
            else:
                one.set(key, re.sub(r"url\(#([^)]*)\)", inside, value))
    if node.tag.endswith("article"):
        node.set("id", anchor(page))
        node.set("style", f"page: {anchor(page)}")


def whole_address(address, page):
    """Return where an address on this page leads in the whole."""
    there = urlsplit(address)
    path = normpath(join(dirname(page), there.path)) if there.path else page
    if there.scheme:
        return address
    return "#" + anchor(path, there.fragment) if path.endswith(".xhtml") else path


def print_pages(folder, pdf):
    """Print all pages of the EPUB in `folder` as one PDF, with numbered contents and an outline.

    Raises:
        SystemExit: if something is wider than a sheet, which would cut it.
    """
    whole = folder / "whole.xhtml"
    whole.write_text(join_pages(folder), "utf-8")
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"]
        browser = playwright.chromium.launch(executable_path=found, args=flags)
        page = browser.new_page(viewport={"width": SHEET, "height": SHEET})
        page.set_default_timeout(0)
        page.emulate_media(media="print")
        page.goto(whole.as_uri())
        page.evaluate("document.fonts.ready.then(() => true)")
        if cut := page.evaluate(TOO_WIDE, SHEET):
            sys.exit("== The sheet would cut\n" + "\n".join(cut))
        how = {"prefer_css_page_size": True, "print_background": True}
        page.pdf(path=pdf, **how)
        page.evaluate(NUMBER_CONTENTS, pages_of(pdf))
        page.pdf(path=pdf, outline=True, tagged=True, **how)
        browser.close()


def pages_of(pdf):
    """Return the number of the page on which each place that something links to is."""
    reader = PdfReader(pdf)
    places = reader.named_destinations.items()
    return {name[1:]: 1 + reader.get_destination_page_number(at) for name, at in places}


def main(kind, source=ROOT):
    if kind not in KINDS:
        sys.exit(f"kind must be one of {', '.join(KINDS)}, got {kind}")
    out = Path(source, "_build/take-along").absolute()
    write_pages(source, out)
    (made,) = (out / "pages").glob("*.epub")
    epub = made.rename(out / made.name)
    print(f"== {epub}")
    if checker := shutil.which("epubcheck"):
        subprocess.run([checker, epub], check=True)
    if kind == "pdf":
        pdf = epub.with_suffix(".pdf")
        print_pages(out / "pages", pdf)
        print(f"== {pdf}")


if __name__ == "__main__":
    main(*sys.argv[1:])
