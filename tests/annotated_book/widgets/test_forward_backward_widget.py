"""ForwardBackward: values and gradients are those of a Transformer written out here."""

import copy
import json
import math
from functools import cache
from itertools import product

import pytest
import torch
import torch.nn.functional as F
from torch.testing import assert_close

from annotated import make_model
from annotated_book.widgets import ForwardBackward
from annotated_book.widgets.forward_backward import forward_backward, passes
from annotated_book.widgets.forward_backward.forward_backward import (
    EXAMPLES,
    KINDS,
    ids_of,
    model_of,
)
from annotated_book.widgets.forward_backward.passes import (
    FEATURES,
    POSITIONS,
    STACKS,
    TENSORS,
)
from tests.helpers.small import refuses

RUNS = list(product(KINDS, range(len(EXAMPLES))))
LAYERS = {"trained": 2, "pre-norm": 6, "post-norm": 6}
STATES = [(*run, layer) for run in RUNS for layer in range(LAYERS[run[0]])]


class ByHand:
    """The model again, from its weights alone. `seen`: each tensor, and each branch's input."""

    def __init__(self, model, src, tgt):
        self.w = {k: x.detach().double() for k, x in model.state_dict().items()}
        self.heads, self.pre = model.config.n_heads, model.config.norm_first
        self.n_layers, self.pad = len(model.decoder.layers), model.config.pad_id
        self.seen, self.branches = {}, {}
        tgt_in, tgt_out = tgt[:, :-1], tgt[:, 1:]
        hides = {"src": src == self.pad, "tgt": tgt_in == self.pad}
        memory = self.stack("encoder", self.embed("src", src), None, hides)
        states = self.stack("decoder", self.embed("tgt", tgt_in), memory, hides)
        logits = self.linear(states, "generator.proj")
        for i in range(self.n_layers):
            ends = {"memory": memory, "states": states, "logits": logits}
            self.seen |= {(name, i): x for name, x in ends.items()}
        chosen = logits.log_softmax(-1).gather(-1, tgt_out.unsqueeze(-1)).squeeze(-1)
        self.loss = -chosen[tgt_out != self.pad].mean()

    def embed(self, side, ids):
        table = self.w[f"{side}_embed.table.weight"]
        x = table[ids] * math.sqrt(table.shape[1])
        x = x + self.w["positions.pe"][: ids.shape[1]]
        return x.requires_grad_()

    def linear(self, x, path):
        weight, bias = self.w[f"{path}.weight"], self.w[f"{path}.bias"]
        return torch.einsum("...i,oi->...o", x, weight) + bias

    def norm(self, x, path):
        far = x - x.mean(-1, keepdim=True)
        scale = (far.square().mean(-1, keepdim=True) + 1e-5).sqrt()
        return far / scale * self.w[f"{path}.weight"] + self.w[f"{path}.bias"]

    def stack(self, stack, x, memory, hides):
        for i in range(self.n_layers):
            self.seen[f"{stack}.x", i] = x
            for j, part in enumerate(STACKS[stack]):
                x = self.sublayer(stack, i, j, part, x, memory, hides)
        return self.norm(x, f"{stack}.norm") if self.pre else x

    def sublayer(self, stack, i, j, part, x, memory, hides):
        path, keep = f"{stack}.layers.{i}", {}
        norm = f"{path}.sublayers.{j}.norm"
        self.branches[f"{stack}.{part}.sum", i] = inner = x.clone()
        if self.pre:
            keep["norm"] = inner = self.norm(inner, norm)
        if part == "feed_forward":
            keep["hidden"] = self.linear(inner, f"{path}.{part}.w_1").clamp(min=0)
            out = self.linear(keep["hidden"], f"{path}.{part}.w_2")
        else:
            read = memory if part == "cross_attention" else inner
            side = "tgt" if part + stack == "self_attentiondecoder" else "src"
            hidden = hides[side][:, None, None, :]
            if side == "tgt":
                length = x.shape[1]
                hidden = hidden | torch.ones(length, length).triu(1).bool()
            out = self.attend(f"{path}.{part}", inner, read, hidden, keep)
        keep["out"], keep["sum"] = out, x + out
        result = keep["sum"]
        if not self.pre:
            keep["norm"] = result = self.norm(result, norm)
        self.seen |= {(f"{stack}.{part}.{name}", i): x for name, x in keep.items()}
        return result

    def attend(self, path, x, read, hidden, keep):
        for name, given in {"q": x, "k": read, "v": read}.items():
            keep[name] = self.linear(given, f"{path}.w_{name}")
        q, k, v = (keep[name].unflatten(-1, (self.heads, -1)) for name in "qkv")
        scores = torch.einsum("bqhd,bkhd->bhqk", q, k) / math.sqrt(q.shape[-1])
        keep["weights"] = scores.masked_fill(hidden, -math.inf).softmax(-1)
        keep["heads"] = torch.einsum("bhqk,bkhd->bqhd", keep["weights"], v).flatten(2)
        return self.linear(keep["heads"], f"{path}.w_o")

    def gradients(self, tensors):
        found = torch.autograd.grad(self.loss, list(tensors.values()))
        return dict(zip(tensors, found, strict=True))


