"""n-gram models: the next word by the few words before it, counted in a text."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from annotated.checks import check_no_text, check_size, require
from annotated.data.vocabulary import BOS

Context = tuple[str, ...]


class NGramModel:
    """P(word | the `order` - 1 words before it), smoothed after Witten and Bell (1991)."""

    def __init__(self, order: int, vocabulary: Iterable[str]):
        check_size(order, "order")
        check_no_text(vocabulary, "vocabulary")
        self.order = order
        self.vocabulary = frozenset(vocabulary)
        require(bool(self.vocabulary), "vocabulary is empty: give at least one word")
        self.counts: dict[Context, Counter[str]] = {}

    def fit(self, texts: Iterable[Sequence[str]]) -> "NGramModel":
        """Count the words of these texts, beside what is counted already."""
        check_no_text(texts, "texts")
        for text in texts:
            for context, word in self.words_in_context(text):
                for start in range(len(context) + 1):
                    self.counts.setdefault(context[start:], Counter())[word] += 1
        return self

    def words_in_context(self, text: Sequence[str]) -> Iterable[tuple[Context, str]]:
        """Yield each word with its context; `<s>` stands before the first."""
        check_no_text(text, "text")
        longest = self.order - 1
        padded = [BOS] * longest + list(text)
        for i, word in enumerate(text):
            message = f"text holds {word!r}, which is not in the vocabulary: give it all words"
            require(word in self.vocabulary, message)
            yield tuple(padded[i : i + longest]), word

    def probability(self, word: str, context: Sequence[str]) -> float:
        """Return P(word) after these words, of which the last `order` - 1 count."""
        kept = tuple(context)[len(context) - min(self.order - 1, len(context)) :]
        p = 1 / len(self.vocabulary)
        for start in range(len(kept), -1, -1):  # from the shortest context on
            counts = self.counts.get(kept[start:])
            if counts is None:  # no longer context has been seen either
                break
            n, kinds = counts.total(), len(counts)
            p = (counts[word] + kinds * p) / (n + kinds)
        return p

    def surprise(self, text: Sequence[str]) -> list[float]:
        words = self.words_in_context(text)
        return [-math.log2(self.probability(word, context)) for context, word in words]
