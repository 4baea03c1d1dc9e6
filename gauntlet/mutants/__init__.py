"""Mutants of the packages, to prove their tests: `python -m gauntlet.mutate`. No test may miss one.

The mutants of a file stand in the file of the same name here. Numbers such as 003.1 name
mistakes that were found in well-known versions of this code, as in `gauntlet/catalogue`. The
other mutants are slips of the same kind, and one for each check that is removed.
"""

from importlib import import_module
from pathlib import Path

from gauntlet.mutants.mutant import Mutant

__all__ = ["MUTANTS", "Mutant"]

HERE = Path(__file__).parent
MUTANTS: list[Mutant] = [
    mutant
    for file in sorted(HERE.glob("*/**/*.py"))
    for mutant in import_module(
        ".".join(("gauntlet.mutants", *file.relative_to(HERE).with_suffix("").parts))
    ).MUTANTS
]
