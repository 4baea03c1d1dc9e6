"""Faults and designs that no check was written for: faults are named, designs stay unblamed."""

import pytest

from annotated.checkups import runner
from annotated.checkups.checklist import SKIPPED, Finding
from tests.checkups.strangers.catalogue import DESIGNS, FAULTS
from tests.checkups.strangers.fault import names, verdict


def titles(strangers):
    return [strange.title for strange in strangers]


def stop_once_named(strange, monkeypatch):
    """The checks after one that names the fault are left out: each works on its own copies."""
    measure, named = runner.measure, []

    def measure_until_named(check, tested):
        if named:
            return Finding(SKIPPED, "the fault is named")
        finding = measure(check, tested)
        if names(strange, check, finding):
            named.append(check)
        return finding

    monkeypatch.setattr(runner, "measure", measure_until_named)


@pytest.mark.parametrize("strange", FAULTS, ids=titles(FAULTS))
def test_a_fault_of_a_stranger_is_named(strange, monkeypatch):
    stop_once_named(strange, monkeypatch)
    report = strange.report()
    assert verdict(strange, report) == "named"


@pytest.mark.parametrize("strange", DESIGNS, ids=titles(DESIGNS))
def test_a_right_design_has_no_red_mark(strange):
    report = strange.report()
    assert not report.names("failed", "error")
    assert report.passed
