"""Text into tokens and ids: words, and sub-words by byte-pair encoding. (Paper, section 5.1.)"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from annotated.checks import require

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
    """Lower-case words; commas and hyphens separate: "Forty-seven" -> ["forty", "seven"]."""
    return re.sub(r"[-,]", " ", text.lower()).split()


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
        require(n_merges >= 0, f"n_merges must be at least 0, got {n_merges}")
        counts = Counter(word for text in texts for word in cls.split_text(text))
        require(bool(counts), "texts holds no word: give at least one")
        words = {word: tuple(word) for word in counts}
        alphabet = sorted({character for word in counts for character in word})
        learned = cls(alphabet, [])
        for _ in range(n_merges):
            pairs = Counter()
            for word, symbols in words.items():
                for pair in pairwise(symbols):
                    pairs[pair] += counts[word]
            if not pairs:
                break
            age = {symbol: i for i, symbol in enumerate(learned.tokens)}
            best = min(
                pairs, key=lambda pair: (-pairs[pair], age[pair[0]], age[pair[1]])
            )
            learned.merges.append(best)
            words = {word: merge_pair(symbols, best) for word, symbols in words.items()}
        return learned

    def encode(self, text: str) -> list[str]:
        """The sub-words of a text: "vierzig" -> ["vierzig"] or ["vier", "zig"]."""
        tokens = []
        for word in self.split_text(text):
            symbols = tuple(word)
            for pair in self.merges:
                symbols = merge_pair(symbols, pair)
            tokens += symbols
        return tokens

    @staticmethod
    def split_text(text: str) -> list[str]:
        return re.findall(r" ?[^ ]+| ", text)


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
