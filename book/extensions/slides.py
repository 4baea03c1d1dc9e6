"""Slides: a deck for each chapter, made from its finished page.

The deck lies beside the page (`06-….slides.html`), so both share styles, widgets and records.
Which slides there are is read from the page. A heading becomes a slide if something below it can
be shown: its first picture and its first widget, else its first short code, else a formula or a
table. Tags of code cells decide otherwise: `slide` shows a cell (then only those with this tag),
and `no-slide` never does. The template is templates/slides.html; assets/slides.js turns slides.
"""

import re
from copy import copy
from dataclasses import dataclass
from pathlib import Path

from bs4 import BeautifulSoup
from jinja2 import Template

from book.extensions.builders import runs_scripts
from book.extensions.chapters import NUMBERED

TEMPLATE = Path(__file__).parents[1] / "templates/slides.html"
NO_SLIDE = {"check-yourself", "exercises", "summary", "deeper"}
SENTENCES = 2  # of a paragraph
LONGEST_CODE = 14  # lines
WIDE = 2.2  # the ratio of its sides from which a drawing stands below the words
WIDGET, CODE, TABLE = ".annotated-widget", "pre", ".pst-scrollable-table-container"
DRAWN = ".picture-frame, .chart, .cell_output img"
FILES = r"styles/|pygments|legend|mystnb|katex|listings|picture|frames|fonts|/book\."
FILES += r"|charts\.js|loader"
# Between two sentences: what closes the one may be a tag, and what opens the other, too.
BETWEEN = re.compile(r"(?<=[.?!…])((?:</\w+>|[”’)])*) (?=(?:<\w[^>]*>)*[“‘(]?[A-Z0-9])")


@dataclass
class Slide:
    name: str
    title: str
    words: str
    shown: str = ""
    layout: str = ""  # "stacked": words above; "live": a widget; else side by side
    tag: str = "h2"


class Chapter:
    """A chapter, as its page has it."""

    def __init__(self, path):
        self.page, self.deck = path.name, deck_of(path.stem)
        page = BeautifulSoup(path.read_text("utf-8"), "lxml")
        links = page.find_all("link", rel="stylesheet", href=re.compile(FILES))
        self.files = links + page.find_all("script", src=re.compile(FILES))
        self.sections = page.select("article section")
        self.title = title_of(self.sections[0])
        for link in page.select("article a[href^='#']"):
            link["href"] = self.page + link["href"]
        for node in page.select(f"{WIDGET}, .chart, pre"):
            node["data-prevent-swipe"] = ""  # reveal.js would turn the slide

    def question(self):
        """Return the question that the chapter opens with, after the sentences before it."""
        opening = [sentences_of(p) for p in prose(self.sections[0])]
        found = next((p for p in opening if any(map(is_question, p))), opening[0])
        at = next(
            (i for i, one in enumerate(found) if is_question(one)), len(found) - 1
        )
        return " ".join(found[max(0, at - SENTENCES) : at]), found[at]

    def opening(self):
        before, asked = self.question()
        words = f'<p>{before}</p><p class="question">{asked}</p>'
        slide = next(slides_of(self.sections[0]), Slide("start", self.title, ""))
        slide.words, slide.tag = words, "h1"
        return slide

    def slides(self):
        for section in self.sections[1:]:
            if section.get("id") not in NO_SLIDE:
                yield from slides_of(section)

    def end(self):
        """Return the last slide: the summary, else the sentences before the questions."""
        words = ""
        for section in self.sections:
            if section.get("id") == "summary":
                words = str(section.ul)
            elif section.get("id") not in NO_SLIDE and prose(section):
                words = (
                    f"<p>{' '.join(sentences_of(prose(section)[-1])[-SENTENCES:])}</p>"
                )
        return Slide("end", "What to keep", words, layout="stacked")


def is_question(sentence):
    return re.search(r"\?(</\w+>|[”’)])*$", sentence)


