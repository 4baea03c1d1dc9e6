"""Checks that several kinds of layers share: (B, L, d_model) in, and the same shape out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    ERROR,
    Finding,
    Skip,
    failed,
    two_digits,
    uncommon,
)
from transformer_checkup.part_under_test import Checks, PartUnderTest, judged
from transformer_checkup.words import error_in_words

BATCH, LENGTH = 3, 7
LENGTHS = {5, LENGTH}  # of the sequences that parts are given

RUNS = Checks()
LEARNS = Checks()
FLOAT16 = Checks()
DROPOUT = Checks()


def random_x(tested: PartUnderTest, length: int = LENGTH, seed: int = 0) -> Tensor:
    length = min(length, getattr(tested, "max_len", None) or length)
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(BATCH, length, tested.d_model, generator=generator)


def usual(tested: PartUnderTest) -> Any:
    return tested.call(random_x(tested))


def largest_move(after: Tensor, before: Tensor) -> float:
    """The largest difference, as a share of the largest number where that is above 1."""
    size = before.abs().max().clamp(min=1.0)
    return ((after - before).abs().max() / size).item()


def gives(
    tested: PartUnderTest, run: Callable[[], Any], shape: tuple, finite: bool = True
) -> Finding:
    """Does it run, and give numbers of this shape, and finite ones?"""
    tested.eval()
    remedy = f"the check-up calls {tested.called}"
    if hasattr(tested, "mask"):
        remedy += f", with mask={tested.mask!r} of attend, hide and additive"
    try:
        with torch.no_grad():
            out = run()
    except Exception as error:
        return Finding(ERROR, error_in_words(error), "It does not run.", remedy=remedy)
    if not isinstance(out, Tensor):
        text = f"it gives {type(out).__name__}, and not a tensor"
        return failed(text, "The part gives no tensor.", remedy=remedy)
    text = f"shape {tuple(out.shape)}, expected {shape}"
    if out.shape != shape:
        return failed(text, "The result has another shape.", remedy=remedy)
    is_finite = not finite or bool(out.isfinite().all())
    text += "" if is_finite else "; not finite"
    return judged(is_finite, text, "The result has NaN or infinity.")


@RUNS.add("runs", "shape")
def runs(tested: PartUnderTest) -> Finding:
    """(B, L, d_model) in, the same shape out, all finite."""
    return gives(tested, tested.usual, tuple(random_x(tested).shape))


@LEARNS.add("every parameter learns", "parameter")
def every_parameter_learns(tested: PartUnderTest) -> Finding:
    """Each parameter of the part gets a gradient."""
    if not tested.is_module or not list(tested.part.parameters()):
        raise Skip("the part has no parameters")
    named = {n: p for n, p in tested.part.named_parameters() if p.requires_grad}
    dead = {*named}
    for train in (False, True):  # noise for a choice of experts is in training alone
        tested.train(train)
        out = tested.usual()
        if not out.requires_grad:
            continue
        loss = (out * torch.randn_like(out)).sum()
        gradients = torch.autograd.grad(loss, [*named.values()], allow_unused=True)
        # A bias of the keys rightly has the gradient 0: the softmax cancels what all keys share.
        for (name, p), gradient in zip(named.items(), gradients, strict=True):
            if gradient is not None and (p.dim() < 2 or gradient.any()):
                dead.discard(name)
    tested.eval()
    names = ", ".join(sorted(dead)[:3])
    text = f"{len(named) - len(dead)} of {len(named)} parameters have a gradient"
    return judged(
        not dead,
        text + (f", not {names}" if dead else ""),
        f"{names}: the result does not depend on it, or a detach() stands behind it.",
        "use in forward() what the layer gives: x = layer(x), not layer(x) alone",
    )


@contextmanager
def in_float16(tested: PartUnderTest) -> Iterator[None]:
    """The part in evaluation mode and in float16, without gradients; afterwards in float32."""
    if tested.is_module:
        tested.part.eval().to(torch.float16)  # an attribute may be called half
    try:
        with torch.no_grad():
            yield
    finally:
        if tested.is_module:
            tested.part.to(torch.float32)


def finite_in_float16(tested: PartUnderTest, run: Callable[[], Tensor]) -> Finding:
    try:
        with in_float16(tested):
            y = run()
    except RuntimeError as error:  # it misleads nobody, and float32 is right
        return uncommon(f"in float16 it ends in {error_in_words(error)}")
    text = f"{y.dtype}, {'finite' if y.isfinite().all() else 'not finite'}"
    if not y.isfinite().all():
        remedy = "fill with -inf or torch.finfo(x.dtype).min, and add an eps of 1e-5"
        cause = "A number overflows in float16, or is divided by one that is 0 there."
        return failed(text, cause, remedy=remedy)
    if y.dtype == torch.float32 and not has_plain_tensors(tested):
        text += ": what is computed in float32 is not rounded again, so that the next layer of a "
        return uncommon(f"{text}model in half precision refuses it: .to(x.dtype)")
    cause = "A tensor that is no buffer stays in float32 when the module is in float16."
    remedy = "self.register_buffer(name, tensor)"
    return judged(y.dtype == torch.float16, text, cause, remedy)


@FLOAT16.add("float16", "float16")
def runs_in_float16(tested: PartUnderTest) -> Finding:
    """In float16 the result is float16 and finite."""
    return finite_in_float16(tested, lambda: tested.call(random_x(tested).half()))


def has_plain_tensors(tested: PartUnderTest) -> bool:
    """Are there tensors that .half() does not reach, since they are no buffers?"""
    modules = tested.part.modules() if tested.is_module else []
    return any(isinstance(x, Tensor) for m in modules for x in vars(m).values())


@torch.no_grad()
def compared_with_other_neighbors(tested: PartUnderTest) -> Finding:
    """One position of one example stays as it is, all the others are replaced."""
    x, other = random_x(tested), random_x(tested, seed=1)
    other[1, 3] = x[1, 3]
    moved = {}
    for mode in ("evaluation", "training") if tested.is_module else ("evaluation",):
        results = []
        for given in (x, other):
            tested.train(mode == "training")
            torch.manual_seed(0)  # the same dropout in both
            results.append(tested.call(given)[1, 3])
        moved[mode] = largest_move(*results)
    tested.eval()
    text = ", ".join(f"{two_digits(size)} in {mode}" for mode, size in moved.items())
    return judged(
        max(moved.values()) < 1e-5,
        f"one position is the same, all others are new: that moves it by {text}",
        "A position's result depends on other positions, or other examples.",
        "work along the last axis alone, dim=-1",
        like="a batch norm" if moved["evaluation"] < 1e-5 else "",
    )


@contextmanager
def dropout_of_one_half(tested: PartUnderTest) -> Iterator[None]:
    """The part in training mode, with all its dropouts at 0.5; afterwards as before."""
    modules = tested.part.modules() if tested.is_module else []
    rates = {m: m.p for m in modules if isinstance(m, nn.Dropout)}
    if not rates:
        raise Skip("the part has no nn.Dropout")
    for dropout in rates:
        dropout.p = 0.5
    tested.train()
    try:
        yield
    finally:
        tested.eval()
        for dropout, rate in rates.items():
            dropout.p = rate


@DROPOUT.add("dropout has the rate asked for", "dropout")
def dropout_rate(tested: PartUnderTest) -> Finding:
    """Its dropouts have the rate asked for, in training alone."""
    recorders = [tested.record(tested.usual, LENGTHS, train) for train in (True, False)]
    active = [[d for d in recorder.dropouts if d.active] for recorder in recorders]
    if any(d.applied_to == "scores" for d in active[0]):
        text = "a dropout on the scores, before the softmax: 0 there is no weight of 0, and a "
        text += "masked key that is dropped is seen in training"
        cause = "Dropout stands before the softmax, and not after it."
        return failed(text, cause, remedy="dropout(scores.softmax(-1))")
    if tested.dropout is None:
        raise Skip("say dropout=… to have the rate compared")
    rates, still = ({d.rate for d in found} for found in active)
    needed, asked = bool(recorders[0].attentions), {tested.dropout} - {0}
    found = [", ".join(map(str, sorted(r))) or "none" for r in (rates, still)]
    text = f"rates in training: {found[0]}, asked for was {tested.dropout:g}; in evaluation: "
    text += found[1]
    if still:
        cause = "A dropout is active in evaluation."
        remedy = "nn.Dropout, or F.dropout(x, p, training=self.training)"
        return failed(text, cause, remedy=remedy)
    is_kept = {round(1 - rate, 6) for rate in rates} == asked
    return judged(
        not rates - asked and (rates == asked or not needed),
        text,
        "Dropout does not have the rate that was asked for.",
        f"nn.Dropout({tested.dropout:g})",
        like="a rate that says what is kept" if is_kept else "",
    )
