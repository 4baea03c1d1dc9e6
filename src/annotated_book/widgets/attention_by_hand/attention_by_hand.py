"""AttentionByHand: three words, two features, and each step of attention as they move.

The page works the steps out for itself; the tests compare each number with `attention`.
"""

from __future__ import annotations

import math
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
    script,
    style,
)

WORDS = ["the", "cat", "sleeps"]
QUERY = [[1.0, 0.0], [0.0, 2.0], [2.0, 1.0]]
KEY = [[2.0, 0.0], [0.0, 1.0], [1.0, -1.0]]
VALUE = [[3.0, 0.0], [0.0, 3.0], [-2.0, -1.0]]
START = {"query": QUERY, "key": KEY, "value": VALUE}
REACH = 4  # vectors go from -4 to 4 along each axis
DIGITS = 4  # behind the point
MOST_WORDS, MOST_LETTERS = 5, 40


def vectors(start: list[list[float]]) -> List:
    return List(List(Float()), start).tag(sync=True, page=True)


class AttentionByHand(Widget):
    """Drag or type the vectors of three words; scores, weights and output follow.

    Args:
        query, key, value: (L, 2), vectors of your own for 2 to 5 words; they are rounded
            to four digits behind the point.
        words: what they are called, in at most 40 letters each.

    The traits can be set, observed and linked: `query`, `key`, `value` as lists, `scale`,
    whether scores are divided by √d_k, and `word`, the query that is looked at. `scores`,
    `weights` and `output` are what PyTorch makes of them.

    Raises:
        ValueError: if the tensors are not (L, 2), or not finite, or if the words do not fit.
    """

    _esm = script("attention_by_hand/attention_by_hand.js")
    _css = style("attention_by_hand/attention_by_hand.css")

    query = vectors(QUERY)
    key = vectors(KEY)
    value = vectors(VALUE)
    scale = Bool(True).tag(sync=True, page=True)
    word = Int(1).tag(sync=True, page=True)
    given = Dict().tag(
        sync=True, page="if own"
    )  # the words, and how far a vector may go

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
        n = len(tensors["query"])
        check_words(tensors, n)
        if words is None:
            words = WORDS if n == len(WORDS) else [f"word {i}" for i in range(n)]
        names = check_names(words, n)
        furthest = max(float(x.abs().max()) for x in tensors.values())
        room = {"words": names, "reach": max(REACH, math.ceil(furthest))}
        lists = {name: rounded(x.tolist()) for name, x in tensors.items()}
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

    def tensors(self) -> list[Tensor]:
        """Query, key and value (L, 2)."""
        lists = (self.query, self.key, self.value)
        return [torch.tensor(x, dtype=torch.float64) for x in lists]

    def attend(self) -> tuple[Tensor, Tensor]:
        """Output (L, 2) and weights (L, L) of the package's own attention."""
        query, key, value = self.tensors()
        return attention(query if self.scale else query * math.sqrt(2), key, value)

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
        return {"given": {"words": WORDS, "reach": REACH}}

    def still(self) -> tuple[str, str]:
        vectors = {"query": self.query, "key": self.key, "value": self.value}
        words, reach = self.given["words"], self.given["reach"]
        return planes_picture(
            words, vectors, self.word, reach, self.weights, self.output
        )


def rounded(rows: list[list[float]]) -> list[list[float]]:
    return [[round(x, DIGITS) + 0.0 for x in row] for row in rows]  # and no -0.0


def as_vectors(x: Tensor | list, name: str) -> Tensor:
    """The vectors (L, 2) in float64."""
    x = as_float64(x, name, "(L, 2)")
    require(
        x.dim() == 2 and x.shape[1] == 2,
        f"{name} must be a tensor (L, 2), got {shape_of(x)}: give a row for each token and "
        "two features",
    )
    require(
        bool((x.abs() < 1000).all()),
        f"{name} must hold finite numbers below 1000, got {x.tolist()}",
    )
    return x


def check_words(tensors: dict[str, Tensor], n: int) -> None:
    for name, x in tensors.items():
        require(
            2 <= len(x) <= MOST_WORDS and len(x) == n,
            f"{name} has {len(x)} rows: give 2 to {MOST_WORDS} words, as many in query, key "
            "and value",
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
