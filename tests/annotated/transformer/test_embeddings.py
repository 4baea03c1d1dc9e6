"""Embeddings and positions."""

import math

import pytest
import torch
from torch.testing import assert_close

from annotated import Embeddings, PositionalEncoding
from annotated.transformer.embeddings import sinusoids
from tests.helpers.small import D_MODEL, B, S, refused, words


def test_embeddings_are_scaled_rows_of_table():
    embed = Embeddings(17, D_MODEL)
    ids = words(B, S)
    out = embed(ids)
    for row, column in [(0, 0), (1, 3), (1, S - 1)]:
        expected = embed.table.weight[ids[row, column]] * math.sqrt(D_MODEL)
        assert_close(out[row, column], expected)


@pytest.mark.parametrize("d_model", [1, 2, 7, 8, 33])
def test_sinusoids_follow_the_formula(d_model):
    """Section 3.5, number by number. An odd d_model ends in a sine."""
    table = sinusoids(29, d_model)
    assert table.shape == (29, d_model)
    for pos in range(29):
        for column in range(d_model):
            angle = pos / 10000 ** ((column - column % 2) / d_model)
            expected = math.cos(angle) if column % 2 else math.sin(angle)
            assert table[pos, column].item() == pytest.approx(expected, abs=1e-7)


def test_sinusoids_of_far_positions_are_exact():
    """In float32, the angle at position 4999 would be off in the fourth digit."""
    table = sinusoids(5000, 8)
    assert table[4999, 2].item() == pytest.approx(math.sin(4999 / 10), abs=1e-7)
    assert table[4999, 1].item() == pytest.approx(math.cos(4999), abs=1e-7)


def test_shift_is_a_rotation():
    """A shift by k is the same rotation of each (sin, cos) pair at every position."""
    d_model, k = 8, 5
    table = sinusoids(31, d_model).double()
    for i in range(0, d_model, 2):
        turn = k / 10000 ** (i / d_model)
        rotation = torch.tensor(
            [[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]],
            dtype=torch.float64,
        )
        pairs = table[:, i : i + 2]
        assert_close(pairs[:-k] @ rotation.T, pairs[k:], atol=1e-6, rtol=0)


def test_each_position_has_its_own_vector():
    """An old version added one vector, that of the length, to every position."""
    positions = PositionalEncoding(D_MODEL, dropout=0.0, max_len=11)
    out = positions(torch.zeros(B, S, D_MODEL))
    assert_close(out, sinusoids(11, D_MODEL)[:S].expand(B, S, D_MODEL))


def test_start_shifts_the_positions():
    positions = PositionalEncoding(D_MODEL, dropout=0.0, max_len=11)
    x = torch.randn(B, S, D_MODEL)
    assert torch.equal(positions(x)[:, 3:], positions(x[:, 3:], start=3))


def test_last_position_can_be_used():
    positions = PositionalEncoding(D_MODEL, dropout=0.0, max_len=S)
    assert positions(torch.zeros(B, S, D_MODEL)).shape == (B, S, D_MODEL)
    assert positions(torch.zeros(B, 1, D_MODEL), start=S - 1).shape == (B, 1, D_MODEL)


def test_dropout_is_on_the_sum():
    """Not on the positions alone: a dropped number is 0, whatever x was."""
    positions = PositionalEncoding(D_MODEL, dropout=0.5).train()
    x = torch.full((B, S, D_MODEL), 100.0)
    out = positions(x)
    dropped = out == 0
    assert 0.3 < dropped.float().mean() < 0.7
    kept = ((x + positions.pe[:S]) * 2).masked_fill(dropped, 0)
    assert_close(out, kept)


def test_positions_are_a_buffer():
    """They are saved, they move, and they are not trained."""
    positions = PositionalEncoding(D_MODEL, dropout=0.0)
    assert "pe" in positions.state_dict()
    assert list(positions.parameters()) == []
    assert positions.double().pe.dtype == torch.float64
    assert positions.to("meta").pe.device.type == "meta"
    assert positions.half().pe.dtype == torch.float16


def test_ids_outside_vocabulary():
    embed = Embeddings(17, D_MODEL, name="src")
    with refused("src holds ids from 3 to 17", "17 entries (0 to 16)", "tokenizer"):
        embed(torch.tensor([[3, 17]]))
    with refused("src holds ids from -1 to 3", "17 entries"):
        embed(torch.tensor([[3, -1]]))
    assert embed(torch.tensor([[0, 16]])).shape == (1, 2, D_MODEL)


def test_invalid_sequences():
    positions = PositionalEncoding(D_MODEL, dropout=0.0, max_len=5)
    with refused("(2, 6, 33)", "6 positions", "max_len is 5", "larger max_len"):
        positions(torch.zeros(2, 6, D_MODEL))
    with refused("start = 5", "6 positions", "max_len is 5"):
        positions(torch.zeros(2, 1, D_MODEL), start=5)
    with refused("start must be at least 0, got -1"):
        positions(torch.zeros(2, 1, D_MODEL), start=-1)
    with refused("x has shape (2, 5, 32)", "33"):
        positions(torch.zeros(2, 5, 32))
    with refused("x must have the axes (B, L, d_model)", "(5, 33)", "unsqueeze"):
        positions(torch.zeros(5, D_MODEL))
    with refused("x is empty, shape (2, 0, 33)"):
        positions(torch.zeros(2, 0, D_MODEL))


@pytest.mark.parametrize("size", [0, -1, 2.0, True])
def test_invalid_sizes(size):
    with refused("d_model must be an integer of at least 1", repr(size)):
        Embeddings(17, size)
    with refused("vocab_size must be an integer of at least 1", repr(size)):
        Embeddings(size, 33)
    with refused("d_model must be an integer of at least 1", repr(size)):
        PositionalEncoding(size, 0.0)
    with refused("max_len must be an integer of at least 1", repr(size)):
        PositionalEncoding(33, 0.0, size)
