"""No chapter uses a term before the chapter that explains it, read from the first to the last.

A term's home is the first chapter that its entry in the glossary leads to, or an earlier one
that sets it in bold or italics, as terms are where they are explained. A chapter before that
may use the term only if its first mention shows the reader the way: in a paragraph with a link.
Left out are the words that the glossary calls common, and the terms whose entries lead to
companions only.
"""

import re

import pytest

from book.extensions.glossary_links import pattern_of
from tests.book.test_glossary import common_terms, entries
from tests.helpers.pages import chapters, text_of

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
