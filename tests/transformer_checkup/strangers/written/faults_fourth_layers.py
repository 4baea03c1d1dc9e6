"""Faults of the same fourth hand: layers, learning and decoding."""

from tests.transformer_checkup.strangers.fault import Strange
from tests.transformer_checkup.strangers.written import paper, storyteller, summarizer
from tests.transformer_checkup.strangers.written.planted import planted

PAPER, SUMMARIZER, STORYTELLER = paper.TEXT, summarizer.TEXT, storyteller.TEXT
STEP = "logits = self.step(ids[:, -1:], ids.size(1) - 1, memory, blocked, stores)"


def smoothed(logits, targets):
    """The share of the other words, not divided by their number."""
    share = 0.1
    rows = logits.log_softmax(-1)
    right = rows.gather(1, targets[:, None])[:, 0]
    loss = -(1 - share) * right - share * rows.sum(-1)
    return loss[targets != 0].mean()


def rate(step):
    """The warm-up's slope with the exponent of the decay."""
    return 64**-0.5 * min(step**-0.5, step * 100**-0.5)


LAYERS = [
    planted(
        "The decoder's feed-forward network is a convolution over three positions.",
        PAPER,
        r"works across them; first in decoder\.0\.ff",
        (
            "class EncoderLayer",
            "class Convolved(nn.Module):\n"
            "    def __init__(self, d_model, d_ff, p):\n"
            "        super().__init__()\n"
            "        self.w1 = nn.Conv1d(d_model, d_ff, 3, padding=1)\n"
            "        self.w2 = nn.Conv1d(d_ff, d_model, 1)\n\n"
            "    def forward(self, x):\n"
            "        return self.w2(F.relu(self.w1(x.transpose(1, 2)))).transpose(1, 2)\n\n\n"
            "class EncoderLayer",
        ),
        (
            "self.ff = FeedForward(d_model, d_ff, p)\n"
            "        self.norm1, self.norm2 = nn.LayerNorm(d_model), nn.LayerNorm(d_model)\n"
            "        self.norm3",
            "self.ff = Convolved(d_model, d_ff, p)\n"
            "        self.norm1, self.norm2 = nn.LayerNorm(d_model), nn.LayerNorm(d_model)\n"
            "        self.norm3",
        ),
    ),
    planted(
        "A ReLU behind the second layer of the feed-forward network as well.",
        PAPER,
        r"relu follows the second layer",
        (
            "self.w2(self.drop(F.relu(self.w1(x))))",
            "F.relu(self.w2(self.drop(F.relu(self.w1(x)))))",
        ),
    ),
    planted(
        "The RMS norm takes the mean over the whole batch.",
        STORYTELLER,
        r"mean in layers\.0\.attention_norm goes over the positions",
        ("x.pow(2).mean(dim=-1, keepdim=True)", "x.pow(2).mean()"),
    ),
    planted(
        "Pre-norm, and what is added to is the normalized input.",
        STORYTELLER,
        r"attention_norm stands on the residual stream.*overwrites",
        (
            "x = x + self.drop(self.attention(self.attention_norm(x), self.p))\n",
            "x = self.attention_norm(x)\n        x = x + self.drop(self.attention(x, self.p))\n",
        ),
    ),
    planted(
        "Dropout acts upon the sum, not upon what is added.",
        PAPER,
        r"residual stream itself is dropped",
        (
            "x = self.norm1(x + self.drop(self.attn(x, x, mask)))",
            "x = self.norm1(self.drop(x + self.attn(x, x, mask)))",
        ),
        (
            "return self.norm2(x + self.drop(self.ff(x)))",
            "return self.norm2(self.drop(x + self.ff(x)))",
        ),
    ),
    planted(
        "Projections of queries and keys drawn by randn.",
        PAPER,
        r"times 1/√.inputs.*starts saturated",
        (
            "        self.p = p\n",
            "        for layer in (self.to_q, self.to_k):\n"
            "            layer.weight = nn.Parameter(torch.randn(d_model, d_model))\n"
            "        self.p = p\n",
        ),
    ),
    planted(
        "nn.Dropout is made in forward, so that it never leaves training.",
        PAPER,
        r"two passes differ .* dropouts are active",
        (
            "F.dropout(scores.softmax(dim=-1), self.p, self.training)",
            "nn.Dropout(self.p)(scores.softmax(dim=-1))",
        ),
    ),
]

LEARNING = [
    planted(
        "Tied by nn.Parameter(table): one memory, two parameters.",
        SUMMARIZER,
        r"2 parameters in one memory",
        (
            "self.head.weight = self.tokens.weight",
            "self.head.weight = nn.Parameter(self.tokens.weight)",
        ),
    ),
    planted(
        "from_pretrained freezes the source's embedding.",
        PAPER,
        r"frozen .*in src_embed",
        (
            "        self.positions = Positions(d_model, p)\n",
            "        pretrained = self.src_embed.weight.detach()\n"
            "        self.src_embed = nn.Embedding.from_pretrained(pretrained)\n"
            "        self.positions = Positions(d_model, p)\n",
        ),
    ),
    Strange(
        "Label smoothing: the share is not divided by the number of words",
        lambda: (smoothed, dict(smoothing=0.1, pad_id=0)),
        r"each token is given all of it",
        "label smoothing",
    ),
    Strange(
        "Learning rate: the warm-up's exponent is -0.5, not -1.5",
        lambda: (rate, dict(d_model=64, warmup=100)),
        r"warms up.*warmup to the power of -0\.5",
        "learning rate",
    ),
]

DECODING = [
    planted(
        "Decoding with a cache: each new token has position 0.",
        SUMMARIZER,
        r"are its positions those of the first\?",
        (STEP, "logits = self.step(ids[:, -1:], 0, memory, blocked, stores)"),
    ),
    planted(
        "Decoding with a cache: the source's keys and values of the sentence before are kept.",
        SUMMARIZER,
        r"another source gives the same: are an earlier call's",
        (
            "stores = [({}, {}) for _ in self.dec]",
            'if not hasattr(self, "of_source") or self.of_source[0] != src.shape:\n'
            "            self.of_source = src.shape, [{} for _ in self.dec]\n"
            "        stores = [({}, pair) for pair in self.of_source[1]]",
        ),
    ),
    planted(
        "Greedy decoding ends for all as soon as one sentence is at its end.",
        SUMMARIZER,
        r"stops when another row has ended",
        ("not done.all()", "not done.any()"),
    ),
]

FAULTS = LAYERS + LEARNING + DECODING
