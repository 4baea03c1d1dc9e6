"""Checks of the residual connection around a sublayer, pre-norm or post-norm."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from transformer_checkup import formula_tables as known
from transformer_checkup.checklist import (
    Finding,
    Skip,
    failed,
    passed,
    two_digits,
    uncommon,
)
from transformer_checkup.norm_formulas import gain_and_rest
from transformer_checkup.part_checks.any_layer import (
    LENGTHS,
    dropout_of_one_half,
    largest_move,
    random_x,
)
from transformer_checkup.part_under_test import Checks, PartUnderTest, judged

GATED = "a gate decides how much of the stream is carried on (Highway, GTrXL)"
WRITE = "x + self.dropout(sublayer(self.norm(x)))"

CHECKS = Checks()


def stream(tested: PartUnderTest) -> Tensor:
    """A residual stream that no norm leaves as it is."""
    return 4 * random_x(tested) + 2


def through(
    tested: PartUnderTest, sublayer: Callable[[Tensor], Tensor], x: Tensor
) -> tuple[Tensor, Tensor]:
    """The result for a sublayer, and the input of the sublayer."""
    inputs: list[Tensor] = []

    def recorded(z: Tensor) -> Tensor:
        if getattr(z, "shape", None) != x.shape:
            given = tuple(z.shape) if isinstance(z, Tensor) else type(z).__name__
            raise TypeError(f"the sublayer was given {given}, and not {tuple(x.shape)}")
        inputs.append(z.detach().clone())
        return sublayer(z)

    out = tested.call(x, recorded)
    if not inputs:
        raise TypeError("the sublayer is not called")
    return out, inputs[0]


def usual(tested: PartUnderTest) -> Tensor:
    return through(tested, torch.tanh, stream(tested))[0]


def order_of(tested: PartUnderTest) -> tuple[str, Tensor]:
    """ "pre", "post" or "" for neither, and the result for a sublayer that gives 0."""
    x = stream(tested)
    out, given = through(tested, torch.zeros_like, x)
    if torch.equal(out, x):
        return "pre", out
    norms = known.NORMS[known.STANDARD](x), known.NORMS[known.RMS_NORM](x)
    is_norm = any(gain_and_rest(normed, out)[1] < 1e-3 for normed in norms)
    return ("post" if torch.equal(given, x) and is_norm else ""), out


@CHECKS.add("the residual stream is carried on", "residual stream")
@torch.no_grad()
def stream_is_carried_on(tested: PartUnderTest) -> Finding:
    """A sublayer that gives 0: pre-norm returns the input, post-norm the norm of it."""
    tested.eval()
    order, out = order_of(tested)
    if order:
        return passed(f"{order}-norm")
    if gates_used(tested):
        return uncommon(GATED)
    x = stream(tested)
    ratio = (out / x).median().item()
    streams: dict[str, Callable[[], Tensor]] = {
        "no sum: only what the sublayer gives is returned": lambda: 0 * x,
        "the norm of x is carried on, and not x itself": lambda: known.standardized(x),
        f"{ratio:.2f} · x is carried on": lambda: ratio * x,
    }
    text = f"a sublayer that gives 0 leaves numbers with a deviation of {out.std():.2f}, of "
    return failed(
        f"{text}an input with {x.std():.2f}",
        "The residual stream is not carried on as it is.",
        like=known.closest(out, streams),
        remedy=WRITE,
    )


@CHECKS.add("the sublayer's output is added", "residual connection")
@torch.no_grad()
def output_is_added(tested: PartUnderTest) -> Finding:
    """Pre-norm: the sublayer's output is added as it is. Post-norm: before the norm."""
    tested.eval()
    order, _ = order_of(tested)
    x, output = stream(tested), 3 * random_x(tested, seed=1)
    before = x.clone()
    out, _ = through(tested, lambda z: output, x)
    if not torch.equal(x, before):
        text = "x is changed in place, x += …: who gave it has lost it"
        cause = "The part changes the tensor that it is given."
        return failed(text, cause, remedy="x = x + …")
    right = x + output
    if order != "pre":
        right, _ = through(tested, torch.zeros_like, right)
    is_right = largest_move(out, right) < 1e-4
    text = f"off by up to {two_digits((out - right).abs().max().item())}"
    if not is_right and (said := design_of(tested, order, x, output, out)):
        return uncommon(said)
    if not order:
        raise Skip("the stream is not carried on as it is, without any output either")
    if order == "post":
        return judged(is_right, text, "It is not x + output.", "norm(x + output)")
    added = out - x
    times = (added / output).median().item()
    said = "" if is_right else scaled_by(tested, added, output)
    if not (is_right or said or largest_move(added, times * output) < 1e-4):
        return failed(text, "What is returned is not x + output.", remedy="x + output")
    share, error = share_in_training(tested)
    if abs(share - 1) > max(0.03, 6 * error):
        text += f"; in training {share:.2f} of what evaluation adds, on average"
        cause = "What is kept in training is not divided by the share that is kept."
        return failed(text, cause, like="x * keep", remedy="x * keep / (1 - rate)")
    if not is_right and not said and error > 0:
        said = f"{times:.2f} of it is added, and in training that much on average: "
        said += "stochastic depth"
    if said:
        return uncommon(said)
    cause = f"The sublayer's output is multiplied by {times:.2f} before the sum."
    return judged(is_right, text, cause, "x + output")


