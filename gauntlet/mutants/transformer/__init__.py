"""Mutants of the room transformer/."""

from gauntlet.mutants.transformer import (
    attention,
    config,
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
    *model.MUTANTS,
]
