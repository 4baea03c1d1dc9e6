"""Mutants of training/progress.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "training/progress.py"
MUTANTS = [
    Mutant(
        FILE, "the log keeps what is made again", "if step_of(line) <= step", "if True"
    ),
    Mutant(
        FILE, "a bar for nobody", "sys.stderr.isatty() if bar is None else bar", "True"
    ),
]
