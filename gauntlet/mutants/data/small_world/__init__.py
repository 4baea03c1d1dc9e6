"""Mutants of the small world."""

from gauntlet.mutants.data.small_world import drills, reasons, story, telling, words

MUTANTS = [
    *drills.MUTANTS,
    *reasons.MUTANTS,
    *story.MUTANTS,
    *telling.MUTANTS,
    *words.MUTANTS,
]
