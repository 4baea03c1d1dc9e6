"""One plain encoder-decoder, a decoder alone and an encoder alone, in small methods.

A stranger replaces one of these methods or classes.
"""

import math

import torch
import torch.nn.functional as F  # noqa: F401, for the table
from torch import nn

SRC, TGT = 17, 19
D, HEADS, FF, LONGEST = 24, 3, 40, 64
TOLD = dict(pad_id=0, max_len=LONGEST, dropout=0.1)
ENDS = dict(bos_id=1, eos_id=2)


class Attention(nn.Module):
    """Heads in an axis of their own; a mask is True or 1 where a query may attend."""

    def __init__(self, rate=0.1, d=D, heads=HEADS):
        super().__init__()
        self.heads = heads
        self.to_q, self.to_k = nn.Linear(d, d), nn.Linear(d, d)
        self.to_v, self.to_out = nn.Linear(d, d), nn.Linear(d, d)
        self.drop = nn.Dropout(rate)

    def split(self, x):  # (B, L, d) to (B, H, L, d / H)
        return x.unflatten(-1, (self.heads, -1)).transpose(1, 2)

    def merge(self, x):
        return x.transpose(1, 2).flatten(2)

    def project(self, x, memory):
        q, k, v = self.to_q(x), self.to_k(memory), self.to_v(memory)
        return self.split(q), self.split(k), self.split(v)

    def score(self, q, k):
        return q @ k.transpose(-1, -2) / math.sqrt(q.shape[-1])

    def hide(self, scores, mask):
        return scores.masked_fill(mask == 0, torch.finfo(scores.dtype).min)

    def weigh(self, scores, mask):
        return self.hide(scores, mask).softmax(-1)

    def forward(self, x, memory, mask):
        q, k, v = self.project(x, memory)
        weights = self.drop(self.weigh(self.score(q, k), mask))
        return self.to_out(self.merge(weights @ v))


class FeedForward(nn.Module):
    def __init__(self, rate=0.1, d=D):
        super().__init__()
        self.up, self.down = nn.Linear(d, FF), nn.Linear(FF, d)
        self.drop = nn.Dropout(rate)

    def forward(self, x):
        return self.down(self.drop(self.up(x).relu()))


def sines(length=LONGEST, d=D):
    angle = torch.arange(length)[:, None] / 10000 ** (torch.arange(0, d, 2) / d)
    return torch.stack([angle.sin(), angle.cos()], -1).flatten(1)


class Block(nn.Module):
    """A layer of either stack, pre-norm; the decoder's has cross-attention."""

    def __init__(self, cross=False, rate=0.1, norm=nn.LayerNorm):
        super().__init__()
        self.attend, self.feed = Attention(rate), FeedForward(rate)
        self.cross = Attention(rate) if cross else None
        self.norms = nn.ModuleList(norm(D) for _ in range(3 if cross else 2))
        self.drops = nn.ModuleList(nn.Dropout(rate) for _ in self.norms)

    def add(self, number, x, sublayer):
        return x + self.drops[number](sublayer(self.norms[number](x)))

    def forward(self, x, mask, memory=None, memory_mask=None):
        x = self.add(0, x, lambda y: self.attend(y, y, mask))
        if self.cross is not None:
            x = self.add(1, x, lambda y: self.cross(y, memory, memory_mask))
        return self.add(-1, x, self.feed)


class Base(nn.Module):
    """What the three models share: tables, positions, masks, the last layer."""

    def positions(self, x):
        return x + self.table_of_sines[: x.shape[1]]

    def embed(self, table, ids):
        return self.drop(self.positions(table(ids) * math.sqrt(D)))

    def padding(self, ids):  # (B, 1, 1, L)
        return (ids != 0)[:, None, None]

    def causal(self, ids):  # (L, L)
        length = ids.shape[1]
        return torch.ones(length, length, dtype=torch.bool, device=ids.device).tril()

    def prepare(self, rate):
        self.register_buffer("table_of_sines", sines())
        self.drop = nn.Dropout(rate)


