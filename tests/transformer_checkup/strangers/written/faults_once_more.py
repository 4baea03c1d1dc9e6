# ruff: noqa: E501, their lines are as long as strangers write them
"""Faults in five more styles, written before the checks were looked at."""

import torch

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.written import (
    cached,
    einsums,
    masked_words,
    nano,
    paper,
)
from tests.transformer_checkup.strangers.written.planted import planted

FAULTS = [
    planted(
        "The table is indexed by the row of the batch (as for sequence-first): all tokens of an example have one position.",
        paper.TEXT,
        "count the examples",
        ("self.table[:, :x.size(1)]", "self.table[0, :x.size(0), None]"),
    ),
    planted(
        "The cross-attention's residual starts from the layer's input, not from the stream after self-attention.",
        paper.TEXT,
        "add to the same x",
        (
            "z = self.norm2(y + self.drop(self.cross_attn",
            "z = self.norm2(x + self.drop(self.cross_attn",
        ),
    ),
    planted(
        "The sine table is computed in bfloat16: positions are rounded to three digits.",
        paper.TEXT,
        "half precision",
        (
            "position = torch.arange(max_len).float()[:, None]",
            "position = torch.arange(max_len).bfloat16()[:, None]",
        ),
        (".float() / d_model)", ".bfloat16() / d_model)"),
    ),
    planted(
        "The weighted sum takes the values at the query's own position: weights only sum to 1, nothing is mixed.",
        einsums.TEXT,
        "weights and values is thrown away",
        (
            'mixed = einsum("bhqt,bthk->bqhk", weights, v)',
            'mixed = einsum("bhqt,bqhk->bqhk", weights, v) if x is y else einsum("bhqt,bthk->bqhk", weights, v)',
        ),
    ),
    planted(
        "All heads start with the same numbers and stay the same for ever.",
        einsums.TEXT,
        "stay alike",
        (
            "self.wq = nn.Parameter(torch.randn(dim, heads, k) * dim ** -0.5)",
            "self.wq = nn.Parameter((torch.randn(dim, 1, k) * dim ** -0.5).repeat(1, heads, 1))",
        ),
        (
            "self.wk = nn.Parameter(torch.randn(dim, heads, k) * dim ** -0.5)",
            "self.wk = nn.Parameter((torch.randn(dim, 1, k) * dim ** -0.5).repeat(1, heads, 1))",
        ),
        (
            "self.wv = nn.Parameter(torch.randn(dim, heads, k) * dim ** -0.5)",
            "self.wv = nn.Parameter((torch.randn(dim, 1, k) * dim ** -0.5).repeat(1, heads, 1))",
        ),
        (
            "self.wo = nn.Parameter(torch.randn(heads, k, dim) * dim ** -0.5)",
            "self.wo = nn.Parameter((torch.randn(1, k, dim) * dim ** -0.5).repeat(heads, 1, 1))",
        ),
    ),
    planted(
        "The softmax runs over the heads, not over the keys.",
        einsums.TEXT,
        "sum to 1 over the heads",
        ("scores.softmax(-1)", "scores.softmax(1)"),
    ),
    planted(
        "The log-probabilities are normalized over positions, not over the vocabulary.",
        einsums.TEXT,
        "over the positions",
        ("self.tgt_table), dim=-1)", "self.tgt_table), dim=1)"),
    ),
    planted(
        "The RMS norm divides by the mean square, without the root.",
        einsums.TEXT,
        "mean square, and not by its root",
        (
            "torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps)",
            "torch.reciprocal(x.pow(2).mean(-1, keepdim=True) + self.eps)",
        ),
    ),
    planted(
        "Only queries are rotated, keys are not.",
        einsums.TEXT,
        "reach the queries, and not the keys",
        ("q, k = rotate(q), rotate(k)", "q = rotate(q)"),
    ),
    planted(
        "The position table is looked up with token ids.",
        nano.TEXT,
        "looked up with the target's token ids",
        ("self.wpe(pos)", "self.wpe(idx)"),
    ),
    planted(
        "A running mean of the input is kept from call to call and subtracted, in evaluation too.",
        nano.TEXT,
        "kept from call to call",
        (
            "        x = self.ln_f(x)\n",
            "        self.seen = 0.9 * getattr(self, 'seen', 0.0) + 0.1 * x.detach().mean((0, 1))\n        x = self.ln_f(x - self.seen)\n",
        ),
    ),
    planted(
        "The embedding's norm runs over positions and features together.",
        masked_words.TEXT,
        "layer_norm in the model works across",
        (
            "self.dropout(self.norm(self.word(ids) + self.position(places)))",
            "self.dropout(nn.functional.layer_norm(self.word(ids) + self.position(places), (ids.size(1), self.word.embedding_dim)) * self.norm.weight + self.norm.bias)",
        ),
    ),
    planted(
        "Dropout modules exist in each layer but are not called in forward.",
        masked_words.TEXT,
        "built and never called",
        (
            "hidden + self.dropout(self.attention(hidden, extended))",
            "hidden + self.attention(hidden, extended)",
        ),
        (
            "attended + self.dropout(self.output(inner))",
            "attended + self.output(inner)",
        ),
    ),
    planted(
        "The cache is a default argument that survives to the next call of decode.",
        cached.TEXT,
        "something is kept from the first",
        (
            "def greedy(model, src, max_len, cache=True):",
            "def greedy(model, src, max_len, cache=True, store={}):",
        ),
        ("    store = {}\n", ""),
    ),
    planted(
        "Uncached decoding takes the logits of the first position.",
        cached.TEXT,
        "those with the cache are right",
        (
            "            logits = model.step(ys, memory, mask)\n",
            "            logits = model.step(ys, memory, mask)[:, :1]\n",
        ),
    ),
    planted(
        "All layers share one entry of the cache for cross-attention: the second uses the first one's keys.",
        cached.TEXT,
        "share a cache entry",
        ('f"cross{self.i}"', '"cross"'),
    ),
    planted(
        "The ids of the end token become padding in the caller's own tensor.",
        paper.TEXT,
        "changed in place",
        (
            "        src_mask = (src",
            "        tgt[tgt == 2] = 0\n        src_mask = (src",
        ),
    ),
]


