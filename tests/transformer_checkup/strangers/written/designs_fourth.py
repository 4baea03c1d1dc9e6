"""Designs of the same fourth hand."""

from tests.transformer_checkup.strangers.written import paper, storyteller, summarizer
from tests.transformer_checkup.strangers.written.planted import planted

PAPER, SUMMARIZER, STORYTELLER = paper.TEXT, summarizer.TEXT, storyteller.TEXT
SOURCE_MASK = "src_mask = (src != PAD)[:, None, None, :]"

DESIGNS_ON_PAPER = [
    planted(
        "Padding is masked as query and as key.",
        PAPER,
        "",
        (
            SOURCE_MASK,
            "src_mask = (src != PAD)[:, None, None, :]\n"
            "        real = src_mask & src_mask.transpose(-2, -1)",
        ),
        ("memory = layer(memory, src_mask)", "memory = layer(memory, real)"),
    ),
    planted(
        "A head takes each fourth coordinate.",
        PAPER,
        "",
        (
            "x.view(b, l, self.n_heads, self.d_k).transpose(1, 2)",
            "x.view(b, l, self.d_k, self.n_heads).permute(0, 3, 1, 2)",
        ),
    ),
    planted(
        "The feed-forward network is two convolutions of width one.",
        PAPER,
        "",
        (
            "nn.Linear(d_model, d_ff), nn.Linear(d_ff, d_model)",
            "nn.Conv1d(d_model, d_ff, 1), nn.Conv1d(d_ff, d_model, 1)",
        ),
        (
            "self.w2(self.drop(F.relu(self.w1(x))))",
            "self.w2(self.drop(F.relu(self.w1(x.transpose(1, 2))))).transpose(1, 2)",
        ),
    ),
]

DESIGNS_ELSEWHERE = [
    planted(
        "Attention and the feed-forward network side by side.",
        STORYTELLER,
        "",
        (
            "        x = x + self.drop(self.attention(self.attention_norm(x), self.p))\n"
            "        return x + self.drop(self.mlp(self.mlp_norm(x)))",
            "        attended = self.attention(self.attention_norm(x), self.p)\n"
            "        return x + self.drop(attended + self.mlp(self.mlp_norm(x)))",
        ),
    ),
    planted(
        "Positions are counted over the real tokens alone.",
        SUMMARIZER,
        "",
        (
            "places = torch.arange(start, start + ids.size(1), device=ids.device)",
            "places = start + ((ids != PAD).cumsum(1) - 1).clamp(min=0)",
        ),
    ),
    planted(
        "A sublayer is left out at random in training.",
        SUMMARIZER,
        "",
        (
            "        self.drop = nn.Dropout(p)\n\n    def forward(self, x, blocked",
            "        self.p = p\n\n"
            "    def drop(self, y):\n"
            "        if not self.training:\n"
            "            return y\n"
            "        stay = torch.rand(len(y), 1, 1, device=y.device) > self.p\n"
            "        return y * stay / (1 - self.p)\n\n"
            "    def forward(self, x, blocked",
        ),
    ),
    planted(
        "The logits are bent by tanh.",
        STORYTELLER,
        "",
        (
            "return self.head(self.norm(x))",
            "return 30 * torch.tanh(self.head(self.norm(x)) / 30)",
        ),
    ),
    planted(
        "ReZero: no norm, and each sublayer has a gain that starts at zero.",
        STORYTELLER,
        "",
        (
            "        self.p, self.drop = p, nn.Dropout(p)\n",
            "        self.p, self.drop = p, nn.Dropout(p)\n"
            "        self.gain = nn.Parameter(torch.zeros(2))\n",
        ),
        (
            "self.attention_norm, self.attention = RMS(dim)",
            "self.attention_norm, self.attention = nn.Identity()",
        ),
        (
            "self.mlp_norm, self.mlp = RMS(dim)",
            "self.mlp_norm, self.mlp = nn.Identity()",
        ),
        (
            "x + self.drop(self.attention(self.attention_norm(x), self.p))",
            "x + self.gain[0] * self.drop(self.attention(self.attention_norm(x), self.p))",
        ),
        (
            "x + self.drop(self.mlp(self.mlp_norm(x)))",
            "x + self.gain[1] * self.drop(self.mlp(self.mlp_norm(x)))",
        ),
    ),
]

DESIGNS = DESIGNS_ON_PAPER + DESIGNS_ELSEWHERE
