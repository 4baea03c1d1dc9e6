"""What is added up to scores, read from the graph: products of queries and keys, and biases."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from transformer_checkup.graph import (
    ADDITION,
    DIVIDED,
    PRODUCTS,
    RESHAPING,
    TIMES,
    Node,
    root,
)
from transformer_checkup.recorded import Attention
from transformer_checkup.recorder import Recorder, factor_of

SUMS = ADDITION | {"sub", "__sub__", "where"}
PARTS = RESHAPING | {"__getitem__", "chunk", "split", "unbind", "repeat_interleave"}
KEPT = PARTS | TIMES | DIVIDED | {"masked_fill", "masked_fill_", "tanh", "gather"}
TURNED = PARTS | TIMES | DIVIDED | SUMS | {"cat", "stack"}
SWAPS = {"transpose", "swapaxes", "swapdims", "movedim", "mT", "mH", "T"}


class Term(NamedTuple):
    """A summand of scores, and whether its last two axes are exchanged before it is added."""

    node: Node
    is_swapped: bool


def terms(node: Node, is_swapped: bool = False) -> Iterator[Term]:
    """The products and the biases that scores are made of."""
    if node.op not in SUMS | KEPT:
        yield Term(node, is_swapped)
        return
    for x in node.given if node.op in SUMS else node.given[:1]:
        if x.tensor.is_floating_point() and len(x.shape) > 1:
            yield from terms(x, is_swapped ^ swaps_the_last(node))


def swaps_the_last(node: Node) -> bool:
    n, given = len(node.shape), (*node.args[1:], *node.kwargs.values())
    numbers = (x for y in given for x in (y if isinstance(y, tuple) else (y,)))
    axes = [axis % n for axis in numbers if isinstance(axis, int)]
    if node.op == "permute":
        return axes.index(n - 1) < axes.index(n - 2)
    return node.op in SWAPS and set(axes) in (set(), {n - 1, n - 2})


def terms_of(attention: Attention) -> tuple[list[Term], list[Term]]:
    """The products among the terms of its scores, and the others."""
    node = attention.node
    found = [*terms(node.given[0])] if node and node.op == "softmax" else []
    products = [t for t in found if t.node.op in PRODUCTS and len(t.node.given) == 2]
    return products, [t for t in found if t not in products]


def has_rows_for_keys(attention: Attention) -> bool:
    """Has a term a row for each key, where the product of queries and keys has a column?

    DeBERTa's products of keys and distances have, before they are transposed.
    """
    products = [t for t in terms_of(attention)[0] if t.node.op != "einsum"]
    # What a product's rows are made of, such as a linear layer, and its columns.
    found = [(t.is_swapped, *[root(x, PARTS) for x in t.node.given]) for t in products]
    return any(
        swapped == other and rows is keys and rows is not queries
        for swapped, rows, _ in found
        for other, queries, keys in found
    )


def piles_up(recorder: Recorder) -> tuple[Attention, Attention] | None:
    """Two attentions, of which the second adds the scores of the first, a bias among them."""
    number = {id(node): n for n, node in enumerate(recorder.nodes)}
    for before, after in pairwise(recorder.attentions):
        (old, rest), (new, _) = terms_of(before), terms_of(after)
        is_later = any(number[id(t.node)] > number[id(before.node)] for t in new)
        has_bias = any(t.node.tensor.requires_grad for t in rest)
        if (
            is_later
            and has_bias
            and {id(t.node) for t in old} & {id(t.node) for t in new}
        ):
            return before, after
    return None


def is_scaled_twice(attention: Attention) -> bool:
    """Are queries, or keys, and their products as well, divided by √d_k?"""
    products = [t.node for t in terms_of(attention)[0]]
    node = products[0] if products else attention.node
    if node is None or attention.factor == 1:
        return False
    query, key = node.given[:2]
    factors = factor_before(query) * factor_before(key), attention.factor
    root_of_d_k = math.sqrt(query.shape[-1])
    off = max(abs(factor * root_of_d_k - 1) for factor in factors)
    return root_of_d_k > 1 and off < 0.01


def factor_before(node: Node) -> float:
    """By which numbers queries, or keys, are multiplied behind their projection."""
    factor = 1.0
    while node.op in TURNED and node.given:
        factor *= factor_of(node)
        node = node.given[0]
    return factor
