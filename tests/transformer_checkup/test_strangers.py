"""Faults and designs that no check was written for: faults are named, designs stay unblamed."""

import zlib
from datetime import date

import pytest

from tests.transformer_checkup.strangers.table import (
    DESIGNS,
    FAULTS,
    says,
    verdict,
)
from transformer_checkup import runner
from transformer_checkup.checklist import SKIPPED, Finding

# The other sizes take too long for all. Each week another tenth is tried there.
WEEK = date.today().toordinal() // 7


def share(strangers, n):
    """Return about one in n of the whole models, which do not depend on their order."""
    whole = [s for s in strangers if s.kind in ("model", "decoder", "encoder")]
    return [s for s in whole if zlib.crc32(s.title.encode()) % n == WEEK % n]


def each(strangers):
    return pytest.mark.parametrize(
        "strange", strangers, ids=[s.title for s in strangers]
    )


def named(strange, monkeypatch, **how):
    """Return the verdict of a check-up that stops where the fault is named."""
    measure, is_named = runner.measure, False

    def measure_until_named(check, tested):
        nonlocal is_named
        if is_named:
            return Finding(SKIPPED, "the fault is named")
        finding = measure(check, tested)
        is_named = bool(says(runner.Row.of(check, finding), strange.named))
        return finding

    with monkeypatch.context() as patch:
        patch.setattr(runner, "measure", measure_until_named)
        return verdict(strange, strange.report(**how))


@each(FAULTS)
def test_a_fault_of_a_stranger_is_named(strange, monkeypatch):
    assert named(strange, monkeypatch) == "named"


# Among 2,000 words a row beyond the last token is hardly ever the likeliest.
OF_FEW_WORDS = "an argmax over rows that are no tokens"


@each([s for s in share(FAULTS, 10) if s.title != OF_FEW_WORDS])
def test_a_fault_is_named_at_2000_words(strange, monkeypatch):
    assert named(strange, monkeypatch, sizes=(2000, 2000)) == "named"


@each(DESIGNS)
def test_a_right_design_has_no_red_mark(strange):
    report = strange.report()
    assert verdict(strange, report) == "right" and report.passed


@each(share(DESIGNS, 10))
@pytest.mark.parametrize(
    "how", [dict(sizes=(2000, 2000)), dict(sizes=(2000, 1999), pad=False)]
)
def test_a_right_design_has_no_red_mark_at_2000_words(strange, how):
    assert not [row for row in strange.report(**how) if row.is_red]


@each(share(DESIGNS, 60))
def test_a_right_design_has_no_red_mark_at_32000_words(strange):
    assert not [row for row in strange.report(sizes=(32000, 32000)) if row.is_red]
