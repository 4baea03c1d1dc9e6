"""Which known formula a table of positions follows, whoever wrote it."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from annotated.transformer.embeddings import sinusoids
from transformer_checkup.checklist import (
    PASSED,
    UNCOMMON,
    Finding,
    failed,
    two_digits,
)
from transformer_checkup.formula_tables import (
    HALVES,
    PAPER,
    POSITION_DESIGNS,
    POSITION_MISTAKES,
    Table,
    closest,
)


@dataclass(frozen=True)
class PositionTable:
    """A table of sines and cosines: where it is, and whether as buffer, parameter or attribute."""

    name: str
    kind: str
    tensor: Tensor


def sinusoidal_tables(model: nn.Module) -> list[PositionTable]:
    """All of a model, known by their first row 0, 1, 0, 1, …"""
    found = []
    for module in model.modules():
        plain = {k: v for k, v in vars(module).items() if isinstance(v, Tensor)}
        stores = {
            "buffer": module._buffers,
            "parameter": module._parameters,
            "attribute": plain,
        }
        for kind, store in stores.items():
            others = [t for t in store.values() if t is not None]
            for name, tensor in store.items():
                if tensor is None or not is_sinusoidal(tensor):
                    continue
                if is_of_rotations(tensor, others):
                    continue
                if name in module._non_persistent_buffers_set:
                    kind = "buffer that is not saved"
                path = f"{type(module).__name__}.{name}"
                found.append(PositionTable(path, kind, tensor))
    return found


def is_sinusoidal(tensor: Tensor) -> bool:
    table = tensor.detach().squeeze()
    if not tensor.is_floating_point() or table.dim() != 2 or min(table.shape) < 2:
        return False
    first, second = table[0].float(), table[1].float()
    if not first.any():  # a row for padding; then positions count from 1
        sines = torch.arange(1, len(table)).sin().to(table)
        return bool((table[1:, 0] - sines).abs().max() < 1e-3)
    zeros, ones = (first.abs() < 1e-6).sum(), ((first - 1).abs() < 1e-6).sum()
    half_each = abs(int(zeros) - int(ones)) <= 1 and int(zeros + ones) == len(first)
    # Beside sines and cosines, the time itself: what the filter of a convolution is made from.
    if len(first) % 2 and is_ramp(table[:, 0]):
        return False
    varies = bool((first - second).abs().max() > 1e-6)
    return half_each and varies and bool(table.abs().max() <= 1.001)


def is_ramp(column: Tensor) -> bool:
    steps = column.detach().float().diff()
    return bool((steps - steps.mean()).abs().max() < 1e-3 * steps.mean().abs())


def is_of_rotations(sines: Tensor, others: list[Tensor]) -> bool:
    """Are these sines alone, beside a table of their cosines, as rotary positions keep them?"""
    return any(
        other.shape == sines.shape
        and other.is_floating_point()
        and bool((other.square() + sines.square() - 1).abs().max() < 2e-2)
        for other in others
        if other is not sines
    )


def compare_table(table: Tensor, limit: float = 1e-3) -> Finding:
    """Against the paper's table, and against all sines first and then all cosines."""
    rows, (length, d_model) = rows_compared(table), table.shape
    if coarse := coinciding_rows(table):
        return failed(coarse, COARSE, remedy=COUNT_IN_FLOAT32)
    paper = sinusoids(length, d_model).double()
    apart = (table - paper)[rows].abs()

    def nearest(formulas: Table, limit: float) -> str:
        return closest(
            table[rows],
            formulas,
            length,
            d_model,
            distance=lambda expected, seen: (expected[rows] - seen).abs().max().item(),
            limit=limit,
        )

    design = nearest(POSITION_DESIGNS, limit)
    if design == PAPER:
        text = f"off by up to {two_digits(apart.max().item())} in {len(rows)} rows"
        return Finding(PASSED, text)
    if design:
        return Finding(UNCOMMON, HALVES)
    like = nearest(POSITION_MISTAKES, 0.02)
    if not like and apart[:4].max() < 0.02 and apart[4:].amax(1).argmax() > 3:
        like = "the first rows are right, and later ones drift: numbers rounded to half precision"
    row, column = divmod(int(apart.argmax()), d_model)
    wave = ("sin", "cos")[column % 2]
    text = f"off by up to {apart.max():.2f}" + (f": {like}" if like else "")
    text += f"; position {rows[row]} has {table[rows[row], column]:.3f} in column {column}, "
    return failed(
        f"{text}expected {paper[rows[row], column]:.3f}",
        "The table of positions is not that of the paper.",
        like=like,
        remedy=f"column {column} holds {wave}(pos / 10000^({column - column % 2}/{d_model}))",
    )


def rows_compared(table: Tensor) -> list[int]:
    """The first 200 but for one of zeros, which is the padding's (fairseq)."""
    zeros = (table == 0).all(1).nonzero().flatten().tolist()
    skipped = zeros if len(zeros) == 1 else []
    return [row for row in range(min(200, len(table))) if row not in skipped]


COARSE = "Positions are counted in half precision."
COUNT_IN_FLOAT32 = "count positions in float32, and round the sines"


def lost_steps(table: Tensor) -> list[int]:
    """The rows whose next one is the same, where most differ."""
    steps = table.diff(dim=0).norm(dim=1)
    return (steps < 1e-3 * steps.median()).nonzero().flatten().tolist()


def coinciding_rows(table: Tensor) -> str:
    """Says which neighbors far behind have one vector, where the first rows differ."""
    lost = lost_steps(table)
    if not lost or lost[0] < 200:
        return ""
    return (
        f"positions {lost[0]} and {lost[0] + 1} have one vector, and "
        f"{len(lost) - 1} more such pairs follow: positions are counted in half "
        "precision. float16 has no odd numbers above 2048, bfloat16 none above 256. "
        "Count in float32, and round the sines"
    )
