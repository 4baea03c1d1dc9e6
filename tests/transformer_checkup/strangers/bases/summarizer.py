"""Pre-norm, learned positions, one table for all, and a greedy decoder with a cache."""

import torch
import torch.nn.functional as F
from torch import nn

SRC, TGT = 17, 19
PAD, BOS, EOS = 0, 1, 2


class MHA(nn.Module):
    def __init__(self, dim, heads, p):
        super().__init__()
        self.heads, self.p = heads, p
        self.q = nn.Linear(dim, dim, bias=False)
        self.kv = nn.Linear(dim, 2 * dim, bias=False)
        self.o = nn.Linear(dim, dim)

    def fold(self, x):
        return x.unflatten(-1, (self.heads, -1)).transpose(1, 2)

    def forward(self, x, source, blocked, store=None, fixed=False):
        q = self.fold(self.q(x))
        if store is not None and fixed and "k" in store:
            k, v = store["k"], store["v"]
        else:
            k, v = (self.fold(y) for y in self.kv(source).chunk(2, dim=-1))
            if store is not None and not fixed and "k" in store:
                k = torch.cat([store["k"], k], dim=2)
                v = torch.cat([store["v"], v], dim=2)
            if store is not None:
                store["k"], store["v"] = k, v
        a = torch.einsum("bhqd,bhkd->bhqk", q, k) * q.size(-1) ** -0.5
        if blocked is not None:
            a = a.masked_fill(blocked, torch.finfo(a.dtype).min)
        a = F.dropout(a.softmax(-1), self.p, self.training)
        y = torch.einsum("bhqk,bhkd->bqhd", a, v).flatten(2)
        return self.o(y)


class Block(nn.Module):
    def __init__(self, dim, heads, p, cross):
        super().__init__()
        self.ln_self, self.self_attn = nn.LayerNorm(dim), MHA(dim, heads, p)
        self.cross = cross
        if cross:
            self.ln_cross, self.cross_attn = nn.LayerNorm(dim), MHA(dim, heads, p)
        self.ln_mlp, self.mlp = (
            nn.LayerNorm(dim),
            nn.Sequential(nn.Linear(dim, 4 * dim), nn.GELU(), nn.Linear(4 * dim, dim)),
        )
        self.drop = nn.Dropout(p)

    def forward(self, x, blocked, memory=None, hidden=None, stores=(None, None)):
        h = self.ln_self(x)
        x = x + self.drop(self.self_attn(h, h, blocked, stores[0]))
        if self.cross:
            h = self.ln_cross(x)
            x = x + self.drop(self.cross_attn(h, memory, hidden, stores[1], fixed=True))
        return x + self.drop(self.mlp(self.ln_mlp(x)))


class Seq2Seq(nn.Module):
    def __init__(self, dim=32, heads=4, depth=2, p=0.1, longest=64):
        super().__init__()
        self.tokens = nn.Embedding(TGT, dim)
        self.places = nn.Embedding(longest, dim)
        self.enc = nn.ModuleList(Block(dim, heads, p, False) for _ in range(depth))
        self.dec = nn.ModuleList(Block(dim, heads, p, True) for _ in range(depth))
        self.enc_ln, self.dec_ln = nn.LayerNorm(dim), nn.LayerNorm(dim)
        self.head = nn.Linear(dim, TGT, bias=False)
        self.drop = nn.Dropout(p)
        self.head.weight = self.tokens.weight
        for p in self.parameters():
            if p.dim() > 1:
                nn.init.normal_(p, std=0.1)

    def look_up(self, ids, start=0):
        places = torch.arange(start, start + ids.size(1), device=ids.device)
        return self.drop(self.tokens(ids) + self.places(places))

    def encode(self, src):
        blocked = (src == PAD)[:, None, None]
        x = self.look_up(src)
        for block in self.enc:
            x = block(x, blocked)
        return self.enc_ln(x), blocked

    def decode(self, tgt, memory, memory_blocked):
        n = tgt.size(1)
        blocked = torch.ones(n, n, dtype=torch.bool, device=tgt.device).triu(1)
        x = self.look_up(tgt)
        for block in self.dec:
            x = block(x, blocked, memory, memory_blocked)
        return self.head(self.dec_ln(x))

    def forward(self, src, tgt):
        return self.decode(tgt, *self.encode(src))

    def step(self, last, at, memory, memory_blocked, stores):
        x = self.look_up(last, at)
        for block, pair in zip(self.dec, stores, strict=True):
            x = block(x, None, memory, memory_blocked, pair)
        return self.head(self.dec_ln(x))

    @torch.no_grad()
    def summarize(self, src, max_len, cache=False):
        self.eval()
        memory, blocked = self.encode(src)
        stores = [({}, {}) for _ in self.dec]
        ids = torch.full((len(src), 1), BOS, device=src.device)
        done = torch.zeros(len(src), dtype=torch.bool, device=src.device)
        while ids.size(1) < max_len and not done.all():
            if cache:
                at = ids.size(1) - 1
                logits = self.step(ids[:, -1:], at, memory, blocked, stores)
            else:
                logits = self.decode(ids, memory, blocked)
            new = logits[:, -1].argmax(-1).masked_fill(done, PAD)
            ids = torch.cat([ids, new[:, None]], dim=1)
            done = done | (new == EOS)
        return ids


def greedy(model, src, max_len, cache=False):
    return model.summarize(src, max_len, cache)


TOLD = dict(
    src_vocab=TGT, pad_id=0, bos_id=1, eos_id=2, max_len=64, dropout=0.1, decode=greedy
)
