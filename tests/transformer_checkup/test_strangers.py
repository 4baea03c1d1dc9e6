"""Faults and designs that no check was written for: faults are named, designs stay unblamed."""

import pytest

from tests.transformer_checkup.strangers.catalogue import DESIGNS, FAULTS
from tests.transformer_checkup.strangers.fault import verdict
from tests.transformer_checkup.strangers.measure import NAMED_BY
from transformer_checkup import runner
from transformer_checkup.checklist import SKIPPED, Finding


def titles(strangers):
    return [strange.title for strange in strangers]


def verdict_of_checks(strange, is_wanted, monkeypatch):
    """Judged by the checks that are wanted alone. Each works on its own copies."""

    def measure(check, tested):
        if is_wanted(check):
            return runner_measure(check, tested)
        return Finding(SKIPPED, "not wanted")

    runner_measure = runner.measure
    with monkeypatch.context() as patch:
        patch.setattr(runner, "measure", measure)
        return verdict(strange, strange.report())


@pytest.mark.parametrize("strange", FAULTS, ids=titles(FAULTS))
def test_a_fault_of_a_stranger_is_named(strange, monkeypatch):
    """By the check that is noted for it; if that is another by now, by any."""
    noted = "runs", NAMED_BY.get(strange.title)
    found = verdict_of_checks(strange, lambda c: c.name in noted, monkeypatch)
    if found != "named":
        found = verdict(strange, strange.report())
    assert found == "named"


@pytest.mark.parametrize("strange", DESIGNS, ids=titles(DESIGNS))
def test_a_right_design_has_no_red_mark(strange):
    report = strange.report()
    assert not report.names("failed", "error")
    assert report.passed
