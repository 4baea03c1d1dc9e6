"""Designs and faults by a sixteenth hand: functions of parameters, other orders of axes."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    HEADS,
    LONGEST,
    TGT,
    Alone,
    Attention,
    D,
    EncoderAlone,
    FeedForward,
)
from tests.transformer_checkup.strangers.written.seventh import strange


class KeysThird(Attention):
    """Channels first: (B, d, L) all through, scores are (B, H, keys, queries)."""

    axis = 2

    def split(self, x):
        return x.mT.unflatten(1, (HEADS, -1))  # (B, H, d_k, L)

    def forward(self, x, memory, mask):
        q, k, v = self.project(x, memory)
        scores = torch.einsum("bhdq,bhdk->bhkq", q, k) / q.shape[2] ** 0.5
        weights = scores.masked_fill(mask.mT == 0, -1e9).softmax(self.axis)
        return self.to_out(torch.einsum("bhdk,bhkq->bhdq", v, weights).flatten(1, 2).mT)


class TimesWeights(KeysThird):
    """The same without an equation: the values stand on the left."""

    def forward(self, x, memory, mask):
        q, k, v = self.project(x, memory)
        scores = (k.mT @ q / q.shape[2] ** 0.5).masked_fill(mask.mT == 0, -1e9)
        return self.to_out((v @ scores.softmax(2)).flatten(1, 2).mT)


class BothTurned(Attention):
    """softmax(scores) v, as the transpose of vᵀ softmax(scores)ᵀ."""

    def forward(self, x, memory, mask):
        q, k, v = self.project(x, memory)
        weights = self.weigh(self.score(q, k), mask)
        return self.to_out(self.merge((v.mT @ weights.mT).mT))


def attending_by(kind, axis=2):
    model = EncoderAlone()
    for layer in model.layers:
        layer.attend = kind()
        layer.attend.axis = axis
    return model


class Streams(nn.Module):
    """Hyper-connections: three streams that are alike at first, mixed by small matrices."""

    def __init__(self):
        super().__init__()
        self.table, self.norm = nn.Embedding(TGT, D), nn.LayerNorm(D)
        nn.init.normal_(self.table.weight, std=0.3)
        self.places = nn.Parameter(torch.randn(LONGEST, D) * 0.1)
        self.blocks = nn.ModuleList([Attention(0.0), FeedForward(0.0)])
        self.norms = nn.ModuleList(nn.LayerNorm(D) for _ in self.blocks)
        first = torch.eye(3, 4).roll(1, 1)
        self.mix = nn.ParameterList()
        for number in range(len(self.blocks)):
            start = first.clone()
            start[number, 0] = 1
            self.mix.append(nn.Parameter(start))
        self.back = nn.ParameterList(nn.Parameter(torch.ones(3)) for _ in self.blocks)
        self.head = nn.Linear(D, TGT)

    def forward(self, ids):
        length = ids.shape[1]
        causal = torch.ones(length, length, dtype=torch.bool).tril()
        x = self.table(ids) + self.places[:length]
        streams = x[..., None, :].expand(-1, -1, 3, -1)
        for number, block in enumerate(self.blocks):
            mixed = torch.einsum("nm,blnd->blmd", self.mix[number], streams)
            given = self.norms[number](mixed[:, :, 0])
            out = block(given, given, causal) if number == 0 else block(given)
            streams = mixed[:, :, 1:] + self.back[number][:, None] * out[:, :, None]
        return self.head(self.norm(streams.sum(2)))


def norm(x, gain):
    return F.layer_norm(x, (D,)) * gain


def of_one_text(weights, ids):
    """A decoder as a function of its weights and of one text (L,), as in JAX."""
    length = len(ids)
    x = weights["table"][ids] + weights["places"][:length]
    seen = torch.arange(length)[:, None] >= torch.arange(length)
    q, k, v = torch.einsum("ld,dchk->chlk", norm(x, weights["gain"]), weights["qkv"])
    scores = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(~seen, -1e9)
    x = x + torch.einsum("hqk,hkd,hde->qe", scores.softmax(-1), v, weights["out"])
    x = x + F.gelu(norm(x, weights["gain"]) @ weights["up"]) @ weights["down"]
    return norm(x, weights["gain"]) @ weights["table"].T


class LikeJax(nn.Module):
    """torch.vmap makes a batch of it."""

    def __init__(self, is_registered):
        super().__init__()
        sizes = dict(table=(TGT, D), places=(LONGEST, D), qkv=(D, 3, HEADS, D // HEADS))
        sizes |= dict(out=(HEADS, D // HEADS, D), up=(D, 40), down=(40, D))
        weights = {name: 0.1 * torch.randn(size) for name, size in sizes.items()}
        weights["gain"] = torch.ones(D)
        self.rest = nn.Parameter(weights.pop("down"))
        if is_registered:
            self.weights = nn.ParameterDict(weights)
        else:
            self.weights = {name: w.requires_grad_() for name, w in weights.items()}

    def forward(self, ids):
        weights = {**self.weights, "down": self.rest}
        return torch.vmap(lambda text: of_one_text(weights, text))(ids)


class OneDictionary(Alone):
    """Two layers of functions, whose matrices are all in one dictionary."""

    def __init__(self, has_residual):
        super().__init__()
        del self.layers
        self.has_residual = has_residual
        shapes = dict(
            q=(D, D), k=(D, D), v=(D, D), out=(D, D), up=(D, 40), down=(40, D)
        )
        drawn = {
            f"{name}{n}": torch.randn(shape) * shape[0] ** -0.5
            for name, shape in shapes.items()
            for n in range(2)
        }
        self.matrices = nn.ParameterDict(drawn)

    def attend(self, x, number, seen):
        q, k, v = (
            (x @ self.matrices[f"{name}{number}"])
            .unflatten(-1, (HEADS, -1))
            .transpose(1, 2)
            for name in "qkv"
        )
        scores = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(~seen, float("-inf"))
        joined = (scores.softmax(-1) @ v).transpose(1, 2).flatten(2)
        return joined @ self.matrices[f"out{number}"]

    def forward(self, ids):
        x, seen = self.embed(self.table, ids), self.causal(ids)
        for n in range(2):
            y = self.drop(self.attend(F.layer_norm(x, (D,)), n, seen))
            x = x + y if self.has_residual else y
            hidden = (F.layer_norm(x, (D,)) @ self.matrices[f"up{n}"]).relu()
            x = x + self.drop(hidden @ self.matrices[f"down{n}"])
        return self.head(self.norm(x))


class Scaled(nn.Module):
    """LayerScale: what a sublayer gives, times a number for each feature."""

    def __init__(self):
        super().__init__()
        self.norm, self.gain = nn.LayerNorm(D), nn.Parameter(torch.full((D,), 0.1))

    def forward(self, x, sublayer):
        return x + self.gain * sublayer(self.norm(x))


class Dropped(Scaled):
    """In training one example of two is left out, and the others are not doubled."""

    def forward(self, x, sublayer):
        given = self.gain * sublayer(self.norm(x))
        kept = torch.rand(len(x), 1, 1) < 0.5 if self.training else 1.0
        return x + given * kept


FAULTS = [
    strange(
        "LayerScale, and a stochastic depth that is not made up for",
        Dropped,
        "in training 0.* of what evaluation adds, on average",
        "residual",
        d_model=D,
    ),
    strange(
        "weights in a plain dictionary",
        lambda: LikeJax(False),
        "6 tensors that require a gradient stand in plain dictionaries",
        "decoder",
        pad_id=None,
        dropout=None,
    ),
    strange(
        "matrices in one dictionary, and no residual",
        lambda: OneDictionary(False),
        "no residual around matrices.out0, matrices.out1",
        "decoder",
        pad_id=None,
    ),
    strange(
        "a softmax over the queries, keys third",
        lambda: attending_by(KeysThird, axis=3),
        "they sum to 1 over the queries",
        "encoder",
    ),
]
DESIGNS = [
    strange("keys third", lambda: attending_by(KeysThird), kind="encoder"),
    strange("values on the left", lambda: attending_by(TimesWeights), kind="encoder"),
    strange("both are turned", lambda: attending_by(BothTurned), kind="encoder"),
    strange("streams", Streams, kind="decoder", pad_id=None, dropout=None),
    strange(
        "as in JAX", lambda: LikeJax(True), kind="decoder", pad_id=None, dropout=None
    ),
    strange(
        "matrices in one dictionary",
        lambda: OneDictionary(True),
        kind="decoder",
        pad_id=None,
    ),
    strange("LayerScale, as a part", Scaled, kind="residual", d_model=D),
]
