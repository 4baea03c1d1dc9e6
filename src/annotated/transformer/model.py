"""The full encoder-decoder of "Attention Is All You Need", from its parts. (Paper, section 3.)"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from annotated.checks import (
    check_axes,
    check_features,
    check_mask,
    check_same_batch,
    check_size,
    require,
    shape_of,
)
from annotated.transformer.attention import check_heads
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.layers import DecoderLayer, EncoderLayer, LayerNorm
from annotated.transformer.masks import causal_mask, padding_mask

if TYPE_CHECKING:
    from jaxtyping import Bool, Float, Int
    from torch import Tensor


@dataclass(frozen=True, kw_only=True)
class TransformerConfig:
    """Every size and setting of a model. The defaults are the paper's base model (table 3).

    Args:
        src_vocab, tgt_vocab: number of entries of the two vocabularies.
        n_layers: layers in each stack.
        d_model: width of a position's vector.
        d_ff: width inside the feed-forward.
        n_heads: attention heads; must divide `d_model`.
        dropout: rate on sublayer outputs and embedding sums (section 5.4).
        max_len: longest sequence, in tokens.
        norm_first: pre-norm (True) or the paper's post-norm (False).
        tie_embeddings: one matrix for both embeddings and the generator (section 3.4);
            needs one vocabulary.
        pad_id: the id that pads short sequences.
        attention_dropout, feed_forward_dropout: rates at the two further places that
            the Annotated Transformer and PyTorch have: attention weights, feed-forward
            activations.

    Raises:
        ValueError: for sizes that do not fit together.
    """

    src_vocab: int
    tgt_vocab: int
    n_layers: int = 6
    d_model: int = 512
    d_ff: int = 2048
    n_heads: int = 8
    dropout: float = 0.1
    max_len: int = 5000
    norm_first: bool = True
    tie_embeddings: bool = False
    pad_id: int = 0
    attention_dropout: float = 0.0
    feed_forward_dropout: float = 0.0

    def __post_init__(self):
        for field in fields(self):
            name, value = field.name, getattr(self, field.name)
            if field.type == "float":
                check_rate(value, name)
            elif field.type == "bool":
                require(
                    isinstance(value, bool),
                    f"{name} must be True or False, got {value!r}",
                )
            elif name != "pad_id":
                check_size(value, name)
        check_heads(self.d_model, self.n_heads)
        require(
            not self.tie_embeddings or self.src_vocab == self.tgt_vocab,
            f"tie_embeddings needs one vocabulary for both languages, got src_vocab = "
            f"{self.src_vocab} and tgt_vocab = {self.tgt_vocab}: use a joint vocabulary",
        )
        require(
            isinstance(self.pad_id, int)
            and 0 <= self.pad_id < min(self.src_vocab, self.tgt_vocab),
            f"pad_id = {self.pad_id!r} must be an id of both vocabularies, of {self.src_vocab} and "
            f"{self.tgt_vocab} entries",
        )

    def layer_settings(self) -> dict:
        """What one layer needs to know, as the keyword arguments of its constructor."""
        names = "d_model n_heads d_ff dropout norm_first attention_dropout feed_forward_dropout"
        return {name: getattr(self, name) for name in names.split()}

    def final_norm(self) -> nn.Module:
        """Pre-norm leaves the last residual sum unnormalized, so a stack of it ends in a norm."""
        return LayerNorm(self.d_model) if self.norm_first else nn.Identity()


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
    """A stack of decoder layers. All of them read the same final memory (section 3.1)."""

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

    Softmax turns logits into probabilities; the loss does it for itself, more exactly.
    """

    def __init__(self, d_model: int, vocab_size: int):
        super().__init__()
        self.proj = nn.Linear(d_model, vocab_size)

    def forward(self, states: Float[Tensor, "*B d_model"]) -> Float[Tensor, "*B vocab"]:
        check_features(states, self.proj.in_features, "states")
        return self.proj(states)


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
        """Logits for the token after each target position, all at once (teacher forcing).

        Args:
            src, tgt: ids (B, S) and (B, T).
            src_mask: (B, 1, S), see `padding_mask`.
            tgt_mask: (B, T, T), see `target_mask`. Both masks are to be given, since a
                forgotten one trains a wrong model; None hides nothing.

        Raises:
            ValueError: for ids outside the vocabulary, sequences longer than `max_len`,
                masks of a wrong shape or dtype, or a batch mismatch.
        """
        memory = self.encode(src, src_mask)
        return self.generator(self.decode(memory, src_mask, tgt, tgt_mask))

    def encode(
        self, src: Int[Tensor, "B S"], src_mask: Bool[Tensor, "#B #S #S"] | None
    ) -> Float[Tensor, "B S d_model"]:
        """The memory (B, S, d_model): one vector for each source token, in its context."""
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
        """The hidden states (B, T, d_model) that the generator turns into logits."""
        x = self.embed(tgt, self.tgt_embed)
        check_memory(memory, x)
        check_model_mask(src_mask, x, memory, "src_mask")
        check_model_mask(tgt_mask, x, x, "tgt_mask")
        return self.decoder(x, memory, src_mask, tgt_mask)

    def embed(
        self, ids: Int[Tensor, "B L"], table: Embeddings
    ) -> Float[Tensor, "B L d_model"]:
        """The tokens' embeddings plus those of their positions."""
        x = table(ids)
        if ids.shape[1] > self.config.max_len:
            raise ValueError(
                f"{table.name} has shape {shape_of(ids)}, and the model has positions for "
                f"max_len = {self.config.max_len}: shorten the sequence, or build the model "
                "with a larger max_len"
            )
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
        """Generate a target for each source, in the shortest code that does it.

        Each step runs the whole decoder again. `greedy_decode` and `sample` give the same
        with a KV cache, and `beam_search` looks for likelier targets.

        Args:
            src: ids (B, S); where they are `pad_id`, they are masked.
            max_len: length of the longest target, the `bos_id` at its start included.
            bos_id, eos_id: the tokens that start and end a target. With `eos_id` None,
                every target has `max_len` tokens.
            temperature: 0 picks the most probable token (greedy decoding); above 0, the
                token is sampled from the softmax of the logits divided by it.
            generator: the source of random numbers.

        Returns:
            Ids (B, T), T at most `max_len`; after its `eos_id` a row holds `pad_id`.
        """
        was_training = self.training
        self.eval()  # dropout would make each step a different model
        src_mask = padding_mask(src, self.config.pad_id)
        memory = self.encode(src, src_mask)
        tgt = src.new_full((len(src), 1), bos_id)
        ended = torch.zeros(len(src), dtype=torch.bool, device=src.device)
        while tgt.shape[1] < max_len and not ended.all():
            tgt_mask = causal_mask(tgt.shape[1], tgt.device)
            states = self.decode(memory, src_mask, tgt, tgt_mask)
            logits = self.generator(
                states[:, -1]
            )  # (B, tgt_vocab), of the newest token
            if temperature == 0:
                next_id = logits.argmax(-1)  # (B,)
            else:
                probabilities = (logits / temperature).softmax(-1)
                next_id = probabilities.multinomial(1, generator=generator).squeeze(1)
            next_id = next_id.masked_fill(ended, self.config.pad_id)
            tgt = torch.cat([tgt, next_id.unsqueeze(1)], dim=1)
            ended = ended | (next_id == eos_id) if eos_id is not None else ended
        self.train(was_training)
        return tgt


