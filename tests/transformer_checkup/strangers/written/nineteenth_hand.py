"""Designs and faults by a nineteenth hand: what is added, and what is frozen or shut at first."""

import torch
import torch.nn.functional as F
from torch import nn

from tests.transformer_checkup.strangers.models import (
    TGT,
    Alone,
    D,
    EncoderAlone,
    Seq2Seq,
)
from tests.transformer_checkup.strangers.written.seventh import strange


class WithoutSum(nn.Module):
    """torchvision's block: the input is not added to what the attention gives."""

    def __init__(self):
        super().__init__()
        self.ln_1, self.ln_2 = nn.LayerNorm(D), nn.LayerNorm(D)
        self.attention = nn.MultiheadAttention(D, 3, batch_first=True)
        self.mlp = nn.Sequential(nn.Linear(D, 4 * D), nn.GELU(), nn.Linear(4 * D, D))

    def forward(self, x):
        x, length = self.ln_1(x), x.shape[1]
        future = torch.full((length, length), -torch.inf).triu(1)
        x, _ = self.attention(x, x, x, attn_mask=future, need_weights=False)
        return x + self.mlp(self.ln_2(x))


class Vision(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(TGT, D)
        self.places = nn.Parameter(torch.empty(1, 64, D).normal_(std=0.02))
        self.layers = nn.Sequential(WithoutSum(), WithoutSum())
        self.norm, self.head = nn.LayerNorm(D), nn.Linear(D, TGT)

    def forward(self, ids):
        x = self.table(ids) + self.places[:, : ids.shape[1]]
        return self.head(self.norm(self.layers(x)))


class OneMatrixOfGates(Seq2Seq):
    """ReZero without norms: a row of gates for each kind of sublayer, all 0 at first."""

    def __init__(self):
        super().__init__(norm=nn.Identity)
        self.gates = nn.Parameter(torch.zeros(5, 2))

    def encode(self, src):
        x = self.embed(self.src_table, src)
        for gates, layer in zip(self.gates.T, self.encoder, strict=True):
            x = x + gates[0] * layer.drops[0](layer.attend(x, x, self.src_mask(src)))
            x = x + gates[1] * layer.drops[1](layer.feed(x))
        return x

    def decode(self, tgt, memory, src):
        x, seen = self.embed(self.tgt_table, tgt), self.cross_mask(src, tgt)
        for gates, layer in zip(self.gates.T, self.decoder, strict=True):
            x = x + gates[2] * layer.drops[0](layer.attend(x, x, self.tgt_mask(tgt)))
            x = x + gates[3] * layer.drops[1](layer.cross(x, memory, seen))
            x = x + gates[4] * layer.drops[2](layer.feed(x))
        return x


class LoRA(nn.Module):
    """Beside a frozen layer, with a dropout of its own, as in PEFT."""

    def __init__(self, frozen):
        super().__init__()
        self.frozen, self.drop = frozen, nn.Dropout(0.05)
        self.a = nn.Linear(D, 4, bias=False)
        self.b = nn.Linear(4, D, bias=False)
        nn.init.zeros_(self.b.weight)

    def forward(self, x):
        return self.frozen(x) + 2 * self.b(self.a(self.drop(x)))


def adapted():
    model = Alone(rate=0.0).requires_grad_(False)
    for layer in model.layers:
        layer.attend.to_q = LoRA(layer.attend.to_q)
        layer.attend.to_v = LoRA(layer.attend.to_v)
    return model


class Convolution(nn.Module):
    """The Conformer's: gated, each feature on its own, and a batch norm behind it."""

    def __init__(self):
        super().__init__()
        self.norm, self.into = nn.LayerNorm(D), nn.Linear(D, 2 * D)
        self.each = nn.Conv1d(D, D, 3, padding=1, groups=D)
        self.batch_norm, self.out = nn.BatchNorm1d(D), nn.Linear(D, D)

    def forward(self, x, is_real):
        x = F.glu(self.into(self.norm(x)), -1) * is_real[..., None]
        x = F.silu(self.batch_norm(self.each(x.transpose(1, 2)))).transpose(1, 2)
        return self.out(x)


class Conformer(EncoderAlone):
    def __init__(self):
        super().__init__()
        self.convolutions = nn.ModuleList(Convolution() for _ in self.layers)

    def forward(self, ids):
        x = self.embed(self.table, ids)
        for layer, convolution in zip(self.layers, self.convolutions, strict=True):
            x = x + convolution(x, ids != 0)
            x = layer(x, self.mask(ids))
        return self.head(self.norm(x))


class OfFeatures(nn.BatchNorm1d):
    def forward(self, x):
        return super().forward(x.transpose(1, 2)).transpose(1, 2)


def over_the_batch():
    """All norms go over the batch."""
    model = EncoderAlone()
    model.norm = OfFeatures(D)
    for layer in model.layers:
        layer.norms = nn.ModuleList(OfFeatures(D) for _ in layer.norms)
    return model


class OnTheStream(Alone):
    """Post-norm, and each norm's result is dropped before it is carried on."""

    def forward(self, ids):
        x, mask = self.embed(self.table, ids), self.mask(ids)
        for layer in self.layers:
            x = layer.norms[0](x + layer.attend(x, x, mask))
            x = F.dropout(x, 0.1, self.training)
            x = layer.norms[1](x + layer.feed(x))
            x = F.dropout(x, 0.1, self.training)
        return self.head(x)


FAULTS = [
    strange("attention without a sum", Vision, "no residual around", "decoder"),
    strange(
        "all norms over the batch", over_the_batch, "norm over the batch", "encoder"
    ),
    strange("dropout behind norms", OnTheStream, "normalized residual", "decoder"),
]
DESIGNS = [
    strange("one matrix of gates at 0", OneMatrixOfGates),
    strange("batch norms of convolutions", Conformer, kind="encoder"),
    strange("LoRA with its dropout", adapted, kind="decoder", dropout=None),
]
