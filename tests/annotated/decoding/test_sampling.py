"""Sampling: the distribution, the draw, generated texts and continued ones."""

import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch.testing import assert_close

from annotated import (
    continue_text,
    greedy_decode,
    make_decoder_only,
    next_token_probabilities,
    sample,
)
from annotated.decoding.sampling import sample_token
from tests.helpers.small import BOS, EOS, PAD, refused, spread_out, words
from tests.helpers.tiny_models import tiny_models, write_by_hand

START = dict(max_len=11, bos_id=BOS, eos_id=EOS)
nan, inf = math.nan, math.inf


def seeded(seed=0):
    return torch.Generator().manual_seed(seed)


BY_HAND = [  # of the probabilities 1/8, 1/2, 1/8, 1/4
    (dict(), [1 / 8, 1 / 2, 1 / 8, 1 / 4]),
    (dict(temperature=0.5), [1 / 22, 16 / 22, 1 / 22, 4 / 22]),  # their squares
    (dict(top_k=2), [0, 2 / 3, 0, 1 / 3]),
    (dict(top_k=3), [1 / 7, 4 / 7, 0, 2 / 7]),  # of equal ones, the first
    (dict(top_k=9), [1 / 8, 1 / 2, 1 / 8, 1 / 4]),
    (dict(top_p=0.4), [0, 1, 0, 0]),
    (dict(top_p=0.5), [0, 1, 0, 0]),
    (dict(top_p=0.6), [0, 2 / 3, 0, 1 / 3]),
    (dict(top_p=0.8), [1 / 7, 4 / 7, 0, 2 / 7]),
    (dict(top_p=1.0), [1 / 8, 1 / 2, 1 / 8, 1 / 4]),
    (dict(top_k=3, top_p=0.8), [0, 2 / 3, 0, 1 / 3]),  # a share of what top_k leaves
    (dict(temperature=0.5, top_p=0.7), [0, 1, 0, 0]),  # after the temperature
]


@pytest.mark.parametrize(("settings", "expected"), BY_HAND, ids=str)
def test_probabilities_by_hand(settings, expected):
    logits = torch.tensor([1 / 8, 1 / 2, 1 / 8, 1 / 4]).double().log() + 7
    result = next_token_probabilities(logits.repeat(2, 1), **settings)
    assert_close(result, torch.tensor([expected, expected]).double())


@given(
    st.integers(1, 17),
    st.floats(0.1, 5),
    st.none() | st.integers(1, 20),
    st.none() | st.floats(0.01, 1),
)
def test_kept_tokens_are_the_likeliest_in_proportion(vocab, temperature, top_k, top_p):
    logits = 3 * torch.randn(2, vocab)
    result = next_token_probabilities(logits, temperature, top_k, top_p)
    assert_close(result.sum(-1), torch.ones(2))
    for row, row_logits in zip(result, logits, strict=True):
        kept, cut = row_logits[row > 0], row_logits[row == 0]
        assert len(kept) == vocab or kept.min() >= cut.max()
        assert top_k is None or len(kept) <= top_k
        assert_close(row[row > 0], (kept / temperature).softmax(-1))


def test_nothing_is_cut_or_changed():
    """Not even tokens that are too rare to change a sum."""
    logits = torch.tensor([[0.0, -40.0, -41.0]])
    plain = logits.softmax(-1)
    result = next_token_probabilities(logits, top_k=3, top_p=1.0)
    assert_close(result, plain, rtol=1e-6, atol=0)
    logits = torch.randn(3, 7)
    before = logits.clone()
    next_token_probabilities(logits, temperature=2.0, top_k=3, top_p=0.5)
    assert logits.equal(before)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32])
def test_extreme_temperatures(dtype):
    logits = torch.tensor([[3.0, 7.0, 5.0], [60000.0, 0.0, -60000.0]], dtype=dtype)
    cold = next_token_probabilities(logits, temperature=1e-6)
    assert cold.tolist() == [[0, 1, 0], [1, 0, 0]]
    hot = next_token_probabilities(logits, temperature=1e30)
    assert_close(hot, torch.full((2, 3), 1 / 3))


def test_number_selects_an_interval():
    probabilities = torch.tensor([[0.0, 0.25, 0.0, 0.75, 0.0]])
    numbers = torch.tensor([0, 0.2499, 0.25, 0.99, 1 - 2**-24])
    found = sample_token(probabilities.expand(5, -1), numbers)
    assert found.tolist() == [1, 1, 3, 3, 3]


@pytest.mark.parametrize("vocab", [3, 7, 10_007])
def test_largest_number_selects_a_token(vocab):
    """However the sum of the probabilities is rounded."""
    probabilities = torch.rand(50, vocab).softmax(-1)
    tokens = sample_token(probabilities, torch.full((50,), 1 - 2**-24))
    assert tokens.max() < vocab


def plain_choice(logits, number, temperature, top_k, top_p):
    """A token by a walk along the likeliest tokens, in Python's own numbers."""
    logits = logits.tolist()
    ranked = sorted(range(len(logits)), key=lambda i: -logits[i])[:top_k]
    highest = max(logits)
    share = {i: math.exp((logits[i] - highest) / temperature) for i in ranked}
    total, kept, so_far = sum(share.values()), [], 0.0
    for i in ranked:
        if so_far < (top_p or 1) * total:
            kept.append(i)
        so_far += share[i]
    point = number * sum(share[i] for i in kept)
    for i in sorted(kept):
        point -= share[i]
        if point < 0:
            return i
    return i


