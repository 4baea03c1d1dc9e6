"""Faults to plant in the package, one at a time: `python scripts/mutate.py`. No test may miss one.

Each replaces a piece of text that stands in the file exactly once. Numbers such as 003.1
are those of the list of mistakes found in well-known versions of this code (seed document,
line). The other faults are slips of the same kind, and one for each check that is removed.
"""

from typing import NamedTuple


class Fault(NamedTuple):
    name: str
    file: str
    old: str
    new: str


def removed(file, condition, name=None):
    """The check is there and never fails."""
    return Fault(
        f"check removed: {name or condition}", file, condition, f"{condition} or True"
    )


MASKS = [
    Fault(
        "002.5 padding mask takes another id for padding",
        "masks.py",
        "(ids != pad_id)",
        "(ids != 2)",
    ),
    Fault("padding mask upside down", "masks.py", "(ids != pad_id)", "(ids == pad_id)"),
    Fault(
        "001.8 padding mask hides nothing", "masks.py", "(ids != pad_id)", "(ids != -1)"
    ),
    Fault(
        "padding mask hides queries, not keys",
        "masks.py",
        ".unsqueeze(1)",
        ".unsqueeze(2)",
    ),
    Fault("causal mask shows the next token", "masks.py", ".tril()", ".tril(1)"),
    Fault("causal mask hides the token itself", "masks.py", ".tril()", ".tril(-1)"),
    Fault("causal mask shows the future only", "masks.py", ".tril()", ".triu()"),
    Fault(
        "target mask forgets the padding",
        "masks.py",
        "padding_mask(tgt, pad_id) & subsequent_mask(tgt.shape[1], tgt.device)",
        "subsequent_mask(tgt.shape[1], tgt.device).repeat(len(tgt), 1, 1)",
    ),
    Fault(
        "target mask forgets the future",
        "masks.py",
        "padding_mask(tgt, pad_id) & subsequent_mask(tgt.shape[1], tgt.device)",
        "padding_mask(tgt, pad_id).repeat(1, tgt.shape[1], 1)",
    ),
    Fault(
        "target mask: either mask is enough",
        "masks.py",
        "padding_mask(tgt, pad_id) & subs",
        "padding_mask(tgt, pad_id) | subs",
    ),
    Fault(
        "003.2 target mask hides every key from the padding",
        "masks.py",
        "padding_mask(tgt, pad_id) & subs",
        "padding_mask(tgt, pad_id) & (tgt != pad_id).unsqueeze(2) & subs",
    ),
    Fault("causal mask on the wrong device", "masks.py", ", tgt.device)", ")"),
    Fault("check removed: length", "masks.py", 'check_size(length, "length")', "pass"),
]

EMBEDDINGS = [
    Fault(
        "003.8 no √d_model",
        "embeddings.py",
        "self.table(ids) * self.scale",
        "self.table(ids)",
    ),
    Fault(
        "000.2 embeddings divided by √d_model",
        "embeddings.py",
        "self.table(ids) * self.scale",
        "self.table(ids) / self.scale",
    ),
    Fault(
        "embeddings scaled by d_model",
        "embeddings.py",
        "math.sqrt(d_model)",
        "float(d_model)",
    ),
    Fault(
        "004.3 table with rows and columns exchanged",
        "embeddings.py",
        "nn.Embedding(vocab_size, d_model)",
        "nn.Embedding(d_model, vocab_size)",
    ),
    Fault(
        "sine and cosine exchanged",
        "embeddings.py",
        "table[:, 0::2] = angle.sin()",
        "table[:, 0::2] = angle.cos()",
    ),
    Fault("cosine is a sine", "embeddings.py", "angle.cos()[", "angle.sin()["),
    Fault(
        "000.3 positions start at 1",
        "embeddings.py",
        "(max_len, dtype",
        "(1, max_len + 1, dtype",
    ),
    Fault(
        "base 1,000 for 10,000",
        "embeddings.py",
        "position / 10000 **",
        "position / 1000 **",
    ),
    Fault(
        "002.11 exponents i, not 2i",
        "embeddings.py",
        "10000 ** (even / d_model)",
        "10000 ** (even / 2 / d_model)",
    ),
    Fault(
        "angles computed in float32",
        "embeddings.py",
        "    table = torch.empty",
        "    angle = (position.float() / 10000 ** (even / d_model).float()).double()\n"
        "    table = torch.empty",
    ),
    Fault(
        "003.6 positions not a buffer",
        "embeddings.py",
        'self.register_buffer("pe", sinusoids(max_len, d_model))',
        "self.pe = sinusoids(max_len, d_model)",
    ),
    Fault(
        "positions moved and not saved",
        "embeddings.py",
        'self.register_buffer("pe", sinusoids(max_len, d_model))',
        'self.register_buffer("pe", sinusoids(max_len, d_model), persistent=False)',
    ),
    Fault(
        "positions trained",
        "embeddings.py",
        'self.register_buffer("pe", sinusoids(max_len, d_model))',
        "self.pe = nn.Parameter(sinusoids(max_len, d_model))",
    ),
    Fault(
        "004.4 missing colon: one vector for all positions",
        "embeddings.py",
        "self.pe[start:end]",
        "self.pe[end - 1]",
    ),
    Fault(
        "start forgotten",
        "embeddings.py",
        "self.pe[start:end]",
        "self.pe[: x.shape[1]]",
    ),
    Fault(
        "000.6 rows counted by the batch",
        "embeddings.py",
        "self.pe[start:end]",
        "self.pe[: x.shape[0]].unsqueeze(1)",
    ),
    Fault(
        "004.16 dropout on the positions alone",
        "embeddings.py",
        "self.dropout(x + self.pe[start:end])",
        "x + self.dropout(self.pe[start:end])",
    ),
    Fault(
        "no dropout on the embeddings",
        "embeddings.py",
        "self.dropout(x + self.pe[start:end])",
        "x + self.pe[start:end]",
    ),
    Fault(
        "positions not added",
        "embeddings.py",
        "self.dropout(x + self.pe[start:end])",
        "self.dropout(x)",
    ),
    removed("embeddings.py", "end <= max_len"),
    Fault("last position refused", "embeddings.py", "end <= max_len", "end < max_len"),
    removed("embeddings.py", "start >= 0"),
    Fault(
        "check removed: axes of x",
        "embeddings.py",
        'check_axes(x, "B L d_model")',
        "pass",
    ),
    Fault(
        "check removed: ids against the table",
        "embeddings.py",
        "check_ids(ids, self.name, self.table.num_embeddings)",
        "check_ids(ids, self.name)",
    ),
    Fault(
        "check removed: vocab_size",
        "embeddings.py",
        'check_size(vocab_size, "vocab_size")',
        "pass",
    ),
    Fault(
        "check removed: max_len",
        "embeddings.py",
        'check_size(max_len, "max_len")',
        "pass",
    ),
]

