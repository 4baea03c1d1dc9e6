"""Mutants of training/run_folder.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "annotated_lab/training/run_folder.py"
MUTANTS = [
    Mutant(
        FILE,
        "SIGTERM is not heard",
        "ENDING = [signal.SIGINT, signal.SIGTERM]",
        "ENDING = [signal.SIGINT]",
    ),
    Mutant(
        FILE,
        "a terminal that is closed ends the run",
        "ENDING += [signal.SIGHUP] if",
        "ENDING += [] if",
    ),
    Mutant(
        FILE,
        "a signal that is ignored is heard",
        " if h != signal.SIG_IGN",
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
    removed(FILE, "resume or not path.exists()"),
    removed(FILE, "not resume or (folder / LAST).is_file()"),
    Mutant(
        FILE,
        "a folder for two trainings",
        "    if (folder / LOCK).exists():\n        with locked(folder):\n            pass\n",
        "",
    ),
    Mutant(FILE, "nobody locks a folder", "        lock.acquire()\n", "        pass\n"),
    Mutant(
        FILE,
        "the folder is never given back",
        "        lock.release()\n",
        "        KEPT.append(lock)\n\n\nKEPT = []\n",
    ),
    Mutant(
        FILE,
        "unfinished files stay",
        "                path.unlink()\n",
        "                pass\n",
    ),
    Mutant(
        FILE,
        "any unfinished file is removed",
        'folder.glob(f"{name}*.part")',
        'folder.glob("*.part")',
    ),
    removed(FILE, "value == former"),
    Mutant(
        FILE,
        "a forged file ends in a traceback",
        "    except (ValueError, OSError):\n        raise\n    except Exception as error:",
        "    except KeyError as error:",
    ),
]
