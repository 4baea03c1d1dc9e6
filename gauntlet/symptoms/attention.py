"""Symptoms in attention and its heads."""

import torch
import torch.nn.functional as F

from gauntlet.symptoms.blocks import square
from gauntlet.symptoms.looking import (
    batch,
    model_in,
    right,
    rms,
    run,
    side_by_side,
    weights_of,
)


@side_by_side("After one backward pass of the loss: parameters whose gradient is None")
def no_gradients(planted, fault):
    model = model_in(fault, planted)
    F.cross_entropy(
        run(fault, planted, model).flatten(0, 1), batch(5, 19).flatten()
    ).backward()
    named = list(model.named_parameters())
    groups = ["w_q", "w_k", "w_v", "w_o", "w_1", "table"]
    return {
        f"{g}, of {sum(f'.{g}.' in n or n.endswith(g) for n, _ in named)}": sum(
            p.grad is None for n, p in named if f".{g}." in n
        )
        for g in groups
    }


def followed(fault):
    """Follow a tensor of token numbers through the split into three heads."""
    drawn = []
    for name, planted in [("this one", fault.plant()), ("a correct one", right())]:
        x = torch.arange(4.0).view(1, 4, 1).expand(1, 4, 6).contiguous()
        heads = planted.split_heads(x, 3)
        shape = tuple(heads.shape)
        rows, columns = [f"row {i}" for i in range(4)], ["feature 0", "feature 1"]
        drawn.append(
            square(
                f"Head 0 of {name}; the shape of all heads is {shape}",
                rows,
                columns,
                heads[0, 0],
            )
        )
    return drawn


@side_by_side(
    "A multi-head attention layer without biases, in which one input is multiplied by 3"
)
def which_is_value(planted, fault):
    torch.manual_seed(5)
    part = planted.MultiHeadAttention(24, 3)
    for p in part.parameters():
        p.data = p.data if p.dim() > 1 else 0 * p.data
    q, k, v = torch.randn(3, 1, 6, 24)
    with torch.no_grad():
        out = part(q, k, v)
        tripled = {
            "query": part(3 * q, k, v),
            "key": part(q, 3 * k, v),
            "value": part(q, k, 3 * v),
        }
    return {
        f"3 · {name}: distance from 3 times the output": rms(new - 3 * out)
        for name, new in tripled.items()
    }


@side_by_side(
    "Attention of random vectors (mean 0, variance 1) on 10 keys: mean largest weight"
)
def sharpness(planted, fault):
    seen = {}
    for d_k in (4, 64, 512):
        torch.manual_seed(6)
        q, k = torch.randn(200, 1, d_k), torch.randn(200, 10, d_k)
        weights = planted.attention(q, k, k)[1]
        seen[f"d_k = {d_k}"] = weights.max(-1).values.mean()
    return seen


def sums_of_weights(fault):
    """Return a map of weights without a mask, with the sums of its columns."""
    values = weights_of(fault.plant())
    names = [f"token {i}" for i in range(5)]
    rows = torch.cat([values, values.sum(0, keepdim=True)])
    caption = "Weights of one head, no mask. A row is a query, a column a key"
    return [square(caption, [*names, "sum"], names, rows)]


def weights_under_the_causal_mask(fault):
    planted = fault.plant()
    names = [f"token {i}" for i in range(5)]
    values = weights_of(planted, planted.causal_mask(5))
    caption = "Weights of one head in the decoder. A row is a query, a column a key"
    return [square(caption, names, names, values)]