ATTENTION = [
    Fault(
        "003.1 mask fills with -1e-12",
        "attention.py",
        'scores.masked_fill(~mask, float("-inf"))',
        "scores.masked_fill(~mask, -1e-12)",
    ),
    Fault(
        "mask fills with -10",
        "attention.py",
        'scores.masked_fill(~mask, float("-inf"))',
        "scores.masked_fill(~mask, -10.0)",
    ),
    Fault(
        "000.16 mask upside down, explicit path",
        "attention.py",
        "scores.masked_fill(~mask,",
        "scores.masked_fill(mask,",
    ),
    Fault(
        "000.16 mask upside down, fused path",
        "attention.py",
        "attn_mask=mask,",
        "attn_mask=None if mask is None else ~mask,",
    ),
    Fault(
        "mask forgotten, fused path", "attention.py", "attn_mask=mask", "attn_mask=None"
    ),
    Fault(
        "mask forgotten, explicit path",
        "attention.py",
        "if mask is not None:\n        scores",
        "if mask is False:\n        scores",
    ),
    Fault(
        "softmax over the queries", "attention.py", "softmax(dim=-1)", "softmax(dim=-2)"
    ),
    Fault("no √d_k", "attention.py", "(query / math.sqrt(d_k))", "query"),
    Fault(
        "d_k without its root",
        "attention.py",
        "(query / math.sqrt(d_k))",
        "(query / d_k)",
    ),
    Fault(
        "√d_model for √d_k",
        "attention.py",
        "d_k = query.shape[-1]",
        "d_k = query.shape[-1] * (query.shape[1] if query.dim() == 4 else 1)",
    ),
    Fault(
        "√ of the length for √d_k",
        "attention.py",
        "d_k = query.shape[-1]",
        "d_k = query.shape[-2]",
    ),
    Fault(
        "float16 overflows before it is scaled",
        "attention.py",
        "(query / math.sqrt(d_k)) @ key.transpose(-2, -1)",
        "query @ key.transpose(-2, -1) / math.sqrt(d_k)",
    ),
    Fault(
        "001.1 attention product discarded, explicit path",
        "attention.py",
        "return used @ value, weights",
        "return value.mean(-2, keepdim=True).expand(*query.shape[:-1], -1), weights",
    ),
    Fault(
        "001.1 attention product discarded, fused path",
        "attention.py",
        "values = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=rate)",
        "values = q",
    ),
    Fault(
        "001.3 dropout on the values as well",
        "attention.py",
        "return used @ value, weights",
        "return (used @ value if dropout is None else dropout(used @ value)), weights",
    ),
    Fault(
        "weights returned after dropout",
        "attention.py",
        "return used @ value, weights",
        "return used @ value, used",
    ),
    Fault(
        "dropout on the weights forgotten, explicit path",
        "attention.py",
        "attention(q, k, v, mask, self.dropout)",
        "attention(q, k, v, mask)",
    ),
    Fault(
        "dropout on the weights forgotten, fused path",
        "attention.py",
        "dropout_p=rate",
        "dropout_p=0.0",
    ),
    Fault(
        "dropout on the weights in evaluation too",
        "attention.py",
        "rate = self.dropout.p if self.training else 0.0",
        "rate = self.dropout.p",
    ),
    Fault(
        "000.19 dropout of the attention ignored",
        "attention.py",
        "self.dropout = nn.Dropout(dropout)",
        "self.dropout = nn.Dropout(0.1)",
    ),
    Fault(
        "heads cut by view where they must be transposed",
        "attention.py",
        "return x.transpose(1, 2)  # (B, H, L, d_k)",
        "return x.reshape(batch, n_heads, length, d_model // n_heads)",
    ),
    Fault(
        "heads joined by view where they must be transposed",
        "attention.py",
        "x = x.transpose(1, 2).contiguous()  # (B, L, H, d_k)",
        "x = x.contiguous()",
    ),
    Fault(
        "features dealt to the heads in turn",
        "attention.py",
        "x = x.view(batch, length, n_heads, d_model // n_heads)  # (B, L, H, d_k)",
        "x = x.unflatten(-1, (d_model // n_heads, n_heads)).transpose(-2, -1)",
    ),
    Fault(
        "heads joined in turn",
        "attention.py",
        "x = x.transpose(1, 2).contiguous()  # (B, L, H, d_k)",
        "x = x.permute(0, 2, 3, 1).contiguous()",
    ),
    Fault(
        "queries by the matrix of the keys",
        "attention.py",
        "split_heads(self.w_q(query)",
        "split_heads(self.w_k(query)",
    ),
    Fault(
        "keys by the matrix of the values",
        "attention.py",
        "split_heads(self.w_k(key)",
        "split_heads(self.w_v(key)",
    ),
    Fault(
        "000.10 values by the matrix of the keys",
        "attention.py",
        "self.w_v(value)",
        "self.w_k(value)",
    ),
    Fault(
        "keys taken from the values", "attention.py", "self.w_k(key)", "self.w_k(value)"
    ),
    Fault(
        "values taken from the keys", "attention.py", "self.w_v(value)", "self.w_v(key)"
    ),
    Fault(
        "keys and values exchanged",
        "attention.py",
        "k, v = self.project(key, value)",
        "v, k = self.project(key, value)",
    ),
    Fault(
        "001.6 one matrix for queries and keys",
        "attention.py",
        "self.w_k = nn.Linear(d_model, d_model)",
        "self.w_k = self.w_q",
    ),
    Fault(
        "no bias in the projection of the values",
        "attention.py",
        "self.w_v = nn.Linear(d_model, d_model)",
        "self.w_v = nn.Linear(d_model, d_model, bias=False)",
    ),
    Fault(
        "000.10 output projection forgotten, fused path",
        "attention.py",
        "return self.w_o(concat_heads(values))  # (B, Q, d_model)",
        "return concat_heads(values)",
    ),
    Fault(
        "output projection forgotten, explicit path",
        "attention.py",
        "return self.w_o(concat_heads(values)), weights",
        "return concat_heads(values), weights",
    ),
    Fault("weights always made", "attention.py", "if need_weights:", "if True:"),
    removed("attention.py", "d_model % n_heads == 0"),
    Fault(
        "check removed: axes of query, key and value",
        "attention.py",
        'check_axes(x, "B L d_model", name)',
        "pass",
    ),
    Fault(
        "check removed: features of query, key and value",
        "attention.py",
        "check_features(x, self.w_q.in_features, name)",
        "pass",
    ),
    Fault(
        "check removed: how query, key, value and mask fit",
        "attention.py",
        "check_attention(query, key, value, mask)\n        k, v",
        "k, v",
    ),
    Fault(
        "check removed: attention",
        "attention.py",
        "check_attention(query, key, value, mask)\n    d_k",
        "d_k",
    ),
    Fault(
        "check removed: axes of the heads",
        "attention.py",
        'check_axes(x, "B H L d_k")',
        "pass",
    ),
    Fault(
        "check removed: axes to split",
        "attention.py",
        'check_axes(x, "B L d_model")',
        "pass",
    ),
    Fault(
        "check removed: n_heads",
        "attention.py",
        'check_size(n_heads, "n_heads")',
        "pass",
    ),
]

