"""Evidence that several checks need: it is computed once for each model under test."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any


def once(measure: Callable[..., Any]) -> Callable[..., Any]:
    """Keep what the function returns together with the model under test that it is about."""

    @functools.wraps(measure)
    def kept(tested: Any, *args: Any) -> Any:
        evidence = vars(tested).setdefault("evidence", {})
        key = measure.__name__, *args
        if key not in evidence:
            evidence[key] = measure(tested, *args)
        return evidence[key]

    return kept
