"""A model as engine.js reads it: its settings, and all its numbers in one list of bytes."""

from __future__ import annotations

import struct
from typing import Any

from torch import Tensor

from annotated.checks import require
from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.model import EncoderDecoder


def pack(model: EncoderDecoder | DecoderOnly) -> tuple[dict[str, Any], bytes]:
    """The settings and the place of each tensor, and the numbers, little-endian.

    A tensor is a path, its shape, the place of its first byte and the letter of its
    numbers: "f" for float32, "e" for float16, which a tensor gets if it loses nothing by
    it. Matrices that are tied are written once.

    Raises:
        ValueError: if the model is not one of this package.
    """
    require(
        isinstance(model, EncoderDecoder | DecoderOnly),
        f"model must be an annotated.EncoderDecoder, or a DecoderOnly, got "
        f"{type(model).__name__}: build it with make_model or make_decoder_only",
    )
    data = bytearray()
    places: dict[int, int] = {}  # address of a tensor -> where its numbers start
    tensors = []
    for path, tensor in model.state_dict().items():
        letter = letter_of(tensor)
        start = places.setdefault(tensor.data_ptr(), len(data))
        if start == len(data):
            data += struct.pack(
                f"<{tensor.numel()}{letter}", *tensor.flatten().tolist()
            )
        tensors.append([path, list(tensor.shape), start, letter])
    config = model.config
    settings = {
        "n_layers": config.n_layers,
        "n_heads": config.n_heads,
        "norm_first": config.norm_first,
        "max_len": config.max_len,
        "pad_id": config.pad_id,
    }
    return {"config": settings, "tensors": tensors}, bytes(data)


def letter_of(tensor: Tensor) -> str:
    """What `struct` calls the shortest numbers that hold all of these exactly."""
    as_half = tensor.half()
    is_same = as_half.isfinite().all() and as_half.to(tensor.dtype).equal(tensor)
    return "e" if is_same else "f"
