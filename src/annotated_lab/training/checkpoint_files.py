"""Errors of damaged and newer checkpoints, for what reads more of them than the textbook does."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

from annotated.checks import require


def check_known(path: str | Path, saved: Any, kind: type) -> None:
    """Reject saved fields of a dataclass that only a newer version has."""
    known = {field.name for field in fields(kind)}
    unknown = saved.keys() - known if isinstance(saved, dict) else set()
    require(
        not unknown,
        f"path = {path} has {', '.join(map(repr, unknown))} in its {kind.__name__}, which this "
        "version does not know: a newer one wrote it; update the package",
    )


@contextmanager
def not_ours(path: str | Path | None) -> Iterator[None]:
    """Turn whatever a damaged or forged file leads to in the block into an error that names it."""
    try:
        yield
    except (ValueError, OSError):
        raise
    except Exception as error:
        raise ValueError(
            f"path = {path} holds what does not fit ({error!r:.200}): it is damaged, or of another "
            "program or version; get the file again, or begin a new training"
        ) from error
