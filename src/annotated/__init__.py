"""The Transformer of "Attention Is All You Need" (Vaswani et al., 2017), as textbook code.

Read the files in this order: checks, masks, embeddings, attention, layers, model, then
tokenizers, text, data, training, cache, decoding, sampling, beam_search, checkpoints,
inspection and translator. For your own text: text_files, corpus, token_batches, scores,
resuming, progress, several_processes and trainer. For your own model: checkup. Each uses
only those before it.
"""

from annotated.attention import MultiHeadAttention, attention, concat_heads, split_heads
from annotated.beam_search import Hypothesis, beam_search
from annotated.checkpoints import load_checkpoint, save_checkpoint
from annotated.checkup import checkup, checkup_part
from annotated.corpus import ParallelText, encode_pairs
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
from annotated.sampling import next_token_probabilities, sample
from annotated.scores import bleu, exact_match
from annotated.several_processes import join_processes
from annotated.text import (
    LibraryTokenizer,
    NumberTokenizer,
    SubwordTokenizer,
    WordTokenizer,
)
from annotated.token_batches import TokenBatches, padding_share
from annotated.tokenizers import BytePairEncoding, Vocabulary
from annotated.trainer import Trainer
from annotated.training import TrainingConfig, sequence_loss, train, warmup_rate
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
    "Hypothesis",
    "LayerNorm",
    "LibraryTokenizer",
    "MultiHeadAttention",
    "NumberTokenizer",
    "ParallelText",
    "PositionalEncoding",
    "PositionwiseFeedForward",
    "SublayerConnection",
    "SubwordTokenizer",
    "TokenBatches",
    "Trainer",
    "TrainingConfig",
    "TransformerConfig",
    "Translator",
    "Vocabulary",
    "WordTokenizer",
    "attention",
    "beam_search",
    "bleu",
    "capture_attention",
    "checkup",
    "checkup_part",
    "concat_heads",
    "copy_task",
    "count_parameters",
    "encode_pairs",
    "exact_match",
    "greedy_decode",
    "join_processes",
    "load_checkpoint",
    "make_model",
    "next_token_probabilities",
    "number_split",
    "number_words",
    "padding_mask",
    "padding_share",
    "sample",
    "save_checkpoint",
    "sequence_loss",
    "show_source",
    "split_heads",
    "subsequent_mask",
    "target_mask",
    "trace_lines",
    "trace_shapes",
    "train",
    "warmup_rate",
]
