"""Each step of decoding: its logits and its keys, against a pass over the whole target.

A model that repeats itself gives the same tokens with a broken cache. Its logits tell.
"""

from __future__ import annotations

import inspect
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from transformer_checkup.checklist import (
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
    two_digits,
)
from transformer_checkup.decoding_models import (
    decoded,
    louder,
    other_given,
    require_decoding,
)
from transformer_checkup.graph import PRODUCTS
from transformer_checkup.model_checks.causality import OTHER_SHAPE
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import weights_of_fused
from transformer_checkup.step_differences import first_other_input
from transformer_checkup.words import error_in_words

DECODING_STEPS: list[Check] = []


class StepRecorder(TorchFunctionMode):
    """Collects the logits (B, V) of the last position, and how many keys each query met."""

    def __init__(
        self, vocab: int, batch: int, output: int | None = None, axis: int = 0
    ):
        super().__init__()
        self.vocab, self.batch = vocab, batch
        self.output = output  # where the last layer's matrix stands, if that is known
        self.axis = axis  # of the batch, in what that layer gives
        self.last = 0  # where that of the last product of this width stands
        self.logits: list[Tensor] = []
        self.keys: list[list[int]] = [[]]  # for each step, of queries of one token
        self.attended: list[list[int]] = [[]]
        self.weights: list[Tensor] = []  # so that no memory is used again

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        out = func(*args, **kwargs)
        name = getattr(func, "__name__", "")
        if not isinstance(out, Tensor) or out.dim() < 2:
            return out
        if name == "dropout" and any(args[0] is w for w in self.weights):
            self.weights.append(out)
        if (func is F.linear or name in PRODUCTS) and out.shape[-1] == self.vocab:
            matrices = [x for x in (*args[1:], *kwargs.values()) if is_matrix(x)]
            self.last = matrices[0].data_ptr() if matrices else 0
            if self.output in (None, self.last):
                self.add_logits(out)
        elif out.dim() < 3 or out.shape[-2] != 1:
            return out
        elif name in PRODUCTS and self.makes_scores(name, args):
            self.keys[-1].append(out.shape[-1])
        elif func is F.scaled_dot_product_attention:
            self.note_fused(*args, **kwargs)
        elif name == "softmax":
            self.weights.append(out)
            seen = (out > 1e-9).flatten(0, -3).any(0).sum().item()
            self.attended[-1].append(int(seen))
        return out

    def note_fused(
        self, query: Tensor, key: Tensor, value: Tensor, *args: Any, **more: Any
    ) -> None:
        """How many keys there are, and how many of them a new token attends to."""
        names = "attn_mask", "dropout_p", "is_causal", "scale"
        more |= zip(names, args, strict=False)
        weights, _ = weights_of_fused(query, key, **more)
        self.keys[-1].append(key.shape[-2])
        self.attended[-1].append(int((weights > 1e-9).flatten(0, -3).any(0).sum()))

    def makes_scores(self, name: str, args: tuple) -> bool:
        """Is it a product of two activations, none of them attention weights?"""
        factors = args[1:] if name == "einsum" else args[:2]
        known = {w.data_ptr() for w in self.weights}
        return all(
            not isinstance(x, nn.Parameter) and x.data_ptr() not in known
            for x in factors
            if isinstance(x, Tensor)
        )

    def add_logits(self, out: Tensor) -> None:
        if out.dim() == 3 and self.batch in out.shape[:2]:
            if out.shape[0] != out.shape[1]:
                self.axis = out.shape.index(self.batch)
            out = out.select(1 - self.axis, -1)
        if out.shape == (self.batch, self.vocab):
            self.logits.append(out.detach().float().clone())
            self.keys.append([])
            self.attended.append([])


def is_matrix(x: Any) -> bool:
    return isinstance(x, Tensor) and x.dim() > 1


def place_of_output(tested: ModelUnderTest, model: Any) -> tuple[int, int]:
    """Where the matrix of the model's last layer stands, and the axis of the batch there.

    Others may have as many columns; and a target may have as many tokens as there are rows.
    """
    src, tgt = tested.src(), tested.tgt()
    recorder = StepRecorder(tested.tgt_vocab, len(tgt))
    with recorder:
        tested.logits(src, tgt, model)
    return recorder.last, recorder.axis


