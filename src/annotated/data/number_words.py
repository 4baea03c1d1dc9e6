"""Numbers in English and in German words: the parallel text that the book makes itself."""

from __future__ import annotations

import random
from collections.abc import Callable

from annotated.checks import import_library, require

LIMIT = 1_000_000  # number words run from 0 to one below this


def number_words(number: int) -> tuple[str, str]:
    """Write a number from 0 to 999,999 in English and in German words.

    4247 -> ("four thousand two hundred and forty-seven",
    "viertausendzweihundertsiebenundvierzig")
    """
    check_number(number)
    num2words = import_num2words()
    return num2words(number).replace(",", ""), num2words(number, lang="de")


def check_number(number: object) -> None:
    """Require an integer in the range of number words."""
    require(
        isinstance(number, int)
        and not isinstance(number, bool)
        and 0 <= number < LIMIT,
        f"number must be an integer from 0 to {LIMIT - 1:,}, got {number!r}",
    )


def import_num2words() -> Callable[..., str]:
    """Return the function that writes numbers as words."""
    return import_library("num2words", "number_words").num2words


def number_split(
    n_train: int = 55_000, n_held_out: int = 5_000, seed: int = 0
) -> tuple[list[int], list[int]]:
    """Split numbers into those to train on and those to test on.

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
    """Return German number words, mostly small and round: their parts make up all others."""
    round_numbers = [*range(20), *range(20, 100, 10), *range(100, 1000, 100)]
    round_numbers += range(1000, 13_000, 1000)
    return [number_words(n)[1] for n in round_numbers * 9 + list(range(100))]
