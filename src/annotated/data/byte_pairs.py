"""Byte-pair encoding: words into sub-words (Sennrich et al., 2016). (Paper, section 5.1.)"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise

from annotated.checks import check_no_text, require


class BytePairEncoding:
    """Sub-words by repeated merging of the most frequent pair (Sennrich et al., 2016, section 3.2).

    A word starts as its characters. Learning joins the most frequent pair of neighbors into
    one symbol, again and again. Encoding applies the pairs in the same order. A space belongs
    to the word that follows it, so joining the tokens restores the text.
    """

    def __init__(self, alphabet: Sequence[str], merges: Sequence[Sequence[str]]):
        check_no_text(alphabet, "alphabet")
        self.alphabet = list(alphabet)
        self.merges = [merge_of(pair) for pair in merges]
        self.ranks = defaultdict(list)  # the indices of each pair in the list of merges
        for rank, pair in enumerate(self.merges):
            self.ranks[pair].append(rank)
        # Most of a text consists of few words: cache their symbols.
        self.encode_word = lru_cache(maxsize=100_000)(self.merge_word)

    def __reduce__(self):
        """Pickle without the cache, which cannot be pickled and can be filled again."""
        return type(self), (self.alphabet, self.merges)

    @property
    def tokens(self) -> list[str]:
        """All symbols: the characters, then those made by merges, without repeats."""
        return list(dict.fromkeys([*self.alphabet, *(a + b for a, b in self.merges)]))

    @classmethod
    def learn(cls, texts: Iterable[str], n_merges: int) -> BytePairEncoding:
        """Learn at most `n_merges` merges; of equally frequent pairs, the one of older symbols."""
        check_no_text(texts, "texts")
        words = Counter(word for text in texts for word in cls.pre_tokenize(text))
        return cls.learn_from_counts(words, n_merges)

    @classmethod
    def learn_from_counts(cls, words: Counter[str], n_merges: int) -> BytePairEncoding:
        """Learn from the words of a text and their counts."""
        require(n_merges >= 0, f"n_merges must be at least 0, got {n_merges}")
        require(bool(words), "texts holds no word: give at least one")
        counts = PairCounts(words)
        alphabet, merges = list(counts.age), []
        while len(merges) < n_merges and (best := counts.most_frequent()):
            counts.merge(best)
            merges.append(best)
        return cls(alphabet, merges)

    def encode(self, text: str) -> list[str]:
        """Return the sub-words of a text: "vierzig" -> ["vierzig"] or ["vier", "zig"]."""
        words = self.pre_tokenize(text)
        return [symbol for word in words for symbol in self.encode_word(word)]

    def merge_word(self, word: str) -> tuple[str, ...]:
        """Apply the merges in their order, skipping those whose pair the word does not hold."""
        symbols, done = tuple(word), -1
        while True:
            ranks = (self.ranks.get(pair, ()) for pair in pairwise(symbols))
            ahead = [rank for some in ranks for rank in some if rank > done]
            if not ahead:
                return symbols
            done = min(ahead)
            symbols = merge_pair(symbols, self.merges[done])

    @staticmethod
    def pre_tokenize(text: str) -> list[str]:
        return re.findall(r" ?[^ ]+| ", text)


def merge_of(pair: Sequence[str]) -> tuple[str, str]:
    """Require a pair of two symbols. (The text "ab" is a sequence of two as well.)"""
    check_no_text(pair, "each of merges")
    require(len(pair) == 2, f"each of merges must be a pair, got {pair!r:.60}")
    return pair[0], pair[1]


class PairCounts:
    """Counts of the pairs of neighbors in a text, kept up to date while pairs are merged.

    A merge changes only the words that hold its pair, so only those are counted again. A
    heap gives the most frequent pair; its outdated entries are skipped.
    """

    def __init__(self, words: Counter[str]):
        self.word_counts = words
        self.symbols = {word: tuple(word) for word in words}
        self.counts: Counter[tuple[str, str]] = Counter()
        self.words_with = defaultdict(set)
        for word, symbols in self.symbols.items():
            self.add(word, symbols)
        alphabet = sorted({character for word in words for character in word})
        self.age = {symbol: i for i, symbol in enumerate(alphabet)}
        self.heap: list = []
        self.push(self.counts)

    def add(self, word: str, symbols: tuple[str, ...]) -> None:
        for pair in pairwise(symbols):
            self.counts[pair] += self.word_counts[word]
            self.words_with[pair].add(word)

    def push(self, pairs: Iterable[tuple[str, str]]) -> None:
        for a, b in pairs:
            if count := self.counts[a, b]:
                heappush(self.heap, (-count, self.age[a], self.age[b], (a, b)))

    def most_frequent(self) -> tuple[str, str] | None:
        """Return the most frequent pair, of equals that of the oldest symbols, or None."""
        while self.heap:
            minus_count, _, _, pair = heappop(self.heap)
            if self.counts[pair] == -minus_count:
                return pair
        return None

    def merge(self, pair: tuple[str, str]) -> None:
        """Join the pair in each word that holds it, and update the counts."""
        self.age.setdefault("".join(pair), len(self.age))
        changed = set()
        for word in self.words_with.pop(pair):
            before = self.symbols[word]
            after = self.symbols[word] = merge_pair(before, pair)
            for old in pairwise(before):
                self.counts[old] -= self.word_counts[word]
            self.add(word, after)
            changed.update(pairwise(before), pairwise(after))
        self.push(changed)


def merge_pair(symbols: tuple[str, ...], pair: tuple[str, str]) -> tuple[str, ...]:
    """Join each occurrence of the pair, from the left: (a, b, a, b), (a, b) -> (ab, ab)."""
    merged, i = [], 0
    while i < len(symbols):
        if symbols[i : i + 2] == pair:
            merged.append(symbols[i] + symbols[i + 1])
            i += 2
        else:
            merged.append(symbols[i])
            i += 1
    return tuple(merged)
