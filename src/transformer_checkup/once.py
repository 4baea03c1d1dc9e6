"""Evidence that several checks ask for, computed once for each model under test."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

Found = TypeVar("Found")


def once(measure: Callable[..., Found]) -> Callable[..., Found]:
    """Keep what `measure(tested, …)` returns for these arguments, in `tested` itself."""

    @functools.wraps(measure)
    def kept(tested: Any, *args: Any) -> Found:
        known = vars(tested).setdefault("evidence", {})
        key = (measure, *args)
        if key not in known:
            known[key] = measure(tested, *args)
        return known[key]

    return kept
