"""What one sees of each fault of the catalogue: the symptoms that the gauntlet shows.

Each is measured: the fault is planted, the code runs, and what comes out is written down
beside what a right version gives.
"""

import torch


def symptom(fault, **limits) -> list[dict]:
    """Return the blocks that show the fault, the same each time."""
    torch.manual_seed(0)
    return fault.measure(fault, **limits)
