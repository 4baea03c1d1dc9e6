"""A model around `nn.Transformer` becomes this book's, and back: equal numbers, cached decoding."""

import copy

import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch.testing import assert_close

from annotated import (
    causal_mask,
    greedy_decode,
    load_checkpoint,
    padding_mask,
    save_checkpoint,
)
from annotated.transformer.embeddings import sinusoids
from annotated_lab import from_nn_transformer, to_nn_transformer
from annotated_lab.nn_transformer import copy_parameters
from tests.helpers.small import (
    BOS,
    D_FF,
    D_MODEL,
    MAX_LEN,
    N_LAYERS,
    PAD,
    SRC_VOCAB,
    TGT_VOCAB,
    H,
    refused,
    small_batch,
    small_model,
    spread_out,
)

CLOSE = dict(atol=1e-5, rtol=0)
each_norm = pytest.mark.parametrize("norm_first", [True, False])


def their_stacks(**settings):
    sizes = dict(d_model=D_MODEL, nhead=H, dim_feedforward=D_FF, batch_first=True)
    sizes |= dict(num_encoder_layers=N_LAYERS, num_decoder_layers=N_LAYERS)
    return spread_out(nn.Transformer(**{**sizes, "dropout": 0.25, **settings})).eval()


def around(d_model=D_MODEL, bias=True):
    """Return what a whole model has beside the stacks: two tables and a projection."""
    tables = nn.Embedding(SRC_VOCAB, d_model), nn.Embedding(TGT_VOCAB, d_model)
    return *tables, nn.Linear(d_model, TGT_VOCAB, bias)


def embedded(ids, table):
    return table(ids) * D_MODEL**0.5 + sinusoids(ids.shape[1], D_MODEL)


def their_logits(theirs, parts, src, tgt):
    src_embed, tgt_embed, project = parts
    hidden = {f"{name}_key_padding_mask": src == PAD for name in ("src", "memory")}
    ahead = ~causal_mask(tgt.shape[1])[0]
    x, y = embedded(src, src_embed), embedded(tgt, tgt_embed)
    return project(theirs(x, y, tgt_mask=ahead, **hidden))


def our_logits(model, src, tgt):
    return model(src, tgt, padding_mask(src, PAD), causal_mask(tgt.shape[1]))


@torch.no_grad()
def their_greedy(theirs, parts, src, n):
    tgt = torch.full((len(src), 1), BOS)
    while tgt.shape[1] < n:
        next_id = their_logits(theirs, parts, src, tgt)[:, -1].argmax(-1, keepdim=True)
        tgt = torch.cat([tgt, next_id], dim=1)
    return tgt


@each_norm
@pytest.mark.parametrize("bias", [True, False])
def test_their_model_becomes_ours(norm_first, bias, tmp_path, unchecked):
    theirs, parts = their_stacks(norm_first=norm_first), around(bias=bias)
    model = from_nn_transformer(theirs, *parts, max_len=MAX_LEN)
    src, tgt, _, _ = small_batch()
    assert_close(
        our_logits(model, src, tgt), their_logits(theirs, parts, src, tgt), **CLOSE
    )
    expected = their_greedy(theirs, parts, src, MAX_LEN)
    how = dict(max_len=MAX_LEN, bos_id=BOS)
    assert torch.equal(
        greedy_decode(model, src, padding_mask(src, PAD), **how), expected
    )
    save_checkpoint(tmp_path / "theirs.pt", model)
    again, _ = load_checkpoint(tmp_path / "theirs.pt")
    assert torch.equal(our_logits(again, src, tgt), our_logits(model, src, tgt))
    names = "dropout", "attention_dropout", "feed_forward_dropout"
    rates = [getattr(model.config, name) for name in names]
    assert rates == [0.25] * 3
    assert model.encoder.layers[0].sublayers[1].dropout.p == 0.25


