"""Text into ids and back: words, sub-words or the library `tokenizers`. (Paper, section 5.1.)

A tokenizer cuts a text into tokens and joins tokens to a text. Its vocabulary turns tokens
into ids. All of them have `encode`, `decode` and `len`, so a model can be trained with any.
"""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any

from annotated.checks import check_no_text, import_library, require
from annotated.data.byte_pairs import BytePairEncoding
from annotated.data.number_words import LIMIT
from annotated.data.vocabulary import SPECIALS, Vocabulary


class Tokenizer(ABC):
    """Text into ids and back. Each kind defines `tokenize` and its inverse, `detokenize`.

    `state()` returns plain values for a checkpoint, from which `tokenizer_from_state`
    builds the tokenizer again.
    """

    kind: str

    def __init__(self, tokens: Iterable[str]):
        self.vocabulary = Vocabulary(tokens)

    @abstractmethod
    def tokenize(self, text: str) -> list[str]: ...

    @abstractmethod
    def detokenize(self, tokens: list[str]) -> str: ...

    @abstractmethod
    def state(self) -> dict[str, Any]: ...

    def __len__(self) -> int:
        return len(self.vocabulary)

    def encode(self, text: str) -> list[int]:
        """Return the ids of a text, without `<s>` and `</s>`."""
        return self.vocabulary.encode(self.tokenize(composed(text)))

    def decode(self, ids: Iterable[int]) -> str:
        """Return the text of the ids up to `</s>`."""
        return self.detokenize(self.vocabulary.decode(ids))


def composed(text: str) -> str:
    """Compose letters and their accents (Unicode's NFC): "o" and "¨", as on Macs, become "ö"."""
    require(isinstance(text, str), f"text must be a text, got {text!r:.60}")
    require(
        not has_surrogates(text),
        f"text = {text!r:.60} holds half a character, or a byte that is not UTF-8: remove it",
    )
    return unicodedata.normalize("NFC", text)


def has_surrogates(text: str) -> bool:
    """Tell whether the text holds halves of characters, which no file and no library takes."""
    return not text.isascii() and bool(re.search("[\ud800-\udfff]", text))


def composed_texts(texts: Iterable[str]) -> Iterator[str]:
    """Compose each of the texts."""
    check_no_text(texts, "texts")
    return map(composed, texts)


class WordTokenizer(Tokenizer):
    """Whole words and punctuation marks: "It's a dog." is "It's", "a", "dog" and "."."""

    kind = "words"

    @classmethod
    def learn(
        cls, texts: Iterable[str], size: int | None = None, min_freq: int = 1
    ) -> WordTokenizer:
        """Learn the words that occur `min_freq` times, at most `size` with the special tokens."""
        words = (word for text in composed_texts(texts) for word in cls.tokenize(text))
        vocabulary = Vocabulary.learn(words, min_freq, size)
        return cls(vocabulary.tokens[len(SPECIALS) :])

    @staticmethod
    def tokenize(text: str) -> list[str]:
        return re.findall(r"\w+(?:['’-]\w+)*|[^\w\s]", text)

    def detokenize(self, tokens: list[str]) -> str:
        """Join with spaces, none before punctuation. Those at quotes cannot be restored."""
        check_no_text(tokens, "tokens")
        return re.sub(r" (?=[.,;:!?)])", "", " ".join(tokens))

    def state(self) -> dict[str, Any]:
        return {"kind": self.kind, "tokens": self.vocabulary.tokens[len(SPECIALS) :]}


def split_words(text: str) -> list[str]:
    """Split at spaces, commas, hyphens and dashes: "Forty-seven" -> ["forty", "seven"].

    Invisible characters are dropped, and "a hundred" is read as "one hundred".
    """
    visible = re.sub("[\u00ad\u200b]", "", text.lower())
    words = re.sub("[-,\u2010-\u2014]", " ", visible).split()
    for i, after in enumerate(words[1:]):
        if words[i] == "a" and after in ("hundred", "thousand"):
            words[i] = "one"
    return words


class NumberTokenizer(WordTokenizer):
    """English number words, as the shipped translators read them, and no other words.

    If there are tokens of languages, a text has to start with one: "<fr> ninety-seven".
    """

    kind = "number words"

    def __init__(self, tokens: Iterable[str]):
        super().__init__(tokens)
        known = self.vocabulary.tokens[len(SPECIALS) :]
        self.languages = [token[1:-1] for token in known if re.match("<.+>$", token)]
        self.known_words = [token for token in known if not re.match("<.+>$", token)]

    @staticmethod
    def tokenize(text: str) -> list[str]:
        return split_words(text)

    def detokenize(self, tokens: list[str]) -> str:
        check_no_text(tokens, "tokens")
        return " ".join(tokens)

    def encode(self, text: str) -> list[int]:
        """Return the ids of an English number's words, after a language if there are several."""
        words = self.tokenize(composed(text))
        languages = [f"<{code}>" for code in self.languages]
        require(
            not languages or (bool(words) and words[0] in languages),
            f"text = {text!r:.60} does not start with a language: write '{''.join(languages[:1])} "
            f"forty-seven', with one of {' '.join(languages)}",
        )
        number = words[bool(languages) :]
        require(
            bool(number),
            f"text = {text!r:.60} holds no word: write a number such as 'forty-seven'",
        )
        for word in number:
            if word not in self.known_words:
                hint = f", from 0 to {LIMIT - 1:,}. Write 'forty-seven' for 47"
                for near in get_close_matches(word, self.known_words, 1):
                    hint = f". Did you mean {near!r}?"
                raise ValueError(
                    f"text holds {word!r:.60}, which the model never saw: it reads English number "
                    f"words{hint}"
                )
        return self.vocabulary.encode(words)


