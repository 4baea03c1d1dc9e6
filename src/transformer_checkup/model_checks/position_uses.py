"""What positions are made of and combined with: directions, lengths, sums."""

from __future__ import annotations

from contextlib import nullcontext

import torch
from torch import Tensor, nn

from transformer_checkup.checklist import (
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    passed_if,
)
from transformer_checkup.embedding_hook import EmbeddingHook, same_ids
from transformer_checkup.isolation import copy_of
from transformer_checkup.model_checks.causality import OTHER_SHAPE
from transformer_checkup.model_checks.embeddings import positions_alone
from transformer_checkup.model_checks.padding import padding_moves_nothing
from transformer_checkup.model_checks.positions import without_positions
from transformer_checkup.model_under_test import TGT_LEN, ModelUnderTest
from transformer_checkup.recorder import is_norm, record
from transformer_checkup.sight import ENCODER, place_of

POSITION_USES: list[Check] = []


@check(
    POSITION_USES,
    "positions know the direction",
    expected="other logits for a reversed source",
    cause="a bias by distance that takes the absolute value: before and after look alike",
    topic="positional encoding",
)
def positions_know_the_direction(tested: ModelUnderTest) -> Finding:
    """A source that is read backward gives other logits."""
    if tested.is_encoder:
        src, tgt = None, tested.tgt()
        before, after = (
            tested.logits(None, tgt),
            tested.logits(None, tgt.flip(1)).flip(1),
        )
    else:
        src, tgt = tested.require_source()[0], tested.tgt()
        before, after = tested.logits(src, tgt), tested.logits(src.flip(1), tgt)
    moved = (after - before).abs().max().item()
    if moved > OTHER_SHAPE * tested.logit_std:
        side, other = one_sided(tested)
        text = f"positions to the {side} of a token all weigh the same in the encoder's first "
        text += f"attention, and those to the {other} do not: is a decoder's bias, with buckets "
        text += "for one side alone, used in the encoder (bidirectional=False)?"
        return passed_if(
            not side, text if side else "a reversed source gives other logits"
        )
    text = "a reversed source gives the same logits: positions know the distance, and not the "
    return Finding(UNCOMMON, f"{text}direction (or there are none)")


def one_sided(tested: ModelUnderTest) -> tuple[str, str]:
    """The side on which the encoder tells no positions apart, and the other; or two blanks.

    A source of one token again and again is weighed by its positions alone.
    """
    length = tested.fit(7)
    one_token = (tested.src(1, 1), tested.tgt(1, 1))[tested.is_encoder]
    if length < 5 or not tested.is_module or one_token is None:
        return "", ""
    source = one_token.expand(1, length)
    src, tgt = (None, source) if tested.is_encoder else (source, tested.tgt(1, TGT_LEN))
    for attention in record(tested, src, tgt).attentions:
        if place_of(attention, tested, src, tgt) == ENCODER:
            weights = attention.weights.flatten(0, -3)
            # Of two tokens, since the first may be a special one (TUPE).
            before = is_flat(weights[:, -1, :-1]) and is_flat(weights[:, -2, :-2])
            after = is_flat(weights[:, 0, 1:]) and is_flat(weights[:, 1, 2:])
            if before == after:
                return "", ""
            return ("left", "right") if before else ("right", "left")
    return "", ""


def is_flat(weights: Tensor) -> bool:
    """Are the weights of each row (…, L) alike, and none of them 0?"""
    smallest, largest = weights.amin(-1), weights.amax(-1)
    return bool(((largest - smallest) < 1e-5 * largest).all() and smallest.min() > 0)


@check(
    POSITION_USES,
    "target positions count from the target's start",
    expected="the same positions, however long the source is",
    cause="positions that go on behind the source's, or are counted from the end",
    topic="positional encoding",
)
def target_positions_start_anew(tested: ModelUnderTest) -> Finding:
    """The vectors of the target's positions are the same for a longer source."""
    tested.require_module()
    length = tested.fit(9)
    src = tested.require_source()[0]
    if length < 9:
        raise Skip(f"max_len = {tested.max_len} is too short")
    # A convolution may shorten a source to the target's length: then another target tells.
    same = [
        positions_are_the_same(tested, tested.tgt(1, n), (src.shape[1], length))
        for n in (4, 3)
    ]
    if same == [None, None]:
        raise Skip("no vectors of positions were seen (relative positions, or none)")
    if any(same):
        text = "the target's positions are the same for sources of two lengths"
        return passed_if(True, text)
    if padding_moves_nothing(tested):
        raise Skip("what looks like positions depends on the source; no logit does")
    text = "the target's positions depend on the length of the source: do they go on counting "
    return passed_if(False, f"{text}behind it?")


def positions_are_the_same(
    tested: ModelUnderTest, tgt: Tensor, lengths: tuple[int, int]
) -> bool | None:
    """Of this target, beside sources of two lengths; None if no positions were seen."""
    first, second = (
        positions_alone(tested, tested.src(1, n), tgt, tgt) for n in lengths
    )
    if first is None or second is None or first.shape != second.shape:
        return None
    return bool((first - second).abs().max() < 1e-5 * first.abs().max())


@check(
    POSITION_USES,
    "positions are added",
    expected="token + position",
    cause="* for +: then a token whose embedding is near 0 has no position",
    topic="positional encoding",
)
def positions_are_added(tested: ModelUnderTest) -> Finding:
    """With the tokens' embeddings at 0 something is left of the positions, and the reverse."""
    tested.require_module()
    tgt = tested.tgt()
    model, hook = without_positions(tested)
    zero_tokens = EmbeddingHook(same_ids(tgt), torch.zeros_like)
    usual = first_norm_input(tested, tested.model, None)
    no_tokens = first_norm_input(tested, tested.model, zero_tokens)
    no_positions = first_norm_input(tested, model, hook)
    if usual.any() and not no_tokens.any() and not no_positions.any():
        text = "nothing is left where the positions are 0, nor where the tokens are: they are "
        return passed_if(False, f"{text}multiplied, and not added")
    return passed_if(True, "token + position")


def first_norm_input(
    tested: ModelUnderTest, model: nn.Module, hook: EmbeddingHook | None
) -> Tensor:
    """What the first norm that sees the target reads: (B, T, d_model)."""
    model, found = copy_of(model).eval(), []
    length = tested.tgt().shape[1]

    def note(module, args) -> None:
        is_nested = args[0].is_nested  # in nn.TransformerEncoder's fast path
        if not is_nested and args[0].dim() == 3 and length in args[0].shape[:2]:
            found.append(args[0].detach().clone())

    for module in model.modules():
        if is_norm(module):
            module.register_forward_pre_hook(note)
    with (
        hook or nullcontext()
    ):  # with gradients: else PyTorch's encoder nests its tensors
        tested.forward(tested.src(), tested.tgt(), model)
    if not found:
        raise Skip("no norm reads the target")
    return found[0]
