"""The browser's tests are proved: faults planted in pages and widgets are seen by them."""

import pytest

from gauntlet import plant_in_site
from gauntlet.site_faults import SITE_FAULTS

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def said():
    """What the test of each fault says, with all of them planted in a copy of the site."""
    return plant_in_site.failures(SITE_FAULTS)


@pytest.mark.parametrize("fault", SITE_FAULTS, ids=lambda fault: fault.name)
def test_the_fault_is_seen(fault, said):
    assert said[fault.name], f"{fault.test} passes"
    assert fault.says in said[fault.name]
