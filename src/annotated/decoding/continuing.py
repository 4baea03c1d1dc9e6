"""To continue a text with a decoder-only model: greedy decoding or sampling, with a KV cache."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import torch

from annotated.checks import check_ids, require
from annotated.decoding.greedy import generate_tokens
from annotated.decoding.kv_cache import reorder_buffer
from annotated.decoding.sampling import (
    check_sampling,
    next_token_probabilities,
    sample_token,
)
from annotated.transformer.masks import causal_mask
from annotated.transformer.model import eval_mode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jaxtyping import Float, Int
    from torch import Tensor

    from annotated.transformer.decoder_only import DecoderOnly
    from annotated.transformer.layers import EncoderLayer


@torch.no_grad()
def continue_text(
    model: DecoderOnly,
    ids: Int[Tensor, "B T"],
    *,
    max_len: int,
    eos_id: int | None = None,
    temperature: float = 0.0,
    top_k: int | None = None,
    top_p: float | None = None,
    generator: torch.Generator | None = None,
) -> Int[Tensor, "B L"]:
    """Continue each text token by token, with the keys and values of earlier tokens kept.

    The random numbers of all texts are drawn at the start, as in `sample`, so what one text
    becomes does not depend on when the others end.

    Args:
        ids: the beginnings (B, T), all of one length, such as `<s>` alone.
        max_len: length of the longest text, its beginning included.
        eos_id: the token that ends a text. With None, every text has `max_len` tokens.
        temperature: 0 picks the most probable token (greedy decoding); above 0, see
            `next_token_probabilities`, which `top_k` and `top_p` go to as well.
        generator: the source of random numbers. With the same seed, the same result.

    Returns:
        Ids (B, L), L at most `max_len`, filled with the model's `pad_id` after an end.

    Raises:
        ValueError: for an argument out of its range.
    """
    check_ids(ids, "ids", model.config.tgt_vocab)
    start, most = ids.shape[1], model.config.max_len
    require(
        isinstance(max_len, int) and start <= max_len <= most,
        f"max_len = {max_len} must be from the length of the beginning, {start}, to the model's "
        f"own, {most}",
    )
    if temperature != 0:
        check_sampling(temperature, top_k, top_p)
    source = ids.device if generator is None else generator.device
    numbers = torch.rand(len(ids), max_len, generator=generator, device=source)
    numbers = numbers.to(ids.device)

    def choose(logits: Tensor, rows: Tensor, position: int) -> Tensor:
        if temperature == 0:
            return logits.argmax(-1)
        probabilities = next_token_probabilities(logits, temperature, top_k, top_p)
        return sample_token(probabilities, numbers[rows, position])

    room = ids.new_full((len(ids), max_len - start), model.config.pad_id)
    with eval_mode(model):
        decoder = CachedText(model, len(ids), max_len)
        text = torch.cat([ids, room], dim=1)
        return generate_tokens(decoder, text, eos_id, choose, start)


class CachedText:
    """Gives the logits of the next token. Only tokens that are new run through the model.

    Args:
        texts: how many are continued at once.
        max_len: how many tokens the caches have room for.
    """

    def __init__(self, model: DecoderOnly, texts: int, max_len: int):
        self.model = model
        self.length = 0  # how many tokens have been read
        layers = cast("Iterable[EncoderLayer]", model.decoder.layers)
        self.layers = [PastCache(layer, texts, max_len) for layer in layers]

    def next_logits(self, tgt: Int[Tensor, "R T"]) -> Float[Tensor, "R vocab"]:
        """Logits after the last token of `tgt`. At the start that is the whole beginning."""
        start, self.length = self.length, tgt.shape[1]
        x = self.model.positions(self.model.embedding(tgt[:, start:]), start=start)
        for layer in self.layers:
            x = layer.step(x, start)
        return self.model.generator(self.model.decoder.norm(x[:, -1]))

    def reorder(self, rows: Int[Tensor, " R"], sentences: Int[Tensor, " R"]) -> None:
        """Go on with these texts only, in this order."""
        for layer in self.layers:
            layer.keys = reorder_buffer(layer.keys, rows, self.length)
            layer.values = reorder_buffer(layer.values, rows, self.length)


class PastCache:
    """What one layer keeps between steps: the keys and values (R, H, max_len, d_k) of its past."""

    def __init__(self, layer: EncoderLayer, texts: int, max_len: int):
        self.layer = layer
        weight, n_heads = layer.self_attention.w_k.weight, layer.self_attention.n_heads
        d_k = weight.shape[0] // n_heads
        self.keys = weight.new_empty(texts, n_heads, max_len, d_k)
        self.values = torch.empty_like(self.keys)

    def step(
        self, x: Float[Tensor, "R L d_model"], start: int
    ) -> Float[Tensor, "R L d_model"]:
        """The layer's forward pass for the positions from `start` on."""
        x = self.layer.sublayers[0](x, lambda x: self.attend_to_past(x, start))
        return self.layer.sublayers[1](x, self.layer.feed_forward)

    def attend_to_past(
        self, x: Float[Tensor, "R L d_model"], start: int
    ) -> Float[Tensor, "R L d_model"]:
        attention, end = self.layer.self_attention, start + x.shape[1]
        k, v = attention.project_kv(x, x)  # (R, H, L, d_k)
        self.keys[:, :, start:end], self.values[:, :, start:end] = k, v
        mask = causal_mask(end, x.device)[:, start:]  # (1, L, end)
        keys, values = self.keys[:, :, :end], self.values[:, :, :end]
        return cast("Tensor", attention.attend(x, keys, values, mask))
