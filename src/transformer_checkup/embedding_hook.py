"""Reaching the embeddings of a model, whoever wrote it, to differentiate by them or change them.

Like the recorder, it sees every call of a torch function in its block, so it needs no name
of a module.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor
from torch.overrides import TorchFunctionMode

EMBEDDING = {F.embedding, torch.embedding}


class EmbeddingHook(TorchFunctionMode):
    """Intervenes where the model embeds certain ids, inside the `with` block.

    Args:
        select: which ids: a function of the ids that says True or False.
        replace: from the embedded ids to what takes their place. Without it, they become
            the leaf of a new graph, so that gradients arrive there.
    """

    def __init__(
        self,
        select: Callable[[Tensor], bool],
        replace: Callable[[Tensor], Tensor] | None = None,
    ):
        super().__init__()
        self.select = select
        self.replace = replace or (lambda out: out.detach().requires_grad_())
        self.leaves: list[Tensor] = []
        self.ids: list[Tensor] = []  # as they are looked up

    def __torch_function__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        if func in EMBEDDING:
            ids = args[1] if args[0].is_floating_point() else args[0]
            if self.select(ids):
                replaced = self.replace(out)
                self.leaves.append(replaced)
                self.ids.append(ids)
                out = replaced.clone()  # a model may add positions to it in place
        return out


def same_ids(ids: Tensor) -> Callable[[Tensor], bool]:
    """True for these ids, or for them with the batch as the second axis."""

    def select(seen: Tensor) -> bool:
        if seen.dim() != 2 or seen.numel() != ids.numel():
            return False
        seen = seen.to(ids.dtype)
        return torch.equal(seen, ids) or torch.equal(seen, ids.T)

    return select


def are_positions(ids: Tensor) -> bool:
    """0, 1, 2, … along one axis: ids of a learned table of positions."""
    row = ids.reshape(-1, ids.shape[-1])[0] if ids.dim() else ids
    column = ids[:, 0] if ids.dim() == 2 else row
    return any(
        bool((x.diff() == 1).all()) and int(x[0]) <= 2
        for x in (row, column)
        if x.dim() == 1 and len(x) > 1
    )
