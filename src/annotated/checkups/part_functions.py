"""Checks of the functions around a model: masks, label smoothing, the learning rate."""

from __future__ import annotations

import math
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from annotated.checkups.report import BY_DESIGN, Check, Finding, Skip, passed_if, shown

# --- masks


def may_attend(mask: Any, convention: str) -> Tensor:
    """A mask in any convention as Boolean, True = may attend."""
    mask = torch.as_tensor(mask)
    if convention == "hide":
        return mask == 0
    return mask == 0 if convention == "additive" else mask != 0


def in_full(mask: Tensor, batch: int, length: int) -> Tensor:
    """(B, Q, K), from any shape that broadcasts to it, with or without a head axis."""
    if mask.dim() == 4 and mask.shape[1] == 1:
        mask = mask[:, 0]
    if mask.dim() == 2 and mask.shape == (batch, length):
        mask = mask[:, None]  # one row of keys for each sentence
    return mask.expand(batch, length, length)


def compared(s: Any, mask: Any, wanted: Tensor, transposed: Tensor) -> Finding:
    """A finding for a mask against the right one, with a word on what it is instead."""
    shape = tuple(torch.as_tensor(mask).shape)
    got = in_full(may_attend(mask, s.mask), *wanted.shape[:2])
    if torch.equal(got, wanted):
        return passed_if(True, f"shape {shape}, {int(got.sum())} pairs may attend")
    words = f"shape {shape}, {int((got != wanted).sum())} of {wanted.numel()} pairs are wrong"
    if torch.equal(got, ~wanted):
        words += ": upside down (say mask='hide' if True is meant to hide)"
    elif torch.equal(got, transposed):
        words += ": it hides queries, not keys"
    elif got.all():
        words += ": nothing is hidden"
    return passed_if(False, words)


def ids_with_padding(pad_id: int) -> Tensor:
    """Four sentences of six: each id from 0 to 12 is there, the padding at the end."""
    words = [i for i in range(13) if i != pad_id]
    ids = torch.tensor(words * 2).view(4, 6).clone()
    ids[1, 4:] = pad_id
    ids[2, 5:] = pad_id
    ids[3, 1:] = pad_id
    return ids


def padding_is_hidden(s: Any) -> Finding:
    """True for keys that are words, for each id there is; never for padding."""
    ids = ids_with_padding(s.pad_id)
    wanted = (ids != s.pad_id)[:, None].expand(4, 6, 6)
    return compared(s, s.call(ids), wanted, wanted.transpose(1, 2))


def causal(length: int) -> Tensor:
    return torch.ones(1, length, length, dtype=torch.bool).tril()


def future_is_hidden(s: Any) -> Finding:
    """Position i sees positions 0 to i: for lengths 1, 2 and 7."""
    for length in (1, 2, 7):
        mask = s.call(length)
        finding = compared(s, mask, causal(length), causal(length).transpose(1, 2))
        if finding.outcome != "passed":
            return Finding("failed", f"length {length}: {finding.measured}")
    return finding


def target_is_hidden(s: Any) -> Finding:
    """Neither padding nor the future; rows of padding are free to see what they like."""
    ids = ids_with_padding(s.pad_id)
    wanted = (ids != s.pad_id)[:, None] & causal(6)
    mask = s.call(ids)
    got = in_full(may_attend(mask, s.mask), 4, 6)
    real = (ids != s.pad_id)[:, :, None].expand_as(got)
    if torch.equal(got[real], wanted[real]):
        return passed_if(
            True, f"shape {tuple(torch.as_tensor(mask).shape)}, right for each word"
        )
    return compared(s, mask, wanted, wanted.transpose(1, 2))


def no_blind_row(s: Any) -> Finding:
    """No query is left without a key: a softmax over nothing is 0/0."""
    argument = ids_with_padding(s.pad_id) if hasattr(s, "pad_id") else 7
    sizes = (4, 6) if hasattr(s, "pad_id") else (1, 7)
    got = in_full(may_attend(s.call(argument), s.mask), *sizes)
    blind = int((~got.any(-1)).sum())
    if blind and hasattr(s, "pad_id"):
        text = f"{blind} rows of padding see nothing: NaN with -inf, harmless with a finite fill"
        return passed_if(False, text)
    return passed_if(not blind, f"{blind} rows see nothing")