def design_of(
    tested: PartUnderTest, order: str, x: Tensor, output: Tensor, out: Tensor
) -> str:
    """Which known way to join x and the sublayer's output this is, or ""."""
    if gates_used(tested):
        return GATED
    if order == "pre" and torch.equal(out, x) and gains_at_zero(tested):
        return f"{gains_at_zero(tested)} starts at 0 and learns: nothing is added yet (ReZero)"
    factor = factor_before_the_norm(tested, x, output, out) if order == "post" else 0.0
    if factor > 1.01:
        return f"x is multiplied by {factor:.2f} before the sum and the norm (DeepNorm)"
    return ""


def scaled_by(tested: PartUnderTest, added: Tensor, output: Tensor) -> str:
    """Which norm of the output, or parameter times one or none, is added, or ""."""
    width = (tested.d_model,)
    norms = F.layer_norm(output, width), F.rms_norm(output, width)
    if any(torch.allclose(added, y, atol=1e-3) for y in norms):
        return "a norm of the output is added (CogView, Gemma 2)"
    for name, gain in tested.part.named_parameters() if tested.is_module else ():
        scaled = [gain * y for y in (output, *norms) if gain.numel() in (1, *width)]
        if any(torch.allclose(added, y, atol=1e-4) for y in scaled):
            return f"{name} multiplies what is added (LayerScale)"
    return ""


def gates_used(tested: PartUnderTest) -> bool:
    """Is there a sigmoid with a number for each number of x?"""
    graph, shape = tested.record(tested.usual, LENGTHS), random_x(tested).shape
    is_gated = any(x.op == "sigmoid" and x.shape == shape for x in graph.nodes)
    return is_gated or any(isinstance(c.module, nn.GRUCell) for c in graph.module_calls)


def gains_at_zero(tested: PartUnderTest) -> str:
    """The name of a gain that is 0 and gets a gradient, or ""."""
    named = tested.part.named_parameters() if tested.is_module else ()
    zeros = {name: p for name, p in named if p.requires_grad and not p.any()}
    with torch.enable_grad():
        loss = (usual(tested) * random_x(tested)).sum()
        if not zeros or not loss.requires_grad:
            return ""
        found = torch.autograd.grad(loss, [*zeros.values()], materialize_grads=True)
    return next((n for n, g in zip(zeros, found, strict=True) if g.any()), "")


def factor_before_the_norm(
    tested: PartUnderTest, x: Tensor, output: Tensor, out: Tensor
) -> float:
    """The factor for which norm(factor · x + output) is the result, or 0.0."""

    def off(log: float) -> float:
        normed, _ = through(tested, torch.zeros_like, math.exp(log) * x + output)
        return (normed - out).norm().item()

    low, high = math.log(0.1), math.log(100.0)
    for _ in range(50):  # the farther from the factor, the more it is off
        left, right = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, right) if off(left) < off(right) else (left, high)
    return math.exp(low) if off(low) < 1e-3 * out.norm().item() else 0.0


def share_in_training(tested: PartUnderTest) -> tuple[float, float]:
    """What training adds on average, of what evaluation adds, and its standard error.

    Dropout and stochastic depth leave the mean as it is. There are many calls: some
    parts draw once for a whole batch.
    """
    x = torch.zeros(32, 2, tested.d_model)
    tested.train()
    torch.manual_seed(0)
    added = [tested.call(x, torch.ones_like).mean() for _ in range(128)]
    tested.eval()
    shares = torch.stack(added) / tested.call(x, torch.ones_like).mean()
    return shares.mean().item(), shares.std().item() / len(added) ** 0.5


@CHECKS.add("no dropout on the residual stream", "dropout")
@torch.no_grad()
def stream_is_not_dropped(tested: PartUnderTest) -> Finding:
    """In training, dropout hits the sublayer's output, and not the residual stream."""
    x = stream(tested)
    tested.eval()
    if torch.equal(through(tested, torch.ones_like, x)[0], x) and gains_at_zero(tested):
        raise Skip(f"{gains_at_zero(tested)} starts at 0: nothing is added yet")
    with dropout_of_one_half(tested):
        zeros = (through(tested, torch.zeros_like, x)[0] == 0).float().mean().item()
        noisy, again = (through(tested, torch.ones_like, x)[0] for _ in range(2))
    text = f"{zeros:.0%} of the residual stream are 0 at rate 0.5"
    if torch.equal(noisy, again):
        text += "; the sublayer's output is not dropped at all"
        return failed(text, "The sublayer's output is not dropped.", remedy=WRITE)
    return judged(zeros == 0, text, "Dropout hits the residual stream.", WRITE)
