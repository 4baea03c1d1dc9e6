"""What answers are given: random inputs of a size, and layers of the book around an answer."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from annotated import (
    Encoder,
    EncoderLayer,
    MultiHeadAttention,
    PositionwiseFeedForward,
    TransformerConfig,
    attention,
    padding_mask,
)


def nothing(size: int) -> tuple:
    return ()


def word_and_tokens(size: int) -> tuple[str, set[str]]:
    word = "".join(random.choices("abc", k=size + 1))
    cuts = [sorted(random.choices(range(size + 2), k=2)) for _ in range(size)]
    return word, {*"abc"} | {word[a:b] for a, b in cuts if b > a}


def ids_and_rows(size: int) -> tuple[Tensor, Tensor]:
    return torch.randint(size + 1, (2, size)), torch.randn(size + 1, 5)


def sentence_numbers(size: int) -> tuple[list[int]]:
    return (sorted(random.choices(range(3), k=size)),)


def corners(size: int) -> tuple[Tensor]:
    return (torch.randint(2, (size, 2)).float(),)


def sample(module: nn.Module) -> nn.Module:
    """Sample all parameters, so that no gain is 1 and no bias 0."""
    for parameter in module.parameters():
        nn.init.normal_(parameter, std=0.5)
    return module.eval()


def layer_and_batch(size: int) -> tuple[nn.Module, Tensor, Tensor]:
    ids = torch.randint(0, 3, (2, size + 1))
    ids[:, 0] = 1  # some token is no padding
    layer = sample(EncoderLayer(12, n_heads=3, d_ff=5, dropout=0.1))
    return layer, torch.randn(2, size + 1, 12), padding_mask(ids, 0)


def attention_and_batch(size: int) -> tuple:
    layer = sample(MultiHeadAttention(12, 3))
    query, source = torch.randn(2, size, 12), torch.randn(2, size + 1, 12)
    mask = torch.rand(2, size, size + 1) < 0.6
    mask[..., 0] = True
    return layer, query, source, source, mask


def network_and_batch(size: int) -> tuple[nn.Module, Tensor]:
    return sample(PositionwiseFeedForward(4, 3)), torch.randn(2, size, 4)


def encoder_and_batch(size: int) -> tuple[nn.Module, Tensor, Tensor]:
    config = TransformerConfig(
        src_vocab=1, tgt_vocab=1, n_layers=1 + size % 3, d_model=12, n_heads=3, d_ff=5
    )
    _, x, mask = layer_and_batch(size)
    return sample(Encoder(config)), x, mask


# From an answer to the function that is examined.


def looked_up(answer: Any) -> Callable:
    """Return a function of ids and rows: what the look-up gives, and its gradient."""

    def run(ids, rows):
        module = answer(rows.shape[1], rows.shape[0])
        if any(isinstance(m, nn.Embedding) for m in module.modules()):
            raise ValueError("LookUp contains an nn.Embedding: index a parameter")
        (weight,) = module.parameters()
        weight.data = rows
        out = module(ids)
        out.square().sum().backward()
        return out, weight.grad

    return run


def for_each_head(answer: Any) -> Callable:
    """Return the answer, which takes matrices, for tensors (B, H, L, d_k)."""

    def attend(query, key, value, mask):
        heads = query.shape[:2]
        masks = None if mask is None else mask.expand(*heads, *mask.shape[-2:])
        found = [
            answer(query[i], key[i], value[i], None if masks is None else masks[i])
            for i in itertools.product(*map(range, heads))
        ]
        return torch.stack(found).unflatten(0, heads)

    return attend


class Wrapped(nn.Module):
    """A layer of the book, computed by an answer that is given the layer."""

    def __init__(self, layer: nn.Module, answer: Callable):
        super().__init__()
        self.layer, self.answer = layer, answer

    def forward(self, x):
        return self.answer(self.layer, x)


class WrappedAttention(Wrapped):
    def forward(self, query, key, value, mask=None):
        return self.answer(self.layer, query, key, value, mask)


def attention_layer(answer: Any) -> nn.Module:
    return WrappedAttention(MultiHeadAttention(33, 3), answer)


def feed_forward_layer(answer: Any) -> nn.Module:
    return Wrapped(PositionwiseFeedForward(33, 13), answer)


def weights_of(answer: Any) -> Callable:
    """Return the attention weights of the query and the key that the answer returns."""

    def weights():
        query, key = answer()
        return attention(query, key, torch.zeros(len(key), 1))[1]

    return weights


def first_feature(answer: Any) -> Callable:
    return lambda x: answer()(x)[..., 0]


def by_pytorch(answer: Any) -> Callable:
    def run(layer, x, mask):
        out = answer(layer).eval()(x, src_key_padding_mask=~mask[:, 0])
        return out * mask.mT  # the fast path writes zeros at padding

    return run
