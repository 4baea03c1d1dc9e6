"""Mutants of the room cli/."""

from gauntlet.mutants.cli import main, options, own_text

MUTANTS = [
    *main.MUTANTS,
    *options.MUTANTS,
    *own_text.MUTANTS,
]
