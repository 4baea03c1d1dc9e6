"""Mutants of cli/streams.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/cli/streams.py"
MUTANTS = [
    Mutant(
        FILE,
        "output waits until it is much",
        "print(result, flush=True)",
        "print(result)",
    ),
    Mutant(
        FILE,
        "messages go where results go",
        "print(message, file=sys.stderr, flush=True)",
        "print(message, flush=True)",
    ),
    Mutant(
        FILE,
        "a program without outputs fails",
        "if getattr(sys, name) is None:",
        "if False:",
    ),
    removed(FILE, "sys.stdin is not None"),
    Mutant(
        FILE,
        "a file takes the number of a closed stream",
        "            os.open(os.devnull, os.O_RDWR)  # it",
        "            pass  # it",
    ),
    Mutant(
        FILE,
        "an encoding is an error without a remedy",
        "except UnicodeEncodeError as error:",
        "except UnicodeDecodeError as error:",
    ),
]
