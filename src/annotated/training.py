"""Training: the loss, the loop, and checkpoints that are safe to load. (Paper, section 5.)"""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterable
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
import torch.nn.functional as F

from annotated.checks import check_axes, check_ids, check_size, require, shape_of
from annotated.data import Batch
from annotated.model import EncoderDecoder, TransformerConfig

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from torch import Tensor

FORMAT = "annotated checkpoint 1"


def sequence_loss(
    logits: Float[Tensor, "B T vocab"], tgt_out: Int[Tensor, "B T"], pad_id: int
) -> Float[Tensor, ""]:
    """Mean cross-entropy per real token, in nats. Padding counts for nothing.

    Raises:
        ValueError: if the shapes differ, or an id has no logit.
    """
    check_axes(logits, "B T vocab", "logits")
    check_ids(tgt_out, "tgt_out", vocab_size=logits.shape[-1])
    require(
        logits.shape[:2] == tgt_out.shape,
        f"logits of shape {shape_of(logits)} do not fit tgt_out of shape {shape_of(tgt_out)}: "
        "give (B, T, vocab) and (B, T)",
    )
    return F.cross_entropy(
        logits.flatten(0, 1), tgt_out.flatten().long(), ignore_index=pad_id
    )


def training_step(
    model: EncoderDecoder,
    batch: Batch,
    optimizer: torch.optim.Optimizer,
    clip: float = 1.0,
) -> float:
    """One step: loss, gradients, clipped to a norm of at most `clip`, and an update."""
    logits = model(batch.src, batch.tgt_in, batch.src_mask, batch.tgt_mask)
    loss = sequence_loss(logits, batch.tgt_out, batch.pad_id)
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), clip)
    optimizer.step()
    return loss.item()


def train(
    model: EncoderDecoder,
    batches: Iterable[Batch],
    *,
    n_steps: int,
    max_lr: float,
    after_step: Callable[[int, float], None] = lambda step, loss: None,
) -> list[float]:
    """Train with Adam and a one-cycle learning rate: up for 30 % of the steps, then down.

    Args:
        batches: at least `n_steps` batches. max_lr: the learning rate at the top of the
            cycle.
        after_step: called with the number of steps done and the loss, for a progress
            bar or a log.

    Returns:
        The loss of each step, in nats per token.

    Raises:
        ValueError: if the batches run out, or a loss is not finite.
    """
    check_size(n_steps, "n_steps")
    require(max_lr > 0, f"max_lr must be above 0, got {max_lr}")
    optimizer = torch.optim.Adam(
        model.parameters(), lr=max_lr, betas=(0.9, 0.98), eps=1e-9
    )
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, max_lr, total_steps=n_steps
    )
    losses: list[float] = []
    model.train()
    for step, batch in enumerate(islice(batches, n_steps), start=1):
        loss = training_step(model, batch, optimizer)
        require(
            loss == loss and abs(loss) != float("inf"),
            f"the loss is {loss} at step {step}: lower max_lr = {max_lr}, or look at that batch",
        )
        schedule.step()
        losses.append(loss)
        after_step(step, loss)
    require(
        len(losses) == n_steps,
        f"batches ended after {len(losses)} of n_steps = {n_steps}",
    )
    return losses


def save_checkpoint(path: str | Path, model: EncoderDecoder, **extras: Any) -> None:
    """Write the configuration, the weights and `extras` (plain values: numbers, text, lists).

    The file appears under its name only when it is complete.
    """
    path = Path(path)
    unfinished = path.with_name(path.name + ".part")
    content = {
        "format": FORMAT,
        "config": asdict(model.config),
        "weights": model.state_dict(),
        "extras": extras,
    }
    torch.save(content, unfinished)
    unfinished.replace(path)


def load_checkpoint(path: str | Path) -> tuple[EncoderDecoder, dict[str, Any]]:
    """The model, in evaluation mode, and the extras of a checkpoint. Runs no code from the file.

    Raises:
        ValueError: if the file is missing, damaged, or not one that `save_checkpoint`
        wrote.
    """
    path = Path(path)
    require(path.is_file(), f"path = {path} is no file: check the name, or train first")
    try:
        with zipfile.ZipFile(path) as parts:  # torch.load passes over wrong checksums
            require(parts.testzip() is None, "a checksum is wrong")
        content = torch.load(path, map_location="cpu", weights_only=True)
    except Exception as error:  # a damaged file can fail in any way
        raise ValueError(
            f"path = {path} cannot be read as a checkpoint: it is damaged or holds something other "
            "than weights and plain values; get the file again, or train again"
        ) from error
    require(
        isinstance(content, dict) and content.get("format") == FORMAT,
        f"path = {path} is not a checkpoint of this package (it lacks format = {FORMAT!r}): "
        "write one with save_checkpoint",
    )
    try:
        model = EncoderDecoder(TransformerConfig(**content["config"]))
        model.load_state_dict(content["weights"])
        extras = dict(content["extras"])
    except Exception as error:
        raise ValueError(
            f"path = {path} holds weights that do not fit its configuration: get the file again"
        ) from error
    return model.eval(), extras
