"""The source of what the package teaches: the idea of it, and all of it as it runs."""

from __future__ import annotations

import inspect
import textwrap
from typing import Any

from annotated.inspection.idea import idea_of


class Source(str):
    """Source code as it runs, with its idea: the same without annotations and checks.

    It prints plainly. A notebook shows the idea in colors, with the rest folded below.
    """

    @property
    def idea(self) -> str:
        """The source without annotations, docstrings and checks."""
        return idea_of(self)

    def __repr__(self) -> str:
        return str(self)

    def _repr_markdown_(self) -> str:
        whole = f"```python\n{self}\n```"
        if self.idea == self:
            return whole
        return (
            f"```python\n{self.idea}\n```\n\n<details><summary>As it runs</summary>\n\n"
            f"{whole}\n\n</details>"
        )


def show_source(obj: Any) -> Source:
    """The source of a function, class or module of the package, as it runs.

    A notebook shows its idea first; `show_source(obj).idea` is that as text.

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
