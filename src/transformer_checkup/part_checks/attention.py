"""Checks of attention as a function: softmax(q kᵀ / √d_k) v."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
from transformer_checkup.recorder import Recorder
from transformer_checkup.words import error_in_words

B, H, Q, K, D_K, D_V = 2, 3, 5, 7, 11, 13
LONG = 17, 67, 131, 521  # more than usual blocks, and no multiples of them
MASK_CAUSE = "True and False swapped, a mask that is not used, or a fill value near 0"
WITH_A_SINK = "1 is added to the sum of exponentials, so that a query's weights sum to less than 1"
SPARSEMAX = "sparsemax in place of softmax: small weights are exactly 0"

ATTENTION: list[Check] = []


def softmax_with_a_sink(scores: Tensor) -> Tensor:
    """There is a key more, whose score and value are 0."""
    return F.pad(scores, (0, 1)).softmax(-1)[..., :-1]


def sparsemax(scores: Tensor) -> Tensor:
    """The nearest weights that sum to 1 (Martins and Astudillo 2016, algorithm 1)."""
    largest = scores.sort(-1, descending=True).values
    sums, n = largest.cumsum(-1), torch.arange(1, scores.shape[-1] + 1)
    support = (1 + n * largest > sums).sum(-1, keepdim=True).clamp(min=1)
    return (scores - (sums.gather(-1, support - 1) - 1) / support).clamp(min=0)


KNOWN_DESIGNS = {WITH_A_SINK: softmax_with_a_sink, SPARSEMAX: sparsemax}


def textbook(q, k, v, mask=None, scale=None, weigh=lambda x: x.softmax(-1)) -> Tensor:
    """softmax(q kᵀ / √d_k) v, written out; True = may attend."""
    scores = q @ k.transpose(-2, -1) * (q.shape[-1] ** -0.5 if scale is None else scale)
    if mask is not None:
        scores = scores.masked_fill(~mask, float("-inf"))
    return weigh(scores).nan_to_num(0) @ v


def design_of(tested: PartUnderTest) -> str:
    """Which known design stands in the place of the softmax, or ""."""
    out = attend(tested, *qkv())
    known = KNOWN_DESIGNS.items()
    return next((n for n, f in known if is_close(out, textbook(*qkv(), weigh=f))), "")


def in_convention(mask: Tensor, convention: str) -> Tensor:
    """A mask with True = may attend, as the part takes it."""
    if convention == "hide":
        return ~mask
    if convention == "additive":
        return torch.zeros(mask.shape).masked_fill(~mask, float("-inf"))
    return mask


def qkv(queries: int = Q, keys: int = K) -> tuple[Tensor, Tensor, Tensor]:
    generator = torch.Generator().manual_seed(0)
    sizes = ((queries, D_K), (keys, D_K), (keys, D_V))
    q, k, v = (torch.randn(B, H, *size, generator=generator) for size in sizes)
    return q, k, v


def is_close(a: Tensor, b: Tensor) -> bool:
    return torch.allclose(a, b, rtol=1e-3, atol=1e-4)


def random_mask() -> Tensor:
    """(B, 1, Q, K), True = may attend: other keys for each query, and at least one."""
    mask = torch.rand(B, 1, Q, K, generator=torch.Generator().manual_seed(3)) < 0.6
    mask[..., 2] = True
    return mask


def attend(tested: PartUnderTest, q, k, v, mask: Tensor | None = None) -> Tensor:
    """The values, also where the part returns the weights as well."""
    given = None if mask is None else in_convention(mask, tested.mask)
    output = tested.call(q, k, v, given)
    return output[0] if isinstance(output, (tuple, list)) else output


@check(
    ATTENTION,
    "runs",
    expected="values (B, H, Q, d_v)",
    cause="two axes swapped",
    topic="shape",
)
def runs(tested: PartUnderTest) -> Finding:
    """(B, H, Q, d_k), (B, H, K, d_k) and (B, H, K, d_v) give (B, H, Q, d_v)."""
    out = attend(tested, *qkv())
    right = out.shape == (B, H, Q, D_V) and bool(out.isfinite().all())
    return passed_if(right, f"shape {tuple(out.shape)}, for {(B, H, Q, D_V)}")


@check(
    ATTENTION,
    "formula",
    expected="softmax(q kᵀ / √d_k) v",
    cause="no √d_k, or the softmax over another axis",
    topic="scaled dot-product attention",
)
def follows_the_formula(tested: PartUnderTest) -> Finding:
    """Without a mask, the numbers of equation 1."""
    q, k, v = qkv()
    out, right = attend(tested, q, k, v), textbook(q, k, v)
    text = f"off by up to {two_digits((out - right).abs().max().item())}"
    if is_close(out, right):
        return passed_if(True, text)
    if design_of(tested):
        return Finding(UNCOMMON, design_of(tested))
    mistakes = {
        "no scale": dict(scale=1.0),
        "a division by d_k, not by √d_k": dict(scale=1 / D_K),
        "a division by the root of the number of keys": dict(scale=K**-0.5),
        "a division by the root of the number of queries": dict(scale=Q**-0.5),
        "the softmax over the queries": dict(weigh=lambda x: x.softmax(-2)),
    }
    for name, mistake in mistakes.items():
        if is_close(out, textbook(q, k, v, **mistake)):
            text += f": it has {name}"
    with Recorder(tested.part, {Q, K}) as recorder:
        attend(tested, q, k, v)
    notes = ", ".join(dict.fromkeys(recorder.notes)).replace(" ()", "")
    return passed_if(False, f"{text}: it has {notes}" if notes else text)


@check(
    ATTENTION,
    "long sequences",
    expected="the same formula for many keys, and for many queries",
    cause="attention by blocks: what was summed so far is not rescaled when a block has a larger "
    "score, or the last block is left out",
    topic="scaled dot-product attention",
)
@torch.no_grad()
def long_sequences(tested: PartUnderTest) -> Finding:
    """The numbers of equation 1 for more keys, and more queries, than any block of them has."""
    if not is_close(attend(tested, *qkv()), textbook(*qkv())):
        raise Skip("the formula does not hold for short sequences either")
    right = Q
    for length in LONG:
        for queries, keys in ((Q, length), (length, K)):
            q, k, v = qkv(queries, keys)
            q = 2 * q  # sharper, so that maxima differ from block to block
            try:
                out = attend(tested, q, k, v)
            except RuntimeError as error:
                text = f"it does not run with {length} of them: {error}"
                raise Skip(text[:120]) from error
            off = (out - textbook(q, k, v)).abs().max().item()
            if off > 1e-3:
                text = f"off by {two_digits(off)} with "
                text += f"{keys} keys" if queries == Q else f"{queries} queries"
                text += f", and right with {right}: are blocks put together wrongly?"
                return passed_if(False, text)
        right = length
    return passed_if(True, f"right for up to {LONG[-1]} keys and queries")


@check(
    ATTENTION,
    "mask",
    expected="a softmax over the unmasked keys",
    cause=MASK_CAUSE,
    topic="mask",
)
def follows_the_mask(tested: PartUnderTest) -> Finding:
    """With a mask, the numbers of a softmax over the unmasked keys."""
    q, k, v, mask = *qkv(), random_mask()
    weigh = KNOWN_DESIGNS.get(design_of(tested), lambda x: x.softmax(-1))
    out, right = attend(tested, q, k, v, mask), textbook(q, k, v, mask, weigh=weigh)
    text = f"off by up to {two_digits((out - right).abs().max().item())}"
    mistakes = {
        "inverted: masked keys are attended to, the others are not": ~mask,
        "ignored": None,
    }
    for name, mistake in mistakes.items():
        if is_close(out, textbook(q, k, v, mistake)):
            text += f": the mask is {name}"
    return passed_if(is_close(out, right), text)


@check(
    ATTENTION,
    "masked keys do not matter",
    expected="no change",
    cause=MASK_CAUSE,
    topic="mask",
)
def masked_keys_do_not_matter(tested: PartUnderTest) -> Finding:
    """Other keys and values at masked positions change nothing."""
    q, k, v = qkv()
    mask = torch.ones(B, 1, Q, K, dtype=torch.bool)
    mask[..., -2:] = False
    k2, v2 = k.clone(), v.clone()
    k2[..., -2:, :] += 3
    v2[..., -2:, :] += 3
    moved = attend(tested, q, k2, v2, mask) - attend(tested, q, k, v, mask)
    moved = moved.abs().max().item()
    return passed_if(moved < 1e-5, f"values move by up to {two_digits(moved)}")


@check(
    ATTENTION,
    "weights sum to 1",
    expected="1 for each query",
    cause="returned after dropout, or softmax over another axis",
    topic="softmax",
)
def weights_sum_to_one(tested: PartUnderTest) -> Finding:
    """The returned weights sum to 1 over the keys, with nothing on masked ones."""
    mask = random_mask()
    out = tested.call(*qkv(), in_convention(mask, tested.mask))
    if not isinstance(out, (tuple, list)) or not isinstance(out[1], Tensor):
        raise Skip("no weights are returned")
    off = (out[1].sum(-1) - 1).abs().max().item()
    masked = (out[1] * ~mask).sum(-1).max().item()
    text = f"sums off by {two_digits(off)}, masked keys have {two_digits(masked)}"
    if off >= 1e-4 and masked < 1e-6 and design_of(tested):
        return Finding(UNCOMMON, design_of(tested))
    return passed_if(off < 1e-4 and masked < 1e-6, text)


@check(
    ATTENTION,
    "order of keys does not matter",
    expected="no change",
    cause="a view where a transpose is needed",
    topic="permutation equivariance",
)
def order_of_keys_does_not_matter(tested: PartUnderTest) -> Finding:
    """Keys and values in another order: the same values. Queries: the same, reordered."""
    q, k, v = qkv()
    keys, queries = torch.randperm(K), torch.randperm(Q)
    permuted = attend(tested, q[:, :, queries], k[:, :, keys], v[:, :, keys])
    off = (permuted - attend(tested, q, k, v)[:, :, queries]).abs().max().item()
    return passed_if(off < 1e-5, f"off by up to {two_digits(off)}")


@check(
    ATTENTION,
    "query, key and value are used",
    expected="a gradient at each",
    cause="the product is thrown away: a name is assigned again",
    topic="gradient",
)
def all_three_are_used(tested: PartUnderTest) -> Finding:
    """Query, key and value each get a gradient."""
    inputs = [x.requires_grad_() for x in qkv()]
    out = attend(tested, *inputs)
    if not out.requires_grad:
        return passed_if(False, "no gradient reaches any input")
    loss = (out * torch.randn_like(out)).sum()
    gradients = torch.autograd.grad(loss, inputs, allow_unused=True)
    gradients = dict(zip(("query", "key", "value"), gradients, strict=True))
    unused = [n for n, g in gradients.items() if g is None or g.abs().max() < 1e-9]
    return passed_if(
        not unused, f"no gradient at: {', '.join(unused) or 'none of them'}"
    )


def fully_masked_row(run: Callable[[], Tensor]) -> Finding:
    """`run` gives values (B, …, Q, features), where example 0 masks all keys of query 1."""
    try:
        out = run()
    except Exception as error:
        return passed_if(True, f"refused, with {type(error).__name__}")
    rows = out[0].unbind(-2)
    others = torch.stack([*rows[:1], *rows[2:]])
    if not others.isfinite().all() or not out[1].isfinite().all():
        return passed_if(False, "other rows are spoiled too")
    if rows[1].isfinite().all():
        return passed_if(True, "finite numbers")
    text = "NaN in that row alone, as in PyTorch. Never pass it on"
    return Finding(UNCOMMON, text)


@check(
    ATTENTION,
    "a fully masked row",
    expected="an error, or no harm to others",
    cause="0/0",
    topic="mask",
)
def fully_masked_row_is_harmless(tested: PartUnderTest) -> Finding:
    """A query that may attend to no key is refused, or its row alone is lost."""
    mask = torch.ones(B, 1, Q, K, dtype=torch.bool)
    mask[0, 0, 1] = False
    return fully_masked_row(lambda: attend(tested, *qkv(), mask))


def finite_in_float16(attend_in_half: Callable[[], Any]) -> Finding:
    try:
        out = attend_in_half()
    except RuntimeError as error:  # it misleads nobody, and float32 is right
        return Finding(UNCOMMON, f"in float16 it ends in {error_in_words(error)}")
    finite = bool(out.isfinite().all())
    text = f"{out.dtype}, {'finite' if finite else 'not finite'}"
    return passed_if(finite and out.dtype == torch.float16, text)


@check(
    ATTENTION,
    "float16",
    expected="finite",
    cause="a fill of -1e9: use torch.finfo or -inf",
    topic="float16",
)
def runs_in_float16(tested: PartUnderTest) -> Finding:
    """In float16, with a mask, scores that fit stay finite."""
    q, k, v = (x.half() for x in qkv())
    return finite_in_float16(lambda: attend(tested, q, k, v, random_mask()))
