# ruff: noqa: E501, their lines are as long as strangers write them
"""Right designs beside the faults from issues."""

from tests.transformer_checkup.strangers.written import class_by_class, llama
from tests.transformer_checkup.strangers.written.planted import planted

DESIGNS = [
    planted("As in Llama", llama.TEXT, ""),
    planted("Class by class", class_by_class.TEXT, ""),
    planted(
        "Keys and values of grouped queries are tiled",
        llama.TEXT,
        "",
        (
            "repeat_kv(k, self.n_heads // self.n_kv), repeat_kv(v, self.n_heads // self.n_kv)",
            "k.repeat(1, self.n_heads // self.n_kv, 1, 1), v.repeat(1, self.n_heads // self.n_kv, 1, 1)",
        ),
    ),
    planted(
        "One key head for all, attention and feed-forward side by side",
        llama.TEXT,
        "",
        ("n_kv=2, n_layers=2", "n_kv=1, n_layers=2"),
        (
            "        x = x + self.self_attn(self.input_layernorm(x), cos, sin, mask)\n        return x + self.mlp(self.post_attention_layernorm(x))",
            "        n = self.input_layernorm(x)\n        return x + self.self_attn(n, cos, sin, mask) + self.mlp(n)",
        ),
        (
            "self.input_layernorm, self.post_attention_layernorm = RMSNorm(dim), RMSNorm(dim)",
            "self.input_layernorm = RMSNorm(dim)",
        ),
    ),
    planted(
        "A rotary base of half a million",
        llama.TEXT,
        "",
        ("theta=10000.0", "theta=500000.0"),
    ),
    planted(
        "Queries and keys are normed",
        llama.TEXT,
        "",
        (
            "q, k = apply_rotary",
            "q, k = F.rms_norm(q, (self.hd,)), F.rms_norm(k, (self.hd,))\n        q, k = apply_rotary",
        ),
    ),
    planted(
        "No positions in every other layer",
        llama.TEXT,
        "",
        (
            "        q, k = apply_rotary_pos_emb(q, k, cos, sin)",
            "        if self.layer_idx % 2 == 0:\n            q, k = apply_rotary_pos_emb(q, k, cos, sin)",
        ),
    ),
    planted(
        "The attention has a gate",
        llama.TEXT,
        "",
        (
            "return self.o_proj(y.transpose(1, 2).reshape(b, s, -1))",
            "return self.o_proj(y.transpose(1, 2).reshape(b, s, -1) * self.gate(x).sigmoid())",
        ),
        (
            "        self.o_proj =",
            "        self.gate = nn.Linear(dim, dim, bias=False)\n        self.o_proj =",
        ),
    ),
    planted(
        "Neighboring features are turned",
        llama.TEXT,
        "",
        (
            "emb = torch.cat((freqs, freqs), dim=-1)",
            "emb = freqs.repeat_interleave(2, dim=-1)",
        ),
        (
            "    x1, x2 = x[..., : x.shape[-1] // 2], x[..., x.shape[-1] // 2 :]\n    return torch.cat((-x2, x1), dim=-1)",
            "    return torch.stack((-x[..., 1::2], x[..., ::2]), -1).flatten(-2)",
        ),
    ),
    planted(
        "Queries and keys are each divided by a fourth root",
        class_by_class.TEXT,
        "",
        (
            "score = (q @ k_t) / math.sqrt(d_tensor)",
            "score = (q / d_tensor**0.25) @ (k_t / d_tensor**0.25)",
        ),
    ),
]
