"""What real code answers at every state a reader can reach, as a small table.

A page without a kernel cannot run the code, and a formula written a second time could be
wrong. So the code is run at every state, and the answers are stored: each number over
the smallest set of sliders that it was seen to depend on, and equal columns once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

Choices = dict[str, list]  # slider -> the values it can take
State = tuple  # one value for each slider


def record(choices: Choices, answer: Callable[..., dict]) -> dict[str, Any]:
    """Call `answer(**state)` at every state, and store what it gives.

    An answer is made of dictionaries, lists, texts and numbers. One that has an `error`
    has nothing else. To look an answer up: each field ("lines.0.shape.1") names its
    column; a column is the sliders it depends on, then its values in their order
    (`None` where the field is not there).
    """
    answers = {
        state: dict(leaves(answer(**dict(zip(choices, state, strict=True)))))
        for state in product(*choices.values())
    }
    legal = {state: found for state, found in answers.items() if "error" not in found}
    columns: dict[tuple, int] = {}
    fields: dict[str, int] = {}
    for name in sorted({name for found in answers.values() for name in found}):
        states = answers if name == "error" else legal
        seen = tuple((state, found.get(name)) for state, found in states.items())
        fields[name] = columns.setdefault(seen, len(columns))
    return {
        "choices": choices,
        "columns": [column(choices, dict(seen)) for seen in columns],
        "fields": fields,
    }


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The texts and numbers of an answer, each with its path."""
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            yield from leaves(inner, f"{path}.{key}" if path else str(key))
    else:
        yield path, value


def column(choices: Choices, seen: dict[State, Any]) -> list:
    """The smallest set of sliders that decides what was seen, and the values over it."""
    for size in range(len(choices) + 1):
        for axes in combinations(range(len(choices)), size):
            values = over(axes, seen)
            if values is not None:
                names = [list(choices)[axis] for axis in axes]
                states = product(*(choices[name] for name in names))
                return [names, [values.get(state) for state in states]]
    raise AssertionError("all sliders together decide everything")


def over(axes: tuple[int, ...], seen: dict[State, Any]) -> dict[State, Any] | None:
    """The values by the sliders at `axes`, or None if these do not decide them."""
    values: dict[State, Any] = {}
    for state, value in seen.items():
        part = tuple(state[axis] for axis in axes)
        if values.setdefault(part, value) != value:
            return None
    return values


def look_up(table: dict[str, Any], **state: Any) -> dict[str, Any]:
    """What the page's script does: the fields of one answer, by their paths."""
    found = {}
    for field, number in table["fields"].items():
        names, values = table["columns"][number]
        index = 0
        for name in names:
            index = index * len(table["choices"][name]) + table["choices"][name].index(
                state[name]
            )
        if values[index] is not None:
            found[field] = values[index]
    return {"error": found["error"]} if "error" in found else found
