"""The chapters' sentences hang together: few are very short, few lead on by a colon."""

import re

import pytest

from tests.helpers.pages import chapters, text_of

SHORTEST_MEAN, SHORT = 14, 6  # words
MOST_SHORT, MOST_COLONS = 0.17, 0.15  # of the sentences
ENDS = re.compile(r"[.!?:][\"”*_)]*$")
START = re.compile(r"(?<=[.!?])[\"”*_)]*\s+(?=[A-Z0-9“\"*(_])")
LIST_ITEM = re.compile(r"\n(?=\s*(?:[-*]|\d+\.) )")


def sentences(text):
    """Return the sentences of running text: no headings, tables, code, labels or link lists."""
    text = text.split("\n## Deeper")[0]
    text = re.sub(r"^(`{3,}).*?^\1", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(
        r"<summary>.*?</summary>|<p class=\"slot\".*?</p>|<[^>]+>|^:{3,}.*$", "", text
    )
    text = re.sub(r"\$\$.*?\$\$|\$[^$\n]*\$|`[^`\n]*`", "x", text, flags=re.DOTALL)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    paragraphs = [part.strip() for part in re.split(r"\n\s*\n", text)]
    items = [
        re.sub(r"^(?:[-*]|\d+\.) |\*\*[^*]{1,40}[.:]\*\* ?", "", " ".join(item.split()))
        for paragraph in paragraphs
        if paragraph and paragraph[0] not in "#|("
        for item in LIST_ITEM.split(paragraph)
    ]
    found = [sentence for item in items for sentence in START.split(item)]
    return [one for one in found if ENDS.search(one) and len(words(one)) > 1]


def words(sentence):
    return re.findall(r"[\w’'-]+", sentence)


def test_sentences_are_told_from_labels_and_code():
    text = "# Head\n\n**Warm-up.** It ends. Why? Because `a.b` is $x$.\n\n| a. | b |\n\n- One item."
    expected = ["It ends.", "Because x is x.", "One item."]
    assert sentences(f"{text}\n\n## Deeper\n\nNo more.") == expected


@pytest.mark.parametrize("chapter", chapters())
def test_sentences_hang_together(chapter):
    found = sentences(text_of(chapter))
    lengths = [len(words(one)) for one in found]
    assert sum(lengths) / len(found) >= SHORTEST_MEAN
    assert sum(n <= SHORT for n in lengths) / len(found) <= MOST_SHORT
    assert sum(":" in one for one in found) / len(found) <= MOST_COLONS
