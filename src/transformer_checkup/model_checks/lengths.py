"""The shortest sequences and the longest."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    ERROR,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
    two_digits,
)
from transformer_checkup.formulas import sinusoidal_tables
from transformer_checkup.model_checks.causality import OTHER_SHAPE, SAME_SHAPE, saliency
from transformer_checkup.model_under_test import TGT_LEN, ModelUnderTest, tensor_in
from transformer_checkup.words import error_in_words

LONGEST = 256  # attention needs memory in the square of the length

LENGTHS: list[Check] = []


@check(
    LENGTHS,
    "one token",
    expected="finite, and the same as in a longer sequence",
    cause="squeeze() without an axis, or statistics over positions",
    topic="shape",
    is_symptom=True,
)
def shortest(tested: ModelUnderTest) -> Finding:
    """One example, and one token: its logits are those at the start of a longer target."""
    src, tgt = tested.src(), tested.tgt()
    one = None if src is None else src[:1], tgt[:1]
    many = shape_given(tested, src, tgt)
    remedy = "squeeze(-1), with the axis that is meant"
    try:
        alone = shape_given(tested, *one)
    except (RuntimeError, IndexError, ValueError) as error:
        text = f"a batch of one example ends in {error_in_words(error)}"
        return failed(text, "The model does not run with one example.", remedy=remedy)
    if len(alone) != len(many):
        text = f"a batch of one example gives {alone}, larger ones give {many}"
        cause = "The axis of the batch is lost where one example stands alone."
        return failed(text, cause, like="squeeze() without an axis", remedy=remedy)
    logits = tested.logits(None if src is None else src[:, :1], tgt[:, :1])
    if not logits.isfinite().all():
        cause = "Of one token each, the model makes NaN."
        like = "a standard deviation over one position"
        return failed(
            "one source token and one target token give NaN", cause, like=like
        )
    if tested.is_encoder:
        return passed_if(True, "finite")
    tested.require_deterministic()
    alone, first = tested.logits(src, tgt[:, :1]), tested.logits(src, tgt)[:, :1]
    moved = (alone - first).abs().max().item()
    text = f"finite; alone and as the first of {tgt.shape[1]} it differs by {two_digits(moved)}"
    if moved <= OTHER_SHAPE * tested.logit_std:
        return passed_if(True, text)
    if moved_by_later_ones(tested, src, tgt, 1).max() > SAME_SHAPE * tested.logit_std:
        return failed(text, "The first token's logits depend on the tokens behind it.")
    return failed(
        text,
        "The length of a target alone changes its first logits.",
        like="one row of a position table for all tokens, table[T - 1] for table[:T]",
    )


@torch.no_grad()
def shape_given(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor
) -> tuple[int, ...]:
    """The shape of the logits as the model gives them, in evaluation mode."""
    model = tested.model.eval() if tested.is_module else tested.model
    given = None if src is None else src.clone(), tgt.clone()
    return tuple(tensor_in(tested.call(model, *given), tested.tgt_vocab).shape)


@check(
    LENGTHS,
    "longest sequence",
    expected="finite numbers",
    cause="a mask or a table of positions of another length, or attention by blocks",
    topic="positional encoding",
)
def longest(tested: ModelUnderTest) -> Finding:
    """Sequences of max_len tokens go through, and begin as shorter ones do."""
    length, known = tested.max_len, "max_len"
    if length is None and tested.is_module:
        tables = [t.tensor.squeeze() for t in sinusoidal_tables(tested.model)]
        # A first row of zeros is for padding.
        rows = [len(table) - (not table[0].any()) for table in tables]
        length, known = min(rows, default=None), "the position table has rows for"
    if length is None:
        raise Skip("say max_len=… to have the longest sequence tried")
    tried = min(length, LONGEST)
    src = None if tested.src_vocab is None else tested.src(1, tried)
    tgt = tested.tgt(1, tried)
    try:
        logits = tested.logits(src, tgt)
    except (RuntimeError, IndexError) as error:
        text = f"{tried} tokens end in {error_in_words(error)}"
        if tested.max_len is None:
            # fairseq's positions count from 2: its tables have rows that no token looks up.
            text = f"a table has {length} rows, and {text}"
            return Finding(UNCOMMON, f"{text}: say max_len=… if fewer are meant")
        runs = longest_that_runs(tested, tried)
        if runs is None:
            return Finding(ERROR, text)
        cause = f"A table of positions or a mask is {tried - runs} too short."
        return Finding(ERROR, f"{text}; {runs} run", cause)
    text = f"{tried} tokens give finite numbers"
    if not logits.isfinite().all():
        return failed(f"{tried} tokens give infinite numbers or NaN")
    if not tested.is_encoder:
        finding = later_ones_seen(tested, src, tgt) or gap_in_the_past(tested, src, tgt)
        if finding:
            return finding
    if tried < length:
        text += f" ({known} {length}: too long for a quick check)"
    return passed_if(True, text)


def later_ones_seen(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor
) -> Finding | None:
    """What is found where the first half of a long target, and of no short one, looks ahead."""
    half, limit = tgt.shape[1] // 2, SAME_SHAPE * tested.logit_std
    moved = moved_by_later_ones(tested, src, tgt, half)
    short = moved_by_later_ones(tested, tested.src(), tested.tgt(), TGT_LEN // 2)
    if not (moved > limit).any() or not short.max() <= limit:
        return None
    first = int((moved > limit).nonzero()[0])
    return failed(
        f"of {2 * half} tokens, the later half moves earlier logits by "
        f"{two_digits(moved.max().item())}, from position {first} on",
        "In long targets later tokens are seen, and in short ones not.",
        like="a mask or a block of some length ends there",
    )


def moved_by_later_ones(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, n: int
) -> Tensor:
    """By how much the first n logits move where all later tokens change."""
    changed = torch.cat([tgt[:, :n], tested.other(tgt[:, n:], tested.tgt_vocab)], 1)
    moved = tested.logits(src, changed) - tested.logits(src, tgt)
    return moved[:, :n].abs().amax((0, 2))


def gap_in_the_past(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor
) -> Finding | None:
    """What is found where the last token sees early ones, and not those just before it."""
    if tgt.shape[1] < 3 * TGT_LEN:
        return None
    try:
        seen = saliency(tested, src, tgt, tgt, positions=[-1])[0, 0, :-1] > 0
    except Skip:
        return None
    last = int(seen.nonzero().max()) if seen.any() else -1
    n_missing = len(seen) - 1 - last
    if last < 0 or n_missing < TGT_LEN:
        return None
    return failed(
        f"of {len(seen) + 1} tokens the last one depends on none of the {n_missing} just before it",
        "A late token does not see the ones just before it.",
        like="a causal mask of blocks that begin anew at the first key",
    )


def longest_that_runs(tested: ModelUnderTest, length: int) -> int | None:
    """How many tokens go through, if they are a few less."""
    for n in range(length - 1, max(0, length - 9), -1):
        src = None if tested.src_vocab is None else tested.src(1, n)
        try:
            tested.logits(src, tested.tgt(1, n))
        except (RuntimeError, IndexError):
            continue
        return n
    return None
