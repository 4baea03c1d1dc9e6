"""Checks of the residual connection around a sublayer, pre-norm or post-norm."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from transformer_checkup.checklist import (
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    failed,
    two_digits,
)
from transformer_checkup.formula_tables import (
    NORMS,
    RMS_NORM,
    STANDARD,
    closest,
    standardized,
)
from transformer_checkup.norm_formulas import gain_and_rest
from transformer_checkup.part_checks.any_layer import (
    dropout_of_one_half,
    gives,
    largest_move,
    random_x,
)
from transformer_checkup.part_under_test import PartUnderTest, judged, part_check

RESIDUAL: list[Check] = []


def stream(tested: PartUnderTest) -> Tensor:
    """A residual stream that no norm leaves as it is."""
    return 4 * random_x(tested) + 2


def through(
    tested: PartUnderTest, sublayer: Callable[[Tensor], Tensor], x: Tensor
) -> tuple[Tensor, Tensor]:
    """The result for a sublayer, and the input of the sublayer."""
    inputs = []

    def recorded(z: Tensor) -> Tensor:
        inputs.append(z.detach().clone())
        return sublayer(z)

    out = tested.call(x, recorded)
    return out, inputs[0] if inputs else torch.zeros(0)


def usual(tested: PartUnderTest) -> Tensor:
    return through(tested, torch.tanh, stream(tested))[0]


def order_of(tested: PartUnderTest) -> tuple[str, Tensor]:
    """ "pre", "post" or "" for neither, and the result for a sublayer that gives 0."""
    x = stream(tested)
    out, given = through(tested, torch.zeros_like, x)
    if torch.equal(out, x):
        return "pre", out
    norms = NORMS[STANDARD](x), NORMS[RMS_NORM](x)
    is_norm = any(gain_and_rest(normed, out)[1] < 1e-3 for normed in norms)
    return ("post" if torch.equal(given, x) and is_norm else ""), out


@part_check(RESIDUAL, "runs", "sublayer")
@torch.no_grad()
def runs(tested: PartUnderTest) -> Finding:
    """(B, L, d_model) and a function of one tensor give the same shape."""
    x, given = random_x(tested), []

    def noted(z: Tensor) -> Tensor:
        given.append(z)
        return torch.tanh(z)

    finding = gives(tested, lambda: tested.call(x, noted), tuple(x.shape))
    shapes = [tuple(z.shape) for z in given if isinstance(z, Tensor)]
    if shapes and (finding.outcome != PASSED or shapes[0] == x.shape):
        return finding
    text = f"the sublayer was given {[*shapes, *map(type, given), 'nothing'][0]}, expected "
    text += f"{tuple(x.shape)}"
    cause = "The sublayer is not called with the stream."
    return failed(text, cause, remedy="x + self.dropout(sublayer(self.norm(x)))")


@part_check(RESIDUAL, "the residual stream is carried on", "residual stream")
@torch.no_grad()
def stream_is_carried_on(tested: PartUnderTest) -> Finding:
    """A sublayer that gives 0: pre-norm returns the input, post-norm the norm of it."""
    tested.eval()
    order, out = order_of(tested)
    if order:
        return Finding(PASSED, f"{order}-norm")
    if gates_used(tested):
        text = "a gate decides how much of the stream is carried on (Highway, GTrXL)"
        return Finding(UNCOMMON, text)
    x = stream(tested)
    ratio = (out / x).median().item()
    streams: dict[str, Callable[[], Tensor]] = {
        "no sum: only what the sublayer gives is returned": lambda: 0 * x,
        "the norm of x is carried on, and not x itself": lambda: standardized(x),
        f"{ratio:.2f} · x is carried on": lambda: ratio * x,
    }
    text = f"a sublayer that gives 0 leaves numbers with a deviation of {out.std():.2f}, of "
    return failed(
        f"{text}an input with {x.std():.2f}",
        "The residual stream is not carried on as it is.",
        like=closest(out, streams),
        remedy="x + self.dropout(sublayer(self.norm(x)))",
    )


@part_check(RESIDUAL, "the sublayer's output is added", "residual connection")
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
    if not order and not gates_used(tested):
        raise Skip("the stream is not carried on as it is, without any output either")
    is_right, is_pre = largest_move(out, right) < 1e-4, order == "pre"
    text = f"off by up to {two_digits((out - right).abs().max().item())}"
    if not is_right and (said := design_of(tested, order, x, output, out)):
        return Finding(UNCOMMON, said)
    if is_pre and is_norm_of(out - x, output):
        return Finding(UNCOMMON, "a norm of the output is added (CogView, Gemma 2)")
    if is_right and not is_pre:
        return Finding(PASSED, text)
    gain = gain_of(tested, out - x, output) if not is_right and is_pre else ""
    times = ((out - x) / output).median().item()
    is_scaled = largest_move(out, x + times * output) < 1e-4
    if not is_pre or not (is_right or gain or is_scaled):
        cause = "What is returned is not x + output."
        where = "norm(x + output)" if order == "post" else "x + output"
        like = f"x + {times:.2f} · output" if is_scaled and is_pre else ""
        return failed(text, cause, like=like, remedy=where)
    share, error = share_in_training(tested)
    is_same = not abs(share - 1) > max(0.03, 6 * error)
    if is_same and is_right:
        return Finding(PASSED, text)
    if is_same and gain:
        return Finding(UNCOMMON, f"{gain} multiplies what is added (LayerScale)")
    if is_same and error > 0:
        text = f"{times:.2f} of it is added, and in training that much on average"
        return Finding(UNCOMMON, f"{text}: stochastic depth")
    if is_same:
        cause = f"The sublayer's output is multiplied by {times:.2f} before the sum."
        return failed(text, cause, remedy="x + output")
    text += f"; in training {share:.2f} of what evaluation adds, on average"
    cause = "What is kept in training is not divided by the share that is kept."
    return failed(text, cause, like="x * keep", remedy="x * keep / (1 - rate)")


def design_of(
    tested: PartUnderTest, order: str, x: Tensor, output: Tensor, out: Tensor
) -> str:
    """Which known way to join x and the sublayer's output this is, or ""."""
    if gates_used(tested):
        return "a gate decides how much of each is carried on (Highway, GTrXL)"
    if order == "pre" and torch.equal(out, x) and gains_at_zero(tested):
        return f"{gains_at_zero(tested)} starts at 0 and learns: nothing is added yet (ReZero)"
    factor = factor_before_the_norm(tested, x, output, out) if order == "post" else 0.0
    if factor > 1.01:
        return f"x is multiplied by {factor:.2f} before the sum and the norm (DeepNorm)"
    return ""


