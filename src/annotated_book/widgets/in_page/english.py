"""The number that English words name. german.js reads it in the page, and tests compare the two."""

from collections.abc import Callable

# "zero" and all numbers below a hundred, by their English words
SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen"
SMALL += " fourteen fifteen sixteen seventeen eighteen nineteen"
BELOW_20, TENS = (
    words.split()
    for words in (SMALL, "twenty thirty forty fifty sixty seventy eighty ninety")
)
BELOW_100 = {word: n for n, word in enumerate(BELOW_20)}
BELOW_100 |= {word: 10 * n for n, word in enumerate(TENS, start=2)}
BELOW_100 |= {
    f"{tens} {one}": 10 * n + m
    for n, tens in enumerate(TENS, start=2)
    for m, one in enumerate(BELOW_20[1:10], start=1)
}


def number_of(words: list[str]) -> int | None:
    """Read the number that English words name: "twelve hundred", but not "seven forty" (None).

    Args:
        words: in lower case and without hyphens, as `split_words` gives them.
    """
    if "thousand" not in words:
        return below_thousands(words, most_hundreds=99)
    at = words.index("thousand")
    thousands = below_thousands(words[:at], most_hundreds=9) if at else 1
    rest = rest_of(words[at + 1 :], below_thousands)
    if not thousands or rest is None:
        return None
    return 1000 * thousands + rest


def below_thousands(words: list[str], most_hundreds: int = 9) -> int | None:
    """Read "two hundred and one": at most so many hundreds, and less than one more."""
    if "hundred" not in words:
        return BELOW_100.get(" ".join(words))
    at = words.index("hundred")
    hundreds = BELOW_100.get(" ".join(words[:at])) if at else 1
    rest = rest_of(words[at + 1 :], lambda after: BELOW_100.get(" ".join(after)))
    if not hundreds or hundreds > most_hundreds or rest is None:
        return None
    return 100 * hundreds + rest


def rest_of(words: list[str], number: Callable[[list[str]], int | None]) -> int | None:
    """Read what follows "hundred" or "thousand", with or without "and"; nothing is 0."""
    if not words:
        return 0
    return number(words[words[0] == "and" :]) or None
