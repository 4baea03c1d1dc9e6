"""Biases by distance, read from the weights where each sequence repeats one token.

Then all queries are alike, and all keys: only what is added by distance, or turned, makes a
difference between two weights of a row, in every layer.
"""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import FAILED, UNCOMMON, Finding
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorded import Attention
from transformer_checkup.recorder import record
from transformer_checkup.sight import DECODER, ENCODER, in_words, place_of

LENGTHS = 9, 8  # of source and target
FEWEST = 6  # keys: seven learned numbers seldom stand in order by chance
FLAT, STEEP = 1e-6, 1e-4  # differences of weights in a row


def wrong_by_distance(tested: ModelUnderTest) -> Finding | None:
    """A bias that favors what is far, or that only the first layer is given; None without."""
    for place, found in self_attentions(tested).items():
        paths = [a.path or f"attention {n}" for n, a in enumerate(found)]
        for path, attention in zip(paths, found, strict=True):
            if favors_the_far(attention.weights.double()):
                return Finding(
                    FAILED,
                    f"the farther a key, the more it weighs, in all heads of "
                    f"{in_words(place, path)}: the bias has the wrong sign. ALiBi subtracts "
                    "slope · distance",
                )
        spreads = [spread(attention.weights) for attention in found]
        if len(found) > 1 and spreads[0] > STEEP and max(spreads[1:]) < FLAT:
            return Finding(
                UNCOMMON,
                f"positions reach the scores of {paths[0]} alone, and no later layer of the "
                f"{place}, such as {paths[1]}: is the bias of the first layer handed on to the "
                "others, as in T5?",
            )
    return None


def self_attentions(tested: ModelUnderTest) -> dict[str, list[Attention]]:
    """Those of encoder and decoder, over one token that is repeated."""
    source, target = (tested.fit(n) for n in LENGTHS)
    if target < FEWEST or source == target:
        return {}
    token = tested.src(1, 1)
    src = None if token is None else token.expand(1, source)
    tgt = tested.tgt(1, 1).expand(1, target)
    found: dict[str, list[Attention]] = {}
    for attention in record(tested, src, tgt).attentions:
        place = place_of(attention, tested, src, tgt)
        if place in (ENCODER, DECODER):
            found.setdefault(place, []).append(attention)
    return found


def favors_the_far(weights: Tensor) -> bool:
    """Do the last query's weights fall from key to key, and by distance alone, in all heads?"""
    last, before = weights[..., -1, :], weights[..., -2, :]
    if last.min() < 1e-9:  # a window hides what is far
        return False
    steps = last.log().diff()
    same = (before.log().diff()[..., :-1] - steps[..., 1:]).abs().max() < 1e-3
    return bool(same and (steps < -1e-3).all())


def spread(weights: Tensor) -> float:
    """The largest difference between two weights of the last row that are not hidden."""
    last = weights[..., -1, :]
    seen = last > 0
    least = torch.where(seen, last, 1).amin(-1)
    return (last.amax(-1) - least).max().item()
