"""Text into tokens and ids: words, and sub-words by byte-pair encoding. (Paper, section 5.1.)"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise

from annotated.checks import check_size, require

PAD, BOS, EOS, UNK = SPECIALS = ("<pad>", "<s>", "</s>", "<unk>")


class Vocabulary:
    """The list of tokens; a token's id is its place in the list. The special tokens come first."""

    def __init__(self, tokens: Iterable[str]):
        self.tokens = [*SPECIALS, *tokens]
        self.id_of = {token: i for i, token in enumerate(self.tokens)}
        require(
            len(self.id_of) == len(self.tokens),
            "tokens holds a token twice: give each once",
        )
        self.pad_id, self.bos_id, self.eos_id, self.unk_id = range(len(SPECIALS))

    @classmethod
    def learn(
        cls, tokens: Iterable[str], min_freq: int = 1, size: int | None = None
    ) -> Vocabulary:
        """The tokens that come at least `min_freq` times, the most frequent first.

        Args:
            tokens: every token of the text, in any order.
            size: at most so many entries, the special tokens included.
        """
        check_size(min_freq, "min_freq")
        require(
            size is None or size > len(SPECIALS),
            f"size must be above {len(SPECIALS)}, the number of special tokens, got {size}",
        )
        counts = Counter(tokens)
        frequent = sorted(
            (token for token in counts if counts[token] >= min_freq),
            key=lambda token: (-counts[token], token),
        )
        require(
            bool(frequent),
            f"no token comes min_freq = {min_freq} times: give more text, or lower min_freq",
        )
        return cls(frequent if size is None else frequent[: size - len(SPECIALS)])

    def __len__(self) -> int:
        return len(self.tokens)

    def encode(self, tokens: Iterable[str]) -> list[int]:
        """Ids of the tokens; an unknown token gets the id of `<unk>`."""
        return [self.id_of.get(token, self.unk_id) for token in tokens]

    def decode(self, ids: Iterable[int]) -> list[str]:
        """Tokens of the ids, from after `<s>` to before `</s>`, without padding."""
        tokens = []
        for i in ids:
            if i == self.eos_id:
                break
            require(
                0 <= i < len(self.tokens),
                f"ids holds {i}, but the vocabulary has {len(self.tokens)} entries",
            )
            if i not in (self.pad_id, self.bos_id):
                tokens.append(self.tokens[i])
        return tokens


def split_words(text: str) -> list[str]:
    """Lower-case words; commas, hyphens and dashes separate: "Forty-seven" -> ["forty", "seven"].

    A soft hyphen and a space without width are not seen, and are left out.
    """
    seen = re.sub("[\u00ad\u200b]", "", text.lower())
    return re.sub("[-,\u2010-\u2014]", " ", seen).split()


class BytePairEncoding:
    """Sub-words by repeated merging of the most frequent pair (Sennrich et al., 2016, section 3.2).

    A word starts as its characters. Learning joins the pair of neighbours that is most
    frequent in the text into one symbol, writes the pair down, and repeats. Encoding
    applies the pairs in the order in which they were learned. A space belongs to the
    word that follows it, so that joining the tokens gives the text back.
    """

    def __init__(self, alphabet: Sequence[str], merges: Sequence[Sequence[str]]):
        self.alphabet = list(alphabet)
        self.merges = [tuple(pair) for pair in merges]
        self.places = defaultdict(list)  # where each pair stands in the list of merges
        for place, pair in enumerate(self.merges):
            self.places[pair].append(place)
        # Most of a text is made of few words: remember what became of them.
        self.encode_word = lru_cache(maxsize=100_000)(self.merge_word)

    @property
    def tokens(self) -> list[str]:
        """All symbols: the characters, then what each merge made, without repeats."""
        return list(dict.fromkeys([*self.alphabet, *(a + b for a, b in self.merges)]))

    @classmethod
    def learn(cls, texts: Iterable[str], n_merges: int) -> BytePairEncoding:
        """Learn at most `n_merges` merges. Of equally frequent pairs, the oldest symbols win."""
        require(
            not isinstance(texts, str),
            f"texts must be a list of texts, got {texts!r}: write [{texts!r}]",
        )
        words = Counter(word for text in texts for word in cls.split_text(text))
        return cls.learn_from_counts(words, n_merges)

    @classmethod
    def learn_from_counts(cls, words: Counter[str], n_merges: int) -> BytePairEncoding:
        """The same from the words of a text and how often each comes."""
        require(n_merges >= 0, f"n_merges must be at least 0, got {n_merges}")
        require(bool(words), "texts holds no word: give at least one")
        counts = PairCounts(words)
        alphabet, merges = list(counts.age), []
        while len(merges) < n_merges and (best := counts.most_frequent()):
            counts.merge(best)
            merges.append(best)
        return cls(alphabet, merges)

    def encode(self, text: str) -> list[str]:
        """The sub-words of a text: "vierzig" -> ["vierzig"] or ["vier", "zig"]."""
        words = self.split_text(text)
        return [symbol for word in words for symbol in self.encode_word(word)]

    def merge_word(self, word: str) -> tuple[str, ...]:
        """Apply the merges in their order. Those whose pair the word does not hold are skipped."""
        symbols, done = tuple(word), -1
        while True:
            places = (self.places.get(pair, ()) for pair in pairwise(symbols))
            ahead = [place for some in places for place in some if place > done]
            if not ahead:
                return symbols
            done = min(ahead)
            symbols = merge_pair(symbols, self.merges[done])

    @staticmethod
    def split_text(text: str) -> list[str]:
        return re.findall(r" ?[^ ]+| ", text)


class PairCounts:
    """How often each pair of neighbours comes in a text, kept up to date while pairs are merged.

    Counting anew after each merge would read the whole text again. But a merge changes
    only the words that hold its pair, so only those are counted again. A heap gives the
    most frequent pair; an entry of it that is out of date is passed over.
    """

    def __init__(self, words: Counter[str]):
        self.times = words
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
            self.counts[pair] += self.times[word]
            self.words_with[pair].add(word)

    def push(self, pairs: Iterable[tuple[str, str]]) -> None:
        for a, b in pairs:
            if count := self.counts[a, b]:
                heappush(self.heap, (-count, self.age[a], self.age[b], (a, b)))

    def most_frequent(self) -> tuple[str, str] | None:
        """The most frequent pair, of equals the one of the oldest symbols; None if none is left."""
        while self.heap:
            minus_count, _, _, pair = heappop(self.heap)
            if self.counts[pair] == -minus_count:
                return pair
        return None

    def merge(self, pair: tuple[str, str]) -> None:
        """Join the pair in each word that holds it, and count the pairs of those words again."""
        self.age.setdefault("".join(pair), len(self.age))
        changed = set()
        for word in self.words_with.pop(pair):
            before = self.symbols[word]
            after = self.symbols[word] = merge_pair(before, pair)
            for old in pairwise(before):
                self.counts[old] -= self.times[word]
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
