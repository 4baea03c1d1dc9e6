"""NormOrder: its curves and its code are those of PyTorch, in every order and at every depth.

The same weights are run here by other code: functions of torch.nn.functional in place of
the package's modules, `backward` and `.grad` in place of `autograd.grad`.
"""

import json
import math
from functools import cache
from itertools import product
from types import SimpleNamespace

import pytest
import torch
import torch.nn.functional as F
from torch.testing import assert_close

from annotated.transformer.layers import EncoderLayer, SublayerConnection
from annotated_book.widgets import NormOrder
from annotated_book.widgets.kit.record import leaves, look_up
from annotated_book.widgets.norm_order import orders
from annotated_book.widgets.norm_order.orders import CHOICES, DEPTHS, FLOOR, ORDERS
from tests.helpers.small import refuses

WAYS = list(product(ORDERS, (False, True)))
STATES = list(product(*CHOICES.values()))
FORMULAS = {  # as the chapter writes them
    ("pre-norm", True): lambda x, f, norm, drop: x + drop(f(norm(x))),
    ("pre-norm", False): lambda x, f, norm, drop: drop(f(norm(x))),
    ("post-norm", True): lambda x, f, norm, drop: norm(x + drop(f(x))),
    ("post-norm", False): lambda x, f, norm, drop: norm(drop(f(x))),
    ("dropout last", True): lambda x, f, norm, drop: drop(norm(x + f(x))),
    ("dropout last", False): lambda x, f, norm, drop: drop(norm(f(x))),
}


@cache
def weights(d_model=64):
    stack = orders.stack("pre-norm", True, d_model)
    return [dict(layer.named_parameters()) for layer in stack]


def one_layer(x, w, formula, training):
    """Run an encoder layer, written with functions alone."""

    def linear(x, name):
        return F.linear(x, w[f"{name}.weight"], w[f"{name}.bias"])

    def attend(x):
        q, k, v = (
            linear(x, f"self_attention.w_{name}").unflatten(-1, (4, -1)).transpose(1, 2)
            for name in "qkv"
        )
        heads = F.scaled_dot_product_attention(q, k, v)
        return linear(heads.transpose(1, 2).flatten(2), "self_attention.w_o")

    def feed(x):
        return linear(linear(x, "feed_forward.w_1").relu(), "feed_forward.w_2")

    for i, sublayer in enumerate((attend, feed)):

        def norm(x, i=i):
            path = f"sublayers.{i}.norm"
            parts = w[f"{path}.weight"], w[f"{path}.bias"]
            return F.layer_norm(x, x.shape[-1:], *parts)

        x = formula(x, sublayer, norm, lambda x: F.dropout(x, 0.1, training))
    return x


def through(x, way, depth, training=False):
    """Return the input, and what each layer gives."""
    states = [x]
    for w in weights(x.shape[-1])[:depth]:
        states.append(one_layer(states[-1], w, FORMULAS[way], training))
    return states


def own_spread(x):
    mean = x.mean(dim=1, keepdim=True)
    return math.sqrt((((x - mean) ** 2).sum() / (x**2).sum()).item())


def own_gradients(x, way, depth, wish):
    states = through(x.clone().requires_grad_(), way, depth)
    for y in states:
        y.retain_grad()
    states[-1].backward(wish / wish.norm())
    return [y.grad.norm().item() for y in states]


def own_noise(x, way, draws, seed, depth=DEPTHS[-1]):
    with torch.random.fork_rng(), torch.no_grad():
        torch.manual_seed(seed)
        noisy = through(x.repeat(draws, 1, 1), way, depth, training=True)
        clean = through(x, way, depth)
    return [
        ((a.unflatten(0, (draws, -1)) - b).square().sum() / draws / b.square().sum())
        .sqrt()
        .item()
        for a, b in zip(noisy, clean, strict=True)
    ]


def normal(shape, seed):
    draw = torch.Generator().manual_seed(seed)
    return torch.randn(shape, generator=draw, dtype=torch.float64)


def agree(found, expected):
    """Compare four digits, down to where rounding takes over."""
    expected = torch.as_tensor(expected).double().clamp(min=FLOOR)
    assert_close(torch.tensor(found).double(), expected, rtol=1e-3, atol=2e-12)


@pytest.mark.parametrize("order, residual", WAYS)
def test_spread_and_noise_match_pytorch(order, residual):
    x = normal((1, 8, 64), 0)
    found = orders.facts(order, residual, 24)
    states = through(x, (order, residual), 24)
    agree(found["spread"], [own_spread(y.detach()) for y in states])
    noise = own_noise(x, (order, residual), 16, seed=1)
    assert found["noise"] == pytest.approx(noise, rel=1e-3)
    assert found["noise"][0] == 0
    other = own_noise(x, (order, residual), 60, seed=123)
    assert found["noise"] == pytest.approx(other, rel=0.2)


