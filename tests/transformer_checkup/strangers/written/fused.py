# ruff: noqa: E501, their lines are as long as strangers write them
"""An encoder-decoder after the paper: fused projections, post-norm, a sine table."""

TEXT = """\
import copy, math
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor

class FusedAttention(nn.Module):
    def __init__(self, dim, heads, p):
        super().__init__()
        self.heads, self.head_dim = heads, dim // heads
        self.in_proj = nn.Linear(dim, 3 * dim)
        self.out_proj = nn.Linear(dim, dim)
        self.attn_drop = nn.Dropout(p)

    def forward(self, x, mem=None, mask=None):
        B, T, C = x.shape
        if mem is None:
            q, k, v = self.in_proj(x).chunk(3, dim=-1)
        else:
            wq, wk, wv = self.in_proj.weight.chunk(3, dim=0)
            bq, bk, bv = self.in_proj.bias.chunk(3, dim=0)
            q, k, v = F.linear(x, wq, bq), F.linear(mem, wk, bk), F.linear(mem, wv, bv)
        q = q.view(B, -1, self.heads, self.head_dim).transpose(1, 2)
        k = k.view(B, -1, self.heads, self.head_dim).transpose(1, 2)
        v = v.view(B, -1, self.heads, self.head_dim).transpose(1, 2)
        att = (q @ k.transpose(-2, -1)) / math.sqrt(self.head_dim)
        if mask is not None:
            att = att.masked_fill(~mask, float("-inf"))
        att = F.softmax(att, dim=-1)
        att = self.attn_drop(att)
        y = att @ v
        y = y.transpose(1, 2).contiguous().view(B, T, C)
        return self.out_proj(y)

class FeedForward(nn.Module):
    def __init__(self, dim, hidden, p):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(dim, hidden), nn.ReLU(), nn.Dropout(p), nn.Linear(hidden, dim))

    def forward(self, x):
        return self.net(x)

class EncBlock(nn.Module):
    def __init__(self, dim, heads, hidden, p):
        super().__init__()
        self.attn = FusedAttention(dim, heads, p)
        self.ff = FeedForward(dim, hidden, p)
        self.ln1, self.ln2 = nn.LayerNorm(dim), nn.LayerNorm(dim)
        self.drop = nn.Dropout(p)

    def forward(self, x, mask):
        x = self.ln1(x + self.drop(self.attn(x, mask=mask)))
        x = self.ln2(x + self.drop(self.ff(x)))
        return x

class DecBlock(nn.Module):
    def __init__(self, dim, heads, hidden, p):
        super().__init__()
        self.self_attn = FusedAttention(dim, heads, p)
        self.cross_attn = FusedAttention(dim, heads, p)
        self.ff = FeedForward(dim, hidden, p)
        self.ln1, self.ln2, self.ln3 = nn.LayerNorm(dim), nn.LayerNorm(dim), nn.LayerNorm(dim)
        self.drop = nn.Dropout(p)

    def forward(self, y, mem, tgt_mask, src_mask):
        y = self.ln1(y + self.drop(self.self_attn(y, mask=tgt_mask)))
        y = self.ln2(y + self.drop(self.cross_attn(y, mem, mask=src_mask)))
        y = self.ln3(y + self.drop(self.ff(y)))
        return y

def sinusoid(max_len, dim):
    pos = torch.arange(max_len).unsqueeze(1).float()
    div = torch.exp(torch.arange(0, dim, 2).float() * (-math.log(10000.0) / dim))
    pe = torch.zeros(max_len, dim)
    pe[:, 0::2] = torch.sin(pos * div)
    pe[:, 1::2] = torch.cos(pos * div)
    return pe

class Transformer(nn.Module):
    def __init__(self, src_vocab=23, tgt_vocab=19, dim=32, heads=4, hidden=64, layers=2, p=0.1, max_len=40, pad=0):
        super().__init__()
        self.pad, self.dim, self.max_len = pad, dim, max_len
        self.src_emb = nn.Embedding(src_vocab, dim, padding_idx=pad)
        self.tgt_emb = nn.Embedding(tgt_vocab, dim, padding_idx=pad)
        self.register_buffer("pe", sinusoid(max_len, dim))
        self.encoder = nn.ModuleList([EncBlock(dim, heads, hidden, p) for _ in range(layers)])
        self.decoder = nn.ModuleList([DecBlock(dim, heads, hidden, p) for _ in range(layers)])
        self.generator = nn.Linear(dim, tgt_vocab)
        self.drop = nn.Dropout(p)
        for w in self.parameters():
            if w.dim() > 1:
                nn.init.xavier_uniform_(w)

    def embed(self, table, ids):
        x = table(ids) * math.sqrt(self.dim)
        x = x + self.pe[: ids.size(1)]
        return self.drop(x)

    def masks(self, src, tgt):
        src_mask = (src != self.pad)[:, None, None, :]
        T = tgt.size(1)
        causal = torch.tril(torch.ones(T, T, dtype=torch.bool, device=tgt.device))
        tgt_mask = (tgt != self.pad)[:, None, None, :] & causal
        return src_mask, tgt_mask

    def encode(self, src, src_mask):
        x = self.embed(self.src_emb, src)
        for block in self.encoder:
            x = block(x, src_mask)
        return x

    def decode(self, tgt, mem, tgt_mask, src_mask):
        y = self.embed(self.tgt_emb, tgt)
        for block in self.decoder:
            y = block(y, mem, tgt_mask, src_mask)
        return self.generator(y)

    def forward(self, src, tgt):
        src_mask, tgt_mask = self.masks(src, tgt)
        mem = self.encode(src, src_mask)
        return self.decode(tgt, mem, tgt_mask, src_mask)

    @torch.no_grad()
    def greedy(self, src, max_len, bos=1, eos=2):
        self.eval()
        src_mask = (src != self.pad)[:, None, None, :]
        mem = self.encode(src, src_mask)
        ys = torch.full((src.size(0), 1), bos, dtype=torch.long, device=src.device)
        done = torch.zeros(src.size(0), dtype=torch.bool, device=src.device)
        while ys.size(1) < max_len and not done.all():
            _, tgt_mask = self.masks(src, ys)
            logits = self.decode(ys, mem, tgt_mask, src_mask)
            nxt = logits[:, -1].argmax(-1)
            nxt = nxt.masked_fill(done, self.pad)
            done = done | (nxt == eos)
            ys = torch.cat([ys, nxt.unsqueeze(1)], dim=1)
        return ys

def build():
    torch.manual_seed(0)
    return Transformer()

TOLD = dict(src_vocab=23, tgt_vocab=19, pad_id=0, bos_id=1, eos_id=2, max_len=40, dropout=0.1,
            decode=lambda model, src, max_len: model.greedy(src, max_len))
"""
