"""Biases by distance, read from the weights where each sequence repeats one token.

Then all queries are alike, and all keys: only what is added by distance, or turned, makes a
difference between two weights of a row, in every layer.
"""

from __future__ import annotations

import torch
from torch import Tensor

from transformer_checkup.checklist import (
    DOUBTFUL,
    PASSED,
    UNCOMMON,
    Finding,
    Skip,
    failed,
)
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.once import once
from transformer_checkup.recorded import Attention
from transformer_checkup.recorder import Recorder, record
from transformer_checkup.score_terms import has_rows_for_keys, piles_up
from transformer_checkup.sight import DECODER, ENCODER, in_words, place_of

LENGTHS = 9, 8  # of source and target
FEWEST = 6  # keys: seven learned numbers seldom stand in order by chance
FLAT, STEEP = 1e-6, 1e-4  # differences of weights in a row


def wrong_by_distance(tested: ModelUnderTest) -> Finding | None:
    """A bias that favors what is far, or that only the first layer is given; None without."""
    for place, found in self_attentions(tested).items():
        paths = [a.path or f"attention {n}" for n, a in enumerate(found)]
        for path, attention in zip(paths, found, strict=True):
            if favors_the_far(attention.weights.double()):
                return failed(
                    "the farther a key, the more it weighs, in all heads of "
                    f"{in_words(place, path)}: the bias has the wrong sign. ALiBi subtracts "
                    "slope · distance",
                    f"The farther a key, the more it weighs in {path}.",
                    [path],
                    line=attention.line,
                    like="a bias by distance of the wrong sign",
                    remedy="subtract slope · distance from the scores",
                )
        spreads = [spread(attention.weights) for attention in found]
        if len(found) > 1 and spreads[0] > STEEP and max(spreads[1:]) < FLAT:
            return Finding(
                DOUBTFUL,
                f"positions reach the scores of {paths[0]} alone, and no later layer of the "
                f"{place}, such as {paths[1]}: is the bias of the first layer handed on to the "
                "others, as in T5?",
                f"No positions reach the scores of {paths[1]}, and some those of {paths[0]}.",
                tuple(paths[1:]),
            )
    return None


def terms_in_disorder(tested: ModelUnderTest) -> Finding | None:
    """A product of keys and distances that is not transposed, or a bias that is added again."""
    recorder = with_one_token(tested)[0]
    wrong = [a for a in recorder.attentions if has_rows_for_keys(a)]
    if wrong:
        return failed(
            "a product of keys is added to the scores, and its rows are not those of queries",
            "A term of the scores has a row for each key, and is added without a transpose.",
            [a.path for a in wrong],
            line=wrong[0].line,
            like="DeBERTa's position-to-content term, not transposed",
            remedy="(k @ distances.mT).gather(-1, index).mT, in the sum of the terms",
        )
    if (pile := piles_up(recorder)) is None:
        return None
    before, after = pile
    return Finding(
        DOUBTFUL,
        f"the scores of {before.path}, its bias among them, are in those of {after.path}",
        f"Scores pile up from layer to layer: {after.path} adds those of {before.path}.",
        (after.path,),
        line=after.line,
        like="T5's position bias with q · k in it, or RealFormer's residual attention",
        remedy="hand on the bias alone, as it was before q · k was added",
    )


@once
def with_one_token(tested: ModelUnderTest) -> tuple[Recorder, Tensor | None, Tensor]:
    """A pass over a source, and a target, of one token each."""
    token, (source, target) = tested.src(1, 1), (tested.fit(n) for n in LENGTHS)
    src = None if token is None else token.expand(1, source)
    tgt = tested.tgt(1, 1).expand(1, target)
    return record(tested, src, tgt), src, tgt


def self_attentions(tested: ModelUnderTest) -> dict[str, list[Attention]]:
    """Those of encoder and decoder, over one token that is repeated."""
    source, target = (tested.fit(n) for n in LENGTHS)
    if target < FEWEST or source == target:
        return {}
    recorder, src, tgt = with_one_token(tested)
    found: dict[str, list[Attention]] = {}
    for attention in recorder.attentions:
        place = place_of(attention, tested, src, tgt)
        if place in (ENCODER, DECODER):
            found.setdefault(place, []).append(attention)
    return found


def favors_the_far(weights: Tensor) -> bool:
    """Do the last query's weights fall from key to key, and by distance alone, in all heads?"""
    last, before = weights[..., -1, :], weights[..., -2, :]
    if last.min() < 1e-9:  # a window hides what is far
        return False
    steps = last.log().diff()
    same = (before.log().diff()[..., :-1] - steps[..., 1:]).abs().max() < 1e-3
    return bool(same and (steps < -1e-3).all())


