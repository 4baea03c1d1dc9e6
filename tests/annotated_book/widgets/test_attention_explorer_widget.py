"""AttentionExplorer: its maps are the weights that PyTorch computes, for our models and its own."""

import random

import pytest
import torch
from torch import nn

from annotated import (
    Encoder,
    MultiHeadAttention,
    TransformerConfig,
    causal_mask,
    make_model,
)
from annotated_book.widgets import AttentionExplorer
from annotated_book.widgets.attention_explorer.maps import watch
from annotated_book.widgets.kit.names import spoken_name
from tests.helpers.small import refuses

RANDOM = random.Random(19)
causal = nn.Transformer.generate_square_subsequent_mask


def ours(**settings):
    defaults = {"n_layers": 2, "d_model": 12, "d_ff": 16, "n_heads": 3}
    return make_model(20, 30, **defaults | settings)


def theirs(**settings):
    return nn.Transformer(12, 3, 2, 2, 16, **{"batch_first": True} | settings)


def inputs():
    return torch.randint(1, 20, (2, 5)), torch.randint(1, 30, (2, 7))


MASKS = {"src_mask": torch.ones(2, 1, 5).bool(), "tgt_mask": causal_mask(7)}
MASKS["src_mask"][1, 0, 3:] = False


def by_hand(module, query, key, hidden=None):
    """softmax(Q Kᵀ / √d_k) of batch-first inputs, from the module's own matrices."""
    if isinstance(module, MultiHeadAttention):
        q, k, n_heads = module.w_q(query), module.w_k(key), module.n_heads
    else:
        w_q, w_k, _ = module.in_proj_weight.chunk(3)
        b_q, b_k, _ = module.in_proj_bias.chunk(3)
        q, k, n_heads = query @ w_q.T + b_q, key @ w_k.T + b_k, module.num_heads
    q, k = (x.unflatten(-1, (n_heads, -1)).transpose(1, 2) for x in (q, k))
    scores = torch.einsum("bhqd,bhkd->bhqk", q, k) / q.shape[-1] ** 0.5
    if hidden is not None:
        scores = scores.masked_fill(hidden, -torch.inf)
    return scores.softmax(-1).detach()


def arguments(model, *args, **kwargs):
    """With what each attention is called, seen by other hooks."""
    calls, hooks = {}, []
    for path, module in model.named_modules():
        if isinstance(module, MultiHeadAttention | nn.MultiheadAttention):

            def note(module, args, kwargs, path=path):
                named = dict(zip(["query", "key", "value"], args, strict=False))
                calls[path] = named | kwargs

            hooks.append(module.register_forward_pre_hook(note, with_kwargs=True))
    torch.backends.mha.set_fastpath_enabled(False)
    with torch.no_grad():
        model(*args, **kwargs)
    torch.backends.mha.set_fastpath_enabled(True)
    for hook in hooks:
        hook.remove()
    return calls


def check_map(explorer, path, wanted):
    map = explorer.seen["maps"][path]
    torch.testing.assert_close(explorer.weights[path], wanted)
    assert map["shape"] == list(wanted.shape)
    data = torch.tensor(map["data"]).view(map["shape"])
    torch.testing.assert_close(data, wanted.float(), rtol=0, atol=5.1e-5)
    batch, _, q, k = map["shape"]
    labels = explorer.seen["labels"]
    assert [len(row) for row in labels[map["rows"]]] == [q] * batch
    assert [len(row) for row in labels[map["columns"]]] == [k] * batch


def allowed(map):
    """(B, H, Q, K): what the page leaves unhatched."""
    if map["mask"] is None:
        return torch.ones(map["shape"]).bool()
    bits = torch.tensor([bit == "1" for bit in map["mask"]["data"]])
    return bits.view(map["mask"]["shape"]).expand(map["shape"])


def hidden_in(path, is_ours, shape):
    hidden = torch.zeros(shape).bool()
    if "decoder" in path and "self" in path:
        hidden |= ~causal_mask(shape[-1])
    elif is_ours:
        hidden |= ~MASKS["src_mask"].unsqueeze(1)
    return hidden


