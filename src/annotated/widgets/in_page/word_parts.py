"""What numbers are called in a language: the truth with which an answer of the model is compared.

Numbers have names that are put together, and a page needs no library for it: it gets their
parts, which many_words.js puts together. The tests compare its names with the library's.
"""

from __future__ import annotations

from functools import cache
from os.path import commonprefix

from annotated.data.languages import number_words_in

Parts = dict[str, list[list[str]]]


@cache
def thousands_of(code: str) -> dict[str, list[str]]:
    """Four lists of a thousand texts, by a and b from 0 to 999.

    `alone` has the names of b, `thousands` those of 1000·a. Any other number, 1000·a + b, is
    called `before[a] + after[b]`. Where there is nothing, the text is empty.
    """

    def words(number: int) -> str:
        return number_words_in(number, code)

    above = [words(1000 + b) for b in range(1, 1000)]
    start = len(commonprefix(above))
    after = ["", *(name[start:] for name in above)]
    below = [words(1000 * a + 1) for a in range(1, 1000)]
    return {
        "alone": [words(b) for b in range(1000)],
        "thousands": ["", *(words(1000 * a) for a in range(1, 1000))],
        "before": ["", *(name.removesuffix(after[1]) for name in below)],
        "after": after,
    }


def word_parts(code: str) -> Parts:
    """The same lists, each in parts again: 100·h + r is called `before[h] + after[r]`.

    Of each list: the first hundred texts, those of round hundreds, and the parts of the others.
    """
    return {name: in_hundreds(texts) for name, texts in thousands_of(code).items()}


def in_hundreds(texts: list[str]) -> list[list[str]]:
    start = len(commonprefix(texts[101:200]))
    after = [text[start:] for text in texts[101:200]]
    before = [text.removesuffix(after[0]) for text in texts[101::100]]
    return [texts[:100], texts[100::100], before, after]


def number_named(text: str, code: str) -> int | None:
    """The number that a text names in a language, or None."""
    parts = thousands_of(code)
    if text in parts["alone"]:
        return parts["alone"].index(text)
    if text and text in parts["thousands"]:
        return 1000 * parts["thousands"].index(text)
    for a, before in enumerate(parts["before"]):
        rest = text.removeprefix(before)
        if a and rest and text.startswith(before) and rest in parts["after"]:
            return 1000 * a + parts["after"].index(rest)
    return None
