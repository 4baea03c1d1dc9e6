"""The same numbers as PyTorch's own modules, forward and backward, with the weights copied."""

import pytest
import torch
from torch import nn
from torch.testing import assert_close

from annotated import (
    DecoderLayer,
    EncoderLayer,
    LayerNorm,
    MultiHeadAttention,
    causal_mask,
    padding_mask,
)
from tests.helpers.small import (
    D_FF,
    D_MODEL,
    PAD,
    B,
    H,
    S,
    T,
    small_batch,
    small_model,
    spread_out,
)

pytestmark = pytest.mark.parametrize(
    "dtype", [torch.float32, torch.float64], ids=["float32", "float64"]
)
# PyTorch's modules add up in another order, so the last digits may differ.
TOLERANCE = {
    torch.float32: dict(rtol=1e-4, atol=1e-5),
    torch.float64: dict(rtol=1e-10, atol=1e-12),
}
CLOSED = torch.tensor([[True] * 7, [True] * 4 + [False] * 3]).unsqueeze(1)  # (B, 1, S)
each_norm = pytest.mark.parametrize("norm_first", [True, False], ids=["pre", "post"])


# Our weights under PyTorch's names. `of` says what is wanted of each: its value or gradient.


def value(parameter):
    return parameter.detach()


def gradient(parameter):
    return parameter.grad


def attention_as_torch(ours, of):
    joined = [ours.w_q, ours.w_k, ours.w_v]
    return {
        "in_proj_weight": torch.cat([of(linear.weight) for linear in joined]),
        "in_proj_bias": torch.cat([of(linear.bias) for linear in joined]),
        "out_proj.weight": of(ours.w_o.weight),
        "out_proj.bias": of(ours.w_o.bias),
    }


def plain_as_torch(ours, of):
    return {"weight": of(ours.weight), "bias": of(ours.bias)}


def under(name, weights):
    return {f"{name}.{key}": weight for key, weight in weights.items()}


def layer_as_torch(ours, of):
    weights = under("self_attn", attention_as_torch(ours.self_attention, of))
    if isinstance(ours, DecoderLayer):
        weights |= under("multihead_attn", attention_as_torch(ours.cross_attention, of))
    weights |= under("linear1", plain_as_torch(ours.feed_forward.w_1, of))
    weights |= under("linear2", plain_as_torch(ours.feed_forward.w_2, of))
    for i, sublayer in enumerate(ours.sublayers, start=1):
        weights |= under(f"norm{i}", plain_as_torch(sublayer.norm, of))
    return weights


def stack_as_torch(ours, of):
    weights = {}
    for i, layer in enumerate(ours.layers):
        weights |= under(f"layers.{i}", layer_as_torch(layer, of))
    if isinstance(ours.norm, LayerNorm):
        weights |= under("norm", plain_as_torch(ours.norm, of))
    return weights


def model_as_torch(ours, of):
    return under("encoder", stack_as_torch(ours.encoder, of)) | under(
        "decoder", stack_as_torch(ours.decoder, of)
    )


def assert_same(ours, theirs, as_torch, our_call, their_call, inputs, dtype):
    """The outputs agree, and the gradients of all inputs and weights do."""
    spread_out(ours.to(dtype))
    theirs.to(dtype).load_state_dict(as_torch(ours, value))
    inputs = [x.to(dtype) for x in inputs]
    gradients = []
    for call in (our_call, their_call):
        for x in inputs:
            x.grad = None
            x.requires_grad_()
        out = call(*inputs)
        weighted = torch.linspace(-1, 1, out.numel(), dtype=dtype).view_as(out) * out
        weighted.sum().backward()
        gradients.append([out, *(x.grad for x in inputs)])
    assert_close(*gradients, **TOLERANCE[dtype])
    named = {name: p.grad for name, p in theirs.named_parameters()}
    assert_close(as_torch(ours, gradient), named, **TOLERANCE[dtype])


@pytest.mark.parametrize("masked", [False, True], ids=["open", "masked"])
@pytest.mark.parametrize("need_weights", [False, True], ids=["fused", "explicit"])
def test_multi_head_attention(dtype, masked, need_weights):
    ours = MultiHeadAttention(D_MODEL, H)
    theirs = nn.MultiheadAttention(D_MODEL, H, batch_first=True)
    mask = CLOSED if masked else None

    def our_call(query, key, value):
        out = ours(query, key, value, mask, need_weights)
        return out[0] if need_weights else out

    def their_call(query, key, value):
        hidden = None if mask is None else ~mask[:, 0]  # PyTorch: True = hidden
        return theirs(query, key, value, key_padding_mask=hidden)[0]

    inputs = torch.randn(B, T, D_MODEL), *torch.randn(2, B, S, D_MODEL)
    assert_same(ours, theirs, attention_as_torch, our_call, their_call, inputs, dtype)


