"""Mutants of widgets/kit/stored.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated_book/widgets/kit/stored.py"
MUTANTS = [
    Mutant(
        FILE,
        "a record that agrees is written all the same",
        "        if agree(json.loads(stored), json.loads(fresh)):\n",
        "        if stored == fresh:\n",
    ),
    Mutant(
        FILE,
        "what has been stored is never compared",
        "        if agree(json.loads(stored), json.loads(fresh)):\n",
        "        if stored:\n",
    ),
    Mutant(
        FILE,
        "records are written whoever displays the widget",
        "    if os.environ.get(WRITE):\n",
        "    if True:\n",
    ),
    Mutant(
        FILE, "texts are not compared", "    return one == other\n", "    return True\n"
    ),
    Mutant(
        FILE,
        "a list may lack its end",
        "len(one) == len(other) and all",
        "all",
    ),
    Mutant(
        FILE, "the coarser of two digits decides", "1.01 * min(map", "1.01 * max(map"
    ),
    Mutant(
        FILE,
        "no more than the last digit may differ",
        "max(last_digit, 1e-4 * abs(one), 1e-6)",
        "last_digit",
    ),
]
