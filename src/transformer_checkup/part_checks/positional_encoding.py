"""Checks of the layer that adds positions."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    FAILED,
    PASSED,
    Finding,
    Skip,
    failed,
    passed,
    two_digits,
    uncommon,
)
from transformer_checkup.formula_tables import closest
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
from transformer_checkup.part_under_test import Checks, PartUnderTest, judged

FIRST_COARSE = 256  # bfloat16 has no odd number above it
WRITE = "x + self.pe[:, : x.size(1)]"

CHECKS = Checks()


@torch.no_grad()
def table_of(tested: PartUnderTest, length: int = 7) -> Tensor:
    """What the part adds, (L, d_model)."""
    tested.eval()
    length = min(length, tested.max_len or length)
    return tested.call(torch.zeros(BATCH, length, tested.d_model))[0]


def longest(part: Any, d_model: int) -> int | None:
    """The length of the part's table of positions; None where it has none."""
    modules = part.modules() if isinstance(part, nn.Module) else ()
    stores = [x for m in modules for x in (m._buffers, m._parameters, vars(m))]
    tensors = [t for x in stores for t in x.values() if isinstance(t, Tensor)]
    tables = [t for t in tensors if t.dim() > 1 and t.shape[-1] == d_model]
    lengths = [t.numel() // d_model for t in tables]
    return min(lengths, default=None)


@CHECKS.add("adds to its input", "positional encoding")
@torch.no_grad()
def adds_to_its_input(tested: PartUnderTest) -> Finding:
    """The result is the input plus something that does not depend on it or on the batch."""
    tested.eval()
    x = 5 * random_x(tested)
    y, table = tested.call(x), table_of(tested)
    if torch.allclose(y, table.expand_as(y), atol=1e-4):
        return uncommon("the positions alone are returned; the sum is made elsewhere")
    off, ratio = largest_move(y, x + table), ((y - table) / x).median().item()
    tables = {
        "x + positions": lambda: x + table,
        f"{ratio:.2f} · x + positions": lambda: ratio * x + table,
        "x · positions": lambda: x * tested.call(torch.ones_like(x)),
    }
    like = closest(y, tables, distance=largest_move, limit=1e-4)
    text = f"off from x + positions by up to {two_digits(off)}"
    return judged(off < 1e-4, text, "The result is not x + positions.", WRITE, like)


@CHECKS.add("positions differ", "positional encoding")
def positions_differ(tested: PartUnderTest) -> Finding:
    """No two positions get the same vector."""
    table = table_of(tested)
    apart = torch.cdist(table, table) + 1e3 * torch.eye(len(table))
    first, second = divmod(int(apart.argmin()), len(table))
    text = f"the nearest two, {first} and {second}, are {two_digits(apart.min().item())} apart"
    right = len(table) < 2 or bool(apart.min() > 1e-3 * table.abs().max())
    return judged(right, text, "Two positions get the same vector.", WRITE)


@CHECKS.add("positions do not depend on the length", "positional encoding")
def positions_do_not_depend_on_the_length(tested: PartUnderTest) -> Finding:
    """A longer sequence has the same positions at its start."""
    short, long = table_of(tested, 4), table_of(tested, 11)
    off = largest_move(long[: len(short)], short)
    text = f"the first {len(short)} of {len(short)} and of {len(long)} positions: "
    text += f"off by up to {two_digits(off)}"
    cause = "A position's vector depends on the length of the sequence."
    return judged(off < 1e-6, text, cause, WRITE)


@CHECKS.add("formula", "positional encoding")
def follows_the_formula(tested: PartUnderTest) -> Finding:
    """The sines and cosines of section 3.5."""
    if any(p.requires_grad for p in parameters_of(tested.part)):
        raise Skip("the positions are learned")
    table = table_of(tested, 29).double()
    if not table.any():
        raise Skip("nothing is added to zeros")
    finding = compare_table(table, 1e-2 if tested.was_half else 1e-3)
    length = tested.max_len or 0
    if finding.outcome == FAILED or length <= FIRST_COARSE:
        return finding
    try:
        far = coinciding_rows(table_of(tested, length).double())
    except (RuntimeError, IndexError):  # another check says how long it may be
        return finding
    return failed(far, COARSE, remedy=COUNT_IN_FLOAT32) if far else finding


@CHECKS.add("a buffer", "buffer")
def table_is_a_buffer(tested: PartUnderTest) -> Finding:
    """The table is a buffer: it moves and is saved with the module."""
    found = sinusoidal_tables(tested.part) if tested.is_module else []
    if not found:
        raise Skip("no table of sines was found in the part")
    kinds = sorted({table.kind for table in found})
    name = found[0].name.rpartition(".")[2]
    text = f"{name}: {', '.join(kinds)}"
    cause = f"{name} does not move with the module, and is not saved with it."
    remedy = f'self.register_buffer("{name}", …)'
    return judged("attribute" not in kinds, text, cause, remedy)


@CHECKS.add("dropout on the sum", "dropout")
@torch.no_grad()
def dropout_is_on_the_sum(tested: PartUnderTest) -> Finding:
    """In training, dropout makes zeros in the sum, and not in the positions alone."""
    with dropout_of_one_half(tested):
        zeros = (tested.call(1000 + random_x(tested)) == 0).float().mean().item()
    text = f"at rate 0.5, {zeros:.0%} of the sum are 0"
    cause = "Dropout does not reach the sum of x and positions once."
    return judged(0.3 < zeros < 0.7, text, cause, "self.dropout(x + positions)")


@CHECKS.add("all lengths", "positional encoding")
@torch.no_grad()
def takes_all_lengths(tested: PartUnderTest) -> Finding:
    """From 1 to max_len."""
    lengths = sorted({1, tested.max_len or 1})
    for length in lengths:
        x = torch.zeros(1, length, tested.d_model)
        finding = gives(tested, lambda x=x: tested.call(x), tuple(x.shape))
        if finding.outcome != PASSED:
            return finding
    return passed(f"lengths {' and '.join(map(str, lengths))}")
