"""Checks of the other layers: positions, norm, feed-forward, and the residual around them."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from annotated.checkups.inside import (
    RIGHT,
    compare_table,
    kind_of_norm,
    small_rows,
    tables,
)
from annotated.checkups.part_attention import evaluated, part_learns
from annotated.checkups.report import BY_DESIGN, Check, Finding, Skip, passed_if, shown

BATCH, LENGTH = 3, 7


def x_for(s: Any, length: int = LENGTH, seed: int = 0) -> Tensor:
    draw = torch.Generator().manual_seed(seed)
    return torch.randn(BATCH, length, s.d_model, generator=draw)


@torch.no_grad()
def layer_runs(s: Any) -> Finding:
    """(B, L, d_model) in, the same shape out, all finite."""
    evaluated(s)
    x = x_for(s)
    y = s.call(x)
    right = y.shape == x.shape and bool(y.isfinite().all())
    return passed_if(right, f"shape {tuple(y.shape)}, for {tuple(x.shape)}")


@torch.no_grad()
def alone(s: Any) -> Finding:
    """Each position is treated on its own: others in the sentence or the batch do not matter."""
    moved = {}
    for mode in ("evaluation", "training") if isinstance(s.part, nn.Module) else ("",):
        x = x_for(s)
        other = x_for(s, seed=1)
        other[1, 3] = x[1, 3]
        results = []
        for given in (x, other):
            if isinstance(s.part, nn.Module):
                s.part.train(mode == "training")
            torch.manual_seed(0)
            results.append(s.call(given)[1, 3])
        moved[mode] = (results[1] - results[0]).abs().max().item()
    text = ", ".join(f"{shown(size)} in {mode}" for mode, size in moved.items())
    return passed_if(max(moved.values()) < 1e-5, f"other positions move it by {text}")


def in_half(s: Any, x: Tensor) -> Tensor:
    if isinstance(s.part, nn.Module):
        s.part.eval().half()
    try:
        with torch.no_grad():
            return s.call(x.half())
    finally:
        if isinstance(s.part, nn.Module):
            s.part.float()


def layer_float16(s: Any) -> Finding:
    """In float16 the result is float16 and finite."""
    y = in_half(s, x_for(s))
    finite = bool(y.isfinite().all()) and y.dtype == torch.float16
    return passed_if(finite, f"{y.dtype}, {'finite' if finite else 'not finite'}")


# --- positional encoding


@torch.no_grad()
def table_of(s: Any, length: int = LENGTH) -> Tensor:
    """What the part adds, (L, d_model)."""
    evaluated(s)
    return s.call(torch.zeros(BATCH, length, s.d_model))[0]


@torch.no_grad()
def adds(s: Any) -> Finding:
    """The result is the input plus something that does not depend on it or on the batch."""
    evaluated(s)
    x = 5 * x_for(s)
    y, table = s.call(x), table_of(s)
    if torch.allclose(y, table.expand_as(y), atol=1e-4):
        return Finding(
            BY_DESIGN, "the positions alone are returned; the sum is made elsewhere"
        )
    off = (y - x - table).abs().max().item()
    return passed_if(off < 1e-4, f"off from x + positions by up to {shown(off)}")


def positions_differ(s: Any) -> Finding:
    """No two positions get the same vector."""
    table = table_of(s)
    apart = torch.cdist(table, table) + 1e3 * torch.eye(len(table))
    return passed_if(
        bool(apart.min() > 1e-3), f"the nearest two are {shown(apart.min())} apart"
    )


def positions_begin_alike(s: Any) -> Finding:
    """A longer sentence has the same positions at its start."""
    off = (table_of(s, 11)[:5] - table_of(s, 5)).abs().max().item()
    return passed_if(off < 1e-6, f"off by up to {shown(off)}")


def formula_of_positions(s: Any) -> Finding:
    """The sines and cosines of section 3.5."""
    if isinstance(s.part, nn.Module) and any(
        p.requires_grad for p in s.part.parameters()
    ):
        raise Skip("the positions are learned")
    outcome, text = compare_table(table_of(s, 29).double())
    return Finding(outcome, text)


def table_is_kept(s: Any) -> Finding:
    """The table is a buffer: it moves and is saved with the module."""
    found = tables(s.part) if isinstance(s.part, nn.Module) else []
    if not found:
        raise Skip("no table of sines was found in the part")
    kinds = sorted({kind for _, _, kind, _ in found})
    return passed_if("attribute" not in kinds, f"{found[0][1]}: {', '.join(kinds)}")


def dropouts_of(part: Any) -> list[nn.Dropout]:
    modules = part.modules() if isinstance(part, nn.Module) else []
    found = [module for module in modules if isinstance(module, nn.Dropout)]
    if not found:
        raise Skip("the part has no nn.Dropout")
    return found


@torch.no_grad()
def drops_the_sum(s: Any) -> Finding:
    """In training, dropout makes zeros in the sum, and not in the positions alone."""
    rates = [(module, module.p) for module in dropouts_of(s.part)]
    for module, _ in rates:
        module.p = 0.5
    s.part.train()
    zeros = (s.call(1000 + x_for(s)) == 0).float().mean().item()
    s.part.eval()
    for module, rate in rates:
        module.p = rate
    return passed_if(0.3 < zeros < 0.7, f"at rate 0.5, {zeros:.0%} of the sum are 0")


@torch.no_grad()
def all_lengths(s: Any) -> Finding:
    """From 1 to max_len."""
    evaluated(s)
    longest = s.max_len
    if longest is None and isinstance(s.part, nn.Module):
        longest = min((max(t.shape) for *_, t in tables(s.part)), default=None)
    lengths = [1] if longest is None else [1, longest]
    for length in lengths:
        y = s.call(torch.zeros(1, length, s.d_model))
        if y.shape[-2:] != (length, s.d_model) or not y.isfinite().all():
            return passed_if(False, f"length {length} gives shape {tuple(y.shape)}")
    return passed_if(True, f"lengths {' and '.join(map(str, lengths))}")


# --- norm


def norm_formula(s: Any) -> Finding:
    """(x − mean) / √(variance), the variance divided by n; then a scale and a shift."""
    evaluated(s)
    kind = kind_of_norm(s.part, s.d_model)
    outcome = "passed" if kind == RIGHT else BY_DESIGN if kind else "failed"
    return Finding(outcome, kind or "no known norm: other axes, or another formula")


@torch.no_grad()
def epsilon(s: Any) -> Finding:
    """The epsilon stands under the root, and a constant row gives no NaN."""
    evaluated(s)
    problem = small_rows(s.call, s.d_model)
    if problem:
        return passed_if(False, problem)
    row = torch.linspace(-1, 1, s.d_model)
    row = row / row.std(correction=0)
    found = []
    for scale in (1e-3, 1e-2):  # inside: var' = s² / (s² + eps); outside: s / (s + eps)
        y = s.call((scale * row).expand(1, 2, -1))[0, 0]
        share = y.std(correction=0) / s.call((1e3 * row).expand(1, 2, -1))[0, 0].std(
            correction=0
        )
        share = min(share.item(), 1 - 1e-9)
        found.append((scale**2 * (1 / share**2 - 1), scale * (1 / share - 1)))
    (inside, outside), (inside2, outside2) = found
    if inside < 1e-10:
        return passed_if(True, "no epsilon is seen down to rows of size 0.001; no NaN")
    if abs(inside2 / inside - 1) < 0.2:
        return passed_if(True, f"epsilon {shown(inside)} under the root")
    if abs(outside2 / outside - 1) < 0.2:
        return Finding(BY_DESIGN, f"epsilon {shown(outside)} is added outside the root")
    return passed_if(False, "rows of small numbers are not normed by either formula")


def constant_in_half(s: Any) -> Finding:
    """In float16 a constant row is finite: the epsilon must not round to 0."""
    y = in_half(s, torch.full((1, 2, s.d_model), 3.0))
    return passed_if(
        bool(y.isfinite().all()), "finite" if y.isfinite().all() else "NaN"
    )


# --- feed-forward


@torch.no_grad()
def not_linear(s: Any) -> Finding:
    """f(x + y) is not f(x) + f(y) − f(0)."""
    evaluated(s)
    x, y = x_for(s), x_for(s, seed=1)
    zero = s.call(torch.zeros_like(x))
    bend = (s.call(x + y) - s.call(x) - s.call(y) + zero).norm() / s.call(x).norm()
    return passed_if(bool(bend > 1e-3), f"it bends by {shown(bend)} of its size")


def hidden_width(s: Any) -> Finding:
    """The two matrices have the width that was asked for."""
    if s.d_ff is None:
        raise Skip("say d_ff=… to have the width compared")
    layers = [m for m in s.part.modules() if isinstance(m, nn.Linear)]
    widths = sorted({m.out_features for m in layers} | {m.in_features for m in layers})
    inner = [w for w in widths if w != s.d_model] or [s.d_model]
    return passed_if(inner == [s.d_ff], f"d_ff = {inner}, asked for was {s.d_ff}")


def one_input_learns(s: Any) -> Finding:
    """Each parameter of the part gets a gradient."""
    return part_learns(s)


# --- residual


def through(s: Any, sublayer: Any, x: Tensor) -> tuple[Tensor, Tensor]:
    """The result for a sublayer, and what the sublayer was given."""
    given = []

    def noted(z: Tensor) -> Tensor:
        given.append(z.detach().clone())
        return sublayer(z)

    out = s.call(x, noted)
    return out, given[0] if given else torch.zeros(0)


def order_of(s: Any) -> tuple[str, Tensor]:
    """ "pre", "post" or "" for neither, and what is carried when the sublayer gives 0."""
    x = 4 * x_for(s) + 2
    carried, given = through(s, torch.zeros_like, x)
    if torch.equal(carried, x):
        return "pre", carried
    normed = (x - x.mean(-1, keepdim=True)) / x.std(-1, keepdim=True)
    alike = torch.cosine_similarity(carried.flatten(), normed.flatten(), 0)
    return ("post" if torch.equal(given, x) and alike > 0.99 else ""), carried


@torch.no_grad()
def residual_runs(s: Any) -> Finding:
    """(B, L, d_model) and a function of one tensor give the same shape."""
    evaluated(s)
    x = x_for(s)
    y, given = through(s, torch.tanh, x)
    right = y.shape == x.shape and given.shape == x.shape
    return passed_if(
        right, f"shape {tuple(y.shape)}; the sublayer was given {tuple(given.shape)}"
    )


@torch.no_grad()
def stream_is_carried(s: Any) -> Finding:
    """A sublayer that gives 0: pre-norm returns the input, post-norm the norm of it."""
    evaluated(s)
    order, carried = order_of(s)
    text = f"{order}-norm" if order else f"what is carried has size {carried.std():.2f}"
    if not order:
        text += f", the input {(4 * x_for(s) + 2).std():.2f}"
    return passed_if(bool(order), text)


@torch.no_grad()
def result_is_added(s: Any) -> Finding:
    """Pre-norm: the sublayer's result is added as it is. Post-norm: before the norm."""
    evaluated(s)
    order, _ = order_of(s)
    x, result = 4 * x_for(s) + 2, 3 * x_for(s, seed=1)
    out, _ = through(s, lambda z: result, x)
    wanted = (
        x + result if order == "pre" else through(s, torch.zeros_like, x + result)[0]
    )
    off = (out - wanted).abs().max().item()
    return passed_if(off < 1e-3, f"off by up to {shown(off)}")


