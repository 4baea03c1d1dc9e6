"""A decoder-only model: one stack under a causal mask, which continues a text. (GPT, 2018.)

It is the paper's encoder under the mask of the paper's decoder. Without a source, there is no
memory and no cross-attention: all that the model knows is the text so far.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from torch import nn

from annotated.checks import check_length, require
from annotated.transformer.config import TransformerConfig, config_of
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.masks import causal_mask
from annotated.transformer.model import Encoder, Generator, initialize

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from torch import Tensor


class DecoderOnly(nn.Module):
    """Ids of a text in, logits for the token after each position out.

    The parts are those of the encoder-decoder. An encoder layer under a causal mask is a
    decoder layer without cross-attention, so `decoder` is an `Encoder`. `src_vocab` and
    `tgt_vocab` are the size of its one vocabulary. `continue_text` generates with it.
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
        """Compute logits for the token after each position, all at once (teacher forcing).

        The causal mask is always on. Padding on the right needs no mask of its own: it comes
        after every real token, so none attends to it.
        """
        x = self.embedding(ids)
        check_length(ids, self.embedding.name, self.config.max_len)
        mask = causal_mask(ids.shape[1], ids.device)
        return self.generator(self.decoder(self.positions(x), mask))


def make_decoder_only(vocab: int, **settings: Any) -> DecoderOnly:
    """Build a decoder-only model and initialize its matrices as `make_model` does.

    Args:
        vocab: number of entries of the vocabulary.
        settings: those of `TransformerConfig`, by name, such as `n_layers=4, d_model=96`.
    """
    model = DecoderOnly(config_of(vocab, vocab, settings))
    initialize(model)
    return model
