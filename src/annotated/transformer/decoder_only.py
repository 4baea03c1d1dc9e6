"""A decoder-only model: one stack under a causal mask, which continues a text. (GPT, 2018.)

It is the encoder of the paper with the mask of its decoder. There is no source, so there is
no memory and no cross-attention: what the model knows is the text so far.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from annotated.checks import check_length, require
from annotated.transformer.config import TransformerConfig
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.masks import causal_mask
from annotated.transformer.model import Encoder, Generator, eval_mode, pick_token

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from torch import Tensor


class DecoderOnly(nn.Module):
    """Ids of a text in, logits for the token after each position out.

    The parts are those of the encoder-decoder. An encoder layer under a causal mask is a
    decoder layer without cross-attention, so `decoder` is an `Encoder`.

    Args:
        config: `tgt_vocab` is the size of its one vocabulary; `src_vocab` has to be the same.
    """

    def __init__(self, config: TransformerConfig):
        super().__init__()
        require(
            config.src_vocab == config.tgt_vocab,
            f"a decoder-only model has one vocabulary, got src_vocab = {config.src_vocab} and "
            f"tgt_vocab = {config.tgt_vocab}: build it with make_decoder_only",
        )
        self.config = config
        self.embedding = Embeddings(config.tgt_vocab, config.d_model)
        self.positions = PositionalEncoding(
            config.d_model, config.dropout, config.max_len
        )
        self.decoder = Encoder(config)
        self.generator = Generator(config.d_model, config.tgt_vocab)
        if config.tie_embeddings:
            self.generator.proj.weight = self.embedding.table.weight

    def forward(self, ids: Int[Tensor, "B T"]) -> Float[Tensor, "B T vocab"]:
        """Logits for the token after each position, all at once (teacher forcing).

        The causal mask is always on. Padding on the right needs no mask of its own: it comes
        after every real token, so none attends to it.

        Raises:
            ValueError: for ids outside the vocabulary, or a text longer than `max_len`.
        """
        return self.generator(self.hidden_states(ids))

    def hidden_states(self, ids: Int[Tensor, "B T"]) -> Float[Tensor, "B T d_model"]:
        """The states that the generator turns into logits."""
        x = self.embedding(ids)
        check_length(ids, self.embedding.name, self.config.max_len)
        return self.decoder(self.positions(x), causal_mask(ids.shape[1], ids.device))

    @torch.no_grad()
    def generate(
        self,
        ids: Int[Tensor, "B T"],
        *,
        max_len: int,
        eos_id: int | None = None,
        temperature: float = 0.0,
        generator: torch.Generator | None = None,
    ) -> Int[Tensor, "B L"]:
        """Continue each text, in the shortest code that does it.

        Each step runs the whole model again. `continue_text` gives the same with a KV cache.

        Args:
            ids: the beginnings (B, T), all of one length, such as `<s>` alone.
            max_len: length of the longest text, its beginning included.
            eos_id: the token that ends a text. With None, every text has `max_len` tokens.
            temperature: 0 picks the most probable token (greedy decoding); above 0, the
                token is sampled from the softmax of the logits divided by it.
            generator: the source of random numbers.

        Returns:
            Ids (B, L), L at most `max_len`; after its `eos_id` a row holds `pad_id`.
        """
        require(
            ids.shape[1] <= max_len <= self.config.max_len,
            f"max_len = {max_len} must be from the length of the beginning, {ids.shape[1]}, to "
            f"the model's own, {self.config.max_len}",
        )
        require(temperature >= 0, f"temperature must be at least 0, got {temperature}")
        ended = torch.zeros(len(ids), dtype=torch.bool, device=ids.device)
        with eval_mode(self):
            while ids.shape[1] < max_len and not ended.all():
                logits = self.generator(self.hidden_states(ids)[:, -1])  # (B, vocab)
                next_id = pick_token(logits, temperature, generator)  # (B,)
                next_id = next_id.masked_fill(ended, self.config.pad_id)
                ids = torch.cat([ids, next_id.unsqueeze(1)], dim=1)
                if eos_id is not None:
                    ended |= next_id == eos_id
        return ids


def make_decoder_only(vocab: int, **settings: Any) -> DecoderOnly:
    """Build a decoder-only model and initialize its matrices as `make_model` does.

    Args:
        vocab: number of entries of the vocabulary.
        settings: those of `TransformerConfig`, by name, such as `n_layers=4, d_model=96`.

    Raises:
        ValueError: for settings that are unknown, or do not fit together.
    """
    names = [field.name for field in fields(TransformerConfig)][2:]
    for name in settings.keys() - names:
        raise ValueError(
            f"{name} is no setting of a model: give one of {', '.join(names)}"
        )
    model = DecoderOnly(TransformerConfig(src_vocab=vocab, tgt_vocab=vocab, **settings))
    for parameter in model.parameters():
        if parameter.dim() > 1:  # biases and norms keep what their modules gave them
            nn.init.xavier_uniform_(parameter)
    return model
