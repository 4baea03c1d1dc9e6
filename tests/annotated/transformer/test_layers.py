"""LayerNorm, feed-forward, residual, and the two layers."""

import pytest
import torch
from torch import nn
from torch.testing import assert_close

from annotated import (
    DecoderLayer,
    EncoderLayer,
    LayerNorm,
    PositionwiseFeedForward,
    SublayerConnection,
    causal_mask,
)
from tests.helpers.small import D_FF, D_MODEL, B, H, S, T, refused, spread_out


@pytest.fixture
def x():
    return torch.randn(B, T, D_MODEL)


@pytest.fixture
def memory():
    return torch.randn(B, S, D_MODEL)


def dropouts(module):
    """Path -> rate of every dropout in it."""
    return {
        path: child.p
        for path, child in module.named_modules()
        if isinstance(child, nn.Dropout)
    }


# --- LayerNorm


def test_layer_norm_by_hand():
    """(1, 3) has mean 2 and biased variance 1: (-1, 1). Unbiased, it would be ±0.707."""
    assert_close(
        LayerNorm(2, eps=0.0)(torch.tensor([1.0, 3.0])), torch.tensor([-1, 1.0])
    )


def test_layer_norm_epsilon_is_inside_the_root():
    """Variance 1e-6 and eps 3e-6: ±0.001 / √4e-6 = ±0.5."""
    out = LayerNorm(2, eps=3e-6)(torch.tensor([-0.001, 0.001]))
    assert_close(out, torch.tensor([-0.5, 0.5]))


def test_layer_norm_of_equal_numbers_is_bias():
    norm = spread_out(LayerNorm(D_MODEL))
    assert_close(norm(torch.full((B, D_MODEL), 7.0)), norm.bias.expand(B, D_MODEL))


# --- feed-forward


def test_feed_forward_is_equation_2(x):
    module = PositionwiseFeedForward(D_MODEL, D_FF)
    hidden = (x @ module.w_1.weight.T + module.w_1.bias).clamp(min=0)
    assert_close(module(x), hidden @ module.w_2.weight.T + module.w_2.bias)


def test_feed_forward_dropout_is_on_the_hidden_activations(x):
    module = PositionwiseFeedForward(D_MODEL, D_FF, dropout=0.5)
    seen = []
    module.dropout.register_forward_hook(lambda *call: seen.append(call[1][0]))
    assert not torch.allclose(module(x), module(x))
    assert seen[0].shape == (B, T, D_FF)
    assert_close(seen[0], module.w_1(x).relu())


# --- the residual


@pytest.mark.parametrize("norm_first", [True, False])
def test_residual_adds_the_input(x, norm_first):
    """Not the normalised tensor, and nothing is normalised twice."""
    connection = spread_out(SublayerConnection(D_MODEL, 0.0, norm_first))
    sublayer = nn.Linear(D_MODEL, D_MODEL)
    pre, post = x + sublayer(connection.norm(x)), connection.norm(x + sublayer(x))
    assert_close(connection(x, sublayer), pre if norm_first else post)


@pytest.mark.parametrize("norm_first", [True, False])
def test_dropout_is_on_output_of_sublayer(x, norm_first):
    """Section 5.4: before it is added. The residual itself is never dropped."""
    connection = SublayerConnection(D_MODEL, 0.5, norm_first)
    seen = []
    connection.dropout.register_forward_hook(lambda *call: seen.append(call[1:]))
    out = connection(x, lambda x: torch.full_like(x, 3.0))
    [((given,), dropped)] = seen
    assert (given == 3).all()
    assert set(dropped.unique().tolist()) == {0.0, 6.0}
    expected = x + dropped
    assert_close(out, expected if norm_first else connection.norm(expected))


def test_sublayer_is_called_once(x):
    calls = []
    SublayerConnection(D_MODEL, 0.0)(x, lambda x: calls.append(1) or x)
    assert len(calls) == 1


# --- the layers


ENCODER = dict(d_model=D_MODEL, n_heads=H, d_ff=D_FF)


def test_dropout_is_where_the_paper_puts_it():
    """Section 5.4: on sublayer outputs. The two further places are there, with rate 0."""
    rates = dropouts(EncoderLayer(**ENCODER, dropout=0.3))
    assert rates == {
        "self_attention.dropout": 0.0,
        "feed_forward.dropout": 0.0,
        "sublayers.0.dropout": 0.3,
        "sublayers.1.dropout": 0.3,
    }


@pytest.mark.parametrize("cls", [EncoderLayer, DecoderLayer])
def test_each_dropout_argument_reaches_its_place(cls):
    rates = dropouts(
        cls(**ENCODER, dropout=0.1, attention_dropout=0.2, feed_forward_dropout=0.3)
    )
    expected = {"attention": 0.2, "feed_forward": 0.3, "sublayers": 0.1}
    for path, rate in rates.items():
        assert rate == next(r for name, r in expected.items() if name in path), path
    assert len(rates) == (4 if cls is EncoderLayer else 6)


# --- errors


def test_layer_norm_checks_its_arguments():
    with refused("x has shape (2, 5, 32)", "last axis of 33"):
        LayerNorm(33)(torch.zeros(2, 5, 32))
    with refused("x is empty, shape (2, 0, 33)"):
        LayerNorm(33)(torch.zeros(2, 0, 33))
    with refused("x has shape ()"):
        LayerNorm(1)(torch.tensor(1.0))
    with refused("eps must be at least 0, got -1"):
        LayerNorm(33, eps=-1.0)


@pytest.mark.parametrize("size", [0, -1, 2.0, True])
def test_invalid_sizes(size):
    with refused("d_model must be an integer of at least 1", repr(size)):
        LayerNorm(size)
    with refused("d_model must be an integer of at least 1", repr(size)):
        PositionwiseFeedForward(size, 5)
    with refused("d_ff must be an integer of at least 1", repr(size)):
        PositionwiseFeedForward(5, size)


def test_feed_forward_checks_its_input():
    with refused("x has shape (2, 5, 32)", "last axis of 33", "project"):
        PositionwiseFeedForward(33, 7)(torch.zeros(2, 5, 32))


def test_decoder_layer_checks_its_input(x, memory):
    layer = DecoderLayer(**ENCODER, dropout=0.0)
    with refused("memory and x must have the same batch size", "(1, 7, 33)"):
        layer(x, memory[:1])
    with refused("mask of shape (2, 1, 7)", "masks every key"):
        layer(x, memory, torch.ones(B, 1, S) < 0)
    with refused("mask of shape (1, 5, 5)", "masks every key"):
        layer(x, memory, None, causal_mask(T).logical_not())
