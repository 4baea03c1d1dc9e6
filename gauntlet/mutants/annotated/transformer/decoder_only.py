"""Mutants of transformer/decoder_only.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated/transformer/decoder_only.py"
MUTANTS = [
    Mutant(FILE, "no causal mask", "causal_mask(ids.shape[1], ids.device))", "None)"),
    Mutant(FILE, "no positions", "self.decoder(self.positions(x),", "self.decoder(x,"),
    Mutant(
        FILE, "tied embeddings are not tied", "if config.tie_embeddings:", "if False:"
    ),
    Mutant(
        FILE,
        "the first position predicts",
        "self.hidden_states(ids)[:, -1]",
        "self.hidden_states(ids)[:, 0]",
    ),
    Mutant(
        FILE,
        "goes on after the end",
        "while ids.shape[1] < max_len and not ended.all():",
        "while ids.shape[1] < max_len:",
    ),
    Mutant(
        FILE,
        "no padding after the end",
        "next_id = next_id.masked_fill(ended, self.config.pad_id)",
        "pass",
    ),
    Mutant(
        FILE,
        "check removed: unknown settings",
        "for name in settings.keys() - names:",
        "for name in ():",
    ),
    Mutant(
        FILE,
        "matrices keep their first values",
        "nn.init.xavier_uniform_(parameter)",
        "pass",
    ),
]
