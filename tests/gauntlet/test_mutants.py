"""The proof is proved: mutants of the package are seen by the tests.

`make mutants` plants them all. Here, a few, and that each still fits the source.
"""

from pathlib import Path

import pytest

from gauntlet import mutate
from gauntlet.mutants import MUTANTS

QUICK = [
    "003.1 mask fills with -1e-12",
    "000.16 mask upside down, fused path",
    "heads joined by view where they must be transposed",
    "004.4 missing colon: one vector for all positions",
    "001.2 residual adds the normalized tensor",
    "002.10 unbiased variance",
    "sliders in the wrong order",
]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_the_mutant_fits_the_source(mutant):
    """It stands there once, and what it makes of a Python file is still Python."""
    assert mutate.places(mutant) == 1
    source = (mutate.SOURCE / mutant.file).read_text("utf-8")
    if mutant.file.endswith(".py"):
        compile(source.replace(mutant.old, mutant.new), mutant.file, "exec")
    for stage in mutate.stages(mutant):
        assert all(Path(name.removeprefix("--ignore=")).exists() for name in stage)


def test_every_mutant_is_another():
    for same in ("file old new", "file name"):
        seen = {tuple(getattr(m, part) for part in same.split()) for m in MUTANTS}
        assert len(seen) == len(MUTANTS)


def test_every_file_has_mutants():
    """All but the lists of names; of the widgets, what they compute in the page.

    Of the check-up a few have: the strangers are the proof of the others.
    """
    files = {
        path.relative_to(mutate.SOURCE).as_posix()
        for path in mutate.SOURCE.rglob("*.py")
        if path.name not in ("__init__.py", "__main__.py")
        and path.parent != mutate.SOURCE
    }
    none = ("annotated_book/widgets", "annotated_book/figures", "transformer_checkup")
    files = {file for file in files if not file.startswith(none)}
    files |= {m.file for m in MUTANTS if m.file.startswith("transformer_checkup")}
    files.add("annotated_book/listings/__init__.py")
    folders = {
        "in_page": "engine.js parameters.js search.js tokenizers.js words.js german.js",
        "kit": "lookup.js record.py stored.py",
        "machine": "nodes.py opening.py run.js runs.js sums.js",
    }
    for folder, names in folders.items():
        files |= {f"annotated_book/widgets/{folder}/{name}" for name in names.split()}
    assert {mutant.file for mutant in MUTANTS} == files


def test_some_mutants_are_seen():
    mutants = [mutant for mutant in MUTANTS if mutant.name in QUICK]
    assert len(mutants) == len(QUICK)
    for mutant, seen_by, _ in mutate.run_all(mutants, processes=1):
        assert seen_by and "::test_" in seen_by, mutant
