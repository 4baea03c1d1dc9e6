"""Mutants of training/checkpoint_files.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/training/checkpoint_files.py"
MUTANTS = [
    removed(FILE, "not unknown"),
    Mutant(
        FILE,
        "a forged run is an error of another kind",
        "holds what does not fit ({error!r:.200}): it is damaged, or",
        "is ({error!r:.200})",
    ),
]
