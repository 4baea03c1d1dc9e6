"""The residual stream: what is added to it, what it is multiplied by, and who reads it how."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

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
from transformer_checkup.feed_forwards import same_values
from transformer_checkup.layer_paths import layer_of
from transformer_checkup.model_checks.causality import NEGLIGIBLE
from transformer_checkup.model_checks.residuals import (
    last_layers,
    moved_by_other_ids,
    own_weights,
    silenced,
)
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.norm_places import NormUses, norm_uses, normed_residuals
from transformer_checkup.recorder import Recorder, is_norm, record

STREAMS: list[Check] = []


@check(
    STREAMS,
    "layer norms stand in one place",
    expected="all on the residual stream (post-norm) or all beside it (pre-norm), and queries, "
    "keys and values from behind the same norm",
    cause="x = norm(x) before x + f(x), or keys and values that are made of x and not of norm(x)",
    topic="layer norm",
)
def norms_stand_in_one_place(tested: ModelUnderTest) -> Finding:
    """Pre-norm or post-norm throughout, for queries, keys and values alike."""
    uses = norm_uses(tested)
    if not uses.norm_of:
        raise Skip("no module is called a norm")
    if stale_summand(tested):
        raise Skip("the residual stream begins anew within a layer")
    said = keys_before_the_norm(uses) or mixed_layer(uses) or raw_memory(tested, uses)
    said = said or normed_residuals(tested)
    if said:
        return Finding(UNCOMMON, said)
    where = "on" if uses.carried else "beside"
    return Finding(PASSED, f"{where} the residual stream")


def keys_before_the_norm(uses: NormUses) -> str:
    """Does a layer read what a norm of the same block reads, and another the norm's output?"""
    read = uses.norms_read()
    for place, pointer, _ in uses.read:
        norm = uses.before.get(pointer, "")
        if norm in read and pointer not in uses.norm_of and norm not in uses.carried:
            return (
                f"{place} reads the residual stream before {norm}, and others read it behind "
                "that norm: are keys and values made of x, and queries of norm(x)?"
            )
    return ""


def mixed_layer(uses: NormUses) -> str:
    """A layer, but for the last of its stack, with norms on the stream and beside it."""
    layers: dict[tuple[str, str], set[str]] = defaultdict(set)
    for norm in sorted(uses.norms_read()):
        layers[layer_of(norm)].add(norm)
    stacks = defaultdict(list)
    for stack, layer in layers:
        stacks[stack].append(layer)
    for (stack, layer), norms in layers.items():
        on, beside = norms & uses.carried, norms - uses.carried
        if layer and layer != stacks[stack][-1] and on and beside:
            return (
                f"{min(on)} stands on the residual stream, and {min(beside)} beside it: "
                "x = norm(x) overwrites the stream in a pre-norm layer"
            )
    return ""


def raw_memory(tested: ModelUnderTest, uses: NormUses) -> str:
    """Does a pre-norm decoder read a memory that no norm was applied to?"""
    src, tgt = tested.src(), tested.tgt()
    if src is None or src.shape[1] == tgt.shape[1] or uses.carried:
        return ""
    length = src.shape[1]
    for n, (place, pointer, shape) in enumerate(uses.read):
        is_source = len(shape) == 3 and length in shape[:2]
        if not is_source or pointer not in uses.sums or pointer in uses.norm_of:
            continue
        near = uses.read[max(0, n - 2) : n + 3]  # the queries of the same attention
        if any(p in uses.norm_of and tgt.shape[1] in s[:2] for _, p, s in near):
            text = f"{place} reads a memory without a layer norm"
            return f"{text}: a pre-norm encoder ends with one"
    return ""


@check(
    STREAMS,
    "the residual stream is passed on as it is",
    expected="x + f(x)",
    cause="x added twice (once in the layer, once in the loop), or a factor before the sum",
    topic="residual connection",
)
def stream_is_passed_on(tested: ModelUnderTest) -> Finding:
    """With all sublayers' outputs at 0, each norm of a pre-norm stack reads the same numbers."""
    tested.require_module()
    ends = last_layers(tested)
    model = tested.copy().eval()
    read: dict[tuple[int, ...], list[tuple[str, Tensor]]] = defaultdict(list)

    def note(path: str):
        def keep(module: nn.Module, args: tuple) -> None:
            x = args[0]
            if not x.is_nested:  # as in nn.TransformerEncoder's fast path
                read[tuple(x.shape)].append((path, x.detach().clone()))

        return keep

    for path, module in model.named_modules():
        if is_norm(module):
            module.register_forward_pre_hook(note(path))
    # With gradients: without them PyTorch's encoder nests its tensors, which have no shape.
    with silenced(model, dict.fromkeys(path for path, _ in ends.values())):
        tested.forward(tested.src(), tested.tgt(), model)
    if not read:
        raise Skip("no module is called a norm")
    for norms in read.values():
        for (before, a), (path, b) in pairwise(norms):
            factor = ((a * b).sum() / a.square().sum().clamp(min=1e-12)).item()
            is_multiple = (b - factor * a).norm() < 1e-4 * b.norm()
            if is_multiple and abs(factor - 1) > 0.01:
                text = (
                    f"between {before} and {path} the residual stream is multiplied by "
                )
                text += f"{factor:.2f}, without anything that the sublayers add"
                twice = abs(factor - round(factor)) < 0.01 and factor > 1.5
                text += ": is x added twice?" if twice else ""
                return Finding(UNCOMMON, text)
    return Finding(PASSED, f"past {len(ends)} sublayers")


