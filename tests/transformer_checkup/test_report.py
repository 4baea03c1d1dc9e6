"""The result as an object: it counts, prints, explains, and fails a test."""

import builtins
import functools
import io
import json
import re
import sys
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
from transformer_checkup.code_lines import CodeLine
from transformer_checkup.report import grouped

ROOT = Path(__file__).parents[2]


def row(outcome, name="a < b", **more):
    return Row(name, outcome, "2 & 3", "4", "haste", "causal mask", **more)


THREE = [row("passed", "a"), row("failed", "b"), row("skipped", "c")]


@functools.cache
def without_mask(place):
    model = Seq2Seq()
    for attention in attentions(model, place):
        become(attention, hide=lambda self, scores, mask: scores)
    return checkup(model, src_vocab=SRC, tgt_vocab=TGT, pad_id=0, train=False)


def test_a_report_counts_and_names():
    report = Checkup("It", THREE)
    assert report.names("passed") == ["a"] and len(report) == 3
    assert [r.name for r in report] == ["a", "b", "c"]
    assert not report.passed and report["b"].outcome == "failed"
    with pytest.raises(ValueError, match="There are: a, b, c"):
        report["d"]
    with pytest.raises(ValueError, match="none of"):
        report.names("green")


def test_the_verdict_counts_causes_consequences_and_symptoms():
    symptom = row("failed", "a", is_symptom=True)
    cause = row("error", "b", cause="It leaks.")
    other, gone = row("failed", "c"), row("failed", "d", is_consequence=True)
    doubt, right = row("doubtful", "e"), row("passed", "f")

    def verdict(*rows):
        return Checkup("It", [*rows]).headline()

    assert verdict(right) == "It: nothing wrong was found. 1 property holds."
    assert verdict(row("skipped")) == "It: nothing was measured."
    assert verdict(symptom, other) == "It: NOT RIGHT. 2 symptoms, cause unknown."
    assert verdict(symptom, cause) == "It: NOT RIGHT. 1 likely cause, 1 more finding."
    assert "1 likely cause, 1 consequence, 2 more findings" in verdict(
        other, gone, cause, symptom
    )
    assert verdict(doubt, right) == "It: PROBABLY NOT RIGHT. 1 doubt."
    assert verdict(row("error", "runs")) == "It: DOES NOT RUN."
    red = Checkup("It", [symptom, other, doubt, cause]).red
    assert [r.name for r in red] == ["b", "c", "a"]


@pytest.mark.parametrize(
    "place, first, gone",
    [
        ("decoder", "no weight on the future", "no look-ahead"),
        ("cross", "no weight on padding", "sources of different length"),
    ],
)
def test_what_a_mended_mask_makes_right_is_a_consequence(place, first, gone):
    report = without_mask(place)
    assert report.red[0].name == first
    assert report[gone].is_consequence and not report[first].is_consequence
    assert f"GONE WITH IT {'no' if place == 'decoder' else 'source'}" in str(report)


def test_where_no_cause_is_known_the_first_operation_that_differs_is_named():
    model = Seq2Seq()
    become(model, decode=lambda self, *ids: mixed(Seq2Seq.decode(self, *ids)))
    report = checkup(model, src_vocab=SRC, tgt_vocab=TGT, pad_id=0, train=False)
    assert not report.causes and report.red[0].name == "other examples do not matter"
    assert "differs   first at test_report.py" in str(report)
    assert "return x + x.mean(0, keepdim=True)" in str(report)


def mixed(x):
    return x + x.mean(0, keepdim=True)


def test_a_report_is_short_whatever_is_wrong():
    for place in ("decoder", "cross", "encoder", ""):
        assert len(str(without_mask(place)).splitlines()) <= 25
    many = [row("failed", f"check {i}", cause="It leaks. " * 40) for i in range(80)]
    text = str(Checkup("It", many))
    assert len(text.splitlines()) <= 25 and text.endswith("print(report.all())")
    right = checkup(Seq2Seq(), src_vocab=SRC, tgt_vocab=TGT, pad_id=0, train=False)
    assert len(str(right).splitlines()) <= 6


def test_lines_of_the_user_stand_beside_the_cause(tmp_path):
    source = "def f(x):\n    return x + 1\n"
    (tmp_path / "model.py").write_text(source)
    line = CodeLine(str(tmp_path / "model.py"), 2)
    text = str(Checkup("It", [row("failed", cause="It adds.", lines=(line,))]))
    assert "your code model.py:2   return x + 1" in text


def test_paths_that_differ_in_a_number_are_one_group():
    assert grouped([f"decoder.{n}.cross" for n in range(3)]) == "decoder.0-2.cross"
    assert grouped(["a.0", "a.2", "b"]) == "a.0,2, b"
    assert grouped([""]) == "the model itself"
    assert grouped(["l.0.h.1", "l.1.h.0"]) == "l.0.h.1, l.1.h.0"


def test_it_prints_on_a_terminal_without_the_signs(monkeypatch):
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), "cp1252"))
    report = Checkup("It", [row("failed", "scores are divided by √d_k", cause="√ ≠ ∇")])
    for text in (str(report), report.all()):
        text.encode("cp1252")
    assert "sqrt d_k" in report.all() and "!=" in str(report)


def test_a_program_reads_it_as_json():
    report = Checkup("It", [row("passed", "a"), row("failed", "b", cause="It leaks.")])
    said = json.loads(report.to_json())
    assert said["cause"] == "It leaks." and not said["passed"]
    assert [r["outcome"] for r in said["rows"]] == ["passed", "failed"]


def test_what_was_not_measured_has_not_passed():
    report = Checkup("Check-up", [row("skipped", "a"), row("uncommon", "b")])
    assert not report.passed
    with pytest.raises(AssertionError, match="nothing was measured"):
        report.require()
    assert Checkup("Check-up", [row("passed", "a"), row("skipped", "b")]).passed


def test_require_can_be_told_which():
    report = Checkup("Check-up", THREE)
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
    report = Checkup("It", [row("passed", "a"), row("failed")])
    text, full, table = str(report), report.all(), report._repr_html_()
    assert "✓ a" in full and "look up   causal mask" in full
    assert "often     haste" in full and "often     haste" in text
    assert "a &lt; b" in table and "2 &amp; 3" in table and "a < b" not in table
    assert table.count("<tr>") == 4  # two tables of a row each, and their heads
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
