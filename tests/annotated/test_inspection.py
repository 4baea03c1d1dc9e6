"""Looking at a model from outside, without changing it."""

import sys
from pathlib import Path

import pytest
import torch
from torch import nn
from torch.testing import assert_close

import annotated
from annotated import (
    MultiHeadAttention,
    attention,
    capture_attention,
    concat_heads,
    count_parameters,
    greedy_decode,
    show_source,
    split_heads,
    trace_lines,
    trace_shapes,
)
from annotated.transformer import masks
from tests.helpers.small import (
    D_MODEL,
    N_LAYERS,
    TGT_VOCAB,
    B,
    H,
    S,
    T,
    refused,
    small_batch,
    small_model,
)


@pytest.fixture
def model():
    return small_model().eval()


@pytest.fixture
def batch():
    return small_batch()


def hooks_of(model):
    return [
        hook
        for module in model.modules()
        for hooks in (module._forward_hooks, module._forward_pre_hooks)
        for hook in hooks.values()
    ]


def test_trace_shapes_follows_order_of_calls(model, batch):
    rows = trace_shapes(model, *batch).upto(1)
    assert [row.path for row in rows] == [
        *["", "src_embed", "positions", "encoder", "tgt_embed", "positions", "decoder"],
        "generator",
    ]
    assert rows[0].inputs == ((B, S), (B, T), (B, 1, S), (B, T, T))
    assert rows[0].output == (B, T, TGT_VOCAB)
    assert rows[3].inputs == ((B, S, D_MODEL), (B, 1, S))
    assert rows[6].output == (B, T, D_MODEL)
    assert rows[6].module == "Decoder"
    named = dict(zip(["tgt", "src_mask", "tgt_mask"], batch[1:], strict=True))
    [row] = trace_shapes(model, batch[0], **named).upto(0)
    assert row.inputs == ((B, S), (B, T), (B, 1, S), (B, T, T))
    rows = trace_shapes(model, *batch)
    depth = {row.path: row.depth for row in rows}
    assert depth["encoder.layers.0.self_attention.w_q"] == 5
    outputs = {row.path: row.output for row in rows}
    assert outputs["decoder.layers.1.cross_attention.w_k"] == (B, S, D_MODEL)
    lines = str(trace_shapes(model, *batch).upto(1)).splitlines()
    assert len(lines) == 8
    assert lines[0].startswith("EncoderDecoder  (2, 7), (2, 5), (2, 1, 7), (2, 5, 5)")
    assert lines[-1].startswith("  generator ")
    assert lines[-1].endswith("→ (2, 5, 19)")
    assert len({line.index("→") for line in lines}) == 1
    with refused("module must be an nn.Module", "function", "trace_lines"):
        trace_shapes(attention, torch.ones(3, 2))


def test_errors_pass_and_hooks_are_removed(model, batch):
    with pytest.raises(TypeError):
        trace_shapes(model, batch[0])
    assert hooks_of(model) == []
    with pytest.raises(ZeroDivisionError), capture_attention(model):
        1 / 0  # noqa: B018
    assert hooks_of(model) == []
    with refused("cannot be split"):
        trace_lines([split_heads], lambda: split_heads(torch.zeros(B, T, 33), 2))
    assert sys.gettrace() is None or "trace_lines" not in repr(sys.gettrace())


def test_trace_lines_follows_real_code():
    x = torch.randn(B, T, D_MODEL)
    heads = [split_heads, concat_heads]
    rows = trace_lines(heads, lambda: concat_heads(split_heads(x, H)))
    apart, found = (B, T, H, D_MODEL // H), {"split_heads": {}, "concat_heads": {}}
    for row in rows:
        found[row.function] |= {name: tuple(x.shape) for name, x in row.tensors.items()}
    assert found["split_heads"] == {"x": apart, "return": (B, H, T, D_MODEL // H)}
    assert found["concat_heads"] == {"x": apart, "return": (B, T, D_MODEL)}
    file = Path(annotated.__file__).with_name("transformer") / "attention.py"
    lines = file.read_text("utf-8").splitlines()
    assert [row.source for row in rows] == [lines[row.number - 1] for row in rows]


def test_maps_of_every_attention(model, batch):
    src_mask, tgt_mask = batch[2:]
    with capture_attention(model) as maps:
        model(*batch)
    assert len(maps) == 3 * N_LAYERS
    for layer in range(N_LAYERS):
        own = maps[f"encoder.layers.{layer}.self_attention"]
        past = maps[f"decoder.layers.{layer}.self_attention"]
        cross = maps[f"decoder.layers.{layer}.cross_attention"]
        for weights, mask in [(own, src_mask), (past, tgt_mask), (cross, src_mask)]:
            hidden = ~mask.unsqueeze(1).expand_as(weights)
            assert_close(weights.sum(dim=-1), torch.ones(weights.shape[:-1]))
            assert (weights[hidden] == 0).all()
        assert own.shape == (B, H, S, S)
        assert past.shape == (B, H, T, T)
        assert cross.shape == (B, H, T, S)
    multi = MultiHeadAttention(D_MODEL, H)
    x = torch.randn(B, T, D_MODEL)
    with capture_attention(multi) as maps:
        out = multi(x, x, x)
    assert out.shape == x.shape
    assert maps[""].shape == (B, H, T, T)
    assert not maps[""].requires_grad
    with refused("no annotated.MultiHeadAttention"), capture_attention(nn.Linear(2, 3)):
        pass


def test_capturing_does_not_change_results(model, batch):
    before = model(*batch)
    trace_shapes(model, *batch)
    assert torch.equal(model(*batch), before)
    with capture_attention(model):
        assert_close(model(*batch), before)
    assert hooks_of(model) == []
    assert torch.equal(model(*batch), before)


def test_show_source_returns_code_that_runs():
    source = show_source(attention)
    assert source.startswith("def attention(")
    assert source.endswith("return used @ value, weights")
    assert repr(source) == str(source)
    assert source._repr_markdown_() == f"```python\n{source}\n```"
    method = show_source(MultiHeadAttention.project_kv)
    assert method.startswith("def project_kv(\n    self, key: Float[")
    assert show_source(MultiHeadAttention).startswith("class MultiHeadAttention(")
    assert show_source(greedy_decode).startswith("@torch.no_grad()\ndef greedy_decode(")
    assert show_source(masks).startswith('"""Masks say')
    for thing in (3, len, torch.zeros, None, "text"):
        with refused(f"obj = {thing!r}"[:20], "no Python source"):
            show_source(thing)


def test_count_parameters():
    module = nn.Linear(5, 3)
    assert count_parameters(module) == 18
    module.bias.requires_grad_(False)
    assert count_parameters(module) == 15
    twice = nn.ModuleList([module, module])
    assert count_parameters(twice) == 15


def test_outputs_that_contain_tensors():
    for answer, shape in [
        (lambda x: (None, x), (2, 3)),
        (lambda x: [[], {"states": x}], (2, 3)),
        (lambda x: {"length": 3}, None),
        (lambda x: None, None),
    ]:
        module = nn.Identity()
        module.forward = answer
        trace = trace_shapes(module, torch.zeros(2, 3))
        assert trace[0].output == shape
        assert str(trace).endswith(f"→ {shape}")


def test_functions_that_cannot_be_followed():
    with refused("Linear", "not a Python function", "with def"):
        trace_lines([nn.Linear], lambda: None)
    names = {}
    exec("def function(x):\n    return x", names)
    with refused("function", "no source", "not with exec"):
        trace_lines([names["function"]], lambda: None)