@cache
def by_hand(kind, example):
    hand = ByHand(model_of(kind), *ids_of(example))
    branches = {(f"branch of {name}", i): x for (name, i), x in hand.branches.items()}
    return hand, hand.gradients(hand.seen | branches)


def same(found, expected, digits):
    """Equal but for rounding to so many digits; near zero, but for the noise of float64."""
    found = torch.tensor(found, dtype=torch.float64)
    room = 0.51 * 10 ** (1 - digits)
    assert_close(found, expected.double(), rtol=room, atol=1e-13)


@pytest.mark.parametrize("kind, example", RUNS)
def test_every_tensor_and_gradient(kind, example):
    hand, gradients = by_hand(kind, example)
    found = passes.run(model_of(kind), *ids_of(example))
    assert set(found) == set(product(TENSORS, range(LAYERS[kind])))
    for key, (value, gradient) in found.items():
        assert_close(value, hand.seen[key], rtol=1e-9, atol=1e-12)
        # float64 leaves 1e-16 of a probability that is nearly 1
        assert_close(gradient, gradients[key], rtol=1e-7, atol=1e-13)
    _, hand = by_hand(kind, example)
    found = passes.run(model_of(kind), *ids_of(example))
    sums = passes.sums(kind != "post-norm")
    assert len(sums) == 5
    for (name, (out, other)), layer in product(sums.items(), range(LAYERS[kind])):
        whole = found[name, layer][1]
        assert torch.equal(whole, found[out, layer][1])
        through = hand[f"branch of {name}", layer]
        assert_close(found[other, layer][1], whole + through, rtol=1e-7, atol=1e-13)
        value = found[out, layer][0] + found[other, layer][0]
        assert torch.equal(found[name, layer][0], value)


@pytest.mark.parametrize("kind, example, layer", STATES)
def test_what_is_recorded(kind, example, layer):
    hand, gradients = by_hand(kind, example)
    facts = ForwardBackward(kind=kind, example=example, layer=layer).facts
    for i, name in enumerate(TENSORS):
        detail, key = facts["details"][i], (name, layer)
        for what, x in {"value": hand.seen[key], "gradient": gradients[key]}.items():
            x = x.detach()
            assert detail["shape"] == list(x.shape)
            stats = [x.mean(), (x - x.mean()).square().mean().sqrt(), x.min(), x.max()]
            stats.append(x.square().sum().sqrt())
            same(detail[what]["stats"], torch.stack(stats), 4)
            shown = x[0] if name.endswith("weights") else x[:, :, :FEATURES]
            same(detail[what]["cells"], shown[:, :POSITIONS, :POSITIONS], 3)
        norm, slope, least, most = facts["sizes"][i]
        assert [least, most, norm] == detail["value"]["stats"][2:]
        assert slope == detail["gradient"]["stats"][4]
    every = forward_backward.recorded(kind, example)
    for i in (0, 1):
        norms = [sizes[i] for layer in every for sizes in layer["sizes"]]
        assert facts["most"][i] == max(norms)


