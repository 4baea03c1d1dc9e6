"""Mutants of training/resuming.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "training/resuming.py"
MUTANTS = [
    Mutant(
        FILE,
        "Ctrl-C breaks into the step",
        "        signal.signal(number, handle)\n",
        "        pass\n",
    ),
    Mutant(
        FILE,
        "Ctrl-C is deaf afterwards",
        "            signal.signal(number, before)\n",
        "            pass\n",
    ),
    removed(FILE, "now[name] == before.get(name)"),
]
