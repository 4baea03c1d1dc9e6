"""Padding is masked, all of it and nothing else.

The limits are those of `causality`.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    FAILED,
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
    two_digits,
)
from transformer_checkup.model_checks.causality import (
    OTHER_SHAPE,
    SAME_SHAPE,
    saliency,
)
from transformer_checkup.model_under_test import SRC_LEN, TGT_LEN, ModelUnderTest
from transformer_checkup.once import once
from transformer_checkup.recorder import record
from transformer_checkup.sharpness import SATURATED, sharpness
from transformer_checkup.sight import (
    CROSS,
    ENCODER,
    by_example,
    looks_at_hidden,
    padded,
)

WRONG_MASK = (
    "the padding mask is missing, has another pad_id, or masks queries instead of keys"
)
MANY = 100  # ids that are tried, of a vocabulary however large

PADDING: list[Check] = []


@once
def padding_moves(tested: ModelUnderTest, which: str) -> float:
    """How far the logits move with padding behind the source or the target."""
    tested.require_deterministic()
    src, tgt, (src_pad, tgt_pad) = tested.src(), tested.tgt(), tested.require_padding()
    count, n = room_for_padding(tested, which), tgt.shape[1]
    given = src, padded(tgt, tgt_pad, count)
    if which == "source" and src is not None:
        given = padded(src, src_pad, count), tgt
    return (tested.logits(*given)[:, :n] - tested.logits(src, tgt)).abs().max().item()


def room_for_padding(tested: ModelUnderTest, which: str) -> int:
    longest = SRC_LEN if which == "source" else TGT_LEN
    count = tested.fit(longest + 4) - tested.fit(longest)
    if count < 1:
        raise Skip(f"max_len = {tested.max_len} leaves no room for padding")
    return count


@check(
    PADDING,
    "source padding changes nothing",
    expected="no change",
    cause=WRONG_MASK,
    topic="padding mask",
    is_symptom=True,
)
def source_padding(tested: ModelUnderTest) -> Finding:
    """The same source with padding after it gives the same logits."""
    tested.require_source()
    moved, limit = padding_moves(tested, "source"), OTHER_SHAPE * tested.logit_std
    count = room_for_padding(tested, "source")
    text = f"{count} padding tokens move the logits by up to {two_digits(moved)}"
    if moved <= limit:
        return passed_if(True, text)
    if math.isnan(moved):
        return failed(
            f"{text}: are whole rows of scores masked, those of padded queries or of a padded "
            "source?",
            "A padded source makes the logits NaN.",
            like="a softmax over a row of -inf",
            remedy="hide keys, never queries: a mask of (B, 1, 1, K)",
        )
    return failed(text, outside_attention(tested))


def outside_attention(tested: ModelUnderTest) -> str:
    """What is wrong where the logits move with padding, and no attention gives it weight."""
    try:
        looks = [looks_at_hidden(tested, place) for place in (ENCODER, CROSS)]
    except Skip:
        return ""
    if not all(x.n_attentions and x.measured and not x.wrong for x in looks):
        return ""
    return "The source's padding reaches the logits outside of attention, which gives it no weight."


def padding_moves_nothing(tested: ModelUnderTest) -> bool:
    """Do the logits stay as they are for a source that padding has made longer?"""
    try:
        return source_padding(tested).outcome == PASSED
    except Skip:
        return False


@check(
    PADDING,
    "target padding changes nothing",
    expected="no change",
    cause="the causal mask is missing, or rows of padding are fully masked and become NaN",
    topic="padding mask",
    is_symptom=True,
)
def target_padding(tested: ModelUnderTest) -> Finding:
    """Padding after the target changes no logit before it, and gives no NaN there."""
    moved, count = padding_moves(tested, "target"), room_for_padding(tested, "target")
    text = f"{count} padding tokens move the logits before them by up to {two_digits(moved)}"
    return passed_if(moved <= OTHER_SHAPE * tested.logit_std, text)


def some_ids(vocab_size: int, pad_id: int) -> list[int]:
    """All ids but padding; of a large vocabulary the first, the last and some between them."""
    step = max(1, 2 * vocab_size // MANY)
    first, last = range(MANY // 2 - 10), range(vocab_size - 10, vocab_size)
    chosen = range(vocab_size)
    if vocab_size > MANY:
        chosen = sorted({*first, *range(0, vocab_size, step), *last})
    return [i for i in chosen if i != pad_id]


def batch_with(
    tested: ModelUnderTest, which: str, ids: list[int]
) -> tuple[Tensor | None, Tensor]:
    """Rows of source or target: a token, padding, the other tokens, one that sees them all."""
    length, of_source = tested.fit(11), which == "source"
    if length < 4:
        raise Skip(f"max_len = {tested.max_len} is too short")
    pad_id = tested.require_padding()[not of_source]
    n, vocab = length - 2, tested.src_vocab if of_source else tested.tgt_vocab
    last = tested.ordinary_ids(vocab or 0)[-1]
    rows = [(ids[i:] + n * ids)[:n] for i in range(0, len(ids), n)]
    rows = [[row[0], pad_id, *row[1:], last] for row in rows]
    given = torch.tensor(rows, device=tested.device)
    if of_source:
        # Padding at the end, since some models are given lengths, and not where it is.
        return given.roll(-2, 1), tested.tgt(len(rows), tested.fit(TGT_LEN))
    return tested.src(len(rows), tested.fit(SRC_LEN)), given


@once
def hearing(tested: ModelUnderTest, which: str, *ids: int) -> tuple[Tensor, Tensor]:
    """These ids and padding (B, L), and the gradients there, as parts of a row's largest."""
    src, tgt = batch_with(tested, which, [*ids])
    given = src if src is not None and which == "source" else tgt
    gradients = saliency(tested, src, tgt, given)
    if given is tgt:  # each token is heard by others: that it hears itself says nothing
        own = torch.ones_like(gradients[0], dtype=torch.bool)
        # What is behind a token may be heard where all before it is hidden.
        own = own.tril() & own.triu() if tested.is_encoder else own.triu()
        given, gradients = tgt[:, :-1], gradients.masked_fill(own, 0)[..., :-1]
    gradients = gradients.amax(1)
    return given, gradients / gradients.amax(-1, keepdim=True).clamp(min=1e-30)


