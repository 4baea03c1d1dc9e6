"""What nobody said, read from one pass: the sizes of vocabularies, and what comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

from transformer_checkup.graph import Graph
from transformer_checkup.isolation import copy_of
from transformer_checkup.model_under_test import tensor_in
from transformer_checkup.recorder import lookup

SIZES = 11, 7, 5  # the batch, the source, the target
HIGHEST = 5  # an id that every table has


@dataclass
class Read:
    """One pass: the rows of the tables of both texts, and what came out."""

    rows: dict[str, int]
    output: Tensor
    looks_ahead: bool

    @property
    def width(self) -> int:
        return self.output.shape[-1] if self.output.dim() > 1 else 1


def read_ids(model: Any, calls: Iterable[Callable]) -> Read | None:
    """What a pass tells that is called in the first of these ways that runs."""
    batch, *lengths = SIZES
    device = next(iter(parameters_of(model)), torch.zeros(())).device
    generator = torch.Generator().manual_seed(0)
    src, tgt = (
        torch.randint(1, HIGHEST + 1, (batch, n), generator=generator).to(device)
        for n in lengths
    )
    changed = tgt.clone()
    changed[:, -1] = 1 + tgt[:, -1] % HIGHEST

    for call in calls:
        used = copy_of(model)
        used = used.eval() if isinstance(used, nn.Module) else used

        def output(ids: Tensor, used: Any = used, call: Callable = call) -> Tensor:
            with torch.no_grad():
                return tensor_in(call(used, src.clone(), ids.clone()), -1)

        try:
            with Graph(None) as graph:
                before = output(tgt)
            found = [lookup(node) for node in graph.nodes if node.op == "embedding"]
            change = output(changed) - before
        except (Exception, SystemExit):
            continue
        rows = {
            name: len(x.weight)
            for x in found
            for name, ids in (("src", src), ("tgt", tgt))
            if torch.equal(x.ids, ids) or torch.equal(x.ids, ids.T)
        }
        if rows and before.dim():
            earlier = change[:, :-1] if before.dim() > 2 else change[:0]
            looks_ahead = bool((earlier.abs() > 1e-3 * before.std()).any())
            return Read(rows, before, looks_ahead)
    return None


def widths_of_inputs(model: nn.Module) -> list[int]:
    """The numbers of features that its layers take."""
    names = "in_features", "in_channels", "input_size", "embed_dim"
    modules = model.modules() if isinstance(model, nn.Module) else ()
    found = [getattr(m, name, 0) for m in modules for name in names]
    return [*dict.fromkeys(n for n in found if n)]


def parameters_of(model: Any) -> list[nn.Parameter]:
    return [*model.parameters()] if isinstance(model, nn.Module) else []
