"""Faults and designs of a thirteenth hand: other ways to mix, to add, to norm, to route."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    HEADS,
    LONGEST,
    Alone,
    Attention,
    Block,
    D,
    EncoderAlone,
    FeedForward,
    Seq2Seq,
    become,
    parts,
)
from tests.transformer_checkup.strangers.written.seventh import strange

# --- the encoder's tokens meet without attention


class Fourier(nn.Module):
    """FNet: a Fourier transform in the place of attention."""

    def forward(self, x, memory, mask):
        return torch.fft.fft2(x, dim=(-2, -1)).real


class Kernel(nn.Module):
    """LightConv: each of three groups of features has a kernel of its own, a softmax."""

    def __init__(self):
        super().__init__()
        self.weight, self.out = nn.Parameter(torch.randn(3, 1, 3)), nn.Linear(D, D)

    def forward(self, x, memory, mask):
        weight = self.weight.softmax(-1).repeat_interleave(D // 3, 0)
        x = x * mask[:, 0, 0, :, None]
        mixed = F.conv1d(x.mT, weight, padding=1, groups=D).mT
        return self.out(mixed)


def mixed_by(kind):
    model = Seq2Seq()
    for layer in model.encoder:
        layer.attend = kind()
    return become(model, **({"padding": no_padding} if kind is Fourier else {}))


def no_padding(self, ids):
    return torch.ones_like(ids, dtype=torch.bool)[:, None, None]


# --- who attends to whom


class Separate(Attention):
    """Longformer: the first token looks at all, with matrices of its own; others at neighbors."""

    def __init__(self):
        super().__init__()
        self.first = nn.ModuleList(nn.Linear(D, D) for _ in range(3))

    def forward(self, x, memory, mask):
        at = torch.arange(x.shape[1])
        near = ((at - at[:, None]).abs() <= 1) | (at == 0)
        q, k, v = self.project(x, memory)
        others = self.weigh(self.score(q, k), mask & near) @ v
        q, k, v = (self.split(linear(x)) for linear in self.first)
        first = self.weigh(self.score(q[:, :, :1], k), mask) @ v
        return self.to_out(self.merge(torch.cat([first, others[:, :, 1:]], 2)))


class Directional(Attention):
    """DiSAN: a head looks back, and two ahead."""

    def hide(self, scores, mask):
        back = torch.ones(scores.shape[-2:], dtype=torch.bool).tril()
        return Attention.hide(
            self, scores, mask & torch.stack([back, back.mT, back.mT])
        )


class Sunk(Attention):
    """gpt-oss: a window, and a logit more in the softmax, which is learned."""

    def __init__(self):
        super().__init__()
        self.sink = nn.Parameter(torch.randn(HEADS, 1, 1))

    def weigh(self, scores, mask):
        near = torch.ones_like(scores, dtype=torch.bool).triu(-1)
        hidden = self.hide(scores, mask & near)
        sink = self.sink.expand(*scores.shape[:-1], 1)
        return torch.cat([hidden, sink], -1).softmax(-1)[..., :-1]


class Dense(Attention):
    """Synthesizer: a token gives its weights for all positions, without any key."""

    def __init__(self):
        super().__init__()
        self.to_weights = nn.Linear(D, HEADS * LONGEST)
        del self.to_q, self.to_k

    def forward(self, x, memory, mask):
        weights = self.split(self.to_weights(x))[..., : x.shape[1]]
        weights = self.drop(self.weigh(weights, mask))
        return self.to_out(self.merge(weights @ self.split(self.to_v(x))))


class Untied(Attention):
    """TUPE: scores of positions beside those of tokens; the first position has two numbers."""

    def __init__(self):
        super().__init__()
        self.of_positions = nn.Parameter(torch.randn(LONGEST, LONGEST))
        self.of_the_first = nn.Parameter(torch.randn(2))

    def score(self, q, k):
        at = torch.arange(q.shape[-2])
        bias = self.of_positions[: len(at), : len(at)]
        bias = torch.where(at == 0, self.of_the_first[0], bias)
        bias = torch.where(at[:, None] == 0, self.of_the_first[1], bias)
        return Attention.score(self, q, k) + bias


def with_attention(model, kind, **methods):
    for layer in parts(model, Block):
        layer.attend = kind()
    return become(model, **methods)


def no_positions(self, x):
    return x


# --- what is added, and to what


class TwoStreams(nn.Module):
    """A layer of a reversible network (Reformer)."""

    def __init__(self):
        super().__init__()
        self.attend, self.feed = Attention(0.0), FeedForward(0.0)
        self.norms = nn.ModuleList(nn.LayerNorm(D) for _ in range(2))

    def forward(self, one, other, mask):
        y = self.norms[0](other)
        one = one + self.attend(y, y, mask)
        return one, other + self.feed(self.norms[1](one))


def by_their_kind(self, ids):
    """Mixture-of-Depths, without a router: a token of an odd id passes all layers by."""
    x = start = self.embed(self.table, ids)
    for layer in self.layers:
        x = layer(x, self.mask(ids))
    return self.head(self.norm(torch.where(ids[..., None] % 2 == 0, x, start)))


def reversible():
    def forward(self, ids):
        one = other = self.embed(self.table, ids)
        for layer in self.layers:
            one, other = layer(one, other, self.mask(ids))
        return self.head(self.norm(one + other))

    model = Alone(rate=0.0)
    model.layers = nn.ModuleList(TwoStreams() for _ in range(2))
    return become(model, forward=forward), dict(dropout=None)


def scaled_layers(gain=1e-4):
    """LayerScale: a small gain on what each sublayer gives; positions by rotation."""

    def add(self, number, x, sublayer):
        given = sublayer(self.norms[number](x))
        return x + self.drops[number](self.gains[number] * given)

    class Turned(Attention):
        def project(self, x, memory):
            q, k, v = Attention.project(self, x, memory)
            return rotated(q), rotated(k), v

    model = with_attention(Alone(), Turned, positions=no_positions)
    for layer in model.layers:
        layer.gains = nn.Parameter(torch.full((2, D), gain))
        become(layer, add=add)
    return model


def rotated(x):
    angle = torch.arange(x.shape[-2])[:, None] / 100 ** torch.arange(0, 1, 0.25)
    one, other = x.chunk(2, -1)
    turned = (
        one * angle.cos() - other * angle.sin(),
        one * angle.sin() + other * angle.cos(),
    )
    return torch.cat(turned, -1)


def shut_twice():
    """ReZero's gain is 0, and so is the last matrix of what it multiplies."""

    def add(self, number, x, sublayer):
        return x + self.gain * self.drops[number](sublayer(self.norms[number](x)))

    model = Alone()
    for layer in model.layers:
        layer.gain = nn.Parameter(torch.zeros(()))
        for linear in (layer.attend.to_out, layer.feed.down):
            nn.init.zeros_(linear.weight)
            nn.init.zeros_(linear.bias)
        become(layer, add=add)
    return model


