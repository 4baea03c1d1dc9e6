"""Formulas that are known: the right ones first, then designs and mistakes, one line each.

A name says in plain words what an implementation behaves like, and its function gives what
that implementation would. `closest` compares these with what was observed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from annotated.transformer.embeddings import sinusoids

Table = Mapping[str, Callable[..., Any]]


def tolerance(dtype: torch.dtype) -> float:
    """What rounding may do to a result of this dtype, as a share of its size."""
    return 3e-4 + 4 * torch.finfo(dtype).eps if dtype.is_floating_point else 1e-9


def share_apart(expected: Tensor, observed: Tensor) -> float:
    """How far apart two tensors are, as a share of the observed one's size."""
    if expected.shape != observed.shape:
        return math.inf
    expected, observed = expected.double(), observed.double()
    size = observed.norm().clamp(min=1e-12)
    return ((expected - observed).norm() / size).nan_to_num(math.inf).item()


def closest(
    observed: Tensor,
    table: Table,
    *given: Any,
    then: Callable[..., Any] = torch.as_tensor,
    distance: Callable[[Tensor, Tensor], float] = share_apart,
    limit: float | None = None,
) -> str:
    """The name of the entry nearest to what was observed; "" if none is within the limit.

    Of entries that are as near, the first: what is right stands before the mistakes. `then`
    makes what would be observed of what a formula gives.
    """
    limit = tolerance(observed.dtype) if limit is None else limit
    away = {
        name: distance(then(formula(*given)), observed)
        for name, formula in table.items()
    }
    best = min(away.values())
    near = [name for name, d in away.items() if d <= best + limit / 10]
    return near[0] if best < limit else ""


# --- masks, True = may attend


@dataclass(frozen=True)
class Masked:
    """What a mask is made for: ids (B, L), the padding's id or None, and whether it is causal."""

    ids: Tensor
    pad_id: int | None
    is_causal: bool

    @property
    def keys(self) -> Tensor:
        """(B, 1, L), True at tokens."""
        return self.ids.ne(-1 if self.pad_id is None else self.pad_id)[:, None]

    @property
    def past(self) -> Tensor:
        """(1, L, L), True on and below the diagonal, or everywhere."""
        return triangle(self, 0 if self.is_causal else self.ids.shape[1])

    @property
    def right(self) -> Tensor:
        return self.keys & self.past

    def counted(self, more: int) -> Tensor:
        """As many of the first keys as should be seen, and some more, or fewer."""
        counts = self.right.sum(-1, keepdim=True) + more
        return torch.arange(self.ids.shape[1]) < counts


def triangle(mask: Masked, diagonal: int) -> Tensor:
    length = mask.ids.shape[1]
    return torch.ones(1, length, length, dtype=torch.bool).tril(diagonal)


MASKS: Table = {
    "the right mask": lambda m: m.right,
    "the mask of the first example is used for all": lambda m: m.right[:1],
    "the mask of the last example is used for all": lambda m: m.right[-1:],
    "inverted: True and False are exchanged": lambda m: ~m.right,
    "the diagonal is masked: no position sees itself": lambda m: (
        m.keys & triangle(m, -1)
    ),
    "transposed: it masks queries, not keys": lambda m: m.right.mT,
    "that of the call before. Is the mask kept for their shape?": lambda m: (
        m.right.flip(0)
    ),
    "what one of the two masks allows is seen: & for |": lambda m: m.keys | m.past,
    "no mask: everything is seen": lambda m: torch.ones_like(m.right),
    "everything is masked": lambda m: torch.zeros_like(m.right),
    "a triangle off by one: the next one is seen": lambda m: m.keys & triangle(m, 1),
    "one too many is seen, the first padding token of each row": lambda m: m.counted(1),
    "the last key that should be seen is hidden, in each row": lambda m: m.counted(-1),
    "the future alone is seen: triu for tril": lambda m: m.keys & triangle(m, 0).mT,
    "a causal mask alone: padding is seen": lambda m: m.past,
    "a padding mask alone: the future is seen": lambda m: m.keys,
    "padding is looked for at the other end": lambda m: m.keys.flip(-1) & m.past,
    "padding sees nothing (mask & mask.T)": lambda m: m.right & m.keys.mT,
    "each position sees itself alone": lambda m: triangle(m, 0) & triangle(m, 0).mT,
    "padding as in the shortest example, in all": lambda m: m.right.all(0, True),
    "padding as in the longest example, in all": lambda m: m.right.any(0, True),
    "0 is taken for the padding": lambda m: (m.ids != 0)[:, None] & m.past,
    "other ids are masked, too: > for !=": lambda m: (
        (m.ids > (m.pad_id or 0))[:, None] & m.past
    ),
}


