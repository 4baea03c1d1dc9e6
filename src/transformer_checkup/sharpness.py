"""How sharp attention is: the share of a row's weight that its largest weight has."""

from __future__ import annotations

from torch import Tensor

from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record

SATURATED = 0.9
UNIFORM = 1e-4  # of a weight: less than this between the keys of a row


def sharpness(tested: ModelUnderTest) -> float:
    """The mean of the largest weights, over the rows that have a choice; 0 without any."""
    largest = []
    for attention in record(tested, tested.src(), tested.tgt()).attentions:
        weights = attention.weights
        if weights.shape[-2] == weights.shape[-1]:
            weights = weights[..., 1:, :]  # causal, the first row has one key
        if weights.shape[-1] > 2 and weights.numel():
            largest.append(weights.amax(-1).mean().item())
    return max(largest, default=0.0)


def is_uniform(tested: ModelUnderTest) -> bool:
    """Does each row give all the keys that it sees the same weight?"""
    found = record(tested, tested.src(), tested.tgt()).attentions
    return bool(found) and all(is_even(x.weights) for x in found)


def is_even(weights: Tensor) -> bool:
    """Have the keys that are seen in a row (…, K) the same weight?"""
    seen = weights > 0
    mean = weights.sum(-1, keepdim=True) / seen.sum(-1, keepdim=True).clamp(min=1)
    return not bool(((weights - mean).abs() * seen > UNIFORM).any())
