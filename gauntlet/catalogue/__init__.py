"""The catalogue of faults that code can have: each is one line of ours, changed.

Most were found in published tutorials, the others in well-known public code. The gauntlet of
the book and the page of faults and checks are made from it, in this order.
"""

from gauntlet.catalogue import (
    attention,
    decoding,
    embeddings,
    layers,
    loud_calls,
    loud_slips,
    masks,
    model,
    residuals,
    training,
)

# The parts of the gauntlet. Its last fault is the leaky mask.
PARTS = {
    "loud": [*loud_slips.FAULTS, *loud_calls.FAULTS],
    "parts": [*embeddings.FAULTS, *layers.FAULTS, *residuals.FAULTS],
    "attention": [*attention.FAULTS, *masks.FAULTS],
    "whole": [*model.FAULTS, *decoding.FAULTS, *training.FAULTS],
}
FAULTS = [fault for faults in PARTS.values() for fault in faults]