def is_boolean(s: Any) -> Finding:
    """Boolean, or 0 and -inf: other masks depend on how they are used."""
    argument = ids_with_padding(s.pad_id) if hasattr(s, "pad_id") else 7
    mask = torch.as_tensor(s.call(argument))
    if mask.dtype == torch.bool or s.mask == "additive":
        return passed_if(True, str(mask.dtype))
    return Finding(
        BY_DESIGN, f"{mask.dtype}: works with mask == 0; masked_fill and ~ do not"
    )


BLIND = Check(
    "every query sees a key",
    no_blind_row,
    "0",
    "queries of padding are hidden from everything (mask & mask.T)",
    8,
)
BOOLEAN = Check("dtype", is_boolean, "torch.bool", "a mask of bytes or numbers", 8)
CAUSE = "another pad_id, True and False exchanged, or unsqueeze on the wrong axis"
PADDING_MASK = [
    Check("hides padding and nothing else", padding_is_hidden, "words True", CAUSE, 8),
    BLIND,
    BOOLEAN,
]
CAUSAL_MASK = [
    Check(
        "hides the future and nothing else",
        future_is_hidden,
        "True on and below the diagonal",
        "triu for tril, a diagonal off by one, or True and False exchanged",
        8,
    ),
    BLIND,
    BOOLEAN,
]
TARGET_MASK = [
    Check(
        "hides padding and the future", target_is_hidden, "both masks at once", CAUSE, 8
    ),
    BLIND,
    BOOLEAN,
]


# --- label smoothing


def smoothing_inputs(s: Any) -> tuple[Tensor, Tensor]:
    draw = torch.Generator().manual_seed(0)
    logits = torch.randn(7, s.vocab, generator=draw)
    first = 1 if s.pad_id == 0 else 0
    targets = torch.tensor([(first + 2 * i) % s.vocab for i in range(7)])
    if s.pad_id is not None:
        targets[targets == s.pad_id] = (s.pad_id + 3) % s.vocab
    return logits, targets


def smooth_runs(s: Any) -> Finding:
    """A finite number, also for logits that are very sure."""
    logits, targets = smoothing_inputs(s)
    losses = [float(s.call(logits, targets)), float(s.call(50 * logits, targets))]
    return passed_if(
        all(map(math.isfinite, losses)), f"losses {losses[0]:.3f}, {losses[1]:.3f}"
    )


def gradient_of_loss(s: Any, logits: Tensor, targets: Tensor) -> Tensor:
    logits = logits.detach().clone().requires_grad_()
    (gradient,) = torch.autograd.grad(s.call(logits, targets), logits)
    return gradient


def as_torch(s: Any) -> Finding:
    """A multiple of `F.cross_entropy` with the same smoothing."""
    logits, targets = smoothing_inputs(s)
    loss = float(s.call(logits, targets))
    theirs = F.cross_entropy(logits, targets, label_smoothing=s.smoothing).item()
    ratios = {"mean": 1.0, "sum": len(targets), "mean over all entries": 1 / s.vocab}
    for name, ratio in ratios.items():
        if abs(loss / (theirs * ratio) - 1) < 1e-3:
            return passed_if(True, f"the {name}: {loss:.4f}")
    gradient = gradient_of_loss(s, logits, targets)
    rest = (gradient.sum(-1).abs().max() / gradient.abs().max()).item()
    hot = gradient.gather(1, targets[:, None])
    if rest < 1e-4 and bool((hot < 0).all()):
        text = f"{loss:.4f}, PyTorch {theirs:.4f}: another share for the other words, or KL"
        return Finding(BY_DESIGN, text)
    return passed_if(
        False, f"{loss:.4f}, PyTorch {theirs:.4f}, and its gradient is not that of one"
    )


