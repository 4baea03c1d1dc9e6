"""Mutants of the package, to prove its tests: `python -m gauntlet.mutate`. No test may miss one.

The mutants of a file stand in the file of the same name here. Numbers such as 003.1 name
mistakes that were found in well-known versions of this code, as in `gauntlet/catalogue`. The
other mutants are slips of the same kind, and one for each check that is removed.
"""

from gauntlet.mutants import (
    checks,
    cli,
    data,
    decoding,
    inspection,
    pictures,
    scores,
    storyteller,
    training,
    transformer,
    translator,
    widgets,
)
from gauntlet.mutants.mutant import Mutant

__all__ = ["MUTANTS", "Mutant"]

MUTANTS = [
    *checks.MUTANTS,
    *transformer.MUTANTS,
    *data.MUTANTS,
    *decoding.MUTANTS,
    *training.MUTANTS,
    *translator.MUTANTS,
    *storyteller.MUTANTS,
    *cli.MUTANTS,
    *inspection.MUTANTS,
    *scores.MUTANTS,
    *pictures.MUTANTS,
    *widgets.MUTANTS,
]
