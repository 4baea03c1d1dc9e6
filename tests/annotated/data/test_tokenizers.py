"""Tokenizers: text into ids and back, by words, by sub-words, by the library."""

import copy
import pickle
import sys
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import Tokenizer, models, pre_tokenizers

from annotated import LibraryTokenizer, NumberTokenizer, SubwordTokenizer, WordTokenizer
from annotated.data.tokenizers import CharacterTokenizer, tokenizer_from_state
from annotated.data.vocabulary import SPECIALS
from tests.helpers.small import refused

TEXTS = [
    "A dog's ball - it isn't red, is it?",
    "Two dogs (not one) play in the snow; 3.5 minutes later: nothing.",
    "Ein Hund spielt im Schnee. Übergröße! 50% „gut“",
]
SENTENCES = [*TEXTS, *("the dog plays in the snow. " * 7).split(". ")]
LEARNT = {
    "words": WordTokenizer.learn(SENTENCES),
    "sub-words": SubwordTokenizer.learn(SENTENCES, size=90),
    "characters": CharacterTokenizer.learn(SENTENCES, size=90),
    "library": LibraryTokenizer.learn(SENTENCES, size=300),
}
each_kind = pytest.mark.parametrize("tokenizer", LEARNT.values(), ids=LEARNT)


@each_kind
def test_decoding_undoes_encoding(tokenizer):
    text = "the dog plays in the snow."
    ids = tokenizer.encode(text)
    assert 0 < len(ids) <= len(text)
    assert len(SPECIALS) <= min(ids) <= max(ids) < len(tokenizer)
    assert tokenizer.decode(ids) == text
    assert tokenizer.decode([1, *ids, 2, *ids, 0]) == text
    assert tokenizer.decode([]) == tokenizer.decode([2]) == ""


@each_kind
def test_state_restores_tokenizer(tokenizer):
    again = tokenizer_from_state(tokenizer.state())
    assert type(again) is type(tokenizer)
    assert again.state() == tokenizer.state()
    assert len(again) == len(tokenizer)
    for text in [*SENTENCES, "quite 漢 different"]:
        assert again.encode(text) == tokenizer.encode(text)


@each_kind
def test_text_is_text(tokenizer):
    """A "</s>" that somebody wrote must not end the sentence."""
    for text in ("a </s> b", "<pad>", "<s><unk>"):
        assert not {0, 1, 2} & {*tokenizer.encode(text)}
    # As a Mac writes them. Both forms look the same, so they give the same ids.
    again = type(tokenizer).learn([DECOMPOSED, *TEXTS] * 9, size=300)
    for one in (tokenizer, again):
        assert one.encode(DECOMPOSED) == one.encode("Ein Hund spielt. Übergröße!")
        assert one.vocabulary.unk_id not in one.encode(DECOMPOSED)
    # Python has it for a byte of the command line that is not UTF-8.
    with refused("text = 'a \\udcff' holds half a character"):
        tokenizer.encode("a \udcff")


DECOMPOSED = "Ein Hund spielt. U\u0308bergro\u0308\u00dfe!"


def test_invalid_tokens():
    for kind in (WordTokenizer, SubwordTokenizer, LibraryTokenizer):
        with refused("texts must be a list, got the text 'a dog'"):
            kind.learn("a dog", size=300)
    with refused("tokens must be a list, got the text 'dog'"):
        WordTokenizer("dog")
    with refused("alphabet must be a list"):
        SubwordTokenizer("dog", [])
    with refused("each of merges must be a list, got the text 'ab'"):
        SubwordTokenizer(["a", "b"], ["ab"])
    with refused("each of merges must be a pair, got ['a', 'b', 'c']"):
        SubwordTokenizer(["a", "b", "c"], [["a", "b", "c"]])
    with refused("text must be a text, got 47"):
        LEARNT["words"].encode(47)
    for tokenizer in [*LEARNT.values(), NumberTokenizer(["dog"])]:
        with refused("tokens must be a list, got the text 'dog'"):
            tokenizer.detokenize("dog")
        with refused("ids must be a list, got the text '12'"):
            tokenizer.decode("12")
    with refused("must have a kind of words, number words, sub-words", "'morse'"):
        tokenizer_from_state({"kind": "morse"})


def test_forged_states():
    """A file from elsewhere can say anything. All of it is refused in the same way."""
    words = [dict(tokens=x) for x in (7, "abc", [["a"]])] + [
        {},
        dict(tokens=["a"], more=1),
    ]
    merges = [dict(alphabet=["a"], merges=[x]) for x in (1, [1, 2])]
    files = [dict(file=x) for x in ("{}", 7)]
    kinds = {"words": words, "sub-words": merges, "library": files}
    states = [{"kind": kind, **some} for kind in kinds for some in kinds[kind]]
    for state in [*states, {"kind": ["words"]}, ["words"]]:
        with refused("token"):
            tokenizer_from_state(state)


