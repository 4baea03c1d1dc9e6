"""Positions arrive where they should, and order matters through them alone."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from transformer_checkup.checklist import (
    FAILED,
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.embedding_hook import EmbeddingHook, are_positions
from transformer_checkup.formulas import PositionTable, compare_table, sinusoidal_tables
from transformer_checkup.model_under_test import SRC_LEN, TGT_LEN, ModelUnderTest
from transformer_checkup.recorder import record
from transformer_checkup.sharpness import is_uniform
from transformer_checkup.sight import ENCODER, pattern, place_of, seen
from transformer_checkup.summed_lookups import summed_lookups

NOT_ADDED = (
    "positions are not added, or one and the same vector is added to every token"
)

POSITIONS: list[Check] = []


def swap_first_two(
    tested: ModelUnderTest, ids: Tensor, vocab_size: int
) -> tuple[Tensor, Tensor]:
    """The ids with their first two made different, and the same with these two swapped."""
    ids = ids.clone()
    ids[:, 1] = tested.other(ids[:, 0], vocab_size)
    swapped = ids.clone()
    swapped[:, 0], swapped[:, 1] = ids[:, 1], ids[:, 0]
    return ids, swapped


@check(
    POSITIONS,
    "order of the source matters",
    expected="a change",
    cause=NOT_ADDED,
    topic="positional encoding",
    is_symptom=True,
)
def source_order(tested: ModelUnderTest) -> Finding:
    """Swap two source tokens: the logits change, as they do for two other tokens."""
    src, src_vocab = tested.require_source()
    tgt = tested.long_tgt()
    ids, swapped = swap_first_two(tested, src, src_vocab)
    other = ids.clone()
    other[:, :2] = tested.other(ids[:, :2], src_vocab)
    before = tested.logits(ids, tgt)
    moved = (tested.logits(swapped, tgt) - before).abs().max().item()
    new = (tested.logits(other, tgt) - before).abs().max().item()
    text = f"two swapped tokens move the logits by {two_digits(moved)}"
    text += f", two new tokens by {two_digits(new)}"
    if moved <= 1e-3 * new and (said := summed_lookups(tested, "source")):
        return passed_if(False, f"{text}: {said}")
    return passed_if(moved > 1e-3 * new, text)


def has_absolute_positions(tested: ModelUnderTest) -> bool:
    """Does the encoder know the length of a source that repeats one token?

    With absolute positions the copies differ; with relative ones they do not.
    """
    token = tested.src(1, 1)
    if token is None:
        return False
    short, long = token.repeat(1, 2), token.repeat(1, tested.fit(SRC_LEN))
    tgt = tested.tgt(1, tested.fit(TGT_LEN))
    moved = (tested.logits(long, tgt) - tested.logits(short, tgt)).abs().max().item()
    return moved > 1e-4 * tested.logit_std


@check(
    POSITIONS,
    "order of the target matters",
    expected="a difference",
    cause=NOT_ADDED,
    topic="positional encoding",
    is_symptom=True,
)
def target_order(tested: ModelUnderTest) -> Finding:
    """One token everywhere in the target: its positions still tell the copies apart.

    Without positions all copies are the same vector at every layer, whatever the mask. With
    relative positions they are too, but then the encoder cannot tell copies apart either,
    and by that the two cases are distinguished.
    """
    tgt = tested.long_tgt()
    tgt = tgt[:, :1].expand_as(tgt)
    logits = tested.logits(tested.src(), tgt)
    apart = (logits - logits[:, :1]).abs().max().item()
    text = f"copies of one token differ by {two_digits(apart)}"
    if apart > 1e-4 * tested.logit_std:
        return passed_if(True, text)
    ids, swapped = swap_first_two(tested, tested.long_tgt(3), tested.tgt_vocab)
    other = ids.clone()
    other[:, :2] = tested.other(ids[:, :2], tested.tgt_vocab)
    before = tested.logits(tested.src(), ids)
    moved, new = (
        (tested.logits(tested.src(), changed) - before)[:, 2:].abs().max().item()
        for changed in (swapped, other)
    )
    text += f", two swapped tokens move later logits by {two_digits(moved)}"
    said = summed_lookups(tested, "target")
    if said:
        return passed_if(False, f"{text}: {said}")
    tables = tables_of_tokens(tested)
    if tables:
        text += f": a table of {tables[0]} rows is looked up with the token ids too"
        return passed_if(False, f"{text}, where positions are meant")
    # LayerScale makes all that other tokens do small at first.
    enough = min(1e-4 * tested.logit_std, 0.01 * new)
    if tested.one_row:
        return passed_if(moved > max(enough, 1e-6 * tested.logit_std), text)
    if moved > max(enough, 1e-6 * tested.logit_std) and not has_absolute_positions(
        tested
    ):
        text += ": relative positions, or the causal mask alone"
        return Finding(UNCOMMON, text)
    if moved == 0 or not is_uniform(tested):
        return passed_if(False, text)
    raise Skip(f"{text}: attention starts uniform, and then order hardly shows")


def tables_of_tokens(tested: ModelUnderTest) -> list[int]:
    """The sizes of tables that are no vocabulary, and are looked up with the target's ids."""
    tgt = tested.tgt()
    rows = [
        len(lookup.weight)
        for lookup in record(tested, tested.src(), tgt).lookups
        if lookup.ids.shape == tgt.shape and torch.equal(lookup.ids, tgt)
    ]
    vocabulary = tested.tgt_vocab in rows
    return [n for n in rows if vocabulary and n == tested.max_len != tested.tgt_vocab]


def long_tables(tested: ModelUnderTest, model: nn.Module) -> list[PositionTable]:
    """Tables of sines with a row for each position; a short one may count layers instead."""
    length = tested.tgt().shape[1]
    tables = sinusoidal_tables(model)
    return [table for table in tables if len(table.tensor.squeeze()) >= length]


