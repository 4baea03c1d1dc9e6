"""Mutants of transformer/embeddings.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated/transformer/embeddings.py"
MUTANTS = [
    Mutant(
        FILE, "003.8 no √d_model", "self.table(ids) * self.scale", "self.table(ids)"
    ),
    Mutant(
        FILE,
        "000.2 embeddings divided by √d_model",
        "self.table(ids) * self.scale",
        "self.table(ids) / self.scale",
    ),
    Mutant(
        FILE, "embeddings scaled by d_model", "math.sqrt(d_model)", "float(d_model)"
    ),
    Mutant(
        FILE,
        "004.3 table with rows and columns exchanged",
        "nn.Embedding(vocab_size, d_model)",
        "nn.Embedding(d_model, vocab_size)",
    ),
    Mutant(
        FILE,
        "sine and cosine exchanged",
        "table[:, 0::2] = angle.sin()",
        "table[:, 0::2] = angle.cos()",
    ),
    Mutant(FILE, "cosine is a sine", "angle.cos()[", "angle.sin()["),
    Mutant(
        FILE, "000.3 positions start at 1", "(max_len, dtype", "(1, max_len + 1, dtype"
    ),
    Mutant(FILE, "base 1,000 for 10,000", "position / 10000 **", "position / 1000 **"),
    Mutant(
        FILE,
        "002.11 exponents i, not 2i",
        "10000 ** (even / d_model)",
        "10000 ** (even / 2 / d_model)",
    ),
    Mutant(
        FILE,
        "angles computed in float32",
        "    table = torch.empty",
        "    angle = (position.float() / 10000 ** (even / d_model).float()).double()\n"
        "    table = torch.empty",
    ),
    Mutant(
        FILE,
        "003.6 positions not a buffer",
        'self.register_buffer("pe", sinusoids(max_len, d_model))',
        "self.pe = sinusoids(max_len, d_model)",
    ),
    Mutant(
        FILE,
        "positions moved and not saved",
        'self.register_buffer("pe", sinusoids(max_len, d_model))',
        'self.register_buffer("pe", sinusoids(max_len, d_model), persistent=False)',
    ),
    Mutant(
        FILE,
        "positions trained",
        'self.register_buffer("pe", sinusoids(max_len, d_model))',
        "self.pe = nn.Parameter(sinusoids(max_len, d_model))",
    ),
    Mutant(
        FILE,
        "004.4 missing colon: one vector for all positions",
        "self.pe[start:end]",
        "self.pe[end - 1]",
    ),
    Mutant(FILE, "start forgotten", "self.pe[start:end]", "self.pe[: x.shape[1]]"),
    Mutant(
        FILE,
        "000.6 rows counted by the batch",
        "self.pe[start:end]",
        "self.pe[: x.shape[0]].unsqueeze(1)",
    ),
    Mutant(
        FILE,
        "004.16 dropout on the positions alone",
        "self.dropout(x + self.pe[start:end])",
        "x + self.dropout(self.pe[start:end])",
    ),
    Mutant(
        FILE,
        "no dropout on the embeddings",
        "self.dropout(x + self.pe[start:end])",
        "x + self.pe[start:end]",
    ),
    Mutant(
        FILE,
        "positions not added",
        "self.dropout(x + self.pe[start:end])",
        "self.dropout(x)",
    ),
    Mutant(
        FILE,
        "check removed: too many positions",
        "if end > max_len:",
        "if False:",
    ),
    Mutant(FILE, "last position refused", "end > max_len", "end >= max_len"),
    Mutant(
        FILE,
        "check removed: negative start",
        "if start < 0:",
        "if False:",
    ),
    Mutant(FILE, "check removed: axes of x", 'check_axes(x, "B L d_model")', "pass"),
    Mutant(
        FILE,
        "check removed: ids against the table",
        "check_ids(ids, self.name, self.table.num_embeddings)",
        "check_ids(ids, self.name)",
    ),
    Mutant(
        FILE,
        "check removed: vocab_size",
        'check_size(vocab_size, "vocab_size")',
        "pass",
    ),
    Mutant(FILE, "check removed: max_len", 'check_size(max_len, "max_len")', "pass"),
]
