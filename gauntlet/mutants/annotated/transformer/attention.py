"""Mutants of transformer/attention.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated/transformer/attention.py"
MUTANTS = [
    Mutant(
        FILE,
        "003.1 mask fills with -1e-12",
        'scores.masked_fill(~mask, float("-inf"))',
        "scores.masked_fill(~mask, -1e-12)",
    ),
    Mutant(
        FILE,
        "mask fills with -10",
        'scores.masked_fill(~mask, float("-inf"))',
        "scores.masked_fill(~mask, -10.0)",
    ),
    Mutant(
        FILE,
        "000.16 mask upside down, explicit path",
        "scores.masked_fill(~mask,",
        "scores.masked_fill(mask,",
    ),
    Mutant(
        FILE,
        "000.16 mask upside down, fused path",
        "attn_mask=mask,",
        "attn_mask=None if mask is None else ~mask,",
    ),
    Mutant(FILE, "mask forgotten, fused path", "attn_mask=mask", "attn_mask=None"),
    Mutant(
        FILE,
        "mask forgotten, explicit path",
        "if mask is not None:\n        scores",
        "if mask is False:\n        scores",
    ),
    Mutant(FILE, "softmax over the queries", "softmax(dim=-1)", "softmax(dim=-2)"),
    Mutant(FILE, "no √d_k", "(query / math.sqrt(d_k))", "query"),
    Mutant(FILE, "d_k without its root", "(query / math.sqrt(d_k))", "(query / d_k)"),
    Mutant(
        FILE,
        "√d_model for √d_k",
        "d_k = query.shape[-1]",
        "d_k = query.shape[-1] * (query.shape[1] if query.dim() == 4 else 1)",
    ),
    Mutant(
        FILE,
        "√ of the length for √d_k",
        "d_k = query.shape[-1]",
        "d_k = query.shape[-2]",
    ),
    Mutant(
        FILE,
        "float16 overflows before it is scaled",
        "(query / math.sqrt(d_k)) @ key.transpose(-2, -1)",
        "query @ key.transpose(-2, -1) / math.sqrt(d_k)",
    ),
    Mutant(
        FILE,
        "001.1 attention product discarded, explicit path",
        "return used @ value, weights",
        "return value.mean(-2, keepdim=True).expand(*query.shape[:-1], -1), weights",
    ),
    Mutant(
        FILE,
        "001.1 attention product discarded, fused path",
        "values = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=rate)",
        "values = q",
    ),
    Mutant(
        FILE,
        "001.3 dropout on the values as well",
        "return used @ value, weights",
        "return (used @ value if dropout is None else dropout(used @ value)), weights",
    ),
    Mutant(
        FILE,
        "weights returned after dropout",
        "return used @ value, weights",
        "return used @ value, used",
    ),
    Mutant(
        FILE,
        "dropout on the weights forgotten, explicit path",
        "attention(q, k, v, mask, self.dropout)",
        "attention(q, k, v, mask)",
    ),
    Mutant(
        FILE,
        "dropout on the weights forgotten, fused path",
        "dropout_p=rate",
        "dropout_p=0.0",
    ),
    Mutant(
        FILE,
        "dropout on the weights in evaluation too",
        "rate = self.dropout.p if self.training else 0.0",
        "rate = self.dropout.p",
    ),
    Mutant(
        FILE,
        "000.19 dropout of the attention ignored",
        "self.dropout = nn.Dropout(dropout)",
        "self.dropout = nn.Dropout(0.1)",
    ),
    Mutant(
        FILE,
        "heads cut by view where they must be transposed",
        "return x.transpose(1, 2)  # (B, H, L, d_k)",
        "return x.reshape(batch, n_heads, length, d_model // n_heads)",
    ),
    Mutant(
        FILE,
        "heads joined by view where they must be transposed",
        "x = x.transpose(1, 2).contiguous()  # (B, L, H, d_k)",
        "x = x.contiguous()",
    ),
    Mutant(
        FILE,
        "features dealt to the heads in turn",
        "x = x.view(batch, length, n_heads, d_model // n_heads)  # (B, L, H, d_k)",
        "x = x.unflatten(-1, (d_model // n_heads, n_heads)).transpose(-2, -1)",
    ),
    Mutant(
        FILE,
        "heads joined in turn",
        "x = x.transpose(1, 2).contiguous()  # (B, L, H, d_k)",
        "x = x.permute(0, 2, 3, 1).contiguous()",
    ),
    Mutant(
        FILE,
        "queries by the matrix of the keys",
        "split_heads(self.w_q(query)",
        "split_heads(self.w_k(query)",
    ),
    Mutant(
        FILE,
        "keys by the matrix of the values",
        "split_heads(self.w_k(key)",
        "split_heads(self.w_v(key)",
    ),
    Mutant(
        FILE,
        "000.10 values by the matrix of the keys",
        "self.w_v(value)",
        "self.w_k(value)",
    ),
    Mutant(FILE, "keys taken from the values", "self.w_k(key)", "self.w_k(value)"),
    Mutant(FILE, "values taken from the keys", "self.w_v(value)", "self.w_v(key)"),
    Mutant(
        FILE,
        "keys and values exchanged",
        "k, v = self.project_kv(key, value)",
        "v, k = self.project_kv(key, value)",
    ),
    Mutant(
        FILE,
        "001.6 one matrix for queries and keys",
        "self.w_k = nn.Linear(d_model, d_model)",
        "self.w_k = self.w_q",
    ),
    Mutant(
        FILE,
        "no bias in the projection of the values",
        "self.w_v = nn.Linear(d_model, d_model)",
        "self.w_v = nn.Linear(d_model, d_model, bias=False)",
    ),
    Mutant(
        FILE,
        "000.10 output projection forgotten, fused path",
        "return self.w_o(concat_heads(values))  # (B, Q, d_model)",
        "return concat_heads(values)",
    ),
    Mutant(
        FILE,
        "output projection forgotten, explicit path",
        "return self.w_o(concat_heads(values)), weights",
        "return concat_heads(values), weights",
    ),
    Mutant(FILE, "weights always made", "if need_weights:", "if True:"),
    Mutant(
        FILE,
        "check removed: heads that do not divide",
        "if d_model % n_heads != 0:",
        "if False:",
    ),
    Mutant(
        FILE,
        "check removed: axes of query, key and value",
        'check_axes(x, "B L d_model", name)',
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: features of query, key and value",
        "check_features(x, self.w_q.in_features, name)",
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: how query, key, value and mask fit",
        "check_attention(query, key, value, mask)\n        k, v",
        "k, v",
    ),
    Mutant(
        FILE,
        "check removed: attention",
        "check_attention(query, key, value, mask)\n    d_k",
        "d_k",
    ),
    Mutant(
        FILE, "check removed: axes of the heads", 'check_axes(x, "B H L d_k")', "pass"
    ),
    Mutant(
        FILE, "check removed: axes to split", 'check_axes(x, "B L d_model")', "pass"
    ),
    Mutant(FILE, "check removed: n_heads", 'check_size(n_heads, "n_heads")', "pass"),
]