def test_the_page_has_every_state():
    data, later = ForwardBackward.page_data(), ForwardBackward.page_later()
    for kind, example, layer in STATES:
        facts = forward_backward.recorded(kind, example)[layer]
        run = data["runs"][f"{kind}.{example}"][layer]
        assert run == {"sizes": facts["sizes"], "most": facts["most"]}
        assert later["details"][f"{kind}.{example}"][layer] == facts["details"]
    assert {k: m["layers"] for k, m in data["given"]["models"].items()} == LAYERS
    assert len(json.dumps(data, allow_nan=False)) < 80_000
    assert len(json.dumps(later, allow_nan=False)) < 1_000_000
    widget = ForwardBackward(kind="pre-norm", layer=5)
    widget.kind = "trained"
    assert widget.layer == 1
    assert widget.facts == forward_backward.recorded("trained", 1)[1]
    for kind in KINDS:
        model = forward_backward.about(model_of(kind))
        for path in model["paths"]:
            model_of(kind).get_submodule(path.split(" of ")[-1].format(layer=1))
    assert [name.rpartition(".")[2] for name in TENSORS[1:9]] == [
        *["norm", "q", "k", "v", "weights", "heads", "out", "sum"]
    ]
    names = forward_backward.choices()["tensors"]
    assert names["decoder.cross_attention.k"]["rows"] == "src"
    assert names["decoder.self_attention.k"]["rows"] == "tgt"


def test_the_chapter_s_observations():
    def slopes(kind, name, example=1):
        place = TENSORS.index(name)
        layers = forward_backward.recorded(kind, example)
        return [layer["sizes"][place][1] for layer in layers]

    right, wrong = (slopes("trained", "logits", example)[0] for example in (0, 1))
    assert 100 * right < wrong
    for example in range(len(EXAMPLES)):
        down = slopes("pre-norm", "decoder.x", example)
        assert down == sorted(down, reverse=True)
        up = slopes("post-norm", "decoder.x", example)
        assert up == sorted(up)


@pytest.fixture(params=[True, False])
def own(request):
    torch.manual_seed(0)
    sizes = dict(n_layers=3, d_model=33, d_ff=5, n_heads=3, norm_first=request.param)
    model = make_model(17, 19, **sizes)
    src, tgt = torch.tensor([[3, 4, 5, 0]]), torch.tensor([[1, 5, 6, 7, 2, 0]])
    return model, src, tgt


def test_own_model(own):
    model, src, tgt = own
    before = copy.deepcopy(model.state_dict())
    widget = ForwardBackward(model, src, tgt, layer=2)
    hand = ByHand(model, src, tgt)
    gradients = hand.gradients(hand.seen)
    for i, name in enumerate(TENSORS):
        sizes = [hand.seen[name, 2].norm(), gradients[name, 2].norm()]
        same(widget.facts["sizes"][i][:2], torch.stack(sizes), 4)
    assert widget.given["tokens"] == [
        {
            "src": ["0 id 3", "1 id 4", "2 id 5", "3 id 0"],
            "tgt": ["0 id 1", "1 id 5", "2 id 6", "3 id 7", "4 id 2"],
        }
    ]
    state = json.loads(json.dumps(widget.page_state(), allow_nan=False))
    assert state["details"]["own.0"][2] == widget.facts["details"]
    assert state["runs"]["own.0"][2]["sizes"] == widget.facts["sizes"]
    assert model.training and next(model.parameters()).dtype == torch.float32
    assert all(p.grad is None for p in model.parameters())
    assert not any(m._forward_hooks or m._forward_pre_hooks for m in model.modules())
    assert all(torch.equal(x, before[k]) for k, x in model.state_dict().items())
    model, src, tgt = own
    expected = ForwardBackward(model, src, tgt).facts
    model = model.eval().requires_grad_(False)
    with torch.no_grad():
        assert ForwardBackward(model, src.int(), tgt).facts == expected