class DeepNorm(nn.Module):
    def __init__(self, factor):
        super().__init__()
        self.norm, self.factor = nn.LayerNorm(D), factor

    def forward(self, x, sublayer):
        return self.norm(self.factor * x + sublayer(x))


class ReZero(nn.Module):
    def __init__(self):
        super().__init__()
        self.gain = nn.Parameter(torch.zeros(()))

    def forward(self, x, sublayer):
        return x + self.gain * sublayer(x)


class Gated(nn.Module):
    """GTrXL without its norm: a gate says how much of each is carried on."""

    def __init__(self):
        super().__init__()
        self.gate = nn.Linear(2 * D, D)

    def forward(self, x, sublayer):
        y = sublayer(x)
        gate = torch.sigmoid(self.gate(torch.cat([x, y], -1)) - 2)
        return (1 - gate) * x + gate * y.tanh()


FAULTS = [
    strange("0 times 0", shut_twice, "begins at 0, and what it multiplies", "decoder"),
    strange(
        "half of x before the norm",
        lambda: DeepNorm(0.5),
        "the sublayer's output is added: off by",
        "residual",
        d_model=D,
    ),
]
DESIGNS = [
    strange("a Fourier transform", lambda: mixed_by(Fourier), pad_id=None),
    strange("kernels that are a softmax", lambda: mixed_by(Kernel)),
    strange(
        "matrices of its own for the first token",
        lambda: with_attention(EncoderAlone(), Separate),
        kind="encoder",
    ),
    strange(
        "heads of two directions",
        lambda: with_attention(EncoderAlone(), Directional, positions=no_positions),
        kind="encoder",
    ),
    strange(
        "scores of positions, and a first one of its own",
        lambda: with_attention(EncoderAlone(), Untied, positions=no_positions),
        kind="encoder",
    ),
    strange(
        "a window and a sink, without positions",
        lambda: with_attention(Alone(), Sunk, positions=no_positions),
        kind="decoder",
    ),
    strange(
        "weights without keys", lambda: with_attention(Alone(), Dense), kind="decoder"
    ),
    strange(
        "some tokens pass all layers by",
        lambda: become(Alone(), forward=by_their_kind),
        kind="decoder",
    ),
    strange("a reversible network", reversible, kind="decoder"),
    strange("small gains on each sublayer", scaled_layers, kind="decoder"),
    strange(
        "x times 2 before the norm", lambda: DeepNorm(2), kind="residual", d_model=D
    ),
    strange("a gain that begins at 0", ReZero, kind="residual", d_model=D),
    strange("a gate for the sum", Gated, kind="residual", d_model=D),
]
