"""Which inputs each output depends on, and which it must not depend on.

Each check compares two passes that differ in one thing, or asks autograd what a number
depends on. A change is judged by the size of the logits (`ModelUnderTest.logit_std`). Passes
over tensors of equal shape do the same arithmetic, so what must not change is compared with
1e-6 of that size; where the shapes differ, rounding differs too, and the limit is 1e-3.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.embedding_hook import EmbeddingHook, same_ids
from transformer_checkup.mixing_module import first_that_mixes
from transformer_checkup.model_under_test import SRC_LEN, TGT_LEN, ModelUnderTest
from transformer_checkup.recorded import few_batch_norms
from transformer_checkup.recorder import record
from transformer_checkup.sight import is_window_of_the_past

SAME_SHAPE, OTHER_SHAPE = 1e-6, 1e-3
NEGLIGIBLE = 1e-5  # an effect below this part of the logits' size is none
LEAK = (
    "the causal mask is missing, off by one, inverted, or fills with too small a number"
)

CAUSALITY: list[Check] = []


@check(
    CAUSALITY,
    "no look-ahead",
    expected="no change at all",
    cause=LEAK,
    topic="causal mask",
    is_symptom=True,
)
def no_look_ahead(tested: ModelUnderTest) -> Finding:
    """Replace the last token, then the last two, …: earlier logits do not move."""
    tested.require_causal()
    src, tgt = tested.src(), tested.long_tgt()
    before, worst, own = tested.logits(src, tgt), 0.0, 0.0
    for first in range(1, tgt.shape[1]):
        changed = tgt.clone()
        changed[:, first:] = tested.other(tgt[:, first:], tested.tgt_vocab)
        moved = (tested.logits(src, changed) - before).abs()
        worst = max(worst, moved[:, :first].max().item())
        own = max(own, moved[:, first:].max().item())
    if own <= NEGLIGIBLE * tested.logit_std:
        raise Skip("the output does not depend on the target at all")
    text = f"earlier logits move by up to {two_digits(worst)}"
    text += f", the position's own by {two_digits(own)}"
    again = (tested.logits(src, tgt, tested.model) - before).abs().max().item()
    if again > SAME_SHAPE * own:
        text += "; but two passes over one batch differ already, by "
        text += f"{two_digits(again)}: see whether evaluation is deterministic"
    elif worst > SAME_SHAPE * own and mask_is_right(tested):
        text += ", although no attention puts weight on a later one: a view or a "
        text += "reshape mixes the positions (a transpose is missing), or a layer "
        text += "works across them" + first_that_mixes(tested)
    return passed_if(worst <= SAME_SHAPE * own, text)


def mask_is_right(tested: ModelUnderTest) -> bool:
    """Do all attentions of the decoder to itself leave the future alone?"""
    src, tgt = tested.src(), tested.long_tgt(3)
    found = [a.weights for a in record(tested, src, tgt).attentions]
    own = [w for w in found if w.shape[-2:] == (tgt.shape[1], tgt.shape[1])]
    return bool(own) and all(w.triu(1).max() < 1e-9 for w in own)


def saliency(
    tested: ModelUnderTest,
    src: Tensor | None,
    tgt: Tensor,
    of: Tensor,
    train: bool = False,
    positions: Iterable[int] | None = None,
) -> Tensor:
    """How much the logits at these T positions, or at each, depend on the embedded ids `of`.

    The result is (B, T, L).
    """
    model = tested.model.eval() if tested.is_module else tested.model
    if train:
        model = tested.copy().train()
    with EmbeddingHook(same_ids(of)) as hook:
        logits = tested.forward(src, tgt, model)
    if len(hook.leaves) != 1:
        raise Skip(
            f"{len(hook.leaves)} embeddings of these ids were seen, not one: the model looks "
            "its ids up in another way than nn.Embedding"
        )
    embedded = hook.leaves[0]
    generator = torch.Generator().manual_seed(0)
    mix = torch.randn(logits.shape[-1], generator=generator).to(logits)
    rows = []
    for position in range(tgt.shape[1]) if positions is None else positions:
        score = (logits[:, position] * mix).sum()
        (gradient,) = torch.autograd.grad(
            score, embedded, retain_graph=True, allow_unused=True
        )
        gradient = torch.zeros_like(embedded) if gradient is None else gradient
        size = gradient.float().abs().amax(-1)  # (B, L) or (L, B)
        rows.append(size if size.shape == of.shape else size.T)
    return torch.stack(rows, 1)


@check(
    CAUSALITY,
    "no look-ahead, by gradient",
    expected="0 at every later token",
    cause=LEAK,
    topic="causal mask",
    is_symptom=True,
)
def no_look_ahead_by_gradient(tested: ModelUnderTest) -> Finding:
    """No logit has a gradient at a later token's embedding."""
    tested.require_causal()
    src, tgt = tested.src(), tested.long_tgt()
    gradients = saliency(tested, src, tgt, tgt).amax(0)  # (T, T)
    future = gradients.triu(1).max().item()
    if gradients.max() == 0:
        raise Skip("no gradient reaches the target's embeddings")
    text = f"largest gradient at a later token {two_digits(future)}"
    text += f", at an earlier {two_digits(gradients.tril().max().item())}"
    return passed_if(future <= SAME_SHAPE * gradients.max().item(), text)


