"""Checks of the residual connection around a sublayer, pre-norm or post-norm."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.part_checks.any_layer import (
    dropout_of_one_half,
    parameters_get_gradients,
    random_x,
)
from transformer_checkup.part_under_test import PartUnderTest

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


def order_of(tested: PartUnderTest) -> tuple[str, Tensor]:
    """ "pre", "post" or "" for neither, and the result for a sublayer that gives 0."""
    x = stream(tested)
    out, given = through(tested, torch.zeros_like, x)
    if torch.equal(out, x):
        return "pre", out
    normed = (x - x.mean(-1, keepdim=True)) / x.std(-1, keepdim=True)
    similarity = torch.cosine_similarity(out.flatten(), normed.flatten(), 0)
    return ("post" if torch.equal(given, x) and similarity > 0.99 else ""), out


@check(
    RESIDUAL,
    "runs",
    expected="the shape of the input",
    cause="sublayer(self.norm) for sublayer(self.norm(x))",
    topic="sublayer",
)
@torch.no_grad()
def runs(tested: PartUnderTest) -> Finding:
    """(B, L, d_model) and a function of one tensor give the same shape."""
    tested.eval()
    x = random_x(tested)
    y, given = through(tested, torch.tanh, x)
    right = y.shape == x.shape and given.shape == x.shape
    text = f"shape {tuple(y.shape)}; the sublayer was given {tuple(given.shape)}"
    return passed_if(right, text)


@check(
    RESIDUAL,
    "the residual stream is carried on",
    expected="the input (pre-norm), or its norm (post-norm)",
    cause="x = norm(x) before the sum, or no sum at all",
    topic="residual stream",
)
@torch.no_grad()
def stream_is_carried_on(tested: PartUnderTest) -> Finding:
    """A sublayer that gives 0: pre-norm returns the input, post-norm the norm of it."""
    tested.eval()
    order, out = order_of(tested)
    if order:
        return passed_if(True, f"{order}-norm")
    if gates_used(tested):
        text = "a gate decides how much of the stream is carried on (Highway, GTrXL)"
        return Finding(UNCOMMON, text)
    text = f"what is carried on has the standard deviation {out.std():.2f}"
    return passed_if(False, f"{text}, the input {stream(tested).std():.2f}")


@check(
    RESIDUAL,
    "the sublayer's output is added",
    expected="x + output",
    cause="no sum, a norm too many, or a drop without a new scale",
    topic="residual connection",
)
@torch.no_grad()
def output_is_added(tested: PartUnderTest) -> Finding:
    """Pre-norm: the sublayer's output is added as it is. Post-norm: before the norm."""
    tested.eval()
    order, _ = order_of(tested)
    x, output = stream(tested), 3 * random_x(tested, seed=1)
    before = x.clone()
    out, _ = through(tested, lambda z: output, x)
    if not torch.equal(x, before):
        return passed_if(
            False, "x is changed in place, x += …: who gave it has lost it"
        )
    right = x + output
    if order != "pre":
        right, _ = through(tested, torch.zeros_like, right)
    off = (out - right).abs().max().item()
    text = f"off by up to {two_digits(off)}"
    if off >= 1e-3 and (said := design_of(tested, order, x, output, out)):
        return Finding(UNCOMMON, said)
    if order == "pre" and is_norm_of(out - x, output):
        return Finding(UNCOMMON, "a norm of the output is added (CogView, Gemma 2)")
    gain = gain_of(tested, out - x, output) if off >= 1e-3 else ""
    is_changed = off >= 1e-3 and not gain and not is_multiple(out - x, output)
    if order != "pre" or is_changed:
        return passed_if(off < 1e-3, text)
    share, error = share_in_training(tested)
    is_same = not abs(share - 1) > max(0.03, 6 * error)
    if off >= 1e-3 and is_same and error > 0:
        times = ((out - x) / output).median().item()
        text = f"{times:.2f} of it is added, and in training that much on average"
        return Finding(UNCOMMON, f"{text}: stochastic depth")
    if is_same and gain:
        return Finding(UNCOMMON, f"{gain} multiplies what is added (LayerScale)")
    if not is_same:
        text += (
            f"; in training {share:.2f} of what evaluation adds, on average: what is "
        )
        text += "kept is not divided by the share that is kept (x * keep / (1 - rate))"
    return passed_if(off < 1e-3 and is_same, text)


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


def is_multiple(added: Tensor, output: Tensor) -> bool:
    return torch.allclose(added, (added / output).median() * output, atol=1e-4)


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


@check(
    RESIDUAL,
    "no dropout on the residual stream",
    expected="none, and noise in the sublayer's output",
    cause="dropout(norm(x + f(x))) for norm(x + dropout(f(x)))",
    topic="dropout",
)
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
        return passed_if(False, f"{text}; the sublayer's output is not dropped at all")
    return passed_if(zeros == 0, text)


@check(
    RESIDUAL,
    "every parameter learns",
    expected="a gradient for each",
    cause="norm(x) without an assignment, or a layer that is not used",
    topic="parameter",
)
def every_parameter_learns(tested: PartUnderTest) -> Finding:
    """Each parameter of the part, as of its norm, gets a gradient."""
    return parameters_get_gradients(
        tested, lambda: through(tested, torch.tanh, stream(tested))[0]
    )
