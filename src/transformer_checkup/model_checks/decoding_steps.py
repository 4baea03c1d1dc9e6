"""Each step of decoding: its logits and its keys, against a pass over the whole target.

A model that repeats itself gives the same tokens with a broken cache. Its logits tell.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import torch
from torch import Tensor

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
from transformer_checkup.graph import PRODUCTS, Graph, Node, root
from transformer_checkup.model_checks.causality import OTHER_SHAPE
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import is_parameter, weights_of
from transformer_checkup.step_differences import first_other_input
from transformer_checkup.words import error_in_words

DECODING_STEPS: list[Check] = []


@dataclass
class Step:
    """A step of decoding: the logits (B, V) of its last position, and the keys that it meets.

    Attributes:
        keys, attended: of each query of one token, the keys, and those with a weight.
    """

    logits: Tensor = field(default_factory=lambda: torch.zeros(0))
    keys: list[int] = field(default_factory=list)
    attended: list[int] = field(default_factory=list)


class Output(NamedTuple):
    """The matrix of a model's last layer, and the axis of the batch in what that layer gives."""

    matrix: int
    axis: int


def gives_logits(node: Node, vocab: int) -> bool:
    is_product = node.op == "linear" or node.op in PRODUCTS
    return is_product and node.shape[-1] == vocab


def matrix_of(node: Node) -> int:
    matrices = [x.tensor for x in node.given[1:] if len(x.shape) > 1]
    return matrices[0].data_ptr() if matrices else 0


def output_of(tested: ModelUnderTest, model: Any) -> Output:
    """Others may have as many columns; and a target may have as many tokens as there are rows."""
    src, tgt = tested.src(), tested.tgt()
    with Graph(model) as graph:
        tested.logits(src, tgt, model)
    made = [x for x in graph.nodes if gives_logits(x, tested.tgt_vocab)]
    if not made:
        raise Skip("the last layer was not seen")
    shape = made[-1].shape
    is_second = len(shape) == 3 and shape[0] != len(tgt) == shape[1]
    return Output(matrix_of(made[-1]), int(is_second))


def steps_in(graph: Graph, output: Output, vocab: int) -> list[Step]:
    """The steps of the passes in a graph; the last one of them may have no logits."""
    steps = [Step()]
    for node in graph.nodes:
        step, out = steps[-1], node.tensor
        if out is None or out.dim() < 2 or node.which:
            continue
        if gives_logits(node, vocab):
            if matrix_of(node) == output.matrix:
                last = (
                    node.value
                    if out.dim() == 2
                    else node.value.select(1 - output.axis, -1)
                )
                step.logits = last.float()
                steps.append(Step())
        elif out.dim() < 3 or out.shape[-2] != 1:
            continue
        elif node.op in ("softmax", "scaled_dot_product_attention"):
            is_fused = node.op != "softmax"
            weights = weights_of(node)[0] if is_fused else node.value
            step.keys += [weights.shape[-1]] * is_fused
            seen = (weights > 1e-9).flatten(0, -3).any(0).sum()
            step.attended.append(int(seen))
        elif node.op in PRODUCTS and not any(
            is_parameter(x) or root(x).op == "softmax" for x in node.given
        ):
            step.keys.append(out.shape[-1])
    return steps


def decoded_steps(
    tested: ModelUnderTest, model: Any, graph: Graph | None = None, **options: Any
) -> tuple[Tensor, list[Step]]:
    """What is decoded, and the steps as far as they were seen."""
    output = output_of(tested, model)
    with torch.no_grad(), graph or Graph(model) as seen:
        ids = decoded(tested, model, **options)
    return ids, steps_in(seen, output, tested.tgt_vocab)[:-1]


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
    output, vocab, graph = output_of(tested, model), tested.tgt_vocab, Graph(model)
    try:
        ids, made = decoded_steps(tested, model, graph, **options)
    except Exception as error:
        cause = cache_in_words(steps_in(graph, output, vocab), n_source, begin)
        if cause:
            return failed(f"decoding ends in {error_in_words(error)}", cause)
        raise
    n = begin.shape[1]
    n_steps = ids.shape[1] - n
    # Some loops make one more pass, and leave it unused.
    if len(made) - n_steps not in (0, 1) or not n_steps:
        raise Skip("the logits of the single steps were not seen")
    for step in range(1, n_steps + 1):
        so_far = ids[:, : n + step - 1]
        with Graph(model) as whole:
            size = tested.logits(tested.src(), so_far, model).std(-1).mean().item()
        running = ~ended_before(so_far[:, n:], tested)
        right = steps_in(whole, output, vocab)[:-1]
        if not right:
            raise Skip("the last layer was not seen")
        off = (made[step - 1].logits - right[-1].logits)[running].abs()
        if running.any() and not off.max() <= OTHER_SHAPE * max(size, 1e-6):
            text = f"in step {step} the logits differ by {two_digits(off.max().item())} from "
            text += "those of a pass over the whole target"
            if source_is_kept(tested, model, made[0].logits, options):
                cause = "In decoding another source gives the same: are an earlier call's memory, "
                cause += "or its keys and values, kept?"
                return failed(text, cause)
            if said := cache_in_words(made[:step], n_source, begin):
                return failed(text, said)
            cause, path = first_other_input(tested, model, graph, ids)
            return failed(text, cause, [path] if path else ())
    return passed_if(True, f"{n_steps} steps")


def source_is_kept(
    tested: ModelUnderTest, model: Any, first: Tensor, options: dict[str, Any]
) -> bool:
    """Are the first step's logits the same for another source?"""
    _, steps = decoded_steps(tested, model, src=other_given(tested), **options)
    return bool(steps) and torch.equal(steps[0].logits, first)


def ended_before(ids: Tensor, tested: ModelUnderTest) -> Tensor:
    """(B,), True for rows that have ended, or have written padding: what follows is open."""
    ends = [tested.eos_id, None if tested.pad_ids is None else tested.pad_ids[1]]
    return sum((ids == end for end in ends if end is not None), ids != ids).any(1)


def cache_in_words(steps: list[Step], n_source: int, begin: Tensor) -> str:
    """What is wrong with the keys that the new token meets in these steps, as a sentence."""
    for n, step in enumerate(steps):
        known = n + begin.shape[1]
        wrong = [k for k in step.keys if k not in (known, n_source)]
        few = [k for k in step.attended if k < min(known, n_source or known)]
        text = f"In step {n + 1} an attention is given {[*wrong, 0][0]} keys for {known} tokens"
        if wrong and wrong[0] > known:
            return f"{text}: do the layers share one cache?"
        if wrong:
            return (
                f"{text}: are keys dropped too early, as by a buffer that is too short?"
            )
        if few:
            text = f"In step {n + 1} the new token attends to {few[0]} of {known} positions"
            alone = ": is_causal=True hides the past from a query that comes alone"
            return text + (alone if few[0] == 1 else "") + "."
    return ""
