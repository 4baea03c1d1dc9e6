"""The full encoder-decoder of "Attention Is All You Need", from its parts. (Paper, section 3.)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from torch import nn

from annotated.checks import (
    check_axes,
    check_features,
    check_ids,
    check_mask,
    check_same_batch,
    check_size,
    require,
)
from annotated.transformer.attention import check_heads
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.layers import DecoderLayer, EncoderLayer, LayerNorm

if TYPE_CHECKING:
    from jaxtyping import Bool, Float, Int
    from torch import Tensor


@dataclass(frozen=True, kw_only=True)
class TransformerConfig:
    """Every size and setting of a model. The defaults are the paper's base model (table 3)."""

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
        for name in (
            "src_vocab",
            "tgt_vocab",
            "n_layers",
            "d_model",
            "d_ff",
            "n_heads",
            "max_len",
        ):
            check_size(getattr(self, name), name)
        for name in ("dropout", "attention_dropout", "feed_forward_dropout"):
            rate = getattr(self, name)
            require(
                isinstance(rate, (int, float)) and 0 <= rate < 1,
                f"{name} must be a number of at least 0 and below 1, got {rate!r}",
            )
        for name in ("norm_first", "tie_embeddings"):
            value = getattr(self, name)
            require(
                isinstance(value, bool), f"{name} must be True or False, got {value!r}"
            )
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
        return dict(
            d_model=self.d_model,
            n_heads=self.n_heads,
            d_ff=self.d_ff,
            dropout=self.dropout,
            norm_first=self.norm_first,
            attention_dropout=self.attention_dropout,
            feed_forward_dropout=self.feed_forward_dropout,
        )

    def final_norm(self) -> nn.Module:
        """Pre-norm leaves the last residual sum unnormalised, so a stack of it ends in a norm."""
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
        mask: Bool[Tensor, "#B #S #S"] | None = None,
    ) -> Float[Tensor, "B S d_model"]:
        for layer in self.layers:
            x = layer(x, mask)
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
        self.src_embed = Embeddings(config.d_model, config.src_vocab, "src")
        self.tgt_embed = Embeddings(config.d_model, config.tgt_vocab, "tgt")
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
        src_mask: Bool[Tensor, "#B #T #S"] | None,
        tgt_mask: Bool[Tensor, "#B #T #T"] | None,
    ) -> Float[Tensor, "B T tgt_vocab"]:
        """Logits for the token after each target position, all at once (teacher forcing).

        Args:
            src, tgt: ids (B, S) and (B, T).
            src_mask: (B, 1, S), see `padding_mask`; None hides nothing.
            tgt_mask: (B, T, T), see `target_mask`.

        Raises:
            ValueError: for ids outside the vocabulary, sequences longer than `max_len`,
                masks of a wrong shape or dtype, or a batch mismatch.
        """
        check_ids(src, "src")
        check_ids(tgt, "tgt")
        check_same_batch(src, tgt)
        states = self.decode(self.encode(src, src_mask), src_mask, tgt, tgt_mask)
        return self.generator(states)

    def encode(
        self, src: Int[Tensor, "B S"], src_mask: Bool[Tensor, "#B #S #S"] | None
    ) -> Float[Tensor, "B S d_model"]:
        """The memory (B, S, d_model): what the encoder has understood of the source."""
        check_ids(src, "src", max_len=self.config.max_len)
        if src_mask is not None:
            check_mask(src_mask, (src.shape[0], src.shape[1], src.shape[1]), "src_mask")
        return self.encoder(self.positions(self.src_embed(src)), src_mask)

    def decode(
        self,
        memory: Float[Tensor, "B S d_model"],
        src_mask: Bool[Tensor, "#B #T #S"] | None,
        tgt: Int[Tensor, "B T"],
        tgt_mask: Bool[Tensor, "#B #T #T"] | None,
    ) -> Float[Tensor, "B T d_model"]:
        """The states (B, T, d_model) that the generator turns into logits."""
        check_ids(tgt, "tgt", max_len=self.config.max_len)
        check_axes(memory, "B S d_model", "memory")
        check_features(memory, self.config.d_model, "memory")
        check_same_batch(memory, tgt, "memory and tgt")
        if src_mask is not None:
            check_mask(
                src_mask, (tgt.shape[0], tgt.shape[1], memory.shape[1]), "src_mask"
            )
        if tgt_mask is not None:
            check_mask(tgt_mask, (tgt.shape[0], tgt.shape[1], tgt.shape[1]), "tgt_mask")
        return self.decoder(
            self.positions(self.tgt_embed(tgt)), memory, src_mask, tgt_mask
        )


def make_model(
    src_vocab: int,
    tgt_vocab: int,
    *,
    n_layers: int = 6,
    d_model: int = 512,
    d_ff: int = 2048,
    n_heads: int = 8,
    dropout: float = 0.1,
    max_len: int = 5000,
    norm_first: bool = True,
    tie_embeddings: bool = False,
    pad_id: int = 0,
    attention_dropout: float = 0.0,
    feed_forward_dropout: float = 0.0,
) -> EncoderDecoder:
    """Build a model and initialise its matrices after Glorot and Bengio (2010), "Xavier".

    The defaults are the paper's base model (table 3), with pre-norm.

    Args:
        src_vocab, tgt_vocab: number of entries of the two vocabularies.
        n_layers: layers in each stack. d_model: width of a position's vector. d_ff:
            width inside the feed-forward. n_heads: attention heads; must divide
            `d_model`.
        dropout: rate on sublayer outputs and embedding sums (section 5.4).
        max_len: longest sequence, in tokens.
        norm_first: pre-norm (True) or the paper's post-norm (False).
        tie_embeddings: one matrix for both embeddings and the generator (section 3.4);
            needs one vocabulary.
        pad_id: the id that fills short sentences up.
        attention_dropout, feed_forward_dropout: rates at the two further places that
            the Annotated Transformer and PyTorch have: attention weights, feed-forward
            activations.

    Raises:
        ValueError: for sizes that do not fit together.
    """
    config = TransformerConfig(**locals())  # the arguments above, checked together
    model = EncoderDecoder(config)
    for parameter in model.parameters():
        if parameter.dim() > 1:  # biases and norms keep what their modules gave them
            nn.init.xavier_uniform_(parameter)
    return model
