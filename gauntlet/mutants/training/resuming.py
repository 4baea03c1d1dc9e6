"""Mutants of training/resuming.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "training/resuming.py"
MUTANTS = [
    Mutant(
        FILE,
        "Ctrl-C breaks into the step",
        "    signal.signal(signal.SIGINT, handle)\n",
        "",
    ),
    Mutant(
        FILE,
        "Ctrl-C is deaf afterwards",
        "    finally:\n        signal.signal(signal.SIGINT, former)\n",
        "    finally:\n        pass\n",
    ),
    removed(FILE, "now[name] == before.get(name)"),
]
