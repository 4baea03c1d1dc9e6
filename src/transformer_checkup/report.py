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
SIGNS = {
    PASSED: "✓",
    FAILED: "✗",
    SKIPPED: "–",
    UNCOMMON: "≠",
    DOUBTFUL: "?",
    ERROR: "!",
}
RED = (FAILED, ERROR)
LABEL, WIDTH, MOST_LINES = 13, 98, 25
THE_REST = f"{'EVERYTHING':<{LABEL}}print(report.all())"
# How a terminal that lacks a sign writes it.
PLAIN = {
    "√": "sqrt ",
    "✓": "ok",
    "✗": "x",
    "≠": "!=",
    "≤": "<=",
    "≥": ">=",
    "→": "->",
    "ᵀ": "^T",
    "−": "-",
    "σ": "sigma",
    "∞": "inf",
    "–": "-",
    "…": "...",
    "·": "*",
}


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
    def is_cause(self) -> bool:
        """Does the measurement itself say what is wrong, and not only that something is?"""
        return bool(self.cause) and not self.is_consequence

    def require(self) -> None:
        """For a test: fail where the check failed, skip where it was skipped."""
        if self.is_red:
            raise AssertionError(self.explanation())
        if self.outcome == SKIPPED and "PYTEST_CURRENT_TEST" in os.environ:
            import pytest

            pytest.skip(self.measured)

    def fields(self) -> list[tuple[str, str]]:
        """What is known of it besides its cause, each with its label."""
        more = self.outcome in (*RED, DOUBTFUL)
        code = "\n".join(map(str, dict.fromkeys(self.lines)))
        found = [
            ("where", grouped(self.where)),
            ("your code", code),
            ("measured", self.measured),
            ("expected", self.expected if more else ""),
            ("like", self.like),
            ("so that", self.so_that),
            ("try", self.remedy),
            ("often", self.often if more and not self.cause else ""),
            ("look up", self.topic if more else ""),
        ]
        return [(label, text) for label, text in found if text]

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
    return [
        f"{label if n == 0 else '':<{LABEL}}{line}".rstrip()
        for n, line in enumerate(lines)
    ]


def labelled(fields: Iterable[tuple[str, str]], most: int = 9) -> list[str]:
    return [
        line for label, text in fields for line in wrapped(text, f"   {label}", most)
    ]


def grouped(paths: Iterable[str]) -> str:
    """Paths that differ in one number alone as one: decoder.layers.0-5.cross."""
    groups: dict[tuple[str, ...], list[list[int]]] = {}
    for path in dict.fromkeys(paths):
        pieces = re.split(r"(?:(?<=\.)|^)(\d+)(?=\.|$)", path)
        groups.setdefault(tuple(pieces[::2]), []).append([int(n) for n in pieces[1::2]])
    return ", ".join(
        text for words, numbers in groups.items() for text in in_ranges(words, numbers)
    )


def in_ranges(words: tuple[str, ...], numbers: list[list[int]]) -> list[str]:
    """The paths of one pattern, with a range in place of the last number that varies."""
    if not numbers[0]:
        return ["".join(words) or "the model itself"]
    varying = [
        n for n in range(len(numbers[0])) if len({row[n] for row in numbers}) > 1
    ]
    if len(varying) > 1:
        return [path_of(words, [str(n) for n in row]) for row in numbers]
    texts = [str(n) for n in numbers[0]]
    if varying:
        texts[varying[0]] = ranges(sorted(row[varying[0]] for row in numbers))
    return [path_of(words, texts)]


def path_of(words: tuple[str, ...], numbers: list[str]) -> str:
    return "".join(a + b for a, b in zip(words, [*numbers, ""], strict=True))