def silent_ids(tested: ModelUnderTest, which: str, ids: list[int]) -> set[int]:
    """The ids that the output does not depend on: beside others, and then among themselves.

    Some designs choose tokens by what they are. Where these are alone, they choose of them.
    """
    silent = set(ids)
    for _ in range(4):
        given, gradients = hearing(tested, which, *sorted(silent))
        heard = set(given[gradients > SAME_SHAPE].tolist())
        if not silent & heard or not gradients.isfinite().all():
            break
        silent -= heard
        if not silent:
            break
    return silent


def weighed_ids(tested: ModelUnderTest, which: str, ids: list[int]) -> set[int]:
    """Those of the ids to which another position gives weight, in any attention."""
    src, tgt = batch_with(tested, which, ids)
    given = src if src is not None and which == "source" else tgt
    own, found = 1 - torch.eye(given.shape[1], device=given.device), set()
    for attention in record(tested, src, tgt).attentions:
        for weights in by_example(attention.weights, len(given)):
            if weights.shape[0] == len(given) and weights.shape[2:] == own.shape:
                found |= set(given[(weights * own).amax((1, 2)) > 0].tolist())
    return found


@check(
    PADDING,
    "only padding is masked, source",
    expected="a gradient at each token and none at padding",
    cause=WRONG_MASK,
    topic="padding mask",
    is_symptom=True,
)
def only_source_padding_is_masked(tested: ModelUnderTest) -> Finding:
    """Every token of the source has a gradient, and padding has none, for each id there is."""
    _, vocab = tested.require_source()
    tested.require_padding()
    return masking_found(tested, "source", vocab)


