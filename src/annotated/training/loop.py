"""Training in its shortest form: loss, learning rate, one step, one loop. (Paper, section 5.)

A long training, which can be stopped and resumed, has its loop in `annotated_lab.training`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import islice
from typing import TYPE_CHECKING

import torch
import torch.nn.functional as F

from annotated.checks import check_axes, check_ids, check_size, require, shape_of
from annotated.training.batches import Batch
from annotated.transformer.model import EncoderDecoder

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from torch import Tensor

# The log of a step. It has at least `step` (from 1), `loss` and `learning_rate`.
Record = dict[str, int | float]


def sequence_loss(
    logits: Float[Tensor, "B T vocab"],
    tgt_out: Int[Tensor, "B T"],
    pad_id: int,
    label_smoothing: float = 0.0,
) -> Float[Tensor, ""]:
    """Compute the mean cross-entropy per real token, in nats. Padding does not count.

    Args:
        label_smoothing: the share of the target's probability that is spread evenly over
            the whole vocabulary; 0.1 in the paper (section 5.4).
    """
    check_axes(logits, "B T vocab", "logits")
    check_ids(tgt_out, "tgt_out", vocab_size=logits.shape[-1])
    require(
        logits.shape[:2] == tgt_out.shape,
        f"logits of shape {shape_of(logits)} do not fit tgt_out of shape {shape_of(tgt_out)}: "
        "give (B, T, vocab) and (B, T)",
    )
    require(
        0 <= label_smoothing < 1,
        f"label_smoothing must be at least 0 and below 1, got {label_smoothing}: "
        "the paper has 0.1",
    )
    return F.cross_entropy(
        logits.flatten(0, 1),  # (B·T, vocab)
        tgt_out.flatten().long(),  # (B·T)
        ignore_index=pad_id,
        label_smoothing=label_smoothing,
    )


def noam_rate(step: int, d_model: int, warmup_steps: int = 4000) -> float:
    """Compute the paper's learning rate for update `step`, counted from 1 (equation 3).

    It rises linearly for `warmup_steps` updates, to 1/√(d_model · warmup_steps), and then
    falls with 1/√step. PyTorch's schedulers count from 0, so use
    `LambdaLR(optimizer, lambda done: noam_rate(done + 1, d_model))` with `lr=1.0`.
    """
    check_size(step, "step")
    check_size(d_model, "d_model")
    check_size(warmup_steps, "warmup_steps")
    return d_model**-0.5 * min(step**-0.5, step * warmup_steps**-1.5)


def training_step(
    model: EncoderDecoder, batch: Batch, optimizer: torch.optim.Optimizer
) -> float:
    """Take one step: loss, gradients, clipped to a norm of at most 1, and an update."""
    logits = model(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
    loss = sequence_loss(logits, batch.tgt_out, batch.pad_id)
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    return loss.item()


def train(
    model: EncoderDecoder,
    batches: Iterable[Batch],
    *,
    n_steps: int,
    max_lr: float,
    after_step: Callable[[Record], object] = lambda record: None,
) -> list[float]:
    """Train with Adam and a one-cycle learning rate: up for 30% of the steps, then down.

    Args:
        batches: at least `n_steps` batches.
        max_lr: the learning rate at the top of the cycle.
        after_step: called with the record of each step, for a progress bar or a log.

    Returns:
        The loss of each step, in nats per token.
    """
    check_size(n_steps, "n_steps")
    require(max_lr > 0, f"max_lr must be above 0, got {max_lr}")
    optimizer = torch.optim.Adam(
        model.parameters(), lr=max_lr, betas=(0.9, 0.98), eps=1e-9
    )
    # One cycle of the learning rate; it also moves Adam's first beta: 0.95, 0.85, 0.95.
    scheduler = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, max_lr, total_steps=n_steps
    )
    losses: list[float] = []
    model.train()
    for step, batch in enumerate(islice(batches, n_steps), start=1):
        learning_rate = optimizer.param_groups[0]["lr"]
        loss = training_step(model, batch, optimizer)
        require(
            math.isfinite(loss),
            f"the loss is {loss} at step {step}: lower max_lr = {max_lr}, or look at that batch",
        )
        scheduler.step()
        losses.append(loss)
        after_step(dict(step=step, loss=loss, learning_rate=learning_rate))
    require(
        len(losses) == n_steps,
        f"batches ended after {len(losses)} of n_steps = {n_steps}",
    )
    return losses
