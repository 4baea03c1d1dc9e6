"""What NormOrder knows: a stack of layers in each order, and what becomes of tokens in it.

A stack of the package's encoder layers is run with each order, with and without the
residual. Spread, noise and gradients are measured after each layer.
"""

from __future__ import annotations

import inspect
from functools import cache
from types import MethodType
from typing import Any

import torch
from torch import Tensor, nn

from annotated.transformer.layers import EncoderLayer, SublayerConnection

ORDERS = {  # what a token passes, one after the other; the residual ends in the +
    "pre-norm": ["norm", "sublayer", "dropout", "+"],
    "post-norm": ["sublayer", "dropout", "+", "norm"],
    "dropout last": ["sublayer", "+", "norm", "dropout"],
}
DEPTHS = [1, 2, 3, 4, 6, 12, 24]
CHOICES = {"order": list(ORDERS), "residual": [False, True], "layers": DEPTHS}
WORDS, D_MODEL, N_HEADS, DROPOUT = 8, 64, 4, 0.1
SEED = 9  # of the weights: near the medians of seeds 0 to 30 without the residual
DRAWS = 16  # passes with dropout, over which the noise is averaged
FLOOR = 1e-12  # what is smaller is lost in rounding


# --- what SublayerConnection does not do ---


def pre_norm_alone(self, x, sublayer):
    return self.dropout(sublayer(self.norm(x)))


def post_norm_alone(self, x, sublayer):
    return self.norm(self.dropout(sublayer(x)))


def dropout_last(self, x, sublayer):
    return self.dropout(self.norm(x + sublayer(x)))


def dropout_last_alone(self, x, sublayer):
    return self.dropout(self.norm(sublayer(x)))


REPLACED = {
    ("pre-norm", False): pre_norm_alone,
    ("post-norm", False): post_norm_alone,
    ("dropout last", True): dropout_last,
    ("dropout last", False): dropout_last_alone,
}


def code(order: str, residual: bool) -> list[list[str]]:
    """The lines of `SublayerConnection.forward`: → runs, − is removed, + added."""
    source = inspect.getsource(SublayerConnection.forward).splitlines()
    rows = [[" ", line[8:]] for line in source[-3:]]  # if, return, return
    here = 1 if order == "pre-norm" else 2
    new = REPLACED.get((order, residual))
    rows[here][0] = "−" if new else "→"
    if new:
        line = inspect.getsource(new).splitlines()[-1].strip()
        rows.insert(here + 1, ["+", "    " * (order == "pre-norm") + line])
    return rows


def note(order: str, residual: bool) -> str:
    says = f"SublayerConnection with norm_first={order == 'pre-norm'}; "
    if (order, residual) not in REPLACED:
        return says + "the line with → runs."
    says += "the line with − is removed, and the one with + added."
    is_third = (order, residual) == ("dropout last", True)
    return says + is_third * " Some published code does this."


# --- what is measured ---


def stack(order: str, residual: bool, d_model: int) -> list[EncoderLayer]:
    """The same weights for each order, Xavier's; in double precision."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(SEED)
        sizes = d_model, N_HEADS, 4 * d_model, DROPOUT
        layers = [
            EncoderLayer(*sizes, norm_first=order == "pre-norm").double().eval()
            for _ in range(DEPTHS[-1])
        ]
        for layer in layers:
            for weight in layer.parameters():
                if weight.dim() > 1:
                    nn.init.xavier_uniform_(weight)
    if new := REPLACED.get((order, residual)):
        for connection in (c for layer in layers for c in layer.sublayers):
            connection.forward = MethodType(new, connection)
    return layers


def random_like(shape: tuple[int, ...], seed: int) -> Tensor:
    draw = torch.Generator().manual_seed(seed)
    return torch.randn(shape, generator=draw, dtype=torch.float64)


def rounded(numbers: list[Tensor], low: float = FLOOR) -> list[float]:
    return [float(f"{max(float(number), low):.3e}") for number in numbers]


def spread(x: Tensor) -> Tensor:
    """How much of x (B, L, d_model) differs from token to token, from 0 to 1."""
    differs = x - x.mean(1, keepdim=True)
    return differs.norm() / x.norm().clamp(min=FLOOR)


def noise(layers: list[EncoderLayer], states: list[Tensor]) -> list[Tensor]:
    """How far dropout moves the tokens, as a share of their size, before and after layers."""
    sizes = []
    with torch.random.fork_rng(devices=[]), torch.no_grad():
        torch.manual_seed(1)
        x = states[0].repeat(DRAWS, 1, 1)
        for clean, layer in zip(states, [None, *layers], strict=True):
            x = layer.train()(x) if layer else x
            clean = clean.repeat(DRAWS, 1, 1)
            sizes.append((x - clean).norm() / clean.norm().clamp(min=FLOOR))
    return sizes


@torch.inference_mode(False)
@torch.enable_grad()
def measured(x: Tensor, order: str, residual: bool) -> dict[str, Any]:
    """After each layer: spread and noise; for each depth, the gradients at each layer."""
    layers = stack(order, residual, x.shape[-1])
    states = [x.clone().requires_grad_()]
    for layer in layers:
        states.append(layer(states[-1]))
    wish = random_like(x.shape, 2)
    telling = wish - wish.mean(1, keepdim=True)  # a difference between tokens, no more

    def gradients(depth: int, wish: Tensor) -> list[float]:
        below, unit = states[: depth + 1], wish / wish.norm()
        found = torch.autograd.grad(states[depth], below, unit, retain_graph=True)
        return rounded([gradient.norm() for gradient in found])

    clean = [y.detach() for y in states]
    return {
        "spread": rounded([spread(y) for y in clean]),
        "noise": rounded(noise(layers, clean), 0),
        "gradient": {depth: gradients(depth, wish) for depth in DEPTHS},
        "telling": {depth: gradients(depth, telling) for depth in DEPTHS},
    }


@cache
def measured_here(order: str, residual: bool) -> dict[str, Any]:
    return measured(random_like((1, WORDS, D_MODEL), 0), order, residual)


def facts(
    order: str, residual: bool, layers: int, curves: Any = measured_here
) -> dict[str, Any]:
    found = curves(order, residual)
    return {
        "order": order,
        "residual": residual,
        "layers": layers,
        "steps": [step for step in ORDERS[order] if residual or step != "+"],
        "code": code(order, residual),
        "note": note(order, residual),
        "spread": found["spread"][: layers + 1],
        "gradient": list(found["gradient"][layers]),
        "telling": list(found["telling"][layers]),
        "noise": found["noise"][: layers + 1],
    }
