"""Mutants of decoding/continuing.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated/decoding/continuing.py"
MUTANTS = [
    Mutant(
        FILE,
        "the past is not masked",
        "mask = causal_mask(end, x.device)[:, start:]",
        "mask = causal_mask(end, x.device)[:, start:] | True",
    ),
    Mutant(
        FILE,
        "each token is at position 0",
        "tgt[:, start:]), start=start)",
        "tgt[:, start:]), start=0)",
    ),
    Mutant(
        FILE,
        "the last norm is left out",
        "self.model.decoder.norm(x[:, -1])",
        "x[:, -1]",
    ),
    Mutant(
        FILE,
        "keys are not reordered",
        "layer.keys = reorder_buffer(layer.keys, rows, self.length)",
        "pass",
    ),
    Mutant(
        FILE,
        "temperature is not used",
        "logits, temperature, top_k, top_p)",
        "logits, 1.0, top_k, top_p)",
    ),
    Mutant(
        FILE,
        "check removed: max_len",
        "isinstance(max_len, int) and start <= max_len <= most,",
        "True,",
    ),
]
