"""Twins: rows of a matrix that always get the same gradient, so that only their sum counts.

They stand for one parameter, and not for two: an einsum that sums over the heads, heads that
are averaged, or weights that start alike and can never part.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import Check, Finding, Skip, check, passed_if
from transformer_checkup.model_checks.gradients import all_gradients, varied_ids
from transformer_checkup.model_under_test import ModelUnderTest

TWINS: list[Check] = []
MOST_ROWS = 512  # of a matrix, compared with each other
ALIKE = 1e-4  # of a row's size: rounding is far below
# Weights of a matrix: fewer mix streams that are one throughout the first layer.
FEWEST = 64
START = "all its rows start with the same numbers"


@check(
    TWINS,
    "no two rows learn the same",
    expected="another gradient at each row, column and head of a matrix",
    cause="an einsum that sums over the heads, heads that are averaged, or all weights of a "
    "matrix initialized with one number",
    topic="gradient",
)
def no_twins(tested: ModelUnderTest) -> Finding:
    """No matrix has rows, columns or heads that get one and the same gradient."""
    model = tested.require_module().eval()
    if tested.moved_off_zero:
        raise Skip("matrices begin at 0, so that gradients say little at first")
    gradients = all_gradients(tested, model, varied_ids(tested))
    known = dict(model.named_parameters())
    tables = {
        f"{path}.weight"
        for path, m in model.named_modules()
        if isinstance(m, nn.Embedding)
    }
    found = {}
    for name, gradient in gradients.items():
        if gradient.dim() > 1 and name not in tables and gradient.numel() >= FEWEST:
            text = twins_in(gradient, known[name])
            if text:
                found[name] = text
    lasting = twins_elsewhere(tested) if found else set()
    found = {n: text for n, text in found.items() if START in text or n in lasting}
    if not found:
        return passed_if(True, f"{len(gradients)} parameters")
    name, text = next(iter(found.items()))
    return passed_if(False, f"{name}: {text}; {len(found)} such matrices")


def twins_elsewhere(tested: ModelUnderTest) -> set[str]:
    """The same with all parameters moved a little.

    Streams that are alike at first alone, as in hyper-connections, have parted there.
    """
    model = tested.copy().eval()
    generator = torch.Generator().manual_seed(0)
    with torch.no_grad():
        for p in model.parameters():
            if p.is_floating_point():
                noise = torch.randn(p.shape, generator=generator).to(p)
                p.add_(noise, alpha=p.std(correction=0).item() / 2 or 0.02)
    gradients = all_gradients(tested, model, varied_ids(tested))
    known = dict(model.named_parameters())
    return {n for n, g in gradients.items() if g.dim() > 1 and twins_in(g, known[n])}


def twins_in(gradient: Tensor, weight: Tensor) -> str:
    """What is said of a parameter most of whose rows have a twin, or ""."""
    for axis, size in enumerate(gradient.shape):
        if not 2 <= size <= MOST_ROWS:
            continue
        rows = gradient.movedim(axis, 0).flatten(1)
        if rows.is_complex():
            rows = torch.view_as_real(rows).flatten(1)
        rows = rows.double()
        rows = rows[rows.any(1)]
        if len(rows) < 2 or rows.shape[1] < 4 or not mostly_twins(rows):
            continue
        own = weight.detach().movedim(axis, 0).flatten(1)
        if torch.equal(own, own[:1].expand_as(own)):
            return f"{START} and learn the same: they stay alike"
        part = "heads or features" if gradient.dim() > 2 else "rows or columns"
        return f"{part} along axis {axis} get the same gradient: only their sum is used"
    return ""


def mostly_twins(rows: Tensor) -> bool:
    """Have more than half of the rows another one that is the same?"""
    generator = torch.Generator().manual_seed(0)
    direction = torch.randn(rows.shape[1], generator=generator, dtype=rows.dtype)
    rows = rows[(rows @ direction.to(rows)).argsort()]  # twins become neighbors
    near = rows.diff(dim=0).norm(dim=1) <= ALIKE * rows[1:].norm(dim=1)
    twin = torch.cat([near, near[:1] & False]) | torch.cat([near[:1] & False, near])
    return bool(twin.double().mean() > 0.5)
