"""Checks of attention as a function: softmax(q kᵀ / √d_k) v."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from transformer_checkup import formula_tables as known
from transformer_checkup.checklist import (
    PASSED,
    Finding,
    Skip,
    failed,
    passed,
    two_digits,
    uncommon,
)
from transformer_checkup.part_checks.any_layer import (
    finite_in_float16,
    gives,
    largest_move,
)
from transformer_checkup.part_under_test import Checks, PartUnderTest, judged

B, H, Q, K, D_K, D_V = 2, 3, 5, 7, 11, 13
LONG = 17, 67, 131, 521  # more than usual blocks, and no multiples of them
WRITE = "(q @ k.transpose(-2, -1) / math.sqrt(q.shape[-1])).softmax(-1) @ v"
WRITE_MASK = "scores.masked_fill(~mask, float('-inf')) before the softmax"

ATTENTION = Checks()
ANY_ATTENTION = Checks()  # a function, or a layer


def scores_of(q: Tensor, k: Tensor) -> Tensor:
    return q @ k.mT * q.shape[-1] ** -0.5


def design_of(tested: PartUnderTest) -> str:
    """Which known design stands in the place of the softmax, or ""."""
    q, k, v = qkv()
    out, scores = attend(tested, q, k, v), scores_of(q, k)
    return known.closest(
        out, known.SOFTMAX_DESIGNS, scores, then=lambda weights: weights @ v
    )


# From a mask with True = may attend to one that the part takes.
CONVERTED = {
    "attend": lambda mask: mask,
    "hide": lambda mask: ~mask,
    "additive": lambda mask: torch.zeros(mask.shape).masked_fill(~mask, -math.inf),
}


def qkv(queries: int = Q, keys: int = K) -> tuple[Tensor, Tensor, Tensor]:
    generator = torch.Generator().manual_seed(0)
    sizes = ((queries, D_K), (keys, D_K), (keys, D_V))
    q, k, v = (torch.randn(B, H, *size, generator=generator) for size in sizes)
    return q, k, v


def inputs(tested: PartUnderTest) -> tuple[Tensor, Tensor, Tensor]:
    """Query, key and value for a function, or else for a layer: (B, L, d_model) each."""
    if not hasattr(tested, "d_model"):
        return qkv()
    generator = torch.Generator().manual_seed(1)
    sizes = [(B, length, tested.d_model) for length in (Q, K, K)]
    q, k, v = (torch.randn(size, generator=generator) for size in sizes)
    return q, k, v


def random_mask() -> Tensor:
    """(B, 1, Q, K), True = may attend: other keys for each query, and at least one."""
    mask = torch.rand(B, 1, Q, K, generator=torch.Generator().manual_seed(3)) < 0.6
    mask[..., 2] = True
    return mask


def one_key_each() -> Tensor:
    """(B, Q, K): query i may attend to key i + 1 alone."""
    mask = torch.zeros(B, Q, K, dtype=torch.bool)
    mask[:, range(Q), range(1, Q + 1)] = True
    return mask


def some_mask(tested: PartUnderTest) -> Tensor:
    return one_key_each() if hasattr(tested, "d_model") else random_mask()


def attend(tested: PartUnderTest, q, k, v, mask: Tensor | None = None) -> Tensor:
    """The values, also where the part returns the weights as well."""
    if mask is not None and not getattr(tested, "takes_masks", True):
        raise Skip("it does not run with a mask")
    given = None if mask is None else CONVERTED[tested.mask](mask)
    output = tested.call(q, k, v, given)
    return output[0] if isinstance(output, (tuple, list)) else output


def usual(tested: PartUnderTest) -> Tensor:
    return attend(tested, *inputs(tested))


@ATTENTION.add("runs", "shape")
def runs(tested: PartUnderTest) -> Finding:
    """(B, H, Q, d_k), (B, H, K, d_k) and (B, H, K, d_v) give (B, H, Q, d_v)."""
    return gives(tested, tested.usual, (B, H, Q, D_V))


@ATTENTION.add("formula", "scaled dot-product attention")
def follows_the_formula(tested: PartUnderTest) -> Finding:
    """Without a mask, the numbers of equation 1."""
    q, k, v = qkv()
    out, scores = attend(tested, q, k, v), scores_of(q, k)
    off = (out - scores.softmax(-1) @ v).abs().max().item()
    text = f"off by up to {two_digits(off)}"
    if design := design_of(tested):
        return passed(text) if design == known.SOFTMAX else uncommon(design)
    like = known.closest(
        out,
        known.SCALES,
        known.Sizes(D_K, H, Q, K),
        then=lambda factor: (q @ k.mT * factor).softmax(-1) @ v,
    ) or known.closest(out, known.SOFTMAX_MISTAKES, scores, then=lambda w: w @ v)
    if not like:
        recorder = tested.record(lambda: attend(tested, q, k, v), {Q, K})
        like = ", ".join(dict.fromkeys(recorder.notes)).replace(" ()", "")
    text += f" for {Q} random queries and {K} keys of {D_K} numbers"
    cause = "The values are not those of equation 1."
    return failed(text, cause, like=like, remedy=WRITE)


@ATTENTION.add("long sequences", "scaled dot-product attention")
@torch.no_grad()
def long_sequences(tested: PartUnderTest) -> Finding:
    """The numbers of equation 1 for more keys, and more queries, than any block of them has."""
    if design_of(tested) != known.SOFTMAX:
        raise Skip("the formula does not hold for short sequences either")
    sizes = [pair for n in LONG for pair in ((Q, n), (n, K))]
    for number, (queries, keys) in enumerate(sizes):
        q, k, v = qkv(queries, keys)
        q = 2 * q  # sharper, so that maxima differ from block to block
        try:
            out = attend(tested, q, k, v)
        except RuntimeError as error:
            text = f"it does not run with {max(queries, keys)} of them: {error}"
            raise Skip(text[:120]) from error
        off = (out - scores_of(q, k).softmax(-1) @ v).abs().max().item()
        if not off <= 1e-3:
            count = f"{keys} keys" if queries == Q else f"{queries} queries"
            right = (Q, *LONG)[number // 2]
            text = f"off by {two_digits(off)} with {count}, and right with {right}"
            cause = "Blocks of keys or queries are put together wrongly."
            return failed(text, cause, remedy=WRITE)
    return passed(f"right for up to {LONG[-1]} keys and queries")


@ATTENTION.add("mask", "mask")
def follows_the_mask(tested: PartUnderTest) -> Finding:
    """With a mask, the numbers of a softmax over the unmasked keys."""
    q, k, v, mask = *qkv(), random_mask()
    shape = (B, H, Q, D_V)
    finding = gives(tested, lambda: attend(tested, q, k, v, mask), shape, finite=False)
    tested.takes_masks = finding.outcome == PASSED
    if not tested.takes_masks:
        return finding
    if not (design := design_of(tested)):
        raise Skip("the formula does not hold without a mask either")
    scores, out = scores_of(q, k), attend(tested, q, k, v, mask)
    right = known.SOFTMAX_DESIGNS[design](known.hidden(scores, ~mask)) @ v
    text = f"off by up to {two_digits((out - right).abs().max().item())}"
    like = known.closest(
        out, known.WEIGHTS_OF_MASKED, scores, mask, then=lambda w: w @ v
    )
    return judged(
        known.share_apart(right, out) < known.tolerance(out.dtype),
        text,
        "The mask is not used as it should.",
        f"{WRITE_MASK}; mask='hide' if True is meant to mask",
        like and f"a mask that is {like}",
    )


@ATTENTION.add("masked keys do not matter", "mask")
def masked_keys_do_not_matter(tested: PartUnderTest) -> Finding:
    """Other keys and values at masked positions change nothing."""
    q, k, v = qkv()
    mask = torch.ones(B, 1, Q, K, dtype=torch.bool)
    mask[..., -2:] = False
    k2, v2 = k.clone(), v.clone()
    k2[..., -2:, :] += 3
    v2[..., -2:, :] += 3
    moved = largest_move(attend(tested, q, k2, v2, mask), attend(tested, q, k, v, mask))
    text = f"values move by up to {two_digits(moved)}, where the last 2 of {K} keys are masked "
    text += "and changed"
    return judged(moved < 1e-5, text, "Masked keys have weight.", WRITE_MASK)


@ATTENTION.add("weights sum to 1", "softmax")
def weights_sum_to_one(tested: PartUnderTest) -> Finding:
    """The returned weights sum to 1 over the keys, with nothing on masked ones."""
    mask = random_mask()
    attend(tested, *qkv(), mask)
    out = tested.call(*qkv(), CONVERTED[tested.mask](mask))
    if not isinstance(out, (tuple, list)) or not isinstance(out[1], Tensor):
        raise Skip("no weights are returned")
    off = (out[1].sum(-1) - 1).abs().max().item()
    masked = (out[1] * ~mask).sum(-1).max().item()
    text = f"sums off by {two_digits(off)}, masked keys have {two_digits(masked)}"
    right = off < 1e-4 and masked < 1e-6
    if not right and masked < 1e-6 and design_of(tested) not in (known.SOFTMAX, ""):
        return uncommon(design_of(tested))
    cause = "The weights that are returned do not sum to 1 over the unmasked keys."
    return judged(right, text, cause, "return scores.softmax(-1), before dropout")


@ATTENTION.add("query, key and value are used", "gradient")
def all_three_are_used(tested: PartUnderTest) -> Finding:
    """Query, key and value each get a gradient."""
    inputs = [x.requires_grad_() for x in qkv()]
    out, names = attend(tested, *inputs), ("query", "key", "value")
    loss = (out * torch.randn_like(out)).sum() + 0 * torch.cat(inputs[:2], -2).sum()
    gradients = torch.autograd.grad(loss, inputs, materialize_grads=True)
    found = zip(names, gradients, strict=True)
    missing = ", ".join(name for name, g in found if g.abs().max() < 1e-9)
    text = f"no gradient at {missing}" if missing else "each has a gradient"
    return judged(not missing, text, f"The result does not depend on {missing}.", WRITE)


@ANY_ATTENTION.add("order of keys does not matter", "permutation equivariance")
@torch.no_grad()
def order_of_keys_does_not_matter(tested: PartUnderTest) -> Finding:
    """Keys and values in another order: the same values. Queries: the same, reordered."""
    tested.eval()
    (q, k, v), keys, queries = inputs(tested), torch.randperm(K), torch.randperm(Q)
    permuted = attend(tested, q[..., queries, :], k[..., keys, :], v[..., keys, :])
    off = largest_move(permuted, attend(tested, q, k, v)[..., queries, :])
    text = f"off by up to {two_digits(off)}"
    cause = "The order of queries or keys matters: tokens and features are mixed."
    remedy = "x.view(B, L, H, d_k).transpose(1, 2), and no view(B, H, L, d_k)"
    return judged(off < 1e-5, text, cause, remedy)


@ANY_ATTENTION.add("a fully masked row", "mask")
def fully_masked_row_is_harmless(tested: PartUnderTest) -> Finding:
    """A query that may attend to no key is refused, or its row alone is lost."""
    tested.eval()
    mask = torch.ones_like(some_mask(tested))
    mask[0, ..., 1, :] = False
    try:
        out = attend(tested, *inputs(tested), mask)
    except Skip:
        raise
    except Exception as error:
        return passed(f"refused, with {type(error).__name__}")
    rows = out[0].unbind(-2)
    others = torch.stack([*rows[:1], *rows[2:]])
    if not others.isfinite().all() or not out[1].isfinite().all():
        text = "query 1 of example 0 may attend to no key: other rows are NaN too"
        cause = "A row that is fully masked spoils other rows."
        remedy = "fill with torch.finfo(scores.dtype).min in place of -inf"
        return failed(text, cause, remedy=remedy)
    if rows[1].isfinite().all():
        return passed("finite numbers")
    text = "NaN in that row alone, as in PyTorch. Never pass it on"
    return uncommon(text)


@ANY_ATTENTION.add("float16", "float16")
def runs_in_float16(tested: PartUnderTest) -> Finding:
    """In float16, with a mask, the result is finite."""
    q, k, v = (x.half() for x in inputs(tested))
    return finite_in_float16(tested, lambda: attend(tested, q, k, v, some_mask(tested)))
