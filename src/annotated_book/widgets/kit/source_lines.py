"""The source of a function, line by line, as two widgets show it."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable


def source_lines(function: Callable) -> tuple[dict[int, str], dict[int, int]]:
    """The lines without the docstring, by number; and for a line, where its statement starts."""
    lines, first = inspect.getsourcelines(inspect.unwrap(function))
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    shift = first - 1
    texts = textwrap.dedent("".join(lines)).splitlines()
    kept = {first + i: line for i, line in enumerate(texts) if line.strip()}
    head = tree.body[0]
    if isinstance(head, ast.Expr) and isinstance(head.value, ast.Constant):
        for line in range(head.lineno, head.end_lineno + 1):
            kept.pop(line + shift, None)
    starts = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and not hasattr(node, "body"):
            for line in range(node.lineno, node.end_lineno + 1):
                starts[line + shift] = node.lineno + shift
    return kept, starts
