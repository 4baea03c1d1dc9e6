"""The Transformer of "Attention Is All You Need" (Vaswani et al., 2017), as textbook code.

Read the files in this order: checks, masks, embeddings, attention, layers, model, then
tokenizers, text, data, training, cache, decoding, sampling, beam_search, checkpoints,
inspection and translator. For your own text: text_files, corpus, token_batches, scores,
resuming, progress, several_processes and trainer. For your own model: checkup. Each uses
only those before it.
"""

from annotated.checkups import checkup, checkup_part
from annotated.data.batches import Batch
from annotated.data.byte_pairs import BytePairEncoding
from annotated.data.number_words import number_split, number_words
from annotated.data.parallel_text import ParallelText, encode_pairs
from annotated.data.token_batches import TokenBatches, padding_share
from annotated.data.tokenizers import (
    LibraryTokenizer,
    NumberTokenizer,
    SubwordTokenizer,
    WordTokenizer,
)
from annotated.data.toy_tasks import copy_task
from annotated.data.vocabulary import Vocabulary
from annotated.decoding.beam import Hypothesis, beam_hypotheses, beam_search
from annotated.decoding.greedy import greedy_decode
from annotated.decoding.sampling import next_token_probabilities, sample
from annotated.inspection import (
    capture_attention,
    count_parameters,
    show_source,
    trace_lines,
    trace_shapes,
)
from annotated.scores import bleu, exact_match
from annotated.training.checkpoints import load_checkpoint, save_checkpoint
from annotated.training.config import TrainingConfig
from annotated.training.distributed import join_processes
from annotated.training.loop import sequence_loss, train, warmup_rate
from annotated.training.trainer import Trainer
from annotated.transformer.attention import (
    MultiHeadAttention,
    attention,
    concat_heads,
    split_heads,
)
from annotated.transformer.config import TransformerConfig
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
from annotated.translator.translator import Translator

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
    "beam_hypotheses",
    "beam_search",
    "bleu",
    "capture_attention",
    "causal_mask",
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
    "target_mask",
    "trace_lines",
    "trace_shapes",
    "train",
    "warmup_rate",
]
