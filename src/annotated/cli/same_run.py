"""`train --resume` goes on with the run that was begun: the same options and the same text."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from annotated.checks import require
from annotated.data.text_fingerprint import difference

# What may differ: it changes no step that was made, or is compared by its content.
FREE = {"command", "out", "resume", "files", "text", "validation", "tensorboard"}
FREE |= {"n_steps", "epochs", "patience"}


def check_same_options(options: Namespace, saved: dict[str, Any]) -> None:
    """Refuse options that are not those of the run, all of them in one sentence.

    Known before any text is read. An option that the run does not have is newer than it.
    """
    require(
        bool(options.text) == bool(saved.get("text")),
        f"{options.out} cannot be resumed with text of another kind: it was trained on "
        f"{'plain text' if saved.get('text') else 'pairs'}. Give no text, or begin a new run with "
        "another --out",
    )
    others = {
        name: (value, saved[name])
        for name, value in vars(options).items()
        if name in saved.keys() - FREE and value != saved[name]
    }
    flags = " ".join(f"--{name.replace('_', '-')}" for name in others)
    told = ", ".join(
        f"--{name.replace('_', '-')} is {said(now)} and was {said(before)}"
        for name, (now, before) in others.items()
    )
    require(
        not others,
        f"{options.out} cannot be resumed with other options: {told}. Leave out {flags}, or "
        "begin a new run with another --out",
    )


def said(value: Any) -> str:
    """A value as it is written on the command line."""
    if value is None:
        return "not given"
    if isinstance(value, bool):
        return "set" if value else "not set"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def check_same_text(
    now: dict[str, Any], before: dict[str, Any] | None, options: Namespace
) -> None:
    """Refuse another text. None: the run is older than fingerprints, so nobody knows."""
    if before is None:
        return
    found = difference(now, before)
    require(
        not found,
        f"{' and '.join(options.text or options.files)}: this is not the text that {options.out} "
        f"was trained on: {found}. Give that text, or begin a new run with another --out",
    )