NORM = "return F.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)"
SCALED = "return (x - x.mean(-1, keepdim=True)) / {} * self.weight + self.bias"

LAYERS = [
    Fault(
        "002.10 unbiased variance",
        "layers.py",
        NORM,
        SCALED.format("(x.var(-1, keepdim=True) + self.eps).sqrt()"),
    ),
    Fault(
        "004.12 epsilon outside the root",
        "layers.py",
        NORM,
        SCALED.format("(x.std(-1, keepdim=True, correction=0) + self.eps)"),
    ),
    Fault(
        "003.9 LayerNorm's epsilon is 1e-12",
        "layers.py",
        "eps: float = 1e-5",
        "eps: float = 1e-12",
    ),
    Fault("LayerNorm ignores eps", "layers.py", "self.bias, self.eps)", "self.bias)"),
    Fault(
        "LayerNorm without its bias",
        "layers.py",
        "self.weight, self.bias, self.eps)",
        "self.weight, None, self.eps)",
    ),
    Fault(
        "LayerNorm over the positions",
        "layers.py",
        NORM,
        "return F.layer_norm(x.transpose(-1, -2), x.shape[-2:-1]).transpose(-1, -2)"
        " * self.weight + self.bias",
    ),
    Fault(
        "LayerNorm starts at 0",
        "layers.py",
        "nn.Parameter(torch.ones(d_model))",
        "nn.Parameter(torch.zeros(d_model))",
    ),
    Fault("000.12 no ReLU", "layers.py", "self.w_1(x).relu()", "self.w_1(x)"),
    Fault("GELU for ReLU", "layers.py", "self.w_1(x).relu()", "F.gelu(self.w_1(x))"),
    Fault(
        "ReLU on the output",
        "layers.py",
        "self.w_2(self.dropout(self.w_1(x).relu()))",
        "self.w_2(self.dropout(self.w_1(x))).relu()",
    ),
    Fault(
        "feed-forward dropout on the output",
        "layers.py",
        "self.w_2(self.dropout(self.w_1(x).relu()))",
        "self.dropout(self.w_2(self.w_1(x).relu()))",
    ),
    Fault(
        "001.2 residual adds the normalised tensor",
        "layers.py",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return self.norm(x) + self.dropout(sublayer(self.norm(x)))",
    ),
    Fault(
        "no residual, pre-norm",
        "layers.py",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return self.dropout(sublayer(self.norm(x)))",
    ),
    Fault(
        "000.20 no residual, post-norm",
        "layers.py",
        "return self.norm(x + self.dropout(sublayer(x)))",
        "return self.norm(self.dropout(sublayer(x)))",
    ),
    Fault(
        "003.7 dropout after post-norm",
        "layers.py",
        "return self.norm(x + self.dropout(sublayer(x)))",
        "return self.dropout(self.norm(x + sublayer(x)))",
    ),
    Fault(
        "dropout on the whole residual, pre-norm",
        "layers.py",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return self.dropout(x + sublayer(self.norm(x)))",
    ),
    Fault(
        "no dropout on the sublayer",
        "layers.py",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return x + sublayer(self.norm(x))",
    ),
    Fault(
        "002.6 pre-norm and post-norm exchanged",
        "layers.py",
        "        if self.norm_first:\n",
        "        if not self.norm_first:\n",
    ),
    Fault(
        "norm on the output of the sublayer",
        "layers.py",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return x + self.dropout(self.norm(sublayer(x)))",
    ),
    Fault(
        "000.11 sublayer called past the norm",
        "layers.py",
        "return x + self.dropout(sublayer(self.norm(x)))",
        "return x + self.dropout(sublayer(x))",
    ),
    Fault(
        "one connection for both sublayers of the encoder",
        "layers.py",
        "return self.sublayers[1](x, self.feed_forward)",
        "return self.sublayers[0](x, self.feed_forward)",
    ),
    Fault(
        "connections are one object",
        "layers.py",
        "SublayerConnection(d_model, dropout, norm_first) for _ in range(3)",
        "[SublayerConnection(d_model, dropout, norm_first)] * 3",
    ),
    Fault(
        "encoder forgets its mask",
        "layers.py",
        "lambda x: self.self_attention(x, x, x, mask)",
        "lambda x: self.self_attention(x, x, x)",
    ),
    Fault(
        "decoder forgets the causal mask",
        "layers.py",
        "lambda x: self.self_attention(x, x, x, tgt_mask)",
        "lambda x: self.self_attention(x, x, x)",
    ),
    Fault(
        "cross-attention forgets the padding",
        "layers.py",
        "self.cross_attention(x, memory, memory, src_mask)",
        "self.cross_attention(x, memory, memory)",
    ),
    Fault(
        "cross-attention reads the target",
        "layers.py",
        "self.cross_attention(x, memory, memory, src_mask)",
        "self.cross_attention(x, x, x, tgt_mask)",
    ),
    Fault(
        "003.10 cross-attention asks with the memory",
        "layers.py",
        "self.cross_attention(x, memory, memory, src_mask)",
        "self.cross_attention(memory, x, x, None)[:, : x.shape[1]]",
    ),
    Fault(
        "000.13 cross-attention by the matrices of the self-attention",
        "layers.py",
        "lambda x: self.cross_attention(x,",
        "lambda x: self.self_attention(x,",
    ),
    Fault(
        "feed-forward of the decoder skipped",
        "layers.py",
        "return self.sublayers[2](x, self.feed_forward)",
        "return x",
    ),
    Fault(
        "check removed: batch of the memory",
        "layers.py",
        'check_same_batch(memory, x, "memory and x")',
        "pass",
    ),
    removed("layers.py", "eps >= 0"),
    Fault("check removed: d_ff", "layers.py", 'check_size(d_ff, "d_ff")', "pass"),
    Fault(
        "check removed: features of the norm",
        "layers.py",
        "check_features(x, self.weight.numel())",
        "pass",
    ),
    Fault(
        "check removed: features of the feed-forward",
        "layers.py",
        "check_features(x, self.w_1.in_features)",
        "pass",
    ),
]

