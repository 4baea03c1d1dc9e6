"""Mutants of training/not_finite.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/training/not_finite.py"
MUTANTS = [
    Mutant(
        FILE,
        "another batch is blamed",
        "batch {state.batch + i} with",
        "batch {i} with",
    ),
    Mutant(
        FILE,
        "a gradient blames no batch",
        "    suspects = suspects or range(len(micro_batches))\n",
        "",
    ),
]