def test_long_sequences_are_cut_where_they_are_shown():
    model = make_model(17, 19, n_layers=1, d_model=8, d_ff=4, n_heads=2)
    src, tgt = torch.full((1, 40), 3), torch.full((1, 60), 4)
    widget = ForwardBackward(model, src, tgt)
    assert len(widget.given["tokens"][0]["src"]) == POSITIONS
    detail = widget.facts["details"][TENSORS.index(widget.tensor)]
    assert detail["shape"] == [1, 2, 59, 40]
    cells = torch.tensor(detail["value"]["cells"])
    assert cells.shape == (2, POSITIONS, POSITIONS)


MODEL = make_model(17, 19, n_layers=1, d_model=8, d_ff=4, n_heads=2)
ONE = torch.tensor([[1, 5, 2]])


def changed(change):
    model = copy.deepcopy(MODEL)
    change(model)
    return model


test_what_is_refused = refuses(
    lambda given: ForwardBackward(*given),
    ((torch.nn.Linear(2, 2), ONE, ONE), "model must be an EncoderDecoder, got Lin"),
    ((None, ONE, ONE), "model must be an EncoderDecoder, got NoneType"),
    ((MODEL, ONE, None), "tgt must be a tensor of ids, got NoneType"),
    ((MODEL, ONE[0], ONE), r"src must have shape \(B, L\), got \(3,\)"),
    ((MODEL, ONE, ONE + 14), "tgt holds ids from 15 to 19"),
    ((MODEL, ONE.expand(2, 3), ONE.expand(2, 3)), r"one example each.*src\[:1\]"),
    ((MODEL, ONE, ONE.expand(2, 3)), "one example each"),
    ((MODEL, ONE, ONE[:, :1]), "at least one token to generate"),
    ((MODEL, ONE, torch.tensor([[1, 0, 0]])), "at least one token to generate"),
    (
        (changed(lambda m: m.encoder.layers.append(None)), ONE, ONE),
        "as many encoder as decoder layers, got 2 and 1",
    ),
    (
        (changed(lambda m: m.generator.proj.bias.data.fill_(math.nan)), ONE, ONE),
        "gradients that are not finite",
    ),
)


def test_the_functional_forms_used_here_are_pytorch_s():
    """So that no mistake is made twice: the norm and the loss above."""
    torch.manual_seed(0)
    x = torch.randn(2, 5, 8, dtype=torch.float64)
    hand = ByHand(MODEL, ONE, ONE)
    assert_close(hand.norm(x, "encoder.norm"), F.layer_norm(x, (8,), eps=1e-5))
    logits = hand.seen["logits", 0]
    loss = F.cross_entropy(logits[0], ONE[0, 1:])
    assert_close(hand.loss, loss)


def test_gradients_where_the_reader_has_switched_them_off():
    expected = ForwardBackward(MODEL, ONE, ONE).facts
    caches = forward_backward.shipped, forward_backward.model_of
    for kept in (*caches, forward_backward.recorded):
        kept.cache_clear()
    with torch.inference_mode():
        trained = ForwardBackward().facts
        assert ForwardBackward(MODEL, ONE, ONE).facts == expected
        made_here = copy.deepcopy(MODEL)
        assert ForwardBackward(made_here, ONE.clone(), ONE.clone()).facts == expected
    forward_backward.recorded.cache_clear()  # what the caches hold can still be used
    assert ForwardBackward().facts == trained
