"""Positions that coincide far behind: bfloat16 holds no odd number above 256."""

from __future__ import annotations

import torch

from transformer_checkup.formulas import coinciding_rows, lost_steps
from transformer_checkup.graph import Graph
from transformer_checkup.idle_rotations import rotation_tables
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.rotations import along_positions, operands

LONG, FIRST_LOST = 320, 256


def coinciding_angles(tested: ModelUnderTest) -> str:
    """The same, of the model's tables of rotations: there it needs no long sequence."""
    for module in tested.model.modules() if tested.is_module else ():
        for table in rotation_tables(module):
            places = max(range(table.dim()), key=lambda axis: table.shape[axis])
            said = coinciding_rows(table.detach().movedim(places, 0).flatten(1))
            if said:
                return said
    return ""


def coinciding_positions(tested: ModelUnderTest) -> str:
    """Says which two neighbors have one position, in a sequence of one token, or "".

    Some do and some do not, and none of the first ones: so positions that are clamped, or that
    count blocks of tokens, are not meant.
    """
    if tested.max_len is None or tested.max_len < LONG:
        return ""
    src, tgt = tested.src(1, 1), tested.tgt(1, 1)
    if src is None:
        tgt = tgt.expand(1, LONG)
    else:
        src, tgt = src.expand(1, LONG), tested.tgt(1, 4)
    model = tested.copy()
    if tested.is_module:
        model.eval()
    try:
        with torch.no_grad(), Graph(model) as graph:
            tested.forward(src, tgt, model)
    except (RuntimeError, IndexError):  # another check tries the longest sequence
        return ""
    found = operands(graph, LONG)
    if not found:
        return ""
    lost = lost_steps(along_positions(found[0].query, LONG))
    if not lost or lost[0] < FIRST_LOST - 2 or len(lost) > 0.9 * (LONG - FIRST_LOST):
        return ""
    return (
        f"positions {lost[0]} and {lost[0] + 1} are the same to the queries, and {len(lost)} more "
        f"such pairs up to {LONG}: positions or angles are counted in bfloat16, which has no odd "
        "numbers above 256. Count them in float32, and round the sines"
    )
