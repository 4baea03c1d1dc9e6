"""The glossary, and the links that lead to it from the text of other pages."""

import re
from io import StringIO

import pytest
from bs4 import BeautifulSoup
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace

from book.extensions.glossary_links import first_sentence, pattern_of
from tests.helpers.pages import ROOT, chapters, text_of

ENTRY = re.compile(r"^(?![#`({])(\S.*)\n((?:  \S.*\n?)+)", re.M)
LONGEST_TOOLTIP = 150  # characters

SMALL = """---
common: layer
---
# Glossary

```{glossary}
causal mask
  It hides the future. It is a triangle.

layer
  One floor of a stack.

mask
  It says who may see whom.

vocabulary
  The list of all
  tokens.
```
"""


def entries():
    text = text_of("glossary.md").split("## A", 1)[1]
    found = [(term, " ".join(body.split())) for term, body in ENTRY.findall(text)]
    assert len(found) >= 90
    return found


def common_terms():
    source = (ROOT / "book/glossary.md").read_text("utf-8")
    return re.search(r"^common: (.+)$", source, re.M)[1].split(", ")


def test_terms_are_in_order_and_each_is_there_once():
    terms = [term.lower() for term, _ in entries()]
    assert terms == sorted(set(terms))
    assert set(common_terms()) <= {term for term, _ in entries()}
    without = [term for term, meaning in entries() if "](" not in meaning]
    assert without == ["step"]


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry[0])
def test_entries_are_short_and_begin_with_a_tooltip(entry):
    _, meaning = entry
    first = first_sentence(meaning)
    assert len(first) <= LONGEST_TOOLTIP and first.endswith(".")
    assert not re.search(r"[$*\[\\]", first), "no formulas and no links"
    assert len(meaning) < 600


def build(folder, texts, glossary=SMALL):
    """Build a small book in a folder: text -> the page that was made of it."""
    (folder / "book").mkdir(exist_ok=True)
    home = "# Home\n\n```{toctree}\n:glob:\nbook/*\n```\n"
    names = [f"page{i}" for i in range(len(texts))]
    contents = dict(zip(names, ("# Page\n\n" + text for text in texts), strict=True))
    contents |= {"../index": home, "glossary": glossary}
    for name, content in contents.items():
        path = folder / f"book/{name}.md"
        if not path.exists() or path.read_text() != content:
            path.write_text(content)
    config = {
        "extensions": ["myst_parser", "book.extensions.glossary_links"],
        "myst_enable_extensions": ["dollarmath"],
    }
    out, warnings = folder / "_out", StringIO()
    folders = [folder, None, out, folder / "_trees", "html"]
    with docutils_namespace():
        Sphinx(*folders, config, status=None, warning=warnings).build()
    assert warnings.getvalue() == ""
    made = ((out / f"book/{name}.html").read_text() for name in [*names, "glossary"])
    return [BeautifulSoup(html, "html.parser").find(role="main") for html in made]


NOT_PROSE = [
    "## The mask",
    "`mask`",
    "```python\nmask\n```",
    "$mask$",
    "*On the mask*",
    "**mask**",
    "[a mask](https://example.org)",
    "| a |\n|---|\n| mask |",
    "## References\n\n- Somebody, on the mask.",
    "```{figure} https://example.org/x.png\nmask\n```",
    "```{figure} https://example.org/x.png\nNo caption\n\nA mask.\n```",
    "```{container} cell\nWhat a cell gave: a mask.\n```",
]
LINKED = {  # text -> what is linked in it
    "A causal mask here.\n\nA causal mask there.": ["causal mask"],
    "Causal masks are masks.": ["Causal masks", "masks"],  # the longest term first
    "Two Vocabularies, MASKS.": ["Vocabularies", "MASKS"],
    "unmasked, mask-like, a non-mask, masking": [],
    "A layer is a layer.": [],  # a common word
    "First a mask, then a *mask* and a causal mask: masks, all.": ["mask", "causal mask"],
    **{f"{text}\n\n# Then\n\nThe mask.": ["mask"] for text in NOT_PROSE},
}  # fmt: skip


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    made = build(tmp_path_factory.mktemp("book"), LINKED, SMALL + "\nA mask.\n")
    return dict(zip([*LINKED, "glossary"], made, strict=True))