def differences(weights: Tensor) -> Tensor:
    """The largest difference in each row (…, L) between two weights that are not hidden."""
    return weights.amax(-1) - torch.where(weights > 0, weights, 1).amin(-1)


def spread(weights: Tensor) -> float:
    """The largest difference in the last row."""
    return differences(weights[..., -1, :]).max().item()


def direction_found(tested: ModelUnderTest) -> Finding:
    """Do the weights of the encoder's first attention tell what is before from what is after?"""
    there = self_attentions(tested).get(ENCODER)
    if not there:
        raise Skip("no softmax of the encoder's own attention was seen")
    first = there[0]
    weights = first.weights.double().flatten(0, -3)
    # The first token may be a special one (TUPE): it is no key here, and no query.
    middle = weights.shape[-1] // 2
    after = weights[:, middle, middle + 1 :]
    before = weights[:, middle, 1:middle].flip(-1)[:, : after.shape[-1]]
    after = after[:, : before.shape[-1]]
    if not (before.any() and after.any()):
        raise Skip("the first attention looks to one side alone")
    if is_flat(torch.cat([before, after], -1)):
        raise Skip("no positions in the weights of the first attention")
    left = is_flat(weights[:, -1, 1:-1]) and is_flat(weights[:, -2, 1:-2])
    right = is_flat(weights[:, 1, 2:]) and is_flat(weights[:, 2, 3:])
    if left != right:
        side, other = ("left", "right") if left else ("right", "left")
        text = f"positions to the {side} of a token all weigh the same in the encoder's first "
        text += f"attention, and those to the {other} do not: is a decoder's bias, with buckets "
        return failed(
            f"{text}for one side alone, used in the encoder (bidirectional=False)?",
            f"{first.path or 'The encoder'} tells no positions to the {side} apart.",
            [first.path],
            like="a decoder's bias by distance, which knows the past alone",
        )
    rows = rows_by_side(with_one_token(tested)[0], weights.shape[-1])
    for n, (side, other) in enumerate((("left", "right"), ("right", "left"))):
        if rows and all(len(told[n]) == 1 and len(told[1 - n]) > 2 for told in rows):
            return failed(
                f"distances to the {side} are all looked up at row {rows[0][n].item()}, and those "
                f"to the {other} at {len(rows[0][1 - n])} rows",
                f"All distances to the {side} of a token are looked up in one row.",
                [first.path],
                line=first.line,
                like="a relative index without its shift, cut off at 0",
                remedy="(i - j + n).clamp(0, 2 * n - 1): add the middle of the table, then clamp",
            )
    if (before - after).abs().max() > 1e-5 * weights.max():
        return Finding(
            PASSED, "what is before a token weighs otherwise than what is after"
        )
    text = "what is before a token weighs as much as what is as far after it: positions know "
    text += "the distance, and not the direction"
    steps = before.clamp(min=1e-30).log().diff()
    if (steps - steps[:, :1]).abs().max() < 1e-3:
        return Finding(UNCOMMON, f"{text}, as in ALiBi")
    cause = f"The positions in {first.path or 'the encoder'} know the distance alone."
    return Finding(DOUBTFUL, text, cause, (first.path,), like="a bias by |distance|")


def is_flat(weights: Tensor) -> bool:
    """Are the weights of each row (…, L) alike, of those that are not hidden?"""
    return bool((differences(weights) <= 1e-5 * weights.amax(-1)).all())


def rows_by_side(recorder: Recorder, length: int) -> list[tuple[Tensor, Tensor]]:
    """Of each index of distances (…, L, L): the rows for keys before a token, and behind it."""
    found, pairs = [], torch.ones(length, length, dtype=torch.bool)
    look_ups = (
        x for x in recorder.nodes if x.op in ("embedding", "gather", "__getitem__")
    )
    for ids in (x.value for node in look_ups for x in node.given):
        if ids.dtype == torch.int64 and ids.shape[-2:] == pairs.shape:
            ids = ids.reshape(-1, length, length)[0].cpu()
            found.append((ids[pairs.tril(-1)].unique(), ids[pairs.triu(1)].unique()))
    return found


def table_with_one_past(tested: ModelUnderTest) -> str:
    """Says whether a table has one row for the target's whole past, and several for its future.

    The future is masked, so no one means to tell its distances apart: they are counted from
    the wrong end.
    """
    recorder, src, tgt = with_one_token(tested)
    target = tgt.shape[1]
    is_alone = src is None or src.shape[1] != target
    for past, future in rows_by_side(recorder, target) if is_alone else ():
        if len(past) == 1 < len(future):
            return (
                f" A table of distances is looked up at row {past.item()} for all that is seen, "
                f"and at {len(future)} rows, which never learn, for what is masked"
            )
    return ""
