"""Dropout: off in evaluation, on in training, with the rate asked for, and in the right places."""

from __future__ import annotations

from collections import Counter

import torch
from torch import nn

from transformer_checkup.checklist import (
    ERROR,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
    two_digits,
)
from transformer_checkup.model_checks.parameters import some
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import Recorder, record
from transformer_checkup.words import error_in_words

DROPOUT: list[Check] = []


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
    passes = torch.stack([tested.logits(src, tgt) for _ in range(8)])
    moved = (passes - passes[0]).abs().max().item()  # NaN, if there is one
    size = two_digits(moved)
    awake = [path or "the model" for path, m in model.named_modules() if m.training]
    if awake:
        cause = f"model.eval() leaves {awake[0]} in training mode."
        return failed(f"{len(awake)} modules are in training mode", cause, awake)
    active = [d for d in record(tested, src, tgt).dropouts if d.active]
    text = f"two passes differ by {size}, {len(active)} dropouts are active"
    if moved == 0 and not active:
        return passed_if(True, text)
    if active:
        places = ", ".join({d.applied_to: 0 for d in active})
        cause = f"In evaluation dropout is still active, on: {places}."
        remedy = "F.dropout(x, p, training=self.training), no nn.Dropout in forward"
        return failed(text, cause, remedy=remedy)
    if torch.equal(*(tested.logits(src, tgt, tested.copy()) for _ in range(2))):
        cause = "Something is kept from call to call, and changes the next one."
        return failed(text, cause, like="a running mean, a cache or a counter")
    return failed(text, "A pass in evaluation draws random numbers.")


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
    try:
        recorder = record(tested, tested.src(), tested.tgt(), train=True)
    except (Exception, SystemExit) as error:
        cause = "The model runs in evaluation mode, and not in training mode."
        return Finding(ERROR, error_in_words(error), cause)
    rates = sorted({dropout.rate for dropout in recorder.dropouts})
    if tested.dropout == 0 or (tested.dropout is None and rates in ([], [0.0])):
        if any(rates):
            cause = "Dropout acts although none was asked for."
            return failed(f"asked for was 0, used are {rates}", cause)
        raise Skip("the model has no dropout switched on")
    model.train()
    with torch.no_grad():
        passes = [tested.forward(tested.src(), tested.tgt(), model) for _ in range(2)]
    moved = (passes[1] - passes[0]).abs().max().item()
    text = f"two passes differ by {two_digits(moved)}"
    if moved:
        return passed_if(True, text)
    if sets_the_seed(tested):
        cause = "Each pass sets the seed of the random numbers, so each step drops the same ones."
        return failed(text, cause, remedy="no torch.manual_seed in forward")
    idle = idle_dropouts(model, recorder)
    cause = f"{some(idle)}: built, and never called." if idle else ""
    return failed(text, cause, idle)


def sets_the_seed(tested: ModelUnderTest) -> bool:
    """Are the random numbers after a pass the same, whatever they were before?"""
    model, after = tested.copy().train(), []
    for seed in (1, 2):
        torch.manual_seed(seed)
        tested.forward(tested.src(), tested.tgt(), model)
        after.append(torch.rand(3))
    return torch.equal(*after)


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
    rates = Counter(
        dropout.rate
        for dropout in record(tested, tested.src(), tested.tgt(), train=True).dropouts
    )
    text = ", ".join(f"{n} × {rate:g}" for rate, n in sorted(rates.items()))
    if not rates:
        raise Skip("no dropout was seen")
    if tested.dropout is None:
        if len({rate for rate in rates if rate}) <= 1:
            raise Skip(f"{text}; say dropout=… to have the rate compared")
        return Finding(UNCOMMON, f"{text}; say dropout=… if they should be one")
    wrong = {rate for rate in rates if rate and abs(rate - tested.dropout) > 1e-9}
    text += f"; asked for was {tested.dropout:g}"
    if tested.dropout and set(rates) == {0.0}:
        return failed(text, "The rate that was asked for is not passed on: all are 0.")
    if not wrong:
        return passed_if(True, text)
    kept = wrong == {1 - tested.dropout}
    like = "the probability to keep in place of that to drop" if kept else ""
    cause = f"Dropout acts at a rate of {min(wrong):g}, not of {tested.dropout:g}."
    return failed(text, cause, like=like)


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
    # One at the foot of each stack is BERT's and BART's way; one may be the decoder's sum
    # with its positions.
    on_norms = recorder.n_dropped_streams > 2
    if on_norms or len(recorder.sums_on_stream) > 1:
        where = "normalized residual stream" if on_norms else "sum x + f(x)"
        cause = f"Dropout acts on the {where}: the residual stream itself is dropped."
        return failed(text, cause, remedy="x + dropout(f(x))")
    if places["scores"]:
        cause = "Dropout acts on the scores, before the softmax, where 0 is a number."
        return failed(text, cause, remedy="dropout(scores.softmax(-1))")
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