def linked(page):
    return [link.text for link in page.select("a.term-link")]


@pytest.mark.parametrize("text", LINKED)
def test_first_mentions_in_prose_are_linked(pages, text):
    page = pages[text]
    assert linked(page) == LINKED[text]
    links = page.select("a.term-link")
    if "# Then" in text:
        assert links[0].parent.text == "The mask."
    elif text.startswith("A causal mask"):
        assert links[0]["href"] == "glossary.html#term-causal-mask"
        assert links[0]["title"] == "It hides the future."
        assert links[0].parent.text == "A causal mask here."
    else:  # the text stays what it was
        assert text.replace("*", "") in page.text


def test_changed_glossary_reaches_unchanged_pages(tmp_path, pages):
    def page_with(glossary):
        return build(tmp_path, ["The floor."], glossary)[0]

    assert linked(page_with(SMALL)) == []
    glossary = SMALL.replace("layer\n  One", "floor\n  A layer.\n\nlayer\n  One")
    assert linked(page_with(glossary)) == ["floor"]
    changed = glossary.replace("A layer.", "A storey.")
    assert page_with(changed).find(title="A storey.")
    assert linked(pages["glossary"]) == []


TO_A_CHAPTER = re.compile(r"\]\((\d\d)-")
MARKED = re.compile(r"(\*+)([^*\n]+)\1")
NO_PROSE = re.compile(
    r"^(`{3,}).*?^\1|\$\$.*?\$\$|\$[^$\n]+\$|`[^`]*`|^#[^\n]*", re.M | re.S
)
BLOCK = re.compile(r"\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) )")


def homes():
    """term -> the first chapter that its entry leads to."""
    common = set(common_terms())
    led = {t.lower(): TO_A_CHAPTER.findall(m) for t, m in entries() if t not in common}
    return {term: min(map(int, found)) for term, found in led.items() if found}


def blocks(page):
    """A chapter's paragraphs, list items and rows of tables, but not its links at the end."""
    text = text_of(page).split("\n## Deeper\n")[0]
    return BLOCK.split(NO_PROSE.sub(" ", text))


def too_early(pages, home):
    """(chapter, term, paragraph) of what is used too early; `pages` in reading order."""
    pattern, names = pattern_of(home)
    home, found = dict(home), []

    def terms_in(text):
        return [names[match.lastindex - 1] for match in pattern.finditer(text)]

    for chapter, paragraphs in pages:
        for _, marked in MARKED.findall("\n\n".join(paragraphs)):
            for term in terms_in(marked):
                home[term] = min(home[term], chapter)
        first = {}
        for paragraph in paragraphs:
            for term in terms_in(paragraph):
                first.setdefault(term, paragraph)
        found += [
            (chapter, term, " ".join(paragraph.split()))
            for term, paragraph in first.items()
            if chapter < home[term] and "](" not in paragraph
        ]
    return found


def test_no_term_is_used_before_it_is_explained():
    home = homes()
    assert len(home) > 60
    assert too_early([(int(name[:2]), blocks(name)) for name in chapters()], home) == []


@pytest.mark.parametrize(
    ("paragraphs", "found"),
    [
        (["Two causal masks.", "A causal mask."], 1),
        (["A causal mask ([chapter 8](08-masking.ipynb)).", "Causal masks."], 0),
        (["Causal masks.", "A causal mask ([chapter 8](08-masking.ipynb))."], 1),
        (["A **causal mask** hides the future.", "A causal mask."], 0),
        (["A cause of masks."], 0),
    ],
)
def test_early_terms_need_an_explanation_or_a_link(paragraphs, found):
    assert len(too_early([(3, paragraphs)], {"causal mask": 8})) == found
    assert too_early([(8, paragraphs)], {"causal mask": 8}) == []
