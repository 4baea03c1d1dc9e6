"""What each sublayer has around it: a residual connection, and dropout on its output."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import torch
from torch import Tensor, nn

from transformer_checkup.attention_path import output_projection
from transformer_checkup.checklist import (
    DOUBTFUL,
    PASSED,
    Check,
    Finding,
    Skip,
    check,
    failed,
)
from transformer_checkup.feed_forwards import feed_forwards
from transformer_checkup.model_checks.causality import NEGLIGIBLE
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.once import once
from transformer_checkup.recorded import LinearCall
from transformer_checkup.recorder import Recorder, record

RESIDUALS: list[Check] = []


class Without(NamedTuple):
    """The logits of three examples, and how far another source or target moves them."""

    logits: Tensor
    by_source: float
    by_target: float

    def moved(self, of_source: bool) -> float:
        return self.by_source if of_source else self.by_target


@once
def last_layers(tested: ModelUnderTest) -> dict[int, tuple[str, bool]]:
    """The linear layers that end a sublayer: number -> (path, is it in the encoder)."""
    recorder = record(tested, tested.src(), tested.tgt())
    seen = [a for a in recorder.attentions if a.values is not None]
    ends = [output_projection(recorder, attention) for attention in seen]
    ends += [pair.down for pair in feed_forwards(recorder)]
    src = tested.src()
    return {
        number: (call.path, src is not None and call.given.shape[1] == src.shape[1])
        for number, call in enumerate(recorder.linears)
        if any(call is end for end in ends)
    }


def fused_projections(tested: ModelUnderTest) -> list[tuple[str, bool]]:
    """W_O of PyTorch's own attentions, which end a sublayer, too: (path, is it in the encoder)."""
    model, src = tested.require_module(), tested.src()
    found = [a for a in record(tested, src, tested.tgt()).attentions if a.fused]
    return [
        (f"{a.path}.out_proj", src is not None and a.weights.shape[-2] == src.shape[1])
        for a in found
        if isinstance(model.get_submodule(a.path), nn.MultiheadAttention)
    ]


@once
def without(tested: ModelUnderTest, *paths: str) -> Without:
    """What the model gives where these layers give 0: in one pass, of a text and two others."""
    src, tgt = tested.src(), tested.tgt()[:1]
    last = tgt.clone()
    last[:, -1:] = tested.other(tgt[:, -1:], tested.tgt_vocab)
    if src is not None and tested.src_vocab is not None:
        src = torch.cat([src[:1], tested.other(src[:1], tested.src_vocab), src[:1]])
    with silenced(tested.model, paths):
        logits = tested.logits(src, torch.cat([tgt, tgt, last]))
    by_source, by_target = logits[1] - logits[0], logits[2, -1] - logits[0, -1]
    return Without(logits, by_source.abs().max().item(), by_target.abs().max().item())


@check(
    RESIDUALS,
    "each sublayer has a residual connection",
    expected="without a sublayer's output, the tokens still get through",
    cause="x = sublayer(x) for x = x + sublayer(x), or an activation on the sum",
    topic="residual connection",
)
def residual_connections(tested: ModelUnderTest) -> Finding:
    """Set the output of one sublayer to 0 at a time: what came before must still matter."""
    model = tested.require_module()
    tested.require_deterministic()
    enough, usual = NEGLIGIBLE * tested.logit_std, without(tested)
    ends = [*last_layers(tested).values(), *fused_projections(tested)]
    tried = {
        path: of_source
        for path, of_source in ends
        if own_weights(model, path) and usual.moved(of_source) > enough
    }
    if not tried:
        raise Skip("no sublayer's output could be set to 0")
    on_the_stream = record(tested, tested.src(), tested.tgt()).on_the_stream
    if on_the_stream:
        text = f"{on_the_stream[0]}: each layer squeezes what all before it wrote"
        return failed(
            text, f"There is {text}.", remedy="x + f(x), and nothing on the sum"
        )
    broken = [
        path
        for path, of_source in tried.items()
        if without(tested, path).moved(of_source) <= enough
    ]
    if broken:
        text = f"no residual around {', '.join(broken[:3])}: without that layer, nothing of "
        return failed(
            f"{text}the tokens is left ({len(broken)} of {len(tried)})",
            f"There is no residual connection around {' and '.join(broken[:2])}"
            + (f", and {len(broken) - 2} more." if len(broken) > 2 else "."),
            broken,
            remedy="x = x + sublayer(x), where x = sublayer(x) stands",
        )
    return Finding(PASSED, f"around {len(tried)} sublayers")


def own_weights(model: nn.Module, path: str) -> list[nn.Parameter]:
    """Those of one layer, or the matrix of this name, as in an nn.ParameterDict.

    A model that holds all its matrices itself is no layer: all of them would be 0.
    """
    if not path:
        return []
    above, _, name = path.rpartition(".")
    held = model.get_submodule(above)
    if isinstance(held, nn.ParameterDict) and name in held:
        return [held[name]]
    return [*model.get_submodule(path).parameters(recurse=False)]


@contextmanager
def silenced(model: nn.Module, paths: Iterable[str]) -> Iterator[None]:
    """In the block these layers give 0."""
    weights = [w for path in paths for w in own_weights(model, path)]
    saved = [w.detach().clone() for w in weights]
    set_numbers(weights, [torch.zeros_like(w) for w in weights])
    try:
        yield
    finally:
        set_numbers(weights, saved)


@torch.no_grad()
def set_numbers(weights: list[nn.Parameter], values: list[Tensor]) -> None:
    """Not through .data: passes that are kept would not notice."""
    for weight, value in zip(weights, values, strict=True):
        weight.copy_(value)


@check(
    RESIDUALS,
    "each sublayer has dropout",
    expected="dropout on the output of all sublayers, or of none",
    cause="one dropout is forgotten, or its rate is 0",
    topic="dropout",
)
def sublayers_have_dropout(tested: ModelUnderTest) -> Finding:
    """In training, the output of each sublayer goes through a dropout."""
    tested.require_module()
    ends = last_layers(tested)
    calls = record(tested, tested.src(), tested.tgt(), train=True).linears
    if len(calls) <= max(ends, default=-1):
        raise Skip("the model calls other layers in training")
    bare = {n: path for n, (path, _) in ends.items() if not calls[n].dropped}
    if len(bare) == len(ends):
        raise Skip("no sublayer's output goes through an active dropout")
    # Another layer, a norm or a gain may follow, and the dropout stand behind that.
    usual = record(tested, tested.src(), tested.tgt())
    paths = [path for n, path in bare.items() if is_added(usual, usual.linears[n])]
    if not paths:
        return Finding(PASSED, f"on the output of {len(ends) - len(bare)} sublayers")
    text = f"{len(paths)} of {len(ends)} sublayers have no dropout on their output: "
    cause = (
        f"The output of {paths[0]} goes through no dropout, where that of others does."
    )
    return Finding(DOUBTFUL, text + ", ".join(paths[:4]), cause, tuple(paths))


def is_added(recorder: Recorder, call: LinearCall) -> bool:
    """Is what this layer gives added to the stream as it is?"""
    size = call.out.abs().max().item()
    return any(
        total.shape == call.out.shape
        and torch.allclose(total - x, call.out, atol=1e-4 * size)
        for x, _, total in recorder.added_to
    )
