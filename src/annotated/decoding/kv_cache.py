"""The KV cache: the decoder, run for one new token at a time.

In training the decoder gets the whole target at once. Decoding generates it token by token,
and runs the decoder each time. Without a cache, step t projects all t tokens again; with
one, it projects only the newest and keeps the keys and values of the others.

The letter R counts the targets that are being generated: one for each sentence, or in beam
search several, R = B · beams. The beams of a sentence stand one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import torch

from annotated.transformer.decoder_only import DecoderOnly
from annotated.transformer.masks import causal_mask

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jaxtyping import Bool, Float, Int
    from torch import Tensor

    from annotated.transformer.layers import TransformerLayer
    from annotated.transformer.model import EncoderDecoder


def select_mask(
    mask: Bool[Tensor, "#B 1 #S"] | None, rows: Int[Tensor, " R"]
) -> Bool[Tensor, "#R 1 #S"] | None:
    """Return the mask of these rows. One row may stand for all of them."""
    return mask if mask is None or len(mask) == 1 else mask[rows]


def reorder_buffer(
    buffer: Float[Tensor, "_ H max_len d_k"], rows: Int[Tensor, " R"], length: int
) -> Float[Tensor, "R H max_len d_k"]:
    """Move these rows to the front of the buffer, as far as it is filled, and cut off the rest."""
    moved = buffer[rows, :, :length]  # a copy
    buffer[: len(rows), :, :length] = moved
    return buffer[: len(rows)]


class LayerCache:
    """The keys and values that one layer keeps between steps: of its past and of the memory.

    Those of the memory never change, so they are projected once, for all beams. Those of
    the target grow by one position a step, in a buffer with room for all. In a
    decoder-only model there is no memory.
    """

    def __init__(
        self,
        layer: TransformerLayer,
        memory: Float[Tensor, "B S d_model"] | None,
        rows: int,
        max_len: int,
    ):
        self.layer = layer
        weight, n_heads = layer.self_attention.w_k.weight, layer.self_attention.n_heads
        d_k = len(weight) // n_heads
        self.keys = weight.new_empty(rows, n_heads, max_len, d_k)
        self.values = torch.empty_like(self.keys)
        self.memory_kv: tuple[Tensor, ...] = ()
        if memory is not None:  # keys and values of the memory, each (B, H, S, d_k)
            self.memory_kv = layer.cross_attention.project_kv(memory, memory)

    def step(
        self,
        x: Float[Tensor, "R 1 d_model"],
        position: int,
        src_mask: Bool[Tensor, "#B 1 #S"] | None,
    ) -> Float[Tensor, "R 1 d_model"]:
        """Run the layer's forward pass for the one position that is new."""
        layer = self.layer
        x = layer.sublayers[0](x, lambda x: self.attend_to_past(x, position))
        if self.memory_kv:
            x = layer.sublayers[1](x, lambda x: self.attend_to_memory(x, src_mask))
        return layer.sublayers[-1](x, layer.feed_forward)

    def attend_to_past(
        self, x: Float[Tensor, "R 1 d_model"], position: int
    ) -> Float[Tensor, "R 1 d_model"]:
        """Store the new key and value, then attend to all that is stored: the past, so no mask."""
        attention = self.layer.self_attention
        k, v = attention.project_kv(x, x)  # (R, H, 1, d_k)
        self.keys[:, :, position] = k[:, :, 0]
        self.values[:, :, position] = v[:, :, 0]
        end = position + 1
        found = attention.attend(x, self.keys[:, :, :end], self.values[:, :, :end])
        return cast("Tensor", found)  # a pair only if the weights are asked for

    def attend_to_memory(
        self,
        x: Float[Tensor, "R 1 d_model"],
        src_mask: Bool[Tensor, "#B 1 #S"] | None,
    ) -> Float[Tensor, "R 1 d_model"]:
        """Attend with the beams of a sentence as so many queries to one memory, without copies."""
        sentences = len(self.memory_kv[0])
        queries = x.view(sentences, -1, x.shape[-1])  # (B, beams, d_model)
        found = self.layer.cross_attention.attend(
            queries, *self.memory_kv, mask=src_mask
        )
        return cast("Tensor", found).view_as(x)

    def reorder(
        self, rows: Int[Tensor, " R"], sentences: Int[Tensor, " B"], length: int
    ) -> None:
        """Keep only these targets and sentences, in this order."""
        self.keys = reorder_buffer(self.keys, rows, length)
        self.values = reorder_buffer(self.values, rows, length)
        if self.memory_kv and len(sentences) < len(self.memory_kv[0]):
            k, v = self.memory_kv
            self.memory_kv = k[sentences], v[sentences]


