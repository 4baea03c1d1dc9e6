"""What is called to hear a loud fault."""

import torch

from gauntlet.planting import model_of, plant
from gauntlet.symptoms.looking import batch, model_in, right, run


def building(fault):
    model_of(fault.plant(), **fault.model)


def calling(fault):
    run(fault, fault.plant())


def target_mask_alone(fault):
    """Call the target mask alone: nothing else uses the missing name."""
    import_of_all = "import causal_mask, padding_mask, target_mask"
    less = ("right_parts.py", import_of_all, "import padding_mask, target_mask")
    planted = plant((fault.file, fault.before, fault.after), less)
    planted.target_mask(batch(), 0)


def in_float16(fault):
    planted = fault.plant()
    model = model_in(fault, planted)
    run(fault, planted, model)  # nothing happens in float32
    run(fault, planted, model.half())


def filled(fault):
    fault.plant().greedy(model_of(right()), torch.tensor([[5, 6, 7]]), 9)


def scheduled(fault):
    fault.plant().rate_of_schedule(3)


def zeroth_step(fault):
    planted = fault.plant()
    return planted.rate(1), planted.rate(0)
