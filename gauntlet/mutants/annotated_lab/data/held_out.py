"""Mutants of data/held_out.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/data/held_out.py"
MUTANTS = [
    Mutant(FILE, "all seeds hold out the same", 'f"{seed} {text}"', 'f"{text}"'),
    Mutant(
        FILE,
        "one pair too many",
        "number < smallest[chosen]",
        "number <= smallest[chosen]",
    ),
    Mutant(
        FILE,
        "one pair less",
        "nsmallest(at_most + 1, checksums)",
        "nsmallest(at_most, checksums)",
    ),
    removed(FILE, "isinstance(at_most, int) and at_most >= 0"),
    Mutant(FILE, "a fingerprint without the length", 'f"{len(part)} {part}"', "part"),
    Mutant(
        FILE,
        "a fingerprint of the sources alone",
        "map(str, item)",
        "map(str, item[:1])",
    ),
]
