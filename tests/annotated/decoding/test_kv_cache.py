"""The cache: the same logits as the whole model gives, for less work."""

import pytest
import torch
from hypothesis import given, settings
from torch.testing import assert_close

from annotated import beam_search, causal_mask, greedy_decode, sample
from annotated.decoding.kv_cache import CachedDecoder, UncachedDecoder
from tests.helpers.small import BOS, D_MODEL, EOS, MAX_LEN, N_LAYERS, B, S, T, words
from tests.helpers.tiny_models import count_calls, tiny_models

BEAMS = 3


@settings(max_examples=12)
@given(tiny_models())
def test_kept_rows_continue_as_if_alone(example):
    """Both ways, when sentences leave after every step."""
    model, src, src_mask = example
    memory = model.encode(src, src_mask)
    tgt = words(len(src), 7, vocab=model.config.tgt_vocab)
    whole = model(src, tgt, src_mask, causal_mask(7))
    decoders = [
        CachedDecoder(model, memory, src_mask, max_len=7),
        UncachedDecoder(model, memory, src_mask),
    ]
    rows = torch.arange(len(src))
    with torch.no_grad():
        for length in range(1, 8):
            for decoder in decoders:
                logits = decoder.next_logits(tgt[rows, :length])
                assert_close(logits, whole[rows, length - 1])
            stay = torch.rand(len(rows)) < 0.8
            stay[-1] |= not stay.any()
            kept = stay.nonzero().squeeze(1)
            rows = rows[kept]
            for decoder in decoders:
                decoder.reorder(kept, kept)


@settings(max_examples=12)
@given(tiny_models())
def test_beams_can_be_reordered(example):
    """The beams of a sentence go on from any of them, while other sentences leave."""
    model, src, src_mask = example
    vocab = model.config.tgt_vocab
    decoder = CachedDecoder(model, model.encode(src, src_mask), src_mask, 7, BEAMS)
    tgt = words(len(src), BEAMS, 1, vocab=vocab)
    left = torch.arange(len(src))  # the sentences
    with torch.no_grad():
        for length in range(1, 8):
            logits = decoder.next_logits(tgt.flatten(0, 1))
            again = left.repeat_interleave(BEAMS)
            whole = model(
                src[again], tgt.flatten(0, 1), src_mask[again], causal_mask(length)
            )
            assert_close(logits, whole[:, -1])
            kept = torch.arange(len(left))[torch.randint(len(left), ()) :]
            parents = torch.randint(BEAMS, (len(kept), BEAMS))
            decoder.reorder((kept.unsqueeze(1) * BEAMS + parents).flatten(), kept)
            tgt = tgt[kept.unsqueeze(1), parents]
            tgt = torch.cat([tgt, words(*tgt.shape[:2], 1, vocab=vocab)], dim=2)
            left = left[kept]


def test_kept_rows_share_no_memory(model, source):
    """Row 0 goes on twice: what one writes then, the other must not read."""
    src, src_mask = source
    tgt = words(B, T, vocab=19)
    decoder = CachedDecoder(model, model.encode(src, src_mask), src_mask, MAX_LEN, 2)
    with torch.no_grad():
        decoder.next_logits(tgt[:, :1].repeat_interleave(2, 0))
        decoder.reorder(torch.tensor([0, 0, 2, 3]), torch.arange(B))
        twins = tgt[:1, :2].repeat(4, 1)
        twins[1, 1] += 1
        first, second, *_ = decoder.next_logits(twins)
    assert not torch.equal(first, second)


def test_one_mask_for_all_sentences(model):
    src = words(B, S)
    mask = torch.ones(1, 1, S, dtype=torch.bool)
    mask[..., -1] = False
    memory, tgt = model.encode(src, mask), words(B, T)
    with torch.no_grad():
        for decoder in (
            CachedDecoder(model, memory, mask, T),
            UncachedDecoder(model, memory, mask),
        ):
            decoder.next_logits(tgt[:, :1])
            last = torch.tensor([1])
            decoder.reorder(last, last)
            whole = model(src[1:], tgt[1:, :2], mask, causal_mask(2))
            assert_close(decoder.next_logits(tgt[1:, :2]), whole[:, -1])


START = dict(max_len=T, bos_id=BOS)
WAYS = {
    "greedy": lambda *args: greedy_decode(*args, **START),
    "sample": lambda *args: sample(*args, **START, eos_id=None),
    "beams": lambda *args: beam_search(*args, **START, eos_id=EOS, beam_size=BEAMS),
}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())


@pytest.fixture
def no_end(model):
    """A model that will not end: its </s> has no probability."""
    model.generator.proj.bias.data[EOS] = -1e9
    return model


@every_way
def test_each_step_reads_one_token_and_memory_is_encoded_once(no_end, source, way):
    read, encoded = count_calls(no_end.tgt_embed), count_calls(no_end.encoder)
    crosses = [layer.cross_attention for layer in no_end.decoder.layers]
    projected = [count_calls(w) for cross in crosses for w in (cross.w_k, cross.w_v)]
    way(no_end, *source)
    rows = B * BEAMS if way is WAYS["beams"] else B
    assert read == [(rows, 1)] * (T - 1)
    assert encoded == [(B, S, D_MODEL)]
    assert projected == [[(B, S, D_MODEL)]] * 2 * N_LAYERS


def test_without_cache_each_step_reads_all(model, source):
    read = count_calls(model.tgt_embed)
    greedy_decode(model, *source, max_len=7, bos_id=BOS, cache=False)
    assert read == [(B, length) for length in range(1, 7)]
