"""Training mode and evaluation mode: who is in which, and who stays there."""

from __future__ import annotations

import torch
from torch import nn

from transformer_checkup.checklist import (
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
)
from transformer_checkup.model_checks.parameters import some
from transformer_checkup.model_under_test import ModelUnderTest

MODES: list[Check] = []


@check(
    MODES,
    "training mode stays",
    expected="the modes that train() has set",
    cause="self.eval() in a forward pass: dropout is off from then on; or a train() of its own "
    "that puts a part back into evaluation mode",
    topic="dropout",
)
def training_mode_stays(tested: ModelUnderTest) -> Finding:
    """train() reaches each dropout, and a pass leaves no module in evaluation mode."""
    tested.require_module()
    model = tested.copy().train()
    asleep = never_trains(model)
    if asleep:
        text = f"after train() the dropouts of {asleep[0]} are in evaluation mode, although its "
        text += f"parameters are trained ({len(asleep)} such)"
        cause = f"train() does not reach {some(asleep)}: their dropouts never act."
        return failed(text, cause, asleep)
    before = {path for path, module in model.named_modules() if module.training}
    tested.forward(tested.src(), tested.tgt(), model)
    left = [
        path or "the model"
        for path, m in model.named_modules()
        if path in before and not m.training
    ]
    if not left:
        return passed_if(True, f"{len(before)} modules stay in training mode")
    text = f"a training pass leaves {left[0]} in eval mode"
    cause = f"A pass puts {some(left)} into evaluation mode, where it stays."
    return failed(text, cause, left, remedy="no eval() or train(False) in forward")


def never_trains(model: nn.Module) -> list[str]:
    """The outermost modules that train() leaves in evaluation mode with dropouts and parameters.

    Frozen parts may be meant to stay there, and so may a batch norm, which has no dropout.
    """
    found: list[str] = []
    for path, module in model.named_modules():
        if module.training or any(path.startswith(f"{above}.") for above in found):
            continue
        trained = any(p.requires_grad for p in module.parameters())
        drops = [m for m in module.modules() if isinstance(m, nn.Dropout) and m.p > 0]
        if trained and drops and not any(m.training for m in drops):
            found.append(path or "the model")
    return found


@check(
    MODES,
    "dropout keeps the mean",
    expected="what is kept is divided by 1 − p",
    cause="x * mask without a division by 1 − p: evaluation sees larger numbers than training",
    topic="dropout",
)
def dropout_keeps_the_mean(tested: ModelUnderTest) -> Finding:
    """A dropout of one's own divides what it keeps by 1 − p."""
    model = tested.copy()
    if not isinstance(model, nn.Module):
        raise Skip("the model is a plain function, without modes")
    own = [(path, m) for path, m in model.named_modules() if is_dropout_of_ones_own(m)]
    if not own:
        return passed_if(True, "PyTorch's own dropouts alone")
    for path, module in own:
        kept = kept_value(module)
        if kept == 1:
            text = f"{path} keeps numbers as they are"
            cause = f"The dropout {path} does not divide what it keeps by 1 − p."
            return failed(text, cause, [path], remedy="x * mask / (1 - p)")
    return passed_if(True, f"{len(own)} of its own divide by 1 − p")


def is_dropout_of_ones_own(module: nn.Module) -> bool:
    is_leaf = not any(True for _ in module.children())
    is_torchs = type(module).__module__.startswith("torch.")
    return is_leaf and not is_torchs and not any(True for _ in module.parameters())


@torch.no_grad()
def kept_value(module: nn.Module) -> float | None:
    """By what a module multiplies what it does not set to 0, or None if it is no dropout."""
    try:
        out = module.train()(torch.ones(8, 64, 64))
    except Exception:
        return None
    if not isinstance(out, torch.Tensor) or out.shape != (8, 64, 64):
        return None
    kept = out[out != 0]
    is_dropout = 0 < len(kept) < out.numel() and bool((kept == kept[0]).all())
    return kept[0].item() if is_dropout else None
