"""What becomes of a check: of its errors, of its hints, and of those that come after it."""

import pytest

from transformer_checkup.checklist import Skip, check, passed_if
from transformer_checkup.runner import run_checks


def outcomes(*measures, hints=()):
    """Return the outcomes of checks that measure these: "runs", "1", "2", …, some of them hints."""
    checks = []
    for number, measure in enumerate(measures):
        name, is_hint = str(number or "runs"), number in hints
        said = dict(expected="", cause="", topic="", is_hint=is_hint)
        check(checks, name, **said)(lambda tested, measure=measure: measure())
    return [row.outcome for row in run_checks("", checks, None, False)]


def raises(error):
    def measure():
        raise error

    return measure


def fails():
    return passed_if(False, "")


def passes():
    return passed_if(True, "")


@pytest.mark.parametrize(
    "error, outcome",
    [(Skip(""), "skipped"), (SystemExit(), "error"), (RuntimeError(), "error")],
)
def test_what_a_check_raises_is_an_outcome(error, outcome):
    assert outcomes(passes, raises(error), passes) == ["passed", outcome, "passed"]


def test_nothing_is_measured_of_what_does_not_run():
    assert outcomes(fails, passes) == ["failed", "skipped"]


def test_hints_blame_beside_what_fails_alone():
    assert outcomes(passes, fails, hints=[1]) == ["passed", "doubtful"]
    assert outcomes(passes, fails, fails, hints=[1]) == ["passed", "failed", "failed"]