@check(
    CAUSALITY,
    "the source is used",
    expected="a change at every target position",
    cause="the decoder's cross-attention is missing, or gets something else than the memory",
    topic="cross-attention",
)
def source_is_used(tested: ModelUnderTest) -> Finding:
    """Another source gives other logits, at every target position."""
    src, src_vocab = tested.require_source()
    tgt = tested.tgt()
    other = tested.other(src, src_vocab)
    moved = (tested.logits(other, tgt) - tested.logits(src, tgt)).abs()
    least = moved.amax(-1).min().item()
    text = f"another source moves each logit row by at least {two_digits(least)}"
    return passed_if(least > NEGLIGIBLE * tested.logit_std, text)


@check(
    CAUSALITY,
    "earlier tokens are used",
    expected="a change at its own and every later position",
    cause="the product of weights and values is thrown away, or the past is masked",
    topic="self-attention",
    is_symptom=True,
)
def earlier_tokens_are_used(tested: ModelUnderTest) -> Finding:
    """Another first token changes the logits of all positions, its own and the later ones."""
    src, tgt = tested.src(), tested.long_tgt()
    other = tgt.clone()
    other[:, :1] = tested.other(tgt[:, :1], tested.tgt_vocab)
    moved = (tested.logits(src, other) - tested.logits(src, tgt)).abs().amax(-1)
    least, enough = moved[:, 1:].min().item(), NEGLIGIBLE * tested.logit_std
    text = "another first token moves each later logit row by at least "
    text += two_digits(least)
    if least > enough and moved[:, 0].max() <= enough:
        other = tgt.clone()
        other[:, -1:] = tested.other(tgt[:, -1:], tested.tgt_vocab)
        moved = (tested.logits(src, other) - tested.logits(src, tgt))[:, 0].abs()
        if moved.max() > enough:
            text += (
                ", but not its own, which the last token moves: the target is rolled, "
            )
            text += "tgt.roll(1, 1), and not shifted"
            return passed_if(False, text)
        text += (
            ", but not its own: does the model shift the target itself? Then give it one token "
            "more, and drop its first logits: call=lambda model, src, tgt: "
            "model(src, torch.cat([tgt, tgt[:, :1]], 1))[:, 1:]"
        )
        return passed_if(False, text)
    if least <= enough and moves_all_in_some_example(tested, 100 * enough):
        text += ", and in other examples by more: does each token choose its way by what it is "
        return Finding(UNCOMMON, f"{text}(Mixture-of-Depths)?")
    late = places_late(tested) if tested.is_encoder else 0
    if late:
        text = f"the logits at a position depend most on the token {abs(late)} places "
        text += "before it" if late > 0 else "after it"
        return passed_if(
            False, f"{text}: are tokens in front cut off at the wrong end?"
        )
    if least > enough:
        return passed_if(True, text)
    seen, last = seen_by_the_last(tested, src, tgt, enough), tgt.shape[1] - 1
    if seen and sees_a_window(tested, src, tgt):
        text += f": each sees a window, the last one positions {seen[0]} to {last}"
        return Finding(UNCOMMON, text)
    return passed_if(False, text + as_seen_in_words(seen, last))


def places_late(tested: ModelUnderTest) -> int:
    """By how many positions the logits of an encoder stand behind their tokens; 0 mostly."""
    ids = tested.tgt(3, tested.fit(11))
    try:
        gradients = saliency(tested, None, ids, ids).sum(0)
    except Skip:
        return 0
    places = range(len(gradients))
    offsets = {i - j for i, j in zip(places, gradients.argmax(1).tolist(), strict=True)}
    for late in offsets - {0}:
        inside = [i for i in places if 0 <= i - late < len(gradients)]
        right = [int(gradients[i].argmax()) == i - late for i in inside]
        if len(inside) > len(gradients) / 2 and all(right):
            return late
    return 0


def seen_by_the_last(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, enough: float
) -> list[int]:
    """The positions whose tokens move the logits at the last one."""
    before, seen = tested.logits(src, tgt)[:, -1], []
    for position in range(tgt.shape[1]):
        other = tgt.clone()
        other[:, position] = tested.other(tgt[:, position], tested.tgt_vocab)
        moved = (tested.logits(src, other)[:, -1] - before).abs().max()
        seen += [position] * bool(moved > enough)
    return seen


