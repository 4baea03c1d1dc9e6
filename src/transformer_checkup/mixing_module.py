"""In which module does a later position first change an earlier one?"""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.graph import Node
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record

ROUNDING = 1e-5  # of a module's output


def first_that_mixes(tested: ModelUnderTest) -> str:
    """The innermost module that is given equal first positions and gives others, and its class."""
    src, tgt = tested.src(), tested.long_tgt()
    changed = tgt.clone()
    changed[:, -1:] = tested.other(tgt[:, -1:], tested.tgt_vocab)
    passes = (record(tested, src, ids).module_calls for ids in (tgt, changed))
    # Those that end first are the innermost.
    calls = sorted(
        reversed([*zip(*passes, strict=False)]), key=lambda pair: pair[0].end
    )
    for pair in calls:
        one, other = pair
        given, out = (
            [first_positions(nodes, tgt.shape[1]) for nodes in both]
            for both in ([x.given for x in pair], [x.out for x in pair])
        )
        mixes = given[0] and not moved(*given) and moved(*out)
        if mixes and one.path and one.path == other.path:
            return f"{one.path} ({type(one.module).__name__})"
    return ""


def first_positions(nodes: list[Node], length: int) -> list[Tensor]:
    """What stands at all positions but the last, in each tensor that has such an axis."""
    kept = []
    for x in (node.value for node in nodes):
        axes = [n for n in range(1, x.dim()) if x.shape[n] == length]
        if x.is_floating_point() and len(axes) == 1:
            kept.append(x.narrow(axes[0], 0, length - 1))
    return kept


def moved(before: list[Tensor], after: list[Tensor]) -> bool:
    return any(
        not torch.allclose(a, b, rtol=ROUNDING, atol=ROUNDING * b.abs().max().item())
        for a, b in zip(before, after, strict=True)
        if a.shape == b.shape
    )
