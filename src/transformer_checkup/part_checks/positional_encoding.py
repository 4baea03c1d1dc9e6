"""Checks of the layer that adds positions."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    FAILED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.formulas import (
    coinciding_rows,
    compare_table,
    sinusoidal_tables,
)
from transformer_checkup.part_checks.any_layer import (
    BATCH,
    LENGTH,
    dropout_of_one_half,
    random_x,
)
from transformer_checkup.part_under_test import PartUnderTest

FIRST_COARSE = 256  # bfloat16 has no odd number above it
ONE_ROW = "pe[:, x.size(1)] for pe[:, :x.size(1)]"

POSITIONAL_ENCODING: list[Check] = []


@torch.no_grad()
def table_of(tested: PartUnderTest, length: int = LENGTH) -> Tensor:
    """What the part adds, (L, d_model)."""
    tested.eval()
    return tested.call(torch.zeros(BATCH, length, tested.d_model))[0]


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
    off = (y - x - table).abs().max().item()
    return passed_if(off < 1e-4, f"off from x + positions by up to {two_digits(off)}")


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
    text = f"the nearest two are {two_digits(apart.min().item())} apart"
    return passed_if(bool(apart.min() > 1e-3), text)


@check(
    POSITIONAL_ENCODING,
    "positions do not depend on the length",
    expected="no change",
    cause=ONE_ROW,
    topic="positional encoding",
)
def positions_do_not_depend_on_the_length(tested: PartUnderTest) -> Finding:
    """A longer sequence has the same positions at its start."""
    off = (table_of(tested, 11)[:5] - table_of(tested, 5)).abs().max().item()
    return passed_if(off < 1e-6, f"off by up to {two_digits(off)}")


@check(
    POSITIONAL_ENCODING,
    "formula",
    expected="sin and cos of pos / 10000^(2i/d)",
    cause="exponents i for 2i, another base, positions from 1, sine and cosine swapped",
    topic="positional encoding",
)
def follows_the_formula(tested: PartUnderTest) -> Finding:
    """The sines and cosines of section 3.5."""
    parameters = list(tested.part.parameters()) if tested.is_module else []
    if any(p.requires_grad for p in parameters):
        raise Skip("the positions are learned")
    finding = compare_table(table_of(tested, 29).double())
    length = longest(tested) or 0
    if finding.outcome == FAILED or length <= FIRST_COARSE:
        return finding
    try:
        far = coinciding_rows(table_of(tested, length).double())
    except (RuntimeError, IndexError):  # another check says how long it may be
        return finding
    return passed_if(False, far) if far else finding


def longest(tested: PartUnderTest) -> int | None:
    """max_len, or else the length of the part's table; None where neither is known."""
    if tested.max_len is not None or not tested.is_module:
        return tested.max_len
    tables = [table.tensor for table in sinusoidal_tables(tested.part)]
    return min((max(table.shape) for table in tables), default=None)


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
    return passed_if("attribute" not in kinds, f"{name}: {', '.join(kinds)}")


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
    return passed_if(0.3 < zeros < 0.7, f"at rate 0.5, {zeros:.0%} of the sum are 0")


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
    tested.eval()
    most = longest(tested)
    lengths = [1] if most is None else [1, most]
    for length in lengths:
        y = tested.call(torch.zeros(1, length, tested.d_model))
        if y.shape[-2:] != (length, tested.d_model) or not y.isfinite().all():
            return passed_if(False, f"length {length} gives shape {tuple(y.shape)}")
    return passed_if(True, f"lengths {' and '.join(map(str, lengths))}")
