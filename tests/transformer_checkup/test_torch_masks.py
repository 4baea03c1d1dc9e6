"""Masks are examined as PyTorch's own attention receives them."""

import pytest
import torch
from torch import nn

from tests.transformer_checkup.strangers.models import FF, HEADS, TGT, Base, D
from transformer_checkup import checkup

NAME = "masks that PyTorch receives"


class Decoder(Base):
    """A decoder alone of PyTorch's layers; its methods are replaced by faults."""

    def __init__(self):
        super().__init__()
        self.prepare(0.1)
        self.table = nn.Embedding(TGT, D)
        layer = nn.TransformerEncoderLayer(D, HEADS, FF, batch_first=True)
        self.stack = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)
        self.head = nn.Linear(D, TGT)

    def masks(self, ids):
        return dict(mask=~self.causal(ids), src_key_padding_mask=ids == 0)

    def forward(self, ids):
        x = self.embed(self.table, ids)
        return self.head(self.stack(x, **self.masks(ids)))


class Fused(Decoder):
    """The same with PyTorch's function, whose masks are True where a token may be seen."""

    def forward(self, ids):
        x = self.embed(self.table, ids)
        heads = x.unflatten(-1, (HEADS, -1)).transpose(1, 2)
        mask = self.hidden(ids)
        y = nn.functional.scaled_dot_product_attention(heads, heads, heads, mask)
        return self.head(x + y.transpose(1, 2).flatten(2))

    def hidden(self, ids):
        return self.causal(ids) & (ids != 0)[:, None, None]


def inverted(self, ids):
    real = (ids != 0)[:, None, None]
    return ~real if (~real).any() else None


def numbers(self, ids):
    return dict(mask=(~self.causal(ids)).float(), src_key_padding_mask=ids == 0)


def in_evaluation_alone(self, ids):
    masks = Decoder.masks(self, ids)
    return masks | dict(src_key_padding_mask=None) if self.training else masks


def one_of_two(self, ids):
    padding = ids == 0
    causal = dict(mask=~self.causal(ids))
    return dict(src_key_padding_mask=padding) if padding.any() else causal


def only_a_hint(self, ids):
    window = ~self.causal(ids) | self.causal(ids).tril(-3)
    return dict(mask=window, is_causal=True, src_key_padding_mask=ids == 0)


@pytest.mark.parametrize(
    "base, changes, words",
    [
        (Decoder, {}, ""),
        (Fused, {}, ""),
        (Decoder, dict(masks=numbers), "mask holds 0.0 and 1.0"),
        (
            Decoder,
            dict(masks=in_evaluation_alone),
            "key_padding_mask is missing in training",
        ),
        (Decoder, dict(masks=one_of_two), "mask is missing with padding"),
        (
            Decoder,
            dict(masks=only_a_hint),
            "is_causal=True beside a mask that is not causal",
        ),
        (Fused, dict(hidden=inverted), "attn_mask"),
    ],
)
def test_a_wrong_mask_is_named_and_a_right_one_passes(base, changes, words):
    torch.manual_seed(0)
    model = type("Changed", (base,), changes)()
    row = checkup(model, tgt_vocab=TGT, pad_id=0, train=False, progress=False)[NAME]
    assert row.outcome == ("failed" if words else "passed"), row
    assert words in row.measured, row
