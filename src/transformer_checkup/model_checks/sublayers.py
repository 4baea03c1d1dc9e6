"""A formula for each part: what the recorded pass does, against what the paper writes.

Attention is softmax(q kᵀ/√d_k) v and then W_O, the feed-forward W₂ · act(W₁ x), and the
logits are what the last layer gives. Each is read from the numbers of one pass.
"""

from __future__ import annotations

import torch

from transformer_checkup.attention_path import (
    projection_found,
    same_entries,
    softmax_found,
)
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
from transformer_checkup.feed_forwards import (
    between,
    feed_forwards,
    gate_of_product,
    gates_the_stream,
    narrowest,
)
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorded import LinearCall
from transformer_checkup.recorder import Recorder, is_norm, record

SUBLAYERS: list[Check] = []


def recorded(tested: ModelUnderTest) -> Recorder:
    return record(tested, tested.src(), tested.tgt())


@check(
    SUBLAYERS,
    "scores go through one softmax",
    expected="the scores as they are, then one softmax",
    cause="a softmax in the attention and another in the layer, or an activation on the scores",
    topic="scaled dot-product attention",
)
def one_softmax(tested: ModelUnderTest) -> Finding:
    """Between q kᵀ and the product with the values stands one softmax, and no activation."""
    return softmax_found(recorded(tested))


@check(
    SUBLAYERS,
    "heads are joined and projected",
    expected="Concat(head_1, …, head_h) W_O",
    cause="the output projection W_O is missing, or heads are averaged and not concatenated",
    topic="multi-head attention",
)
def heads_are_projected(tested: ModelUnderTest) -> Finding:
    """What the heads give goes through a linear layer, W_O, all of it and unchanged."""
    return projection_found(recorded(tested))


@check(
    SUBLAYERS,
    "feed-forward networks",
    expected="W₂ · act(W₁ x + b₁) + b₂",
    cause="the activation is missing, or stands before the first layer or after the second",
    topic="feed-forward network",
)
def feed_forward_formula(tested: ModelUnderTest) -> Finding:
    """Two linear layers with an activation between them, and none before or after."""
    recorder = recorded(tested)
    pairs, product = feed_forwards(recorder), gate_of_product(recorder)
    if product:
        act, gate = product
        text = f"the {act} is taken of the product of both layers, and not of the gate alone"
        remedy = f"down({act}(gate(x)) * up(x))"
        cause = (
            f"The {act} of a gated network is taken of the product, not of {gate.path}."
        )
        where = [gate.path]
        return failed(
            f"{text} ({gate.path})", cause, where, line=gate.line, remedy=remedy
        )
    if not pairs:
        raise Skip("no two linear layers with an activation between them were seen")
    wrong = {
        pair.up.path: text
        for pair in pairs
        if (text := between(pair)) and not gates_the_stream(pair, recorder)
    }
    if wrong:
        path, text = next(iter(wrong.items()))
        cause = f"In {path.rpartition('.')[0] or path}, {text}."
        return failed(f"{text} ({path}; {len(wrong)} of {len(pairs)})", cause, wrong)
    narrow = narrowest(pairs, recorder)
    if narrow:
        path, (width, d) = narrow.up.path, narrow.up.weight.shape
        text = f"the feed-forward networks have an inner width of {width}, for d_model = {d}"
        if 8 * width > d:
            return Finding(UNCOMMON, f"{text} ({path})")
        cause = f"The inner width of {path} is {width}, less than d_model = {d}."
        like = "another number, such as that of the layers, taken for dim_feedforward (d_ff)"
        return failed(f"{text} ({path})", cause, [path], like=like)
    widths = sorted({pair.up.weight.shape[0] for pair in pairs})
    text = f"{len(pairs)} with an activation between two layers, "
    return Finding(PASSED, f"{text}inner width {', '.join(map(str, widths))}")


def last_layer(recorder: Recorder, tested: ModelUnderTest) -> LinearCall:
    fits = [c for c in recorder.linears if c.out.shape[-1] == tested.tgt_vocab]
    if not fits or fits[-1] is not recorder.linears[-1]:
        raise Skip("no linear layer gives the logits")
    if len({c.path for c in fits}) > 1:  # the vocabulary has the size of another width
        logits = tested.logits(tested.src(), tested.tgt())
        if not torch.allclose(fits[-1].out.float(), logits, atol=1e-4):
            raise Skip("which linear layer gives the logits cannot be told")
    return fits[-1]


@check(
    SUBLAYERS,
    "logits come from the last layer",
    expected="a norm, then one linear layer, and nothing after it",
    cause="a ReLU or a dropout behind the last layer; in pre-norm, no norm before it",
    topic="logit",
)
def logits_are_linear(tested: ModelUnderTest) -> Finding:
    """No activation and no dropout changes the logits; a norm stands before the last layer."""
    recorder = recorded(tested)
    last = last_layer(recorder, tested)
    known = {
        "where": [last.path],
        "line": last.line,
        "remedy": "return the last layer's output",
    }
    if last.then:
        text = f"a {last.then[0]} on the logits: none can be below 0 ({last.path})"
        return failed(text, f"A {last.then[0]} stands behind {last.path}.", **known)
    if tested.is_module:
        training = record(tested, tested.src(), tested.tgt(), train=True)
        if training.linears and training.linears[-1].dropped:
            text = f"a dropout on the logits (after {last.path})"
            return failed(
                text, f"The logits of {last.path} go through a dropout.", **known
            )
    modules = dict(tested.model.named_modules()) if tested.is_module else {}
    normed = [out for path, out in recorder.outputs if is_norm(modules[path])]
    bare = normed and not last.given_is_norm and is_stream(recorder, last)
    # A norm of channels, or of groups, stands between two transposes.
    if bare and not any(same_entries(out, last.given) for out in normed):
        text = f"the residual stream reaches the last layer without a final norm ({last.path})"
        remedy = "logits = head(norm(x)), since pre-norm leaves x without one"
        cause = f"No norm stands before {last.path}."
        return Finding(DOUBTFUL, text, cause, (last.path,), remedy=remedy)
    return Finding(PASSED, f"{last.path or 'a linear layer'} gives them")


def is_stream(recorder: Recorder, last: LinearCall) -> bool:
    """Is the last layer given the sum that the sublayers before it wrote?"""
    before = [c for c in recorder.linears[:-1] if c.out.shape == last.given.shape]
    return bool(before) and not torch.equal(before[-1].out, last.given)
