"""Blocks of plain text: each token once an epoch, in other places, the same share for each."""

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from annotated.data.vocabulary import Vocabulary
from annotated_lab.data.text_blocks import TextBatch, TextBlocks
from tests.helpers.small import BOS, PAD, refused

VOCABULARY = Vocabulary(["a", "b"])
LONG = [[*range(4, 30)], [*range(30, 33)], [33]]


def blocks_of(stretches=LONG, block=5, max_tokens=10, **more):
    return TextBlocks(stretches, block, max_tokens, vocabulary=VOCABULARY, **more)


def rows_of(batch):
    return [[i for i in row if i != PAD] for row in batch.tgt.tolist()]


def test_blocks_in_order():
    assert blocks_of().blocks() == [
        [BOS, *range(4, 9)],
        [BOS, *range(9, 14)],
        [BOS, *range(14, 19)],
        [BOS, *range(19, 24)],
        [BOS, *range(24, 29)],
        [BOS, 29],
        [BOS, 30, 31, 32],
        [BOS, 33],
    ]


@given(
    lengths=st.lists(st.integers(0, 20), min_size=1).filter(any),
    block=st.integers(1, 7),
    number=st.integers(0, 3),
)
def test_an_epoch_gives_each_token_once(lengths, block, number):
    stretches, first = [], 4
    for length in lengths:
        stretches.append([*range(first, first + length)])
        first += length
    batches = list(blocks_of(stretches, block, 3 * block).epoch(number))
    rows = [row for batch in batches for row in rows_of(batch)]
    assert all(row[0] == BOS and 2 <= len(row) <= block + 1 for row in rows)
    assert sorted(i for row in rows for i in row[1:]) == [*range(4, first)]
    for row in rows:  # one piece of one stretch
        assert any(set(row[1:]) <= set(ids) for ids in stretches)
        assert row[1:] == [*range(row[1], row[-1] + 1)]
    assert max(len(batch.tgt) for batch in batches) <= 3
    assert sum(batch.n_tokens for batch in batches) == sum(lengths)


def test_epochs_are_cut_and_shuffled_anew():
    def rows(seed, number):
        batches = blocks_of(seed=seed).epoch(number)
        return [row for batch in batches for row in rows_of(batch)]

    assert rows(0, 1) == rows(0, 1)
    others = [rows(0, 0), rows(0, 1), rows(0, 2), rows(1, 0)]
    assert all(a != b for i, a in enumerate(others) for b in others[:i])
    firsts = {max(rows(0, n), key=len)[1] % 5 for n in range(40)}
    assert firsts == {0, 1, 2, 3, 4}
    # Else a batch would have its blocks in the order of the text.
    firsts = [
        [row[1] for row in rows_of(batch)]
        for number in range(5)
        for batch in blocks_of(max_tokens=25).epoch(number)
    ]
    assert any(first != sorted(first) for first in firsts)


@pytest.mark.parametrize("world_size", [1, 2, 3, 5])
def test_processes_share_the_blocks(world_size):
    shares = [
        list(blocks_of(rank=rank, world_size=world_size).epoch(3))
        for rank in range(world_size)
    ]
    assert len({len(share) for share in shares}) == 1
    ids = [i for share in shares for b in share for row in rows_of(b) for i in row[1:]]
    assert sorted(ids) == [*range(4, 34)]


def test_a_batch_is_read_without_a_mask_and_moved(monkeypatch):
    ids = torch.tensor([[BOS, 4, 5, 6], [BOS, 7, PAD, PAD]])
    batch = TextBatch(ids, PAD)
    [read] = batch.inputs
    assert torch.equal(read, ids[:, :-1])
    assert torch.equal(batch.tgt_out, ids[:, 1:])
    assert batch.n_tokens == 4
    assert batch.to("cpu") is batch
    # As to a GPU, which the tests do not have: here, from a device of another name.
    batch = TextBatch(torch.tensor([[BOS, 4]]), PAD)
    monkeypatch.setattr(torch, "device", lambda name: name)
    moved = batch.to("cpu")
    assert moved is not batch and isinstance(moved, TextBatch)
    assert torch.equal(moved.tgt, batch.tgt)
    with refused("stretches hold no token"):
        blocks_of([[], []])
    with refused("rank = 2 must be from 0 to world_size - 1 = 1"):
        blocks_of(rank=2, world_size=2)
    with refused("1 blocks are not enough for 2 processes: start fewer"):
        list(blocks_of([[4]], world_size=2).epoch(0))
