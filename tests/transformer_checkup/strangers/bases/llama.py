"""A decoder alone as in Llama: RMS norms, rotary halves, grouped queries, SwiGLU."""

import torch
import torch.nn.functional as F
from torch import nn

SRC, TGT = 17, 19
PAD, MAXPOS = 0, 64


class RMSNorm(nn.Module):
    def __init__(self, dim, eps=1e-6):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(dim))
        self.eps = eps

    def forward(self, hidden_states):
        dtype = hidden_states.dtype
        hidden_states = hidden_states.to(torch.float32)
        variance = hidden_states.pow(2).mean(-1, keepdim=True)
        hidden_states = hidden_states * torch.rsqrt(variance + self.eps)
        return self.weight * hidden_states.to(dtype)


def rotate_half(x):
    x1, x2 = x[..., : x.shape[-1] // 2], x[..., x.shape[-1] // 2 :]
    return torch.cat((-x2, x1), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin):
    return q * cos + rotate_half(q) * sin, k * cos + rotate_half(k) * sin


def repeat_kv(x, n_rep):
    b, h, s, d = x.shape
    return x[:, :, None].expand(b, h, n_rep, s, d).reshape(b, h * n_rep, s, d)


class Attention(nn.Module):
    def __init__(self, dim, n_heads, n_kv, layer_idx=0):
        super().__init__()
        self.n_heads = n_heads
        self.n_kv = n_kv
        self.hd = dim // n_heads
        self.layer_idx = layer_idx
        self.q_proj = nn.Linear(dim, n_heads * self.hd, bias=False)
        self.k_proj = nn.Linear(dim, n_kv * self.hd, bias=False)
        self.v_proj = nn.Linear(dim, n_kv * self.hd, bias=False)
        self.o_proj = nn.Linear(dim, dim, bias=False)

    def forward(self, x, cos, sin, mask):
        b, s, _ = x.shape
        q = self.q_proj(x).view(b, s, self.n_heads, self.hd).transpose(1, 2)
        k = self.k_proj(x).view(b, s, self.n_kv, self.hd).transpose(1, 2)
        v = self.v_proj(x).view(b, s, self.n_kv, self.hd).transpose(1, 2)
        q, k = apply_rotary_pos_emb(q, k, cos, sin)
        k = repeat_kv(k, self.n_heads // self.n_kv)
        v = repeat_kv(v, self.n_heads // self.n_kv)
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        return self.o_proj(y.transpose(1, 2).reshape(b, s, -1))


class MLP(nn.Module):
    def __init__(self, dim, inner):
        super().__init__()
        self.gate_proj = nn.Linear(dim, inner, bias=False)
        self.up_proj = nn.Linear(dim, inner, bias=False)
        self.down_proj = nn.Linear(inner, dim, bias=False)

    def forward(self, x):
        return self.down_proj(F.silu(self.gate_proj(x)) * self.up_proj(x))


class Block(nn.Module):
    def __init__(self, dim, n_heads, n_kv, i):
        super().__init__()
        self.self_attn, self.mlp = Attention(dim, n_heads, n_kv, i), MLP(dim, 2 * dim)
        self.input_layernorm, self.post_attention_layernorm = RMSNorm(dim), RMSNorm(dim)

    def forward(self, x, cos, sin, mask):
        x = x + self.self_attn(self.input_layernorm(x), cos, sin, mask)
        return x + self.mlp(self.post_attention_layernorm(x))


class Alone(nn.Module):
    def __init__(self, dim=48, n_heads=6, n_kv=2, n_layers=2, theta=10000.0):
        super().__init__()
        self.embed_tokens = nn.Embedding(TGT, dim)
        self.layers = nn.ModuleList(
            Block(dim, n_heads, n_kv, i) for i in range(n_layers)
        )
        self.norm, self.lm_head = RMSNorm(dim), nn.Linear(dim, TGT, bias=False)
        hd = dim // n_heads
        inv_freq = 1.0 / theta ** (torch.arange(0, hd, 2).float() / hd)
        freqs = torch.outer(torch.arange(MAXPOS).float(), inv_freq)
        emb = torch.cat((freqs, freqs), dim=-1)
        self.register_buffer("cos", emb.cos(), persistent=False)
        self.register_buffer("sin", emb.sin(), persistent=False)

    def forward(self, input_ids):
        s = input_ids.size(1)
        x = self.embed_tokens(input_ids)
        causal = torch.ones(s, s, dtype=torch.bool, device=x.device).tril()
        keep = (input_ids != PAD)[:, None, None, :]
        mask = causal & keep | torch.eye(s, dtype=torch.bool, device=x.device)
        for layer in self.layers:
            x = layer(x, self.cos[:s], self.sin[:s], mask)
        return self.lm_head(self.norm(x))


TOLD = dict(pad_id=PAD, max_len=MAXPOS, dropout=0.0)
