"""Which inputs each output depends on, and which it must not depend on.

Each check compares two passes that differ in one thing, or asks autograd what a number
depends on. A change is judged by the size of the logits (`ModelUnderTest.logit_std`). Passes
over tensors of equal shape do the same arithmetic, so what must not change is compared with
1e-6 of that size; where the shapes differ, rounding differs too, and the limit is 1e-3.
"""

from __future__ import annotations

from collections.abc import Iterable

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
    two_digits,
)
from transformer_checkup.embedding_hook import EmbeddingHook, same_ids
from transformer_checkup.first_places import first_that_mixes, where_examples_meet
from transformer_checkup.graph import RESHAPING
from transformer_checkup.model_under_test import BATCH, SRC_LEN, ModelUnderTest
from transformer_checkup.once import once
from transformer_checkup.recorded import few_batch_norms
from transformer_checkup.recorder import record
from transformer_checkup.sight import (
    DECODER,
    is_window_of_the_past,
    looks_at_hidden,
)

SAME_SHAPE, OTHER_SHAPE = 1e-6, 1e-3
NEGLIGIBLE = 1e-5  # an effect below this part of the logits' size is none
LEAK = (
    "the causal mask is missing, off by one, inverted, or fills with too small a number"
)

CAUSALITY: list[Check] = []


@once
def influence(tested: ModelUnderTest, rows: int = BATCH) -> Tensor:
    """(T, T): how far the logits at a position (row) move with the token at one (column)."""
    tgt, src = tested.long_tgt(), tested.src()
    if rows != BATCH:
        tgt, src = tested.tgt(rows, tgt.shape[1]), tested.src(rows, tested.fit(SRC_LEN))
    before, columns = tested.logits(src, tgt), []
    for position in range(tgt.shape[1]):
        other = tgt.clone()
        other[:, position] = tested.other(tgt[:, position], tested.tgt_vocab)
        columns.append((tested.logits(src, other) - before).abs().amax((0, 2)))
    return torch.stack(columns, 1)


def leak(tested: ModelUnderTest) -> float:
    """How far logits move with later tokens, in evaluation mode; 0 where they do not."""
    moved = influence(tested)
    far = moved.triu(1).max().item()
    return far if far > SAME_SHAPE * moved.max() else 0.0


@once
def leak_in_training(tested: ModelUnderTest) -> float:
    """The same in training mode, with the same dropout each time; 0 where it cannot be told."""
    src, tgt = tested.src(), tested.long_tgt(3)
    changed = tgt.clone()
    changed[:, 2:] = tested.other(tgt[:, 2:], tested.tgt_vocab)
    logits = []
    try:
        for ids in (tgt, changed, tgt):
            torch.manual_seed(0)
            with torch.no_grad():
                out = tested.forward(src, ids, tested.copy().train())
            logits.append(out[:, :2].float())
    except (Exception, SystemExit):  # other checks say what training mode raises
        return 0.0
    before, after, again = logits
    # Where its random numbers are not PyTorch's, nothing can be compared.
    moved = (after - before).abs().max().item() if torch.equal(before, again) else 0.0
    return moved if moved > SAME_SHAPE * before.std(-1).mean().item() else 0.0


@check(
    CAUSALITY,
    "no look-ahead",
    expected="no change at all",
    cause=LEAK,
    topic="causal mask",
    is_symptom=True,
)
def no_look_ahead(tested: ModelUnderTest) -> Finding:
    """Replace a token: earlier logits do not move."""
    tested.require_causal()
    tested.require_deterministic()
    moved = influence(tested)
    worst, own = moved.triu(1).max().item(), moved.tril().max().item()
    if max(worst, own) <= NEGLIGIBLE * tested.logit_std:
        raise Skip("the output does not depend on the target at all")
    text = f"earlier logits move by up to {two_digits(worst)}"
    text += f", the position's own by {two_digits(own)}"
    if worst <= SAME_SHAPE * own:
        return passed_if(True, text)
    if not mask_is_right(tested):
        return failed(text)
    first = first_that_mixes(tested)
    where = "" if first is None else f", first in {first.path} ({first.op})"
    return failed(
        f"{text}, although no attention puts weight on a later one{where}",
        f"Positions meet outside of attention{where or ', whose mask is right'}.",
        [first.path] if first else [],
        line=first.line if first else None,
        like="a view or a reshape that mixes the positions, without a transpose"
        if first and first.op in RESHAPING
        else "",
        so_that=f"a logit moves by {two_digits(worst)} with a later token",
        remedy="write x.transpose(1, 2).reshape(…) where heads are split or joined by "
        "a view, and let norms and convolutions see no later position",
    )


