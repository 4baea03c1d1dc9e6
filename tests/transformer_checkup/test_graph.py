"""The graph of a pass: PyTorch's own attention step by step, changes in place, torch.vmap."""

import pytest
import torch
from torch import nn

from transformer_checkup.first_places import (
    first_difference,
    first_example,
    first_with_nan,
)
from transformer_checkup.graph import Graph
from transformer_checkup.recorder import Recorder

X = torch.randn(3, 5, 8, generator=torch.Generator().manual_seed(0))


def graph_of(function, model=None):
    with Graph(model) as graph:
        out = function()
    return graph, graph.node(out)


@pytest.mark.parametrize("extras", [{}, {"add_bias_kv": True, "add_zero_attn": True}])
@pytest.mark.parametrize("need_weights", [True, False])
def test_pytorchs_own_attention_is_written_out(extras, need_weights):
    attend = nn.MultiheadAttention(8, 2, batch_first=True, **extras).eval()
    expected = attend(X, X, X, need_weights=need_weights)
    with Recorder(attend, {5}) as recorder:
        got = attend(X, X, X, need_weights=need_weights)
    torch.testing.assert_close(got, expected)
    (attention,) = recorder.attentions
    assert attention.weights.shape == (3, 2, 5, 5)
    torch.testing.assert_close(attention.weights.sum(-1), torch.ones(3, 2, 5))


def test_its_weights_are_seen_before_dropout():
    attend = nn.MultiheadAttention(8, 2, dropout=0.5, batch_first=True).train()
    with Recorder(attend, {5}) as recorder:
        attend(X, X, X)
    assert (recorder.attentions[0].weights > 0).all()


def test_a_node_keeps_its_numbers_where_they_are_changed_in_place():
    def changes():
        x = X + 1
        x[:, 0].mul_(0)
        x[0] = 2
        x[:, 1].neg_()
        return x * 1

    graph, out = graph_of(changes)
    torch.testing.assert_close(graph.nodes[0].value, X + 1)
    assert (out.value[0, 0] == 2).all() and not out.value[1, 0].any()
    assert torch.equal(out.given[0].value, out.value)


def test_results_under_vmap_have_the_mapped_axis_in_front():
    graph, out = graph_of(lambda: torch.vmap(lambda row: row @ torch.ones(8))(X[0]))
    assert next(n for n in graph.nodes if n.op == "matmul").value.shape == (5,)
    torch.testing.assert_close(out.value, X[0].sum(-1))


def test_the_first_difference_is_where_examples_meet():
    def mixes(x):
        y = (x * 2).relu()
        return (y - y.mean(0)) @ torch.ones(8, 8)

    other = torch.cat([X[:1], X[1:] + 1])
    graphs = [graph_of(lambda x=x: mixes(x))[0] for x in (X, other)]
    assert first_difference(*graphs, first_example(3)).op in ("__sub__", "sub")
    assert first_difference(graphs[0], graphs[0]) is None


def test_the_first_nan_is_found_inside_pytorchs_attention():
    attend = nn.MultiheadAttention(8, 2, batch_first=True).eval()
    mask = torch.ones(5, 5, dtype=torch.bool)
    graph, _ = graph_of(lambda: attend(X, X, X, attn_mask=mask)[0], attend)
    assert first_with_nan(graph).op == "softmax"
