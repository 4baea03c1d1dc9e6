"""Long training runs on your own data, and the command line: `python -m annotated_lab`.

- `data`: parallel and plain text from files, as batches;
- `training`: a trainer that can be stopped and resumed, on one device or several;
- `small_world`, `storyteller`: a world small enough to generate, and a model that tells its
  stories;
- `cli`: the commands.
"""

import signal
import sys
import warnings

if sys.argv[:1] == ["-m"] and "annotated_lab" in sys.orig_argv:
    # `python -m annotated_lab` loads PyTorch here, for seconds. Ctrl-C then ends the program as
    # it ends any other, without a traceback; or does nothing, if it is ignored.
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # PyTorch says so of itself, although nobody needs it here.
    warnings.filterwarnings("ignore", "Failed to initialize NumPy")

from annotated_lab.data.parallel_text import ParallelText, encode_pairs
from annotated_lab.data.token_batches import TokenBatches, padding_share
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
    "make_optimizer",
    "padding_share",
    "process_group",
]
