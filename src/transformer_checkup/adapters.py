"""Well-known implementations, called in the way of this package: `nn.Transformer`, …"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from annotated.transformer.config import TransformerConfig
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.masks import causal_mask, padding_mask, target_mask
from annotated.transformer.model import EncoderDecoder, Generator


class TorchTransformer(nn.Module):
    """An `nn.Transformer` between embeddings, positions and an output projection of this package.

    `nn.Transformer` maps vectors to vectors, and takes masks with True = masked. Here it
    becomes a model from ids to logits that makes those masks itself. Works in both
    layouts (`batch_first`).
    """

    def __init__(
        self,
        transformer: nn.Transformer,
        src_vocab: int,
        tgt_vocab: int,
        pad_id: int = 0,
    ):
        super().__init__()
        d_model = transformer.d_model
        self.transformer, self.pad_id = transformer, pad_id
        self.src_embed = Embeddings(src_vocab, d_model, "src")
        self.tgt_embed = Embeddings(tgt_vocab, d_model, "tgt")
        for table in (self.src_embed.table, self.tgt_embed.table):
            nn.init.normal_(table.weight, std=d_model**-0.5)
        self.positions = PositionalEncoding(d_model, 0.0, max_len=512)
        self.generator = Generator(d_model, tgt_vocab)
        first = next(transformer.parameters())
        self.to(device=first.device, dtype=first.dtype)

    def forward(self, src: Tensor, tgt: Tensor) -> Tensor:
        src_padding = ~padding_mask(src, self.pad_id)[:, 0]  # (B, S), True = masked
        x, y = self.positions(self.src_embed(src)), self.positions(self.tgt_embed(tgt))
        if not self.transformer.batch_first:
            x, y = x.transpose(0, 1), y.transpose(0, 1)  # (S, B, d_model)
        states = self.transformer(
            x,
            y,
            tgt_mask=~causal_mask(tgt.shape[1], tgt.device)[0],
            src_key_padding_mask=src_padding,
            tgt_key_padding_mask=~padding_mask(tgt, self.pad_id)[:, 0],
            memory_key_padding_mask=src_padding,
        )
        if not self.transformer.batch_first:
            states = states.transpose(0, 1)
        return self.generator(states)


ATTENTION_BATCH = 11  # not a usual number of heads
ATTENTION_RANKS = {
    "(B, Q, K)": lambda mask: mask,
    "(B, 1, Q, K)": lambda mask: mask[:, None],
}


class MakesItsMasks(EncoderDecoder):
    """The model of this package, which may also be called without masks, as many others are."""

    def __init__(self, config: TransformerConfig, pad_id: int):
        super().__init__(config)
        self.pad_id = pad_id

    def forward(
        self,
        src: Tensor,
        tgt: Tensor,
        src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None,
    ) -> Tensor:
        if src_mask is None:
            src_mask = padding_mask(src, self.pad_id)
        if tgt_mask is None:
            tgt_mask = target_mask(tgt, self.pad_id)
        return super().forward(src, tgt, src_mask, tgt_mask)


class AttentionCall:
    """A call of an attention layer, whose masks have three axes or four: both are tried."""

    def __init__(self, part: Callable[..., Any]):
        self.part, self.rank = part, ""

    def __call__(
        self, query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None = None
    ):
        if mask is None:
            return self.part(query, key, value, None)
        ranks = (r for r in ATTENTION_RANKS if self.runs(r, query, key, value, mask))
        self.rank = self.rank or next(ranks, "(B, Q, K)")
        return self.part(query, key, value, ATTENTION_RANKS[self.rank](mask))

    def runs(self, rank: str, *given: Tensor) -> bool:
        *vectors, mask = (x[:1].expand(ATTENTION_BATCH, *x.shape[1:]) for x in given)
        try:
            with torch.random.fork_rng(), torch.no_grad():
                self.part(*vectors, ATTENTION_RANKS[rank](mask))
        except Exception:  # the next rank is tried
            return False
        return True


def torch_attention(
    module: nn.MultiheadAttention,
) -> Callable[..., tuple[Tensor, Tensor]]:
    """`nn.MultiheadAttention` called as this package calls attention: True = may attend."""

    def call(query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None = None):
        if not module.batch_first:
            query, key, value = (x.transpose(0, 1) for x in (query, key, value))
        if mask is not None:  # (B, Q, K), once for each head
            mask = (~mask).repeat_interleave(module.num_heads, 0)
        out, weights = module(
            query, key, value, attn_mask=mask, average_attn_weights=False
        )
        return out if module.batch_first else out.transpose(0, 1), weights

    return call
