"""The contract of greedy decoding, sampling and beam search: one signature, one kind of result."""

import pytest
import torch
from hypothesis import given, settings

from annotated import beam_search, greedy_decode, sample
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


def sample_seeded(*args, **options):
    return sample(*args, **options, generator=torch.Generator().manual_seed(0))


WAYS = {"greedy": greedy_decode, "sample": sample_seeded, "beam": beam_search}
every_way = pytest.mark.parametrize("decode", WAYS.values(), ids=WAYS)
both_ways = pytest.mark.parametrize("cache", [True, False], ids=["cache", "no cache"])


@every_way
@both_ways
def test_without_eos_every_target_has_max_len(model, source, decode, cache):
    for max_len in (2, 7, MAX_LEN):
        options = dict(max_len=max_len, bos_id=BOS, cache=cache)
        result = decode(model, *source, **options)
        assert result.shape == (B, max_len)
        assert (result[:, 0] == BOS).all()


@every_way
def test_rows_are_filled_with_pad_id_of_model(decode):
    model = small_model(pad_id=3)
    model.generator.proj.bias.data[3] = -1e9  # the model itself never generates it
    model.generator.proj.bias.data[EOS] += 3
    result = decode(model, words(26, 5), None, **START)
    ended = (result == EOS).int().cumsum(1) - (result == EOS).int() > 0  # after the end
    assert ended.any()
    assert (result == 3).equal(ended)


@every_way
@both_ways
@pytest.mark.parametrize("training", [True, False])
def test_dropout_is_off_and_mode_is_kept(source, decode, cache, training):
    places = ["dropout", "attention_dropout", "feed_forward_dropout"]
    model = small_model(**dict.fromkeys(places, 0.5)).double()
    expected = decode(model.eval(), *source, **START, cache=cache)
    model.train(training)
    for _ in range(3):
        assert decode(model, *source, **START, cache=cache).equal(expected)
    assert {module.training for module in model.modules()} == {training}


@every_way
def test_no_gradient_is_kept_and_mode_is_restored_after_error(
    model, source, decode, monkeypatch
):
    logits = []
    model.generator.register_forward_hook(lambda _, args, out: logits.append(out))
    decode(model, *source, **START)
    assert logits and not any(out.requires_grad for out in logits)
    monkeypatch.setattr(CachedDecoder, "next_logits", lambda *_: 1 / 0)
    model.train()
    with pytest.raises(ZeroDivisionError):
        decode(model, *source, **START)
    assert all(module.training for module in model.modules())


@every_way
@pytest.mark.parametrize("dtype", [torch.int32, torch.int64])
def test_ids_may_be_int32(model, source, decode, dtype):
    src, src_mask = source
    expected = decode(model, src, src_mask, **START)
    result = decode(model, src.to(dtype), src_mask, **START)
    assert result.equal(expected)
    assert result.dtype == torch.int64


@every_way
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_half_precision_models_decode(source, decode, dtype):
    result = decode(small_model().to(dtype), *source, max_len=7, bos_id=BOS)
    assert result.shape == (B, 7)


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


@every_way
@pytest.mark.parametrize("case", ARGUMENTS, ids=lambda case: case[1])
def test_invalid_arguments(model, source, decode, case):
    changed, *parts = case
    with refused(*parts):
        decode(model, *source, **{**START, **changed})


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


@every_way
@pytest.mark.parametrize("case", SOURCES, ids=lambda case: case[1])
def test_invalid_sources(model, decode, case):
    source, *parts = case
    with refused(*parts):
        decode(model, *source, **START)


@every_way
@both_ways
def test_nan_logits(model, source, decode, cache):
    model.decoder.layers[1].feed_forward.w_1.weight.data[3, 5] = torch.nan
    with refused("the model's logits are NaN", "load an earlier checkpoint"):
        decode(model, *source, **START, cache=cache)


SCRIPT = torch.tensor([[5, EOS, 7, 8, 9], [6, 5, 7, EOS, 9]])


@pytest.fixture
def scripted(monkeypatch):
    """Both decoders follow the script: two sentences that end at different times.

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
def test_ended_rows_are_padded_and_not_read(model, source, scripted, cache):
    result = greedy_decode(model, *source, **START, cache=cache)
    assert result.tolist() == [[BOS, 5, EOS, PAD, PAD], [BOS, 6, 5, 7, EOS]]
    assert scripted == [(2, 1), (2, 2), (1, 3), (1, 4)]


def test_max_len_or_eos_ends_rows(model, source, scripted):
    result = greedy_decode(model, *source, max_len=3, bos_id=BOS, eos_id=EOS)
    assert result.tolist() == [[BOS, 5, EOS], [BOS, 6, 5]]
    result = greedy_decode(model, *source, max_len=5, bos_id=BOS)
    assert result.tolist() == [[BOS, 5, EOS, 7, 8], [BOS, 6, 5, 7, EOS]]
    assert greedy_decode(model, *source, max_len=1, bos_id=BOS).tolist() == [[BOS]] * 2


@settings(max_examples=30)
@given(tiny_models(spread=3.0))
def test_greedy_agrees_with_one_sentence_at_a_time(example):
    """Though sentences leave the batch when they end."""
    model, src, src_mask = example
    expected = decode_by_hand(model, src, src_mask, 7, BOS, EOS)
    for cache in (True, False):
        options = dict(max_len=7, bos_id=BOS, eos_id=EOS, cache=cache)
        assert greedy_decode(model, src, src_mask, **options).equal(expected)
