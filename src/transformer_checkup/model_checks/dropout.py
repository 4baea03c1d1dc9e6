"""Dropout and modes: off in evaluation, on in training, at the rate asked for, where it belongs."""

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
    passes = torch.stack([tested.logits(src, tgt, model) for _ in range(8)])
    moved = (passes - passes[0]).abs().max().item()  # NaN, if there is one
    awake = [path or "the model" for path, m in model.named_modules() if m.training]
    if awake:
        cause = f"model.eval() leaves {awake[0]} in training mode."
        return failed(f"{len(awake)} modules are in training mode", cause, awake)
    active = [d for d in record(tested, src, tgt).dropouts if d.active]
    text = (
        f"two passes differ by {two_digits(moved)}, {len(active)} dropouts are active"
    )
    if moved == 0 and not active:
        return passed_if(True, text)
    if active:
        places = ", ".join({d.applied_to: 0 for d in active})
        return failed(
            text,
            f"In evaluation dropout is still active, on: {places}.",
            line=active[0].node.line,
            remedy="F.dropout(x, p, training=self.training), no nn.Dropout in forward",
        )
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
    tested.require_module()
    model = tested.copy().train()
    try:
        recorder = record(tested, tested.src(), tested.tgt(), train=True)
    except (Exception, SystemExit) as error:
        cause = "The model runs in evaluation mode, and not in training mode."
        return Finding(ERROR, error_in_words(error), cause)
    rates = sorted({dropout.rate for dropout in recorder.dropouts})
    if tested.dropout == 0 and any(rates):
        cause = "Dropout acts although none was asked for."
        return failed(f"asked for was 0, used are {rates}", cause)
    if not tested.dropout and not any(rates):
        raise Skip("the model has no dropout switched on")
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
    return failed(text, f"{some(idle)}: built, and never called." if idle else "", idle)


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
    dropouts = record(tested, tested.src(), tested.tgt(), train=True).dropouts
    rates = Counter(dropout.rate for dropout in dropouts)
    if not rates:
        raise Skip("no dropout was seen")
    text = ", ".join(f"{n} × {rate:g}" for rate, n in sorted(rates.items()))
    if tested.dropout is None:
        if len({*rates} - {0.0}) > 1:
            return Finding(UNCOMMON, f"{text}; say dropout=… if they should be one")
        raise Skip(f"{text}; say dropout=… to have the rate compared")
    wrong = {rate for rate in rates if rate and abs(rate - tested.dropout) > 1e-9}
    text += f"; asked for was {tested.dropout:g}"
    if tested.dropout and {*rates} == {0.0}:
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


@check(
    DROPOUT,
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
        text = f"after train() the dropouts of {asleep[0]} are in evaluation mode"
        cause = f"train() does not reach {some(asleep)}: their dropouts never act."
        return failed(text, cause, asleep)
    awake = [
        (path, module) for path, module in model.named_modules() if module.training
    ]
    tested.forward(tested.src(), tested.tgt(), model)
    left = [path or "the model" for path, module in awake if not module.training]
    if not left:
        return passed_if(True, f"{len(awake)} modules stay in training mode")
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
    DROPOUT,
    "dropout keeps the mean",
    expected="what is kept is divided by 1 − p",
    cause="x * mask without a division by 1 − p: evaluation sees larger numbers than training",
    topic="dropout",
)
def dropout_keeps_the_mean(tested: ModelUnderTest) -> Finding:
    """A dropout of one's own divides what it keeps by 1 − p."""
    model = tested.require_module()
    own = [(path, m) for path, m in model.named_modules() if is_dropout_of_ones_own(m)]
    for path, module in own:
        if kept_value(module) == 1:
            text = f"{path} keeps numbers as they are"
            cause = f"The dropout {path} does not divide what it keeps by 1 − p."
            return failed(text, cause, [path], remedy="x * mask / (1 - p)")
    if not own:
        return passed_if(True, "PyTorch's own dropouts alone")
    return passed_if(True, f"{len(own)} of its own divide by 1 − p")


def is_dropout_of_ones_own(module: nn.Module) -> bool:
    """Has it no parameters and no parts, and is it none of PyTorch's?"""
    has_none = not [*module.children(), *module.parameters()]
    return has_none and not type(module).__module__.startswith("torch.")


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
