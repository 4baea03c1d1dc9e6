"""The browser's tests are proved: faults planted in pages and widgets are seen by them."""

import pytest

from gauntlet import plant_in_site
from gauntlet.site_faults import SITE_FAULTS


@pytest.fixture(scope="module")
def said():
    return plant_in_site.failures(SITE_FAULTS)


@pytest.mark.parametrize("fault", SITE_FAULTS, ids=lambda fault: fault.name)
def test_the_fault_is_seen(fault, said):
    assert said[fault.name], f"{fault.test} passes"
    assert fault.says in said[fault.name]
