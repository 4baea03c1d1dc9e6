"""Designs and a fault by an eighteenth hand: what begins at 0, is hidden, chosen or read twice."""

import math

import torch
from torch import nn

from tests.transformer_checkup.strangers.models import (
    FF,
    HEADS,
    TGT,
    Alone,
    Attention,
    Block,
    D,
    EncoderAlone,
    Seq2Seq,
    become,
    parts,
)
from tests.transformer_checkup.strangers.written.seventh import strange


class Unnormed(nn.Module):
    """The result of the norm is thrown away."""

    def __init__(self):
        super().__init__()
        self.norm, self.drop = nn.LayerNorm(D), nn.Dropout(0.1)

    def forward(self, x, sublayer):
        self.norm(x)
        return x + self.drop(sublayer(x))


class FromZero(nn.Module):
    """ReZero with a norm: nothing is added at first."""

    def __init__(self):
        super().__init__()
        self.norm, self.drop = nn.LayerNorm(D), nn.Dropout(0.1)
        self.alpha = nn.Parameter(torch.zeros(1))

    def forward(self, x, sublayer):
        return x + self.alpha * self.drop(sublayer(self.norm(x)))


class DynamicTanh(nn.Module):
    def __init__(self):
        super().__init__()
        self.alpha = nn.Parameter(torch.full((1,), 0.5))
        self.gain, self.bias = nn.Parameter(torch.ones(D)), nn.Parameter(torch.zeros(D))

    def forward(self, x):
        return self.gain * (self.alpha * x).tanh() + self.bias


class NoisyExperts(nn.Module):
    """The two best of four networks; the noise of the choice is there in training alone."""

    def __init__(self):
        super().__init__()
        self.up = nn.Parameter(torch.randn(4, D, FF) / D**0.5)
        self.down = nn.Parameter(torch.randn(4, FF, D) / FF**0.5)
        self.route, self.noise = nn.Linear(D, 4), nn.Linear(D, 4)

    def forward(self, x):
        scores = self.route(x)
        if self.training:
            size = nn.functional.softplus(self.noise(x))
            scores = scores + size * torch.randn_like(scores)
        best, which = scores.topk(2, -1)
        shares = torch.zeros_like(scores).scatter(-1, which, best.softmax(-1))
        hidden = torch.einsum("bld,edf->blef", x, self.up).relu()
        return torch.einsum("blef,efd,ble->bld", hidden, self.down, shares)


class TakesKeeps(nn.MultiheadAttention):
    """PyTorch's layer, with a mask that says who may be seen."""

    def __init__(self):
        super().__init__(D, HEADS, batch_first=True)

    def forward(self, query, key, value, mask=None):
        if mask is not None:
            mask = ~mask.bool().repeat_interleave(self.num_heads, 0)
        return super().forward(query, key, value, attn_mask=mask)


class Meshed(Block):
    """Two cross-attentions to two memories: what both give is added up, through gates."""

    def __init__(self, cross=False, rate=0.1, norm=nn.LayerNorm):
        super().__init__(cross, rate, norm)
        self.gates = nn.ModuleList(nn.Linear(D, D) for _ in range(2 if cross else 0))
        self.seconds = nn.ModuleList([Attention(rate)] if cross else [])

    def forward(self, x, mask, memory=None, memory_mask=None):
        x = self.add(0, x, lambda y: self.attend(y, y, mask))
        if self.gates:
            halves = []
            for gate, cross in zip(
                self.gates, [self.cross, *self.seconds], strict=True
            ):
                half = self.norms[1](x + cross(x, memory, memory_mask))
                halves.append(gate(half).sigmoid() * half)
            x = sum(halves) / math.sqrt(2)
        return self.add(-1, x, self.feed)


class Streams(Alone):
    """Four streams that are one at first, mixed by a learned matrix (hyper-connections)."""

    def __init__(self):
        super().__init__()
        self.mix = nn.ModuleList(nn.Linear(4 * D, 4, bias=False) for _ in self.layers)
        self.sizes = nn.Parameter(torch.ones(4, D))
        self.ways = nn.Parameter(torch.eye(4) + 0.1 * torch.rand(4, 4))

    def forward(self, ids):
        x = self.embed(self.table, ids)
        streams = x[:, :, None] * self.sizes
        for layer, mix in zip(self.layers, self.mix, strict=True):
            read = mix(streams.flatten(2)).sigmoid()
            x = (read[..., None] * streams).sum(2)
            added = layer(x, self.padding(ids) & self.causal(ids)) - x
            write = self.ways.sum(0)[:, None] * added[:, :, None]
            streams = torch.einsum("ij,bljd->blid", self.ways, streams) + write
        return self.head(self.norm(streams.sum(2)))


