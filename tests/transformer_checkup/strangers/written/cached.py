# ruff: noqa: E501, their lines are as long as strangers write them
"""An encoder-decoder with a KV cache and a greedy decoding of its own."""

TEXT = """\
import torch
from torch import nn

PAD, BOS, EOS, SRC, TGT, MAX = 0, 1, 2, 30, 34, 64


class Attn(nn.Module):
    def __init__(self, d, h, p):
        super().__init__()
        self.h = h
        self.q, self.k, self.v, self.o = (nn.Linear(d, d) for _ in range(4))
        self.drop = nn.Dropout(p)

    def heads(self, x):
        return x.unflatten(-1, (self.h, -1)).transpose(1, 2)

    def forward(self, x, y, mask, cache=None, name=None):
        q = self.heads(self.q(x))
        if cache is not None and name.startswith("cross") and name in cache:
            k, v = cache[name]
        else:
            k, v = self.heads(self.k(y)), self.heads(self.v(y))
            if cache is not None:
                if name.startswith("self") and name in cache:
                    k = torch.cat([cache[name][0], k], dim=2)
                    v = torch.cat([cache[name][1], v], dim=2)
                cache[name] = k, v
        s = q @ k.mT / q.size(-1) ** 0.5
        s = s.masked_fill(mask == 0, -1e4)
        return self.o((self.drop(s.softmax(-1)) @ v).transpose(1, 2).flatten(2))


class Enc(nn.Module):
    def __init__(self, d, h, p):
        super().__init__()
        self.a, self.f = Attn(d, h, p), nn.Sequential(nn.Linear(d, 2 * d), nn.ReLU(), nn.Linear(2 * d, d))
        self.n1, self.n2, self.drop = nn.LayerNorm(d), nn.LayerNorm(d), nn.Dropout(p)

    def forward(self, x, mask):
        n = self.n1(x)
        x = x + self.drop(self.a(n, n, mask))
        return x + self.drop(self.f(self.n2(x)))


class Dec(nn.Module):
    def __init__(self, d, h, p, i):
        super().__init__()
        self.i = i
        self.a, self.c = Attn(d, h, p), Attn(d, h, p)
        self.f = nn.Sequential(nn.Linear(d, 2 * d), nn.ReLU(), nn.Linear(2 * d, d))
        self.n1, self.n2, self.n3 = nn.LayerNorm(d), nn.LayerNorm(d), nn.LayerNorm(d)
        self.drop = nn.Dropout(p)

    def forward(self, x, mask, memory, memory_mask, cache):
        n = self.n1(x)
        x = x + self.drop(self.a(n, n, mask, cache, f"self{self.i}"))
        x = x + self.drop(self.c(self.n2(x), memory, memory_mask, cache, f"cross{self.i}"))
        return x + self.drop(self.f(self.n3(x)))


class Model(nn.Module):
    def __init__(self, d=32, h=4, n=2, p=0.1):
        super().__init__()
        self.es, self.et = nn.Embedding(SRC, d), nn.Embedding(TGT, d)
        self.ps, self.pt = nn.Embedding(MAX, d), nn.Embedding(MAX, d)
        self.enc = nn.ModuleList(Enc(d, h, p) for _ in range(n))
        self.dec = nn.ModuleList(Dec(d, h, p, i) for i in range(n))
        self.ne, self.nd, self.out = nn.LayerNorm(d), nn.LayerNorm(d), nn.Linear(d, TGT)
        self.drop = nn.Dropout(p)

    def encode(self, src):
        mask = (src != PAD)[:, None, None, :]
        x = self.drop(self.es(src) + self.ps.weight[:src.size(1)])
        for layer in self.enc:
            x = layer(x, mask)
        return self.ne(x), mask

    def step(self, tgt, memory, memory_mask, cache=None, past=0):
        n = tgt.size(1)
        mask = torch.ones(MAX, MAX, dtype=torch.bool, device=tgt.device).tril()
        mask = mask[past:past + n, :past + n]
        x = self.drop(self.et(tgt) + self.pt.weight[past:past + n])
        for layer in self.dec:
            x = layer(x, mask, memory, memory_mask, cache)
        return self.out(self.nd(x))

    def forward(self, src, tgt):
        return self.step(tgt, *self.encode(src))


@torch.no_grad()
def greedy(model, src, max_len, cache=True):
    was, _ = model.training, model.eval()
    memory, mask = model.encode(src)
    ys = torch.full((src.size(0), 1), BOS, device=src.device)
    done = torch.zeros(src.size(0), dtype=torch.bool, device=src.device)
    store = {}
    while ys.size(1) < max_len:
        if cache:
            logits = model.step(ys[:, -1:], memory, mask, store, ys.size(1) - 1)
        else:
            logits = model.step(ys, memory, mask)
        token = logits[:, -1].argmax(-1)
        token = token.masked_fill(done, PAD)
        ys = torch.cat([ys, token[:, None]], 1)
        done = done | (token == EOS)
        if done.all():
            break
    model.train(was)
    return ys


def build():
    return Model()


TOLD = dict(src_vocab=SRC, tgt_vocab=TGT, pad_id=0, bos_id=BOS, eos_id=EOS, max_len=MAX, decode=greedy)
"""
