"""Mutants of storyteller/recorder.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/storyteller/recorder.py"
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
    Mutant(
        FILE,
        "the loss of a run in bits",
        "mean_bits(surprises(teller, held_out)) * math.log(2)",
        "mean_bits(surprises(teller, held_out))",
    ),
    Mutant(
        FILE,
        "the weights of the first tokens",
        "maps[:, -len(ANSWER) :]",
        "maps[:, : len(ANSWER)]",
    ),
    Mutant(
        FILE,
        "the answer begins one token late",
        "greedy[n - len(ANSWER) :]",
        "greedy[n - len(ANSWER) + 1 :]",
    ),
]
