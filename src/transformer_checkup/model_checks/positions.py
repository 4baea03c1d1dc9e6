"""Positions arrive where they should, and order matters through them."""

from __future__ import annotations

from contextlib import suppress

import torch
from torch import Tensor

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
    passed_if,
    two_digits,
)
from transformer_checkup.distances import (
    FLAT,
    direction_found,
    self_attentions,
    spread,
)
from transformer_checkup.formulas import PositionTable, compare_table, sinusoidal_tables
from transformer_checkup.graph import Graph, Node
from transformer_checkup.model_checks.causality import OTHER_SHAPE
from transformer_checkup.model_checks.embeddings import (
    changed,
    first_that_differs,
    zeros_for,
)
from transformer_checkup.model_under_test import SRC_LEN, TGT_LEN, ModelUnderTest
from transformer_checkup.recorder import record, summed_lookups
from transformer_checkup.sharpness import is_uniform
from transformer_checkup.sight import DECODER, ENCODER

NOT_ADDED = (
    "positions are not added, or one and the same vector is added to every token"
)
ADD_THEM = (
    "embedding(ids) + positions, one vector for each place in the sequence (B, L)"
)

POSITIONS: list[Check] = []


def moved_by_order(
    tested: ModelUnderTest, ids: Tensor, vocab_size: int, of_source: bool
) -> tuple[float, float]:
    """How far later logits move where the first two tokens are swapped, and where two are new."""
    ids = ids.clone()
    ids[:, 1] = tested.other(ids[:, 0], vocab_size)
    swapped, new = ids.clone(), ids.clone()
    swapped[:, :2] = ids[:, :2].flip(1)
    new[:, :2] = tested.other(ids[:, :2], vocab_size)
    before, after, other = (
        tested.logits(x, tested.long_tgt())
        if of_source
        else tested.logits(tested.src(), x)[:, 2:]
        for x in (ids, swapped, new)
    )
    return (after - before).abs().max().item(), (other - before).abs().max().item()


def nothing_added(tested: ModelUnderTest, name: str) -> str:
    """The cause of a lost order, where the pass shows it: wrong ids for the table, or no table."""
    said = summed_lookups(tested, name)
    if said or not tested.is_module:
        return said and f"{said[0].upper()}{said[1:]}."
    src, tgt = tested.src(1, tested.fit(SRC_LEN)), tested.tgt(1, tested.fit(TGT_LEN))
    ids = src if name == "source" and src is not None else tgt
    twice = tested.logits(None if src is None else src.expand(2, -1), tgt.expand(2, -1))
    if (twice[0] - twice[1]).abs().max() > OTHER_SHAPE * tested.logit_std:
        return (
            "Positions are counted along the batch: all tokens of an example have one."
        )
    none = changed(tested, src, tgt, zeros_for(ids))
    found = none.of_length(ids.shape[1])
    if not none.embedded[0] or first_that_differs(found) is not None:
        return ""
    with suppress(Skip):
        if positions_formula(tested).outcome == FAILED:
            return ""  # it says what is wrong with them
    return f"No position tells the tokens of the {name} apart."


@check(
    POSITIONS,
    "order of the source matters",
    expected="a change",
    cause=NOT_ADDED,
    topic="positional encoding",
)
def source_order(tested: ModelUnderTest) -> Finding:
    """Swap two source tokens: the logits change, as they do for two other tokens."""
    moved, new = moved_by_order(tested, *tested.require_source(), of_source=True)
    text = f"two swapped tokens move the logits by {two_digits(moved)}"
    text += f", two new tokens by {two_digits(new)}"
    if moved > 1e-3 * new:
        return Finding(PASSED, text)
    if new == 0:
        raise Skip("no other source moves the logits")
    cause = nothing_added(tested, "source")
    return failed(text, cause, remedy=ADD_THEM)


@check(
    POSITIONS,
    "order of the target matters",
    expected="a difference",
    cause=NOT_ADDED,
    topic="positional encoding",
)
def target_order(tested: ModelUnderTest) -> Finding:
    """One token everywhere in the target: its positions still tell the copies apart.

    Without positions all copies are the same vector at every layer, whatever the mask. With
    relative positions they are too, but then the weights of a row differ.
    """
    tgt = tested.long_tgt()
    tgt = tgt[:, :1].expand_as(tgt)
    logits = tested.logits(tested.src(), tgt)
    apart = (logits - logits[:, :1]).abs().max().item()
    text = f"copies of one token differ by {two_digits(apart)}"
    if apart > 1e-4 * tested.logit_std:
        return Finding(PASSED, text)
    own = ENCODER if tested.is_encoder else DECODER
    found = self_attentions(tested)
    spreads = {n: max(spread(a.weights) for a in there) for n, there in found.items()}
    if spreads.get(own, 0) > FLAT:
        return Finding(UNCOMMON, "relative positions")
    moved, new = moved_by_order(
        tested, tested.long_tgt(3), tested.tgt_vocab, of_source=False
    )
    text += f", two swapped tokens move later logits by {two_digits(moved)}"
    # LayerScale makes all that other tokens do small at first.
    least = max(min(1e-4 * tested.logit_std, 0.01 * new), 1e-6 * tested.logit_std)
    is_lost = moved <= least and (moved == 0 or not is_uniform(tested))
    is_lost |= bool(summed_lookups(tested, "target")) or spreads.get(ENCODER, 0) > FLAT
    if is_lost:
        return failed(text, nothing_added(tested, "target"), remedy=ADD_THEM)
    if tested.one_row:
        return passed_if(True, text)
    if moved <= least:
        raise Skip(f"{text}: attention starts uniform, and then order hardly shows")
    called = {node.op for node in record(tested, tested.src(), tgt).nodes}
    if own not in spreads or {"conv1d", "conv2d"} & called:
        return Finding(UNCOMMON, f"no positions are added, and order matters: {text}")
    cause = "The causal mask alone tells the order of the target, and no positions do."
    return Finding(DOUBTFUL, text, cause, remedy=ADD_THEM)


