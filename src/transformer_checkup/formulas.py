"""Which known formula a table of positions follows, whoever wrote it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from annotated.transformer.embeddings import sinusoids
from transformer_checkup.checklist import FAILED, PASSED, UNCOMMON, Finding, two_digits

# --- sinusoidal positions


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
    varies = bool((first - second).abs().max() > 0.1)
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
    length, d_model = table.shape
    paper = sinusoids(length, d_model).double()
    first, rows = 0 if table[0].any() else 1, rows_compared(table)
    off = (table - paper)[rows].abs().max().item()
    coarse = coinciding_rows(table)
    if coarse:
        return Finding(FAILED, coarse)
    if off < limit:
        text = f"off by up to {two_digits(off)} in {len(rows)} rows"
        return Finding(PASSED, text)
    halves = torch.cat([paper[:, 0::2], paper[:, 1::2]], dim=1)
    pairs = d_model // 2
    step = math.log(10000) / max(pairs - 1, 1)  # slightly other frequencies
    angle = torch.arange(length)[:, None] * torch.exp(-step * torch.arange(pairs))
    tensor2tensor = torch.cat([angle.sin(), angle.cos()], dim=1).double()
    for other in (halves, tensor2tensor) if d_model % 2 == 0 else ():
        if (table - other)[rows].abs().max() < limit:
            return Finding(UNCOMMON, "all sines first, then all cosines")
    said = known_mistake(table[first:200], first)
    return Finding(FAILED, f"off by up to {off:.2f}" + (f": {said}" if said else ""))


def rows_compared(table: Tensor) -> list[int]:
    """The first 200 but for one of zeros, which is the padding's (fairseq)."""
    zeros = (table == 0).all(1).nonzero().flatten().tolist()
    skipped = zeros if len(zeros) == 1 else []
    return [row for row in range(min(200, len(table))) if row not in skipped]


def coinciding_rows(table: Tensor) -> str:
    """Says which neighbors far behind have one vector, where the first rows differ."""
    steps = table.diff(dim=0).norm(dim=1)
    lost = (steps < 1e-3 * steps.median()).nonzero().flatten().tolist()
    if not lost or lost[0] < 200:
        return ""
    return (
        f"positions {lost[0]} and {lost[0] + 1} have one vector, and "
        f"{len(lost) - 1} more such pairs follow: positions are counted in half "
        "precision. float16 has no odd numbers above 2048, bfloat16 none above 256. "
        "Count in float32, and round the sines"
    )


def known_mistake(table: Tensor, first: int) -> str:
    """The usual mistake that gives this table, or ""."""
    length, d_model = table.shape
    place = torch.arange(length)[:, None].double()
    two_i = torch.arange(0, d_model, 2).double()[: d_model // 2]
    frequencies = {
        "the frequencies grow, the minus in the exponent is missing": 10000
        ** (two_i / d_model),
        "all frequencies are 1: the exponent is divided as integers": two_i * 0 + 1,
        "the exponent is i, and not 2i": 10000 ** (-two_i / 2 / d_model),
        "the exponent is 4i, and not 2i": 10000 ** (-2 * two_i / d_model),
    }
    if d_model > 3:  # the second frequency gives the base
        second = torch.atan2(table[1, 2], table[1, 3]).item()
        base = second ** (-d_model / 2) if second > 0 else 0.0
        frequencies[f"the base is {base:.4g}, and not 10000"] = base ** (
            -two_i / d_model
        )
    for name, frequency in frequencies.items():
        angle = place * frequency
        other = torch.stack([angle.sin(), angle.cos()], -1).flatten(1)
        if first == 0 and (other - table[:, : other.shape[1]]).abs().max() < 0.02:
            return name
    angle = (place + first) * 10000 ** (-two_i / d_model)
    for name, wave in (("sines", angle.sin()), ("cosines", angle.cos())):
        both = wave.repeat_interleave(2, 1)[:, :d_model]
        if d_model % 2 == 0 and (both - table).abs().max() < 0.02:
            return f"all columns are {name}, where sines and cosines take turns"
    if first == 0 and (said := other_exponents(table)):
        return said
    if d_model % 2 == 0 and first == 0:
        return drift(table, sinusoids(length, d_model).double())
    return ""


def other_exponents(table: Tensor) -> str:
    """Columns that are sines and cosines in turn, of other frequencies; or "".

    The second row gives the angle of each column, and from that its exponent.
    """
    length, d_model = table.shape
    angles = table[1].clamp(-1, 1).arcsin()
    angles[1::2] = table[1, 1::2].clamp(-1, 1).arccos()
    place = torch.arange(length)[:, None].double()
    other = (place * angles).sin()
    other[:, 1::2] = (place * angles[1::2]).cos()
    columns = min(6, d_model)  # the later ones turn too slowly to be read from one row
    if (angles[:columns] <= 1e-4).any() or (other - table)[
        :, :columns
    ].abs().max() > 0.05:
        return ""
    found = -angles[:columns].log() / math.log(10000) * d_model
    meant = [n - n % 2 for n in range(columns)]
    if (found - torch.tensor(meant)).abs().max() < 0.1:
        return ""  # these columns are right
    said = ", ".join(f"{round(x, 1):g}" for x in found.abs().tolist())
    text = f"columns 0 to {columns - 1} are pos / 10000^(n/d) with n = {said}, for n = "
    pairs = "; sine and cosine of a pair have two frequencies"
    apart = (found[0::2][: columns // 2] - found[1::2]).abs().max() > 0.1
    return text + ", ".join(map(str, meant)) + (pairs if apart else "")


def drift(table: Tensor, paper: Tensor) -> str:
    """How a table with the right first rows, or the right half of the columns, is wrong."""
    off = (table - paper).abs()
    for start, name, other in ((1, "odd", "even"), (0, "even", "odd")):
        if not table[:, start::2].any():
            return f"the {name} columns are 0: sine and cosine both write into the {other} ones"
    if off[:4].max() < 0.02 < off.max() and off[4:].amax(1).argmax() > 3:
        return "the first rows are right, and later ones drift: numbers rounded to half precision"
    return ""
