"""Mutants of data/number_words.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/data/number_words.py"
MUTANTS = [
    Mutant(
        FILE,
        "a number is taken again and again",
        "pool.pop() for pool in left",
        "pool[-1] for pool in left",
    ),
    Mutant(
        FILE,
        "building blocks are held out",
        "range(10**k, 10 ** (k + 1))) - set(blocks)",
        "range(10**k, 10 ** (k + 1)))",
    ),
    Mutant(
        FILE, "the split forgets its seed", "random.Random(seed)", "random.Random(0)"
    ),
    Mutant(
        FILE,
        "English numbers keep their commas",
        'num2words(number).replace(",", "")',
        "num2words(number)",
    ),
    removed(FILE, "n_train >= len(blocks)"),
    Mutant(
        FILE,
        "check removed: number",
        "        and 0 <= number < LIMIT,",
        "        or True,",
    ),
]
