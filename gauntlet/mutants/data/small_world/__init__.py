"""Mutants of the small world."""

from gauntlet.mutants.data.small_world import reasons, story, telling, words

MUTANTS = [
    *reasons.MUTANTS,
    *story.MUTANTS,
    *telling.MUTANTS,
    *words.MUTANTS,
]
