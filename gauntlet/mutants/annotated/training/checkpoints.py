"""Mutants of training/checkpoints.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated/training/checkpoints.py"
MUTANTS = [
    removed(FILE, "not any(weight.is_meta for weight in weights.values())"),
    removed(FILE, 'path.name != "" and not path.is_dir()'),
    removed(FILE, "isinstance(found, str) and found in LOADERS"),
    removed(FILE, 'found == FORMAT or not str(found).startswith(FORMAT.rstrip("1"))'),
    Mutant(
        FILE, "extras that hold themselves are searched for ever", "depth - 1", "depth"
    ),
    Mutant(
        FILE,
        "the disk is blamed for all",
        'getattr(error, "errno", errno.ENOSPC) in FULL',
        "True",
    ),
    Mutant(
        FILE,
        "a forged run is an error of another kind",
        "holds what does not fit ({error!r:.200}): it is damaged, or",
        "is ({error!r:.200})",
    ),
    removed(FILE, "not unknown"),
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
        '        load_weights(model, content["weights"])\n',
        "",
    ),
    Mutant(
        FILE,
        "weights half loaded",
        "weight in weights.items()}\n    )",
        "weight in weights.items()}, strict=False\n    )",
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
        "{uncompiled(name): weight for name, weight in weights.items()},",
        "weights,",
    ),
    Mutant(
        FILE,
        "compiled names are not read",
        "{names.get(uncompiled(name), name): weight",
        "{name: weight",
    ),
    Mutant(FILE, "extras are not looked at", "    check_extras(extras)\n", ""),
    Mutant(
        FILE,
        "every dtype is float32",
        "tensor.data.to(dtypes.get(name))",
        "tensor.data",
    ),
    Mutant(
        FILE,
        "two processes write one unfinished file",
        'f"{path.name}.{uuid4().hex[:8]}.part"',
        'f"{path.name}.part"',
    ),
    removed(FILE, 'hasattr(model, "config")'),
    Mutant(FILE, "not forced to the disk", "os.fsync(file.fileno())", "pass"),
]
