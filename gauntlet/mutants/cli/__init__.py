"""Mutants of the room cli/."""

from gauntlet.mutants.cli import (
    inspect_model,
    main,
    memory,
    options,
    same_run,
    streams,
    text_report,
    text_run,
    training_run,
    translating,
)

MUTANTS = [
    *inspect_model.MUTANTS,
    *main.MUTANTS,
    *memory.MUTANTS,
    *options.MUTANTS,
    *same_run.MUTANTS,
    *streams.MUTANTS,
    *text_report.MUTANTS,
    *text_run.MUTANTS,
    *training_run.MUTANTS,
    *translating.MUTANTS,
]
