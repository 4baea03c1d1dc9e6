"""Numbers in English and in German words: the parallel text that the book makes itself."""

from __future__ import annotations

import random
from collections.abc import Callable

from annotated.checks import require

LIMIT = 1_000_000  # number words run from 0 to one below this


def number_words(number: int) -> tuple[str, str]:
    """A number from 0 to 999,999 in English and in German words, by the library `num2words`.

    4247 -> ("four thousand two hundred and forty-seven",
    "viertausendzweihundertsiebenundvierzig")

    Raises:
        ValueError: for anything but an integer in that range.
    """
    check_number(number)
    num2words = import_num2words()
    return num2words(number).replace(",", ""), num2words(number, lang="de")


def check_number(number: object) -> None:
    require(
        isinstance(number, int)
        and not isinstance(number, bool)
        and 0 <= number < LIMIT,
        f"number must be an integer from 0 to {LIMIT - 1:,}, got {number!r}",
    )


def import_num2words() -> Callable[..., str]:
    try:
        from num2words import num2words  # the model works without it
    except ImportError as error:
        raise ValueError(
            "number_words needs the library num2words: pip install num2words"
        ) from error
    return num2words


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
    """The number that English words name, or None: "twelve hundred", but not "seven forty".

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
    """The same for "two hundred and one": at most so many hundreds, and less than one more."""
    if "hundred" not in words:
        return BELOW_100.get(" ".join(words))
    at = words.index("hundred")
    hundreds = BELOW_100.get(" ".join(words[:at])) if at else 1
    rest = rest_of(words[at + 1 :], lambda after: BELOW_100.get(" ".join(after)))
    if not hundreds or hundreds > most_hundreds or rest is None:
        return None
    return 100 * hundreds + rest


def rest_of(words: list[str], number: Callable[[list[str]], int | None]) -> int | None:
    """What comes after "hundred" or "thousand", with or without "and": 0 if it is nothing."""
    if not words:
        return 0
    return number(words[words[0] == "and" :]) or None


def is_german_for(text: str, number: int) -> bool:
    """Does the text name the number? "hundert" and "tausend" may go without their "ein".

    1900 is "neunzehnhundert", too. And `num2words` writes 101,000 as "einhunderteinstausend";
    Germans say "einhunderteintausend".
    """
    plain = text.replace("hunderteinstausend", "hunderteintausend")
    right = number_words(number)[1]
    right = right.replace("hunderteinstausend", "hunderteintausend")
    names = {right}
    if right.startswith(("einhundert", "eintausend")):
        names.add(right.removeprefix("ein"))
    if 1100 <= number < 2000:
        hundreds, rest = (number_words(part)[1] for part in divmod(number, 100))
        names.add(f"{hundreds}hundert{rest if number % 100 else ''}")
    return plain in names


def number_split(
    n_train: int = 55_000, n_held_out: int = 5_000, seed: int = 0
) -> tuple[list[int], list[int]]:
    """Numbers to train on and to test on, none of them in both.

    All numbers below 1,000 and the round thousands to 12,000 are for training: their
    words are the building blocks. The rest of both lists has four, five and six digits
    in equal parts.
    """
    rng = random.Random(seed)
    blocks = [*range(1000), *range(1000, 13_000, 1000)]
    require(
        n_train >= len(blocks),
        f"n_train must be at least {len(blocks):,}, the building blocks, got {n_train}",
    )
    pools = [sorted(set(range(10**k, 10 ** (k + 1))) - set(blocks)) for k in (3, 4, 5)]
    for pool in pools:
        rng.shuffle(pool)
    held_out = round_robin(pools, n_held_out)
    return blocks + round_robin(pools, n_train - len(blocks)), held_out


def round_robin(pools: list[list[int]], count: int) -> list[int]:
    """Remove `count` items from the ends of the pools, one pool after the other."""
    taken: list[int] = []
    while len(taken) < count:
        left = [pool for pool in pools if pool]
        require(
            bool(left), f"only {len(taken)} of {count} numbers are left: ask for fewer"
        )
        taken += [pool.pop() for pool in left[: count - len(taken)]]
    return taken


def counting_text() -> list[str]:
    """German number words in which small and round numbers are frequent, as people count.

    A byte-pair encoding learned from it finds the parts that make up all other numbers.
    """
    round_numbers = [*range(20), *range(20, 100, 10), *range(100, 1000, 100)]
    round_numbers += range(1000, 13_000, 1000)
    return [number_words(n)[1] for n in round_numbers * 9 + list(range(100))]