@pytest.mark.parametrize("order, residual, layers", STATES)
def test_facts_match_pytorch(order, residual, layers):
    x, wish = normal((1, 8, 64), 0), normal((1, 8, 64), 2)
    found = orders.facts(order, residual, layers)
    whole = orders.facts(order, residual, 24)
    assert [found[name] for name in CHOICES] == [order, residual, layers]
    agree(found["gradient"], own_gradients(x, (order, residual), layers, wish))
    telling = wish - wish.mean(1, keepdim=True)
    agree(found["telling"], own_gradients(x, (order, residual), layers, telling))
    for name in ("spread", "noise"):
        assert found[name] == whole[name][: layers + 1]
    assert found["gradient"][-1] == found["telling"][-1] == 1


def follow(steps, x, f, norm, drop):
    """Run what the diagram shows: step after step, the residual at the +."""
    y = x
    for step in steps:
        parts = {"norm": norm, "sublayer": f, "dropout": drop, "+": lambda y: y + x}
        y = parts[step](y)
    return y


@pytest.mark.parametrize("order, residual", WAYS)
def test_diagram_and_code_show_what_runs(order, residual):
    found = orders.facts(order, residual, 1)
    connection = orders.stack(order, residual, 64)[0].sublayers[0].train()
    connection.dropout.forward = lambda x: x * torch.linspace(0, 2, 64)  # not random
    parts = torch.tanh, connection.norm, connection.dropout
    x = 3 * normal((1, 8, 64), 7) + 1
    expected = FORMULAS[order, residual](x, *parts)
    assert torch.equal(connection(x, torch.tanh), expected)
    assert torch.equal(follow(found["steps"], x, *parts), expected)
    lines = ["    " + line for mark, line in found["code"] if mark != "−"]
    space = {}
    exec("\n".join(["def forward(self, x, sublayer):", *lines]), space)
    own = SimpleNamespace(norm=connection.norm, dropout=connection.dropout)
    own.norm_first = order == "pre-norm"
    assert torch.equal(space["forward"](own, x, torch.tanh), expected)
    assert f"norm_first={own.norm_first}" in found["note"]
    rows = orders.facts(order, residual, 1)["code"]
    marks = [mark for mark, _ in rows]
    is_ours = residual and order != "dropout last"
    assert sorted(set(marks) - {" "}) == (["→"] if is_ours else ["+", "−"])
    shown = [line.strip() for mark, line in rows if mark != "+"]
    source = orders.inspect.getsource(SublayerConnection.forward)
    assert shown == [line.strip() for line in source.splitlines()[-3:]]
    assert shown[0] == "if self.norm_first:"
    place = next(i for i, mark in enumerate(marks) if mark in "→−")
    assert place == (1 if order == "pre-norm" else 2)
    if not is_ours:
        assert marks[place + 1] == "+"
    third = "Some published code" in orders.note(order, residual)
    assert third == ((order, residual) == ("dropout last", True))


def test_claims_of_the_chapter():
    facts = {state: orders.facts(*state) for state in STATES}
    # without the residual all tokens are one vector after five layers, in each order
    for order in ORDERS:
        ends = facts[order, False, 6]
        assert ends["spread"][5] == FLOOR and ends["spread"][2] > 0.01
        assert facts[order, False, 24]["gradient"][0] > 0.05
        assert facts[order, False, 24]["telling"][0] == FLOOR
    # with it pre-norm keeps them apart, and post-norm loses them slowly
    assert facts["pre-norm", True, 24]["spread"][-1] > 0.25
    assert 1e-4 < facts["post-norm", True, 24]["spread"][-1] < 0.01
    assert facts["pre-norm", True, 24]["telling"][0] > 1
    assert facts["post-norm", True, 24]["telling"][0] < 0.05
    # the third order differs from post-norm in nothing but its noise
    for residual, layers in product((False, True), DEPTHS):
        post = facts["post-norm", residual, layers]
        third = facts["dropout last", residual, layers]
        for name in ("spread", "gradient", "telling"):
            assert third[name] == post[name]
    post, third = (facts[o, True, 24]["noise"] for o in ("post-norm", "dropout last"))
    assert all(1.4 * a < b for a, b in zip(post[1:], third[1:], strict=True))
    picture, says = NormOrder().still()
    found = orders.facts("pre-norm", True, 12)
    assert f"{found['spread'][-1]:.2g}" in says and "x → norm → sublayer" in says
    for order in ORDERS:
        found = orders.facts(order, True, 12)
        ends = found["spread"][-1], found["telling"][0], found["noise"][-1]
        assert ">std {:.2g}, gradient {:.2g}, noise {:.2g}<".format(*ends) in picture
    says = NormOrder(order="post-norm", residual=False, layers=24).still()[1]
    assert "Post-norm without the residual: x → sublayer → dropout → norm." in says
    assert "the relative standard deviation of the tokens is below 1e-12" in says


