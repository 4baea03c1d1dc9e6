"""Mutants of data/small_world/reasons.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/small_world/reasons.py"
MUTANTS = [
    Mutant(
        FILE,
        "an unknown word has no reason of its own",
        "if word not in w.VOCABULARY and word != w.END:",
        "if False:",
    ),
    Mutant(FILE, "an ended story is not told", "if not story.expected:", "if False:"),
    Mutant(
        FILE,
        "an end within a sentence is not told",
        'if word == w.END and story.expected != ["START"]:',
        "if False:",
    ),
]
