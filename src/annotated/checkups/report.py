"""What a check-up says: one row for each property, and the table of them."""

from __future__ import annotations

import html
import sys
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from annotated.checks import require

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
BY_DESIGN, ERROR = "differs by design", "error"
NOTHING = "nothing can be measured, since it does not run"
SIGNS = {PASSED: "✓", FAILED: "✗", SKIPPED: "–", BY_DESIGN: "≠", ERROR: "!"}

CHAPTERS = {
    2: "The PyTorch that you need",
    3: "Tokens and batches",
    4: "Embeddings",
    5: "Positional encoding",
    6: "Scaled dot-product attention",
    7: "Splitting and joining the heads",
    8: "Masking",
    9: "The feed-forward network",
    10: "Layer norm",
    11: "The sublayer residual",
    12: "The encoder",
    13: "The decoder",
    14: "The full encoder-decoder",
    15: "Counting",
    16: "Training",
    17: "Decoding",
    20: "From readable to fast",
}


class Skip(Exception):  # noqa: N818, it is no error
    """The property cannot be measured here. The message says why."""


@dataclass(frozen=True)
class Finding:
    """What one check has found: an outcome, and the measurement that it rests on."""

    outcome: str
    measured: str


def passed_if(condition: bool, measured: str, *, otherwise: str = FAILED) -> Finding:
    return Finding(PASSED if condition else otherwise, measured)


def shown(number: float) -> str:
    """Two digits. Below 1e-5 they would be rounding errors, other ones on each machine."""
    number = abs(number.item() if hasattr(number, "item") else number)
    return "0" if number == 0 else f"{number:.1e}" if number >= 1e-5 else "<1e-5"


@dataclass(frozen=True)
class Check:
    """A property: how it is measured, what is right, what usually breaks it, where to read.

    Attributes:
        measure: a function of the subject that returns a `Finding` or raises `Skip`.
        expected: what a right implementation gives. cause: what usually breaks it.
        chapter: the number of the chapter that explains it.
    """

    name: str
    measure: Callable[..., Finding]
    expected: str
    cause: str
    chapter: int


@dataclass(frozen=True)
class Row:
    """One property of one implementation."""

    name: str
    outcome: str
    measured: str
    expected: str
    cause: str
    section: str

    def require(self) -> None:
        """For a test: fail where the check failed, skip where it was skipped."""
        if self.outcome in (FAILED, ERROR):
            raise AssertionError(self.explanation())
        if self.outcome == SKIPPED and "pytest" in sys.modules:
            import pytest

            pytest.skip(self.measured)

    def explanation(self) -> str:
        lines = [f"{SIGNS[self.outcome]} {self.name}: {self.outcome}"]
        lines += [f"    measured: {self.measured}"]
        if self.outcome in (FAILED, ERROR, BY_DESIGN):
            lines += [
                f"    expected: {self.expected}",
                f"    usual cause: {self.cause}",
                f"    explained in: {self.section}",
            ]
        inner = " " * 8
        return "\n".join(textwrap.fill(x, 84, subsequent_indent=inner) for x in lines)


