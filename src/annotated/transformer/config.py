"""The configuration of a model, checked as a whole. (Paper, section 3 and table 3.)"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from torch import nn

from annotated.checks import check_size, require
from annotated.transformer.attention import check_heads
from annotated.transformer.layers import LayerNorm


@dataclass(frozen=True, kw_only=True)
class TransformerConfig:
    """All sizes and settings of a model. The defaults are the paper's base model (table 3).

    Args:
        src_vocab, tgt_vocab: number of entries of the two vocabularies.
        n_layers: layers in each stack.
        d_model, d_ff: width of a position's vector, and inside the feed-forward.
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
                require(
                    isinstance(value, int | float) and 0 <= value < 1,
                    f"{name} must be a number of at least 0 and below 1, got {value!r}",
                )
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
        """Return the settings of one layer, as the keyword arguments of its constructor."""
        names = "d_model n_heads d_ff dropout norm_first attention_dropout feed_forward_dropout"
        return {name: getattr(self, name) for name in names.split()}

    def final_norm(self) -> nn.Module:
        """Return the norm that ends a pre-norm stack, whose last residual sum is not normalized."""
        return LayerNorm(self.d_model) if self.norm_first else nn.Identity()


def config_of(
    src_vocab: int, tgt_vocab: int, settings: dict[str, Any]
) -> TransformerConfig:
    """Build the configuration of a model, and reject unknown settings by name."""
    known = [field.name for field in fields(TransformerConfig)][2:]
    for name in settings.keys() - known:
        raise ValueError(
            f"unknown model setting: {name}; give one of {', '.join(known)}"
        )
    return TransformerConfig(src_vocab=src_vocab, tgt_vocab=tgt_vocab, **settings)