def sees_a_window(tested: ModelUnderTest, src: Tensor | None, tgt: Tensor) -> bool:
    """By gradients: does each position depend on itself and as many before it as the others?"""
    try:
        gradients = saliency(tested, src, tgt, tgt).amax(0)
    except Skip:
        return False
    return is_window_of_the_past(gradients > SAME_SHAPE * gradients.max())


def as_seen_in_words(seen: list[int], last: int) -> str:
    if not seen:
        return f"; of the positions 0 to {last}, the last one depends on none"
    if seen == [last]:
        return f"; of the positions 0 to {last}, the last one depends on itself alone"
    if last not in seen:
        text = f"; of the positions 0 to {last}, the last one depends on "
        text += ", ".join(map(str, seen))
        return f"{text}: logits that stand at other positions than their tokens?"
    missing = [i for i in range(last) if i not in seen]
    if not missing:
        return ""
    return f"; the last one depends on all but position {', '.join(map(str, missing))}"


def moves_all_in_some_example(tested: ModelUnderTest, enough: float) -> bool:
    """Of 32 examples, does another first token move each later position in one of them?"""
    tgt, src = tested.tgt(32, tested.fit(TGT_LEN)), tested.src(32, tested.fit(SRC_LEN))
    other = tgt.clone()
    other[:, 0] = tested.other(tgt[:, 0], tested.tgt_vocab)
    moved = (tested.logits(src, other) - tested.logits(src, tgt)).abs().amax((0, 2))
    return bool(moved.min() > enough)


@check(
    CAUSALITY,
    "other examples do not matter",
    expected="no change at all",
    cause="a norm over the batch, a view that mixes examples, or positions that count the "
    "examples: pe[:x.size(0)], where the batch comes first",
    topic="batch norm",
    is_symptom=True,
)
def other_examples_do_not_matter(tested: ModelUnderTest) -> Finding:
    """Other examples in the batch change nothing, nor does the example's index in it."""
    src, tgt = tested.src(), tested.tgt()
    other_src, other_tgt = src, tgt.clone()
    if src is not None and tested.src_vocab is not None:
        other_src = src.clone()
        other_src[1:] = tested.other(src[1:], tested.src_vocab)
    other_tgt[1:] = tested.other(tgt[1:], tested.tgt_vocab)
    moved = {}
    for mode in ("evaluation", "training") if tested.is_module else ("evaluation",):
        passes = []
        for ids in ((src, tgt), (other_src, other_tgt)):
            model = tested.copy()  # batch norm changes its statistics in training
            if tested.is_module:
                model.train(mode == "training")
            torch.manual_seed(0)  # the same dropout in both passes
            with torch.no_grad():
                passes.append(tested.forward(*ids, model)[0].float())
        moved[mode] = (passes[1] - passes[0]).abs().max().item()
    text = ", ".join(f"{two_digits(size)} in {mode}" for mode, size in moved.items())
    flipped = tested.logits(None if src is None else src.flip(0), tgt.flip(0)).flip(0)
    index = (flipped - tested.logits(src, tgt)).abs().max().item()
    std = tested.logit_std
    text = f"other examples move it by {text}, another index in the batch by {two_digits(index)}"
    # Rounding may differ from row to row of a batch, so the second limit is another.
    same = max(moved.values()) <= SAME_SHAPE * std and index <= OTHER_SHAPE * std
    if not same and max(moved.values()) <= SAME_SHAPE * std:
        text += ": are positions counted along the batch, pe[:x.size(0)]?"
    in_training_alone = not same and moved["evaluation"] <= SAME_SHAPE * std
    in_training_alone &= index <= OTHER_SHAPE * std
    if in_training_alone and few_batch_norms(tested.model):
        text += ": batch norms beside others, as in Conformers"
        return Finding(UNCOMMON, text)
    return passed_if(same, text if same else text + batch_not_first(tested))


def batch_not_first(tested: ModelUnderTest) -> str:
    """Names one of PyTorch's attentions that takes (L, B, d_model), and is given (B, L, …)."""
    if not tested.is_module:
        return ""
    model, found, size = tested.copy(), [], len(tested.tgt())
    for path, module in model.named_modules():
        if isinstance(module, nn.MultiheadAttention) and not module.batch_first:

            def note(_: Any, args: tuple, kwargs: dict, path: str = path) -> None:
                query = args[0] if args else kwargs["query"]
                found.extend([path] * (query.dim() == 3 and query.shape[0] == size))

            module.register_forward_pre_hook(note, with_kwargs=True)
    tested.logits(tested.src(), tested.tgt(), model)
    if not found:
        return ""
    return f"; {found[0]} takes the batch second, and is given it first: say batch_first=True"