class SubwordTokenizer(Tokenizer):
    """Our own byte-pair encoding. Words and punctuation marks are encoded separately.

    A space belongs to what follows it, so joining the tokens restores the text.
    """

    kind = "sub-words"
    merges_pairs = True

    def __init__(self, alphabet: Sequence[str], merges: Sequence[Sequence[str]]):
        self.bpe = BytePairEncoding(alphabet, merges)
        super().__init__(self.bpe.tokens)

    @classmethod
    def learn(cls, texts: Iterable[str], size: int) -> SubwordTokenizer:
        """Learn at most `size` entries: the special tokens, the characters, and the merges."""
        chunks = Counter(
            chunk for text in composed_texts(texts) for chunk in cls.pre_tokenize(text)
        )
        characters = {character for chunk in chunks for character in chunk}
        needed = len(characters) + len(SPECIALS)
        require(
            size >= needed,
            f"size = {size} is too small: the text has {len(characters)} different characters, "
            f"which make {needed} with the special tokens",
        )
        n_merges = size - needed if cls.merges_pairs else 0
        bpe = BytePairEncoding.learn_from_counts(chunks, n_merges)
        return cls(bpe.alphabet, bpe.merges)

    @staticmethod
    def pre_tokenize(text: str) -> list[str]:
        return re.findall(r" ?\w+| ?[^\w\s]+|\s", text)

    def tokenize(self, text: str) -> list[str]:
        chunks = self.pre_tokenize(text)
        return [token for chunk in chunks for token in self.bpe.encode(chunk)]

    def detokenize(self, tokens: list[str]) -> str:
        check_no_text(tokens, "tokens")
        return "".join(tokens)

    def state(self) -> dict[str, Any]:
        alphabet, merges = self.bpe.alphabet, self.bpe.merges
        return {"kind": self.kind, "alphabet": alphabet, "merges": merges}


class CharacterTokenizer(SubwordTokenizer):
    """Single characters: byte-pair encoding that merges nothing."""

    kind = "characters"
    merges_pairs = False


class LibraryTokenizer(Tokenizer):
    """A tokenizer of the library `tokenizers`, for large text.

    Args:
        file: the content of its `tokenizer.json`. Its first four ids have to be `<pad>`,
            `<s>`, `</s>` and `<unk>`.
    """

    kind = "library"

    def __init__(self, file: str):
        library = import_library("tokenizers", "this tokenizer")
        self.library = library.Tokenizer.from_str(file)
        # A "</s>" that stands in the text is text, and not the end of the sentence.
        self.library.encode_special_tokens = True
        id_of = self.library.get_vocab()
        tokens = sorted(id_of, key=id_of.get)
        first = tokens[: len(SPECIALS)]
        require(
            tuple(first) == SPECIALS
            and [id_of[token] for token in tokens] == [*range(len(tokens))],
            f"file has a vocabulary that starts with {first}: train it with "
            f"special_tokens={list(SPECIALS)}",
        )
        super().__init__(tokens[len(SPECIALS) :])

    @classmethod
    def learn(cls, texts: Iterable[str], size: int) -> LibraryTokenizer:
        """Learn byte-pair encoding on bytes, of at most `size` entries. It knows all characters."""
        library = cls.check_can_learn(size)
        byte_level = library.pre_tokenizers.ByteLevel
        tokenizer = library.Tokenizer(library.models.BPE())
        tokenizer.pre_tokenizer = byte_level(add_prefix_space=False)
        tokenizer.decoder = library.decoders.ByteLevel()
        trainer = library.trainers.BpeTrainer(
            vocab_size=size,
            special_tokens=list(SPECIALS),
            initial_alphabet=byte_level.alphabet(),
            show_progress=False,
        )
        tokenizer.train_from_iterator(composed_texts(texts), trainer)
        return cls(tokenizer.to_str())

    @staticmethod
    def check_can_learn(size: int) -> Any:
        """Import the library and check the size; neither needs any text."""
        least = 256 + len(SPECIALS)
        require(
            size >= least,
            f"size = {size} must be at least {least}: the bytes and the special tokens",
        )
        return import_library("tokenizers", "this tokenizer")

    def __reduce__(self):
        """Pickle the file: the library's own pickle loses `encode_special_tokens`."""
        return type(self), (self.library.to_str(),)

    def tokenize(self, text: str) -> list[str]:
        return self.library.encode(text, add_special_tokens=False).tokens

    def detokenize(self, tokens: list[str]) -> str:
        check_no_text(tokens, "tokens")
        decoder = self.library.decoder
        return decoder.decode(tokens) if decoder else " ".join(tokens)

    def state(self) -> dict[str, Any]:
        return {"kind": self.kind, "file": self.library.to_str()}


KINDS: list[type[Tokenizer]] = [WordTokenizer, NumberTokenizer, SubwordTokenizer]
KINDS += [CharacterTokenizer, LibraryTokenizer]


def tokenizer_from_state(state: dict[str, Any]) -> Tokenizer:
    """Build the tokenizer that returned this state."""
    kinds = {kind.kind: kind for kind in KINDS}
    kind = str(state.get("kind")) if isinstance(state, dict) else ""
    require(
        kind in kinds,
        f"a tokenizer must have a kind of {', '.join(kinds)}, got {state!r:.60}",
    )
    try:
        return kinds[kind](**{name: state[name] for name in state if name != "kind"})
    except ValueError:
        raise
    except Exception as error:  # a library's own, or whatever a forged value leads to
        raise ValueError(
            f"the tokenizer of kind {kind!r} cannot be restored ({error}): it is damaged or from "
            "another version; get the file again, or train again"
        ) from error