def mask_is_right(tested: ModelUnderTest) -> bool:
    """Do all attentions of the decoder to itself leave the future alone in evaluation mode?"""
    try:
        looks = looks_at_hidden(tested, DECODER)
    except Skip:
        return False
    return looks.n_attentions > 0 and all(x.batch.train for x in looks.wrong)


def saliency(
    tested: ModelUnderTest,
    src: Tensor | None,
    tgt: Tensor,
    of: Tensor,
    positions: Iterable[int] | None = None,
) -> Tensor:
    """How much the logits at these T positions, or at each, depend on the embedded ids `of`.

    The result is (B, T, L).
    """
    model = tested.model.eval() if tested.is_module else tested.model
    with EmbeddingHook(same_ids(of)) as hook:
        logits = tested.forward(src, tgt, model)
    if len(hook.leaves) != 1:
        raise Skip(
            f"{len(hook.leaves)} embeddings of these ids were seen, not one: the model looks "
            "its ids up in another way than nn.Embedding"
        )
    embedded, turned = hook.leaves[0], not torch.equal(hook.ids[0].to(of), of)
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
        rows.append(size.T if turned else size)
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
    tgt = tested.long_tgt()
    gradients = saliency(tested, tested.src(), tgt, tgt).amax(0)  # (T, T)
    future, largest = gradients.triu(1).max().item(), gradients.max().item()
    if largest == 0:
        raise Skip("no gradient reaches the target's embeddings")
    text = f"largest gradient at a later token {two_digits(future)}"
    text += f", at an earlier {two_digits(gradients.tril().max().item())}"
    return passed_if(future <= SAME_SHAPE * largest, text)


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
    moved = (tested.logits(other, tgt) - tested.logits(src, tgt)).abs().amax((0, 2))
    least, enough = moved.min().item(), NEGLIGIBLE * tested.logit_std
    text = f"another source moves each logit row by at least {two_digits(least)}"
    if least > enough:
        return passed_if(True, text)
    still = (~(moved > enough)).nonzero().flatten().tolist()
    which = f"at position {', '.join(map(str, still))}"
    return failed(
        text,
        f"The logits {'' if len(still) == len(moved) else f'{which} '}do not depend on the source.",
        so_that="the model translates every source alike",
        remedy="give the encoder's output to cross-attention, as keys and as values",
    )


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
    tested.require_deterministic()
    moved, enough = influence(tested), NEGLIGIBLE * tested.logit_std
    least, last = moved[1:, 0].min().item(), len(moved) - 1
    text = f"another first token moves each later logit row by at least {two_digits(least)}"
    if least > enough >= moved[0, 0]:
        is_rolled = moved[0, -1] > enough
        return failed(
            f"{text}, but not its own" + ", which the last token moves" * is_rolled,
            "The target is rolled: its last token comes first, and is seen by all."
            if is_rolled
            else "",
            like="tgt.roll(1, 1)"
            if is_rolled
            else "a model that shifts its target itself",
            remedy="shift it: a start token in front, and the last token cut off"
            if is_rolled
            else "give it one token more, and drop its first logits: call=lambda model, src, "
            "tgt: model(src, torch.cat([tgt, tgt[:, :1]], 1))[:, 1:]",
        )
    if least <= enough and influence(tested, 32)[1:, 0].min() > 100 * enough:
        text += ", and in other examples by more: does each token choose its way by what it is "
        return Finding(UNCOMMON, f"{text}(Mixture-of-Depths)?")
    if tested.is_encoder and (late := places_late(tested)):
        far = f"{abs(late)} places {'before' if late > 0 else 'after'} it"
        return failed(
            f"the logits at a position depend most on the token {far}",
            f"Logits stand {abs(late)} places too {'late' if late > 0 else 'early'}.",
            remedy="cut off as many vectors in front as were put there: x[:, n:]",
        )
    if least > enough:
        return passed_if(True, text)
    seen = (moved[-1] > enough).nonzero().flatten().tolist()
    if seen == [last] and (where := batch_not_first(tested)):
        return across_examples(text, where)
    if seen and is_window_of_the_past(moved > enough):
        text += f": each sees a window, the last one positions {seen[0]} to {last}"
        return Finding(UNCOMMON, text)
    shifted = last not in seen and bool(seen)
    like = "logits that stand at other positions than their tokens" if shifted else ""
    said = ", ".join(map(str, seen)) or "none"
    text += f"; of the positions 0 to {last}, the last one depends on {said}"
    return failed(f"{text}: {like}" if like else text, like=like)


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
    tested.require_deterministic()
    src, tgt = tested.src(), tested.tgt()
    other_src, other_tgt = src, tgt.clone()
    if src is not None and tested.src_vocab is not None:
        other_src = src.clone()
        other_src[1:] = tested.other(src[1:], tested.src_vocab)
    other_tgt[1:] = tested.other(tgt[1:], tested.tgt_vocab)
    moved, modes = {}, ("evaluation", "training")[: 1 + tested.is_module]
    for mode in modes:
        passes = []
        for ids in ((src, tgt), (other_src, other_tgt)):
            model = tested.copy()  # batch norm changes its statistics in training
            if tested.is_module:
                model.train(mode == "training")
            torch.manual_seed(0)  # the same dropout in both passes
            with torch.no_grad():
                passes.append(tested.forward(*ids, model)[0].float())
        moved[mode] = (passes[1] - passes[0]).abs().max().item()
    flipped = tested.logits(None if src is None else src.flip(0), tgt.flip(0)).flip(0)
    index = (flipped - tested.logits(src, tgt)).abs().max().item()
    std, most = tested.logit_std, max(moved.values())
    text = ", ".join(f"{two_digits(size)} in {mode}" for mode, size in moved.items())
    text = f"other examples move it by {text}, another index in the batch by {two_digits(index)}"
    # Rounding may differ from row to row of a batch, so the second limit is another.
    by_others, by_index = most > SAME_SHAPE * std, index > OTHER_SHAPE * std
    if not by_others and not by_index:
        return passed_if(True, text)
    in_training = not by_index and moved["evaluation"] <= SAME_SHAPE * std
    if in_training and few_batch_norms(tested.model):
        return Finding(UNCOMMON, f"{text}: batch norms beside others, as in Conformers")
    if where := batch_not_first(tested):
        return across_examples(
            text, where, f"logits move by {two_digits(most)} with them"
        )
    return mixed_by_a_view(tested, text) or failed(
        text,
        like="" if by_others else "positions counted along the batch, pe[:x.size(0)]",
        remedy="" if by_others else "count them along the sequence: pe[:, : x.size(1)]",
    )


