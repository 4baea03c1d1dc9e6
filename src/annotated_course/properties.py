"""How an answer is examined: by properties, on inputs that nobody chose, with a counterexample."""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup import Check, Checkup, checkup_part
from transformer_checkup.checklist import Finding, failed, passed
from transformer_checkup.isolation import preserve_state
from transformer_checkup.runner import run_checks

N_INPUTS = 12  # of growing size, so that the first counterexample is a small one
# From a right answer, an answer, and the numbers of the seed.
Examine = Callable[[Any, Any, dict[str, Any]], Checkup]


def part(
    kind: str, adapt: Callable = lambda answer: answer, **settings: Any
) -> Examine:
    """Examine an answer as `checkup_part` examines a part of this kind."""

    def examine(reference: Any, answer: Any, numbers: dict[str, Any]) -> Checkup:
        return checkup_part(kind, adapt(answer), progress=False, **settings)

    return examine


def agrees(
    inputs: Callable[[int], tuple],
    adapt: Callable = lambda answer: answer,
    tolerance: float = 1e-4,
) -> Examine:
    """Examine whether an answer is right for random inputs of sizes 1, 2, 3 and so on.

    Args:
        inputs: from a size, the arguments of the answer.
        adapt: from an answer to the function whose results are compared.
    """

    def examine(reference: Any, answer: Any, numbers: dict[str, Any]) -> Checkup:
        def measure(_: Any) -> Finding:
            right = adapt(lambda *given: reference(*given, **numbers))
            for size in range(1, N_INPUTS + 1):
                given = inputs(size)
                wanted = right(*copy.deepcopy(given))
                found = adapt(answer)(*copy.deepcopy(given))
                if apart := difference(found, wanted, tolerance):
                    text = f", for {', '.join(map(shown, given))}" if given else ""
                    return failed(apart + text, "The result is not the one asked for.")
            return passed(f"right for {N_INPUTS} random inputs")

        with preserve_state(answer):
            wanted = (inspect.getdoc(reference) or "").partition("\n")[0]
            check = Check("right for every input", measure, wanted, "", "")
            return run_checks("Answer", [check], SimpleNamespace(), progress=False)

    return examine


def together(*several: Examine) -> Examine:
    """Examine an answer in several ways: the first finds the cause, the last misses nothing."""

    def examine(reference: Any, answer: Any, numbers: dict[str, Any]) -> Checkup:
        reports = [one(reference, answer, numbers) for one in several]
        return Checkup("Answer", [row for report in reports for row in report])

    return examine


def difference(found: Any, wanted: Any, tolerance: float) -> str:
    """Say where two results differ most, or ""."""
    if isinstance(wanted, tuple | list) and isinstance(wanted[0], Tensor):
        if not isinstance(found, tuple | list) or len(found) != len(wanted):
            return f"the answer gives {shown(found)}, expected {shown(wanted)}"
        pairs = zip(found, wanted, strict=True)
        apart = (difference(a, b, tolerance) for a, b in pairs)
        return next((f"in [{n}], {text}" for n, text in enumerate(apart) if text), "")
    try:
        a, b = torch.as_tensor(found).double(), torch.as_tensor(wanted).double()
    except (TypeError, ValueError, RuntimeError):
        return f"the answer gives {shown(found)}, expected {shown(wanted)}"
    if a.shape != b.shape:
        return f"the answer has the shape {tuple(a.shape)}, expected {tuple(b.shape)}"
    off = (a - b).abs().nan_to_num(nan=torch.inf)
    if not a.numel() or off.max() <= tolerance:
        return ""
    at = tuple(int(i) for i in torch.unravel_index(off.argmax(), off.shape))
    place = f"at {list(at)} " if at else ""
    return f"{place}the answer gives {a[at].item():.4g}, expected {b[at].item():.4g}"


def shown(value: Any) -> str:
    """Return a value as it may be typed; of what is large, its kind and shape."""
    if isinstance(value, Tensor):
        exact = value.numel() <= 9 and not value.is_floating_point()
        return str(value.tolist()) if exact else f"a tensor {tuple(value.shape)}"
    if isinstance(value, nn.Module):
        return type(value).__name__
    if isinstance(value, tuple | list) and any(isinstance(v, Tensor) for v in value):
        return f"[{', '.join(map(shown, value))}]"
    return repr(value) if not isinstance(value, set) else str(sorted(value))