@settings(max_examples=30)
@given(
    tiny_models(spread=2.0),
    st.fixed_dictionaries(
        dict(
            temperature=st.floats(0.3, 3),
            top_k=st.none() | st.integers(1, 5),
            top_p=st.none() | st.floats(0.2, 0.95),
        )
    ),
)
def test_sampling_agrees_with_one_sentence_at_a_time(example, reshape):
    model, src, src_mask = example
    options = dict(max_len=7, bos_id=BOS, eos_id=EOS)
    numbers = torch.rand(len(src), 7, generator=seeded()).tolist()

    def choose(logits, row, position):
        return plain_choice(logits, numbers[row][position], **reshape)

    expected = write_by_hand(model, src, src_mask, choose, **options)
    result = sample(model, src, src_mask, **options, **reshape, generator=seeded())
    assert result.equal(expected)


def test_likeliest_is_greedy_and_seeds_repeat(model, source):
    expected = greedy_decode(model, *source, **START)
    assert sample(model, *source, **START, top_k=1).equal(expected)
    assert sample(model, *source, **START, top_p=1e-9).equal(expected)
    assert sample(model, *source, **START, temperature=1e-6).equal(expected)
    first = sample(model, *source, **START, generator=seeded(1))
    assert sample(model, *source, **START, generator=seeded(1)).equal(first)
    second = sample(model, *source, **START, generator=seeded(2))
    assert second.shape != first.shape or not second.equal(first)
    torch.manual_seed(5)
    first = sample(model, *source, **START)
    torch.manual_seed(5)
    assert sample(model, *source, **START).equal(first)


ARGUMENTS = [
    *[(dict(temperature=t), f"temperature must be a finite number of at least 1e-6, got {t}")
      for t in (0, 9e-7, -1.0, nan, inf, None)],
    *[(dict(top_k=k), f"top_k must be an integer of at least 1, got {k!r}")
      for k in (0, -1, 2.5, True)],
    *[(dict(top_p=p), f"top_p must be above 0 and at most 1, got {p!r}", "None keeps all")
      for p in (0, -0.1, 1.1, nan, "0.9")],
]  # fmt: skip


@pytest.mark.parametrize("case", ARGUMENTS, ids=lambda case: case[1])
def test_invalid_arguments(model, source, case):
    changed, *parts = case
    with refused(*parts):
        sample(model, *source, **{**START, **changed})


def test_probabilities_and_continuing_check_their_arguments():
    for wrong in (dict(temperature=0), dict(top_k=0), dict(top_p=0)):
        with refused(f"{next(iter(wrong))} must be"):
            next_token_probabilities(torch.zeros(1, 3), **wrong)
    model, start = decoder_only(0), words(1, 3, vocab=VOCAB)
    for training in (True, False):  # the mode is kept
        continue_text(model.train(training), start, max_len=4)
        assert model.training == training
    with refused("max_len = 2", "beginning, 3, to 12"):
        continue_text(model, start, max_len=2)
    with refused("max_len = 13"):
        continue_text(model, start, max_len=13)
    with refused("temperature"):
        continue_text(model, start, max_len=5, temperature=-1.0)
    with refused("top_k"):
        continue_text(model, start, max_len=5, temperature=1.0, top_k=0)
    with refused("ids holds ids"):
        continue_text(model, start + VOCAB, max_len=5)


VOCAB, LONGEST = 11, 12


def decoder_only(seed, norm_first=True):
    torch.manual_seed(seed)
    sizes = dict(n_layers=2, d_model=12, d_ff=7, n_heads=3, max_len=LONGEST)
    model = make_decoder_only(VOCAB, dropout=0.0, norm_first=norm_first, **sizes)
    return spread_out(model).double()


@given(st.integers(0, 999), st.integers(1, 5), st.integers(1, 4), st.booleans())
@settings(max_examples=40, deadline=None)
def test_continuing_agrees_with_whole_model(seed, length, texts, norm_first):
    """The most probable token of the whole model, until the row ends."""
    model = decoder_only(seed, norm_first)
    start = words(texts, length, vocab=VOCAB)
    found = continue_text(model, start, max_len=LONGEST, eos_id=EOS)
    for row, ids in zip(found.tolist(), start.tolist(), strict=True):
        while len(ids) < LONGEST and ids[-1] != EOS:
            ids.append(int(model(torch.tensor([ids]))[0, -1].argmax()))
        assert row[: len(ids)] == ids
        assert set(row[len(ids) :]) <= {PAD}


@given(st.integers(0, 999), st.sampled_from([None, 1, 3]), st.sampled_from([None, 0.7]))
@settings(max_examples=30, deadline=None)
def test_continuing_by_sampling_agrees_with_whole_model(seed, top_k, top_p):
    """One row at a time, the whole model at each step, and the same random numbers."""
    model, start = decoder_only(seed), words(3, 2, vocab=VOCAB)
    how = dict(temperature=1.7, top_k=top_k, top_p=top_p)
    options = dict(max_len=LONGEST, eos_id=EOS, generator=seeded(seed), **how)
    found = continue_text(model, start, **options)
    numbers = torch.rand(3, LONGEST, generator=seeded(seed))
    for row, text, points in zip(found.tolist(), start.tolist(), numbers, strict=True):
        while len(text) < LONGEST and text[-1] != EOS:
            logits = model(torch.tensor([text]))[:, -1]
            options = next_token_probabilities(logits, **how)
            text.append(int(sample_token(options, points[None, len(text)])))
        assert row[: len(text)] == text
        assert set(row[len(text) :]) <= {PAD}
