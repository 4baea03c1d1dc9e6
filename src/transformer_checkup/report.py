"""What a check-up says: a verdict, one cause with its evidence, and everything else on request."""

from __future__ import annotations

import html
import json
import os
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from transformer_checkup.checklist import (
    DOUBTFUL,
    ERROR,
    FAILED,
    PASSED,
    SKIPPED,
    UNCOMMON,
    Check,
    Finding,
)
from transformer_checkup.code_lines import CodeLine

NOTHING = "nothing can be measured, since it does not run"
SIGNS: dict[str, str] = dict(
    zip((PASSED, FAILED, SKIPPED, UNCOMMON, DOUBTFUL, ERROR), "✓✗–≠?!", strict=True)
)
RED = (FAILED, ERROR)
LABEL, WIDTH, MOST_LINES = 13, 98, 25
THE_REST = f"{'EVERYTHING':<{LABEL}}print(report.all())"
# How a terminal that lacks a sign writes it.
PLAIN = {
    "√": "sqrt ", "✓": "ok", "✗": "x", "≠": "!=", "≤": "<=", "≥": ">=", "→": "->",
    "ᵀ": "^T", "−": "-", "σ": "sigma", "∞": "inf", "–": "-", "…": "...", "·": "*",
}  # fmt: skip


@dataclass(frozen=True)
class Row:
    """One property of one implementation: a `Check`, and what it found (see `Finding`).

    `often` is what usually breaks the property, and `lines` are the user's own that do it here.
    `is_consequence`: with the first cause mended, by way of trial, the check passes.
    """

    name: str
    outcome: str
    measured: str
    expected: str = ""
    often: str = ""
    topic: str = ""
    is_symptom: bool = False
    cause: str = ""
    where: tuple[str, ...] = ()
    lines: tuple[CodeLine, ...] = ()
    like: str = ""
    so_that: str = ""
    remedy: str = ""
    is_consequence: bool = False

    @classmethod
    def of(
        cls, check: Check, finding: Finding, lines: tuple[CodeLine, ...] = ()
    ) -> Row:
        said = asdict(finding)
        del said["line"]
        return cls(
            check.name,
            expected=check.expected,
            often=check.cause,
            topic=check.topic,
            is_symptom=check.is_symptom,
            lines=lines,
            **said,
        )

    @property
    def is_red(self) -> bool:
        return self.outcome in RED

    @property
    def is_wrong(self) -> bool:
        return self.is_red or self.outcome == DOUBTFUL

    @property
    def is_cause(self) -> bool:
        """Does the measurement itself say what is wrong, and not only that something is?"""
        return bool(self.cause) and not self.is_consequence

    @property
    def sentence(self) -> str:
        return self.cause or f"“{self.name}” does not hold."

    def require(self) -> None:
        """For a test: fail where the check failed, skip where it was skipped."""
        if self.is_red:
            raise AssertionError(self.explanation())
        if self.outcome == SKIPPED and "PYTEST_CURRENT_TEST" in os.environ:
            import pytest

            pytest.skip(self.measured)

    def fields(self, *without: str) -> list[tuple[str, str]]:
        """What is known of it besides its cause, each with its label."""
        found = {
            "where": grouped(self.where),
            "your code": "\n".join(map(str, dict.fromkeys(self.lines))),
            "measured": self.measured,
            "expected": self.expected if self.is_wrong else "",
            "like": self.like,
            "so that": self.so_that,
            "try": self.remedy,
            "often": self.often if self.is_wrong and not self.cause else "",
            "look up": self.topic if self.is_wrong else "",
        }
        return [(k, text) for k, text in found.items() if text and k not in without]

    def explanation(self) -> str:
        head = f"{SIGNS[self.outcome]} {self.name}: {self.cause or self.outcome}"
        return "\n".join([*textwrap.wrap(head, WIDTH), *labelled(self.fields())])