def test_attention_weights_and_norm_state(dtype):
    ours = MultiHeadAttention(D_MODEL, H).to(dtype)
    theirs = nn.MultiheadAttention(D_MODEL, H, batch_first=True).to(dtype)
    theirs.load_state_dict(attention_as_torch(ours, value))
    x, y = torch.randn(B, T, D_MODEL, dtype=dtype), torch.randn(B, S, D_MODEL).to(dtype)
    _, weights = ours(x, y, y, CLOSED, need_weights=True)
    options = dict(key_padding_mask=~CLOSED[:, 0], average_attn_weights=False)
    _, expected = theirs(x, y, y, **options)
    assert weights.shape == (B, H, T, S)
    assert_close(weights, expected, **TOLERANCE[dtype])
    ours = spread_out(LayerNorm(D_MODEL)).to(dtype)
    theirs = nn.LayerNorm(D_MODEL).to(dtype)
    theirs.load_state_dict(ours.state_dict())
    x = torch.randn(B, S, D_MODEL, dtype=dtype)
    assert_close(ours(x), theirs(x), **TOLERANCE[dtype])


@pytest.mark.parametrize("eps", [1e-5, 1e-2, 1.0])
@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e3])
def test_layer_norm(dtype, eps, scale):
    ours, theirs = LayerNorm(D_MODEL, eps), nn.LayerNorm(D_MODEL, eps)
    inputs = [torch.randn(B, S, D_MODEL) * scale + scale]
    assert_same(ours, theirs, plain_as_torch, ours, theirs, inputs, dtype)


def torch_layer(cls, norm_first):
    return cls(D_MODEL, H, D_FF, 0.0, batch_first=True, norm_first=norm_first)


@each_norm
def test_encoder_layer(dtype, norm_first):
    ours = EncoderLayer(D_MODEL, H, D_FF, 0.0, norm_first=norm_first)
    theirs = torch_layer(nn.TransformerEncoderLayer, norm_first)

    def our_call(x):
        return ours(x, CLOSED)

    def their_call(x):
        return theirs(x, src_key_padding_mask=~CLOSED[:, 0])

    inputs = [torch.randn(B, S, D_MODEL)]
    assert_same(ours, theirs, layer_as_torch, our_call, their_call, inputs, dtype)


@each_norm
def test_decoder_layer(dtype, norm_first):
    ours = DecoderLayer(D_MODEL, H, D_FF, 0.0, norm_first=norm_first)
    theirs = torch_layer(nn.TransformerDecoderLayer, norm_first)
    causal = causal_mask(T)
    hidden = dict(tgt_mask=~causal[0], memory_key_padding_mask=~CLOSED[:, 0])

    def our_call(x, memory):
        return ours(x, memory, CLOSED, causal)

    def their_call(x, memory):
        return theirs(x, memory, **hidden)

    inputs = [torch.randn(B, T, D_MODEL), torch.randn(B, S, D_MODEL)]
    assert_same(ours, theirs, layer_as_torch, our_call, their_call, inputs, dtype)


def torch_model(n_layers, norm_first):
    """`nn.Transformer` ends both stacks in a norm; post-norm, as in the paper, has none there."""

    def norm():
        return nn.LayerNorm(D_MODEL) if norm_first else None

    encoder_layer = torch_layer(nn.TransformerEncoderLayer, norm_first)
    decoder_layer = torch_layer(nn.TransformerDecoderLayer, norm_first)
    options = dict(enable_nested_tensor=False)
    encoder = nn.TransformerEncoder(encoder_layer, n_layers, norm(), **options)
    decoder = nn.TransformerDecoder(decoder_layer, n_layers, norm())
    parts = dict(custom_encoder=encoder, custom_decoder=decoder)
    return nn.Transformer(D_MODEL, H, batch_first=True, **parts)


@each_norm
@pytest.mark.parametrize("tie_embeddings", [False, True], ids=["untied", "tied"])
def test_whole_model(dtype, norm_first, tie_embeddings):
    """Logits and all gradients, with padding in both languages and the causal mask."""
    kind = dict(norm_first=norm_first, tie_embeddings=tie_embeddings)
    ours = small_model(17, 17, n_layers=3, **kind).to(dtype)
    theirs = torch_model(3, norm_first).to(dtype)
    theirs.load_state_dict(model_as_torch(ours, value))
    src, _, src_mask, tgt_mask = small_batch()
    tgt = torch.randint(3, 17, (B, T))
    tgt[0, -1] = PAD

    hidden = dict(tgt_mask=~causal_mask(T)[0])
    for name, ids in dict(src=src, tgt=tgt, memory=src).items():
        hidden[f"{name}_key_padding_mask"] = ~padding_mask(ids, PAD)[:, 0]

    def their_call():
        x, y = ours.positions(ours.src_embed(src)), ours.positions(ours.tgt_embed(tgt))
        states = theirs(x, y, **hidden)
        return ours.generator(states)

    outside = [ours.src_embed, ours.tgt_embed, ours.generator]
    results = []
    for call in (lambda: ours(src, tgt, src_mask, tgt_mask), their_call):
        for module in outside:
            module.zero_grad()
        logits = call()
        loss = nn.functional.cross_entropy(logits.flatten(0, 1), tgt.flatten())
        loss.backward()
        gradients = [p.grad.clone() for m in outside for p in m.parameters()]
        results.append([logits, loss, *gradients])
    assert_close(*results, **TOLERANCE[dtype])
    named = {name: p.grad for name, p in theirs.named_parameters()}
    assert_close(model_as_torch(ours, gradient), named, **TOLERANCE[dtype])
