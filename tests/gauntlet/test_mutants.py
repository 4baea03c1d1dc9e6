"""The proof is proved: faults that are planted in the package are seen by the tests.

`python scripts/mutate.py` plants them all. Here, a few, and that each still fits the source.
"""

import pytest

from gauntlet import mutate
from gauntlet.mutants import FAULTS

QUICK = [
    "003.1 mask fills with -1e-12",
    "000.16 mask upside down, fused path",
    "heads joined by view where they must be transposed",
    "004.4 missing colon: one vector for all positions",
    "001.2 residual adds the normalised tensor",
    "002.10 unbiased variance",
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_fault_fits_the_source(fault):
    """It stands there once, and what it makes of the file is still Python."""
    assert mutate.places(fault) == 1
    source = (mutate.PACKAGE / fault.file).read_text("utf-8")
    compile(source.replace(fault.old, fault.new), fault.file, "exec")


def test_every_fault_is_another():
    assert len({(fault.file, fault.old, fault.new) for fault in FAULTS}) == len(FAULTS)
    assert len({(fault.file, fault.name) for fault in FAULTS}) == len(FAULTS)


def test_every_file_has_faults():
    """All but the list of names."""
    files = {
        path.relative_to(mutate.PACKAGE).as_posix()
        for path in mutate.PACKAGE.rglob("*.py")
        if path.name not in ("__init__.py", "__main__.py")
    }
    files = {file for file in files if not file.startswith(("widgets", "checkups"))}
    assert {fault.file for fault in FAULTS} == files


def test_some_faults_are_seen():
    faults = [fault for fault in FAULTS if fault.name in QUICK]
    assert len(faults) == len(QUICK)
    for fault, seen_by, _ in mutate.run_all(faults, processes=1):
        assert seen_by and "::test_" in seen_by, fault
