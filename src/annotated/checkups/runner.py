"""Running checks one after the other: whatever the examined code raises becomes a row."""

from __future__ import annotations

import builtins
import sys
from pathlib import Path
from typing import Any

import torch

import annotated.checks
from annotated.checkups.checklist import ERROR, PASSED, SKIPPED, Check, Finding, Skip
from annotated.checkups.report import NOTHING, Checkup, Row

# A line of these would say nothing about the model: PyTorch, and the check-up itself.
NOT_THEIRS = (
    str(Path(torch.__file__).parent),
    str(Path(__file__).parent),
    annotated.checks.__file__,
)


def run_checks(
    title: str, checks: list[Check], tested: Any, progress: bool | None
) -> Checkup:
    """Run the checks in order. If "runs" comes first and does not pass, skip the others."""
    rows: list[Row] = []
    for number, check in enumerate(checks, start=1):
        show_progress(progress, f"{title}: {number} of {len(checks)}, {check.name}")
        if rows and rows[0].name == "runs" and rows[0].outcome != PASSED:
            finding = Finding(SKIPPED, NOTHING)
        else:
            finding = measure(check, tested)
        said = check.expected, check.cause, check.topic
        rows.append(Row(check.name, finding.outcome, finding.measured, *said))
    show_progress(progress, "")
    return Checkup(title, rows)


def measure(check: Check, tested: Any) -> Finding:
    """Run one check. Whatever the implementation raises becomes a finding."""
    try:
        return check.measure(tested)
    except Skip as reason:
        return Finding(SKIPPED, str(reason))
    except Exception as error:  # anything can happen in code that is being examined
        return Finding(ERROR, error_in_words(error))


def error_in_words(error: Exception) -> str:
    """The kind of the error, its message, and the line of code that raised it."""
    trace, line = error.__traceback__, ""
    while trace is not None:
        code = trace.tb_frame.f_code
        if not code.co_filename.startswith(NOT_THEIRS):
            line = f" (raised in {code.co_name}, line {trace.tb_lineno})"
        trace = trace.tb_next
    message = " ".join(str(error).split())
    message = message if len(message) <= 300 else message[:300] + " …"
    return f"{type(error).__name__}: {message}{line}"


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
