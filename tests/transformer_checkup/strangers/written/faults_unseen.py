"""Faults that showed in no row at first, each with the right design that is nearest to it."""

from tests.transformer_checkup.strangers.written import nano, paper, t5
from tests.transformer_checkup.strangers.written.planted import planted

NANO, PAPER, T5 = nano.TEXT, paper.TEXT, t5.TEXT

SCORES = "scores = q @ k.transpose(-2, -1) / math.sqrt(self.d_k)"
FUSED = (
    (
        "self.to_k = nn.Linear(d_model, d_model)\n"
        "        self.to_v = nn.Linear(d_model, d_model)",
        "self.to_kv = nn.Linear(d_model, 2 * d_model)",
    ),
    (
        "k = self.split(self.to_k(context))\n"
        "        v = self.split(self.to_v(context))",
        "k, v = map(self.split, self.to_kv(context).chunk(2, dim=-1))",
    ),
)

MASK = (
    'att = att.masked_fill(self.bias[:, :, :T, :T] == 0, float("-inf"))\n        att ='
)
WITHOUT_TABLE = (
    (
        "self.wte, self.wpe = nn.Embedding(VOCAB, n_embd), nn.Embedding(BLOCK, n_embd)",
        "self.wte = nn.Embedding(VOCAB, n_embd)",
    ),
    ("self.drop(self.wte(idx) + self.wpe(pos))", "self.drop(self.wte(idx))"),
)


def alibi(sign: str) -> tuple[str, str]:
    """Slope times distance to the scores, with this sign."""
    return (
        MASK,
        "there = torch.arange(T)\n"
        "        slopes = 2.0 ** -torch.arange(1, self.n_head + 1)[:, None, None]\n"
        f"        att = att {sign} (slopes * (there[:, None] - there)).to(att)\n        {MASK}",
    )


WRITTEN_OUT = (
    (
        "class FeedForward(nn.Module):",
        "def weight_and_bias(n, m):\n"
        "    w = nn.Parameter(torch.randn(n, m) / math.sqrt(n))\n"
        '    return nn.ParameterDict({"w": w, "b": nn.Parameter(torch.zeros(m))})\n\n\n'
        "def linear(p, x):\n"
        '    return x @ p["w"] + p["b"]\n\n\n'
        "class FeedForward(nn.Module):",
    ),
    (
        "nn.Linear(d_model, d_ff), nn.Linear(d_ff, d_model)",
        "weight_and_bias(d_model, d_ff), weight_and_bias(d_ff, d_model)",
    ),
)
SECOND = "self.w2(self.drop(F.relu(self.w1(x))))"
WRITTEN_SECOND = "linear(self.w2, self.drop(F.relu(linear(self.w1, x))))"

FAULTS = [
    planted(
        "The causal mask is there in evaluation alone.",
        NANO,
        r"in training mode the causal mask is missing \(h\.0\.attn\)",
        (MASK, "if not self.training:\n            " + MASK),
    ),
    planted(
        "Keys and values from one layer, and the scores are not scaled.",
        PAPER,
        r"factor 1\.0000 in 6 of 6 attentions, d_k = 8",
        *FUSED,
        (SCORES, "scores = q @ k.transpose(-2, -1)"),
    ),
    planted(
        "ALiBi adds slope times distance.",
        NANO,
        r"farther a key, the more it weighs, in all heads .*h\.0\.attn.* wrong sign",
        *WITHOUT_TABLE,
        alibi("+"),
    ),
    planted(
        "The relative bias reaches the first layer alone.",
        T5,
        r"scores of encoder\.blocks\.0\.self_attention alone, and no later layer",
        ("x = block(x, mask, bias,", "x = block(x, mask, None if i else bias,"),
    ),
    planted(
        "Linear layers are written out, and no activation stands between two.",
        PAPER,
        r"no activation between the two layers.*encoder\.0\.ff\.w1",
        *WRITTEN_OUT,
        (
            SECOND,
            WRITTEN_SECOND.replace("F.relu(linear(self.w1, x))", "linear(self.w1, x)"),
        ),
    ),
]

DESIGNS = [
    planted("Keys and values come from one layer.", PAPER, "", *FUSED),
    planted(
        "ALiBi subtracts slope times distance.", NANO, "", *WITHOUT_TABLE, alibi("-")
    ),
    planted(
        "The feed-forward network's linear layers are written out.",
        PAPER,
        "",
        *WRITTEN_OUT,
        (SECOND, WRITTEN_SECOND),
    ),
]