def gain_of(tested: PartUnderTest, added: Tensor, output: Tensor) -> str:
    """The name of a parameter by which the output, or a norm of it, is multiplied, or ""."""
    named = tested.part.named_parameters() if tested.is_module else ()
    width = (tested.d_model,)
    candidates = output, F.layer_norm(output, width), F.rms_norm(output, width)
    for name, gain in named:
        fits = gain.numel() in (1, tested.d_model)
        if fits and any(torch.allclose(added, gain * y, atol=1e-4) for y in candidates):
            return name
    return ""


def gates_used(tested: PartUnderTest) -> bool:
    """Is there a sigmoid with a number for each number of x?"""
    x = random_x(tested)

    class Gates(TorchFunctionMode):
        found = False

        def __torch_function__(self, func, types, args=(), kwargs=None):
            out = func(*args, **(kwargs or {}))
            if func in (torch.sigmoid, Tensor.sigmoid, F.sigmoid):
                self.found |= out.shape == x.shape
            return out

    with Gates() as gates:
        through(tested, torch.tanh, x)
    has_cell = tested.is_module and any(
        isinstance(module, nn.GRUCell) for module in tested.part.modules()
    )
    return gates.found or has_cell


def gains_at_zero(tested: PartUnderTest) -> str:
    """The name of a gain that is 0 and gets a gradient, or ""."""
    named = tested.part.named_parameters() if tested.is_module else ()
    zeros = {name: p for name, p in named if p.requires_grad and not p.any()}
    if not zeros:
        return ""
    with torch.enable_grad():
        out, _ = through(tested, torch.tanh, stream(tested))
        loss = (out * random_x(tested)).sum()
        if not loss.requires_grad:
            return ""
        found = torch.autograd.grad(loss, [*zeros.values()], allow_unused=True)
    learns = [n for n, g in zip(zeros, found, strict=True) if g is not None and g.any()]
    return learns[0] if learns else ""


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


def is_norm_of(added: Tensor, output: Tensor) -> bool:
    """Is each row the same row of the output, with a mean square of 1, or a variance of 1?"""
    rms_normed = output / output.square().mean(-1, keepdim=True).sqrt()
    normed = F.layer_norm(output, output.shape[-1:])
    return any(torch.allclose(added, one, atol=1e-3) for one in (rms_normed, normed))


def share_in_training(tested: PartUnderTest) -> tuple[float, float]:
    """What training adds on average, of what evaluation adds, and its standard error.

    Dropout and stochastic depth leave the mean as it is. There are many calls: some
    parts draw once for a whole batch.
    """
    x, added = torch.zeros(32, 2, tested.d_model), []
    tested.train()
    torch.manual_seed(0)
    for _ in range(128):
        added.append(tested.call(x, torch.ones_like).mean())
    tested.eval()
    shares = torch.stack(added) / tested.call(x, torch.ones_like).mean()
    return shares.mean().item(), shares.std().item() / len(added) ** 0.5


@part_check(RESIDUAL, "no dropout on the residual stream", "dropout")
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
    remedy = "x + self.dropout(sublayer(self.norm(x)))"
    if torch.equal(noisy, again):
        text += "; the sublayer's output is not dropped at all"
        return failed(text, "The sublayer's output is not dropped.", remedy=remedy)
    return judged(zeros == 0, text, "Dropout hits the residual stream.", remedy)
