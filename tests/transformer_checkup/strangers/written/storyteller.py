"""A decoder alone with rotary positions, RMS norm and a gated feed-forward network."""

TEXT = """\
import torch
import torch.nn.functional as F
from torch import nn

VOCAB = 37


class RMS(nn.Module):
    def __init__(self, dim, eps=1e-6):
        super().__init__()
        self.gain, self.eps = nn.Parameter(torch.ones(dim)), eps

    def forward(self, x):
        size = x.pow(2).mean(dim=-1, keepdim=True)
        return x * torch.rsqrt(size + self.eps) * self.gain


def angles(length, dim, device):
    rates = 10000.0 ** (-torch.arange(0, dim, 2, device=device) / dim)
    turn = torch.outer(torch.arange(length, device=device), rates)
    return turn.repeat_interleave(2, dim=-1)


def rotate(x, turn):
    a, b = x[..., 0::2], x[..., 1::2]
    turned = torch.stack((-b, a), dim=-1).flatten(-2)
    turn = turn.to(x.dtype)
    return x * turn.cos() + turned * turn.sin()


class Attention(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.heads = heads
        self.qkv = nn.Linear(dim, 3 * dim, bias=False)
        self.out = nn.Linear(dim, dim, bias=False)

    def forward(self, x, p):
        b, n, dim = x.shape
        qkv = self.qkv(x).view(b, n, 3, self.heads, dim // self.heads)
        q, k, v = qkv.permute(2, 0, 3, 1, 4)
        turn = angles(n, dim // self.heads, x.device)
        q, k = rotate(q, turn), rotate(k, turn)
        p = p if self.training else 0.0
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True, dropout_p=p)
        return self.out(y.transpose(1, 2).reshape(b, n, dim))


class Gated(nn.Module):
    def __init__(self, dim, inner):
        super().__init__()
        self.gate, self.up = nn.Linear(dim, inner, False), nn.Linear(dim, inner, False)
        self.down = nn.Linear(inner, dim, False)

    def forward(self, x):
        return self.down(F.silu(self.gate(x)) * self.up(x))


class Layer(nn.Module):
    def __init__(self, dim, heads, p):
        super().__init__()
        self.attention_norm, self.attention = RMS(dim), Attention(dim, heads)
        self.mlp_norm, self.mlp = RMS(dim), Gated(dim, 2 * dim)
        self.p, self.drop = p, nn.Dropout(p)

    def forward(self, x):
        x = x + self.drop(self.attention(self.attention_norm(x), self.p))
        return x + self.drop(self.mlp(self.mlp_norm(x)))


class Storyteller(nn.Module):
    def __init__(self, dim=32, heads=4, depth=2, p=0.1):
        super().__init__()
        self.embed, self.drop = nn.Embedding(VOCAB, dim), nn.Dropout(p)
        self.layers = nn.ModuleList([Layer(dim, heads, p) for _ in range(depth)])
        self.norm = RMS(dim)
        self.head = nn.Linear(dim, VOCAB, bias=False)
        self.apply(self.start)

    def start(self, module):
        if isinstance(module, (nn.Linear, nn.Embedding)):
            nn.init.normal_(module.weight, std=0.02)

    def forward(self, ids):
        x = self.drop(self.embed(ids))
        for layer in self.layers:
            x = layer(x)
        return self.head(self.norm(x))


def build():
    return Storyteller()


TOLD = dict(tgt_vocab=VOCAB, pad_id=0, max_len=64)
"""
