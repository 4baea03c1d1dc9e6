"""Running checks one after the other: whatever the examined code raises becomes a row."""

from __future__ import annotations

import builtins
import sys
from dataclasses import replace
from typing import Any

from transformer_checkup.checklist import (
    DOUBTFUL,
    ERROR,
    PASSED,
    SKIPPED,
    Check,
    Finding,
    Skip,
)
from transformer_checkup.code_lines import CodeLine
from transformer_checkup.first_places import where_examples_meet
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record
from transformer_checkup.repairs import mended
from transformer_checkup.report import NOTHING, Checkup, Row
from transformer_checkup.words import error_in_words, is_of_the_check

MAY_BE_MEANT = "no other check fails, so it may be meant"
UNDER_VMAP = "what torch.vmap calls cannot be watched"
# What PyTorch says where a check looks at what it must not look at, and what that means.
UNWATCHED = {
    "not supported on ScriptModules": "a traced or scripted module cannot be watched: examine it "
    "before tracing",
    "Batching rule not implemented": UNDER_VMAP,
    "Cannot access data pointer of Tensor that doesn't have storage": UNDER_VMAP,
}


def run_checks(
    title: str, checks: list[Check], tested: Any, progress: bool | None
) -> Checkup:
    """Run the checks in order. If "runs" comes first and does not pass, skip the others."""
    rows: list[Row] = []
    for number, check in enumerate(checks, start=1):
        show_progress(progress, f"{title}: {number} of {len(checks)}, {check.name}")
        stopped = rows and rows[0].name == "runs" and rows[0].outcome != PASSED
        if stopped and not getattr(tested, "carries_on", False):
            finding = Finding(SKIPPED, NOTHING)
        else:
            finding = measure(check, tested)
        rows.append(Row.of(check, finding, lines_of(finding, tested)))
    report = Checkup(title, without_mere_hints(rows, checks))
    show_progress(progress, f"{title}: what follows from what")
    report = with_consequences(report, checks, tested)
    if report.red and not report.causes and isinstance(tested, ModelUnderTest):
        report.first_difference = first_that_mixes_examples(tested)
    show_progress(progress, "")
    return report


def first_that_mixes_examples(tested: ModelUnderTest) -> str:
    """The first operation in which an example changes with the others of its batch, or ""."""
    try:
        node = where_examples_meet(tested)
    except (Exception, SystemExit):
        return ""
    if node is None:
        return ""
    return f"{node.line or node.path} ({node.op}), where other examples of the batch change"


def lines_of(finding: Finding, tested: Any) -> tuple[CodeLine, ...]:
    """The user's lines that a finding blames: its own, or those that call its modules."""
    if finding.line is not None:
        return (finding.line,)
    if not finding.where or not isinstance(tested, ModelUnderTest):
        return ()
    try:
        known = record(tested, tested.src(), tested.tgt()).call_lines
    except (Exception, SystemExit):
        return ()
    lines = [known.get(path) for path in finding.where]
    return tuple(dict.fromkeys(line for line in lines if line is not None))[:2]


def with_consequences(report: Checkup, checks: list[Check], tested: Any) -> Checkup:
    """Mend the first cause by way of trial: what then passes is its consequence."""
    red = report.red
    if len(red) < 2 or not red[0].is_red or not isinstance(tested, ModelUnderTest):
        return report
    other = mended(tested, red[0].name)
    if other is None:
        return report
    by_name = {check.name: check for check in checks}
    passing = {
        row.name for row in red if measure(by_name[row.name], other).outcome == PASSED
    }
    if red[0].name not in passing:
        return report  # it is not mended
    gone = passing - {red[0].name}
    rows = [replace(row, is_consequence=row.name in gone) for row in report]
    return Checkup(report.title, rows)


def without_mere_hints(rows: list[Row], checks: list[Check]) -> list[Row]:
    """Where all that fails are hints, it may be meant: they are doubtful, and blame nobody."""
    failed = {row.name for row in rows if row.is_red}
    if failed - {check.name for check in checks if check.is_hint}:
        return rows
    return [
        replace(row, outcome=DOUBTFUL, measured=f"{row.measured}; {MAY_BE_MEANT}")
        if row.is_red
        else row
        for row in rows
    ]


def measure(check: Check, tested: Any) -> Finding:
    """What a check finds. An error that an earlier one has ended in is told there alone."""
    finding = finding_of(check, tested)
    if finding.outcome == ERROR:
        errors = getattr(tested, "__dict__", {}).setdefault("errors", {})
        first = errors.setdefault(finding.measured, check.name)
        if first != check.name:
            return Finding(SKIPPED, f"it ends in the same error as {first!r}")
    return finding


def finding_of(check: Check, tested: Any) -> Finding:
    """Run one check. Whatever the implementation raises becomes a finding.

    A check that stumbles over what it has seen blames nobody: it is skipped.
    """
    try:
        return check.measure(tested)
    except Skip as reason:
        return Finding(SKIPPED, str(reason))
    except (Exception, SystemExit) as error:  # anything can happen in such code
        for words, reason in UNWATCHED.items():
            # What does not run is not watched: the error is its own.
            if words in str(error) and check.name != "runs":
                return Finding(SKIPPED, reason)
        if is_of_the_check(error):
            text = "what the pass gives cannot be read by this check"
            return Finding(SKIPPED, f"{text}: {error_in_words(error)}")
        return Finding(ERROR, error_in_words(error))


def show_progress(progress: bool | None, text: str) -> None:
    """One line that overwrites itself. None: only where a person is watching."""
    if progress is None:
        progress = sys.stderr.isatty() or in_live_notebook()
    if progress:
        print(f"\r{text:<79.79}", end="" if text else "\r", file=sys.stderr, flush=True)


def in_live_notebook() -> bool:
    """A front end with a person before it can be asked for input; an automatic run cannot."""
    get_ipython = getattr(
        builtins, "get_ipython", lambda: None
    )  # IPython puts it there
    kernel = getattr(get_ipython(), "kernel", None)
    return bool(getattr(kernel, "_allow_stdin", False))
