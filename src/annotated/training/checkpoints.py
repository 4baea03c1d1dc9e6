"""Checkpoints: a model in a file, safe to write and safe to load."""

from __future__ import annotations

import os
import zipfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from annotated.checks import require
from annotated.transformer.config import TransformerConfig
from annotated.transformer.model import EncoderDecoder

FORMAT = "annotated checkpoint 1"


def save_checkpoint(path: str | Path, model: EncoderDecoder, **extras: Any) -> None:
    """Write the configuration, the parameters and `extras` (plain values: numbers, text, lists).

    The file appears under its name only when it is complete.
    """
    atomic_save(Path(path), checkpoint_contents(model, extras))


def checkpoint_contents(
    model: EncoderDecoder, extras: dict[str, Any]
) -> dict[str, Any]:
    """What a checkpoint holds. The trainer adds a part of its own, `training`."""
    return {
        "format": FORMAT,
        "config": asdict(model.config),
        "weights": model.state_dict(),
        "extras": extras,
    }


def atomic_save(path: Path, content: dict[str, Any]) -> None:
    """Write the whole file or leave the former one as it was, whatever happens meanwhile.

    The file is written under another name, synced to the disk, and then renamed. Renaming
    is atomic: before it, the name leads to the former file; after it, to the new one.

    Raises:
        OSError: if it cannot be written, for example because the disk is full. The
            former file is then as it was.
    """
    unfinished = path.with_name(path.name + ".part")
    try:
        with unfinished.open("wb") as file:
            torch.save(content, file)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except (OSError, RuntimeError) as error:  # PyTorch's writer makes it a RuntimeError
        unfinished.unlink(missing_ok=True)
        former = "the former one is whole" if path.exists() else "there is none yet"
        raise OSError(
            f"path = {path} could not be written, {former}: make room on the disk, or give "
            f"another path ({error})"
        ) from error


def read_checkpoint(path: str | Path) -> dict[str, Any]:
    """The parts of a checkpoint, see `checkpoint_contents`. Runs no code from the file.

    Raises:
        ValueError: if the file is missing, damaged, or not written by `save_checkpoint`.
    """
    path = Path(path)
    require(path.is_file(), f"path = {path} is no file: check the name, or train first")
    try:
        with zipfile.ZipFile(path) as parts:  # torch.load passes over wrong checksums
            require(parts.testzip() is None, "a checksum is wrong")
        content = torch.load(path, map_location="cpu", weights_only=True)
    except Exception as error:  # a damaged file can fail in any way
        raise ValueError(
            f"path = {path} cannot be read as a checkpoint: it is damaged or holds something other "
            "than tensors and plain values; get the file again, or train again"
        ) from error
    require(
        isinstance(content, dict) and content.get("format") == FORMAT,
        f"path = {path} is not a checkpoint of this package (it lacks format = {FORMAT!r}): "
        "write one with save_checkpoint",
    )
    return content


def load_checkpoint(path: str | Path) -> tuple[EncoderDecoder, dict[str, Any]]:
    """The model, in evaluation mode, and the extras of a checkpoint. Runs no code from the file.

    Raises:
        ValueError: if the file is missing, damaged, or not written by `save_checkpoint`.
    """
    content = read_checkpoint(path)
    try:
        with torch.random.fork_rng(devices=[]):  # the initialization is overwritten
            model = EncoderDecoder(TransformerConfig(**content["config"]))
        model.load_state_dict(content["weights"])
        extras = dict(content["extras"])
    except Exception as error:
        raise ValueError(
            f"path = {path} holds parameters that do not fit its configuration: get the file again"
        ) from error
    return model.eval(), extras
