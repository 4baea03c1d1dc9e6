"""Mutants of cli/main.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_lab/cli/main.py"
MUTANTS = [
    Mutant(
        FILE,
        "plain text has the defaults of pairs",
        "train_parser.set_defaults(**FOR_PLAIN_TEXT)",
        "pass",
    ),
    Mutant(
        FILE,
        "nothing is said of what was learned",
        "if report and group.is_main:",
        "if False:",
    ),
    Mutant(
        FILE,
        "a failed training ends with success",
        "        return FAILED\n",
        "        return DONE\n",
    ),
    Mutant(
        FILE,
        "an interrupted training ends with success",
        '--resume")\n        return INTERRUPTED',
        '--resume")\n        return DONE',
    ),
    Mutant(
        FILE, "a closed pipe is an error", "except BrokenPipeError:", "except KeyError:"
    ),
    Mutant(
        FILE,
        "a resumed run forgets its options",
        "train_parser.set_defaults(**saved_options(options.out, known))",
        "pass",
    ),
]
