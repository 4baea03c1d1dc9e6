"""Finding the feed-forward networks in a recorded pass, and what stands between their layers."""

from __future__ import annotations

from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor

from transformer_checkup.layer_paths import layer_of
from transformer_checkup.recorded import LinearCall
from transformer_checkup.recorder import Recorder


@dataclass(frozen=True)
class FeedForward:
    """Two linear layers, one after the other: (B, L, d) -> (B, L, width) -> (B, L, d)."""

    up: LinearCall
    down: LinearCall


def feed_forwards(recorder: Recorder) -> list[FeedForward]:
    """Pairs of neighbors that fit, with no attention between. Gated ones are left out."""
    found, calls = [], recorder.linears
    for before, up, down in zip([None, *calls], calls, calls[1:], strict=False):
        width, d = up.weight.shape[0], up.weight.shape[-1]
        fits = down.weight.shape == (d, width) and width != d
        same = up.n_attentions == down.n_attentions
        gated = (
            before is not None
            and before.weight.shape == up.weight.shape
            and same_values(before.given, up.given)
        )
        follows = down.given.shape == up.out.shape and not up.out.is_complex()
        if fits and same and not gated and follows:
            pair = FeedForward(up, down)
            if found and found[-1].down is up:
                continue  # from one network to the next
            if width < d and same_values(up.out, down.given):
                continue  # a matrix in two factors, such as low-rank keys
            if not down.given.any() and parent(up) != parent(down):
                continue  # an expert that no token is routed to, after another
            if is_elementwise(pair) or sums_to_one(down.given):
                found.append(pair)
    return found


def gate_of_product(recorder: Recorder) -> tuple[str, LinearCall] | None:
    """The activation that a gated network has of the product, and not of its gate alone."""
    for gate, up, down in zip(*(recorder.linears[n:] for n in range(3)), strict=False):
        fits = gate.out.shape == up.out.shape == down.given.shape
        if not fits or not same_values(gate.given, up.given):
            continue
        small = 1e-4 * down.given.abs().max().item()
        for act in (F.silu, F.gelu, F.relu):
            # Of tiny numbers an activation is nearly a factor, wherever it stands.
            of_product, of_gate = (
                torch.allclose(x, down.given, rtol=1e-4, atol=small)
                for x in (act(gate.out * up.out), act(gate.out) * up.out)
            )
            if of_product and not of_gate:
                return act.__name__, gate
    return None


def narrowest(pairs: list[FeedForward], recorder: Recorder) -> FeedForward | None:
    """One of a stack whose networks are all narrower than what they read, or None.

    In use are 4 times as much, or 2; a number of layers taken for a width is far less.
    Where another layer goes down from more features, a network was seen in another
    form, and these pairs may be adapters or low-rank factors.
    """
    widest: dict[str, int] = {}
    for call in recorder.linears:
        stack = layer_of(call.path)[0]
        widest[stack] = max(widest.get(stack, 0), call.weight.shape[-1])
    most: dict[str, FeedForward] = {}
    for pair in sorted(pairs, key=lambda pair: -pair.up.weight.shape[0]):
        most.setdefault(layer_of(pair.up.path)[0], pair)
    narrow = (
        pair
        for stack, pair in most.items()
        if pair.up.weight.shape[0] < pair.up.weight.shape[1] >= widest[stack]
    )
    return next(narrow, None)


def parent(call: LinearCall) -> str:
    return call.path.rpartition(".")[0]


def same_values(a: Tensor, b: Tensor) -> bool:
    return a.shape == b.shape and bool(torch.equal(a, b))


def gates_the_stream(pair: FeedForward, recorder: Recorder) -> bool:
    """Is what follows the second layer read by another one, as by the gates of GTrXL?"""
    then = pair.down.then[0].strip("_") if pair.down.then else ""
    made = getattr(F, then, F.relu)(pair.down.out)
    return bool(then) and any(same_values(c.given, made) for c in recorder.linears)


def between(pair: FeedForward) -> str:
    """What is wrong between and around the two layers, or ""."""
    inner, hidden = pair.up.out.double().flatten(), pair.down.given.double().flatten()
    size = hidden.abs().mean().item()
    if size == 0:
        return "all hidden activations are 0"
    if (inner - hidden).abs().mean() < 1e-5 * size:
        if pair.up.given.numel() and pair.up.given.min() >= 0:
            return "the activation comes before the first layer, and none follows it"
        return "there is no activation between the two layers: both are one linear map"
    if pair.down.then:
        then = pair.down.then[0]
        return f"a {then} follows the second layer: no output can be below 0"
    is_softmax = sums_to_one(pair.down.given)
    return "the activation is a softmax over the features" if is_softmax else ""


def sums_to_one(hidden: Tensor) -> bool:
    return bool(hidden.min() >= 0 and (hidden.sum(-1) - 1).abs().max() < 1e-3)


def is_elementwise(pair: FeedForward) -> bool:
    """Do equal numbers before the activation give equal ones after it?"""
    inner, order = pair.up.out.double().flatten().sort()
    hidden = pair.down.given.double().flatten()[order]
    steps, jumps = inner.diff(), hidden.diff().abs()
    near = steps <= steps.quantile(0.2)  # many are 0 where all weights are alike
    return bool(jumps[near].max() < 0.2 * hidden.abs().max().clamp(min=1e-9))