FINAL_NORM = "return LayerNorm(self.d_model) if self.norm_first else nn.Identity()"
XAVIER = "if parameter.dim() > 1:  #"

MODEL = [
    Fault(
        "004.10 d_ff = 2024, configuration",
        "model.py",
        "d_ff: int = 2048\n    n_heads: int = 8\n    dropout: float = 0.1\n    max",
        "d_ff: int = 2024\n    n_heads: int = 8\n    dropout: float = 0.1\n    max",
    ),
    Fault(
        "004.10 d_ff = 2024, make_model",
        "model.py",
        "d_ff: int = 2048,",
        "d_ff: int = 2024,",
    ),
    Fault("final norm missing", "model.py", FINAL_NORM, "return nn.Identity()"),
    Fault(
        "final norm after post-norm too",
        "model.py",
        FINAL_NORM,
        "return LayerNorm(self.d_model)",
    ),
    Fault(
        "000.19 attention_dropout not passed on",
        "model.py",
        "attention_dropout=self.attention_dropout,",
        "attention_dropout=0.0,",
    ),
    Fault(
        "feed_forward_dropout not passed on",
        "model.py",
        "feed_forward_dropout=self.feed_forward_dropout,",
        "feed_forward_dropout=0.0,",
    ),
    Fault(
        "dropout not passed on to the layers",
        "model.py",
        "dropout=self.dropout,\n            norm_first",
        "dropout=0.1,\n            norm_first",
    ),
    Fault(
        "norm_first not passed on",
        "model.py",
        "norm_first=self.norm_first,",
        "norm_first=True,",
    ),
    Fault(
        "dropout not passed on to the positions",
        "model.py",
        "config.d_model, config.dropout, config.max_len",
        "config.d_model, 0.1, config.max_len",
    ),
    Fault(
        "the further dropouts exchanged",
        "model.py",
        "attention_dropout=self.attention_dropout,",
        "attention_dropout=self.feed_forward_dropout,",
    ),
    Fault(
        "encoder layers are one object",
        "model.py",
        "EncoderLayer(**config.layer_settings()) for _ in range(config.n_layers)",
        "[EncoderLayer(**config.layer_settings())] * config.n_layers",
    ),
    Fault(
        "decoder layers are one object",
        "model.py",
        "DecoderLayer(**config.layer_settings()) for _ in range(config.n_layers)",
        "[DecoderLayer(**config.layer_settings())] * config.n_layers",
    ),
    Fault(
        "004.8 encoder keeps the last layer only",
        "model.py",
        "x = layer(x, mask)\n",
        "y = layer(x, mask)\n        x = y if layer is self.layers[-1] else x\n",
    ),
    Fault(
        "decoder runs its layers in the reverse order",
        "model.py",
        "for layer in self.layers:\n            x = layer(x, memory, src_mask, tgt_mask)",
        "for layer in reversed(self.layers):\n            x = layer(x, memory, src_mask, tgt_mask)",
    ),
    Fault(
        "one mask for both languages",
        "model.py",
        "x = layer(x, memory, src_mask, tgt_mask)",
        "x = layer(x, memory, src_mask, src_mask)",
    ),
    Fault(
        "decoder drops the source mask",
        "model.py",
        "x = layer(x, memory, src_mask, tgt_mask)",
        "x = layer(x, memory, None, tgt_mask)",
    ),
    Fault(
        "encoder and decoder embeddings exchanged",
        "model.py",
        "self.positions(self.src_embed(src))",
        "self.positions(self.tgt_embed(src))",
    ),
    Fault(
        "target read by the source embeddings",
        "model.py",
        "self.positions(self.tgt_embed(tgt))",
        "self.positions(self.src_embed(tgt))",
    ),
    Fault(
        "source has no positions",
        "model.py",
        "self.positions(self.src_embed(src))",
        "self.src_embed(src)",
    ),
    Fault(
        "target has no positions",
        "model.py",
        "self.positions(self.tgt_embed(tgt))",
        "self.tgt_embed(tgt)",
    ),
    Fault(
        "004.15 source embeddings not tied",
        "model.py",
        "self.src_embed.table.weight = self.tgt_embed.table.weight",
        "pass",
    ),
    Fault(
        "004.15 generator not tied",
        "model.py",
        "self.generator.proj.weight = self.tgt_embed.table.weight",
        "pass",
    ),
    Fault(
        "002.2 tied by a copy of the numbers",
        "model.py",
        "self.generator.proj.weight = self.tgt_embed.table.weight",
        "self.generator.proj.weight.data = self.tgt_embed.table.weight.data.clone()",
    ),
    Fault(
        "always tied",
        "model.py",
        "if config.tie_embeddings:",
        "if config.src_vocab == config.tgt_vocab:",
    ),
    Fault(
        "no bias in the generator",
        "model.py",
        "nn.Linear(d_model, vocab_size)",
        "nn.Linear(d_model, vocab_size, bias=False)",
    ),
    Fault(
        "000.14 logits already normalised",
        "model.py",
        "return self.proj(states)",
        "return self.proj(states).softmax(-1)",
    ),
    Fault(
        "000.18 Xavier on copies",
        "model.py",
        "nn.init.xavier_uniform_(parameter)",
        "nn.init.xavier_uniform_(parameter.detach().clone())",
    ),
    Fault(
        "Xavier normal for uniform",
        "model.py",
        "nn.init.xavier_uniform_(parameter)",
        "nn.init.xavier_normal_(parameter)",
    ),
    Fault(
        "003.8 Kaiming for Xavier",
        "model.py",
        "nn.init.xavier_uniform_(parameter)",
        "nn.init.kaiming_uniform_(parameter)",
    ),
    Fault(
        "vectors redrawn too",
        "model.py",
        "    return model\n",
        "    for parameter in model.parameters():\n"
        "        parameter.data.normal_() if parameter.dim() == 1 else None\n"
        "    return model\n",
    ),
    Fault(
        "layers are copies with the same numbers",
        "model.py",
        "    return model\n",
        "    for layer in model.encoder.layers:\n"
        "        layer.load_state_dict(model.encoder.layers[0].state_dict())\n"
        "    return model\n",
    ),
    Fault(
        "generator of the source vocabulary",
        "model.py",
        "Generator(config.d_model, config.tgt_vocab)",
        "Generator(config.d_model, config.src_vocab)",
    ),
    Fault(
        "forward leaves the generator out",
        "model.py",
        "return self.generator(states)",
        "return states",
    ),
    Fault(
        "check removed: heads that do not divide",
        "model.py",
        "check_heads(self.d_model, self.n_heads)",
        "pass",
    ),
    Fault(
        "check removed: sizes",
        "model.py",
        "check_size(getattr(self, name), name)",
        "pass",
    ),
    removed("model.py", "isinstance(rate, (int, float)) and 0 <= rate < 1"),
    Fault(
        "check removed: joint vocabulary",
        "model.py",
        "not self.tie_embeddings or",
        "True or",
    ),
    Fault(
        "check removed: pad_id",
        "model.py",
        "isinstance(self.pad_id, int)\n",
        "True or isinstance(self.pad_id, int)\n",
    ),
    Fault(
        "check removed: same batch",
        "model.py",
        "check_same_batch(src, tgt)",
        "pass",
    ),
    Fault(
        "check removed: batch of the memory",
        "model.py",
        'check_same_batch(memory, tgt, "memory and tgt")',
        "pass",
    ),
    Fault(
        "check removed: axes of the memory",
        "model.py",
        'check_axes(memory, "B S d_model", "memory")',
        "pass",
    ),
    Fault(
        "check removed: features of the memory",
        "model.py",
        'check_features(memory, self.config.d_model, "memory")',
        "pass",
    ),
    Fault(
        "check removed: source too long",
        "model.py",
        'check_ids(src, "src", max_len=self.config.max_len)',
        'check_ids(src, "src")',
    ),
    Fault(
        "check removed: target too long",
        "model.py",
        'check_ids(tgt, "tgt", max_len=self.config.max_len)',
        'check_ids(tgt, "tgt")',
    ),
    Fault(
        "check removed: source mask in encode",
        "model.py",
        'check_mask(src_mask, (src.shape[0], src.shape[1], src.shape[1]), "src_mask")',
        "pass",
    ),
    Fault(
        "check removed: target mask in decode",
        "model.py",
        'check_mask(tgt_mask, (tgt.shape[0], tgt.shape[1], tgt.shape[1]), "tgt_mask")',
        "pass",
    ),
    Fault(
        "check removed: features of the states",
        "model.py",
        'check_features(states, self.proj.in_features, "states")',
        "pass",
    ),
]

