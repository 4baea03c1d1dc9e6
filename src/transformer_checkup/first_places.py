"""Where in a pass it begins: the first NaN, the first difference."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from transformer_checkup.graph import RESHAPING, TIMES, Graph, Node
from transformer_checkup.model_under_test import SRC_LEN, TGT_LEN, ModelUnderTest
from transformer_checkup.recorder import record, weights_of

EXAMPLES = 11  # no heads, and no parts of a projection, are so many
ROUNDING = 1e-5  # of the largest number of a result


def has_nan(node: Node) -> bool:
    x = node.tensor
    return x is not None and x.is_floating_point() and bool(node.value.isnan().any())


def first_with_nan(graph: Graph) -> Node | None:
    """The first operation that makes NaN of numbers that have none."""
    made = (x for x in graph.nodes if has_nan(x) and not any(map(has_nan, x.given)))
    return next(made, None)


def first_nan(tested: ModelUnderTest) -> str:
    """ "; the first NaN is made by …", or "" where no function of PyTorch makes one."""
    src, tgt = tested.src(), tested.tgt()
    node = first_with_nan(record(tested, src, tgt))
    if node is None:
        return ""
    text = f"; the first NaN is made by {nan_in_words(node)}"
    text += f", in {node.path}" if node.path else ""
    text += f" ({node.line})" if node.line else ""
    others = [
        None if ids is None else ids.where(ids != 0, ids.max()) for ids in (src, tgt)
    ]
    if others[1] is not None and tested.logits(others[0], others[1]).isfinite().all():
        text += ". Without the id 0 there is none: is 0 taken for padding?"
    return text


def nan_in_words(node: Node) -> str:
    if node.op in TIMES:
        return "a product of 0 and infinity, such as 0 · -inf in a mask: use masked_fill or where"
    is_softmax = node.op == "softmax" and node.given[0].value.isneginf().all(-1).any()
    if is_softmax or (
        node.op == "scaled_dot_product_attention" and weights_of(node)[0].isnan().any()
    ):
        return "a softmax over a fully masked row"
    return f"the function {node.op}"


def first_difference(
    one: Graph, other: Graph, part: Callable[[Tensor], Tensor | None] = lambda x: x
) -> Node | None:
    """The first operation in two passes of one model that makes different numbers of equal ones.

    Args:
        part: what is compared of each result, such as the first example alone; None if it
            has no such part.
    """
    differs: set[int] = set()

    def is_other(x: Node, y: Node, part: Callable = part) -> bool:
        if x.tensor is None or y.tensor is None or not x.tensor.is_floating_point():
            return False
        a, b = part(x.value), part(y.value)
        if a is None or b is None:
            return False
        if a.shape != b.shape:
            return True
        size = a.abs().nan_to_num(0, 0, 0).amax().item() if a.numel() else 0.0
        return not torch.allclose(a, b, 0, ROUNDING * size, equal_nan=True)

    for x, y in zip(one.nodes, other.nodes, strict=False):
        if x.op != y.op:
            return x
        if is_other(x, y):
            if not any(id(given) in differs for given in x.given):
                return x
            differs.add(id(x))
        elif is_other(x, y, lambda whole: whole) and part(x.value) is None:
            # What cannot be compared may differ, if it has met others.
            met = x.op in RESHAPING or any(id(given) in differs for given in x.given)
            differs |= {id(x)} if met else set()
    return None


def first_that_mixes(tested: ModelUnderTest) -> Node | None:
    """The first operation in which the last token changes what stands at earlier positions."""
    src, tgt = tested.src(), tested.long_tgt()
    changed, length = tgt.clone(), tgt.shape[1]
    changed[:, -1:] = tested.other(tgt[:, -1:], tested.tgt_vocab)

    def earlier(x: Tensor) -> Tensor | None:
        axes = [n for n in range(x.dim()) if x.shape[n] == length]
        return x.narrow(axes[0], 0, length - 1) if len(axes) == 1 else None

    passes = record(tested, src, tgt), record(tested, src, changed)
    return first_difference(*passes, earlier)


def first_example(batch: int) -> Callable[[Tensor], Tensor | None]:
    """For `first_difference`: the first of so many examples, along the first or second axis."""

    def part(x: Tensor) -> Tensor | None:
        axes = [n for n in range(min(2, x.dim() - 1)) if x.shape[n] == batch]
        return x.select(axes[0], 0) if axes else None

    return part


def where_examples_meet(tested: ModelUnderTest) -> Node | None:
    """The first operation in which an example changes with the others of its batch."""
    src = tested.src(EXAMPLES, tested.fit(SRC_LEN))
    tgt = tested.tgt(EXAMPLES, tested.fit(TGT_LEN))
    other_src, other_tgt = None if src is None else src.clone(), tgt.clone()
    for ids, size in ((other_src, tested.src_vocab), (other_tgt, tested.tgt_vocab)):
        if ids is not None and size is not None:
            ids[1:] = tested.other(ids[1:], size)
    passes = record(tested, src, tgt), record(tested, other_src, other_tgt)
    return first_difference(*passes, first_example(len(tgt)))
