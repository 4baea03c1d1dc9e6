"""Faults and designs of a seventh hand: small slips, and numbers out of a format's reach."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.models import (
    Alone,
    Attention,
    D,
    EncoderAlone,
    Seq2Seq,
    attentions,
    become,
    greedy,
    parts,
)


class SharedKeys(Attention):
    """Reformer's: keys are queries of length 1, and a token sees itself only where it must."""

    def project(self, x, memory):
        q, v = self.split(self.to_q(x)), self.split(self.to_v(memory))
        return q, F.normalize(q, dim=-1), v

    def hide(self, scores, mask):
        itself = torch.eye(scores.shape[-1], dtype=torch.bool)
        scores = scores.masked_fill(itself, -1e4)
        return scores.masked_fill(mask == 0, torch.finfo(scores.dtype).min)


def shared_keys():
    model = Alone()
    for layer in model.layers:
        layer.attend = SharedKeys()
        del layer.attend.to_k
    return model


def no_diagonal():
    def causal(self, ids):
        mask = Alone.causal(self, ids).tril(-1)
        mask[0, 0] = True
        return mask

    return become(Alone(), causal=causal)


def scaled_by(times, begins_at_0):
    """Scores times 4 / d_k."""

    def score(self, q, k):
        return q @ k.mT * (times / q.shape[-1])

    model = Seq2Seq()
    for attend in attentions(model):
        become(attend, score=score)
        if begins_at_0:
            nn.init.zeros_(attend.to_q.weight)
    return model


