"""The full encoder-decoder of "Attention Is All You Need", from its parts. (Paper, section 3.)"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from annotated.checks import (
    check_axes,
    check_features,
    check_length,
    check_mask,
    check_same_batch,
    require,
)
from annotated.transformer.config import TransformerConfig, config_of
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.layers import DecoderLayer, EncoderLayer
from annotated.transformer.masks import causal_mask, padding_mask

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jaxtyping import Bool, Float, Int
    from torch import Tensor


class Encoder(nn.Module):
    """A stack of encoder layers, each reading what the one below it wrote (section 3.1)."""

    def __init__(self, config: TransformerConfig):
        super().__init__()
        self.layers = nn.ModuleList(
            EncoderLayer(**config.layer_settings()) for _ in range(config.n_layers)
        )
        self.norm = config.final_norm()

    def forward(
        self,
        x: Float[Tensor, "B S d_model"],
        src_mask: Bool[Tensor, "#B #S #S"] | None = None,
    ) -> Float[Tensor, "B S d_model"]:
        for layer in self.layers:
            x = layer(x, src_mask)
        return self.norm(x)


class Decoder(nn.Module):
    """A stack of decoder layers. All of them attend to the same final memory (section 3.1)."""

    def __init__(self, config: TransformerConfig):
        super().__init__()
        self.layers = nn.ModuleList(
            DecoderLayer(**config.layer_settings()) for _ in range(config.n_layers)
        )
        self.norm = config.final_norm()

    def forward(
        self,
        x: Float[Tensor, "B T d_model"],
        memory: Float[Tensor, "B S d_model"],
        src_mask: Bool[Tensor, "#B #T #S"] | None = None,
        tgt_mask: Bool[Tensor, "#B #T #T"] | None = None,
    ) -> Float[Tensor, "B T d_model"]:
        for layer in self.layers:
            x = layer(x, memory, src_mask, tgt_mask)
        return self.norm(x)


class Generator(nn.Module):
    """One score (logit) per word of the target vocabulary (section 3.4).

    Softmax turns logits into probabilities; the loss computes it itself, more exactly.
    """

    def __init__(self, d_model: int, vocab_size: int):
        super().__init__()
        self.proj = nn.Linear(d_model, vocab_size)

    def forward(self, states: Float[Tensor, "*B d_model"]) -> Float[Tensor, "*B vocab"]:
        check_features(states, self.proj.in_features, "states")
        return self.proj(states)


def pick_token(
    logits: Float[Tensor, "B vocab"],
    temperature: float,
    generator: torch.Generator | None,
) -> Int[Tensor, " B"]:
    """Pick the most probable token at temperature 0; above 0, draw one at random."""
    if temperature == 0:
        return logits.argmax(-1)
    probabilities = (logits / temperature).softmax(-1)
    return probabilities.multinomial(1, generator=generator).squeeze(1)


@contextmanager
def eval_mode(model: nn.Module) -> Iterator[None]:
    """Switch dropout off in the `with` block: it would make each step a different model."""
    was_training = model.training
    model.eval()
    try:
        yield
    finally:
        model.train(was_training)


def check_model_mask(
    mask: Tensor | None, query: Tensor, key: Tensor, name: str
) -> None:
    """Check a mask as it enters the model, under the name that the caller knows."""
    if mask is not None:
        check_mask(mask, (query.shape[0], query.shape[1], key.shape[1]), name)


class EncoderDecoder(nn.Module):
    """The whole model: ids of a source and of a target in, logits for each next target token out.

    `encode` and `decode` are separate because a translation is encoded once and decoded
    token by token.
    """

    def __init__(self, config: TransformerConfig):
        super().__init__()
        self.config = config
        self.src_embed = Embeddings(config.src_vocab, config.d_model, "src")
        self.tgt_embed = Embeddings(config.tgt_vocab, config.d_model, "tgt")
        self.positions = PositionalEncoding(
            config.d_model, config.dropout, config.max_len
        )
        self.encoder = Encoder(config)
        self.decoder = Decoder(config)
        self.generator = Generator(config.d_model, config.tgt_vocab)
        if config.tie_embeddings:  # section 3.4: one matrix in three places
            self.src_embed.table.weight = self.tgt_embed.table.weight
            self.generator.proj.weight = self.tgt_embed.table.weight

    def forward(
        self,
        src: Int[Tensor, "B S"],
        tgt: Int[Tensor, "B T"],
        src_mask: Bool[Tensor, "#B #S #S"] | None,
        tgt_mask: Bool[Tensor, "#B #T #T"] | None,
    ) -> Float[Tensor, "B T tgt_vocab"]:
        """Compute logits for the token after each target position, all at once (teacher forcing).

        Args:
            src, tgt: ids (B, S) and (B, T).
            src_mask: (B, 1, S), see `padding_mask`.
            tgt_mask: (B, T, T), see `target_mask`. Both masks are required, since a
                forgotten one trains a wrong model; None masks nothing.

        Raises:
            ValueError: for ids, masks or lengths that do not fit the model or each other.
        """
        memory = self.encode(src, src_mask)
        return self.generator(self.decode(memory, src_mask, tgt, tgt_mask))

    def encode(
        self, src: Int[Tensor, "B S"], src_mask: Bool[Tensor, "#B #S #S"] | None
    ) -> Float[Tensor, "B S d_model"]:
        """Compute the memory (B, S, d_model): a vector for each source token, in its context."""
        x = self.embed(src, self.src_embed)
        check_model_mask(src_mask, x, x, "src_mask")
        return self.encoder(x, src_mask)

    def decode(
        self,
        memory: Float[Tensor, "B S d_model"],
        src_mask: Bool[Tensor, "#B #T #S"] | None,
        tgt: Int[Tensor, "B T"],
        tgt_mask: Bool[Tensor, "#B #T #T"] | None,
    ) -> Float[Tensor, "B T d_model"]:
        """Compute the hidden states (B, T, d_model) that the generator turns into logits."""
        x = self.embed(tgt, self.tgt_embed)
        check_axes(memory, "B S d_model", "memory")
        check_features(memory, self.config.d_model, "memory")
        check_same_batch(memory, x, "memory (of src) and tgt")
        check_model_mask(src_mask, x, memory, "src_mask")
        check_model_mask(tgt_mask, x, x, "tgt_mask")
        return self.decoder(x, memory, src_mask, tgt_mask)

    def embed(
        self, ids: Int[Tensor, "B L"], table: Embeddings
    ) -> Float[Tensor, "B L d_model"]:
        """Add the embeddings of the tokens and those of their positions."""
        x = table(ids)
        check_length(ids, table.name, self.config.max_len)
        return self.positions(x)

    @torch.no_grad()
    def generate(
        self,
        src: Int[Tensor, "B S"],
        *,
        max_len: int,
        bos_id: int,
        eos_id: int | None = None,
        temperature: float = 0.0,
        generator: torch.Generator | None = None,
    ) -> Int[Tensor, "B T"]:
        """Generate a target for each source, in as little code as possible.

        Each step runs the whole decoder again. `greedy_decode` and `sample` do the same
        with a KV cache, and `beam_search` looks for likelier targets.

        Args:
            src: ids (B, S); those equal to `pad_id` are masked.
            max_len: length of the longest target, including the `bos_id` at its start.
            bos_id, eos_id: the tokens that start and end a target; with `eos_id` None,
                every target has `max_len` tokens.
            temperature: 0 picks the most probable token (greedy decoding); above 0, the
                logits are divided by it, and a token is drawn.
            generator: the source of random numbers.

        Returns:
            Ids (B, T), T at most `max_len`; after its `eos_id` a row holds `pad_id`.
        """
        require(
            1 <= max_len <= self.config.max_len,
            f"max_len = {max_len} must be from 1 to the model's own, {self.config.max_len}",
        )
        require(temperature >= 0, f"temperature must be at least 0, got {temperature}")
        src_mask = padding_mask(src, self.config.pad_id)
        tgt = src.new_full((len(src), 1), bos_id)
        ended = torch.zeros(len(src), dtype=torch.bool, device=src.device)
        with eval_mode(self):
            memory = self.encode(src, src_mask)
            while tgt.shape[1] < max_len and not ended.all():
                tgt_mask = causal_mask(tgt.shape[1], tgt.device)
                states = self.decode(memory, src_mask, tgt, tgt_mask)
                logits = self.generator(states[:, -1])  # (B, tgt_vocab)
                next_id = pick_token(logits, temperature, generator)  # (B,)
                next_id = next_id.masked_fill(ended, self.config.pad_id)
                tgt = torch.cat([tgt, next_id.unsqueeze(1)], dim=1)
                if eos_id is not None:
                    ended |= next_id == eos_id
        return tgt


def initialize(model: nn.Module) -> None:
    """Draw each matrix after Glorot and Bengio (2010), "Xavier"."""
    for parameter in model.parameters():
        if parameter.dim() > 1:  # biases and norms keep what their modules gave them
            nn.init.xavier_uniform_(parameter)


def make_model(src_vocab: int, tgt_vocab: int, **settings: Any) -> EncoderDecoder:
    """Build an encoder-decoder and initialize its matrices.

    Args:
        src_vocab, tgt_vocab: number of entries of the two vocabularies.
        settings: those of `TransformerConfig`, by name, such as `n_layers=2, d_model=64`.
            The default is the paper's base model (table 3), with pre-norm.
    """
    model = EncoderDecoder(config_of(src_vocab, tgt_vocab, settings))
    initialize(model)
    return model
