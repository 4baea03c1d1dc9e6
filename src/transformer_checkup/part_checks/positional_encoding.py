"""Checks of the layer that adds positions."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    FAILED,
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
    two_digits,
)
from transformer_checkup.formulas import (
    COARSE,
    COUNT_IN_FLOAT32,
    coinciding_rows,
    compare_table,
    sinusoidal_tables,
)
from transformer_checkup.norm_formulas import parameters_of
from transformer_checkup.part_checks.any_layer import (
    BATCH,
    dropout_of_one_half,
    gives,
    largest_move,
    random_x,
)
from transformer_checkup.part_under_test import PartUnderTest

FIRST_COARSE = 256  # bfloat16 has no odd number above it
ONE_ROW = "pe[:, x.size(1)] for pe[:, :x.size(1)]"
WRITE = "x + self.pe[:, : x.size(1)]"

POSITIONAL_ENCODING: list[Check] = []


@torch.no_grad()
def table_of(tested: PartUnderTest, length: int = 7) -> Tensor:
    """What the part adds, (L, d_model)."""
    tested.eval()
    length = min(length, longest(tested) or length)
    return tested.call(torch.zeros(BATCH, length, tested.d_model))[0]


def longest(tested: PartUnderTest) -> int | None:
    """max_len, or else the length of the part's table; None where neither is known."""
    if tested.max_len is not None or not tested.is_module:
        return tested.max_len
    tables = [table.tensor.squeeze() for table in sinusoidal_tables(tested.part)]
    tables += [p for p in parameters_of(tested.part) if p.shape[-1] == tested.d_model]
    lengths = [table.shape[-2] for table in tables if table.dim() > 1]
    return min(lengths, default=None)


@check(
    POSITIONAL_ENCODING,
    "adds to its input",
    expected="x + positions",
    cause="positions from the batch's axis",
    topic="positional encoding",
)
@torch.no_grad()
def adds_to_its_input(tested: PartUnderTest) -> Finding:
    """The result is the input plus something that does not depend on it or on the batch."""
    tested.eval()
    x = 5 * random_x(tested)
    y, table = tested.call(x), table_of(tested)
    if torch.allclose(y, table.expand_as(y), atol=1e-4):
        text = "the positions alone are returned; the sum is made elsewhere"
        return Finding(UNCOMMON, text)
    off = largest_move(y, x + table)
    text = f"off from x + positions by up to {two_digits(off)}"
    if off < 1e-4:
        return Finding(PASSED, text)
    if largest_move(y, x * table) < 1e-4:
        like = "x * positions"
    else:
        ratio = ((y - table) / x).median().item()
        like = f"{ratio:.2f} · x + positions" if abs(ratio - 1) > 0.01 else ""
    cause = "The result is not x + positions."
    return failed(text, cause, like=like, remedy=WRITE)


@check(
    POSITIONAL_ENCODING,
    "positions differ",
    expected="a vector for each",
    cause=f"{ONE_ROW}: one vector for all",
    topic="positional encoding",
)
def positions_differ(tested: PartUnderTest) -> Finding:
    """No two positions get the same vector."""
    table = table_of(tested)
    apart = torch.cdist(table, table) + 1e3 * torch.eye(len(table))
    first, second = divmod(apart.argmin().item(), len(table))
    text = f"the nearest two are {two_digits(apart.min().item())} apart"
    if apart.min() > 1e-3 * table.abs().max() or len(table) < 2:
        return Finding(PASSED, text)
    text = f"positions {first} and {second} get the same vector"
    return failed(text, "Positions cannot be told apart.", remedy=WRITE)


@check(
    POSITIONAL_ENCODING,
    "positions do not depend on the length",
    expected="no change",
    cause=ONE_ROW,
    topic="positional encoding",
)
def positions_do_not_depend_on_the_length(tested: PartUnderTest) -> Finding:
    """A longer sequence has the same positions at its start."""
    short, long = table_of(tested, 4), table_of(tested, 11)
    off = largest_move(long[:4], short)
    text = f"off by up to {two_digits(off)}"
    if off < 1e-6:
        return Finding(PASSED, text)
    text += f": the first {len(short)} of {len(short)} and of {len(long)} positions"
    cause = "A position's vector depends on the length of the sequence."
    return failed(text, cause, remedy=WRITE)


@check(
    POSITIONAL_ENCODING,
    "formula",
    expected="sin and cos of pos / 10000^(2i/d)",
    cause="exponents i for 2i, another base, positions from 1, sine and cosine swapped",
    topic="positional encoding",
)
def follows_the_formula(tested: PartUnderTest) -> Finding:
    """The sines and cosines of section 3.5."""
    if any(p.requires_grad for p in parameters_of(tested.part)):
        raise Skip("the positions are learned")
    limit = 1e-2 if tested.was_half else 1e-3  # rounded numbers
    finding = compare_table(table_of(tested, 29).double(), limit)
    length = longest(tested) or 0
    if finding.outcome == FAILED or length <= FIRST_COARSE:
        return finding
    try:
        far = coinciding_rows(table_of(tested, length).double())
    except (RuntimeError, IndexError):  # another check says how long it may be
        return finding
    return failed(far, COARSE, remedy=COUNT_IN_FLOAT32) if far else finding


@check(
    POSITIONAL_ENCODING,
    "a buffer",
    expected="a buffer",
    cause="self.pe = … for register_buffer",
    topic="buffer",
)
def table_is_a_buffer(tested: PartUnderTest) -> Finding:
    """The table is a buffer: it moves and is saved with the module."""
    found = sinusoidal_tables(tested.part) if tested.is_module else []
    if not found:
        raise Skip("no table of sines was found in the part")
    kinds = sorted({table.kind for table in found})
    name = found[0].name.rpartition(".")[2]
    text = f"{name}: {', '.join(kinds)}"
    if "attribute" not in kinds:
        return Finding(PASSED, text)
    cause = f"{name} does not move with the module, and is not saved with it."
    return failed(text, cause, remedy=f'self.register_buffer("{name}", …)')


@check(
    POSITIONAL_ENCODING,
    "dropout on the sum",
    expected="about half",
    cause="dropout(pe) for dropout(x + pe)",
    topic="dropout",
)
@torch.no_grad()
def dropout_is_on_the_sum(tested: PartUnderTest) -> Finding:
    """In training, dropout makes zeros in the sum, and not in the positions alone."""
    with dropout_of_one_half(tested):
        zeros = (tested.call(1000 + random_x(tested)) == 0).float().mean().item()
    text = f"at rate 0.5, {zeros:.0%} of the sum are 0"
    if 0.3 < zeros < 0.7:
        return Finding(PASSED, text)
    cause = "Dropout does not reach the sum of x and positions once."
    return failed(text, cause, remedy="self.dropout(x + positions)")


@check(
    POSITIONAL_ENCODING,
    "all lengths",
    expected="1 to max_len",
    cause="a slice that is one short",
    topic="positional encoding",
)
@torch.no_grad()
def takes_all_lengths(tested: PartUnderTest) -> Finding:
    """From 1 to max_len."""
    lengths = sorted({1, longest(tested) or 1})
    for length in lengths:
        x = torch.zeros(1, length, tested.d_model)
        finding = gives(tested, lambda x=x: tested.call(x), tuple(x.shape))
        if finding.outcome != PASSED:
            return finding
    return Finding(PASSED, f"lengths {' and '.join(map(str, lengths))}")
