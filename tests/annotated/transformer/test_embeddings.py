"""Embeddings and positions."""

import math

import pytest
import torch
from torch.testing import assert_close

from annotated import Embeddings, PositionalEncoding
from annotated.transformer.embeddings import sinusoids
from tests.helpers.small import D_MODEL, B, S, refused


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


def test_sinusoids_are_exact_and_shifts_are_rotations():
    """In float32, the angle at position 4999 would be off in the fourth digit."""
    table = sinusoids(5000, 8)
    assert table[4999, 2].item() == pytest.approx(math.sin(4999 / 10), abs=1e-7)
    assert table[4999, 1].item() == pytest.approx(math.cos(4999), abs=1e-7)
    # A shift by k is the same rotation of each (sin, cos) pair at every position.
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


def test_positions_are_those_of_the_table():
    """An old version added one vector, that of the length, to every position."""
    positions = PositionalEncoding(D_MODEL, dropout=0.0, max_len=11)
    out = positions(torch.zeros(B, S, D_MODEL))
    assert_close(out, sinusoids(11, D_MODEL)[:S].expand(B, S, D_MODEL))
    x = torch.randn(B, S, D_MODEL)
    assert torch.equal(positions(x)[:, 3:], positions(x[:, 3:], start=3))
    positions = PositionalEncoding(D_MODEL, dropout=0.0, max_len=S)
    assert positions(torch.zeros(B, S, D_MODEL)).shape == (B, S, D_MODEL)
    assert positions(torch.zeros(B, 1, D_MODEL), start=S - 1).shape == (B, 1, D_MODEL)


def test_dropout_is_on_the_sum_and_positions_are_a_buffer():
    """Not on the positions alone: a dropped number is 0, whatever x was."""
    positions = PositionalEncoding(D_MODEL, dropout=0.5).train()
    x = torch.full((B, S, D_MODEL), 100.0)
    out = positions(x)
    dropped = out == 0
    assert 0.3 < dropped.float().mean() < 0.7
    kept = ((x + positions.pe[:S]) * 2).masked_fill(dropped, 0)
    assert_close(out, kept)
    # They are saved, they move, and they are not trained.
    positions = PositionalEncoding(D_MODEL, dropout=0.0)
    assert "pe" in positions.state_dict()
    assert list(positions.parameters()) == []
    assert positions.double().pe.dtype == torch.float64
    assert positions.to("meta").pe.device.type == "meta"
    assert positions.half().pe.dtype == torch.float16


def test_invalid_ids_and_sequences():
    embed = Embeddings(17, D_MODEL, name="src")
    with refused("src holds ids from 3 to 17", "17 entries (0 to 16)", "tokenizer"):
        embed(torch.tensor([[3, 17]]))
    with refused("src holds ids from -1 to 3", "17 entries"):
        embed(torch.tensor([[3, -1]]))
    assert embed(torch.tensor([[0, 16]])).shape == (1, 2, D_MODEL)
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