def test_table_and_traits_give_what_the_code_does():
    table, widget = NormOrder.page_data()["table"], NormOrder()
    for state in STATES:
        names = dict(zip(CHOICES, state, strict=True))
        widget.order, widget.residual, widget.layers = state
        assert widget.facts == orders.facts(*state)
        assert look_up(table, **names) == dict(leaves(widget.facts))
    for order, residual in WAYS:
        stack = orders.stack(order, residual, 64)
        assert len(stack) == DEPTHS[-1]
        for layer, w in zip(stack, weights(), strict=True):
            assert isinstance(layer, EncoderLayer)
            for name, weight in layer.named_parameters():
                assert torch.equal(weight, w[name])
                if weight.dim() > 1:
                    bound = math.sqrt(6 / sum(weight.shape))
                    assert 0.98 * bound < weight.abs().max() <= bound


def test_own_words():
    x = torch.randn(2, 5, 12, generator=torch.Generator().manual_seed(5))
    x.requires_grad_()
    with torch.no_grad():  # as readers may have it
        widget = NormOrder(x, order="post-norm", layers=6)
        state = json.loads(json.dumps(widget.page_state()))
    assert x.grad is None
    words = x.detach().double()
    for order, residual in WAYS:
        widget.order, widget.residual = order, residual
        way = order, residual
        states = through(words, way, 6)
        agree(widget.facts["spread"], [own_spread(y.detach()) for y in states])
        wish = normal(x.shape, 2)
        agree(widget.facts["gradient"], own_gradients(words, way, 6, wish))
        telling = wish - wish.mean(1, keepdim=True)
        agree(widget.facts["telling"], own_gradients(words, way, 6, telling))
        noise = own_noise(words, way, 16, seed=1)[:7]
        assert widget.facts["noise"] == pytest.approx(noise, rel=1e-3)
        shown = look_up(state["table"], order=order, residual=residual, layers=6)
        assert shown == dict(leaves(widget.facts))
    assert widget.facts["spread"] != orders.facts(*WAYS[-1], 6)["spread"]


test_wrong_words_are_refused = refuses(
    NormOrder,
    ([[1.0]], "x must be a floating-point tensor .* got list"),
    (torch.zeros(3, 4), r"\(B, L, d_model\), got \(3, 4\)"),
    (torch.zeros(1, 3, 4).long(), r"floating-point .* got \(1, 3, 4\)"),
    (torch.zeros(1, 1, 4), r"two tokens to tell apart, got \(1, 1, 4\)"),
    (torch.zeros(0, 3, 4), r"two tokens to tell apart, got \(0, 3, 4\)"),
    (torch.zeros(1, 3, 6), "d_model that 4 heads divide, up to 128, got 6"),
    (torch.zeros(1, 3, 0), "got 0"),
    (torch.zeros(1, 3, 132), r"got 132: take fewer .* such as x\[..., :64\]"),
    (torch.zeros(5, 13, 4), r"at most 64 tokens, got \(5, 13, 4\)"),
    (torch.tensor([[[1.0] * 4, [math.nan] * 4]]), "finite numbers"),
    (torch.full((1, 2, 4), math.inf), "finite numbers"),
)


def test_reader_s_settings_and_random_numbers_stay():
    x = torch.randn(1, 3, 8)
    expected, state = NormOrder(x, layers=2).facts, torch.get_rng_state()
    with torch.inference_mode():  # gradients are taken all the same
        orders.measured_here.cache_clear()
        assert NormOrder(layers=2).facts["gradient"]
        assert NormOrder(x, layers=2).facts == expected
        assert NormOrder(x + 0, layers=2).facts == expected
    assert torch.equal(torch.get_rng_state(), state)
    for x in (torch.zeros(1, 2, 4), torch.ones(1, 2, 4), torch.full((1, 64, 4), -9e5)):
        widget = NormOrder(x)
        for widget.order, widget.residual in WAYS:
            for name in ("spread", "gradient", "telling", "noise"):
                least = 0 if name == "noise" else FLOOR
                curve = widget.facts[name]
                assert all(math.isfinite(n) and n >= least for n in curve)
