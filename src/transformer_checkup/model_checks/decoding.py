"""Greedy decoding: a user's own function against the plainest one there is."""

from __future__ import annotations

import inspect
from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
)
from transformer_checkup.decoding_models import (
    STEPS,
    decoded,
    louder,
    other_given,
    output_layers,
    plain_greedy,
    require_decoding,
    targets_in,
    uneven_model,
)
from transformer_checkup.model_checks.causality import OTHER_SHAPE
from transformer_checkup.model_checks.decoding_steps import decoded_steps
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.words import error_in_words

DECODING: list[Check] = []


@check(
    DECODING,
    "decoding again gives the same",
    expected="the same tokens from a second call",
    cause="a cache that is kept from call to call: a default argument, an attribute of the model",
    topic="KV cache",
)
def decoding_again(tested: ModelUnderTest) -> Finding:
    """A second call is not disturbed by what the first has left behind."""
    tested.require_deterministic()
    model = louder(tested)
    if isinstance(model, nn.Module):
        model.eval()
    ids, steps = decoded_steps(tested, model)
    cause = "Decoding keeps something from one call to the next."
    like = "a cache as a default argument, or as an attribute of the model"
    try:
        decoded(tested, model, src=other_given(tested))
        ids_again, again = decoded_steps(tested, model)
    except Exception as error:
        text = f"the first call runs, the second stops with {error_in_words(error)}"
        return failed(f"{text}: something is kept from the first", cause, like=like)
    if targets_in(ids, tested) != targets_in(ids_again, tested):
        text = "the second call gives other tokens: something is kept"
        return failed(text, cause, like=like)
    # A new model may repeat one token, whatever is kept.
    pairs = [(a.logits, b.logits) for a, b in zip(steps, again, strict=False)]
    moved = max(((a - b).abs().max().item() for a, b in pairs), default=0.0)
    if moved > OTHER_SHAPE * tested.logit_std:
        text = f"the second call gives the same tokens, by logits that are off by {moved:.2g}"
        return failed(f"{text}: something is kept", cause, like=like)
    return passed_if(True, "the second call gives the same")


@check(
    DECODING,
    "decoding is greedy",
    expected="the same tokens as without any cache",
    cause="a cache whose positions or masks are off by one, or logits of another position",
    topic="greedy decoding",
    is_symptom=True,
)
def is_greedy(tested: ModelUnderTest) -> Finding:
    """The same tokens as decoding without any cache."""
    tested.require_deterministic()
    given = targets_in(decoded(tested), tested)
    plain = plain_greedy(tested, tested.fit(STEPS))
    pairs = list(zip(given, plain, strict=True))
    if given == plain and all(len(set(row[1:])) < 3 for row in plain):
        # one token says too little
        pairs += zip(*of_other_targets(tested), strict=True)
    wrong = [f"{a} for {b}" for a, b in pairs if a != b]
    n_right = len(pairs) - len(wrong)
    text = f"{n_right} of {len(pairs)} targets are those of plain greedy decoding"
    unknown = [i for row in given for i in row if not 0 <= i < tested.tgt_vocab]
    text += f"; {wrong[0]}" if wrong else ""
    if unknown:
        cause = f"Decoding writes {unknown[0]}, which is none of the {tested.tgt_vocab} tokens."
        like = "an argmax over a vocabulary that was filled up to a round number"
        return failed(text, cause, like=like)
    if not wrong:
        return passed_if(True, text)
    # Of a model that repeats one token, the last one alone says no more than all.
    if given != plain and given == last_token_alone(tested):
        cause = "At each step the decoder is given, or sees, the last token alone."
        like = "a cache that is left out, or is_causal=True with one query"
        return failed(text, cause, like=like)
    return failed(
        text, "Decoding takes other tokens than the likeliest of the whole target."
    )


