"""What a check is, what it finds, and how a new one is added to a list.

    CAUSALITY: list[Check] = []

    @check(
        CAUSALITY,
        "no look-ahead",
        expected="no change at all",
        cause="the causal mask is missing",
        topic="causal mask",
    )
    def no_look_ahead(tested: ModelUnderTest) -> Finding:
        ...
        return passed_if(moved == 0, f"earlier logits move by {two_digits(moved)}")

That is all: the decorator appends the check to the list, and a check-up runs its lists in
order. A check that cannot measure its property raises `Skip` with the reason.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from transformer_checkup.code_lines import CodeLine

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
UNCOMMON, DOUBTFUL, ERROR = "uncommon", "doubtful", "error"


class Skip(Exception):  # noqa: N818, it is no error
    """The property cannot be measured here. The message says why."""


@dataclass(frozen=True)
class Finding:
    """What one check has found: an outcome, and the measurement that it rests on.

    An outcome is PASSED, FAILED, SKIPPED (not measured), ERROR (the model raised one), DOUBTFUL
    (something is probably wrong) or UNCOMMON (right, and not as in the paper: worth one line).
    The others belong to what failed. Each follows from this measurement, or is left empty.

    Attributes:
        cause: what is wrong, as a sentence: "Cross-attention attends to padding."
        where: the paths of the modules in which it happens; the report adds their lines.
        line: the line of the user's code that does it, where one operation does.
        like: what the implementation behaves like ("no mask at all", "√d_model for √d_k").
        so_that: what follows for whoever uses the model, with its size.
        remedy: what to write instead.
    """

    outcome: str
    measured: str
    cause: str = ""
    where: tuple[str, ...] = ()
    line: CodeLine | None = None
    like: str = ""
    so_that: str = ""
    remedy: str = ""


@dataclass(frozen=True)
class Check:
    """A property: how it is measured, what is right, what usually breaks it, what to look up.

    Attributes:
        measure: a function of the model or part under test that returns a `Finding` or
            raises `Skip`.
        expected: what a right implementation gives. cause: what usually breaks it.
        topic: the term to look up, an entry of the book's glossary.
        is_symptom: many faults break it, so another red row is nearer to the cause.
        is_hint: designs break it, too: where no other check fails, it blames nobody.
    """

    name: str
    measure: Callable[..., Finding]
    expected: str
    cause: str
    topic: str
    is_symptom: bool = False
    is_hint: bool = False


def check(
    checks: list[Check],
    name: str,
    *,
    expected: str,
    cause: str,
    topic: str,
    is_symptom: bool = False,
    is_hint: bool = False,
):
    """Append the decorated function to `checks`, as a check of this name."""

    def add(measure: Callable[..., Finding]) -> Callable[..., Finding]:
        checks.append(Check(name, measure, expected, cause, topic, is_symptom, is_hint))
        return measure

    return add


def passed(measured: str) -> Finding:
    return Finding(PASSED, measured)


def uncommon(measured: str) -> Finding:
    return Finding(UNCOMMON, measured)


def passed_if(condition: bool, measured: str) -> Finding:
    return Finding(PASSED if condition else FAILED, measured)


def failed(
    measured: str, cause: str = "", where: Iterable[str] = (), **more: Any
) -> Finding:
    """A finding that failed. `more`: `line`, `like`, `so_that`, `remedy`, see `Finding`."""
    return Finding(FAILED, measured, cause, tuple(dict.fromkeys(where)), **more)


def two_digits(number: float) -> str:
    """Two digits. Below 1e-5 they would be rounding errors, other ones on each machine."""
    number = abs(number)
    if not math.isfinite(number):
        return str(number)
    if number >= 100:
        return f"{number:,.0f}"
    return "0" if number == 0 else f"{number:.2g}" if number >= 1e-5 else "<1e-5"
