"""Mutants of training/progress.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "training/progress.py"
MUTANTS = [
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
