"""What numbers are called in a language: the truth with which an answer of the model is compared.

The names of numbers are put together, so a page needs no library for them: it gets their
parts. many_words.js has the same functions as this file, and the tests compare both with
`number_words_in`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import takewhile

from annotated_lab.data.languages import number_words_in

# Of a list of a thousand texts: the first hundred, those at 100, 200, … 900, and for the others
# how they begin, by hundreds, and how they end, by what is left.
Parts = list[list[str]]


@cache
def word_parts(code: str) -> dict[str, Parts]:
    """Four lists, by a and b from 0 to 999, in parts.

    `alone` has the names of b, `thousands` those of 1000·a. Any other number, 1000·a + b, is
    called `before[a] + after[b]`. Where there is nothing, the text is empty.
    """

    def words(number: int) -> str:
        return number_words_in(number, code)

    start = common_start([words(1000 + b) for b in (1, 2, 100, 101, 200, 201)])
    after = parts_of(lambda b: words(1000 + b)[start:] if b else "")
    one = after[0][1]
    return {
        "alone": parts_of(words),
        "thousands": parts_of(lambda a: words(1000 * a) if a else ""),
        "before": parts_of(
            lambda a: words(1000 * a + 1).removesuffix(one) if a else ""
        ),
        "after": after,
    }


def parts_of(text_of: Callable[[int], str]) -> Parts:
    above = [text_of(100 + rest) for rest in range(1, 100)]
    start = common_start(above)
    after = [text[start:] for text in above]
    before = [text_of(100 * h + 1).removesuffix(after[0]) for h in range(1, 10)]
    below = [text_of(number) for number in range(100)]
    return [below, [text_of(100 * h) for h in range(1, 10)], before, after]


def common_start(texts: list[str]) -> int:
    """With how many letters all of them begin."""
    columns = zip(*texts, strict=False)
    return sum(1 for _ in takewhile(lambda letters: len({*letters}) == 1, columns))


def whole_list(parts: Parts) -> list[str]:
    """The thousand texts that have these parts."""
    below, hundreds, before, after = parts
    texts = list(below)
    for name, front in zip(hundreds, before, strict=True):
        texts += [name, *(front + end for end in after)]
    return texts


@cache
def lists_of(code: str) -> dict[str, list[str]]:
    return {name: whole_list(parts) for name, parts in word_parts(code).items()}


def number_named(text: str, code: str) -> int | None:
    """The number that a text names in a language, or None."""
    lists = lists_of(code)
    if text in lists["alone"]:
        return lists["alone"].index(text)
    if text and text in lists["thousands"]:
        return 1000 * lists["thousands"].index(text)
    for a, before in enumerate(lists["before"]):
        rest = text.removeprefix(before)
        if a and rest and text.startswith(before) and rest in lists["after"]:
            return 1000 * a + lists["after"].index(rest)
    return None
