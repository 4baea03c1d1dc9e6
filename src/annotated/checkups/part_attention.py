"""Checks of attention: the function, and the module with several heads."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from annotated.checkups.report import BY_DESIGN, Check, Finding, Skip, passed_if, shown
from annotated.checkups.watch import Watch, fitted_scale

B, H, Q, K, D_K, D_V = 2, 3, 5, 7, 11, 13
CLOSE = dict(rtol=1e-3, atol=1e-4)


def textbook(q, k, v, mask=None, scale=None, dim=-1) -> Tensor:
    """softmax(q kᵀ / √d_k) v, written out; True = may attend."""
    scores = q @ k.transpose(-2, -1) * (q.shape[-1] ** -0.5 if scale is None else scale)
    if mask is not None:
        scores = scores.masked_fill(~mask, float("-inf"))
    return scores.softmax(dim).nan_to_num(0) @ v


def in_convention(mask: Tensor, convention: str) -> Tensor:
    """A mask with True = may attend, as the part wants it."""
    if convention == "hide":
        return ~mask
    if convention == "additive":
        return torch.zeros(mask.shape).masked_fill(~mask, float("-inf"))
    return mask


def qkv(s: Any) -> tuple[Tensor, Tensor, Tensor]:
    draw = torch.Generator().manual_seed(0)
    sizes = ((Q, D_K), (K, D_K), (K, D_V))
    return tuple(torch.randn(B, H, *size, generator=draw) for size in sizes)


def some_mask() -> Tensor:
    """(B, 1, Q, K), True = may attend: each query sees other keys, and at least one."""
    mask = torch.rand(B, 1, Q, K, generator=torch.Generator().manual_seed(3)) < 0.6
    mask[..., 2] = True
    return mask


def values_of(output: Any) -> Tensor:
    return output[0] if isinstance(output, (tuple, list)) else output


def attend(s: Any, q, k, v, mask: Tensor | None = None) -> Tensor:
    given = None if mask is None else in_convention(mask, s.mask)
    return values_of(s.call(q, k, v, given))


def attention_runs(s: Any) -> Finding:
    """(B, H, Q, d_k), (B, H, K, d_k) and (B, H, K, d_v) give (B, H, Q, d_v)."""
    out = attend(s, *qkv(s))
    right = out.shape == (B, H, Q, D_V) and bool(out.isfinite().all())
    return passed_if(right, f"shape {tuple(out.shape)}, for {(B, H, Q, D_V)}")


def attention_formula(s: Any) -> Finding:
    """Without a mask, the numbers of equation 1."""
    q, k, v = qkv(s)
    out = attend(s, q, k, v)
    off = (out - textbook(q, k, v)).abs().max().item()
    if torch.allclose(out, textbook(q, k, v), **CLOSE):
        return passed_if(True, f"off by up to {shown(off)}")
    others = {
        "no scale": dict(scale=1.0),
        "a division by d_k, not by √d_k": dict(scale=1 / D_K),
        "the softmax over the queries": dict(dim=-2),
        "the scale twice": dict(scale=1 / D_K),
    }
    same = [
        n
        for n, o in others.items()
        if torch.allclose(out, textbook(q, k, v, **o), **CLOSE)
    ]
    return passed_if(
        False, f"off by up to {shown(off)}" + (f": it has {same[0]}" if same else "")
    )


def attention_mask(s: Any) -> Finding:
    """With a mask, the numbers of a softmax over the visible keys."""
    q, k, v, mask = *qkv(s), some_mask()
    out = attend(s, q, k, v, mask)
    off = (out - textbook(q, k, v, mask)).abs().max().item()
    others = {
        "upside down: hidden keys are attended to, visible ones are not": ~mask,
        "ignored": None,
    }
    text = f"off by up to {shown(off)}"
    for name, other in others.items():
        if torch.allclose(out, textbook(q, k, v, other), **CLOSE):
            text += f": the mask is {name}"
    return passed_if(torch.allclose(out, textbook(q, k, v, mask), **CLOSE), text)


def hidden_keys(s: Any) -> Finding:
    """Other keys and values in hidden places change nothing."""
    q, k, v = qkv(s)
    mask = torch.ones(B, 1, Q, K, dtype=torch.bool)
    mask[..., -2:] = False
    k2, v2 = k.clone(), v.clone()
    k2[..., -2:, :] += 3
    v2[..., -2:, :] += 3
    moved = (attend(s, q, k2, v2, mask) - attend(s, q, k, v, mask)).abs().max().item()
    return passed_if(moved < 1e-5, f"values move by up to {shown(moved)}")


def returned_weights(s: Any) -> Finding:
    """The weights that are returned sum to 1 over the keys, with nothing on hidden ones."""
    mask = some_mask()
    out = s.call(*qkv(s), in_convention(mask, s.mask))
    if not isinstance(out, (tuple, list)) or not isinstance(out[1], Tensor):
        raise Skip("no weights are returned")
    weights = out[1]
    off = (weights.sum(-1) - 1).abs().max().item()
    mass = (weights * ~mask).sum(-1).max().item()
    return passed_if(
        off < 1e-4 and mass < 1e-6, f"sums off by {shown(off)}, hidden {shown(mass)}"
    )


def order_of_keys(s: Any) -> Finding:
    """Keys and values in another order: the same values. Queries: the same, reordered."""
    q, k, v = qkv(s)
    keys, queries = torch.randperm(K), torch.randperm(Q)
    moved = attend(s, q[:, :, queries], k[:, :, keys], v[:, :, keys])
    off = (moved - attend(s, q, k, v)[:, :, queries]).abs().max().item()
    return passed_if(off < 1e-5, f"off by up to {shown(off)}")


def blind_row(s: Any) -> Finding:
    """A query that sees no key is refused, or its row alone is lost."""
    mask = torch.ones(B, 1, Q, K, dtype=torch.bool)
    mask[0, 0, 1] = False
    try:
        out = attend(s, *qkv(s), mask)
    except Exception as error:
        return passed_if(True, f"refused, with {type(error).__name__}")
    row, others = out[0, :, 1], torch.cat([out[0, :, :1], out[0, :, 2:]], 1)
    if not others.isfinite().all() or not out[1].isfinite().all():
        return passed_if(False, "other rows are spoilt too")
    if row.isfinite().all():
        return passed_if(True, "finite numbers")
    return Finding(BY_DESIGN, "NaN in that row alone, as in PyTorch. Never hand it on")


def float16_scores(s: Any) -> Finding:
    """In float16, with a mask, scores that fit stay finite."""
    q, k, v = (x.half() for x in qkv(s))
    out = attend(s, q, k, v, some_mask())
    right = out.dtype == torch.float16 and bool(out.isfinite().all())
    return passed_if(right, f"{out.dtype}, {'finite' if right else 'not finite'}")


def all_three_are_used(s: Any) -> Finding:
    """Query, key and value each get a gradient."""
    inputs = [x.requires_grad_() for x in qkv(s)]
    out = attend(s, *inputs)
    if not out.requires_grad:
        return passed_if(False, "no gradient reaches any input")
    got = torch.autograd.grad(
        (out * torch.randn_like(out)).sum(), inputs, allow_unused=True
    )
    names = [
        n
        for n, g in zip(("query", "key", "value"), got, strict=True)
        if g is None or g.abs().max() < 1e-9
    ]
    return passed_if(not names, f"no gradient at: {', '.join(names) or 'none of them'}")


MASK_CAUSE = "True and False exchanged, a mask that is not used, or a fill value near 0"
ATTENTION = [
    Check("runs", attention_runs, "values (B, H, Q, d_v)", "an axis exchanged", 6),
    Check(
        "formula",
        attention_formula,
        "softmax(q kᵀ / √d_k) v",
        "no √d_k, or the softmax over another axis",
        6,
    ),
    Check("mask", attention_mask, "a softmax over the visible keys", MASK_CAUSE, 8),
    Check("hidden keys do not matter", hidden_keys, "no change", MASK_CAUSE, 8),
    Check(
        "weights sum to 1",
        returned_weights,
        "1 for each query",
        "returned after dropout, or softmax over another axis",
        6,
    ),
    Check(
        "order of keys does not matter",
        order_of_keys,
        "no change",
        "a view where a transpose is needed",
        6,
    ),
    Check(
        "query, key and value are used",
        all_three_are_used,
        "a gradient at each",
        "the product is thrown away: a name is assigned again",
        6,
    ),
    Check(
        "a row that sees nothing", blind_row, "an error, or no harm to others", "0/0", 8
    ),
    Check(
        "float16",
        float16_scores,
        "finite",
        "a fill of -1e9: use torch.finfo or -inf",
        6,
    ),
]


# --- several heads


def vectors(s: Any) -> tuple[Tensor, Tensor, Tensor]:
    draw = torch.Generator().manual_seed(1)
    lengths = (Q, K, K)
    return tuple(torch.randn(B, n, s.d_model, generator=draw) for n in lengths)


def evaluated(s: Any) -> None:
    if isinstance(s.part, nn.Module):
        s.part.eval()


def heads_run(s: Any) -> Finding:
    """Queries (B, Q, d_model), keys and values (B, K, d_model) give (B, Q, d_model)."""
    evaluated(s)
    out = attend(s, *vectors(s))
    right = out.shape == (B, Q, s.d_model) and bool(out.isfinite().all())
    return passed_if(right, f"shape {tuple(out.shape)}, for {(B, Q, s.d_model)}")


def one_key_each() -> Tensor:
    """(B, Q, K): query i sees key i + 1 alone."""
    mask = torch.zeros(B, Q, K, dtype=torch.bool)
    mask[:, range(Q), range(1, Q + 1)] = True
    return mask


@torch.no_grad()
def heads_are_followed(s: Any) -> Finding:
    """Each query sees one key. Another value there changes that query's row, and no other."""
    evaluated(s)
    q, k, v = vectors(s)
    mask = one_key_each()
    before = attend(s, q, k, v, mask)
    reach = torch.zeros(Q, K)
    for key in range(K):
        other = v.clone()
        other[0, key] += torch.randn(s.d_model)
        moved = (attend(s, q, k, other, mask) - before).abs().amax(-1)  # (B, Q)
        reach[:, key] = moved[0]
        if moved[1:].max() > 1e-5:
            return passed_if(False, "a value changes another sentence of the batch")
    felt = reach > 1e-5 * reach.max()
    if torch.equal(felt, mask[0]):
        return passed_if(True, "each value arrives at the one query that sees it")
    if torch.equal(felt, ~mask[0]):
        return passed_if(
            False, "the mask is upside down: values arrive where they are hidden"
        )
    if felt.all():
        return passed_if(False, "each value arrives everywhere: the mask is not used")
    return passed_if(
        False, "values arrive at queries that do not see them: words are mixed"
    )


