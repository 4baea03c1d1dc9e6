"""Forward and backward: values and gradients are those of a Transformer written out here."""

import math
from inspect import getsource
from itertools import pairwise, product

import pytest
import torch
from torch.testing import assert_close

from annotated import EncoderLayer, LayerNorm, SublayerConnection
from annotated_book.figures import ch11, ch14
from annotated_book.figures.passes import (
    STACKS,
    both_passes,
    ids_of,
    model_of,
    norms,
    places,
)

LAYERS = {"trained": 2, "pre-norm": 6, "post-norm": 6}
TARGETS = (ch14.RIGHT, ch14.WRONG)
RUNS = list(product(LAYERS, TARGETS))


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


@pytest.mark.parametrize("kind, german", RUNS)
def test_every_tensor_and_gradient(kind, german):
    hand = ByHand(model_of(kind), *ids_of(german))
    gradients = hand.gradients(hand.seen)
    found = both_passes(model_of(kind), *ids_of(german))
    assert set(found) == set(product(places(), range(LAYERS[kind])))
    for key, (value, gradient) in found.items():
        assert_close(value, hand.seen[key], rtol=1e-9, atol=1e-12)
        # float64 leaves 1e-16 of a probability that is nearly 1
        assert_close(gradient, gradients[key], rtol=1e-7, atol=1e-13)
        both = float(value.norm()), float(gradient.norm())
        assert norms(kind, german)[key] == both
        if key[0].endswith(".sum"):
            out = found[key[0].replace("sum", "out"), key[1]]
            assert torch.equal(gradient, out[1])


def test_what_the_companion_says_of_the_two_passes():
    right, wrong = (norms("trained", german) for german in TARGETS)
    for (name, layer), (value, gradient) in wrong.items():
        times = 50_000 if layer else 100_000
        assert gradient > times * right[name, layer][1] > 0
        if name == "memory" or name.startswith("encoder"):
            assert value == right[name, layer][0]
    for german, stack in product(TARGETS, STACKS):
        pre, post = (norms(kind, german) for kind in ("pre-norm", "post-norm"))
        for n, m in pairwise(range(6)):
            assert pre[f"{stack}.x", n][1] > pre[f"{stack}.x", m][1]
            if stack == "decoder":
                assert post["decoder.x", n][1] < post["decoder.x", m][1]


def test_a_picture_prints_the_norms_and_draws_them_as_bars():
    assert [ch14.in_short(x) for x in (71.41, 0.5, 0.067, 3.1e-6, 120)] == [
        *["71", "0.5", "0.067", "3.1e−6", "120"]
    ]
    found = norms("trained", ch14.WRONG)
    for step, i in {"forward": 0, "backward from 74": 1}.items():
        picture = ch14.forward_and_backward().steps[step]
        drawn = [part for part in picture.parts if 'height="9"' in part]
        most = max(found[name, 0][i] for name in places())
        assert len(drawn) == len(places())
        for part, name in zip(drawn, places(), strict=True):
            width = float(part.split('width="')[1].split('"')[0])
            wanted = max(40 * found[name, 0][i] / most, 1)
            assert width == pytest.approx(wanted, abs=0.051)
            number = ch14.in_short(found[name, 0][i])
            assert f">{number}</text>" in picture.parts[picture.parts.index(part) + 1]


def test_the_call_of_a_connection():
    """The tensors, by their formulas; the lines that are drawn are the package's."""
    seen, error = ch11.call_of_a_connection()
    assert list(seen) == ["x", "norm", "attention", "dropout", "+"] and not error
    x, normed, found, dropped, out = seen.values()
    centered = x - x.mean(-1, keepdim=True)
    variance = centered.square().mean(-1, keepdim=True)
    assert_close(normed, centered / (variance + LayerNorm(4).eps).sqrt())
    torch.manual_seed(0)
    attend = EncoderLayer(d_model=4, n_heads=2, d_ff=8, dropout=0.5).self_attention
    real = normed[:, :2]  # without <pad>, to which nobody attends
    assert_close(found, attend(normed, real, real).detach())
    kept = dropped != 0
    assert_close(dropped, 2 * found * kept)
    assert 0 < kept.sum() < kept.numel()
    assert torch.equal(out, x + dropped)
    assert ch11.SUM in getsource(SublayerConnection.forward)
    assert f"lambda x: {ch11.BODY}" in getsource(EncoderLayer.forward)
    for step, picture in ch11.closure_unwrapped().steps.items():
        last = [f"{number:.2f}".replace("-", "−") for number in out[0, 0].tolist()]
        assert all(f">{number}</text>" in picture.svg() for number in last) == (
            step == "sum"
        )


@pytest.mark.parametrize("passed", ch11.WRONG)
def test_what_python_says_of_something_else(passed, unchecked):
    seen, error = ch11.call_of_a_connection(passed)
    picture = ch11.closure_gone_wrong().steps[passed]
    says = " ".join(picture.desc.split())
    assert f"TypeError: {error}." in says
    *_, missing, _ = ch11.WRONG[passed]
    for name in ch11.WRONG[passed][0][slice(*missing)].split(", "):
        assert f"'{name}'" in error or not name
    assert ("attention" in seen) == (passed == "a result")
    assert "+" not in seen
