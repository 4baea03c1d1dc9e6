"""Mutants of training/resuming.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/training/resuming.py"
MUTANTS = [
    removed(FILE, 'done <= settings["n_steps"]'),
    Mutant(
        FILE,
        "a best checkpoint that is gone stays the best",
        "is_same and (path.exists() or state.best_loss == math.inf)",
        "is_same",
    ),
    Mutant(
        FILE,
        "a terminal that is closed ends the run",
        "ENDING += [signal.SIGHUP] if",
        "ENDING += [] if",
    ),
    Mutant(
        FILE,
        "SIGTERM is not heard",
        "ENDING = [signal.SIGINT, signal.SIGTERM]",
        "ENDING = [signal.SIGINT]",
    ),
    Mutant(
        FILE,
        "a signal that is ignored is heard",
        "        if signal.getsignal(number) != signal.SIG_IGN\n",
        "",
    ),
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
