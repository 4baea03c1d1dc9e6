"""The residual stream: what is added to it, what it is multiplied by, and who reads it how."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

from torch import Tensor

from transformer_checkup.attention_path import output_projection
from transformer_checkup.checklist import (
    DOUBTFUL,
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
)
from transformer_checkup.feed_forwards import same_values
from transformer_checkup.layer_paths import layer_of
from transformer_checkup.model_checks.causality import NEGLIGIBLE
from transformer_checkup.model_checks.residuals import (
    last_layers,
    own_weights,
    silenced,
    without,
)
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.norm_places import NormUses, norm_uses, normed_residuals
from transformer_checkup.once import once
from transformer_checkup.recorder import record

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
    found = keys_before_the_norm(uses) or mixed_layer(uses) or raw_memory(tested, uses)
    if found:
        return found
    said = normed_residuals(tested)
    if said:
        return Finding(
            DOUBTFUL, said, "Sublayers are added to a norm of x, and not to x."
        )
    where = "on" if uses.carried else "beside"
    return Finding(PASSED, f"{where} the residual stream")


def keys_before_the_norm(uses: NormUses) -> Finding | None:
    """Does a layer read what a norm of the same block reads, and another the norm's output?"""
    read = uses.norms_read()
    for place, pointer, _ in uses.read:
        norm = uses.before.get(pointer, "")
        if not place or norm not in read or norm in uses.carried:
            continue
        if pointer not in uses.norm_of:
            text = f"{place} reads the residual stream before {norm}, and others read it behind "
            text += "that norm: are keys and values made of x, and queries of norm(x)?"
            cause = f"{place} is given x, where others are given {norm}(x)."
            return Finding(DOUBTFUL, text, cause, (place,))
    return None


def mixed_layer(uses: NormUses) -> Finding | None:
    """A layer, but for the last of its stack, with norms on the stream and beside it."""
    layers: dict[tuple[str, str], set[str]] = defaultdict(set)
    for norm in sorted(uses.norms_read()):
        layers[layer_of(norm)].add(norm)
    last = {stack: layer for stack, layer in layers}
    for (stack, layer), norms in layers.items():
        on, beside = norms & uses.carried, norms - uses.carried
        if layer and layer != last[stack] and on and beside:
            text = f"{min(on)} stands on the residual stream, and {min(beside)} beside it: "
            text += "x = norm(x) overwrites the stream in a pre-norm layer"
            cause = (
                f"{min(on)} overwrites the residual stream, and {min(beside)} does not."
            )
            like = "post-norm and pre-norm in one layer"
            return Finding(DOUBTFUL, text, cause, (min(on),), like=like)
    return None


def raw_memory(tested: ModelUnderTest, uses: NormUses) -> Finding | None:
    """Does a pre-norm decoder read a memory that no norm was applied to?"""
    src, tgt = tested.src(), tested.tgt()
    if src is None or src.shape[1] == tgt.shape[1] or uses.carried:
        return None
    length = src.shape[1]
    for n, (place, pointer, shape) in enumerate(uses.read):
        is_source = len(shape) == 3 and length in shape[:2]
        if not is_source or pointer not in uses.sums or pointer in uses.norm_of:
            continue
        near = uses.read[max(0, n - 2) : n + 3]  # the queries of the same attention
        if any(p in uses.norm_of and tgt.shape[1] in s[:2] for _, p, s in near):
            text = f"{place} reads a memory without a layer norm"
            cause = "No norm stands between the encoder's last sum and cross-attention."
            remedy = "memory = norm(x) behind the encoder's last layer"
            text += ": a pre-norm encoder ends with one"
            return Finding(DOUBTFUL, text, cause, (place,), remedy=remedy)
    return None


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
    if not ends:
        raise Skip("no sublayer's last linear layer was seen")
    read: dict[tuple[int, ...], list[tuple[str, Tensor]]] = defaultdict(list)
    with silenced(tested.model, dict.fromkeys(path for path, _ in ends.values())):
        for call in record(tested, tested.src(), tested.tgt()).norm_calls:
            for x in call.given[:1]:
                read[tuple(x.shape)].append((call.path, x.value))
    if not read:
        raise Skip("no module is called a norm")
    for norms in read.values():
        for (before, a), (path, b) in pairwise(norms):
            factor = ((a * b).sum() / a.square().sum().clamp(min=1e-12)).item()
            is_multiple = (b - factor * a).norm() < 1e-4 * b.norm()
            if not is_multiple or abs(factor - 1) < 0.01:
                continue
            text = f"between {before} and {path} the residual stream is multiplied by "
            text += f"{factor:.2f}, without anything that the sublayers add"
            if path == norms[-1][0]:  # where several streams are joined at the end
                return Finding(UNCOMMON, text)
            cause = f"The residual stream is multiplied by {factor:.2f} before {path}."
            if factor > 1.5 and abs(factor - round(factor)) < 0.01:
                text += ": is x added twice?"
                cause = f"x is added {round(factor)} times between {before} and {path}."
            return Finding(DOUBTFUL, text, cause, (layer_of(path)[1] or path,))
    return Finding(PASSED, f"past {len(ends)} sublayers")