def first_row_for_all(ids):
    causal = torch.ones(6, 6).tril().bool()
    return (ids[:1] != 0)[:, None] & causal


def strictly_past(length):
    return torch.ones(length, length).tril(-1).bool()


def epochs(step):
    step = max(step // 10, 1)
    return 64**-0.5 * min(step**-0.5, step * 400**-1.5)


def smoothed(share, reduce):
    def loss(logits, targets):
        target = torch.full_like(logits, share).scatter(1, targets[:, None], 0.9)
        return reduce(-target * logits.log_softmax(-1))

    return loss


def part(title, kind, function, named, **told):
    return Strange(title, lambda: function, named, kind, told)


FAULTS += [
    part(
        "The padding of the first row is used for the whole batch.",
        "target mask",
        first_row_for_all,
        "first example is used for all",
        pad_id=0,
    ),
    part(
        "The diagonal is missing: no position sees itself.",
        "causal mask",
        strictly_past,
        "diagonal is masked",
    ),
    part(
        "The step is divided by 10 as if it were an epoch.",
        "learning rate",
        epochs,
        "the peak is at step",
        d_model=64,
        warmup=400,
    ),
    part(
        "The mean is taken over tokens times vocabulary.",
        "label smoothing",
        smoothed(0.01, torch.mean),
        "times too small",
        smoothing=0.1,
    ),
    part(
        "Each wrong token gets the whole smoothing.",
        "label smoothing",
        smoothed(0.1, lambda x: x.sum(-1).mean()),
        "all together 1.9",
        smoothing=0.1,
    ),
]
