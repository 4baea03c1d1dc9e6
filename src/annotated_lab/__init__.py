"""Long training runs on your own data, and the command line: `python -m annotated_lab`."""

import signal
import sys
import warnings

if sys.argv[:1] == ["-m"] and "annotated_lab" in sys.orig_argv:
    # Loading takes seconds. Ctrl-C ends the program then, without a traceback.
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    warnings.filterwarnings("ignore", "Failed to initialize NumPy")

from annotated_lab.data.parallel_text import ParallelText, encode_pairs
from annotated_lab.data.token_batches import TokenBatches, padding_share
from annotated_lab.nn_transformer import from_nn_transformer, to_nn_transformer
from annotated_lab.storyteller.storyteller import Storyteller
from annotated_lab.training.config import TrainingConfig, make_optimizer
from annotated_lab.training.distributed import process_group
from annotated_lab.training.trainer import Trainer

__all__ = [
    "ParallelText",
    "Storyteller",
    "TokenBatches",
    "Trainer",
    "TrainingConfig",
    "encode_pairs",
    "from_nn_transformer",
    "make_optimizer",
    "padding_share",
    "process_group",
    "to_nn_transformer",
]
