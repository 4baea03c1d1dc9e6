"""Number words, batches."""

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from num2words import num2words

from annotated import (
    Batch,
    copy_task,
    number_split,
    number_words,
    padding_mask,
    target_mask,
)
from annotated.data.number_words import counting_text, round_robin
from annotated.training.batches import batches, pad
from tests.helpers.small import PAD, B, S, T, refused, words


def test_number_words_and_round_robin():
    assert number_words(0) == ("zero", "null")
    assert number_words(4247) == (
        "four thousand two hundred and forty-seven",
        "viertausendzweihundertsiebenundvierzig",
    )
    pools = [[1, 2], [3, 4, 5], []]
    assert round_robin(pools, 4) == [2, 5, 1, 4]
    assert pools == [[], [3], []]
    text = counting_text()
    assert text.count("null") == text.count("zwölftausend") + 1 == 10
    assert text.count("siebenundvierzig") == 1


@given(st.integers(0, 999_999))
def test_number_words_agree_with_library(number):
    english, german = number_words(number)
    assert english == num2words(number).replace(",", "")
    assert german == num2words(number, lang="de")


@pytest.mark.parametrize("number", [-1, 1_000_000, 3.0, "3", True, None])
def test_invalid_numbers(number):
    with refused("number must be an integer from 0 to 999,999", repr(number)):
        number_words(number)


@given(st.integers(1, 5), st.integers(2, 7), st.integers(0, 3))
def test_target_is_shifted_by_one(batch, length, pad_id):
    tgt = torch.randint(0, 5, (batch, length))
    example = Batch(words(batch, S), tgt, pad_id)
    assert example.tgt_in.tolist() == [row[:-1] for row in tgt.tolist()]
    assert example.tgt_out.tolist() == [row[1:] for row in tgt.tolist()]
    real = [token for row in tgt.tolist() for token in row[1:] if token != pad_id]
    assert example.n_tokens == len(real)


def test_batch_has_its_masks_on_its_device(monkeypatch):
    src, tgt = words(B, S), words(B, T)
    src[1, -2:] = PAD
    tgt[0, -2:] = PAD
    batch = Batch(src, tgt, PAD)
    assert torch.equal(batch.src, src)
    assert torch.equal(batch.tgt, tgt)
    assert torch.equal(batch.src_mask, padding_mask(src, PAD))
    assert torch.equal(batch.tgt_mask, target_mask(tgt[:, :-1], PAD))
    assert batch.src_mask is batch.src_mask  # made once
    # A test has one device, so the tensors are copied instead of moved.
    assert batch.to("cpu") is batch
    moved_to = []

    def to(tensor, device):
        moved_to.append(device)
        return tensor.clone()

    monkeypatch.setattr(torch.Tensor, "to", to)
    moved = batch.to("cuda")
    assert moved_to == ["cuda", "cuda"]
    for name in ("src", "tgt", "tgt_in", "tgt_out", "src_mask", "tgt_mask"):
        assert torch.equal(getattr(moved, name), getattr(batch, name)), name
    assert (moved.pad_id, moved.n_tokens) == (batch.pad_id, batch.n_tokens)


def test_invalid_batches():
    with refused("src and tgt must have the same batch size", "(2, 7)", "(1, 5)"):
        Batch(words(B, S), words(1, T), PAD)
    with refused("tgt has shape (2, 1)", "at least two tokens"):
        Batch(words(B, S), words(B, 1), PAD)
    with refused("src must hold integer ids", "float32"):
        Batch(words(B, S).float(), words(B, T), PAD)
    with refused("tgt must have shape (B, L)", "(5,)"):
        Batch(words(B, S), words(T), PAD)
    padded = pad([[3, 4, 5], [6]], pad_id=9)
    assert padded.tolist() == [[3, 4, 5], [6, 9, 9]]
    assert padded.dtype == torch.int64
    with refused("sequences is empty"):
        pad([], 0)
    with refused("length must be at least 2, got 1"):
        next(copy_task(1, 3, length=1))
    with refused("vocab_size must be at least 2, got 1"):
        next(copy_task(1, 3, vocab_size=1))
    with refused("n_train must be at least 1,012", "got 10"):
        number_split(10, 3)
    with refused("only 3 of 4 numbers are left", "ask for fewer"):
        round_robin([[1, 2], [3]], 4)


PAIRS = [([n + 4] * (n % 3 + 1), [1, n + 4, 2]) for n in range(7)]


@given(st.integers(1, 7), st.integers(0, 13), st.integers(0, 5))
def test_no_pair_repeats_within_an_epoch(batch_size, n_batches, seed):
    """In a round no pair comes twice, and pairs stay together."""
    options = dict(pad_id=PAD, n_batches=n_batches, seed=seed)
    made = list(batches(PAIRS, batch_size, **options))
    assert len(made) == n_batches
    per_round = len(PAIRS) // batch_size
    for start in range(0, n_batches, per_round):
        seen = []
        for batch in made[start : start + per_round]:
            assert batch.src.shape[0] == batch_size
            for src, tgt in zip(batch.src, batch.tgt, strict=True):
                pair = [t for t in src.tolist() if t != PAD], tgt.tolist()
                assert pair in PAIRS
                seen.append(pair)
        assert len({str(pair) for pair in seen}) == len(seen)


def test_batches_depend_on_seed_only():
    def sources(seed, size=3):
        made = batches(PAIRS, size, pad_id=PAD, n_batches=4, seed=seed)
        return [batch.src.tolist() for batch in made]

    assert sources(0) == sources(0)
    assert sources(0) != sources(1)
    for size in (0, -1, 8):
        with refused(f"batch_size = {size}", "from 1 to the number of pairs, 7"):
            sources(0, size)


def test_the_copy_task():
    first, second = copy_task(2, batch_size=50, length=7, vocab_size=5)
    for batch in (first, second):
        assert batch.src.shape == (50, 7)
        assert (batch.src[:, 0] == 1).all()
        assert batch.src.unique().tolist() == [1, 2, 3, 4]
        assert torch.equal(batch.src[:, :-1], batch.tgt_in)
        assert torch.equal(batch.src[:, 1:], batch.tgt_out)
    assert not torch.equal(first.src, second.src)
    again = next(copy_task(1, batch_size=50, length=7, vocab_size=5))
    assert torch.equal(again.src, first.src)


def test_split_keeps_both_parts_apart():
    learn, held_out = number_split()
    assert (len(learn), len(held_out)) == (55_000, 5_000)
    assert len({*learn, *held_out}) == 60_000
    assert {*range(1000), *range(1000, 13_000, 1000)} <= {*learn}
    assert all(0 <= number <= 999_999 for number in learn + held_out)


def test_split_has_each_number_of_digits_by_seed():
    learn, held_out = small_split = number_split(4012, 300)
    for numbers in (learn[1012:], held_out):
        digits = [len(str(number)) for number in numbers]
        assert [digits.count(n) * 3 for n in (4, 5, 6)] == [len(numbers)] * 3
    assert number_split(4012, 300) == small_split
    assert number_split(4012, 300, seed=1) != small_split
