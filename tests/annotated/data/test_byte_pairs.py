"""Words, vocabularies, byte-pair encoding."""

import json
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

from annotated import BytePairEncoding, Vocabulary, number_words
from annotated.data.byte_pairs import PairCounts, merge_pair
from annotated.data.tokenizers import split_words
from tests.helpers.small import refused

texts = st.text("abcß -\n", max_size=13)
lists_of_texts = st.lists(texts, min_size=1, max_size=7).filter(any)


def test_vocabulary_by_hand():
    vocabulary = Vocabulary(["one", "two"])
    expected = ["<pad>", "<s>", "</s>", "<unk>", "one", "two"]
    assert vocabulary.tokens == expected
    assert len(vocabulary) == 6
    ids = vocabulary.pad_id, vocabulary.bos_id, vocabulary.eos_id, vocabulary.unk_id
    assert ids == (0, 1, 2, 3)
    assert vocabulary.encode(["two", "three", "one"]) == [5, 3, 4]
    assert vocabulary.decode([1, 5, 4, 2, 4, 0]) == ["two", "one"]
    assert vocabulary.decode([1, 5, 3, 0]) == ["two", "<unk>"]
    # The most frequent first, of equals in the order of the alphabet.
    tokens = ["b", "a", "c", "b", "c", "d"]
    assert Vocabulary.learn(tokens).tokens[4:] == ["b", "c", "a", "d"]
    assert Vocabulary.learn(tokens, min_freq=2).tokens[4:] == ["b", "c"]
    assert Vocabulary.learn(iter(tokens), size=5).tokens[4:] == ["b"]


@given(st.lists(st.text(min_size=1), unique=True), st.data())
def test_decoding_undoes_encoding(tokens, data):
    tokens = [token for token in tokens if token not in Vocabulary([]).tokens]
    vocabulary = Vocabulary(tokens)
    sentence = data.draw(st.lists(st.sampled_from(tokens)) if tokens else st.just([]))
    ids = vocabulary.encode(sentence)
    assert vocabulary.unk_id not in ids
    sealed = [vocabulary.bos_id, *ids, vocabulary.eos_id, vocabulary.pad_id]
    assert vocabulary.decode(sealed) == sentence


def test_invalid_arguments():
    for tokens in (["one", "one"], ["<pad>"]):
        with refused("tokens holds a token twice"):
            Vocabulary(tokens)
    for number in (-1, 6):
        with refused(f"ids holds {number}", "6 entries"):
            Vocabulary(["one", "two"]).decode([4, number])
    with refused("no token occurs min_freq = 3 times"):
        Vocabulary.learn(["a", "a", "b"], min_freq=3)
    with refused("no token occurs min_freq = 1 times"):
        Vocabulary.learn([])
    with refused("min_freq must be an integer of at least 1, got 0"):
        Vocabulary.learn(["a"], min_freq=0)
    with refused("size must be above 4", "got 4"):
        Vocabulary.learn(["a"], size=4)
    for nothing in ([], [""]):
        with refused("texts holds no word"):
            BytePairEncoding.learn(nothing, 3)
    with refused("texts must be a list", "'abc'", "['abc']"):
        BytePairEncoding.learn("abc", 3)
    with refused("n_merges must be at least 0, got -1"):
        BytePairEncoding.learn(["abc"], -1)


def test_byte_pairs_by_hand():
    """Sennrich et al.: the most frequent pair first. "ab" is there 5 times, then "a|ab" 3 times."""
    bpe = BytePairEncoding.learn(["aab aab aab ab ab"], n_merges=2)
    assert bpe.merges == [("a", "b"), ("a", "ab")]
    assert bpe.alphabet == [" ", "a", "b"]
    assert bpe.tokens == [" ", "a", "b", "ab", "aab"]
    assert bpe.encode("aaab bab") == ["a", "aab", " ", "b", "ab"]
    assert merge_pair(("a", "a", "a"), ("a", "a")) == ("aa", "a")
    assert merge_pair(("a", "b", "a", "b"), ("a", "b")) == ("ab", "ab")
    assert merge_pair(("b", "a"), ("a", "b")) == ("b", "a")
    assert BytePairEncoding.learn(["ab"], 99).merges == [("a", "b")]
    assert split_words("Forty-seven, PLEASE ") == ["forty", "seven", "please"]
    assert split_words(" - ") == []
    for dash in "\u2010\u2011\u2012\u2013\u2014":
        assert split_words(f"forty{dash}seven") == ["forty", "seven"]
    assert split_words("for\u00adty\u200b-seven") == ["forty", "seven"]


@given(lists_of_texts, st.integers(0, 13), texts)
def test_joined_tokens_restore_text(learned_from, n_merges, text):
    bpe = BytePairEncoding.learn(learned_from, n_merges)
    assert "".join(bpe.encode(text)) == text


@given(lists_of_texts, st.integers(0, 13))
def test_learned_texts_are_known(learned_from, n_merges):
    """Each token of those texts has an id; more merges never make more tokens."""
    bpe = BytePairEncoding.learn(learned_from, n_merges)
    vocabulary = Vocabulary(bpe.tokens)
    plain = BytePairEncoding(bpe.alphabet, [])
    for text in learned_from:
        encoded = bpe.encode(text)
        assert vocabulary.unk_id not in vocabulary.encode(encoded)
        assert len(encoded) <= len(plain.encode(text)) == len(text)


@given(st.lists(st.tuples(*[st.sampled_from(["a", "b", "ab", "ba", "aa"])] * 2)), texts)
def test_merges_are_applied_in_order(merges, text):
    """As if every word were gone through for each merge, useful or not, repeated or not."""
    merges = [("aa", "b"), *merges, ("a", "a")]  # the first can be of use to none
    text += "aab"
    expected = []
    for word in BytePairEncoding.pre_tokenize(text):
        symbols = tuple(word)
        for pair in merges:
            symbols = merge_pair(symbols, pair)
        expected += symbols
    assert BytePairEncoding([], merges).encode(text) == expected


@given(lists_of_texts)
def test_pair_counts_stay_correct(texts):
    """After each merge, the counts are those of the words as they are then."""
    words = Counter(
        word for text in texts for word in BytePairEncoding.pre_tokenize(text)
    )
    counts = PairCounts(words)
    while best := counts.most_frequent():
        counts.merge(best)
        anew = Counter()
        for word, symbols in counts.symbols.items():
            for pair in pairwise(symbols):
                anew[pair] += words[word]
        assert +counts.counts == anew


def by_the_library(text, n_merges):
    """The `tokenizers` library, with words that begin with their space."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Split(" ", behavior="merged_with_next")
    alphabet = set("".join(text))
    trainer = trainers.BpeTrainer(
        vocab_size=len(alphabet) + n_merges, show_progress=False, special_tokens=[]
    )
    tokenizer.train_from_iterator(text, trainer)
    return tokenizer


@pytest.mark.parametrize("language", [0, 1], ids=["English", "German"])
def test_library_agrees(language):
    """The same merges from the same text, and the same encodings of other text."""
    text = [number_words(n)[language] for n in [*range(200), *range(1000, 99_999, 997)]]
    n_merges = 60
    ours = BytePairEncoding.learn(text, n_merges)
    theirs = by_the_library(text, n_merges)
    merges = json.loads(theirs.to_str())["model"]["merges"]
    assert ours.merges == [tuple(pair) for pair in merges]
    assert sorted(ours.tokens) == sorted(theirs.get_vocab())
    for number in range(123, 999_999, 9973):
        words = number_words(number)[language]
        assert ours.encode(words) == theirs.encode(words).tokens
