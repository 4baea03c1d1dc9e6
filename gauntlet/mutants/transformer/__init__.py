"""Mutants of the room transformer/."""

from gauntlet.mutants.transformer import (
    attention,
    config,
    decoder_only,
    embeddings,
    layers,
    masks,
    model,
)

MUTANTS = [
    *masks.MUTANTS,
    *embeddings.MUTANTS,
    *attention.MUTANTS,
    *layers.MUTANTS,
    *config.MUTANTS,
    *decoder_only.MUTANTS,
    *model.MUTANTS,
]
