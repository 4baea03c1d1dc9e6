"""Queries that are keys as well, as in Reformer: then a token would look at itself above all."""

from __future__ import annotations

import torch
import torch.nn.functional as F

from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record
from transformer_checkup.rotations import Given, operands


@torch.no_grad()
def keys_are_queries(tested: ModelUnderTest) -> bool:
    """Has each key of the decoder's self-attentions the direction of its own query?"""
    src, tgt = tested.src(), tested.long_tgt(3)
    found = operands(record(tested, src, tgt), tgt.shape[1])
    return bool(found) and all(map(is_one_direction, found))


def is_one_direction(given: Given) -> bool:
    """Are query and key the same, but for their lengths?"""
    query, key = given.query, given.key
    if key.shape != query.shape:
        key = key.transpose(-2, -1)
    if key.shape != query.shape or not query.any():
        return False
    cosines = F.cosine_similarity(query.double(), key.double(), dim=-1)
    return bool((cosines > 1 - 1e-5).all())
