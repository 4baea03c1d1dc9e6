"""Every setting of a training, and the optimizer and schedule that follow from them."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch.optim.lr_scheduler import (
    LambdaLR,
    LRScheduler,
    OneCycleLR,
    ReduceLROnPlateau,
)

from annotated.checks import check_size, require
from annotated.training.loop import warmup_rate
from annotated.transformer.model import EncoderDecoder

SCHEDULES = ("warmup", "one-cycle", "plateau", "constant")
PRECISIONS = {
    "float32": torch.float32,
    "bfloat16": torch.bfloat16,
    "float16": torch.float16,
}


@dataclass(frozen=True, kw_only=True)
class TrainingConfig:
    """Every setting of a training. Sections 5.3 and 5.4 of the paper have its own.

    Args:
        n_steps: updates of the weights in all.
        schedule: "warmup" (the paper's), "one-cycle", "plateau" (halved after three
            evaluations without progress) or "constant".
        max_lr: the highest learning rate. None: the paper's, 1/√(d_model · n_warmup).
        n_warmup: updates until "warmup" is at its highest rate.
        label_smoothing, clip, weight_decay: see `sequence_loss`, and Adam's own.
        accumulate: batches that make one update together.
        precision: "float32", "bfloat16", or "float16" (CUDA alone).
        evaluate_every: updates from one evaluation and checkpoint to the next.
        patience: stop after so many evaluations without progress. None: never.
        seed: of the dropout.
    """

    n_steps: int
    schedule: str = "warmup"
    max_lr: float | None = None
    n_warmup: int = 4000
    label_smoothing: float = 0.1
    clip: float = 1.0
    weight_decay: float = 0.0
    accumulate: int = 1
    precision: str = "float32"
    evaluate_every: int = 500
    patience: int | None = None
    seed: int = 0

    def __post_init__(self):
        for name in ("n_steps", "n_warmup", "accumulate", "evaluate_every"):
            check_size(getattr(self, name), name)
        for name, allowed in [("schedule", SCHEDULES), ("precision", PRECISIONS)]:
            value = getattr(self, name)
            require(
                value in allowed,
                f"{name} = {value!r} is unknown: give one of {', '.join(allowed)}",
            )
        for name in ("max_lr", "clip"):
            value = getattr(self, name)
            require(value is None or value > 0, f"{name} must be above 0, got {value}")


def make_optimizer(model: EncoderDecoder, config: TrainingConfig) -> torch.optim.Adam:
    """Adam with the numbers of section 5.3."""
    n_warmup, d_model = config.n_warmup, model.config.d_model
    return torch.optim.Adam(
        model.parameters(),
        lr=config.max_lr or warmup_rate(n_warmup, d_model, n_warmup),
        betas=(0.9, 0.98),
        eps=1e-9,
        weight_decay=config.weight_decay,
        fused=True,  # the same arithmetic in one pass over the weights
    )


def make_schedule(
    optimizer: torch.optim.Optimizer, config: TrainingConfig
) -> LRScheduler:
    """How the learning rate changes, from the highest one, which the optimizer has."""
    [group] = optimizer.param_groups
    if config.schedule == "one-cycle":
        return OneCycleLR(optimizer, group["lr"], total_steps=config.n_steps)
    if config.schedule == "plateau":
        return ReduceLROnPlateau(optimizer, factor=0.5, patience=2)
    if config.schedule == "constant":
        return LambdaLR(optimizer, lambda done: 1.0)
    n, peak = config.n_warmup, warmup_rate(config.n_warmup, 1, config.n_warmup)
    return LambdaLR(optimizer, lambda done: warmup_rate(done + 1, 1, n) / peak)
