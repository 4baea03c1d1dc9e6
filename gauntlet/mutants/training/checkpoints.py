"""Mutants of training/checkpoints.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "training/checkpoints.py"
MUTANTS = [
    Mutant(FILE, "pickled code is run", "weights_only=True", "weights_only=False"),
    Mutant(FILE, "checksums passed over", "parts.testzip() is None", "True"),
    Mutant(FILE, "loaded in training mode", "model.eval(), extras", "model, extras"),
    Mutant(
        FILE,
        "a file appears half-written",
        'unfinished = path.with_name(path.name + ".part")',
        "unfinished = path",
    ),
    Mutant(
        FILE,
        "weights not loaded",
        '        model.load_state_dict(content["weights"])\n',
        "",
    ),
    Mutant(
        FILE,
        "weights half loaded",
        'load_state_dict(content["weights"])',
        'load_state_dict(content["weights"], strict=False)',
    ),
    removed(FILE, "path.is_file()"),
    removed(FILE, 'isinstance(content, dict) and content.get("format") == FORMAT'),
    Mutant(
        FILE,
        "half a file is left behind",
        "        unfinished.unlink(missing_ok=True)\n",
        "",
    ),
    Mutant(FILE, "not forced to the disk", "os.fsync(file.fileno())", "pass"),
]