def stale_summand(tested: ModelUnderTest) -> str:
    """Where a sublayer's output is added to what another one's was added to before, or "".

    Where the first sum is added to as well, there are two streams: they began as one, in a
    reversible network.
    """
    recorder = record(tested, tested.src(), tested.tgt())
    summands = {id(x) for x, _, _ in recorder.added_to}
    seen: dict[int, tuple[str, Tensor]] = {}
    for x, place, total in recorder.added_to:
        if id(x) in seen and id(seen[id(x)][1]) not in summands:
            places = dict.fromkeys(p for p in (seen[id(x)][0], place) if p)
            return " and ".join(places) or "the model"
        seen[id(x)] = place, total
    return ""


@check(
    STREAMS,
    "each sublayer is added to the newest sum",
    expected="each sublayer's output is added to the stream behind the sublayer before it",
    cause="the residual starts from the layer's input by its old name: what the sublayer before "
    "added is left behind",
    topic="residual connection",
)
def sublayers_add_to_the_newest_sum(tested: ModelUnderTest) -> Finding:
    """No two sublayers add their outputs to the same tensor, each on its own."""
    tested.require_module()
    recorder = record(tested, tested.src(), tested.tgt())
    place, can_tell = stale_summand(tested), can_be_silenced(tested)
    pair = left_behind(tested) if can_tell else None
    if place and (pair or not can_tell):
        text = f"in {place} two sublayers add to the same x, one after the other: the second "
        return passed_if(False, f"{text}leaves behind what the first has added")
    if pair:
        text = f"{pair[1]} is added to what was there before {pair[0]}: without {pair[1]}, "
        text += f"nothing of what {pair[0]} gives is left on the stream"
        return passed_if(False, text)
    if not recorder.added_to:
        raise Skip("no sum with a sublayer's output was seen")
    return Finding(PASSED, f"{len(recorder.added_to)} sums")


def can_be_silenced(tested: ModelUnderTest) -> bool:
    """Is each sum that of a sublayer which ends in a layer of its own?"""
    try:
        ends = last_layers(tested)
    except Skip:
        return False
    model = tested.require_module()
    n_sums = len(record(tested, tested.src(), tested.tgt()).added_to)
    return len(ends) >= n_sums and all(own_weights(model, p) for p, _ in ends.values())


def left_behind(tested: ModelUnderTest) -> tuple[str, str] | None:
    """Two neighbors, (first, second), where the first reaches nothing but through the second.

    The second's output is set to 0: then the first's must still move the logits.
    """
    ends = list(dict.fromkeys(last_layers(tested).values()))
    model, src, tgt = tested.copy(), tested.src(), tested.tgt()

    def logits(*paths: str) -> Tensor:
        with silenced(model, paths):
            return tested.logits(src, tgt, model)

    usual, enough = logits(), NEGLIGIBLE * tested.logit_std
    without = {path: logits(path) for path, _ in ends}
    for (first, of_source), (second, also) in pairwise(ends):
        if of_source != also or first == second:
            continue
        matters = (without[first] - usual).abs().max() > enough
        left = (logits(first, second) - without[second]).abs().max() > enough
        if matters and not left:
            with silenced(model, (second,)):
                carried = moved_by_other_ids(tested, model, of_source)
            if carried > enough:
                return first, second
    return None


@check(
    STREAMS,
    "feed-forward networks read the stream",
    expected="a feed-forward network is given the residual stream, or its norm",
    cause="the attention's output is passed on by its old name, and not the sum with x",
    topic="residual connection",
)
def feed_forwards_read_the_stream(tested: ModelUnderTest) -> Finding:
    """No linear layer is given what an attention gives, before it is added to the stream."""
    tested.require_module()
    recorder = record(tested, tested.src(), tested.tgt())
    if not recorder.attentions:
        raise Skip("no softmax between positions was seen")
    for path, out, n_linears in attention_outputs(tested, recorder):
        for call in recorder.linears[n_linears:]:
            if not call.path.startswith(path) and same_values(call.given, out):
                text = f"{call.path} is given the output of {path} alone, without the residual"
                return Finding(UNCOMMON, text)
    return Finding(PASSED, f"{len(recorder.linears)} linear layers were looked at")


def attention_outputs(
    tested: ModelUnderTest, recorder: Recorder
) -> list[tuple[str, Tensor, int]]:
    """(path, what it gives, number of linear layers before it) of each attention."""
    found = []
    for attention in recorder.attentions:
        n = attention.n_linears
        if attention.fused:
            own = [out for path, out in recorder.outputs if path == attention.path]
            found += [(attention.path, out, n) for out in own[:1]]
        elif attention.values is not None:
            call = output_projection(recorder, attention)
            if call is not None:
                found.append((call.path, call.out, n + 1))
    return found
