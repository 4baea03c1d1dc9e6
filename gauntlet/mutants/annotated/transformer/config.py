"""Mutants of transformer/config.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/transformer/config.py"
FINAL_NORM = "return LayerNorm(self.d_model) if self.norm_first else nn.Identity()"
MUTANTS = [
    Mutant(
        FILE,
        "004.10 d_ff = 2024, configuration",
        "d_ff: int = 2048\n    n_heads: int = 8\n    dropout: float = 0.1\n    max",
        "d_ff: int = 2024\n    n_heads: int = 8\n    dropout: float = 0.1\n    max",
    ),
    Mutant(FILE, "final norm missing", FINAL_NORM, "return nn.Identity()"),
    Mutant(
        FILE,
        "final norm after post-norm too",
        FINAL_NORM,
        "return LayerNorm(self.d_model)",
    ),
    Mutant(
        FILE,
        "000.19 attention_dropout not passed on",
        "norm_first attention_dropout",
        "norm_first",
    ),
    Mutant(FILE, "feed_forward_dropout not passed on", ' feed_forward_dropout"', '"'),
    Mutant(
        FILE,
        "dropout not passed on to the layers",
        "for name in names.split()}",
        'for name in names.split()} | {"dropout": 0.1}',
    ),
    Mutant(FILE, "norm_first not passed on", "dropout norm_first", "dropout"),
    Mutant(
        FILE,
        "check removed: heads that do not divide",
        "check_heads(self.d_model, self.n_heads)",
        "pass",
    ),
    Mutant(FILE, "check removed: sizes", "check_size(value, name)", "pass"),
    Mutant(
        FILE,
        "check removed: rates of dropout",
        "isinstance(value, int | float) and 0 <= value < 1",
        "True",
    ),
    removed(FILE, "isinstance(value, bool)"),
    Mutant(
        FILE, "check removed: joint vocabulary", "not self.tie_embeddings or", "True or"
    ),
    Mutant(
        FILE,
        "check removed: pad_id",
        "isinstance(self.pad_id, int)\n",
        "True or isinstance(self.pad_id, int)\n",
    ),
    Mutant(
        FILE,
        "check removed: unknown settings",
        "for name in settings.keys() - known:",
        "for name in []:",
    ),
]
