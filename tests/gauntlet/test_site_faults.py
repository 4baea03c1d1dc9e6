"""The catalogue of faults in pages fits: tests/browser/test_site_faults.py plants them."""

import ast

import pytest

from gauntlet import plant_in_site
from gauntlet.site_faults import SITE_FAULTS


@pytest.mark.parametrize("fault", SITE_FAULTS, ids=lambda fault: fault.name)
def test_the_fault_fits(fault):
    """Its test exists, and in a widget so does the place. Pages may be built meanwhile."""
    file, _, name = fault.test.partition("[")[0].partition("::")
    source = (plant_in_site.ROOT / plant_in_site.TESTS / file).read_text("utf-8")
    functions = [n for n in ast.parse(source).body if isinstance(n, ast.FunctionDef)]
    assert name in {function.name for function in functions}
    if plant_in_site.home(fault) != plant_in_site.SITE:
        whole = (plant_in_site.home(fault) / fault.file).read_text("utf-8")
        assert plant_in_site.planted(fault) != whole


def test_each_fault_has_a_name_and_a_file_of_its_own():
    """They are planted at once, and must not stand in each other's light."""
    for part in ("name", "file", "test"):
        assert len({getattr(fault, part) for fault in SITE_FAULTS}) == len(SITE_FAULTS)


def test_a_fault_that_no_longer_fits_is_told():
    fault = SITE_FAULTS[0]._replace(
        file="annotated_book/widgets/kit/lookup.js", changes={"not there": ""}
    )
    with pytest.raises(ValueError, match=r"lookup\.js has no 'not there'; plant it"):
        plant_in_site.planted(fault)
