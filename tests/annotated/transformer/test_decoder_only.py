"""The decoder-only model: its parts, its causality, and how it continues a text."""

import pytest
import torch
from torch.testing import assert_close

from annotated import DecoderOnly, TransformerConfig, make_decoder_only
from tests.helpers.small import (
    D_FF,
    D_MODEL,
    MAX_LEN,
    N_LAYERS,
    TGT_VOCAB,
    B,
    H,
    T,
    refused,
    small_model,
    spread_out,
    words,
)


def small_decoder_only(**settings):
    sizes = dict(
        n_layers=N_LAYERS, d_model=D_MODEL, d_ff=D_FF, n_heads=H, max_len=MAX_LEN
    )
    model = make_decoder_only(TGT_VOCAB, **{**sizes, "dropout": 0.0, **settings})
    return spread_out(model)


def test_causality_and_equivalence():
    """The encoder of an encoder-decoder with the same parameters gives the same states."""
    model, other = small_decoder_only(), small_model(src_vocab=TGT_VOCAB)
    other.encoder.load_state_dict(model.decoder.state_dict())
    other.src_embed.load_state_dict(model.embedding.state_dict())
    ids = words(B, T, vocab=TGT_VOCAB)
    mask = torch.ones(T, T, dtype=torch.bool).tril().expand(B, T, T)
    assert_close(model(ids), model.generator(other.encode(ids, mask)))
    model, ids = small_decoder_only().double(), words(B, T, vocab=TGT_VOCAB)
    whole = model(ids)
    for length in range(1, T):
        assert_close(model(ids[:, :length]), whole[:, :length])


@pytest.mark.parametrize("tied", [False, True])
def test_tied_embeddings(tied):
    model = small_decoder_only(tie_embeddings=tied)
    assert (model.generator.proj.weight is model.embedding.table.weight) == tied


def test_invalid_arguments():
    model = small_decoder_only()
    with refused("one vocabulary", "make_decoder_only"):
        DecoderOnly(TransformerConfig(src_vocab=5, tgt_vocab=6))
    with refused("ids", "max_len", str(MAX_LEN)):
        model(words(1, MAX_LEN + 1, vocab=TGT_VOCAB))
    with refused("unknown model setting: layers; give one of n_layers"):
        make_decoder_only(5, layers=3)