CHECKS = [
    removed("checks.py", "ids.dim() == 2"),
    removed("checks.py", "ids.dtype in (torch.int64, torch.int32)"),
    removed("checks.py", "ids.numel() > 0"),
    removed("checks.py", "isinstance(ids, Tensor)"),
    Fault("check removed: negative ids", "checks.py", "low >= 0 and high", "high"),
    Fault(
        "check removed: ids too large",
        "checks.py",
        "low >= 0 and high < vocab_size",
        "low >= 0",
    ),
    Fault(
        "one id too many allowed",
        "checks.py",
        "high < vocab_size",
        "high <= vocab_size",
    ),
    Fault("True is a size", "checks.py", "and not isinstance(size, bool) and", "and"),
    Fault("0 is a size", "checks.py", "size >= 1", "size >= 0"),
    removed("checks.py", "x.dim() == len(axes.split())"),
    removed("checks.py", "src.shape[0] == tgt.shape[0]"),
    Fault(
        "check removed: last axis",
        "checks.py",
        "x.dim() >= 1 and x.shape[-1] == size",
        "True",
    ),
    removed("checks.py", "x.numel() > 0"),
    removed("checks.py", "min(query.dim(), key.dim(), value.dim()) >= 2"),
    removed("checks.py", "min(query.numel(), key.numel(), value.numel()) > 0"),
    removed("checks.py", "query.shape[:-2] == key.shape[:-2] == value.shape[:-2]"),
    removed("checks.py", "query.shape[-1] == key.shape[-1]"),
    removed("checks.py", "key.shape[-2] == value.shape[-2]"),
    removed("checks.py", "all(x.is_floating_point() for x in (query, key, value))"),
    removed("checks.py", "mask.dtype == torch.bool"),
    removed("checks.py", "isinstance(mask, Tensor)"),
    Fault(
        "check removed: shape of the mask",
        "checks.py",
        "    require(\n        fits,",
        "    require(\n        True,",
    ),
    Fault(
        "a mask may have fewer axes",
        "checks.py",
        "mask.dim() == len(scores_shape) and all(",
        "mask.dim() <= len(scores_shape) and all(",
    ),
    Fault(
        "check removed: each query sees a key",
        "checks.py",
        "    check_each_query_sees_a_key(mask, name)\n\n",
        "\n",
    ),
    Fault(
        "the row check looks at the wrong axis",
        "checks.py",
        "mask.any(dim=-1)",
        "mask.any(dim=-2)",
    ),
    Fault(
        "the row check looks at all rows together",
        "checks.py",
        "if not sees_a_key.all():",
        "if not sees_a_key.any():",
    ),
    Fault("the row check looks each time", "checks.py", "    mask.seen = seen\n", ""),
    Fault(
        "a changed mask is not looked at again",
        "checks.py",
        "(id(mask), mask._version)",
        "(id(mask), 0)",
    ),
    Fault(
        "a copied mask is not looked at",
        "checks.py",
        "(id(mask), mask._version)",
        "(0, mask._version)",
    ),
    Fault(
        "values are read on the meta device",
        "checks.py",
        "not (tensor.is_meta or",
        "not (",
    ),
    Fault(
        "values are read while compiling",
        "checks.py",
        "(tensor.is_meta or torch.compiler.is_compiling())",
        "tensor.is_meta",
    ),
]

