"""Right Transformers that are written in other ways than ours. The check-up must pass them.

Written for the tests: one class that can be set to unusual designs, one with the interface of
the Annotated Transformer, and a decoder alone.
"""

import math

import torch
import torch.nn.functional as F
from torch import nn

from annotated import LayerNorm, PositionalEncoding
from annotated.transformer.embeddings import sinusoids

D, HEADS = 24, 3


def turned(x):
    """Rotary positions: each pair of features of (B, H, L, d_k) is turned by its position."""
    half = x.shape[-1] // 2
    angle = torch.arange(x.shape[-2])[:, None] / 100 ** (torch.arange(half) / half)
    a, b = x[..., :half], x[..., half:]
    cos, sin = angle.cos().to(x), angle.sin().to(x)
    return torch.cat([a * cos - b * sin, b * cos + a * sin], dim=-1)


class Attend(nn.Module):
    """Attention with a mask of numbers, 1 = may attend, and optional rotary positions."""

    def __init__(
        self, bias=True, rotary=False, dropout=0.0, fused=False, grouped=False
    ):
        super().__init__()
        self.q = nn.Linear(D, D, bias=bias)
        kv = D // HEADS if grouped else D
        self.k, self.v = nn.Linear(D, kv, bias=bias), nn.Linear(D, kv, bias=bias)
        self.o = nn.Linear(D, D, bias=bias)
        self.rotary, self.rate, self.fused = rotary, dropout, fused
        self.seen = None

    def forward(self, x, y, mask):
        parts = (
            w.unflatten(-1, (-1, D // HEADS)) for w in (self.q(x), self.k(y), self.v(y))
        )
        q, k, v = (part.transpose(1, 2) for part in parts)
        if k.shape[1] == 1:
            k, v = k.expand(-1, HEADS, -1, -1), v.expand(-1, HEADS, -1, -1)
        if self.rotary:
            q, k = turned(q), turned(k)
        if self.fused:
            rate = self.rate if self.training else 0.0
            out = F.scaled_dot_product_attention(q, k, v, mask.bool(), rate)
        else:
            scores = torch.einsum("bhqd,bhkd->bhqk", q, k) / math.sqrt(D // HEADS)
            scores = scores.masked_fill(mask == 0, torch.finfo(scores.dtype).min)
            # A side effect, as in the Annotated Transformer.
            self.seen = scores.softmax(-1)
            out = F.dropout(self.seen, self.rate, self.training) @ v
        return self.o(out.transpose(1, 2).flatten(2))


class RMSNorm(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(size))

    def forward(self, x):
        return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + 1e-5) * self.gain


class Block(nn.Module):
    """One layer of either stack, pre-norm."""

    def __init__(self, *, norm, activation, cross, dropout, **attention):
        super().__init__()
        bias = attention.get("bias", True)
        self.norms = nn.ModuleList(norm(D) for _ in range(2 + cross))
        self.own = Attend(dropout=dropout, **attention)
        plain = {**attention, "rotary": False}
        self.cross = Attend(dropout=dropout, **plain) if cross else None
        self.up, self.down = nn.Linear(D, 40, bias=bias), nn.Linear(40, D, bias=bias)
        self.activation, self.drop = activation, nn.Dropout(dropout)

    def forward(self, x, mask, memory=None, memory_mask=None):
        y = self.norms[0](x)
        x = x + self.drop(self.own(y, y, mask))
        if self.cross is not None:
            x = x + self.drop(self.cross(self.norms[1](x), memory, memory_mask))
        hidden = self.activation(self.up(self.norms[-1](x)))
        return x + self.drop(self.down(hidden))


class Unusual(nn.Module):
    """From ids to logits; it makes its masks itself. The settings choose the design."""

    def __init__(
        self,
        *,
        positions="sines",
        norm=LayerNorm,
        activation=F.relu,
        dropout=0.1,
        log_softmax=False,
        target_padding=True,
        decoder_only=False,
        lengths=False,
        pads=(0, 0),
        **attention,
    ):
        super().__init__()
        self.src_table, self.tgt_table = nn.Embedding(17, D), nn.Embedding(19, D)
        for table in (self.src_table, self.tgt_table):
            nn.init.normal_(table.weight, std=D**-0.5)
        self.learned = nn.Embedding(64, D) if positions == "learned" else None
        if positions == "sines":
            self.sines = PositionalEncoding(D, dropout, 64)
        elif positions == "attribute-free":  # computed in each pass
            self.sines = lambda x: x + sinusoids(x.shape[1], D).to(x)
        rest = dict(norm=norm, activation=activation, dropout=dropout, **attention)
        rest["rotary"] = positions == "rotary"
        self.positions = positions
        self.encoder = nn.ModuleList(Block(cross=False, **rest) for _ in range(2))
        self.decoder = nn.ModuleList(
            Block(cross=not decoder_only, **rest) for _ in range(2)
        )
        self.norms = nn.ModuleList(norm(D) for _ in range(2))
        self.head = nn.Linear(D, 19, bias=attention.get("bias", True))
        self.log_softmax, self.target_padding = log_softmax, target_padding
        self.pads, self.lengths = pads, lengths
        if decoder_only:
            self.encoder = self.src_table = None
            self.norms = self.norms[1:]

    def embedded(self, table, ids):
        x = table(ids) * math.sqrt(D)
        if self.positions == "learned":
            # A row of positions for each sentence, as many have it.
            return x + self.learned(torch.arange(ids.shape[1]).expand(ids.shape))
        return x if self.positions == "rotary" else self.sines(x)

    def forward(self, src, tgt=None):
        if self.encoder is None:
            src, tgt = None, src
        length = tgt.shape[1]
        tgt_mask = torch.ones(length, length).tril()
        if self.target_padding:
            tgt_mask = tgt_mask * (tgt != self.pads[1])[:, None, None]
        memory = src_mask = None
        if self.encoder is not None:
            seen = src != self.pads[0]
            if self.lengths:  # where the padding is, is not asked
                seen = torch.arange(src.shape[1]) < seen.sum(1, keepdim=True)
            src_mask = seen[:, None, None].long()
            memory = self.embedded(self.src_table, src)
            for layer in self.encoder:
                memory = layer(memory, src_mask)
            memory = self.norms[0](memory)
        y = self.embedded(self.tgt_table, tgt)
        for layer in self.decoder:
            y = layer(y, tgt_mask, memory, src_mask)
        logits = self.head(self.norms[-1](y))
        return logits.log_softmax(-1) if self.log_softmax else logits


class Harvard(Unusual):
    """The interface of the Annotated Transformer: masks handed in, the generator apart."""

    def __init__(self):
        super().__init__()
        self.generator = nn.Sequential(self.head, nn.LogSoftmax(-1))
        del self.head

    def forward(self, src, tgt, src_mask, tgt_mask):
        return self.decode(self.encode(src, src_mask), src_mask, tgt, tgt_mask)

    def encode(self, src, src_mask):
        x = self.embedded(self.src_table, src)
        for layer in self.encoder:
            x = layer(x, src_mask.unsqueeze(1))
        return self.norms[0](x)

    def decode(self, memory, src_mask, tgt, tgt_mask):
        y = self.embedded(self.tgt_table, tgt)
        for layer in self.decoder:
            y = layer(y, tgt_mask.unsqueeze(1), memory, src_mask.unsqueeze(1))
        return self.norms[1](y)


UNUSUAL = {
    "as usual": dict(),
    "no bias": dict(bias=False),
    "learned positions": dict(positions="learned"),
    "positions computed in each pass": dict(positions="attribute-free"),
    "GELU": dict(activation=F.gelu),
    "RMSNorm": dict(norm=RMSNorm),
    "rotary positions": dict(positions="rotary"),
    "fused attention": dict(fused=True),
    "one group of keys for all heads": dict(grouped=True),
    "log-probabilities": dict(log_softmax=True),
    "target padding is not masked": dict(target_padding=False),
    "no dropout": dict(dropout=0.0),
    "padding told by the length": dict(lengths=True),
    "two padding ids": dict(pads=(3, 1)),
    "a decoder alone": dict(decoder_only=True),
    "a decoder alone, rotary, RMSNorm, no bias": dict(
        decoder_only=True, positions="rotary", norm=RMSNorm, bias=False
    ),
}
