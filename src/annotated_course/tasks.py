"""What an exercise asks for by name, and what a seed changes.

A seed changes a number of an exercise where its answer takes this number as an argument. Then the
property is about every such number, and the grade is right for each of them. All other exercises
stay as they are.
"""

from __future__ import annotations

import inspect
import random
import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from annotated_course.properties import Examine
from transformer_checkup import Checkup

BLOCK = "    # BEGIN SOLUTION\n{}\n    # END SOLUTION\n"
TASKS: dict[str, Task] = {}


@dataclass(frozen=True)
class Task:
    """What an exercise asks for.

    Attributes:
        answer: a right one. Its name, arguments and docstring are what a student is given.
        examine: makes the report, from an answer and the numbers that the seed has chosen.
        asks: does the exercise also ask a question, whose answer a person reads?
        number: the argument that a seed changes, and choose: how.
        words: where it stands in the text, and how it is put there.
    """

    answer: Callable
    examine: Examine
    asks: bool = False
    number: str = ""
    choose: Callable[[random.Random], Any] = lambda draw: None
    words: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.answer.__name__

    def numbers(self, seed: int) -> dict[str, Any]:
        """Return the argument that this seed chooses, by its name. Seed 0 is the book."""
        if not (seed and self.number):
            return {}
        draw = random.Random(f"{seed} {self.name}")
        return {self.number: self.choose(draw)}

    def text(self, text: str, seed: int) -> str:
        """Return the exercise with the seed's number in the place of the book's."""
        for value in self.numbers(seed).values():
            for old, new in self.words.items():
                text = text.replace(old, new.format(value))
        return text

    def code(self, seed: int) -> str:
        """Return the right answer as code, with its solution between two marks."""
        source = inspect.getsource(inspect.unwrap(self.answer))
        for name, value in self.numbers(seed).items():
            source = re.sub(rf"\b{name}=[^)]+\)", f"{name}={value})", source, count=1)
        source = re.split(r"^(?=def |class )", source, maxsplit=1, flags=re.M)[-1]
        head, text, body = re.split(r'(""".*?"""\n)', source, maxsplit=1, flags=re.S)
        return head + text + BLOCK.format(body.strip("\n"))


def graded(exercise: str, examine: Examine, asks: bool = False) -> Callable:
    """Add the decorated answer to TASKS."""

    def add(answer: Callable) -> Callable:
        changes = vars(answer).get("varied", ())
        TASKS[exercise] = Task(answer, examine, asks, *changes)
        return answer

    return add


def varied(number: str, choose: Callable, words: dict[str, str]) -> Callable:
    """Let a seed change this argument of the decorated answer."""

    def add(answer: Callable) -> Callable:
        vars(answer)["varied"] = number, choose, words
        return answer

    return add


def examine(exercise: str, answer: Any, seed: int = 0) -> Checkup:
    """Return a report of an answer: print it, or end a cell with it.

    Args:
        exercise: one of `TASKS`, such as "6.2".
        seed: that of the hand-out.

    Raises:
        ValueError: for an exercise that is not graded.
    """
    if exercise not in TASKS:
        graded = ", ".join(TASKS)
        raise ValueError(
            f"exercise = {exercise!r} is not graded: choose one of {graded}"
        )
    task = TASKS[exercise]
    with warnings.catch_warnings():  # nbgrader takes a word on stderr for a failure
        warnings.simplefilter("ignore")
        report = task.examine(task.answer, answer, task.numbers(seed))
    report.title = f"Exercise {exercise}"
    # What is measured may be known, but not what to write.
    report.rows = [replace(row, remedy="") for row in report]
    return report


def require(exercise: str, answer: Any, seed: int = 0) -> None:
    """Do nothing if the answer is right, and else raise an error that shows a counterexample.

    Raises:
        AssertionError: if a property does not hold.
    """
    report = examine(exercise, answer, seed)
    if said := unwritten(exercise, report):
        raise AssertionError(f"Exercise {exercise}: {said}")
    if not report.passed:
        again = f'examine("{exercise}", {TASKS[exercise].name})'
        raise AssertionError(str(report).replace("report.all()", f"{again}.all()"))


def unwritten(exercise: str, report: Checkup) -> str:
    """Return a sentence if the answer was never begun, or not to its end; else ""."""
    if "NotImplementedError:  (" not in str(report):  # PyTorch's have a message
        return ""
    return f"{TASKS[exercise].name} is not written, or not to its end."
