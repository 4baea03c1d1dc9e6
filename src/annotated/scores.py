"""How good are translations? Exact match, and BLEU by the library `sacrebleu`.

Score texts that the model generated autoregressively, token by token. With teacher
forcing, as in training, a model looks better than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from annotated.checks import require


@dataclass(frozen=True)
class Bleu:
    """A BLEU score (Papineni et al., 2002), its parts, and how it was computed.

    `score` and the `precisions`, of n-grams of 1 to 4 words, run from 0 to 100. Their
    geometric mean times the `brevity_penalty` is the score. `totals` counts the n-grams of
    the hypotheses: with no 4-gram, BLEU is 0 whatever they say. Two scores can be compared
    if they have the same `signature`.
    """

    score: float
    precisions: tuple[float, ...]
    totals: tuple[int, ...]
    brevity_penalty: float
    hypothesis_length: int
    reference_length: int
    signature: str

    def __str__(self) -> str:
        return f"BLEU {self.score:.2f} ({self.signature})"


def exact_match(hypotheses: Sequence[str], references: Sequence[str]) -> float:
    """The share of hypotheses that are their reference, letter for letter.

    Raises:
        ValueError: if there are none, or not as many of one as of the other.
    """
    check_texts(hypotheses, references)
    matches = [h == r for h, r in zip(hypotheses, references, strict=True)]
    return sum(matches) / len(matches)


def bleu(hypotheses: Sequence[str], references: Sequence[str], **options: Any) -> Bleu:
    """BLEU of a whole set of translations, one reference each.

    Args:
        options: for `sacrebleu.BLEU`, such as `lowercase=True` or `tokenize="char"`. They
            are part of the signature.

    Raises:
        ValueError: if there are no texts, not as many of one as of the other, or for
            `make_metric`'s reasons.
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


def make_metric(**options: Any) -> Any:
    """The library's BLEU with these options.

    Raises:
        ValueError: if the library, or one that its tokenizer needs, is missing, or there is no
            such tokenizer.
    """
    try:
        from sacrebleu import BLEU
    except ImportError as error:
        raise ValueError(
            "BLEU needs the library sacrebleu: pip install sacrebleu"
        ) from error
    tokenize = options.get("tokenize")
    require(
        tokenize is None or tokenize in BLEU.TOKENIZERS,
        f"tokenize = {tokenize!r} is unknown to sacrebleu: give one of "
        f"{', '.join(BLEU.TOKENIZERS)}",
    )
    try:
        return BLEU(**options)
    except (
        ImportError,
        RuntimeError,
    ) as error:  # it says in many lines what to install
        problem = " ".join(str(error).split())
        raise ValueError(
            f"tokenize = {tokenize!r} cannot be used: {problem}"
        ) from error


def check_texts(hypotheses: Sequence[str], references: Sequence[str]) -> None:
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
