"""A small model and a small batch. The sizes are distinct primes: a swapped axis cannot pass."""

import re
from contextlib import contextmanager

import jaxtyping
import pytest
import torch

from annotated import make_model, padding_mask, target_mask

B, H, T, S, D_K, D_FF, SRC_VOCAB, TGT_VOCAB, MAX_LEN = 2, 3, 5, 7, 11, 13, 17, 19, 23
D_MODEL = H * D_K
N_LAYERS = 2
PAD, BOS, EOS = 0, 1, 2


def small_model(src_vocab=SRC_VOCAB, tgt_vocab=TGT_VOCAB, **settings):
    sizes = dict(n_layers=N_LAYERS, d_model=D_MODEL, d_ff=D_FF, n_heads=H)
    sizes["max_len"] = MAX_LEN
    model = make_model(src_vocab, tgt_vocab, **{**sizes, "dropout": 0.0, **settings})
    return spread_out(model)


def spread_out(module):
    """Draw the biases and norms too: with their first values (0 and 1), faults can hide."""
    for parameter in module.parameters():
        if parameter.dim() == 1:
            parameter.data += 0.3 * torch.randn_like(parameter)
    return module


def words(*shape, vocab=SRC_VOCAB):
    """Return random ids of real words: no padding, start or end."""
    return torch.randint(EOS + 1, vocab, shape)


def small_batch():
    """Return ids and masks (src, tgt, src_mask, tgt_mask), with padding in both languages."""
    src, tgt = words(B, S), words(B, T, vocab=TGT_VOCAB)
    src[1, -2:] = PAD
    tgt[0, -1:] = PAD
    return src, tgt, padding_mask(src, PAD), target_mask(tgt, PAD)


@contextmanager
def refused(*parts):
    """Expect a ValueError of the package whose message has these parts in this order.

    The annotations are not checked meanwhile: readers have no such check either.
    """
    before = jaxtyping.config.jaxtyping_disable
    jaxtyping.config.update("jaxtyping_disable", True)
    try:
        with pytest.raises(ValueError, match=".*".join(map(re.escape, parts))):
            yield
    finally:
        jaxtyping.config.update("jaxtyping_disable", before)


def refuses(call, *cases, errors=ValueError):
    """Return a test that `call` refuses each case: its arguments and, last, the message."""

    @pytest.mark.parametrize("case", cases)
    def test(case):
        *arguments, message = case
        with pytest.raises(errors, match=message):
            call(*arguments)

    return test
