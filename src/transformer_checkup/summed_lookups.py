"""Two tables that are looked up with the same ids, and whose rows are added.

Their sum is one look-up in one table, so that nobody needs the second: it was to be looked up
with the positions.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from transformer_checkup.embedding_hook import EMBEDDING, same_ids
from transformer_checkup.model_under_test import ModelUnderTest
from transformer_checkup.recorder import ADDITION

SCALING = {
    "mul",
    "__mul__",
    "__rmul__",
    "mul_",
    "__imul__",
    "div",
    "__truediv__",
    "dropout",
}


class SummedLookups(TorchFunctionMode):
    """Follows what is looked up with these ids until two such tensors are added."""

    def __init__(self, ids: Tensor):
        super().__init__()
        self.is_wanted = same_ids(ids)
        self.table_of: dict[int, Tensor] = {}
        self.kept: list[Tensor] = []  # so that no id is used again
        self.summed: list[tuple[Tensor, Tensor]] = []

    def __torch_function__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        name = getattr(func, "__name__", "")
        if func in EMBEDDING:
            ids, table = args[:2]
            if ids.is_floating_point():  # torch.embedding has them in the other order
                ids, table = table, ids
            if self.is_wanted(ids):
                self.note(out, table)
            return out
        tables = [self.table_of[id(x)] for x in args if id(x) in self.table_of]
        if name in ADDITION and len(tables) == 2 and tables[0] is not tables[1]:
            self.summed.append((tables[0], tables[1]))
        elif name in SCALING and tables:
            self.note(out, tables[0])
        return out

    def note(self, out: Any, table: Tensor) -> None:
        self.table_of[id(out)] = table
        self.kept.append(out)


def summed_lookups(tested: ModelUnderTest, which: str) -> str:
    """The names of two tables that are added for the ids of the source or target, or ""."""
    src, tgt = tested.src(), tested.tgt()
    ids = src if which == "source" else tgt
    model = tested.copy()
    if ids is None or not isinstance(model, nn.Module):
        return ""
    with torch.no_grad(), SummedLookups(ids) as found:
        tested.forward(src, tgt, model.eval())
    if not found.summed:
        return ""
    names = {
        id(p): name.removesuffix(".weight") for name, p in model.named_parameters()
    }
    pair = [names.get(id(table), "a table") for table in found.summed[0]]
    return (
        f"{' and '.join(pair)} are both looked up with the {which}'s token ids, and added: one "
        "is to be looked up with the positions 0, 1, 2, …"
    )