@pytest.mark.parametrize("norm_first", [False, True])
def test_our_model(norm_first):
    model, (src, tgt) = ours(norm_first=norm_first).eval(), inputs()
    explorer = AttentionExplorer(model, src, tgt, **MASKS)
    assert len(explorer.seen["maps"]) == 6
    for path, call in arguments(model, src, tgt, **MASKS).items():
        module = model.get_submodule(path)
        shape = (2, 3, call["query"].shape[1], call["key"].shape[1])
        hidden = hidden_in(path, True, shape)
        check_map(explorer, path, by_hand(module, call["query"], call["key"], hidden))
        assert torch.equal(allowed(explorer.seen["maps"][path]), ~hidden)
    assert explorer.path == "decoder.layers.1.cross_attention"


@pytest.mark.parametrize("batch_first", [False, True])
@pytest.mark.parametrize("norm_first", [False, True])
def test_pytorch_s_transformer(batch_first, norm_first):
    model = theirs(batch_first=batch_first, norm_first=norm_first).eval()
    src, tgt = torch.randn(2, 5, 12), torch.randn(2, 7, 12)
    if not batch_first:
        src, tgt = src.transpose(0, 1), tgt.transpose(0, 1)
    explorer = AttentionExplorer(model, src, tgt, tgt_mask=causal(7))
    assert len(explorer.seen["maps"]) == 6
    for path, call in arguments(model, src, tgt, tgt_mask=causal(7)).items():
        query, key = call["query"], call["key"]
        if not batch_first:
            query, key = query.transpose(0, 1), key.transpose(0, 1)
        hidden = hidden_in(path, False, (2, 3, query.shape[1], key.shape[1]))
        wanted = by_hand(model.get_submodule(path), query, key, hidden)
        check_map(explorer, path, wanted)
        assert torch.equal(allowed(explorer.seen["maps"][path]), ~hidden)


STATES = [
    (
        RANDOM.choice(["ours", "theirs"]),
        RANDOM.randint(1, 3),  # batch
        RANDOM.randint(1, 9),  # queries
        RANDOM.randint(1, 9),  # keys
        RANDOM.choice([1, 2, 4]),  # heads
        RANDOM.choice([None, "bool", "float", "each head"]),
    )
    for _ in range(200)
]


@pytest.mark.parametrize("kind, batch, q, k, n_heads, mask", STATES)
def test_single_attentions(kind, batch, q, k, n_heads, mask):
    query, key = torch.randn(batch, q, 8), torch.randn(batch, k, 8)
    hidden = torch.rand(batch, n_heads, q, k) < 0.4
    hidden[..., 0] = False  # something is left to look at
    if kind == "ours":
        model = MultiHeadAttention(8, n_heads)
        hidden = hidden[:, :1]
        given = None if mask is None else ~hidden[:, 0]
    else:
        model = nn.MultiheadAttention(8, n_heads, batch_first=True)
        if mask != "each head":
            hidden = hidden[:1, :1]
        given = {
            None: None,
            "bool": hidden[0, 0],
            "float": torch.zeros(q, k).masked_fill(hidden[0, 0], -torch.inf),
            "each head": hidden.flatten(0, 1),
        }[mask]
    hidden = hidden.expand(batch, n_heads, q, k) & (mask is not None)
    explorer = AttentionExplorer(model, query, key, src_mask=given)
    (path,) = explorer.seen["maps"]
    assert path == explorer.path == type(model).__name__
    check_map(explorer, path, by_hand(model, query, key, hidden))
    assert torch.equal(allowed(explorer.map), ~hidden)


class Padded(nn.Module):
    """An attention with a key_padding_mask, which asks for the weights itself."""

    def __init__(self, **settings):
        super().__init__()
        self.inner = nn.MultiheadAttention(8, 2, batch_first=True, **settings)
        self.padding = torch.tensor([[False] * 5, [False, False, True, True, True]])
        self.asked = {}

    def forward(self, src):
        return self.inner(src, src, src, key_padding_mask=self.padding, **self.asked)


