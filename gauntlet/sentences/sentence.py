"""A sentence that one reads about the Transformer, and the line that tests it."""

import math
from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional

import annotated

NAMES = {"torch": torch, "nn": nn, "F": functional, "math": math}
NAMES |= {name: getattr(annotated, name) for name in annotated.__all__}


@dataclass(frozen=True, kw_only=True)
class Sentence:
    """One sentence.

    Attributes:
        claim: the sentence. true: whether it is. line: the Python that settles it.
        others: wrong predictions, each as (the sentence is true, the line's result, why not).
        explanation: why. hint: a question. chapter: the number of the chapter that explains it.
    """

    claim: str
    true: bool
    line: str
    others: tuple[tuple[bool, str, str], ...]
    explanation: str
    chapter: int
    hint: str

    def result(self) -> str:
        """What the line gives. It really runs."""
        torch.manual_seed(0)
        return repr(eval(self.line, dict(NAMES)))
