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
from tests.helpers.small import D_FF, D_MODEL, B, H, S, T, refused


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


def test_feed_forward_is_equation_2(x):
    module = PositionwiseFeedForward(D_MODEL, D_FF)
    module = PositionwiseFeedForward(D_MODEL, D_FF, dropout=0.5)
    seen = []
    module.dropout.register_forward_hook(lambda *call: seen.append(call[1][0]))
    assert not torch.allclose(module(x), module(x))
    assert seen[0].shape == (B, T, D_FF)
    assert_close(seen[0], module.w_1(x).relu())
    calls = []
    SublayerConnection(D_MODEL, 0.0)(x, lambda x: calls.append(1) or x)
    assert len(calls) == 1


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


def test_layers_check_their_arguments(x, memory):
    with refused("x has shape (2, 5, 32)", "last axis of 33"):
        LayerNorm(33)(torch.zeros(2, 5, 32))
    with refused("x is empty, shape (2, 0, 33)"):
        LayerNorm(33)(torch.zeros(2, 0, 33))
    with refused("x has shape ()"):
        LayerNorm(1)(torch.tensor(1.0))
    with refused("eps must be at least 0, got -1"):
        LayerNorm(33, eps=-1.0)
    with refused("x has shape (2, 5, 32)", "last axis of 33", "project"):
        PositionwiseFeedForward(33, 7)(torch.zeros(2, 5, 32))
    layer = DecoderLayer(**ENCODER, dropout=0.0)
    with refused("memory and x must have the same batch size", "(1, 7, 33)"):
        layer(x, memory[:1])
    with refused("mask of shape (2, 1, 7)", "masks every key"):
        layer(x, memory, torch.ones(B, 1, S) < 0)
    with refused("mask of shape (1, 5, 5)", "masks every key"):
        layer(x, memory, None, causal_mask(T).logical_not())
