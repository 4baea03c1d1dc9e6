"""Which known formula a layer norm follows, whoever wrote it: the numbers, ε, the gradient."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.formula_tables import (
    GAIN_TWICE,
    NORMS,
    RMS_NORM,
    STANDARD,
    closest,
    standardized,
    tolerance,
)
from transformer_checkup.isolation import copy_of

LARGEST_EPSILON = 2e-3  # in use are 1e-12 (BERT) to 1e-3 (Keras)


def parameters_of(module: Any) -> list[Tensor]:
    parameters = module.parameters() if isinstance(module, nn.Module) else ()
    return [p for p in parameters if p.is_floating_point()]


def random_rows(*shape: int) -> Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(0))


@torch.no_grad()
def which_norm(module: Any, width: int, device: torch.device | None = None) -> str:
    """The name in `NORMS` of the formula that a norm follows, or "" for none of them.

    Mistakes begin with ×. What is left may be a gain and a bias of each feature; the norm's
    own gains, made to differ here, fit better than other ones.
    """
    module, x = copy_of(module), 100 * random_rows(3, 5, width) ** 3 + 7
    like = next(iter(parameters_of(module)), x)
    x = x.to(device or like.device, torch.promote_types(like.dtype, torch.float32))
    if isinstance(module, nn.Module):
        module.to(x)
    for p in parameters_of(module):
        p += 0.5 * torch.rand_like(p)
    flat = [p.double().cpu().flatten() for p in parameters_of(module)]
    usual = [
        p for p in (*flat, *(1 + p for p in flat)) if rms(p) < 2
    ]  # √d_model makes up for a sum
    own, limit = [torch.ones(width), *usual], tolerance(like.dtype)

    def is_one_of(gain: Tensor, gains: list[Tensor]) -> bool:
        same = [p for p in gains if len(p) == width]
        return any((gain - p).norm() < limit / 3 * gain.norm() for p in same)

    def distance(formula: Tensor, out: Tensor) -> float:
        gain, rest = gain_and_rest(formula, out)
        return rest + (0 if is_one_of(gain, own) else limit / 2)

    name = ""
    for given in (x, 1e6 * x):  # far from any epsilon, and where a tanh ends
        out, given = module(given).double().cpu(), given.double().cpu()
        if out.shape == given.shape:
            name = closest(out, NORMS, given, distance=distance, limit=limit)
            gain, _ = gain_and_rest(NORMS[name or STANDARD](given), out)
            is_known = name not in (STANDARD, RMS_NORM) or is_one_of(gain, own)
            if not is_known and is_one_of(gain, [p * p for p in flat]):
                return GAIN_TWICE
        if name:
            break
    return name


def rms(x: Tensor) -> float:
    return x.square().mean().sqrt().item()


def gain_and_rest(formula: Tensor, out: Tensor) -> tuple[Tensor, float]:
    """The w of the best y ↦ w y + b for each feature, and the share that it leaves over."""
    a, b = (z.flatten(0, -2) - z.flatten(0, -2).mean(0) for z in (formula, out))
    gain = (a * b).sum(0) / a.square().sum(0).clamp(min=1e-30)
    rest = (b - gain * a).norm() / b.norm().clamp(min=1e-30)
    return gain, rest.nan_to_num(1.0).item()


@torch.no_grad()
def gains_of(module: Any, width: int, name: str) -> Tensor:
    """By what a norm of this formula multiplies each feature, read from what it gives."""
    x = random_rows(1, 64, width)
    first = next(iter(parameters_of(module)), x)
    formula = NORMS.get(name, standardized)(x.double())
    return gain_and_rest(formula, module(x.to(first)).double().cpu())[0]


@torch.no_grad()
def is_finite_on_constant_rows(module: Any, width: int) -> bool:
    """Their variance is 0: without an epsilon, 0/0."""
    like = next(iter(parameters_of(module)), torch.zeros(1))
    return bool(module(torch.full((1, 2, width), 3.0).to(like)).isfinite().all())


@torch.no_grad()
def epsilon_of(call: Callable[[Tensor], Tensor], like: Tensor) -> tuple[str, float]:
    """Where ε stands and how large it is: ("under the root", 1e-5).

    Measured by what is left of rows whose standard deviation is small. ("none seen", 0.0)
    where nothing is lost, ("neither formula", 0.0) where what is lost follows none.

    Args:
        like: a tensor of d_model numbers, for its size, dtype and device.
    """
    row = torch.linspace(-1, 1, like.numel()).to(like)
    row = row / row.std(correction=0)

    def std_after(scale: float) -> float:
        rows = torch.stack([0 * row, scale * row])  # what 0 gives is the bias
        bias, y = call(rows.unsqueeze(0))[0].double()
        return (y - bias).std(correction=0).item()

    under, outside = [], []
    for scale in (1e-3, 1e-2):  # the share that is left of the standard deviation
        share = min(std_after(scale) / std_after(1e3), 1 - 1e-9)
        if share <= 0:
            return "neither formula", 0.0
        under.append(scale**2 * (1 / share**2 - 1))  # share = s / √(s² + eps)
        outside.append(scale * (1 / share - 1))  # share = s / (s + eps)
    if under[0] < 1e-10:
        return "none seen", 0.0
    for name, found in (("under the root", under), ("outside the root", outside)):
        if abs(found[1] / found[0] - 1) < 0.2:
            return name, found[0]
    return "neither formula", 0.0


def detached_statistic(call: Callable[[Tensor], Tensor], like: Tensor) -> str:
    """ "mean", "variance" or "": which statistic of a norm gets no gradient.

    A norm does not change where a row is shifted, or stretched from its mean, so its
    gradient has no part in these two directions; it has one where a statistic is a constant.
    """
    if like.numel() < 3:
        return ""  # a row has one of two results, and no gradient
    x, mix = random_rows(2, 3, like.numel()).to(like).split(1)
    x = (3 * x + 1).requires_grad_()
    out = call(x)
    if not out.requires_grad:
        return "mean"
    (gradient,) = torch.autograd.grad((out * mix).sum(), x)
    x = x.detach()
    shifted = (call(x + 1) - call(x)).norm() < 1e-2 * call(x).norm()
    center = x.mean(-1, keepdim=True) if shifted else torch.zeros_like(x[..., :1])

    def has_part(direction: Tensor) -> bool:
        inner = (gradient * direction).sum(-1).abs()
        size = gradient.norm(dim=-1).clamp(min=1e-3) * direction.norm(dim=-1)
        return bool((inner > 0.02 * size).any())

    if shifted and has_part(torch.ones_like(x)):
        return "mean"
    return "variance" if has_part(x - center) else ""


def has_one_gain(module: Any) -> bool:
    """Is one number learned where each feature should have its own?"""
    return any(p.numel() == 1 for p in parameters_of(module))