DATA = [
    Fault(
        "label shift by two",
        "data.py",
        "self.tgt_out = tgt[:, 1:]",
        "self.tgt_out = tgt[:, 2:]",
    ),
    Fault(
        "label shift forgotten",
        "data.py",
        "self.tgt_out = tgt[:, 1:]",
        "self.tgt_out = tgt[:, :-1]",
    ),
    Fault(
        "003.5 decoder reads what it has to give",
        "data.py",
        "self.tgt_in = tgt[:, :-1]",
        "self.tgt_in = tgt[:, 1:]",
    ),
    Fault(
        "padding counted as tokens",
        "data.py",
        "(self.tgt_out != pad_id).sum()",
        "(self.tgt_out != -1).sum()",
    ),
    Fault(
        "source masked by the target",
        "data.py",
        "padding_mask(self.src, self.pad_id)",
        "padding_mask(self.tgt_in, self.pad_id)",
    ),
    Fault(
        "003.11 target mask with another padding",
        "data.py",
        "target_mask(self.tgt_in, self.pad_id)",
        "target_mask(self.tgt_in, -1)",
    ),
    Fault(
        "padding in front",
        "data.py",
        "padding_value=pad_id)",
        'padding_value=pad_id, padding_side="left")',
    ),
    Fault("padding with 0", "data.py", "padding_value=pad_id)", "padding_value=0)"),
    Fault("copy task starts anywhere", "data.py", "ids[:, 0] = 1\n", "pass\n"),
    Fault(
        "copy task holds padding",
        "data.py",
        "torch.randint(1, vocab_size",
        "torch.randint(0, vocab_size",
    ),
    Fault(
        "pairs torn apart",
        "data.py",
        "[t for _, t in chosen]",
        "[t for _, t in chosen[::-1]]",
    ),
    Fault(
        "batches are not shuffled anew",
        "data.py",
        "generator=generator).tolist()",
        "generator=generator.manual_seed(0)).tolist()",
    ),
    Fault(
        "a round gives a pair twice",
        "data.py",
        "order[:batch_size]], order[batch_size:]",
        "order[:batch_size]], order[1:]",
    ),
    Fault(
        "decoding goes on after the end",
        "tokenizers.py",
        "                break\n            require",
        "                continue\n            require",
    ),
    Fault(
        "padding is decoded",
        "tokenizers.py",
        "if i not in (self.pad_id, self.bos_id):",
        "if i != self.bos_id:",
    ),
    Fault(
        "special tokens come last",
        "tokenizers.py",
        "[*SPECIALS, *tokens]",
        "[*tokens, *SPECIALS]",
    ),
    Fault(
        "unknown words are padding",
        "tokenizers.py",
        "get(token, self.unk_id)",
        "get(token, self.pad_id)",
    ),
    Fault(
        "merges take the rarest pair",
        "tokenizers.py",
        "(-pairs[pair], age",
        "(pairs[pair], age",
    ),
    Fault(
        "merges count each word once",
        "tokenizers.py",
        "pairs[pair] += counts[word]",
        "pairs[pair] += 1",
    ),
    Fault(
        "of equal pairs the newest wins",
        "tokenizers.py",
        "age[pair[0]], age[pair[1]])",
        "-age[pair[0]], age[pair[1]])",
    ),
    Fault(
        "merging loses a symbol",
        "tokenizers.py",
        "            i += 2\n",
        "            i += 3\n",
    ),
    Fault(
        "merges are applied in the reverse order",
        "tokenizers.py",
        "for pair in self.merges:",
        "for pair in reversed(self.merges):",
    ),
    Fault("double spaces are lost", "tokenizers.py", '" ?[^ ]+| "', '" ?[^ ]+"'),
    Fault(
        "a number is taken again and again",
        "data.py",
        "pool.pop() for pool in left",
        "pool[-1] for pool in left",
    ),
    Fault(
        "building blocks are held out",
        "data.py",
        "range(10**k, 10 ** (k + 1))) - set(blocks)",
        "range(10**k, 10 ** (k + 1)))",
    ),
    Fault(
        "the split forgets its seed",
        "data.py",
        "random.Random(seed)",
        "random.Random(0)",
    ),
    Fault(
        "English numbers keep their commas",
        "data.py",
        'num2words(number).replace(",", "")',
        "num2words(number)",
    ),
    removed("tokenizers.py", "len(self.id_of) == len(self.tokens)"),
    removed("tokenizers.py", "0 <= i < len(self.tokens)"),
    removed("tokenizers.py", "not isinstance(texts, str)"),
    removed("tokenizers.py", "bool(counts)"),
    removed("tokenizers.py", "n_merges >= 0"),
    removed("data.py", "n_train >= len(blocks)"),
    removed("data.py", "tgt.shape[1] >= 2"),
    removed("data.py", "len(sequences) > 0"),
    removed("data.py", "1 <= batch_size <= len(pairs)"),
    removed("data.py", "length >= 2"),
    removed("data.py", "vocab_size >= 2"),
    Fault(
        "check removed: number",
        "data.py",
        "        and 0 <= number < LIMIT,",
        "        or True,",
    ),
    Fault(
        "check removed: batch sizes", "data.py", "check_same_batch(src, tgt)", "pass"
    ),
]

