"""Mutants of training/folder.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/training/folder.py"
MUTANTS = [
    Mutant(
        FILE,
        "the log of an earlier training is lost",
        "    log.rename(free)\n",
        "    log.unlink()\n",
    ),
    Mutant(
        FILE,
        "a log that was put aside is lost",
        "for path in numbered if not path.exists()",
        "for path in numbered",
    ),
    removed(FILE, "not (folder / LAST).exists()"),
    removed(FILE, "not (folder / BEST).exists()"),
    removed(FILE, "(folder / LAST).is_file()"),
    Mutant(
        FILE,
        "a folder for two trainings",
        "    with locked(folder):\n        remove_unfinished(folder)\n        yield",
        "    remove_unfinished(folder)\n    yield",
    ),
    Mutant(
        FILE,
        "the folder is never given back",
        "            path.unlink()\n        lock.release()\n",
        "            KEPT.append(lock)\n\n\nKEPT = []\n",
    ),
    Mutant(
        FILE,
        "unfinished files stay",
        "        remove_unfinished(folder)\n",
        "",
    ),
    Mutant(
        FILE,
        "any unfinished file is removed",
        'folder.glob(f"{name}*.part")',
        'folder.glob("*.part")',
    ),
]
