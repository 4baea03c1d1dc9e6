"""Mutants of data/toy_tasks.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/training/toy_tasks.py"
MUTANTS = [
    Mutant(FILE, "copy task starts anywhere", "ids[:, 0] = 1\n", "pass\n"),
    Mutant(
        FILE,
        "copy task holds padding",
        "torch.randint(1, vocab_size",
        "torch.randint(0, vocab_size",
    ),
    removed(FILE, "length >= 2"),
    removed(FILE, "vocab_size >= 2"),
]
