"""Faults and designs that no check was written for: faults are named, designs stay unblamed."""

import pytest

from annotated.checkups import runner
from annotated.checkups.checklist import FAILED, SKIPPED, Finding
from tests.checkups.strangers.catalogue import DESIGNS, FAULTS
from tests.checkups.strangers.fault import names, verdict


def titles(strangers):
    return [strange.title for strange in strangers]


def checks_alone(monkeypatch, is_wanted):
    """Leave out the checks that nobody asks for. Each works on its own copies."""
    measure = runner.measure
    monkeypatch.setattr(
        runner,
        "measure",
        lambda check, tested: (
            measure(check, tested)
            if is_wanted(check)
            else Finding(SKIPPED, "not asked")
        ),
    )


@pytest.mark.parametrize("strange", FAULTS, ids=titles(FAULTS))
def test_a_fault_of_a_stranger_is_named(strange, monkeypatch):
    """The checks whose own words name it come first; all, if it takes what they measure."""

    def could_name(check):
        return names(strange, check, Finding(FAILED, "")) or check.name == "runs"

    with monkeypatch.context() as patch:
        checks_alone(patch, could_name)
        found = verdict(strange, strange.report())
    if found != "named":
        found = verdict(strange, strange.report())
    assert found == "named"


@pytest.mark.parametrize("strange", DESIGNS, ids=titles(DESIGNS))
def test_a_right_design_has_no_red_mark(strange):
    report = strange.report()
    assert not report.names("failed", "error")
    assert report.passed
