"""Mutants of the room data/."""

from gauntlet.mutants.data import (
    batches,
    byte_pairs,
    held_out,
    languages,
    n_grams,
    number_words,
    parallel_text,
    plain_text,
    small_world,
    text_blocks,
    text_files,
    text_fingerprint,
    token_batches,
    tokenizers,
    toy_tasks,
    vocabulary,
)

MUTANTS = [
    *batches.MUTANTS,
    *byte_pairs.MUTANTS,
    *held_out.MUTANTS,
    *languages.MUTANTS,
    *n_grams.MUTANTS,
    *number_words.MUTANTS,
    *parallel_text.MUTANTS,
    *plain_text.MUTANTS,
    *small_world.MUTANTS,
    *text_blocks.MUTANTS,
    *text_files.MUTANTS,
    *text_fingerprint.MUTANTS,
    *token_batches.MUTANTS,
    *tokenizers.MUTANTS,
    *toy_tasks.MUTANTS,
    *vocabulary.MUTANTS,
]
