"""Symptoms of the loss and the learning rate."""

import torch

from gauntlet.symptoms.looking import side_by_side


@side_by_side(
    "The loss for logits z, 0, 0, …, 0 (19 tokens), if the first token is not the right one"
)
def sure_and_wrong(planted, fault):
    seen = {}
    for z in (1.0, 10.0, 80.0, 200.0):
        logits = torch.zeros(1, 19)
        logits[0, 5] = z
        seen[f"z = {z:.0f}"] = planted.smoothed_loss(logits, torch.tensor([7]))
    return seen


@side_by_side("The loss of the same 4 tokens, with more and more padding after them")
def with_padding(planted, fault):
    seen = {}
    for pads in (0, 4, 36):
        torch.manual_seed(8)
        words = torch.randn(4, 19)
        padding = torch.zeros(pads, 19)
        padding[:, 0] = 9  # every model soon learns what follows padding: padding
        targets = torch.tensor([5, 6, 7, 8] + [0] * pads)
        loss = planted.smoothed_loss(torch.cat([words, padding]), targets)
        seen[f"{pads} positions of padding"] = loss
    return seen


@side_by_side(
    "The loss for logits z, 0, …, 0 (19 tokens), if the first token is right, smoothing 0.1"
)
def sure_and_right(planted, fault):
    seen = {}
    for z in (1.0, 3.0, 6.0, 10.0, 20.0):
        logits = torch.zeros(1, 19)
        logits[0, 5] = z
        seen[f"z = {z:.0f}"] = planted.smoothed_loss(logits, torch.tensor([5]))
    return seen


@side_by_side("The learning rate of Adam, in thousandths, warm-up of 40 steps")
def rates(planted, fault):
    return {
        f"after step {step}": 1000 * planted.rate_of_schedule(step)
        for step in (1, 10, 40, 90)
    }
