"""`train --resume` goes on with the run that was begun: the same options and the same text."""

from __future__ import annotations

from argparse import Namespace
from operator import index
from pathlib import Path
from typing import Any

from annotated.checks import require
from annotated.training.checkpoints import read_checkpoint
from annotated_lab.data.text_fingerprint import difference
from annotated_lab.training.checkpoint_files import not_ours
from annotated_lab.training.folder import LAST

FILES = ("files", "text", "validation")
# What may differ: it changes no step that was made, or is compared by its content.
FREE = {"command", "out", "resume", "files", "text", "validation", "tensorboard"}
FREE |= {"n_steps", "epochs", "patience"}


def saved_options(folder: str, defaults: dict[str, Any]) -> dict[str, Any]:
    """The options of the run in this folder; `defaults` has those that this version knows."""
    path = Path(folder) / LAST
    extras = read_checkpoint(path).get("extras")
    if not isinstance(extras, dict) or "options" not in extras:
        raise ValueError(
            f"{folder} holds a training that another program began: resume it with that"
        )
    with not_ours(path):
        # Older runs held nothing out, and had pairs.
        options = {"hold_out": 0, "text": None, "block": None, **extras["options"]}
        unknown = [f"--{name}".replace("_", "-") for name in options.keys() - defaults]
        require(
            not unknown,
            f"{folder} has a training with {', '.join(sorted(unknown))}, which this version does "
            "not know: a newer one began it; update the package",
        )
        for name, value in options.items():
            if not is_kind_of(value, defaults[name], name in FILES):
                raise TypeError(f"{name} = {value!r:.60}")
    return options


def is_kind_of(value: Any, default: Any, names_files: bool) -> bool:
    """Whether an option can have this value."""
    if names_files and value is not None:
        return isinstance(value, list) and all(isinstance(file, str) for file in value)
    return None in (value, default) or type(value) is type(default)


def saved_run(options: Namespace) -> dict[str, Any]:
    """What the run to resume has saved, whose options have to be these; of a new run, nothing.

    Its extras, and under "step" how far it has come.
    """
    if not options.resume:
        return {}
    content = read_checkpoint(Path(options.out) / LAST)
    check_same_options(options, content["extras"]["options"])
    require(
        isinstance(content.get("training"), dict),
        f"{options.out} holds a model and no training: begin a new one in another folder",
    )
    with not_ours(Path(options.out) / LAST):
        return {
            **content["extras"],
            "step": index(content["training"]["state"]["step"]),
        }


def check_more_steps(options: Namespace, saved: dict[str, Any]) -> None:
    """A run can be made longer, unless its learning rates follow from its length."""
    if not saved:
        return
    done, before = saved["step"], saved["options"].get("n_steps")
    require(
        options.schedule != "one-cycle" or options.n_steps == before,
        f"{options.out} cannot be resumed with {options.n_steps:,} steps: with --schedule "
        f"one-cycle all learning rates follow from the {before} that it had. Leave them out, or "
        "begin a new run with another --out",
    )
    require(
        done <= options.n_steps,
        f"{options.out} has made {done:,} steps, and {options.n_steps:,} are less: give more, or "
        "neither --n-steps nor --epochs",
    )


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
    with not_ours(Path(options.out) / LAST):
        found = difference(now, before)
    require(
        not found,
        f"{' and '.join(options.text or options.files)}: this is not the text that {options.out} "
        f"was trained on: {found}. Give that text, or begin a new run with another --out",
    )
