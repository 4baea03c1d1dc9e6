"""n-gram models with Witten-Bell smoothing."""

import math

import pytest

from annotated_lab.data.n_grams import NGramModel
from tests.helpers.small import refused

TEXTS = [["a", "b", "a", "b"], ["a", "c"]]


def test_by_hand():
    unigrams = NGramModel(1, list("abcd")).fit(TEXTS)
    # 6 words of 3 kinds: a share of 3 / 9 goes to the uniform distribution.
    shares = {word: unigrams.probability(word, []) for word in "abcd"}
    assert shares == pytest.approx(
        {"a": (3 + 3 / 4) / 9, "b": (2 + 3 / 4) / 9, "c": (1 + 3 / 4) / 9, "d": 1 / 12}
    )
    bigrams = NGramModel(2, list("abcd")).fit(TEXTS)
    # After "a" came b twice and c once: 3 words of 2 kinds.
    expected = {
        word: (n + 2 * shares[word]) / 5
        for word, n in zip("abcd", (0, 2, 1, 0), strict=True)
    }
    assert {w: bigrams.probability(w, ["a"]) for w in "abcd"} == pytest.approx(expected)
    assert bigrams.probability("a", ["d"]) == shares["a"]  # a context never seen
    assert bigrams.probability("b", ["c", "a"]) == bigrams.probability("b", ["a"])


@pytest.mark.parametrize("order", [1, 2, 3, 5])
@pytest.mark.parametrize(
    "context", [[], ["<s>"], ["a"], ["b", "a"], ["d", "d", "a", "b"]]
)
def test_probabilities_sum_to_1(order, context):
    model = NGramModel(order, list("abcd")).fit(TEXTS)
    assert math.isclose(sum(model.probability(w, context) for w in "abcd"), 1)


def test_surprise_and_refusals():
    model = NGramModel(3, list("abcd")).fit(TEXTS[:1]).fit(TEXTS[1:])
    other = NGramModel(3, list("abcd")).fit(TEXTS)
    assert model.surprise(["a", "b", "d"]) == other.surprise(["a", "b", "d"])
    first, second, _ = model.surprise(["a", "b", "d"])
    assert first == -math.log2(model.probability("a", ["<s>", "<s>"]))
    assert second == -math.log2(model.probability("b", ["<s>", "a"]))
    with refused("order"):
        NGramModel(0, ["a", "b"])
    with refused("texts"):
        NGramModel(1, ["a"]).fit("text")
    with refused("'x'", "not in the vocabulary"):
        NGramModel(1, ["a"]).fit([["x"]])
    with refused("vocabulary is empty"):
        NGramModel(1, [])
