"""Faults of a fourth hand, written without a look at the check-up: up to the masks."""

from tests.transformer_checkup.strangers.written import paper, storyteller, summarizer
from tests.transformer_checkup.strangers.written.planted import planted

PAPER, SUMMARIZER, STORYTELLER = paper.TEXT, summarizer.TEXT, storyteller.TEXT
SOURCE_MASK = "src_mask = (src != PAD)[:, None, None, :]"

POSITIONS = [
    planted(
        "The positions are counted along the batch: a table for (length, batch) inputs.",
        PAPER,
        r"pe\[:x\.size\(0\)\]",
        ("table[None])", "table[:, None])"),
        ("self.table[:, :x.size(1)]", "self.table[:x.size(0)]"),
    ),
    planted(
        "The factor sqrt(d_model) multiplies the positions too.",
        PAPER,
        r"positions are multiplied by √d_model too",
        (
            "self.positions(table(ids) * math.sqrt(self.d_model))",
            "self.positions(table(ids)) * math.sqrt(self.d_model)",
        ),
    ),
    planted(
        "padding_idx is the id of the start token.",
        SUMMARIZER,
        r"padding_idx=1 .*token 1 never learns",
        ("nn.Embedding(VOCAB, dim)", "nn.Embedding(VOCAB, dim, padding_idx=BOS)"),
    ),
    planted(
        "Rotary positions: neighbors are paired, the angles are laid out in halves.",
        STORYTELLER,
        r"laid out for neighboring features",
        ("turn.repeat_interleave(2, dim=-1)", "torch.cat((turn, turn), dim=-1)"),
    ),
]

HEADS = [
    planted(
        "Queries and keys of length one, and still a division by sqrt(d_k).",
        PAPER,
        r"length 1 .cosine attention.*no score",
        (
            "q = self.split(self.to_q(x))",
            "q = F.normalize(self.split(self.to_q(x)), dim=-1)",
        ),
        (
            "k = self.split(self.to_k(context))",
            "k = F.normalize(self.split(self.to_k(context)), dim=-1)",
        ),
    ),
    planted(
        "The heads are joined length first, and viewed batch first.",
        PAPER,
        r"mixes the positions .* first in decoder\.0\.self_attn",
        (
            "(weights @ v).transpose(1, 2).contiguous().view(b, l, h * d)",
            "(weights @ v).permute(2, 0, 1, 3).reshape(b, l, h * d)",
        ),
    ),
]

MASKS = [
    planted(
        "The padding is what is zero in the embedded source, with its positions.",
        PAPER,
        r"is on padding, in the encoder's .* and in cross-attention",
        (
            SOURCE_MASK,
            "src_mask = (self.embed(self.src_embed, src).abs().sum(-1) != 0)[:, None, None]",
        ),
    ),
    planted(
        "The source's lengths count one token too many.",
        PAPER,
        r"by the first one, .* off by one",
        (
            SOURCE_MASK,
            "places = torch.arange(src.size(1), device=src.device)\n"
            "        src_mask = (places <= (src != PAD).sum(1)[:, None])[:, None, None]",
        ),
    ),
    planted(
        "The source's mask is kept, and used for each batch of the same shape.",
        SUMMARIZER,
        r"first batch is kept, such as its padding mask",
        (
            "blocked = (src == PAD)[:, None, None]\n",
            'if getattr(self, "kept", src[0]).shape[::3] != src.shape:\n'
            "            self.kept = (src == PAD)[:, None, None]\n"
            "        blocked = self.kept\n",
        ),
    ),
    planted(
        "Cross-attention adds a mask of ones and zeros to the scores.",
        PAPER,
        r"is on padding, in cross-attention",
        (
            "scores = scores.masked_fill(~mask, torch.finfo(scores.dtype).min)",
            "scores = (scores + mask if mask.is_floating_point()\n"
            "                      else scores.masked_fill(~mask, -1e9))",
        ),
        (
            "x = layer(x, memory, src_mask, tgt_mask)",
            "x = layer(x, memory, src_mask.float(), tgt_mask)",
        ),
    ),
]

FAULTS = POSITIONS + HEADS + MASKS
