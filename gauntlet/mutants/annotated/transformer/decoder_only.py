"""Mutants of transformer/decoder_only.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated/transformer/decoder_only.py"
MUTANTS = [
    Mutant(
        FILE,
        "no causal mask",
        "mask = causal_mask(ids.shape[1], ids.device)",
        "mask = None",
    ),
    Mutant(FILE, "no positions", "self.decoder(self.positions(x),", "self.decoder(x,"),
    Mutant(
        FILE, "tied embeddings are not tied", "if config.tie_embeddings:", "if False:"
    ),
    Mutant(FILE, "matrices keep their first values", "initialize(model)\n", "pass\n"),
]
