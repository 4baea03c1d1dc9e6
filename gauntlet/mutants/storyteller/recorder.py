"""Mutants of storyteller/recorder.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "storyteller/recorder.py"
MUTANTS = [
    Mutant(
        FILE, "the looks of the first token are kept", "weights[:, -1]", "weights[:, 0]"
    ),
    Mutant(
        FILE,
        "all answers count as of one question",
        "kinds[question_word(story, a)]",
        "kinds[story[0]]",
    ),
]
