"""The result as an object: it counts, prints, explains, and fails a test."""

import builtins
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from annotated import causal_mask
from tests.transformer_checkup.strangers.models import (
    SRC,
    TGT,
    Seq2Seq,
    attentions,
    become,
)
from transformer_checkup import (
    MODEL_CHECKS,
    PARTS,
    Check,
    Checkup,
    Row,
    checkup,
    checkup_part,
)
from transformer_checkup.checklist import check, passed_if

ROOT = Path(__file__).parents[2]


def row(outcome, name="a < b"):
    return Row(name, outcome, "2 & 3", "4", "haste", "causal mask")


def test_a_report_counts_and_names():
    report = Checkup(
        "Check-up", [row("passed", "a"), row("failed", "b"), row("skipped", "c")]
    )
    assert report.names("passed") == ["a"] and len(report) == 3
    assert [r.name for r in report] == ["a", "b", "c"]
    assert not report.passed and report["b"].outcome == "failed"
    assert report.summary() == "1 passed, 1 failed, 1 skipped"
    with pytest.raises(ValueError, match="There are: a, b, c"):
        report["d"]
    with pytest.raises(ValueError, match="none of"):
        report.names("green")


def test_two_of_a_kind_are_counted_in_the_plural():
    outcomes = ["uncommon", "error", "uncommon", "error"]
    report = Checkup("Check-up", [row(o, str(i)) for i, o in enumerate(outcomes)])
    assert report.summary() == "2 uncommon, 2 errors"
    assert Checkup("Check-up", report.rows[:2]).summary() == "1 uncommon, 1 error"


def test_among_many_red_rows_it_says_where_to_look_first():
    def found(*outcomes):
        """Rows in turn: a symptom, and something else."""
        rows = [
            Row(str(i), outcome, "", "", "", "", is_symptom=i % 2 == 0)
            for i, outcome in enumerate(outcomes)
        ]
        return Checkup("Check-up", rows)

    many = found("failed", "error", "failed", "failed", "failed", "passed")
    assert many.first_to_look_at == ["1", "3"]
    assert "Look first at: 1, 3" in str(many)
    assert "Look first at: 1, 3" in many._repr_html_()
    few = found("failed", "failed", "passed")
    only_symptoms = found("failed", "passed", "failed", "passed", "failed")
    for report in (few, only_symptoms):
        assert report.first_to_look_at == [] and "Look first" not in str(report)


def test_in_a_model_without_masks_the_weights_are_looked_at_first():
    model = Seq2Seq()
    for attention in attentions(model):
        become(attention, hide=lambda self, scores, mask: scores)
    report = checkup(model, src_vocab=SRC, tgt_vocab=TGT, pad_id=0, train=False)
    assert report.first_to_look_at == [
        "no weight on the future",
        "no weight on padding",
    ]


def test_what_was_not_measured_has_not_passed():
    report = Checkup("Check-up", [row("skipped", "a"), row("uncommon", "b")])
    assert not report.passed
    with pytest.raises(AssertionError, match="nothing was measured"):
        report.require()
    assert Checkup("Check-up", [row("passed", "a"), row("skipped", "b")]).passed


def test_require_can_be_told_which():
    report = Checkup(
        "Check-up", [row("passed", "a"), row("failed", "b"), row("skipped", "c")]
    )
    assert report.require("a") is report
    for name in "bc":
        with pytest.raises(AssertionError, match=name):
            report.require(name)


def test_a_row_is_a_test():
    row("passed").require()
    row("uncommon").require()
    for outcome in ("failed", "error"):
        with pytest.raises(AssertionError, match=r"(?s)2 & 3.*haste.*causal mask"):
            row(outcome).require()
    with pytest.raises(pytest.skip.Exception, match="2 & 3"):
        row("skipped").require()


def test_a_skipped_row_is_nothing_outside_of_a_test(monkeypatch):
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    try:
        row("skipped").require()
    except pytest.skip.Exception:
        pytest.fail("skipped, although no test was running")


def test_text_and_table_say_the_same():
    report = Checkup("Check-up", [row("passed", "a"), row("failed")])
    text, table = str(report), report._repr_html_()
    assert (
        "✓ a" in text
        and "usual cause: haste" in text
        and "look up: causal mask" in text
    )
    assert "a &lt; b" in table and "2 &amp; 3" in table and "a < b" not in table
    assert len(re.findall("<tr>", table)) == 3
    assert "haste" in table and "causal mask" in table


def test_progress_is_shown_when_asked_for_and_to_nobody_else(capsys):
    part = dict(kind="causal mask", part=causal_mask)
    checkup_part(**part, progress=True)
    out, err = capsys.readouterr()
    assert out == "" and "1 of 3, masks the future" in err and err.endswith("\r")
    checkup_part(**part)  # the output is captured: no terminal
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("asks", [True, False], ids=["live", "executed"])
def test_progress_is_shown_in_a_live_notebook(capsys, monkeypatch, asks):
    shell = SimpleNamespace(kernel=SimpleNamespace(_allow_stdin=asks))
    monkeypatch.setattr(builtins, "get_ipython", lambda: shell, raising=False)
    checkup_part("causal mask", causal_mask)
    assert ("1 of 3" in capsys.readouterr().err) == asks


ALL_LISTS = [MODEL_CHECKS, *(kind.checks for kind in PARTS.values())]


def test_the_lists_of_checks_are_in_order():
    for checks in ALL_LISTS:
        names = [check.name for check in checks]
        assert len(set(names)) == len(names)
        assert "runs" not in names[1:]  # it decides whether the others are run
        assert all(check.measure.__doc__ for check in checks)


def test_the_decorator_adds_a_check_and_leaves_the_function_as_it_is():
    checks = []

    def measure(tested):
        return passed_if(tested > 0, "1")

    decorate = check(checks, "a", expected="b", cause="c", topic="d")
    assert decorate(measure) is measure
    assert checks == [Check("a", measure, "b", "c", "d")]


def test_the_glossary_leads_from_each_topic_to_a_chapter():
    glossary = (ROOT / "book/glossary.md").read_text("utf-8")
    entries = dict(re.findall(r"^(\S.*)\n  (.+)$", glossary, re.M))
    topics = {check.topic for checks in ALL_LISTS for check in checks}
    without = {t for t in topics if not re.search(r"\(\S+\)", entries.get(t, ""))}
    assert not without
