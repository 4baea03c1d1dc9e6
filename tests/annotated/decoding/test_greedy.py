"""Greedy decoding, with the cache and without."""

import pytest
import torch
from hypothesis import given, settings

from annotated import greedy_decode
from annotated.decoding.kv_cache import CachedDecoder, UncachedDecoder
from tests.helpers.small import (
    BOS,
    EOS,
    MAX_LEN,
    PAD,
    TGT_VOCAB,
    B,
    S,
    refused,
    small_model,
    words,
)
from tests.helpers.tiny_models import decode_by_hand, tiny_models

START = dict(max_len=11, bos_id=BOS, eos_id=EOS)
both_ways = pytest.mark.parametrize("cache", [True, False], ids=["cache", "no cache"])


@settings(max_examples=30)
@given(tiny_models(spread=3.0))
def test_both_ways_give_the_same_tokens(example):
    """Those of one sentence at a time, though sentences leave the batch when they end."""
    model, src, src_mask = example
    expected = decode_by_hand(model, src, src_mask, 7, BOS, EOS)
    for cache in (True, False):
        options = dict(max_len=7, bos_id=BOS, eos_id=EOS, cache=cache)
        assert greedy_decode(model, src, src_mask, **options).equal(expected)


@both_ways
def test_the_likeliest_word_is_taken(model, source, cache):
    options = dict(max_len=11, bos_id=BOS, eos_id=None)
    result = greedy_decode(model, *source, **options, cache=cache)
    assert result.equal(decode_by_hand(model, *source, **options))
    assert result.unique().numel() >= 3  # not one word again and again


@both_ways
def test_without_an_end_it_stops_at_max_len(model, source, cache):
    for max_len in (1, 2, MAX_LEN):
        options = dict(max_len=max_len, bos_id=BOS, cache=cache)
        result = greedy_decode(model, *source, **options)
        assert result.shape == (B, max_len)
        assert (result[:, 0] == BOS).all()


SCRIPT = torch.tensor([[5, EOS, 7, 8, 9], [6, 5, 7, EOS, 9]])


@pytest.fixture
def scripted(monkeypatch):
    """Both decoders say what is in the script: two sentences that end at different times.

    A sentence is known by its first word. The list gets the shape of each target read.
    """
    read = []

    def next_logits(self, tgt):
        read.append(tuple(tgt.shape))
        length = tgt.shape[1]
        rows = (SCRIPT[:, 0] == tgt[:, 1:2]).nonzero()[:, 1] if length > 1 else [0, 1]
        return torch.eye(TGT_VOCAB)[SCRIPT[rows, length - 1]]

    for decoder in (CachedDecoder, UncachedDecoder):
        monkeypatch.setattr(decoder, "next_logits", next_logits)
    return read


@both_ways
def test_padding_follows_the_end_and_all_stop_together(model, source, scripted, cache):
    result = greedy_decode(model, *source, **START, cache=cache)
    assert result.tolist() == [[BOS, 5, EOS, PAD, PAD], [BOS, 6, 5, 7, EOS]]
    assert scripted == [(2, 1), (2, 2), (1, 3), (1, 4)]  # who has ended is not read


def test_the_padding_is_that_of_the_model(source, scripted):
    model = small_model(pad_id=3)
    result = greedy_decode(model, *source, **START)
    assert result.tolist() == [[BOS, 5, EOS, 3, 3], [BOS, 6, 5, 7, EOS]]


def test_max_len_cuts_what_has_not_ended(model, source, scripted):
    result = greedy_decode(model, *source, max_len=3, bos_id=BOS, eos_id=EOS)
    assert result.tolist() == [[BOS, 5, EOS], [BOS, 6, 5]]


def test_no_end_is_no_end(model, source, scripted):
    result = greedy_decode(model, *source, max_len=5, bos_id=BOS)
    assert result.tolist() == [[BOS, 5, EOS, 7, 8], [BOS, 6, 5, 7, EOS]]


@both_ways
def test_the_rest_of_the_batch_does_not_matter(model, source, cache):
    src, src_mask = source
    options = dict(max_len=11, bos_id=BOS, cache=cache)
    together = greedy_decode(model, src, src_mask, **options)
    alone = greedy_decode(model, src[1:, :-2], None, **options)  # without its padding
    assert together[1:].equal(alone)


# --- modes


