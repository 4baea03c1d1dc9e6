"""The foot of a stack: how tokens are scaled there, and what the positions add to them."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import ExitStack
from typing import NamedTuple

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    DOUBTFUL,
    FAILED,
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
)
from transformer_checkup.embedding_hook import EmbeddingHook, are_positions, same_ids
from transformer_checkup.formulas import sinusoidal_tables
from transformer_checkup.graph import Graph
from transformer_checkup.model_checks.padding import padding_moves_nothing
from transformer_checkup.model_under_test import ModelUnderTest

EMBEDDINGS: list[Check] = []
DROWNED = 5  # times the size of the tokens: positions of this size hide them


class Changed(NamedTuple):
    """All that modules are given and give in one pass, and what some look-ups gave."""

    activations: list[Tensor]
    embedded: list[list[Tensor]]

    def of_length(self, length: int) -> list[Tensor]:
        """Vectors (L, d) of one sequence of this length, with the batch first or second."""
        shapes = (1, length), (length, 1)
        found = [x for x in self.activations if x.dim() == 3 and x.shape[:2] in shapes]
        return [x.flatten(0, 1) for x in found]


def changed(
    tested: ModelUnderTest,
    src: Tensor | None,
    tgt: Tensor,
    *changes: tuple[Callable[[Tensor], bool], Callable[[Tensor], Tensor]],
    tables: Callable[[nn.Module], None] | None = None,
) -> Changed:
    """A pass in which the results of some look-ups are changed: (which ids, how), each."""
    model = tested.copy().eval()
    if tables is not None:
        tables(model)
    hooks = [EmbeddingHook(*change) for change in changes]
    with torch.no_grad(), ExitStack() as stack:
        for hook in hooks:
            stack.enter_context(hook)
        graph = stack.enter_context(Graph(model))
        tested.forward(src, tgt, model)
    calls = [call for call in graph.module_calls if call.path]
    seen = [(call.begin, 0, call.given) for call in calls]
    seen += [(call.end, 1, call.out) for call in reversed(calls)]
    found = [
        x.value.double()
        for _, _, nodes in sorted(seen, key=lambda place: place[:2])
        for x in nodes
        if x.tensor.is_floating_point() and not x.tensor.is_nested
    ]
    return Changed(found, [hook.leaves for hook in hooks])


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


def scaled_sums(tested: ModelUnderTest) -> dict[str, ScaledSum]:
    """For source and target, the last sum at the foot that is still linear in the embedding.

    The embedding E is replaced by 0 and by 2E. Where an activation is c · E + positions, it
    changes from 0 to E as it does from E to 2E, and by c · E.
    """
    src, tgt = tested.src(), tested.tgt()
    ids = {"source": src, "target": tgt} if src is not None else {"target": tgt}
    passes = [
        changed(
            tested,
            src,
            tgt,
            *((same_ids(x), lambda e, c=c: c * e) for x in ids.values()),
        )
        for c in (0, 1, 2)
    ]
    if not all(passes[1].embedded):
        raise Skip("the model looks its ids up in another way than nn.Embedding")
    activations = [x.activations for x in passes]
    return {
        name: scaled_sum(activations, leaves[0].double())
        for name, leaves in zip(ids, passes[1].embedded, strict=True)
    }


def scaled_sum(activations: list[list[Tensor]], embedded: Tensor) -> ScaledSum:
    found = None
    for at_0, at_1, at_2 in zip(*activations, strict=True):
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


def position_factor(tested: ModelUnderTest, found: ScaledSum) -> float:
    """By what a table of positions is multiplied before it is added; 1 where this is not seen."""
    model, width = tested.require_module(), found.d_model
    for sequence in (found.positions[0], found.positions[:, 0]):
        length = len(sequence)
        sines = [table.tensor for table in sinusoidal_tables(model)]
        for table in (*sines, *model.parameters()):
            rows = table.detach().squeeze()[: length + 2]
            for start in range(len(rows) - length + 1 if rows.dim() == 2 else 0):
                part = rows[start : start + length].to(sequence)
                if part.shape != (length, width) or not part.any():
                    continue
                factor = (sequence * part).sum() / part.square().sum()
                if (sequence - factor * part).norm() < 1e-3 * sequence.norm():
                    return factor.item()
    return 1.0


def wrong_scale(s: ScaledSum, table: float) -> tuple[str, str, str, str] | None:
    """(outcome, of what, what is wrong with it, what to write instead); None where it is right.

    Args:
        table: by what a table of positions is multiplied.
    """
    root = math.sqrt(s.d_model)
    if root > 1.01 and abs(table / root - 1) < 0.01:
        # Where tokens are as large as positions before, they are not drowned behind it.
        outcome = FAILED if s.embedding_rms < s.positions_rms else UNCOMMON
        said = "are multiplied by √d_model too, since they are added before the scale"
        return outcome, "positions", said, "√d_model · embedding(ids) + positions"
    times = round(table)
    if table > 1.5 and abs(table - times) < 0.01:
        said = f"are added {'twice' if times == 2 else f'{times} times'}"
        return FAILED, "positions", said, "add them once"
    if abs(s.factor / root - 1) < 0.01:
        return None
    known = {"d_model": root**2, "1/√d_model": 1 / root, "1/d_model": root**-2}
    like = next((k for k, c in known.items() if abs(s.factor / c - 1) < 0.01), "")
    remedy = "√d_model · embedding(ids), or an embedding that starts larger"
    if root > 1.01 and (like or s.factor < 0.99):
        said = f"is multiplied by {like or f'{s.factor:.2f}'}"
        return FAILED, "embedding", said, remedy
    times = round(s.positions_rms / max(s.embedding_rms, 1e-9))
    said = f"are {times} times as large as the tokens, and drown them"
    return (DOUBTFUL, "positions", said, remedy) if times > DROWNED else None


@check(
    EMBEDDINGS,
    "embeddings are scaled by √d_model",
    expected="√d_model, or another factor that leaves tokens as large as positions",
    cause="no factor, or 1/√d_model as for attention: then positions drown the tokens",
    topic="embedding",
)
def embeddings_are_scaled(tested: ModelUnderTest) -> Finding:
    """By which factor the embedding is multiplied before the positions are added."""
    tested.require_module()
    sums = scaled_sums(tested)
    text = "factor " + "; ".join(
        f"{name}: {s.factor:.2f}, size {s.embedding_rms:.2f}, positions {s.positions_rms:.2f}"
        for name, s in sums.items()
    )
    text += f"; √d_model = {math.sqrt(sums['target'].d_model):.2f}"
    found = {
        name: wrong_scale(s, position_factor(tested, s)) for name, s in sums.items()
    }
    wrong = next((x for x in found.values() if x), None)
    if wrong is None:
        small = [
            n for n, s in sums.items() if s.positions_rms > 2 * s.embedding_rms > 0
        ]
        if small:
            text = f"positions are larger than tokens ({text}): these are not scaled, or less"
            return Finding(UNCOMMON, text)
        return Finding(PASSED, text)
    outcome, what, said, remedy = wrong
    names = " and ".join(name for name, other in found.items() if other == wrong)
    cause = f"The {what} of the {names} {said}."
    return Finding(outcome, f"{text}: the {what} {said}", cause, remedy=remedy)


def zeros_for(
    ids: Tensor,
) -> tuple[Callable[[Tensor], bool], Callable[[Tensor], Tensor]]:
    return same_ids(ids), torch.zeros_like


def first_that_differs(found: list[Tensor]) -> int | None:
    """The number of the first tensor (L, d) whose rows are not all alike."""
    apart = [bool((rows - rows[:1]).abs().max() > 1e-3) for rows in found]
    return apart.index(True) if True in apart else None


def positions_alone(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, ids: Tensor
) -> Tensor | None:
    """What stands at the foot of a stack when its embeddings are 0: (L, d), or None.

    None as well where it differs by what comes before it, such as a window's edge: then another
    first token moves the vectors of others, and attention or a convolution has been at work.
    """

    def first_alone(embedded: Tensor) -> Tensor:
        other = torch.zeros_like(embedded)
        width = embedded.shape[-1]
        other.view(-1, width)[0] = torch.linspace(-1, 1, width).to(other)
        return other

    none = changed(tested, src, tgt, zeros_for(ids))
    found = none.of_length(ids.shape[1])
    number = first_that_differs(found)
    if number is None or not none.embedded[0]:  # there the tokens are in it
        return None
    other = changed(tested, src, tgt, (same_ids(ids), first_alone))
    moved = other.of_length(ids.shape[1])[number] - found[number]
    have_met = moved[1:].abs().max() > 1e-6 * found[number].abs().max()
    return None if have_met else found[number]


def alike(tested: ModelUnderTest, name: str, length: int, seed: int) -> set[int] | None:
    """Positions with the vector of the one behind them; None where no positions are seen."""
    # Other lengths, so that the two stacks can be told apart.
    src, tgt = tested.src(1, length, seed=seed), tested.tgt(1, length - 1, seed=seed)
    ids = src if name == "source" else tgt
    positions = None if ids is None else positions_alone(tested, src, tgt, ids)
    if positions is None:
        return None
    if tested.moved_off_zero:  # along a gradient, which only some rows had
        positions = positions[positions.any(-1)]
    steps = (positions[1:] - positions[:-1]).abs().amax(-1)
    same = (steps <= 1e-6 * positions.abs().max()).nonzero().flatten().tolist()
    # The first token alone is told apart by a shift, or by matrices of its own.
    return None if len(same) == len(positions) - 2 and same[0] == 1 else {*same}


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
    tried = 0
    for name in ("source", "target") if length > 2 else ():
        pairs = alike(tested, name, length, 1)
        tried += pairs is not None
        if pairs:  # whatever the tokens are: padding may have no position of its own
            pairs &= alike(tested, name, length, 3) or set()
        if pairs:
            text = f"ositions {min(pairs)} to {max(pairs) + 1} of the {name} have the same vector"
            like = "positions that are clamped, or counted modulo a length"
            return failed(
                f"p{text}: they are clamped, or repeat", f"P{text}.", like=like
            )
    if not tried:
        raise Skip("no vectors of positions were seen (relative positions, or none)")
    return Finding(PASSED, f"{length} different vectors")


@check(
    EMBEDDINGS,
    "target positions count from the target's start",
    expected="the same positions, however long the source is",
    cause="positions that go on behind the source's, or are counted from the end",
    topic="positional encoding",
)
def target_positions_start_anew(tested: ModelUnderTest) -> Finding:
    """The vectors of the target's positions are the same for a longer source."""
    tested.require_module()
    length, src = tested.fit(9), tested.require_source()[0]
    if length < 9:
        raise Skip(f"max_len = {tested.max_len} is too short")
    same = []
    for n in (4, 3):  # a convolution may shorten a source to the target's length
        tgt = tested.tgt(1, n)
        sources = [tested.src(1, n) for n in (src.shape[1], length)]
        first, second = (positions_alone(tested, x, tgt, tgt) for x in sources)
        if first is not None and second is not None and first.shape == second.shape:
            same.append(bool((first - second).abs().max() < 1e-5 * first.abs().max()))
    if not same:
        raise Skip("no vectors of positions were seen (relative positions, or none)")
    if any(same):
        text = "the target's positions are the same for sources of two lengths"
        return Finding(PASSED, text)
    if padding_moves_nothing(tested):
        raise Skip("what looks like positions depends on the source; no logit does")
    text = "the target's positions depend on the length of the source: do they go on counting "
    cause = "The positions of the target depend on how long the source is."
    remedy = "count the target's positions from 0"
    return failed(f"{text}behind it?", cause, remedy=remedy)


