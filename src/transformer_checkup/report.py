"""What a check-up says: one row for each property, and the table of them."""

from __future__ import annotations

import html
import os
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from transformer_checkup.checklist import (
    DOUBTFUL,
    ERROR,
    FAILED,
    PASSED,
    SKIPPED,
    UNCOMMON,
)

NOTHING = "nothing can be measured, since it does not run"
SIGNS = {
    PASSED: "✓",
    FAILED: "✗",
    SKIPPED: "–",
    UNCOMMON: "≠",
    DOUBTFUL: "?",
    ERROR: "!",
}
SEVERAL = {ERROR: "errors"}  # the others have no plural


@dataclass(frozen=True)
class Row:
    """One property of one implementation: a `Check` and what it found."""

    name: str
    outcome: str
    measured: str
    expected: str
    cause: str
    topic: str
    is_symptom: bool = False

    def require(self) -> None:
        """For a test: fail where the check failed, skip where it was skipped."""
        if self.outcome in (FAILED, ERROR):
            raise AssertionError(self.explanation())
        if self.outcome == SKIPPED and "PYTEST_CURRENT_TEST" in os.environ:
            import pytest

            pytest.skip(self.measured)

    def explanation(self) -> str:
        lines = [f"{SIGNS[self.outcome]} {self.name}: {self.outcome}"]
        lines += [f"    measured: {self.measured}"]
        if self.outcome in (FAILED, ERROR, UNCOMMON):
            lines += [
                f"    expected: {self.expected}",
                f"    usual cause: {self.cause}",
                f"    look up: {self.topic}",
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
        if not found:
            raise ValueError(f"name = {name!r} is no check here. There are: {known}")
        return found[0]

    def names(self, *outcomes: str) -> list[str]:
        """The names of the rows with one of these outcomes, such as `names("failed")`."""
        unknown = set(outcomes) - set(SIGNS)
        if unknown:
            raise ValueError(f"outcomes = {unknown} are none of {', '.join(SIGNS)}")
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

    @property
    def first_to_look_at(self) -> list[str]:
        """Where many rows are red: the names of up to three that are no mere symptoms."""
        red = [row for row in self.rows if row.outcome in (FAILED, ERROR)]
        telling = [row.name for row in red if not row.is_symptom]
        return telling[:3] if len(red) > 2 and len(telling) < len(red) else []

    def headline(self) -> str:
        text = f"{self.title}: {self.summary()}"
        first = ", ".join(self.first_to_look_at)
        return f"{text}. Look first at: {first}" if first else text

    def summary(self) -> str:
        counts = [(len(self.names(outcome)), outcome) for outcome in SIGNS]
        return ", ".join(
            f"{count} {outcome if count == 1 else SEVERAL.get(outcome, outcome)}"
            for count, outcome in counts
            if count
        )

    def __str__(self) -> str:
        wide = max((len(row.name) for row in self.rows), default=0)
        lines = textwrap.wrap(self.headline(), 84)
        for row in self.rows:
            if row.measured != NOTHING:
                lines.append(f"{SIGNS[row.outcome]} {row.name:<{wide}}  {row.measured}")
        n_silent = sum(row.measured == NOTHING for row in self.rows)
        if n_silent:
            lines.append(f"– {n_silent} other checks: {NOTHING}")
        wrong = [r for r in self.rows if r.outcome in (FAILED, ERROR, UNCOMMON)]
        return "\n".join([*lines, *(f"\n{row.explanation()}" for row in wrong)])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        cells = []
        for row in self.rows:
            text = html.escape(row.measured)
            if row.outcome in (FAILED, ERROR, UNCOMMON):
                more = f"Expected: {row.expected}. Usual cause: {row.cause}."
                topic = f"Look up: <em>{html.escape(row.topic)}</em>"
                text += f"<br><small>{html.escape(more)} {topic}</small>"
            mark = f"{SIGNS[row.outcome]}&nbsp;{row.outcome.replace(' ', '&nbsp;')}"
            left = ' style="text-align:left"'
            name = f"<th scope=row{left}>{html.escape(row.name)}</th>"
            cells.append(f"<tr>{name}<td{left}>{mark}</td><td{left}>{text}</td></tr>")
        head = "<tr><th>check</th><th>outcome</th><th>measured</th></tr>"
        caption = f"<caption>{html.escape(self.headline())}</caption>"
        return f"<table>{caption}<thead>{head}</thead><tbody>{''.join(cells)}</tbody></table>"