def without_positions(tested: ModelUnderTest) -> tuple[Any, EmbeddingHook]:
    """A copy whose sinusoidal tables are 0, and a hook that makes learned positions 0."""
    model = tested.copy()
    found = long_tables(tested, model) if isinstance(model, nn.Module) else []
    for table in found:
        table.tensor.data.zero_()
    with EmbeddingHook(are_positions, torch.zeros_like) as hook, torch.no_grad():
        tested.forward(tested.src(), tested.tgt(), model.eval() if found else model)
    if not found and not hook.leaves:
        raise Skip("no table of positions was found that could be ablated")
    return model, EmbeddingHook(are_positions, torch.zeros_like)


@check(
    POSITIONS,
    "without positions, order does not matter",
    expected="no change",
    cause="a view that mixes tokens, or a layer that works across positions",
    topic="positional encoding",
    is_symptom=True,
    is_hint=True,
)
def order_without_positions(tested: ModelUnderTest) -> Finding:
    """With the positions ablated, a swap of two source tokens changes nothing."""
    src, src_vocab = tested.require_source()
    model, hook = without_positions(tested)
    tgt = tested.long_tgt()
    ids, swapped = swap_first_two(tested, src, src_vocab)
    with hook:
        with_them = tested.logits(ids, tgt)
        used = (tested.logits(ids, tgt, model) - with_them).abs().max().item()
    if used <= 1e-4 * tested.logit_std:
        raise Skip(
            "the table of positions that was found has no effect: it is not used"
        )
    with hook:
        moved = tested.logits(swapped, tgt, model) - tested.logits(ids, tgt, model)
    moved = moved.abs().max().item()
    text = (
        f"without positions, two swapped tokens move the logits by {two_digits(moved)}"
    )
    if moved > 1e-3 * tested.logit_std and has_convolutions(tested):
        text += ": convolutions see the order too, as in a Conformer"
        return Finding(UNCOMMON, text)
    if moved > 1e-3 * tested.logit_std and has_windows(tested):
        text += ": a window of attention sees the order too"
        return Finding(UNCOMMON, text)
    if moved > 1e-3 * tested.logit_std and not attends_to_itself(tested):
        text += ": no attention was seen in the encoder, and what mixes its tokens instead (a "
        text += "convolution, a Fourier transform, …) sees the order too"
        return Finding(UNCOMMON, text)
    return passed_if(moved <= 1e-3 * tested.logit_std, text)


def has_convolutions(tested: ModelUnderTest) -> bool:
    """Does a convolution look at more than one position?"""
    kinds = (nn.Conv1d, nn.Conv2d)
    found = [m for m in tested.require_module().modules() if isinstance(m, kinds)]
    return any(max(m.kernel_size) > 1 for m in found)


def attends_to_itself(tested: ModelUnderTest) -> bool:
    """Is there a softmax among source tokens, or something else that is called attention?"""
    src, tgt = tested.src(), tested.long_tgt()
    recorder = record(tested, src, tgt)
    there = [a for a in recorder.attentions if place_of(a, tested, src, tgt) == ENCODER]
    return bool(there) or recorder.without_softmax > 0


def has_windows(tested: ModelUnderTest) -> bool:
    """Does each source token attend to its neighbors alone?"""
    src, tgt = tested.src(), tested.long_tgt()
    found = record(tested, src, tgt).attentions
    there = [a for a in found if place_of(a, tested, src, tgt) == ENCODER]
    return any("a window" in pattern(seen(a.weights)) for a in there)


def tables_of(tested: ModelUnderTest) -> list[PositionTable]:
    found = long_tables(tested, tested.require_module())
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
    outcomes, texts = set(), []
    for table in tables_of(tested):
        # A table that was in half precision has rounded numbers.
        limit = 1e-2 if tested.was_half else 1e-3
        finding = compare_table(table.tensor.detach().squeeze().double().cpu(), limit)
        outcomes.add(finding.outcome)
        texts.append(f"{table.name}: {finding.measured}")
    worst = next(o for o in (FAILED, UNCOMMON, PASSED) if o in outcomes)
    return Finding(worst, "; ".join(dict.fromkeys(texts)))


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
    kinds = sorted({table.kind for table in found})
    text = f"{found[0].name}: {', '.join(kinds)}"
    if "attribute" in kinds:
        if all(is_moved_in_passes(tested, t) for t in found if t.kind == "attribute"):
            return Finding(
                UNCOMMON, f"{text}, which each pass moves to where it is used"
            )
        text += ", which neither moves nor is saved with the model"
        return passed_if(False, text)
    if any(table.tensor.requires_grad for table in found):
        return Finding(UNCOMMON, f"{text}, trained from the sines on")
    if "buffer" not in kinds and "parameter" not in kinds:
        return Finding(UNCOMMON, f"{text}; it moves, and is computed again when built")
    return passed_if(True, text)


def is_moved_in_passes(tested: ModelUnderTest, table: PositionTable) -> bool:
    """Does a pass call .to(…) on the table, or on a part of it?"""
    memory = table.tensor.untyped_storage().data_ptr()

    class Moves(TorchFunctionMode):
        seen = False

        def __torch_function__(self, func, types, args=(), kwargs=None):
            given = (*args[1:], *(kwargs or {}).values())
            has_place = any(isinstance(x, (torch.device, Tensor, str)) for x in given)
            if getattr(func, "__name__", "") in ("to", "type_as") and has_place:
                self.seen |= args[0].untyped_storage().data_ptr() == memory
            return func(*args, **(kwargs or {}))

    with Moves() as moves, torch.no_grad():
        tested.forward(tested.src(), tested.tgt())
    return moves.seen