@pytest.mark.parametrize("with_future", [False, True])
def test_padding_of_pytorch(with_future):
    model, src = Padded().eval(), torch.randn(2, 5, 8)
    hidden = model.padding.view(2, 1, 1, 5).expand(2, 2, 5, 5)
    if with_future:
        model.asked = {"attn_mask": ~causal_mask(5)[0]}
        hidden = hidden | ~causal_mask(5)
    explorer = AttentionExplorer(model, src)
    check_map(explorer, "inner", by_hand(model.inner, src, src, hidden))
    assert torch.equal(allowed(explorer.map), ~hidden)


def test_a_bias_hides_nothing():
    bias = torch.randn(5, 5)
    bias[0, 1:3] = -torch.inf
    explorer = AttentionExplorer(MHA, X, src_mask=bias)
    weights = MHA.eval()(X, X, X, attn_mask=bias, average_attn_weights=False)[1]
    check_map(explorer, explorer.path, weights.detach())
    assert torch.equal(allowed(explorer.map), (bias > -torch.inf).expand(2, 2, 5, 5))


@pytest.mark.parametrize("settings", [{"add_bias_kv": True}, {"add_zero_attn": True}])
def test_keys_that_the_module_adds_are_not_hidden(settings):
    explorer = AttentionExplorer(Padded(**settings), torch.randn(2, 5, 8))
    assert explorer.map["shape"] == [2, 2, 5, 6]
    hidden = ~allowed(explorer.map)
    assert not hidden[..., 5].any() and hidden[1, ..., 2:5].all()
    assert torch.equal(explorer.weights["inner"] == 0, hidden)


ASKED = {}, {"need_weights": False}, {"average_attn_weights": False}


@pytest.mark.parametrize("asked", ASKED)
def test_results_stay_as_they_are(asked):
    model, src = Padded().eval(), torch.randn(2, 5, 8)
    model.asked = asked
    values, weights = model(src)
    with torch.no_grad(), watch(model):
        seen_values, seen_weights = model(src)
    torch.testing.assert_close(seen_values, values)
    assert (weights is None) == (seen_weights is None)
    if weights is not None:
        torch.testing.assert_close(seen_weights, weights)


@pytest.mark.parametrize("make", [ours, theirs])
def test_nothing_of_the_model_or_its_results_changes(make):
    model = make().eval()
    given = inputs() if make is ours else (torch.randn(2, 5, 12), torch.randn(2, 7, 12))
    with torch.no_grad():
        expected = model(*given, src_mask=None, tgt_mask=None)
        with watch(model) as (maps, _):
            found = model(*given, src_mask=None, tgt_mask=None)
    torch.testing.assert_close(found, expected)
    assert len(maps) == 6
    list(model.train().modules())[3].eval()
    modes = [module.training for module in model.modules()]
    state = torch.get_rng_state()
    AttentionExplorer(model, *given)
    with pytest.raises(ValueError, match="model cannot be called"):
        AttentionExplorer(model, given[0])
    assert [module.training for module in model.modules()] == modes
    assert not any(m._forward_hooks or m._forward_pre_hooks for m in model.modules())
    assert torch.backends.mha.get_fastpath_enabled()
    assert torch.equal(torch.get_rng_state(), state)
    assert all(p.grad is None for p in model.parameters())


def test_the_fast_path_is_left_as_it_was():
    torch.backends.mha.set_fastpath_enabled(False)
    AttentionExplorer(nn.MultiheadAttention(8, 2), torch.randn(5, 8))
    assert not torch.backends.mha.get_fastpath_enabled()
    torch.backends.mha.set_fastpath_enabled(True)


