"""The kinds of parts that can be examined: how each is called, and its checks."""

from __future__ import annotations

import inspect
import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import nn
from torch.nn.parameter import is_lazy

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
from transformer_checkup.part_checks import (
    any_layer,
    attention,
    feed_forward,
    label_smoothing,
    layer_norm,
    learning_rate,
    masks,
    multi_head_attention,
    positional_encoding,
    residual,
)
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
        usual: calls the part under test with random numbers of the usual sizes.
    """

    called: str
    checks: list[Check]
    settings: tuple[str, ...] = ()
    optional: dict[str, Any] = field(default_factory=dict)
    usual: Callable[[PartUnderTest], Any] = any_layer.usual

    @property
    def arguments(self) -> list[str]:
        """The names of the arguments, in order."""
        return re.findall(r"\w+", self.called.partition("(")[2].partition(")")[0])


PARTS = {
    "attention": Kind(
        "part(query, key, value, mask) -> values, or (values, weights); (B, H, L, d_k) each",
        [*attention.ATTENTION, *attention.ANY_ATTENTION],
        optional={"mask": "attend"},
        usual=attention.usual,
    ),
    "multi-head attention": Kind(
        "part(query, key, value, mask) -> (B, Q, d_model), or a tuple of that and weights",
        [
            *multi_head_attention.CHECKS,
            *any_layer.LEARNS,
            *any_layer.DROPOUT,
            *attention.ANY_ATTENTION,
        ],
        ("d_model",),
        {"mask": "attend", "dropout": None, "n_heads": None},
        usual=attention.usual,
    ),
    "positional encoding": Kind(
        "part(x) -> x + positions; (B, L, d_model) each",
        [*any_layer.RUNS, *positional_encoding.CHECKS, *any_layer.FLOAT16],
        ("d_model",),
        {"max_len": None},
    ),
    "layer norm": Kind(
        "part(x) -> the same shape (B, L, d_model)",
        [*any_layer.RUNS, *layer_norm.CHECKS, *any_layer.LEARNS],
        ("d_model",),
    ),
    "feed-forward": Kind(
        "part(x) -> the same shape (B, L, d_model)",
        [
            *any_layer.RUNS,
            *feed_forward.CHECKS,
            *any_layer.DROPOUT,
            *any_layer.LEARNS,
            *any_layer.FLOAT16,
        ],
        ("d_model",),
        {"d_ff": None, "dropout": None},
    ),
    "residual": Kind(
        "part(x, sublayer), where sublayer is a function of one tensor",
        [*any_layer.RUNS, *residual.CHECKS, *any_layer.LEARNS],
        ("d_model",),
        usual=residual.usual,
    ),
    "padding mask": Kind(
        "part(ids) -> a mask that broadcasts to (B, Q, K) or (B, H, Q, K)",
        [*masks.PADDING_MASK, *masks.ANY_MASK],
        ("pad_id",),
        {"mask": "attend"},
    ),
    "causal mask": Kind(
        "part(length) -> a mask of (length, length)",
        [*masks.CAUSAL_MASK, *masks.ANY_MASK],
        optional={"mask": "attend"},
    ),
    "target mask": Kind(
        "part(ids) -> a mask that broadcasts to (B, L, L)",
        [*masks.TARGET_MASK, *masks.ANY_MASK],
        ("pad_id",),
        {"mask": "attend"},
    ),
    "label smoothing": Kind(
        "part(logits, targets) -> the loss; (N, vocab) and (N,)",
        label_smoothing.CHECKS,
        ("smoothing",),
        {"vocab": 11, "pad_id": None},
    ),
    "learning rate": Kind(
        "part(step) -> the learning rate of that step, counted from 1",
        learning_rate.CHECKS,
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
    known = PARTS[kind]
    require_usable(part, known)
    with preserve_state(part):
        if kind == "greedy decoding":
            tested: Any = small_model(call_of(part, known), settings)
        else:
            copy = copy_of(part)
            was_half = isinstance(copy, nn.Module) and in_float32(copy)
            call = call_of(copy, known)
            if kind == "multi-head attention":
                call = AttentionCall(call)
            about = dict(called=known.called, was_half=was_half, **settings)
            tested = PartUnderTest(part=copy, call=call, **about)
            tested.usual = lambda: known.usual(tested)
            if settings.get("max_len", 0) is None:
                tested.max_len = positional_encoding.longest(copy, tested.d_model)
        return run_checks(kind.capitalize(), known.checks, tested, progress)


def in_float32(module: nn.Module) -> bool:
    """Move it to the CPU and to float32. Were its numbers rounded to half precision?"""
    tensors = [*module.parameters(), *module.buffers()]
    was_half = any(t.dtype in (torch.float16, torch.bfloat16) for t in tensors)
    module.to("cpu", torch.float32)
    return was_half


# The least and the most that a setting may be. Those not named here are words.
WHOLE_NUMBERS = {
    **dict.fromkeys(("d_model", "n_heads", "d_ff", "max_len"), (1, math.inf)),
    **dict.fromkeys(("bos_id", "eos_id"), (0, 18)),
    "pad_id": (-math.inf, math.inf),
    "vocab": (3, math.inf),
    "warmup": (4, math.inf),
}
NUMBERS = {"smoothing": (0, 0.99), "dropout": (0, 0.99), "factor": (1e-9, math.inf)}


def checked_settings(kind: str, settings: dict[str, Any]) -> dict[str, Any]:
    """All settings of the kind, with the defaults."""
    known = PARTS[kind]
    allowed = [*known.settings, *known.optional]
    missing = [name for name in known.settings if name not in settings]
    unknown = [name for name in settings if name not in allowed]
    if missing:
        raise ValueError(f"{kind} needs {', '.join(missing)}: say {missing[0]}=…")
    if unknown:
        takes = ", ".join(allowed) or "nothing"
        raise ValueError(
            f"{kind} has no setting {', '.join(unknown)}: it takes {takes}"
        )
    settings = {**known.optional, **settings}
    mask = settings.get("mask", "attend")
    if mask not in CONVENTIONS:
        names = ", ".join(f"{name} ({what})" for name, what in CONVENTIONS.items())
        raise ValueError(f"mask = {mask!r} is none of {names}")
    limits = WHOLE_NUMBERS | NUMBERS
    if kind == "greedy decoding":
        limits["pad_id"] = 0, 16  # an id of the small model
    for name in limits.keys() & settings.keys():
        (least, most), value = limits[name], settings[name]
        of = int if name in WHOLE_NUMBERS else (int, float)
        if value is None and name in known.optional:
            continue
        if not isinstance(value, of) or value is True or not least <= value <= most:
            what = "whole number" if of is int else "number"
            raise ValueError(f"{name} = {value!r}: say a {what} from {least} to {most}")
    return settings


def require_usable(part: Any, kind: Kind) -> None:
    """Raise a `ValueError` that says what to give instead."""
    name = getattr(part, "__name__", type(part).__name__)
    tensors = [*part.parameters()] if isinstance(part, nn.Module) else []
    if isinstance(part, type):
        text = f"is a class: give an object of it, {name}(…)"
    elif not callable(part):
        text = f"cannot be called: give a function or a module, called {kind.called}"
    elif any(map(is_lazy, tensors)):
        text = "has lazy layers, whose weights have no shape yet: call it once before"
    elif any(p.is_meta for p in tensors):
        text = "stands on the device meta, without numbers: part.to_empty(device='cpu')"
    else:
        return
    raise ValueError(f"part = {name} {text}")


def call_of(part: Any, kind: Kind) -> Callable[..., Any]:
    """The part, called with the arguments of its kind, by their names where it has these."""
    function = part.forward if isinstance(part, nn.Module) else part
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):  # a builtin does not say what it takes
        return part
    # A class made from PyTorch's may be called in another way.
    if isinstance(part, nn.MultiheadAttention) and "attn_mask" in signature.parameters:
        return torch_attention(part)
    roles = kind.arguments
    names = [name_of(role, signature) for role in roles]
    by_name = len(roles) > 1 and all(names) and len({*names}) == len(names)
    try:
        by_place, given = ((), names) if by_name else (roles, ())
        signature.bind(*by_place, **dict.fromkeys(given))
    except TypeError as error:
        theirs, ours = ", ".join(signature.parameters), ", ".join(roles)
        raise ValueError(
            f"part takes ({theirs}), and is called {kind.called}: give part=lambda {ours}: …"
        ) from error
    return (lambda *x: part(**dict(zip(names, x, strict=True)))) if by_name else part


def name_of(role: str, signature: inspect.Signature) -> str:
    """The one parameter that is named for a role, such as q, Q or query_states for query."""
    by_name = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY
    names = [name for name, p in signature.parameters.items() if p.kind in by_name]
    found = [n for n in names if role.startswith(n.lower())]
    found = found or [n for n in names if role in n.lower() and len(role) > 1]
    return found[0] if len(found) == 1 else ""


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
