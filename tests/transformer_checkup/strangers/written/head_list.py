# ruff: noqa: E501, their lines are as long as strangers write them
"""A module for each head, pre-norm, learned positions, a tied last layer."""

TEXT = """\
import copy, math
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor

class Head(nn.Module):
    def __init__(self, d_model, d_head, dropout):
        super().__init__()
        self.query = nn.Linear(d_model, d_head, bias=False)
        self.key = nn.Linear(d_model, d_head, bias=False)
        self.value = nn.Linear(d_model, d_head, bias=False)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x_q, x_kv, bias):
        q, k, v = self.query(x_q), self.key(x_kv), self.value(x_kv)
        scores = torch.bmm(q, k.transpose(1, 2)) * q.size(-1) ** -0.5
        scores = scores + bias
        weights = scores.softmax(dim=-1)
        return torch.bmm(self.dropout(weights), v)

class Heads(nn.Module):
    def __init__(self, cfg):
        super().__init__()
        d_head = cfg.d_model // cfg.n_head
        self.heads = nn.ModuleList([Head(cfg.d_model, d_head, cfg.dropout) for _ in range(cfg.n_head)])
        self.proj = nn.Linear(cfg.d_model, cfg.d_model)

    def forward(self, x_q, x_kv, bias):
        return self.proj(torch.cat([h(x_q, x_kv, bias) for h in self.heads], dim=-1))

class MLP(nn.Module):
    def __init__(self, cfg):
        super().__init__()
        self.fc1 = nn.Linear(cfg.d_model, 4 * cfg.d_model)
        self.fc2 = nn.Linear(4 * cfg.d_model, cfg.d_model)

    def forward(self, x):
        x = self.fc1(x)
        x = F.gelu(x)
        return self.fc2(x)

class EncoderLayer(nn.Module):
    def __init__(self, cfg):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(cfg.d_model), nn.LayerNorm(cfg.d_model)
        self.attn, self.mlp = Heads(cfg), MLP(cfg)
        self.drop1, self.drop2 = nn.Dropout(cfg.dropout), nn.Dropout(cfg.dropout)

    def forward(self, x, bias):
        h = self.norm1(x)
        x = x + self.drop1(self.attn(h, h, bias))
        x = x + self.drop2(self.mlp(self.norm2(x)))
        return x

class DecoderLayer(nn.Module):
    def __init__(self, cfg):
        super().__init__()
        self.norm1, self.norm2, self.norm3 = (nn.LayerNorm(cfg.d_model) for _ in range(3))
        self.attn, self.cross, self.mlp = Heads(cfg), Heads(cfg), MLP(cfg)
        self.drop1, self.drop2, self.drop3 = (nn.Dropout(cfg.dropout) for _ in range(3))

    def forward(self, x, enc, self_bias, cross_bias):
        h = self.norm1(x)
        x = x + self.drop1(self.attn(h, h, self_bias))
        x = x + self.drop2(self.cross(self.norm2(x), enc, cross_bias))
        x = x + self.drop3(self.mlp(self.norm3(x)))
        return x

class Config:
    src_vocab, tgt_vocab, d_model, n_head, n_layer, dropout, max_len, pad = 23, 19, 32, 4, 2, 0.1, 40, 0

class Seq2Seq(nn.Module):
    def __init__(self, cfg=Config):
        super().__init__()
        self.cfg = cfg
        self.src_tok = nn.Embedding(cfg.src_vocab, cfg.d_model)
        self.tgt_tok = nn.Embedding(cfg.tgt_vocab, cfg.d_model)
        self.src_pos = nn.Embedding(cfg.max_len, cfg.d_model)
        self.tgt_pos = nn.Embedding(cfg.max_len, cfg.d_model)
        self.drop = nn.Dropout(cfg.dropout)
        self.enc_layers = nn.ModuleList([EncoderLayer(cfg) for _ in range(cfg.n_layer)])
        self.dec_layers = nn.ModuleList([DecoderLayer(cfg) for _ in range(cfg.n_layer)])
        self.enc_norm, self.dec_norm = nn.LayerNorm(cfg.d_model), nn.LayerNorm(cfg.d_model)
        self.lm_head = nn.Linear(cfg.d_model, cfg.tgt_vocab, bias=False)
        self.apply(self._init)
        self.lm_head.weight = self.tgt_tok.weight

    def _init(self, m):
        if isinstance(m, (nn.Linear, nn.Embedding)):
            nn.init.normal_(m.weight, std=0.02)
            if getattr(m, "bias", None) is not None:
                nn.init.zeros_(m.bias)

    def pad_bias(self, ids):
        zeros = self.lm_head.weight.new_zeros(ids.shape)
        return zeros.masked_fill(ids == self.cfg.pad, -1e4).unsqueeze(1)

    def causal_bias(self, T):
        return self.lm_head.weight.new_full((T, T), -1e4).triu(diagonal=1)

    def encode(self, src):
        pos = torch.arange(src.size(1), device=src.device)
        x = self.drop(self.src_tok(src) + self.src_pos(pos))
        bias = self.pad_bias(src)
        for layer in self.enc_layers:
            x = layer(x, bias)
        return self.enc_norm(x)

    def decode(self, tgt, enc, src):
        pos = torch.arange(tgt.size(1), device=tgt.device)
        x = self.drop(self.tgt_tok(tgt) + self.tgt_pos(pos))
        self_bias = self.pad_bias(tgt) + self.causal_bias(tgt.size(1))
        cross_bias = self.pad_bias(src)
        for layer in self.dec_layers:
            x = layer(x, enc, self_bias, cross_bias)
        return self.lm_head(self.dec_norm(x))

    def forward(self, src, tgt):
        return self.decode(tgt, self.encode(src), src)

    def generate(self, src, max_len):
        self.eval()
        with torch.no_grad():
            enc = self.encode(src)
            out = torch.ones(src.size(0), 1, dtype=torch.long)
            finished = torch.zeros(src.size(0), dtype=torch.bool)
            for _ in range(max_len - 1):
                logits = self.decode(out, enc, src)
                token = logits[:, -1, :].argmax(dim=-1)
                token = torch.where(finished, torch.zeros_like(token), token)
                out = torch.cat((out, token[:, None]), dim=1)
                finished |= token == 2
                if finished.all():
                    break
        return out

def build():
    torch.manual_seed(0)
    return Seq2Seq()

TOLD = dict(src_vocab=23, tgt_vocab=19, pad_id=0, bos_id=1, eos_id=2, max_len=40, dropout=0.1,
            decode=lambda model, src, max_len: model.generate(src, max_len))
"""
