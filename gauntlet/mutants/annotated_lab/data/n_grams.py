"""Mutants of data/n_grams.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/data/n_grams.py"
MUTANTS = [
    Mutant(
        FILE,
        "the share of the shorter context is twice as large",
        "kinds * p) / (n + kinds)",
        "2 * kinds * p) / (n + kinds)",
    ),
    Mutant(
        FILE,
        "a context one word too short",
        "longest = self.order - 1",
        "longest = max(0, self.order - 2)",
    ),
    Mutant(
        FILE,
        "surprise in nats",
        "-math.log2(self.probability",
        "-math.log(self.probability",
    ),
    Mutant(
        FILE, "shorter contexts are not counted", "range(len(context) + 1)", "range(1)"
    ),
    Mutant(
        FILE,
        "check removed: words outside the vocabulary",
        "word in self.vocabulary,",
        "True,",
    ),
]
