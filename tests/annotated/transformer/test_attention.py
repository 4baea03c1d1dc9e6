"""Attention, the heads, and both paths through multi-head attention."""

import pytest
import torch
import torch.nn.functional as F
from hypothesis import given
from hypothesis import strategies as st
from torch import nn
from torch.testing import assert_close

from annotated import MultiHeadAttention, attention, concat_heads, split_heads
from tests.helpers.small import D_K, D_MODEL, B, H, S, T, refused

sizes = st.integers(1, 7)


def some_mask():
    """Random, and each query attends to a key."""
    mask = torch.rand(B, T, S) < 0.5
    mask[:, :, 3] = True
    return mask


def inputs(d_k=D_K, dtype=torch.float32):
    query = torch.randn(B, T, d_k, dtype=dtype)
    key, value = torch.randn(B, S, d_k, dtype=dtype), torch.randn(B, S, 2, dtype=dtype)
    return query, key, value


def test_weights_are_shares_of_visible_keys():
    mask = some_mask()
    _, weights = attention(*inputs(), mask)
    assert_close(weights.sum(dim=-1), torch.ones(B, T))
    assert (weights[~mask] == 0).all()
    assert (weights[mask] > 0).all()
    query, key, value = inputs()
    dropout = nn.Dropout(0.5).train()
    values, weights = attention(query, key, value, dropout=dropout)
    assert_close(weights.sum(dim=-1), torch.ones(B, T))
    assert not torch.allclose(values, weights @ value)  # but used after it
    values, weights = attention(query, key, value, dropout=lambda weights: 2 * weights)
    assert_close(values, 2 * weights @ value)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_half_precision_does_not_overflow(dtype):
    """The products are up to 64 · 40² = 102,400; float16 ends at 65,504."""
    query = torch.full((1, 1, 64), 40.0, dtype=dtype)
    key = torch.stack([query[0], -query[0]], dim=1)
    value = torch.tensor([[[1.0, 5.0], [3.0, 7.0]]], dtype=dtype)
    mask = torch.tensor([[[True, True]]])
    values, weights = attention(query, key, value, mask)
    assert values.tolist() == [[[1.0, 5.0]]]
    assert weights.tolist() == [[[1.0, 0.0]]]


@given(sizes, sizes, sizes, sizes)
def test_heads_split_features_and_join_them(batch, length, n_heads, d_k):
    """Feature h · d_k + i of a position becomes feature i of head h."""
    x = torch.arange(batch * length * n_heads * d_k, dtype=torch.float32)
    x = x.view(batch, length, n_heads * d_k)
    heads = split_heads(x, n_heads)
    assert heads.shape == (batch, n_heads, length, d_k)
    for b, h, position, i in torch.cartesian_prod(*map(torch.arange, heads.shape[:])):
        assert heads[b, h, position, i] == x[b, position, h * d_k + i]
    assert torch.equal(concat_heads(heads), x)
    transposed = x.transpose(0, 2).clone().transpose(0, 2)
    assert torch.equal(split_heads(transposed, n_heads), heads)


@pytest.fixture
def multi():
    return MultiHeadAttention(D_MODEL, H)


@pytest.fixture
def x():
    return torch.randn(B, T, D_MODEL)


@pytest.fixture
def memory():
    return torch.randn(B, S, D_MODEL)


def test_fused_kernel_has_the_rate_and_no_weights(multi, x, monkeypatch):
    def no_weights(*_):
        pytest.fail("weights were computed")

    monkeypatch.setattr("annotated.transformer.attention.attention", no_weights)
    assert multi(x, x, x).shape == x.shape
    rates = []
    kernel = F.scaled_dot_product_attention

    def note_rate(*args, dropout_p, **kwargs):
        rates.append(dropout_p)
        return kernel(*args, dropout_p=dropout_p, **kwargs)

    monkeypatch.setattr(F, "scaled_dot_product_attention", note_rate)
    multi = MultiHeadAttention(D_MODEL, H, dropout=0.3)
    multi(x, x, x)
    multi.eval()(x, x, x)
    assert rates == [0.3, 0.0]


@pytest.mark.parametrize("need_weights", [False, True])
def test_masked_key_has_no_influence(multi, x, memory, need_weights):
    """Whatever stands there, even a value that would overflow everything."""
    mask = torch.ones(B, 1, S, dtype=torch.bool)
    mask[:, :, -1] = False
    wild = memory.clone()
    wild[:, -1] = 1e20
    before = multi(x, memory, memory, mask, need_weights)
    after = multi(x, wild, wild, mask, need_weights)
    assert_close(before, after, rtol=0, atol=0)


