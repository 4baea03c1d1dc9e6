"""ScaleSwitch: what becomes of scores and weights as d_k grows, with and without √d_k.

Queries and keys are random, with variance 1; the package's attention is run on them at
each d_k, and what it gives is stored for the page.
"""

from __future__ import annotations

import math
from functools import cache, partial
from typing import Any

import torch
from torch import Tensor
from traitlets import Bool, Dict, observe, validate

from annotated.checks import require, shape_of
from annotated.transformer.attention import attention
from annotated_book.widgets.kit.base import Int, Widget, brief, one_of, script, style
from annotated_book.widgets.kit.drawing import EDGE, sheet, text
from annotated_book.widgets.kit.record import record

SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]
QUERIES, KEYS = 300, 10  # each query has keys of its own
EDGES = list(range(-20, 21, 2))  # of the bars; what lies beyond has a bar of its own
CHOICES = {"d_k": SIZES, "scale": [False, True]}
SHOWN = 10  # weights of the first query, the largest first


@cache
def random_features() -> tuple[Tensor, Tensor]:
    """Queries (N, 1, d) and keys (N, K, d) of the largest d_k; smaller ones take a part."""
    draw = torch.Generator().manual_seed(0)
    query = torch.randn(QUERIES, 1, SIZES[-1], generator=draw)
    return query, torch.randn(QUERIES, KEYS, SIZES[-1], generator=draw)


def facts(
    d_k: int, scale: bool, given: tuple[Tensor, Tensor] | None = None
) -> dict[str, Any]:
    """Scores as shares of all in each bar, and what the softmax makes of them."""
    query, key = (x[..., :d_k] for x in given or random_features())
    root = math.sqrt(d_k)
    scores = (query @ key.mT).flatten() / (root if scale else 1)
    _, weights = attention(query if scale else query * root, key, key)
    weights = weights.flatten(0, -2)  # (N, K)
    edges = torch.tensor([-math.inf, *EDGES, math.inf])
    bar = torch.bucketize(scores, edges, right=True) - 1
    shares = bar.bincount(minlength=len(EDGES) + 1) / len(scores)
    first = weights[0].sort(descending=True).values[:SHOWN]
    return {
        "spread": round(float(scores.std(correction=0)), 2),
        "shares": [round(share, 4) for share in shares.tolist()],
        "weights": [round(weight, 4) for weight in first.tolist()],
        "largest": round(float(weights.amax(-1).mean()), 4),
        "slope": round(float((weights * (1 - weights)).amax(-1).mean()), 4),
    }


@cache
def table() -> dict[str, Any]:
    return record(CHOICES, facts)


class ScaleSwitch(Widget):
    """Divide the scores by √d_k, or do not, and see what the softmax makes of them.

    Args:
        query, key: (Q, d_k) and (K, d_k), your own; without them, random ones, and a
            slider for d_k.

    The traits `d_k` and `scale` can be set, observed and linked; `facts` is what came out.

    Raises:
        ValueError: if query and key are not such tensors.
    """

    _esm = script("scale_switch/scale_switch.js")
    _css = style("scale_switch/scale_switch.css")

    d_k = Int(64).tag(sync=True, page=True)
    scale = Bool(False).tag(sync=True, page=True)
    choices = Dict().tag(sync=True, page="if own")  # of d_k, and the bars’ edges
    facts = Dict().tag(sync=True)

    def __init__(
        self, query: Tensor | None = None, key: Tensor | None = None, **traits
    ):
        choices = CHOICES | {"edges": EDGES}
        self.given = None
        if query is not None or key is not None:
            check_features(query, key)
            query, key = (x.detach().float().cpu().unsqueeze(0) for x in (query, key))
            self.given = query, key
            choices["d_k"] = [query.shape[-1]]
            traits = {"d_k": query.shape[-1]} | traits
        super().__init__(choices=choices, **traits)
        self.run_again()

    @validate("d_k")
    def must_be_a_choice(self, proposal: dict[str, Any]) -> int:
        return one_of(self.choices["d_k"], proposal)

    @observe("d_k", "scale")
    def run_again(self, _: Any = None) -> None:
        self.facts = facts(self.d_k, self.scale, self.given)

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"table": table(), "choices": CHOICES | {"edges": EDGES}}

    def page_state(self) -> dict[str, Any]:
        if self.given is None:
            return super().page_state()
        sliders = CHOICES | {"d_k": self.choices["d_k"]}
        own = record(sliders, partial(facts, given=self.given))
        return super().page_state() | {"table": own}

    def still(self) -> tuple[str, str]:
        return weights_picture(
            self.d_k, *(facts(self.d_k, scale, self.given) for scale in (False, True))
        )


def check_features(query: Tensor | None, key: Tensor | None) -> None:
    for name, x in {"query": query, "key": key}.items():
        require(
            isinstance(x, Tensor)
            and x.dim() == 2
            and x.is_floating_point()
            and x.numel() > 0,
            f"{name} must be a floating-point tensor (L, d_k), got {brief(x)}: give query and "
            "key of one head, such as q[0, 0] and k[0, 0], and convert with .float()",
        )
        require(
            bool((x.abs() < 1e6).all()),
            f"{name} must hold finite numbers below a million: look for nan and inf in it",
        )
    require(
        query.shape[1] == key.shape[1],
        f"query and key must have the same d_k, got {shape_of(query)} and {shape_of(key)}",
    )


def weights_picture(d_k: int, plain: dict, scaled: dict) -> tuple[str, str]:
    """The weights of the first query, without the scale and with it."""
    parts = []
    for row, (title, found) in enumerate(
        [("scores as they are", plain), ("scores divided by √d_k", scaled)]
    ):
        top = 30 + 150 * row
        parts.append(text(EDGE, top, f"d_k = {d_k}, {title}: weights of one query"))
        for i, weight in enumerate(found["weights"]):
            high = max(100 * weight, 1)
            parts.append(
                f'<rect x="{EDGE + 46 * i}" y="{top + 112 - high}" width="40" '
                f'height="{high}" class="heat"/>'
            )
            parts.append(text(EDGE + 46 * i, top + 128, f"{weight:.2f}", "s"))
    says = (
        f"With d_k = {d_k}, the largest of the weights is {plain['largest']:.2f} on average "
        f"without the scale, and {scaled['largest']:.2f} with it."
    )
    return sheet(parts, 500, 330), says