class CachedDecoder:
    """Compute the logits of the next token, one token at a time, with a cache for each layer.

    Args:
        memory: the encoder's output, or None for a decoder-only model.
        max_len: how many tokens the caches have room for.
        beams: how many targets each sentence of the memory has; without a memory, all.
    """

    def __init__(
        self,
        model: EncoderDecoder | DecoderOnly,
        memory: Float[Tensor, "B S d_model"] | None,
        src_mask: Bool[Tensor, "#B 1 #S"] | None,
        max_len: int,
        beams: int = 1,
    ):
        self.model, self.src_mask = model, src_mask
        is_alone = isinstance(model, DecoderOnly)
        self.embedding = model.embedding if is_alone else model.tgt_embed
        self.length = 0  # how many tokens have been read
        rows = beams if memory is None else len(memory) * beams
        layers = cast("Iterable[TransformerLayer]", model.decoder.layers)
        self.layers = [LayerCache(layer, memory, rows, max_len) for layer in layers]

    def next_logits(self, tgt: Int[Tensor, "R T"]) -> Float[Tensor, "R vocab"]:
        """Compute the logits after the last token of `tgt`; earlier calls read those before it."""
        self.length = tgt.shape[1]
        position = self.length - 1
        x = self.model.positions(self.embedding(tgt[:, -1:]), start=position)
        for layer in self.layers:
            x = layer.step(x, position, self.src_mask)
        return self.model.generator(self.model.decoder.norm(x))[:, -1]

    def reorder(self, rows: Int[Tensor, " R"], sentences: Int[Tensor, " B"]) -> None:
        """Keep only these targets and sentences, in this order."""
        for layer in self.layers:
            layer.reorder(rows, sentences, self.length)
        self.src_mask = select_mask(self.src_mask, sentences)


class UncachedDecoder:
    """Compute the same logits without a cache: each step runs the decoder on the whole target."""

    def __init__(
        self,
        model: EncoderDecoder,
        memory: Float[Tensor, "B S d_model"],
        src_mask: Bool[Tensor, "#B 1 #S"] | None,
        beams: int = 1,
    ):
        self.model, self.src_mask = model, src_mask
        self.memory = memory.repeat_interleave(beams, dim=0)  # (R, S, d_model)
        if src_mask is not None and len(src_mask) > 1:
            self.src_mask = src_mask.repeat_interleave(beams, dim=0)

    def next_logits(self, tgt: Int[Tensor, "R T"]) -> Float[Tensor, "R vocab"]:
        tgt_mask = causal_mask(tgt.shape[1], tgt.device)
        states = self.model.decode(self.memory, self.src_mask, tgt, tgt_mask)
        return self.model.generator(states[:, -1])

    def reorder(self, rows: Int[Tensor, " R"], sentences: Int[Tensor, " B"]) -> None:
        """Keep only these targets. All beams of a sentence have the same memory."""
        self.memory = self.memory[rows]
        self.src_mask = select_mask(self.src_mask, rows)


def open_decoder(
    model: EncoderDecoder,
    src: Int[Tensor, "B S"],
    src_mask: Bool[Tensor, "#B 1 #S"] | None,
    max_len: int,
    cache: bool,
    beams: int = 1,
) -> CachedDecoder | UncachedDecoder:
    """Encode the source, and build a decoder for it, with a cache or without."""
    memory = model.encode(src, src_mask)
    if cache:
        return CachedDecoder(model, memory, src_mask, max_len, beams)
    return UncachedDecoder(model, memory, src_mask, beams)
