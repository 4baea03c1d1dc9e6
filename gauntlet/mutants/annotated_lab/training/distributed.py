"""Mutants of training/distributed.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/training/distributed.py"
MUTANTS = [
    Mutant(
        FILE,
        "every rank validates on its own share",
        "        distributed.all_reduce(sums)\n",
        "",
    ),
    Mutant(
        FILE,
        "gradients stay in their process",
        "if self.world_size == 1:\n            return model",
        "if self.world_size:\n            return model",
    ),
]