def wrapped(text: str, label: str, most: int = 9) -> list[str]:
    """The text in lines that stand behind their label; what is too long is cut."""
    lines = [
        line
        for piece in text.splitlines()
        for line in textwrap.wrap(piece, WIDTH - LABEL, break_long_words=False) or [""]
    ]
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    labels = [label, *[""] * len(lines)]
    return [f"{a:<{LABEL}}{b}".rstrip() for a, b in zip(labels, lines, strict=False)]


def labelled(fields: Iterable[tuple[str, str]], most: int = 9) -> list[str]:
    return [line for name, text in fields for line in wrapped(text, f"   {name}", most)]


def grouped(paths: Iterable[str]) -> str:
    """Paths that differ in one number alone as one: decoder.layers.0-5.cross."""
    groups: dict[tuple[str, ...], list[list[str]]] = {}
    for path in dict.fromkeys(paths):
        pieces = re.split(
            r"(?:(?<=\.)|^)(\d+)(?=\.|$)", path
        )  # each second is a number
        groups.setdefault(tuple(pieces[::2]), []).append(pieces)
    found = []
    for rows in groups.values():
        columns = [*zip(*rows, strict=True)]
        varying = [n for n, column in enumerate(columns) if len(set(column)) > 1]
        if len(varying) == 1:
            rows[0][varying[0]] = ranges(sorted(map(int, columns[varying[0]])))
            rows = rows[:1]
        found += ["".join(row) or "the model itself" for row in rows]
    return ", ".join(found)


