"""An encoder alone with an additive mask and a head of two layers."""

import math

import torch
from torch import nn

SRC, TGT = 17, 19
PAD = 0


class SelfAttention(nn.Module):
    def __init__(self, hidden, heads, p):
        super().__init__()
        self.heads, self.size = heads, hidden // heads
        self.query, self.key = nn.Linear(hidden, hidden), nn.Linear(hidden, hidden)
        self.value, self.dense = nn.Linear(hidden, hidden), nn.Linear(hidden, hidden)
        self.dropout = nn.Dropout(p)

    def transpose_for_scores(self, x):
        return x.view(*x.shape[:2], self.heads, self.size).permute(0, 2, 1, 3)

    def forward(self, hidden, extended):
        q = self.transpose_for_scores(self.query(hidden))
        k = self.transpose_for_scores(self.key(hidden))
        v = self.transpose_for_scores(self.value(hidden))
        scores = torch.matmul(q, k.transpose(-1, -2)) / math.sqrt(self.size) + extended
        probs = self.dropout(nn.functional.softmax(scores, dim=-1))
        context = torch.matmul(probs, v).permute(0, 2, 1, 3).contiguous()
        return self.dense(context.view(*hidden.shape))


class Layer(nn.Module):
    def __init__(self, hidden, heads, inter, p):
        super().__init__()
        self.attention = SelfAttention(hidden, heads, p)
        self.norm_a = nn.LayerNorm(hidden, eps=1e-12)
        self.norm_b = nn.LayerNorm(hidden, eps=1e-12)
        self.intermediate = nn.Linear(hidden, inter)
        self.output = nn.Linear(inter, hidden)
        self.dropout = nn.Dropout(p)

    def forward(self, hidden, extended):
        attended = self.norm_a(hidden + self.dropout(self.attention(hidden, extended)))
        inner = nn.functional.gelu(self.intermediate(attended))
        return self.norm_b(attended + self.dropout(self.output(inner)))


class EncoderAlone(nn.Module):
    def __init__(self, hidden=32, heads=4, depth=2, inter=64, p=0.1, max_len=64):
        super().__init__()
        self.word = nn.Embedding(TGT, hidden, padding_idx=PAD)
        self.position = nn.Embedding(max_len, hidden)
        self.norm, self.dropout = nn.LayerNorm(hidden, eps=1e-12), nn.Dropout(p)
        self.layers = nn.ModuleList(
            [Layer(hidden, heads, inter, p) for _ in range(depth)]
        )
        self.transform = nn.Linear(hidden, hidden)
        self.transform_norm = nn.LayerNorm(hidden)
        self.bias = nn.Parameter(torch.zeros(TGT))
        for m in self.modules():
            if isinstance(m, (nn.Linear, nn.Embedding)):
                nn.init.normal_(m.weight, std=0.1)

    def forward(self, ids):
        real = (ids != PAD).to(self.word.weight.dtype)
        extended = (1.0 - real[:, None, None, :]) * -10000.0
        places = torch.arange(ids.size(1), device=ids.device)
        hidden = self.dropout(self.norm(self.word(ids) + self.position(places)))
        for layer in self.layers:
            hidden = layer(hidden, extended)
        hidden = self.transform_norm(nn.functional.gelu(self.transform(hidden)))
        return hidden @ self.word.weight.t() + self.bias


TOLD = dict(pad_id=0, max_len=64, dropout=0.1)