@each_norm
@pytest.mark.parametrize("final_norm", [True, False])
def test_our_stacks_become_theirs(norm_first, final_norm):
    rates = dict(dropout=0.1, attention_dropout=0.2, feed_forward_dropout=0.3)
    model = small_model(norm_first=norm_first, **rates).eval()
    if not norm_first and final_norm:
        model = from_nn_transformer(their_stacks(), *around(), max_len=MAX_LEN)
    if norm_first and not final_norm:
        model.encoder.norm = model.decoder.norm = nn.Identity()
    before = copy.deepcopy(model.state_dict())
    theirs = to_nn_transformer(model)
    parts = model.src_embed.table, model.tgt_embed.table, model.generator.proj
    src, tgt, _, _ = small_batch()
    assert_close(
        their_logits(theirs, parts, src, tgt), our_logits(model, src, tgt), **CLOSE
    )
    again = from_nn_transformer(theirs, *parts, max_len=MAX_LEN)
    assert again.config == model.config
    assert not again.training
    assert_close(again.state_dict(), before, rtol=0, atol=0)
    layer = theirs.decoder.layers[1]
    found = layer.dropout3.p, layer.multihead_attn.dropout, layer.dropout.p
    config = model.config
    assert found == (
        config.dropout,
        config.attention_dropout,
        config.feed_forward_dropout,
    )
    assert to_nn_transformer(model.train()).training


def test_tied_tables_stay_one():
    table = nn.Embedding(TGT_VOCAB, D_MODEL)
    project = nn.Linear(D_MODEL, TGT_VOCAB)
    project.weight = table.weight
    model = from_nn_transformer(their_stacks(), table, table, project)
    assert model.config.tie_embeddings
    assert torch.equal(model.generator.proj.weight, table.weight)
    assert not from_nn_transformer(their_stacks(), *around()).config.tie_embeddings


@pytest.mark.parametrize(
    "settings, message",
    [
        (dict(activation="gelu"), "activation = gelu"),
        (dict(activation=nn.SiLU()), "activation = SiLU"),
        (dict(bias=False), "bias = False"),
        (dict(layer_norm_eps=1e-3), "layer_norm_eps = 0.001"),
        (dict(num_decoder_layers=3), "2 encoder and 3 decoder layers"),
        (dict(custom_encoder=nn.Identity()), "class Identity: give TransformerEncoder"),
    ],
)
def test_what_does_not_fit_is_named(settings, message):
    with refused("theirs has", message):
        from_nn_transformer(their_stacks(**settings), *around())


def test_layers_that_differ_are_refused():
    theirs = their_stacks()
    theirs.decoder = their_stacks(dim_feedforward=29).decoder
    with refused("theirs has layers of d_ff = 13 and 29: give them the same"):
        from_nn_transformer(theirs, *around())


def test_stacks_that_do_not_fit_are_refused():
    with refused("shape (17, 29), its counterpart (17, 33)"):
        from_nn_transformer(their_stacks(), *around(d_model=29))
    with refused("theirs has a stack of 1 layers, ours of 2"):
        copy_parameters(their_stacks(num_decoder_layers=1), small_model(), to="book")
    with refused("a parameter has shape (13, 33), its counterpart (29, 33)"):
        copy_parameters(their_stacks(), small_model(d_ff=29), to="book")
    with refused("a norm at the end of its stacks, the other has none"):
        copy_parameters(their_stacks(), small_model(norm_first=False), to="torch")
    with refused('to = \'ours\' is unknown: give "torch" or "book"'):
        copy_parameters(their_stacks(), small_model(), to="ours")


def test_relu_may_be_a_module():
    assert from_nn_transformer(their_stacks(activation=nn.ReLU()), *around())
    assert from_nn_transformer(their_stacks(activation=F.relu), *around())


def test_a_model_of_any_size_is_taken():
    stacks = nn.Transformer(20, 5, 3, 3, 7, batch_first=False).eval()
    model = from_nn_transformer(stacks, *around(20))
    assert not model.training
    config = model.config
    assert (config.d_model, config.n_heads, config.n_layers, config.d_ff) == (
        20,
        5,
        3,
        7,
    )
