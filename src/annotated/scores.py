"""Scores of translations: exact match, and BLEU and chrF by the library `sacrebleu`.

Score generated texts: with teacher forcing, as in training, a model looks too good.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from annotated.checks import import_library, require

SHORT = '; no text has four words: join the words of a text, or give tokenize="char"'


@dataclass(frozen=True)
class Bleu:
    """A BLEU score (Papineni et al., 2002), its parts, and how it was computed.

    `score` is the geometric mean of the `precisions`, of n-grams of 1 to 4 words, times the
    `brevity_penalty`; it runs from 0 to 100. `totals` counts the n-grams of the hypotheses:
    without a 4-gram, BLEU is 0. Only scores with the same `signature` can be compared.
    """

    score: float
    precisions: tuple[float, ...]
    totals: tuple[int, ...]
    brevity_penalty: float
    hypothesis_length: int
    reference_length: int
    signature: str

    def __str__(self) -> str:
        is_short = "" if self.totals[-1] else SHORT
        return f"BLEU {self.score:.2f} ({self.signature}{is_short})"


def exact_match(hypotheses: Sequence[str], references: Sequence[str]) -> float:
    """Compute the share of hypotheses that equal their reference, letter for letter."""
    check_texts(hypotheses, references)
    matches = [h == r for h, r in zip(hypotheses, references, strict=True)]
    return sum(matches) / len(matches)


def bleu(hypotheses: Sequence[str], references: Sequence[str], **options: Any) -> Bleu:
    """Compute the BLEU of a set of translations, one reference each.

    Args:
        options: for `sacrebleu.BLEU`, such as `lowercase=True` or `tokenize="char"`. They
            are part of the signature.
    """
    check_texts(hypotheses, references)
    metric = make_metric(**options)
    found = metric.corpus_score(list(hypotheses), [list(references)])
    return Bleu(
        score=found.score,
        precisions=tuple(found.precisions),
        totals=tuple(found.totals),
        brevity_penalty=found.bp,
        hypothesis_length=found.sys_len,
        reference_length=found.ref_len,
        signature=str(metric.get_signature()),
    )


def chrf(hypotheses: Sequence[str], references: Sequence[str]) -> tuple[float, str]:
    """Compute chrF (Popović, 2015), the F-score of n-grams of letters; return its signature too."""
    check_texts(hypotheses, references)
    metric = import_library("sacrebleu", "chrF").CHRF()
    found = metric.corpus_score(list(hypotheses), [list(references)])
    return found.score, str(metric.get_signature())


def make_metric(**options: Any) -> Any:
    """Build the library's BLEU with these options, or say what is missing for it."""
    library = import_library("sacrebleu", "BLEU")
    known, tokenize = library.BLEU.TOKENIZERS, options.get("tokenize")
    require(
        tokenize is None or tokenize in known,
        f"tokenize = {tokenize!r} is unknown to sacrebleu: give one of {', '.join(known)}",
    )
    try:
        return library.BLEU(**options)
    except (ImportError, RuntimeError) as error:  # its many lines say what to install
        problem = " ".join(str(error).split())
        message = f"tokenize = {tokenize!r} cannot be used: {problem}"
        raise ValueError(message) from error


def check_texts(hypotheses: Sequence[str], references: Sequence[str]) -> None:
    """Require two lists of as many texts."""
    for name, texts in [("hypotheses", hypotheses), ("references", references)]:
        require(
            not isinstance(texts, str) and all(isinstance(text, str) for text in texts),
            f"{name} must be a list of texts, got {texts!r:.60}: write [text]",
        )
    require(
        len(hypotheses) == len(references),
        f"{len(hypotheses)} hypotheses do not fit {len(references)} references: give one reference "
        "for each",
    )
    require(len(hypotheses) > 0, "hypotheses is empty: give at least one")
