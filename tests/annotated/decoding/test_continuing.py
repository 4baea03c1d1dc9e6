"""To continue texts with a KV cache: the same as without, and the same for each row."""

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from annotated import continue_text, make_decoder_only, next_token_probabilities
from annotated.decoding.sampling import sample_token
from tests.helpers.small import EOS, PAD, refused, spread_out, words

VOCAB, LONGEST = 11, 12


def model_of(seed, norm_first=True):
    torch.manual_seed(seed)
    sizes = dict(n_layers=2, d_model=12, d_ff=7, n_heads=3, max_len=LONGEST)
    model = make_decoder_only(VOCAB, dropout=0.0, norm_first=norm_first, **sizes)
    return spread_out(model).double()


@given(st.integers(0, 999), st.integers(1, 5), st.integers(1, 4), st.booleans())
@settings(max_examples=40, deadline=None)
def test_with_a_cache_it_is_the_same(seed, length, texts, norm_first):
    model = model_of(seed, norm_first)
    begun = words(texts, length, vocab=VOCAB)
    how = dict(max_len=LONGEST, eos_id=EOS)
    cached = continue_text(model, begun, **how)
    assert torch.equal(cached, model.generate(begun, **how))


@given(st.integers(0, 999), st.sampled_from([None, 1, 3]), st.sampled_from([None, 0.7]))
@settings(max_examples=30, deadline=None)
def test_sampling_by_hand(seed, top_k, top_p):
    """One row at a time, the whole model at each step, and the same random numbers."""
    model, begun = model_of(seed), words(3, 2, vocab=VOCAB)
    how = dict(temperature=1.7, top_k=top_k, top_p=top_p)
    found = continue_text(
        model,
        begun,
        max_len=LONGEST,
        eos_id=EOS,
        generator=torch.Generator().manual_seed(seed),
        **how,
    )
    numbers = torch.rand(3, LONGEST, generator=torch.Generator().manual_seed(seed))
    for row, start, points in zip(found.tolist(), begun.tolist(), numbers, strict=True):
        text = start
        while len(text) < LONGEST and text[-1] != EOS:
            logits = model(torch.tensor([text]))[:, -1]
            options = next_token_probabilities(logits, **how)
            text.append(int(sample_token(options, points[None, len(text)])))
        assert row[: len(text)] == text
        assert set(row[len(text) :]) <= {PAD}


def test_refused():
    model, begun = model_of(0), words(1, 3, vocab=VOCAB)
    with refused("max_len = 2", "beginning, 3"):
        continue_text(model, begun, max_len=2)
    with refused("max_len = 13"):
        continue_text(model, begun, max_len=13)
    with refused("temperature"):
        continue_text(model, begun, max_len=5, temperature=-1.0)
    with refused("top_k"):
        continue_text(model, begun, max_len=5, temperature=1.0, top_k=0)
    with refused("ids holds ids"):
        continue_text(model, begun + VOCAB, max_len=5)


@pytest.mark.parametrize("training", [True, False])
def test_the_mode_stays(training):
    model = model_of(0).train(training)
    continue_text(model, words(1, 1, vocab=VOCAB), max_len=4)
    assert model.training == training