@torch.no_grad()
def values_from_value(s: Any) -> Finding:
    """Where a query sees one key, it gets that value, whatever the query and the key are."""
    evaluated(s)
    q, k, v = vectors(s)
    mask = one_key_each()
    before = attend(s, q, k, v, mask)
    moved = (attend(s, q + 1, k.flip(-1), v, mask) - before).abs().max().item()
    return passed_if(
        moved < 1e-4, f"another query and key move it by up to {shown(moved)}"
    )


@torch.no_grad()
def heads_ignore_order(s: Any) -> Finding:
    """Keys and values in another order give the same."""
    evaluated(s)
    q, k, v = vectors(s)
    order = torch.randperm(K)
    off = (
        (attend(s, q, k[:, order], v[:, order]) - attend(s, q, k, v)).abs().max().item()
    )
    return passed_if(off < 1e-4, f"off by up to {shown(off)}")


def heads_watched(s: Any, train: bool = False, mask: Tensor | None = None) -> Watch:
    if isinstance(s.part, nn.Module):
        s.part.train(train)
    with Watch(s.part, {Q, K}) as watch:
        attend(s, *vectors(s), mask)
    return watch


def heads_weights(s: Any) -> Finding:
    """The weights inside sum to 1 over the keys, and are one set for each head."""
    found = heads_watched(s).attentions
    if not found:
        raise Skip("no softmax between positions was seen")
    weights = found[0].weights
    off = (weights.sum(-1) - 1).abs().max().item()
    heads = weights.shape[1] if weights.dim() == 4 else 1
    right = s.n_heads is None or heads == s.n_heads
    return passed_if(
        off < 1e-3 and right, f"{heads} heads, sums off by up to {shown(off)}"
    )


