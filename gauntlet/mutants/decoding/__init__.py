"""Mutants of the room decoding/."""

from gauntlet.mutants.decoding import beam, greedy, kv_cache, sampling

MUTANTS = [
    *beam.MUTANTS,
    *greedy.MUTANTS,
    *kv_cache.MUTANTS,
    *sampling.MUTANTS,
]
