"""Who attends to whom: read from attention weights, and compared with known masks.

What a mask hides has a weight of exactly 0, in every head. A mask may be built in one mode
alone, or beside padding alone, so that weights are read in all four situations.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from transformer_checkup.checklist import Skip
from transformer_checkup.model_under_test import SRC_LEN, TGT_LEN, ModelUnderTest
from transformer_checkup.once import once
from transformer_checkup.recorded import Attention
from transformer_checkup.recorder import record

ENCODER, DECODER, CROSS = "encoder", "decoder", "cross-attention"
ROWS = 4  # of a batch with padding
ANOTHER_ORDER = (
    "masks in another order than the examples: repeat for repeat_interleave, or rows that are "
    "sorted by their length"
)
NO_WEIGHT = 1e-6


def place_of(
    attention: Attention, tested: ModelUnderTest, src: Tensor | None, tgt: Tensor
) -> str | None:
    """In which of the three places an attention stands, by the lengths of its axes."""
    n_tgt = tgt.shape[1]
    if tested.is_encoder:
        return ENCODER if attention.weights.shape[-2:] == (n_tgt, n_tgt) else None
    n_src = None if src is None else src.shape[1]
    if n_src == n_tgt:  # then nothing can be told from the lengths
        return None
    places = {(n_src, n_src): ENCODER, (n_tgt, n_tgt): DECODER, (n_tgt, n_src): CROSS}
    return places.get(tuple(attention.weights.shape[-2:]))


@once
def cut_to_the_target(tested: ModelUnderTest) -> list[Attention]:
    """Attentions that get as many keys as the target has tokens, and no more than the source.

    The target is once shorter than the source, and once longer.
    """
    lengths = (7, 5), (4, 6)
    if tested.src_vocab is None or tested.fit(7) < 7:
        return []
    passes = [
        record(tested, tested.src(2, n_src), tested.tgt(2, n_tgt)).attentions
        for n_src, n_tgt in lengths
    ]
    if len(passes[0]) != len(passes[1]):
        return []
    sizes = [[tuple(a.weights.shape[-2:]) for a in found] for found in passes]
    return [
        short
        for short, one, other in zip(passes[0], *sizes, strict=True)
        if (one, other) == ((5, 5), (6, 4))
    ]


def in_words(place: str, path: str) -> str:
    """ "the encoder's self-attention (encoder.0.attend)" """
    name = place if place == CROSS else f"the {place}'s self-attention"
    return f"{name} ({path})" if path else name


def ragged(ids: Tensor, pad_id: int) -> tuple[Tensor, list[int]]:
    """Four rows with padding after 4, 7, 2, … tokens; one row stays as long as it is."""
    longest = ids.shape[1]
    lengths = [max(2, longest - 3), longest, 2, max(2, longest - 2)]
    ids = ids.clone()
    for row, length in enumerate(lengths):
        ids[row, length:] = pad_id
    return ids, lengths


def padded(ids: Tensor, pad_id: int, count: int) -> Tensor:
    return torch.cat([ids, ids.new_full((len(ids), count), pad_id)], dim=1)


@dataclass(frozen=True, eq=False)
class Batch:
    """Ids (B, S) and (B, T), with padding or without; the mode in which they are passed."""

    train: bool
    has_padding: bool
    src: Tensor | None
    tgt: Tensor


@once
def batches(tested: ModelUnderTest) -> list[Batch]:
    """One for each situation, the usual one first; each row of padded ids ends in padding."""
    given = [(False, tested.src(), tested.long_tgt(3))]
    if tested.pad_ids is not None and tested.fit(SRC_LEN) == SRC_LEN:
        src, tgt = tested.src(ROWS, SRC_LEN - 1), tested.tgt(ROWS, TGT_LEN - 1)
        src_pad, tgt_pad = tested.pad_ids
        src = None if src is None else padded(ragged(src, src_pad)[0], src_pad, 1)
        given.append((True, src, padded(ragged(tgt, tgt_pad)[0], tgt_pad, 1)))
    modes = (False, True) if tested.is_module else (False,)
    return [Batch(train, *more) for train in modes for more in given]


@dataclass(frozen=True, eq=False)
class Look:
    """An attention that puts weight where it must not.

    Attributes:
        weights: (B, heads, Q, K). hidden: (B, Q, K), True where no weight may be.
        most, mean: the weight of a row that is hidden.
    """

    attention: Attention
    place: str
    batch: Batch
    weights: Tensor
    hidden: Tensor
    most: float
    mean: float

    @property
    def name(self) -> str:
        """The path, and where heads are told and some are right, those that are not."""
        path = self.attention.path or "the model itself"
        wrong = (self.weights * self.hidden[:, None]).amax((0, 2, 3)) >= NO_WEIGHT
        several = self.attention.weights.dim() == 4 and not wrong.all()
        heads = ", ".join(map(str, wrong.nonzero().flatten().tolist()))
        return f"{path}, head {heads}" if several else path

    @property
    def longest(self) -> tuple[int, int]:
        """The longest row of a target, and how many tokens it has."""
        counts = self.hidden.any(-1).sum(-1)  # the last has none behind it
        row = int(counts.argmax())
        return row, int(counts[row]) + (not self.batch.has_padding)


@dataclass
class Looks:
    """All attentions in these places, in each situation in which they are seen."""

    measured: list[Batch]
    n_attentions: int
    wrong: list[Look]
    most: float = 0.0
    raised: Exception | None = None  # in another situation than the usual one

    @property
    def usual(self) -> list[Look]:
        """Those that are wrong in the first situation in which any is."""
        return [x for x in self.wrong if x.batch is self.wrong[0].batch]

    @property
    def when(self) -> str:
        """Such as "in training mode alone", or "" where all situations are alike."""
        red = {(x.batch.train, x.batch.has_padding) for x in self.wrong}
        known = {(x.train, x.has_padding) for x in self.measured}
        words = (
            {True: "in training mode alone", False: "in evaluation mode alone"},
            {True: "beside padding alone", False: "in batches without padding alone"},
        )
        said = []
        for axis, names in enumerate(words):
            mine = {situation[axis] for situation in red}
            if len(mine) == 1 and len({situation[axis] for situation in known}) > 1:
                said.append(names[mine.pop()])
        return ", and ".join(said)


@once
def looks_at_hidden(tested: ModelUnderTest, *places: str) -> Looks:
    """Which attentions in these places put weight on later tokens, or on padding."""
    usual, *_ = batches(tested)
    looks, cut = Looks([], 0, []), [a.path for a in cut_to_the_target(tested)]
    for batch in batches(tested):
        try:
            recorder = record(tested, batch.src, batch.tgt, train=batch.train)
        except Exception as error:
            if batch is usual:
                raise
            looks.raised = error
            continue
        if any("a second softmax" in note for note in recorder.notes):
            raise Skip(
                "scores go through two softmaxes, so that a weight of 0 becomes another"
            )
        named = [
            (place_of(a, tested, batch.src, batch.tgt), a) for a in recorder.attentions
        ]
        there = [(p, a) for p, a in named if p in places and a.path not in cut]
        if batch is usual:
            looks.n_attentions = len(there)
        on_scores = any(
            d.active and d.applied_to == "scores" for d in recorder.dropouts
        )
        if len(there) != looks.n_attentions or on_scores:
            continue  # PyTorch's own have no weights in training; a dropout undoes a mask
        if DECODER in places or batch.has_padding:  # else nothing is hidden
            looks.measured.append(batch)
        for place, attention in there:
            look = look_of(tested, attention, place, batch)
            looks.most = max(looks.most, look.most)
            looks.wrong += [look] * (look.most >= NO_WEIGHT)
    return looks


def look_of(
    tested: ModelUnderTest, attention: Attention, place: str, batch: Batch
) -> Look:
    hidden = must_be_hidden(tested, place, batch)
    found = []
    for weights in by_example(attention.weights, len(batch.tgt)):
        rows = hidden if len(weights) == len(hidden) else hidden.all(0, keepdim=True)
        there = rows[:, None].expand_as(weights)
        mass = weights.masked_fill(~there, 0).sum(-1)[there.any(-1)].nan_to_num(0)
        most, mean = (
            (mass.max().item(), mass.mean().item()) if len(mass) else (0.0, 0.0)
        )
        found.append(Look(attention, place, batch, weights, rows, most, mean))
    return min(found, key=lambda look: look.most)


def must_be_hidden(tested: ModelUnderTest, place: str, batch: Batch) -> Tensor:
    """(B, Q, K): later tokens in the decoder, padding elsewhere; not from padding's own rows."""
    src_pad, tgt_pad = tested.pad_ids or (-1, -1)
    target = batch.tgt == (src_pad if tested.is_encoder else tgt_pad)
    source = target if batch.src is None else batch.src == src_pad
    if place == DECODER:
        later = torch.ones_like(target[0].outer(target[0])).triu(1)
        return ~target[:, :, None] & later
    queries = target if place == CROSS else source
    return ~queries[:, :, None] & source[:, None]