def heads_scale(s: Any) -> Finding:
    """The factor before the softmax, fitted to queries, keys and weights."""
    found = heads_watched(s).attentions
    fit = fitted_scale(found[0]) if found else None
    if fit is None:
        raise Skip(
            "the weights are no softmax of a multiple of queries · keys that was seen"
        )
    factor, d_k = fit
    text = f"factor {factor:.4f}, 1/√d_k = {d_k**-0.5:.4f}"
    return passed_if(abs(factor * d_k**0.5 - 1) < 0.01, text)


def heads_own_matrices(s: Any) -> Finding:
    """Query, key and value have a matrix each."""
    watch = heads_watched(s)
    if not watch.attentions:
        raise Skip("no softmax between positions was seen")
    twice = len(set(watch.shared_weights))
    return passed_if(not twice, f"{twice} matrices are used twice before the softmax")


def part_learns(s: Any) -> Finding:
    """Each parameter of the part gets a gradient."""
    if not isinstance(s.part, nn.Module) or not list(s.part.parameters()):
        raise Skip("the part has no parameters")
    s.part.eval()
    inputs = vectors(s)
    out = attend(s, *inputs) if hasattr(s, "n_heads") else s.call(inputs[1])
    named = [(n, p) for n, p in s.part.named_parameters() if p.requires_grad]
    loss = (out * torch.randn_like(out)).sum()
    got = torch.autograd.grad(loss, [p for _, p in named], allow_unused=True)
    # A bias of the keys has the gradient 0: softmax takes out what all keys have in common.
    names = [
        n
        for (n, p), g in zip(named, got, strict=True)
        if g is None or (p.dim() > 1 and (g == 0).all())
    ]
    text = f"{len(named) - len(names)} of {len(named)} parameters have a gradient"
    return passed_if(not names, text + (f", not {names[0]}" if names else ""))