def ranges(numbers: list[int]) -> str:
    """[0, 1, 2, 5] as "0-2,5"."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return ",".join(f"{r[0]}-{r[-1]}" if len(r) > 1 else f"{r[0]}" for r in runs)


def counted(number: int, name: str, plural: str = "") -> str:
    return f"{number} {name if number == 1 else plural or name + 's'}"


class Checkup:
    """The rows of a check-up. Prints as a short text; in a notebook, with folds.

    `report.causes` are the rows that say what is wrong, the nearest to the root first;
    `report["no look-ahead"]` is a row by its name; `for row in report` gives them all;
    `report.all()` prints each of them.

    Args:
        first_difference: where the cause is unknown, the first operation that differs.
    """

    def __init__(self, title: str, rows: list[Row], first_difference: str = ""):
        self.title, self.rows = title, rows
        self.first_difference = first_difference

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
        return bool(self.names(PASSED)) and not self.names(*RED)

    @property
    def red(self) -> list[Row]:
        """What failed, the nearest to the root first; if nothing did, what is doubtful."""
        rows = [row for row in self.rows if row.is_red]
        rows = rows or [row for row in self.rows if row.is_wrong]
        return sorted(rows, key=lambda row: (not row.is_cause, row.is_symptom))

    @property
    def causes(self) -> list[Row]:
        """Those of `red` that say what is wrong, or whose repair mends others."""
        red = self.red
        mended = red[:1] if any(row.is_consequence for row in red) else []
        return [row for row in red if row.is_cause or row in mended]

    def require(self, *names: str) -> Checkup:
        """Raise an `AssertionError` that explains each row that failed. Returns the check-up.

        Args:
            names: only these rows, and these must have been measured: a skipped one
                counts as failed. Without names: all rows, and some must have passed.
        """
        rows = [self[name] for name in names]
        wrong = [row.explanation() for row in rows if row.outcome in (*RED, SKIPPED)]
        if not names and not self.passed:
            wrong = [str(self)]
        if wrong:
            raise AssertionError("\n".join([f"{self.title}: not right.", *wrong]))
        return self

    def verdict(self) -> str:
        """One sentence: whether it is right, and how much was found."""
        red, causes = self.red, self.causes
        n_gone = sum(row.is_consequence for row in red)
        if not red:
            n = len(self.names(PASSED, UNCOMMON))
            return f"nothing wrong was found. {counted(n, 'property holds', 'properties hold')}."
        if self.rows[0].is_red and self.rows[0].name == "runs":
            return "DOES NOT RUN."
        if red[0].outcome == DOUBTFUL:
            return f"PROBABLY NOT RIGHT. {counted(len(red), 'doubt')}."
        if not causes:
            return f"NOT RIGHT. {counted(len(red), 'symptom')}, cause unknown."
        n_more = len(red) - 1 - n_gone
        text = "NOT RIGHT. 1 likely cause"
        text += f", {counted(n_gone, 'consequence')}" if n_gone else ""
        return text + (f", {counted(n_more, 'more finding')}." if n_more else ".")

    def headline(self) -> str:
        if not self.names(PASSED, DOUBTFUL, *RED):
            return f"{self.title}: nothing was measured."
        return f"{self.title}: {self.verdict()}"

    def first_finding(self) -> list[tuple[str, str]]:
        """The cause that is shown, or the first symptom, each line with its label."""
        row = self.red[0]
        if self.causes:
            return [("CAUSE", row.sentence), *row.fields("look up")]
        if row.outcome == ERROR:
            return [("ERROR", row.measured), *row.fields("look up", "measured")]
        found = [("SYMPTOM", row.sentence), *row.fields("look up")]
        if self.first_difference:
            found.append(("differs", f"first at {self.first_difference}"))
        return found

    def summary(self) -> str:
        """How many rows there are of each outcome: "68 passed, 11 skipped"."""
        counts = [(len(self.names(outcome)), outcome) for outcome in SIGNS]
        return ", ".join(f"{n} {outcome}" for n, outcome in counts if n)

    def other_lines(self) -> list[tuple[str, str]]:
        """What is said beside the first finding, each line with its label."""
        red = self.red
        more = [row.sentence for row in red[1:] if not row.is_consequence]
        uncommon, doubtful = (
            [row for row in self.rows if row.outcome == outcome and row not in red]
            for outcome in (UNCOMMON, DOUBTFUL)
        )
        n_right = counted(len(self.names(PASSED)), "other property", "other properties")
        found = {
            "GONE WITH IT": " · ".join(row.name for row in red if row.is_consequence),
            "ALSO FOUND": "\n".join(more[:4]),
            "": f"… and {len(more) - 4} more" if len(more) > 4 else "",
            "DOUBTFUL": "\n".join(
                r.cause or f"{r.name}: {r.measured}" for r in doubtful
            ),
            "UNCOMMON": "; ".join(f"{row.name}: {row.measured}" for row in uncommon),
            "RIGHT": n_right if red else "",
            "NOT CHECKED": self.not_checked(),
        }
        return [(label, text) for label, text in found.items() if text]

    def not_checked(self) -> str:
        """What was skipped, by its reason: first what must be given to have it checked."""
        by_reason: dict[str, list[str]] = {}
        wanted: dict[str, None] = {}
        for row in self.rows:
            if row.outcome == SKIPPED:
                asked = re.search(r"say (\w+=)", row.measured)
                wanted |= {f"{asked[1]}…": None} if asked else {}
                by_reason.setdefault("" if asked else row.measured, []).append(row.name)
        texts = [
            f"{names[0] if len(names) == 1 else counted(len(names), '', 'properties')} "
            f"({reason or 'to have them checked, say ' + ', '.join(wanted)})"
            for reason, names in sorted(
                by_reason.items(), key=lambda pair: (bool(pair[0]), -len(pair[1]))
            )
        ]
        rest = [f"{len(texts) - 3} more"] if len(texts) > 3 else []
        return "; ".join([*texts[:3], *rest])

    def __str__(self) -> str:
        lines = textwrap.wrap(self.headline(), WIDTH)
        if self.red:
            (label, text), *fields = self.first_finding()
            lines += ["", *wrapped(text, label, 3), *labelled(fields, 2), ""]
        for label, text in self.other_lines():
            lines += wrapped(text, label, 4)
        return printable("\n".join([*lines[: MOST_LINES - 1], THE_REST]))

    __repr__ = __str__

    def all(self) -> FullText:
        """Every row: what was measured, and for what failed, what there is to know."""
        wide = max((len(row.name) for row in self.rows), default=0)
        n_silent = sum(row.measured == NOTHING for row in self.rows)
        lines = [
            *textwrap.wrap(self.headline(), WIDTH),
            *(
                f"{SIGNS[row.outcome]} {row.name:<{wide}}  {row.measured}"
                for row in self.rows
                if row.measured != NOTHING
            ),
            *([f"– {n_silent} other checks: {NOTHING}"] if n_silent else []),
            *(f"\n{row.explanation()}" for row in self.rows if row.is_wrong),
        ]
        return FullText(printable("\n".join(lines)))

    def to_json(self) -> str:
        """All of it for a program: the verdict, the first cause, and each row."""
        rows = [asdict(row) | dict(lines=[*map(str, row.lines)]) for row in self.rows]
        said: dict[str, Any] = dict(title=self.title, passed=self.passed)
        said |= dict(
            verdict=self.verdict(), cause=self.red[0].cause if self.red else ""
        )
        said["rows"] = [{k: x for k, x in row.items() if x} for row in rows]
        return json.dumps(said, ensure_ascii=False, indent=1)

    def _repr_html_(self) -> str:
        """The same, with every row in a fold."""
        folds = {
            "What is not right": (*RED, DOUBTFUL),
            "What is right": (PASSED, UNCOMMON),
            "What was not checked": (SKIPPED,),
        }
        parts = [
            f"<p><strong>{escaped(self.headline())}</strong></p>",
            as_list(self.first_finding()) if self.red else "",
            as_list(self.other_lines()),
            *(
                fold(title, [row for row in self.rows if row.outcome in outcomes])
                for title, outcomes in folds.items()
            ),
        ]
        return f'<div class="checkup">{"".join(parts)}</div>'


class FullText(str):
    """A text that a notebook and a console show as it is."""

    __slots__ = ()
    __repr__ = str.__str__


def printable(text: str) -> str:
    """The text, without the signs that the terminal at hand cannot write."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        for sign, plain in PLAIN.items():
            text = text.replace(sign, plain)
        return text.encode(encoding, "replace").decode(encoding)
    return text