def ranges(numbers: list[int]) -> str:
    """[0, 1, 2, 5] as "0-2,5"."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return ",".join(f"{r[0]}-{r[-1]}" if len(r) > 1 else f"{r[0]}" for r in runs)


def in_a_sentence(row: Row) -> str:
    return row.cause or f"“{row.name}” does not hold."


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
        rows = rows or [row for row in self.rows if row.outcome == DOUBTFUL]
        return sorted(rows, key=lambda row: (not row.is_cause, row.is_symptom))

    @property
    def causes(self) -> list[Row]:
        """Those of `red` that say what is wrong, or whose repair mends others."""
        mended = any(row.is_consequence for row in self.red)
        return [
            row for n, row in enumerate(self.red) if row.is_cause or (n == 0 and mended)
        ]

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
        fields = [(label, text) for label, text in row.fields() if label != "look up"]
        if self.causes:
            return [("CAUSE", in_a_sentence(row)), *fields]
        if row.outcome == ERROR:
            return [("ERROR", row.measured), *(f for f in fields if f[0] != "measured")]
        first = (
            [("differs", f"first at {self.first_difference}")]
            if self.first_difference
            else []
        )
        return [
            ("SYMPTOM", row.cause or f"“{row.name}” does not hold."),
            *fields,
            *first,
        ]

    def summary(self) -> str:
        """How many rows there are of each outcome: "68 passed, 11 skipped"."""
        counts = [(len(self.names(outcome)), outcome) for outcome in SIGNS]
        return ", ".join(f"{n} {outcome}" for n, outcome in counts if n)

    def other_lines(self) -> list[tuple[str, str]]:
        """What is said beside the first finding, each line with its label."""
        others = self.red[1:]
        gone = [row.name for row in others if row.is_consequence]
        more = [row for row in others if not row.is_consequence]
        uncommon = [
            f"{r.name}: {r.measured}" for r in self.rows if r.outcome == UNCOMMON
        ]
        doubtful = [r.cause or f"{r.name}: {r.measured}" for r in self.rows]
        doubtful = [
            text
            for text, row in zip(doubtful, self.rows, strict=True)
            if row.outcome == DOUBTFUL and row not in self.red
        ]
        found = [
            ("GONE WITH IT", " · ".join(gone)),
            ("ALSO FOUND", "\n".join(map(in_a_sentence, more[:4]))),
            ("", f"… and {len(more) - 4} more" if len(more) > 4 else ""),
            ("DOUBTFUL", "\n".join(doubtful)),
            ("UNCOMMON", "; ".join(uncommon)),
            ("RIGHT", self.count_of_right() if self.red else ""),
            ("NOT CHECKED", self.not_checked()),
        ]
        return [(label, text) for label, text in found if text]

    def count_of_right(self) -> str:
        return (
            f"{counted(len(self.names(PASSED)), 'other property', 'other properties')}"
        )

    def not_checked(self) -> str:
        """What was skipped, by its reason: first what must be given to have it checked."""
        by_reason: dict[str, list[str]] = {}
        wanted: dict[str, None] = {}
        for row in self.rows:
            if row.outcome == SKIPPED:
                asked = re.search(r"say (\w+=)", row.measured)
                wanted |= {f"{asked[1]}…": None} if asked else {}
                by_reason.setdefault("" if asked else row.measured, []).append(row.name)
        reasons = sorted(
            by_reason, key=lambda reason: (bool(reason), -len(by_reason[reason]))
        )
        texts = [
            f"{names[0] if len(names) == 1 else counted(len(names), 'property', 'properties')} "
            f"({reason or 'to have them checked, say ' + ', '.join(wanted)})"
            for reason, names in ((reason, by_reason[reason]) for reason in reasons)
        ]
        return "; ".join(texts[:3]) + (
            f"; {len(texts) - 3} more" if len(texts) > 3 else ""
        )

    def __str__(self) -> str:
        lines = textwrap.wrap(self.headline(), WIDTH)
        if self.red:
            label, text = self.first_finding()[0]
            lines += [
                "",
                *wrapped(text, label, 3),
                *labelled(self.first_finding()[1:], 2),
                "",
            ]
        rest = [
            line
            for label, text in self.other_lines()
            for line in wrapped(text, label, 4)
        ]
        space = MOST_LINES - len(lines) - 1
        if len(rest) > space:
            rest = rest[:space]
        return printable("\n".join([*lines, *rest, THE_REST]))

    __repr__ = __str__

    def all(self) -> FullText:
        """Every row: what was measured, and for what failed, what there is to know."""
        wide = max((len(row.name) for row in self.rows), default=0)
        silent = [row for row in self.rows if row.measured == NOTHING]
        lines = textwrap.wrap(self.headline(), WIDTH)
        lines += [
            f"{SIGNS[row.outcome]} {row.name:<{wide}}  {row.measured}"
            for row in self.rows
            if row not in silent
        ]
        lines += [f"– {len(silent)} other checks: {NOTHING}"] if silent else []
        wrong = [r for r in self.rows if r.outcome in (*RED, DOUBTFUL)]
        return FullText(
            printable("\n".join([*lines, *(f"\n{row.explanation()}" for row in wrong)]))
        )

    def to_json(self) -> str:
        """All of it for a program: the verdict, the first cause, and each row."""
        rows = [
            {
                name: value
                for name, value in asdict(row).items()
                if value not in ("", (), False)
            }
            | ({"lines": [str(line) for line in row.lines]} if row.lines else {})
            for row in self.rows
        ]
        said = dict(title=self.title, passed=self.passed, verdict=self.verdict())
        said |= dict(cause=self.red[0].cause if self.red else "", rows=rows)
        return json.dumps(said, ensure_ascii=False, indent=1)

    def _repr_html_(self) -> str:
        parts = [f"<p><strong>{escaped(self.headline())}</strong></p>"]
        if self.red:
            parts.append(as_list(self.first_finding()))
        parts.append(as_list(self.other_lines()))
        parts += [
            fold(title, [row for row in self.rows if row.outcome in outcomes])
            for title, outcomes in (
                ("What is not right", (*RED, DOUBTFUL)),
                ("What is right", (PASSED, UNCOMMON)),
                ("What was not checked", (SKIPPED,)),
            )
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
    code = "your code"
    return "".join(
        [
            '<dl style="display:grid;grid-template-columns:max-content 1fr;column-gap:1em">',
            *(
                f"<dt>{escaped(label.strip().capitalize())}</dt>"
                f'<dd style="margin:0">'
                f"{f'<code>{escaped(text)}</code>' if label == code else escaped(text)}</dd>"
                for label, text in fields
            ),
            "</dl>",
        ]
    )


def fold(title: str, rows: list[Row]) -> str:
    """A table of rows that opens with a click; without rows, nothing."""
    if not rows:
        return ""
    left = ' style="text-align:left"'
    cells = []
    for row in rows:
        mark = f"{SIGNS[row.outcome]}&nbsp;{row.outcome}"
        text = escaped(row.measured)
        if row.outcome in (*RED, DOUBTFUL):
            fields = [f for f in row.fields() if f[0] != "measured"]
            text = f"{escaped(row.cause)} {text}{as_list(fields)}"
        name = f"<th scope=row{left}>{escaped(row.name)}</th>"
        cells.append(f"<tr>{name}<td{left}>{mark}</td><td{left}>{text}</td></tr>")
    head = "<tr><th>check</th><th>outcome</th><th>measured</th></tr>"
    table = f"<table><thead>{head}</thead><tbody>{''.join(cells)}</tbody></table>"
    return f"<details><summary>{escaped(title)}: {len(rows)}</summary>{table}</details>"
