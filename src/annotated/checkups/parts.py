"""The kinds of parts that `checkup_part` knows: how each is called, and its checks."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from torch import nn

from annotated.checks import require
from annotated.checkups.adapters import annotated_transformer, torch_attention
from annotated.checkups.decoding import DECODING
from annotated.checkups.part_attention import ATTENTION, MULTI_HEAD
from annotated.checkups.part_functions import (
    CAUSAL_MASK,
    LEARNING_RATE,
    PADDING_MASK,
    SMOOTHING,
    TARGET_MASK,
)
from annotated.checkups.part_layers import FEED_FORWARD, LAYER_NORM, POSITIONS, RESIDUAL
from annotated.checkups.report import Check
from annotated.checkups.subject import Subject, copy_of
from annotated.transformer.model import make_model

MASKS = (
    "attend (True or 1 = may attend), hide (True or 1 = hidden), additive (0 and -inf)"
)


@dataclass(frozen=True)
class Kind:
    """A kind of part.

    Attributes:
        called: how the check-up calls the part.
        settings: what must be said about it. optional: what may be said, with defaults.
    """

    called: str
    checks: list[Check]
    settings: tuple[str, ...] = ()
    optional: dict[str, Any] = field(default_factory=dict)


PARTS = {
    "attention": Kind(
        "part(query, key, value, mask) -> values, or (values, weights); (B, H, L, d_k) each",
        ATTENTION,
        optional={"mask": "attend"},
    ),
    "multi-head attention": Kind(
        "part(query, key, value, mask) -> (B, Q, d_model), or a tuple of that and weights",
        MULTI_HEAD,
        ("d_model",),
        {"mask": "attend", "dropout": None, "n_heads": None},
    ),
    "positional encoding": Kind(
        "part(x) -> x + positions; (B, L, d_model) each",
        POSITIONS,
        ("d_model",),
        {"max_len": None},
    ),
    "layer norm": Kind(
        "part(x) -> the same shape (B, L, d_model)", LAYER_NORM, ("d_model",)
    ),
    "feed-forward": Kind(
        "part(x) -> the same shape (B, L, d_model)",
        FEED_FORWARD,
        ("d_model",),
        {"d_ff": None},
    ),
    "residual": Kind(
        "part(x, sublayer), where sublayer is a function of one tensor",
        RESIDUAL,
        ("d_model",),
    ),
    "padding mask": Kind(
        "part(ids) -> a mask that broadcasts to (B, Q, K) or (B, H, Q, K)",
        PADDING_MASK,
        ("pad_id",),
        {"mask": "attend"},
    ),
    "causal mask": Kind(
        "part(length) -> a mask of (length, length)",
        CAUSAL_MASK,
        optional={"mask": "attend"},
    ),
    "target mask": Kind(
        "part(ids) -> a mask that broadcasts to (B, L, L)",
        TARGET_MASK,
        ("pad_id",),
        {"mask": "attend"},
    ),
    "label smoothing": Kind(
        "part(logits, targets) -> the loss; (N, vocab) and (N,)",
        SMOOTHING,
        ("smoothing",),
        {"vocab": 11, "pad_id": None},
    ),
    "learning rate": Kind(
        "part(step) -> the rate of that step, counted from 1",
        LEARNING_RATE,
        ("d_model", "warmup"),
        {"factor": 1.0},
    ),
    "greedy decoding": Kind(
        "part(model, src, max_len) -> ids, on a small model of this package",
        DECODING,
        ("bos_id", "eos_id"),
        {"pad_id": 0},
    ),
}


def part_for(kind: str, part: Any, settings: dict[str, Any]) -> Any:
    """What the checks of this kind are given: a copy of the part, and the settings."""
    known = PARTS[kind]
    missing = [name for name in known.settings if name not in settings]
    unknown = [n for n in settings if n not in (*known.settings, *known.optional)]
    require(not missing, f"{kind} needs {', '.join(missing)}: say {missing[:1]}=…")
    allowed = ", ".join([*known.settings, *known.optional]) or "nothing"
    require(
        not unknown, f"{kind} has no setting {', '.join(unknown)}: it takes {allowed}"
    )
    settings = {**known.optional, **settings}
    require(
        settings.get("mask", "attend") in ("attend", "hide", "additive"),
        f"mask = {settings.get('mask')!r} is none of {MASKS}",
    )
    if kind == "greedy decoding":
        return toy_model(part, settings)
    module = copy_of(part)
    return SimpleNamespace(part=module, call=caller(module), **settings)


def caller(part: Any) -> Callable[..., Any]:
    require(
        callable(part), f"part = {part!r} cannot be called: give a function or a module"
    )
    return torch_attention(part) if isinstance(part, nn.MultiheadAttention) else part


def toy_model(decode: Callable, settings: dict[str, Any]) -> Subject:
    """A small model of this package, with dropout, on which a decoding function is tried."""
    model = make_model(17, 19, n_layers=2, d_model=24, d_ff=32, n_heads=3, max_len=31)
    for parameter in model.parameters():
        parameter.data *= math.sqrt(3)  # large enough for targets of different words
    pads = (settings["pad_id"], settings["pad_id"])
    ids = settings["bos_id"], settings["eos_id"]
    return Subject(
        model,
        annotated_transformer(pads),
        src_vocab=17,
        tgt_vocab=19,
        pads=pads,
        special=tuple(i for i in (*pads, *ids) if i is not None),
        max_len=31,
        dropout=None,
        n_parameters=None,
        trained=False,
        decode=decode,
        bos_id=ids[0],
        eos_id=ids[1],
    )
