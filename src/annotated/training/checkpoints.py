"""Checkpoints: a model in a file, safe to write and safe to load."""

from __future__ import annotations

import errno
import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, fields
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import torch
from torch import nn

from annotated.checks import require
from annotated.transformer.config import TransformerConfig
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.model import EncoderDecoder

FORMAT = "annotated checkpoint 1"
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
LOADERS = {
    "EncoderDecoder": "load it with load_checkpoint, or use `translate`",
    "DecoderOnly": "load it with load_decoder_only, or use `generate`",
}
Model = TypeVar("Model", EncoderDecoder, DecoderOnly)


def save_checkpoint(
    path: str | Path, model: EncoderDecoder | DecoderOnly, **extras: Any
) -> None:
    """Write the configuration, the parameters and `extras` (plain values: numbers, text, lists).

    The file appears under its name only when it is complete. A compiled model is written
    as what it was made of, so the file is the same.

    Raises:
        ValueError: if `extras` hold what could not be read again, or `model` is none of ours.
        OSError: if the file cannot be written.
    """
    atomic_save(Path(path), checkpoint_contents(model, extras))


def checkpoint_contents(
    model: EncoderDecoder | DecoderOnly, extras: dict[str, Any]
) -> dict[str, Any]:
    """What a checkpoint holds. The trainer adds a part of its own, `training`."""
    require(
        hasattr(model, "config"),
        f"model is a {type(model).__name__}, which has no config: give the model inside it, "
        "model.module",
    )
    check_extras(extras)
    weights = model.state_dict()
    require(
        not any(weight.is_meta for weight in weights.values()),
        "model is on the device meta, where parameters have no values: build it on another, or "
        "load them first",
    )
    return {
        "format": FORMAT,
        # An encoder-decoder is not named: at first there was no other model.
        **({} if kind_of(model) == "EncoderDecoder" else {"model": kind_of(model)}),
        "config": asdict(model.config),
        "weights": {uncompiled(name): weight for name, weight in weights.items()},
        "extras": extras,
    }


def kind_of(model: nn.Module) -> str:
    """The name of its class, also if it is compiled."""
    return type(getattr(model, "_orig_mod", model)).__name__


def uncompiled(name: str) -> str:
    """The name of a parameter without what `torch.compile` puts into it."""
    return name.replace("_orig_mod.", "")


def load_weights(model: nn.Module, weights: dict[str, torch.Tensor]) -> None:
    """Load the parameters of a checkpoint, whether it or the model was compiled or not."""
    names = {uncompiled(name): name for name in model.state_dict()}
    model.load_state_dict(
        {names.get(uncompiled(name), name): weight for name, weight in weights.items()}
    )


def check_extras(extras: dict[str, Any]) -> None:
    """Refuse what `read_checkpoint` would: it runs no code, so it makes no objects."""
    found = unreadable("extras", extras)
    if found:
        name, value = found
        raise ValueError(
            f"{name} is a {type(value).__module__}.{type(value).__qualname__}, which no checkpoint "
            "can hold: give plain values, that is numbers, text, lists, dicts or tensors, such as "
            "str(…), float(…) or .tolist() make of it"
        )


def unreadable(name: str, value: Any, depth: int = 50) -> tuple[str, Any] | None:
    """The innermost value that cannot be written and read again, and its name. Or None.

    `depth` ends the search in a list that is its own item.
    """
    try:
        file = BytesIO()
        torch.save(value, file)
        torch.load(BytesIO(file.getvalue()), weights_only=True)
        return None
    except Exception:  # pickle, and what it calls, can fail in any way
        if depth == 0:
            return name, value
        parts: dict[str, Any] = {}
        if isinstance(value, dict):
            parts = {f"{name}[{key!r}]": part for key, part in value.items()}
        elif isinstance(value, list | tuple):
            parts = {f"{name}[{i}]": part for i, part in enumerate(value)}
        found = (unreadable(*part, depth - 1) for part in parts.items())
        return next(filter(None, found), (name, value))


def atomic_save(path: Path, content: dict[str, Any]) -> None:
    """Write the whole file or leave the former one as it was, whatever happens meanwhile.

    The file is written under another name, synced to the disk, and then renamed. Renaming
    is atomic: before it, the name leads to the former file; after it, to the new one.

    Raises:
        OSError: if it cannot be written, for example because the disk is full. The
            former file is then as it was.
    """
    require(
        path.name != "" and not path.is_dir(),
        f"path = {str(path)!r} is a folder: give the name of a file in it",
    )
    # Another process that writes the same file has another name here.
    unfinished = path.with_name(f"{path.name}.{uuid4().hex[:8]}.part")
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
            f"path = {path} could not be written, {former}: {remedy(path.parent, error)}give "
            f"another path ({error})"
        ) from error


