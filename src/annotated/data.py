"""Ids into batches: the number words, the padding, and the shift of the target."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from annotated.checks import check_ids, check_same_batch, require
from annotated.masks import padding_mask, target_mask

if TYPE_CHECKING:
    from jaxtyping import Bool, Int

LIMIT = 1_000_000  # number words run from 0 to one below this


def number_words(number: int) -> tuple[str, str]:
    """A number from 0 to 999,999 in English and in German words, by the library `num2words`.

    4247 -> ("four thousand two hundred and forty-seven",
    "viertausendzweihundertsiebenundvierzig")

    Raises:
        ValueError: for anything else than a whole number in that range.
    """
    require(
        isinstance(number, int)
        and not isinstance(number, bool)
        and 0 <= number < LIMIT,
        f"number must be a whole number from 0 to {LIMIT - 1:,}, got {number!r}",
    )
    from num2words import num2words  # only the data need it, not the model

    return num2words(number).replace(",", ""), num2words(number, lang="de")


def number_split(
    n_train: int = 55_000, n_held_out: int = 5_000, seed: int = 0
) -> tuple[list[int], list[int]]:
    """Numbers to train on and to test on, none of them in both.

    All numbers below 1,000 and the round thousands to 12,000 are for training: their
    words are the building blocks. The rest of both lists has four, five and six digits
    in equal parts.
    """
    draw = random.Random(seed)
    blocks = [*range(1000), *range(1000, 13_000, 1000)]
    require(
        n_train >= len(blocks),
        f"n_train must be at least {len(blocks):,}, the building blocks, got {n_train}",
    )
    pools = [sorted(set(range(10**k, 10 ** (k + 1))) - set(blocks)) for k in (3, 4, 5)]
    for pool in pools:
        draw.shuffle(pool)
    held_out = take_in_turn(pools, n_held_out)
    return blocks + take_in_turn(pools, n_train - len(blocks)), held_out


def take_in_turn(pools: list[list[int]], count: int) -> list[int]:
    """Remove `count` items from the ends of the pools, one pool after the other."""
    taken: list[int] = []
    while len(taken) < count:
        left = [pool for pool in pools if pool]
        require(
            bool(left), f"only {len(taken)} of {count} numbers are left: ask for fewer"
        )
        taken += [pool.pop() for pool in left[: count - len(taken)]]
    return taken


def counting_text() -> list[str]:
    """German number words in which small and round numbers are frequent, as people count.

    A byte-pair encoding learned from it finds the parts of which all the others are
    made.
    """
    round_numbers = [*range(20), *range(20, 100, 10), *range(100, 1000, 100)]
    round_numbers += range(1000, 13_000, 1000)
    return [number_words(n)[1] for n in round_numbers * 9 + list(range(100))]


class Batch:
    """Source and target of one training step, with their masks and the shift (section 3.1).

    The decoder reads `tgt_in`, the target without its last token, and has to give
    `tgt_out`, the
    target without its first: at each position, the token that comes next.

    Attributes:
        src (B, S), src_mask (B, 1, S), tgt_in and tgt_out (B, T-1),
        tgt_mask (B, T-1, T-1),
        n_tokens: how many tokens of `tgt_out` are real and count in the loss.

    Raises:
        ValueError: if the batch sizes differ or the target has fewer than two tokens.
    """

    def __init__(self, src: Int[Tensor, "B S"], tgt: Int[Tensor, "B T"], pad_id: int):
        check_ids(src, "src")
        check_ids(tgt, "tgt")
        check_same_batch(src, tgt)
        require(
            tgt.shape[1] >= 2,
            f"tgt has shape {tuple(tgt.shape)}, but needs at least two tokens: "
            "one to read and one to predict, such as <s> and </s>",
        )
        self.src = src
        self.tgt_in = tgt[:, :-1]
        self.tgt_out = tgt[:, 1:]
        self.pad_id = pad_id
        self.n_tokens = int((self.tgt_out != pad_id).sum())

    @cached_property
    def src_mask(self) -> Bool[Tensor, "B 1 S"]:
        return padding_mask(self.src, self.pad_id)

    @cached_property
    def tgt_mask(self) -> Bool[Tensor, "B T T"]:
        return target_mask(self.tgt_in, self.pad_id)


def pad(sequences: Sequence[Sequence[int]], pad_id: int) -> Int[Tensor, "B L"]:
    """Stack lists of ids into one tensor, the short ones filled up on the right."""
    require(len(sequences) > 0, "sequences is empty: give at least one")
    rows = [torch.tensor(ids, dtype=torch.long) for ids in sequences]
    return torch.nn.utils.rnn.pad_sequence(rows, batch_first=True, padding_value=pad_id)


def batches(
    pairs: Sequence[tuple[Sequence[int], Sequence[int]]],
    batch_size: int,
    *,
    pad_id: int,
    n_batches: int,
    seed: int = 0,
) -> Iterator[Batch]:
    """`n_batches` batches of pairs of id lists, in rounds; in a round, no pair comes twice.

    A rest that is too small for a batch is left out of its round.
    """
    require(
        1 <= batch_size <= len(pairs),
        f"batch_size = {batch_size} must be from 1 to the number of pairs, {len(pairs)}",
    )
    generator = torch.Generator().manual_seed(seed)
    order: list[int] = []
    for _ in range(n_batches):
        if len(order) < batch_size:
            order = torch.randperm(len(pairs), generator=generator).tolist()
        chosen, order = [pairs[i] for i in order[:batch_size]], order[batch_size:]
        yield Batch(
            pad([s for s, _ in chosen], pad_id),
            pad([t for _, t in chosen], pad_id),
            pad_id,
        )


def copy_task(
    n_batches: int,
    batch_size: int,
    length: int = 10,
    vocab_size: int = 11,
    seed: int = 0,
) -> Iterator[Batch]:
    """Random sequences whose target is the source. Id 0 is padding; each row starts with id 1."""
    require(length >= 2, f"length must be at least 2, got {length}")
    require(vocab_size >= 2, f"vocab_size must be at least 2, got {vocab_size}")
    generator = torch.Generator().manual_seed(seed)
    for _ in range(n_batches):
        ids = torch.randint(1, vocab_size, (batch_size, length), generator=generator)
        ids[:, 0] = 1
        yield Batch(ids, ids.clone(), pad_id=0)
