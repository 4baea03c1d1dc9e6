"""HeadSplitter: a tensor on its way through `split_heads`, `attention`, `concat_heads`.

No shape is worked out here. The real code runs and is traced, and where each number goes
is seen from what the code does to a tensor that counts 0, 1, 2, …
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import torch
from torch import Tensor
from traitlets import Bool, Dict, observe, validate

from annotated.checks import require, shape_of
from annotated.inspection import LineTrace, trace_lines
from annotated.transformer.attention import (
    attention,
    check_heads,
    concat_heads,
    split_heads,
)
from annotated_book.widgets.head_splitter.still import heads_picture
from annotated_book.widgets.kit.base import Int, Widget, brief, one_of, script, style
from annotated_book.widgets.kit.record import record

SIZES = {"batch": 3, "length": 5, "d_model": 12, "n_heads": 8}  # each from 1 up to this
CHOICES = {name: list(range(1, most + 1)) for name, most in SIZES.items()}
MOST_HEADS = 16  # of a tensor of the reader's own
MOST_NUMBERS = 600  # in it: more could not be told apart


def split_without_transpose(x: Tensor, n_heads: int) -> Tensor:
    """A common mistake: the shape is right, and the numbers are at the wrong indices."""
    check_heads(x.shape[-1], n_heads)
    batch, length, d_model = x.shape
    return x.view(batch, n_heads, length, d_model // n_heads)  # (B, H, L, d_k)


def facts(
    batch: int, length: int, d_model: int, n_heads: int, x: Tensor | None = None
) -> dict[str, Any]:
    """What the code does to x, the `right` way and the `wrong`, or the `error` it raises."""
    count = counting(batch, length, d_model)
    try:
        return {
            "right": follow(split_heads, count, n_heads, x),
            "wrong": follow(split_without_transpose, count, n_heads, x),
        }
    except ValueError as error:
        return {"error": str(error)}


def follow(
    split: Callable, count: Tensor, n_heads: int, x: Tensor | None
) -> dict[str, Any]:
    """Split, attend and join: the `lines` that ran, and the `stages` to draw between them.

    A line is executed source, with the name, shape and strides of the tensor it made.
    Attention mixes along `mixed_axis`. The `values` of a reader's x are those of x and of
    the joined result.
    """
    counted = run(split, count, n_heads)
    rows = counted if x is None else run(split, x, n_heads)
    answer = {
        "lines": [line(row) for row in rows],
        "stages": list(stages(count, counted)),
        "mixed_axis": mixed_axis(result(rows, "attention").shape),
    }
    if x is not None:
        answer["values"] = [written(x), written(result(rows, "concat_heads"))]
    return answer


def run(split: Callable, x: Tensor, n_heads: int) -> list[LineTrace]:
    def split_attend_join() -> Tensor:
        heads = split(x, n_heads)
        values, _ = attention(heads, heads, heads)
        return concat_heads(values)

    return trace_lines([split, attention, concat_heads], split_attend_join)


def result(rows: list[LineTrace], function: str) -> Tensor:
    """What a traced function returned."""
    returned = (row.tensors.get("return") for row in rows if row.function == function)
    return next(tensor for tensor in returned if tensor is not None)


def counting(*shape: int) -> Tensor:
    """The numbers 0, 1, 2, … in a tensor: they can be followed wherever they go."""
    return torch.arange(math.prod(shape), dtype=torch.float64).view(shape)


def written(x: Tensor) -> str:
    """All values, in three figures."""
    return " ".join(f"{value:.3g}" for value in x.flatten().tolist())


def line(row: LineTrace) -> dict[str, Any]:
    answer = {"function": row.function, "source": row.source.strip()}
    for name, tensor in row.tensors.items():
        shape, strides = list(tensor.shape), list(tensor.stride())
        answer |= {"name": name, "shape": shape, "strides": strides}
    return answer


def stages(count: Tensor, rows: list[LineTrace]) -> Iterator[dict[str, Any]]:
    """The tensors to draw. A stage has its shape and its `origin`, and comes `after` a line.

    The cell at an index is number Σ index·origin of x or, once attention has mixed the
    tokens, of the joined result.
    """
    yield stage("input", -1, count)
    for number, row in enumerate(rows):
        for name, tensor in row.tensors.items():
            is_result = name == "return"
            if row.function.startswith("split"):
                yield stage("split" if is_result else "viewed", number, tensor)
            elif row.function == "attention" and is_result:
                joined = concat_heads(counting(*tensor.shape))
                goes_to = joined.flatten().argsort().view(tensor.shape)
                yield stage("attended", number, goes_to)
            elif row.function == "concat_heads" and is_result:
                yield stage("joined", number, counting(*tensor.shape))


def stage(kind: str, after: int, numbers: Tensor) -> dict[str, Any]:
    shape, steps = list(numbers.shape), origin(numbers)
    return {"kind": kind, "after": after, "shape": shape, "origin": steps}


def origin(tensor: Tensor) -> list[int]:
    """By how much the number in a cell grows along each axis, checked at every cell."""
    first = tensor.flatten()[0]
    steps, total = [], first
    for axis, size in enumerate(tensor.shape):
        step = int(tensor.select(axis, 1).flatten()[0] - first) if size > 1 else 0
        shape = [-1 if other == axis else 1 for other in range(tensor.dim())]
        total = total + step * torch.arange(size).view(shape)
        steps.append(step)
    if not torch.equal(tensor, total):
        raise AssertionError("the numbers of a stage do not grow evenly along its axes")
    return steps


def mixed_axis(shape: torch.Size) -> int:
    """The axis that attention mixes: if all scores are equal, it gives the mean along it.

    It is -1 where there is but one token, and nothing to mix.
    """
    values = counting(*shape).sin()
    same = torch.zeros_like(values)
    mixed, _ = attention(same, same, values)
    for axis, size in enumerate(shape):
        mean = values.mean(axis, keepdim=True).expand(shape)
        if size > 1 and torch.allclose(mixed, mean, atol=1e-6):
            return axis
    return -1


@cache
def table() -> dict[str, Any]:
    """The facts at every state of the sliders, for pages without a kernel."""
    return record(CHOICES, facts)


class HeadSplitter(Widget):
    """Follow each number through splitting, attention and joining.

    Args:
        tensor: (B, L, d_model), your own numbers. Without it, sliders choose the sizes.
        n_heads: the number of heads to begin with.

    The traits `batch`, `length`, `d_model`, `n_heads` and `skip_transpose` can be set,
    observed and linked; `facts` is what the code did.

    Raises:
        ValueError: if the tensor is not (B, L, d_model), or too large to be drawn.
    """

    _esm = script("head_splitter/head_splitter.js")
    _css = style("kit/listing.css", "head_splitter/head_splitter.css")

    batch = Int(1).tag(sync=True, page=True)
    length = Int(4).tag(sync=True, page=True)
    d_model = Int(6).tag(sync=True, page=True)
    n_heads = Int(3).tag(sync=True, page=True)
    skip_transpose = Bool(False).tag(sync=True, page=True)
    choices = Dict().tag(sync=True)  # slider -> the values it can take
    facts = Dict().tag(sync=True)

    def __init__(
        self, tensor: Tensor | None = None, n_heads: int | None = None, **traits
    ):
        choices = CHOICES
        if tensor is not None:
            check_drawable(tensor)
            tensor = tensor.detach().cpu().contiguous()
            sizes = dict(zip(SIZES, tensor.shape, strict=False))
            choices = {name: [size] for name, size in sizes.items()}
            choices["n_heads"] = list(range(1, min(MOST_HEADS, tensor.shape[-1]) + 1))
            sizes["n_heads"] = next(h for h in (3, 2, 1) if tensor.shape[-1] % h == 0)
            traits = sizes | traits
        if n_heads is not None:
            traits["n_heads"] = n_heads
        self.tensor = tensor
        super().__init__(choices=choices, **traits)
        self.run_again()

    @validate(*SIZES)
    def must_be_a_choice(self, proposal: dict[str, Any]) -> int:
        return one_of(self.choices[proposal["trait"].name], proposal)

    @observe(*SIZES)
    def run_again(self, _: Any = None) -> None:
        self.facts = facts(*(getattr(self, name) for name in SIZES), x=self.tensor)

    @classmethod
    def page_data(cls) -> dict[str, Any]:
        return {"table": table()}

    def page_state(self) -> dict[str, Any]:
        state, x = super().page_state(), self.tensor
        own = {} if x is None else {"table": record(self.choices, partial(facts, x=x))}
        return state | own

    def still(self) -> tuple[str, str]:
        return heads_picture(self.facts, "wrong" if self.skip_transpose else "right")


def check_drawable(tensor: Tensor) -> None:
    require(
        isinstance(tensor, Tensor) and tensor.is_floating_point(),
        f"tensor must be a floating-point tensor (B, L, d_model), got {brief(tensor)}: "
        "convert it with torch.as_tensor(...).float()",
    )
    require(
        tensor.dim() == 3 and tensor.numel() > 0,
        f"tensor must have shape (B, L, d_model) and not be empty, got {shape_of(tensor)}",
    )
    require(
        tensor.numel() <= MOST_NUMBERS,
        f"tensor has shape {shape_of(tensor)}, which is {tensor.numel()} numbers, and at "
        f"most {MOST_NUMBERS} can be drawn: give a part of it, such as x[:1, :5, :12]",
    )
