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
    Mutant(
        FILE,
        "the plateau remembers another validation set",
        "scheduler.best, scheduler.num_bad_epochs = math.inf, 0",
        "pass",
    ),
    Mutant(
        FILE,
        "a run goes on in another dtype",
        'before["dtype"] = dtypes_of(checkpoint["weights"])',
        'before["dtype"] = settings["dtype"]',
    ),
    Mutant(
        FILE,
        "a run goes on with a model of another kind",
        'before["model"] = checkpoint.get("model", "EncoderDecoder")',
        'before["model"] = settings["model"]',
    ),
    removed(FILE, "not newer"),
    removed(FILE, "now[name] == before.get(name)"),
]