TRAINING = [
    Fault(
        "loss counts the padding",
        "training.py",
        "ignore_index=pad_id",
        "ignore_index=-100",
    ),
    Fault(
        "loss is a sum",
        "training.py",
        "ignore_index=pad_id",
        'ignore_index=pad_id, reduction="sum"',
    ),
    Fault(
        "clipping absent",
        "training.py",
        "    torch.nn.utils.clip_grad_norm_(model.parameters(), clip)\n",
        "",
    ),
    Fault(
        "clipping after the step",
        "training.py",
        "    torch.nn.utils.clip_grad_norm_(model.parameters(), clip)\n    optimizer.step()\n",
        "    optimizer.step()\n    torch.nn.utils.clip_grad_norm_(model.parameters(), clip)\n",
    ),
    Fault(
        "each gradient clipped by itself",
        "training.py",
        "clip_grad_norm_(model.parameters(), clip)",
        "clip_grad_value_(model.parameters(), clip)",
    ),
    Fault("gradients pile up", "training.py", "    optimizer.zero_grad()\n", ""),
    Fault(
        "trained without the causal mask",
        "training.py",
        "batch.src_mask, batch.tgt_mask)",
        "batch.src_mask, None)",
    ),
    Fault(
        "trained without the source mask",
        "training.py",
        "batch.src_mask, batch.tgt_mask)",
        "None, batch.tgt_mask)",
    ),
    Fault(
        "003.4 schedule never stepped", "training.py", "        schedule.step()\n", ""
    ),
    Fault(
        "003.4 SGD for Adam",
        "training.py",
        "torch.optim.Adam(\n"
        "        model.parameters(), lr=max_lr, betas=(0.9, 0.98), eps=1e-9\n"
        "    )",
        "torch.optim.SGD(model.parameters(), lr=max_lr, momentum=0.9)",
    ),
    Fault(
        "Adam's second beta of 0.999",
        "training.py",
        "betas=(0.9, 0.98)",
        "betas=(0.9, 0.999)",
    ),
    Fault(
        "trained in evaluation mode",
        "training.py",
        "    model.train()\n",
        "    model.eval()\n",
    ),
    Fault(
        "a step too many is read",
        "training.py",
        "islice(batches, n_steps)",
        "islice(batches, n_steps + 1)",
    ),
    Fault(
        "pickled code is run", "training.py", "weights_only=True", "weights_only=False"
    ),
    Fault("checksums passed over", "training.py", "parts.testzip() is None", "True"),
    Fault(
        "loaded in training mode",
        "training.py",
        "model.eval(), extras",
        "model, extras",
    ),
    Fault(
        "a file appears half-written",
        "training.py",
        "torch.save(content, unfinished)\n    unfinished.replace(path)",
        "torch.save(content, path)",
    ),
    Fault(
        "weights not loaded",
        "training.py",
        '        model.load_state_dict(content["weights"])\n',
        "",
    ),
    Fault(
        "weights half loaded",
        "training.py",
        'load_state_dict(content["weights"])',
        'load_state_dict(content["weights"], strict=False)',
    ),
    removed("training.py", "path.is_file()"),
    removed("training.py", "len(losses) == n_steps"),
    removed("training.py", 'loss == loss and abs(loss) != float("inf")'),
    removed("training.py", "max_lr > 0"),
    removed("training.py", "logits.shape[:2] == tgt_out.shape"),
    removed(
        "training.py", 'isinstance(content, dict) and content.get("format") == FORMAT'
    ),
    Fault(
        "check removed: n_steps",
        "training.py",
        'check_size(n_steps, "n_steps")',
        "pass",
    ),
    Fault(
        "check removed: axes of the logits",
        "training.py",
        'check_axes(logits, "B T vocab", "logits")',
        "pass",
    ),
    Fault(
        "check removed: ids of the target",
        "training.py",
        'check_ids(tgt_out, "tgt_out", vocab_size=logits.shape[-1])',
        "pass",
    ),
]

