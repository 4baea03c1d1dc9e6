"""Pages for paper and for e-readers: what is alive on the site is a picture there.

The site's builder makes HTML with scripts. Every other one gets the same pages at rest: a widget
is its still, a chart its drawing, a listing its idea, and a fold is open, but for answers, which
stand at the end of their page. Where the site's address is known, each widget leads to it.
"""

import re
import shutil
from base64 import b64decode
from functools import partial
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import lxml.html
import vl_convert
from lxml import etree
from lxml.html.builder import FIGCAPTION, H2, H3, SECTION, A, P

from annotated_book import pictures
from annotated_book.widgets.kit.standalone import digest
from book.extensions.builders import runs_scripts
from book.extensions.cards import cover, literal

BOOK = Path(__file__).parents[1]
DRAWN = Path(pictures.__file__).parent
# Of the site's looks, those of its text and its drawings. The last one has what is new here.
SHEETS = [DRAWN / "legend.css", DRAWN / "picture.css"]
SHEETS += [
    BOOK / f"assets/{name}.css" for name in ("book", "map", "listings", "take-along")
]
STYLES = ("fonts/fonts.css", "katex/katex.min.css", "take-along.css")
# Nothing can be pressed here, and what is drawn for a telephone stands beside the same, wider.
NO_TAGS = ("button", "input", "select", "script", "style")
NO_CLASSES = ("chart-controls", "views", "names", "rest", "headerlink", "imports")
NO_CLASSES += ("narrow-picture",)
OBSOLETE = ("border", "valign")  # in tables of pandas: no attributes of XHTML
CAPITALS = re.compile(r"(?<=[\s</])[a-z]+[A-Z]\w*(?=[\s=/>])")
SVG = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
ITEM = re.compile(r'<item id="epub-\d+" href="([^"]+)"[^>]*>')
STILL = "data:image/svg+xml;base64,"
ANSWER = re.compile(r"\s*(Answer|Solution)")


def at_rest(html, save, live=""):
    """Return a page's HTML at rest, as XHTML.

    Args:
        html: the body of a page, as Sphinx and the other extensions write it.
        save: keeps an SVG as a file, and returns its address from the page.
        live: the address of the page on the site, or "" where none is known.
    """
    html = SVG.sub(lambda found: literal(found[0]), html)
    page = lxml.html.fragment_fromstring(html, create_parent="article")
    page.set("class", "bd-article")
    gone = [
        *page.iter(NO_TAGS),
        *(n for name in NO_CLASSES for n in page.find_class(name)),
    ]
    for node in gone:
        node.drop_tree()
    for place in page.find_class("annotated-widget"):
        show_still(place, save, live)
    lead_out(page, live)
    move_answers(page)
    for fold in list(page.iter("details")):
        open_fold(fold)
    for name in OBSOLETE:
        for node in page.xpath(f"//*[@{name}]"):
            del node.attrib[name]
    restore_capitals(page, html)
    return etree.tostring(page, encoding="unicode", method="xml")


def show_still(place, save, live):
    """Turn a widget into a figure: what stands in it until its script takes over."""
    place.tag = "figure"
    place.attrib.clear()
    place.set("class", "still")
    for image in place.iter("img"):
        svg = b64decode(image.get("src").removeprefix(STILL)).decode()
        image.set("src", save(literal(svg)))
    if live:
        section = next(place.iterancestors("section"), None)
        at = "" if section is None else f"#{section.get('id')}"
        place.append(
            FIGCAPTION(A("Operate it on the page of the book.", href=live + at))
        )


def lead_out(page, live):
    """Let links to what only the site has lead to the site, or to nowhere if it is not known."""
    for link in list(page.iter("a")):
        address = urlsplit(link.get("href", "#"))
        if address.scheme or not address.path or address.path.endswith(".xhtml"):
            continue
        if live:
            link.set("href", urljoin(live, link.get("href")))
        else:
            link.drop_tag()


def move_answers(page):
    """Move answers and solutions to the end, each with the number that its question shows."""
    folds = [
        fold
        for fold in page.iter("details")
        if ANSWER.match(fold.find("summary").text_content())
    ]
    if not folds:
        return
    end = SECTION(H2("Answers and solutions"))
    end.set("class", "printed-answers")
    for n, fold in enumerate(folds, start=1):
        kind = ANSWER.match(fold.find("summary").text_content())[1]
        name, here, there = f"{kind} {n}", f"question-{n}", f"answer-{n}"
        note = P(A(name, href=f"#{there}"), " is at the end.", id=here)
        note.set("class", "printed-note")
        note.tail, fold.tail = fold.tail, None
        fold.getparent().replace(fold, note)
        fold.remove(fold.find("summary"))
        fold.tag = "div"
        end.extend([H3(A(name, href=f"#{here}"), id=there), fold])
    page.append(end)


