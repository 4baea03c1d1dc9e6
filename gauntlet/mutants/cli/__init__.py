"""Mutants of the room cli/."""

from gauntlet.mutants.cli import main, options, streams, training_run

MUTANTS = [
    *main.MUTANTS,
    *options.MUTANTS,
    *streams.MUTANTS,
    *training_run.MUTANTS,
]