def by_example(weights: Tensor, n: int) -> list[Tensor]:
    """The same as (B, heads, Q, K): where B · heads are one axis, in both of its orders."""
    sizes, found = weights.shape, []
    if sizes[0] == n:
        found.append(weights.reshape(n, -1, *sizes[-2:]))
    elif weights.dim() == 4 and sizes[1] == n:
        found.append(weights.transpose(0, 1))
    elif weights.dim() == 3 and sizes[0] % n == 0:
        found.append(weights.unflatten(0, (n, -1)))
        found.append(weights.unflatten(0, (-1, n)).transpose(0, 1))
    return found or [weights.flatten(0, -3)[None]]


def likeness(look: Look) -> str:
    """Which known mask, or none, hides what this attention does not see."""
    weights, hidden, used = look.weights, look.hidden, look.attention.used
    shown = weights > 0
    if look.place == DECODER:
        row, n = look.longest
        visible, known = shown[row].any(0)[:n, :n], causal_masks(n)
    else:
        tokens = ~hidden.any(1)
        known = padding_masks(tokens)
        real = hidden.any(-1)[:, None, :, None]  # queries
        each = (shown & real).any(2)  # (B, heads, K)
        visible = each.any(1)
        heads = tokens[:, None].expand_as(each).flatten(0, 1)
        if sorted(each.flatten(0, 1).tolist()) == sorted(heads.tolist()):
            return ANOTHER_ORDER
    if used is not None and used.shape == look.attention.weights.shape:
        again = by_example(used, len(look.batch.tgt))
        if not (again[0] * hidden[:, None]).any():
            return "a mask that is applied after the softmax, where the sum has hidden keys in it"
    if visible.all() and has_one_weight(weights, hidden):
        return (
            "a mask that fills with too small a number, or with 0: in each row, all that should "
            "be hidden has one weight"
        )
    device = visible.device
    for name, mask in known.items():
        mask = mask.to(device)
        if torch.equal(visible & mask.any(-1, keepdim=True), mask):
            return name
    return ""


