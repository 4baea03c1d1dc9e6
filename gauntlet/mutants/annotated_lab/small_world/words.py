"""Mutants of data/small_world/words.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/small_world/words.py"
MUTANTS = [
    Mutant(FILE, "questions twice as often", "QUESTION = 1 / 3", "QUESTION = 2 / 3"),
    Mutant(
        FILE, "him is a woman", '"she": "her", "he": "him"', '"she": "him", "he": "her"'
    ),
    Mutant(
        FILE,
        "stories go on for longer",
        "MAY_END, MUST_END, END_SHARE = 44, 60",
        "MAY_END, MUST_END, END_SHARE = 44, 160",
    ),
]