def test_encoders_take_one_sequence():
    sizes = dict(n_layers=1, d_model=12, n_heads=3, d_ff=8)
    config = TransformerConfig(src_vocab=20, tgt_vocab=20, **sizes)
    x = torch.randn(2, 5, 12)
    explorer = AttentionExplorer(Encoder(config), x, src_mask=MASKS["src_mask"])
    assert explorer.path == "layers.0.self_attention"
    assert not allowed(explorer.map)[1, ..., 3:].any()
    layer = nn.TransformerEncoderLayer(12, 2, 16, batch_first=True)  # has a fast path
    stack = nn.TransformerEncoder(layer, 2)
    wanted = by_hand(layer.self_attn, x, x, ~causal_mask(5).expand(2, 2, 5, 5))
    check_map(AttentionExplorer(layer, x, src_mask=causal(5)), "self_attn", wanted)
    for model in (layer, stack):
        explorer = AttentionExplorer(model, x, src_mask=causal(5))
        assert torch.equal(allowed(explorer.map)[0, 0], causal_mask(5)[0])

    class Reader(nn.Module):
        def __init__(self):
            super().__init__()
            layer = nn.TransformerEncoderLayer(12, 2, 16, batch_first=True)
            self.stack = nn.TransformerEncoder(layer, 1)

        def forward(self, src):
            return self.stack(src, src_key_padding_mask=MASKS["src_mask"][:, 0] == 0)

    model, x = Reader().eval(), torch.randn(2, 5, 12)
    explorer = AttentionExplorer(model, x)
    hidden = ~MASKS["src_mask"].unsqueeze(1).expand(2, 2, 5, 5)
    attention = model.stack.layers[0].self_attn
    check_map(explorer, explorer.path, by_hand(attention, x, x, hidden))
    assert torch.equal(allowed(explorer.map), ~hidden)


def test_labels_are_the_given_tokens():
    src, tgt = inputs()
    src_tokens = [[f"s{i}{j}" for j in range(5)] for i in range(2)]
    tgt_tokens = [[f"t{i}{j}" for j in range(7)] for i in range(2)]
    tokens = {"src_tokens": src_tokens, "tgt_tokens": tgt_tokens}
    explorer = AttentionExplorer(ours(), src, tgt, **tokens)
    sides = {
        path: (
            explorer.seen["labels"][map["rows"]],
            explorer.seen["labels"][map["columns"]],
        )
        for path, map in explorer.seen["maps"].items()
    }
    assert sides["encoder.layers.0.self_attention"] == (src_tokens, src_tokens)
    assert sides["decoder.layers.0.self_attention"] == (tgt_tokens, tgt_tokens)
    assert sides["decoder.layers.0.cross_attention"] == (tgt_tokens, src_tokens)
    same = AttentionExplorer(ours(), src, tgt[:, :5])  # as long as each other
    labels = same.seen["labels"][same.map["rows"]]
    assert labels == [[str(i) for i in row] for row in tgt[:, :5].tolist()]
    tokens = {"src_tokens": ["a", "b", "c"], "tgt_tokens": ["x", "y"]}
    model = nn.MultiheadAttention(8, 2)
    explorer = AttentionExplorer(model, torch.randn(3, 8), torch.randn(2, 8), **tokens)
    assert (explorer.map["rows"], explorer.map["columns"]) == ("src", "tgt")
    assert explorer.seen["labels"] == {"src": [["a", "b", "c"]], "tgt": [["x", "y"]]}
    explorer = AttentionExplorer(model, torch.randn(3, 8))
    assert explorer.seen["labels"] == {"positions 3": [["0", "1", "2"]]}


X = torch.randn(2, 5, 8)
MHA, OURS = nn.MultiheadAttention(8, 2, batch_first=True), MultiHeadAttention(8, 2)
MASK = torch.ones(1, 5, 5).bool()


