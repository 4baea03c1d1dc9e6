"""AttentionByHand: three words as arrows, and each step of attention as they move.

Two features of query and key are drawn. If there are more, the others are random or the
reader's own, and the page knows what they add to each score. It works the rest out for itself;
the tests compare each number with `attention`.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import torch
from torch import Tensor
from traitlets import Bool, Dict, Float, List, TraitError, validate

from annotated.checks import require, shape_of
from annotated.transformer.attention import attention
from annotated_book.widgets.attention_by_hand.still import planes_picture
from annotated_book.widgets.kit.base import (
    Int,
    Widget,
    as_float64,
    between,
    check_texts,
    one_of,
    script,
    style,
)

WORDS = ["the", "cat", "sleeps"]
QUERY = [[1.0, 0.0], [0.0, 2.0], [2.0, 1.0]]
KEY = [[2.0, 0.0], [-1.5, 1.0], [1.0, -1.0]]
VALUE = [[3.0, 0.0], [0.0, 3.0], [-2.0, -1.0]]
START = {"query": QUERY, "key": KEY, "value": VALUE}
REACH = 4  # vectors go from -4 to 4 along each axis
DIGITS = 4  # behind the point
SIZES = [2, 4, 8, 16, 32, 64, 128, 256, 512]  # of d_k
MOST_WORDS, MOST_LETTERS = 5, 40


@cache
def random_features(n: int) -> list[Tensor]:
    """What queries and keys (n, 510) have besides the plane: variance 1, two digits."""
    draw = torch.Generator().manual_seed(2)
    sizes = n, SIZES[-1] - 2
    features = (torch.randn(sizes, generator=draw).double() for _ in range(2))
    return [(100 * x).round() / 100 for x in features]


def products(hidden: list[Tensor], d_k: int) -> list[list[float]]:
    """What the features outside the plane add to each score."""
    query, key = (x[:, : d_k - 2] for x in hidden)
    return [[float(f"{x:.10g}") for x in row] for row in (query @ key.T).tolist()]


def room_for(
    words: list[str], reach: int, sizes: list[int], hidden: list[Tensor]
) -> dict[str, Any]:
    """What the page needs to know: the words, how far a vector may go, and the other features."""
    others = [products(hidden, d_k) for d_k in sizes]
    return {"words": words, "reach": reach, "sizes": sizes, "others": others}


def vectors(start: list[list[float]]) -> List:
    return List(List(Float()), start).tag(sync=True, page=True)


class AttentionByHand(Widget):
    """Drag the vectors of three words; scores, weights and output follow.

    Args:
        query, key: (L, d_k), vectors of your own for 2 to 5 words. Two features are drawn,
            rounded to four digits behind the point; the others stay as they are. With two
            features, or without vectors of your own, a slider adds random ones.
        value: (L, 2), drawn and rounded in the same way.
        words: what they are called, in at most 40 letters each.

    The traits can be set, observed and linked: `query`, `key`, `value` as lists (L, 2), `d_k`,
    how many features query and key have, `scale`, whether scores are divided by √d_k, and
    `word`, the query that is looked at. `scores`, `weights` and `output` are what PyTorch makes
    of them.

    Raises:
        ValueError: if the tensors have other shapes, or are not finite, or if the words do not
            fit.
    """

    _esm = script("attention_by_hand/attention_by_hand.js")
    _css = style("attention_by_hand/attention_by_hand.css")

    query = vectors(QUERY)
    key = vectors(KEY)
    value = vectors(VALUE)
    scale = Bool(True).tag(sync=True, page=True)
    d_k = Int(2).tag(sync=True, page=True)
    word = Int(1).tag(sync=True, page=True)
    given = Dict().tag(sync=True, page="if own")  # what `room_for` gives

    def __init__(
        self,
        query: Tensor | list | None = None,
        key: Tensor | list | None = None,
        value: Tensor | list | None = None,
        words: list[str] | None = None,
        **traits,
    ):
        given = {"query": query, "key": key, "value": value}
        own = START | {name: x for name, x in given.items() if x is not None}
        tensors = {name: as_vectors(x, name) for name, x in own.items()}
        n, d_k = tensors["query"].shape
        check_sizes(tensors, n, d_k)
        if words is None:
            words = WORDS if n == len(WORDS) else [f"word {i}" for i in range(n)]
        names = check_names(words, n)
        drawn = {name: x[:, :2] for name, x in tensors.items()}
        furthest = max(float(x.abs().max()) for x in drawn.values())
        reach = max(REACH, math.ceil(furthest))
        sizes, self.hidden = SIZES, random_features(n)
        if d_k > 2:
            sizes, self.hidden = [d_k], [tensors[x][:, 2:] for x in ("query", "key")]
            traits = {"d_k": d_k} | traits
        room = room_for(names, reach, sizes, self.hidden)
        lists = {name: rounded(x.tolist()) for name, x in drawn.items()}
        super().__init__(given=room, **lists | traits)

    @validate("query", "key", "value")
    def must_be_vectors(self, proposal: dict[str, Any]) -> list[list[float]]:
        name, rows = proposal["trait"].name, proposal["value"]
        n, reach = len(self.given["words"]), self.given["reach"]
        if [len(row) for row in rows] != [2] * n:
            raise TraitError(f"{name} must hold {n} vectors of 2 numbers, got {rows}")
        if not all(abs(x) <= reach for row in rows for x in row):
            raise TraitError(
                f"{name} must hold numbers from -{reach} to {reach}, got {rows}"
            )
        return rounded(rows)

    @validate("word")
    def must_be_a_word(self, proposal: dict[str, Any]) -> int:
        return between(0, len(self.given["words"]) - 1, proposal)

    @validate("d_k")
    def must_be_a_size(self, proposal: dict[str, Any]) -> int:
        return one_of(self.given["sizes"], proposal)

    def tensors(self) -> list[Tensor]:
        """Query and key (L, d_k), and value (L, 2)."""
        lists = (self.query, self.key, self.value)
        *pair, value = (torch.tensor(x, dtype=torch.float64) for x in lists)
        others = (x[:, : self.d_k - 2] for x in self.hidden)
        return [*map(torch.hstack, zip(pair, others, strict=True)), value]

    def attend(self) -> tuple[Tensor, Tensor]:
        """Output (L, 2) and weights (L, L) of the package's own attention."""
        query, key, value = self.tensors()
        return attention(
            query if self.scale else query * math.sqrt(self.d_k), key, value
        )

    @property
    def scores(self) -> Tensor:
        """The dot products (L, L), before any scale."""
        query, key, _ = self.tensors()
        return query @ key.T

    @property
    def weights(self) -> Tensor:
        return self.attend()[1]

    @property
    def output(self) -> Tensor:
        return self.attend()[0]

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        hidden = random_features(len(WORDS))
        return {"given": room_for(WORDS, REACH, SIZES, hidden)}

    def still(self) -> tuple[str, str]:
        vectors = {"query": self.query, "key": self.key, "value": self.value}
        words, reach = self.given["words"], self.given["reach"]
        return planes_picture(
            words, vectors, self.word, reach, self.weights, self.output
        )


