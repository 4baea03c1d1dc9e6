"""The drawings of the chapters, one module a chapter: `ch06.one_query_three_keys()`.

A drawing of a fixed example needs no arguments. One of what a page measures takes the
measurements. `python -m annotated_book.figures OUT/` writes the first kind as files.
"""

import inspect
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any


def drawings() -> Iterator[tuple[str, Callable[[], Any]]]:
    """Yield the name, such as "ch06-one-query-three-keys", of each drawing without arguments."""
    for found in pkgutil.iter_modules(__path__):
        if found.name == "__main__":
            continue
        module = import_module(f"{__name__}.{found.name}")
        for name in module.__all__:
            function = getattr(module, name)
            needed = inspect.signature(function).parameters.values()
            if all(one.default is not one.empty for one in needed):
                yield f"{found.name}-{name.replace('_', '-')}", function
