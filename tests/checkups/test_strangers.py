"""Faults and designs that no check was written for: faults are named, designs stay unblamed."""

import pytest

from tests.checkups.strangers import (
    designs,
    faults_learning,
    faults_parts,
    faults_sight,
)
from tests.checkups.strangers.fault import verdict

FAULTS = [*faults_sight.FAULTS, *faults_parts.FAULTS, *faults_learning.FAULTS]
# The check-up does not name these, and says so here.
NOT_NAMED = {"the residual starts at the normed input"}


def titles(strangers):
    return [strange.title for strange in strangers]


@pytest.mark.parametrize("strange", FAULTS, ids=titles(FAULTS))
def test_a_fault_of_a_stranger_is_named(strange):
    report = strange.report()
    assert (verdict(strange, report) == "named") != (strange.title in NOT_NAMED)


@pytest.mark.parametrize("strange", designs.DESIGNS, ids=titles(designs.DESIGNS))
def test_a_right_design_has_no_red_mark(strange):
    report = strange.report()
    assert not report.names("failed", "error")
    assert report.passed