def hidden(scores: Tensor, mask: Tensor) -> Tensor:
    return scores.masked_fill(mask, -math.inf)


# What an attention makes of its scores and a mask.
WEIGHTS_OF_MASKED: Table = {
    "a softmax over the unmasked keys": lambda s, m: hidden(s, ~m).softmax(-1),
    "inverted: the masked keys are attended to": lambda s, m: hidden(s, m).softmax(-1),
    "ignored": lambda s, m: s.softmax(-1),
    "used to set scores to 0, where −∞ is meant": lambda s, m: (s * m).softmax(-1),
    "added to the scores as 0 and 1": lambda s, m: (s + m.float()).softmax(-1),
    "multiplied with the weights, which lose their sum": lambda s, m: s.softmax(-1) * m,
    "that of the first example, for all": lambda s, m: hidden(s, ~m[:1]).softmax(-1),
}


# --- attention: scales of the scores, and what stands in the place of the softmax


@dataclass(frozen=True)
class Sizes:
    """The sizes that a scale could be made of."""

    d_k: int
    n_heads: int
    n_queries: int
    n_keys: int


SCALES: Table = {
    "1/√d_k": lambda n: n.d_k**-0.5,
    "1: there is no scale": lambda n: 1.0,
    "1/d_k, and not by its root (or by the root twice)": lambda n: 1 / n.d_k,
    "1/√d_model": lambda n: (n.n_heads * n.d_k) ** -0.5,
    "1/d_model": lambda n: 1 / (n.n_heads * n.d_k),
    "1/√(number of heads)": lambda n: n.n_heads**-0.5,
    "√d_k: multiplied, not divided": lambda n: n.d_k**0.5,
    "d_k: multiplied, not divided": lambda n: float(n.d_k),
    "a division by the root of the number of keys": lambda n: n.n_keys**-0.5,
    "a division by the root of the number of queries": lambda n: n.n_queries**-0.5,
    "the root of 1/√d_k: the root is taken twice": lambda n: n.d_k**-0.25,
}


def softmax_with_a_sink(scores: Tensor) -> Tensor:
    """There is a key more, whose score and value are 0."""
    return F.pad(scores, (0, 1)).softmax(-1)[..., :-1]


def sparsemax(scores: Tensor) -> Tensor:
    """The nearest weights that sum to 1 (Martins and Astudillo 2016, algorithm 1)."""
    largest = scores.sort(-1, descending=True).values
    sums, n = largest.cumsum(-1), torch.arange(1, scores.shape[-1] + 1)
    support = (1 + n * largest > sums).sum(-1, keepdim=True).clamp(min=1)
    return (scores - (sums.gather(-1, support - 1) - 1) / support).clamp(min=0)


SOFTMAX = "a softmax over the keys"
SOFTMAX_DESIGNS: Table = {
    SOFTMAX: lambda s: s.softmax(-1),
    "1 is added to the sum of exponentials, so that a query's weights sum to less than 1": (
        softmax_with_a_sink
    ),
    "sparsemax in place of softmax: small weights are exactly 0": sparsemax,
}
SOFTMAX_MISTAKES: Table = {
    "the softmax over the queries": lambda s: s.softmax(-2),
    "the softmax over the heads": lambda s: s.softmax(-3),
    "a softmax twice": lambda s: s.softmax(-1).softmax(-1),
    "no softmax": lambda s: s,
    "a relu on the scores, before the softmax": lambda s: s.relu().softmax(-1),
}


# --- norms of (B, L, features), before gain and bias


def centered(x: Tensor, *axes: int) -> Tensor:
    return x - x.mean(axes or -1, keepdim=True)


def deviation(x: Tensor, *axes: int) -> Tensor:
    return x.std(axes or -1, correction=0, keepdim=True)


def mean_square(x: Tensor) -> Tensor:
    return x.square().mean(-1, keepdim=True)


def standardized(x: Tensor, *axes: int) -> Tensor:
    return centered(x, *axes) / deviation(x, *axes)


