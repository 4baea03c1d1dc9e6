"""Mutants of cli/options.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/cli/options.py"
MUTANTS = [
    Mutant(
        FILE,
        "options of pairs beside --text",
        'reject(message, "files", "fields", "max_ratio", "max_len")',
        "pass",
    ),
    Mutant(
        FILE,
        "options of sampling without it",
        'if not given.get("sample"):',
        "if False:",
    ),
    Mutant(
        FILE,
        "options of beam search without it",
        'if given.get("beam", 1) <= 1:',
        "if False:",
    ),
    Mutant(
        FILE,
        "rare words without words",
        'if given.get("tokenizer") != "words":',
        "if False:",
    ),
    Mutant(
        FILE,
        "sizes beside a checkpoint",
        'elif kind is InspectOptions and given.get("model"):',
        "elif False:",
    ),
    Mutant(
        FILE,
        "two splits",
        'if given.get("validation") and given.get("hold_out"):',
        "if False:",
    ),
    Mutant(
        FILE,
        "a block of pairs",
        '        if not given.get("text"):\n',
        "        if False:\n",
    ),
    Mutant(
        FILE,
        "an option is lost",
        "    max_grad_norm: float",
        "    max_grad_norm_: float",
    ),
    Mutant(
        FILE,
        "fields in another order",
        "return source, target",
        "return target, source",
    ),
    Mutant(FILE, "epochs and steps at once", '"epochs": "length"', '"epochs": "other"'),
]
