"""Mutants of data/small_world/drills.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/small_world/drills.py"
MUTANTS = [
    Mutant(
        FILE,
        "a pair changes while it is drilled",
        "([noun, belongs[noun]], again > 0)",
        "([noun, rng.choice(OWNERS)], again > 0)",
    ),
    Mutant(
        FILE,
        "what is told first counts as an answer",
        "([noun, belongs[noun]], again > 0)",
        "([noun, belongs[noun]], again >= 0)",
    ),
    Mutant(
        FILE,
        "a thing stays where it was first",
        "turns.append(([thing, owner[thing]], False))",
        "turns.append(([thing, rng.choice(OWNERS)], False))",
    ),
    Mutant(
        FILE,
        "a color is asked for, and the owner is right",
        'known = color if kind == "What" else owner',
        "known = owner",
    ),
    Mutant(FILE, "one takes what one has", "if owner == name:", "if False:"),
    Mutant(
        FILE,
        "words stand between where none should",
        "rng.randint(0, most_between)",
        "rng.randint(0, 2)",
    ),
    Mutant(FILE, "each word is an answer", "asks and i == len(words)", "asks"),
]