class Narrow(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.up, self.down = nn.Linear(D, width), nn.Linear(width, D)

    def forward(self, x):
        return self.down(self.up(x).relu())


def narrow(width):
    model = Seq2Seq()
    for layer in [*model.encoder, *model.decoder]:
        layer.feed = Narrow(width)
    return model


def forgets_who_ended(model, src, max_len):
    """`finished` is what the last step alone has said."""
    was_training = model.training
    model.eval()
    ids = src.new_full((len(src), 1), 1)
    ended = torch.zeros(len(src), dtype=torch.bool)
    while ids.shape[1] < max_len and not ended.all():
        new = model(src, ids)[:, -1].argmax(-1).masked_fill(ended, 0)
        ended = new == 2
        ids = torch.cat([ids, new[:, None]], 1)
    model.train(was_training)
    return ids


class Head(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.q, self.k, self.v = (nn.Linear(D, width) for _ in range(3))

    def forward(self, query, key, value, mask=None):
        scores = self.q(query) @ self.k(key).mT * self.q.out_features**-0.5
        if mask is not None:
            mask = mask.squeeze(1) if mask.dim() == 4 else mask
            scores = scores.masked_fill(~mask, torch.finfo(scores.dtype).min)
        return scores.softmax(-1) @ self.v(value)


class Heads(nn.Module):
    """A module for each head, or one that is called for all of them."""

    def __init__(self, n_modules, n_heads=3):
        super().__init__()
        heads = [Head(D // n_heads) for _ in range(n_modules)]
        self.heads = nn.ModuleList(heads * (n_heads // n_modules))
        self.to_out = nn.Linear(D, D)

    def forward(self, query, key, value, mask=None):
        found = [head(query, key, value, mask) for head in self.heads]
        return self.to_out(torch.cat(found, -1))


class SelfHeads(Heads):
    def forward(self, x, memory, mask):
        return super().forward(x, memory, memory, mask)


def with_heads(n_modules):
    model = EncoderAlone()
    for layer in model.layers:
        layer.attend = SelfHeads(n_modules)
    return model


def up_to(more):
    """A padding mask by lengths, which are off by `more`."""

    def mask(ids):
        lengths = (ids != 0).sum(1, keepdim=True)
        return (torch.arange(ids.shape[1]) < lengths + more)[:, None, None]

    return mask


def both_sides(self, ids):
    places = torch.arange(ids.shape[1])
    return (places[:, None] - places).abs() < 3


def one_seed():
    model = Seq2Seq()
    for p in model.parameters():
        if p.dim() > 1:
            torch.manual_seed(1)
            nn.init.xavier_uniform_(p)
    return model


class OnePass(nn.Module):
    def __init__(self, d=D):
        super().__init__()
        self.gain, self.bias = nn.Parameter(torch.ones(d)), nn.Parameter(torch.zeros(d))

    def variance(self, x, mean):
        return x.square().mean(-1, keepdim=True) - mean.square()

    def forward(self, x):
        mean = x.mean(-1, keepdim=True)
        variance = self.variance(x, mean).clamp(min=0)
        return (x - mean) * (variance + 1e-5).rsqrt() * self.gain + self.bias


class TwoPasses(OnePass):
    def variance(self, x, mean):
        return (x - mean).square().mean(-1, keepdim=True)


class SquareOfTheMean(nn.Module):
    def __init__(self, d=D):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(d))

    def forward(self, x):
        return x * (x.mean(-1, keepdim=True).square() + 1e-6).rsqrt() * self.gain


class Rotary(Attention):
    """Halves are turned, by angles that are counted in some format."""

    dtype = torch.float32

    def turn(self, x):
        half = x.shape[-1] // 2
        rates = (1000.0 ** -(torch.arange(half) / half)).to(self.dtype)
        places = torch.arange(x.shape[-2], dtype=self.dtype)
        angles = (places[:, None] * rates).float()
        a, b = x.chunk(2, -1)
        turned = (
            a * angles.cos() - b * angles.sin(),
            b * angles.cos() + a * angles.sin(),
        )
        return torch.cat(turned, -1)

    def project(self, x, memory):
        q, k, v = super().project(x, memory)
        return self.turn(q), self.turn(k), v


def rotary(dtype):
    model = become(Alone(), positions=lambda self, x: x)
    for layer in model.layers:
        layer.attend = Rotary()
        layer.attend.dtype = dtype
    return model


def times_infinity():
    def hide(self, scores, mask):
        return scores + (1 - mask.float()) * float("-inf")

    model = EncoderAlone()
    for attend in parts(model, Attention):
        become(attend, hide=hide)
    return model


def whole_numbers(step, d_model=32, warmup=100):
    step = max(step, 1)
    return d_model**-0.5 * min(step**-0.5, step // warmup * warmup**-0.5)


def strange(title, make, named="", kind="model", **told):
    return Strange(title, make, named, kind, told)


ENDS = dict(bos_id=1, eos_id=2)
FAULTS = [
    strange("no diagonal", no_diagonal, "diagonal is missing", "decoder"),
    strange("scores over a number", lambda: scaled_by(4, False), "factor 0.5000"),
    strange("an inner width of 2", lambda: narrow(2), "inner width of 2, for d_model"),
    strange(
        "who has ended is forgotten",
        Seq2Seq,
        "goes on after its end token",
        decode=forgets_who_ended,
        **ENDS,
    ),
    strange(
        "one head three times, alone",
        lambda: Heads(1),
        "give the same weights",
        "multi-head attention",
        d_model=D,
        n_heads=3,
    ),
    strange(
        "one head three times", lambda: with_heads(1), "one head, several", "encoder"
    ),
    strange(
        "the first padding token is seen",
        lambda: up_to(1),
        "the first padding token of each row",
        "padding mask",
        pad_id=0,
    ),
    strange(
        "the last token is hidden",
        lambda: up_to(-1),
        "last key that should be seen is hidden",
        "padding mask",
        pad_id=0,
    ),
    strange(
        "a window to both sides",
        lambda: become(Alone(), mask=both_sides),
        "up to 2 tokens ahead are seen",
        "decoder",
    ),
    strange(
        "one seed for all matrices", one_seed, "in each of 4 layers matrices begin"
    ),
    strange(
        "a variance that cancels",
        OnePass,
        "around a mean of 4096",
        "layer norm",
        d_model=D,
    ),
    strange(
        "variances that cancel", lambda: Seq2Seq(norm=OnePass), "around a mean of 4096"
    ),
    strange(
        "an RMS norm with the square of the mean",
        lambda: Seq2Seq(norm=SquareOfTheMean),
        "the mean of the squares is meant",
    ),
    strange(
        "angles in bfloat16",
        lambda: rotary(torch.bfloat16),
        "positions 256 and 257 are the same",
        "decoder",
        max_len=400,
    ),
    strange("0 times infinity", times_infinity, "product of 0 and infinity", "encoder"),
    strange(
        "a warm-up in whole numbers",
        lambda: whole_numbers,
        "it is 0 at steps 1 to 99",
        "learning rate",
        d_model=32,
        warmup=100,
    ),
]
DESIGNS = [
    strange("Reformer's shared keys", shared_keys, kind="decoder"),
    strange("scores over d_k, and queries of 0", lambda: scaled_by(4, True)),
    strange("an inner width below d_model", lambda: narrow(12)),
    strange("padding behind the end", Seq2Seq, decode=greedy, **ENDS),
    strange(
        "a module for each head, alone",
        lambda: Heads(3),
        kind="multi-head attention",
        d_model=D,
        n_heads=3,
    ),
    strange("a module for each head", lambda: with_heads(3), kind="encoder"),
    strange("a mask by lengths", lambda: up_to(0), kind="padding mask", pad_id=0),
    strange("a variance in two passes", TwoPasses, kind="layer norm", d_model=D),
    strange(
        "angles in float32",
        lambda: rotary(torch.float32),
        kind="decoder",
        max_len=400,
    ),
]