STANDARD = "layer norm"
UNBIASED = "layer norm whose variance is divided by n - 1"
RMS_NORM = "RMS norm, no mean is subtracted"
DYNAMIC_TANH = "no norm: a tanh of each feature (Dynamic Tanh)"
# The mistakes begin with ×.
NORMS: Table = {
    STANDARD: standardized,
    RMS_NORM: lambda x: x / mean_square(x).sqrt(),
    UNBIASED: lambda x: centered(x) / x.std(-1, keepdim=True),
    DYNAMIC_TANH: torch.sign,  # of large numbers
    "× divided by the root of a sum where a mean is meant, of the squares": lambda x: (
        x / x.norm(dim=-1, keepdim=True)
    ),
    "× divided by the root of a sum where a mean is meant, of the variance": lambda x: (
        F.normalize(centered(x), dim=-1)
    ),
    "× multiplied by the root mean square": lambda x: x * mean_square(x).sqrt(),
    "× divided by the variance, not its root": lambda x: (
        centered(x) / deviation(x).square()
    ),
    "× divided by the mean square, and not by its root": lambda x: x / mean_square(x),
    "× divided by the mean, squared and under a root: the mean of the squares is meant": lambda x: (
        x / x.mean(-1, keepdim=True).abs()
    ),
    "× divided by the root of the standard deviation": lambda x: (
        centered(x) / deviation(x).sqrt()
    ),
    "× divided by the root of the root mean square": lambda x: (
        x / mean_square(x) ** 0.25
    ),
    "× multiplied by the standard deviation": lambda x: centered(x) * deviation(x),
    "× the mean is subtracted, and nothing divided": centered,
    "× divided by the deviation, no mean is subtracted": lambda x: x / deviation(x),
    "× divided by the root mean square of before the mean was subtracted": lambda x: (
        centered(x) / mean_square(x).sqrt()
    ),
    "× divided by the mean absolute deviation": lambda x: (
        centered(x) / centered(x).abs().mean(-1, keepdim=True)
    ),
    "× no known norm: statistics of the positions, not the features": lambda x: (
        standardized(x, -2)
    ),
    "× no known norm: statistics of the positions, too": lambda x: standardized(
        x, -2, -1
    ),
    "× no known norm: statistics of the examples": lambda x: standardized(x, 0),
    "× no known norm: statistics of the whole batch": lambda x: standardized(
        x, 0, 1, 2
    ),
    "× no known norm: each feature is only multiplied (a batch norm?)": lambda x: x,
}
GAIN_TWICE = "× the gain is multiplied twice"


# --- tables of positions


def waves(
    length: int,
    d_model: int,
    base: float = 1e4,
    even: Callable[[Tensor], Tensor] = torch.sin,
    odd: Callable[[Tensor], Tensor] = torch.cos,
    start: int = 0,
    step: float = 1.0,
    last: int = 0,
) -> Tensor:
    """(length, d_model): a function of an angle in the even columns, another in the odd ones."""
    two_i = torch.arange(0, d_model, 2).double()
    places = step * (torch.arange(length)[:, None].double() + start)
    angles = places * base ** (-two_i / max(d_model - last, 1))
    return torch.stack([even(angles), odd(angles)], -1).flatten(1)[:, :d_model]


def by_a_product(length: int, d_model: int) -> Tensor:
    """The base is multiplied where it is to be raised to a power: angles pos / 10000 · 2i/d."""
    columns = torch.arange(0, d_model, 2).double() / d_model
    angles = torch.arange(length)[:, None] / 1e4 * columns
    return torch.stack([angles.sin(), angles.cos()], -1).flatten(1)[:, :d_model]


def in_halves(length: int, d_model: int, last: int = 0) -> Tensor:
    table = waves(length, d_model, last=last)
    return torch.cat([table[:, 0::2], table[:, 1::2]], 1)


def column_by_column(length: int, d_model: int, times: int) -> Tensor:
    """Each column has a frequency of its own, sines and cosines in turn."""
    places, columns = torch.arange(length)[:, None].double(), torch.arange(d_model)
    angles = places * 1e4 ** (-times * columns.double() / d_model)
    return angles.sin().where(columns % 2 == 0, angles.cos())


