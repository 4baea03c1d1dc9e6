"""Checks of the loss with label smoothing."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import torch
import torch.nn.functional as F
from torch import Tensor

from transformer_checkup import formula_tables as known
from transformer_checkup.checklist import (
    Finding,
    Skip,
    failed,
    passed,
    two_digits,
    uncommon,
)
from transformer_checkup.part_under_test import Checks, PartUnderTest, judged

N_TOKENS = 7
DIVIDE = "divide by (targets != pad_id).sum()"

CHECKS = Checks()


def logits_and_targets(tested: PartUnderTest) -> tuple[Tensor, Tensor]:
    generator = torch.Generator().manual_seed(0)
    logits = torch.randn(N_TOKENS, tested.vocab, generator=generator)
    tokens = [i for i in range(tested.vocab) if i != tested.pad_id]
    return logits, torch.tensor([tokens[2 * i % len(tokens)] for i in range(N_TOKENS)])


def in_pytorch(tested: PartUnderTest) -> str:
    padding = "" if tested.pad_id is None else f", ignore_index={tested.pad_id}"
    return f"F.cross_entropy(…, label_smoothing={tested.smoothing:g}{padding})"


@CHECKS.add("runs", "loss")
def runs(tested: PartUnderTest) -> Finding:
    """A finite number, also for very confident logits."""
    logits, targets = logits_and_targets(tested)
    loss = tested.call(logits.requires_grad_(), targets)
    if not isinstance(loss, Tensor) or loss.numel() != 1 or not loss.requires_grad:
        text = f"{type(loss).__name__} {tuple(getattr(loss, 'shape', ()))}"
        remedy = "loss.mean() or loss.sum(), and no loss.item()"
        return failed(text, "It is not one number with a gradient.", remedy=remedy)
    losses = [loss.item(), float(tested.call(50 * logits.detach(), targets))]
    text = f"losses {losses[0]:.3f}, and for logits times 50 {losses[1]:.3f}"
    cause = "The loss is not finite: a probability is 0, and its log −∞."
    remedy = "log_softmax in place of softmax().log()"
    return judged(all(map(math.isfinite, losses)), text, cause, remedy)


def gradient_of_loss(
    loss: Callable[[Tensor, Tensor], Tensor], logits: Tensor, targets: Tensor
) -> Tensor:
    logits = logits.detach().clone().requires_grad_()
    return torch.autograd.grad(loss(logits, targets), logits)[0].double()


def like(tested: PartUnderTest) -> str:
    """The known mistake whose gradient is nearer than that of the right loss, or ""."""
    logits, targets = logits_and_targets(tested)
    right = F.one_hot(targets, tested.vocab).float()
    s, sizes = tested.smoothing, (1, N_TOKENS, N_TOKENS * tested.vocab)
    gradients = {
        name: lambda f=f: gradient_of_loss(lambda x, y: f(x, y, s), logits, right)
        for name, f in known.LOSSES.items()
    }
    name = known.closest(
        gradient_of_loss(tested.call, logits, targets),
        gradients,
        distance=lambda sum_of, seen: min(
            known.share_apart(sum_of / n, seen) for n in sizes
        ),
        limit=0.05,
    )
    return name if name != known.PYTORCH_LOSS else ""


def smoothed_target(tested: PartUnderTest) -> tuple[Tensor, int]:
    """The target (N, vocab) behind the loss, and by how many entries the loss is divided.

    The gradient of a cross-entropy is softmax minus target. Where only the logits differ,
    the target cancels, which gives the factor; then the target is what is left. A mean over
    all entries only where it fits: it is too near to what a wrong share gives.
    """
    logits, targets = logits_and_targets(tested)
    tried = logits, logits.flip(-1) / 2, 1.5 * logits.roll(1, -1)
    (p, q, r) = (x.double().softmax(-1) for x in tried)
    first, second, third = (gradient_of_loss(tested.call, x, targets) for x in tried)
    factor = ((first - second) * (p - q)).sum() / (p - q).square().sum()
    target = factor * p - first
    if (factor * r - target - third).norm() > 1e-3 * third.norm():
        raise Skip("the gradient is not that of a cross-entropy")
    total, entries = target.sum(-1).mean().abs().item(), N_TOKENS * tested.vocab
    divisors = (entries,) if abs(total * entries - 1) < 1e-2 else (1, N_TOKENS)
    divisor = min(divisors, key=lambda n: abs(math.log(total * n or math.inf)))
    return divisor * target, divisor


@CHECKS.add("cross-entropy with the smoothed target", "cross-entropy")
def is_the_cross_entropy(tested: PartUnderTest) -> Finding:
    """A multiple of `F.cross_entropy` with the same smoothing."""
    logits, targets = logits_and_targets(tested)
    loss = float(tested.call(logits, targets))
    theirs = F.cross_entropy(logits, targets, label_smoothing=tested.smoothing).item()
    for name, times in {"mean": 1, "sum": N_TOKENS}.items():
        if abs(loss / (theirs * times) - 1) < 1e-3:
            return passed(f"the {name}: {loss:.4f}")
    text = f"{loss:.4f}, PyTorch {theirs:.4f}"
    try:
        target, divisor = smoothed_target(tested)
    except Skip:
        target, divisor = torch.full_like(logits, -1.0), 0
    if divisor > N_TOKENS or abs(loss * tested.vocab / theirs - 1) < 1e-3:
        return failed(
            f"{text}, {tested.vocab} times too small",
            "The loss is divided by the size of the vocabulary, too.",
            like="the mean over all entries, tokens times vocabulary",
            remedy="sum over the vocabulary, mean over the tokens (nn.KLDivLoss: "
            '"batchmean")',
        )
    if (target.gather(1, targets[:, None]) > 0).all():
        return uncommon(f"{text}: another share for the other tokens, or KL divergence")
    cause = "The loss is no cross-entropy: its gradient is not softmax minus target."
    return failed(text, cause, like=like(tested), remedy=in_pytorch(tested))


@CHECKS.add("overconfidence is penalized", "label smoothing")
def overconfidence_is_penalized(tested: PartUnderTest) -> Finding:
    """The loss of a nearly certain token falls if its logit does."""
    logits, targets = logits_and_targets(tested)
    confident = torch.full_like(logits, -20.0).scatter(1, targets[:, None], 20.0)
    gradient = gradient_of_loss(tested.call, confident, targets)
    least = gradient.gather(1, targets[:, None]).min().item()
    sign = "" if least >= 0 else "−"
    text = f"gradient at the logit of a nearly certain token: {sign}{two_digits(least)}"
    if tested.smoothing == 0:
        cause = "There is a smoothing, where 0 was asked for."
        return judged(abs(least) < 1e-4, text, cause)
    right = least > 1e-3 * tested.smoothing / (N_TOKENS * tested.vocab)
    cause = "A nearly certain token is not held back: the smoothing has no effect."
    return judged(right, text, cause, in_pytorch(tested), partial(like, tested))


def require_padding(tested: PartUnderTest) -> int:
    if tested.pad_id is None:
        raise Skip("say pad_id=… to have padding checked")
    return tested.pad_id


@CHECKS.add("padding has no loss", "padding")
def padding_has_no_loss(tested: PartUnderTest) -> Finding:
    """Where the target is padding, the logits get no gradient."""
    pad_id = require_padding(tested)
    logits, targets = logits_and_targets(tested)
    targets[-2:] = pad_id
    size = gradient_of_loss(tested.call, logits, targets)[-2:].abs().max().item()
    text = f"gradient {two_digits(size)} where the target is {pad_id}"
    return judged(size < 1e-9, text, "Padding has a loss.", in_pytorch(tested))


@CHECKS.add("padding is not counted", "padding")
def padding_is_not_counted(tested: PartUnderTest) -> Finding:
    """Padding after the targets leaves the loss as it is."""
    pad_id = require_padding(tested)
    logits, targets = logits_and_targets(tested)
    before = float(tested.call(logits, targets))
    longer = torch.cat([targets, targets.new_full((N_TOKENS,), pad_id)])
    after = float(tested.call(torch.cat([logits, logits]), longer))
    text = f"the loss is {before:.4f}, with as much padding {after:.4f}"
    is_same, is_half = (abs(after / before - n) < 1e-3 for n in (1, 1 / 2))
    like = "the sum is divided by the number of all tokens, padding too"
    cause, remedy = "The loss depends on how much padding is in a batch.", DIVIDE
    return judged(is_same, text, cause, remedy, like if is_half else "")


@CHECKS.add("padding has no share", "label smoothing")
def padding_has_no_share(tested: PartUnderTest) -> Finding:
    """The smoothed target sums to 1, whether padding has a share of it or not."""
    pad_id = require_padding(tested)
    if tested.smoothing == 0 or not 0 <= pad_id < tested.vocab:
        raise Skip("padding can have no share of a target")
    target, _ = smoothed_target(tested)
    total, share = target.sum(-1).mean().item(), target[:, pad_id].mean().item()
    uniform = tested.smoothing / tested.vocab
    text = f"padding has {two_digits(share)} of each target"
    if abs(share) < 1e-2 * uniform:
        return passed(text)
    if abs(total - 1 - share) < 1e-2 * share:
        text += f", and all shares sum to {total:.5g}"
        cause = "Padding gets a share that the others do not give up."
        return failed(text, cause, remedy="give padding a share of 0")
    if abs(total - 1) > 1e-3:
        raise Skip(f"the shares sum to {total:.3f}, whether padding has one or not")
    if abs(share - uniform) < 1e-2 * uniform:
        return passed(f"{text}, as each token has (PyTorch's way)")
    return uncommon(f"{text}, which it can never be")


@CHECKS.add("the right token's share", "label smoothing")
def share_of_the_right_token(tested: PartUnderTest) -> Finding:
    """The right token has 1 − smoothing of the target (and its part of the rest), all have 1."""
    (target, _), (_, targets) = smoothed_target(tested), logits_and_targets(tested)
    known, total = 1 - tested.smoothing, target.sum(-1).mean().item()
    own = target.gather(1, targets[:, None]).mean().item()
    text = f"the right token has {own:.3f}, all together {total:.3f}"
    text += f"; asked for was a smoothing of {tested.smoothing:g}"
    usual = known, known + tested.smoothing / tested.vocab
    right = any(abs(own - k) < 2e-3 for k in usual) and abs(total - 1) < 1e-3
    cause = f"The smoothed target gives {own:.3f} to the right token, and {total:.3f} in all."
    return judged(right, text, cause, in_pytorch(tested), partial(like, tested))
