"""Linear layers that are written out, x @ w + b, in a model of parameters and functions.

A parameter that is the only matrix in its place (an own linear layer, or a dictionary of a
weight and a bias) and that a product has on its right makes a layer. The place is its path.
So does each matrix of an nn.ParameterDict that holds several, by its own name.
"""

from __future__ import annotations

import re
from typing import Any

from torch import Tensor, nn

PRODUCTS = {"matmul", "__matmul__"}
MATRIX_PRODUCT = re.compile(r"(\.{3}|[a-zA-Z]*)([a-zA-Z]),\2([a-zA-Z])->\1\3")
SUMS = {"add", "__add__", "__radd__"}


def lone_matrices(model: Any) -> dict[int, str]:
    """The path of the place of each matrix that has no other beside it, by the matrix's id."""
    found = {}
    for path, module in model.named_modules() if isinstance(model, nn.Module) else ():
        own = [*module.parameters(recurse=False)]
        matrices = [p for p in own if p.dim() > 1]
        if len(matrices) == 1 and matrices[0].dim() == 2 and len(own) <= 2:
            found[id(matrices[0])] = path
        elif isinstance(module, nn.ParameterDict):  # each is a layer by its own name
            named = module.named_parameters(path, recurse=False)
            found |= {id(p): name for name, p in named if p.dim() == 2}
    return found


def note_written_linear(
    recorder: Any, name: str, given: list[Tensor], out: Any, equation: Any = ""
) -> None:
    """Record the product as a linear layer, and then the sum with the bias as its result.

    It may be an einsum, whose equation is "...i,io->...o" or "bld,df->blf".
    """
    if len(given) != 2 or not isinstance(out, Tensor):
        return
    path = recorder.lone_matrices.get(id(given[1]))
    is_product = name in PRODUCTS or (
        isinstance(equation, str)
        and MATRIX_PRODUCT.fullmatch(equation.replace(" ", ""))
    )
    if is_product and path is not None:
        recorder.record_linear(out, given[0], given[1])
        call = recorder.linears[-1]
        call.path, call.weight = path, given[1].T
    elif (is_product or equation) and any(map(is_parameter, given)):
        recorder.projections.append(by_position(out, recorder.lengths))
    elif name in SUMS:
        note_bias(recorder, given, out)


def goes_over_rows(equation: Any, given: list[Tensor], weights: Tensor) -> bool:
    """Does a product with weights sum over their rows, since these are (…, keys, queries)?"""
    if not equation:
        return len(given) == 2 and given[1] is weights
    if not isinstance(equation, str) or "->" not in equation:
        return False
    factors, _, result = equation.replace(" ", "").partition("->")
    place = next(n for n, x in enumerate(given) if x is weights)
    row, column = factors.split(",")[place][-2:]
    return row not in result and column in result


def by_position(x: Tensor, lengths: set[int]) -> Tensor:
    """(B, L, features), also from (B, H, L, d_k)."""
    if x.dim() == 4 and x.shape[2] in lengths and x.shape[1] not in lengths:
        x = x.transpose(1, 2)
    return x.detach().flatten(2) if x.dim() > 2 else x.detach()


def is_parameter(x: Tensor) -> bool:
    """A parameter, or a part of one, such as the last of four matrices in one."""
    return isinstance(x, nn.Parameter) or isinstance(x._base, nn.Parameter)


def note_bias(recorder: Any, given: list[Tensor], out: Tensor) -> None:
    x, bias = given if given[0].dim() > 1 else reversed(given)
    origin = recorder.made[x]
    if origin is None or origin.kind != "linear" or not is_parameter(bias):
        return
    call = recorder.linears[origin.number]
    if bias.dim() != 1 or call.out.shape != out.shape:
        return
    before, call.out = call.out, out.detach().clone()
    kept = recorder.projections
    recorder.projections = [call.out if p is before else p for p in kept]
    recorder.made.note(out, *origin)
