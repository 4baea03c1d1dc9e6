"""Mutants of the room cli/."""

from gauntlet.mutants.cli import main, options, training_run

MUTANTS = [
    *main.MUTANTS,
    *options.MUTANTS,
    *training_run.MUTANTS,
]
