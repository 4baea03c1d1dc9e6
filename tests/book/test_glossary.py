"""The glossary, and the links that lead to it from the text of other pages."""

import re
from io import StringIO

import pytest
from bs4 import BeautifulSoup
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace

from book.extensions.glossary_links import first_sentence
from tests.helpers.pages import ROOT, broken_links, text_of

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


# --- the glossary itself ---


def test_the_terms_are_in_order_and_each_is_there_once():
    terms = [term.lower() for term, _ in entries()]
    assert terms == sorted(set(terms))


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry[0])
def test_an_entry_is_short_and_its_first_sentence_makes_a_tooltip(entry):
    _, meaning = entry
    first = first_sentence(meaning)
    assert len(first) <= LONGEST_TOOLTIP and first.endswith(".")
    assert not re.search(r"[$*\[\\]", first), "no formulas and no links"
    assert len(meaning) < 600


def test_the_common_terms_are_terms():
    assert set(common_terms()) <= {term for term, _ in entries()}


def test_each_entry_says_where_to_read_on():
    without = [term for term, meaning in entries() if "](" not in meaning]
    assert without == ["step"]


def test_its_links_lead_to_headings():
    assert broken_links("glossary.md") == []


# --- the links ---


class Site:
    """A small book in a folder: build(text) gives the page that was made of it."""

    def __init__(self, folder):
        self.folder = folder
        (folder / "book").mkdir()
        (folder / "index.md").write_text(
            "# Home\n\n```{toctree}\n:glob:\nbook/*\n```\n"
        )

    def build(self, text, glossary=SMALL):
        for name, content in (("glossary", glossary), ("page", "# Page\n\n" + text)):
            path = self.folder / f"book/{name}.md"
            if not path.exists() or path.read_text() != content:
                path.write_text(content)
        config = {
            "extensions": ["myst_parser", "book.extensions.glossary_links"],
            "myst_enable_extensions": ["dollarmath"],
        }
        out, warnings = self.folder / "_out", StringIO()
        folders = [self.folder, None, out, self.folder / "_trees", "html"]
        with docutils_namespace():
            app = Sphinx(*folders, config, status=None, warning=warnings)
            app.build()
        assert warnings.getvalue() == ""
        html = (out / "book/page.html").read_text()
        return BeautifulSoup(html, "html.parser").find(role="main")


@pytest.fixture
def site(tmp_path):
    return Site(tmp_path)


def linked(page):
    return [link.text for link in page.select("a.term-link")]


def test_the_first_mention_is_linked_with_a_tooltip(site):
    page = site.build("A causal mask here.\n\nA causal mask there.")
    (link,) = page.select("a.term-link")
    assert link["href"] == "glossary.html#term-causal-mask"
    assert link["title"] == "It hides the future."
    assert link.parent.text == "A causal mask here."


def test_the_longest_term_wins_and_the_shorter_is_found_later(site):
    page = site.build("Causal masks are masks.")
    assert linked(page) == ["Causal masks", "masks"]


def test_plurals_and_capitals_are_found(site):
    page = site.build("Two Vocabularies, MASKS.")
    assert linked(page) == ["Vocabularies", "MASKS"]


@pytest.mark.parametrize("text", ["unmasked", "mask-like", "a non-mask", "masking"])
def test_parts_of_words_are_left_alone(site, text):
    assert linked(site.build(text)) == []


def test_common_words_are_left_alone(site):
    assert linked(site.build("A layer is a layer.")) == []


@pytest.mark.parametrize(
    "text",
    [
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
    ],
)
def test_only_running_prose_is_linked(site, text):
    assert linked(site.build(text)) == []
    assert linked(site.build(text + "\n\n# Then\n\nThe mask.")) == ["mask"]


def test_the_text_stays_what_it_was(site):
    text = "First a mask, then a *mask* and a causal mask: masks, all."
    assert text.replace("*", "") in site.build(text).text


def test_the_glossary_does_not_link_to_itself(site):
    site.build("Nothing.", SMALL + "\nA mask.\n")
    html = (site.folder / "_out/book/glossary.html").read_text()
    assert "term-link" not in html


def test_a_change_of_the_glossary_reaches_pages_that_have_not_changed(site):
    assert linked(site.build("The floor.")) == []
    glossary = SMALL.replace("layer\n  One", "floor\n  A layer.\n\nlayer\n  One")
    page = site.build("The floor.", glossary)
    assert linked(page) == ["floor"]
    changed = glossary.replace("A layer.", "A storey.")
    assert site.build("The floor.", changed).find(title="A storey.")
