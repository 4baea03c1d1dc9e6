"""From a trained model to a sequence: greedy decoding with a key/value cache.

Training shows the decoder the whole target at once. Decoding has to make the target
first, so it runs the decoder once per token. Without a cache, step t projects all t
tokens again; with one, it projects only the newest and keeps the keys and values of the
others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from annotated.checks import check_ids, check_mask, require
from annotated.masks import subsequent_mask

if TYPE_CHECKING:
    from jaxtyping import Bool, Float, Int
    from torch import Tensor

    from annotated.attention import MultiHeadAttention
    from annotated.layers import DecoderLayer
    from annotated.model import EncoderDecoder


class LayerCache:
    """What one decoder layer keeps between steps: its own past, and its view of the memory.

    The keys and values of the memory never change, so they are projected once. Those of
    the target grow by one position a step, in a buffer that has room for all of them.
    """

    def __init__(
        self, layer: DecoderLayer, memory: Float[Tensor, "B S d_model"], max_len: int
    ):
        self.layer = layer
        # Keys and values of the memory, each (B, H, S, d_k)
        self.memory_kv = layer.cross_attention.project(memory, memory)
        batch, n_heads, _, d_k = self.memory_kv[0].shape
        self.keys = memory.new_empty(batch, n_heads, max_len, d_k)
        self.values = torch.empty_like(self.keys)

    def step(
        self,
        x: Float[Tensor, "B 1 d_model"],
        position: int,
        src_mask: Bool[Tensor, "#B 1 #S"] | None,
    ) -> Float[Tensor, "B 1 d_model"]:
        """The layer's forward pass for the one position that is new."""
        layer = self.layer
        x = layer.sublayers[0](
            x, lambda x: self.attend_to_past(layer.self_attention, x, position)
        )
        x = layer.sublayers[1](
            x, lambda x: layer.cross_attention.attend(x, *self.memory_kv, src_mask)
        )
        return layer.sublayers[2](x, layer.feed_forward)

    def attend_to_past(
        self,
        attention: MultiHeadAttention,
        x: Float[Tensor, "B 1 d_model"],
        position: int,
    ) -> Float[Tensor, "B 1 d_model"]:
        """Store the new key and value, then attend to all that is stored: the past, so no mask."""
        k, v = attention.project(x, x)  # (B, H, 1, d_k)
        self.keys[:, :, position] = k[:, :, 0]
        self.values[:, :, position] = v[:, :, 0]
        end = position + 1
        return attention.attend(x, self.keys[:, :, :end], self.values[:, :, :end])


class CachedDecoder:
    """Gives the logits of the next token, one token at a time, with a cache for each layer."""

    def __init__(
        self,
        model: EncoderDecoder,
        memory: Float[Tensor, "B S d_model"],
        src_mask: Bool[Tensor, "#B 1 #S"] | None,
        max_len: int,
    ):
        self.model, self.src_mask = model, src_mask
        self.layers = [
            LayerCache(layer, memory, max_len) for layer in model.decoder.layers
        ]

    def next_logits(self, tgt: Int[Tensor, "B T"]) -> Float[Tensor, "B vocab"]:
        """Logits after the last token of `tgt`; the tokens before it have been seen already."""
        position = tgt.shape[1] - 1
        x = self.model.positions(self.model.tgt_embed(tgt[:, -1:]), start=position)
        for layer in self.layers:
            x = layer.step(x, position, self.src_mask)
        return self.model.generator(self.model.decoder.norm(x))[:, -1]


class RecomputingDecoder:
    """The same without a cache: runs the decoder on the whole target at each step."""

    def __init__(
        self,
        model: EncoderDecoder,
        memory: Float[Tensor, "B S d_model"],
        src_mask: Bool[Tensor, "#B 1 #S"] | None,
    ):
        self.model, self.memory, self.src_mask = model, memory, src_mask

    def next_logits(self, tgt: Int[Tensor, "B T"]) -> Float[Tensor, "B vocab"]:
        tgt_mask = subsequent_mask(tgt.shape[1], tgt.device)
        states = self.model.decode(self.memory, self.src_mask, tgt, tgt_mask)
        return self.model.generator(states[:, -1])


@torch.no_grad()
def greedy_decode(
    model: EncoderDecoder,
    src: Int[Tensor, "B S"],
    src_mask: Bool[Tensor, "#B 1 #S"] | None,
    *,
    max_len: int,
    bos_id: int,
    eos_id: int | None = None,
    cache: bool = True,
) -> Int[Tensor, "B T"]:
    """Take the likeliest next token, again and again. (The paper uses beam search, section 6.1.)

    Args:
        src, src_mask: ids (B, S) and mask (B, 1, S), as for `model.encode`.
        max_len: length of the longest result in tokens, the `bos_id` at its start
            included.
        bos_id: the token that starts each target.
        eos_id: the token that ends one; what follows it is filled with the model's
            `pad_id`. Decoding stops when all sentences have ended. With None, it stops
            at `max_len` only.
        cache: keep keys and values between steps. The result is the same, and comes
            sooner.

    Returns:
        Ids (B, T), T at most `max_len`, each row starting with `bos_id`.

    Raises:
        ValueError: for a `max_len` that the model has no positions for, or ids that are
            not in the target vocabulary.
    """
    check_ids(src, "src")
    check_decoding_arguments(model, max_len, bos_id, eos_id)
    if src_mask is not None:  # one row of keys, for every token that will be decoded
        check_mask(src_mask, (src.shape[0], 1, src.shape[1]), "src_mask")
    was_training = model.training
    model.eval()  # dropout would make each step a different model
    try:
        memory = model.encode(src, src_mask)
        if cache:
            decoder = CachedDecoder(model, memory, src_mask, max_len)
        else:
            decoder = RecomputingDecoder(model, memory, src_mask)
        tgt = torch.full((src.shape[0], 1), bos_id, device=src.device)
        ended = torch.zeros(src.shape[0], dtype=torch.bool, device=src.device)
        while tgt.shape[1] < max_len and not ended.all():
            next_id = decoder.next_logits(tgt).argmax(dim=-1)  # (B,)
            next_id = next_id.masked_fill(ended, model.config.pad_id)
            tgt = torch.cat([tgt, next_id.unsqueeze(1)], dim=1)
            if eos_id is not None:
                ended |= next_id == eos_id
        return tgt
    finally:
        model.train(was_training)


def check_decoding_arguments(
    model: EncoderDecoder, max_len: int, bos_id: int, eos_id: int | None
) -> None:
    config = model.config
    require(
        isinstance(max_len, int) and 1 <= max_len <= config.max_len,
        f"max_len = {max_len} must be from 1 to the model's own max_len = {config.max_len}",
    )
    for name, token_id in [("bos_id", bos_id), ("eos_id", eos_id)]:
        optional = name == "eos_id" and token_id is None
        require(
            optional
            or (isinstance(token_id, int) and 0 <= token_id < config.tgt_vocab),
            f"{name} = {token_id} is not in the target vocabulary of {config.tgt_vocab} entries",
        )
    require(
        config.pad_id not in (bos_id, eos_id),
        f"bos_id = {bos_id} or eos_id = {eos_id} is also the model's pad_id: a token that is "
        "hidden as padding is never learned; give each its own id",
    )
