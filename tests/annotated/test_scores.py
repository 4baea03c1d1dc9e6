"""Exact match, and BLEU by the library."""

import math
import sys

import pytest
import sacrebleu
from hypothesis import given
from hypothesis import strategies as st

from annotated import bleu, exact_match
from annotated.scores import Bleu, chrf
from tests.helpers.small import refused

HYPOTHESES = ["the cat sat on the mat", "a dog", "it rains today in the north"]
REFERENCES = ["the cat is on the mat", "a dog barks", "it rains today in the south"]
sentences = st.lists(st.sampled_from(["a", "b", "c", "d"]), max_size=7).map(" ".join)


def test_texts_of_scores():
    assert exact_match(["a", "b", "C", "d "], ["a", "b", "c", "d"]) == 0.5
    assert exact_match(("",), ("",)) == 1
    assert f"version:{sacrebleu.__version__}" in bleu(HYPOTHESES, REFERENCES).signature
    plain, lower = (bleu(["A b c d"], ["a b c d"], lowercase=x) for x in (False, True))
    assert "case:mixed" in plain.signature
    assert "case:lc" in lower.signature
    assert plain.score < lower.score == pytest.approx(100)
    assert "tok:char" in bleu(["abcd"], ["abcd"], tokenize="char").signature
    found = Bleu(34.1234, (1.0,), (1,), 1.0, 1, 1, "tok:13a")
    assert str(found) == "BLEU 34.12 (tok:13a)"


def test_bleu_by_hand():
    """5+2+5 of 14 words are right, 3+1+4 of 11 pairs, 1+0+3 of 8 threes, 0+0+2 of 6 fours."""
    found = bleu(HYPOTHESES, REFERENCES)
    assert found.totals == (14, 11, 8, 6)
    right = (5 + 2 + 5, 3 + 1 + 4, 1 + 0 + 3, 0 + 0 + 2)
    shares = [100 * n / total for n, total in zip(right, found.totals, strict=True)]
    assert found.precisions == pytest.approx(shares)
    assert (found.hypothesis_length, found.reference_length) == (14, 15)
    assert found.brevity_penalty == pytest.approx(math.exp(1 - 15 / 14))
    mean = math.prod(shares) ** (1 / 4)
    assert found.score == pytest.approx(found.brevity_penalty * mean)


@given(st.lists(st.tuples(sentences, sentences), min_size=1, max_size=5))
def test_bleu_agrees_with_library(pairs):
    hypotheses, references = map(list, zip(*pairs, strict=True))
    found = bleu(hypotheses, references)
    theirs = sacrebleu.corpus_bleu(hypotheses, [references])
    assert found.score == theirs.score
    assert found.precisions == tuple(theirs.precisions)


def test_chrf_by_hand():
    """abcx for abcd: of 4, 3, 2 and 1 n-grams 3, 2, 1 and 0 are right, of both sides alike."""
    score, signature = chrf(["abcx"], ["abcd"])
    assert score == pytest.approx(100 * (3 / 4 + 2 / 3 + 1 / 2 + 0) / 4)
    assert f"nc:6|nw:0|space:no|version:{sacrebleu.__version__}" in signature
    longer, _ = chrf(["abcdxx"], ["abcd"])  # recall weighs more than precision
    assert longer > chrf(["abcd"], ["abcdxx"])[0]


@pytest.mark.parametrize("score", [exact_match, bleu, chrf])
def test_invalid_texts(score):
    with refused("2 hypotheses do not fit 3 references", "one reference for each"):
        score(["a", "b"], ["a", "b", "c"])
    with refused("hypotheses is empty"):
        score([], [])
    with refused("hypotheses must be a list of texts, got 'abc'"):
        score("abc", ["abc"])
    with refused("references must be a list of texts, got [['abc']]"):
        score(["abc"], [["abc"]])


def test_missing_library_and_tokenizers(monkeypatch):
    with refused("tokenize = 'words' is unknown to sacrebleu: give one of none, zh"):
        bleu(["a"], ["a"], tokenize="words")
    for name, module in [("ja-mecab", "MeCab"), ("spm", "sentencepiece")]:
        monkeypatch.setitem(sys.modules, module, None)
        with refused(f"tokenize = '{name}' cannot be used", "pip install"):
            bleu(["a"], ["a"], tokenize=name)
    monkeypatch.setitem(sys.modules, "sacrebleu", None)
    with refused("needs the library sacrebleu: pip install sacrebleu"):
        bleu(["a"], ["a"])