def rounded(rows: list[list[float]]) -> list[list[float]]:
    return [[round(x, DIGITS) + 0.0 for x in row] for row in rows]  # and no -0.0


def as_vectors(x: Tensor | list, name: str) -> Tensor:
    """The vectors (L, d_k) of query or key, or (L, 2) of the values, in float64."""
    axes = "(L, 2)" if name == "value" else "(L, d_k)"
    x = as_float64(x, name, axes)
    fits = x.dim() == 2 and (x.shape[1] == 2 or (axes == "(L, d_k)" and x.shape[1] > 2))
    require(
        fits,
        f"{name} must be a tensor {axes}, got {shape_of(x)}: give a row for each token and "
        "two features, or more in query and key",
    )
    require(
        bool((x.abs() < 1000).all()),
        f"{name} must hold finite numbers below 1000, got {x.tolist()!r:.200}",
    )
    return x


def check_sizes(tensors: dict[str, Tensor], n: int, d_k: int) -> None:
    for name, x in tensors.items():
        require(
            2 <= len(x) <= MOST_WORDS and len(x) == n,
            f"{name} has {len(x)} rows: give 2 to {MOST_WORDS} words, as many in query, key "
            "and value",
        )
        require(
            name == "value" or x.shape[1] == d_k,
            f"query and key must have the same d_k, got {shape_of(tensors['query'])} and "
            f"{shape_of(x)}",
        )


def check_names(words: Any, n: int) -> list[str]:
    names = check_texts(words, "words")
    require(len(names) == n, f"words must name {n} words, got {len(names)}: {names}")
    for name in names:
        require(
            len(name) <= MOST_LETTERS,
            f"words holds {name[:MOST_LETTERS]!r} … of {len(name):,} letters, more than "
            f"{MOST_LETTERS}: shorten it",
        )
    return names
