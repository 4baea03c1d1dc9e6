"""The book speaks the field's language, in one spelling, of what its reader can see."""

import re

import pytest

from tests.helpers.pages import all_pages, chapters, companions, text_of

# A chapter that has a companion was written anew, and so was the companion. The others keep
# their words until then, and so do the pages that quote all chapters.
WRITTEN_ANEW = [
    page
    for page in all_pages()
    if page not in chapters() or f"deeper/{page}" in companions()
]
QUOTING = {"references.md"}  # titles of works
if not {f"deeper/{page}" for page in chapters()} <= set(companions()):
    QUOTING |= {"solutions.md", "coverage.md"}
PAGES = [page for page in WRITTEN_ANEW if page not in QUOTING]

BRITISH = re.compile(
    r"\b(?:\w*(?:colour|favour|behaviour|neighbour|honour)\w*"
    r"|catalogues?|centre[sd]?|centring|grey|licence|learnt|spelt|misspelt|towards"
    r"|(?:modell|labell|cancell|travell)(?:ed|ing|er)|analys(?:e|ed|es|ing)"
    r"|(?:re|de)?(?:recogn|normal|initial|optim|general|organ|real|memor|summar|special|token"
    r"|quant|visual|penal|minim|maxim|factor|emphas|util|local|stabil|regular|parallel|serial)"
    r"is(?:e|ed|es|ing|ation|er|ers))\b",
    re.IGNORECASE,
)
# What this book once said -> what papers, PyTorch and search engines say.
HOME_MADE = {
    r"by heart": "memorize, overfit one batch",
    r"(?:the|of) filling|blind rows?": "initialization, padding; fully masked row",
    r"subsequent mask": "causal mask",
    r"read-outs?|likeness": "linear probe; similarity",
    r"kinks?": "non-linearity",
    r"batch-mates": "the other examples of the batch",
    r"free decoding|writes? freely|honest loss": "autoregressive decoding; entropy",
    r"journeys? of numbers|heads of keys": "memory traffic; KV heads",
    r"key/value cache": "KV cache",
    r"whole numbers?": "integer",
    r"in the place of": "instead of",
    r"without a rest": "floor division",
    r"whoever|nobody": "name who does what",
    r"louder|loudest": "of larger norm",
    r"documents? (?:that )?this book grew": "a common bug is a common bug",
    r"proved right|proves that the code": "tested",
}


@pytest.mark.parametrize("page", PAGES)
def test_american_spelling(page):
    assert BRITISH.findall(prose(page)) == []


@pytest.mark.parametrize("page", PAGES)
def test_the_terms_are_those_of_the_field(page):
    found = {
        match[0]: instead
        for pattern, instead in HOME_MADE.items()
        for match in re.finditer(rf"\b(?:{pattern})\b", prose(page), re.IGNORECASE)
    }
    assert found == {}


def prose(page):
    """The text without code, addresses, and what is quoted."""
    text = re.sub(r"^(`{3,}).*?^\1", "", text_of(page), flags=re.M | re.S)
    text = re.sub(r"`[^`]*`|\]\([^)]*\)|[“\"][^“”\"]*[”\"]", " ", text)
    return text.split("\n## References\n")[0]


def test_the_list_of_spellings_finds_what_it_shall():
    for word in ("colour", "Neighbours", "normalised", "centre", "grey", "misspelt"):
        assert BRITISH.search(f"the {word} of"), word
    for word in ("color", "exercise", "center", "centering", "precise", "otherwise"):
        assert not BRITISH.search(f"the {word} of"), word
