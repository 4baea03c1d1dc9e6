"""Mutants of cli/same_run.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/cli/same_run.py"
MUTANTS = [
    removed(FILE, "not others"),
    removed(FILE, 'options.schedule != "one-cycle" or options.n_steps == before'),
    removed(FILE, "not unknown"),
    removed(FILE, "done <= options.n_steps"),
    removed(FILE, 'isinstance(content.get("training"), dict)'),
    Mutant(
        FILE,
        "an option may be anything",
        "if not is_kind_of(value, defaults[name], name in FILES):",
        "if False:",
    ),
    Mutant(
        FILE,
        "an older run suddenly holds pairs out",
        '{"hold_out": 0, "text": None, "block": None, **extras["options"]}',
        '{"text": None, "block": None, **extras["options"]}',
    ),
    Mutant(
        FILE,
        "other options are found out too late, or never",
        '    check_same_options(options, content["extras"]["options"])\n',
        "",
    ),
    Mutant(
        FILE,
        "check removed: a run of another program",
        'not isinstance(extras, dict) or "options" not in extras',
        "False",
    ),
    removed(FILE, 'bool(options.text) == bool(saved.get("text"))'),
    removed(FILE, "not found"),
    Mutant(
        FILE,
        "the files of a run may not be moved",
        '"resume", "files", "text", "validation"',
        '"resume", "validation"',
    ),
    Mutant(
        FILE,
        "the option that is newer than the run",
        "if name in saved.keys() - FREE and value != saved[name]",
        "if name not in FREE and value != saved.get(name)",
    ),
    Mutant(
        FILE,
        "a run without a fingerprint cannot go on",
        "    if before is None:\n        return\n",
        "    before = before or {'n_pairs': 0}\n",
    ),
]
