"""Faults in encoder-decoders, written before the checks were looked at."""

from tests.transformer_checkup.strangers.written import fused, head_list
from tests.transformer_checkup.strangers.written.planted import planted

FAULTS = [
    planted(
        "The target mask joins padding and causality by OR: every real token "
        "sees the real future.",
        fused.TEXT,
        "causal mask|look-ahead",
        ("[:, None, None, :] & causal", "[:, None, None, :] | causal"),
    ),
    planted(
        "Dropout falls on the scores before the softmax: a dropped score is 0, "
        "not weight 0 (a forbidden one stays -inf).",
        fused.TEXT,
        "on the scores, before the softmax",
        (
            "        att = F.softmax(att, dim=-1)\n        att = self.attn_drop(att)\n",
            "        att = F.softmax(self.attn_drop(att), dim=-1)\n",
        ),
    ),
    planted(
        "The minus in the exponent of the sine table is missing: frequencies "
        "grow to 10000.",
        fused.TEXT,
        "minus in the exponent",
        ("(-math.log(10000.0) / dim)", "(math.log(10000.0) / dim)"),
    ),
    planted(
        "The decoder looks its ids up in the source's embedding table.",
        fused.TEXT,
        "never called: tgt_emb",
        ("y = self.embed(self.tgt_emb, tgt)", "y = self.embed(self.src_emb, tgt)"),
    ),
    planted(
        "The encoder's first layer norm is used for both sublayers.",
        fused.TEXT,
        "ln1 is called 2 times|never called: encoder.0.ln2",
        (
            "x = self.ln2(x + self.drop(self.ff(x)))",
            "x = self.ln1(x + self.drop(self.ff(x)))",
        ),
    ),
    planted(
        "Cross-attention has no residual connection.",
        fused.TEXT,
        "no residual around decoder.0.cross",
        (
            "y = self.ln2(y + self.drop(self.cross_attn(y, mem, mask=src_mask)))",
            "y = self.ln2(self.drop(self.cross_attn(y, mem, mask=src_mask)))",
        ),
    ),
    planted(
        "The feed-forward's dropout was given the probability to keep.",
        fused.TEXT,
        "0\\.9; asked for",
        ("nn.ReLU(), nn.Dropout(p),", "nn.ReLU(), nn.Dropout(1 - p),"),
    ),
    planted(
        "Masks are cached by the shape of the batch: another batch of that "
        "shape gets the first one's padding.",
        fused.TEXT,
        "first batch is kept",
        (
            "    def masks(self, src, tgt):\n",
            "    def masks(self, src, tgt):\n"
            "        key = (src.shape, tgt.shape)\n"
            "        if key not in self.kept:\n"
            "            self.kept[key] = self.make_masks(src, tgt)\n"
            "        return self.kept[key]\n"
            "\n"
            "    def make_masks(self, src, tgt):\n",
        ),
        (
            "        self.pad, self.dim, self.max_len",
            "        self.kept = {}\n        self.pad, self.dim, self.max_len",
        ),
    ),
    planted(
        "Weights are drawn from 0 to 1 (uniform_ for xavier_uniform_).",
        fused.TEXT,
        "not around 0",
        ("nn.init.xavier_uniform_(w)", "nn.init.uniform_(w)"),
    ),
    planted(
        "Decoding stops as soon as any sentence has ended: the others are cut off.",
        fused.TEXT,
        "stops when another row",
        ("not done.all()", "not done.any()"),
    ),
    planted(
        "A sentence that has ended goes on being written while the others finish.",
        fused.TEXT,
        "behind its end token",
        ("            nxt = nxt.masked_fill(done, self.pad)\n", ""),
    ),
    planted(
        "Embeddings are divided by the square root of d_model: the positions "
        "drown them.",
        fused.TEXT,
        "drown",
        ("table(ids) * math.sqrt(self.dim)", "table(ids) / math.sqrt(self.dim)"),
    ),
    planted(
        "Cross-attention makes its values with the keys' matrix.",
        fused.TEXT,
        "64 to 95 of 96|share one",
        ("F.linear(mem, wv, bv)", "F.linear(mem, wk, bv)"),
    ),
    planted(
        "The loop over the heads calls the first head each time.",
        head_list.TEXT,
        "never called: enc_layers.0.attn.heads.1",
        (
            "[h(x_q, x_kv, bias) for h in self.heads]",
            "[self.heads[0](x_q, x_kv, bias) for h in self.heads]",
        ),
    ),
    planted(
        "Target positions go on counting after the source's last: padding the "
        "source shifts them.",
        head_list.TEXT,
        "counting behind it",
        (
            "pos = torch.arange(tgt.size(1), device=tgt.device)",
            "pos = torch.arange(src.size(1), src.size(1) + tgt.size(1), "
            "device=tgt.device) % self.cfg.max_len",
        ),
    ),
    planted(
        "A pre-norm encoder without its last layer norm: cross-attention reads "
        "an unnormalized stream.",
        head_list.TEXT,
        "memory without a layer norm",
        (
            "self.enc_norm, self.dec_norm = nn.LayerNorm(cfg.d_model), "
            "nn.LayerNorm(cfg.d_model)",
            "self.dec_norm = nn.LayerNorm(cfg.d_model)",
        ),
        ("return self.enc_norm(x)", "return x"),
    ),
    planted(
        "The result of the GELU is thrown away: the feed-forward is linear.",
        head_list.TEXT,
        "no activation between",
        ("        x = F.gelu(x)\n", "        F.gelu(x)\n"),
    ),
    planted(
        "Decoding writes max_len tokens after the start token.",
        head_list.TEXT,
        "tokens where max_len|gives 10 tokens",
        ("for _ in range(max_len - 1):", "for _ in range(max_len):"),
    ),
    planted(
        "Decoding does not switch to eval(): dropout stays on.",
        head_list.TEXT,
        "eval\\(\\) is missing",
        ("        self.eval()\n", "        self.train()\n"),
    ),
    planted(
        "The padding mask of the first sentence is used for the whole batch.",
        head_list.TEXT,
        "one row's padding mask",
        (
            "masked_fill(ids == self.cfg.pad, -1e4).unsqueeze(1)",
            "masked_fill(ids == self.cfg.pad, -1e4)[:1].unsqueeze(1)",
        ),
    ),
    planted(
        "The causal mask forbids the diagonal too: no token sees itself, and "
        "the first sees everything.",
        head_list.TEXT,
        "diagonal",
        ("triu(diagonal=1)", "triu(diagonal=0)"),
    ),
    planted(
        "Keys and values come from the stream before the layer norm, queries "
        "from behind it.",
        head_list.TEXT,
        "before enc_layers.0.norm1",
        (
            "x = x + self.drop1(self.attn(h, h, bias))",
            "x = x + self.drop1(self.attn(h, x, bias))",
        ),
        (
            "x = x + self.drop1(self.attn(h, h, self_bias))",
            "x = x + self.drop1(self.attn(h, x, self_bias))",
        ),
    ),
    planted(
        "The tied table keeps nn.Embedding's N(0, 1): logits start six times "
        "too large.",
        head_list.TEXT,
        "tied embeddings of size 1",
        ("isinstance(m, (nn.Linear, nn.Embedding))", "isinstance(m, nn.Linear)"),
    ),
    planted(
        "The return stands inside the loop: only the first encoder layer is run.",
        head_list.TEXT,
        "never called: enc_layers.1",
        (
            "            x = layer(x, bias)\n        return self.enc_norm(x)",
            "            x = layer(x, bias)\n            return self.enc_norm(x)",
        ),
    ),
]