def deck_of(page):
    return f"{page}.slides.html"


def title_of(section):
    """Return the HTML of a section's heading, without the link to it."""
    title = copy(section.find(re.compile("^h[1-4]$"), recursive=False))
    title.find(class_="headerlink").decompose()
    return title.decode_contents().strip()


def prose(section):
    """Return the paragraphs of a section: not what is to be tried, no caption of a drawing."""
    own = section.find_all("p", class_=False, recursive=False)
    own = [p for p in own if p.text.strip() and not p.text.startswith("Try this")]
    return [p for p in own if p.em is None or p.em.text != p.text]


def sentences_of(paragraph):
    """Return the sentences of a paragraph, as HTML."""
    html = " ".join(paragraph.decode_contents().split())
    return BETWEEN.sub(r"\1\n", html).split("\n")


def slides_of(section):
    """Yield the slides of a section, the first with its words."""
    words = "".join(
        f"<p>{' '.join(sentences_of(p)[:SENTENCES])}</p>" for p in prose(section)[:1]
    )
    formula = section.find(class_="formula-block", recursive=False)
    words += str(formula or "")
    name = section["id"]
    for cell in shown_of(section) or ([BeautifulSoup("", "lxml")] if formula else []):
        layout = ""
        if cell.select_one(WIDGET):
            layout = "live"
            own = section.find_all("p", recursive=False)
            tasks = [p.decode_contents() for p in own if p.text.startswith("Try this")]
            words += "".join(f'<p class="try">{task}</p>' for task in tasks)
        elif not cell.select_one(DRAWN) or is_wide(cell):
            layout = "stacked"
        output = cell.select_one(".cell_output")
        if output and cell.select_one(f"{WIDGET}, {DRAWN}, .two-views, details"):
            cell = output  # without its code
        yield Slide(name, title_of(section), words, str(cell), layout)
        name = words = ""


def shown_of(section):
    """Return the nodes that the slides of a section show, one for each."""
    own = [n for n in section.find_all("div", recursive=False)]
    own = [n for n in own if "tag_no-slide" not in n["class"]]
    tagged = [n for n in own if "tag_slide" in n["class"]]
    widgets = [n for n in own if n.select_one(WIDGET)][:1]
    drawn = [n for n in own if n.select_one(DRAWN) and not n.select_one(WIDGET)][:1]
    code = [n for n in own if 0 < longest(n.select(CODE)) <= LONGEST_CODE][:1]
    return (
        tagged or drawn + widgets or code or [n for n in own if n.select_one(TABLE)][:1]
    )


def longest(codes):
    return max((len(code.text.splitlines()) for code in codes), default=0)


def is_wide(cell):
    boxes = [svg.get("viewbox", "").split() for svg in cell.select("svg")]
    return any(len(box) == 4 and float(box[2]) > WIDE * float(box[3]) for box in boxes)


def write(app, exception):
    """Write the decks, once all pages are there."""
    if exception is not None or not runs_scripts(app):
        return
    names = sorted(filter(NUMBERED.match, app.env.found_docs))
    chapters = [Chapter(Path(app.outdir, f"{name}.html")) for name in names]
    template = Template(TEMPLATE.read_text("utf-8"))
    for chapter, after in zip(chapters, [*chapters[1:], None], strict=True):
        deck = template.render(chapter=chapter, after=after, book=app.config.html_title)
        Path(app.outdir, "book", chapter.deck).write_text(deck, "utf-8")


def add_link(app, pagename, templatename, context, doctree):
    """Give the templates the name of a chapter's deck."""
    is_chapter = doctree is not None and NUMBERED.match(pagename)
    context["slides"] = deck_of(Path(pagename).name) if is_chapter else ""


def setup(app):
    app.connect("html-page-context", add_link)
    app.connect("build-finished", write)  # before light_pages
    return {"parallel_read_safe": True, "parallel_write_safe": True}
