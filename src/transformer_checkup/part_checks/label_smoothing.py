"""Checks of the loss with label smoothing."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.part_under_test import PartUnderTest

LABEL_SMOOTHING: list[Check] = []


def logits_and_targets(tested: PartUnderTest) -> tuple[Tensor, Tensor]:
    generator = torch.Generator().manual_seed(0)
    logits = torch.randn(7, tested.vocab, generator=generator)
    first = 1 if tested.pad_id == 0 else 0
    targets = torch.tensor([(first + 2 * i) % tested.vocab for i in range(7)])
    if tested.pad_id is not None:
        targets[targets == tested.pad_id] = (tested.pad_id + 3) % tested.vocab
    return logits, targets


@check(
    LABEL_SMOOTHING,
    "runs",
    expected="a finite number",
    cause="log of a probability of 0",
    topic="loss",
)
def runs(tested: PartUnderTest) -> Finding:
    """A finite number, also for very confident logits."""
    logits, targets = logits_and_targets(tested)
    losses = [float(tested.call(scale * logits, targets)) for scale in (1, 50)]
    text = f"losses {losses[0]:.3f}, {losses[1]:.3f}"
    return passed_if(all(map(math.isfinite, losses)), text)


def gradient_of_loss(tested: PartUnderTest, logits: Tensor, targets: Tensor) -> Tensor:
    logits = logits.detach().clone().requires_grad_()
    (gradient,) = torch.autograd.grad(tested.call(logits, targets), logits)
    return gradient


@check(
    LABEL_SMOOTHING,
    "cross-entropy with the smoothed target",
    expected="F.cross_entropy(…, label_smoothing=…), its mean or its sum",
    cause="log_softmax taken twice, or not at all",
    topic="cross-entropy",
)
def is_the_cross_entropy(tested: PartUnderTest) -> Finding:
    """A multiple of `F.cross_entropy` with the same smoothing."""
    logits, targets = logits_and_targets(tested)
    loss = float(tested.call(logits, targets))
    theirs = F.cross_entropy(logits, targets, label_smoothing=tested.smoothing).item()
    ratios = {
        "mean": 1.0,
        "sum": len(targets),
    }
    for name, ratio in ratios.items():
        if abs(loss / (theirs * ratio) - 1) < 1e-3:
            return passed_if(True, f"the {name}: {loss:.4f}")
    if abs(loss * tested.vocab / theirs - 1) < 1e-3 and tested.vocab > 1:
        return passed_if(False, f"{loss:.4f}, {over_all_entries(tested)}")
    gradient = gradient_of_loss(tested, logits, targets)
    text = f"{loss:.4f}, PyTorch {theirs:.4f}"
    # The gradient of a cross-entropy: softmax minus target, so each row sums to 0.
    sums_to_zero = gradient.sum(-1).abs().max() < 1e-4 * gradient.abs().max()
    if sums_to_zero and bool((gradient.gather(1, targets[:, None]) < 0).all()):
        said = as_if(tested, gradient)
        if said:
            return passed_if(False, f"{text}: {said}")
        whole = smoothed_target(tested).sum(-1).mean().item()
        if abs(whole * len(targets) * tested.vocab - 1) < 1e-2:
            return passed_if(False, f"{text}: {over_all_entries(tested)}")
        text += ": another share for the other tokens, or KL divergence"
        return Finding(UNCOMMON, text)
    said = as_if(tested, gradient)
    text += f": {said}" if said else ""
    return passed_if(False, f"{text}, and its gradient is not that of a cross-entropy")


def over_all_entries(tested: PartUnderTest) -> str:
    return (
        f"the mean over all entries, tokens times vocabulary: {tested.vocab} times too small. Sum "
        'over the vocabulary, then take the mean over the tokens (nn.KLDivLoss: "batchmean")'
    )


def as_if(tested: PartUnderTest, gradient: Tensor) -> str:
    """The mistake whose gradient is nearer to this one than that of a cross-entropy, or ""."""
    logits, targets = logits_and_targets(tested)
    chosen = F.one_hot(targets, tested.vocab)
    s = tested.smoothing
    shares = s / tested.vocab + (1 - s) * chosen

    def of(loss: Callable[[Tensor], Tensor]) -> float:
        x = logits.clone().requires_grad_()
        (other,) = torch.autograd.grad(loss(x), x)
        return F.cosine_similarity(gradient.flatten(), other.flatten(), dim=0).item()

    right = of(lambda x: -(shares * x.log_softmax(-1)).sum())
    wrong = {
        "a softmax is taken before the log-softmax": lambda x: (
            -(shares * x.softmax(-1).log_softmax(-1)).sum()
        ),
        "probabilities stand where log-probabilities belong": lambda x: (
            -(shares * x.softmax(-1)).sum()
        ),
    }
    near = {name: of(loss) for name, loss in wrong.items()}
    best = max(near, key=lambda name: near[name])
    return best if near[best] > 0.98 and near[best] > right + 0.01 else ""


@check(
    LABEL_SMOOTHING,
    "overconfidence is penalized",
    expected="a gradient against too much confidence",
    cause="the smoothing is not used",
    topic="label smoothing",
)
def overconfidence_is_penalized(tested: PartUnderTest) -> Finding:
    """The loss of a nearly certain token falls if its logit does."""
    logits, targets = logits_and_targets(tested)
    confident = torch.full_like(logits, -20.0).scatter(1, targets[:, None], 20.0)
    gradient = gradient_of_loss(tested, confident, targets).gather(1, targets[:, None])
    least = gradient.min().item()
    text = f"gradient at the logit of a nearly certain token: {two_digits(least)}"
    return passed_if(abs(least) < 1e-4 if tested.smoothing == 0 else least > 1e-4, text)


@check(
    LABEL_SMOOTHING,
    "padding has no loss",
    expected="0",
    cause="no ignore_index",
    topic="padding",
)
def padding_has_no_loss(tested: PartUnderTest) -> Finding:
    """Where the target is padding, the logits get no gradient."""
    if tested.pad_id is None:
        raise Skip("say pad_id=… to have padding checked")
    logits, targets = logits_and_targets(tested)
    targets[-2:] = tested.pad_id
    size = gradient_of_loss(tested, logits, targets)[-2:].abs().max().item()
    return passed_if(size < 1e-9, f"gradient at padding {two_digits(size)}")


@check(
    LABEL_SMOOTHING,
    "padding is not counted",
    expected="the mean over real tokens alone",
    cause="the sum is divided by all tokens: the loss shrinks with the padding in a batch",
    topic="padding",
)
def padding_is_not_counted(tested: PartUnderTest) -> Finding:
    """Padding after the targets leaves the loss as it is."""
    if tested.pad_id is None:
        raise Skip("say pad_id=… to have padding checked")
    logits, targets = logits_and_targets(tested)
    before = float(tested.call(logits, targets))
    longer = torch.cat([targets, targets.new_full((7,), tested.pad_id)])
    after = float(tested.call(torch.cat([logits, logits]), longer))
    text = f"the loss is {before:.4f}, with as much padding {after:.4f}"
    if abs(after - before / 2) < 1e-3 * abs(before):
        text += ": the sum is divided by the number of all tokens, padding too"
    return passed_if(abs(after - before) < 1e-3 * abs(before), text)


@check(
    LABEL_SMOOTHING,
    "padding has no share",
    expected="the same share for each token, or none for padding",
    cause="the smoothed mass is spread over all but two tokens, and padding is given one too",
    topic="label smoothing",
)
def padding_has_no_share(tested: PartUnderTest) -> Finding:
    """The smoothed target sums to 1, whether padding has a share of it or not."""
    if tested.pad_id is None or tested.smoothing == 0:
        raise Skip("say pad_id=… and a smoothing above 0 to have the shares compared")
    shares = smoothed_target(tested)
    total = shares.sum(-1).mean().item()
    size = len(shares) * tested.vocab
    total = min(
        (total * n for n in (1, len(shares), size)),
        key=lambda s: abs(math.log(abs(s) or math.inf)),
    )
    shares = shares / shares.sum(-1, keepdim=True)
    share = shares[:, tested.pad_id].mean().item()
    text = f"padding has {two_digits(share)} of each target"
    if share < 1e-4:
        return passed_if(True, text)
    if abs(total - 1) > 1e-3:
        text += (
            f", and all shares sum to {total:.3f}: spread the mass over the real tokens"
        )
        return passed_if(False, f"{text} alone, and give padding 0")
    uniform = tested.smoothing / tested.vocab
    if abs(share - uniform) < 1e-3 * uniform:
        return passed_if(True, f"{text}, as each token has (PyTorch's way)")
    return Finding(UNCOMMON, f"{text}, which it can never be")


@check(
    LABEL_SMOOTHING,
    "the right token's share",
    expected="1 − smoothing for the right token, and 1 in all",
    cause="the smoothing given to the right token, or shared among more tokens than get a part",
    topic="label smoothing",
)
def share_of_the_right_token(tested: PartUnderTest) -> Finding:
    """The right token has 1 − smoothing of the target (and its part of the rest), all have 1."""
    shares, known = smoothed_target(tested), 1 - tested.smoothing
    logits, targets = logits_and_targets(tested)
    size = len(shares) * tested.vocab
    total = shares.sum(-1).mean().item()
    # A mean over all entries only where it fits: it is too near to what a wrong share gives.
    known_sizes = (size,) if abs(total * size - 1) < 1e-2 else (1, len(shares))
    factor = min(known_sizes, key=lambda n: abs(math.log(abs(total * n))))
    third = 1.5 * logits.roll(1, -1)  # neither of those that the target was found with
    expected = total * third.double().softmax(-1) - shares
    gradient = gradient_of_loss(tested, third, targets).double()
    if (gradient - expected).norm() > 1e-3 * gradient.norm():
        raise Skip("the gradient is not that of a cross-entropy")
    own = factor * shares.gather(1, targets[:, None]).mean().item()
    text = f"the right token has {own:.3f}, all together {factor * total:.3f}"
    fits = any(
        abs(own - k) < 2e-3 for k in (known, known + tested.smoothing / tested.vocab)
    )
    text += f"; asked for was a smoothing of {tested.smoothing:g}"
    undivided = known + tested.smoothing * tested.vocab
    if tested.smoothing and abs(factor * total - undivided) < 2e-3 * undivided:
        text += f": each token is given all of it, and not a part of {tested.vocab}"
    return passed_if(fits and abs(factor * total - 1) < 1e-3, text)


def smoothed_target(tested: PartUnderTest) -> Tensor:
    """The target distribution (N, vocab) behind the loss, but for a factor.

    The gradient of a cross-entropy is softmax minus target. Where only the logits differ,
    the target cancels, which gives the factor; then the target is what is left.
    """
    logits, targets = logits_and_targets(tested)
    first, second = logits, logits.flip(-1) / 2
    moved = gradient_of_loss(tested, first, targets).double()
    moved = moved - gradient_of_loss(tested, second, targets)
    step = (first.softmax(-1) - second.softmax(-1)).double()
    factor = (moved * step).sum() / step.square().sum()
    return factor * first.double().softmax(-1) - gradient_of_loss(
        tested, first, targets
    )
