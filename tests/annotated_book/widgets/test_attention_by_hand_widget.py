"""AttentionByHand: its numbers are those of the package's attention."""

import json
import math

import torch
from torch.testing import assert_close

from annotated import attention
from annotated_book.widgets import AttentionByHand
from annotated_book.widgets.attention_by_hand.attention_by_hand import KEY, QUERY, VALUE
from tests.helpers.small import refuses


def test_steps_are_those_of_attention():
    widget = AttentionByHand()
    query, key, value = (torch.tensor(x).double() for x in (QUERY, KEY, VALUE))
    output, weights = attention(query, key, value)
    assert_close(widget.output, output)
    assert_close(widget.weights, weights)
    assert widget.scores.tolist() == [[2, 0, 1], [0, 2, -2], [4, 1, 1]]  # on paper
    widget.scale = False
    assert_close(widget.weights, widget.scores.softmax(-1))
    widget = AttentionByHand()
    seen = []
    widget.observe(lambda change: seen.append(widget.scores[0, 1].item()), "key")
    widget.key = [[0, 0], [3, 1], [0, 0]]
    assert seen == [3.0]
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


FINE = torch.zeros(3, 2)


test_bad_vectors = refuses(
    lambda tensors, words: AttentionByHand(*tensors, words=words),
    ((torch.zeros(3, 4),) * 3, None, r"query must be .* \(L, 2\), got \(3, 4\)"),
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