@check(
    PADDING,
    "only padding is masked, target",
    expected="a gradient at each token and none at padding",
    cause="the target's mask takes the source's padding id, or another default",
    topic="padding mask",
    is_symptom=True,
)
def only_target_padding_is_masked(tested: ModelUnderTest) -> Finding:
    """The same for the target, by the gradients of the last position."""
    tested.require_padding()
    finding = masking_found(tested, "target", tested.tgt_vocab)
    by_padding = finding.outcome == FAILED and finding.measured.startswith(
        "no token is masked"
    )
    if not by_padding or target_padding(tested).outcome != PASSED:
        return finding
    return Finding(
        UNCOMMON,
        "padding inside the target is attended to. Padding at the end is not, since it comes "
        "later; so this is safe as long as targets are padded there",
    )


def masking_found(tested: ModelUnderTest, which: str, vocab: int) -> Finding:
    """What the gradients at each id, and at padding, say of the mask."""
    pad_id = tested.require_padding()[which == "target"]
    ids = some_ids(vocab, pad_id)
    given, gradients = hearing(tested, which, *ids)
    if not gradients.isfinite().all():
        return failed(
            "beside padding the gradients are NaN: is a row of scores -inf alone? To repair "
            "its weights (nan_to_num) does not repair their gradient",
            "Beside padding the gradients are NaN.",
            like="a softmax over a row of -inf, whose weights are repaired",
            remedy="leave a key to each query, or fill with torch.finfo(dtype).min",
        )
    if gradients.max() == 0:
        raise Skip("no gradient reaches these embeddings")
    share = gradients[given == pad_id].max().item()
    silent = silent_ids(tested, which, ids)
    weighed = silent & weighed_ids(tested, which, ids) if silent else set()
    if weighed:
        if sharpness(tested) > SATURATED:
            silent -= weighed
            if not silent:
                text = "attention is saturated: the gradients of tokens that are seen vanish"
                raise Skip(text)
        elif silent == weighed and len(silent) == 1:
            text = f"id {min(silent)} is attended to, and its embedding has no gradient: is it "
            return Finding(
                UNCOMMON, f"{text}replaced by zeros, as ESM does with <mask>?"
            )
    if not silent:
        text = f"no token is masked; padding has {two_digits(share)} of the largest gradient"
        return passed_if(share <= SAME_SHAPE, text)
    some = ", ".join(map(str, sorted(silent)[:5])) + " …" * (len(silent) > 5)
    text = f"tokens are masked: ids {some} (the padding is {pad_id})"
    if silent == set(ids) and share == 0:
        return failed(text)  # nothing is seen at all, whatever it is
    if silent == set(ids):
        return failed(
            f"the mask is inverted, padding is seen and {text}",
            f"The {which}'s padding mask is inverted: padding is seen, and no token is.",
            remedy=f"PyTorch's masks are True where a token is hidden: {which} == pad_id",
        )
    return failed(
        text,
        f"The {which}'s mask hides tokens that are no padding: ids {some}.",
        like="another padding id" if len(silent) == 1 else "",
        remedy=f"compare the {which}'s ids with its own padding id, {pad_id}",
    )


@check(
    PADDING,
    "a source of padding alone",
    expected="an error, or other examples that stay as they are",
    cause="a softmax over nothing is 0/0, and NaN spreads through a batch norm or a view",
    topic="padding mask",
    is_symptom=True,
)
def source_of_padding_alone(tested: ModelUnderTest) -> Finding:
    """A source of padding alone does not spoil the other examples of the batch."""
    tested.require_deterministic()
    src, _ = tested.require_source()
    src_pad, _ = tested.require_padding()
    tgt = tested.tgt()
    empty = src.clone()
    empty[-1] = src_pad
    before = tested.logits(src, tgt)
    try:
        after = tested.logits(empty, tgt)
    except Exception as error:
        return passed_if(True, f"refused, with {type(error).__name__}: {error}"[:120])
    if not (after[:-1] - before[:-1]).abs().max() <= OTHER_SHAPE * tested.logit_std:
        return failed("the other examples of the batch change")
    if not after[-1].isfinite().all():
        text = "its logits are NaN (as in PyTorch's own modules), the others stay"
        return Finding(UNCOMMON, text)
    return passed_if(True, "its logits are finite, the others stay")