DECODING = [
    Fault(
        "cache position off by one",
        "decoding.py",
        "position = tgt.shape[1] - 1",
        "position = tgt.shape[1]",
    ),
    Fault("cached positions all 0", "decoding.py", "start=position)", "start=0)"),
    Fault(
        "cache forgets the newest",
        "decoding.py",
        "end = position + 1",
        "end = max(position, 1)",
    ),
    Fault(
        "cache reads what is not there yet",
        "decoding.py",
        "end = position + 1",
        "end = self.keys.shape[2]",
    ),
    Fault(
        "cached keys and values exchanged",
        "decoding.py",
        "attention.attend(x, self.keys[:, :, :end], self.values[:, :, :end])",
        "attention.attend(x, self.values[:, :, :end], self.keys[:, :, :end])",
    ),
    Fault(
        "cached keys written to the first place",
        "decoding.py",
        "self.keys[:, :, position] =",
        "self.keys[:, :, 0] =",
    ),
    Fault(
        "cached values never written",
        "decoding.py",
        "self.values[:, :, position] = v[:, :, 0]",
        "pass",
    ),
    Fault(
        "values share the memory of the keys",
        "decoding.py",
        "torch.empty_like(self.keys)",
        "self.keys",
    ),
    Fault(
        "cache does not mask the padding of the source",
        "decoding.py",
        "*self.memory_kv, src_mask)",
        "*self.memory_kv)",
    ),
    Fault(
        "memory projected by the self-attention",
        "decoding.py",
        "layer.cross_attention.project(",
        "layer.self_attention.project(",
    ),
    Fault(
        "cached layer skips the feed-forward",
        "decoding.py",
        "return layer.sublayers[2](x, layer.feed_forward)",
        "return x",
    ),
    Fault(
        "cached decoder without the final norm",
        "decoding.py",
        "self.model.decoder.norm(x)",
        "x",
    ),
    Fault(
        "cached decoder reads the first token",
        "decoding.py",
        "tgt[:, -1:]",
        "tgt[:, :1]",
    ),
    Fault(
        "recomputing without the source mask",
        "decoding.py",
        "decode(self.memory, self.src_mask, tgt, tgt_mask)",
        "decode(self.memory, None, tgt, tgt_mask)",
    ),
    Fault(
        "recomputing without the causal mask",
        "decoding.py",
        "decode(self.memory, self.src_mask, tgt, tgt_mask)",
        "decode(self.memory, self.src_mask, tgt, None)",
    ),
    Fault(
        "recomputing takes the first state",
        "decoding.py",
        "self.model.generator(states[:, -1])",
        "self.model.generator(states[:, 0])",
    ),
    Fault("end ignored", "decoding.py", "ended |= next_id == eos_id", "pass"),
    Fault(
        "the first end stops all", "decoding.py", "not ended.all()", "not ended.any()"
    ),
    Fault(
        "an end is forgotten again",
        "decoding.py",
        "ended |= next_id == eos_id",
        "ended = next_id == eos_id",
    ),
    Fault(
        "no padding after the end",
        "decoding.py",
        "            next_id = next_id.masked_fill(ended, model.config.pad_id)\n",
        "",
    ),
    Fault(
        "padding after the end is 0",
        "decoding.py",
        "masked_fill(ended, model.config.pad_id)",
        "masked_fill(ended, 0)",
    ),
    Fault("the least likely word", "decoding.py", "argmax(dim=-1)", "argmin(dim=-1)"),
    Fault(
        "one token too many",
        "decoding.py",
        "while tgt.shape[1] < max_len",
        "while tgt.shape[1] <= max_len",
    ),
    Fault(
        "003.5 dropout while decoding", "decoding.py", "    model.eval()  #", "    #"
    ),
    Fault(
        "training mode not restored", "decoding.py", "model.train(was_training)", "pass"
    ),
    Fault(
        "always left in training mode",
        "decoding.py",
        "model.train(was_training)",
        "model.train()",
    ),
    Fault("gradients kept while decoding", "decoding.py", "@torch.no_grad()\n", ""),
    Fault("cache not used", "decoding.py", "        if cache:", "        if False:"),
    Fault("cache always used", "decoding.py", "        if cache:", "        if True:"),
    Fault(
        "source encoded without its mask",
        "decoding.py",
        "model.encode(src, src_mask)",
        "model.encode(src, None)",
    ),
    Fault(
        "check removed: max_len",
        "decoding.py",
        "isinstance(max_len, int) and 1 <= max_len <= config.max_len",
        "True",
    ),
    Fault(
        "check removed: ids of start and end",
        "decoding.py",
        "            optional\n",
        "            True\n",
    ),
    Fault(
        "002.8 check removed: decoding starts with padding",
        "decoding.py",
        "config.pad_id not in (bos_id, eos_id)",
        "config.pad_id != eos_id",
    ),
    Fault(
        "check removed: the end is padding",
        "decoding.py",
        "config.pad_id not in (bos_id, eos_id)",
        "config.pad_id != bos_id",
    ),
    Fault(
        "check removed: source mask",
        "decoding.py",
        'check_mask(src_mask, (src.shape[0], 1, src.shape[1]), "src_mask")',
        "pass",
    ),
]

INSPECTION = [
    Fault(
        "hooks stay after tracing",
        "inspection.py",
        "            hook.remove()\n    return ShapeTrace",
        "            pass\n    return ShapeTrace",
    ),
    Fault(
        "hooks stay after capturing",
        "inspection.py",
        "            hook.remove()\n\n\nclass Source",
        "            pass\n\n\nclass Source",
    ),
    Fault("maps keep their gradients", "inspection.py", "weights.detach()", "weights"),
    Fault(
        "capturing changes the result",
        "inspection.py",
        "return values  #",
        "return output  #",
    ),
    Fault(
        "shared weights counted twice",
        "inspection.py",
        "for p in model.parameters() if",
        "for m in model.modules() for p in m.parameters(recurse=False) if",
    ),
    Fault("frozen weights counted", "inspection.py", " if p.requires_grad)", ")"),
    Fault(
        "rows in the order of the returns",
        "inspection.py",
        "place = open_calls.pop()",
        "place = rows.index(None) if open_calls.pop() >= 0 else 0",
    ),
    Fault(
        "depth off by one",
        "inspection.py",
        "                len(open_calls),\n",
        "                len(open_calls) + 1,\n",
    ),
    Fault(
        "a line shows what was there before",
        "inspection.py",
        "if self.known.get(k) is not x}",
        "if True}",
    ),
    removed("inspection.py", "isinstance(module, nn.Module)"),
    removed("inspection.py", "bool(attentions)"),
]

TRANSLATOR = [
    Fault(
        "source not masked",
        "translator.py",
        "            padding_mask(src, self.src_vocab.pad_id),\n            max_len",
        "            None,\n            max_len",
    ),
    Fault(
        "end of the target forgotten",
        "translator.py",
        "*ids, self.tgt_vocab.eos_id]",
        "*ids]",
    ),
    Fault(
        "explained without the causal mask",
        "translator.py",
        "subsequent_mask(tgt_in.shape[1])",
        "None",
    ),
    Fault(
        "explained tokens not shifted",
        "translator.py",
        "tgt[0, 1:].tolist()",
        "tgt[0, :-1].tolist()",
    ),
    Fault(
        "sub-words joined with spaces",
        "translator.py",
        'return ["".join(',
        'return [" ".join(',
    ),
    removed("translator.py", "bool(words)"),
    removed("translator.py", "len(words) <= max_len"),
    removed("translator.py", "not isinstance(texts, str)"),
    removed("translator.py", "isinstance(text, str)"),
    removed("translator.py", "len(texts) > 0"),
    removed("translator.py", "not lacking"),
    removed("translator.py", "sizes == (len(self.src_vocab), len(self.tgt_vocab))"),
    Fault(
        "check removed: unknown words",
        "translator.py",
        "if self.src_vocab.encode([word])[0] <= self.src_vocab.unk_id:",
        "if False:",
    ),
]

FAULTS = [
    *MASKS,
    *EMBEDDINGS,
    *ATTENTION,
    *LAYERS,
    *MODEL,
    *CHECKS,
    *DATA,
    *TRAINING,
    *DECODING,
    *INSPECTION,
    *TRANSLATOR,
]
