"""What is said when a loss or a gradient is no number: which batches to look at."""

from __future__ import annotations

import math
from collections.abc import Sequence

from annotated.checks import shape_of
from annotated.training.batches import Batch
from annotated_lab.training.resuming import TrainState


def not_finite_message(
    what: str,
    value: int | float,
    state: TrainState,
    micro_batches: Sequence[Batch],
    losses: Sequence[float],
) -> str:
    """The batches of this update whose own loss is not finite; all, if each is.

    Args:
        what: "loss" or "gradient".
        state: before the update.
        losses: of the batches, each its share.
    """
    suspects = [i for i, loss in enumerate(losses) if not math.isfinite(loss)]
    suspects = suspects or range(len(micro_batches))
    batches = "; ".join(
        f"batch {state.batch + i} with src of shape {shape_of(batch.src)}, tgt_in "
        f"{shape_of(batch.tgt_in)} and {batch.n_tokens} tokens that count"
        for i, batch in enumerate(micro_batches)
        if i in suspects
    )
    return (
        f"the {what} is {value} in epoch {state.epoch}, {batches} (both counted from 0), "
        f"after {state.step} steps: look at that batch, or lower max_lr. The parameters "
        "are those from before it, and no checkpoint was touched"
    )