test_what_is_refused = refuses(
    lambda model, arguments: AttentionExplorer(model, **arguments),
    (nn.Linear(8, 8), {"src": X}, "model must be .* got Linear"),
    ("model", {"src": X}, "model must be .* got str"),
    (MHA, {"src": [1, 2]}, "src must be a tensor, got list"),
    (MHA, {"src": None}, "src must be a tensor, got NoneType"),
    (MHA, {"src": X[:0]}, r"src has no numbers in it, \(0, 5, 8\)"),
    (MHA, {"src": X, "tgt": "y"}, "tgt must be a tensor, got str"),
    (MHA, {"src": X[..., :7]}, r"cannot be called .* \(2, 5, 7\)"),
    (MHA, {"src": X, "src_mask": torch.ones(5, 5).bool()}, "masks every key"),
    (MHA, {"src": torch.randn(1, 65, 8)}, "65 by 65 tokens.*shorten"),
    (MHA, {"src": torch.randn(40, 60, 8)}, "fewer sequences"),
    (MHA, {"src": X, "src_tokens": ["a"] * 5}, "each of 2 sequences.*1 of .5."),
    (MHA, {"src": X, "src_tokens": [["a"] * 4] * 2}, "of some map, got 2 of .4."),
    (MHA, {"src": X, "tgt_mask": MASK}, "tgt_mask .* give its mask as src_mask"),
    (OURS, {"src": X, "tgt_mask": MASK}, "tgt_mask .* give its mask as src_mask"),
    (MHA, {"src": X, "src_tokens": [[1] * 5] * 2}, "src_tokens must be a list"),
    (MHA, {"src": X, "src_tokens": "abcde"}, "src_tokens must be a list"),
    (MHA, {"src": X, "tgt_tokens": [["a"] * 5] * 2}, "tgt_tokens must have a list"),
    (Padded(), {"src": X, "tgt_mask": X}, "unexpected keyword argument 'tgt_mask'"),
)


def test_traits():
    explorer = AttentionExplorer(ours(), *inputs(), head=2)
    for _ in range(200):
        explorer.path = RANDOM.choice(list(explorer.seen["maps"]))
        explorer.head, explorer.sequence = RANDOM.randrange(3), RANDOM.randrange(2)
        assert explorer.still()[1].startswith(
            f"The attention map of {spoken_name(explorer.path, explorer.head)}. Its largest"
        )

    model = nn.ModuleDict({"a": nn.MultiheadAttention(8, 4), "b": MHA})
    model.forward = lambda src: [module(src, src, src) for module in model.values()]
    explorer = AttentionExplorer(model, X, path="a", head=3)
    explorer.path = "b"
    assert explorer.head == 1


def test_numbers_that_are_nan():
    x = X.clone()
    x[0, 1] = torch.nan
    with pytest.raises(ValueError, match=r"src must hold finite numbers, .*nan"):
        AttentionExplorer(MHA, x)
    sick = nn.MultiheadAttention(8, 2, batch_first=True)
    nn.init.constant_(sick.in_proj_weight, torch.nan)
    with pytest.raises(ValueError, match="NaN or infinite in the model's parameters"):
        AttentionExplorer(sick, X)


@pytest.mark.parametrize("compiled", ["whole", "in place", "in part"])
def test_a_compiled_model(compiled):
    model, (src, tgt) = ours(), inputs()
    expected = AttentionExplorer(model, src, tgt).weights
    if compiled == "whole":
        model = torch.compile(model, backend="eager")
    elif compiled == "in place":
        model.compile(backend="eager")
    else:
        model.encoder.compile(backend="eager")
    explorer = AttentionExplorer(model, src, tgt)
    assert list(explorer.weights) == list(expected)
    for path, weights in expected.items():
        torch.testing.assert_close(explorer.weights[path], weights)


def test_of_several_calls_the_last_and_of_none_an_error():
    class Twice(nn.Module):
        def __init__(self):
            super().__init__()
            self.shared = MHA

        def forward(self, x):
            return self.shared(self.shared(x, x, x)[0], x, x)[0]

    second = MHA(X, X, X)[0]
    expected = AttentionExplorer(MHA, second.detach(), X).weights["MultiheadAttention"]
    explorer = AttentionExplorer(Twice(), X)
    torch.testing.assert_close(explorer.weights["shared"], expected)

    class Idle(Padded):
        def forward(self, src):
            return src

    with pytest.raises(ValueError, match="called none of them"):
        AttentionExplorer(Idle(), X)