class HidesAToken(EncoderAlone):
    """The token of masked places is never predicted."""

    def forward(self, ids):
        never = torch.zeros(TGT)
        never[-1] = -1e6
        return super().forward(ids) + never


def one_for_two(self, x, memory):
    q, v = self.to_q(x), self.to_v(memory)
    return self.split(q), self.split(q / q.norm(dim=-1, keepdim=True)), self.split(v)


def not_itself(self, scores, mask):
    own = torch.eye(scores.shape[-1], dtype=torch.bool)
    scores = scores.masked_fill(mask == 0, -1e9)
    return scores.masked_fill(own, -1e5)


def shared_keys():
    model = EncoderAlone()
    for attention in parts(model, Attention):
        del attention.to_k
        become(attention, project=one_for_two, hide=not_itself)
    return model


class ManyTasks(EncoderAlone):
    """Names beside the logits, and whether a sentence follows."""

    def __init__(self):
        super().__init__()
        self.names, self.follows = nn.Linear(D, 5), nn.Linear(D, 2)

    def forward(self, ids):
        found = []
        hook = self.head.register_forward_pre_hook(
            lambda _, args: found.append(args[0])
        )
        logits = super().forward(ids)
        hook.remove()
        x = found[0]
        return dict(logits=logits, names=self.names(x), follows=self.follows(x[:, 0]))


def full_width(model, src, max_len):
    """Greedy decoding into one tensor, which is padding behind each end."""
    model.eval()
    ids = torch.zeros(len(src), max_len, dtype=torch.long)
    ids[:, 0] = 1
    is_done = torch.zeros(len(src), dtype=torch.bool)
    with torch.no_grad():
        for n in range(1, max_len):
            best = model(src, ids[:, :n])[:, -1].argmax(-1)
            ids[:, n] = best.masked_fill(is_done, 0)
            is_done |= best == 2
    return ids


def sparse_attention(query, key, value, mask=None):
    """Sparsemax, its threshold found by bisection."""
    scores = query @ key.transpose(-2, -1) / math.sqrt(query.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(~mask, -1e9)
    low = scores.amax(-1, keepdim=True) - 1
    high = low + 1
    for _ in range(50):
        middle = (low + high) / 2
        is_low = (scores - middle).clamp(min=0).sum(-1, keepdim=True) > 1
        low, high = torch.where(is_low, middle, low), torch.where(is_low, high, middle)
    return (scores - low).clamp(min=0) @ value


def divided_by_queries(query, key, value, mask=None):
    scores = query @ key.mT / math.sqrt(query.shape[-2])
    if mask is not None:
        scores = scores.masked_fill(~mask, -1e9)
    return scores.softmax(-1) @ value


FAULTS = [
    strange(
        "scores over the root of the number of queries",
        lambda: divided_by_queries,
        "root of the number of queries",
        "attention",
    ),
    strange(
        "a norm that is thrown away",
        Unnormed,
        "0 of 2 parameters",
        "residual",
        d_model=D,
    ),
]
DESIGNS = [
    strange("sparsemax", lambda: sparse_attention, kind="attention"),
    strange("from zero, with dropout", FromZero, kind="residual", d_model=D),
    strange("dynamic tanh", DynamicTanh, kind="layer norm", d_model=D),
    strange("noisy experts", NoisyExperts, kind="feed-forward", d_model=D),
    strange(
        "PyTorch's attention, called in another way",
        TakesKeeps,
        kind="multi-head attention",
        d_model=D,
    ),
    strange("two memories", lambda: Seq2Seq(block=Meshed)),
    strange("four streams", Streams, kind="decoder"),
    strange("a token that never comes", HidesAToken, kind="encoder"),
    strange("keys from queries, not itself", shared_keys, kind="encoder"),
    strange(
        "an encoder of many tasks",
        ManyTasks,
        kind="encoder",
        call=lambda model, ids: model(ids)["logits"],
    ),
    strange(
        "a target of full width",
        lambda: full_width,
        kind="greedy decoding",
        bos_id=1,
        eos_id=2,
    ),
]
