"""A model as engine.js reads it: its settings, and all its numbers in one list of bytes."""

from __future__ import annotations

import struct
from typing import Any

from annotated.checks import require
from annotated.transformer.model import EncoderDecoder


def pack(model: EncoderDecoder) -> tuple[dict[str, Any], bytes]:
    """The settings and the place of each tensor, and the numbers as float32, little-endian.

    Matrices that are tied are written once.

    Raises:
        ValueError: if the model is not one of this package.
    """
    require(
        isinstance(model, EncoderDecoder),
        f"model must be an annotated.EncoderDecoder, got {type(model).__name__}: "
        "build it with make_model",
    )
    numbers: list[float] = []
    places: dict[int, int] = {}  # address of a tensor -> where its numbers start
    tensors = []
    for path, tensor in model.state_dict().items():
        start = places.setdefault(tensor.data_ptr(), len(numbers))
        if start == len(numbers):
            numbers += tensor.flatten().tolist()
        tensors.append([path, list(tensor.shape), start])
    config = model.config
    settings = {
        "n_layers": config.n_layers,
        "n_heads": config.n_heads,
        "norm_first": config.norm_first,
        "max_len": config.max_len,
        "pad_id": config.pad_id,
    }
    data = struct.pack(f"<{len(numbers)}f", *numbers)
    return {"config": settings, "tensors": tensors}, data