@check(
    EMBEDDINGS,
    "positions are added",
    expected="token + position",
    cause="* for +: then a token whose embedding is near 0 has no position",
    topic="positional encoding",
)
def positions_are_added(tested: ModelUnderTest) -> Finding:
    """With the tokens' embeddings at 0 something is left of the positions, and the reverse."""
    model, src, tgt = tested.require_module(), tested.src(), tested.tgt()
    usual = changed(tested, src, tgt, (are_positions, torch.clone))
    if not sinusoidal_tables(model) and not usual.embedded[0]:
        raise Skip("no table of positions was found that could be ablated")

    def without_sines(copied: nn.Module) -> None:
        for table in sinusoidal_tables(copied):
            if len(table.tensor.squeeze()) >= tgt.shape[1]:  # a short one counts layers
                table.tensor.data.zero_()

    passes = (
        usual,
        changed(tested, src, tgt, zeros_for(tgt)),
        changed(
            tested, src, tgt, (are_positions, torch.zeros_like), tables=without_sines
        ),
    )
    for with_both, no_tokens, no_positions in zip(
        *(x.activations for x in passes), strict=True
    ):
        if with_both.dim() != 3 or tgt.shape[1] not in with_both.shape[:2]:
            continue
        if no_tokens.any() and no_positions.any():
            break  # their sum; experts behind it may be chosen by no token
        if with_both.any() and not no_tokens.any() and not no_positions.any():
            text = "nothing is left where the positions are 0, nor where the tokens are: they are "
            cause = "Tokens and positions are multiplied."
            remedy = "embedding(ids) + positions"
            return failed(f"{text}multiplied, and not added", cause, remedy=remedy)
    return Finding(PASSED, "token + position")
