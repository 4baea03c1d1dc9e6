"""Masks: True = may attend."""

import torch
from hypothesis import given
from hypothesis import strategies as st

from annotated import causal_mask, padding_mask, target_mask
from tests.helpers.small import refused

lengths = st.integers(1, 13)


@st.composite
def padded_ids(draw):
    """Rows of ids that may hold padding anywhere, and the id of the padding."""
    batch, length = draw(lengths), draw(lengths)
    flat = st.lists(st.integers(0, 4), min_size=batch * length, max_size=batch * length)
    return torch.tensor(draw(flat)).view(batch, length), draw(st.integers(0, 4))


def test_target_mask_by_hand_and_device():
    expected = [[True, False, False], [True, True, False], [True, True, False]]
    assert target_mask(torch.tensor([[5, 6, 0]]), pad_id=0).tolist() == [expected]
    ids = torch.ones(2, 5, dtype=torch.long, device="meta")
    assert target_mask(ids, pad_id=0).device.type == "meta"
    assert causal_mask(5, "meta").device.type == "meta"


@given(padded_ids())
def test_padding_mask_compares_each_id(ids_and_pad):
    ids, pad_id = ids_and_pad
    mask = padding_mask(ids, pad_id)
    assert mask.shape == (ids.shape[0], 1, ids.shape[1])
    for row, sentence in enumerate(ids.tolist()):
        assert mask[row, 0].tolist() == [token != pad_id for token in sentence]


@given(lengths)
def test_causal_mask_compares_positions(length):
    mask = causal_mask(length)
    assert mask.shape == (1, length, length)
    for query in range(length):
        assert mask[0, query].tolist() == [key <= query for key in range(length)]


@given(padded_ids())
def test_target_mask_combines_both(ids_and_pad):
    ids, pad_id = ids_and_pad
    mask = target_mask(ids, pad_id)
    batch, length = ids.shape
    assert mask.shape == (batch, length, length)
    for row, query, key in torch.cartesian_prod(*map(torch.arange, mask.shape)):
        seen = key <= query and ids[row, key] != pad_id
        assert mask[row, query, key] == seen


def test_invalid_ids():
    with refused("ids must have shape (B, L), got (3,)", "batch axis"):
        padding_mask(torch.tensor([1, 2, 0]), 0)
    with refused("ids must hold integer ids", "float32", ".long()"):
        padding_mask(torch.ones(2, 3), 0)
    with refused("ids must be a tensor", "list", "torch.tensor(ids)"):
        padding_mask([[1, 2]], 0)
    with refused("ids is empty", "(2, 0)"):
        target_mask(torch.ones(2, 0, dtype=torch.long), 0)
