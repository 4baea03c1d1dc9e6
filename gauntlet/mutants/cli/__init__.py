"""Mutants of the room cli/."""

from gauntlet.mutants.cli import main, options, same_run, streams, training_run

MUTANTS = [
    *main.MUTANTS,
    *options.MUTANTS,
    *same_run.MUTANTS,
    *streams.MUTANTS,
    *training_run.MUTANTS,
]
