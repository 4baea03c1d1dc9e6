# ruff: noqa: E501, their lines are as long as strangers write them
"""An encoder alone, after BERT."""

TEXT = """\
import copy, math
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor

class BertEmbeddings(nn.Module):
    def __init__(self, vocab, hidden, max_len, p):
        super().__init__()
        self.word_embeddings = nn.Embedding(vocab, hidden, padding_idx=0)
        self.position_embeddings = nn.Embedding(max_len, hidden)
        self.LayerNorm, self.dropout = nn.LayerNorm(hidden, eps=1e-12), nn.Dropout(p)

    def forward(self, input_ids):
        positions = torch.arange(input_ids.size(1))
        e = self.word_embeddings(input_ids) + self.position_embeddings(positions)
        return self.dropout(self.LayerNorm(e))

class BertLayer(nn.Module):
    def __init__(self, hidden, heads, inner, p):
        super().__init__()
        self.heads, self.size = heads, hidden // heads
        self.query, self.key, self.value = nn.Linear(hidden, hidden), nn.Linear(hidden, hidden), nn.Linear(hidden, hidden)
        self.dense = nn.Linear(hidden, hidden)
        self.intermediate, self.output = nn.Linear(hidden, inner), nn.Linear(inner, hidden)
        self.norm_a, self.norm_b = nn.LayerNorm(hidden, eps=1e-12), nn.LayerNorm(hidden, eps=1e-12)
        self.p = p

    def transpose_for_scores(self, x):
        return x.view(x.size(0), x.size(1), self.heads, self.size).permute(0, 2, 1, 3)

    def forward(self, x, extended_mask):
        q, k, v = (self.transpose_for_scores(m(x)) for m in (self.query, self.key, self.value))
        scores = q @ k.transpose(-1, -2) / math.sqrt(self.size) + extended_mask
        probs = F.dropout(scores.softmax(-1), self.p, self.training)
        context = (probs @ v).permute(0, 2, 1, 3).flatten(2)
        x = self.norm_a(x + F.dropout(self.dense(context), self.p, self.training))
        inner = F.gelu(self.intermediate(x))
        return self.norm_b(x + F.dropout(self.output(inner), self.p, self.training))

class Bert(nn.Module):
    def __init__(self, vocab=23, hidden=32, heads=4, inner=64, layers=2, p=0.1, max_len=40):
        super().__init__()
        self.embeddings = BertEmbeddings(vocab, hidden, max_len, p)
        self.layer = nn.ModuleList([BertLayer(hidden, heads, inner, p) for _ in range(layers)])
        self.transform, self.norm = nn.Linear(hidden, hidden), nn.LayerNorm(hidden)
        self.decoder = nn.Linear(hidden, vocab)
        self.apply(self.init_weights)
        self.decoder.weight = self.embeddings.word_embeddings.weight

    def init_weights(self, m):
        if isinstance(m, (nn.Linear, nn.Embedding)):
            m.weight.data.normal_(mean=0.0, std=0.02)

    def forward(self, input_ids):
        attention_mask = (input_ids != 0).to(self.decoder.weight.dtype)
        extended = (1.0 - attention_mask[:, None, None, :]) * -10000.0
        x = self.embeddings(input_ids)
        for layer in self.layer:
            x = layer(x, extended)
        return self.decoder(self.norm(F.gelu(self.transform(x))))

def build():
    torch.manual_seed(0)
    return Bert()

TOLD = dict(src_vocab=23, pad_id=0, max_len=40, dropout=0.1)
"""
