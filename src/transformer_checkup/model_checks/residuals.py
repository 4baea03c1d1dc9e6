"""What each sublayer has around it: a residual connection, and dropout on its output."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import torch
from torch import Tensor, nn

from transformer_checkup.attention_path import output_projection
from transformer_checkup.checklist import (
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
)
from transformer_checkup.feed_forwards import feed_forwards
from transformer_checkup.model_checks.causality import NEGLIGIBLE
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import record

RESIDUALS: list[Check] = []


def last_layers(tested: ModelUnderTest) -> dict[int, tuple[str, bool]]:
    """The linear layers that end a sublayer: number -> (path, is it in the encoder)."""
    recorder = record(tested, tested.src(), tested.tgt())
    seen = [a for a in recorder.attentions if a.values is not None]
    ends = [output_projection(recorder, attention) for attention in seen]
    ends += [pair.down for pair in feed_forwards(recorder)]
    src = tested.src()
    found = {}
    for number, call in enumerate(recorder.linears):
        if any(call is end for end in ends):
            of_source = src is not None and call.given.shape[1] == src.shape[1]
            found[number] = call.path, of_source
    if not found:
        raise Skip("no sublayer's last linear layer was seen")
    return found


def fused_projections(tested: ModelUnderTest) -> list[tuple[str, bool]]:
    """W_O of PyTorch's own attentions, which end a sublayer, too: (path, is it in the encoder)."""
    model, src = tested.require_module(), tested.src()
    recorder = record(tested, src, tested.tgt())
    found = [attention for attention in recorder.attentions if attention.fused]
    return [
        (f"{a.path}.out_proj", src is not None and a.weights.shape[-2] == src.shape[1])
        for a in found
        if isinstance(model.get_submodule(a.path), nn.MultiheadAttention)
    ]


def moved_by_other_ids(tested: ModelUnderTest, model: nn.Module, source: bool) -> float:
    """How far another source, or another last target token, moves the logits."""
    src, tgt = tested.src(), tested.tgt()
    before = tested.logits(src, tgt, model)
    if source and src is not None and tested.src_vocab is not None:
        moved = tested.logits(tested.other(src, tested.src_vocab), tgt, model) - before
        return moved.abs().max().item()
    other = tgt.clone()
    other[:, -1:] = tested.other(tgt[:, -1:], tested.tgt_vocab)
    return (tested.logits(src, other, model) - before)[:, -1].abs().max().item()


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
    model = tested.copy()
    ends = [*last_layers(tested).values(), *fused_projections(tested)]
    enough, broken, tried = NEGLIGIBLE * tested.logit_std, [], 0
    normal = {s: moved_by_other_ids(tested, model, s) for s in (True, False)}
    for path, source in dict.fromkeys(ends):
        if not own_weights(model, path) or normal[source] <= enough:
            continue
        with silenced(model, (path,)):
            if moved_by_other_ids(tested, model, source) <= enough:
                broken.append(path)
        tried += 1
    if not tried:
        raise Skip("no sublayer's output could be set to 0")
    on_the_stream = record(tested, tested.src(), tested.tgt()).on_the_stream
    if on_the_stream:
        text = f"{on_the_stream[0]}: each layer squeezes what all before it wrote"
        return passed_if(False, text)
    if broken:
        text = f"no residual around {', '.join(broken[:3])}: without that layer, nothing of "
        return passed_if(False, f"{text}the tokens is left ({len(broken)} of {tried})")
    return passed_if(True, f"around {tried} sublayers")


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
    set_to(weights, [torch.zeros_like(w) for w in saved])
    try:
        yield
    finally:
        set_to(weights, saved)


@torch.no_grad()
def set_to(weights: list[nn.Parameter], values: list[Tensor]) -> None:
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
    if len(calls) <= max(ends):
        raise Skip("the model calls other layers in training")
    without = [path for n, (path, _) in ends.items() if not calls[n].dropped]
    if len(without) == len(ends):
        raise Skip("no sublayer's output goes through an active dropout")
    if not without:
        return Finding(PASSED, f"on the output of {len(ends)} sublayers")
    text = f"{len(without)} of {len(ends)} sublayers have no dropout on their output: "
    return Finding(UNCOMMON, text + ", ".join(without[:4]))