sin, cos, zeros = torch.sin, torch.cos, torch.zeros_like
PAPER, HALVES = "the paper's table", "all sines first, then all cosines"
POSITION_DESIGNS: Table = {
    PAPER: lambda n, d: sinusoids(n, d).double(),
    HALVES: in_halves,
    f"{HALVES}, as in tensor2tensor": partial(in_halves, last=2),
}
OTHER_BASES = 10, 500, 1000, 2000, 5000, 20000, 50000, 100000, 500000, 1000000
TWO_EACH = "sine and cosine of a pair have two frequencies"
POSITION_MISTAKES: Table = {
    "the frequencies grow, the minus in the exponent is missing": partial(
        waves, base=1e-4
    ),
    "all frequencies are 1: the exponent is divided as integers": partial(
        waves, base=1.0
    ),
    "pos / 10000 * (2i / d), a product, and no power: all rows are nearly one": by_a_product,
    "the exponent is i, and not 2i": partial(waves, base=1e2),
    "the exponent is 4i, and not 2i": partial(waves, base=1e8),
    "the base is e, and not 10000": partial(waves, base=math.e),
    **{f"the base is {n}, and not 10000": partial(waves, base=n) for n in OTHER_BASES},
    "all columns are sines, where sines and cosines take turns": partial(
        waves, odd=sin
    ),
    "all columns are cosines, where sines and cosines take turns": partial(
        waves, even=cos
    ),
    "sine and cosine are exchanged": partial(waves, even=cos, odd=sin),
    "the odd columns are 0: both write into the even ones": partial(
        waves, even=cos, odd=zeros
    ),
    "the even columns are 0: both write into the odd ones": partial(waves, even=zeros),
    "positions are counted from 1": partial(waves, start=1),
    "angles are taken for degrees": partial(waves, step=math.pi / 180),
    "positions are multiplied by 2π": partial(waves, step=2 * math.pi),
    "positions are counted from the end": lambda n, d: waves(n, d).flip(0),
    "positions are divided by the length": lambda n, d: waves(n, d, step=1 / n),
    f"n = 0, 1, 2, 3, for n = 0, 0, 2, 2; {TWO_EACH}": partial(
        column_by_column, times=1
    ),
    f"n = 0, 2, 4, 6, 8, 10, for n = 0, 0, 2, 2, 4, 4; {TWO_EACH}": partial(
        column_by_column, times=2
    ),
}


# --- the loss: its sum over the tokens, of logits (N, V) and the right ones, one-hot


def smoothed(right: Tensor, s: float) -> Tensor:
    """The target of PyTorch: each token has its part of the smoothing."""
    return (1 - s) * right + s / right.shape[-1]


def entropy(logits: Tensor, target: Tensor) -> Tensor:
    return -(target * logits.log_softmax(-1)).sum()


PYTORCH_LOSS = "F.cross_entropy(…, label_smoothing=…)"
LOSSES: Table = {
    PYTORCH_LOSS: lambda x, y, s: entropy(x, smoothed(y, s)),
    "a softmax is taken before the log-softmax": lambda x, y, s: entropy(
        x.softmax(-1), smoothed(y, s)
    ),
    "probabilities stand where log-probabilities belong": lambda x, y, s: (
        -(smoothed(y, s) * x.softmax(-1)).sum()
    ),
    "no smoothing: the right token has all": lambda x, y, s: entropy(x, y),
    "the smoothing and the rest are exchanged": lambda x, y, s: entropy(
        x, s * y + (1 - s) * (1 - y) / (y.shape[-1] - 1)
    ),
    "each token is given all of it, and not a part of the smoothing": lambda x, y, s: (
        entropy(x, (1 - s) * y + s)
    ),
    "each wrong token is given all of it, and not a part": lambda x, y, s: entropy(
        x, (1 - s) * y + s * (1 - y)
    ),
    "the smoothing is subtracted": lambda x, y, s: entropy(x, smoothed(y, -s)),
}


# --- learning rates by step n and warm-up w, up to a factor

SCHEDULES: Table = {
    "the paper's schedule": lambda n, w: min(n**-0.5, n * w**-1.5),
    "max stands where min belongs": lambda n, w: max(n**-0.5, n * w**-1.5),
    "it stays at its peak, nothing decays": lambda n, w: min(w**-0.5, n * w**-1.5),
    "it rises without end, nothing decays": lambda n, w: n,
    "it falls from the first step, there is no warm-up": lambda n, w: n**-0.5,
    "it decays as 1/step, and not as its root": lambda n, w: min(1 / n, n / w**2),
    "it never changes": lambda n, w: 1.0,
    "warmup to the power of -0.5 stands where -1.5 belongs": lambda n, w: min(
        n**-0.5, n * w**-0.5
    ),
    "the decay counts its steps from the end of the warm-up: the rate jumps there": lambda n, w: (
        n * w**-1.5 if n < w else (n - w + 1) ** -0.5
    ),
    "the decay counts its steps from the end of the warm-up: the rate jumps behind": lambda n, w: (
        n * w**-1.5 if n <= w else (n - w) ** -0.5
    ),
}
