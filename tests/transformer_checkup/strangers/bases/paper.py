# ruff: noqa: E741, their names are as strangers write them
"""Post-norm as in the paper, with sines and masks that are made from the ids."""

import math

import torch
import torch.nn.functional as F
from torch import nn

SRC, TGT = 17, 19
PAD = 0


class Attention(nn.Module):
    def __init__(self, d_model, n_heads, p):
        super().__init__()
        self.n_heads, self.d_k = n_heads, d_model // n_heads
        self.to_q = nn.Linear(d_model, d_model)
        self.to_k = nn.Linear(d_model, d_model)
        self.to_v = nn.Linear(d_model, d_model)
        self.to_out = nn.Linear(d_model, d_model)
        self.p = p

    def split(self, x):
        b, l, _ = x.shape
        return x.view(b, l, self.n_heads, self.d_k).transpose(1, 2)

    def forward(self, x, context, mask):
        q = self.split(self.to_q(x))
        k = self.split(self.to_k(context))
        v = self.split(self.to_v(context))
        scores = q @ k.transpose(-2, -1) / math.sqrt(self.d_k)
        if mask is not None:
            scores = scores.masked_fill(~mask, torch.finfo(scores.dtype).min)
        weights = F.dropout(scores.softmax(dim=-1), self.p, self.training)
        b, h, l, d = q.shape
        y = (weights @ v).transpose(1, 2).contiguous().view(b, l, h * d)
        return self.to_out(y)


class FeedForward(nn.Module):
    def __init__(self, d_model, d_ff, p):
        super().__init__()
        self.w1, self.w2 = nn.Linear(d_model, d_ff), nn.Linear(d_ff, d_model)
        self.drop = nn.Dropout(p)

    def forward(self, x):
        return self.w2(self.drop(F.relu(self.w1(x))))


class Positions(nn.Module):
    def __init__(self, d_model, p, max_len=64):
        super().__init__()
        position = torch.arange(max_len).float()[:, None]
        step = torch.arange(0, d_model, 2).float()
        rate = torch.exp(-math.log(10000.0) * step / d_model)
        table = torch.zeros(max_len, d_model)
        table[:, 0::2] = torch.sin(position * rate)
        table[:, 1::2] = torch.cos(position * rate)
        self.register_buffer("table", table[None])
        self.drop = nn.Dropout(p)

    def forward(self, x):
        return self.drop(x + self.table[:, : x.size(1)])


class EncoderLayer(nn.Module):
    def __init__(self, d_model, n_heads, d_ff, p):
        super().__init__()
        self.attn = Attention(d_model, n_heads, p)
        self.ff = FeedForward(d_model, d_ff, p)
        self.norm1, self.norm2 = nn.LayerNorm(d_model), nn.LayerNorm(d_model)
        self.drop = nn.Dropout(p)

    def forward(self, x, mask):
        x = self.norm1(x + self.drop(self.attn(x, x, mask)))
        return self.norm2(x + self.drop(self.ff(x)))


class DecoderLayer(nn.Module):
    def __init__(self, d_model, n_heads, d_ff, p):
        super().__init__()
        self.self_attn = Attention(d_model, n_heads, p)
        self.cross_attn = Attention(d_model, n_heads, p)
        self.ff = FeedForward(d_model, d_ff, p)
        self.norm1, self.norm2 = nn.LayerNorm(d_model), nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.drop = nn.Dropout(p)

    def forward(self, x, memory, src_mask, tgt_mask):
        y = self.norm1(x + self.drop(self.self_attn(x, x, tgt_mask)))
        z = self.norm2(y + self.drop(self.cross_attn(y, memory, src_mask)))
        return self.norm3(z + self.drop(self.ff(z)))


class Seq2Seq(nn.Module):
    def __init__(self, d_model=32, n_heads=4, n_layers=2, d_ff=64, p=0.1):
        super().__init__()
        self.d_model = d_model
        self.src_embed = nn.Embedding(SRC, d_model)
        self.tgt_embed = nn.Embedding(TGT, d_model)
        for table in (self.src_embed, self.tgt_embed):
            nn.init.normal_(table.weight, std=d_model**-0.5)
        self.positions = Positions(d_model, p)
        sizes = d_model, n_heads, d_ff, p
        self.encoder = nn.ModuleList([EncoderLayer(*sizes) for _ in range(n_layers)])
        self.decoder = nn.ModuleList([DecoderLayer(*sizes) for _ in range(n_layers)])
        self.out = nn.Linear(d_model, TGT)

    def embed(self, table, ids):
        return self.positions(table(ids) * math.sqrt(self.d_model))

    def forward(self, src, tgt):
        src_mask = (src != PAD)[:, None, None, :]
        n = tgt.size(1)
        causal = torch.ones(n, n, dtype=torch.bool, device=tgt.device).tril()
        tgt_mask = (tgt != PAD)[:, None, None, :] & causal
        memory = self.embed(self.src_embed, src)
        for layer in self.encoder:
            memory = layer(memory, src_mask)
        x = self.embed(self.tgt_embed, tgt)
        for layer in self.decoder:
            x = layer(x, memory, src_mask, tgt_mask)
        return self.out(x)


TOLD = dict(pad_id=0, bos_id=1, eos_id=2, max_len=64, dropout=0.1)
