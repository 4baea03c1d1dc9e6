"""A check-up for anyone's Transformer: which properties hold, and which do not.

    report = checkup(model, src_vocab=1000, tgt_vocab=1000, pad_id=0)
    print(report)        # the verdict, one cause with its evidence; in a notebook, `report`
    print(report.all())  # each property, and what was measured
    report.require()     # in a test: fails with an explanation

`checkup` looks at a whole model, `checkup_part` at one of its parts. Both leave no trace:
checks work on copies, seeded, and the state of the random numbers is restored. What cannot
be measured is skipped, with the reason. A pass was measured.

To read the code, begin with `checklist` (what a check is) and `model_checks.causality`.
"""

from transformer_checkup.adapters import (
    TorchTransformer,
    torch_attention,
)
from transformer_checkup.checklist import Check
from transformer_checkup.model_checks import MODEL_CHECKS
from transformer_checkup.parts import PARTS, checkup_part
from transformer_checkup.report import Checkup, Row
from transformer_checkup.whole_model import checkup

__all__ = [
    "MODEL_CHECKS",
    "PARTS",
    "Check",
    "Checkup",
    "Row",
    "TorchTransformer",
    "checkup",
    "checkup_part",
    "torch_attention",
]