@check(
    POSITIONS,
    "positions know the direction",
    expected="other weights before a token than behind it",
    cause="a bias by distance that takes the absolute value: before and after look alike",
    topic="positional encoding",
)
def positions_know_the_direction(tested: ModelUnderTest) -> Finding:
    """For a source of one token, what is before it weighs otherwise than what is after it."""
    return direction_found(tested)


def tables_of(tested: ModelUnderTest) -> dict[str, PositionTable]:
    """Tables of sines with a row for each position, by their paths: a short one counts layers."""
    model, length = tested.require_module(), tested.tgt().shape[1]
    owners = {
        id(tensor): path
        for path, module in model.named_modules()
        for held in (vars(module), module._buffers, module._parameters)
        for tensor in held.values()
    }
    found = {
        owners.get(id(table.tensor), table.name): table
        for table in sinusoidal_tables(model)
        if len(table.tensor.squeeze()) >= length
    }
    if not found:
        raise Skip(
            "no table of sines was found (learned, rotary, or computed in each pass)"
        )
    return found


@check(
    POSITIONS,
    "positions follow the formula",
    expected="the paper's sines and cosines",
    cause="exponents i for 2i, another base, positions from 1, sine and cosine swapped",
    topic="positional encoding",
)
def positions_formula(tested: ModelUnderTest) -> Finding:
    """The table holds sin(pos / 10000^(2i/d)) and the cosines, in one of two orders."""
    # A table that was in half precision has rounded numbers.
    limit = 1e-2 if tested.was_half else 1e-3
    found = {
        path: (t, compare_table(t.tensor.detach().squeeze().double().cpu(), limit))
        for path, t in tables_of(tested).items()
    }
    worst = (FAILED, UNCOMMON, PASSED).index
    outcome = min((finding.outcome for _, finding in found.values()), key=worst)
    paths = [path for path, (_, other) in found.items() if other.outcome == outcome]
    table, first = found[paths[0]]
    cause = first.cause or f"{table.name} is not the paper's table: {first.measured}."
    text = f"{table.name}: {first.measured}"
    return Finding(outcome, text, cause if outcome == FAILED else "", tuple(paths))


@check(
    POSITIONS,
    "the position table is a buffer",
    expected="a buffer",
    cause="self.pe = … instead of register_buffer",
    topic="buffer",
)
def table_is_a_buffer(tested: ModelUnderTest) -> Finding:
    """A table of positions moves and is saved with the model, and is not trained."""
    found = tables_of(tested)
    kinds = sorted({table.kind for table in found.values()})
    text = f"{next(iter(found.values())).name}: {', '.join(kinds)}"
    plain = {path: t for path, t in found.items() if t.kind == "attribute"}
    if plain and all(is_moved_in_passes(tested, table) for table in plain.values()):
        text += ", which each pass moves to where it is used"
        return Finding(UNCOMMON, text)
    if plain:
        text += ", which neither moves nor is saved with the model"
        cause = "The table of positions is a plain attribute, and no buffer."
        remedy = 'self.register_buffer("…", table)'
        return failed(text, cause, plain, remedy=remedy)
    trained = [path for path, table in found.items() if table.tensor.requires_grad]
    if trained:
        cause = "The table of sines is trained: it is a parameter."
        text += ", trained from the sines on"
        return Finding(DOUBTFUL, text, cause, tuple(trained))
    if "buffer" not in kinds and "parameter" not in kinds:
        text += "; it moves, and is computed again when built"
    return Finding(PASSED, text)


def is_moved_in_passes(tested: ModelUnderTest, table: PositionTable) -> bool:
    """Does a pass call .to(…) on the table, or on a part of it, with a place?"""
    memory = table.tensor.untyped_storage().data_ptr()
    model = tested.require_module()
    with Graph(model) as graph, torch.no_grad():
        tested.forward(tested.src(), tested.tgt(), model)
    return any(
        node.given[0].tensor.untyped_storage().data_ptr() == memory
        for node in graph.nodes
        if node.op in ("to", "type_as")
        and any(
            isinstance(x, (torch.device, Node, str))
            for x in (*node.args[1:], *node.kwargs.values())
        )
    )
