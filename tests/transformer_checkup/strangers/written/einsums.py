"""A matrix for each head, einsums, rotary positions and RMS norms; log-probabilities come out."""

TEXT = """\
import torch
import torch.nn.functional as F
from torch import einsum, nn

PAD, SRC, TGT = 0, 31, 43


class RMSNorm(nn.Module):
    def __init__(self, dim, eps=1e-6):
        super().__init__()
        self.gain, self.eps = nn.Parameter(torch.ones(dim)), eps

    def forward(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps) * self.gain


def rotate(x, base=10000.0):
    '''x (B, L, H, K)'''
    length, half = x.shape[1], x.shape[-1] // 2
    rate = base ** (-torch.arange(half, device=x.device) / half)
    angle = torch.arange(length, device=x.device)[:, None] * rate
    cos, sin = (t[None, :, None].to(x.dtype) for t in (angle.cos(), angle.sin()))
    a, b = x[..., :half], x[..., half:]
    return torch.cat([a * cos - b * sin, a * sin + b * cos], -1)


class Attention(nn.Module):
    def __init__(self, dim, heads, p, rope):
        super().__init__()
        k = dim // heads
        self.wq = nn.Parameter(torch.randn(dim, heads, k) * dim ** -0.5)
        self.wk = nn.Parameter(torch.randn(dim, heads, k) * dim ** -0.5)
        self.wv = nn.Parameter(torch.randn(dim, heads, k) * dim ** -0.5)
        self.wo = nn.Parameter(torch.randn(heads, k, dim) * dim ** -0.5)
        self.drop, self.rope, self.scale = nn.Dropout(p), rope, k ** -0.5

    def forward(self, x, y, allowed):
        q = einsum("bqd,dhk->bqhk", x, self.wq)
        k = einsum("btd,dhk->bthk", y, self.wk)
        v = einsum("btd,dhk->bthk", y, self.wv)
        if self.rope:
            q, k = rotate(q), rotate(k)
        scores = einsum("bqhk,bthk->bhqt", q, k) * self.scale
        scores = scores.masked_fill(allowed.logical_not(), torch.finfo(scores.dtype).min)
        weights = self.drop(scores.softmax(-1))
        mixed = einsum("bhqt,bthk->bqhk", weights, v)
        return einsum("bqhk,hkd->bqd", mixed, self.wo)


class GLU(nn.Module):
    def __init__(self, dim, hidden):
        super().__init__()
        self.gate = nn.Linear(dim, hidden, bias=False)
        self.up = nn.Linear(dim, hidden, bias=False)
        self.down = nn.Linear(hidden, dim, bias=False)

    def forward(self, x):
        return self.down(F.silu(self.gate(x)) * self.up(x))


class Layer(nn.Module):
    def __init__(self, dim, heads, p, decoder):
        super().__init__()
        self.attn, self.na = Attention(dim, heads, p, rope=True), RMSNorm(dim)
        if decoder:
            self.cross, self.nc = Attention(dim, heads, p, rope=False), RMSNorm(dim)
        self.ff, self.nf = GLU(dim, 2 * dim), RMSNorm(dim)
        self.drop = nn.Dropout(p)

    def forward(self, x, allowed, memory=None, memory_allowed=None):
        h = self.na(x)
        x = x + self.drop(self.attn(h, h, allowed))
        if memory is not None:
            x = x + self.drop(self.cross(self.nc(x), memory, memory_allowed))
        return x + self.drop(self.ff(self.nf(x)))


class Model(nn.Module):
    def __init__(self, dim=48, heads=4, depth=2, p=0.1):
        super().__init__()
        self.src_table = nn.Parameter(torch.randn(SRC, dim) * 0.2)
        self.tgt_table = nn.Parameter(torch.randn(TGT, dim) * 0.2)
        self.encoder = nn.ModuleList(Layer(dim, heads, p, False) for _ in range(depth))
        self.decoder = nn.ModuleList(Layer(dim, heads, p, True) for _ in range(depth))
        self.enc_norm, self.dec_norm = RMSNorm(dim), RMSNorm(dim)
        self.drop = nn.Dropout(p)

    def forward(self, source, target):
        seen = source.ne(PAD)[:, None, None, :]
        n = target.shape[1]
        past = torch.arange(n, device=target.device)
        past = past[:, None] >= past[None, :]
        memory = self.drop(self.src_table[source])
        for layer in self.encoder:
            memory = layer(memory, seen)
        memory = self.enc_norm(memory)
        x = self.drop(self.tgt_table[target])
        for layer in self.decoder:
            x = layer(x, past[None, None], memory, seen)
        x = self.dec_norm(x)
        return F.log_softmax(einsum("btd,vd->btv", x, self.tgt_table), dim=-1)


def build():
    return Model()


TOLD = dict(src_vocab=SRC, tgt_vocab=TGT, pad_id=0, bos_id=1, eos_id=2, max_len=40)
"""
