"""Mutants of the room storyteller/."""

from gauntlet.mutants.storyteller import measures, storyteller

MUTANTS = [
    *measures.MUTANTS,
    *storyteller.MUTANTS,
]
