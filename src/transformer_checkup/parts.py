"""The kinds of parts that can be examined: how each is called, and its checks."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from torch import nn

from annotated.transformer.model import make_model
from transformer_checkup.adapters import (
    AttentionCall,
    MakesItsMasks,
    torch_attention,
)
from transformer_checkup.checklist import Check
from transformer_checkup.isolation import copy_of, preserve_state
from transformer_checkup.model_checks.decoding import DECODING
from transformer_checkup.model_checks.ragged_decoding import RAGGED_DECODING
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.part_checks.any_layer import FLOAT16, LEARNS, RUNS
from transformer_checkup.part_checks.attention import ATTENTION
from transformer_checkup.part_checks.feed_forward import FEED_FORWARD
from transformer_checkup.part_checks.head_inputs import HEAD_INPUTS
from transformer_checkup.part_checks.label_smoothing import LABEL_SMOOTHING
from transformer_checkup.part_checks.layer_norm import LAYER_NORM
from transformer_checkup.part_checks.learning_rate import LEARNING_RATE
from transformer_checkup.part_checks.masks import (
    ANY_MASK,
    CAUSAL_MASK,
    PADDING_MASK,
    TARGET_MASK,
)
from transformer_checkup.part_checks.multi_head_attention import MULTI_HEAD_ATTENTION
from transformer_checkup.part_checks.positional_encoding import POSITIONAL_ENCODING
from transformer_checkup.part_checks.residual import RESIDUAL
from transformer_checkup.part_under_test import PartUnderTest
from transformer_checkup.report import Checkup
from transformer_checkup.runner import run_checks

# What True, or the number, means in a mask.
CONVENTIONS = {
    "attend": "True or 1 = may attend",
    "hide": "True or 1 = masked",
    "additive": "0 = may attend, -inf = masked",
}


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
        [*MULTI_HEAD_ATTENTION, *HEAD_INPUTS],
        ("d_model",),
        {"mask": "attend", "dropout": None, "n_heads": None},
    ),
    "positional encoding": Kind(
        "part(x) -> x + positions; (B, L, d_model) each",
        [*RUNS, *POSITIONAL_ENCODING, *FLOAT16],
        ("d_model",),
        {"max_len": None},
    ),
    "layer norm": Kind(
        "part(x) -> the same shape (B, L, d_model)",
        [*RUNS, *LAYER_NORM, *LEARNS],
        ("d_model",),
    ),
    "feed-forward": Kind(
        "part(x) -> the same shape (B, L, d_model)",
        [*RUNS, *FEED_FORWARD, *LEARNS, *FLOAT16],
        ("d_model",),
        {"d_ff": None, "dropout": None},
    ),
    "residual": Kind(
        "part(x, sublayer), where sublayer is a function of one tensor",
        RESIDUAL,
        ("d_model",),
    ),
    "padding mask": Kind(
        "part(ids) -> a mask that broadcasts to (B, Q, K) or (B, H, Q, K)",
        [*PADDING_MASK, *ANY_MASK],
        ("pad_id",),
        {"mask": "attend"},
    ),
    "causal mask": Kind(
        "part(length) -> a mask of (length, length)",
        [*CAUSAL_MASK, *ANY_MASK],
        optional={"mask": "attend"},
    ),
    "target mask": Kind(
        "part(ids) -> a mask that broadcasts to (B, L, L)",
        [*TARGET_MASK, *ANY_MASK],
        ("pad_id",),
        {"mask": "attend"},
    ),
    "label smoothing": Kind(
        "part(logits, targets) -> the loss; (N, vocab) and (N,)",
        LABEL_SMOOTHING,
        ("smoothing",),
        {"vocab": 11, "pad_id": None},
    ),
    "learning rate": Kind(
        "part(step) -> the learning rate of that step, counted from 1",
        LEARNING_RATE,
        ("d_model", "warmup"),
        {"factor": 1.0},
    ),
    "greedy decoding": Kind(
        "part(model, src, max_len) -> ids, on a small model of this package: model(src, tgt), "
        "with its masks or without them, or model.encode and model.decode",
        [*DECODING, *RAGGED_DECODING],
        ("bos_id", "eos_id"),
        {"pad_id": 0},
    ),
}


def checkup_part(
    kind: str, part: Any, *, progress: bool | None = None, **settings: Any
) -> Checkup:
    """Examine one part of a Transformer.

    Args:
        kind: one of `PARTS`, such as "attention", "layer norm", "padding mask".
        part: the function, or the module. `PARTS[kind].called` says how it is called.
        settings: what the kind needs to know, such as `d_model`.

    Raises:
        ValueError: for an unknown kind, or a setting that is missing.
    """
    if kind not in PARTS:
        raise ValueError(
            f"kind = {kind!r} is unknown: choose one of {', '.join(PARTS)}"
        )
    settings = checked_settings(kind, settings)
    with preserve_state(part):
        if kind == "greedy decoding":
            tested = small_model(part, settings)
        else:
            copy = copy_of(part)
            call = call_of(copy)
            if kind == "multi-head attention":
                call = AttentionCall(call)
            tested = PartUnderTest(part=copy, call=call, **settings)
        return run_checks(kind.capitalize(), PARTS[kind].checks, tested, progress)


def checked_settings(kind: str, settings: dict[str, Any]) -> dict[str, Any]:
    """All settings of the kind, with the defaults."""
    known = PARTS[kind]
    allowed = [*known.settings, *known.optional]
    missing = [name for name in known.settings if name not in settings]
    unknown = [name for name in settings if name not in allowed]
    if missing:
        raise ValueError(f"{kind} needs {', '.join(missing)}: say {missing[0]}=…")
    if unknown:
        raise ValueError(
            f"{kind} has no setting {', '.join(unknown)}: it takes "
            f"{', '.join(allowed) or 'nothing'}"
        )
    settings = {**known.optional, **settings}
    mask = settings.get("mask", "attend")
    if mask not in CONVENTIONS:
        names = ", ".join(f"{name} ({what})" for name, what in CONVENTIONS.items())
        raise ValueError(f"mask = {mask!r} is none of {names}")
    return settings


def call_of(part: Any) -> Callable[..., Any]:
    if not callable(part):
        raise ValueError(
            f"part = {part!r} cannot be called: give a function or a module"
        )
    # A class made from PyTorch's may be called in another way.
    if isinstance(part, nn.MultiheadAttention) and takes(part, "attn_mask"):
        return torch_attention(part)
    return part


def takes(module: nn.Module, argument: str) -> bool:
    return argument in inspect.signature(module.forward).parameters


def small_model(decode: Callable, settings: dict[str, Any]) -> ModelUnderTest:
    """A small model of this package, with dropout, on which a decoding function is tried."""
    pad_ids = (settings["pad_id"], settings["pad_id"])
    made = make_model(17, 19, n_layers=2, d_model=24, d_ff=32, n_heads=3, max_len=31)
    model = MakesItsMasks(made.config, settings["pad_id"])
    model.load_state_dict(made.state_dict())
    for parameter in model.parameters():
        parameter.data *= math.sqrt(3)  # large enough for targets of different tokens
    return ModelUnderTest(
        model,
        lambda model, src, tgt: model(src, tgt),
        src_vocab=17,
        tgt_vocab=19,
        pad_ids=pad_ids,
        bos_id=settings["bos_id"],
        eos_id=settings["eos_id"],
        max_len=31,
        decode=decode,
    )