def has_one_weight(weights: Tensor, hidden: Tensor) -> bool:
    """Have all hidden keys of a row one weight, and the others not?"""
    there = hidden[:, None].expand_as(weights)
    rows = there.sum(-1) > 1
    if not rows.any():
        return False

    def spread(mask: Tensor) -> Tensor:
        high = weights.masked_fill(~mask, -1).amax(-1)
        low = weights.masked_fill(~mask, 2).amin(-1)
        return (high - low)[rows & (mask.sum(-1) > 1)]

    return bool((spread(there) < 1e-6).all() and (spread(~there) > 1e-4).any())


def causal_masks(n: int) -> dict[str, Tensor]:
    """(n, n), True = may attend."""
    ones = torch.ones(n, n, dtype=torch.bool)
    return {
        "no mask at all, or one that adds too small a number": ones,
        "a causal mask that is transposed: no earlier token is seen": ones.triu(),
        "an inverted causal mask: only later tokens are seen": ones.triu(1),
        "a causal mask that is off by one: a token sees the next one": ones.tril(1),
        "a causal mask without its diagonal: the first token, with nothing left, sees all": (
            ones.tril(-1)
        ),
    }


def padding_masks(real: Tensor) -> dict[str, Tensor]:
    """(B, K), True = may be attended to, of examples with these tokens (B, K)."""
    return {
        "no mask at all, or one along the queries, or one that adds too small a number": (
            torch.ones_like(real)
        ),
        "an inverted mask: padding is seen, and tokens are not": ~real,
        "a mask that hides only what is padding in all examples": real.any(0).expand_as(
            real
        ),
        "the mask of the first example, for all of them": real[:1].expand_as(real),
        "a mask that is off by one: the first padding is seen": real | real.roll(1, -1),
    }