def mixed_by_a_view(tested: ModelUnderTest, text: str) -> Finding | None:
    """The view that takes examples for positions, where it is what mixes them."""
    node = where_examples_meet(tested)
    if node is None or node.op not in ("reshape", "view", "flatten", "unflatten"):
        return None
    before, after = (tuple(x.shape) for x in (node.given[0], node))
    return failed(
        f"{text}; the first to mix them is {node.op}, from {before} to {after}",
        f"A {node.op} of {before} to {after} mixes the examples: it moves no axis.",
        [node.path],
        line=node.line,
        remedy="x.transpose(0, 1) exchanges positions and examples",
    )


def across_examples(text: str, where: list[str], so_that: str = "") -> Finding:
    return failed(
        f"{text}; {where[0]} takes the batch second, and is given it first: say batch_first=True",
        "Attention runs across the examples of a batch.",
        where,
        so_that=so_that,
        remedy="nn.MultiheadAttention(…, batch_first=True), or …Layer(…, batch_first=True)",
    )


def batch_not_first(tested: ModelUnderTest) -> list[str]:
    """PyTorch's attentions that take (L, B, d_model), and are given (B, L, …)."""
    size = len(tested.tgt())
    return [
        call.path
        for call in record(tested, tested.src(), tested.tgt()).module_calls
        if isinstance(call.module, nn.MultiheadAttention)
        and not call.module.batch_first
        and len(call.given[0].shape) == 3
        and call.given[0].shape[0] == size
    ]