class Checkup:
    """The rows of a check-up, in order. Prints as text, and as a table in a notebook.

    `report["no look-ahead"]` is a row by its name; `for row in report` gives them all.
    """

    def __init__(self, title: str, rows: list[Row]):
        self.title, self.rows = title, rows

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, name: str) -> Row:
        found = [row for row in self.rows if row.name == name]
        known = ", ".join(row.name for row in self.rows)
        require(bool(found), f"name = {name!r} is no check here. There are: {known}")
        return found[0]

    def names(self, *outcomes: str) -> list[str]:
        """The names of the rows with one of these outcomes, such as `names("failed")`."""
        unknown = set(outcomes) - set(SIGNS)
        require(not unknown, f"outcomes = {unknown} are none of {', '.join(SIGNS)}")
        return [row.name for row in self.rows if row.outcome in outcomes]

    @property
    def passed(self) -> bool:
        """Something was measured and passed, and nothing failed or raised an error."""
        return bool(self.names(PASSED)) and not self.names(FAILED, ERROR)

    def require(self, *names: str) -> Checkup:
        """Raise an `AssertionError` that explains each row that failed. Returns the check-up.

        Args:
            names: only these rows, and these must have been measured: a skipped one
                counts as failed. Without names: all rows, and some must have passed.
        """
        rows = [self[name] for name in names] or self.rows
        bad = (FAILED, ERROR, SKIPPED) if names else (FAILED, ERROR)
        wrong = [row.explanation() for row in rows if row.outcome in bad]
        if not wrong and not names and not self.names(PASSED):
            wrong = ["nothing was measured", *(row.explanation() for row in rows)]
        if wrong:
            raise AssertionError("\n".join([f"{self.title}: not right.", *wrong]))
        return self

    def summary(self) -> str:
        counts = [(len(self.names(outcome)), outcome) for outcome in SIGNS]
        return ", ".join(f"{count} {outcome}" for count, outcome in counts if count)

    def __str__(self) -> str:
        wide = max((len(row.name) for row in self.rows), default=0)
        lines = [f"{self.title}: {self.summary()}"]
        for row in self.rows:
            if row.measured != NOTHING:
                lines.append(f"{SIGNS[row.outcome]} {row.name:<{wide}}  {row.measured}")
        if len(lines) <= len(self.rows):
            lines.append(f"– {len(self.rows) + 1 - len(lines)} other checks: {NOTHING}")
        wrong = [r for r in self.rows if r.outcome in (FAILED, ERROR, BY_DESIGN)]
        return "\n".join([*lines, *(f"\n{row.explanation()}" for row in wrong)])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        cells = []
        for row in self.rows:
            text = html.escape(row.measured)
            if row.outcome in (FAILED, ERROR, BY_DESIGN):
                more = f"Expected: {row.expected}. Usual cause: {row.cause}."
                text += f"<br><small>{html.escape(more)} <em>{row.section}</em></small>"
            mark = f"{SIGNS[row.outcome]}&nbsp;{row.outcome.replace(' ', '&nbsp;')}"
            left = ' style="text-align:left"'
            name = f"<th scope=row{left}>{html.escape(row.name)}</th>"
            cells.append(f"<tr>{name}<td{left}>{mark}</td><td{left}>{text}</td></tr>")
        head = "<tr><th>check</th><th>outcome</th><th>measured</th></tr>"
        caption = f"<caption>{html.escape(f'{self.title}: {self.summary()}')}</caption>"
        return f"<table>{caption}<thead>{head}</thead><tbody>{''.join(cells)}</tbody></table>"


# Where a line would say nothing about the model: PyTorch, and the check-up itself.
OUR_OWN = ("/torch/", "/annotated/checkup/", "/annotated/checks.py")


def error_in_words(error: Exception) -> str:
    """The kind of the error, its message, and the line of code that raised it."""
    trace, line = error.__traceback__, ""
    while trace is not None:
        code = trace.tb_frame.f_code
        file = code.co_filename.replace("\\", "/")
        if not any(part in file for part in OUR_OWN):
            line = f" (raised in {code.co_name}, line {trace.tb_lineno})"
        trace = trace.tb_next
    message = " ".join(str(error).split())
    message = message if len(message) <= 300 else message[:300] + " …"
    return f"{type(error).__name__}: {message}{line}"


def measure(check: Check, subject: object) -> Finding:
    """Run one check. Whatever the implementation raises becomes a finding."""
    try:
        return check.measure(subject)
    except Skip as reason:
        return Finding(SKIPPED, str(reason))
    except Exception as error:  # anything can happen in code that is being examined
        return Finding(ERROR, error_in_words(error))


def run_checks(
    title: str, checks: list[Check], subject: object, progress: bool | None
) -> Checkup:
    """Run the checks in order. If "runs" comes first and does not pass, the others are skipped."""
    rows: list[Row] = []
    for check in checks:
        show_progress(
            progress, f"{title}: {len(rows) + 1} of {len(checks)}, {check.name}"
        )
        if rows and rows[0].name == "runs" and rows[0].outcome != PASSED:
            finding = Finding(SKIPPED, NOTHING)
        else:
            finding = measure(check, subject)
        section = f"chapter {check.chapter}, {CHAPTERS[check.chapter]}"
        rows.append(
            Row(
                check.name,
                finding.outcome,
                finding.measured,
                check.expected,
                check.cause,
                section,
            )
        )
    show_progress(progress, "")
    return Checkup(title, rows)


def show_progress(progress: bool | None, text: str) -> None:
    """One line that overwrites itself; only where somebody is watching, if `progress` is None."""
    kernel = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    # A front end with a person before it can be asked for input; an automatic run cannot.
    live_notebook = getattr(getattr(kernel, "kernel", None), "_allow_stdin", False)
    if progress or (progress is None and (sys.stderr.isatty() or live_notebook)):
        print(f"\r{text:<79.79}", end="" if text else "\r", file=sys.stderr, flush=True)