def seen(weights: Tensor) -> Tensor:
    """(Q, K), True where any query of any head and example puts weight on the key."""
    return (weights > 0).flatten(0, -3).any(0)


def pattern(visible: Tensor) -> str:
    """A name for what is hidden in (Q, K), as the end of a sentence; "" where nothing is."""
    ones = torch.ones_like(visible)
    known = {
        "": ones,
        "attends to nothing at all: the mask is inverted, or hides every key": ~ones,
        "attends to no later one: it is causal": ones.tril(),
        "attends to no earlier one: the causal mask is upside down": ones.triu(),
        "does not attend to itself: the diagonal is masked": ones.triu(1)
        | ones.tril(-1),
        "does not attend to itself: the mask is off by one": ones.tril(-1),
        "does not attend to itself: the mask is inverted, or off by one": ones.triu(1),
    }
    for name, mask in known.items():
        if torch.equal(visible, mask):
            return name
    behind, ahead = reach(visible)
    if torch.equal(visible, ones.tril(ahead).triu(-behind)):
        return f"attends to a window, {behind} tokens back and {ahead} ahead"
    if at := tokens_that_all_see(visible):
        return f"attends to a window, and to position {', '.join(map(str, at))} from anywhere"
    columns = visible.any(0)
    if torch.equal(visible, columns.expand_as(visible)):
        never = (~columns).nonzero().flatten().tolist()
        return f"never attends to position {', '.join(map(str, never))}"
    return f"attends to {int(visible.sum())} of {visible.numel()} pairs"


def tokens_that_all_see(visible: Tensor) -> list[int]:
    """Positions that all see, where else each sees a window as wide on both sides (Longformer).

    They may see all themselves.
    """
    if visible.shape[0] != visible.shape[1]:
        return []
    by_all = visible.all(0)
    wide = by_all | (by_all & visible.all(1))[:, None]
    behind, ahead = reach(visible & ~wide)
    window = torch.ones_like(visible).tril(ahead).triu(-behind)
    if behind != ahead or not torch.equal(visible, window | wide):
        return []
    return (by_all & ~window.all(0)).nonzero().flatten().tolist()


def is_window_of_the_past(visible: Tensor) -> bool:
    """Does each of (Q, K) see itself and as many before it as the others, and not all of them?"""
    back = reach(visible)[0]
    window = torch.ones_like(visible).tril().triu(-back)
    return 0 < back < len(visible) - 1 and torch.equal(visible, window)


def reach(visible: Tensor) -> tuple[int, int]:
    """How far the farthest key that is seen lies behind the query, and ahead of it."""
    pairs = visible.nonzero()
    if not len(pairs):
        return 0, 0
    ahead = pairs[:, 1] - pairs[:, 0]
    return max(0, -int(ahead.min())), max(0, int(ahead.max()))
