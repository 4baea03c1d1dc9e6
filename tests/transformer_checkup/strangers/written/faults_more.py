"""Faults in other styles, written before the checks were looked at."""

from tests.transformer_checkup.strangers.written import (
    bert,
    gpt,
    t5,
    torch_heads,
    training,
)
from tests.transformer_checkup.strangers.written.planted import planted

FAULTS = [
    planted(
        "A typo in the einsum: every head's values go through the sum of all "
        "heads' output matrices.",
        t5.TEXT,
        "only their sum",
        ('"bhqe,hed->bqd"', '"bhqe,ged->bqd"'),
    ),
    planted(
        "A typo in the einsum: every head's queries meet the sum of all heads' keys.",
        t5.TEXT,
        "only their sum",
        ('"bhqe,bhke->bhqk", q, k', '"bhqe,bgke->bhqk", q, k'),
    ),
    planted(
        "With the cache, the relative bias takes the new token for position 0.",
        t5.TEXT,
        "positions those of the first",
        ("torch.arange(k_len - q_len, k_len)[:, None]", "torch.arange(q_len)[:, None]"),
    ),
    planted(
        "The relative bias knows the distance but not the direction: a "
        "reversed source looks the same.",
        t5.TEXT,
        "not the direction",
        ("relative = (k_pos - q_pos).clamp", "relative = (k_pos - q_pos).abs().clamp"),
    ),
    planted(
        "The logits of the tied table lack T5's factor d_model ** -0.5.",
        t5.TEXT,
        "tied embeddings of size 1",
        (
            "F.linear(y * self.d_model ** -0.5, self.shared.weight)",
            "F.linear(y, self.shared.weight)",
        ),
    ),
    planted(
        "RMSNorm divides by the root of the sum of squares, not of their mean.",
        t5.TEXT,
        "root of a sum",
        ("x.pow(2).mean(-1, keepdim=True)", "x.pow(2).sum(-1, keepdim=True)"),
    ),
    planted(
        "[{}] * n: all layers share one dictionary as cache.",
        t5.TEXT,
        "share one cache",
        (
            "[{} for _ in self.decoder.blocks] if cache",
            "[{}] * len(self.decoder.blocks) if cache",
        ),
    ),
    planted(
        "With the cache, the new token gets the causal mask's first row: it "
        "sees the first token only.",
        t5.TEXT,
        "attends to 1 of 2",
        ("tril()[k_len - q_len :]", "tril()[:q_len]"),
    ),
    planted(
        "RMSNorm multiplies by the root mean square (sqrt for rsqrt).",
        t5.TEXT,
        "makes numbers of",
        ("torch.rsqrt(variance", "torch.sqrt(variance"),
    ),
    planted(
        "The causal mask is left as float ones and zeros: 1 is added to the "
        "scores of the future.",
        torch_heads.TEXT,
        "small number",
        (
            "torch.triu(torch.ones(T, T), diagonal=1).bool()",
            "torch.triu(torch.ones(T, T), diagonal=1)",
        ),
        (
            "tgt_padding, memory_padding = (tgt == 0).T, (src == 0).T\n",
            "tgt_padding, memory_padding = (tgt == 0).T, (src == 0).T\n"
            "        tgt_padding = "
            "torch.zeros(tgt_padding.shape).masked_fill(tgt_padding, float('-inf'))\n",
        ),
    ),
    planted(
        "The table of positions is added along the batch: each sentence gets "
        "one position.",
        torch_heads.TEXT,
        "count the examples|index in the batch",
        (
            "pe = torch.zeros(max_len, 1, d_model)\n"
            "        pe[:, 0, 0::2] = torch.sin(position * div_term)\n"
            "        pe[:, 0, 1::2]",
            "pe = torch.zeros(1, max_len, d_model)\n"
            "        pe[0, :, 0::2] = torch.sin(position * div_term)\n"
            "        pe[0, :, 1::2]",
        ),
        ("self.pe[: x.size(0)]", "self.pe[:, : x.size(1)]"),
    ),
    planted(
        "Dropout falls on the sum with the residual, not on the sublayer's output.",
        torch_heads.TEXT,
        "residual stream itself is dropped",
        (
            "src = self.norm1(src + self.dropout1(a))",
            "src = self.norm1(self.dropout1(src + a))",
        ),
    ),
    planted(
        "The exponent of the sine table is divided as integers: all frequencies are 1.",
        torch_heads.TEXT,
        "divided as integers",
        (
            "torch.exp(torch.arange(0, d_model, 2) * (-math.log(10000.0) / d_model))",
            "10000.0 ** -(torch.arange(0, d_model, 2) // d_model)",
        ),
    ),
    planted(
        "The decoder's feed-forward reads the cross-attention's output instead "
        "of the residual stream.",
        torch_heads.TEXT,
        "alone, without the residual",
        (
            "f = self.linear2(self.dropout(F.relu(self.linear1(tgt))))",
            "f = self.linear2(self.dropout(F.relu(self.linear1(a))))",
        ),
    ),
    planted(
        "Decoding gives the decoder the last token only, without a cache.",
        torch_heads.TEXT,
        "last token alone",
        ("model.decode(ys, memory, src)", "model.decode(ys[-1:], memory, src)"),
    ),
    planted(
        "Scores are divided by the root of the sequence's length, not of d_k.",
        gpt.TEXT,
        "root of the sequence's length",
        ("k.size(-1))", "k.size(-2))"),
    ),
    planted(
        "A colon is missing: one row of the causal buffer is used for all queries.",
        gpt.TEXT,
        "causal mask",
        ("self.bias[:, :, :T, :T]", "self.bias[:, :, T - 1, :T].unsqueeze(2)"),
    ),
    planted(
        "Weights are multiplied by the causal mask behind the softmax, and not "
        "normalized again.",
        gpt.TEXT,
        "changed after the softmax",
        (
            "        att = att.masked_fill(self.bias[:, :, :T, :T] == 0, "
            'float("-inf"))\n'
            "        att = F.softmax(att, dim=-1)\n",
            "        att = F.softmax(att, dim=-1)\n"
            "        att = att * self.bias[:, :, :T, :T]\n",
        ),
    ),
    planted(
        "x = ln(x) overwrites the residual stream before the sublayer is added.",
        gpt.TEXT,
        "overwrites the stream",
        (
            "x = x + self.attn(self.ln_1(x))",
            "x = self.ln_1(x)\n        x = x + self.attn(x)",
        ),
    ),
    planted(
        "The blocks stand in a plain list: they are no parameters.",
        gpt.TEXT,
        "plain list",
        (
            "self.h = nn.ModuleList([GPTBlock(n_embd, n_head, block_size, dropout) "
            "for _ in range(n_layer)])",
            "self.h = [GPTBlock(n_embd, n_head, block_size, dropout) for _ in "
            "range(n_layer)]",
        ),
    ),
    planted(
        "Linear weights start as a constant: all features and heads are alike.",
        gpt.TEXT,
        "stay alike",
        (
            "        if isinstance(module, nn.Linear):\n"
            "            nn.init.normal_(module.weight, mean=0.0, std=0.02)",
            "        if isinstance(module, nn.Linear):\n"
            "            nn.init.constant_(module.weight, 0.02)",
        ),
        (
            "                nn.init.normal_(p, mean=0.0, std=0.02 / math.sqrt(2 * "
            "n_layer))",
            "                nn.init.constant_(p, 0.02 / math.sqrt(2 * n_layer))",
        ),
    ),
    planted(
        "tril with diagonal 1: each position sees the next token.",
        gpt.TEXT,
        "causal mask",
        (
            "torch.tril(torch.ones(block_size, block_size))",
            "torch.tril(torch.ones(block_size, block_size), diagonal=1)",
        ),
    ),
    planted(
        "Only the values are viewed into heads without the transpose.",
        gpt.TEXT,
        "view or a reshape",
        (
            "v = v.view(B, T, self.n_head, C // self.n_head).transpose(1, 2)",
            "v = v.reshape(B, self.n_head, T, C // self.n_head)",
        ),
    ),
    planted(
        "The loop adds the stream again, although each block has done it.",
        gpt.TEXT,
        "added twice",
        ("            x = block(x)\n", "            x = x + block(x)\n"),
    ),
    planted(
        "The model returns probabilities where logits are expected.",
        gpt.TEXT,
        "probabilities",
        (
            "return self.lm_head(self.ln_f(x))",
            "return F.softmax(self.lm_head(self.ln_f(x)), dim=-1)",
        ),
    ),
    planted(
        "Each block gets the embeddings: only the last block's result is used.",
        gpt.TEXT,
        "h\\.0\\..*thrown away",
        (
            "            x = block(x)\n        return self.lm_head(self.ln_f(x))",
            "            y = block(x)\n        return self.lm_head(self.ln_f(y))",
        ),
    ),
    planted(
        "Positions count from 1: the longest sequence has no row in the table.",
        gpt.TEXT,
        "max_len|longest sequence",
        ("torch.arange(0, t, dtype", "torch.arange(1, t + 1, dtype"),
    ),
    planted(
        "The additive mask has the wrong sign: padding is attended to above all.",
        bert.TEXT,
        "inverted",
        ("* -10000.0", "* 10000.0"),
    ),
    planted(
        "The padding mask lies along the queries: softmax takes no notice of it.",
        bert.TEXT,
        "masks queries",
        ("attention_mask[:, None, None, :]", "attention_mask[:, None, :, None]"),
    ),
    planted(
        "F.dropout without its flag: attention weights are dropped in eval too.",
        bert.TEXT,
        "training=self.training",
        (
            "F.dropout(scores.softmax(-1), self.p, self.training)",
            "F.dropout(scores.softmax(-1), self.p)",
        ),
    ),
    planted(
        "A causal mask, left over from a language model: an encoder's tokens "
        "do not see later ones.",
        bert.TEXT,
        "it is causal",
        (
            "* -10000.0\n",
            "* -10000.0\n"
            "        extended = extended + torch.full((input_ids.size(1),) * 2, "
            "-10000.0).triu(1)\n",
        ),
    ),
    planted(
        "Only the first layer gets the padding mask.",
        bert.TEXT,
        "layer.1",
        (
            "        for layer in self.layer:\n            x = layer(x, extended)",
            "        for i, layer in enumerate(self.layer):\n"
            "            x = layer(x, extended if i == 0 else 0.0)",
        ),
    ),
    planted(
        "Word and position embeddings are multiplied, not added.",
        bert.TEXT,
        "multiplied, and not added",
        (
            "self.word_embeddings(input_ids) + self.position_embeddings(positions)",
            "self.word_embeddings(input_ids) * self.position_embeddings(positions)",
        ),
    ),
    planted(
        "The smoothing is shared among all n entries, of which two get none: "
        "the mass is below 1.",
        training.LOSS,
        "all together 0\\.98",
        ("smoothing / (n - 2)", "smoothing / n"),
    ),
    planted(
        "The mean counts padding tokens.",
        training.LOSS,
        "all tokens, padding too",
        ("(target != pad).sum()", "target.numel()"),
    ),
    planted(
        "Softmax is taken before log_softmax.",
        training.LOSS,
        "before the log-softmax",
        (
            "F.log_softmax(logits, dim=-1)",
            "F.log_softmax(F.softmax(logits, dim=-1), dim=-1)",
        ),
    ),
    planted(
        "The right token gets the smoothing, not the rest.",
        training.LOSS,
        "right token has 0\\.100",
        ("target.unsqueeze(1), 1.0 - smoothing)", "target.unsqueeze(1), smoothing)"),
    ),
    planted(
        "kl_div is given probabilities where it expects their logarithms.",
        training.LOSS,
        "probabilities stand",
        ("F.kl_div(log_p, dist", "F.kl_div(log_p.exp(), dist"),
    ),
    planted(
        "max for min: the rate falls where it should rise, then rises without end.",
        training.RATE,
        "max stands",
        ("* min(", "* max("),
    ),
    planted(
        "The rate stays at its peak after the warm-up.",
        training.RATE,
        "stays at its peak",
        ("min(step ** -0.5,", "min(warmup ** -0.5,"),
    ),
]
