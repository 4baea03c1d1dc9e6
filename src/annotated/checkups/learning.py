"""Checks that train a copy of the model for a moment. They see what no single pass shows.

A loss that is too good is as telling as one that is too bad: on targets that are random,
no model can do better than the entropy of the draw. One that does has read the answer.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from annotated.checkups.report import Check, Finding, Skip, passed_if
from annotated.checkups.subject import Subject

LARGEST = 3_000_000  # parameters: above, a hundred steps are no quick check on a CPU
RATES = (3e-3, 1e-3, 3e-4)  # post-norm without warm-up fails at the first


def loss_of(
    subject: Subject, model: nn.Module, src: Tensor | None, tgt: Tensor
) -> Tensor:
    """Cross-entropy in nats per token: the model reads all but the last, and gives the next."""
    logits = subject.raw(src, tgt[:, :-1], model).float()
    return F.cross_entropy(logits.flatten(0, 1), tgt[:, 1:].flatten())


def first_loss(subject: Subject) -> Finding:
    """Untrained, a model should think all words about equally likely: a loss near ln(vocab)."""
    if subject.trained:
        raise Skip("the model is trained")
    model = subject.model.eval() if subject.is_module else subject.model
    src, tgt = subject.src(32, subject.fit(7)), subject.tgt(32, subject.fit(5) + 1)
    with torch.no_grad():
        loss = loss_of(subject, model, src, tgt).item()
    even = math.log(subject.tgt_vocab)
    text = f"{loss:.2f}, ln({subject.tgt_vocab}) = {even:.2f}"
    return passed_if(-0.3 < loss - even < 1.5, text)


def small_copy(subject: Subject) -> nn.Module:
    """A copy to train, in evaluation mode: without dropout it learns by heart sooner."""
    size = sum(p.numel() for p in subject.needs_module().parameters())
    if size > LARGEST:
        raise Skip(
            f"{size:,} parameters are too many to train in a quick check: build a smaller "
            "model with the same code"
        )
    return subject.copy().eval()


def trained(
    subject: Subject,
    model: nn.Module,
    rate: float,
    batches: Iterable[tuple[Tensor | None, Tensor]],
) -> list[float]:
    """One step of Adam for each batch; the losses."""
    weights = [p for p in model.parameters() if p.requires_grad]
    if not weights:
        raise Skip("no parameter is trainable")
    optimizer = torch.optim.Adam(weights, lr=rate)
    losses = []
    for src, tgt in batches:
        loss = loss_of(subject, model, src, tgt)
        if not loss.isfinite():
            losses.append(float("inf"))
            break
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(weights, 1.0)
        optimizer.step()
        losses.append(loss.item())
    return losses


def by_heart(subject: Subject, steps: int = 60) -> Finding:
    """Four sentences, again and again: the loss falls to a tenth of ln(vocab).

    A learning rate that gets half the way in 60 steps is given 120 more.
    """
    length = subject.fit(6)
    batch = subject.src(4, length), subject.tgt(4, length + 1)
    even, best = math.log(subject.tgt_vocab), float("inf")
    for rate in RATES:
        model = small_copy(subject)
        last = trained(subject, model, rate, [batch] * steps)[-1]
        if even / 10 <= last < even / 2:
            last = trained(subject, model, rate, [batch] * 2 * steps)[-1]
        best = min(best, last)
        if best < even / 10:
            break
    text = f"the loss falls to {best:.2f} at a learning rate of {rate:g}"
    return passed_if(best < even / 10, f"{text}; ln({subject.tgt_vocab}) = {even:.2f}")


def unlearnable(subject: Subject, steps: int = 100, batch: int = 16) -> Finding:
    """Random targets, new in each step: the loss cannot fall below their entropy.

    The mean of the last 20 losses is compared. It varies by less than 0.03 by chance; a
    model that sees the next token leaves the floor by much more.
    """
    model, length = small_copy(subject), subject.fit(8)
    words = subject.tgt_vocab - len(subject.special & set(range(subject.tgt_vocab)))
    floor = math.log(words)

    def batches():
        for step in range(steps):
            src = subject.src(batch, length, seed=1000 + step)
            yield src, subject.tgt(batch, length + 1, seed=5000 + step)

    losses = trained(subject, model, RATES[0], batches())
    late = sum(losses[-20:]) / len(losses[-20:])
    text = f"{late:.2f} after {len(losses)} steps, floor ln({words}) = {floor:.2f}"
    return passed_if(late > floor - 0.1, text)


LEARNING = [
    Check(
        "first loss is near ln(vocab)",
        first_loss,
        "about ln(vocab): nothing is known yet",
        "the weights are too large, a final norm is missing, or tied embeddings of size 1",
        14,
    ),
    Check(
        "one batch can be learnt by heart",
        by_heart,
        "a tenth of ln(vocab) or less",
        "a gradient that does not flow, a wrong shift of the target, a dead sublayer",
        16,
    ),
    Check(
        "an unlearnable task is not learnt",
        unlearnable,
        "no less than the entropy of the targets",
        "a leak: the decoder sees the token that it has to predict",
        8,
    ),
]