@once
def stale_summand(tested: ModelUnderTest) -> list[str]:
    """Where a sublayer's output is added to what another one's was added to before.

    Where the first sum is added to as well, there are two streams: they began as one, in a
    reversible network.
    """
    recorder = record(tested, tested.src(), tested.tgt())
    summands = {id(x) for x, _, _ in recorder.added_to}
    seen: dict[int, tuple[str, Tensor]] = {}
    for x, place, total in recorder.added_to:
        if id(x) in seen and id(seen[id(x)][1]) not in summands:
            places = dict.fromkeys(p for p in (seen[id(x)][0], place) if p)
            return [*places] or ["the model"]
        seen[id(x)] = place, total
    return []


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
    tested.require_deterministic()
    can_tell, places = can_be_silenced(tested), stale_summand(tested)
    pair = left_behind(tested) if can_tell else None
    if pair or (places and not can_tell):
        where = [pair[1]] if pair else places
        cause = f"The residual of {where[0]} leaves behind what the sublayer before has added."
        text = f"in {' and '.join(places)}"
        if pair:
            text = f"{pair[1]} is added to what was there before {pair[0]}:"
        text += (
            " two sublayers add to the same x, one after the other, so that the second "
        )
        remedy = "x = x + f(x), then x + g(x) of this new x"
        text += "leaves behind what the first has added"
        return failed(text, cause, where, remedy=remedy)
    n_sums = len(record(tested, tested.src(), tested.tgt()).added_to)
    if not n_sums:
        raise Skip("no sum with a sublayer's output was seen")
    return Finding(PASSED, f"{n_sums} sums")


def can_be_silenced(tested: ModelUnderTest) -> bool:
    """Is each sum that of a sublayer which ends in a layer of its own?"""
    ends, model = last_layers(tested), tested.require_module()
    n_sums = len(record(tested, tested.src(), tested.tgt()).added_to)
    own = all(own_weights(model, path) for path, _ in ends.values())
    return bool(ends) and len(ends) >= n_sums and own


def left_behind(tested: ModelUnderTest) -> tuple[str, str] | None:
    """Two neighbors, (first, second), where the first reaches nothing but through the second.

    The second's output is set to 0: then the first's must still move the logits.
    """

    def moves(path: str, *others: str) -> bool:
        change = without(tested, path, *others).logits - without(tested, *others).logits
        return bool(change.abs().max() > NEGLIGIBLE * tested.logit_std)

    ends = list(dict.fromkeys(last_layers(tested).values()))
    for (first, of_source), (second, also) in pairwise(ends):
        if of_source != also or first == second or not moves(first):
            continue
        carried = without(tested, second).moved(of_source)
        if carried > NEGLIGIBLE * tested.logit_std and not moves(first, second):
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
    for attention in recorder.attentions:
        path, outs, n_linears = attention.path, [], attention.n_linears
        if attention.fused:
            outs = [out for place, out in recorder.outputs if place == path][:1]
        elif attention.values is not None:
            projection = output_projection(recorder, attention)
            if projection is not None:
                path, outs, n_linears = projection.path, [projection.out], n_linears + 1
        for call in recorder.linears[n_linears:] if outs else ():
            if not call.path.startswith(path) and same_values(call.given, outs[0]):
                text = f"{call.path} is given the output of {path} alone, without the residual"
                cause = f"{call.path} reads what {path} gives, and not its sum with x."
                return Finding(DOUBTFUL, text, cause, (call.path,), call.line)
    return Finding(PASSED, f"{len(recorder.linears)} linear layers were looked at")
