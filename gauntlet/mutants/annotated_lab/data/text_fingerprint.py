"""Mutants of data/text_fingerprint.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/data/text_fingerprint.py"
MUTANTS = [
    Mutant(FILE, "a fingerprint without the length", 'f"{len(part)} {part}"', "part"),
    Mutant(
        FILE,
        "a fingerprint of the sources alone",
        "map(str, item)",
        "map(str, item[:1])",
    ),
]