def escaped(text: str) -> str:
    return html.escape(text).replace("\n", "<br>")


def as_list(fields: list[tuple[str, str]]) -> str:
    grid = "display:grid;grid-template-columns:max-content 1fr;column-gap:1em"
    parts = []
    for label, text in fields:
        shown = escaped(text)
        shown = f"<code>{shown}</code>" if label == "your code" else shown
        parts.append(f"<dt>{escaped(label.strip().capitalize())}</dt>")
        parts.append(f'<dd style="margin:0">{shown}</dd>')
    return f'<dl style="{grid}">{"".join(parts)}</dl>'


def fold(title: str, rows: list[Row]) -> str:
    """A table of rows that opens with a click; without rows, nothing."""
    if not rows:
        return ""
    left = ' style="text-align:left"'
    cells = []
    for row in rows:
        mark = f"{SIGNS[row.outcome]}&nbsp;{row.outcome}"
        text = escaped(row.measured)
        if row.is_wrong:
            text = f"{escaped(row.cause)} {text}{as_list(row.fields('measured'))}"
        name = f"<th scope=row{left}>{escaped(row.name)}</th>"
        cells.append(f"<tr>{name}<td{left}>{mark}</td><td{left}>{text}</td></tr>")
    head = "<tr><th>check</th><th>outcome</th><th>measured</th></tr>"
    table = f"<table><thead>{head}</thead><tbody>{''.join(cells)}</tbody></table>"
    return f"<details><summary>{escaped(title)}: {len(rows)}</summary>{table}</details>"
