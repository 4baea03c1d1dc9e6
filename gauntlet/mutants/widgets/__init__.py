"""Mutants of what the widgets compute in the page, and of the states that are recorded."""

from gauntlet.mutants.widgets import (
    engine,
    german,
    lookup,
    machine,
    parameters,
    record,
    search,
    tokenizers,
    words,
)

MUTANTS = [
    *engine.MUTANTS,
    *parameters.MUTANTS,
    *search.MUTANTS,
    *tokenizers.MUTANTS,
    *words.MUTANTS,
    *german.MUTANTS,
    *record.MUTANTS,
    *lookup.MUTANTS,
    *machine.MUTANTS,
]