def heads_dropout(s: Any) -> Finding:
    """The dropout on the weights has the rate asked for, and is off in evaluation."""
    if s.dropout is None:
        raise Skip("say dropout=… to have the rate compared")
    used = {d.rate for d in heads_watched(s, train=True).dropouts if d.active}
    off = [d for d in heads_watched(s, train=False).dropouts if d.active]
    wanted = {s.dropout} - {0}
    text = f"rates in training {sorted(used)}, in evaluation {len(off)} active"
    return passed_if(used == wanted and not off, text)


def heads_blind_row(s: Any) -> Finding:
    """A query that sees no key is refused, or its row alone is lost."""
    evaluated(s)
    mask = torch.ones(B, Q, K, dtype=torch.bool)
    mask[0, 1] = False
    try:
        out = attend(s, *vectors(s), mask).detach()
    except Exception as error:
        return passed_if(True, f"refused, with {type(error).__name__}")
    others = torch.cat([out[0, :1], out[0, 2:]])
    if not others.isfinite().all() or not out[1].isfinite().all():
        return passed_if(False, "other rows are spoilt too")
    if out[0, 1].isfinite().all():
        return passed_if(True, "finite numbers")
    return Finding(BY_DESIGN, "NaN in that row alone, as in PyTorch. Never hand it on")


@torch.no_grad()
def heads_float16(s: Any) -> Finding:
    """In float16, with a mask, the result is finite."""
    if isinstance(s.part, nn.Module):
        s.part.eval().half()
    try:
        out = attend(s, *(x.half() for x in vectors(s)), one_key_each())
    finally:
        if isinstance(s.part, nn.Module):
            s.part.float()
    finite = bool(out.isfinite().all()) and out.dtype == torch.float16
    return passed_if(finite, f"{out.dtype}, {'finite' if finite else 'not finite'}")


VIEW = "view(B, H, L, d_k) without transpose, on the way in or on the way out"
MULTI_HEAD = [
    Check(
        "runs", heads_run, "(B, Q, d_model)", "an axis exchanged, a method missing", 7
    ),
    Check(
        "a value arrives where it is seen", heads_are_followed, "there alone", VIEW, 7
    ),
    Check(
        "values come from value",
        values_from_value,
        "no change",
        "key and value exchanged, or the product is thrown away",
        7,
    ),
    Check("order of keys does not matter", heads_ignore_order, "no change", VIEW, 7),
    Check(
        "weights sum to 1",
        heads_weights,
        "1 for each query",
        "softmax over another axis",
        6,
    ),
    Check(
        "scores are divided by √d_k", heads_scale, "1/√d_k", "no scale, or √d_model", 6
    ),
    Check(
        "query, key and value have matrices of their own",
        heads_own_matrices,
        "0",
        "one linear layer is used for all three",
        7,
    ),
    Check(
        "every parameter learns",
        part_learns,
        "a gradient for each",
        "the product is thrown away: a name is assigned again",
        6,
    ),
    Check(
        "dropout has the rate asked for",
        heads_dropout,
        "that rate",
        "a default that nobody passes on",
        11,
    ),
    Check(
        "a row that sees nothing",
        heads_blind_row,
        "an error, or no harm to others",
        "0/0",
        8,
    ),
    Check(
        "float16", heads_float16, "finite", "a fill of -1e9: use torch.finfo or -inf", 6
    ),
]
