"""Mutants of the room training/."""

from gauntlet.mutants.training import (
    checkpoints,
    config,
    distributed,
    loop,
    progress,
    resuming,
    trainer,
)

MUTANTS = [
    *checkpoints.MUTANTS,
    *config.MUTANTS,
    *distributed.MUTANTS,
    *loop.MUTANTS,
    *progress.MUTANTS,
    *resuming.MUTANTS,
    *trainer.MUTANTS,
]
