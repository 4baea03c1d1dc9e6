"""The thirteenth hand's other half: norms, tables, what is returned beside, and decoding."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    LONGEST,
    TGT,
    Alone,
    D,
    Seq2Seq,
    become,
    sines,
)
from tests.transformer_checkup.strangers.written.seventh import strange
from tests.transformer_checkup.strangers.written.tenth_decoding import (
    Cached,
    go_on,
    go_on_plainly,
)

# --- norms, tables, numbers


class ChannelNorm(nn.Module):
    """A layer norm of (B, d_model, L), whose gain is no vector to PyTorch."""

    def __init__(self, axes):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(1, D, 1))
        self.bias = nn.Parameter(torch.zeros(1, D, 1))
        self.axes = axes

    def forward(self, x):
        off = x - x.mean(self.axes, keepdim=True)
        deviation = (off.square().mean(self.axes, keepdim=True) + 1e-5).sqrt()
        return self.gain * off / deviation + self.bias


class ChannelsLast(nn.Module):
    def __init__(self, axes):
        super().__init__()
        self.of_channels = ChannelNorm(axes)

    def forward(self, x):
        return self.of_channels(x.mT).mT


def channels_first(axes):
    return Seq2Seq(norm=lambda d: ChannelsLast(axes))


class NormedHead(nn.Linear):
    """FixNorm: each token's row of the output projection has length 1."""

    def forward(self, x):
        return F.linear(x, F.normalize(self.weight, dim=-1))


def normed_head():
    model = Alone()
    model.head = NormedHead(D, TGT, bias=False)
    return model


def row_of_padding():
    """fairseq: the padding's id is 1, and row 1 of the table of sines is 0."""

    def padding(self, ids):
        return (ids != 1)[:, None, None]

    def embed(self, table, ids):
        is_token = (ids != 1).long()
        rows = self.table_of_sines[is_token.cumsum(1) * is_token + 1]
        return self.drop(table(ids) * D**0.5 + rows)

    model = become(Alone(), padding=padding, embed=embed)
    model.table_of_sines = sines(LONGEST + 2)
    model.table_of_sines[1] = 0
    return model, dict(pad_id=1)


def in_float32(x):
    return x + sines(x.shape[1])


def softmax_with_a_one(q, k, v, mask=None):
    scores = q @ k.mT / q.shape[-1] ** 0.5
    if mask is not None:
        scores = scores.masked_fill(~mask, -1e9)
    largest = scores.amax(-1, keepdim=True).clamp(min=0)
    exponentials = (scores - largest).exp()
    weights = exponentials / ((-largest).exp() + exponentials.sum(-1, keepdim=True))
    return weights @ v, weights


# --- parts that these logits do not need


def two_outputs(self, ids):
    """BERT's: beside the tokens' logits, two for the whole sequence."""
    states = self.states(ids)
    return self.head(states), self.whole(states[:, 0].tanh())


def next_but_one(self, ids):
    """Logits of the token after the next, too, in training."""
    states = self.states(ids)
    return self.head(states), self.head(self.whole(states)) if self.training else None


def with_whole(width, forward):
    def states(self, ids):
        x = self.embed(self.table, ids)
        for layer in self.layers:
            x = layer(x, self.mask(ids))
        return self.norm(x)

    model = become(Alone(), forward=forward, states=states)
    model.whole = nn.Linear(D, width)
    return model


def thrown_away(self, ids):
    """What `whole` gives is returned, and the logits are made without it."""
    states = self.states(ids)
    return self.head(states), self.whole(states)


def one_layer_less(self, ids):
    """In evaluation a layer is left out, which the logits of training are made by."""
    states = self.states(ids)
    return self.head(states + self.whole(states) if self.training else states)


def tied_and_not_called():
    def forward(self, ids):
        x = self.embed(self.table, ids)
        for layer in self.layers:
            x = layer(x, self.mask(ids))
        return self.norm(x) @ self.table.weight.mT

    model = Alone()
    model.head = nn.Linear(D, TGT, bias=False)
    model.head.weight = model.table.weight
    return become(model, forward=forward)


# --- where logits stand, and decoding


def one_place_late(n):
    """Tokens in front are cut off again, at the wrong end."""

    def forward(self, ids):
        front = self.front.expand(len(ids), n, D)
        x = torch.cat([front, self.embed(self.table, ids)], 1)
        mask = torch.ones(x.shape[1], x.shape[1], dtype=torch.bool).tril()
        for layer in self.layers:
            x = layer(x, mask)
        return self.head(self.norm(x))[:, : ids.shape[1]]

    model = Alone()
    model.front = nn.Parameter(torch.randn(n, D))
    return become(model, forward=forward), dict(pad_id=None)


class Forgetful(Cached):
    """Keeps the keys and values of the last four tokens, where all of them are meant."""

    def step(self, ids, past):
        logits, kept = super().step(ids, past)
        return logits, [(k[:, :, -4:], v[:, :, -4:]) for k, v in kept]


class Kept(Cached):
    """The cache is the model's, and stays there when a target is done."""

    past = None

    def step(self, ids, past):
        logits, self.past = super().step(ids, self.past)
        return logits, self.past


class Filled(Alone):
    """A vocabulary that is filled up to 32 rows, which nobody cuts off in decoding."""

    def __init__(self):
        super().__init__()
        self.table, self.head = nn.Embedding(32, D), nn.Linear(D, 32)


FAULTS = [
    strange(
        "a layer in training alone",
        lambda: with_whole(D, one_layer_less),
        "never called: whole",
        "decoder",
    ),
    strange(
        "a norm of features and positions",
        lambda: channels_first((1, 2)),
        "layer norms: .*over several positions",
    ),
    strange(
        "a state is returned beside the logits",
        lambda: with_whole(D, thrown_away),
        "no gradient: whole",
        "decoder",
    ),
    strange(
        "logits of the tokens in front",
        lambda: one_place_late(5),
        "the last one depends on none",
        "decoder",
    ),
    strange(
        "logits one place late",
        lambda: one_place_late(2),
        "the last one depends on 0, 1, 2: logits that stand at other positions",
        "decoder",
    ),
    strange(
        "a cache that is the model's",
        Kept,
        "something is kept",
        "decoder",
        decode=go_on,
        eos_id=2,
    ),
    strange(
        "a cache of four tokens",
        Forgetful,
        "are keys dropped too early",
        "decoder",
        decode=go_on,
        eos_id=2,
    ),
    strange(
        "an argmax over rows that are no tokens",
        Filled,
        "is none of the 19 tokens",
        "decoder",
        decode=go_on_plainly,
        call=lambda model, ids: model(ids)[..., :TGT],
        eos_id=2,
    ),
]
DESIGNS = [
    strange("a norm of channels", lambda: channels_first(1)),
    strange("an output projection of length 1", normed_head, kind="decoder"),
    strange("a row of zeros for the padding", row_of_padding, kind="decoder"),
    strange(
        "positions in float32",
        lambda: in_float32,
        kind="positional encoding",
        d_model=D,
    ),
    strange("1 more in the softmax", lambda: softmax_with_a_one, kind="attention"),
    strange("two outputs", lambda: with_whole(2, two_outputs), kind="decoder"),
    strange(
        "the token after the next, in training",
        lambda: with_whole(D, next_but_one),
        kind="decoder",
    ),
    strange("tied, and not called", tied_and_not_called, kind="decoder"),
]
