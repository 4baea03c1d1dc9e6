"""The source of what the package teaches, as it runs."""

from __future__ import annotations

import inspect
import textwrap
from typing import Any


class Source(str):
    """Source code. It prints plainly, and a notebook shows it in colors."""

    def __repr__(self) -> str:
        return str(self)

    def _repr_markdown_(self) -> str:
        return f"```python\n{self}\n```"


def show_source(obj: Any) -> Source:
    """Return the source of a function, class or module of the package, as it runs.

    Raises:
        ValueError: if Python has no source for the object.
    """
    try:
        source = inspect.getsource(inspect.unwrap(obj) if callable(obj) else obj)
    except (OSError, TypeError) as error:
        raise ValueError(
            f"obj = {obj!r} has no Python source: give a function, a class or a module"
        ) from error
    return Source(textwrap.dedent(source).rstrip())