@both_ways
def test_dropout_is_off_while_decoding(source, cache):
    places = ["dropout", "attention_dropout", "feed_forward_dropout"]
    model = small_model(**dict.fromkeys(places, 0.5)).double()
    options = dict(max_len=11, bos_id=BOS, cache=cache)
    expected = greedy_decode(model.eval(), *source, **options)
    for _ in range(3):
        assert greedy_decode(model.train(), *source, **options).equal(expected)


@pytest.mark.parametrize("training", [True, False])
def test_the_mode_is_left_as_it_was(model, source, training):
    model.train(training)
    greedy_decode(model, *source, **START)
    assert {module.training for module in model.modules()} == {training}


def test_the_mode_is_restored_after_an_error(model, source, monkeypatch):
    monkeypatch.setattr(CachedDecoder, "next_logits", lambda *_: 1 / 0)
    model.train()
    with pytest.raises(ZeroDivisionError):
        greedy_decode(model, *source, **START)
    assert all(module.training for module in model.modules())


def test_no_gradient_is_kept(model, source):
    states = []
    model.generator.register_forward_hook(lambda _, args, out: states.append(out))
    greedy_decode(model, *source, **START)
    assert not any(out.requires_grad for out in states)


@pytest.mark.parametrize("dtype", [torch.int32, torch.int64])
def test_ids_may_be_int32(model, source, dtype):
    src, src_mask = source
    expected = greedy_decode(model, src, src_mask, **START)
    result = greedy_decode(model, src.to(dtype), src_mask, **START)
    assert result.equal(expected)
    assert result.dtype == torch.int64


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_small_floats_decode(source, dtype):
    result = greedy_decode(small_model().to(dtype), *source, max_len=7, bos_id=BOS)
    assert result.shape == (B, 7)


# --- what is refused

ARGUMENTS = [
    (dict(max_len=0), "max_len = 0 must be from 1", "23"),
    (dict(max_len=MAX_LEN + 1), "max_len = 24 must be from 1", "max_len = 23"),
    (dict(max_len=3.5), "max_len = 3.5"),
    (dict(max_len=None), "max_len = None"),
    (dict(bos_id=TGT_VOCAB), "bos_id = 19", "19 entries"),
    (dict(bos_id=-1), "bos_id = -1", "19 entries"),
    (dict(bos_id=None), "bos_id = None", "19 entries"),
    (dict(bos_id=1.5), "bos_id = 1.5", "19 entries"),
    (dict(eos_id=TGT_VOCAB), "eos_id = 19", "19 entries"),
    (dict(eos_id=-1), "eos_id = -1", "19 entries"),
    (dict(eos_id=1.5), "eos_id = 1.5", "19 entries"),
    (dict(eos_id=PAD), "eos_id = 0", "pad_id", "own id"),
    (dict(bos_id=PAD), "bos_id = 0", "pad_id", "own id"),
]


@pytest.mark.parametrize("case", ARGUMENTS, ids=lambda case: case[1])
def test_arguments_that_do_not_fit(model, source, case):
    changed, *parts = case
    with refused(*parts):
        greedy_decode(model, *source, **{**START, **changed})


SOURCES = [
    ((words(S), None), "src must have shape (B, L), got (7,)"),
    ((words(B, S).float(), None), "src must hold integer ids", "float32"),
    ((words(B, 0), None), "src is empty", "(2, 0)"),
    ((words(B, S) + 17, None), "src holds ids", "17 entries"),
    ((words(B, MAX_LEN + 1), None), "src has shape (2, 24)", "max_len = 23"),
    ((words(B, S), torch.ones(B, S) > 0), "src_mask has shape (2, 7)", "(2, 1, 7)"),
    ((words(B, S), torch.ones(B, S, S) > 0), "src_mask has shape (2, 7, 7)"),
    ((words(B, S), torch.ones(B, 1, 6) > 0), "src_mask has shape (2, 1, 6)"),
    ((words(B, S), torch.ones(B, 1, S)), "src_mask must be Boolean", "float32"),
    ((words(B, S), torch.ones(B, 1, S) < 0), "src_mask", "masks every key"),
]


@both_ways
@pytest.mark.parametrize("case", SOURCES, ids=lambda case: case[1])
def test_sources_that_do_not_fit(model, case, cache):
    source, *parts = case
    with refused(*parts):
        greedy_decode(model, *source, **START, cache=cache)


@both_ways
def test_a_model_that_gives_nan(model, source, cache):
    model.decoder.layers[1].feed_forward.w_1.weight.data[3, 5] = torch.nan
    with refused("the model's logits are NaN", "load an earlier checkpoint"):
        greedy_decode(model, *source, **START, cache=cache)
