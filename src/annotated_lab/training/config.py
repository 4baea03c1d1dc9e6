"""The settings of a training, and the optimizer and the scheduler that follow from them."""

import math
from dataclasses import dataclass

import torch
from torch.optim.lr_scheduler import LambdaLR, LRScheduler, OneCycleLR
from torch.optim.lr_scheduler import ReduceLROnPlateau as Plateau

from annotated.checks import check_seed, check_size, require
from annotated.training.loop import noam_rate
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.model import EncoderDecoder

SCHEDULES = ("noam", "one-cycle", "plateau", "constant")
PRECISIONS = ("float32", "bfloat16")


@dataclass(frozen=True, kw_only=True)
class TrainingConfig:
    """Every setting of a training. Sections 5.3 and 5.4 of the paper have its own.

    Args:
        n_steps: updates of the parameters in all.
        schedule: "noam" (the paper's), "one-cycle", "plateau" (halved after three evaluations
            without progress) or "constant".
        max_lr: the highest learning rate. None: the paper's, 1/√(d_model · warmup_steps).
        warmup_steps: updates until the schedule "noam" is at its highest learning rate.
        max_grad_norm: gradients of a larger norm are clipped to it.
        accumulate: batches that make one update together.
        averaging: the share of itself that a running average of the parameters keeps at each
            update, such as 0.999. It is what is validated and kept as the best. 0: no average.
        precision: "float32" or "bfloat16".
        evaluate_every: updates from one evaluation and checkpoint to the next.
        patience: stop after so many evaluations without progress. None: never.
    """

    n_steps: int
    schedule: str = "noam"
    max_lr: float | None = None
    warmup_steps: int = 4000
    label_smoothing: float = 0.1
    max_grad_norm: float = 1.0
    weight_decay: float = 0.0
    accumulate: int = 1
    averaging: float = 0.0
    precision: str = "float32"
    evaluate_every: int = 500
    patience: int | None = None
    seed: int = 0

    def __post_init__(self):
        for name in ("n_steps", "warmup_steps", "accumulate", "evaluate_every"):
            check_size(getattr(self, name), name)
        for name, allowed in [("schedule", SCHEDULES), ("precision", PRECISIONS)]:
            value, known = getattr(self, name), ", ".join(allowed)
            message = f"{name} = {value!r} is unknown: give one of {known}"
            require(value in allowed, message)
        for name in ("max_lr", "max_grad_norm"):
            value = getattr(self, name)
            message = f"{name} must be a finite number above 0, got {value}"
            require(value is None or 0 < value < math.inf, message)
        decay = self.weight_decay
        message = f"weight_decay must be a finite number of at least 0, got {decay}"
        require(0 <= decay < math.inf, message)
        for name in ("label_smoothing", "averaging"):
            value = getattr(self, name)
            message = f"{name} must be at least 0 and below 1, got {value}"
            require(0 <= value < 1, message)
        if self.patience is not None:
            check_size(self.patience, "patience")
        check_seed(self.seed)

    def check_validates(self, validates: bool) -> None:
        names = ["schedule"] * (self.schedule == "plateau")
        names += ["patience"] * (self.patience is not None)
        names += ["averaging"] * (self.averaging > 0)
        settings = ", ".join(f"{name} = {getattr(self, name)!r}" for name in names)
        message = f"{settings} needs the validation loss: give validation batches"
        require(validates or not names, message)


def make_optimizer(
    model: EncoderDecoder | DecoderOnly, config: TrainingConfig
) -> torch.optim.Adam:
    """Make Adam with the numbers of section 5.3, at the highest learning rate of the training."""
    warmup_steps, d_model = config.warmup_steps, model.config.d_model
    return torch.optim.Adam(
        model.parameters(),
        lr=config.max_lr or noam_rate(warmup_steps, d_model, warmup_steps),
        betas=(0.9, 0.98),
        eps=1e-9,
        weight_decay=config.weight_decay,
        fused=True,  # the same arithmetic in one pass over the parameters
    )


def make_scheduler(optimizer: torch.optim.Adam, config: TrainingConfig) -> LRScheduler:
    [group] = optimizer.param_groups
    if config.schedule == "one-cycle":  # Adam's first beta goes along: 0.95, 0.85, 0.95
        return OneCycleLR(optimizer, group["lr"], total_steps=config.n_steps)
    if config.schedule == "plateau":
        return Plateau(optimizer, factor=0.5, patience=2)
    if config.schedule == "constant":
        return LambdaLR(optimizer, lambda done: 1.0)
    n = config.warmup_steps
    peak = noam_rate(n, 1, n)
    return LambdaLR(optimizer, lambda done: noam_rate(done + 1, 1, n) / peak)
