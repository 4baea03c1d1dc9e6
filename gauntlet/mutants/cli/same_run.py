"""Mutants of cli/same_run.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "cli/same_run.py"
MUTANTS = [
    removed(FILE, "not others"),
    removed(FILE, 'bool(options.text) == bool(saved.get("text"))'),
    removed(FILE, "not found"),
    Mutant(
        FILE,
        "the files of a run may not be moved",
        '"resume", "files", "text", "validation"',
        '"resume", "validation"',
    ),
    Mutant(
        FILE,
        "the option that is newer than the run",
        "if name in saved.keys() - FREE and value != saved[name]",
        "if name not in FREE and value != saved.get(name)",
    ),
    Mutant(
        FILE,
        "a run without a fingerprint cannot go on",
        "    if before is None:\n        return\n",
        "    before = before or {'n_pairs': 0}\n",
    ),
]
