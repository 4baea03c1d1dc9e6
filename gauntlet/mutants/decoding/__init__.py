"""Mutants of the room decoding/."""

from gauntlet.mutants.decoding import beam, continuing, greedy, kv_cache, sampling

MUTANTS = [
    *beam.MUTANTS,
    *continuing.MUTANTS,
    *greedy.MUTANTS,
    *kv_cache.MUTANTS,
    *sampling.MUTANTS,
]
