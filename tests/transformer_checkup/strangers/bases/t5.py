"""After T5: RMS norm, einsum, relative positions, a gated feed-forward, a cache."""

import torch
import torch.nn as nn
import torch.nn.functional as F

SRC, TGT = 17, 19


class RMSNorm(nn.Module):
    def __init__(self, d, eps=1e-6):
        super().__init__()
        self.weight, self.eps = nn.Parameter(torch.ones(d)), eps

    def forward(self, x):
        variance = x.pow(2).mean(-1, keepdim=True)
        return self.weight * x * torch.rsqrt(variance + self.eps)


class RelativeBias(nn.Module):
    def __init__(self, n_heads, reach=8):
        super().__init__()
        self.reach = reach
        self.table = nn.Embedding(2 * reach + 1, n_heads)
        nn.init.normal_(self.table.weight, std=0.5)

    def forward(self, q_len, k_len):
        q_pos = torch.arange(k_len - q_len, k_len)[:, None]
        k_pos = torch.arange(k_len)[None, :]
        relative = (k_pos - q_pos).clamp(-self.reach, self.reach) + self.reach
        return self.table(relative).permute(2, 0, 1)  # (h, q, k)


class T5Attention(nn.Module):
    def __init__(self, d_model, n_heads, dropout):
        super().__init__()
        d_kv = d_model // n_heads
        std = d_model**-0.5
        self.wq = nn.Parameter(torch.randn(d_model, n_heads, d_kv) * std)
        self.wk = nn.Parameter(torch.randn(d_model, n_heads, d_kv) * std)
        self.wv = nn.Parameter(torch.randn(d_model, n_heads, d_kv) * std)
        self.wo = nn.Parameter(torch.randn(n_heads, d_kv, d_model) * std)
        self.scale = d_kv**-0.5
        self.dropout = nn.Dropout(dropout)

    def keys_values(self, x):
        return [torch.einsum("bkd,dhe->bhke", x, w) for w in (self.wk, self.wv)]

    def forward(self, x, kv, mask=None, bias=None):
        k, v = kv
        q = torch.einsum("bqd,dhe->bhqe", x, self.wq) * self.scale
        scores = torch.einsum("bhqe,bhke->bhqk", q, k)
        if bias is not None:
            scores = scores + bias
        if mask is not None:
            scores = scores.masked_fill(mask == 0, torch.finfo(scores.dtype).min)
        weights = self.dropout(torch.softmax(scores.float(), dim=-1).type_as(scores))
        mixed = torch.einsum("bhqk,bhke->bhqe", weights, v)
        return torch.einsum("bhqe,hed->bqd", mixed, self.wo)


class GatedGelu(nn.Module):
    def __init__(self, d_model, d_ff, dropout):
        super().__init__()
        self.wi_0 = nn.Linear(d_model, d_ff, bias=False)
        self.wi_1 = nn.Linear(d_model, d_ff, bias=False)
        self.wo = nn.Linear(d_ff, d_model, bias=False)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x):
        return self.wo(self.dropout(F.gelu(self.wi_0(x)) * self.wi_1(x)))


class Block(nn.Module):
    def __init__(self, d_model, n_heads, d_ff, dropout, is_decoder):
        super().__init__()
        self.norm_self = RMSNorm(d_model)
        self.self_attention = T5Attention(d_model, n_heads, dropout)
        if is_decoder:
            self.norm_cross = RMSNorm(d_model)
            self.cross_attention = T5Attention(d_model, n_heads, dropout)
        self.norm_ff, self.ff = RMSNorm(d_model), GatedGelu(d_model, d_ff, dropout)
        self.dropout, self.is_decoder = nn.Dropout(dropout), is_decoder

    def forward(self, x, mask, bias, memory=None, memory_mask=None, past=None):
        h = self.norm_self(x)
        k, v = self.self_attention.keys_values(h)
        if past is not None and "k" in past:
            k, v = torch.cat([past["k"], k], dim=2), torch.cat([past["v"], v], dim=2)
        if past is not None:
            past["k"], past["v"] = k, v
        x = x + self.dropout(self.self_attention(h, (k, v), mask, bias))
        if self.is_decoder:
            past = {} if past is None else past
            if "cross" not in past:
                past["cross"] = self.cross_attention.keys_values(memory)
            h = self.norm_cross(x)
            x = x + self.dropout(self.cross_attention(h, past["cross"], memory_mask))
        return x + self.dropout(self.ff(self.norm_ff(x)))


class Stack(nn.Module):
    def __init__(self, d_model, n_heads, d_ff, n_layers, dropout, is_decoder):
        super().__init__()
        self.bias = RelativeBias(n_heads)
        self.blocks = nn.ModuleList(
            Block(d_model, n_heads, d_ff, dropout, is_decoder) for _ in range(n_layers)
        )
        self.final_norm = RMSNorm(d_model)
        self.dropout = nn.Dropout(dropout)
        self.is_decoder = is_decoder

    def forward(self, x, pad_mask, memory=None, memory_mask=None, pasts=None):
        q_len = x.size(1)
        k_len = pad_mask.size(1)
        mask = pad_mask[:, None, None, :]
        if self.is_decoder:
            causal = torch.ones(k_len, k_len).tril()[k_len - q_len :]
            mask = mask & causal.bool()
        bias = self.bias(q_len, k_len)
        if memory_mask is not None:
            memory_mask = memory_mask[:, None, None, :]
        x = self.dropout(x)
        for i, block in enumerate(self.blocks):
            past = None if pasts is None else pasts[i]
            x = block(x, mask, bias, memory, memory_mask, past)
        return self.dropout(self.final_norm(x))


class Seq2Seq(nn.Module):
    def __init__(self, d_model=32, n_heads=4, d_ff=64, n_layers=2, dropout=0.1, pad=0):
        super().__init__()
        self.shared = nn.Embedding(TGT, d_model)
        nn.init.normal_(self.shared.weight, std=1.0)
        self.pad, self.d_model = pad, d_model
        self.encoder = Stack(d_model, n_heads, d_ff, n_layers, dropout, False)
        self.decoder = Stack(d_model, n_heads, d_ff, n_layers, dropout, True)

    def logits(self, y):
        return F.linear(y * self.d_model**-0.5, self.shared.weight)

    def forward(self, src, tgt):
        src_keep, tgt_keep = src != self.pad, tgt != self.pad
        memory = self.encoder(self.shared(src), src_keep)
        y = self.decoder(self.shared(tgt), tgt_keep, memory, src_keep)
        return self.logits(y)

    @torch.no_grad()
    def generate(self, src, max_len, cache=True, bos=1, eos=2):
        was_training = self.training
        self.eval()
        src_keep = src != self.pad
        memory = self.encoder(self.shared(src), src_keep)
        ids = torch.full((len(src), 1), bos)
        pasts = [{} for _ in self.decoder.blocks] if cache else None
        done = torch.zeros(len(src), dtype=torch.bool)
        for _ in range(max_len - 1):
            step = ids[:, -1:] if cache else ids
            y = self.shared(step)
            y = self.decoder(y, ids != self.pad, memory, src_keep, pasts)
            token = self.logits(y)[:, -1].argmax(-1)
            token[done] = self.pad
            ids = torch.cat([ids, token[:, None]], dim=1)
            done |= token == eos
            if bool(done.all()):
                break
        self.train(was_training)
        return ids


TOLD = dict(
    src_vocab=TGT,
    pad_id=0,
    bos_id=1,
    eos_id=2,
    max_len=40,
    dropout=0.1,
    decode=lambda model, src, max_len, cache=True: model.generate(src, max_len, cache),
)
