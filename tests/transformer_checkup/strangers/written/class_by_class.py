# ruff: noqa: E501, their lines are as long as strangers write them
"""Class by class as in tutorials: post-norm, a layer norm of its own, two padding ids."""

TEXT = """\
import math
import torch
from torch import nn

SRC_PAD, TRG_PAD, SRC, TRG, MAX = 1, 0, 37, 45, 80


class LayerNorm(nn.Module):
    def __init__(self, d_model, eps=1e-12):
        super().__init__()
        self.gamma, self.beta, self.eps = nn.Parameter(torch.ones(d_model)), nn.Parameter(torch.zeros(d_model)), eps

    def forward(self, x):
        mean = x.mean(-1, keepdim=True)
        var = x.var(-1, unbiased=False, keepdim=True)
        out = (x - mean) / torch.sqrt(var + self.eps)
        return self.gamma * out + self.beta


class PositionalEncoding(nn.Module):
    def __init__(self, d_model, max_len):
        super().__init__()
        encoding = torch.zeros(max_len, d_model)
        pos = torch.arange(0, max_len).float().unsqueeze(1)
        _2i = torch.arange(0, d_model, step=2).float()
        div_term = torch.exp(_2i * -math.log(10000.0) / d_model)
        encoding[:, 0::2] = torch.sin(pos * div_term)
        encoding[:, 1::2] = torch.cos(pos * div_term)
        self.register_buffer("encoding", encoding)

    def forward(self, x):
        return self.encoding[: x.size(1)]


class TransformerEmbedding(nn.Module):
    def __init__(self, vocab_size, d_model, pad, drop_prob):
        super().__init__()
        self.tok_emb = nn.Embedding(vocab_size, d_model, padding_idx=pad)
        self.pos_emb, self.drop_out, self.d_model = PositionalEncoding(d_model, MAX), nn.Dropout(p=drop_prob), d_model

    def forward(self, x):
        return self.drop_out(self.tok_emb(x) * self.d_model ** 0.5 + self.pos_emb(x))


class ScaleDotProductAttention(nn.Module):
    def forward(self, q, k, v, mask):
        batch_size, head, length, d_tensor = k.size()
        k_t = k.transpose(2, 3)
        score = (q @ k_t) / math.sqrt(d_tensor)
        score = score.masked_fill(mask == 0, -10000)
        score = torch.softmax(score, dim=-1)
        return score @ v, score


class MultiHeadAttention(nn.Module):
    def __init__(self, d_model, n_head):
        super().__init__()
        self.n_head, self.attention = n_head, ScaleDotProductAttention()
        self.w_q, self.w_k = nn.Linear(d_model, d_model), nn.Linear(d_model, d_model)
        self.w_v, self.w_concat = nn.Linear(d_model, d_model), nn.Linear(d_model, d_model)

    def forward(self, q, k, v, mask):
        q, k, v = self.split(self.w_q(q)), self.split(self.w_k(k)), self.split(self.w_v(v))
        out, attention = self.attention(q, k, v, mask=mask)
        return self.w_concat(self.concat(out))

    def split(self, tensor):
        batch_size, length, d_model = tensor.size()
        return tensor.view(batch_size, length, self.n_head, d_model // self.n_head).transpose(1, 2)

    def concat(self, tensor):
        batch_size, head, length, d_tensor = tensor.size()
        return tensor.transpose(1, 2).contiguous().view(batch_size, length, head * d_tensor)


class FeedForward(nn.Module):
    def __init__(self, d_model, hidden, drop_prob):
        super().__init__()
        self.linear1, self.linear2 = nn.Linear(d_model, hidden), nn.Linear(hidden, d_model)
        self.relu, self.dropout = nn.ReLU(), nn.Dropout(p=drop_prob)

    def forward(self, x):
        return self.linear2(self.dropout(self.relu(self.linear1(x))))


class EncoderLayer(nn.Module):
    def __init__(self, d_model, ffn_hidden, n_head, p):
        super().__init__()
        self.attention, self.ffn = MultiHeadAttention(d_model, n_head), FeedForward(d_model, ffn_hidden, p)
        self.norm1, self.norm2 = LayerNorm(d_model), LayerNorm(d_model)
        self.dropout1, self.dropout2 = nn.Dropout(p), nn.Dropout(p)

    def forward(self, x, src_mask):
        _x = x
        x = self.attention(q=x, k=x, v=x, mask=src_mask)
        x = self.norm1(self.dropout1(x) + _x)
        _x = x
        x = self.ffn(x)
        return self.norm2(self.dropout2(x) + _x)


class DecoderLayer(nn.Module):
    def __init__(self, d_model, ffn_hidden, n_head, p):
        super().__init__()
        self.self_attention, self.enc_dec_attention = MultiHeadAttention(d_model, n_head), MultiHeadAttention(d_model, n_head)
        self.ffn = FeedForward(d_model, ffn_hidden, p)
        self.norm1, self.norm2, self.norm3 = LayerNorm(d_model), LayerNorm(d_model), LayerNorm(d_model)
        self.dropout1, self.dropout2, self.dropout3 = nn.Dropout(p), nn.Dropout(p), nn.Dropout(p)

    def forward(self, dec, enc, trg_mask, src_mask):
        _x = dec
        x = self.self_attention(q=dec, k=dec, v=dec, mask=trg_mask)
        x = self.norm1(self.dropout1(x) + _x)
        _x = x
        x = self.enc_dec_attention(q=x, k=enc, v=enc, mask=src_mask)
        x = self.norm2(self.dropout2(x) + _x)
        _x = x
        x = self.ffn(x)
        return self.norm3(self.dropout3(x) + _x)


class Transformer(nn.Module):
    def __init__(self, d_model=32, n_head=4, ffn_hidden=64, n_layers=2, p=0.1):
        super().__init__()
        self.src_pad_idx, self.trg_pad_idx = SRC_PAD, TRG_PAD
        self.src_emb = TransformerEmbedding(SRC, d_model, SRC_PAD, p)
        self.trg_emb = TransformerEmbedding(TRG, d_model, TRG_PAD, p)
        self.encoder = nn.ModuleList([EncoderLayer(d_model, ffn_hidden, n_head, p) for _ in range(n_layers)])
        self.decoder = nn.ModuleList([DecoderLayer(d_model, ffn_hidden, n_head, p) for _ in range(n_layers)])
        self.linear = nn.Linear(d_model, TRG)

    def forward(self, src, trg):
        src_mask, trg_mask = self.make_src_mask(src), self.make_trg_mask(trg)
        x, y = self.src_emb(src), self.trg_emb(trg)
        for layer in self.encoder:
            x = layer(x, src_mask)
        for layer in self.decoder:
            y = layer(y, x, trg_mask, src_mask)
        return self.linear(y)

    def make_src_mask(self, src):
        return (src != self.src_pad_idx).unsqueeze(1).unsqueeze(2)

    def make_trg_mask(self, trg):
        trg_pad_mask = (trg != self.trg_pad_idx).unsqueeze(1).unsqueeze(2)
        trg_len = trg.shape[1]
        trg_sub_mask = torch.tril(torch.ones(trg_len, trg_len, device=trg.device)).bool()
        return trg_pad_mask & trg_sub_mask


def build():
    return Transformer()


TOLD = dict(src_vocab=SRC, tgt_vocab=TRG, pad_id=(SRC_PAD, TRG_PAD), bos_id=2, eos_id=3, max_len=MAX)
"""
