"""Checks of the feed-forward network."""

from __future__ import annotations

import torch

from transformer_checkup.checklist import Finding, Skip, failed, passed, two_digits
from transformer_checkup.feed_forwards import between, feed_forwards
from transformer_checkup.part_checks.any_layer import (
    LENGTHS,
    compared_with_other_neighbors,
    largest_move,
    random_x,
)
from transformer_checkup.part_under_test import Checks, PartUnderTest, judged

CHUNKED = 67, 13, 7, 5, 3, 2, 1  # no multiples of a usual chunk
FORMULA = "self.w_2(F.relu(self.w_1(x)))"

CHECKS = Checks()


@CHECKS.add("each position on its own", "position-wise")
def each_position_on_its_own(tested: PartUnderTest) -> Finding:
    """Other positions and examples do not matter, nor does where a vector stands."""
    said = treated_otherwise(tested)
    cause = "Some positions are not treated as the others are."
    remedy = f"{FORMULA}, for all positions at once"
    finding = compared_with_other_neighbors(tested)
    return failed(said, cause, remedy=remedy) if said else finding


@torch.no_grad()
def treated_otherwise(tested: PartUnderTest) -> str:
    """Where, in sequences of some lengths, one and the same vector gives something else."""
    row = random_x(tested, 1)[:1]
    right = tested.call(row.expand(1, CHUNKED[0], -1).contiguous())[:, :1]
    for length in CHUNKED:
        out = tested.call(row.expand(1, length, -1).contiguous())
        if out.shape[1] != length:
            return f"{length} positions give {out.shape[1]}"
        wrong = (out - right).abs().amax((0, 2)) > 1e-4 * right.abs().max()
        if wrong.any():
            first, last = wrong.nonzero().flatten()[[0, -1]].tolist()
            got = "other numbers than the others" if out[:, wrong].any() else "0"
            return (
                f"of {length} positions with one and the same vector, {first} to {last} are "
                f"given {got}"
            )
    return ""


@CHECKS.add("not linear", "feed-forward network")
@torch.no_grad()
def is_not_linear(tested: PartUnderTest) -> Finding:
    """f(x + y) is not f(x) + f(y) − f(0)."""
    tested.eval()
    x, y = random_x(tested), random_x(tested, seed=1)
    f_x, f_0 = tested.call(x), tested.call(torch.zeros_like(x))
    off = (tested.call(x + y) - f_x - tested.call(y) + f_0).norm() / f_x.norm()
    text = f"f(x + y) − f(x) − f(y) + f(0) is {two_digits(off)} of the size of f(x)"
    cause = "Nothing non-linear stands between the two layers: they are one matrix."
    return judged(bool(off > 1e-3), text, cause, FORMULA)


@CHECKS.add("width", "feed-forward network")
def has_the_width_asked_for(tested: PartUnderTest) -> Finding:
    """The two matrices, or convolutions of width 1, have the width that was asked for."""
    if tested.d_ff is None:
        raise Skip("say d_ff=… to have the width compared")
    parameters = tested.part.parameters() if tested.is_module else ()
    matrices = [p for p in parameters if p.dim() >= 2]
    if not matrices:
        raise Skip("no matrix of its own was found")
    widths = {size for matrix in matrices for size in matrix.shape[:2]}
    inner = sorted(widths - {tested.d_model}) or [tested.d_model]
    text = f"d_ff = {', '.join(map(str, inner))}, asked for was {tested.d_ff}"
    if inner == [tested.d_ff, 2 * tested.d_ff]:
        return passed(f"{text}: one matrix makes the gate, too")
    remedy = "nn.Linear(d_model, d_ff) and nn.Linear(d_ff, d_model)"
    cause = f"The inner width is not {tested.d_ff}."
    return judged(inner == [tested.d_ff], text, cause, remedy)


@CHECKS.add("formula", "feed-forward network")
def follows_the_formula(tested: PartUnderTest) -> Finding:
    """Two linear layers with an activation between them, and nothing before or after."""
    if not tested.is_module:
        raise Skip("a function's layers cannot be seen")
    x, outs = random_x(tested), []
    recorder = tested.record(lambda: outs.append(tested.usual()), LENGTHS)
    pairs = feed_forwards(recorder)
    if len(pairs) != 1:
        raise Skip("no two linear layers with one activation between them were seen")
    out, own = outs[0], pairs[0].down.out
    if wrong := between(pairs[0]):
        return failed(wrong, f"{wrong[0].upper()}{wrong[1:]}.", remedy=FORMULA)
    if own.shape != out.shape:
        raise Skip("the layers are given a part of the positions at a time")
    if largest_move(out, own) < 1e-5:
        return passed("an activation between two layers, and nothing after them")
    text, like = "the result of the second layer is changed afterwards", ""
    if largest_move(out, x + own) < 1e-4:
        like = "a residual connection inside: its input is added to the result"
    elif not out.min() < 0:
        like = "an activation after the second layer: no output is below 0"
    return failed(text, "More than two layers and an activation.", like=like)
