"""How the embeddings are scaled before the positions are added."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    FAILED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
)
from transformer_checkup.embedding_hook import EmbeddingHook, same_ids
from transformer_checkup.formulas import sinusoidal_tables
from transformer_checkup.model_checks.positions import has_convolutions
from transformer_checkup.model_under_test import ModelUnderTest

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
            # A nested tensor, as in nn.TransformerEncoder's fast path, has no shape.
            if isinstance(x, Tensor) and x.is_floating_point() and not x.is_nested:
                self.activations.append(x.detach().to(torch.float64, copy=True))

    def record_output(self, module: nn.Module, inputs: tuple, output: Tensor) -> None:
        self.record_inputs(module, (output,))


class ScaledSum(NamedTuple):
    """factor · embedding + positions, and the root mean squares of both summands."""

    factor: float
    embedding_rms: float
    positions_rms: float
    d_model: int
    positions: Tensor


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
            sizes = rms(change), rms(at_0), embedded.shape[-1]
            found = ScaledSum(factor.item(), *sizes, at_0)
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


def position_factor(tested: ModelUnderTest, found: ScaledSum) -> float:
    """By what a table of positions is multiplied before it is added; 1 where this is not seen."""
    for rows in tables_as_wide_as(found.positions, tested):
        for positions in (found.positions, found.positions.transpose(0, 1)):
            length = positions.shape[1]
            for start in range(min(3, len(rows) - length + 1)):
                part = rows[start : start + length].to(positions.device)
                if part.shape != positions[0].shape or not part.any():
                    continue
                factor = (positions[0] * part).sum() / part.square().sum()
                if (positions[0] - factor * part).norm() < 1e-3 * positions[0].norm():
                    return factor.item()
    return 1.0


def tables_as_wide_as(positions: Tensor, tested: ModelUnderTest) -> list[Tensor]:
    """What could be a table of positions: (L, d_model), as long as the batch, or longer."""
    if not tested.is_module:
        return []
    shortest, width = min(positions.shape[:2]), positions.shape[-1]
    sines = [table.tensor for table in sinusoidal_tables(tested.model)]
    found = [x.detach().squeeze() for x in (*sines, *tested.model.parameters())]
    found = [x for x in found if x.dim() == 2 and x.shape[-1] == width]
    return [x.double() for x in found if len(x) >= shortest]


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
    text_of_sums = text
    # Encoder and decoder may have vectors of different length.
    shares = [s.factor / math.sqrt(s.d_model) for s in sums.values()]
    scaled = max((position_factor(tested, s) for s in sums.values()), default=1.0)
    if root > 1.01 and abs(scaled / root - 1) < 0.01:
        text = "the positions are multiplied by √d_model too, since they are added before the "
        text += f"scale: {text_of_sums}"
        # Where tokens are as large as positions before, they are not drowned behind it.
        drowned = any(s.embedding_rms < s.positions_rms for s in sums.values())
        return Finding(FAILED if drowned else UNCOMMON, text)
    if scaled > 1.5 and abs(scaled - round(scaled)) < 0.01:
        text = f"the positions are added {round(scaled)} times: {text_of_sums}"
        return passed_if(False, text)
    if all(abs(share - 1) < 0.01 for share in shares):
        return passed_if(True, text)
    # Any other factor may be meant, but for d_model, and for one that makes the tokens small.
    by_design = all(
        s.factor > 0.99 and abs(s.factor / s.d_model - 1) > 0.01 for s in sums.values()
    )
    return Finding(UNCOMMON if by_design else FAILED, f"factor {text}")


def alike(positions: Tensor) -> list[tuple[int, int]]:
    """Pairs of neighbors that have the same vector, of (L, d)."""
    size = positions.abs().max()
    same = (positions[1:] - positions[:-1]).abs().amax(-1) <= 1e-6 * size
    return [(i, i + 1) for i in same.nonzero().flatten().tolist()]


@check(
    EMBEDDINGS,
    "each position has its own vector",
    expected="no two positions alike",
    cause="positions are clamped, or counted modulo a length",
    topic="positional encoding",
)
def positions_are_distinct(tested: ModelUnderTest) -> Finding:
    """With the tokens set to 0, what is left at the foot of a stack differs everywhere."""
    tested.require_module()
    length = tested.fit(40 if tested.max_len else 12)
    # Other lengths, so that the two stacks can be told apart.
    src = None if tested.src_vocab is None else tested.src(1, length)
    tgt = tested.tgt(1, length - 1)
    tried = 0
    for name, ids in (("source", src), ("target", tgt)):
        if ids is None or length < 3:
            continue
        positions = positions_alone(tested, src, tgt, ids)
        if positions is None:
            continue
        if tested.moved_off_zero:  # along a gradient, which only some rows had
            positions = positions[positions.any(-1)]
        pairs = alike(positions)
        if pairs and (
            seen_at_the_edge(tested, pairs, len(positions))
            or have_met(tested, src, tgt, ids)
        ):
            continue
        tried += 1
        if pairs:
            first = pairs[0][0]
            last = pairs[-1][1]
            text = f"positions {first} to {last} of the {name} have the same vector"
            return passed_if(False, f"{text}: they are clamped, or repeat")
    if not tried:
        raise Skip("no vectors of positions were seen (relative positions, or none)")
    return passed_if(True, f"{length} different vectors")


def seen_at_the_edge(
    tested: ModelUnderTest, pairs: list[tuple[int, int]], length: int
) -> bool:
    """Do a convolution, or a shift by one token, tell the first positions from all others?"""
    only_the_first = len(pairs) == length - 2 and pairs[0][0] == 1
    return only_the_first or has_convolutions(tested)


def have_met(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, ids: Tensor
) -> bool:
    """Do what seem to be positions differ by what comes before them, such as a window's edge?

    Then another first token moves the vectors of others: attention has been at work.
    """

    def first_alone(embedded: Tensor) -> Tensor:
        changed = torch.zeros_like(embedded)
        changed.view(ids.shape[1], -1)[0] = 1
        return changed

    with_none, with_first = (
        vectors_of_positions(tested, src, tgt, ids, change)
        for change in (torch.zeros_like, first_alone)
    )
    number = first_that_differs(with_none)
    if number is None:
        return False
    moved = with_first[number] - with_none[number]
    return bool(moved[1:].abs().max() > 1e-6 * with_none[number].abs().max())


def positions_alone(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, ids: Tensor
) -> Tensor | None:
    """What stands at the foot of a stack when its embeddings are 0: (L, d), or None."""
    found = vectors_of_positions(tested, src, tgt, ids, torch.zeros_like)
    number = first_that_differs(found)
    return None if number is None else found[number]


def vectors_of_positions(
    tested: ModelUnderTest,
    src: Tensor | None,
    tgt: Tensor,
    ids: Tensor,
    change: Callable[[Tensor], Tensor],
) -> list[Tensor]:
    """All that has a vector for each of the L ids, (L, d), where their embeddings are changed.

    Nothing where the ids are looked up in another way: then the tokens are still there.
    """
    model = tested.copy().eval()
    recorder = ActivationRecorder(model)
    with EmbeddingHook(same_ids(ids), change) as hook, torch.no_grad():
        tested.forward(src, tgt, model)
    length = ids.shape[1]
    shapes = (1, length), (length, 1)
    found = [x for x in recorder.activations if x.dim() == 3 and x.shape[:2] in shapes]
    return [x.flatten(0, 1) for x in found] if hook.leaves else []


def first_that_differs(found: list[Tensor]) -> int | None:
    """The number of the first tensor (L, d) whose rows are not all alike."""
    apart = [bool((rows - rows[:1]).abs().max() > 1e-3) for rows in found]
    return apart.index(True) if True in apart else None