def open_fold(fold):
    """Turn a fold into what is in it, under its name."""
    fold.tag = "div"
    name = fold.find("summary")
    name.tag = "p"
    name.set("class", "fold-name")


def restore_capitals(page, html):
    """Write SVG's names as they were, and name its language: XHTML insists on both."""
    names = {}
    for svg in SVG.findall(html):
        names |= {name.lower(): name for name in CAPITALS.findall(svg)}
    for svg in page.iter("svg"):
        svg.set("xmlns", "http://www.w3.org/2000/svg")
        for node in svg.iter(etree.Element):
            node.tag = names.get(node.tag, node.tag)
            own = dict(node.attrib)
            node.attrib.clear()
            node.attrib.update({names.get(key, key): own[key] for key in own})


def prepare(app):
    """Write the styles and fonts of pages at rest, and the cover."""
    if runs_scripts(app) or app.builder.format != "html":
        return
    static = Path(app.outdir, "_static")
    for folder in (BOOK / "assets/fonts", BOOK / "vendor/katex"):
        shutil.copytree(folder, static / folder.name, dirs_exist_ok=True)
    katex = static / "katex/katex.min.css"
    others = r",url\([^)]*\.(?:woff|ttf)\) format\([^)]*\)"  # than those that are there
    katex.write_text(re.sub(others, "", katex.read_text("utf-8")), "utf-8")
    css = "".join(path.read_text("utf-8") for path in SHEETS)
    css = re.sub(r"light-dark\(([^,()]+),[^()]+\)", r"\1", css)
    (static / "take-along.css").write_text(css, "utf-8")
    drawn = cover(app.config.html_title)
    (static / "cover.svg").write_text(drawn, "utf-8")
    (static / "cover.png").write_bytes(vl_convert.svg_to_png(drawn))
    if app.builder.name == "epub":
        own = {
            ".woff2": "font/woff2",
            ".txt": "text/plain",
        }  # fonts, and their licenses
        app.builder.media_types = {**app.builder.media_types, **own}
        tag = app.builder.html_tag
        app.builder.html_tag = tag.replace("<html", '<html data-theme="light"')


def show_at_rest(app, pagename, templatename, context, doctree):
    if runs_scripts(app):
        return
    keep = [f"_static/{name}" for name in STYLES]
    context["css_files"] = [css for css in context["css_files"] if css.filename in keep]
    context["script_files"] = []
    if doctree is None:  # the cover
        return
    own = Path(app.outdir, app.builder.get_target_uri(pagename)).parent
    folder = Path(app.outdir, app.builder.imagedir)

    def save(svg):
        folder.mkdir(parents=True, exist_ok=True)
        name = f"still-{digest(svg)}.svg"
        (folder / name).write_text(svg, "utf-8")
        return "../" * len(own.relative_to(app.outdir).parts) + f"_images/{name}"

    site = app.config.html_baseurl
    live = f"{site}{pagename}.html" if site else ""
    context["body"] = at_rest(context["body"], save, live)


def finish(app, exception):
    """Say in an EPUB which of its pages have SVG and MathML; Sphinx leaves it out."""
    if exception is not None or app.builder.name != "epub":
        return
    path = Path(app.outdir, "content.opf")
    path.write_text(
        ITEM.sub(partial(with_properties, app.outdir), path.read_text("utf-8")), "utf-8"
    )
    app.builder.build_epub()


def with_properties(folder, found):
    """Add to an item of an EPUB's package what is in its file."""
    signs = {"svg": b"<svg", "mathml": b"<math"} if found[1].endswith(".xhtml") else {}
    signs |= {"cover-image": b""} if found[1] == "_static/cover.png" else {}
    text = Path(folder, found[1]).read_bytes()
    names = " ".join(name for name, sign in signs.items() if sign in text)
    return found[0].replace("/>", f'properties="{names}" />') if names else found[0]


def setup(app):
    app.connect("builder-inited", prepare)
    app.connect("html-page-context", show_at_rest, priority=900)
    app.connect("build-finished", finish)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
