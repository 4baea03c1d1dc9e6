# ruff: noqa: N806, their names are as strangers write them
"""Around nn.MultiheadAttention, with the batch as the second axis."""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F

SRC, TGT = 17, 19


class PositionalEncoding(nn.Module):
    def __init__(self, d_model, dropout=0.1, max_len=40):
        super().__init__()
        self.dropout = nn.Dropout(p=dropout)
        position = torch.arange(max_len).unsqueeze(1)
        rate = -math.log(10000.0) / d_model
        div_term = torch.exp(torch.arange(0, d_model, 2) * rate)
        pe = torch.zeros(max_len, 1, d_model)
        pe[:, 0, 0::2] = torch.sin(position * div_term)
        pe[:, 0, 1::2] = torch.cos(position * div_term)
        self.register_buffer("pe", pe)

    def forward(self, x):
        x = x + self.pe[: x.size(0)]
        return self.dropout(x)


class Enc(nn.Module):
    def __init__(self, d, h, ff, p):
        super().__init__()
        self.self_attn = nn.MultiheadAttention(d, h, dropout=p)
        self.linear1, self.linear2 = nn.Linear(d, ff), nn.Linear(ff, d)
        self.norm1, self.norm2 = nn.LayerNorm(d), nn.LayerNorm(d)
        self.dropout, self.dropout1, self.dropout2 = (nn.Dropout(p) for _ in range(3))

    def forward(self, src, key_padding):
        how = dict(key_padding_mask=key_padding, need_weights=False)
        a, _ = self.self_attn(src, src, src, **how)
        src = self.norm1(src + self.dropout1(a))
        f = self.linear2(self.dropout(F.relu(self.linear1(src))))
        return self.norm2(src + self.dropout2(f))


class Dec(nn.Module):
    def __init__(self, d, h, ff, p):
        super().__init__()
        self.self_attn = nn.MultiheadAttention(d, h, dropout=p)
        self.multihead_attn = nn.MultiheadAttention(d, h, dropout=p)
        self.linear1, self.linear2 = nn.Linear(d, ff), nn.Linear(ff, d)
        self.norm1, self.norm2, self.norm3 = (nn.LayerNorm(d) for _ in range(3))
        self.dropout, self.dropout1, self.dropout2, self.dropout3 = (
            nn.Dropout(p) for _ in range(4)
        )

    def forward(self, tgt, memory, attn_mask, tgt_padding, memory_padding):
        how = dict(attn_mask=attn_mask, need_weights=False)
        a, _ = self.self_attn(tgt, tgt, tgt, key_padding_mask=tgt_padding, **how)
        tgt = self.norm1(tgt + self.dropout1(a))
        how = dict(key_padding_mask=memory_padding, need_weights=False)
        a, _ = self.multihead_attn(tgt, memory, memory, **how)
        tgt = self.norm2(tgt + self.dropout2(a))
        f = self.linear2(self.dropout(F.relu(self.linear1(tgt))))
        return self.norm3(tgt + self.dropout3(f))


class Seq2Seq(nn.Module):
    def __init__(self, d=32, h=4, ff=64, layers=2, p=0.1):
        super().__init__()
        self.d = d
        self.src_embed, self.tgt_embed = nn.Embedding(SRC, d), nn.Embedding(TGT, d)
        self.positional = PositionalEncoding(d, p)
        self.enc = nn.ModuleList(Enc(d, h, ff, p) for _ in range(layers))
        self.dec = nn.ModuleList(Dec(d, h, ff, p) for _ in range(layers))
        self.out = nn.Linear(d, TGT)
        for p in self.parameters():
            if p.dim() > 1:
                nn.init.xavier_uniform_(p)

    def encode(self, src):
        x = self.positional(self.src_embed(src) * math.sqrt(self.d))
        padding = (src == 0).T
        for layer in self.enc:
            x = layer(x, padding)
        return x

    def decode(self, tgt, memory, src):
        T = tgt.size(0)
        future = torch.triu(torch.ones(T, T), diagonal=1).bool()
        y = self.positional(self.tgt_embed(tgt) * math.sqrt(self.d))
        tgt_padding, memory_padding = (tgt == 0).T, (src == 0).T
        for layer in self.dec:
            y = layer(y, memory, future, tgt_padding, memory_padding)
        return self.out(y)

    def forward(self, src, tgt):  # (S, B), (T, B)
        return self.decode(tgt, self.encode(src), src)


@torch.no_grad()
def greedy_decode(model, src, max_len):
    model.eval()
    src = src.T
    memory = model.encode(src)
    ys = torch.ones(1, src.size(1)).long()
    ended = torch.zeros(src.size(1)).bool()
    for _ in range(max_len - 1):
        out = model.decode(ys, memory, src)
        word = out[-1].argmax(dim=1)
        word = word * ~ended
        ys = torch.cat([ys, word[None]])
        ended = ended | (word == 2)
        if ended.all():
            break
    return ys.T


TOLD = dict(
    pad_id=0,
    bos_id=1,
    eos_id=2,
    max_len=40,
    dropout=0.1,
    call=lambda model, src, tgt: model(src.T, tgt.T).transpose(0, 1),
    decode=greedy_decode,
)
