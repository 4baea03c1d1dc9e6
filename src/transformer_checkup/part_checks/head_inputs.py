"""What the heads of an attention layer read: all features of the input, or a slice each."""

from __future__ import annotations

import torch

from transformer_checkup.checklist import (
    PASSED,
    Check,
    Finding,
    Skip,
    failed,
)
from transformer_checkup.norm_formulas import parameters_of
from transformer_checkup.part_checks.attention import B, K, Q, attend
from transformer_checkup.part_checks.multi_head_attention import vectors
from transformer_checkup.part_under_test import PartUnderTest, part_check

HEAD_INPUTS: list[Check] = []


@part_check(
    HEAD_INPUTS,
    "each head reads all features",
    "query W_i^Q, with a matrix (d_model, d_k) of its own in each head",
    "multi-head attention",
)
@torch.no_grad()
def heads_read_all_features(tested: PartUnderTest) -> Finding:
    """Change a slice of the query's features, as wide as a head: all heads' weights move."""
    before = weights_for(tested, *vectors(tested))
    n_heads = before.shape[1] if before.dim() == 4 else len(before) // B
    if n_heads < 2 or tested.d_model % n_heads:
        raise Skip("no weights of several heads were seen")
    width = tested.d_model // n_heads
    moved = []
    for n in range(n_heads):
        q, k, v = vectors(tested)
        q[..., n * width : (n + 1) * width] += 1
        moved.append((weights_for(tested, q, k, v) - before).abs())
    alone = torch.eye(n_heads, dtype=torch.bool)
    if not any(torch.equal(reached, alone) for reached in by_head(torch.stack(moved))):
        text = f"{n_heads} heads read all {tested.d_model} features"
        return Finding(PASSED, text)
    text = f"head 0 reads features 0 to {width - 1} of the query alone, and each head its own "
    text += f"slice of {width}"
    small = [p for p in parameters_of(tested.part) if p.shape == (width, width)]
    return failed(
        text,
        "The input is split into heads before it is projected.",
        like=f"one matrix of {width} × {width} for all heads" if small else "",
        remedy="nn.Linear(d_model, d_model) first, then view(B, L, H, d_k)",
    )


def by_head(moved: torch.Tensor) -> list[torch.Tensor]:
    """(slice, head), True where the slice moves the head; two of them where heads are folded.

    Weights are (B, H, Q, K), or (B · H, Q, K) in either order.
    """
    sizes = moved.amax((-2, -1))
    orders = [sizes]
    if sizes.dim() == 2:
        orders = [sizes.unflatten(1, (B, -1)), sizes.unflatten(1, (-1, B)).mT]
    return [x.amax(1) > 1e-5 * x.max() for x in orders]


def weights_for(tested: PartUnderTest, q, k, v) -> torch.Tensor:
    found = tested.record(lambda: attend(tested, q, k, v), {Q, K}).attentions
    if not found:
        raise Skip("no softmax between positions was seen")
    return found[0].weights
