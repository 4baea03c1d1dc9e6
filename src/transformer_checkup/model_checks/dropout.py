"""Dropout: off in evaluation, on in training, with the rate asked for, and in the right places."""

from __future__ import annotations

from collections import Counter

import torch
from torch import nn

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorded import Dropout
from transformer_checkup.recorder import Recorder, record

DROPOUT: list[Check] = []


def dropouts_in_training(tested: ModelUnderTest) -> list[Dropout]:
    return record(tested, tested.src(), tested.tgt(), train=True).dropouts


@check(
    DROPOUT,
    "evaluation is deterministic",
    expected="the same numbers, and no active dropout",
    cause="F.dropout(x, p) without training=self.training: it is active by default",
    topic="dropout",
)
def evaluation_is_deterministic(tested: ModelUnderTest) -> Finding:
    """Passes in evaluation mode give the same numbers.

    There are eight: a layer that is dropped now and then may be kept in two passes by chance.
    """
    model = tested.require_module()
    src, tgt = tested.src(), tested.tgt()
    passes = torch.stack([tested.logits(src, tgt, model) for _ in range(8)])
    moved = (passes - passes[0]).abs().max().item()  # NaN, if there is one
    active = [d for d in record(tested, src, tgt).dropouts if d.active]
    if any(module.training for module in model.modules()):
        text = "model.eval() leaves parts of the model in training mode"
        return passed_if(False, text)
    text = (
        f"two passes differ by {two_digits(moved)}, {len(active)} dropouts are active"
    )
    if moved and not active:
        fresh = [tested.logits(src, tgt, tested.copy()) for _ in range(2)]
        if torch.equal(*fresh):
            text += (
                ": something is kept from call to call (two fresh copies give the same)"
            )
    return passed_if(moved == 0 and not active, text)


@check(
    DROPOUT,
    "dropout is active in training",
    expected="two passes differ",
    cause="dropout is built and not called, or its rate is not passed on",
    topic="dropout",
)
def dropout_is_active_in_training(tested: ModelUnderTest) -> Finding:
    """In training mode two passes differ."""
    model = tested.copy()
    if not isinstance(model, nn.Module):
        raise Skip("the model is a plain function, without modes")
    rates = sorted({dropout.rate for dropout in dropouts_in_training(tested)})
    if tested.dropout == 0 or (tested.dropout is None and rates in ([], [0.0])):
        if any(rates):
            text = f"dropout=0 was asked for, and rates {rates} are used"
            return passed_if(False, text)
        raise Skip("the model has no dropout switched on")
    model.train()
    with torch.no_grad():
        passes = [tested.forward(tested.src(), tested.tgt(), model) for _ in range(2)]
    moved = (passes[1] - passes[0]).abs().max().item()
    text = f"two passes differ by {two_digits(moved)}"
    return passed_if(moved > 0, text if moved else text + sets_the_seed(tested))


def sets_the_seed(tested: ModelUnderTest) -> str:
    """Says whether the random numbers after a pass are the same, whatever they were before."""
    model, after = tested.copy().train(), []
    for seed in (1, 2):
        torch.manual_seed(seed)
        tested.forward(tested.src(), tested.tgt(), model)
        after.append(torch.rand(3))
    if not torch.equal(*after):
        return ""
    return (
        ": each pass sets the seed of the random numbers (torch.manual_seed in forward), so each "
        "step drops the same numbers, and all else that is random is set back too"
    )


@check(
    DROPOUT,
    "dropout has the rate asked for",
    expected="one rate everywhere",
    cause="a default that is not overridden, F.dropout without training=self.training",
    topic="dropout",
)
def dropout_rates(tested: ModelUnderTest) -> Finding:
    """Every dropout that is used has the rate that was asked for."""
    tested.require_module()
    rates = Counter(dropout.rate for dropout in dropouts_in_training(tested))
    text = ", ".join(f"{n} × {rate:g}" for rate, n in sorted(rates.items()))
    if not rates:
        raise Skip("no dropout was seen")
    if tested.dropout is None:
        if len({rate for rate in rates if rate}) <= 1:
            raise Skip(f"{text}; say dropout=… to have the rate compared")
        return Finding(UNCOMMON, f"{text}; say dropout=… if they should be one")
    wrong = {rate for rate in rates if rate and abs(rate - tested.dropout) > 1e-9}
    if tested.dropout and set(rates) == {0.0}:
        return passed_if(False, f"all are 0, asked for was {tested.dropout:g}")
    return passed_if(not wrong, f"{text}; asked for was {tested.dropout:g}")


@check(
    DROPOUT,
    "dropout is in the right places",
    expected="sublayer outputs and embedding sums; attention weights and hidden activations",
    cause="dropout(norm(x + f(x))): the residual stream itself is dropped",
    topic="dropout",
)
def dropout_places(tested: ModelUnderTest) -> Finding:
    """Dropout is applied to a sublayer's output, before the sum and the norm."""
    tested.require_module()
    recorder = record(tested, tested.src(), tested.tgt(), train=True)
    active = [dropout for dropout in recorder.dropouts if dropout.active]
    places = Counter(dropout.applied_to for dropout in active)
    if not places:
        raise Skip("no dropout is active in training")
    text = ", ".join(f"{n} × {place}" for place, n in places.items())
    # One at the foot of each stack is BERT's and BART's way.
    if recorder.n_dropped_streams > 2:
        return passed_if(False, f"on the normalized residual stream: {text}")
    if (
        len(recorder.sums_on_stream) > 1
    ):  # one may be the decoder's sum with its positions
        text = f"on the sum x + f(x), so the residual stream itself is dropped: {text}"
        return passed_if(False, text)
    if places["scores"]:
        text = f"on the scores, before the softmax (0 there is no weight of 0): {text}"
        return passed_if(False, text)
    whole = sum(dropout.whole for dropout in active)
    if whole:
        text = f"{whole} × whole tokens or whole features (Dropout1d): {text}"
        return Finding(UNCOMMON, text)
    if places["weighted values"]:
        return Finding(UNCOMMON, f"on the weighted values too: {text}")
    idle = idle_dropouts(tested.require_module(), recorder)
    if idle:
        text = f"{len(idle)} dropouts are built and never called: {', '.join(idle[:3])}; {text}"
        return Finding(UNCOMMON, text)
    return passed_if(True, text)


def idle_dropouts(model: nn.Module, recorder: Recorder) -> list[str]:
    """Dropouts that a pass never calls; none where a function may have used their rates."""
    called = [path for path, m in recorder.calls if isinstance(m, nn.Dropout)]
    idle = [
        path
        for path, m in model.named_modules()
        if isinstance(m, nn.Dropout) and m.p > 0 and path not in called
    ]
    functions = len(recorder.dropouts) - len(called)
    return idle if len(idle) > functions else []