class Seq2Seq(Base):
    def __init__(self, rate=0.1, layers=2, norm=nn.LayerNorm, block=Block):
        super().__init__()
        self.prepare(rate)
        self.src_table, self.tgt_table = nn.Embedding(SRC, D), nn.Embedding(TGT, D)
        for table in (self.src_table, self.tgt_table):
            nn.init.normal_(table.weight, std=D**-0.5)
        self.encoder = nn.ModuleList(block(False, rate, norm) for _ in range(layers))
        self.decoder = nn.ModuleList(block(True, rate, norm) for _ in range(layers))
        self.encoder_norm, self.decoder_norm = norm(D), norm(D)
        self.head = nn.Linear(D, TGT)

    def src_mask(self, src):
        return self.padding(src)

    def cross_mask(self, src, tgt):
        return self.padding(src)

    def tgt_mask(self, tgt):
        return self.padding(tgt) & self.causal(tgt)

    def encode(self, src):
        x = self.embed(self.src_table, src)
        for layer in self.encoder:
            x = layer(x, self.src_mask(src))
        return self.encoder_norm(x)

    def decode(self, tgt, memory, src):
        x = self.embed(self.tgt_table, tgt)
        for layer in self.decoder:
            x = layer(x, self.tgt_mask(tgt), memory, self.cross_mask(src, tgt))
        return self.decoder_norm(x)

    def forward(self, src, tgt):
        return self.finish(self.head(self.decode(tgt, self.encode(src), src)))

    def finish(self, logits):
        return logits


class Alone(Base):
    """One stack from ids to logits: a decoder alone (causal), or an encoder alone."""

    is_causal = True

    def __init__(self, rate=0.1, layers=2):
        super().__init__()
        self.prepare(rate)
        self.table = nn.Embedding(TGT, D)
        nn.init.normal_(self.table.weight, std=D**-0.5)
        self.layers = nn.ModuleList(Block(False, rate) for _ in range(layers))
        self.norm, self.head = nn.LayerNorm(D), nn.Linear(D, TGT)

    def mask(self, ids):
        return self.padding(ids) & self.causal(ids)

    def forward(self, ids):
        x = self.embed(self.table, ids)
        for layer in self.layers:
            x = layer(x, self.mask(ids))
        return self.head(self.norm(x))


class EncoderAlone(Alone):
    def mask(self, ids):
        return self.padding(ids)


def in_any_mode(model, src, max_len, start=1, end=2):
    """Greedy decoding without a cache; padding after the end token."""
    ids = src.new_full((len(src), 1), start)
    ended = torch.zeros(len(src), dtype=torch.bool)
    while ids.shape[1] < max_len and not ended.all():
        new = model(src, ids)[:, -1].argmax(-1).masked_fill(ended, 0)
        ids = torch.cat([ids, new[:, None]], 1)
        ended |= new == end
    return ids


def greedy(model, *given, start=1):
    was_training = model.training
    ids = in_any_mode(model.eval(), *given, start=start)
    model.train(was_training)
    return ids


def loud(model):
    """Make weights so large that targets differ, and do not end at once."""
    with torch.no_grad():
        for parameter in model.parameters():
            parameter *= 1.7


def become(module, **methods):
    """Replace methods of this module, and of no other of its class."""
    module.__class__ = type(type(module).__name__, (type(module),), methods)
    return module


def parts(model, kind):
    return [m for m in model.modules() if isinstance(m, kind)]


def layers(model):
    return [*model.encoder, *model.decoder]


def no_positions(self, x):
    return x


def turned(x, base=100.0, axis=-2):
    """Rotary positions: halves are turned."""
    half = x.shape[-1] // 2
    angle = torch.arange(x.shape[axis])[:, None] / base ** (torch.arange(half) / half)
    cos, sin = angle.cos().to(x), angle.sin().to(x)
    a, b = x.chunk(2, -1)
    return torch.cat([a * cos - b * sin, a * sin + b * cos], -1)


def distances(q, k):
    """How far each key lies behind each query."""
    return torch.arange(q.shape[-2])[:, None] - torch.arange(k.shape[-2])