@check(
    DECODING_STEPS,
    "each step of decoding has the model's logits",
    expected="in each step the logits of a pass over all tokens so far",
    cause="a cache that layers share, a mask or positions of the new token that are those of the "
    "first, or a source mask that is missing",
    topic="KV cache",
)
def steps_have_the_models_logits(tested: ModelUnderTest) -> Finding:
    """The last layer gives in each step what it gives for the whole target so far."""
    decode, given, begin = require_decoding(tested)
    tested.require_module()
    tested.require_deterministic()
    model = louder(tested).eval()
    n_source = 0 if tested.src_vocab is None else given.shape[1]
    takes_cache = "cache" in inspect.signature(decode).parameters
    options: dict[str, Any] = {"cache": True} if takes_cache else {}
    watched = tested.tgt_vocab, len(given), *place_of_output(tested, model)
    recorder = StepRecorder(*watched)
    try:
        with recorder, torch.no_grad():
            ids = decoded(tested, model, **options)
    except Exception as error:
        cause = cache_in_words(recorder, len(recorder.logits) + 1, n_source, begin)
        if cause:
            return failed(f"decoding ends in {error_in_words(error)}", cause)
        raise
    n = begin.shape[1]
    steps = ids.shape[1] - n
    # Some loops make one more pass, and leave it unused.
    if len(recorder.logits) - steps not in (0, 1) or not steps:
        raise Skip("the logits of the single steps were not seen")
    for step in range(1, steps + 1):
        whole, so_far = StepRecorder(*watched), ids[:, : n + step - 1]
        with whole:
            size = tested.logits(tested.src(), so_far, model).std(-1).mean().item()
        if not whole.logits:
            raise Skip("the last layer was not seen")
        running = ~ended_before(so_far[:, n:], tested)
        off = (recorder.logits[step - 1] - whole.logits[-1])[running].abs()
        if running.any() and not off.max() <= OTHER_SHAPE * max(size, 1e-6):
            text = f"in step {step} the logits differ by {two_digits(off.max().item())} from "
            text += "those of a pass over the whole target"
            if source_is_kept(tested, model, recorder.logits[0], options):
                cause = "In decoding another source gives the same: are an earlier call's memory, "
                cause += "or its keys and values, kept?"
                return failed(text, cause)
            if said := cache_in_words(recorder, step, n_source, begin):
                return failed(text, said)
            cause, path = first_other_input(tested, model, **options)
            return failed(text, cause, [path] if path else ())
    return passed_if(True, f"{steps} steps")


def source_is_kept(
    tested: ModelUnderTest, model: Any, first: Tensor, options: dict[str, Any]
) -> bool:
    """Are the first step's logits the same for another source?"""
    other = other_given(tested)
    recorder = StepRecorder(
        tested.tgt_vocab, len(other), *place_of_output(tested, model)
    )
    with recorder, torch.no_grad():
        decoded(tested, model, src=other, **options)
    return bool(recorder.logits) and torch.equal(recorder.logits[0], first)


def ended_before(ids: Tensor, tested: ModelUnderTest) -> Tensor:
    """(B,), True for rows that have ended, or have written padding: what follows is open."""
    ends = [tested.eos_id, None if tested.pad_ids is None else tested.pad_ids[1]]
    return sum((ids == end for end in ends if end is not None), ids != ids).any(1)


def cache_in_words(
    recorder: StepRecorder, step: int, n_source: int, begin: Tensor
) -> str:
    """What is wrong with the keys that the new token meets in the first steps, as a sentence."""
    for n in range(step):
        known = n + begin.shape[1]
        wrong = [k for k in recorder.keys[n] if k not in (known, n_source)]
        if wrong:
            text = f"In step {n + 1} an attention is given {wrong[0]} keys for {known} tokens"
            if wrong[0] > known:
                return f"{text}: do the layers share one cache?"
            return (
                f"{text}: are keys dropped too early, as by a buffer that is too short?"
            )
        few = [k for k in recorder.attended[n] if k < min(known, n_source or known)]
        if few:
            text = f"In step {n + 1} the new token attends to {few[0]} of {known} positions"
            alone = "is_causal=True hides the past from a query that comes alone"
            return f"{text}: {alone}." if few[0] == 1 else f"{text}."
    return ""
