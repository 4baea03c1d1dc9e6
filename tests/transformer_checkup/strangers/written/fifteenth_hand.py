"""Designs of recent models, by a fifteenth hand, and two faults that nothing named."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    SRC,
    TGT,
    Alone,
    Attention,
    Base,
    D,
    EncoderAlone,
    FeedForward,
    Seq2Seq,
    become,
    parts,
)
from tests.transformer_checkup.strangers.written.seventh import strange


class Grouped(nn.Module):
    """Four heads of queries, two of keys: the scores are (B, groups, heads of a group, Q, K)."""

    def __init__(self):
        super().__init__()
        self.q, self.out = nn.Linear(D, D), nn.Linear(D, D)
        self.k, self.v = nn.Linear(D, D // 2), nn.Linear(D, D // 2)

    def forward(self, query, key, value, mask=None):
        q = self.q(query).unflatten(-1, (2, 2, -1))
        k, v = (
            self.k(key).unflatten(-1, (2, -1)),
            self.v(value).unflatten(-1, (2, -1)),
        )
        scores = torch.einsum("bqgrd,bkgd->bgrqk", q, k) / q.shape[-1] ** 0.5
        if mask is not None:
            scores = scores.masked_fill(mask.unsqueeze(1) == 0, float("-inf"))
        values = torch.einsum("bgrqk,bkgd->bqgrd", scores.softmax(-1), v)
        return self.out(values.flatten(2))


class Gated(nn.Module):
    def __init__(self):
        super().__init__()
        self.up = nn.Linear(D, 40, bias=False)
        self.gate = nn.Linear(D, 40, bias=False)
        self.down = nn.Linear(40, D, bias=False)

    def forward(self, x):
        return self.down(F.silu(self.gate(x)) * self.up(x))


class TopTwo(nn.Module):
    """Mixtral: the weights of the experts are float32, whatever the model is."""

    def __init__(self):
        super().__init__()
        self.router = nn.Linear(D, 4)
        self.experts = nn.ModuleList(Gated() for _ in range(4))

    def forward(self, x):
        flat = x.flatten(0, -2)
        best, which = self.router(flat).float().softmax(-1).topk(2)
        out = torch.zeros_like(flat)
        for number, expert in enumerate(self.experts):
            rows, column = torch.where(which == number)
            out.index_add_(0, rows, expert(flat[rows]) * best[rows, column, None])
        return out.view_as(x)


class InputScaled(nn.Module):
    """Llama 4: an expert is given its tokens times the router's sigmoid, and zeros for others."""

    def __init__(self):
        super().__init__()
        self.router = nn.Linear(D, 4)
        self.experts = nn.ModuleList(Gated() for _ in range(4))

    def forward(self, x):
        scores = self.router(x)
        top, which = scores.topk(1)
        gate = torch.full_like(scores, float("-inf")).scatter(-1, which, top).sigmoid()
        given = (x * gate[..., n, None] for n in range(4))
        return sum(e(y) for e, y in zip(self.experts, given, strict=True))


def with_experts():
    model = Alone()
    for layer in model.layers:
        layer.feed = InputScaled()
    nn.init.constant_(model.layers[0].feed.router.bias[1], -0.8)  # of few tokens
    return model


class Disentangled(Attention):
    """DeBERTa: distances are projected by the matrices of the content."""

    def __init__(self):
        super().__init__()
        self.distances = nn.Embedding(16, D)

    def forward(self, x, memory, mask):
        q, k, v = self.project(x, memory)
        table = self.distances.weight[None]
        far_q, far_k = self.split(self.to_q(table)), self.split(self.to_k(table))
        places = torch.arange(x.shape[1])
        rows = (places[:, None] - places + 8).clamp(0, 15).expand(*q.shape[:2], -1, -1)
        scores = q @ k.mT + (q @ far_k.mT).gather(-1, rows)
        scores = (scores + (k @ far_q.mT).gather(-1, rows).mT) / (
            3 * k.shape[-1]
        ) ** 0.5
        return self.to_out(self.merge(self.hide(scores, mask).softmax(-1) @ v))


def disentangled():
    model = EncoderAlone()
    for layer in model.layers:
        layer.attend = Disentangled()
    model.layers.append(
        model.layers[-1]
    )  # the enhanced decoder runs the last one again
    return model


