# ruff: noqa: E501, their lines are as long as strangers write them
"""Right and unusual designs in five more styles."""

from tests.transformer_checkup.strangers.written import (
    einsums,
    masked_words,
    nano,
    paper,
)
from tests.transformer_checkup.strangers.written.planted import planted

DESIGNS = [
    planted(
        "talking heads",
        paper.TEXT,
        "",
        (
            "        self.p = p\n",
            "        self.p = p\n        self.mix1, self.mix2 = nn.Parameter(torch.eye(n_heads) + 0.1 * torch.randn(n_heads, n_heads)), nn.Parameter(torch.eye(n_heads) + 0.1 * torch.randn(n_heads, n_heads))\n",
        ),
        (
            "/ math.sqrt(self.d_k)\n",
            "/ math.sqrt(self.d_k)\n        scores = torch.einsum('bhqk,hg->bgqk', scores, self.mix1)\n",
        ),
        (
            "weights = F.dropout(scores.softmax(dim=-1), self.p, self.training)",
            "weights = torch.einsum('bhqk,hg->bgqk', scores.softmax(dim=-1), self.mix2)\n        weights = F.dropout(weights, self.p, self.training)",
        ),
    ),
    planted(
        "universal",
        paper.TEXT,
        "",
        (
            "[EncoderLayer(*sizes) for _ in range(n_layers)]",
            "[EncoderLayer(*sizes)] * 3",
        ),
        (
            "[DecoderLayer(*sizes) for _ in range(n_layers)]",
            "[DecoderLayer(*sizes)] * 3",
        ),
        (
            "self.out = nn.Linear(d_model, VOCAB)",
            "self.out = nn.Linear(d_model, VOCAB)\n        self.times = nn.Parameter(torch.randn(3, d_model) * 0.1)",
        ),
        (
            "        for layer in self.encoder:\n            memory = layer(memory,",
            "        for time, layer in zip(self.times, self.encoder):\n            memory = layer(memory + time,",
        ),
        (
            "        for layer in self.decoder:\n            x = layer(x,",
            "        for time, layer in zip(self.times, self.decoder):\n            x = layer(x + time,",
        ),
    ),
    planted(
        "local window encoder",
        paper.TEXT,
        "",
        (
            "        memory = self.embed(",
            "        place = torch.arange(src.size(1))\n        near = (place[:, None] - place).abs() <= 3\n        memory = self.embed(",
        ),
        ("memory = layer(memory, src_mask)", "memory = layer(memory, src_mask & near)"),
    ),
    planted(
        "learned null key",
        paper.TEXT,
        "",
        ("        b, h, l, d = q.shape\n", "        b, h, l, d = q.shape\n"),
        (
            "        v = self.split(self.to_v(context))\n",
            "        v = self.split(self.to_v(context))\n        k = torch.cat([self.null[0][None, :, None].expand(len(k), -1, 1, -1), k], 2)\n        v = torch.cat([self.null[1][None, :, None].expand(len(v), -1, 1, -1), v], 2)\n        mask = F.pad(mask, (1, 0), value=True)\n",
        ),
        (
            "        self.p = p\n",
            "        self.p = p\n        self.null = nn.Parameter(torch.randn(2, n_heads, d_model // n_heads))\n",
        ),
    ),
    planted(
        "weight norm output",
        paper.TEXT,
        "",
        (
            "self.out = nn.Linear(d_model, VOCAB)",
            "self.out = nn.utils.parametrizations.weight_norm(nn.Linear(d_model, VOCAB))",
        ),
    ),
    planted(
        "gqa",
        einsums.TEXT,
        "",
        (
            "self.wk = nn.Parameter(torch.randn(dim, heads, k)",
            "self.wk = nn.Parameter(torch.randn(dim, heads // 2, k)",
        ),
        (
            "self.wv = nn.Parameter(torch.randn(dim, heads, k)",
            "self.wv = nn.Parameter(torch.randn(dim, heads // 2, k)",
        ),
        (
            "        scores = einsum",
            "        k, v = k.repeat_interleave(2, 2), v.repeat_interleave(2, 2)\n        scores = einsum",
        ),
    ),
    planted(
        "rope partial",
        einsums.TEXT,
        "",
        (
            "    a, b = x[..., :half], x[..., half:]\n    return torch.cat([a * cos - b * sin, a * sin + b * cos], -1)",
            "    a, b, rest = x[..., :half], x[..., half:2 * half], x[..., 2 * half:]\n    return torch.cat([a * cos - b * sin, a * sin + b * cos, rest], -1)",
        ),
        ("x.shape[-1] // 2\n", "x.shape[-1] // 4\n"),
    ),
    planted(
        "mixture of experts",
        einsums.TEXT,
        "",
        (
            "self.ff, self.nf = GLU(dim, 2 * dim), RMSNorm(dim)",
            "self.ff, self.nf = MoE(dim), RMSNorm(dim)",
        ),
        (
            "class Layer(",
            "class MoE(nn.Module):\n    def __init__(self, dim):\n        super().__init__()\n        self.router, self.experts = nn.Linear(dim, 4, bias=False), nn.ModuleList(GLU(dim, dim) for _ in range(4))\n\n    def forward(self, x):\n        p = self.router(x).softmax(-1)\n        top = p.topk(2, -1)\n        gate = torch.zeros_like(p).scatter(-1, top.indices, top.values)\n        return sum(gate[..., i, None] * e(x) for i, e in enumerate(self.experts))\n\n\nclass Layer(",
        ),
    ),
    planted(
        "cosine attention",
        einsums.TEXT,
        "",
        (
            "self.drop, self.rope, self.scale = nn.Dropout(p), rope, k ** -0.5",
            "self.drop, self.rope, self.scale = nn.Dropout(p), rope, nn.Parameter(torch.tensor(10.0))",
        ),
        (
            "        scores = einsum",
            "        q, k = F.normalize(q, dim=-1), F.normalize(k, dim=-1)\n        scores = einsum",
        ),
    ),
    planted(
        "softcap",
        nano.TEXT,
        "",
        (
            "        att = att.masked_fill",
            "        att = 50.0 * torch.tanh(att / 50.0)\n        att = att.masked_fill",
        ),
        (
            "logits = self.lm_head(x)",
            "logits = 30.0 * torch.tanh(self.lm_head(x) / 30.0)",
        ),
    ),
    planted(
        "linear attention",
        nano.TEXT,
        "",
        (
            '        att = (q @ k.transpose(-2, -1)) * (1.0 / math.sqrt(k.size(-1)))\n        att = att.masked_fill(self.bias[:, :, :T, :T] == 0, float("-inf"))\n        att = F.softmax(att, dim=-1)\n        att = self.attn_dropout(att)\n        y = att @ v\n',
            "        q, k = F.elu(q) + 1, F.elu(k) + 1\n        kv = torch.einsum('bhtk,bhtv->bhtkv', k, v).cumsum(2)\n        y = torch.einsum('bhtk,bhtkv->bhtv', q, kv) / torch.einsum('bhtk,bhtk->bht', q, k.cumsum(2))[..., None]\n",
        ),
    ),
    planted(
        "shaw relative",
        nano.TEXT,
        "",
        (
            "        att = att.masked_fill",
            "        place = torch.arange(T)\n        far = (place[:, None] - place).clamp(0, 15)\n        att = att + torch.einsum('bhqd,qkd->bhqk', q, self.rel[far]) / math.sqrt(k.size(-1))\n        att = att.masked_fill",
        ),
        (
            "self.n_head, self.n_embd = n_head, n_embd",
            "self.n_head, self.n_embd = n_head, n_embd\n        self.rel = nn.Parameter(torch.randn(16, n_embd // n_head) * 0.02)",
        ),
        ("self.wte(idx) + self.wpe(pos)", "self.wte(idx)"),
        (
            ", self.wpe = nn.Embedding(VOCAB, n_embd), nn.Embedding(BLOCK, n_embd)",
            " = nn.Embedding(VOCAB, n_embd)",
        ),
    ),
    planted(
        "differential",
        nano.TEXT,
        "",
        (
            "        y = att @ v\n",
            "        other = self.lam * F.softmax((q.flip(-1) @ k.transpose(-2, -1) / math.sqrt(k.size(-1))).masked_fill(self.bias[:, :, :T, :T] == 0, float('-inf')), -1)\n        y = (att - other) @ v\n",
        ),
        (
            "self.n_head, self.n_embd = n_head, n_embd",
            "self.n_head, self.n_embd = n_head, n_embd\n        self.lam = nn.Parameter(torch.tensor(0.3))",
        ),
    ),
    planted(
        "albert",
        masked_words.TEXT,
        "",
        (
            "nn.ModuleList([Layer(hidden, heads, inter, p) for _ in range(depth)])",
            "nn.ModuleList([Layer(hidden, heads, inter, p)] * depth)",
        ),
        (
            "self.word = nn.Embedding(VOCAB, hidden, padding_idx=PAD)",
            "self.word, self.up = nn.Embedding(VOCAB, 16, padding_idx=PAD), nn.Linear(16, hidden)",
        ),
        ("nn.Embedding(max_len, hidden)", "nn.Embedding(max_len, 16)"),
        (
            "self.norm, self.dropout = nn.LayerNorm(hidden, eps=1e-12)",
            "self.norm, self.dropout = nn.LayerNorm(16, eps=1e-12)",
        ),
        (
            "+ self.position(places)))",
            "+ self.position(places)))\n        hidden = self.up(hidden)",
        ),
        (
            "self.transform, self.transform_norm = nn.Linear(hidden, hidden), nn.LayerNorm(hidden)",
            "self.transform, self.transform_norm = nn.Linear(hidden, 16), nn.LayerNorm(16)",
        ),
    ),
    planted(
        "roberta positions",
        masked_words.TEXT,
        "",
        (
            "        places = torch.arange(ids.size(1), device=ids.device)\n",
            "        real = (ids != PAD).long()\n        places = real.cumsum(1) * real\n",
        ),
        ("nn.Embedding(max_len, hidden)", "nn.Embedding(max_len + 1, hidden)"),
    ),
    planted(
        "low rank kv",
        masked_words.TEXT,
        "",
        (
            "self.query, self.key = nn.Linear(hidden, hidden), nn.Linear(hidden, hidden)",
            "self.down, self.query, self.key = nn.Linear(hidden, 8), nn.Linear(hidden, hidden), nn.Linear(8, hidden)",
        ),
        ("self.key(hidden)", "self.key(self.down(hidden))"),
    ),
]