def remedy(folder: Path, error: Exception) -> str:
    """What to do if nothing can be written into a folder. "" if nobody knows."""
    if not folder.is_dir():
        return f"make the folder {folder}, or "
    if not os.access(folder, os.W_OK):
        return f"get the permission to write into {folder}, or "
    # PyTorch's writer does not say what went wrong. Nearly always it is this.
    if getattr(error, "errno", errno.ENOSPC) in FULL:
        return "make room on the disk, or "
    return ""


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
    found = content.get("format") if isinstance(content, dict) else None
    require(
        found == FORMAT or not str(found).startswith(FORMAT.rstrip("1")),
        f"path = {path} has the format {found!r}, which this version does not know: a newer one "
        "wrote it; update the package",
    )
    require(
        found == FORMAT,
        f"path = {path} is not a checkpoint of this package (it lacks format = {FORMAT!r}): "
        "write one with save_checkpoint",
    )
    return content


@contextmanager
def not_ours(path: str | Path | None) -> Iterator[None]:
    """A block in which whatever a damaged or forged file leads to is an error that names it."""
    try:
        yield
    except (ValueError, OSError):
        raise
    except Exception as error:
        raise ValueError(
            f"path = {path} holds what does not fit ({error!r:.200}): it is damaged, or of another "
            "program or version; get the file again, or begin a new training"
        ) from error


def load_checkpoint(path: str | Path) -> tuple[EncoderDecoder, dict[str, Any]]:
    """The model, in evaluation mode, and the extras of a checkpoint. Runs no code from the file.

    The parameters have the dtype in which they were saved, such as bfloat16.

    Raises:
        ValueError: if the file is missing, damaged, or not written by `save_checkpoint`, or
            holds a decoder-only model.
    """
    return load_model(path, EncoderDecoder)


def load_decoder_only(path: str | Path) -> tuple[DecoderOnly, dict[str, Any]]:
    """The same as `load_checkpoint` for a decoder-only model."""
    return load_model(path, DecoderOnly)


def load_model(path: str | Path, kind: type[Model]) -> tuple[Model, dict[str, Any]]:
    content = read_checkpoint(path)
    found = content.get("model", "EncoderDecoder")
    require(
        isinstance(found, str) and found in LOADERS,
        f"path = {path} holds a model of the kind {found}, which this version does not have: a "
        "newer one wrote it, or a program with a class of its own; make that model, and load "
        'read_checkpoint(path)["weights"] into it',
    )
    require(
        found == kind.__name__,
        f"path = {path} holds a model of the kind {found}, not {kind.__name__}: "
        f"{LOADERS[found]}",
    )
    check_known(path, content.get("config"), TransformerConfig)
    try:
        with torch.random.fork_rng(devices=[]):  # the initialization is overwritten
            model = kind(TransformerConfig(**content["config"]))
        cast_like(model, content["weights"])
        load_weights(model, content["weights"])
        extras = dict(content["extras"])
    except Exception as error:
        raise ValueError(
            f"path = {path} holds parameters that do not fit its configuration: get the file "
            "again; or, if the model was changed before it was saved, change one alike, and load "
            'read_checkpoint(path)["weights"] into it'
        ) from error
    return model.eval(), extras


def check_known(path: str | Path, saved: Any, kind: type) -> None:
    """What a newer version has saved may have fields that this one does not know."""
    known = {field.name for field in fields(kind)}
    unknown = saved.keys() - known if isinstance(saved, dict) else set()
    require(
        not unknown,
        f"path = {path} has {', '.join(map(repr, unknown))} in its {kind.__name__}, which this "
        "version does not know: a newer one wrote it; update the package",
    )


def cast_like(model: nn.Module, weights: dict[str, torch.Tensor]) -> None:
    """Give each parameter and buffer the dtype of the one of its name in a checkpoint."""
    dtypes = {uncompiled(name): weight.dtype for name, weight in weights.items()}
    for name, tensor in model.state_dict(keep_vars=True).items():
        tensor.data = tensor.data.to(dtypes.get(name))
