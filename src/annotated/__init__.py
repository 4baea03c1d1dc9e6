"""The Transformer of "Attention Is All You Need" (Vaswani et al., 2017), as textbook code.

Read the files in this order: checks, masks, embeddings, attention, layers, model, then
tokenizers, data, training, decoding, inspection and translator. Each uses only those
before it.
"""

from annotated.attention import MultiHeadAttention, attention, concat_heads, split_heads
from annotated.data import Batch, copy_task, number_split, number_words
from annotated.decoding import greedy_decode
from annotated.embeddings import Embeddings, PositionalEncoding
from annotated.inspection import (
    capture_attention,
    count_parameters,
    show_source,
    trace_lines,
    trace_shapes,
)
from annotated.layers import (
    DecoderLayer,
    EncoderLayer,
    LayerNorm,
    PositionwiseFeedForward,
    SublayerConnection,
)
from annotated.masks import padding_mask, subsequent_mask, target_mask
from annotated.model import (
    Decoder,
    Encoder,
    EncoderDecoder,
    Generator,
    TransformerConfig,
    make_model,
)
from annotated.tokenizers import BytePairEncoding, Vocabulary
from annotated.training import load_checkpoint, save_checkpoint, sequence_loss, train
from annotated.translator import Translator

__version__ = "0.1.0"

__all__ = [
    "Batch",
    "BytePairEncoding",
    "Decoder",
    "DecoderLayer",
    "Embeddings",
    "Encoder",
    "EncoderDecoder",
    "EncoderLayer",
    "Generator",
    "LayerNorm",
    "MultiHeadAttention",
    "PositionalEncoding",
    "PositionwiseFeedForward",
    "SublayerConnection",
    "TransformerConfig",
    "Translator",
    "Vocabulary",
    "attention",
    "capture_attention",
    "concat_heads",
    "copy_task",
    "count_parameters",
    "greedy_decode",
    "load_checkpoint",
    "make_model",
    "number_split",
    "number_words",
    "padding_mask",
    "save_checkpoint",
    "sequence_loss",
    "show_source",
    "split_heads",
    "subsequent_mask",
    "target_mask",
    "trace_lines",
    "trace_shapes",
    "train",
]
