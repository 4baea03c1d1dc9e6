"""Train the small models whose losses the chapters draw."""

from collections.abc import Iterable

import torch
from torch import Tensor, nn


def losses_in_training(
    model: nn.Module, losses: Iterable[Tensor], lr: float, warm_up: int = 1
) -> list[float]:
    """Take a step of Adam for each loss, which is computed when its turn comes; return them."""
    optimizer, curve = torch.optim.Adam(model.parameters()), []
    for step, loss in enumerate(losses, start=1):
        optimizer.param_groups[0]["lr"] = lr * min(1, step / warm_up)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        curve.append(loss.item())
    return curve
