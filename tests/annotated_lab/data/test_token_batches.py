"""Batches by length: each pair once an epoch, little padding, the same share for each process."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from annotated import Batch
from annotated.training.batches import pad
from annotated_lab import TokenBatches, padding_share
from annotated_lab.data import token_batches
from annotated_lab.data.token_batches import make_divisible
from tests.helpers.small import PAD, refused

lengths = st.lists(st.tuples(st.integers(1, 7), st.integers(0, 5)), min_size=1)


def make_pairs(lengths):
    """Pairs of these lengths (the target's without its ends), each with its own ids."""
    return [
        ([4 + i] * n_source, [1, *[4 + i] * n_target, 2])
        for i, (n_source, n_target) in enumerate(lengths)
    ]


MANY = make_pairs([(1 + i % 7, i * i % 5) for i in range(211)])


@pytest.fixture
def pool(monkeypatch):
    return lambda size: monkeypatch.setattr(token_batches, "POOL", size)


def pairs_of(batch):
    return [
        tuple([i for i in ids if i != PAD] for ids in pair)
        for pair in zip(batch.src.tolist(), batch.tgt.tolist(), strict=True)
    ]


def epoch_of(pairs, max_tokens=20, number=0, **options):
    batches = TokenBatches(pairs, max_tokens, pad_id=PAD, **options).epoch(number)
    return [pairs_of(batch) for batch in batches]


def joined(batches):
    return sorted(pair for batch in batches for pair in batch)


@given(lengths, st.integers(7, 40), st.integers(1, 9), st.integers(0, 3))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_each_pair_once_and_no_batch_too_large(pool, lengths, max_tokens, size, number):
    pool(size)
    pairs = make_pairs(lengths)
    batches = epoch_of(iter(pairs), max_tokens, number)
    assert joined(batches) == sorted(pairs)
    for batch in batches:
        longest = max(len(ids) for pair in batch for ids in pair)
        assert 0 < longest * len(batch) <= max_tokens


def test_batches_come_in_no_order_and_change(pool):
    """Only the last one of the pool, here of the epoch, can have room for the next pair."""
    sizes = [len(batch) for batch in epoch_of(make_pairs([(3, 1)] * 50), 21)]
    assert sorted(sizes) == [1, *[7] * 7]
    longest = [max(len(ids) for p in batch for ids in p) for batch in epoch_of(MANY)]
    steps = [after - before for before, after in pairwise(longest)]
    assert min(steps) < 0 < max(steps)
    # Those of equal length are many: which of them meet is drawn.
    first, second = ({str(sorted(b)) for b in epoch_of(MANY, number=n)} for n in (0, 1))
    assert len(first & second) < len(first) / 2
    assert epoch_of(make_pairs([(1, 0)])) == [[([4], [1, 2])]]
    pool(10)
    first = epoch_of(make_pairs([(3, 1)] * 100))[:5]
    assert max(src[0] for batch in first for src, _ in batch) > 60


def test_an_epoch_depends_on_its_number_and_the_seed_alone():
    assert epoch_of(MANY, number=3) == epoch_of(MANY, number=3)
    assert epoch_of(MANY, number=3) != epoch_of(MANY, number=4)
    assert epoch_of(MANY, number=3) != epoch_of(MANY, number=3, seed=1)
    batches = TokenBatches(MANY, 20, pad_id=PAD)
    list(batches.epoch(0))  # what was drawn before does not matter
    assert [pairs_of(batch) for batch in batches.epoch(3)] == epoch_of(MANY, number=3)
    begun = batches.epoch(3), batches.epoch(3)  # nor what is drawn meanwhile
    next(begun[0])
    assert [pairs_of(batch) for batch in begun[1]] == epoch_of(MANY, number=3)


def test_the_padding_share_by_hand():
    """3 of 4 + 6 + 3 + 3 places: `tgt_out` is one shorter than the target."""
    first = Batch(pad([[4, 5], [6]], PAD), pad([[1, 7, 8, 2], [1, 2]], PAD), PAD)
    second = Batch(pad([[4, 5, 6]], PAD), pad([[1, 7, 7, 2]], PAD), PAD)
    assert padding_share([first]) == pytest.approx(3 / 10)
    assert padding_share([first, second]) == pytest.approx(3 / 16)
    with refused("batches is empty"):
        padding_share([])
    sorted_ones = list(TokenBatches(MANY, 60, pad_id=PAD).epoch(0))
    as_they_come = [
        Batch(pad([s for s, _ in some], PAD), pad([t for _, t in some], PAD), PAD)
        for some in (MANY[i : i + 10] for i in range(0, len(MANY), 10))
    ]
    assert padding_share(sorted_ones) < padding_share(as_they_come) / 3


@given(lengths, st.integers(1, 5), st.integers(1, 9), st.integers(7, 40))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_several_processes_share_an_epoch(pool, lengths, world_size, size, max_tokens):
    pool(size)
    pairs = make_pairs(lengths)
    if len(pairs) < world_size:
        with refused(f"{len(pairs)} pairs are not enough for {world_size} processes"):
            epoch_of(pairs, max_tokens, world_size=world_size)
        return
    shares = [
        epoch_of(pairs, max_tokens, rank=r, world_size=world_size)
        for r in range(world_size)
    ]
    assert len({len(share) for share in shares}) == 1
    batches = [batch for share in shares for batch in share]
    assert joined(batches) == sorted(pairs)
    sizes = [max(len(ids) for p in b for ids in p) * len(b) for b in batches]
    assert sum(size > max_tokens for size in sizes) < world_size
    assert max(sizes) <= 2 * max_tokens


def test_processes_get_as_many_batches():
    a, b, c, d = MANY[:1], MANY[1:5], MANY[5:7], MANY[7:8]
    made = make_divisible([a, b, c, d], 3)
    assert sorted(map(len, made)) == [1, 1, 1, 1, 2, 2]
    assert joined(made) == joined([a, b, c, d])
    assert make_divisible([a, b, c, d], 2) == [a, b, c, d]
    # The shortest two of three: so the joined ones do not get larger than they must.
    short, middle, long = MANY[:3]
    made = make_divisible([[long], [short], [middle]], 2)
    assert made == [[short, middle], [long]]
    with refused("a pair of 21 ids does not fit max_tokens = 20", "smaller max_len"):
        epoch_of(make_pairs([(21, 0)]))
    with refused("a pair of 21 ids"):
        epoch_of(make_pairs([(1, 19)]))
    for name in ("max_tokens", "world_size"):
        with refused(f"{name} must be an integer of at least 1, got 0"):
            TokenBatches(MANY, **{"max_tokens": 20, name: 0}, pad_id=PAD)
    for rank in (-1, 3):
        with refused(f"rank = {rank} must be from 0 to world_size - 1 = 2"):
            TokenBatches(MANY, 20, pad_id=PAD, rank=rank, world_size=3)