def check_memory(memory: Tensor, x: Tensor) -> None:
    """The memory (B, S, d_model) has the batch and the width of the decoder's input."""
    check_axes(memory, "B S d_model", "memory")
    check_features(memory, x.shape[-1], "memory")
    check_same_batch(memory, x, "memory (of src) and tgt")


def check_model_mask(
    mask: Tensor | None, query: Tensor, key: Tensor, name: str
) -> None:
    """Here a mask enters the model, and here it is called what the caller calls it."""
    if mask is not None:
        check_mask(mask, (query.shape[0], query.shape[1], key.shape[1]), name)


def check_rate(rate: object, name: str) -> None:
    """Rates of dropout are numbers from 0 to below 1."""
    require(
        isinstance(rate, int | float) and 0 <= rate < 1,
        f"{name} must be a number of at least 0 and below 1, got {rate!r}",
    )


def make_model(src_vocab: int, tgt_vocab: int, **settings: Any) -> EncoderDecoder:
    """Build a model and initialize its matrices after Glorot and Bengio (2010), "Xavier".

    Args:
        src_vocab, tgt_vocab: number of entries of the two vocabularies.
        settings: those of `TransformerConfig`, by name, such as `n_layers=2, d_model=64`.
            Without any it is the paper's base model (table 3), with pre-norm.

    Raises:
        ValueError: for settings that are unknown, or do not fit together.
    """
    names = [field.name for field in fields(TransformerConfig)]
    for name in settings.keys() - names:
        raise ValueError(
            f"{name} is no setting of a model: give one of {', '.join(names[2:])}"
        )
    model = EncoderDecoder(
        TransformerConfig(src_vocab=src_vocab, tgt_vocab=tgt_vocab, **settings)
    )
    for parameter in model.parameters():
        if parameter.dim() > 1:  # biases and norms keep what their modules gave them
            nn.init.xavier_uniform_(parameter)
    return model
