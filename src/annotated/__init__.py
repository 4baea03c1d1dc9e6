"""The Transformer of "Attention Is All You Need" (Vaswani et al., 2017), as textbook code.

Start in `transformer`. Each room uses only those named before it:

- `checks`, what every public function refuses; `scores`, how good translations are; `pictures`,
  drawings of tensors in the book's own language;
- `transformer`, the model of the paper, to be read from masks to model;
- `inspection`, `checkups`: looking at a model, and finding what is wrong with one;
- `data`, `training`: from text to batches, and from batches to a trained model;
- `decoding`, `translator`, `storyteller`: from a trained model to text, and the models that ship
  with the book: one translates, one tells stories;
- `cli`, `widgets`: the command line, and the interactive pictures of the book.
"""

import signal
import sys
import warnings

if sys.argv[:1] == ["-m"] and "annotated" in sys.orig_argv:
    # `python -m annotated` loads PyTorch here, for seconds. Ctrl-C then ends the program as
    # it ends any other, without a traceback; or does nothing, if it is ignored.
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # PyTorch says so of itself, although nobody needs it here.
    warnings.filterwarnings("ignore", "Failed to initialize NumPy")

from annotated.checkups import checkup, checkup_part
from annotated.data.batches import Batch, batches
from annotated.data.byte_pairs import BytePairEncoding
from annotated.data.number_words import number_split, number_words
from annotated.data.parallel_text import ParallelText, encode_pairs
from annotated.data.token_batches import TokenBatches, padding_share
from annotated.data.tokenizers import (
    LibraryTokenizer,
    NumberTokenizer,
    SubwordTokenizer,
    Tokenizer,
    WordTokenizer,
)
from annotated.data.toy_tasks import copy_task
from annotated.data.vocabulary import Vocabulary
from annotated.decoding.beam import Hypothesis, beam_hypotheses, beam_search
from annotated.decoding.continuing import continue_text
from annotated.decoding.greedy import greedy_decode
from annotated.decoding.kv_cache import CachedDecoder
from annotated.decoding.sampling import next_token_probabilities, sample
from annotated.inspection import (
    capture_attention,
    count_parameters,
    show_source,
    trace_lines,
    trace_shapes,
)
from annotated.scores import bleu, exact_match
from annotated.storyteller.storyteller import Storyteller
from annotated.training.checkpoints import load_checkpoint, save_checkpoint
from annotated.training.config import TrainingConfig, make_optimizer
from annotated.training.distributed import process_group
from annotated.training.loop import noam_rate, sequence_loss, train
from annotated.training.trainer import Trainer
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
    "Batch",
    "BytePairEncoding",
    "CachedDecoder",
    "Decoder",
    "DecoderLayer",
    "DecoderOnly",
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
    "Storyteller",
    "SublayerConnection",
    "SubwordTokenizer",
    "TokenBatches",
    "Tokenizer",
    "Trainer",
    "TrainingConfig",
    "TransformerConfig",
    "Translation",
    "Translator",
    "Vocabulary",
    "WordTokenizer",
    "attention",
    "batches",
    "beam_hypotheses",
    "beam_search",
    "bleu",
    "capture_attention",
    "causal_mask",
    "checkup",
    "checkup_part",
    "concat_heads",
    "continue_text",
    "copy_task",
    "count_parameters",
    "encode_pairs",
    "exact_match",
    "greedy_decode",
    "load_checkpoint",
    "make_decoder_only",
    "make_model",
    "make_optimizer",
    "next_token_probabilities",
    "noam_rate",
    "number_split",
    "number_words",
    "padding_mask",
    "padding_share",
    "process_group",
    "sample",
    "save_checkpoint",
    "sequence_loss",
    "show_source",
    "split_heads",
    "target_mask",
    "trace_lines",
    "trace_shapes",
    "train",
]
