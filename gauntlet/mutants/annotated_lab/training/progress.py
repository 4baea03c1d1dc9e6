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
        "if seconds > timedelta.max.total_seconds():",
        "if False:",
    ),
    Mutant(
        FILE, "the log keeps what is made again", "if step_of(line) <= step", "if True"
    ),
    Mutant(FILE, "a bar for nobody", "can_have_bar() if bar is None else bar", "True"),
    Mutant(
        FILE,
        "a damaged line ends the run",
        'record.get("step") if isinstance(record, dict) else None',
        'record["step"]',
    ),
    Mutant(
        FILE,
        "the time of a resumed run counts as that of all steps",
        "self.step - self.first, ",
        "self.step, ",
    ),
]