def test_words_and_numbers():
    tokenize = WordTokenizer.tokenize
    expected = ["A", "dog's", "ball", "-", "it", "isn't", "red", ",", "is", "it", "?"]
    assert tokenize(TEXTS[0]) == expected
    assert tokenize("½-size e-mail…") == ["½-size", "e-mail", "…"]
    assert tokenize(" \n") == []
    texts = ["a b a", "c b a", "d"]
    assert WordTokenizer.learn(texts).state()["tokens"] == ["a", "b", "c", "d"]
    assert WordTokenizer.learn(texts, min_freq=2).state()["tokens"] == ["a", "b"]
    assert WordTokenizer.learn(texts, size=5).state()["tokens"] == ["a"]
    rare = WordTokenizer.learn(texts, min_freq=2)
    assert rare.encode("b d a") == [5, 3, 4]
    assert rare.decode([5, 3, 4]) == "b <unk> a"
    numbers = NumberTokenizer(["forty", "seven"])
    assert numbers.encode("Forty-seven, SEVEN") == [4, 5, 5]
    assert numbers.decode([4, 5]) == "forty seven"
    assert tokenizer_from_state(numbers.state()).encode("seven") == [5]
    with refused("text holds 'fourty'", "Did you mean 'forty'"):
        numbers.encode("seven fourty")
    with refused("text holds 'million'", "from 0 to 999,999. Write 'forty-seven' for"):
        numbers.encode("seven million")
    with refused("text = ' - ' holds no word"):
        numbers.encode(" - ")
    with refused("text must be a text, got 47"):
        numbers.encode(47)


@given(st.text(max_size=13))
def test_words_keep_all_characters(text):
    assert "".join(WordTokenizer.tokenize(text)) == "".join(text.split())


@given(st.text("abcß .,'\n\t漢", max_size=23))
def test_joined_sub_words_restore_text(text):
    assert "".join(SubwordTokenizer.pre_tokenize(text)) == text
    assert "".join(LEARNT["sub-words"].tokenize(text)) == text


def test_sub_words():
    characters = len({*"".join(SENTENCES)})
    assert len(LEARNT["sub-words"]) == 90
    smallest = SubwordTokenizer.learn(SENTENCES, size=characters + 4)
    assert (len(smallest), smallest.bpe.merges) == (characters + 4, [])
    with refused(f"size = {characters + 3} is too small", f"{characters} different"):
        SubwordTokenizer.learn(SENTENCES, size=characters + 3)
    with refused("texts holds no word"):
        SubwordTokenizer.learn([], size=100)
    # However often "snow." comes, the full stop stays a token of its own.
    tokenizer = SubwordTokenizer.learn(["the snow. " * 99], size=1000)
    assert tokenizer.tokenize("the snow.") == ["the", " snow", "."]
    assert [token for token in tokenizer.bpe.tokens if "." in token] == ["."]
    ids = LEARNT["sub-words"].encode("漢 dog")
    assert ids[0] == 3
    assert LEARNT["sub-words"].decode(ids) == "<unk> dog"
    tokenizer = LEARNT["characters"]
    assert tokenizer.tokenize("the  dog.\n") == [*"the  dog.\n"]
    assert tokenizer.detokenize(tokenizer.tokenize(TEXTS[0])) == TEXTS[0]
    assert len(tokenizer) == len(SPECIALS) + len({*"".join(SENTENCES)})
    with refused("size = 9 is too small: the text has", "with the special tokens"):
        CharacterTokenizer.learn(SENTENCES, size=9)


@given(st.text(max_size=13))
def test_library_knows_every_character(text):
    tokenizer = LEARNT["library"]
    ids = tokenizer.encode(text)
    assert tokenizer.decode(ids) == normalize("NFC", text)
    assert 3 not in ids


def test_ids_and_arguments_of_the_library(monkeypatch):
    tokenizer = LEARNT["library"]
    for text in SENTENCES:
        assert tokenizer.encode(text) == tokenizer.library.encode(text).ids
    # Any kind of the library's, here words, without a decoder.
    vocab = {**{token: i for i, token in enumerate(SPECIALS)}, "red": 4, "dog": 5}
    library = Tokenizer(models.WordLevel(vocab, unk_token="<unk>"))
    library.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer = LibraryTokenizer(library.to_str())
    assert tokenizer.encode("red big dog") == [4, 3, 5]
    assert tokenizer.decode([5, 4, 2]) == "dog red"
    with refused("size = 259 must be at least 260"):
        LibraryTokenizer.learn(SENTENCES, size=259)
    other = Tokenizer(models.WordLevel({"a": 0, "b": 1}, unk_token="a"))
    with refused("starts with ['a', 'b']", "special_tokens=['<pad>'"):
        LibraryTokenizer(other.to_str())
    monkeypatch.setitem(sys.modules, "tokenizers", None)
    with refused("needs the library tokenizers: pip install tokenizers"):
        LibraryTokenizer.learn(SENTENCES, size=300)


def test_copies_keep_special_tokens_as_text():
    """The library's own pickle forgets that it should."""
    first, text = LEARNT["library"], "a </s> dog"
    for other in (copy.deepcopy(first), pickle.loads(pickle.dumps(first))):
        assert other.encode(text) == first.encode(text)
        assert 2 not in other.encode(text)