def last_token_alone(tested: ModelUnderTest) -> list[list[int]]:
    """The targets of a decoding that forgets all tokens but the last at each step."""

    def forgetful(model: Any, src: Tensor | None, tgt: Tensor) -> Tensor:
        last = usual(model, src, tgt[:, -1:])
        return last.expand(-1, tgt.shape[1], -1) if isinstance(last, Tensor) else last

    usual = tested.call
    tested.call = forgetful
    try:
        return plain_greedy(tested, tested.fit(STEPS))
    finally:
        tested.call = usual


def of_other_targets(tested: ModelUnderTest) -> tuple[list, list]:
    """What is given, and what plain greedy decoding gives, with a model of more tokens."""
    if not isinstance(tested.model, nn.Module) or tested.eos_id is None:
        return [], []
    model, plain = uneven_model(tested) or (tested.model, [])
    return (targets_in(decoded(tested, model), tested), plain) if plain else ([], [])


@check(
    DECODING,
    "cached decoding = uncached",
    expected="the same tokens",
    cause="the position of the new token is not passed on",
    topic="KV cache",
)
def cached_is_uncached(tested: ModelUnderTest) -> Finding:
    """If decoding takes `cache`, both ways give the same tokens."""
    decode, _, _ = require_decoding(tested)
    if "cache" not in inspect.signature(decode).parameters:
        raise Skip("decode takes no argument `cache`")
    cached = targets_in(decoded(tested, cache=True), tested)
    uncached = targets_in(decoded(tested, cache=False), tested)
    others: list[list[int]] = []
    if cached == uncached and tested.eos_id is not None and tested.is_module:
        # A new model may repeat one token, which any cache gets right.
        model, others = uneven_model(tested) or (None, [])
        if model is not None:
            cached += targets_in(decoded(tested, model, cache=True), tested)
            uncached += targets_in(decoded(tested, model, cache=False), tested)
    same = sum(a == b for a, b in zip(cached, uncached, strict=True))
    text = f"{same} of {len(cached)} targets are the same"
    if cached == uncached:
        return passed_if(True, text)
    plain = plain_greedy(tested, tested.fit(STEPS)) + others
    right = {"with": cached == plain, "without": uncached == plain}
    text += "".join(f"; those {way} the cache are right" for way in right if right[way])
    wrong = [way for way in right if not right[way]]
    cause = f"Decoding {' and '.join(wrong)} a cache gives other tokens than plain decoding."
    return failed(text, cause)


@check(
    DECODING,
    "decoding starts with the start token",
    expected="bos_id, or the prompt of a decoder alone",
    cause="a target that starts with 0, which is the padding",
    topic="start token",
)
def starts_with_the_start_token(tested: ModelUnderTest) -> Finding:
    """The first token is the start token, and that is not padding; or the prompt comes first."""
    ids, begin = decoded(tested), require_decoding(tested)[2]
    if tested.src_vocab is None:
        if torch.equal(ids[:, : begin.shape[1]], begin):
            return passed_if(True, "it starts with the prompt")
        text = "the prompt does not come first"
        remedy = "decode=… gives the prompt and what follows it"
        return failed(text, "Decoding does not give its prompt.", remedy=remedy)
    first = ids[:, 0].tolist()
    right = set(first) == {tested.bos_id}
    text = f"it starts with {sorted(set(first))}"
    if tested.pad_ids is not None and tested.pad_ids[1] in first:
        text = f"it starts with {tested.pad_ids[1]}, the padding"
        said = f"{text}, which is bos_id as well, as in T5 and Marian"
        cause = "The target starts with padding, and not with the start token."
        return Finding(UNCOMMON, said) if right else failed(text, cause)
    cause = f"The target does not start with the start token, {tested.bos_id}."
    return passed_if(True, text) if right else failed(text, cause)


