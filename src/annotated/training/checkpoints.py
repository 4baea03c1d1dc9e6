"""Checkpoints: a model in a file, safe to write and safe to load."""

from __future__ import annotations

import os
import zipfile
from dataclasses import asdict
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import torch
from torch import nn

from annotated.checks import require
from annotated.transformer.config import TransformerConfig
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.layers import LayerNorm
from annotated.transformer.model import EncoderDecoder

FORMAT = "annotated checkpoint 1"
LAST, BEST = "last.pt", "best.pt"  # in the folder of a training
Model = TypeVar("Model", EncoderDecoder, DecoderOnly)


def kind_of(model: nn.Module) -> str:
    """Return the name of the model's class, also if it is compiled."""
    return type(getattr(model, "_orig_mod", model)).__name__


def uncompiled(name: str) -> str:
    """Return the name of a parameter without what `torch.compile` puts into it."""
    return name.replace("_orig_mod.", "")


def check_extras(extras: dict[str, Any]) -> None:
    """Reject extras that could not be read again: `read_checkpoint` makes plain values only."""
    for name, value in extras.items():
        try:
            file = BytesIO()
            torch.save(value, file)
            torch.load(BytesIO(file.getvalue()), weights_only=True)
        except Exception as error:  # pickle, and what it calls, can fail in any way
            raise ValueError(
                f"extras[{name!r}] = {value!r:.60} could not be read again: give plain values, "
                "that is numbers, text, lists, dicts or tensors"
            ) from error


def checkpoint_contents(
    model: EncoderDecoder | DecoderOnly, extras: dict[str, Any]
) -> dict[str, Any]:
    """Collect what a checkpoint holds."""
    check_extras(extras)
    return {
        "format": FORMAT,
        "model": kind_of(model),
        "config": asdict(model.config),
        "weights": {uncompiled(name): w for name, w in model.state_dict().items()},
        "extras": extras,
    }


def atomic_save(path: Path, content: dict[str, Any]) -> None:
    """Write the whole file, or leave the former one as it was.

    It is written under another name, synced to the disk, and then renamed, which is atomic.
    """
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
            f"path = {path} could not be written, {former}: give a file in a folder that exists "
            f"and may be written to, on a disk with room ({error})"
        ) from error


def save_checkpoint(
    path: str | Path, model: EncoderDecoder | DecoderOnly, **extras: Any
) -> None:
    """Write the configuration, the parameters and `extras` (plain values: numbers, text, lists).

    The file appears under its name only when it is complete. A compiled model is written
    as the model that it was made of.
    """
    atomic_save(Path(path), checkpoint_contents(model, extras))


def read_checkpoint(path: str | Path) -> dict[str, Any]:
    """Read the parts of a checkpoint, or of a training's folder. Run no code from the file."""
    files = [Path(path) / name for name in (BEST, LAST)]
    path = next(filter(Path.exists, files), Path(path))
    require(
        path.is_file(), f"path = {path} is not a file: check the name, or train first"
    )
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
        found == FORMAT,
        f"path = {path} is not a checkpoint of this package (it has the format {found!r}, not "
        f"{FORMAT!r}): write one with save_checkpoint, or update the package if it is newer",
    )
    return content


def load_weights(model: nn.Module, weights: dict[str, torch.Tensor]) -> None:
    """Load the parameters of a checkpoint into a model, which may be compiled."""
    names = {uncompiled(name): name for name in model.state_dict()}
    model.load_state_dict({names.get(name, name): w for name, w in weights.items()})


def add_final_norms(model: nn.Module, weights: dict[str, torch.Tensor]) -> None:
    """End the stacks in a norm where the checkpoint has one. PyTorch's post-norm stacks do."""
    for name, stack in model.named_children():
        is_plain = isinstance(getattr(stack, "norm", None), nn.Identity)
        if is_plain and f"{name}.norm.weight" in weights:
            stack.norm = LayerNorm(len(weights[f"{name}.norm.weight"]))


def load_model(path: str | Path, kind: type[Model]) -> tuple[Model, dict[str, Any]]:
    """Load a model of this kind, in evaluation mode, and the extras of its checkpoint."""
    content = read_checkpoint(path)
    found = content.get("model", "EncoderDecoder")
    require(
        found == kind.__name__,
        f"path = {path} holds a model of the kind {found}, not {kind.__name__}: load an "
        "EncoderDecoder with load_checkpoint or `translate`, a DecoderOnly with "
        "load_decoder_only or `generate`",
    )
    try:
        weights, extras = content["weights"], dict(content["extras"])
        with torch.random.fork_rng(devices=[]):  # the initialization is overwritten
            model = kind(TransformerConfig(**content["config"]))
        add_final_norms(model, weights)
        for name, tensor in model.state_dict(keep_vars=True).items():
            tensor.data = tensor.data.to(weights[name].dtype)
        load_weights(model, weights)
    except Exception as error:
        raise ValueError(
            f"path = {path} holds parameters that do not fit its configuration ({error!r:.200}): "
            "get the file again; if a newer version wrote it, update the package; if the model "
            'was changed, load read_checkpoint(path)["weights"] into one that is changed alike'
        ) from error
    return model.eval(), extras


def load_checkpoint(path: str | Path) -> tuple[EncoderDecoder, dict[str, Any]]:
    """Load an encoder-decoder, in evaluation mode, and the extras of its checkpoint.

    No code from the file is run. The parameters have the dtype in which they were saved.
    """
    return load_model(path, EncoderDecoder)


def load_decoder_only(path: str | Path) -> tuple[DecoderOnly, dict[str, Any]]:
    """Load a decoder-only model, as `load_checkpoint` does an encoder-decoder."""
    return load_model(path, DecoderOnly)
