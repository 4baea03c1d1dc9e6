"""The drawings of the chapters, one module a chapter: `ch06.one_query_three_keys()`.

Their docstrings begin with "Draw". A drawing of a fixed example needs no arguments. One of what a
page measures takes the measurements. `python -m annotated_book.figures OUT/` writes the first
kind as files.
"""

import inspect
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any


def drawings_of(module: str) -> dict[str, Callable[..., Any]]:
    """Return the drawings of a module, such as "ch06", by name."""
    module = f"{__name__}.{module}"
    functions = inspect.getmembers_static(import_module(module), inspect.isfunction)
    own = (pair for pair in functions if pair[1].__module__ == module)
    return {name: f for name, f in own if (f.__doc__ or "").startswith("Draw ")}


def drawings() -> Iterator[tuple[str, Callable[[], Any]]]:
    """Yield the name, such as "ch06-one-query-three-keys", of each drawing without arguments."""
    for module in sorted(found.name for found in pkgutil.iter_modules(__path__)):
        for name, draw in drawings_of(module).items():
            needed = inspect.signature(draw).parameters.values()
            if all(one.default is not one.empty for one in needed):
                yield f"{module}-{name.replace('_', '-')}", draw