@torch.no_grad()
def stream_is_not_dropped(s: Any) -> Finding:
    """In training, dropout hits what the sublayer gives, and not the stream."""
    rates = [(module, module.p) for module in dropouts_of(s.part)]
    for module, _ in rates:
        module.p = 0.5
    s.part.train()
    x = 4 * x_for(s) + 2
    lost = (through(s, torch.zeros_like, x)[0] == 0).float().mean().item()
    noisy, again = (through(s, torch.ones_like, x)[0] for _ in range(2))
    s.part.eval()
    for module, rate in rates:
        module.p = rate
    text = f"{lost:.0%} of the stream are 0 at rate 0.5"
    if torch.equal(noisy, again):
        return passed_if(False, f"{text}; the sublayer's result is not dropped at all")
    return passed_if(lost == 0, text)


RUNS = Check("runs", layer_runs, "the shape of the input", "an axis exchanged", 2)
ALONE = Check(
    "each position on its own",
    alone,
    "no change",
    "statistics over another axis: a batch norm, or a norm over the whole sentence",
    10,
)
HALF = Check(
    "float16",
    layer_float16,
    "float16",
    "a tensor that is no buffer, or -1e9, or 1e-12",
    20,
)
LEARNS = Check(
    "every parameter learns",
    one_input_learns,
    "a gradient for each",
    "an unused layer",
    2,
)
POSITIONS = [
    RUNS,
    Check(
        "adds to its input", adds, "x + positions", "positions from the batch's axis", 5
    ),
    Check(
        "positions differ",
        positions_differ,
        "a vector for each",
        "pe[:, x.size(1)] for pe[:, :x.size(1)]: one vector for all",
        5,
    ),
    Check(
        "a longer sentence begins alike",
        positions_begin_alike,
        "no change",
        "pe[:, x.size(1)] for pe[:, :x.size(1)]",
        5,
    ),
    Check(
        "formula",
        formula_of_positions,
        "sin and cos of pos / 10000^(2i/d)",
        "exponents i for 2i, another base, positions from 1, sine and cosine exchanged",
        5,
    ),
    Check("a buffer", table_is_kept, "a buffer", "self.pe = … for register_buffer", 5),
    Check(
        "dropout on the sum",
        drops_the_sum,
        "about half",
        "dropout(pe) for dropout(x + pe)",
        5,
    ),
    Check("all lengths", all_lengths, "1 to max_len", "a slice that is one short", 5),
    HALF,
]
LAYER_NORM = [
    RUNS,
    Check(
        "formula",
        norm_formula,
        "(x − mean) / √(variance + eps), divided by n",
        "torch.std divides by n − 1; or another axis",
        10,
    ),
    ALONE,
    Check(
        "epsilon",
        epsilon,
        "under the root, and not 0",
        "x / (std + eps), or no eps",
        10,
    ),
    Check(
        "float16, a constant row",
        constant_in_half,
        "finite",
        "an epsilon of 1e-12, which is 0 in float16",
        10,
    ),
    LEARNS,
]
FEED_FORWARD = [
    RUNS,
    Check(
        "each position on its own", alone, "no change", "a layer across positions", 9
    ),
    Check(
        "not linear",
        not_linear,
        "it bends",
        "the ReLU is missing: two matrices are one",
        9,
    ),
    Check("width", hidden_width, "d_ff", "a typing error: 2024 for 2048", 9),
    LEARNS,
    HALF,
]
RESIDUAL = [
    Check(
        "runs",
        residual_runs,
        "the shape of the input",
        "sublayer(self.norm) for sublayer(self.norm(x))",
        11,
    ),
    Check(
        "the stream is carried on",
        stream_is_carried,
        "the input (pre-norm), or its norm (post-norm)",
        "x = norm(x) before the sum, or no sum at all",
        11,
    ),
    Check(
        "the result is added",
        result_is_added,
        "x + result",
        "no sum, or a norm too many",
        11,
    ),
    Check(
        "the stream is not dropped",
        stream_is_not_dropped,
        "none, and noise in the sublayer's result",
        "dropout(norm(x + f(x))) for norm(x + dropout(f(x)))",
        11,
    ),
]
