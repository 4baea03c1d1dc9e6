"""Padding is masked, all of it and nothing else.

The limits are those of `causality`.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    FAILED,
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
    two_digits,
)
from transformer_checkup.model_checks.causality import (
    OTHER_SHAPE,
    SAME_SHAPE,
    saliency,
    sees_a_window,
)
from transformer_checkup.model_under_test import SRC_LEN, TGT_LEN, ModelUnderTest
from transformer_checkup.recorder import Recorder, record
from transformer_checkup.sharpness import SATURATED, sharpness

WRONG_MASK = (
    "the padding mask is missing, has another pad_id, or masks queries instead of keys"
)

PADDING: list[Check] = []


def padded(ids: Tensor, pad_id: int, count: int) -> Tensor:
    return torch.cat([ids, ids.new_full((len(ids), count), pad_id)], dim=1)


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
    src, _ = tested.require_source()
    src_pad, _ = tested.require_padding()
    count = tested.fit(SRC_LEN + 4) - src.shape[1]
    if count < 1:
        raise Skip(f"max_len = {tested.max_len} leaves no room for padding")
    tgt = tested.tgt()
    after = tested.logits(padded(src, src_pad, count), tgt)
    moved = (after - tested.logits(src, tgt)).abs().max().item()
    text = f"{count} padding tokens move the logits by up to {two_digits(moved)}"
    limit = OTHER_SHAPE * tested.logit_std
    one = tested.logits(padded(src, src_pad, 1), tgt)
    if moved > limit and count > 1 and (after - one).abs().max() <= limit:
        text += ", all of it by the first one, behind the last token: a length, or the mask, "
        text += "is off by one"
    if math.isnan(moved):
        text += ": are whole rows of scores masked, those of padded queries or of a padded source?"
    return passed_if(moved <= limit, text)


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
    _, tgt_pad = tested.require_padding()
    count = tested.fit(TGT_LEN + 4) - tested.tgt().shape[1]
    if count < 1:
        raise Skip(f"max_len = {tested.max_len} leaves no room for padding")
    src, tgt = tested.src(), tested.tgt()
    after = tested.logits(src, padded(tgt, tgt_pad, count))[:, : tgt.shape[1]]
    moved = (after - tested.logits(src, tgt)).abs().max().item()
    text = f"{count} padding tokens move the logits before them by up to "
    text += two_digits(moved)
    return passed_if(moved <= OTHER_SHAPE * tested.logit_std, text)


def every_id(tested: ModelUnderTest, vocab_size: int, pad_id: int) -> Tensor:
    """A batch that holds each id of the vocabulary (of the first 100), and padding second."""
    ids = [i for i in range(min(vocab_size, 100)) if i != pad_id]
    length = tested.fit(11)
    if length < 4:
        raise Skip(f"max_len = {tested.max_len} is too short")
    n = length - 2  # a token, padding, the other tokens, one that attends to them all
    rows = [(ids[i : i + n] + ids)[:n] for i in range(0, len(ids), n)]
    last = max(i for i in ids if i not in tested.special_ids)
    rows = [[row[0], pad_id, *row[1:], last] for row in rows]
    return torch.tensor(rows, device=tested.device)


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
    _, src_vocab = tested.require_source()
    src_pad, _ = tested.require_padding()
    # At the end, since some models are given the lengths, and not where the padding is.
    src = every_id(tested, src_vocab, src_pad).roll(-2, 1)
    tgt = tested.tgt(len(src), tested.fit(TGT_LEN))
    gradients = saliency(tested, src, tgt, src).amax(1)
    finding = masking_found(tested, (src, tgt), src, src_pad, gradients)
    return in_both_modes(tested, src, tgt, src_pad, finding)


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
    _, tgt_pad = tested.require_padding()
    tgt = every_id(tested, tested.tgt_vocab, tgt_pad)
    src = tested.src(len(tgt), tested.fit(SRC_LEN))
    gradients = saliency(tested, src, tgt, tgt)[:, -1]
    if masked_tokens(tgt, tgt_pad, gradients):
        # A window may end before the first of them: they are seen if they stand the other way.
        columns = [-2, 1, *range(tgt.shape[1] - 3, 1, -1), 0, -1]
        turned = tgt[:, columns]
        other = saliency(tested, src, turned, turned)[:, -1][:, columns]
        gradients = torch.maximum(gradients, other)
    if masked_tokens(tgt, tgt_pad, gradients) and sees_a_window(
        tested, tested.src(), tested.tgt(3, tgt.shape[1])
    ):
        each = saliency(tested, src, tgt, tgt)  # by whom it may be seen, but for itself
        gradients = each.tril(-1).amax(1).maximum(gradients)
    silent = masked_tokens(tgt, tgt_pad, gradients)
    if len(silent) == 1 and is_attended_to(tested, src, tgt, silent[0]):
        text = f"id {silent[0]} is attended to, and its embedding has no gradient: is it replaced "
        return Finding(UNCOMMON, f"{text}by zeros, as ESM does with <mask>?")
    finding = masking_found(tested, (src, tgt), tgt, tgt_pad, gradients)
    if finding.outcome != FAILED or masked_tokens(tgt, tgt_pad, gradients):
        return finding
    if target_padding(tested).outcome != PASSED:
        return finding
    inside = two_digits(gradients[tgt == tgt_pad].max().item())
    return Finding(
        UNCOMMON,
        f"padding inside the target is attended to (gradient {inside}). Padding at the end is "
        "not, since it comes later; so this is safe as long as targets are padded there",
    )


def is_attended_to(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, token: int
) -> bool:
    """Does the last position put weight on this token, in each attention of the target?"""
    own = weights_between(tgt, record(tested, src, tgt))
    columns = (tgt == token)[:, :-1].nonzero().tolist()
    return bool(own and columns) and all(
        bool((w[row, :, -1, column] > 0).all()) for w in own for row, column in columns
    )


def weights_between(ids: Tensor, recorder: Recorder) -> list[Tensor]:
    """Of each self-attention of these ids (B, L): its weights (B, H, L, L)."""
    rows, length = ids.shape
    found = [a.weights for a in recorder.attentions if a.weights.dim() == 4]
    return [w for w in found if len(w) == rows and w.shape[2:] == (length, length)]


def never_weighed(ids: Tensor, pad_id: int, own: list[Tensor]) -> list[int]:
    """The tokens to which no other position gives any weight, where most are given some."""
    if not own:
        return []
    others = 1 - torch.eye(ids.shape[1], device=ids.device)
    seen = torch.stack([(w * others).amax((1, 2)) for w in own]).amax(0) > 0  # (B, L)
    seen[:, -1] = True  # no later position is there to see the last
    tokens = set(ids[~seen].tolist()) - set(ids[seen].tolist()) - {pad_id}
    return sorted(tokens) if 4 * len(tokens) < len(ids.unique()) else []


def in_both_modes(
    tested: ModelUnderTest, src: Tensor, tgt: Tensor, src_pad: int, finding: Finding
) -> Finding:
    """The finding of evaluation mode, and where training mode does otherwise, that too."""
    norms = (nn.modules.batchnorm._BatchNorm, nn.GroupNorm)
    if not tested.is_module or any(
        isinstance(m, norms) for m in tested.model.modules()
    ):
        return finding  # in training, a batch norm works across positions on purpose
    try:
        gradients = saliency(tested, src, tgt, src, train=True).amax(1)
    except (Exception, SystemExit):  # other checks say what training mode raises
        return finding
    share = (gradients[src == src_pad].max() / gradients.max()).item()
    text = finding.measured
    if finding.outcome == PASSED and share > SAME_SHAPE:
        text += f"; in training mode padding is seen, with {two_digits(share)} of the largest "
        return Finding(FAILED, f"{text}gradient: the mask depends on self.training")
    if finding.outcome == FAILED and share <= SAME_SHAPE:
        text += "; in evaluation mode alone: in training mode padding has none. The mask depends "
        return Finding(FAILED, f"{text}on self.training, and is needed in both modes")
    return finding


def masked_tokens(ids: Tensor, pad_id: int, gradients: Tensor) -> list[int]:
    """The ids that the output does not depend on, padding apart."""
    without = gradients <= SAME_SHAPE * gradients.max()
    return sorted(set(ids[without & (ids != pad_id)].tolist()))


def masking_found(
    tested: ModelUnderTest, given: tuple, ids: Tensor, pad_id: int, gradients: Tensor
) -> Finding:
    """`gradients` (B, L): how much the output depends on each of these `given` ids."""
    if gradients.max() == 0:
        raise Skip("no gradient reaches these embeddings")
    if not gradients.isfinite().all():
        text = "beside padding the gradients are NaN: is a row of scores -inf alone? To repair "
        text += "its weights (nan_to_num) does not repair their gradient"
        return passed_if(False, text)
    masked = masked_tokens(ids, pad_id, gradients)
    if masked and sharpness(tested) > SATURATED:
        own = weights_between(ids, record(tested, *given))
        masked = never_weighed(ids, pad_id, own)
        if not masked:
            raise Skip(
                "attention is saturated: the gradients of tokens that are seen vanish"
            )
    if masked:
        some = ", ".join(map(str, masked[:5])) + (" …" if len(masked) > 5 else "")
        text = f"tokens are masked: ids {some} (the padding is {pad_id})"
        others = set(ids.flatten().tolist()) - {pad_id, *masked}
        if not others and gradients[ids == pad_id].max() > 0:
            text = f"the mask is inverted, padding is seen and {text}"
        return passed_if(False, text)
    share = (gradients[ids == pad_id].max() / gradients.max()).item()
    text = (
        f"no token is masked; padding has {two_digits(share)} of the largest gradient"
    )
    return passed_if(share <= SAME_SHAPE, text)


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
        return passed_if(False, "the other examples of the batch change")
    if not after[-1].isfinite().all():
        text = "its logits are NaN (as in PyTorch's own modules), the others stay"
        return Finding(UNCOMMON, text)
    return passed_if(True, "its logits are finite, the others stay")
