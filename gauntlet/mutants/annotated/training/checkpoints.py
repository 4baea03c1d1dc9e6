"""Mutants of training/checkpoints.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/training/checkpoints.py"
MUTANTS = [
    Mutant(
        FILE,
        "pickled code is run",
        'map_location="cpu", weights_only=True',
        'map_location="cpu", weights_only=False',
    ),
    Mutant(FILE, "checksums passed over", "parts.testzip() is None", "True"),
    Mutant(FILE, "loaded in training mode", "model.eval(), extras", "model, extras"),
    Mutant(
        FILE,
        "a file appears half-written",
        'unfinished = path.with_name(f"{path.name}.{uuid4().hex[:8]}.part")',
        "unfinished = path",
    ),
    Mutant(
        FILE,
        "weights not loaded",
        "        load_weights(model, weights)\n",
        "",
    ),
    Mutant(
        FILE,
        "weights half loaded",
        "w for name, w in weights.items()})",
        "w for name, w in weights.items()}, strict=False)",
    ),
    removed(FILE, "path.is_file()"),
    Mutant(
        FILE,
        "check removed: the format",
        "        found == FORMAT,\n",
        "        True,\n",
    ),
    Mutant(
        FILE,
        "half a file is left behind",
        "        unfinished.unlink(missing_ok=True)\n",
        "",
    ),
    Mutant(
        FILE,
        "compiled names are written",
        "{uncompiled(name): w for name, w in model.state_dict().items()}",
        "model.state_dict()",
    ),
    Mutant(FILE, "extras are not looked at", "    check_extras(extras)\n", ""),
    Mutant(
        FILE,
        "every dtype is float32",
        "tensor.data.to(weights[name].dtype)",
        "tensor.data",
    ),
    Mutant(
        FILE,
        "two processes write one unfinished file",
        'f"{path.name}.{uuid4().hex[:8]}.part"',
        'f"{path.name}.part"',
    ),
    Mutant(FILE, "not forced to the disk", "os.fsync(file.fileno())", "pass"),
    Mutant(
        FILE,
        "compiled models are not loaded into",
        "{names.get(name, name): w",
        "{name: w",
    ),
    Mutant(
        FILE,
        "check removed: the kind of model",
        "found == kind.__name__,",
        "True,",
    ),
]
