"""Timing two ways of doing the same thing, so that the noise of a busy machine hits both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

import torch


@dataclass(frozen=True)
class Row:
    """One line of the report: a measure of this way of doing something, and of another way.

    `times` and `other_times` were taken in pairs, in `unit`, and less is better. `aim` is
    the least ratio that was aimed at, if there is one.
    """

    section: str
    what: str
    against: str
    conditions: str
    times: list[float]
    other_times: list[float]
    aim: float | None = None
    unit: str = "ms"
    threads: int = field(default_factory=torch.get_num_threads)

    def ratios(self) -> tuple[float, float, float]:
        """Return how many times as fast this way is: median and quartiles over the pairs."""
        pairs = zip(self.times, self.other_times, strict=True)
        return quartiles([other / own for own, other in pairs])

    def verdict(self) -> str:
        if self.aim is None:
            return ""
        reached = self.ratios()[1] >= self.aim
        return f"≥ {self.aim:g} {'met' if reached else 'MISSED'}"


@dataclass(frozen=True)
class Fact:
    """One line of the report that is not a comparison."""

    section: str
    what: str
    value: str
    conditions: str = ""


def n_threads() -> str:
    return f"threads: {torch.get_num_threads()}"


def milliseconds(call: Callable[[], object]) -> float:
    start = perf_counter()
    call()
    return (perf_counter() - start) * 1000


def interleave(
    ways: list[Callable[[], object]], rounds: int, warm_up: int = 1
) -> list[list[float]]:
    """Run A B C, A B C, ... after a warm-up, and return the times of each in ms."""
    for _ in range(warm_up):
        for way in ways:
            way()
    times: list[list[float]] = [[] for _ in ways]
    for _ in range(rounds):
        for way, its_times in zip(ways, times, strict=True):
            its_times.append(milliseconds(way))
        print(".", end="", flush=True)
    return times


def quartiles(values: list[float]) -> tuple[float, float, float]:
    """Return the values a quarter, a half and three quarters of the way up the sorted list."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(last / 4)], median(ordered), ordered[round(last * 3 / 4)]