def no_smoothing_without(s: Any) -> Finding:
    """The gradient pulls towards the word, and also a little towards every other."""
    logits, targets = smoothing_inputs(s)
    sure = torch.full_like(logits, -20.0).scatter(1, targets[:, None], 20.0)
    gradient = gradient_of_loss(s, sure, targets).gather(1, targets[:, None])
    pulled = gradient.min().item()
    if s.smoothing == 0:
        return passed_if(abs(pulled) < 1e-4, f"gradient of a sure word {shown(pulled)}")
    return passed_if(
        pulled > 1e-4, f"a word that is too sure is pushed back by {shown(pulled)}"
    )


def padding_has_no_loss(s: Any) -> Finding:
    """Where the target is padding, the logits get no gradient."""
    if s.pad_id is None:
        raise Skip("say pad_id=… to have padding checked")
    logits, targets = smoothing_inputs(s)
    targets[-2:] = s.pad_id
    size = gradient_of_loss(s, logits, targets)[-2:].abs().max().item()
    return passed_if(size < 1e-9, f"gradient at padding {shown(size)}")


SMOOTHING = [
    Check("runs", smooth_runs, "a finite number", "log of a probability of 0", 16),
    Check(
        "cross-entropy with the smoothed target",
        as_torch,
        "F.cross_entropy(…, label_smoothing=…), its mean or its sum",
        "log_softmax taken twice, or not at all",
        16,
    ),
    Check(
        "a sure word is pushed back",
        no_smoothing_without,
        "a gradient against too much certainty",
        "the smoothing is not used",
        16,
    ),
    Check("padding has no loss", padding_has_no_loss, "0", "no ignore_index", 16),
]


# --- learning rate


def rates(s: Any, steps: list[int]) -> list[float]:
    return [float(s.call(step)) for step in steps]


def rate_runs(s: Any) -> Finding:
    """A finite number of at least 0, at step 0 too (or an error that says why)."""
    found = rates(s, [0, 1, s.warmup, 10 * s.warmup])
    right = all(math.isfinite(r) and r >= 0 for r in found) and found[1] > 0
    return passed_if(right, ", ".join(f"{r:.2e}" for r in found))


def paper_rate(s: Any, step: int) -> float:
    return s.factor * s.d_model**-0.5 * min(step**-0.5, step * s.warmup**-1.5)


def rate_formula(s: Any) -> Finding:
    """factor · d_model^-½ · min(step^-½, step · warmup^-1½), section 5.3."""
    steps = [1, s.warmup // 2, s.warmup, 2 * s.warmup, 16 * s.warmup]
    found = rates(s, steps)
    ratios = [f / paper_rate(s, step) for f, step in zip(found, steps, strict=True)]
    text = "ratios to the formula " + ", ".join(f"{r:.3f}" for r in ratios)
    if max(ratios) / min(ratios) < 1.001 and abs(ratios[0] - 1) > 1e-3:
        return Finding(BY_DESIGN, f"{text}: the same curve with another factor")
    return passed_if(all(abs(r - 1) < 1e-3 for r in ratios), text)


def rate_turns(s: Any) -> Finding:
    """It rises until the warm-up is over and falls from there."""
    steps = [1, s.warmup // 2, s.warmup, 4 * s.warmup]
    a, b, c, d = rates(s, steps)
    return passed_if(a < b < c > d > 0, " → ".join(f"{r:.2e}" for r in (a, b, c, d)))


LEARNING_RATE = [
    Check(
        "runs",
        rate_runs,
        "finite, above 0",
        "step 0 to the power of -0.5: count from 1",
        16,
    ),
    Check(
        "rises, then falls",
        rate_turns,
        "its top at the end of the warm-up",
        "the schedule is never stepped, or warmup to the power of -0.5",
        16,
    ),
    Check(
        "formula",
        rate_formula,
        "the paper's, section 5.3",
        "max for min, an exponent",
        16,
    ),
]
