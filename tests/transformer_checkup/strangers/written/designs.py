"""Right and unusual designs in the same styles."""

from tests.transformer_checkup.strangers.written import (
    bert,
    fused,
    gpt,
    head_list,
    t5,
    torch_heads,
)
from tests.transformer_checkup.strangers.written.planted import planted

DESIGNS = [
    planted(
        "Heads take every fourth feature.",
        fused.TEXT,
        "",
        (
            "q = q.view(B, -1, self.heads, self.head_dim).transpose(1, 2)",
            "q = q.view(B, -1, self.head_dim, self.heads).permute(0, 3, 1, 2)",
        ),
        (
            "k = k.view(B, -1, self.heads, self.head_dim).transpose(1, 2)",
            "k = k.view(B, -1, self.head_dim, self.heads).permute(0, 3, 1, 2)",
        ),
        (
            "v = v.view(B, -1, self.heads, self.head_dim).transpose(1, 2)",
            "v = v.view(B, -1, self.head_dim, self.heads).permute(0, 3, 1, 2)",
        ),
    ),
    planted(
        "Swin v2: the norm lies on the sublayer's output.",
        fused.TEXT,
        "",
        (
            "x = self.ln1(x + self.drop(self.attn(x, mask=mask)))",
            "x = x + self.drop(self.ln1(self.attn(x, mask=mask)))",
        ),
        (
            "x = self.ln2(x + self.drop(self.ff(x)))",
            "x = x + self.drop(self.ln2(self.ff(x)))",
        ),
    ),
    planted(
        "Attention may attend to nothing: a zero logit joins the softmax.",
        fused.TEXT,
        "",
        (
            "att = F.softmax(att, dim=-1)",
            "att = F.softmax(F.pad(att, (1, 0)), dim=-1)[..., 1:]",
        ),
    ),
    planted(
        "All heads share one key and value projection.",
        head_list.TEXT,
        "",
        (
            "        self.proj = nn.Linear(cfg.d_model, cfg.d_model)\n",
            "        self.proj = nn.Linear(cfg.d_model, cfg.d_model)\n"
            "        for h in self.heads[1:]:\n"
            "            h.key, h.value = self.heads[0].key, self.heads[0].value\n",
        ),
    ),
    planted(
        "Attention and feed-forward side by side in the encoder.",
        head_list.TEXT,
        "",
        (
            "        x = x + self.drop1(self.attn(h, h, bias))\n"
            "        x = x + self.drop2(self.mlp(self.norm2(x)))\n",
            "        x = x + self.drop1(self.attn(h, h, bias)) + "
            "self.drop2(self.mlp(self.norm2(x)))\n",
        ),
    ),
    planted(
        "Queries and keys are normalized to length 1 times a learned scale.",
        t5.TEXT,
        "",
        ("self.scale = d_kv ** -0.5", "self.scale = nn.Parameter(torch.tensor(5.0))"),
        (
            'q = torch.einsum("bqd,dhe->bhqe", x, self.wq) * self.scale',
            'q = F.normalize(torch.einsum("bqd,dhe->bhqe", x, self.wq), dim=-1) * '
            "self.scale\n"
            "        k = F.normalize(k, dim=-1)",
        ),
    ),
    planted(
        "Primer: squared ReLU, no gate.",
        t5.TEXT,
        "",
        (
            "self.wo(self.dropout(F.gelu(self.wi_0(x)) * self.wi_1(x)))",
            "self.wo(self.dropout(F.relu(self.wi_0(x)).square()))",
        ),
        ("        self.wi_1 = nn.Linear(d_model, d_ff, bias=False)\n", ""),
    ),
    planted(
        "nn.MultiheadAttention with add_bias_kv and add_zero_attn.",
        torch_heads.TEXT,
        "",
        (
            "self.self_attn = nn.MultiheadAttention(d, h, dropout=p)\n"
            "        self.multihead",
            "self.self_attn = nn.MultiheadAttention(d, h, dropout=p, "
            "add_bias_kv=True, add_zero_attn=True)\n"
            "        self.multihead",
        ),
    ),
    planted(
        "Rotary positions in place of learned ones.",
        gpt.TEXT,
        "",
        (
            "        att = (q @ k",
            "        q, k = rotate(q), rotate(k)\n        att = (q @ k",
        ),
        ("self.drop(self.wte(idx) + self.wpe(pos))", "self.drop(self.wte(idx))"),
        ("        self.wpe = nn.Embedding(block_size, n_embd)\n", ""),
        (
            "class GPTBlock",
            "def rotate(x):\n"
            "    half = x.size(-1) // 2\n"
            "    angle = torch.arange(x.size(2))[:, None] * 100.0 ** "
            "(-torch.arange(half) / half)\n"
            "    angle = angle.to(x)\n"
            "    a, b = x[..., :half], x[..., half:]\n"
            "    return torch.cat([a * angle.cos() - b * angle.sin(), a * "
            "angle.sin() + b * angle.cos()], -1)\n"
            "\n"
            "class GPTBlock",
        ),
    ),
    planted(
        "Gemma 2: scores and logits are capped by tanh.",
        gpt.TEXT,
        "",
        (
            "        att = att.masked_fill",
            "        att = 20 * torch.tanh(att / 20)\n        att = att.masked_fill",
        ),
        (
            "return self.lm_head(self.ln_f(x))",
            "return 30 * torch.tanh(self.lm_head(self.ln_f(x)) / 30)",
        ),
    ),
    planted(
        "Positions count the real tokens; padding has row 0.",
        bert.TEXT,
        "",
        (
            "positions = torch.arange(input_ids.size(1))",
            "positions = (input_ids != 0).cumsum(1) * (input_ids != 0)",
        ),
        (
            "nn.Embedding(max_len, hidden)",
            "nn.Embedding(max_len + 1, hidden, padding_idx=0)",
        ),
    ),
    planted(
        "DeepNorm: the residual is weighted by alpha > 1.",
        fused.TEXT,
        "",
        (
            "x = self.ln1(x + self.drop(self.attn",
            "x = self.ln1(x * 1.7 + self.drop(self.attn",
        ),
        (
            "x = self.ln2(x + self.drop(self.ff",
            "x = self.ln2(x * 1.7 + self.drop(self.ff",
        ),
    ),
    planted(
        "ALiBi: a slope per head times the distance, no position table.",
        gpt.TEXT,
        "",
        (
            "        att = att.masked_fill",
            "        slope = 2.0 ** -torch.arange(1, self.n_head + 1)[:, None, None]\n"
            "        gap = torch.arange(T)[None, :] - torch.arange(T)[:, None]\n"
            "        att = att + (slope * gap).to(att)\n"
            "        att = att.masked_fill",
        ),
        ("self.drop(self.wte(idx) + self.wpe(pos))", "self.drop(self.wte(idx))"),
        ("        self.wpe = nn.Embedding(block_size, n_embd)\n", ""),
    ),
    planted(
        "ALBERT: one encoder block, run twice.",
        fused.TEXT,
        "",
        (
            "self.encoder = nn.ModuleList([EncBlock(dim, heads, hidden, p) for _ "
            "in range(layers)])",
            "self.encoder = nn.ModuleList([EncBlock(dim, heads, hidden, p)])",
        ),
        (
            "        for block in self.encoder:\n            x = block(x, src_mask)",
            "        for block in [self.encoder[0], self.encoder[0]]:\n"
            "            x = block(x, src_mask)",
        ),
    ),
    planted(
        "LayerScale: each sublayer's output is multiplied by a learned vector of 0.1.",
        head_list.TEXT,
        "",
        (
            "        self.attn, self.mlp = Heads(cfg), MLP(cfg)\n",
            "        self.attn, self.mlp = Heads(cfg), MLP(cfg)\n"
            "        self.gamma1, self.gamma2 = "
            "(nn.Parameter(torch.full((cfg.d_model,), 0.1)) for _ in range(2))\n",
        ),
        (
            "x = x + self.drop1(self.attn(h, h, bias))",
            "x = x + self.drop1(self.gamma1 * self.attn(h, h, bias))",
        ),
        (
            "x = x + self.drop2(self.mlp(self.norm2(x)))\n"
            "        return x\n"
            "\n"
            "class DecoderLayer",
            "x = x + self.drop2(self.gamma2 * self.mlp(self.norm2(x)))\n"
            "        return x\n"
            "\n"
            "class DecoderLayer",
        ),
    ),
]