@check(
    DECODING,
    "decoding stops",
    expected="at most max_len tokens, and an end once all have ended",
    cause="the end token is never compared, or only for the first example",
    topic="end token",
)
def stops(tested: ModelUnderTest) -> Finding:
    """Not longer than asked for; nothing but padding after the end token."""
    given = decoded(tested)
    limit = tested.fit(STEPS)
    cause = "Decoding writes more tokens than max_len, which counts the start token."
    if given.shape[1] > limit:
        return failed(f"{given.shape[1]} tokens where max_len was {limit}", cause)
    if tested.eos_id is None:
        text = f"{given.shape[1]} tokens, max_len {limit}; no eos_id given"
        return passed_if(True, text)
    endless = decoded(tested, with_end_bias(tested, -1e4)).shape[1]
    if endless > limit:
        text = f"a model that never ends gives {endless} tokens, max_len was {limit}"
        return failed(text, cause)
    given = decoded(tested, with_end_bias(tested, 1e4))
    allowed = {tested.eos_id, *(tested.pad_ids or ())}
    n = require_decoding(tested)[2].shape[1]  # the start, or the prompt
    written = set(given[:, n + 1 :].flatten().tolist())
    after = written - allowed
    text = f"a model that ends at once gives {given.shape[1]} tokens"
    if given.shape[1] > n + 2 and written <= allowed - {tested.eos_id}:
        return Finding(UNCOMMON, f"{text}: after the end all is padding, up to max_len")
    text += f", after the end {after or '{}'}"
    if not after and given.shape[1] <= n + 2:
        return passed_if(True, text)
    cause = "Decoding continues after the end token, although all rows have ended."
    return failed(text, cause)


def with_end_bias(tested: ModelUnderTest, bias: float) -> nn.Module:
    """A copy whose output projection always prefers the end token, or never."""
    model = tested.copy()
    if not isinstance(model, nn.Module):
        raise Skip("the model is a plain function: it cannot be made to end")
    outputs = output_layers(tested, model)
    if not outputs or outputs[-1].bias is None:
        raise Skip(
            "no output projection with a bias was found that could be made to end"
        )
    with torch.no_grad():
        outputs[-1].bias[tested.eos_id] = bias
    return model


@check(
    DECODING,
    "decoding is in evaluation mode",
    expected="the same tokens every time, and afterwards the mode that was there before",
    cause="model.eval() is missing, so dropout makes each step another model; or it stays in "
    "force, so that the training goes on without dropout",
    topic="dropout",
)
def decodes_in_evaluation(tested: ModelUnderTest) -> Finding:
    """Given a model in training mode, it gives the same twice, and that of evaluation mode."""
    model = tested.copy()
    if not isinstance(model, nn.Module):
        raise Skip("the model is a plain function, without modes")
    dropouts = [m for m in model.modules() if isinstance(m, nn.Dropout)]
    if not dropouts:
        raise Skip("the model has no nn.Dropout")
    for dropout in dropouts:
        dropout.p = max(dropout.p, 0.5)  # so that chance cannot hide it
    expected = targets_in(decoded(tested, model.eval()), tested)
    into_training = any(dropout.training for dropout in dropouts)
    runs = [targets_in(decoded(tested, model.train()), tested) for _ in range(3)]
    n_same = runs.count(expected)
    text = f"{n_same} of 3 runs in training mode give the same"
    if n_same == 3 and not any(dropout.training for dropout in dropouts):
        text += ", and leave the model in evaluation mode: a training that decodes now and then "
        text += "goes on without dropout. Take the mode back: model.train(was_training)"
        return Finding(UNCOMMON, text)  # the caller may see to it
    if n_same == 3:
        return passed_if(True, text)
    if not into_training:
        text += ": dropout makes each step another model. Who decodes has to call model.eval() "
        text += "before, as for generate() of Hugging Face; without that, it is a fault"
        return Finding(UNCOMMON, text)
    cause = "Decoding puts the model into training mode itself: dropout makes each step another."
    return failed(
        text, cause, remedy="model.eval() before, and its mode back afterwards"
    )
