"""Mutants of the room translator/."""

from gauntlet.mutants.translator import broken, translator

MUTANTS = [
    *broken.MUTANTS,
    *translator.MUTANTS,
]
