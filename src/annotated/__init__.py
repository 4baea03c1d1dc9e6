"""The Transformer of "Attention Is All You Need" (Vaswani et al., 2017), as textbook code.

Read it in this order; each folder uses only those before it:

- `transformer`: the model of the paper, from masks to the full encoder-decoder;
- `inspection`: shapes, attention maps, parameter counts and the source of what runs;
- `data`: from text to ids: vocabularies and tokenizers;
- `training`: from ids to batches, and from batches to a trained model;
- `decoding`: from a trained model to text: greedy, sampling, beam search, KV cache;
- `translator`: a model with its tokenizers, and those that ship with the book.

`checks` has the input checks of all of them, `scores` the scores of translations. Wrong input
raises a `ValueError` that names the argument and says what to do.
"""

from annotated.data.byte_pairs import BytePairEncoding
from annotated.data.number_words import number_split, number_words
from annotated.data.tokenizers import (
    LibraryTokenizer,
    NumberTokenizer,
    SubwordTokenizer,
    Tokenizer,
    WordTokenizer,
)
from annotated.data.vocabulary import Vocabulary
from annotated.decoding.beam import Hypothesis, beam_hypotheses, beam_search
from annotated.decoding.greedy import greedy_decode
from annotated.decoding.kv_cache import CachedDecoder
from annotated.decoding.sampling import (
    continue_text,
    next_token_probabilities,
    sample,
)
from annotated.inspection import (
    capture_attention,
    count_parameters,
    show_source,
    trace_lines,
    trace_shapes,
)
from annotated.scores import bleu, exact_match
from annotated.training.batches import Batch, batches, copy_task
from annotated.training.checkpoints import load_checkpoint, save_checkpoint
from annotated.training.loop import noam_rate, sequence_loss, train
from annotated.transformer.attention import (
    MultiHeadAttention,
    attention,
    concat_heads,
    split_heads,
)
from annotated.transformer.config import TransformerConfig
from annotated.transformer.decoder_only import DecoderOnly, make_decoder_only
from annotated.transformer.embeddings import Embeddings, PositionalEncoding
from annotated.transformer.layers import (
    DecoderLayer,
    EncoderLayer,
    LayerNorm,
    PositionwiseFeedForward,
    SublayerConnection,
)
from annotated.transformer.masks import causal_mask, padding_mask, target_mask
from annotated.transformer.model import (
    Decoder,
    Encoder,
    EncoderDecoder,
    Generator,
    make_model,
)
from annotated.translator.translator import Translation, Translator

__version__ = "0.1.0"

__all__ = [
    "Batch", "BytePairEncoding", "CachedDecoder", "Decoder", "DecoderLayer", "DecoderOnly",
    "Embeddings", "Encoder", "EncoderDecoder", "EncoderLayer", "Generator", "Hypothesis",
    "LayerNorm", "LibraryTokenizer", "MultiHeadAttention", "NumberTokenizer",
    "PositionalEncoding", "PositionwiseFeedForward", "SublayerConnection", "SubwordTokenizer",
    "Tokenizer", "TransformerConfig", "Translation", "Translator", "Vocabulary", "WordTokenizer",
    "attention", "batches", "beam_hypotheses", "beam_search", "bleu", "capture_attention",
    "causal_mask", "concat_heads", "continue_text", "copy_task", "count_parameters",
    "exact_match", "greedy_decode", "load_checkpoint", "make_decoder_only", "make_model",
    "next_token_probabilities", "noam_rate", "number_split", "number_words", "padding_mask",
    "sample", "save_checkpoint", "sequence_loss", "show_source", "split_heads", "target_mask",
    "trace_lines", "trace_shapes", "train",
]  # fmt: skip
