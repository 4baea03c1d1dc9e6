"""Mutants of the room cli/."""

from gauntlet.mutants.cli import (
    main,
    options,
    same_run,
    streams,
    text_report,
    text_run,
    training_run,
)

MUTANTS = [
    *main.MUTANTS,
    *options.MUTANTS,
    *same_run.MUTANTS,
    *streams.MUTANTS,
    *text_report.MUTANTS,
    *text_run.MUTANTS,
    *training_run.MUTANTS,
]
