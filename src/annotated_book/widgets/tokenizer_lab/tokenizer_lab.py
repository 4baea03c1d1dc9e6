"""TokenizerLab: the merges of a byte-pair encoding, one after another, on a text of one's own."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from traitlets import Dict, Unicode, validate

from annotated.checks import require
from annotated.data.byte_pairs import BytePairEncoding, PairCounts
from annotated.data.number_words import counting_text
from annotated.data.tokenizers import SubwordTokenizer
from annotated_book.pictures import Picture
from annotated_book.widgets.kit.base import Int, Widget, between, script, style

N_MERGES = 66  # of chapter 3
MOST_LETTERS, MOST_MERGES = 60, 300


@cache
def shipped() -> dict[str, Any]:
    texts = counting_text()
    learned = BytePairEncoding.learn(texts, N_MERGES)
    words = Counter(w for text in texts for w in BytePairEncoding.pre_tokenize(text))
    counts, rivals, merges = PairCounts(words), [], [*map(list, learned.merges)]
    for merge in learned.merges:
        ranked = sorted(counts.counts, key=lambda pair: (-counts.counts[pair], pair))
        best = dict.fromkeys([merge, *ranked[:3]])
        rivals.append([[*pair, counts.counts[pair]] for pair in [*best][:3]])
        counts.merge(merge)
    return {"alphabet": learned.alphabet, "merges": merges, "rivals": rivals}


class TokenizerLab(Widget):
    """Type a text, and see it cut into tokens after as many merges as you ask for.

    Args:
        pairs: a byte-pair encoding of your own; without it, the merges of chapter 3, learned
            from German number words.

    The traits `text` and `done`, the number of merges, can be set, observed and linked; `tokens`
    and `ids` are what becomes of the text.

    Raises:
        ValueError: if pairs is no byte-pair encoding, or has too many merges to be shown.
    """

    _esm = script("tokenizer_lab/tokenizer_lab.js")
    _css = style("tokenizer_lab/tokenizer_lab.css")

    text = Unicode("siebenundvierzig").tag(sync=True, page=True)
    done = Int(0).tag(sync=True, page=True)
    pieces = Dict().tag(sync=True, page="if own")

    def __init__(self, pairs: BytePairEncoding | None = None, **traits):
        pieces = shipped()
        if pairs is not None:
            require(
                isinstance(pairs, BytePairEncoding),
                f"pairs must be a BytePairEncoding, got {type(pairs).__name__}: learn one with "
                "BytePairEncoding.learn(texts, n_merges)",
            )
            require(
                1 <= len(pairs.merges) <= MOST_MERGES,
                f"pairs must have 1 to {MOST_MERGES} merges, got {len(pairs.merges)}: learn it "
                "with another n_merges",
            )
            merges = [[*pair] for pair in pairs.merges]
            pieces = {"alphabet": pairs.alphabet, "merges": merges}
        super().__init__(pieces=pieces, **traits)

    @validate("text")
    def must_be_short(self, proposal: dict[str, Any]) -> str:
        text = proposal["value"]
        require(
            1 <= len(text) <= MOST_LETTERS,
            f"text must have 1 to {MOST_LETTERS} letters, got {len(text)}: {text!r:.80}",
        )
        return text

    @validate("done")
    def must_be_a_number_of_merges(self, proposal: dict[str, Any]) -> int:
        return between(0, len(self.pieces["merges"]), proposal)

    @property
    def tokenizer(self) -> SubwordTokenizer:
        return SubwordTokenizer(
            self.pieces["alphabet"], self.pieces["merges"][: self.done]
        )

    @property
    def tokens(self) -> list[str]:
        return self.tokenizer.tokenize(self.text)

    @property
    def ids(self) -> list[int]:
        return self.tokenizer.encode(self.text)

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"pieces": shipped()}

    def still(self) -> tuple[str, str]:
        words = f"After {self.done} merges: {' · '.join(self.tokens)}"
        picture = Picture(340, "A text in tokens", f"{words}.")
        picture.text(f"after {self.done} merges: {len(self.tokens)} tokens", 2, 14)
        x, y = 2.0, 26.0
        for number, token in enumerate(self.tokens):
            width = 8.5 * len(token) + 14
            if x + width > 338:
                x, y = 2.0, y + 30
            picture.pill(token, x, y, width=min(width, 336), name=f"token {number}")
            x += width + 4
        return picture.svg(alone=True), picture.desc