class OnTheSphere(Base):
    """nGPT, all of it in one module: normed states, and steps toward what a block gives."""

    def __init__(self):
        super().__init__()
        self.prepare(0.0)
        self.table = nn.Parameter(torch.randn(TGT, D))
        self.head = nn.Parameter(torch.randn(TGT, D))
        names = ("q", "k", "v", "o", "up", "down")
        for name in names:
            self.register_parameter(name, nn.Parameter(torch.randn(D, D) / D**0.5))

    def forward(self, ids):
        h = F.normalize(
            self.positions(F.embedding(ids, F.normalize(self.table))), dim=-1
        )
        q, k = (F.normalize(F.linear(h, w), dim=-1) for w in (self.q, self.k))
        scores = (q @ k.mT * D**0.5).masked_fill(~self.causal(ids), float("-inf"))
        block = F.linear(scores.softmax(-1) @ F.linear(h, self.v), self.o)
        h = F.normalize(h + 0.3 * (F.normalize(block, dim=-1) - h), dim=-1)
        block = F.linear(F.silu(F.linear(h, self.up)), self.down)
        h = F.normalize(h + 0.3 * (F.normalize(block, dim=-1) - h), dim=-1)
        return F.linear(h, F.normalize(self.head)) * D**0.5


class TwoAhead(Alone):
    """A second output, whose layer is not called: its matrix is multiplied."""

    def __init__(self):
        super().__init__()
        self.ahead = nn.Linear(D, D)

    def forward(self, ids):
        x = self.embed(self.table, ids)
        for layer in self.layers:
            x = layer(x, self.mask(ids))
        second = torch.einsum("bld,ed->ble", x, self.ahead.weight) + self.ahead.bias
        return self.head(self.norm(x)), self.head(self.norm(second))


def begins_at_zero():
    """modded-nanogpt: the last layer and each block's begin at 0, and logits are capped."""

    def forward(self, ids):
        logits = Alone.forward(self, ids).float()
        return 30 * torch.sigmoid(logits / (15 * D**0.5))

    model = Alone(rate=0.0)
    for block in (*parts(model, Attention), *parts(model, FeedForward), model):
        last = [m for m in block.children() if isinstance(m, nn.Linear)][-1]
        nn.init.zeros_(last.weight)
    return become(model, forward=forward)


def gated():
    """GTrXL: a GRU takes what a sublayer gives, and the stream as its state."""

    def add(self, number, x, sublayer):
        given = sublayer(self.norms[number](x))
        return self.gates[number](given.flatten(0, 1), x.flatten(0, 1)).view_as(x)

    model = Alone()
    for layer in model.layers:
        become(layer, add=add)
        layer.gates = nn.ModuleList(nn.GRUCell(D, D) for _ in range(2))
        for gate in layer.gates:
            nn.init.constant_(gate.bias_hh, 1.0)  # at first, the state goes on
    return model


# --- faults


def other_padding():
    """bentrevett: large embeddings, and the target's mask takes the source's padding, 1."""

    def padding(self, ids):
        return (ids != 1)[:, None, None]

    model = become(Seq2Seq(norm=lambda d: nn.Identity()), padding=padding)
    model.src_table, model.tgt_table = nn.Embedding(SRC, D), nn.Embedding(TGT, D)
    for table in (model.src_table, model.tgt_table):
        nn.init.normal_(table.weight, std=2)
    return model, {"pad_id": (1, 3)}


class FromTheWrongEnd(Attention):
    """T5's table of distances, counted into the future."""

    def __init__(self):
        super().__init__()
        self.distances = nn.Embedding(8, 3)

    def score(self, q, k):
        places = torch.arange(k.shape[-2])
        rows = (places - places[:, None]).clamp(0, 7)
        return super().score(q, k) + self.distances(rows).permute(2, 0, 1)


def wrong_distances():
    model = become(Alone(), positions=lambda self, x: x)
    for layer in model.layers:
        layer.attend = FromTheWrongEnd()
    return model


FAULTS = [
    strange(
        "the source's padding id in the target, where attention is saturated",
        other_padding,
        "only padding is masked, target: tokens are masked: ids 1 ",
    ),
    strange(
        "distances from the wrong end, and no other positions",
        wrong_distances,
        "no positions are in the weights. A table of 8 distances",
        "decoder",
    ),
]
DESIGNS = [
    strange("five axes", Grouped, kind="multi-head attention", d_model=D, n_heads=4),
    strange("experts in float32", TopTwo, kind="feed-forward", d_model=D),
    strange("a GRU for the sum", gated, kind="decoder"),
    strange("an expert of few tokens", with_experts, kind="decoder"),
    strange("distances and content share", disentangled, kind="encoder"),
    strange(
        "one module on a sphere",
        OnTheSphere,
        kind="decoder",
        pad_id=None,
        dropout=None,
    ),
    strange(
        "a layer of another output",
        TwoAhead,
        kind="decoder",
        call=lambda model, ids: model(ids)[0],
    ),
    strange(
        "all begins at 0", begins_at_zero, kind="decoder", train=True, dropout=None
    ),
]
