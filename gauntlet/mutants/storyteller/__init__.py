"""Mutants of the room storyteller/."""

from gauntlet.mutants.storyteller import measures, recorder, storyteller

MUTANTS = [
    *measures.MUTANTS,
    *recorder.MUTANTS,
    *storyteller.MUTANTS,
]
