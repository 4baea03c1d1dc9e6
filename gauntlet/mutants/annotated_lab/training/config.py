"""Mutants of training/config.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/training/config.py"
MUTANTS = [
    Mutant(
        FILE,
        "Adam's second beta of 0.999, in a long training",
        "betas=(0.9, 0.98),\n",
        "betas=(0.9, 0.999),\n",
    ),
    Mutant(
        FILE,
        "warm-up counts from 0",
        "noam_rate(done + 1, 1, n) / peak",
        "noam_rate(max(done, 1), 1, n) / peak",
    ),
    Mutant(FILE, "plateau never falls", "factor=0.5", "factor=1 - 1e-9"),
    Mutant(FILE, "plateau waits for ever", "patience=2", "patience=20"),
    Mutant(
        FILE,
        "weight decay forgotten",
        "        weight_decay=config.weight_decay,\n",
        "",
    ),
    removed(FILE, "value in allowed"),
    removed(FILE, "validates or not watches"),
    removed(FILE, "value is None or 0 < value < math.inf"),
    removed(FILE, "0 <= decay < math.inf"),
    removed(FILE, "0 <= smoothing < 1"),
    Mutant(
        FILE,
        "patience of 0 ends the training at once",
        'check_size(self.patience, "patience")',
        "pass",
    ),
]