@pytest.mark.parametrize("need_weights", [False, True])
def test_dropout_on_the_weights_is_for_training(x, need_weights):
    multi = MultiHeadAttention(D_MODEL, H, dropout=0.5)

    def two_passes():
        a, b = (multi(x, x, x, need_weights=need_weights) for _ in range(2))
        return (a[0], b[0]) if need_weights else (a, b)

    first, second = two_passes()
    assert not torch.allclose(first, second)
    multi.eval()
    first, second = two_passes()
    assert torch.equal(first, second)


@pytest.mark.parametrize("n_heads", [2, 4, 34])
def test_heads_that_do_not_divide_d_model(n_heads):
    message = f"d_model = 33 cannot be split into n_heads = {n_heads}", "multiple"
    with refused(*message):
        MultiHeadAttention(33, n_heads)
    with refused(*message):
        split_heads(torch.zeros(2, 5, 33), n_heads)


def test_wrong_axes_and_arguments(multi, x, memory):
    with refused("x must have the axes (B, L, d_model)", "(5, 33)", "unsqueeze"):
        split_heads(torch.zeros(5, 33), 3)
    with refused("x must have the axes (B, H, L, d_k)", "(2, 5, 33)"):
        concat_heads(torch.zeros(2, 5, 33))
    with refused("query has shape (2, 5, 32)", "33", "project"):
        multi(x[..., :32], memory, memory)
    with refused("key has shape (2, 7, 32)", "33"):
        multi(x, memory[..., :32], memory)
    with refused("value has shape (2, 7, 32)", "33"):
        multi(x, memory, memory[..., :32])
    with refused("query must have the axes (B, L, d_model)", "(5, 33)"):
        multi(x[0], memory, memory)
    with refused("query is empty, shape (2, 0, 33)"):
        multi(x[:, :0], memory, memory)
    with refused("batch axes", "query (2, 5, 33)", "key (1, 7, 33)"):
        multi(x, memory[:1], memory[:1])


def zeros(*shape):
    return torch.zeros(*shape)


ATTENTION = [
    ([zeros(3), zeros(3), zeros(3)], "(..., length, features)", "query (3,)"),
    ([zeros(2, 5, 3), zeros(7, 3), zeros(7, 3)], "batch axes", "(2, 5, 3)", "(7, 3)"),
    ([zeros(2, 5, 3), zeros(1, 7, 3), zeros(1, 7, 3)], "batch axes", "expand"),
    ([zeros(5, 3), zeros(7, 2), zeros(7, 3)], "same last axis", "key (7, 2)"),
    ([zeros(5, 3), zeros(7, 3), zeros(6, 3)], "same length", "value (6, 3)"),
    ([zeros(0, 3), zeros(7, 3), zeros(7, 3)], "empty", "query (0, 3)"),
    ([zeros(5, 3), zeros(0, 3), zeros(0, 3)], "empty", "key (0, 3)"),
    ([zeros(5, 0), zeros(7, 0), zeros(7, 3)], "empty", "query (5, 0)"),
    ([zeros(5, 3).long()] * 3, "floating-point", "int64", ".float()"),
    ([zeros(5, 3)] * 3 + [zeros(5, 5) > 0], "mask of shape (5, 5)", "masks every key"),
    ([zeros(5, 3)] * 3 + [zeros(5, 5)], "mask must be Boolean", "float32"),
    ([zeros(5, 3)] * 3 + [zeros(5) == 0], "mask has shape (5,)", "(5, 5)"),
]


@pytest.mark.parametrize("case", ATTENTION)
def test_attention_checks_its_arguments(case):
    arguments, *parts = case
    with refused(*parts):
        attention(*arguments)


@pytest.mark.parametrize("need_weights", [False, True])
def test_multi_head_attention_checks_masks(multi, x, memory, need_weights):
    def attend(mask):
        multi(x, memory, memory, mask, need_weights)

    with refused("mask must be Boolean", "float32"):
        attend(torch.ones(B, 1, S))
    with refused("mask has shape (2, 7)", "(2, 5, 7)", "as many axes"):
        attend(torch.ones(B, S) > 0)
    with refused("mask has shape (5, 7)"):
        attend(torch.ones(T, S) > 0)
    with refused("mask has shape (2, 1, 5, 7)"):
        attend(torch.ones(B, 1, T, S) > 0)
    hidden = torch.ones(B, T, S) > 0
    hidden[1, 3] = False
    with refused("mask of shape (2, 5, 7)", "masks every key", "(1, 3)"):
        attend(hidden)
    # PyTorch's fused kernel reads it all the same, and gives numbers that mean nothing.
    mask = torch.ones(1, T, T, dtype=torch.bool, device="meta")
    with refused("mask is on meta and query on cpu", "mask.to('cpu')"):
        multi(x, x, x, mask, need_weights)
