"""Mutants of the room translator/."""

from gauntlet.mutants.translator import translator

MUTANTS = [
    *translator.MUTANTS,
]
