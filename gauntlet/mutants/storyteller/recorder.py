"""Mutants of storyteller/recorder.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "storyteller/recorder.py"
MUTANTS = [
    Mutant(
        FILE,
        "what is expected after the first word",
        "teller.next_words(EXAMPLE)",
        "teller.next_words(EXAMPLE.split()[0])",
    ),
    Mutant(
        FILE,
        "all answers count as of one question",
        "kinds[question_word(story, a)]",
        "kinds[story[0]]",
    ),
]
