# ruff: noqa: E501, their lines are as long as strangers write them
"""Faults met in public issues: rotations, grouped queries, gates, caches, masks."""

from tests.transformer_checkup.strangers.written import (
    cached,
    class_by_class,
    einsums,
    llama,
    nano,
)
from tests.transformer_checkup.strangers.written.planted import planted

FAULTS = [
    planted(
        "Angles are laid out for neighbouring pairs (repeat_interleave), the rotation pairs the halves.",
        llama.TEXT,
        "scores of one distance differ",
        (
            "emb = torch.cat((freqs, freqs), dim=-1)",
            "emb = freqs.repeat_interleave(2, dim=-1)",
        ),
    ),
    planted(
        "Keys are tiled (0 1 0 1), values are interleaved (0 0 1 1): query heads read keys of one group and values of another.",
        llama.TEXT,
        "share their keys, and 0 and 1 their values",
        (
            "k, v = repeat_kv(k, self.n_heads // self.n_kv), repeat_kv",
            "k, v = k.repeat(1, self.n_heads // self.n_kv, 1, 1), repeat_kv",
        ),
    ),
    planted(
        "x is divided by rsqrt, so it is multiplied by the root of the mean square.",
        llama.TEXT,
        "multiplied by the root mean square",
        (
            "hidden_states = hidden_states * torch.rsqrt",
            "hidden_states = hidden_states / torch.rsqrt",
        ),
    ),
    planted(
        "SiLU is taken of the product of gate and up, not of the gate.",
        llama.TEXT,
        "silu is taken of the product",
        (
            "F.silu(self.gate_proj(x)) * self.up_proj(x)",
            "F.silu(self.gate_proj(x) * self.up_proj(x))",
        ),
    ),
    planted(
        "The rotation comes before the transpose: heads are taken for positions.",
        llama.TEXT,
        "no query is turned by where it stands",
        (
            "q, k = apply_rotary_pos_emb(q, k, cos, sin)",
            "q = apply_rotary_pos_emb(q, q, cos[: q.size(1), None], sin[: q.size(1), None])[0]\n        k = apply_rotary_pos_emb(k, k, cos[: k.size(1), None], sin[: k.size(1), None])[0]",
        ),
        ("self.cos[:s], self.sin[:s]", "self.cos, self.sin"),
    ),
    planted(
        "Values are rotated too.",
        llama.TEXT,
        "the values are turned too",
        (
            "q, k = apply_rotary_pos_emb(q, k, cos, sin)",
            "q, k = apply_rotary_pos_emb(q, k, cos, sin)\n        v = v * cos + rotate_half(v) * sin",
        ),
    ),
    planted(
        "The causal mask is only put on while training (prefill and evaluation see the future).",
        llama.TEXT,
        "depends on self.training",
        (
            "causal = torch.ones(s, s, dtype=torch.bool, device=x.device).tril()",
            "causal = torch.ones(s, s, dtype=torch.bool, device=x.device)\n        if self.training:\n            causal = causal.tril()",
        ),
    ),
    planted(
        "The norm divides by the root of the standard deviation.",
        class_by_class.TEXT,
        "root of the standard deviation",
        (
            "var = x.var(-1, unbiased=False, keepdim=True)",
            "var = x.std(-1, unbiased=False, keepdim=True)",
        ),
    ),
    planted(
        "Queries are divided by √d_k and the scores too.",
        class_by_class.TEXT,
        "scaled twice in 6 of them",
        (
            "out, attention = self.attention(q, k, v, mask=mask)",
            "out, attention = self.attention(q / math.sqrt(q.size(-1)), k, v, mask=mask)",
        ),
    ),
    planted(
        "Each decoder layer is given the embedding, not the layer below's output.",
        class_by_class.TEXT,
        "nothing of decoder.0 has one",
        (
            "            y = layer(y, x, trg_mask, src_mask)\n        return self.linear(y)",
            "            z = layer(y, x, trg_mask, src_mask)\n        return self.linear(z)",
        ),
    ),
    planted(
        "The rotation's base is 10 in place of 10000.",
        einsums.TEXT,
        "the base 10, where 10000",
        ("def rotate(x, base=10000.0)", "def rotate(x, base=10.0)"),
    ),
    planted(
        "The output einsum uses the first head's matrix for all heads.",
        einsums.TEXT,
        "one head's matrix is used for all",
        (
            'einsum("bqhk,hkd->bqd", mixed, self.wo)',
            'einsum("bqhk,kd->bqd", mixed, self.wo[0])',
        ),
    ),
    planted(
        "The head of the last block's MLP is zeroed at each forward pass (an init call in the wrong place).",
        nano.TEXT,
        "each pass changes the parameter",
        (
            "        for block in self.h:\n            x = block(x)",
            "        for block in self.h:\n            x = block(x)\n            nn.init.zeros_(block.attn.c_proj.weight)",
        ),
    ),
    planted(
        "The cache keeps keys; for values it repeats the newest one.",
        cached.TEXT,
        "does the cache keep keys alone",
        (
            "v = torch.cat([cache[name][1], v], dim=2)",
            "v = v.expand(-1, -1, k.size(2), -1)",
        ),
    ),
]
