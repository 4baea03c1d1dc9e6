"""Mutants of training/progress.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/training/progress.py"
MUTANTS = [
    Mutant(
        FILE,
        "a full disk takes the log",
        '    unfinished = path.with_name(f"{path.name}.part")\n',
        "    unfinished = path\n",
    ),
    Mutant(
        FILE,
        "more time than there is ends the run",
        "if not 0 < seconds < timedelta.max.total_seconds():",
        "if not 0 < seconds:",
    ),
    Mutant(
        FILE,
        "the log keeps what is made again",
        "if line and step_of(line) <= step",
        "if line",
    ),
    Mutant(
        FILE,
        "a damaged line ends the run",
        "(ValueError, RecursionError, TypeError, KeyError)",
        "ValueError",
    ),
    Mutant(
        FILE,
        "the time of a resumed run counts as that of all steps",
        "self.step - self.first, ",
        "self.step, ",
    ),
]
