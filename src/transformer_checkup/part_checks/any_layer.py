"""Checks that several kinds of layers share: (B, L, d_model) in, and the same shape out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import torch
from torch import Tensor, nn

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
from transformer_checkup.words import error_in_words

BATCH, LENGTH = 3, 7

RUNS: list[Check] = []
LEARNS: list[Check] = []
FLOAT16: list[Check] = []


def random_x(tested: PartUnderTest, length: int = LENGTH, seed: int = 0) -> Tensor:
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(BATCH, length, tested.d_model, generator=generator)


@check(
    RUNS,
    "runs",
    expected="the shape of the input",
    cause="two axes swapped",
    topic="shape",
)
@torch.no_grad()
def runs(tested: PartUnderTest) -> Finding:
    """(B, L, d_model) in, the same shape out, all finite."""
    tested.eval()
    x = random_x(tested)
    y = tested.call(x)
    right = y.shape == x.shape and bool(y.isfinite().all())
    return passed_if(right, f"shape {tuple(y.shape)}, for {tuple(x.shape)}")


@check(
    LEARNS,
    "every parameter learns",
    expected="a gradient for each",
    cause="an unused layer",
    topic="parameter",
)
def every_parameter_learns(tested: PartUnderTest) -> Finding:
    """Each parameter of the layer gets a gradient."""
    return parameters_get_gradients(tested, lambda: tested.call(random_x(tested)))


def parameters_get_gradients(
    tested: PartUnderTest, forward: Callable[[], Tensor]
) -> Finding:
    if not tested.is_module or not list(tested.part.parameters()):
        raise Skip("the part has no parameters")
    named = {n: p for n, p in tested.part.named_parameters() if p.requires_grad}
    dead = {*named}
    for train in (False, True):  # noise for a choice of experts is in training alone
        tested.train(train)
        out = forward()
        if not out.requires_grad:
            continue
        loss = (out * torch.randn_like(out)).sum()
        gradients = torch.autograd.grad(loss, [*named.values()], allow_unused=True)
        # A bias of the keys rightly has the gradient 0: the softmax cancels what all keys share.
        for (name, p), gradient in zip(named.items(), gradients, strict=True):
            if gradient is not None and (p.dim() < 2 or gradient.any()):
                dead.discard(name)
    tested.eval()
    text = f"{len(named) - len(dead)} of {len(named)} parameters have a gradient"
    return passed_if(not dead, text + (f", not {min(dead)}" if dead else ""))


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


@check(
    FLOAT16,
    "float16",
    expected="float16",
    cause="a tensor that is no buffer, or -1e9, or 1e-12",
    topic="float16",
)
def runs_in_float16(tested: PartUnderTest) -> Finding:
    """In float16 the result is float16 and finite."""
    try:
        with in_float16(tested):
            y = tested.call(random_x(tested).half())
    except RuntimeError as error:  # it misleads nobody, and float32 is right
        return Finding(UNCOMMON, f"in float16 it ends in {error_in_words(error)}")
    finite = bool(y.isfinite().all())
    text = f"{y.dtype}, {'finite' if finite else 'not finite'}"
    if finite and y.dtype == torch.float32 and not has_plain_tensors(tested):
        text += ": what is computed in float32 is not rounded again, so that the next layer of a "
        return Finding(
            UNCOMMON, f"{text}model in half precision refuses it: .to(x.dtype)"
        )
    return passed_if(finite and y.dtype == torch.float16, text)


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
        moved[mode] = (results[1] - results[0]).abs().max().item()
    text = ", ".join(f"{two_digits(size)} in {mode}" for mode, size in moved.items())
    return passed_if(max(moved.values()) < 1e-5, f"other positions move it by {text}")


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
