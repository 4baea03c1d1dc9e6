"""The model to compare with: `torch.nn.Transformer` with our embeddings and generator.

The embeddings, the positions, the generator, the loss and the optimizer are those of the
package. The two stacks are PyTorch's. Both models have the same number of weights.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from types import SimpleNamespace

import torch
from torch import Tensor, nn

from annotated import (
    Batch,
    Embeddings,
    EncoderDecoder,
    Generator,
    PositionalEncoding,
    causal_mask,
    make_model,
)

PAD = 0
SIZES = {  # the paper's base model, and the size of the translator that is shipped
    "base": dict(n_layers=6, d_model=512, d_ff=2048, n_heads=8, vocabulary=10_000),
    "small": dict(n_layers=2, d_model=64, d_ff=128, n_heads=4, vocabulary=100),
}
EVERY_PLACE = ("dropout", "attention_dropout", "feed_forward_dropout")
DROPOUT = {
    "the paper's": dict(dropout=0.1),
    "nn.Transformer's": dict.fromkeys(EVERY_PLACE, 0.1),
}


class TorchTransformer(nn.Module):
    """`nn.Transformer` (pre-norm, batch first) between the package's first and last modules.

    Its dropout has two places more than the paper's: the attention weights, and inside
    the feed-forward.
    """

    def __init__(self, n_layers, d_model, d_ff, n_heads, vocabulary):
        super().__init__()
        self.src_embed = Embeddings(vocabulary, d_model)
        self.tgt_embed = Embeddings(vocabulary, d_model)
        self.positions = PositionalEncoding(d_model, dropout=0.1)
        with warnings.catch_warnings():  # it says that pre-norm has no nested tensors
            warnings.simplefilter("ignore")
            sizes = d_model, n_heads, n_layers, n_layers, d_ff
            order = dict(batch_first=True, norm_first=True)
            self.transformer = nn.Transformer(*sizes, dropout=0.1, **order)
        self.generator = Generator(d_model, vocabulary)

    def forward(self, src, tgt, src_padding, tgt_padding) -> Tensor:
        """Return logits. Here a mask is True where something is hidden, as PyTorch has it."""
        future = causal_mask(tgt.shape[1])[0].logical_not()
        states = self.transformer(
            self.positions(self.src_embed(src)),
            self.positions(self.tgt_embed(tgt)),
            tgt_mask=future,
            tgt_is_causal=True,  # spares PyTorch the work of finding it out
            src_key_padding_mask=src_padding,
            tgt_key_padding_mask=tgt_padding,
            memory_key_padding_mask=src_padding,
        )
        return self.generator(states)


def model_and_batches(size: str, dropout: str = "") -> tuple[nn.Module, Callable]:
    """Return our model with a set of dropouts, or PyTorch's, and what makes its batches."""
    if dropout:
        return own_model(size, dropout), own_batch
    return TorchTransformer(**SIZES[size]), torch_batch


def own_model(size: str, dropout: str) -> EncoderDecoder:
    sizes = dict(SIZES[size])
    vocabulary = sizes.pop("vocabulary")
    return make_model(vocabulary, vocabulary, **sizes, **DROPOUT[dropout])


def random_ids(size: str, batch: int, length: int, padding: bool = False) -> Tensor:
    """Return ids (B, L). With padding, sentences are from half to all of the length."""
    ids = torch.randint(4, SIZES[size]["vocabulary"], (batch, length))
    if padding:
        lengths = torch.linspace(length // 2, length, batch).long().unsqueeze(1)
        ids = ids.masked_fill(torch.arange(length) >= lengths, PAD)
    return ids


def own_batch(src: Tensor, tgt: Tensor, padding: bool) -> Batch:
    batch = Batch(src, tgt, PAD)
    if not padding:  # nothing to hide but the future
        batch.src_mask = None
        batch.tgt_mask = causal_mask(batch.tgt_in.shape[1])
    return batch


def torch_batch(src: Tensor, tgt: Tensor, padding: bool) -> SimpleNamespace:
    """Return the same batch with masks for `nn.Transformer`: (B, L), True = hidden."""
    tgt_in = tgt[:, :-1]
    return SimpleNamespace(
        src=src,
        tgt_in=tgt_in,
        tgt_out=tgt[:, 1:],
        pad_id=PAD,
        src_mask=src == PAD if padding else None,
        tgt_mask=tgt_in == PAD if padding else None,
    )
