"""How the embeddings are scaled before the positions are added."""

from __future__ import annotations

import math
from typing import NamedTuple

import torch
from torch import Tensor, nn

from annotated.checkups.checklist import (
    BY_DESIGN,
    FAILED,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
)
from annotated.checkups.embedding_hook import EmbeddingHook, same_ids
from annotated.checkups.model_under_test import ModelUnderTest

EMBEDDINGS: list[Check] = []


class ActivationRecorder:
    """Collects the inputs and outputs of all modules, in the order of the calls."""

    def __init__(self, model: nn.Module):
        self.activations: list[Tensor] = []
        for module in model.modules():
            if module is not model:
                module.register_forward_pre_hook(self.record_inputs)
                module.register_forward_hook(self.record_output)

    def record_inputs(self, module: nn.Module, inputs: tuple) -> None:
        for x in inputs:
            if isinstance(x, Tensor) and x.is_floating_point():
                self.activations.append(x.detach().double().clone())

    def record_output(self, module: nn.Module, inputs: tuple, output: Tensor) -> None:
        self.record_inputs(module, (output,))


class ScaledSum(NamedTuple):
    """factor · embedding + positions, and the root mean squares of both summands."""

    factor: float
    embedding_rms: float
    positions_rms: float
    d_model: int


def rms(x: Tensor) -> float:
    """The root mean square."""
    return x.square().mean().sqrt().item()


def scaled_sum(tested: ModelUnderTest, ids: Tensor) -> ScaledSum:
    """The last sum at the foot of a stack that is still linear in the embedding.

    The embedding E is replaced by 0 and by 2E. Where an activation is c · E + positions, it
    changes from 0 to E as it does from E to 2E, and by c · E.
    """
    (none, _), (once, embedded), (double, _) = (
        activations_with(tested, ids, factor) for factor in (0, 1, 2)
    )
    found = None
    for at_0, at_1, at_2 in zip(none, once, double, strict=True):
        change = at_1 - at_0
        if at_1.shape != embedded.shape or not change.any():
            continue  # such as a table of learned positions
        factor = (change * embedded).sum() / embedded.square().sum()
        limit = 1e-4 * change.norm()
        is_linear = (at_2 - at_1 - change).norm() < limit
        if is_linear and (change - factor * embedded).norm() < limit:
            found = ScaledSum(factor.item(), rms(change), rms(at_0), embedded.shape[-1])
        elif found is not None:
            break  # the first layer has begun
    if found is None:
        raise Skip("the sum of embedding and positions is not passed to any module")
    return found


def activations_with(
    tested: ModelUnderTest, ids: Tensor, factor: int
) -> tuple[list[Tensor], Tensor]:
    """All activations of a pass whose embeddings are multiplied, and these embeddings."""
    model = tested.copy().eval()
    recorder = ActivationRecorder(model)
    hook = EmbeddingHook(same_ids(ids), lambda embedded: factor * embedded)
    with hook, torch.no_grad():
        tested.forward(tested.src(), tested.tgt(), model)
    if not hook.leaves:
        raise Skip("the model looks its ids up in another way than nn.Embedding")
    return recorder.activations, hook.leaves[0].double()


@check(
    EMBEDDINGS,
    "embeddings are scaled by √d_model",
    expected="√d_model (many later models leave it out; look at the sizes)",
    cause="no factor, or 1/√d_model as for attention: then positions drown the tokens",
    topic="embedding",
)
def embeddings_are_scaled(tested: ModelUnderTest) -> Finding:
    """By which factor the embedding is multiplied before the positions are added."""
    tested.require_module()
    ids = {"source": tested.src(), "target": tested.tgt()}
    sums = {k: scaled_sum(tested, v) for k, v in ids.items() if v is not None}
    root = math.sqrt(sums["target"].d_model)
    text = "; ".join(
        f"{name}: {s.factor:.2f}, size {s.embedding_rms:.2f}, positions {s.positions_rms:.2f}"
        for name, s in sums.items()
    )
    text += f"; √d_model = {root:.2f}"
    factors = [s.factor for s in sums.values()]
    if all(abs(factor / root - 1) < 0.01 for factor in factors):
        return passed_if(True, text)
    known = (1, root)
    by_design = all(
        any(abs(factor - k) < 0.01 * k for k in known) for factor in factors
    )
    return Finding(BY_DESIGN if by_design else FAILED, f"factor {text}")
