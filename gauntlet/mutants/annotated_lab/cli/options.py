"""Mutants of cli/options.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/cli/options.py"
MUTANTS = [
    Mutant(
        FILE,
        "check removed: options of pairs beside --text",
        '        not flags,\n        f"--text is',
        '        True,\n        f"--text is',
    ),
    Mutant(
        FILE,
        "options of sampling without it",
        '"" if options.sample else changed(options, defaults, FOR_SAMPLING)',
        '""',
    ),
    Mutant(
        FILE,
        "options of beam search without it",
        '"" if options.beam > 1 else changed(options, defaults, ["length_penalty"])',
        '""',
    ),
    removed(FILE, "not rare"),
    Mutant(
        FILE,
        "sizes beside a checkpoint",
        "flags = options.model and changed(options, defaults, SIZES)",
        "flags = None",
    ),
    removed(FILE, "not split"),
    removed(FILE, "options.block is None"),
    Mutant(FILE, "an option is lost", '"max_grad_norm", 1.0', '"max_grad_norm_", 1.0'),
    Mutant(
        FILE,
        "fields in another order",
        "return source, target",
        "return target, source",
    ),
    Mutant(
        FILE,
        "epochs and steps at once",
        'add(length, "epochs"',
        'add(training, "epochs"',
    ),
]
