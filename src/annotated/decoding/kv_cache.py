"""The KV cache: the decoder, run for one new token at a time.

In training the decoder gets the whole target at once. Decoding has to generate the target
first, so it runs the decoder once per token. Without a cache, step t projects all t
tokens again; with one, it projects only the newest and keeps the keys and values of the
others.

The letter R counts the targets that are being generated. Usually that is one for each
sentence. Beam search generates several, its beams: R = B · beams, and the beams of a
sentence stand one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast, runtime_checkable

import torch

from annotated.transformer.masks import causal_mask

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jaxtyping import Bool, Float, Int
    from torch import Tensor

    from annotated.transformer.layers import DecoderLayer
    from annotated.transformer.model import EncoderDecoder


class LayerCache:
    """What one decoder layer keeps between steps: keys and values of its past and of the memory.

    The keys and values of the memory never change, so they are projected once, for all
    beams. Those of the target grow by one position a step, in a buffer that has room for
    all of them.
    """

    def __init__(
        self,
        layer: DecoderLayer,
        memory: Float[Tensor, "B S d_model"],
        max_len: int,
        beams: int = 1,
    ):
        self.layer = layer
        # Keys and values of the memory, each (B, H, S, d_k)
        self.memory_kv = layer.cross_attention.project_kv(memory, memory)
        sentences, n_heads, _, d_k = self.memory_kv[0].shape
        self.keys = memory.new_empty(sentences * beams, n_heads, max_len, d_k)
        self.values = torch.empty_like(self.keys)

    def step(
        self,
        x: Float[Tensor, "R 1 d_model"],
        position: int,
        src_mask: Bool[Tensor, "#B 1 #S"] | None,
    ) -> Float[Tensor, "R 1 d_model"]:
        """The layer's forward pass for the one position that is new."""
        layer = self.layer
        x = layer.sublayers[0](x, lambda x: self.attend_to_past(x, position))
        x = layer.sublayers[1](x, lambda x: self.attend_to_memory(x, src_mask))
        return layer.sublayers[2](x, layer.feed_forward)

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
        """The beams of a sentence are so many queries to one memory. No beam needs a copy of it."""
        sentences = len(self.memory_kv[0])
        queries = x.view(sentences, -1, x.shape[-1])  # (B, beams, d_model)
        found = self.layer.cross_attention.attend(queries, *self.memory_kv, src_mask)
        return cast("Tensor", found).view_as(x)

    def reorder(
        self, rows: Int[Tensor, " R"], sentences: Int[Tensor, " B"], length: int
    ) -> None:
        """Go on with these targets and sentences only, in this order."""
        self.keys = reorder_buffer(self.keys, rows, length)
        self.values = reorder_buffer(self.values, rows, length)
        if len(sentences) < len(self.memory_kv[0]):
            k, v = self.memory_kv
            self.memory_kv = k[sentences], v[sentences]


class CachedDecoder:
    """Gives the logits of the next token, one token at a time, with a cache for each layer.

    Args:
        max_len: how many tokens the caches have room for.
        beams: how many targets are written for each sentence of the memory.
    """

    def __init__(
        self,
        model: EncoderDecoder,
        memory: Float[Tensor, "B S d_model"],
        src_mask: Bool[Tensor, "#B 1 #S"] | None,
        max_len: int,
        beams: int = 1,
    ):
        self.model, self.src_mask = model, src_mask
        self.length = 0  # how many tokens have been read
        layers = cast("Iterable[DecoderLayer]", model.decoder.layers)
        self.layers = [LayerCache(layer, memory, max_len, beams) for layer in layers]

    def next_logits(self, tgt: Int[Tensor, "R T"]) -> Float[Tensor, "R vocab"]:
        """Logits after the last token of `tgt`; the tokens before it have been seen already."""
        self.length = tgt.shape[1]
        position = self.length - 1
        x = self.model.positions(self.model.tgt_embed(tgt[:, -1:]), start=position)
        for layer in self.layers:
            x = layer.step(x, position, self.src_mask)
        return self.model.generator(self.model.decoder.norm(x))[:, -1]

    def reorder(self, rows: Int[Tensor, " R"], sentences: Int[Tensor, " B"]) -> None:
        """Go on with these targets and sentences only, in this order."""
        for layer in self.layers:
            layer.reorder(rows, sentences, self.length)
        self.src_mask = select_mask(self.src_mask, sentences)


class UncachedDecoder:
    """The same without a cache: runs the decoder on the whole target at each step."""

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
        """Go on with these targets only. All beams of a sentence have the same memory."""
        self.memory = self.memory[rows]
        self.src_mask = select_mask(self.src_mask, rows)


@runtime_checkable
class StepDecoder(Protocol):
    """What the ways of decoding need: these two, and the one for texts in `continuing`."""

    def next_logits(self, tgt: Int[Tensor, "R T"]) -> Float[Tensor, "R vocab"]: ...

    def reorder(
        self, rows: Int[Tensor, " R"], sentences: Int[Tensor, " B"]
    ) -> None: ...


def open_decoder(
    model: EncoderDecoder,
    memory: Float[Tensor, "B S d_model"],
    src_mask: Bool[Tensor, "#B 1 #S"] | None,
    max_len: int,
    cache: bool,
    beams: int = 1,
) -> StepDecoder:
    """What gives the next logits: with a cache, or without."""
    if cache:
        return CachedDecoder(model, memory, src_mask, max_len, beams)
    return UncachedDecoder(model, memory, src_mask, beams)


def select_mask(
    mask: Bool[Tensor, "#B 1 #S"] | None, rows: Int[Tensor, " R"]
) -> Bool[Tensor, "#R 1 #S"] | None:
    """The mask of these rows. One row may stand for all of them."""
    return mask if mask is None or len(mask) == 1 else mask[rows]


def reorder_buffer(
    buffer: Float[Tensor, "_ H max_len d_k"], rows: Int[Tensor, " R"], length: int
) -> Float[Tensor, "R H max_len d_k"]:
    """Move these rows to the front of the buffer, as far as it is filled, and cut off the rest."""
    moved = buffer[rows, :, :length]  # a copy
    buffer[: len(rows), :, :length] = moved
    return buffer[: len(rows)]
