"""Mutants of training/recorder.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/training/recorder.py"
MUTANTS = [
    Mutant(FILE, "padding is shown", "weights[0, :, :rows, :columns]", "weights[0]"),
    Mutant(FILE, "padding counts as right", " & (batch.tgt_out != batch.pad_id)", ""),
    Mutant(
        FILE,
        "the first sentence alone is exact",
        "(answer == batch.tgt_out).all(-1)",
        "(answer == batch.tgt_out).all(-1)[:1]",
    ),
    Mutant(
        FILE,
        "the end of a translation is lost",
        "written.index(end) + 1]",
        "written.index(end)]",
    ),
    removed(FILE, "len(tokens) == size"),
]
