"""AttentionByHand: its numbers are those of the package's attention."""

import json
import math

import pytest
import torch
from torch.testing import assert_close
from traitlets import TraitError

from annotated import attention
from annotated_book.widgets import AttentionByHand
from annotated_book.widgets.attention_by_hand.attention_by_hand import (
    KEY,
    QUERY,
    SIZES,
    VALUE,
    random_features,
)
from tests.helpers.small import refuses


def test_steps_are_those_of_attention():
    widget = AttentionByHand()
    query, key, value = (torch.tensor(x).double() for x in (QUERY, KEY, VALUE))
    output, weights = attention(query, key, value)
    assert_close(widget.output, output)
    assert_close(widget.weights, weights)
    assert widget.scores.tolist() == [[2, -1.5, 1], [0, 2, -2], [4, -2, 1]]  # on paper
    widget.scale = False
    assert_close(widget.weights, widget.scores.softmax(-1))
    widget = AttentionByHand()
    seen = []
    widget.observe(lambda change: seen.append(widget.scores[0, 1].item()), "key")
    widget.key = [[0, 0], [3, 1], [0, 0]]
    assert seen == [3.0]
    assert widget.page_data()["given"] == widget.given
    widget.key = [[0, 0], [0.123456, -0.00001], [0, 0]]
    assert widget.key[1] == [0.1235, 0.0]


def test_own_vectors():
    torch.manual_seed(0)
    query, key, value = (5 * torch.randn(5, 2, requires_grad=True) for _ in range(3))
    widget = AttentionByHand(query, key, value, words=list("abcde"), word=4)
    output, weights = attention(query, key, value)
    assert_close(widget.weights.float(), weights.detach(), atol=2e-3, rtol=0)
    assert_close(widget.output.float(), output.detach(), atol=5e-3, rtol=0)
    assert widget.given["reach"] >= max(x.abs().max() for x in (query, key, value))
    state = json.loads(json.dumps(widget.page_state()))
    assert state["given"]["words"] == list("abcde")


@pytest.mark.parametrize("d_k", SIZES)
@pytest.mark.parametrize("scale", [False, True])
def test_more_features_are_attended_to(d_k, scale):
    """What the page is told of the other features gives the scores of the whole vectors."""
    widget = AttentionByHand(d_k=d_k, scale=scale)
    query, key, value = widget.tensors()
    assert query.shape == key.shape == (3, d_k)
    others = widget.given["others"][SIZES.index(d_k)]
    parts = [torch.tensor(x).double() for x in (widget.query, widget.key)]
    added = widget.scores - parts[0] @ parts[1].T
    assert_close(added, torch.tensor(others, dtype=torch.float64), rtol=0, atol=1e-9)
    scores = widget.scores / (math.sqrt(d_k) if scale else 1)
    assert_close(widget.weights, scores.softmax(-1))
    assert_close(widget.output, widget.weights @ value)


def test_the_scale_keeps_the_softmax_from_saturating():
    largest = {
        scale: AttentionByHand(d_k=512, scale=scale).weights.amax(-1)
        for scale in (False, True)
    }
    assert largest[False].min() > 0.96 and largest[True].max() < 0.6
    features = torch.cat(random_features(5)).flatten()
    assert abs(features.mean()) < 0.05 and abs(features.var() - 1) < 0.05


def test_own_features():
    torch.manual_seed(0)
    query, key = torch.randn(4, 33, requires_grad=True), torch.randn(4, 33)
    widget = AttentionByHand(query, key, torch.randn(4, 2), scale=False)
    assert widget.d_k == 33 and widget.given["sizes"] == [33]
    scores = (query @ key.T).detach().double()
    assert_close(widget.scores, scores, atol=2e-3, rtol=0)
    assert_close(widget.weights, scores.softmax(-1), atol=2e-3, rtol=0)
    with pytest.raises(TraitError, match=r"d_k must be one of \[33\], got 64"):
        widget.d_k = 64


FINE = torch.zeros(3, 2)


test_bad_vectors = refuses(
    lambda tensors, words: AttentionByHand(*tensors, words=words),
    ((torch.zeros(3, 4),) * 3, None, r"value must be .* \(L, 2\), got \(3, 4\)"),
    ((torch.zeros(3, 1),) * 3, None, r"query must be .* \(L, d_k\), got \(3, 1\)"),
    ((FINE, torch.zeros(3, 4), FINE), None, r"same d_k, got \(3, 2\) and \(3, 4\)"),
    ((torch.zeros(3, 4), None, FINE), None, r"same d_k, got \(3, 4\) and \(3, 2\)"),
    ((FINE, "cat", None), None, "key must be a tensor .* got 'cat'"),
    ((torch.zeros(7, 2),) * 3, None, "give 2 to 5 words"),
    ((FINE, FINE, torch.zeros(2, 2)), None, "value has 2 rows"),
    ((torch.full((3, 2), math.nan),) * 3, None, "finite"),
    ((FINE,) * 3, ["a"], "words must name 3"),
)


test_bad_names = refuses(
    lambda words: AttentionByHand(words=words),
    ([], "words must name 3 words, got 0"),
    ("abc", "words must be a list of texts, got 'abc'"),
    (["a", "b", "c" * 3000], "words holds 'c{40}' … of 3,000 letters, more than"),
)
