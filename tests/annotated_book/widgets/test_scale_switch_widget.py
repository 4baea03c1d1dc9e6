"""ScaleSwitch: its numbers are those of PyTorch, at each d_k, with and without the scale."""

import json
import math

import pytest
import torch
from torch.testing import assert_close
from traitlets import TraitError

from annotated_book.widgets import ScaleSwitch
from annotated_book.widgets.kit.record import leaves, look_up
from annotated_book.widgets.scale_switch import scale_switch
from annotated_book.widgets.scale_switch.scale_switch import EDGES, KEYS, QUERIES, SIZES
from tests.helpers.small import refuses

STATES = [(d_k, scale) for d_k in SIZES for scale in (False, True)]


@pytest.mark.parametrize("d_k, scale", STATES)
def test_facts_match_pytorch(d_k, scale):
    query, key = (x[..., :d_k] for x in scale_switch.random_features())
    factor = 1 / math.sqrt(d_k) if scale else 1.0
    scores = torch.einsum("nqd,nkd->nk", query.double(), key.double()) * factor
    found = scale_switch.facts(d_k, scale)
    weights = scores.softmax(-1)
    assert found["spread"] == pytest.approx(scores.std(correction=0).item(), abs=0.006)
    assert found["largest"] == pytest.approx(weights.amax(-1).mean().item(), abs=1e-4)
    first = weights[0].sort(descending=True).values
    assert_close(torch.tensor(found["weights"]).double(), first, atol=6e-5, rtol=0)
    inner, _ = torch.histogram(scores, torch.tensor(EDGES, dtype=torch.float64))
    shares = torch.tensor(found["shares"]).double()
    assert_close(shares[1:-1], inner / scores.numel(), atol=1e-3, rtol=0)
    below = (scores < EDGES[0]).double().mean().item()
    assert shares[0].item() == pytest.approx(below, abs=1e-3)
    inputs = scores.clone().requires_grad_()
    sums = [inputs.softmax(-1)[:, i].sum() for i in range(KEYS)]
    slopes = [torch.autograd.grad(x, inputs)[0][:, i] for i, x in enumerate(sums)]
    steepest = torch.stack(slopes).amax(0).mean().item()
    assert found["slope"] == pytest.approx(steepest, abs=1e-4)
    assert scores.shape == (QUERIES, KEYS)


def test_table_and_traits_give_what_the_code_does():
    table, widget = scale_switch.table(), ScaleSwitch()
    for widget.d_k, widget.scale in STATES:
        assert widget.facts == scale_switch.facts(widget.d_k, widget.scale)
        found = look_up(table, d_k=widget.d_k, scale=widget.scale)
        assert found == dict(leaves(widget.facts))
    says = ScaleSwitch(d_k=512).still()[1]
    assert "With d_k = 512, the largest of the weights is 0.9" in says
    assert "and 0.32 with it" in says
    spreads = {state: scale_switch.facts(*state)["spread"] for state in STATES}
    for d_k in SIZES:
        assert spreads[d_k, True] == pytest.approx(1, abs=0.1)
        assert spreads[d_k, False] == pytest.approx(math.sqrt(d_k), rel=0.1)


def test_own_features():
    torch.manual_seed(0)
    query, key = torch.randn(5, 33, requires_grad=True), torch.randn(7, 33)
    widget = ScaleSwitch(query, key)
    assert widget.d_k == 33
    first = (query @ key.T)[0].softmax(-1).sort(descending=True).values.detach()
    assert_close(torch.tensor(widget.facts["weights"]), first, atol=6e-5, rtol=0)
    widget.scale = True
    spread = (query @ key.T / 33**0.5).std(correction=0).item()
    assert widget.facts["spread"] == pytest.approx(spread, abs=0.006)
    state = json.loads(json.dumps(widget.page_state()))
    assert look_up(state["table"], d_k=33, scale=False)["shares.0"] >= 0
    with pytest.raises(TraitError, match=r"d_k must be one of \[4\], got 8"):
        ScaleSwitch(FINE, FINE, d_k=8)


def with_one(number):
    features = torch.zeros(3, 4)
    features[1, 2] = number
    return features


FINE = torch.zeros(3, 4)


test_wrong_features_are_refused = refuses(
    ScaleSwitch,
    (torch.zeros(2, 3, 4), FINE, r"query must be .* got \(2, 3, 4\)"),
    (FINE, None, "key must be .* got NoneType"),
    (FINE, torch.zeros(3, 5), "same d_k"),
    (FINE.long(), FINE, r"got \(3, 4\) of torch.int64"),
    (with_one(torch.nan), FINE, "query must hold finite numbers below a mill"),
    (with_one(torch.inf), FINE, "query must hold finite numbers below a mill"),
    (FINE, with_one(torch.nan), "key must hold finite numbers below a mill"),
    (FINE, with_one(1e6), "key must hold finite numbers below a mill"),
)
