"""Which known formula a layer norm follows, whoever wrote it: the numbers, ε, the gradient."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor, nn

STANDARD = "layer norm"
UNBIASED = "layer norm whose variance is divided by n - 1"
RMS_NORM = "RMS norm, no mean is subtracted"
DYNAMIC_TANH = "no norm: a tanh of each feature (Dynamic Tanh)"


def standardized(x: Tensor) -> Tensor:
    return (x - x.mean(-1, keepdim=True)) / x.std(-1, correction=0, keepdim=True)


def divided_by_rms(x: Tensor) -> Tensor:
    return x / x.square().mean(-1, keepdim=True).sqrt()


def centered(x: Tensor) -> Tensor:
    return x - x.mean(-1, keepdim=True)


FORMULAS = {STANDARD: standardized, RMS_NORM: divided_by_rms}
MISTAKES = {
    "× multiplied by the root mean square, and not divided": lambda x: (
        x * x.square().mean(-1, keepdim=True).sqrt()
    ),
    "× divided by the variance, and not by its root": lambda x: (
        centered(x) / x.var(-1, correction=0, keepdim=True)
    ),
    "× divided by the mean square, and not by its root": lambda x: (
        x / x.square().mean(-1, keepdim=True)
    ),
    "× divided by the mean, squared and under a root: the mean of the squares is meant": lambda x: (
        x / x.mean(-1, keepdim=True).abs()
    ),
    "× divided by the root of the standard deviation, and not by itself": lambda x: (
        centered(x) / x.std(-1, correction=0, keepdim=True).sqrt()
    ),
    "× divided by the root of the root mean square, and not by itself": lambda x: (
        x / x.square().mean(-1, keepdim=True) ** 0.25
    ),
    "× multiplied by the standard deviation, and not divided": lambda x: (
        centered(x) * x.std(-1, correction=0, keepdim=True)
    ),
    "× the mean is subtracted, and nothing divided": centered,
}
SMALL_ROWS = "× rows of size {:.2g} and not 1: the root of a sum where a mean is meant?"


@torch.no_grad()
def which_norm(module: Any, width: int, device: torch.device | None = None) -> str:
    """Which formula a norm follows, or "" for none of the known ones."""
    generator = torch.Generator().manual_seed(0)
    x = torch.randn(3, 5, width, generator=generator)
    x = 100 * x**3 + 7  # far from any epsilon
    gains = list(module.parameters()) if isinstance(module, nn.Module) else []
    like = gains[0] if gains else x
    given = x.to(like.dtype).to(device or like.device)
    out = module(given).double().cpu()
    if out.shape != x.shape:
        return ""
    for name, formula in FORMULAS.items():
        # A learned gain and bias may follow: feature by feature, y ↦ w y + b.
        centered, target = (
            z - z.mean(0)
            for z in (formula(x.double()).flatten(0, 1), out.flatten(0, 1))
        )
        w = (centered * target).sum(0) / centered.square().sum(0)
        if (target - w * centered).norm() < 2e-4 * target.norm():
            biased = name != STANDARD or is_multiple(w, gains, 1.0)
            off = ((width - 1) / width) ** 0.5
            has_one = [p.numel() for p in gains] == [1]  # ScaleNorm learns the size
            size = w.square().mean().sqrt().item()
            summed = size < 0.5 and is_multiple(w, gains, width**-0.5)
            if name == STANDARD and summed:
                return SMALL_ROWS.format(size)
            if name == RMS_NORM and not has_one and not has_usual_size(w, gains):
                return SMALL_ROWS.format(size)
            return UNBIASED if not biased and is_multiple(w, gains, off) else name
    slip = next((n for n, f in MISTAKES.items() if follows(f(x.double()), out)), "")
    return slip or (DYNAMIC_TANH if is_bounded_singly(module, given) else "")


@torch.no_grad()
def is_bounded_singly(module: Any, x: Tensor) -> bool:
    """Does each feature go its own way, and to one limit where it is large?"""
    other = x.clone()
    other[..., 0] *= -1
    alone = torch.equal(module(other)[..., 1:], module(x)[..., 1:])
    far = module(1e4 * x)
    is_bounded = torch.allclose(far, module(1e6 * x)) and far[..., 0].std() > 0
    return alone and bool(is_bounded)


@torch.no_grad()
def gains_of(module: Any, width: int, name: str) -> Tensor:
    """By what a norm of this formula multiplies each feature, read from what it gives."""
    x = torch.randn(64, width, generator=torch.Generator().manual_seed(0))
    first = next(iter(module.parameters()), x)
    out = module(x.unsqueeze(0).to(first))[0].double().cpu()
    formula = FORMULAS.get(name, standardized)(x.double())
    formula, out = (z - z.mean(0) for z in (formula, out))
    return (formula * out).sum(0) / formula.square().sum(0)


def follows(formula: Tensor, out: Tensor) -> bool:
    """Is one the other times a gain for each feature, and plus a bias?"""
    a, b = (z.flatten(0, 1) - z.flatten(0, 1).mean(0) for z in (formula, out))
    w = (a * b).sum(0) / a.square().sum(0)
    return bool((b - w * a).norm() < 2e-4 * b.norm())


def has_usual_size(w: Tensor, gains: Sequence[Tensor]) -> bool:
    """Are the factors the gain, or 1 plus the gain, or else of a size near 1?"""
    is_gain = is_multiple(w, gains, 1.0) or is_multiple(w - 1, gains, 1.0)
    return is_gain or 0.5 < w.square().mean().sqrt().item() < 2


def is_multiple(w: Tensor, gains: Sequence[Tensor], factor: float) -> bool:
    """Is w `factor` times one of the gains, or times 1 where there are none?"""
    candidates = [p.detach().double().cpu().flatten() for p in gains or [torch.ones(1)]]
    fits = [p for p in candidates if p.numel() in (1, w.numel())]
    return any((w - factor * p).norm() < 1e-4 * w.norm() for p in fits)


@torch.no_grad()
def is_finite_on_constant_rows(module: Any, width: int) -> bool:
    """Their variance is 0: without an epsilon, 0/0."""
    gains = list(module.parameters()) if isinstance(module, nn.Module) else []
    constant = torch.full((1, 2, width), 3.0).to(gains[0] if gains else torch.zeros(1))
    return bool(module(constant).isfinite().all())


LARGEST_EPSILON = 2e-3  # in use are 1e-12 (BERT) to 1e-3 (Keras)


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
    still = call((0 * row).expand(1, 2, -1))[0, 0]  # the bias

    def std_after(scale: float) -> float:
        y = call((scale * row).expand(1, 2, -1))[0, 0] - still
        return y.double().std(correction=0).item()

    under, outside = [], []
    for scale in (1e-3, 1e-2):  # the share that is left of the standard deviation
        share = min(std_after(scale) / std_after(1e3), 1 - 1e-9)
        if share <= 0:
            return "neither formula", 0.0
        under.append(scale**2 * (1 / share**2 - 1))  # share = s / √(s² + eps)
        outside.append(scale * (1 / share - 1))  # share = s / (s + eps)
    if under[0] < 1e-10:
        return "none seen", 0.0
    if abs(under[1] / under[0] - 1) < 0.2:
        return "under the root", under[0]
    if abs(outside[1] / outside[0] - 1) < 0.2:
        return "outside the root", outside[0]
    return "neither formula", 0.0


def detached_statistic(call: Callable[[Tensor], Tensor], like: Tensor) -> str:
    """ "mean", "variance" or "": which statistic of a norm gets no gradient.

    A norm does not change where a row is shifted, or stretched from its mean, so its
    gradient has no part in these two directions; it has one where a statistic is a constant.
    """
    generator = torch.Generator().manual_seed(0)
    shape = (1, 3, like.numel())
    x = (3 * torch.randn(shape, generator=generator) + 1).to(like)
    mix = torch.randn(shape, generator=generator).to(like)
    x.requires_grad_()
    out = call(x)
    if not out.requires_grad:
        return "mean"
    (gradient,) = torch.autograd.grad((out * mix).sum(), x)
    x = x.detach()
    shifted = (call(x + 1) - call(x)).norm() < 1e-2 * call(x).norm()
    center = x.mean(-1, keepdim=True) if shifted else torch.zeros_like(x[..., :1])
    if shifted and has_part(gradient, torch.ones_like(x)):
        return "mean"
    return "variance" if has_part(gradient, x - center) else ""


def has_part(gradient: Tensor, direction: Tensor) -> bool:
    inner = (gradient * direction).sum(-1).abs()
    return bool((inner > 0.02 * gradient.norm(dim=-1) * direction.norm(dim=-1)).any())


def has_one_gain(module: Any) -> bool:
    """Is one number learned where each feature should have its own?"""
    vectors = [p for p in module.parameters()] if isinstance(module, nn.Module) else []
    return any(p.numel() == 1 for p in vectors)
