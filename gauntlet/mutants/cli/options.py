"""Mutants of cli/options.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "cli/options.py"
MUTANTS = [
    removed(FILE, "not names"),
    removed(FILE, "options.block is None"),
    Mutant(FILE, "an option is lost", '"max_grad_norm", 1.0', '"max_grad_norm_", 1.0'),
    Mutant(
        FILE,
        "fields in another order",
        "return source, target",
        "return target, source",
    ),
    Mutant(
        FILE,
        "epochs and steps at once",
        'add(length, "epochs"',
        'add(training, "epochs"',
    ),
]
