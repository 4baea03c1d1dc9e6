"""Where positions meet: in attention alone, and with positions in queries and keys alike."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor

from transformer_checkup.checklist import (
    PASSED,
    UNCOMMON,
    Check,
    Finding,
    Skip,
    check,
    failed,
    passed_if,
)
from transformer_checkup.distances import (
    table_with_one_past,
    terms_in_disorder,
    wrong_by_distance,
)
from transformer_checkup.graph import Node
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorded import Attention
from transformer_checkup.recorder import record
from transformer_checkup.rotations import (
    SMALLEST_BASE,
    TOLERANCE,
    Given,
    along_positions,
    coinciding_positions,
    moves,
    operands,
    rotation_of,
    turn_without_position,
    varies_at_one_distance,
)
from transformer_checkup.sight import DECODER, ENCODER, place_of

MIXING: list[Check] = []
# Functions that are meant for one token's features.
OF_A_TOKEN = {
    "layer_norm", "rms_norm", "normalize", "group_norm", "instance_norm", "log_softmax",
}  # fmt: skip
POOLING = {"mean", "var", "std", "var_mean", "std_mean"}


def takes_heads_for_positions(node: Node, lengths: set[int]) -> bool:
    """(B, H, L, d_k) to (B, L, H d_k), or back, by a reshape alone."""
    if node.op not in ("reshape", "view"):
        return False
    apart, joined = sorted((node.given[0].shape, node.shape), key=len, reverse=True)
    if (len(apart), len(joined)) != (4, 3):
        return False
    _, n_heads, length, d_k = apart
    fits = joined[1:] == (length, n_heads * d_k) and length in lengths
    return fits and n_heads not in (1, length)


def axis_of_positions(node: Node, lengths: set[int]) -> int | None:
    """That of what a function is given; queries and keys have one for the heads before it."""
    shape = node.given[0].shape if node.given else ()
    axes = {3: (1, 0), 4: (2, 1)}.get(len(shape), ())
    return next((axis for axis in axes if shape[axis] in lengths), None)


@torch.no_grad()
def works_across(node: Node, axis: int) -> bool:
    """Does the first position's result change with the last position's features?"""
    x, out = node.given[0].value, node.value
    other = x.clone()
    last = other.select(axis, -1)
    last.copy_(3 * last.roll(1, -1) + 1)
    more = [y.value if isinstance(y, Node) else y for y in node.args[1:]]
    named = {
        name: y.value if isinstance(y, Node) else y for name, y in node.kwargs.items()
    }
    again = getattr(F, node.op)(other, *more, **named)
    moved = (again.select(axis, 0) - out.select(axis, 0)).abs().max()
    return bool(moved > 1e-4 * out.abs().max())


@check(
    MIXING,
    "positions meet in attention alone",
    expected="norms and log-probabilities of each position by itself",
    cause="a norm over positions and features together, a log_softmax along dim=1, a mean over "
    "the positions, padding among them, or a view where a transpose is needed",
    topic="layer norm",
)
def positions_meet_in_attention(tested: ModelUnderTest) -> Finding:
    """No norm, no log-softmax and no reshape looks at another position."""
    tested.require_module()
    src, tgt = tested.src(), tested.long_tgt()
    lengths = {tgt.shape[1], *(() if src is None else (src.shape[1],))}
    nodes = record(tested, src, tgt).nodes
    nodes = [node for node in nodes if not (node.is_step or node.which)]
    reshaped = [node for node in nodes if takes_heads_for_positions(node, lengths)]
    if reshaped:
        first = reshaped[0]
        return failed(
            f"{tuple(first.given[0].shape)} becomes {tuple(first.shape)} without a transpose: "
            "heads are taken for positions",
            "Heads are taken for positions: they are split or joined by a view alone.",
            [node.path for node in reshaped],
            line=first.line,
            remedy="view(B, L, H, d_k).transpose(1, 2), and back x.transpose(1, 2).flatten(2)",
        )
    pooled = ""
    for node in nodes:
        axis = axis_of_positions(node, lengths)
        # What has an axis for the heads, queries and keys, is normalized alone.
        if axis is None or (len(node.given[0].shape) == 4 and node.op != "normalize"):
            continue
        where = f"{node.op} in {node.path or 'the model'}"
        if node.op in OF_A_TOKEN and works_across(node, axis):
            return failed(
                f"{where} works across positions: each token's numbers depend on others",
                f"{node.op} goes over the positions, and not over each token's features alone.",
                [node.path],
                line=node.line,
                remedy="normalize over the last axis: dim=-1, or normalized_shape = d_model",
            )
        shape = node.given[0].shape[: axis + 1]
        if node.op in POOLING and node.shape[: axis + 1] != shape:
            pooled = pooled or f"{where} goes over the positions"
    return Finding(
        UNCOMMON if pooled else PASSED, pooled or "each norm sees one position"
    )


@check(
    MIXING,
    "positions reach queries and keys",
    expected="the weights depend on where a key stands, and on where the query stands",
    cause="a rotation, or positions, of the queries alone, or of the keys alone; a rotation along "
    "the wrong axis, with another order of the features, or of the values too; a bias by distance "
    "with the wrong sign, or in the first layer alone",
    topic="positional encoding",
)
def positions_reach_both(tested: ModelUnderTest) -> Finding:
    """In the first self-attention, other places of a key and of a query give other weights."""
    src, tgt = tested.src(1, tested.fit(6)), tested.tgt(1, tested.fit(5))
    place = DECODER if src is None and not tested.is_encoder else ENCODER
    ids = tgt if src is None else src
    if ids.shape[1] < 5:
        raise Skip(f"max_len = {tested.max_len} is too short")
    pool = tested.ordinary_ids(
        tested.tgt_vocab if src is None else tested.src_vocab or 0
    )
    ids = ids.new_tensor([[*pool[:3], pool[2], pool[3], pool[0]]])[:, : ids.shape[1]]
    ids[:, -1] = ids[:, -2]  # one token twice, as queries
    swapped = ids[:, [1, 0, *range(2, ids.shape[1])]]
    weights = first_weights(tested, src, tgt, ids, place)
    other = first_weights(tested, src, tgt, swapped, place)
    a, b = weights[..., 2:, :2].flip(-1), other[..., 2:, :2]
    keys = bool((a - b).abs().max() > 1e-5 * a.max())
    # The scores of two places of one query, but for a number for each row.
    rows = weights[..., -2:, :-1].clamp(min=1e-30).log()
    rows = rows - rows.mean(-1, keepdim=True)
    queries = bool((rows[..., 0, :] - rows[..., 1, :]).abs().max() > 1e-4)
    if not keys and not queries:
        return without_positions(tested)
    said = wrong_positions(tested, both=keys and queries)
    if said is not None:
        return said
    if keys and queries:
        coarse = coinciding_positions(tested)
        if coarse:
            return failed(
                coarse,
                "Positions far from the start cannot be told apart.",
                like="positions that are counted in half precision",
                remedy="count positions, and compute angles, in float32",
            )
        return passed_if(True, "where a key and where a query stands, both matter")
    text = "the keys, and not the queries" if keys else "the queries, and not the keys"
    return Finding(UNCOMMON, f"positions reach {text}")


def wrong_positions(tested: ModelUnderTest, both: bool) -> Finding | None:
    """What is wrong with rotations, or with a bias by distance; None if nothing is."""
    if not both and tested.fit(11) < 7:
        return None
    given = given_for_one_token(tested)
    said = wrong_rotation(given) if both else turned_alone(given)
    said = said or terms_in_disorder(tested)
    if said or not given or moves(along(given, given[0].query)).any():
        return said
    # The positions are between queries and keys, and not in the queries.
    table = table_with_one_past(tested)
    return one_past(table) if table else wrong_by_distance(tested)


def first_weights(
    tested: ModelUnderTest, src: Tensor | None, tgt: Tensor, ids: Tensor, place: str
) -> Tensor:
    given = (None, ids) if src is None else (ids, tgt)
    found: list[Attention] = record(tested, *given).attentions
    there = [a for a in found if place_of(a, tested, *given) == place]
    if not there:
        raise Skip("no softmax of a self-attention could be told from the others")
    return there[0].weights.double()


def without_positions(tested: ModelUnderTest) -> Finding:
    """No positions are in the weights: are there rotations all the same?"""
    found = given_for_one_token(tested)
    is_still = found and not any(moves(along(found, g.query)).any() for g in found)
    if is_still and turn_without_position(tested, one_token(tested)):
        return failed(
            "rotations are computed, and no query is turned by where it stands: are heads, or "
            "examples, taken for positions?",
            "Queries are turned by angles that are the same at all positions.",
            like="angles counted along the heads, or along the examples",
            remedy="angles of shape (L, d_k / 2) for queries (B, H, L, d_k)",
        )
    table = table_with_one_past(tested)
    if table:
        return one_past(f"no positions are in the weights.{table}")
    raise Skip("no positions in the weights of the first attention")


def one_past(text: str) -> Finding:
    return failed(
        text,
        "The whole past looks up one row of the table of distances.",
        like="a distance with the wrong sign, cut off at 0",
        remedy="distance = query's place - key's place, where the past is positive",
    )


def along(found: list[Given], x: Tensor) -> Tensor:
    return along_positions(x, found[0].scores.shape[-1])


def given_for_one_token(tested: ModelUnderTest) -> list[Given]:
    """What attentions are given where one token stands at all positions of the first stack."""
    src, tgt = one_token(tested)
    length = tgt.shape[1] if src is None else src.shape[1]
    return operands(record(tested, src, tgt), length)


def one_token(tested: ModelUnderTest) -> tuple[Tensor | None, Tensor]:
    """Ids of source and target, where the first stack is given one token everywhere."""
    length = tested.fit(11)
    if length < 7:
        raise Skip(f"max_len = {tested.max_len} is too short")
    src, tgt = tested.src(1, 1), tested.tgt(1, 1)
    if src is None:
        return None, tgt.expand(1, length)
    return src.expand(1, length), tested.tgt(1, 4)


def wrong_rotation(found: list[Given]) -> Finding | None:
    """What is wrong with the rotation of queries and keys; None also where there is none."""
    rotation = rotation_of(along(found, found[0].query)) if found else None
    if rotation is None:
        return None
    first = found[0]
    if varies_at_one_distance(first.scores) > 10 * TOLERANCE:
        return failed(
            "queries and keys are turned, and yet scores of one distance differ: the angles are "
            "laid out for neighboring features and the rotation pairs the two halves (or the "
            "reverse), or queries and keys are turned by other angles",
            "Queries and keys are rotated, and their products do not depend on the distance alone.",
            like="angles laid out in pairs, for a rotation of halves, or the reverse",
            remedy="cat([angles, angles]) with halves, repeat_interleave(2) with neighbors",
        )
    if first.value is not None and moves(along(found, first.value)).any():
        return failed(
            "the values are turned too: the rotation belongs to queries and keys alone",
            "The values are rotated by their positions, as queries and keys are.",
            remedy="rotate queries and keys, and leave the values as they are",
        )
    base = rotation.base()
    if base < SMALLEST_BASE:
        return Finding(
            UNCOMMON,
            f"rotary positions with the base {base:.3g}, where 10000 is usual: the slowest pair "
            f"of features has turned around after {2 * torch.pi / rotation.angles.min():.0f} "
            "tokens",
        )
    return None


def turned_alone(found: list[Given]) -> Finding | None:
    """Are the queries turned by where they stand, and the keys not, or the reverse?"""
    pair = [("queries", found[0].query), ("keys", found[0].key)] if found else []
    for (one, turned), (other, still) in (pair, pair[::-1]) if found else ():
        rotation = rotation_of(along(found, turned))
        if rotation is not None and not moves(along(found, still)).any():
            return failed(
                f"positions reach the {one}, and not the {other}: these are not turned. A "
                "rotation of both is what makes their product depend on the distance",
                f"The {one} are rotated by their positions, and the {other} are not.",
                remedy=f"rotate the {other} by the same angles",
            )
    return None
