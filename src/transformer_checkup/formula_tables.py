"""Formulas that are known: the right ones first, then designs and mistakes, one line each.

A name says in plain words what an implementation behaves like, and its function gives what
that implementation would. `closest` compares these with what was observed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
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
    distance: Callable[[Tensor, Tensor], float] = share_apart,
    limit: float | None = None,
) -> str:
    """The name of the entry nearest to what was observed; "" if none is within the limit.

    Of entries that are as near, the first: what is right stands before the mistakes.
    """
    limit = tolerance(observed.dtype) if limit is None else limit
    away = {
        name: distance(torch.as_tensor(formula(*given)), observed)
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
    "the diagonal is masked, so that no position sees itself": lambda m: (
        m.keys & triangle(m, -1)
    ),
    "transposed: it masks queries, not keys": lambda m: m.right.mT,
    "right for the ids of the call before. Is the mask kept for their shape?": lambda m: (
        m.right.flip(0)
    ),
    "what one of the two masks allows is seen: & for |": lambda m: m.keys | m.past,
    "no mask: everything is seen": lambda m: torch.ones_like(m.right),
    "everything is masked": lambda m: torch.zeros_like(m.right),
    "a triangle off by one: each position sees the next one": lambda m: (
        m.keys & triangle(m, 1)
    ),
    "one key too many is seen, the first padding token of each row: < for <=, or a length off "
    "by one": lambda m: m.counted(1),
    "the last key that should be seen is hidden, in each row: a length off by one": lambda m: (
        m.counted(-1)
    ),
    "the future alone is seen: triu for tril": lambda m: m.keys & triangle(m, 0).mT,
    "a causal mask alone: padding is seen": lambda m: m.past,
    "a padding mask alone: the future is seen": lambda m: m.keys,
    "padding is looked for at the other end": lambda m: m.keys.flip(-1) & m.past,
    "queries that are padding see nothing (mask & mask.T)": lambda m: (
        m.right & m.keys.mT
    ),
    "each position sees itself alone": lambda m: triangle(m, 0) & triangle(m, 0).mT,
    "padding as in the shortest example, in all": lambda m: m.right.all(0, True),
    "padding as in the longest example, in all": lambda m: m.right.any(0, True),
    "0 is taken for the padding": lambda m: (m.ids != 0)[:, None] & m.past,
    "other ids than the padding's are masked, too: > for !=": lambda m: (
        (m.ids > (m.pad_id or 0))[:, None] & m.past
    ),
}


# What an attention makes of its scores and a mask.
WEIGHTS_OF_MASKED: Table = {
    "a softmax over the unmasked keys": lambda s, m: s.masked_fill(
        ~m, -math.inf
    ).softmax(-1),
    "inverted: masked keys are attended to, the others are not": lambda s, m: (
        s.masked_fill(m, -math.inf).softmax(-1)
    ),
    "ignored": lambda s, m: s.softmax(-1),
    "used to set scores to 0, where −∞ is meant": lambda s, m: (s * m).softmax(-1),
    "added to the scores as 0 and 1": lambda s, m: (s + m.float()).softmax(-1),
    "multiplied with the weights: they no longer sum to 1": lambda s, m: (
        s.softmax(-1) * m
    ),
    "that of the first example, for all": lambda s, m: s.masked_fill(
        ~m[:1], -math.inf
    ).softmax(-1),
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
    "1/d_k, a division by d_k and not by its root (or by the root twice)": lambda n: (
        1 / n.d_k
    ),
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


def centered(x: Tensor, axes: tuple[int, ...] = (-1,)) -> Tensor:
    return x - x.mean(axes, keepdim=True)


def deviation(x: Tensor, axes: tuple[int, ...] = (-1,)) -> Tensor:
    return x.std(axes, correction=0, keepdim=True)


def mean_square(x: Tensor) -> Tensor:
    return x.square().mean(-1, keepdim=True)


def standardized(x: Tensor, axes: tuple[int, ...] = (-1,)) -> Tensor:
    return centered(x, axes) / deviation(x, axes)


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
    "× multiplied by the root mean square, and not divided": lambda x: (
        x * mean_square(x).sqrt()
    ),
    "× divided by the variance, and not by its root": lambda x: (
        centered(x) / deviation(x).square()
    ),
    "× divided by the mean square, and not by its root": lambda x: x / mean_square(x),
    "× divided by the mean, squared and under a root: the mean of the squares is meant": lambda x: (
        x / x.mean(-1, keepdim=True).abs()
    ),
    "× divided by the root of the standard deviation, and not by itself": lambda x: (
        centered(x) / deviation(x).sqrt()
    ),
    "× divided by the root of the root mean square, and not by itself": lambda x: (
        x / mean_square(x) ** 0.25
    ),
    "× multiplied by the standard deviation, and not divided": lambda x: (
        centered(x) * deviation(x)
    ),
    "× the mean is subtracted, and nothing divided": centered,
    "× divided by the standard deviation, and no mean is subtracted": lambda x: (
        x / deviation(x)
    ),
    "× divided by the root mean square of what it was before the mean was subtracted": lambda x: (
        centered(x) / mean_square(x).sqrt()
    ),
    "× divided by the mean absolute deviation": lambda x: (
        centered(x) / centered(x).abs().mean(-1, keepdim=True)
    ),
    "× no known norm: its mean and deviation go over the positions, not the features": lambda x: (
        standardized(x, (-2,))
    ),
    "× no known norm: its mean and deviation go over the positions, too": lambda x: (
        standardized(x, (-2, -1))
    ),
    "× no known norm: its mean and deviation go over the examples of the batch": lambda x: (
        standardized(x, (0,))
    ),
    "× no known norm: its mean and deviation go over the whole batch": lambda x: (
        standardized(x, (0, 1, 2))
    ),
    "× no known norm: each feature is only multiplied by a number (a batch norm?)": lambda x: (
        x
    ),
}
GAIN_TWICE = "× the gain is multiplied twice"


# --- tables of positions


def powers(base: float) -> Callable[[Tensor, int], Tensor]:
    """The frequencies base^(−2i/d)."""
    return lambda two_i, d: base ** (-two_i / d)


PAPERS = powers(1e4)


def waves(
    length: int,
    d_model: int,
    frequency: Callable[[Tensor, int], Tensor] = PAPERS,
    even: Callable[[Tensor], Tensor] = torch.sin,
    odd: Callable[[Tensor], Tensor] = torch.cos,
    start: int = 0,
    step: float = 1.0,
) -> Tensor:
    """(length, d_model): a function of an angle in the even columns, another in the odd ones."""
    two_i = torch.arange(0, d_model, 2).double()
    places = step * (torch.arange(length)[:, None].double() + start)
    angles = places * frequency(two_i, d_model)
    return torch.stack([even(angles), odd(angles)], -1).flatten(1)[:, :d_model]


def in_halves(table: Tensor) -> Tensor:
    return torch.cat([table[:, 0::2], table[:, 1::2]], 1)


def column_by_column(length: int, d_model: int, times: int) -> Tensor:
    """Each column has a frequency of its own, sines and cosines in turn."""
    places, columns = torch.arange(length)[:, None].double(), torch.arange(d_model)
    angles = places * 1e4 ** (-times * columns.double() / d_model)
    return angles.sin().where(columns % 2 == 0, angles.cos())


def tensor2tensor(two_i: Tensor, d_model: int) -> Tensor:
    """Frequencies whose last one is 1/10000 itself."""
    return 1e4 ** (-two_i / max(d_model - 2, 1))


PAPER, HALVES = "the paper's table", "all sines first, then all cosines"
POSITION_DESIGNS: Table = {
    PAPER: lambda n, d: sinusoids(n, d).double(),
    HALVES: lambda n, d: in_halves(waves(n, d)),
    f"{HALVES}, as in tensor2tensor": lambda n, d: in_halves(
        waves(n, d, tensor2tensor)
    ),
}
OTHER_BASES = 10, 100, 500, 1000, 2000, 5000, 20000, 50000, 100000, 500000, 1000000
POSITION_MISTAKES: Table = {
    "the frequencies grow, the minus in the exponent is missing": lambda n, d: waves(
        n, d, lambda two_i, d: 1e4 ** (two_i / d)
    ),
    "all frequencies are 1: the exponent is divided as integers": lambda n, d: waves(
        n, d, lambda two_i, d: two_i * 0 + 1
    ),
    "the exponent is i, and not 2i": lambda n, d: waves(n, d, powers(100)),
    "the exponent is 4i, and not 2i": lambda n, d: waves(n, d, powers(1e8)),
    "the base is e, and not 10000": lambda n, d: waves(n, d, powers(math.e)),
    **{
        f"the base is {base}, and not 10000": lambda n, d, base=base: waves(
            n, d, powers(base)
        )
        for base in OTHER_BASES
    },
    "all columns are sines, where sines and cosines take turns": lambda n, d: waves(
        n, d, odd=torch.sin
    ),
    "all columns are cosines, where sines and cosines take turns": lambda n, d: waves(
        n, d, even=torch.cos
    ),
    "sine and cosine are exchanged": lambda n, d: waves(
        n, d, even=torch.cos, odd=torch.sin
    ),
    "the odd columns are 0: sine and cosine both write into the even ones": lambda n, d: (
        waves(n, d, even=torch.cos, odd=torch.zeros_like)
    ),
    "the even columns are 0: sine and cosine both write into the odd ones": lambda n, d: (
        waves(n, d, even=torch.zeros_like)
    ),
    "positions are counted from 1": lambda n, d: waves(n, d, start=1),
    "angles are taken for degrees": lambda n, d: waves(n, d, step=math.pi / 180),
    "positions are multiplied by 2π": lambda n, d: waves(n, d, step=2 * math.pi),
    "positions are counted from the end": lambda n, d: waves(n, d).flip(0),
    "positions are divided by the length": lambda n, d: waves(n, d, step=1 / n),
    "each column has an exponent of its own, n = 0, 1, 2, 3, for n = 0, 0, 2, 2; sine and "
    "cosine of a pair have two frequencies": lambda n, d: column_by_column(n, d, 1),
    "each column has an exponent of its own, n = 0, 2, 4, 6, 8, 10, for n = 0, 0, 2, 2, 4, 4; "
    "sine and cosine of a pair have two frequencies": lambda n, d: column_by_column(
        n, d, 2
    ),
}


# --- the loss: its sum over the tokens, of logits (N, V) and the right ones, one-hot


def smoothed(right: Tensor, share: float, spread: float) -> Tensor:
    """A target that gives `share` to the right token, and `spread` to each."""
    return share * right + spread


def cross_entropy(logits: Tensor, target: Tensor) -> Tensor:
    return -(target * logits.log_softmax(-1)).sum()


PYTORCH_LOSS = "F.cross_entropy(…, label_smoothing=…)"
LOSSES: Table = {
    PYTORCH_LOSS: lambda x, y, s: cross_entropy(x, smoothed(y, 1 - s, s / y.shape[-1])),
    "a softmax is taken before the log-softmax": lambda x, y, s: cross_entropy(
        x.softmax(-1), smoothed(y, 1 - s, s / y.shape[-1])
    ),
    "probabilities stand where log-probabilities belong": lambda x, y, s: (
        -(smoothed(y, 1 - s, s / y.shape[-1]) * x.softmax(-1)).sum()
    ),
    "no smoothing: all of the target is at the right token": lambda x, y, s: (
        cross_entropy(x, y)
    ),
    "the smoothing is given to the right token, and the rest to the others": lambda x, y, s: (
        cross_entropy(x, smoothed(y, s, 0) + (1 - s) * (1 - y) / (y.shape[-1] - 1))
    ),
    "each token is given all of it, and not a part of the smoothing": lambda x, y, s: (
        cross_entropy(x, smoothed(y, 1 - s, s))
    ),
    "each wrong token is given all of it, and not a part of the smoothing": lambda x, y, s: (
        cross_entropy(x, smoothed(y, 1 - 2 * s, s))
    ),
    "the smoothing is subtracted, and not added": lambda x, y, s: cross_entropy(
        x, smoothed(y, 1 + s, -s / y.shape[-1])
    ),
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
