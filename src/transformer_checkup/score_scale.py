"""Finding out by what a model divides its scores, from its weights, queries and keys alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
import torch.nn.functional as F
from torch import Tensor

from transformer_checkup.formula_tables import SCALES, Sizes, closest
from transformer_checkup.recorded import Attention

RIGHT_SCALE = next(iter(SCALES))


@torch.no_grad()
def fit_scale(
    attention: Attention, of_length_one: bool = False
) -> tuple[float, int] | None:
    """The factor between the dot products and the scores: (factor, d_k), or None.

    log weights = factor · (q · k) + a number for each row. The factor is fitted for each
    pair of projections that could be queries and keys; the pair with no residual is the
    right one. None is found where the scores have another form (rotary positions, biases
    by distance). With `of_length_one` queries and keys are taken for normalized in each head.
    """
    # Not those of single tokens, such as the ones that an expert before it was given.
    projections = [x for x in attention.projections if x.dim() > 2]
    for weights in by_head(attention, projections):
        batch, n_heads = weights.shape[:2]
        candidates = [y for x in projections for y in pieces_of(x, n_heads)]
        queries, keys = (
            [in_heads(x, n_heads, batch, length, of_length_one) for x in candidates]
            for length in weights.shape[2:]
        )
        found = Logs(weights).first_fit(queries, keys)
        if found:
            return found
    return None


def pieces_of(x: Tensor, n_heads: int) -> list[Tensor]:
    """A projection, and the two or three that it may be made of: side by side, or in each head."""
    x = x.flatten(2)  # some split into heads first: (B, L, H, d_k)
    pieces = [x]
    for n in (3, 2):
        if x.shape[-1] % n == 0:
            pieces += x.chunk(n, -1)
        if n_heads > 1 and x.shape[-1] % (n * n_heads) == 0:
            heads = x.unflatten(-1, (n_heads, n, -1))
            pieces += [piece.flatten(-2) for piece in heads.unbind(-2)]
    return pieces


def by_head(attention: Attention, projections: list[Tensor]) -> list[Tensor]:
    """The weights as (B, H, Q, K). Where they are (B · H, Q, K), in both orders in use."""
    weights = attention.weights.double()
    if weights.dim() == 4:
        return [weights]
    found = [weights.unsqueeze(1)]
    for batch in sorted({n for x in projections for n in x.shape[:2]}):
        if batch < len(weights) and len(weights) % batch == 0:
            found.append(weights.unflatten(0, (batch, -1)))
            found.append(weights.unflatten(0, (-1, batch)).transpose(0, 1))
    return found


def in_heads(
    x: Tensor, n_heads: int, batch: int, length: int, of_length_one: bool
) -> Tensor | None:
    """(B, H, L, d_k), if the projection can be split so."""
    if x.dim() != 3 or x.shape[-1] % n_heads:
        return None
    first = batch_first(x, batch, length)
    if first is None:
        return None
    heads = first.double().unflatten(-1, (n_heads, -1)).transpose(1, 2)
    return F.normalize(heads, dim=-1) if of_length_one else heads


def batch_first(x: Tensor, batch: int, length: int) -> Tensor | None:
    """(B, L, features), from that or from (L, B, features); None for another shape."""
    if x.shape[:2] == (length, batch) and length != batch:
        x = x.transpose(0, 1)
    return x if x.shape[:2] == (batch, length) else None


class Logs:
    """The logarithms of weights (B, H, Q, K), less each row's mean, to be fitted by scores."""

    def __init__(self, weights: Tensor):
        self.visible = (weights > 1e-9).double()
        self.count = self.visible.sum(-1, keepdim=True).clamp(min=1)
        self.logs = self.centered(weights.clamp(min=1e-30).log())
        self.size = self.logs.square().sum()

    def centered(self, x: Tensor) -> Tensor:
        mean = (x * self.visible).sum(-1, keepdim=True) / self.count
        return (x - mean) * self.visible

    def first_fit(
        self, queries: Sequence[Tensor | None], keys: Sequence[Tensor | None]
    ) -> tuple[float, int] | None:
        """Of the first pair whose products are the scores: (factor, d_k), or None."""
        of_size: dict[int, list[Tensor]] = {}
        for k in keys:
            if k is not None:
                of_size.setdefault(k.shape[-1], []).append(k)
        stacked = {d_k: torch.stack(same) for d_k, same in of_size.items()}
        for q in queries:
            if q is not None and q.shape[-1] in stacked:
                d_k = q.shape[-1]
                factors, residuals = self.fit(q @ stacked[d_k].mT)
                fits = (residuals < 1e-3).nonzero()
                if len(fits):
                    return factors[fits[0]].item(), d_k
        return None

    def fit(self, scores: Tensor) -> tuple[Tensor, Tensor]:
        """Least squares: logs ≈ factor · scores + a number for each row. Also the residuals.

        scores: (N, B, H, Q, K), of N pairs.  factors, residuals: (N,)
        """
        scores, all_of_a_pair = self.centered(scores), (-4, -3, -2, -1)
        sizes = scores.square().sum(all_of_a_pair)
        factors = (self.logs * scores).sum(all_of_a_pair) / sizes.clamp(min=1e-12)
        off = self.logs - factors[:, None, None, None, None] * scores
        residuals = off.square().sum(all_of_a_pair) / self.size.clamp(min=1e-12)
        return factors, residuals.where((sizes > 1e-12) & (self.size > 1e-12), 1.0)


def size_of_scores(found: list[Attention]) -> float:
    """The standard deviation of a row's scores, read from the weights: the largest average."""
    sizes = []
    for attention in found:
        weights = attention.weights.double()
        visible = weights > 1e-9
        logs = weights.clamp(min=1e-30).log() * visible
        count = visible.sum(-1, keepdim=True)
        off = (logs - logs.sum(-1, keepdim=True) / count.clamp(min=1)) * visible
        variance = off.square().sum(-1) / (count[..., 0] - 1).clamp(min=1)
        several = variance[count[..., 0] > 1]
        sizes += [several.mean().sqrt().item()] if several.numel() else []
    return max(sizes, default=0.0)


def scale_like(factor: float, d_k: int, weights: Tensor) -> str:
    """The name in `SCALES` of a factor of the scores whose weights are these, or ""."""
    n_heads = weights.shape[1] if weights.dim() == 4 else 1
    return closest(
        torch.tensor(factor, dtype=torch.float64),
        SCALES,
        Sizes(d_k, n_heads, *weights.shape[-2:]),
        distance=lambda n, factor: (factor / n - 1).abs().item(),
        limit=0.01,
    )


def other_factor(factor: float, d_k: int, weights: Tensor) -> str:
    """What the factor is instead, in words, where it is made of the usual numbers."""
    like = scale_like(factor, d_k, weights)
    return f". It is {like}" if like else ""


def flat_cosines(found: list[Attention]) -> str:
    """Are scores cosines, and too small for a sharp softmax?"""
    for attention in found:
        fit = fit_scale(attention, of_length_one=True)
        if fit is not None and 0 < fit[0] <= 1:
            return (
                f"queries and keys have length 1 (cosine attention), times {fit[0]:.3g}: no score "
                f"is beyond ±{fit[0]:.3g}, and no weight more than {math.exp(2 * fit[0]):.2g} "
                "times another, whatever is learned. Multiply cosines, by a learned factor or √d_k"
            )
    return ""


def distance_from_right(fit: tuple[float, int]) -> float:
    factor, d_k = fit
    return abs(math.log(abs(factor) * math.sqrt(d_k)))
