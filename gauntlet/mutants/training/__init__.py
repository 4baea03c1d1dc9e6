"""Mutants of the room training/."""

from gauntlet.mutants.training import (
    checkpoints,
    config,
    distributed,
    folder,
    loop,
    not_finite,
    progress,
    resuming,
    trainer,
)

MUTANTS = [
    *checkpoints.MUTANTS,
    *config.MUTANTS,
    *distributed.MUTANTS,
    *folder.MUTANTS,
    *loop.MUTANTS,
    *not_finite.MUTANTS,
    *progress.MUTANTS,
    *resuming.MUTANTS,
    *trainer.MUTANTS,
]
